//! When the club did not run.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::moment::{read_moment, seconds};
use crate::view::{Change, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub from: DateTime<Utc>,
    /// The first moment after the span.
    pub until: DateTime<Utc>,
}

/// The span in that column of a row and the next.
pub(crate) fn read_span(row: &Row<'_>, column: usize) -> rusqlite::Result<Span> {
    Ok(Span { from: read_moment(row, column)?, until: read_moment(row, column + 1)? })
}

impl View<'_> {
    /// The outages that ended after that moment, in order.
    pub fn outages_since(&self, since: DateTime<Utc>) -> Result<Vec<Span>, Fault> {
        let sql = "SELECT from_at, until_at FROM outages WHERE until_at > ?1 ORDER BY until_at";
        self.find_all(sql, [seconds(since)], |row| read_span(row, 0))
    }
}

impl Change<'_> {
    pub fn insert_outage(&self, span: Span) -> Result<(), Fault> {
        let sql = "INSERT INTO outages (from_at, until_at) VALUES (?1, ?2)";
        self.run(sql, params![seconds(span.from), seconds(span.until)])
    }
}
