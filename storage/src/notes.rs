//! Players' notes on games, for their author alone unless the author opens them.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct NoteRow from "notes" {
        /// How many plies had been made.
        pub ply: u32,
        pub at: DateTime<Utc>,
        pub text: String,
        /// Since when others can read it.
        pub opened_at: Option<DateTime<Utc>>,
    }
}

impl View<'_> {
    pub fn notes(&self, player: PlayerId, game: GameId) -> Result<Vec<NoteRow>, Fault> {
        self.rows("WHERE player = ?1 AND game = ?2 ORDER BY id", params![player, game])
    }

    pub fn count_notes(&self, player: PlayerId, game: GameId) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM notes WHERE player = ?1 AND game = ?2";
        self.value(sql, params![player, game])
    }

    /// All notes of this player, in order, with their games.
    pub fn notes_by(&self, player: PlayerId) -> Result<Vec<(GameId, NoteRow)>, Fault> {
        let sql = "SELECT game, ply, at, text, opened_at FROM notes WHERE player = ?1 ORDER BY id";
        self.find_all(sql, [player])
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
