//! Dates, times and spans in the reader's words and zone.

use chrono::{Days, Months, TimeDelta};
use chrono_tz::Tz;

use super::tables::{reader, utc};
use crate::reader::Reader;

/// Every weekday and month, this year and another, and every unit of a span.
pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let days = (0..7).map(|days| reader.now + Days::new(days));
    let months = (0..12).map(|months| reader.now + Months::new(months));
    let mut said: Vec<String> = days.chain(months).map(|at| reader.moment(at)).collect();
    for (span, _) in SPANS {
        said.push(reader.span(TimeDelta::seconds(*span)));
    }
    said
}

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

const SPANS: &[(i64, &str)] = &[
    (-5, "less than a minute"),
    (0, "less than a minute"),
    (59, "less than a minute"),
    (MINUTE, "1 minute"),
    (2 * MINUTE + 59, "2 minutes"),
    (HOUR, "1 hour"),
    (HOUR + MINUTE, "1 hour 1 minute"),
    (23 * HOUR + 59 * MINUTE, "23 hours 59 minutes"),
    (DAY, "1 day"),
    // The two largest units; minutes after days are not expected.
    (DAY + 5 * MINUTE, "1 day"),
    (DAY + HOUR + 5 * MINUTE, "1 day 1 hour"),
    (6 * DAY + 23 * HOUR, "6 days 23 hours"),
    (40 * DAY, "40 days"),
];

#[test]
fn spans_are_said_in_two_units() {
    for (seconds, said) in SPANS {
        assert_eq!(reader().span(TimeDelta::seconds(*seconds)), *said, "{seconds}");
    }
}

#[test]
fn moments_name_the_day_and_the_zone() {
    let reader = reader();
    for (at, said) in [
        ("2026-11-02 10:00", "Monday 2 November at 10:00 (UTC)"),
        ("2026-11-03 00:05", "Tuesday 3 November at 00:05 (UTC)"),
        ("2026-01-07 09:30", "Wednesday 7 January at 09:30 (UTC)"),
        ("2026-02-12 23:59", "Thursday 12 February at 23:59 (UTC)"),
        ("2026-03-13 12:00", "Friday 13 March at 12:00 (UTC)"),
        ("2026-04-04 12:00", "Saturday 4 April at 12:00 (UTC)"),
        ("2026-05-31 12:00", "Sunday 31 May at 12:00 (UTC)"),
        ("2027-06-01 12:00", "Tuesday 1 June 2027 at 12:00 (UTC)"),
        ("2025-12-31 23:59", "Wednesday 31 December 2025 at 23:59 (UTC)"),
    ] {
        assert_eq!(reader.moment(utc(at)), said);
    }
}

/// In Oslo summer time is two hours ahead and the year ends an hour earlier than in UTC.
#[test]
fn moments_are_the_readers() {
    let oslo = Reader { zone: Tz::Europe__Oslo, ..reader() };
    for (at, said) in [
        ("2026-11-02 10:00", "Monday 2 November at 11:00 (Europe/Oslo)"),
        ("2026-07-31 22:30", "Saturday 1 August at 00:30 (Europe/Oslo)"),
        ("2026-12-31 23:30", "Friday 1 January 2027 at 00:30 (Europe/Oslo)"),
        ("2025-12-31 23:30", "Thursday 1 January at 00:30 (Europe/Oslo)"),
    ] {
        assert_eq!(oslo.moment(utc(at)), said);
    }
}

/// Summer time ends at three: from two to three, clocks show each time twice.
#[test]
fn an_hour_that_comes_twice_says_which_one_it_is() {
    let berlin = Reader { zone: Tz::Europe__Berlin, ..reader() };
    for (at, said) in [
        ("2026-10-24 23:59", "Sunday 25 October at 01:59 (Europe/Berlin)"),
        ("2026-10-25 00:30", "Sunday 25 October at 02:30 (Europe/Berlin, UTC+2)"),
        ("2026-10-25 01:30", "Sunday 25 October at 02:30 (Europe/Berlin, UTC+1)"),
        ("2026-10-25 02:00", "Sunday 25 October at 03:00 (Europe/Berlin)"),
    ] {
        assert_eq!(berlin.moment(utc(at)), said);
    }
    let newfoundland = Reader { zone: Tz::America__St_Johns, ..reader() };
    let said = newfoundland.moment(utc("2026-11-01 04:15"));
    assert_eq!(said, "Sunday 1 November at 01:45 (America/St_Johns, UTC-2:30)");
}

/// A zone that is only an offset is called as people write it.
#[test]
fn an_offset_is_shown_as_people_write_it() {
    let ahead = Reader { zone: Tz::Etc__GMTMinus1, ..reader() };
    assert_eq!(ahead.moment(utc("2026-11-02 10:00")), "Monday 2 November at 11:00 (UTC+1)");
}
