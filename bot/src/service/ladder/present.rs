//! Turns stored news and refusals about ladders into names, places and moments for their reader.

use chrono::DateTime;
use storage::{Fault, GameId, LadderMatchRow, PlayerId, StepRow};
use templates::Notice;
use templates::notice::{Ladder as News, LadderChallenge, LadderStep, LadderWhat, Whom};

use super::rules::{Number, TIMEOUT_DAYS};
use super::step::What;
use super::told::Ladder;
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

/// What the hosts are told about a step that they took.
pub(in crate::service) fn for_hosts(
    lookup: Lookup<'_>,
    happened: &Ladder,
) -> Result<Notice, Fault> {
    let Ladder::Step { ladder, number } = happened else {
        return Err(Fault::defect(format_args!("{happened:?} is no host's doing")));
    };
    let row = lookup.view.step(ladder, *number)?;
    Ok(Notice::Ladder(News::Step(Box::new(step(lookup, None, &row)?))))
}

/// A step of the log, with the names that its reader knows.
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
            What::Sunk => TIMEOUT_DAYS,
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

pub(in crate::service) fn match_row(
    lookup: Lookup<'_>,
    game: i64,
) -> Result<LadderMatchRow, Fault> {
    let row = lookup.view.ladder_match(GameId(game))?;
    row.ok_or_else(|| Fault::row(format_args!("game {game} is no match about a place")))
}

pub(in crate::service) fn games(lookup: Lookup<'_>, first: GameId) -> Result<[i64; 2], Fault> {
    let row = lookup.view.game(first)?;
    let partner = row.and_then(|row| row.partner);
    let partner = partner.ok_or_else(|| Fault::row(format_args!("game {first} stands alone")))?;
    Ok([first.0, partner.0])
}
