//! What is kept of news and refusals about ladders becomes names, places and moments, for its reader.

use chrono::DateTime;
use storage::{Fault, GameId, LadderMatchRow, PlayerId, StepRow};
use templates::notice::{self, Ladder as News, LadderChallenge, LadderStep, LadderWhat, Whom};
use templates::{Notice, Refusal, RefusedByLadder};

use super::may::Barrier;
use super::roll;
use super::rules::Number;
use super::step::What;
use super::told::{Ladder, LadderRefused};
use crate::service::lookup::Lookup;

/// What a reader is told of something about a ladder.
pub(in crate::service) fn notice(
    lookup: Lookup<'_>,
    reader: PlayerId,
    happened: &Ladder,
) -> Result<Notice, Fault> {
    Ok(Notice::Ladder(match happened {
        Ladder::Step { ladder, number } => {
            let row = lookup.view.step(ladder, *number)?;
            News::Step(Box::new(step(lookup, Some(reader), &row)?))
        }
        Ladder::Challenged { game } => {
            let row = match_row(lookup, *game)?;
            let stand = |player: PlayerId| {
                let rung = lookup.view.rung(&row.ladder, player)?;
                let whom = whom(lookup, Some(reader), player)?;
                Ok::<_, Fault>((whom, rung.and_then(|rung| rung.place)))
            };
            News::Challenged(Box::new(LadderChallenge {
                ladder: row.ladder.clone(),
                challenger: stand(row.challenger)?,
                defender: stand(row.defender)?,
                games: games(lookup, row.game)?,
                days: lookup.rules.get(Number::OpeningDays),
            }))
        }
        Ladder::Deferred { game, player } => {
            let put_off = lookup.view.deferrals(GameId(*game))?;
            let own = put_off.iter().find(|put_off| put_off.player.0 == *player);
            let own = own.ok_or_else(|| Fault::row(format_args!("game {game} was not put off")))?;
            News::Deferred {
                by: whom(lookup, Some(reader), own.player)?,
                games: games(lookup, own.game)?,
                until: own.span.until,
            }
        }
        Ladder::NotBegun { game, until } => {
            let row = match_row(lookup, *game)?;
            let challenges = row.challenger == reader;
            let rival = if challenges { row.defender } else { row.challenger };
            News::NotBegun {
                rival: lookup.view.player(rival)?.handle,
                games: games(lookup, row.game)?,
                until: DateTime::from_timestamp(*until, 0).unwrap_or_default(),
                challenges,
            }
        }
        Ladder::Leaving { ladder } => News::Leaving(ladder.clone()),
    }))
}

/// What the hosts are told of a step that they took.
pub(in crate::service) fn for_hosts(
    lookup: Lookup<'_>,
    happened: &Ladder,
) -> Result<Notice, Fault> {
    let Ladder::Step { ladder, number } = happened else {
        return Err(Fault::row(format_args!("{happened:?} is no host's doing")));
    };
    let row = lookup.view.step(ladder, *number)?;
    Ok(Notice::Ladder(News::Step(Box::new(step(lookup, None, &row)?))))
}

/// A step of the log as a reader knows those in it.
pub(super) fn step(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: &StepRow,
) -> Result<LadderStep, Fault> {
    let what = What::read(&row.what)?;
    let rival = match row.rival {
        Some(rival) => Some((whom(lookup, reader, rival)?, row.rival_place)),
        None => None,
    };
    Ok(LadderStep {
        ladder: row.ladder.clone(),
        what: shown_what(what),
        who: whom(lookup, reader, row.player)?,
        from: row.from,
        to: row.to,
        rival,
        games: row.game.map(|game| games(lookup, game)).transpose()?,
        detail: row.detail.unwrap_or(0),
        reason: row.reason.clone(),
        days: match what {
            What::Lost | What::Void => lookup.rules.get(Number::ShieldDays),
            What::Left => lookup.rules.get(Number::LimboDays),
            What::Sunk => lookup.rules.get(Number::TimeoutDays),
            _ => 0,
        },
    })
}

fn shown_what(what: What) -> LadderWhat {
    match what {
        What::Joined => LadderWhat::Joined,
        What::Returned => LadderWhat::Returned,
        What::Left => LadderWhat::Left,
        What::Erased => LadderWhat::Erased,
        What::Won => LadderWhat::Won,
        What::Tied => LadderWhat::Tied,
        What::Lost => LadderWhat::Lost,
        What::Void => LadderWhat::Void,
        What::Absent => LadderWhat::Absent,
        What::Conceded => LadderWhat::Conceded,
        What::Closed => LadderWhat::Closed,
        What::Decayed => LadderWhat::Decayed,
        What::Late => LadderWhat::Late,
        What::Sunk => LadderWhat::Sunk,
        What::Corrected => LadderWhat::Corrected,
    }
}

fn whom(lookup: Lookup<'_>, reader: Option<PlayerId>, player: PlayerId) -> Result<Whom, Fault> {
    match reader == Some(player) {
        true => Ok(Whom::You),
        false => Ok(Whom::Other(lookup.view.player(player)?.handle)),
    }
}

fn match_row(lookup: Lookup<'_>, game: i64) -> Result<LadderMatchRow, Fault> {
    let row = lookup.view.ladder_match(GameId(game))?;
    row.ok_or_else(|| Fault::row(format_args!("game {game} is no match about a place")))
}

fn games(lookup: Lookup<'_>, first: GameId) -> Result<[i64; 2], Fault> {
    let row = lookup.view.game(first)?;
    let partner = row.and_then(|row| row.partner);
    let partner = partner.ok_or_else(|| Fault::row(format_args!("game {first} stands alone")))?;
    Ok([first.0, partner.0])
}

pub(super) fn shown_barrier(barrier: &Barrier) -> notice::Barrier {
    let moment = |seconds: i64| DateTime::from_timestamp(seconds, 0).unwrap_or_default();
    match barrier.clone() {
        Barrier::Yourself => notice::Barrier::Yourself,
        Barrier::YouAreNotOn => notice::Barrier::YouAreNotOn,
        Barrier::NotOn => notice::Barrier::NotOn,
        Barrier::Below { place, own } => notice::Barrier::Below { place, own },
        Barrier::TooFar { place, own, highest, by } => {
            notice::Barrier::TooFar { place, own, highest, by }
        }
        Barrier::Playing { game } => notice::Barrier::Playing { game },
        Barrier::Shielded { until } => notice::Barrier::Shielded { until: moment(until) },
        Barrier::YouLeave => notice::Barrier::YouLeave,
        Barrier::Leaves => notice::Barrier::Leaves,
        Barrier::YouAreHeld => notice::Barrier::YouAreHeld,
        Barrier::Held => notice::Barrier::Held,
        Barrier::YourPoints { points, limit } => notice::Barrier::YourPoints { points, limit },
        Barrier::Outgoing { open, most } => notice::Barrier::Outgoing { open, most },
        Barrier::Incoming { open, most } => notice::Barrier::Incoming { open, most },
        Barrier::Away { until } => notice::Barrier::Away { until: moment(until) },
        Barrier::Silent { since, days } => notice::Barrier::Silent { since: moment(since), days },
        Barrier::TakesNone => notice::Barrier::TakesNone,
    }
}

/// Why something about a ladder was refused, as the asker is told.
pub(in crate::service) fn refusal(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    refused: &LadderRefused,
) -> Result<Refusal, Fault> {
    let name = |player: i64| Ok::<_, Fault>(lookup.view.player(PlayerId(player))?.handle);
    Ok(Refusal::Ladder(match refused.clone() {
        LadderRefused::NoLadder { ruleset } => {
            RefusedByLadder::NoLadder { ladder: ruleset, ladders: roll::possible(lookup) }
        }
        LadderRefused::WhichLadder { ladders } => RefusedByLadder::WhichLadder { ladders },
        LadderRefused::NotOn { ladder } => RefusedByLadder::NotOn { ladder },
        LadderRefused::OtherNotOn { ladder, player } => {
            RefusedByLadder::OtherNotOn { ladder, name: name(player)? }
        }
        LadderRefused::AlreadyOn { ladder, place } => RefusedByLadder::AlreadyOn { ladder, place },
        LadderRefused::AlreadyLeaving { ladder } => RefusedByLadder::AlreadyLeaving { ladder },
        LadderRefused::MayNot { ladder, player, because } => {
            let because = shown_barrier(&because);
            RefusedByLadder::MayNot { ladder, name: name(player)?, because }
        }
        LadderRefused::NoMatch => RefusedByLadder::NoMatch,
        LadderRefused::WhichMatch { games } => {
            let mut named = Vec::new();
            for game in games {
                let row = match_row(lookup, game)?;
                let own = Some(row.challenger) == reader;
                let other = if own { row.defender } else { row.challenger };
                named.push((game, name(other.0)?));
            }
            RefusedByLadder::WhichMatch { games: named }
        }
        LadderRefused::NotDefender { game } => {
            RefusedByLadder::NotDefender { name: name(match_row(lookup, game)?.defender.0)? }
        }
        LadderRefused::Begun { game } => {
            RefusedByLadder::Begun { games: games(lookup, GameId(game))? }
        }
        LadderRefused::DeferredBefore { again_at } => RefusedByLadder::DeferredBefore {
            again_at: DateTime::from_timestamp(again_at, 0).unwrap_or_default(),
        },
        LadderRefused::BadPlace { ladder, player, place, players, stands } => {
            RefusedByLadder::BadPlace { ladder, name: name(player)?, place, players, stands }
        }
        LadderRefused::NoMonth { ladder, year, month } => {
            RefusedByLadder::NoMonth { ladder, month: format!("{year:04}-{month:02}") }
        }
    }))
}
