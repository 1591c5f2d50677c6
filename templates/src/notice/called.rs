//! What a step is about, where the same can be done with several things: an entry in a list of them.

use commands::{Deed, GameQuestion, Order, Question, TournamentDeed, TournamentQuestion};
use engine::Side;

use crate::invitation::terms::{Invitation, Party};
use crate::notice::Notice;
use crate::reader::Reader;
use crate::rules::part_title;
use crate::told::step::NextStep;
use crate::tournament::page::Tournament;

impl NextStep {
    /// What it is about, as an entry in a list: a name or a number, or otherwise what a button for it
    /// says.
    pub fn called(&self, reader: &Reader) -> Option<String> {
        let words = reader.words();
        let given = self.verb().and_then(|_| self.order());
        match (self, given.map(|line| line.order)) {
            (NextStep::OneLadder(ladder), _) => Some(reader.ruleset(ladder)),
            (NextStep::ChallengeOnLadder { place, name, .. }, _) => {
                Some(format!("{place} · {name}"))
            }
            (_, Some(Order::Ask(Question::Rules(_, Some(part))))) => {
                part_title(words, part).or_else(|| self.label(words))
            }
            // An account at Discord is a number that nobody knows.
            (_, Some(Order::Do(Deed::Unlink(_))) | None) => self.label(words),
            (_, Some(order)) => Some(order.about()),
        }
    }

    /// The number of what it is done with, of several that have one.
    fn number(&self) -> Option<i64> {
        match self.order()?.order {
            Order::Ask(Question::Watch(number, None)) => Some(number.into()),
            Order::Ask(Question::Game(GameQuestion::Tries(number))) => number.map(i64::from),
            Order::Ask(Question::Tournament(TournamentQuestion::Show(number))) => {
                Some(number.into())
            }
            Order::Do(Deed::Tournament(
                TournamentDeed::Join(number) | TournamentDeed::Leave(number, _),
            )) => number.map(i64::from),
            _ => self.challenge(),
        }
    }
}

impl Notice {
    /// What a step is about, as an entry in a list: what the notice says about it, if it does.
    pub fn called(&self, step: &NextStep, reader: &Reader) -> Option<String> {
        let Some(number) = step.number() else { return step.called(reader) };
        let known = match self {
            Notice::Invitations(all) | Notice::Seeks(_, all) => {
                let of = all.iter().find(|one| one.number == number);
                of.map(|of| format!("{number} · {}", about(of, reader)))
            }
            Notice::Tries(_, lines) => {
                let mut saved = lines.iter().filter_map(|note| note.line.as_ref());
                let saved = saved.find(|saved| i64::from(saved.number) == number);
                saved.map(|saved| format!("{number} · {}", saved.text))
            }
            Notice::PublicGames(_, games) => {
                let game = games.iter().find(|game| game.number == number);
                game.map(|game| {
                    let [one, other] = Side::BOTH.map(|side| &game.names[side]);
                    format!("{number} · {one} – {other} · {}", reader.ruleset(&game.ruleset))
                })
            }
            Notice::Tournament(Tournament::List(lines)) => {
                lines.iter().find(|line| line.number == number).map(|line| line.name.clone())
            }
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
