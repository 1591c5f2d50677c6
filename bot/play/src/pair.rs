//! A match of two games: what its players are told when the second one ends, and who has started to
//! play it.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::Side;
use engine::matches::{self, GameResult, Player};
use engine::notation::record::EndedBy;
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use storage::{Fault, GameId, PlayerId};
use templates::notice::MatchResult;
use templates::told::GamePoint;

/// What follows from the end of a game, if it has ended: the players are told the result of their
/// match, and then each feature does its part. It comes after the game's own notices, in the same
/// transaction.
pub fn conclude(ledger: &Ledger<'_>, open: &Open, ended: GamePoint) -> Result<(), Fault> {
    if open.course.end.is_none() {
        return Ok(());
    }
    tell_result(ledger, open, ended)?;
    ledger.follow_up_on(&Occasion::GameEnded(open))
}

/// If a game that has just ended was the last of a match, both players are told the match result.
fn tell_result(ledger: &Ledger<'_>, open: &Open, ended: GamePoint) -> Result<(), Fault> {
    let Some(partner) = open.row.partner else { return Ok(()) };
    let over = ledger.view().game(partner)?.is_some_and(|row| row.folded.ended_at.is_some());
    // If one of them was closed, there is no result.
    if !over || result(ledger.lookup(), open, None)?.is_none() {
        return Ok(());
    }
    let happened = Happened::MatchOver(ended);
    ledger.tell(open.row.players.attackers, &happened)?;
    ledger.tell(open.row.players.defenders, &happened)
}

/// The result of the match that a game belongs to, if it is over and neither game was closed.
pub fn result(
    lookup: Lookup<'_>,
    open: &Open,
    reader: Option<PlayerId>,
) -> Result<Option<MatchResult>, Fault> {
    let Some(partner) = open.row.partner else { return Ok(None) };
    let other = lookup.existing(partner)?;
    let (first, second) = if open.row.id < partner { (open, &other) } else { (&other, open) };
    let result = |open: &Open| {
        let (end, _) = open.course.end.filter(|(end, _)| end.by != EndedBy::Closing)?;
        Some(GameResult::from_game(&open.course.game, end.winner))
    };
    let (Some(one), Some(two)) = (result(first), result(second)) else { return Ok(None) };
    let ruleset = first.course.game.ruleset();
    let players = first.row.players;
    let reader = match reader {
        Some(reader) if reader == players.attackers => Some(Player::One),
        Some(reader) if reader == players.defenders => Some(Player::Two),
        _ => None,
    };
    Ok(Some(MatchResult {
        ruleset: Arc::clone(ruleset),
        one: lookup.view.player(players.attackers)?.name,
        two: lookup.view.player(players.defenders)?.name,
        reader,
        games: [first.row.id.0, second.row.id.0],
        results: [one, two],
        outcome: matches::judge_match(ruleset, one, two),
    }))
}

/// Both games of the match with that first game.
pub fn both(lookup: Lookup<'_>, first: GameId) -> Result<[Open; 2], Fault> {
    let first = lookup.existing(first)?;
    let gone = || Fault::row(format_args!("game {} is gone", first.row.id));
    let second = lookup.existing(first.row.partner.ok_or_else(gone)?)?;
    Ok([first, second])
}

/// How many plies a player has made in a game.
pub fn plies_of(open: &Open, player: PlayerId) -> usize {
    let side = Side::BOTH.into_iter().find(|&side| open.row.players[side] == player);
    open.course.game.plies().iter().filter(|ply| Some(ply.mover) == side).count()
}

/// How long the clock has run of a player who has made no ply in any of those games, and is to make
/// the first one in some of them: the longest time if there are several.
pub fn waited_for(games: &[Open], player: PlayerId, now: DateTime<Utc>) -> Option<TimeDelta> {
    if games.iter().any(|open| plies_of(open, player) > 0) {
        return None;
    }
    let own = games.iter().filter(|open| {
        let course = &open.course;
        let begins = course.game.plies().is_empty() && course.end.is_none();
        begins && open.row.players[course.to_move()] == player
    });
    let ran = own.filter_map(|open| {
        let course = &open.course;
        let left = course.left(now)?;
        Some((course.banks[course.to_move()] - left).max(TimeDelta::zero()))
    });
    ran.max()
}
