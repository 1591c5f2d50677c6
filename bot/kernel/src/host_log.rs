//! The organisers' log: what they decided about whom, and why.

use chrono::{DateTime, Utc};
use engine::notation::record::RecordLine;
use storage::{Fault, GameId, HostLogRow, PlayerId};
use templates::notice::make_harmless;
use templates::organising::HostRefused;

use crate::ledger::Ledger;
use crate::refused::Stop;

/// The most characters in a reason.
pub const LONGEST_REASON: usize = 500;

/// A reason as it is stored: one line of a record.
pub fn reason(text: &str) -> Result<RecordLine, Stop> {
    let line = RecordLine::new(&make_harmless(text)).ok_or(HostRefused::NoReason)?;
    if line.as_str().chars().count() > LONGEST_REASON {
        return Err(HostRefused::LongReason.into());
    }
    Ok(line)
}

pub enum HostTarget<'a> {
    Circle(&'a str),
    /// A player as a member of a circle.
    Member(&'a str, PlayerId),
    Player(PlayerId),
    Game(GameId),
    Nobody,
}

/// Writes into the organisers' log; returns the number of the entry.
pub fn log(
    ledger: &Ledger<'_>,
    what: &str,
    target: HostTarget<'_>,
    until: Option<DateTime<Utc>>,
    reason: String,
) -> Result<i64, Fault> {
    let (player, game, circle) = match target {
        HostTarget::Circle(circle) => (None, None, Some(circle.to_owned())),
        HostTarget::Member(circle, player) => (Some(player), None, Some(circle.to_owned())),
        HostTarget::Player(player) => (Some(player), None, None),
        HostTarget::Game(game) => (None, Some(game), None),
        HostTarget::Nobody => (None, None, None),
    };
    let (at, what, organiser) = (ledger.now, what.to_owned(), ledger.organiser);
    let row = HostLogRow { id: 0, at, what, player, game, until, reason, organiser, circle };
    ledger.change.insert_host_act(&row)
}
