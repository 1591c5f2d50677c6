//! When the house makes a move in a game in which it takes its time: within a day, and never at
//! night in the time zone of its opponent.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use kernel::pace::next;

/// The hours between which it moves.
const DAY: (u8, u8) = (8, 22);

/// The longest that it takes.
const LONGEST: TimeDelta = TimeDelta::days(1);

/// A moment for a turn that began then, drawn by a number: at once if the half of the time until the
/// deadline has no day in it.
pub fn moves_at(
    zone: Tz,
    began_at: DateTime<Utc>,
    deadline: Option<DateTime<Utc>>,
    drawn: u64,
) -> DateTime<Utc> {
    let half = deadline.map(|deadline| began_at + (deadline - began_at) / 2);
    let until = half.map_or(began_at + LONGEST, |half| half.min(began_at + LONGEST));
    let days = days(zone, began_at, until);
    let seconds: i64 = days.iter().map(|(from, until)| (*until - *from).num_seconds()).sum();
    let Ok(seconds @ 1..) = u64::try_from(seconds) else { return began_at };
    // Less than a day, so it fits.
    let mut left = TimeDelta::seconds((drawn % seconds) as i64);
    for (from, until) in days {
        if left < until - from {
            return from + left;
        }
        left -= until - from;
    }
    began_at
}

/// The parts of that time that are by day.
fn days(
    zone: Tz,
    from: DateTime<Utc>,
    until: DateTime<Utc>,
) -> Vec<(DateTime<Utc>, DateTime<Utc>)> {
    let (morning, evening) = DAY;
    let mut days = Vec::new();
    let mut at = from;
    while at < until {
        let (opens, closes) = (next(zone, morning, at), next(zone, evening, at));
        // The next evening comes first by day, the next morning at night.
        if closes < opens {
            days.push((at, closes.min(until)));
        }
        at = opens.min(closes).max(at + TimeDelta::seconds(1));
    }
    days
}

#[cfg(test)]
mod tests {
    use chrono::{TimeZone, Timelike};
    use chrono_tz::Europe::Oslo;

    use super::*;

    fn at(hour: u32) -> DateTime<Utc> {
        let local = Oslo.with_ymd_and_hms(2026, 10, 24, hour, 30, 0);
        local.single().expect("an hour of that day").with_timezone(&Utc)
    }

    #[test]
    fn it_moves_within_a_day_and_never_at_night() {
        // The clocks go back in the night after that day.
        for began_at in (0..24).map(at) {
            for drawn in (0..200u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
                let moves_at = moves_at(Oslo, began_at, None, drawn);
                let hour = moves_at.with_timezone(&Oslo).hour();
                assert!((8..22).contains(&hour), "{began_at} {moves_at}");
                assert!(moves_at >= began_at && moves_at <= began_at + LONGEST, "{moves_at}");
            }
        }
    }

    #[test]
    fn it_is_drawn_from_the_whole_day() {
        let hours: std::collections::BTreeSet<u32> = (0..500u64)
            .map(|number| moves_at(Oslo, at(3), None, number * 7_919).with_timezone(&Oslo).hour())
            .collect();
        assert_eq!(hours, (8..22).collect());
    }

    #[test]
    fn a_short_clock_is_not_run_down() {
        let noon = at(12);
        let deadline = noon + TimeDelta::hours(2);
        for drawn in 0..500u64 {
            let moves_at = moves_at(Oslo, noon, Some(deadline), drawn * 7_919);
            assert!(moves_at <= noon + TimeDelta::hours(1), "{moves_at}");
        }
        // Half of it is over before the night is.
        assert_eq!(moves_at(Oslo, at(2), Some(at(6)), 12_345), at(2));
    }
}
