//! What can be typed as a clock, what can't and why, and that every clock reads back.

use chrono::TimeDelta;
use engine::Side;
use proptest::prelude::*;

use crate::clock::text::ClockError;
use crate::clock::{AtZero, Clock, Night, Pace, Stops, Vacation};

/// What was typed, and the one form in which it is kept.
const READ: &[(&str, &str)] = &[
    ("7d+1d/10d", "7d+1d/10d"),
    ("7d+12h/10d", "7d+12h/10d"),
    ("3d/ply", "3d/ply"),
    ("36h/ply", "1d12h/ply"),
    ("90m+30s/2h", "1h30m+30s/2h"),
    ("1d30m/ply", "1d30m/ply"),
    ("1d0h5s/ply", "1d5s/ply"),
    ("365d+365d/365d", "365d+365d/365d"),
    ("007d/ply", "7d/ply"),
    (" 3d/ply \t hard ", "3d/ply"),
    (
        "claim NO-VACATION Night=22-7 weekend 7D+1D/10D",
        "7d+1d/10d weekend night=22-07 claim no-vacation",
    ),
    ("night=0-23 3d/PLY", "3d/ply night=00-23"),
    ("3d/ply VS 7d+1d/10d", "3d/ply vs 7d+1d/10d"),
    ("3d/ply weekend vs 7d/ply claim", "3d/ply vs 7d/ply weekend claim"),
    ("3d/ply vs 72h/ply", "3d/ply"),
];

#[test]
fn what_is_typed_and_what_is_kept() {
    for (typed, kept) in READ {
        let clock: Clock = typed.parse().unwrap_or_else(|error| panic!("{typed}: {error}"));
        assert_eq!(clock.to_string(), *kept, "{typed}");
    }
}

#[test]
fn what_cannot_be_read_and_why() {
    let cases = [
        ("", "no time given; expected 7d+1d/10d or 3d/ply"),
        ("weekend claim", "no time given; expected 7d+1d/10d or 3d/ply"),
        ("3d/ply vs", "no time given; expected 7d+1d/10d or 3d/ply"),
        ("vs 3d/ply", "\"vs\" isn't part of a time control"),
        ("3d/ply vs 4d/ply vs 5d/ply", "\"vs\" isn't part of a time control"),
        ("3d/ply vs 4d/ply 5d/ply", "\"5d/ply\" says the same thing again"),
        ("3d/ply slow", "\"slow\" isn't part of a time control"),
        ("7d+1d", "\"7d+1d\" isn't part of a time control"),
        ("7d/10d", "\"7d/10d\" isn't part of a time control"),
        ("7d+/10d", "\"7d+/10d\" isn't part of a time control"),
        ("/ply", "\"/ply\" isn't part of a time control"),
        ("7/ply", "\"7/ply\" isn't part of a time control"),
        ("2W/ply", "\"2W/ply\" isn't part of a time control"),
        ("d/ply", "\"d/ply\" isn't part of a time control"),
        ("-1d/ply", "\"-1d/ply\" isn't part of a time control"),
        ("12h1d/ply", "\"12h1d/ply\" isn't part of a time control"),
        ("1d1d/ply", "\"1d1d/ply\" isn't part of a time control"),
        ("1d/ply/ply", "\"1d/ply/ply\" isn't part of a time control"),
        ("3d/ply night=22", "\"night=22\" isn't part of a time control"),
        ("3d/ply night=22-24", "\"night=22-24\" isn't part of a time control"),
        ("3d/ply night=22-007", "\"night=22-007\" isn't part of a time control"),
        ("3d/ply night=22-+7", "\"night=22-+7\" isn't part of a time control"),
        ("0d/ply", "the time \"0d\" is zero"),
        ("7d+0h/10d", "the time \"0h\" is zero"),
        ("366d/ply", "the time \"366d\" is longer than 365 days"),
        ("365d1s/ply", "the time \"365d1s\" is longer than 365 days"),
        ("99999999999999999999s/ply", "the time \"99999999999999999999s\" is longer than 365 days"),
        ("7d+1d/6d23h", "the cap in \"7d+1d/6d23h\" is below the bank"),
        ("3d/ply night=7-07", "\"night=7-07\" has the same hour twice"),
        ("3d/ply 3d/ply", "\"3d/ply\" says the same thing again"),
        ("3d/ply weekend Weekend", "\"Weekend\" says the same thing again"),
        ("3d/ply night=22-07 night=23-07", "\"night=23-07\" says the same thing again"),
        ("3d/ply claim hard", "\"hard\" says the same thing again"),
        ("3d/ply no-vacation no-vacation", "\"no-vacation\" says the same thing again"),
    ];
    for (typed, why) in cases {
        let error = typed.parse::<Clock>().expect_err(typed);
        assert_eq!(error.to_string(), why, "{typed}");
    }
    assert_eq!("".parse::<Clock>(), Err(ClockError::NoSpan));
}

/// A span that a clock may have.
fn span() -> impl Strategy<Value = i64> {
    const LONGEST: i64 = 365 * 86_400;
    prop_oneof![1..=LONGEST, (1..=365_i64).prop_map(|days| days * 86_400), 1..=7_200_i64]
}

fn pace() -> impl Strategy<Value = Pace> {
    let seconds = TimeDelta::seconds;
    prop_oneof![
        span().prop_map(move |ply| Pace::PerPly(seconds(ply))),
        (span(), span(), span()).prop_map(move |(one, increment, other)| Pace::Bank {
            bank: seconds(one.min(other)),
            increment: seconds(increment),
            cap: seconds(one.max(other)),
        }),
    ]
}

fn stops() -> impl Strategy<Value = Stops> {
    let night =
        (0..24_u8, 1..24_u8).prop_map(|(from, hours)| Night { from, until: (from + hours) % 24 });
    (any::<bool>(), proptest::option::of(night))
        .prop_map(|(weekend, night)| Stops { weekend, night })
}

fn clock() -> impl Strategy<Value = Clock> {
    let at_zero = prop_oneof![Just(AtZero::Hard), Just(AtZero::Claim)];
    let vacation = prop_oneof![Just(Vacation::Allowed), Just(Vacation::Forbidden)];
    let paces = (pace(), proptest::option::of(pace()));
    (paces, stops(), at_zero, vacation).prop_map(|((pace, odds), stops, at_zero, vacation)| {
        let odds = odds.filter(|odds| *odds != pace);
        Clock { pace, odds, stops, at_zero, vacation }
    })
}

proptest! {
    #[test]
    fn every_clock_reads_back(clock in clock()) {
        prop_assert_eq!(clock.to_string().parse(), Ok(clock));
    }

    #[test]
    fn what_is_swapped_twice_is_the_same(clock in clock()) {
        prop_assert_eq!(clock.swapped().swapped(), clock);
        for side in Side::BOTH {
            prop_assert_eq!(clock.swapped().pace_of(side), clock.pace_of(!side));
        }
    }

    #[test]
    fn order_and_case_do_not_matter(clock in clock(), turn in 0..5_usize) {
        // The two paces stay together.
        let clock = Clock { odds: None, ..clock };
        let text = clock.to_string().to_uppercase();
        let mut words: Vec<&str> = text.split(' ').collect();
        let turn = turn % words.len();
        words.rotate_left(turn);
        prop_assert_eq!(words.join("  ").parse(), Ok(clock));
    }

    #[test]
    fn no_text_makes_the_reader_stumble(text in ".{0,40}") {
        let _ = text.parse::<Clock>();
    }

    #[test]
    fn what_is_read_is_kept_in_one_form(
        pace in "[0-9]{1,4}[dhms][0-9dhms]{0,4}(/ply|[+][1-9]h/[1-9]d)",
        night in "( night=[0-9]{1,2}-[0-9]{1,2})?",
    ) {
        if let Ok(clock) = format!("{pace}{night}").parse::<Clock>() {
            let kept = clock.to_string();
            prop_assert_eq!(kept.parse(), Ok(clock));
            prop_assert!(kept.len() <= 40, "{}", kept);
        }
    }
}
