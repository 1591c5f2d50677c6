//! Refusals about what two players agree on in their game, and about their time.

use chrono::TimeDelta;
use commands::{Deed, Offer, OrderWord, VacationOrder};
use serde::{Deserialize, Serialize};

use crate::told::lookups::{Limit, Lookups};
use crate::told::point::GamePoint;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{give, like};

/// Why two players can't agree on more time or a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoMoreTime {
    /// Time isn't counted.
    NoClock,
    /// Others on the ladder wait for the game.
    Ladder,
    Tournament,
    /// More days than can be agreed on at once.
    TooLong,
    /// A pause brings back no time that is up.
    TimeUp,
}

/// Nothing is open that the asker could answer or withdraw, but they can ask for it.
pub(super) fn refuse_with_takeback(code: &'static str) -> Sentence {
    Sentence::refusal(code).next([give(Deed::Takeback(Offer::Make))])
}

pub(super) fn refuse_second_takeback<L: Lookups>(
    club: &L,
    moment: GamePoint,
) -> Result<Sentence, L::Fault> {
    let table = club.table(moment)?;
    let is_asked = table.seat.is_some_and(|own| table.takeback_offered == Some(!own));
    let answers = [give(Deed::Takeback(Offer::Accept)), give(Deed::Takeback(Offer::Decline))];
    Ok(Sentence::refusal("takeback-stands").next(answers.into_iter().filter(|_| is_asked)))
}

pub(super) fn refuse_second_time_offer<L: Lookups>(
    club: &L,
    moment: GamePoint,
) -> Result<Sentence, L::Fault> {
    let table = club.table(moment)?;
    let is_asked = table.time_offered.is_some_and(|(by, _)| Some(by) != table.seat);
    Ok(Sentence::refusal("time-offer-stands").next(match is_asked {
        true => vec![give(Deed::Time(Offer::Accept)), give(Deed::Time(Offer::Decline))],
        false => vec![give(Deed::Time(Offer::Withdraw))],
    }))
}

/// Another offer about time is open than the one that was answered.
pub(super) fn refuse_changed_offer<L: Lookups>(
    club: &L,
    moment: GamePoint,
) -> Result<Sentence, L::Fault> {
    let why = Sentence::refusal("other-time-offered").then(Value::Standing(club.table(moment)?));
    Ok(why.next([give(Deed::Time(Offer::Accept)), give(Deed::Time(Offer::Decline))]))
}

pub(super) fn refuse_time(club: &impl Lookups, because: NoMoreTime) -> Sentence {
    let (because, next) = match because {
        NoMoreTime::NoClock => ("no-clock", None),
        NoMoreTime::Ladder => ("ladder", None),
        NoMoreTime::Tournament => ("tournament", None),
        NoMoreTime::TooLong => ("too-long", None),
        NoMoreTime::TimeUp => ("time-up", Some(like(OrderWord::OfferTime))),
    };
    let why = Sentence::refusal("no-more-time").choice("because", because);
    why.count("most", club.limit(Limit::DaysAgreed)).next(next)
}

pub(super) fn refuse_claim<L: Lookups>(club: &L, moment: GamePoint) -> Result<Sentence, L::Fault> {
    let table = club.table(moment)?;
    let side = table.game.position().to_move();
    let because = match table.time {
        _ if table.seat == Some(side) => "your-turn",
        None => "no-clock",
        // An answer that is asked for again may be late.
        Some(time) if time.left[side] <= TimeDelta::zero() => "up-since",
        Some(_) => "time-left",
    };
    let why = Sentence::refusal("nothing-to-claim").choice("because", because);
    Ok(match because {
        "time-left" => why.then(Value::TimeLeft(table)),
        "up-since" => why.next([give(Deed::Claim)]),
        _ => why,
    })
}

pub(super) fn refuse_vacation(asked: i64, left: i64) -> Sentence {
    Sentence::refusal("too-few-days").count("asked", asked).count("left", left.max(0))
}

/// What can be done about a draw instead.
pub(super) fn refuse_draw(code: &'static str, instead: Offer) -> Sentence {
    Sentence::refusal(code).next([give(Deed::Draw(instead))])
}

/// A player who is away wants to be away again.
pub(super) fn refuse_second_vacation() -> Sentence {
    Sentence::refusal("away-already").next([give(Deed::Vacation(VacationOrder::End))])
}
