//! What is true of every clock: time never runs backwards, a pause never costs time, what is shown
//! is what is enforced, and a clock is stopped exactly when the local clock says so.

use chrono::{DateTime, Datelike, NaiveDateTime, TimeDelta, Timelike, Utc, Weekday};
use chrono_tz::{Africa, America, Asia, Australia, Europe, Pacific, Tz, UTC};
use proptest::prelude::*;
use storage::clock::{Night, Pace, Stops};

use super::super::{Pause, Running, after_ply, at_start};

const ZONES: [Tz; 9] = [
    UTC,
    Europe::Oslo,
    America::New_York,
    America::Havana,
    Australia::Lord_Howe,
    Africa::Casablanca,
    Asia::Jerusalem,
    Pacific::Apia,
    Pacific::Kwajalein,
];

/// Time zones whose local clocks do something that is easily forgotten.
const EVENTFUL: [&str; 13] = [
    "1993-08-21 00:00", // Kwajalein skips a day
    "2002-10-06 22:00", // Jerusalem, at the end of a weekend
    "2011-12-30 10:00", // Apia skips a day
    "2026-03-08 06:00", // New York and Havana
    "2026-11-01 05:00",
    "2026-03-29 01:00", // Oslo
    "2026-10-25 01:00",
    "2026-04-04 15:00", // Lord Howe
    "2026-10-03 15:30",
    "2026-02-15 02:00", // Casablanca, for Ramadan
    "2028-02-29 00:00", // a leap day
    "2028-12-31 23:00", // a new year in a weekend
    "2026-06-05 12:00", // nothing at all
];

fn moment() -> impl Strategy<Value = DateTime<Utc>> {
    let event = proptest::sample::select(&EVENTFUL[..]).prop_map(|text| {
        NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M").expect(text).and_utc()
    });
    let seconds = prop_oneof![
        -20 * 86_400..20 * 86_400_i64,
        (-96..96_i64).prop_map(|halves| halves * 1_800),
    ];
    (event, seconds).prop_map(|(event, seconds)| event + TimeDelta::seconds(seconds))
}

/// Three moments in order, mostly close together and at most a few weeks apart.
fn three() -> impl Strategy<Value = [DateTime<Utc>; 3]> {
    let step = || {
        prop_oneof![
            0..3 * 86_400_i64,
            (0..96_i64).prop_map(|halves| halves * 1_800),
            0..40 * 86_400_i64,
        ]
    };
    (moment(), step(), step()).prop_map(|(a, one, other)| {
        let b = a + TimeDelta::seconds(one);
        [a, b, b + TimeDelta::seconds(other)]
    })
}

fn left() -> impl Strategy<Value = TimeDelta> {
    prop_oneof![0..86_400_i64, 0..30 * 86_400_i64, (0..200_i64).prop_map(|halves| halves * 1_800)]
        .prop_map(TimeDelta::seconds)
}

fn night() -> impl Strategy<Value = Night> {
    (0..24_u8, 1..24_u8).prop_map(|(from, hours)| Night { from, until: (from + hours) % 24 })
}

fn stops() -> impl Strategy<Value = Stops> {
    (any::<bool>(), proptest::option::of(night()))
        .prop_map(|(weekend, night)| Stops { weekend, night })
}

fn zone() -> impl Strategy<Value = Tz> {
    proptest::sample::select(&ZONES[..])
}

/// A pause near this moment; some are empty.
fn pause_near(at: DateTime<Utc>) -> impl Strategy<Value = Pause> {
    (-240..720_i64, -24..240_i64).prop_map(move |(from, hours)| {
        let from = at + TimeDelta::hours(from);
        Pause { from, until: from + TimeDelta::hours(hours) }
    })
}

/// Three moments in order, and pauses around them.
fn times() -> impl Strategy<Value = ([DateTime<Utc>; 3], Vec<Pause>)> {
    three()
        .prop_flat_map(|times| (Just(times), proptest::collection::vec(pause_near(times[0]), 0..4)))
}

/// Whether the local clock shows a time within these stops: the simplest possible reading of the
/// terms, ignoring how local times become moments.
fn shows_a_stop(stops: Stops, zone: Tz, at: DateTime<Utc>) -> bool {
    let local = at.with_timezone(&zone);
    let weekend = matches!(local.weekday(), Weekday::Sat | Weekday::Sun);
    let night = stops.night.is_some_and(|Night { from, until }| {
        let hour = local.hour();
        let (from, until) = (u32::from(from), u32::from(until));
        if from < until { from <= hour && hour < until } else { hour >= from || hour < until }
    });
    stops.weekend && weekend || night
}

proptest! {
    #[test]
    fn time_never_runs_backwards_nor_faster_than_time(
        (times, pauses) in times(), stops in stops(), zone in zone(),
    ) {
        let running = Running { stops, zone, pauses: &pauses };
        let [a, b, c] = times;
        prop_assert_eq!(running.ran(a, b) + running.ran(b, c), running.ran(a, c));
        prop_assert!(running.ran(a, b) >= TimeDelta::zero());
        prop_assert!(running.ran(a, b) <= b - a);
        prop_assert!(a == b || running.ran(b, a) == TimeDelta::zero());
    }

    #[test]
    fn what_is_shown_is_what_is_enforced(
        (times, pauses) in times(), left in left(), stops in stops(), zone in zone(),
    ) {
        let running = Running { stops, zone, pauses: &pauses };
        let [from, between, _] = times;
        let out = running.runs_out(from, left);
        prop_assert!(out >= from);
        prop_assert_eq!(running.ran(from, out), left);
        let just_before = out - TimeDelta::seconds(1);
        for earlier in [just_before, between] {
            prop_assert!(earlier >= out || earlier < from || running.ran(from, earlier) < left);
        }
        // Asked again during the turn, the answer is the same.
        if between < out {
            prop_assert_eq!(running.runs_out(between, left - running.ran(from, between)), out);
        }
    }

    #[test]
    fn a_pause_never_costs(
        (times, pauses) in times(), left in left(), stops in stops(), zone in zone(),
    ) {
        let [from, until, _] = times;
        for fewer in 0..=pauses.len() {
            let before = Running { stops, zone, pauses: &pauses[fewer..] };
            let after = Running { stops, zone, pauses: &pauses };
            prop_assert!(after.ran(from, until) <= before.ran(from, until));
            prop_assert!(after.runs_out(from, left) >= before.runs_out(from, left));
        }
    }

    #[test]
    fn a_stop_never_costs(
        (times, pauses) in times(), left in left(), stops in stops(), zone in zone(),
    ) {
        let [from, until, _] = times;
        let after = Running { stops, zone, pauses: &pauses };
        for fewer in [Stops { weekend: false, ..stops }, Stops { night: None, ..stops }] {
            let before = Running { stops: fewer, ..after };
            prop_assert!(after.ran(from, until) <= before.ran(from, until));
            prop_assert!(after.runs_out(from, left) >= before.runs_out(from, left));
        }
    }

    #[test]
    fn the_order_of_pauses_is_of_no_matter(
        (times, pauses) in times(), stops in stops(), zone in zone(),
    ) {
        let turned: Vec<Pause> = pauses.iter().rev().copied().collect();
        let one = Running { stops, zone, pauses: &pauses };
        let other = Running { stops, zone, pauses: &turned };
        prop_assert_eq!(one.ran(times[0], times[2]), other.ran(times[0], times[2]));
    }

    #[test]
    fn a_clock_stands_while_the_local_clock_shows_a_stop(
        at in moment(), stops in stops(), zone in zone(),
    ) {
        let running = Running { stops, zone, pauses: &[] };
        let stands = running.stands_until(at);
        if shows_a_stop(stops, zone, at) {
            prop_assert!(stands.is_some(), "runs at {}", at.with_timezone(&zone));
        } else if stands.is_some() {
            // It is stopped for longer only near a time that occurs twice.
            let offset = |hours| {
                let near = at + TimeDelta::hours(hours);
                near.with_timezone(&zone).naive_local() - near.naive_utc()
            };
            let doubled = (-24..24).any(|hours| offset(hours) > offset(hours + 1));
            prop_assert!(doubled, "stands at {}", at.with_timezone(&zone));
        }
    }

    #[test]
    fn a_clock_stands_until_it_runs(
        (times, pauses) in times(), stops in stops(), zone in zone(),
    ) {
        let running = Running { stops, zone, pauses: &pauses };
        let second = TimeDelta::seconds(1);
        let at = times[0];
        match running.stands_until(at) {
            None => prop_assert_eq!(running.ran(at, at + second), second),
            Some(on) => {
                prop_assert!(on > at);
                prop_assert_eq!(running.ran(at, on), TimeDelta::zero());
                prop_assert_eq!(running.ran(on, on + second), second);
                prop_assert_eq!(running.stands_until(on), None);
            }
        }
    }

    #[test]
    fn warnings_come_in_order_and_in_time(
        (times, pauses) in times(), left in left(), stops in stops(), zone in zone(),
    ) {
        let running = Running { stops, zone, pauses: &pauses };
        let from = times[0];
        let warnings = running.warnings(from, left);
        let out = running.runs_out(from, left);
        prop_assert!(from <= warnings.fifth_left);
        prop_assert!(warnings.fifth_left <= warnings.last_chance);
        prop_assert!(warnings.last_chance <= out);
        let hour = TimeDelta::hours(1);
        prop_assert!(left < hour * 5 || running.ran(warnings.last_chance, out) >= hour);
        prop_assert!(running.ran(warnings.last_chance, out) <= hour * 12);
    }

    #[test]
    fn a_bank_stays_between_zero_and_its_cap(
        bank in 1..1_000_i64, increment in 1..1_000_i64, more in 0..1_000_i64,
        ran in proptest::collection::vec(0..2_000_i64, 0..10),
    ) {
        let [bank, increment, more] = [bank, increment, more].map(TimeDelta::hours);
        let pace = Pace::Bank { bank, increment, cap: bank + more };
        let mut left = at_start(pace);
        for ran in ran.into_iter().map(TimeDelta::hours) {
            let after = after_ply(pace, left, ran);
            prop_assert!(after >= increment.min(bank + more) && after <= bank + more);
            let kept = (left - ran).max(TimeDelta::zero());
            prop_assert!(after >= kept && after <= kept + increment);
            left = after;
        }
    }
}
