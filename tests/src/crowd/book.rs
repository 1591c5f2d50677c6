//! Reads the club's file while the club is running.

use std::path::Path;

use correspondence::course::Course;
use engine::Side;
use engine::ruleset::shipped_library;
use rusqlite::{Connection, OpenFlags, params};
use storage::{Channel, File, GameId};

/// A running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub game: i64,
    /// The player on move.
    pub mover: i64,
    /// How many plies were made.
    pub plies: u32,
}

/// A club's file, open for reading.
pub struct Book {
    file: File,
    rows: Connection,
}

impl std::fmt::Debug for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Book")
    }
}

impl Book {
    /// Opens that file.
    ///
    /// # Panics
    /// It is not a club's file.
    pub fn open(path: &Path) -> Book {
        let file = File::open_to_read(path).expect("the club's file");
        let rows = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .expect("the club's file");
        Book { file, rows }
    }

    /// The number of a player, by their address.
    ///
    /// # Panics
    /// The file cannot be read.
    pub fn player(&self, channel: Channel, address: &str) -> Option<i64> {
        let sql = "SELECT player FROM identities WHERE channel = ?1 AND address = ?2";
        let mut statement = self.rows.prepare_cached(sql).expect("a query");
        let mut rows = statement.query(params![channel.name(), address]).expect("a query");
        rows.next().expect("a row").map(|row| row.get(0).expect("a number"))
    }

    /// The running games.
    ///
    /// # Panics
    /// The file cannot be read.
    pub fn tables(&self) -> Vec<Table> {
        let sql = "SELECT id, CASE to_move WHEN 'a' THEN attackers ELSE defenders END, plies
                   FROM games WHERE to_move IS NOT NULL";
        let mut statement = self.rows.prepare_cached(sql).expect("a query");
        let rows = statement
            .query_map([], |row| {
                Ok(Table { game: row.get(0)?, mover: row.get(1)?, plies: row.get(2)? })
            })
            .expect("a query");
        rows.map(|row| row.expect("a row")).collect()
    }

    /// The open challenges that still have a game to give: their numbers, and the players who sent
    /// them.
    ///
    /// # Panics
    /// The file cannot be read.
    pub fn seeks(&self) -> Vec<(i64, i64)> {
        let seeks = self.file.view().open_seeks(u32::MAX).expect("the seeks");
        seeks.into_iter().map(|seek| (seek.id.0, seek.sender.0)).collect()
    }

    /// How many running games each player has.
    ///
    /// # Panics
    /// The file cannot be read.
    pub fn burdens(&self) -> Vec<(i64, u32)> {
        let sql = "SELECT player, count(*) FROM
                   (SELECT attackers AS player FROM games WHERE ended_at IS NULL
                    UNION ALL SELECT defenders FROM games WHERE ended_at IS NULL)
                   GROUP BY player";
        let mut statement = self.rows.prepare_cached(sql).expect("a query");
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("a query");
        rows.map(|row| row.expect("a row")).collect()
    }

    /// The state of a game so far.
    ///
    /// # Panics
    /// It does not follow from its events.
    pub fn course(&self, game: i64) -> Course {
        let events = self.file.view().events(GameId(game)).expect("its events");
        Course::fold(shipped_library(), &events)
            .unwrap_or_else(|broken| panic!("game {game}: {broken}"))
    }

    /// The player of a side.
    ///
    /// # Panics
    /// There is no such game.
    pub fn seat(&self, game: i64, side: Side) -> i64 {
        let row = self.file.view().game(GameId(game)).expect("the games").expect("a game");
        row.players[side].0
    }

    /// The first number that a query returns.
    ///
    /// # Panics
    /// It finds none.
    pub fn number(&self, query: &str) -> i64 {
        let found = self.rows.query_row(query, [], |row| row.get(0));
        found.unwrap_or_else(|error| panic!("{query}: {error}"))
    }

    /// The first two columns of everything that a query returns.
    ///
    /// # Panics
    /// They are not a number and a text.
    pub fn pairs(&self, query: &str) -> Vec<(i64, String)> {
        let mut statement = self.rows.prepare(query).expect("a query");
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("a query");
        rows.map(|row| row.expect("a row")).collect()
    }
}
