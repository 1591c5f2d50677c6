//! Why the house made its last move: what the rules show of it, each checked on the board, or else
//! the answer that it expected.

use chrono::{DateTime, Utc};
use engine::Game;
use kernel::house_players::is_house;
use kernel::lookup::{Lookup, Open};
use play::shown_game;
use search::{aims, facts};
use storage::{Fault, PlayerId};
use templates::house::HouseReason;
use templates::told::News;

use crate::hint;

/// Why the house made the last move of a game, and when it made it; `None` if the move isn't its own.
pub fn reason(
    lookup: Lookup<'_>,
    reader: PlayerId,
    open: &Open,
) -> Result<Option<(DateTime<Utc>, News)>, Fault> {
    let game = &open.course.game;
    let (Some(last), Some(turn)) = (game.plies().last(), open.course.turns().last()) else {
        return Ok(None);
    };
    let Some((made_at, _)) = turn.made else { return Ok(None) };
    if !is_house(lookup, open.row.players[last.mover])? {
        return Ok(None);
    }
    let reason = match seen_on_board(game) {
        Some(seen) => seen,
        None => expected(lookup, reader, open)?,
    };
    let table = shown_game::table(lookup, open, open.side_of(reader))?;
    Ok(Some((made_at, reason.news(Box::new(table)))))
}

/// What it expected, if that was kept for its last move and isn't advice that it may not give, or else
/// what little can be said of it.
fn expected(lookup: Lookup<'_>, reader: PlayerId, open: &Open) -> Result<HouseReason, Fault> {
    let game = &open.course.game;
    let plies = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
    let kept = match hint::bar(lookup, reader, open)? {
        Some(_) => None,
        None => lookup.view.house_game(open.row.id)?.and_then(|row| row.expected),
    };
    Ok(match kept.filter(|(ply, _)| *ply == plies) {
        Some((_, answer)) => HouseReason::Expects(answer),
        None => aims::at_least(game).map_or(HouseReason::LookedGood, HouseReason::Aims),
    })
}

/// The most telling reason for the last ply of a game that goes on, of those that can be seen.
fn seen_on_board(after: &Game) -> Option<HouseReason> {
    let last = after.plies().last()?;
    let Some(mv) = last.mv else { return Some(HouseReason::Passed) };
    let mut before = after.clone();
    before.take_back(1);
    if let Some((_, roll)) = last.roll
        && before.rolled().is_none()
    {
        before.declare_roll(roll).ok()?;
    }
    if before.legal_moves().len() == 1 {
        return Some(HouseReason::OnlyMove);
    }
    let does = facts::deeds(&before, mv).into_iter().next();
    let aims = || aims::aims(&before, after).into_iter().next();
    does.map(|deed| HouseReason::Does(mv, deed)).or_else(|| aims().map(HouseReason::Aims))
}
