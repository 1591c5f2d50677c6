//! Why the house made its last move: what the rules show of it, each checked on the board, or else
//! the answer that it expected.

use engine::ruleset::options::Dice;
use engine::{Game, Position, Side, Square};
use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use storage::{Fault, PlayerId};
use templates::told::{HouseReason, News};

use super::is_house;
use crate::lookup::{Lookup, Open};
use crate::present;

/// Why the house made the last move of a game, and when it made it; `None` if the move isn't its own.
pub(crate) fn reason(
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
        None => expected(lookup, open)?,
    };
    let table = present::table(lookup, open, open.side_of(reader))?;
    Ok(Some((made_at, reason.news(Box::new(table)))))
}

/// What it expected, if that was kept for its last move.
fn expected(lookup: Lookup<'_>, open: &Open) -> Result<HouseReason, Fault> {
    let plies = u32::try_from(open.course.game.plies().len()).unwrap_or(u32::MAX);
    let kept = lookup.view.house_game(open.row.id)?.and_then(|row| row.expected);
    Ok(match kept.filter(|(ply, _)| *ply == plies) {
        Some((_, answer)) => HouseReason::Expects(answer),
        None => HouseReason::LookedGood,
    })
}

/// The first of these that is true of the last ply of a game that goes on.
fn seen_on_board(after: &Game) -> Option<HouseReason> {
    let last = after.plies().last()?;
    if last.mv.is_none() {
        return Some(HouseReason::Passed);
    }
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
    if !last.captures.is_empty() {
        let taken = last.captures.iter().map(|capture| capture.square);
        return Some(HouseReason::Takes(texts(taken)));
    }
    let routes = |game: &Game| game.open_routes().iter().collect::<BTreeSet<Square>>();
    let (was_open, is_open) = (routes(&before), routes(after));
    match last.mover {
        Side::Defenders => {
            let opened = &is_open - &was_open;
            if !opened.is_empty() {
                return Some(HouseReason::Opens(texts(opened)));
            }
        }
        Side::Attackers => {
            let closed = &was_open - &is_open;
            if !closed.is_empty() {
                return Some(HouseReason::Closes(texts(closed)));
            }
        }
    }
    let threatened = takeable(&before, &before.position().passed());
    match takeable(after, after.position()).is_empty() {
        true => threatened.first().map(|square| HouseReason::Keeps(square.to_string())),
        false => None,
    }
}

/// The men that the side to move could take, as far as its men can. What a king under the hún may do
/// depends on a roll.
fn takeable(game: &Game, position: &Position) -> BTreeSet<Square> {
    let ruleset = game.ruleset();
    let rolls = game.terms().dice == Dice::Hun;
    let mut moves = position.legal_moves(ruleset);
    moves.retain(|mv| !rolls || mv.from != position.king());
    let taken = moves.into_iter().flat_map(|mv| {
        let mut next = *position;
        next.play_unchecked(ruleset, mv).captures
    });
    taken.map(|capture| capture.square).collect()
}

fn texts(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}
