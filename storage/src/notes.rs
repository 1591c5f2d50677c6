//! Players' notes on games, and the lines they have saved, for their author alone unless the author
//! opens them.

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
        /// A line that begins after that ply, in the order language.
        pub line: Option<String>,
    }
}

/// Those notes of a player on a game that others can read.
const OPENED: &str = "INDEXED BY notes_opened
    WHERE player = ?1 AND game = ?2 AND opened_at IS NOT NULL ORDER BY id";

impl View<'_> {
    pub fn notes(&self, player: PlayerId, game: GameId) -> Result<Vec<NoteRow>, Fault> {
        self.rows("WHERE player = ?1 AND game = ?2 ORDER BY id", params![player, game])
    }

    /// Those notes that others can read. How long it takes doesn't depend on the rest.
    pub fn opened_notes(&self, player: PlayerId, game: GameId) -> Result<Vec<NoteRow>, Fault> {
        self.rows(OPENED, params![player, game])
    }

    pub fn count_notes(&self, player: PlayerId, game: GameId) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM notes WHERE player = ?1 AND game = ?2";
        self.value(sql, params![player, game])
    }

    /// All notes of this player, in order, with their games.
    pub fn notes_by(&self, player: PlayerId) -> Result<Vec<(GameId, NoteRow)>, Fault> {
        let sql =
            "SELECT game, ply, at, text, opened_at, line FROM notes WHERE player = ?1 ORDER BY id";
        self.find_all(sql, [player])
    }
}

impl Change<'_> {
    pub fn insert_note(&self, player: PlayerId, game: GameId, note: &NoteRow) -> Result<(), Fault> {
        let sql = "INSERT INTO notes (player, game, ply, at, text, opened_at, line)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let (at, opened_at) = (seconds(note.at), note.opened_at.map(seconds));
        let NoteRow { ply, text, line, .. } = note;
        self.run(sql, params![player, game, ply, at, text, opened_at, line])
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

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::rows::TableRow;

    #[test]
    fn how_many_notes_are_closed_changes_nothing_for_others() {
        let folder = tempfile::tempdir().unwrap();
        let file = crate::File::open(&folder.path().join("club.sqlite")).unwrap();
        let connection = file.view().connection;
        connection.pragma_update(None, "foreign_keys", false).unwrap();
        let steps = || {
            let mut query = connection.prepare(&NoteRow::select(OPENED)).unwrap();
            let found = query.query_map([1, 1], |_| Ok(())).unwrap().count();
            (found, query.get_status(StatementStatus::VmStep))
        };
        let note = |closed: bool| {
            let sql = "INSERT INTO notes (player, game, ply, at, text, opened_at, line)
                       VALUES (1, 1, 0, 0, 'holds?', ?1, 'd1-d4')";
            connection.execute(sql, [(!closed).then_some(7)]).unwrap();
        };
        let before = steps();
        assert_eq!(before.0, 0);
        (0..200).for_each(|_| note(true));
        assert_eq!(steps(), before);
        note(false);
        let opened = steps();
        assert!(opened.0 == 1 && opened.1 > before.1);
        (0..200).for_each(|_| note(true));
        assert_eq!(steps(), opened);
    }
}
