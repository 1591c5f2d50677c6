//! Moments as the file keeps them: whole seconds since 1970.

use chrono::{DateTime, Utc};
use rusqlite::Row;

pub(crate) fn seconds(moment: DateTime<Utc>) -> i64 {
    moment.timestamp()
}

pub(crate) fn read_moment(row: &Row<'_>, column: usize) -> rusqlite::Result<DateTime<Utc>> {
    row.get(column).map(from_seconds)
}

pub(crate) fn read_optional_moment(
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<Option<DateTime<Utc>>> {
    Ok(row.get::<_, Option<i64>>(column)?.map(from_seconds))
}

/// The nearest moment that chrono can hold.
fn from_seconds(seconds: i64) -> DateTime<Utc> {
    let end = if seconds < 0 { DateTime::<Utc>::MIN_UTC } else { DateTime::<Utc>::MAX_UTC };
    DateTime::from_timestamp(seconds, 0).unwrap_or(end)
}
