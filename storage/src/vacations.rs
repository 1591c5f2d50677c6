//! Players' vacations.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, PlayerId, Span, View};

/// A vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationRow {
    pub id: i64,
    pub span: Span,
    /// How it came about.
    pub kind: VacationKind,
}

/// How a vacation came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationKind {
    /// The player asked for it.
    Asked,
    /// A clock of the player's was at zero.
    Automatic,
}

impl VacationKind {
    /// `asked`, `automatic`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            VacationKind::Asked => "asked",
            VacationKind::Automatic => "automatic",
        }
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<VacationRow> {
    let kind: String = row.get(3)?;
    Ok(VacationRow {
        id: row.get(0)?,
        span: Span { from: moment(row.get(1)?), until: moment(row.get(2)?) },
        kind: if kind == "asked" { VacationKind::Asked } else { VacationKind::Automatic },
    })
}

impl View<'_> {
    /// The vacations of a player that had not ended by that moment, in order.
    pub fn vacations_since(
        &self,
        player: PlayerId,
        since: DateTime<Utc>,
    ) -> Result<Vec<VacationRow>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id, from_at, until_at, kind FROM vacations
             WHERE player = ?1 AND until_at > ?2 ORDER BY until_at",
        )?;
        let rows = statement.query_map(params![player, seconds(since)], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds a vacation.
    pub fn insert_vacation(
        &self,
        player: PlayerId,
        span: Span,
        kind: VacationKind,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO vacations (player, from_at, until_at, kind) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![player, seconds(span.from), seconds(span.until), kind.name()])?;
        Ok(())
    }

    /// Moves the end of a vacation.
    pub fn end_vacation(&self, id: i64, until: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE vacations SET until_at = ?2 WHERE id = ?1")?
            .execute(params![id, seconds(until)])?;
        Ok(())
    }
}
