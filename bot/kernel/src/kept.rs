//! Limits for what is stored of a player's texts: how long a text can be, and how many there can
//! be.

use chrono::{DateTime, TimeDelta, Utc};
use storage::{GameId, PlayerId};
use templates::told::TextKind;

use crate::ledger::Ledger;
use crate::refused::{Refused, Stop};

/// The most characters in a message, a note or a report: as many as Discord allows at once.
pub const LONGEST_TEXT: usize = 2_000;

/// The most messages that a player can send in a day, in all games together.
pub const MESSAGES_A_DAY: u32 = 100;

/// The most reports that a player can make in a day.
pub const REPORTS_A_DAY: u32 = 10;

/// The most notes that a player can have on a game.
pub const NOTES_ON_A_GAME: u32 = 200;

/// Refuses a text that is too long, or exceeds the number allowed.
pub fn check(
    ledger: &Ledger<'_>,
    player: PlayerId,
    what: TextKind,
    text: &str,
) -> Result<(), Stop> {
    check_length(text)?;
    let view = ledger.view();
    let again_at = match what {
        TextKind::Message => {
            in_a_day(ledger, view.message_before_last(player, MESSAGES_A_DAY - 1)?)
        }
        TextKind::Report => in_a_day(ledger, view.report_before_last(player, REPORTS_A_DAY - 1)?),
        TextKind::Note(game) => {
            let is_full = view.count_notes(player, GameId(game))? >= NOTES_ON_A_GAME;
            is_full.then_some(ledger.now)
        }
    };
    match again_at {
        None => Ok(()),
        Some(again_at) => {
            Err(Refused::TooManyTexts { what, again_at: again_at.timestamp() }.into())
        }
    }
}

/// Refuses a text that is too long.
pub fn check_length(text: &str) -> Result<(), Stop> {
    let letters = text.chars().count();
    match letters > LONGEST_TEXT {
        true => {
            Err(Refused::TooLong { letters: u32::try_from(letters).unwrap_or(u32::MAX) }.into())
        }
        false => Ok(()),
    }
}

/// A day after that moment, if that is in the future.
fn in_a_day(ledger: &Ledger<'_>, since: Option<DateTime<Utc>>) -> Option<DateTime<Utc>> {
    let again_at = since? + TimeDelta::days(1);
    // Even if the clock was set back, nobody is locked out for more than a day.
    (again_at > ledger.now).then(|| again_at.min(ledger.now + TimeDelta::days(1)))
}
