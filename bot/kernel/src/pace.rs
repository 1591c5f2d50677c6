//! When a notice that can wait is sent: the hours that its player has chosen.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, Timelike, Utc};
use chrono_tz::Tz;
use correspondence::clock::local_moment;
use storage::{DigestPreference, Fault, GameId, Preferences, View};

use crate::happened::Happened;

/// The hour at which a daily digest is sent, in the player's time zone.
const DAILY: u8 = 8;

/// Whether something can wait for a digest or the end of quiet hours. The end of a game can't, and
/// a ply may be what ends it.
pub fn may_wait(view: View<'_>, happened: &Happened) -> Result<bool, Fault> {
    let Some(moment) = happened.moment() else { return Ok(happened.may_wait()) };
    let game = view.game(GameId(moment.game))?;
    let is_over = game.is_some_and(|game| game.folded.ended_at.is_some());
    Ok(happened.may_wait() && !is_over)
}

/// When a notice that was queued then should be sent, seen from now: now, or later.
pub(crate) fn goes_at(
    preferences: Preferences,
    zone: Tz,
    queued_at: DateTime<Utc>,
    now: DateTime<Utc>,
) -> DateTime<Utc> {
    let digest = match preferences.digest {
        DigestPreference::Off => queued_at,
        DigestPreference::Hourly => {
            let local = queued_at.with_timezone(&zone);
            let into = TimeDelta::seconds((local.minute() * 60 + local.second()).into());
            queued_at - into + TimeDelta::hours(1)
        }
        DigestPreference::Daily => next(zone, DAILY, queued_at),
    };
    let at = digest.max(now);
    match preferences.quiet {
        Some((from, until)) if is_quiet(from, until, at.with_timezone(&zone).hour()) => {
            next(zone, until, at)
        }
        _ => at,
    }
}

fn is_quiet(from: u8, until: u8, hour: u32) -> bool {
    let (from, until) = (u32::from(from), u32::from(until));
    if from <= until { (from..until).contains(&hour) } else { hour >= from || hour < until }
}

/// The next moment after this one at which the local clock shows that full hour; if a clock change
/// skips it, the end of the gap.
pub fn next(zone: Tz, hour: u8, after: DateTime<Utc>) -> DateTime<Utc> {
    let today = after.with_timezone(&zone).date_naive();
    let days = (0..3).filter_map(|ahead| today.checked_add_days(Days::new(ahead)));
    let mut moments = days.filter_map(|day| at_hour(zone, day, hour));
    moments.find(|&moment| moment > after).unwrap_or(after)
}

fn at_hour(zone: Tz, day: NaiveDate, hour: u8) -> Option<DateTime<Utc>> {
    let time = NaiveTime::from_hms_opt(hour.into(), 0, 0)?;
    Some(local_moment(zone, day.and_time(time)))
}

#[cfg(test)]
mod tests {
    use chrono_tz::{Asia, Europe, UTC};
    use storage::DigestPreference::{Daily, Hourly, Off};

    use super::*;

    fn at(text: &str) -> DateTime<Utc> {
        DateTime::parse_from_str(text, "%Y-%m-%d %H:%M %z").expect(text).to_utc()
    }

    #[test]
    fn notices_wait_for_their_hour() {
        let oslo = Europe::Oslo;
        let night = Some((22, 7));
        #[rustfmt::skip]
        let cases = [
            // zone, pace, quiet, queued, goes
            (oslo, Off, None, "2026-11-02 10:10 +0100", "2026-11-02 10:10 +0100"),
            (oslo, Off, night, "2026-11-02 21:59 +0100", "2026-11-02 21:59 +0100"),
            (oslo, Off, night, "2026-11-02 22:00 +0100", "2026-11-03 07:00 +0100"),
            (oslo, Off, night, "2026-11-03 06:59 +0100", "2026-11-03 07:00 +0100"),
            (oslo, Off, Some((9, 17)), "2026-11-03 09:00 +0100", "2026-11-03 17:00 +0100"),
            (oslo, Off, Some((22, 0)), "2026-11-03 23:00 +0100", "2026-11-04 00:00 +0100"),
            (oslo, Hourly, None, "2026-11-02 10:10 +0100", "2026-11-02 11:00 +0100"),
            (oslo, Hourly, None, "2026-11-02 11:00 +0100", "2026-11-02 12:00 +0100"),
            (oslo, Hourly, night, "2026-11-02 21:10 +0100", "2026-11-03 07:00 +0100"),
            (oslo, Daily, None, "2026-11-02 07:10 +0100", "2026-11-02 08:00 +0100"),
            (oslo, Daily, Some((20, 10)), "2026-11-02 12:00 +0100", "2026-11-03 10:00 +0100"),
            // Half an hour off.
            (Asia::Kolkata, Hourly, None, "2026-11-02 10:10 +0530", "2026-11-02 11:00 +0530"),
            // The night in which the clocks go forward, and the one in which they go back.
            (oslo, Off, Some((22, 2)), "2026-03-28 23:00 +0100", "2026-03-29 03:00 +0200"),
            (oslo, Off, Some((22, 3)), "2026-10-25 02:30 +0200", "2026-10-25 03:00 +0100"),
            (UTC, Daily, None, "2026-11-02 08:00 +0000", "2026-11-03 08:00 +0000"),
        ];
        for (zone, digest, quiet, queued, goes) in cases {
            let preferences = Preferences { digest, quiet, ..Preferences::default() };
            let queued_at = at(queued);
            let found = goes_at(preferences, zone, queued_at, queued_at);
            assert_eq!(found, at(goes), "{zone} {digest:?} {quiet:?} {queued}");
            assert_eq!(goes_at(preferences, zone, queued_at, found), found, "it goes then");
        }
    }
}
