//! What sentences about ladders name: looked up for one reader.

use chrono::{DateTime, Utc};
use kernel::ladder_rules::{Number, TIMEOUT_DAYS};
use kernel::ladders::{self, change_of};
use kernel::lookup::Lookup;
use kernel::readers::who;
use storage::{Fault, GameId, PlayerId, StepRow};
use templates::ladder::{LadderChange, LadderStep};
use templates::told::MatchFacts;

/// A step of the log, with the names that its reader knows.
pub fn step(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &StepRow,
) -> Result<LadderStep, Fault> {
    let what = change_of(row)?;
    let rival = row.rival.map(|rival| who(lookup, reader, rival)).transpose()?;
    Ok(LadderStep {
        ladder: lookup.ruleset_name(&row.ladder),
        what,
        who: who(lookup, reader, row.player)?,
        from: row.from,
        to: row.to,
        rival: rival.map(|rival| (rival, row.rival_place)),
        games: row.game.map(|game| games(lookup, game)).transpose()?,
        detail: row.detail.unwrap_or(0),
        reason: row.reason.clone(),
        days: match what {
            LadderChange::Lost | LadderChange::Void => lookup.rules.get(Number::ShieldDays),
            LadderChange::Left => lookup.rules.get(Number::LimboDays),
            LadderChange::Sunk => TIMEOUT_DAYS,
            _ => 0,
        },
    })
}

/// A match about a place, by its first game.
pub fn match_facts(lookup: Lookup<'_>, game: i64) -> Result<MatchFacts, Fault> {
    let row = lookup.view.ladder_match(GameId(game))?;
    let row =
        row.ok_or_else(|| Fault::row(format_args!("game {game} isn't a match about a place")))?;
    let place = |player| ladders::place(lookup, &row.ladder, player);
    Ok(MatchFacts {
        games: games(lookup, row.game)?,
        challenger: row.challenger.0,
        challenger_place: place(row.challenger)?,
        defender: row.defender.0,
        defender_place: place(row.defender)?,
        opening_days: lookup.rules.get(Number::OpeningDays),
        ladder: row.ladder.clone(),
    })
}

/// Until when the clocks of the player who put off that match are paused.
pub fn deferred_until(lookup: Lookup<'_>, game: i64, player: i64) -> Result<DateTime<Utc>, Fault> {
    let put_off = lookup.view.deferrals(GameId(game))?;
    let own = put_off.iter().find(|put_off| put_off.player.0 == player);
    let own = own.ok_or_else(|| Fault::row(format_args!("game {game} was not postponed")))?;
    Ok(own.span.until)
}

fn games(lookup: Lookup<'_>, first: GameId) -> Result<[i64; 2], Fault> {
    let row = lookup.view.game(first)?;
    let partner = row.and_then(|row| row.partner);
    let partner =
        partner.ok_or_else(|| Fault::row(format_args!("game {first} has no second game")))?;
    Ok([first.0, partner.0])
}
