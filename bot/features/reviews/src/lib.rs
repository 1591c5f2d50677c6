//! What finished games were worth. When a game ends, its review becomes due in the same transaction;
//! it is worked out elsewhere, and kept and told here in one transaction, so whatever is killed in
//! between, each player is told once. Those who read on where the game is shown are told there, by one
//! post for all of them. How a review is worked out is known to `search`.

use chrono::{DateTime, TimeDelta, Utc};
use engine::{Game, Side};
use kernel::channels::SHOWS_GAMES;
use kernel::desk::{Questions, Service};
use kernel::feature::{Feature, Occasion};
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open, whole_seconds};
use kernel::refused::{Refused, Stop};
use kernel::request::Actor;
use kernel::ways::public_way;
use kernel::{house_players, report_posts, venue};
use play::shown_game;
use search::review::Review;
use storage::{Fault, GameId, OnOrOff, PlayerRow, Venue};
use templates::Notice;
use templates::notice::Table;
use templates::told::GameNews;

/// How long after its end a game is reviewed: the players hear first how it ended.
const DELAY: TimeDelta = TimeDelta::minutes(1);

/// When a game is looked at again that couldn't be reviewed.
const AGAIN: TimeDelta = TimeDelta::minutes(10);

/// A finished game to be reviewed.
#[derive(Clone, Debug)]
pub struct ReviewTask {
    pub number: GameId,
    pub game: Game,
    /// How many games wait for their review, with this one.
    pub waiting: u32,
}

/// The reports on finished games.
pub struct Reviews;

impl Feature for Reviews {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::GameEnded(open) => Ok(plan(ledger, open)?),
            _ => Ok(()),
        }
    }
}

/// A game that has just ended is reviewed soon, if one of its players wants that.
fn plan(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    let is_wanted = || -> Result<bool, Fault> {
        let lookup = ledger.lookup();
        Ok(!wanted_by(lookup, open)?.is_empty()
            || !report_posts::awaits_end(lookup, open)?.is_empty())
    };
    if report_posts::is_reviewed(&open.course) && is_wanted()? {
        ledger.change.insert_review(open.row.id, ledger.now + DELAY)?;
    }
    Ok(())
}

/// The people at a game who want to be told what it was worth.
fn wanted_by(lookup: Lookup<'_>, open: &Open) -> Result<Vec<PlayerRow>, Fault> {
    let mut wanted = Vec::new();
    for side in Side::BOTH {
        let id = open.row.players[side];
        let player = lookup.view.player(id)?;
        let wants = player.preferences.reports == OnOrOff::On;
        if wants && player.erased_at.is_none() && !house_players::is_house(lookup, id)? {
            wanted.push(player);
        }
    }
    Ok(wanted)
}

/// Where a report is posted because that player, who wants one, is told there how the game ended.
fn place_of(ledger: &Ledger<'_>, player: &PlayerRow, open: &Open) -> Result<Option<Venue>, Fault> {
    let ended = Happened::game(GameNews::Ended, open.moment());
    let is_there = ledger.channels.contains(&SHOWS_GAMES)
        && public_way(ledger.lookup(), player, &ended)?.is_some();
    if is_there { report_posts::place(ledger.lookup(), open.row.id) } else { Ok(None) }
}

/// Whether a report is still to be posted where a game is shown.
pub fn is_to_come(ledger: &Ledger<'_>, open: &Open) -> Result<bool, Fault> {
    if ledger.view().awaits_review(open.row.id)? {
        for player in wanted_by(ledger.lookup(), open)? {
            if place_of(ledger, &player, open)?.is_some() {
                return Ok(true);
            }
        }
    }
    for side in Side::BOTH {
        let waiting = ledger.view().waiting_about(open.row.id, open.row.players[side])?;
        if waiting.iter().any(|row| report_posts::posted(row).is_some()) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A report could not be posted where its game is shown: each player who wants it and hasn't got it
/// is told alone.
pub fn tell_alone(ledger: &Ledger<'_>, game: GameId) -> Result<(), Fault> {
    let open = ledger.lookup().existing(game)?;
    let happened = Happened::Reviewed(open.moment());
    let data = happened::write(&happened)?;
    for player in wanted_by(ledger.lookup(), &open)? {
        let told = ledger.view().notices_for(player.id)?;
        if !told.iter().any(|row| row.data == data && report_posts::posted(row).is_none()) {
            ledger.tell_because(None, player.id, &happened)?;
        }
    }
    report_posts::report_is_done(ledger, game)
}

/// The next game to be reviewed; `None` if none is due. It comes again until its review has been
/// handed in.
pub fn review_task(service: &mut Service, now: DateTime<Utc>) -> Result<Option<ReviewTask>, Fault> {
    let now = whole_seconds(now);
    let lookup = service.lookup(now);
    let Some(number) = lookup.view.due_review(now)? else { return Ok(None) };
    let waiting = lookup.view.reviews_due(now + DELAY)?;
    match lookup.existing(number) {
        Ok(open) => Ok(Some(ReviewTask { number, game: open.course.game, waiting })),
        // A game that can't be read holds up no other.
        Err(fault) => {
            fault.lasting()?;
            review_failed(service, now, number)?;
            Ok(None)
        }
    }
}

/// Keeps the review of a game and tells it to its players who want that. A second review of the
/// same game changes nothing.
pub fn review_found(
    service: &mut Service,
    now: DateTime<Utc>,
    game: GameId,
    review: &Review,
) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| {
        if !ledger.view().awaits_review(game)? {
            return Ok(());
        }
        ledger.change.finish_review(game, &review.to_string())?;
        let open = ledger.lookup().existing(game)?;
        let happened = Happened::Reviewed(open.moment());
        let mut is_posted = false;
        for player in wanted_by(ledger.lookup(), &open)? {
            match place_of(ledger, &player, &open)? {
                Some(_) if is_posted => {}
                Some(venue) => {
                    let address = venue::address(&venue);
                    ledger.tell_at(player.id, (SHOWS_GAMES, address), &happened)?;
                    is_posted = true;
                }
                None => ledger.tell_because(None, player.id, &happened)?,
            }
        }
        for player in report_posts::awaits_end(ledger.lookup(), &open)? {
            ledger.tell_because(None, player, &Happened::EndFollowed(open.moment()))?;
        }
        if is_posted { Ok(()) } else { report_posts::report_is_done(ledger, game) }
    })
}

/// A game couldn't be reviewed: it is tried again later, and others aren't held up.
pub fn review_failed(service: &mut Service, now: DateTime<Utc>, game: GameId) -> Result<(), Fault> {
    service.in_ledger(now, |ledger| ledger.change.postpone_review(game, ledger.now + AGAIN))
}

/// What a finished game was worth, if that has been found and the asker may look at the game.
pub fn report(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    game: u32,
) -> Result<Option<Notice>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let game = GameId(game.into());
    if lookup.view.review(game)?.is_none() {
        return Ok(None);
    }
    let Some(open) = lookup.open(game)? else { return Ok(None) };
    let player = lookup.who(actor)?;
    let seat = player.and_then(|player| open.side_of(player.id));
    if seat.is_none() && !open.course.start.public {
        return Ok(None);
    }
    let table = Box::new(shown_game::table(lookup, &open, seat)?);
    Ok(Some(Notice::Review(table, Box::new(found(lookup, game)?))))
}

/// What a game was worth, or why that isn't known.
pub fn analysis(lookup: Lookup<'_>, open: &Open, table: Box<Table>) -> Result<Notice, Stop> {
    let (id, game) = (open.row.id, open.row.id.0);
    if lookup.view.review(id)?.is_some() {
        return Ok(Notice::Review(table, Box::new(found(lookup, id)?)));
    }
    Err(match open.course.end {
        None => Refused::ReportNotYet { game },
        Some(_) if lookup.view.awaits_review(id)? => Refused::ReportToCome { game },
        Some(_) => Refused::NoReport { game },
    }
    .into())
}

/// The review of a game, as it has been told.
pub fn found(lookup: Lookup<'_>, game: GameId) -> Result<Review, Fault> {
    let text = lookup.view.review(game)?;
    let review = text.and_then(|text| text.parse().ok());
    review.ok_or_else(|| Fault::row(format_args!("game {game} has no review that can be read")))
}
