//! Players' notes on games, for their author alone unless the author opens them.

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::{read_moment, read_optional_moment, seconds};
use crate::view::{Change, View};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    /// How many plies had been made.
    pub ply: u32,
    pub at: DateTime<Utc>,
    pub text: String,
    /// Since when others can read it.
    pub opened_at: Option<DateTime<Utc>>,
}

fn read_note(row: &Row<'_>) -> rusqlite::Result<NoteRow> {
    Ok(NoteRow {
        ply: row.get(0)?,
        at: read_moment(row, 1)?,
        text: row.get(2)?,
        opened_at: read_optional_moment(row, 3)?,
    })
}

impl View<'_> {
    pub fn notes(&self, player: PlayerId, game: GameId) -> Result<Vec<NoteRow>, Fault> {
        let sql = "SELECT ply, at, text, opened_at FROM notes WHERE player = ?1 AND game = ?2
                   ORDER BY id";
        self.find_all(sql, params![player, game], read_note)
    }

    pub fn count_notes(&self, player: PlayerId, game: GameId) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM notes WHERE player = ?1 AND game = ?2";
        self.value(sql, params![player, game])
    }

    /// All notes of this player, in order, with their games.
    pub fn notes_by(&self, player: PlayerId) -> Result<Vec<(GameId, NoteRow)>, Fault> {
        let sql = "SELECT ply, at, text, opened_at, game FROM notes WHERE player = ?1 ORDER BY id";
        self.find_all(sql, [player], |row| Ok((row.get(4)?, read_note(row)?)))
    }
}

impl Change<'_> {
    pub fn insert_note(&self, player: PlayerId, game: GameId, note: &NoteRow) -> Result<(), Fault> {
        let sql = "INSERT INTO notes (player, game, ply, at, text, opened_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let (at, opened_at) = (seconds(note.at), note.opened_at.map(seconds));
        self.run(sql, params![player, game, note.ply, at, note.text, opened_at])
    }

    /// Opens this player's notes on a game. Returns how many were not open yet.
    pub fn open_notes(
        &self,
        player: PlayerId,
        game: GameId,
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let sql = "UPDATE notes SET opened_at = ?3
                   WHERE player = ?1 AND game = ?2 AND opened_at IS NULL";
        self.run_and_count(sql, params![player, game, seconds(at)])
    }
}
