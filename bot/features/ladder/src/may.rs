//! Can that player be challenged? The answer is yes, or the first reason why not, with its numbers.
//! Blocks are not a reason: otherwise a player could block everybody below and never be challenged.

use chrono::TimeDelta;
use kernel::ladder_rules::{Number, POINTS_LIMIT, REACH_DEVIATION};
use kernel::lookup::Lookup;
use kernel::{house_players, suspended};
use play::vacation;
use storage::{Fault, LadderMatchRow, PlayerId, RungRow};
use templates::ladder::{Barrier, LadderChange};

use crate::roll::LadderRanking;
use crate::standing::ReachBy;
use crate::{held, standing};

/// Which of a player's matches on a ladder count as load.
pub struct Load {
    pub matches: Vec<LadderMatchRow>,
    pub outgoing: u32,
}

/// A player's load. Matches held up by the opponent's vacation don't count.
pub fn load(lookup: Lookup<'_>, ladder: &str, player: PlayerId) -> Result<Load, Fault> {
    let mut matches = lookup.view.running_ladder_matches(player)?;
    matches.retain(|row| row.ladder == ladder);
    let mut outgoing = 0;
    for row in matches.iter().filter(|row| row.challenger == player) {
        outgoing += u32::from(vacation::until(lookup, row.defender)?.is_none());
    }
    Ok(Load { matches, outgoing })
}

/// What keeps the asker from challenging anybody.
fn own_barrier(lookup: Lookup<'_>, rung: &RungRow, load: &Load) -> Option<Barrier> {
    let most = lookup.rules.get(Number::Outgoing);
    if rung.leaving {
        Some(Barrier::YouLeave)
    } else if rung.held {
        Some(Barrier::YouAreHeld)
    } else if rung.points >= POINTS_LIMIT {
        Some(Barrier::YourPoints { points: rung.points, limit: POINTS_LIMIT })
    } else if load.outgoing >= most {
        Some(Barrier::Outgoing { open: load.outgoing, most })
    } else {
        None
    }
}

/// Whether the asker can challenge the other player on that ladder now.
pub fn may(
    lookup: Lookup<'_>,
    roll: &LadderRanking,
    asker: PlayerId,
    other: PlayerId,
) -> Result<Result<(), Barrier>, Fault> {
    let load = load(lookup, &roll.ladder, asker)?;
    LadderChallenger { lookup, roll, player: asker, load: &load }.may(other)
}

/// A player who asks which others they can challenge.
pub struct LadderChallenger<'a> {
    pub lookup: Lookup<'a>,
    pub roll: &'a LadderRanking,
    pub player: PlayerId,
    pub load: &'a Load,
}

impl LadderChallenger<'_> {
    /// How far up the asker can challenge, and by which rule.
    pub fn reach(&self) -> Option<(u32, ReachBy)> {
        let own = self.roll.place(self.player)?;
        let by_rating = self.roll.place_by_rating(self.player, REACH_DEVIATION);
        Some(standing::reach(self.lookup.rules, own, self.roll.players(), by_rating))
    }

    pub fn may(&self, other: PlayerId) -> Result<Result<(), Barrier>, Fault> {
        let LadderChallenger { lookup, roll, player, load } = *self;
        if player == other {
            return Ok(Err(Barrier::Yourself));
        }
        let Some(own) = roll.rung(player) else { return Ok(Err(Barrier::YouAreNotOn)) };
        let Some(rung) = roll.rung(other) else { return Ok(Err(Barrier::NotOn)) };
        let (Some(own_place), Some(place)) = (own.place, rung.place) else {
            return Ok(Err(Barrier::NotOn));
        };
        if place > own_place {
            return Ok(Err(Barrier::Below { place, own: own_place }));
        }
        if let Some((highest, by)) = self.reach().filter(|(highest, _)| place < *highest) {
            let by = word(by).to_owned();
            return Ok(Err(Barrier::TooFar { place, own: own_place, highest, by }));
        }
        let pair = [player, other];
        let both =
            |row: &&LadderMatchRow| pair.contains(&row.challenger) && pair.contains(&row.defender);
        if let Some(row) = load.matches.iter().find(both) {
            return Ok(Err(Barrier::Playing { game: row.game.0 }));
        }
        if let Some(until) = shield(lookup, &roll.ladder, player, other)? {
            return Ok(Err(Barrier::Shielded { until }));
        }
        if let Some(barrier) = own_barrier(lookup, own, load) {
            return Ok(Err(barrier));
        }
        Ok(their_barrier(lookup, rung, place, player)?.map_or(Ok(()), Err))
    }
}

/// What keeps that player from being challenged by the asker.
fn their_barrier(
    lookup: Lookup<'_>,
    rung: &RungRow,
    place: u32,
    asker: PlayerId,
) -> Result<Option<Barrier>, Fault> {
    let rules = lookup.rules;
    if rung.leaving {
        return Ok(Some(Barrier::Leaves));
    }
    if rung.held {
        return Ok(Some(Barrier::Held));
    }
    let open = held::keeping_away(lookup, &rung.ladder, asker, rung.player)?;
    let most = rules.incoming_at(place);
    if open >= most {
        return Ok(Some(Barrier::Incoming { open, most }));
    }
    if let Some(until) = vacation::until(lookup, rung.player)? {
        return Ok(Some(Barrier::Away { until: until.timestamp() }));
    }
    let row = lookup.view.player(rung.player)?;
    let days = rules.get(Number::SilenceDays);
    let is_silent = lookup.now - row.seen_at >= TimeDelta::days(days.into());
    // The house answers whenever it is challenged.
    if is_silent && !house_players::is_house(lookup, rung.player)? {
        return Ok(Some(Barrier::Silent { since: row.seen_at.timestamp(), days }));
    }
    Ok(suspended::is_suspended(lookup, rung.player)?.then_some(Barrier::TakesNone))
}

/// Until when a defender is protected from a player who lost to them.
fn shield(
    lookup: Lookup<'_>,
    ladder: &str,
    challenger: PlayerId,
    defender: PlayerId,
) -> Result<Option<i64>, Fault> {
    let span = TimeDelta::days(lookup.rules.get(Number::ShieldDays).into());
    let steps = lookup.view.steps_of(ladder, challenger, lookup.now - span)?;
    // Otherwise players who challenge and don't show up would keep others from challenging.
    let guarded = [LadderChange::Lost.code(), LadderChange::Void.code()];
    let last = steps
        .into_iter()
        .find(|step| guarded.contains(&step.what.as_str()) && step.rival == Some(defender));
    let until = last.map(|step| step.at + span).filter(|until| *until > lookup.now);
    Ok(until.map(|until| until.timestamp()))
}

/// The name of a rule of reach.
fn word(by: ReachBy) -> &'static str {
    match by {
        ReachBy::Small => "small",
        ReachBy::Places => "places",
        ReachBy::Percent => "percent",
        ReachBy::Rating => "rating",
    }
}
