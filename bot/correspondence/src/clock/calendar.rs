//! The agreed stops as moments: local Saturdays, Sundays and nights of one time zone, with care
//! for the days on which its clocks are changed.

use chrono::{DateTime, Datelike, Days, NaiveDate, NaiveDateTime, NaiveTime, TimeZone, Utc};
use chrono_tz::{GapInfo, Tz};
use storage::clock::{Night, Stops};

use super::Pause;

/// Stops outside these years are ignored, so that even absurd terms are computed quickly. Clocks of
/// games are nowhere near either end.
const YEARS: std::ops::Range<i32> = 1970..2500;

/// The agreed stops that end after `from`, and a few before it, sorted by their beginning; they can
/// overlap.
///
/// A clock change never shortens a stop. One that begins at a local time that occurs twice begins
/// with the first, and one that ends at such a time ends with the second. A local time that is
/// skipped is the first moment after the gap, so a stop that lies entirely within the gap does not
/// happen: there was no such hour, and nobody's clock ran in it either.
pub(super) fn agreed(stops: Stops, zone: Tz, from: DateTime<Utc>) -> impl Iterator<Item = Pause> {
    let any = stops.weekend || stops.night.is_some();
    let first = any.then(|| first_day(zone, from)).flatten();
    first
        .into_iter()
        .flat_map(|day| day.iter_days())
        .take_while(|day| day.year() < YEARS.end)
        .flat_map(move |day| {
            let weekend = stops.weekend && day.weekday() == chrono::Weekday::Sat;
            // The weekend first: it begins at midnight, and no night begins earlier.
            [weekend.then(|| whole_weekend(day)), stops.night.map(|night| one_night(night, day))]
        })
        .flatten()
        .filter_map(move |(begin, end)| {
            Some(Pause { from: first_of(zone, begin?), until: last_of(zone, end?) })
        })
        .filter(|stop| stop.from < stop.until)
}

/// The first local day whose stops are looked at. Earlier ones don't matter: no stop lasts beyond
/// 00:00 two days later, except when that time occurs twice, and clocks are never set back by more
/// than a day.
fn first_day(zone: Tz, from: DateTime<Utc>) -> Option<NaiveDate> {
    let earliest = NaiveDate::from_ymd_opt(YEARS.start, 1, 1)?;
    if from.year() < YEARS.start {
        return Some(earliest);
    }
    if from.year() > YEARS.end {
        return None;
    }
    let today = from.with_timezone(&zone).date_naive();
    today.checked_sub_days(Days::new(2)).map(|day| day.max(earliest))
}

/// A stop in local time; an end outside the calendar's range is `None`.
type LocalStop = (Option<NaiveDateTime>, Option<NaiveDateTime>);

/// From Saturday 00:00 to Monday 00:00.
fn whole_weekend(saturday: NaiveDate) -> LocalStop {
    (at_hour(saturday, 0), saturday.checked_add_days(Days::new(2)).and_then(|day| at_hour(day, 0)))
}

/// The night that begins on this day; it ends on the next day unless its first hour is the smaller.
fn one_night(night: Night, day: NaiveDate) -> LocalStop {
    let morning = if night.until > night.from { Some(day) } else { day.succ_opt() };
    (at_hour(day, night.from), morning.and_then(|day| at_hour(day, night.until)))
}

fn at_hour(day: NaiveDate, hour: u8) -> Option<NaiveDateTime> {
    NaiveTime::from_hms_opt(hour.into(), 0, 0).map(|time| day.and_time(time))
}

/// The first moment at which the local clock shows this time; if it was skipped, the first after
/// the gap.
pub fn first_of(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    zone.from_local_datetime(&local)
        .earliest()
        .map_or_else(|| after_gap(zone, local), |moment| moment.to_utc())
}

/// The last moment at which the local clock shows this time.
fn last_of(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    zone.from_local_datetime(&local)
        .latest()
        .map_or_else(|| after_gap(zone, local), |moment| moment.to_utc())
}

/// The first moment after the gap in which this local time was skipped. Every gap has an end; if
/// one were unknown, the time would be read as UTC.
fn after_gap(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    GapInfo::new(&local, &zone)
        .and_then(|gap| gap.end)
        .map_or_else(|| local.and_utc(), |moment| moment.to_utc())
}
