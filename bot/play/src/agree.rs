//! What two players can agree on during a game: a draw, a takeback, more time or a pause.

use chrono::{NaiveTime, TimeDelta};
use commands::{Deed, Offer, PauseLength};
use correspondence::clock;
use correspondence::event::{Event, NotAnEvent, TimeOffer};
use engine::Side;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Open;
use kernel::refused::{Refused, Stop};
use kernel::request::Seen;
use kernel::telling;
use storage::{Delivery, OutboxRow};
use templates::told::{GameNews, NoMoreTime};

use crate::seat::SeatAtGame;
use crate::{asked, held, planning, ply};

/// Offers a draw, or answers the opponent's offer. If the opponent has already offered one, the
/// player is asked whether to agree.
pub fn draw(ledger: &Ledger<'_>, seat: SeatAtGame, offer: Offer) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    let side = seat.side;
    let moment = seat.open.moment();
    let (event, news) = match (offer, seat.open.course.draw_offered) {
        (Offer::Make, None) => (Event::DrawOffered(side), GameNews::DrawOffered),
        (Offer::Make, Some(by)) if by == side => {
            return Err(Refused::DrawOfferStands(moment).into());
        }
        (Offer::Make, Some(_)) => {
            // Two players who offer a draw both want one, but this ends the game, so it must not be
            // a surprise.
            let line = seat.line(Deed::Draw(Offer::Accept));
            return Ok(asked::ask_in_game(ledger, seat.player, &line)?);
        }
        (Offer::Accept, Some(by)) if by != side => (Event::DrawAgreed, GameNews::Ended),
        (Offer::Withdraw, Some(by)) if by == side => {
            let event = Event::DrawWithdrawn(side);
            return take_back_offer(ledger, seat, &event, GameNews::DrawWithdrawn);
        }
        (Offer::Withdraw, _) => return Err(Refused::NoOfferToWithdraw(moment).into()),
        (Offer::Decline, Some(by)) if by != side => {
            (Event::DrawDeclined(side), GameNews::DrawDeclined)
        }
        _ => return Err(Refused::NoDrawOffered(moment).into()),
    };
    seat.book_and_tell(ledger, &event, news)
}

/// Asks to take back the player's own last ply, together with the opponent's reply to it if there
/// is one, or answers the opponent's request. A ply that nobody has seen is withdrawn instead.
pub fn takeback(ledger: &Ledger<'_>, seat: SeatAtGame, offer: Offer) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    let side = seat.side;
    let moment = seat.open.moment();
    let (event, news) = match (offer, seat.open.course.takeback_offered) {
        (Offer::Make, None) if ply::unseen_ply(ledger, &seat)?.is_ok() => {
            return ply::withdraw(ledger, seat);
        }
        (Offer::Make, None) if plies_back(&seat.open, side).is_none() => {
            return Err(Refused::NothingToTakeBack(moment).into());
        }
        (Offer::Make, None) => (Event::TakebackOffered(side), GameNews::TakebackOffered),
        (Offer::Make, Some(_)) => return Err(Refused::TakebackStands(moment).into()),
        (Offer::Withdraw, Some(by)) if by == side => {
            let event = Event::TakebackWithdrawn(side);
            return take_back_offer(ledger, seat, &event, GameNews::TakebackWithdrawn);
        }
        (Offer::Withdraw, _) => return Err(Refused::NoOfferToWithdraw(moment).into()),
        (Offer::Accept, Some(by)) if by != side => {
            let plies = plies_back(&seat.open, by).ok_or(Refused::NoTakebackOffered(moment))?;
            (Event::TakenBack(plies), GameNews::TakenBack)
        }
        (Offer::Decline, Some(by)) if by != side => {
            (Event::TakebackDeclined(side), GameNews::TakebackDeclined)
        }
        _ => return Err(Refused::NoTakebackOffered(moment).into()),
    };
    if let Event::TakenBack(plies) = event {
        planning::forget(ledger, &seat.open)?;
        let players = (seat.open.row.players[!side], seat.player);
        let from = seat.open.course.due_ply().saturating_sub(plies);
        held::take_back(ledger, players, (seat.open.row.id, from))?;
    }
    seat.book_and_tell(ledger, &event, news)
}

/// The most days by which two players can lengthen their clocks at once, or pause a game.
pub const MOST_DAYS: u16 = 60;

/// Offers that both get so many more days.
pub fn offer_time(ledger: &Ledger<'_>, seat: SeatAtGame, days: u16) -> Result<Happened, Stop> {
    offer(ledger, seat, TimeOffer::More(TimeDelta::days(days.into())))
}

/// Offers a pause. A day that is named is over when it is where the player is; a minute earlier shows
/// the date which they named.
pub fn offer_pause(
    ledger: &Ledger<'_>,
    seat: SeatAtGame,
    length: PauseLength,
) -> Result<Happened, Stop> {
    let until = match length {
        PauseLength::Days(days) => ledger.now + TimeDelta::days(days.into()),
        PauseLength::Until(day) => {
            let zone = ledger.player(seat.player)?.locale.zone;
            let last = day.date(ledger.now.with_timezone(&zone).date_naive());
            let next = last.succ_opt().unwrap_or(last).and_time(NaiveTime::MIN);
            clock::local_moment(zone, next) - TimeDelta::minutes(1)
        }
    };
    offer(ledger, seat, TimeOffer::PauseUntil(until))
}

fn offer(ledger: &Ledger<'_>, seat: SeatAtGame, what: TimeOffer) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    if let Some(because) = no_more_time(ledger, &seat.open, what)? {
        return Err(Refused::NoMoreTime { moment: seat.open.moment(), because }.into());
    }
    if seat.open.course.time_offer(ledger.now).is_some() {
        return Err(Refused::TimeOfferStands(seat.open.moment()).into());
    }
    let event = Event::TimeOffered(seat.side, what);
    seat.book_and_tell(ledger, &event, GameNews::TimeOffered)
}

/// Answers an offer of more time or a pause, or withdraws it.
pub fn time(
    ledger: &Ledger<'_>,
    seat: SeatAtGame,
    answer: Offer,
    seen: Option<Seen>,
) -> Result<Happened, Stop> {
    let mut seat = seat.still_running()?;
    let side = seat.side;
    let moment = seat.open.moment();
    let open = seat.open.course.time_offer(ledger.now);
    let (event, news) = match (answer, open) {
        (Offer::Withdraw, Some(offered)) if offered.by == side => {
            let event = Event::TimeWithdrawn(side);
            return take_back_offer(ledger, seat, &event, GameNews::TimeWithdrawn);
        }
        (Offer::Withdraw, _) => return Err(Refused::NoOfferToWithdraw(moment).into()),
        (Offer::Decline, Some(offered)) if offered.by != side => {
            (Event::TimeDeclined(side), GameNews::TimeDeclined)
        }
        (Offer::Accept, Some(offered)) if offered.by != side => {
            // Offers differ: nobody agrees to one that they haven't seen.
            if seen.is_some_and(|seen| seen.event < offered.event) {
                return Err(Refused::OtherTimeOffered(moment).into());
            }
            if let Some(because) = no_more_time(ledger, &seat.open, offered.what)? {
                return Err(Refused::NoMoreTime { moment, because }.into());
            }
            (Event::TimeAgreed(offered.what), GameNews::TimeAgreed)
        }
        _ => return Err(Refused::NoTimeOffered(moment).into()),
    };
    seat.book_and_tell(ledger, &event, news)
}

/// Why two players can't agree on that about their clocks.
fn no_more_time(
    ledger: &Ledger<'_>,
    open: &Open,
    what: TimeOffer,
) -> Result<Option<NoMoreTime>, Stop> {
    let first = open.row.partner.map_or(open.row.id, |partner| open.row.id.min(partner));
    let (length, is_pause) = match what {
        TimeOffer::More(more) => (more, false),
        TimeOffer::PauseUntil(until) => (until - ledger.now, true),
    };
    let is_up = open.course.time_up
        || open.course.deadline().is_some_and(|deadline| deadline <= ledger.now);
    Ok(match () {
        () if open.course.start.clock.is_none() => Some(NoMoreTime::NoClock),
        // Others wait for these games, too.
        () if ledger.view().ladder_match(first)?.is_some() => Some(NoMoreTime::Ladder),
        () if ledger.view().tournament_of(first)?.is_some() => Some(NoMoreTime::Tournament),
        () if length.num_days() > MOST_DAYS.into() => Some(NoMoreTime::TooLong),
        () if is_pause && is_up => Some(NoMoreTime::TimeUp),
        () => None,
    })
}

/// Withdraws the player's own offer. The opponent is told only if the offer has reached them;
/// otherwise the notice of the offer is not sent.
fn take_back_offer(
    ledger: &Ledger<'_>,
    mut seat: SeatAtGame,
    event: &Event,
    news: GameNews,
) -> Result<Happened, Stop> {
    let made = ledger.view().events(seat.open.row.id)?.into_iter().rev();
    let made = made.map(|row| (row.number, row.text.parse()));
    let offer = made.into_iter().find(|(_, made)| is_offer(made, event)).map(|(number, _)| number);
    let (game, other) = (seat.open.row.id, seat.open.row.players[!seat.side]);
    let of_it = |row: &OutboxRow| row.about.map(|(_, about)| about) == offer;
    let waiting = ledger.view().waiting_about(game, other)?;
    let waiting: Vec<OutboxRow> = waiting.into_iter().filter(of_it).collect();
    let mut is_seen = waiting.is_empty();
    for notice in &waiting {
        is_seen |= telling::is_seen(ledger, notice)?;
    }
    if is_seen {
        return seat.book_and_tell(ledger, event, news);
    }
    for notice in waiting {
        ledger.change.finish_notice(notice.id, Delivery::Withdrawn)?;
    }
    let happened = Happened::game(news, ledger.book(&mut seat.open, event)?);
    // It may have been seen where the game is shown publicly.
    ledger.show(seat.player, other, &happened)?;
    Ok(happened)
}

/// Whether an event made the offer that another event withdraws.
fn is_offer(made: &Result<Event, NotAnEvent>, taken_back: &Event) -> bool {
    match (made, taken_back) {
        (Ok(Event::DrawOffered(by)), Event::DrawWithdrawn(side))
        | (Ok(Event::TakebackOffered(by)), Event::TakebackWithdrawn(side))
        | (Ok(Event::TimeOffered(by, _)), Event::TimeWithdrawn(side)) => by == side,
        _ => false,
    }
}

/// How many plies are removed when that side takes back its last one.
fn plies_back(open: &Open, side: Side) -> Option<u32> {
    let plies = open.course.game.plies();
    let back = plies.iter().rev().position(|ply| ply.mover == side)?;
    u32::try_from(back + 1).ok()
}
