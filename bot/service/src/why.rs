//! `why`: what is explained to a player. Their last order that was refused, their last game that
//! ended, or the last move of the house against them, whichever came later. Refused questions and lines that were not understood are not
//! remembered, so the explanation states when the order was given.

use chrono::{DateTime, Utc};
use house_desk as house;
use kernel::happened;
use kernel::lookup::{Lookup, Open};
use kernel::refused::{Refused, Stop};
use play::{pair, seat, shown_game};
use storage::{Fault, GameId, PlayerId};
use templates::Notice;
use templates::notice::Explanation;
use templates::told::News;

/// How many answers to look back for a refusal.
const LOOK_BACK: u32 = 20;

/// The explanation: how the game with that number ended, if it has; otherwise the last refusal.
pub fn why(lookup: Lookup<'_>, player: PlayerId, number: Option<GameId>) -> Result<Notice, Stop> {
    if let Some(news) = of_house(lookup, player, number)? {
        return Ok(Notice::News(news));
    }
    let finished = match number {
        Some(number) => {
            let open = seat::take(lookup, player, Some(number), None)?.open;
            if open.course.end.is_some() {
                return Ok(Notice::Why(ended(lookup, player, &open)?));
            }
            None
        }
        None => lookup.view.finished_games(player, 1)?.pop(),
    };
    let finished = finished.and_then(|game| Some((game.folded.ended_at?, game.id)));
    let refused = refusal_after(lookup, player, finished)?;
    let explanation = match (refused, finished) {
        (Some((_, Refused::Over(moment))), _) => {
            ended(lookup, player, &lookup.existing(GameId(moment.game))?)?
        }
        (Some((at, refused)), _) => {
            let refusal = lookup.refusal(Some(player), &refused)?;
            Explanation::Refused(Box::new(refusal), at)
        }
        (None, Some((_, game))) => ended(lookup, player, &lookup.existing(game)?)?,
        (None, None) => return Err(Refused::NothingToExplain.into()),
    };
    Ok(Notice::Why(explanation))
}

/// Why the house made its last move, in a game that goes on and unless an order was refused since:
/// in the game with that number, or in the one that must be meant.
fn of_house(
    lookup: Lookup<'_>,
    player: PlayerId,
    number: Option<GameId>,
) -> Result<Option<News>, Fault> {
    let game = match number.map_or_else(|| seat::meant(lookup, player), Ok) {
        Ok(game) => game,
        // What else can be explained needs no game.
        Err(Stop::Refused(_)) => return Ok(None),
        Err(Stop::Fault(fault)) => return Err(fault),
    };
    let Some(open) = lookup.open(game)? else { return Ok(None) };
    if open.course.end.is_some() || open.side_of(player).is_none() {
        return Ok(None);
    }
    let Some((made_at, news)) = house::reason(lookup, player, &open)? else { return Ok(None) };
    let refused = refusal_after(lookup, player, None)?;
    Ok(refused.is_none_or(|(at, _)| at <= made_at).then_some(news))
}

/// The last refused order and its time, if that game had not ended yet or the order came later.
fn refusal_after(
    lookup: Lookup<'_>,
    player: PlayerId,
    finished: Option<(DateTime<Utc>, GameId)>,
) -> Result<Option<(DateTime<Utc>, Refused)>, Fault> {
    for (at, answer) in lookup.view.last_answers(player, LOOK_BACK)? {
        if finished.is_some_and(|(ended_at, _)| at < ended_at) {
            break;
        }
        match happened::read_answer(&answer)?.came {
            Err(refused) => return Ok(Some((at, refused))),
            // In the same second as the end of a game, the order of answers decides.
            Ok(happened) => {
                let about = happened.moment().map(|moment| GameId(moment.game));
                if about.is_some() && about == finished.map(|(_, game)| game) {
                    break;
                }
            }
        }
    }
    Ok(None)
}

fn ended(lookup: Lookup<'_>, player: PlayerId, open: &Open) -> Result<Explanation, Fault> {
    let table = shown_game::table(lookup, open, open.side_of(player))?;
    let result = pair::result(lookup, open, Some(player))?;
    Ok(Explanation::Ended(Box::new(table), result.map(Box::new)))
}
