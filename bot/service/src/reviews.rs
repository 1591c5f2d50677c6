//! What finished games were worth. When a game ends, its review becomes due in the same transaction;
//! it is worked out elsewhere, and kept and told here in one transaction, so whatever is killed in
//! between, each player is told once. How it is worked out is known to `search`.

use chrono::{DateTime, TimeDelta, Utc};
use correspondence::course::Course;
use engine::notation::record::EndedBy;
use engine::{Game, Side};
use search::review::Review;
use storage::{Fault, GameId, PlayerId, ReportsPreference};

use super::happened::Happened;
use super::house;
use super::ledger::Ledger;
use super::lookup::{Lookup, Open, whole_seconds};
use super::service::Service;

/// How long after its end a game is reviewed: the players hear first how it ended.
const DELAY: TimeDelta = TimeDelta::minutes(1);

/// When a game is looked at again that couldn't be reviewed.
const AGAIN: TimeDelta = TimeDelta::minutes(10);

/// A game with fewer plies gets no review: hardly anything has happened in it.
const LEAST_PLIES: usize = 10;

/// A finished game to be reviewed.
#[derive(Clone, Debug)]
pub struct ReviewTask {
    pub number: GameId,
    pub game: Game,
}

/// A game that has just ended is reviewed soon, if one of its players wants that.
pub(super) fn plan(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    if is_reviewed(&open.course) && !wanted_by(ledger.lookup(), open)?.is_empty() {
        ledger.change.insert_review(open.row.id, ledger.now + DELAY)?;
    }
    Ok(())
}

fn is_reviewed(course: &Course) -> bool {
    let is_over = course.end.is_some_and(|(end, _)| end.by != EndedBy::Closing);
    is_over && course.game.plies().len() >= LEAST_PLIES
}

/// The people at a game who want to be told what it was worth.
fn wanted_by(lookup: Lookup<'_>, open: &Open) -> Result<Vec<PlayerId>, Fault> {
    let mut wanted = Vec::new();
    for side in Side::BOTH {
        let id = open.row.players[side];
        let player = lookup.view.player(id)?;
        let wants = player.preferences.reports == ReportsPreference::On;
        if wants && player.erased_at.is_none() && !house::is_house(lookup, id)? {
            wanted.push(id);
        }
    }
    Ok(wanted)
}

impl Service {
    /// The next game to be reviewed; `None` if none is due. It comes again until its review has been
    /// handed in.
    pub fn review_task(&mut self, now: DateTime<Utc>) -> Result<Option<ReviewTask>, Fault> {
        let now = whole_seconds(now);
        let lookup = self.lookup(now);
        let Some(number) = lookup.view.due_review(now)? else { return Ok(None) };
        match lookup.existing(number) {
            Ok(open) => Ok(Some(ReviewTask { number, game: open.course.game })),
            // A game that can't be read holds up no other.
            Err(fault) => {
                fault.lasting()?;
                self.review_failed(now, number)?;
                Ok(None)
            }
        }
    }

    /// Keeps the review of a game and tells it to its players who want that. A second review of the
    /// same game changes nothing.
    pub fn review_found(
        &mut self,
        now: DateTime<Utc>,
        game: GameId,
        review: &Review,
    ) -> Result<(), Fault> {
        self.in_ledger(now, |ledger| {
            if !ledger.view().awaits_review(game)? {
                return Ok(());
            }
            ledger.change.finish_review(game, &review.to_string())?;
            let open = ledger.lookup().existing(game)?;
            for player in wanted_by(ledger.lookup(), &open)? {
                ledger.tell_because(None, player, &Happened::Reviewed(open.moment()))?;
            }
            Ok(())
        })
    }

    /// A game couldn't be reviewed: it is tried again later, and others aren't held up.
    pub fn review_failed(&mut self, now: DateTime<Utc>, game: GameId) -> Result<(), Fault> {
        self.in_ledger(now, |ledger| ledger.change.postpone_review(game, ledger.now + AGAIN))
    }
}

/// The review of a game, as it has been told.
pub(super) fn found(lookup: Lookup<'_>, game: GameId) -> Result<Review, Fault> {
    let text = lookup.view.review(game)?;
    let review = text.and_then(|text| text.parse().ok());
    review.ok_or_else(|| Fault::row(format_args!("game {game} has no review that can be read")))
}
