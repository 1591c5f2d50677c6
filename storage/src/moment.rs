//! Moments as the file keeps them: whole seconds since 1970.

use chrono::{DateTime, Utc};

/// The seconds of a moment.
pub(crate) fn seconds(moment: DateTime<Utc>) -> i64 {
    moment.timestamp()
}

/// The moment of so many seconds; the nearest that there is.
pub(crate) fn moment(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, 0).unwrap_or(if seconds < 0 {
        DateTime::<Utc>::MIN_UTC
    } else {
        DateTime::<Utc>::MAX_UTC
    })
}
