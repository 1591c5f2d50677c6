//! A game as its reader sees it: its board, and its line in a list.

use chrono::TimeDelta;
use commands::plan::Plan;
use correspondence::chain;
use correspondence::event::TimeOffer;
use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Side};
use kernel::lookup::{Lookup, Open};
use kernel::readers;
use storage::{Fault, Folded, GameId, GameRow, NoteRow, PlayerId, RecordedRow};
use templates::Notice;
use templates::archive::ArchivedGame;
use templates::notice::{
    BoardPost, GameLine, GameState, MoreTime, NoteLine, PlanLine, PublicGame, PublicState,
    SavedLine, Table, Time,
};

use crate::planning;

pub fn more_time(what: TimeOffer) -> MoreTime {
    match what {
        TimeOffer::More(more) => MoreTime::More(more),
        TimeOffer::PauseUntil(until) => MoreTime::PauseUntil(until),
    }
}

/// A plan, one line for each answer.
pub fn plan_lines(text: &str) -> Result<Vec<PlanLine>, Fault> {
    let mut lines = Vec::new();
    if !text.is_empty() {
        add_lines(&planning::read(text)?, 0, &mut lines);
    }
    Ok(lines)
}

fn add_lines(plan: &Plan, depth: usize, lines: &mut Vec<PlanLine>) {
    for branch in &plan.branches {
        let when = branch.when.clone();
        lines.push(PlanLine { depth, when, answer: branch.answer.clone() });
        add_lines(&branch.then, depth + 1, lines);
    }
}

/// A game as a reader on that side, or a spectator, can see it.
/// How many turns a new player is told how a move is written.
const FIRST_TURNS: usize = 3;

/// Whether a player is at one of the first turns of their first game.
fn is_beginner(lookup: Lookup<'_>, open: &Open, side: Side) -> Result<bool, Fault> {
    let course = &open.course;
    let own = course.game.plies().iter().filter(|ply| ply.mover == side).count();
    if course.end.is_some() || course.to_move() != side || own >= FIRST_TURNS {
        return Ok(false);
    }
    let player = open.row.players[side];
    let first = lookup.view.running_games(player)?.iter().map(|game| game.id).min();
    Ok(first == Some(open.row.id) && lookup.view.finished_games(player, 1)?.is_empty())
}

pub fn table(lookup: Lookup<'_>, open: &Open, seat: Option<Side>) -> Result<Table, Fault> {
    let course = &open.course;
    let name = |side: Side| Ok::<_, Fault>(lookup.view.player(open.row.players[side])?.name);
    let names = BySide { attackers: name(Side::Attackers)?, defenders: name(Side::Defenders)? };
    let time = course.start.clock.map(|_| {
        let mut left = course.banks;
        if course.end.is_none() {
            left[course.to_move()] = course.left(lookup.now).unwrap_or(TimeDelta::zero());
        } else if matches!(&course.end, Some((end, _)) if end.by == EndedBy::Time) {
            left[course.to_move()] = TimeDelta::zero();
        }
        Time {
            left,
            deadline: course.deadline(),
            if_told: course.deadline_if_told(lookup.now),
            stands_until: course.stands_until(lookup.now),
            paused_until: course.paused_until(lookup.now),
            unreached_since: course.clock_since().filter(|_| course.is_unreached()),
        }
    });
    // Offers are only for the players: a spectator can't answer them.
    let offered = |by: Option<Side>| by.filter(|_| seat.is_some());
    Ok(Table {
        number: open.row.id.0,
        names,
        seat,
        game: course.game.clone(),
        time,
        end: course.end.map(|(end, _)| end),
        // What the hosts say is only for the players concerned.
        ruled: course.ruled.as_ref().filter(|_| seat.is_some()).map(ToString::to_string),
        draw_offered: offered(course.draw_offered),
        takeback_offered: offered(course.takeback_offered),
        time_offered: course
            .time_offer(lookup.now)
            .filter(|_| seat.is_some())
            .map(|offered| (offered.by, more_time(offered.what))),
        time_told: None,
        other_of_match: match open.row.partner {
            Some(partner) if course.end.is_some() => {
                let partner = lookup.view.game(partner)?;
                partner.filter(|row| row.folded.ended_at.is_none()).map(|row| row.id.0)
            }
            _ => None,
        },
        beginner: match seat {
            Some(side) => is_beginner(lookup, open, side)?,
            None => false,
        },
        event: course.events,
        chain: Some(chain::shown(&course.shown_head())),
        page: lookup.page_of(open, seat)?,
        is_public: course.start.public,
    })
}

/// A public game in a list, as everybody may see it.
pub fn public_game(lookup: Lookup<'_>, row: &GameRow) -> Result<PublicGame, Fault> {
    let name = |side: Side| Ok::<_, Fault>(lookup.view.player(row.players[side])?.name);
    let Folded { plies, to_move, ended_at, result, .. } = &row.folded;
    let end = result.as_deref().and_then(GameEnd::parse);
    let state = match (to_move, end.zip(*ended_at)) {
        (_, Some((GameEnd { by: EndedBy::Closing, .. }, at))) => PublicState::Closed(at),
        (_, Some((end, at))) => PublicState::Over { winner: end.winner, at },
        (&Some(to_move), None) => PublicState::Running { ply: plies + 1, to_move },
        (None, None) => return Err(Fault::row(format_args!("game {} has no end", row.id))),
    };
    Ok(PublicGame {
        number: row.id.0,
        ruleset: lookup.ruleset_name(&row.ruleset),
        names: BySide { attackers: name(Side::Attackers)?, defenders: name(Side::Defenders)? },
        state,
    })
}

/// A game from elsewhere as it is listed.
pub fn archived_game(lookup: Lookup<'_>, row: RecordedRow) -> ArchivedGame {
    let end = row.outcome.map(|outcome| match row.ending {
        Some(by) => format!("{outcome} by {by}"),
        None => outcome,
    });
    ArchivedGame {
        number: row.id.0,
        ruleset: lookup.ruleset_name(&row.ruleset),
        names: row.names,
        date: row.date,
        event: row.event,
        stated: row.stated,
        end: end.as_deref().and_then(GameEnd::parse),
        plies: row.plies,
    }
}

pub fn game_line(lookup: Lookup<'_>, reader: PlayerId, row: &GameRow) -> Result<GameLine, Fault> {
    let open = lookup.open_row(row.clone())?;
    let side = open.side_of(reader).unwrap_or(Side::Attackers);
    let course = &open.course;
    // A deadline that has passed without an end is none: the win has to be claimed.
    let until = course.deadline().filter(|_| !course.time_up);
    let state = match course.end {
        Some((GameEnd { by: EndedBy::Closing, .. }, at)) => GameState::Closed(at),
        Some((end, at)) => GameState::Over { winner: end.winner, at },
        None if course.to_move() == side => GameState::YourTurn(until),
        None => GameState::TheirTurn(until),
    };
    Ok(GameLine {
        number: row.id.0,
        ruleset: lookup.ruleset_name(&course.start.ruleset),
        opponent: lookup.view.player(row.players[!side])?.name,
        side,
        state,
        partner: row.partner.map(|partner| partner.0),
        board: board_post(lookup, row.id)?,
    })
}

/// The last post that shows everybody the board of a running game.
pub fn board_post(lookup: Lookup<'_>, game: GameId) -> Result<Option<BoardPost>, Fault> {
    let Some(venue) = lookup.view.game_venue(game)? else { return Ok(None) };
    let mut posts = lookup.view.posts_with_controls(game)?;
    // Those that went to one player alone are in another place.
    let place = venue.thread.as_ref().unwrap_or(&venue.channel);
    posts.retain(|post| post.channel.as_ref() == Some(place));
    let last = posts.pop().and_then(|post| Some((post.channel?, post.message?)));
    Ok(last.map(|(channel, message)| BoardPost { server: venue.server, channel, message }))
}

/// The notes on a game that a reader can see: their own, and those that others have opened.
pub fn notes(lookup: Lookup<'_>, reader: PlayerId, game: &GameRow) -> Result<Notice, Fault> {
    Ok(Notice::Notes(game.id.0, note_lines(lookup, reader, game)?))
}

/// Those of them that hold a line.
pub fn lines(lookup: Lookup<'_>, reader: PlayerId, game: &GameRow) -> Result<Vec<NoteLine>, Fault> {
    let mut lines = note_lines(lookup, reader, game)?;
    lines.retain(|note| note.line.is_some());
    Ok(lines)
}

fn note_lines(
    lookup: Lookup<'_>,
    reader: PlayerId,
    game: &GameRow,
) -> Result<Vec<NoteLine>, Fault> {
    let (mut lines, mut number) = (Vec::new(), 0);
    let players = [game.players.attackers, game.players.defenders];
    let others = players.into_iter().filter(|&player| player != reader);
    // The reader's own notes come first, also those of a reader who looks on.
    for author in std::iter::once(reader).chain(others) {
        let notes = match author == reader {
            true => lookup.view.notes(author, game.id)?,
            false => lookup.view.opened_notes(author, game.id)?,
        };
        for NoteRow { ply, at, text, line, opened_at } in notes {
            number += u32::from(line.is_some());
            let line = line.map(|text| SavedLine { number, text });
            let by = readers::who(lookup, Some(reader), author)?;
            lines.push(NoteLine { ply, at, by, open: opened_at.is_some(), text, line });
        }
    }
    Ok(lines)
}
