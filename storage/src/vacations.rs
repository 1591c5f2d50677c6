//! Players' vacations.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::named::named;
use crate::outages::Span;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct VacationRow from "vacations" {
        pub id: i64,
        pub player: PlayerId,
        pub span: Span = "from_at, until_at",
        pub kind: VacationKind,
    }
}

named! {
    pub enum VacationKind {
        Asked = "asked",
        /// A clock of the player's had run down.
        Automatic = "automatic",
    }
}

impl View<'_> {
    /// The vacations that end after that moment, in order.
    pub fn vacations_since(
        &self,
        player: PlayerId,
        since: DateTime<Utc>,
    ) -> Result<Vec<VacationRow>, Fault> {
        let rest = "WHERE player = ?1 AND until_at > ?2 ORDER BY until_at";
        self.rows(rest, params![player, seconds(since)])
    }
}

impl View<'_> {
    /// Planned vacations that have begun since they were last looked at, at most `most`.
    pub fn vacations_begun(
        &self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<VacationRow>, Fault> {
        let rest = "WHERE planned = 1 AND from_at <= ?1 ORDER BY from_at LIMIT ?2";
        self.rows(rest, params![seconds(now), most])
    }
}

impl Change<'_> {
    /// One that begins after `now` is planned until [`Change::begin_vacation`].
    pub fn insert_vacation(
        &self,
        player: PlayerId,
        span: Span,
        kind: VacationKind,
        now: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let sql = "INSERT INTO vacations (player, from_at, until_at, kind, planned)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        let Span { from, until } = span;
        self.run(sql, params![player, seconds(from), seconds(until), kind, from > now])
    }

    pub fn begin_vacation(&self, id: i64) -> Result<(), Fault> {
        self.run("UPDATE vacations SET planned = 0 WHERE id = ?1", [id])
    }

    pub fn delete_vacation(&self, id: i64) -> Result<(), Fault> {
        self.run("DELETE FROM vacations WHERE id = ?1", [id])
    }

    pub fn end_vacation(&self, id: i64, until: DateTime<Utc>) -> Result<(), Fault> {
        self.run("UPDATE vacations SET until_at = ?2 WHERE id = ?1", params![id, seconds(until)])
    }
}
