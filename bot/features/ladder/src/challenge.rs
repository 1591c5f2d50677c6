//! A challenge on a ladder: its match begins at once, with both games.

use chrono::TimeDelta;
use kernel::happened::Happened;
use kernel::ladder_rules::Number;
use kernel::ledger::Ledger;
use kernel::refused::{Refused, Stop};
use kernel::terms::GameTerms;
use kernel::{house_players, ladders, named, news, venue};
use play::begin;
use storage::{GameId, LadderMatchRow, PlayerId};
use templates::ladder::{LadderNews, LadderRefused};
use templates::of_ladder;
use templates::told::GameNews;

use crate::roll::LadderRanking;
use crate::shown::mark_boards_stale;
use crate::{may, roll};

/// Challenges the player of that name.
pub fn challenge(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    opponent: &str,
    ruleset: Option<&str>,
) -> Result<LadderNews, Stop> {
    let ladder = roll::meant(ledger.lookup(), Some(player), ruleset)?;
    ladders::offered(ledger.lookup(), &ladder)?;
    let roll = LadderRanking::call(ledger.lookup(), &ladder)?;
    let stays_out = || Stop::from(Refused::HouseStaysOut { ruleset: Some(ladder.clone()) });
    let other = match named::named(ledger.lookup(), opponent) {
        // It may not have joined the club yet.
        Err(_) if commands::house(opponent).is_some() => return Err(stays_out()),
        other => other?,
    };
    if roll.place(other).is_none() && house_players::is_house(ledger.lookup(), other)? {
        return Err(stays_out());
    }
    if let Err(because) = may::may(ledger.lookup(), &roll, player, other)? {
        return Err(LadderRefused::MayNot { ladder, player: other.0, because }.into());
    }
    let [first, second] = begin::begin_match(ledger, &terms(ledger, &ladder)?, player, other)?;
    let opening = ledger.lookup().rules.get(Number::OpeningDays);
    ledger.change.insert_ladder_match(&LadderMatchRow {
        game: GameId(first.game),
        ladder: ladder.clone(),
        challenger: player,
        defender: other,
        began_at: ledger.now,
        due_at: Some(ledger.now + TimeDelta::days(opening.into())),
        reminded: [false; 2],
        ended_at: None,
    })?;
    house_players::note_games(
        ledger,
        [player, other],
        [first, second].map(|game| GameId(game.game)),
    )?;
    // Players with a match are not idle.
    for who in [player, other] {
        if let Some(rung) = ledger.view().rung(&ladder, who)? {
            ledger.change.set_rung(&storage::RungRow { due_at: None, ..rung })?;
        }
    }
    mark_boards_stale(ledger, &ladder)?;
    venue::keep_match(ledger, GameId(first.game), [player, other])?;
    let challenged = LadderNews::Challenged { game: first.game };
    news::tell_of_challenge(ledger, first.game, [player, other])?;
    ledger.tell(other, &Happened::Ladder(challenged.clone()))?;
    for moment in [first, second] {
        ledger.tell(player, &Happened::game(GameNews::Began, moment))?;
        ledger.tell(other, &Happened::game(GameNews::Began, moment))?;
    }
    Ok(challenged)
}

/// The terms of matches on a ladder.
fn terms(ledger: &Ledger<'_>, ladder: &str) -> Result<GameTerms, Stop> {
    let no_ruleset = || Refused::NoRuleset { typed: ladder.to_owned() };
    let ruleset = ledger.library.newest(of_ladder(ladder).1).ok_or_else(no_ruleset)?;
    Ok(GameTerms::rated_match(ruleset, ledger.lookup().rules.clock))
}
