//! What a step is about, where the same can be done with several things: an entry in a list of them.

use engine::Side;

use super::Notice;
use crate::notice::invitation::{Invitation, Party};
use crate::notice::tournament::Tournament;
use crate::reader::Reader;
use crate::rules::part_title;
use crate::told::step::NextStep;

impl NextStep {
    /// The word for what it does with one of several things; steps with the same word are offered
    /// as one list where there are buttons.
    pub fn verb(&self) -> Option<&'static str> {
        Some(match self {
            NextStep::Accept(_) | NextStep::Take(..) => "accept",
            NextStep::Decline(_) => "decline",
            NextStep::Cancel(_) => "cancel",
            NextStep::Watch(_) => "watch",
            NextStep::TryLine { .. } => "line",
            NextStep::OneCircle(_) => "circle",
            NextStep::JoinLadder(_) => "join-ladder",
            NextStep::OneLadder(_) => "ladder",
            NextStep::ChallengeOnLadder { .. } => "challenge-on-ladder",
            NextStep::EnterTournament(_) => "enter-tournament",
            NextStep::LeaveTournament(_) => "leave-tournament",
            NextStep::Tournament(_) => "tournament",
            NextStep::Unlink(_) => "unlink",
            NextStep::RulesPart(..) => "rules-part",
            _ => return None,
        })
    }

    /// What it is about, as an entry in a list: a name or a number, or otherwise what a button for it
    /// says.
    pub fn called(&self, reader: &Reader) -> Option<String> {
        match self {
            NextStep::Accept(number)
            | NextStep::Take(number, _)
            | NextStep::Decline(number)
            | NextStep::Cancel(number)
            | NextStep::Watch(number)
            | NextStep::EnterTournament(number)
            | NextStep::LeaveTournament(number)
            | NextStep::Tournament(number) => Some(number.to_string()),
            NextStep::TryLine { line, .. } => Some(line.to_string()),
            NextStep::OneCircle(circle) => Some(circle.clone()),
            NextStep::JoinLadder(ladder) => Some(ladder.clone()),
            NextStep::OneLadder(ladder) => Some(reader.ruleset(ladder)),
            NextStep::RulesPart(_, part) if let Some(title) = part_title(reader.words(), *part) => {
                Some(title)
            }
            NextStep::ChallengeOnLadder { place, name, .. } => Some(format!("{place} · {name}")),
            _ => self.button().map(|button| button.label(reader.words())),
        }
    }
}

impl Notice {
    /// What a step is about, as an entry in a list: what the notice says about it, if it does.
    pub fn called(&self, step: &NextStep, reader: &Reader) -> Option<String> {
        let known = match (self, step) {
            (
                Notice::Invitations(all) | Notice::Seeks(_, all),
                NextStep::Accept(number)
                | NextStep::Take(number, _)
                | NextStep::Decline(number)
                | NextStep::Cancel(number),
            ) => {
                let of = all.iter().find(|one| one.number == *number);
                of.map(|of| format!("{number} · {}", about(of, reader)))
            }
            (Notice::Tries(_, lines), NextStep::TryLine { line, .. }) => {
                let mut saved = lines.iter().filter_map(|note| note.line.as_ref());
                let saved = saved.find(|saved| saved.number == *line);
                saved.map(|saved| format!("{line} · {}", saved.text))
            }
            (Notice::PublicGames(_, games), NextStep::Watch(number)) => {
                let game = games.iter().find(|game| game.number == *number);
                game.map(|game| {
                    let [one, other] = Side::BOTH.map(|side| &game.names[side]);
                    format!("{number} · {one} – {other} · {}", reader.ruleset(&game.ruleset))
                })
            }
            (
                Notice::Tournament(Tournament::List(lines)),
                NextStep::EnterTournament(number)
                | NextStep::LeaveTournament(number)
                | NextStep::Tournament(number),
            ) => lines.iter().find(|line| line.number == *number).map(|line| line.name.clone()),
            _ => None,
        };
        known.or_else(|| step.called(reader))
    }
}

/// The other party and the ruleset.
fn about(invitation: &Invitation, reader: &Reader) -> String {
    let other = match (invitation.reader, &invitation.recipient) {
        (Party::Sender, Some(recipient)) => recipient,
        _ => &invitation.sender,
    };
    format!("{other} · {}", invitation.ruleset.name(reader.language))
}
