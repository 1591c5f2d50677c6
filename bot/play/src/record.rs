//! A game of the club as a record: readable by people, complete, and verifiable without the club by
//! its events and their chain.

use correspondence::chain;
use correspondence::course::Course;
use correspondence::event::Event;
use engine::BySide;
use engine::hex::read_hex;
use engine::notation::Record;
use engine::notation::record::{RecordLine, RecordPly, RecordTime};
use kernel::lookup::{Lookup, Open};
use storage::{EventRow, Fault, GameId, PlayerId};
use templates::notice::NoteLine;

use crate::shown_game;

/// The record of a game, given its events and its players' names. While a game with a withdrawn ply
/// is going on, the record has no events and no chain. One for a spectator never has: events tell
/// of offers, and of what the hosts said to the players.
pub fn record(
    game: GameId,
    course: &Course,
    events: &[EventRow],
    names: &BySide<String>,
    for_player: bool,
) -> Result<Record, Fault> {
    let moment = |at| RecordTime::new(&chain::moment(at));
    let mut record = Record::from_game(&course.game);
    record.game = RecordLine::new(&game.to_string());
    record.attackers = RecordLine::new(&names.attackers);
    record.defenders = RecordLine::new(&names.defenders);
    record.clock = course.start.clock.and_then(|clock| RecordLine::new(&clock.to_string()));
    record.began = moment(course.began_at);
    record.ended = course.end.and_then(|(_, at)| moment(at));
    record.result = course.end.map(|(end, _)| end);
    if let Some(seal) = &course.start.seal {
        record.commitment = read_hex(seal).and_then(|bytes| bytes.try_into().ok());
    }
    record.secret = secret(events)?;
    for (ply, turn) in record.plies.iter_mut().zip(course.turns()) {
        let RecordPly { at, left, .. } = ply;
        *at = turn.made.and_then(|(made, _)| moment(made));
        *left = turn.left.and_then(|left| u64::try_from(left.num_seconds()).ok());
    }
    if for_player && (course.end.is_some() || !events.iter().any(is_withdrawal)) {
        record.events =
            events.iter().filter_map(|event| RecordLine::new(&chain::line(event))).collect();
        record.chain = Some(course.head);
    }
    Ok(record)
}

/// The record of a game as somebody may have it who looks at it: with the lines that they can see,
/// which a visitor can't.
pub fn for_reader(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    open: &Open,
    names: &BySide<String>,
) -> Result<Record, Fault> {
    let events = lookup.view.events(open.row.id)?;
    let mut record = record(open.row.id, &open.course, &events, names, open.is_of(reader))?;
    if let Some(reader) = reader {
        record.variations = variations(&shown_game::lines(lookup, reader, &open.row)?);
    }
    Ok(record)
}

/// Saved lines as a record has them, each with what was written beside it.
fn variations(notes: &[NoteLine]) -> Vec<RecordLine> {
    let variation = |note: &NoteLine| {
        let line = &note.line.as_ref()?.text;
        let beside = note.text.split_whitespace().collect::<Vec<_>>().join(" ");
        let bare = format!("after {}: {line}", note.ply);
        let whole = format!("{bare} ({beside})");
        let whole = Some(whole).filter(|_| !beside.is_empty());
        // A text that doesn't fit into a line of a record is left out.
        whole.and_then(|whole| RecordLine::new(&whole)).or_else(|| RecordLine::new(&bare))
    };
    notes.iter().filter_map(variation).collect()
}

/// Whether a ply was withdrawn. As long as the game is going on nobody should be able to read that
/// ply, and incomplete events prove nothing.
fn is_withdrawal(event: &EventRow) -> bool {
    event.text == Event::Withdrawn.to_string()
}

/// The secret that the rolls of the hún were computed from, once it has been published.
pub fn secret(events: &[EventRow]) -> Result<Option<Vec<u8>>, Fault> {
    for event in events.iter().rev() {
        if let Event::Secret(hex) = event.text.parse().map_err(Fault::row)? {
            return Ok(read_hex(&hex));
        }
    }
    Ok(None)
}
