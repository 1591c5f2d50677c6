//! The reason behind something, with the rules that it rests on: a refusal, or how a game
//! ended.

use chrono::{DateTime, Utc};
use engine::{Ruleset, Side};

use super::{MatchResult, Table};
use crate::rules::{reasons, sentences};
use crate::{Arg, Reader, Refusal};

/// What is explained.
#[derive(Clone, Debug)]
pub enum Explanation {
    /// The reader's last order that was refused, and when it was given.
    Refused(Box<Refusal>, DateTime<Utc>),
    /// How a game ended, and the match if that is over.
    Ended(Box<Table>, Option<Box<MatchResult>>),
}

impl Explanation {
    /// The game whose end is explained.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        match self {
            Explanation::Refused(..) => None,
            Explanation::Ended(table, _) => Some(table),
        }
    }

    /// The reason, then the rules' own sentences.
    #[must_use]
    pub fn text(&self, reader: &Reader) -> String {
        let words = reader.words();
        match self {
            Explanation::Refused(refusal, at) => {
                let why = ("why", Arg::from(refusal.text(reader)));
                let at = ("at", Arg::from(reader.moment(*at)));
                let mut lines = vec![words.say("why-refused", &[why, at])];
                if let Refusal::Ply(refused) = refusal.as_ref() {
                    let named = reasons::of_refusal(refused);
                    lines.extend(rules(reader, &refused.ruleset, &named));
                }
                lines.join("\n")
            }
            Explanation::Ended(table, result) => {
                let mut lines = vec![table.title(reader)];
                lines.extend(table.standing(reader));
                let taken = |side: Side| -> usize {
                    let own = table.game.plies().iter().filter(|ply| ply.mover == side);
                    own.map(|ply| ply.captures.len()).sum()
                };
                let numbers = [
                    ("plies", table.game.plies().len().into()),
                    ("by-attackers", taken(Side::Attackers).into()),
                    ("by-defenders", taken(Side::Defenders).into()),
                ];
                lines.push(words.say("why-numbers", &numbers));
                if let Some(outcome) = table.game.outcome() {
                    let ruleset = table.game.ruleset();
                    let named = reasons::of_ending(ruleset, table.game.position(), outcome);
                    lines.extend(rules(reader, ruleset, &named));
                }
                lines.extend(result.as_ref().map(|result| result.text(reader)));
                lines.join("\n")
            }
        }
    }
}

fn rules(reader: &Reader, ruleset: &Ruleset, named: &[&str]) -> Vec<String> {
    let words = reader.words();
    let said = sentences(words, ruleset, named);
    if said.is_empty() {
        return Vec::new();
    }
    let mut lines =
        vec![words.say("why-rules", &[("ruleset", Arg::from(ruleset.name(words.language())))])];
    lines.extend(said.iter().map(|rule| format!("  - {rule}")));
    lines
}
