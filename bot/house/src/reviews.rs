//! Works out what finished games were worth, one after the other, and hands it to the service. It
//! thinks on a thread of its own, so that no opponent of the house waits for it. A game whose review
//! has not been handed in comes again, whatever is killed.

use std::time::Duration;

use club::{Closed, Club};
use search::Searcher;
use search::review::{NODES, Review};
use service::ReviewTask;
use tokio::time::sleep;

use super::thinker::Thinker;

/// How often it looks whether a game is due.
const GLANCE: Duration = Duration::from_secs(5);

/// If more games wait than this, each gets fewer nodes.
const UNHURRIED: u32 = 6;

/// With fewer nodes for a position, too much is overlooked.
const LEAST_NODES: u64 = 4_000;

/// Reviews games until the club closes.
pub async fn run_reviews(club: Club) {
    let thinker = Thinker::start(review);
    let mut warned = String::new();
    // A closed club has nothing more to review.
    while let Ok(done) = one(&club, &thinker, &mut warned).await {
        if !done {
            sleep(GLANCE).await;
        }
    }
}

/// Reviews the game that is due, if one is.
async fn one(
    club: &Club,
    thinker: &Thinker<ReviewTask, Review>,
    warned: &mut String,
) -> Result<bool, Closed> {
    let mut warn_once = |trouble: String| {
        if *warned != trouble {
            tracing::warn!("{trouble}");
            *warned = trouble;
        }
    };
    let task = match club.decide(service::reviews::review_task).await {
        Ok(Some(task)) => task,
        Ok(None) => return Ok(false),
        Err(why) => {
            warn_once(format!("cannot read which games are to be reviewed: {}", why.fault()?));
            return Ok(false);
        }
    };
    let number = task.number;
    let found = thinker.think(task).await;
    if found.is_none() {
        warn_once(format!("game {number} couldn't be reviewed"));
    }
    let kept = club.decide(move |service, now| match &found {
        Some(review) => service::reviews::review_found(service, now, number, review),
        None => service::reviews::review_failed(service, now, number),
    });
    match kept.await {
        Ok(()) => Ok(true),
        Err(why) => {
            warn_once(format!("the review of game {number} can't be kept: {}", why.fault()?));
            Ok(false)
        }
    }
}

/// How many nodes each position of a game gets at most while that many games wait. Where many end
/// at once, the players of the last one are told within minutes, too: what all of them take
/// together grows with the logarithm of their number.
fn nodes(waiting: u32) -> u64 {
    (NODES * u64::from(UNHURRIED) / u64::from(waiting.max(UNHURRIED))).max(LEAST_NODES)
}

/// What a finished game was worth. The same game has the same review on every machine, if as many
/// games wait.
pub fn review(
    task: &ReviewTask,
    searcher: &mut Searcher,
    goes_on: &dyn Fn() -> bool,
) -> Option<Review> {
    Review::of(&task.game, searcher, nodes(task.waiting), goes_on)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_gets_less_where_many_wait() {
        assert_eq!([1, UNHURRIED].map(nodes), [NODES, NODES]);
        assert_eq!([12, 30, 60, 1_000].map(nodes), [20_000, 8_000, LEAST_NODES, LEAST_NODES]);
    }
}
