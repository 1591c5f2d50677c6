//! Private notes on games. Nobody but their author is ever shown them.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::moment::{moment, seconds};
use crate::{Change, Fault, GameId, PlayerId, View};

/// A note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    /// After how many plies it was written.
    pub ply: u32,
    /// When.
    pub at: DateTime<Utc>,
    /// As written.
    pub text: String,
}

impl View<'_> {
    /// The notes of this player on a game, in order.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn notes(&self, player: PlayerId, game: GameId) -> Result<Vec<NoteRow>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT ply, at, text FROM notes WHERE player = ?1 AND game = ?2 ORDER BY id",
        )?;
        let rows = statement.query_map(params![player, game], |row| {
            Ok(NoteRow { ply: row.get(0)?, at: moment(row.get(1)?), text: row.get(2)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Adds a note.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn insert_note(&self, player: PlayerId, game: GameId, note: &NoteRow) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO notes (player, game, ply, at, text) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![player, game, note.ply, seconds(note.at), note.text])?;
        Ok(())
    }
}
