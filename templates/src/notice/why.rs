//! The reason behind something, with the rules that it is based on: a refusal, or how a game ended.

use chrono::{DateTime, Utc};
use engine::{Ruleset, Side};

use crate::notice::pair::MatchResult;
use crate::notice::table::Table;
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::rules::{reasons, sentences};
use crate::words::Arg;

#[derive(Clone, Debug)]
pub enum Explanation {
    /// The reader's last refused order, and when it was given.
    Refused(Box<Refusal>, DateTime<Utc>),
    /// How a game ended, and the match if it is over.
    Ended(Box<Table>, Option<Box<MatchResult>>),
}

impl Explanation {
    /// The game whose end is explained.
    pub fn table(&self) -> Option<&Table> {
        match self {
            Explanation::Refused(..) => None,
            Explanation::Ended(table, _) => Some(table),
        }
    }
}

/// The reason, then the rules' own sentences.
pub(super) fn refused(reader: &Reader, refusal: &Refusal, at: DateTime<Utc>) -> Vec<String> {
    let why = ("why", Arg::from(refusal.say(reader)));
    let at = ("at", Arg::from(reader.moment(at)));
    let mut lines = vec![reader.words().say("why-refused", &[why, at])];
    if let Refusal::Ply(refused) = refusal {
        let named = reasons::of_refusal(refused);
        lines.extend(rules(reader, &refused.ruleset, &named));
    }
    lines
}

/// How the game ended, in words and numbers, then the rules' own sentences.
pub(super) fn ended(reader: &Reader, table: &Table) -> Vec<String> {
    let mut lines = table.standing(reader);
    let taken = |side: Side| -> usize {
        let own = table.game.plies().iter().filter(|ply| ply.mover == side);
        own.map(|ply| ply.captures.len()).sum()
    };
    let numbers = [
        ("plies", table.game.plies().len().into()),
        ("by-attackers", taken(Side::Attackers).into()),
        ("by-defenders", taken(Side::Defenders).into()),
    ];
    lines.push(reader.words().say("why-numbers", &numbers));
    if let Some(outcome) = table.game.outcome() {
        let ruleset = table.game.ruleset();
        let named = reasons::of_ending(ruleset, table.game.position(), outcome);
        lines.extend(rules(reader, ruleset, &named));
    }
    lines
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
