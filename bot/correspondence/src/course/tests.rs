//! What two players agree on about their clocks: it never costs anybody time, and what is shown is
//! what is enforced.

use chrono::{DateTime, TimeDelta, Utc};
use engine::Side;
use engine::ruleset::shipped_library;
use proptest::prelude::*;
use storage::{EventRow, Span};

use super::Course;
use crate::event::{Event, PauseReason, TimeOffer};

const MONDAY: &str = "2026-11-02T10:00:00Z";

/// A course and the time by its clocks.
struct Play {
    course: Course,
    now: DateTime<Utc>,
}

impl Play {
    /// A game of brandubh whose first player has been told.
    fn begin(clock: &str) -> Play {
        let now = MONDAY.parse().expect("a moment");
        let text = format!(
            "start brandubh 1 attackers=1 defenders=2 zones=UTC,Europe/Oslo announcements=strict \
             unrated public clock={clock}"
        );
        let newest = shipped_library().newest("brandubh").expect("a ruleset").version;
        let text = text.replacen("brandubh 1", &format!("brandubh {newest}"), 1);
        let first = EventRow { number: 1, at: now, text };
        let course = Course::begin(shipped_library(), &first).expect("a start");
        let mut play = Play { course, now };
        play.does("handed");
        play
    }

    fn tries(&mut self, text: &str) -> Result<(), String> {
        for (span, reason) in self.course.unbooked_pauses(self.now) {
            let text = Event::Paused(span, reason).to_string();
            let number = self.course.events + 1;
            let row = EventRow { number, at: self.now, text };
            self.course.follow(&row).expect("a pause that is over");
        }
        let number = self.course.events + 1;
        let row = EventRow { number, at: self.now, text: text.to_owned() };
        self.course.follow(&row).map_err(|broken| broken.why)
    }

    fn does(&mut self, text: &str) {
        self.tries(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    }

    fn agrees(&mut self, what: TimeOffer) {
        self.does(&format!("time-offered attackers {what}"));
        self.does(&format!("time-agreed {what}"));
    }

    fn pauses(&mut self, days: i64) {
        self.agrees(TimeOffer::PauseUntil(self.now + TimeDelta::days(days)));
    }

    fn later(&mut self, hours: i64) {
        self.now += TimeDelta::hours(hours);
    }

    fn left(&self) -> TimeDelta {
        self.course.left(self.now).expect("a clock")
    }

    fn deadline(&self) -> DateTime<Utc> {
        self.course.deadline().expect("a running clock")
    }

    /// What is shown is what is enforced: the clock reaches zero at its deadline, and not before.
    fn is_right(&self) {
        if self.course.end.is_some() || self.course.time_up || !self.course.runs() {
            return;
        }
        let deadline = self.deadline();
        assert_eq!(self.course.left(deadline), Some(TimeDelta::zero()));
        if deadline > self.now {
            let before = self.course.left(deadline - TimeDelta::seconds(1));
            assert!(before > Some(TimeDelta::zero()), "{before:?}");
        }
        assert!(self.course.due().is_some_and(|due| due.at <= deadline));
    }
}

#[test]
fn time_that_was_ahead_costs_nobody_anything() {
    let mut play = Play::begin("2d+1d/3d hard");
    play.later(12);
    assert!(play.tries("clock-set-back").is_err());
    let (left, right) = (play.left(), play.now);
    play.later(5 * 365 * 24);
    // As if the club had been away, for which the player's pause is booked.
    play.course.pending[Side::Attackers] =
        vec![(Span { from: right, until: play.now }, PauseReason::Club)];
    play.does("draw-offered attackers");
    play.now = right;
    assert!(play.tries("draw-withdrawn attackers").is_err());
    play.course.pending[Side::Attackers].clear();
    play.does("clock-set-back");
    assert_eq!((play.left(), play.deadline()), (left, right + left));
    play.is_right();
    play.later(6);
    assert_eq!(play.left(), left - TimeDelta::hours(6));
    play.does("ply d1-c1");
    play.does("handed");
    assert_eq!(play.left(), TimeDelta::days(2));
}

#[test]
fn no_clock_runs_in_an_agreed_pause() {
    let mut play = Play::begin("2d+1d/3d hard");
    play.later(12);
    let (left, deadline) = (play.left(), play.deadline());
    play.pauses(5);
    assert_eq!(play.deadline(), deadline + TimeDelta::days(5));
    assert_eq!(play.course.stands_until(play.now), Some(play.now + TimeDelta::days(5)));
    play.later(60);
    assert_eq!(play.left(), left);
    // A move in the pause costs nothing, and its answer neither.
    play.does("ply d1-c1");
    play.does("handed");
    play.later(48);
    assert_eq!(play.left(), TimeDelta::days(2));
    // Nobody is warned, and the pause ends by itself.
    let end = play.course.paused_until(play.now).expect("a pause");
    assert!(play.course.due().is_some_and(|due| due.at > end));
    play.later(24);
    assert_eq!(play.course.paused_until(play.now), None);
    assert!(play.left() < TimeDelta::days(2));
    play.is_right();
}

#[test]
fn a_new_pause_takes_the_place_of_the_old_one() {
    let mut play = Play::begin("2d/ply claim");
    play.pauses(14);
    play.later(24);
    play.pauses(1);
    assert_eq!(play.course.paused_until(play.now), Some(play.now + TimeDelta::days(1)));
    assert_eq!(play.deadline(), play.now + TimeDelta::days(3));
    play.is_right();
}

#[test]
fn both_get_more_time_beyond_the_cap_and_keep_it() {
    let mut play = Play::begin("2d+1d/3d claim");
    play.does("ply d1-c1");
    play.does("handed");
    play.agrees(TimeOffer::More(TimeDelta::days(4)));
    let days = |side: Side| play.course.banks[side].num_days();
    assert_eq!([days(Side::Attackers), days(Side::Defenders)], [7, 6]);
    // Neither a ply that is withdrawn nor a takeback undoes it.
    play.does("ply d3-b3");
    play.does("withdrawn");
    assert_eq!(play.course.banks[Side::Defenders], TimeDelta::days(6));
    play.does("takeback-offered attackers");
    play.does("taken-back 1");
    assert_eq!(play.course.banks[Side::Attackers], TimeDelta::days(6));
}

#[test]
fn a_time_that_is_up_comes_back_with_more_time_alone() {
    let mut play = Play::begin("2d/ply claim");
    play.later(50);
    play.does("time-up");
    let until = play.now + TimeDelta::days(1);
    play.does(&format!("time-offered defenders {}", TimeOffer::PauseUntil(until)));
    assert!(play.tries(&format!("time-agreed {}", TimeOffer::PauseUntil(until))).is_err());
    play.does("time-withdrawn defenders");
    play.agrees(TimeOffer::More(TimeDelta::days(1)));
    assert!(!play.course.time_up);
    assert_eq!(play.deadline(), play.now + TimeDelta::days(1));
    play.is_right();
}

#[test]
fn an_offer_of_time_is_answered_like_one_of_a_draw() {
    let mut play = Play::begin("2d/ply hard");
    let more = TimeOffer::More(TimeDelta::days(3));
    assert!(play.tries("time-declined defenders").is_err());
    play.does(&format!("time-offered attackers {more}"));
    assert!(play.tries(&format!("time-offered defenders {more}")).is_err());
    assert!(play.tries("time-declined attackers").is_err());
    assert!(play.tries("time-withdrawn defenders").is_err());
    assert!(play.tries("time-agreed more 60").is_err());
    // The player who made it can move, and the other declines by moving.
    play.does("ply d1-c1");
    assert!(play.course.time_offer(play.now).is_some());
    play.does("handed");
    play.does("ply d3-b3");
    assert_eq!(play.course.time_offer(play.now), None);
    // A pause that would be over is no offer any more.
    let until = play.now + TimeDelta::days(1);
    play.does(&format!("time-offered attackers {}", TimeOffer::PauseUntil(until)));
    play.later(24);
    assert!(play.tries(&format!("time-agreed {}", TimeOffer::PauseUntil(until))).is_err());
    play.does(&format!("time-offered defenders {more}"));
    play.does("resigned attackers");
    assert!(play.tries(&format!("time-agreed {more}")).is_err());
    assert_eq!(play.course.paused_until(play.now), None);
}

/// The player who begins with less never gets what the other has.
#[test]
fn each_side_has_its_own_time_where_odds_are_given() {
    let mut play = Play::begin("1d/ply vs 5d+12h/6d hard");
    assert_eq!(play.left(), TimeDelta::days(1));
    play.later(20);
    play.does("ply d1-c1");
    play.does("handed");
    assert_eq!(play.left(), TimeDelta::days(5));
    assert_eq!(play.course.banks[Side::Attackers], TimeDelta::days(1));
    play.later(24);
    play.does("ply d3-b3");
    assert_eq!(play.course.banks[Side::Defenders], TimeDelta::hours(4 * 24 + 12));
    play.does("handed");
    play.is_right();
    // What bounces give back is a tenth of a side's own time.
    play.later(20);
    assert_eq!(play.course.can_get_back(play.now), Some(TimeDelta::seconds(86_400 / 10)));
}

/// What can happen to a game whose players agree a lot.
#[derive(Clone, Debug)]
enum Step {
    Later(i64),
    More(i64),
    Pause(i64),
    Ply,
    Withdraw,
    TakeBack,
    /// A vacation of that many days of the player to move.
    Away(i64),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        3 => (1..80_i64).prop_map(Step::Later),
        1 => (1..60_i64).prop_map(Step::More),
        2 => (1..60_i64).prop_map(Step::Pause),
        2 => Just(Step::Ply),
        1 => Just(Step::Withdraw),
        1 => Just(Step::TakeBack),
        1 => (1..5_i64).prop_map(Step::Away),
    ];
    prop::collection::vec(step, 1..25)
}

fn clocks() -> impl Strategy<Value = &'static str> {
    prop::sample::select(&[
        "2d+1d/3d hard",
        "7d/ply claim",
        "3d/ply weekend night=22-07 claim",
        "5d+12h/6d weekend hard",
        "1d/ply vs 7d+1d/10d night=22-07 claim",
    ])
}

proptest! {
    #[test]
    fn agreeing_never_costs_time(clock in clocks(), steps in steps()) {
        let mut play = Play::begin(clock);
        for step in steps {
            let deadline = play.course.deadline();
            let left = play.course.left(play.now);
            match step {
                Step::Later(hours) => {
                    play.later(hours);
                    if play.course.deadline().is_some_and(|deadline| deadline <= play.now) {
                        play.does("time-up");
                    }
                }
                Step::More(days) => play.agrees(TimeOffer::More(TimeDelta::days(days))),
                Step::Pause(_) if play.course.time_up => {}
                Step::Pause(days) => {
                    let ran = play.course.paused_until(play.now).is_some();
                    play.pauses(days);
                    prop_assert_eq!(play.course.left(play.now), left);
                    // One that ends an older one may be shorter.
                    prop_assert!(ran || play.course.deadline() >= deadline);
                    let end = play.now + TimeDelta::days(days);
                    prop_assert_eq!(play.course.left(end), left);
                }
                Step::Ply => {
                    let mv = *play.course.game.legal_moves().first().expect("a move");
                    let mut after = play.course.game.clone();
                    let ply = after.play_read(&mv.into()).expect("a legal move").clone();
                    play.does(&format!("ply {}", after.ply_text(&ply)));
                    if play.course.end.is_none() {
                        play.does("handed");
                    }
                }
                Step::Withdraw if play.course.turns().is_empty() => {}
                Step::Withdraw => play.does("withdrawn"),
                Step::TakeBack if play.course.turns().is_empty() => {}
                Step::TakeBack => {
                    play.does("takeback-offered attackers");
                    play.does("taken-back 1");
                    play.does("handed");
                }
                Step::Away(days) => {
                    let span = Span { from: play.now, until: play.now + TimeDelta::days(days) };
                    let side = play.course.to_move();
                    play.course.pending[side].push((span, PauseReason::Vacation));
                }
            }
            if play.course.end.is_some() {
                break;
            }
            play.is_right();
            prop_assert!(play.course.banks.attackers >= TimeDelta::zero());
            prop_assert!(play.course.banks.defenders >= TimeDelta::zero());
        }
    }
}
