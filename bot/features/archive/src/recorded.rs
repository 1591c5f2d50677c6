//! Games from elsewhere that the host keeps in the club's file: what is kept of them, and which are
//! the same game. The names in them are only text, and never those of players.

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use commands::ArchivedView;
use engine::notation::Record;
use engine::notation::record::{EndedBy, RecordLine};
use engine::{BySide, Side};
use kernel::lookup::Lookup;
use kernel::names;
use kernel::refused::{Refused, Stop};
use play::shown_game;
use sha2::{Digest, Sha256};
use storage::{Change, Fault, NewRecorded, RecordedId, UNDATED};
use templates::Notice;
use templates::archive::ArchivedBoard;
use templates::notice::{DrawingKind, Table, make_harmless};

use crate::games::outcome_of;

/// The most plies of a game, and the most characters of a name and of what else is written about it.
pub const MOST_PLIES: usize = 5000;
pub const LONGEST_NAME: usize = 100;
pub const LONGEST_TEXT: usize = 200;

/// Why a game isn't kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TooLong {
    Plies(usize),
    Name(Side, usize),
    Text(&'static str, usize),
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TooLong::Plies(plies) => {
                write!(
                    f,
                    "the game has {plies} plies; the longest that can be kept has {MOST_PLIES}"
                )
            }
            TooLong::Name(side, length) => write!(
                f,
                "the name of the {side} has {length} characters; the longest that can be kept has \
                 {LONGEST_NAME}"
            ),
            TooLong::Text(what, length) => write!(
                f,
                "the {what} has {length} characters; the longest that can be kept has {LONGEST_TEXT}"
            ),
        }
    }
}

/// What is kept of a record from elsewhere: a game with its names, event, dates and result, and
/// nothing that another club noted for itself.
///
/// # Errors
/// Something in it is too long.
pub fn cleaned(record: Record) -> Result<Record, TooLong> {
    if record.plies.len() > MOST_PLIES {
        return Err(TooLong::Plies(record.plies.len()));
    }
    let line = |text: &Option<RecordLine>| {
        text.as_ref().and_then(|text| RecordLine::new(&make_harmless(text.as_str())))
    };
    let length =
        |text: &Option<RecordLine>| text.as_ref().map_or(0, |text| text.as_str().chars().count());
    let record = Record {
        game: None,
        attackers: line(&record.attackers),
        defenders: line(&record.defenders),
        event: line(&record.event),
        date: line(&record.date),
        stated: line(&record.stated),
        clock: line(&record.clock),
        commitment: None,
        secret: None,
        variations: Vec::new(),
        events: Vec::new(),
        chain: None,
        ..record
    };
    for (side, name) in [(Side::Attackers, &record.attackers), (Side::Defenders, &record.defenders)]
    {
        if length(name) > LONGEST_NAME {
            return Err(TooLong::Name(side, length(name)));
        }
    }
    for (what, text) in [
        ("event", &record.event),
        ("date", &record.date),
        ("result", &record.stated),
        ("clock", &record.clock),
    ] {
        if length(text) > LONGEST_TEXT {
            return Err(TooLong::Text(what, length(text)));
        }
    }
    Ok(record)
}

/// Keeps a record that [`cleaned`] has returned and that can be replayed. Whether it was kept:
/// otherwise the same game is there already.
///
/// # Errors
/// The file can't be written.
pub fn keep(change: &Change<'_>, record: &Record, now: DateTime<Utc>) -> Result<bool, Fault> {
    fn text(line: &Option<RecordLine>) -> Option<&str> {
        line.as_ref().map(RecordLine::as_str)
    }
    let date = day_of(record);
    let names = BySide { attackers: text(&record.attackers), defenders: text(&record.defenders) };
    let folded = |side: Side| names[side].map(names::folded);
    let folded = BySide { attackers: folded(Side::Attackers), defenders: folded(Side::Defenders) };
    let outcome = record.result.map(outcome_of);
    let ending = record.result.filter(|end| end.by != EndedBy::Unstated).map(|end| end.by.word());
    change.insert_recorded(&NewRecorded {
        ruleset: &record.ruleset,
        version: record.version,
        names,
        folded: BySide {
            attackers: folded.attackers.as_deref(),
            defenders: folded.defenders.as_deref(),
        },
        date: date.as_deref(),
        event: text(&record.event),
        stated: text(&record.stated),
        played_at: date.as_deref().and_then(moment_of).unwrap_or(UNDATED),
        plies: u32::try_from(record.plies.len()).map_err(Fault::row)?,
        outcome: outcome.as_deref(),
        ending,
        record: &record.to_string(),
        fingerprint: fingerprint(record),
        imported_at: now,
    })
}

/// The record of a game from elsewhere.
pub fn record(lookup: Lookup<'_>, id: RecordedId) -> Result<Record, Stop> {
    let text = lookup.view.recorded_text(id)?;
    let text = text.ok_or(Refused::NoArchivedGame { number: id.0 })?;
    Ok(Record::parse(&text)
        .map_err(|error| Fault::row(format_args!("archived game {id}: {error}")))?)
}

/// The board of a game from elsewhere, now or earlier.
pub fn board(lookup: Lookup<'_>, id: RecordedId, view: ArchivedView) -> Result<Notice, Stop> {
    let record = record(lookup, id)?;
    let row = lookup.view.recorded_game(id)?.ok_or(Refused::NoArchivedGame { number: id.0 })?;
    // A ruleset of the club's own can be gone by now.
    let game = record.replay_leniently(lookup.library);
    let mut game = game.map_err(|_| Refused::NoRuleset { typed: record.ruleset.clone() })?;
    let archived = shown_game::archived_game(lookup, row);
    let made = game.plies().len();
    let (ply, drawn) = match view {
        ArchivedView::Board(ply) => (ply.and_then(|ply| usize::try_from(ply).ok()), None),
        ArchivedView::Picture => (None, Some(DrawingKind::Picture)),
        ArchivedView::Replay => (None, Some(DrawingKind::Replay(None))),
        ArchivedView::Record => (None, None),
    };
    let ply = ply.unwrap_or(made).min(made);
    game.take_back(made - ply);
    let end = record.result.filter(|_| ply == made);
    let table = Table {
        // No game of the club has such a number.
        number: -id.0,
        names: archived.names_shown(),
        seat: None,
        game,
        time: None,
        end,
        ruled: None,
        draw_offered: None,
        takeback_offered: None,
        time_offered: None,
        time_told: None,
        other_of_match: None,
        beginner: false,
        event: 0,
        chain: None,
        page: None,
        is_public: false,
    };
    Ok(Notice::Archived(Box::new(ArchivedBoard { game: archived, table, drawn })))
}

/// When it was played, as it was found.
fn day_of(record: &Record) -> Option<String> {
    let of_moment = || {
        let moment = record.ended.as_ref().or(record.began.as_ref())?;
        moment.as_str().split('T').next().map(str::to_owned)
    };
    record.date.as_ref().map(ToString::to_string).or_else(of_moment)
}

/// The same for the same game. Somebody who passes a game on can leave out how it ended, or when it
/// began; ruleset, names, day, start and plies say which one it is. Two games without names that
/// went the same way can't be told apart.
fn fingerprint(record: &Record) -> [u8; 32] {
    let mut hash = Sha256::new();
    let mut add = |text: &str| {
        hash.update(text.as_bytes());
        hash.update(b"\n");
    };
    add(&record.ruleset);
    for line in [&record.attackers, &record.defenders] {
        add(line.as_ref().map_or("", RecordLine::as_str));
    }
    add(day_of(record).as_deref().unwrap_or_default());
    add(record.start.as_ref().map_or("", RecordLine::as_str));
    for ply in &record.plies {
        add(ply.text.as_str());
    }
    hash.finalize().into()
}

/// The first moment of a day, month or year as people write it in files, the year first or last:
/// `2026-06-01`, `2026.06.??`, `1.6.2026`, `2026`.
fn moment_of(date: &str) -> Option<DateTime<Utc>> {
    let mut parts: Vec<&str> = date.split(['-', '.', '/']).map(str::trim).collect();
    if parts.last().is_some_and(|last| last.len() == 4) {
        parts.reverse();
    }
    let year = parts.first().filter(|year| year.len() == 4)?.parse().ok().filter(|&y| y > 0)?;
    let number = |at: usize| parts.get(at).and_then(|part| part.parse::<u32>().ok());
    let month = number(1).unwrap_or(1);
    let day = number(2).filter(|_| number(1).is_some()).unwrap_or(1);
    let date = NaiveDate::from_ymd_opt(year, month, day)
        .or_else(|| NaiveDate::from_ymd_opt(year, 1, 1))?;
    Some(date.and_hms_opt(0, 0, 0)?.and_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_people_write_them() {
        for (written, meant) in [
            ("2026-06-01", Some("2026-06-01")),
            ("2026.06.01", Some("2026-06-01")),
            ("1.6.2026", Some("2026-06-01")),
            ("2026.06.??", Some("2026-06-01")),
            ("2026-06", Some("2026-06-01")),
            ("1932", Some("1932-01-01")),
            ("2026-31-31", Some("2026-01-01")),
            ("in the summer", None),
            ("????.??.??", None),
            ("", None),
        ] {
            let found = moment_of(written).map(|moment| moment.date_naive().to_string());
            assert_eq!(found.as_deref(), meant, "{written}");
        }
    }
}
