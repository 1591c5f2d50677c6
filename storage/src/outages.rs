//! Spans in which the club did not run.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::moment::{moment, seconds};
use crate::{Change, Fault, View};

/// From one moment up to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first moment of it.
    pub from: DateTime<Utc>,
    /// The first moment after it.
    pub until: DateTime<Utc>,
}

impl View<'_> {
    /// The outages that had not ended by that moment, in order.
    pub fn outages_since(&self, since: DateTime<Utc>) -> Result<Vec<Span>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT from_at, until_at FROM outages WHERE until_at > ?1 ORDER BY until_at",
        )?;
        let rows = statement.query_map([seconds(since)], |row| {
            Ok(Span { from: moment(row.get(0)?), until: moment(row.get(1)?) })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds an outage.
    pub fn insert_outage(&self, span: Span) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("INSERT INTO outages (from_at, until_at) VALUES (?1, ?2)")?
            .execute(params![seconds(span.from), seconds(span.until)])?;
        Ok(())
    }
}
