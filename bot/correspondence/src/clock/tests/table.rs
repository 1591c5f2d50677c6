//! Cases computed by hand. Local times are written with their offset from UTC, as a player would
//! see them.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::{America, Asia, Australia, Europe, Pacific, Tz, UTC};
use storage::clock::{Clock, Stops};

use super::super::{Pause, Running, after_ply, at_start};

const OSLO: Tz = Europe::Oslo;
const NEW_YORK: Tz = America::New_York;
const LORD_HOWE: Tz = Australia::Lord_Howe;
const APIA: Tz = Pacific::Apia;
const HAVANA: Tz = America::Havana;
const KWAJALEIN: Tz = Pacific::Kwajalein;
const JERUSALEM: Tz = Asia::Jerusalem;

fn at(text: &str) -> DateTime<Utc> {
    DateTime::parse_from_str(text, "%Y-%m-%d %H:%M %z").expect(text).to_utc()
}

/// The terms of a clock; tests of stops ignore the pace, and tests of the pace ignore the stops.
fn terms(text: &str) -> Clock {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A span in the text form of the clock's terms.
fn span(text: &str) -> TimeDelta {
    match text {
        "0" => TimeDelta::zero(),
        _ => at_start(terms(&format!("{text}/ply")).pace),
    }
}

fn stops(text: &str) -> Stops {
    terms(&format!("1d/ply {text}")).stops
}

/// Zone, stops, from, until, how long the clock ran.
type Case = (Tz, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const RAN: &[Case] = &[
    // Without stops a clock runs through everything, including changes of the local clocks.
    (OSLO, "", "2026-06-05 12:00 +0200", "2026-06-08 12:00 +0200", "3d"),
    (OSLO, "", "2026-03-28 12:00 +0100", "2026-03-29 12:00 +0200", "23h"),
    (OSLO, "", "2026-06-05 12:00 +0200", "2026-06-05 12:00 +0200", "0"),
    (OSLO, "", "2026-06-05 12:00 +0200", "2026-06-05 11:00 +0200", "0"),
    // A weekend, from Friday noon to Monday noon; the players' zones decide when it is.
    (OSLO,     "weekend", "2026-06-05 12:00 +0200", "2026-06-08 12:00 +0200", "1d"),
    (OSLO,     "weekend", "2026-06-06 00:00 +0200", "2026-06-08 00:00 +0200", "0"),
    (OSLO,     "weekend", "2026-06-07 13:00 +0200", "2026-06-08 00:01 +0200", "1m"),
    (NEW_YORK, "weekend", "2026-06-05 12:00 +0200", "2026-06-08 12:00 +0200", "1d"),
    (NEW_YORK, "weekend", "2026-06-06 00:00 +0200", "2026-06-08 00:00 +0200", "6h"),
    // Nights that pass midnight, and stops by day.
    (OSLO, "night=22-07", "2026-06-02 12:00 +0200", "2026-06-03 12:00 +0200", "15h"),
    (OSLO, "night=22-07", "2026-06-02 23:00 +0200", "2026-06-03 06:00 +0200", "0"),
    (OSLO, "night=22-07", "2026-06-02 03:00 +0200", "2026-06-02 07:30 +0200", "30m"),
    (OSLO, "night=22-00", "2026-06-02 12:00 +0200", "2026-06-03 12:00 +0200", "22h"),
    (OSLO, "night=00-06", "2026-06-02 12:00 +0200", "2026-06-03 12:00 +0200", "18h"),
    (OSLO, "night=09-17", "2026-06-02 12:00 +0200", "2026-06-03 12:00 +0200", "16h"),
    // Weekend and nights: Friday until 22, Monday from 7; ten hours and five.
    (OSLO, "weekend night=22-07", "2026-06-05 12:00 +0200", "2026-06-08 12:00 +0200", "15h"),
    // Spring in Oslo, Sunday 2026-03-29: 02:00 becomes 03:00. The night is an hour shorter.
    (OSLO, "weekend",     "2026-03-27 12:00 +0100", "2026-03-30 12:00 +0200", "1d"),
    (OSLO, "night=22-07", "2026-03-28 12:00 +0100", "2026-03-29 12:00 +0200", "15h"),
    (OSLO, "night=02-04", "2026-03-28 12:00 +0100", "2026-03-29 12:00 +0200", "22h"),
    // The hour from 2 to 3 did not exist.
    (OSLO, "night=02-03", "2026-03-28 12:00 +0100", "2026-03-29 12:00 +0200", "23h"),
    // Autumn in Oslo, Sunday 2026-10-25: 03:00 becomes 02:00. The night is an hour longer,
    (OSLO, "night=22-07", "2026-10-24 12:00 +0200", "2026-10-25 12:00 +0100", "15h"),
    (OSLO, "night=02-03", "2026-10-24 12:00 +0200", "2026-10-25 12:00 +0100", "23h"),
    // two if it ends at the hour that comes twice,
    (OSLO, "night=23-02", "2026-10-24 12:00 +0200", "2026-10-25 12:00 +0100", "21h"),
    // and it begins the first time.
    (OSLO, "night=02-04", "2026-10-24 12:00 +0200", "2026-10-25 12:00 +0100", "22h"),
    // New York: Sunday 2026-03-08 and Sunday 2026-11-01.
    (NEW_YORK, "night=22-07", "2026-03-07 12:00 -0500", "2026-03-08 12:00 -0400", "15h"),
    (NEW_YORK, "night=01-02", "2026-10-31 12:00 -0400", "2026-11-01 12:00 -0500", "23h"),
    (NEW_YORK, "weekend",     "2026-10-30 12:00 -0400", "2026-11-02 12:00 -0500", "1d"),
    // Lord Howe changes by half an hour: on 2026-10-04 from 02:00 to 02:30, and back on
    // 2026-04-05 from 02:00 to 01:30.
    (LORD_HOWE, "night=02-03", "2026-10-03 12:00 +1030", "2026-10-04 12:00 +1100", "23h"),
    (LORD_HOWE, "night=01-02", "2026-04-04 12:00 +1100", "2026-04-05 12:00 +1030", "23h"),
    (LORD_HOWE, "night=22-07", "2026-04-04 12:00 +1100", "2026-04-05 12:00 +1030", "15h"),
    // Apia had no Friday 2011-12-30: after Thursday came Saturday. One whole night is missing.
    (APIA, "night=22-07", "2011-12-29 12:00 -1000", "2011-12-31 12:00 +1400", "15h"),
    (APIA, "weekend",     "2011-12-29 12:00 -1000", "2012-01-02 12:00 +1400", "1d"),
    // Kwajalein had no Saturday 1993-08-21: that weekend was a Sunday.
    (KWAJALEIN, "weekend", "1993-08-20 12:00 -1200", "1993-08-23 12:00 +1200", "1d"),
    // Havana's Sunday 2026-11-01 has its first hour twice, and 2026-03-08 begins at 01:00.
    (HAVANA, "night=22-00", "2026-10-31 12:00 -0400", "2026-11-01 12:00 -0500", "22h"),
    (HAVANA, "night=22-00", "2026-03-07 12:00 -0500", "2026-03-08 12:00 -0400", "21h"),
    (HAVANA, "night=00-01", "2026-03-07 12:00 -0500", "2026-03-08 12:00 -0400", "23h"),
    // Jerusalem's Monday 2002-10-07 had its first hour twice: the weekend lasted through one.
    (JERUSALEM, "weekend", "2002-10-04 12:00 +0300", "2002-10-07 12:00 +0200", "1d"),
    (JERUSALEM, "weekend", "2002-10-07 00:30 +0300", "2002-10-07 01:00 +0200", "1h"),
    // A leap day (a Tuesday) and new year (a weekend on both sides of it, 2028 into 2029).
    (OSLO, "night=22-07", "2028-02-28 12:00 +0100", "2028-03-01 12:00 +0100", "1d6h"),
    (UTC,  "weekend",     "2028-12-29 00:00 +0000", "2029-01-02 00:00 +0000", "2d"),
    (UTC,  "night=22-07", "2026-12-31 20:00 +0000", "2027-01-01 08:00 +0000", "3h"),
];

#[test]
fn how_long_a_clock_ran() {
    for &(zone, terms, from, until, expected) in RAN {
        let running = Running { stops: stops(terms), zone, pauses: &[] };
        let (from_at, until_at) = (at(from), at(until));
        let ran = running.ran(from_at, until_at);
        assert_eq!(ran, span(expected), "{zone} {terms}: {from} to {until}");
    }
}

#[rustfmt::skip]
const RUNS_OUT: &[Case] = &[
    (OSLO, "", "2026-06-05 12:00 +0200", "2026-06-08 12:00 +0200", "3d"),
    (OSLO, "", "2026-06-05 12:00 +0200", "2026-06-05 12:00 +0200", "0"),
    // Time used up as the weekend begins is used up then: it does not wait for Monday.
    (OSLO, "weekend", "2026-06-05 12:00 +0200", "2026-06-06 00:00 +0200", "12h"),
    (OSLO, "weekend", "2026-06-05 12:00 +0200", "2026-06-08 00:01 +0200", "12h1m"),
    (OSLO, "weekend", "2026-06-06 12:00 +0200", "2026-06-08 01:00 +0200", "1h"),
    // If nothing is left, nothing is left, even on a Saturday.
    (OSLO, "weekend", "2026-06-06 12:00 +0200", "2026-06-06 12:00 +0200", "0"),
    (OSLO, "weekend night=22-07", "2026-06-05 12:00 +0200", "2026-06-08 08:00 +0200", "11h"),
    (OSLO, "night=22-07", "2026-10-24 21:00 +0200", "2026-10-25 08:00 +0100", "2h"),
    // One hour a day, from Monday to Friday: thirty hours take six weeks.
    (UTC, "weekend night=13-12", "2026-06-01 12:00 +0000", "2026-07-10 13:00 +0000", "30h"),
];

#[test]
fn when_a_clock_runs_out() {
    for &(zone, terms, from, expected, left) in RUNS_OUT {
        let running = Running { stops: stops(terms), zone, pauses: &[] };
        let out = running.runs_out(at(from), span(left));
        assert_eq!(out, at(expected), "{zone} {terms}: {left} from {from}");
    }
}

#[test]
fn until_when_a_clock_stands() {
    #[rustfmt::skip]
    let cases = [
        ("weekend", "2026-06-05 23:59 +0200", None),
        ("weekend", "2026-06-06 00:00 +0200", Some("2026-06-08 00:00 +0200")),
        ("weekend", "2026-06-07 23:59 +0200", Some("2026-06-08 00:00 +0200")),
        ("weekend", "2026-06-08 00:00 +0200", None),
        // Night, weekend, night, holiday, night: one single stop from Friday evening on.
        ("weekend night=22-07", "2026-06-05 22:00 +0200", Some("2026-06-08 07:00 +0200")),
        ("weekend night=22-07", "2026-06-11 08:00 +0200", Some("2026-06-15 07:00 +0200")),
    ];
    let holiday =
        [Pause { from: at("2026-06-11 07:00 +0200"), until: at("2026-06-12 22:00 +0200") }];
    for (terms, moment, expected) in cases {
        let running = Running { stops: stops(terms), zone: OSLO, pauses: &holiday };
        assert_eq!(running.stands_until(at(moment)), expected.map(at), "{terms} {moment}");
    }
}

#[test]
fn pauses_in_any_order_and_over_each_other_count_once() {
    let pause = |from, until| Pause { from: at(from), until: at(until) };
    let pauses = [
        pause("2026-06-03 12:00 +0200", "2026-06-04 12:00 +0200"),
        pause("2026-06-01 12:00 +0200", "2026-06-02 12:00 +0200"),
        pause("2026-06-02 06:00 +0200", "2026-06-02 18:00 +0200"),
        // These never stop the clock.
        pause("2026-06-02 20:00 +0200", "2026-06-02 20:00 +0200"),
        pause("2026-06-05 12:00 +0200", "2026-06-02 12:00 +0200"),
    ];
    let running = Running { stops: Stops::default(), zone: OSLO, pauses: &pauses };
    let (monday, friday) = (at("2026-06-01 00:00 +0200"), at("2026-06-05 00:00 +0200"));
    assert_eq!(running.ran(monday, friday), span("1d18h"));
    assert_eq!(running.runs_out(monday, span("1d18h")), friday);
}

#[test]
fn what_a_ply_leaves() {
    #[rustfmt::skip]
    let cases = [
        // terms, left before, ran, left after
        ("7d+1d/10d", "7d",  "2d",  "6d"),
        ("7d+1d/10d", "7d",  "1h",  "7d23h"),
        ("7d+1d/10d", "10d", "1h",  "10d"),
        ("7d+1d/10d", "1h",  "1h",  "1d"),
        ("7d+1d/10d", "1h",  "2h",  "1d"),
        ("7d+1d/10d", "14d", "1h",  "13d23h"), // given by an umpire, and kept
        ("3d/ply",    "3d",  "1h",  "3d"),
        ("3d/ply",    "1h",  "2h",  "3d"),
    ];
    for (text, left, ran, expected) in cases {
        let after = after_ply(terms(text).pace, span(left), span(ran));
        assert_eq!(after, span(expected), "{text}: {left}, ran {ran}");
    }
    assert_eq!(at_start(terms("7d+1d/10d").pace), span("7d"));
    assert_eq!(at_start(terms("3d/ply").pace), span("3d"));
}

#[test]
fn when_a_player_is_warned() {
    #[rustfmt::skip]
    let cases = [
        // had, 20 % left, last chance
        ("10d", "2d",     "12h"),
        ("7d",  "1d9h36m", "8h24m"),
        ("1d",  "4h48m",  "1h12m"),
        ("10h", "2h",     "1h"),
        ("5h",  "1h",     "1h"),
        ("1h",  "12m",    "12m"),
        ("0",   "0",      "0"),
    ];
    let running = Running { stops: stops("weekend night=22-07"), zone: OSLO, pauses: &[] };
    let from = at("2026-06-05 12:00 +0200");
    for (had, fifth, last) in cases {
        let warnings = running.warnings(from, span(had));
        let out = running.runs_out(from, span(had));
        assert_eq!(running.ran(warnings.fifth_left, out), span(fifth), "{had}");
        assert_eq!(running.ran(warnings.last_chance, out), span(last), "{had}");
    }
}

#[test]
fn absurd_clocks_reach_the_end_of_the_calendar_and_no_further() {
    let (first, last) = (DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC);
    let busy = Stops { weekend: true, night: stops("night=00-23").night };
    for (stops, zone) in [(Stops::default(), UTC), (busy, OSLO), (busy, APIA)] {
        let running = Running { stops, zone, pauses: &[] };
        assert_eq!(running.runs_out(first, TimeDelta::MAX), last);
        assert_eq!(running.runs_out(last, TimeDelta::MAX), last);
        assert_eq!(running.runs_out(last, TimeDelta::MIN), last);
        assert_eq!(running.stands_until(first), None);
        assert!(running.ran(first, last) <= last - first);
        assert_eq!(running.warnings(first, TimeDelta::MIN).last_chance, first);
    }
    let forever = [Pause { from: first, until: last }];
    let running = Running { stops: busy, zone: OSLO, pauses: &forever };
    let now = at("2026-06-05 12:00 +0200");
    assert_eq!(running.ran(first, last), TimeDelta::zero());
    assert_eq!(running.runs_out(now, span("1s")), last);
    assert_eq!(running.stands_until(now), Some(last));

    let bank = terms("7d+1d/10d").pace;
    let (most, least) = (TimeDelta::MAX, TimeDelta::MIN);
    assert_eq!(after_ply(bank, most, TimeDelta::zero()), most);
    assert_eq!(after_ply(bank, least, most), span("1d"));
}
