//! Players' vacations.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::named::named;
use crate::outages::Span;
use crate::outages::read_span;
use crate::view::{Change, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationRow {
    pub id: i64,
    pub span: Span,
    pub kind: VacationKind,
}

named! {
    pub enum VacationKind {
        Asked = "asked",
        /// A clock of the player's had run down.
        Automatic = "automatic",
    }
}

fn read_vacation(row: &Row<'_>) -> rusqlite::Result<VacationRow> {
    Ok(VacationRow { id: row.get(0)?, span: read_span(row, 1)?, kind: row.get(3)? })
}

impl View<'_> {
    /// The vacations that end after that moment, in order.
    pub fn vacations_since(
        &self,
        player: PlayerId,
        since: DateTime<Utc>,
    ) -> Result<Vec<VacationRow>, Fault> {
        let sql = "SELECT id, from_at, until_at, kind FROM vacations
                   WHERE player = ?1 AND until_at > ?2 ORDER BY until_at";
        self.find_all(sql, params![player, seconds(since)], read_vacation)
    }
}

impl Change<'_> {
    pub fn insert_vacation(
        &self,
        player: PlayerId,
        span: Span,
        kind: VacationKind,
    ) -> Result<(), Fault> {
        let sql = "INSERT INTO vacations (player, from_at, until_at, kind) VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![player, seconds(span.from), seconds(span.until), kind])
    }

    pub fn end_vacation(&self, id: i64, until: DateTime<Utc>) -> Result<(), Fault> {
        self.run("UPDATE vacations SET until_at = ?2 WHERE id = ?1", params![id, seconds(until)])
    }
}
