//! Everything that happened in a game, for its players to read: its events one after the other,
//! each with details that follow from the course of the game (whose ply, which number, what the
//! clock showed).

use chrono::{DateTime, Utc};
use correspondence::course::{Broken, Course};
use correspondence::event::{Event, PauseReason};
use engine::Side;
use engine::ruleset::Library;
use kernel::lookup::Open;
use storage::{EventRow, Fault};
use templates::notice::{ClockStop, Happening, HistoryLine};

use crate::shown_game;

/// A line for each event, except those that only repeat the previous line and, while the game goes
/// on, plies that the opponent has withdrawn. Spectators read what happened on the board and how it
/// ended, and nothing that is between the players or between them and the club.
pub fn lines(
    library: &Library,
    open: &Open,
    seat: Option<Side>,
    events: &[EventRow],
) -> Result<Vec<HistoryLine>, Fault> {
    let game = open.row.id;
    let goes_on = open.course.end.is_none();
    let broken = |broken: Broken| Fault::row(format_args!("game {game}: {broken}"));
    let Some((first, rest)) = events.split_first() else { return Ok(Vec::new()) };
    let mut course = Course::begin(library, first).map_err(broken)?;
    let mut lines = vec![HistoryLine { at: first.at, what: Happening::Began }];
    let mut last_at = first.at;
    for row in rest {
        let side = course.to_move();
        course.follow(row).map_err(broken)?;
        let event = row.text.parse().map_err(Fault::row)?;
        // A player who is told at the very moment of an event needs no line for it.
        let at_once = std::mem::replace(&mut last_at, row.at) == row.at;
        if event == Event::Handed && at_once {
            continue;
        }
        if event == Event::ClockSetBack {
            // What seemed to be later happened by now. Players were told that no clock ran.
            lines.iter_mut().for_each(|line| line.at = line.at.min(row.at));
            continue;
        }
        let Some((at, what)) = happening(&course, side, event, row) else { continue };
        let is_hidden = |by: Side| match seat {
            Some(seat) => goes_on && by != seat,
            None => true,
        };
        if matches!(what, Happening::Withdrawn(by) if is_hidden(by)) {
            // What followed the withdrawn ply goes too: that its reader's clock was to start.
            let ply = lines.iter().rposition(|line| matches!(line.what, Happening::Ply { .. }));
            lines.truncate(ply.unwrap_or(lines.len()));
            continue;
        }
        lines.push(HistoryLine { at, what });
    }
    lines.retain(|line| seat.is_some() || is_for_spectators(&line.what));
    // Pauses get their events only when they are over.
    lines.sort_by_key(|line| line.at);
    Ok(lines)
}

/// Whether everybody may read that line of a public game: no offers, no reasons that the hosts gave
/// to the players, nothing about who was told what, and nobody's absence.
fn is_for_spectators(what: &Happening) -> bool {
    match what {
        Happening::Began
        | Happening::Ply { .. }
        | Happening::Rolled(_)
        | Happening::DrawAgreed
        | Happening::TakenBack(_)
        | Happening::TimeAgreed(_)
        | Happening::TimeUp(_)
        | Happening::Claimed(_)
        | Happening::Resigned(_)
        | Happening::Void
        | Happening::Secret => true,
        Happening::Told(_)
        | Happening::Unreached(_)
        | Happening::GivenBack(..)
        | Happening::Bounced(_)
        | Happening::DrawOffered(_)
        | Happening::DrawDeclined(_)
        | Happening::DrawWithdrawn(_)
        | Happening::Withdrawn(_)
        | Happening::TakebackOffered(_)
        | Happening::TakebackDeclined(_)
        | Happening::TakebackWithdrawn(_)
        | Happening::TimeOffered(..)
        | Happening::TimeDeclined(_)
        | Happening::TimeWithdrawn(_)
        | Happening::Stood(..)
        | Happening::Warned(_)
        | Happening::Extended(..)
        | Happening::Adjudicated(..)
        | Happening::Closed(_) => false,
    }
}

/// What an event was when `side` was to move, if that is worth telling; `course` is after it.
fn happening(
    course: &Course,
    side: Side,
    event: Event,
    row: &EventRow,
) -> Option<(DateTime<Utc>, Happening)> {
    let what = match event {
        Event::Start(_) => Happening::Began,
        Event::Ply(text) => Happening::Ply {
            number: course.due_ply() - 1,
            by: side,
            text,
            left: course.turns().last().and_then(|turn| turn.left),
        },
        Event::Rolled(roll) => Happening::Rolled(roll.face()),
        Event::Handed => Happening::Told(side),
        Event::Unreached => Happening::Unreached(side),
        Event::GivenBack(back) => Happening::GivenBack(side, back),
        Event::Bounced => Happening::Bounced(side),
        Event::ClockSetBack => return None,
        Event::DrawOffered(by) => Happening::DrawOffered(by),
        Event::DrawDeclined(by) => Happening::DrawDeclined(by),
        Event::DrawWithdrawn(by) => Happening::DrawWithdrawn(by),
        Event::DrawAgreed => Happening::DrawAgreed,
        // It is the turn of the player who had moved again.
        Event::Withdrawn => Happening::Withdrawn(course.to_move()),
        Event::TakebackOffered(by) => Happening::TakebackOffered(by),
        Event::TakebackDeclined(by) => Happening::TakebackDeclined(by),
        Event::TakebackWithdrawn(by) => Happening::TakebackWithdrawn(by),
        Event::TimeOffered(by, what) => Happening::TimeOffered(by, shown_game::more_time(what)),
        Event::TimeDeclined(by) => Happening::TimeDeclined(by),
        Event::TimeWithdrawn(by) => Happening::TimeWithdrawn(by),
        Event::TimeAgreed(what) => Happening::TimeAgreed(shown_game::more_time(what)),
        Event::TakenBack(plies) => Happening::TakenBack(plies),
        Event::Paused(span, reason) => {
            let stand = match reason {
                PauseReason::Club => ClockStop::Club,
                PauseReason::Vacation => ClockStop::Vacation,
                PauseReason::Deferred => ClockStop::Deferred,
            };
            return Some((span.from, Happening::Stood(side, span.until, stand)));
        }
        Event::Resigned(by) => Happening::Resigned(by),
        Event::Warned(_) => Happening::Warned(side),
        Event::TimeUp => Happening::TimeUp(side),
        Event::Claimed => Happening::Claimed(!side),
        Event::Adjudicated(winner, why) => Happening::Adjudicated(winner, why.to_string()),
        Event::Extended(to, more, why) => Happening::Extended(to, more, why.to_string()),
        Event::Closed(why) => Happening::Closed(why.to_string()),
        Event::Void => Happening::Void,
        Event::Secret(_) => Happening::Secret,
    };
    Some((row.at, what))
}
