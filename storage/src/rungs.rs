//! Who stands where on ladders, and what is counted of each. Places are folded from the log.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, PlayerId, View};

/// A player on a ladder, or who was on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RungRow {
    pub ladder: String,
    pub player: PlayerId,
    /// From 1; `None` if he is not on the ladder now.
    pub place: Option<u32>,
    /// Whether he leaves when his matches are over.
    pub leaving: bool,
    /// For games lost on time, less what plies have taken off.
    pub points: u32,
    /// Whether he has made no ply since he last lost on time.
    pub held: bool,
    /// Since when he has played no match.
    pub idle_since: DateTime<Utc>,
    /// How many places that has cost so far.
    pub decayed: u32,
    /// When to look at that again.
    pub due_at: Option<DateTime<Utc>>,
}

const COLUMNS: &str = "ladder, player, place, leaving, points, held, idle_since, decayed, due_at";

fn read(row: &Row<'_>) -> rusqlite::Result<RungRow> {
    Ok(RungRow {
        ladder: row.get(0)?,
        player: row.get(1)?,
        place: row.get(2)?,
        leaving: row.get(3)?,
        points: row.get(4)?,
        held: row.get(5)?,
        idle_since: moment(row.get(6)?),
        decayed: row.get(7)?,
        due_at: row.get::<_, Option<i64>>(8)?.map(moment),
    })
}

impl View<'_> {
    /// Those who stand on a ladder, from the top.
    pub fn rungs(&self, ladder: &str) -> Result<Vec<RungRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM rungs WHERE ladder = ?1 AND place IS NOT NULL ORDER BY place"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([ladder], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many stand on a ladder.
    pub fn count_rungs(&self, ladder: &str) -> Result<u32, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT count(*) FROM rungs WHERE ladder = ?1 AND place IS NOT NULL")?;
        Ok(statement.query_row([ladder], |row| row.get(0))?)
    }

    /// A player on a ladder, if he is or ever was on it.
    pub fn rung(&self, ladder: &str, player: PlayerId) -> Result<Option<RungRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM rungs WHERE ladder = ?1 AND player = ?2");
        let mut statement = self.connection.prepare_cached(&sql)?;
        Ok(statement.query_row(params![ladder, player], read).optional()?)
    }

    /// The ladders on which a player is or was.
    pub fn rungs_of(&self, player: PlayerId) -> Result<Vec<RungRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM rungs WHERE player = ?1 ORDER BY ladder");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([player], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Those whose idleness is to be looked at by `now`, at most so many.
    pub fn due_rungs(&self, now: DateTime<Utc>, most: u32) -> Result<Vec<RungRow>, Fault> {
        let sql =
            format!("SELECT {COLUMNS} FROM rungs WHERE due_at <= ?1 ORDER BY due_at LIMIT ?2");
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![seconds(now), most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds or replaces all that is kept of a player on a ladder but his place, which is
    /// [`Change::set_place`]'s.
    pub fn set_rung(&self, row: &RungRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO rungs (ladder, player, leaving, points, held, idle_since, decayed,
                                    due_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                 ON CONFLICT (ladder, player) DO UPDATE
                 SET leaving = ?3, points = ?4, held = ?5, idle_since = ?6, decayed = ?7,
                     due_at = ?8",
            )?
            .execute(params![
                row.ladder,
                row.player,
                row.leaving,
                row.points,
                row.held,
                seconds(row.idle_since),
                row.decayed,
                row.due_at.map(seconds),
            ])?;
        Ok(())
    }

    /// Moves a player from one place of a ladder to another, and those between by one.
    pub fn set_place(
        &self,
        ladder: &str,
        player: PlayerId,
        from: Option<u32>,
        to: Option<u32>,
    ) -> Result<(), Fault> {
        // Out of the line, which closes; and into it, which opens.
        if let Some(from) = from {
            self.shift(ladder, from, -1)?;
        }
        if let Some(to) = to {
            self.shift(ladder, to.saturating_sub(1), 1)?;
        }
        self.transaction
            .prepare_cached("UPDATE rungs SET place = ?3 WHERE ladder = ?1 AND player = ?2")?
            .execute(params![ladder, player, to])?;
        Ok(())
    }

    fn shift(&self, ladder: &str, after: u32, by: i32) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE rungs SET place = place + ?3 WHERE ladder = ?1 AND place > ?2")?
            .execute(params![ladder, after, by])?;
        Ok(())
    }
}
