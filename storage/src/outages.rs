//! When the club did not run.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Span from "outages" {
        pub from: DateTime<Utc> = "from_at",
        /// The first moment after the span.
        pub until: DateTime<Utc> = "until_at",
    }
}

impl View<'_> {
    /// The outages that ended after that moment, in order.
    pub fn outages_since(&self, since: DateTime<Utc>) -> Result<Vec<Span>, Fault> {
        self.rows("WHERE until_at > ?1 ORDER BY until_at", [seconds(since)])
    }

    /// When the latest outage ended, which may be later than now if the clock was ahead then.
    pub fn latest_outage(&self) -> Result<Option<DateTime<Utc>>, Fault> {
        self.value("SELECT max(until_at) FROM outages", [])
    }
}

impl Change<'_> {
    pub fn insert_outage(&self, span: Span) -> Result<(), Fault> {
        let sql = "INSERT INTO outages (from_at, until_at) VALUES (?1, ?2)";
        self.run(sql, params![seconds(span.from), seconds(span.until)])
    }

    /// Lets all outages end by that moment, and forgets those that began after it.
    pub fn end_outages(&self, by: DateTime<Utc>) -> Result<(), Fault> {
        self.run("DELETE FROM outages WHERE from_at >= ?1", [seconds(by)])?;
        self.run("UPDATE outages SET until_at = ?1 WHERE until_at > ?1", [seconds(by)])
    }
}
