//! Notes on games. Nobody but their author is shown them, unless he opens them.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, PlayerId, View};

/// A note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    /// After how many plies it was written.
    pub ply: u32,
    pub at: DateTime<Utc>,
    pub text: String,
    /// Since when others may read it.
    pub opened_at: Option<DateTime<Utc>>,
}

fn read(row: &Row<'_>) -> rusqlite::Result<NoteRow> {
    Ok(NoteRow {
        ply: row.get(0)?,
        at: moment(row.get(1)?),
        text: row.get(2)?,
        opened_at: row.get::<_, Option<i64>>(3)?.map(moment),
    })
}

impl View<'_> {
    /// The notes of this player on a game, in order.
    pub fn notes(&self, player: PlayerId, game: GameId) -> Result<Vec<NoteRow>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT ply, at, text, opened_at FROM notes WHERE player = ?1 AND game = ?2
             ORDER BY id",
        )?;
        let rows = statement.query_map(params![player, game], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many notes this player has on a game.
    pub fn notes_count(&self, player: PlayerId, game: GameId) -> Result<u32, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT count(*) FROM notes WHERE player = ?1 AND game = ?2")?;
        Ok(statement.query_row(params![player, game], |row| row.get(0))?)
    }

    /// All notes of this player with their games, in order.
    pub fn notes_by(&self, player: PlayerId) -> Result<Vec<(GameId, NoteRow)>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT ply, at, text, opened_at, game FROM notes WHERE player = ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([player], |row| Ok((row.get(4)?, read(row)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds a note.
    pub fn insert_note(&self, player: PlayerId, game: GameId, note: &NoteRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO notes (player, game, ply, at, text, opened_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                player,
                game,
                note.ply,
                seconds(note.at),
                note.text,
                note.opened_at.map(seconds),
            ])?;
        Ok(())
    }

    /// Opens the notes of this player on a game that are not open yet; how many.
    pub fn open_notes(
        &self,
        player: PlayerId,
        game: GameId,
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        Ok(self
            .transaction
            .prepare_cached(
                "UPDATE notes SET opened_at = ?3
                 WHERE player = ?1 AND game = ?2 AND opened_at IS NULL",
            )?
            .execute(params![player, game, seconds(at)])?)
    }
}
