//! How the file is read and changed: a [`View`] reads, and a [`Change`] is one transaction. What
//! can be asked and written is in the modules of the tables.
//!
//! There each query is one call with its SQL and its parameters; for whole rows of a table, with
//! what follows the names of its columns. A connection keeps prepared statements under their text
//! and uses them again.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, Params};

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::rows::{Columns, RowReader, TableRow};

/// The file as it is now, for questions. Those with a `limit` answer with at most that many rows.
///
/// Each can fail with a [`Fault`]. If the file refers to a row by its number and that row isn't
/// there, the fault is a [`Fault::Row`]: that is why [`View::player`] is never `None`.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub(crate) connection: &'a Connection,
    /// Collects the players that are looked up.
    pub(crate) noted: Option<&'a RefCell<BTreeSet<PlayerId>>>,
}

impl<'a> View<'a> {
    /// The same view, which also adds every player that is looked up to `players`: a text can
    /// only name players who were.
    #[must_use]
    pub fn noting_players(self, players: &'a RefCell<BTreeSet<PlayerId>>) -> View<'a> {
        View { noted: Some(players), ..self }
    }

    pub(crate) fn note_player(&self, player: PlayerId) {
        if let Some(noted) = self.noted {
            noted.borrow_mut().insert(player);
        }
    }

    /// The first row of the answer, if there is one. Later rows are not computed.
    pub(crate) fn find_one<T: Columns>(
        &self,
        sql: &str,
        parameters: impl Params,
    ) -> Result<Option<T>, Fault> {
        Ok(self.connection.prepare_cached(sql)?.query_row(parameters, RowReader::all).optional()?)
    }

    pub(crate) fn find_all<T: Columns>(
        &self,
        sql: &str,
        parameters: impl Params,
    ) -> Result<Vec<T>, Fault> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map(parameters, RowReader::all)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The first row of a table, of those that `rest` of the query says.
    pub(crate) fn row<T: TableRow>(
        &self,
        rest: &str,
        parameters: impl Params,
    ) -> Result<Option<T>, Fault> {
        self.find_one(&T::select(rest), parameters)
    }

    /// The rows of a table that `rest` of the query says.
    pub(crate) fn rows<T: TableRow>(
        &self,
        rest: &str,
        parameters: impl Params,
    ) -> Result<Vec<T>, Fault> {
        self.find_all(&T::select(rest), parameters)
    }

    /// What is in a row that is always there, such as a count.
    pub(crate) fn value<T: Columns>(&self, sql: &str, parameters: impl Params) -> Result<T, Fault> {
        Ok(self.connection.prepare_cached(sql)?.query_row(parameters, RowReader::all)?)
    }

    pub(crate) fn exists(&self, sql: &str, parameters: impl Params) -> Result<bool, Fault> {
        Ok(self.connection.prepare_cached(sql)?.exists(parameters)?)
    }
}

/// One transaction: [`Change::commit`] keeps everything in it, and nothing is kept otherwise. It is
/// not rusqlite's own transaction, for which SQLite parses `BEGIN` and `COMMIT` each time.
#[derive(Debug)]
pub struct Change<'a> {
    transaction: &'a Connection,
}

impl<'a> Change<'a> {
    /// Fails if another process writes.
    pub(crate) fn begin(connection: &'a mut Connection) -> Result<Change<'a>, Fault> {
        connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        Ok(Change { transaction: connection })
    }

    pub fn view(&self) -> View<'_> {
        View { connection: self.transaction, noted: None }
    }

    /// Begins an attempt, which can be undone while everything before it stays. Attempts can be
    /// nested.
    pub fn begin_attempt(&self) -> Result<(), Fault> {
        self.run("SAVEPOINT attempt", [])
    }

    /// Undoes everything that was done in the attempt, which goes on.
    pub fn undo_attempt(&self) -> Result<(), Fault> {
        self.run("ROLLBACK TO attempt", [])
    }

    pub fn end_attempt(&self) -> Result<(), Fault> {
        self.run("RELEASE attempt", [])
    }

    /// Keeps everything: when this returns, it is on the disk. If it fails, nothing is kept.
    pub fn commit(self) -> Result<(), Fault> {
        self.run("COMMIT", [])
    }

    pub(crate) fn run(&self, sql: &str, parameters: impl Params) -> Result<(), Fault> {
        self.run_and_count(sql, parameters).map(drop)
    }

    /// Runs a statement that gives no rows. The number of rows that it changed.
    pub(crate) fn run_and_count(&self, sql: &str, parameters: impl Params) -> Result<usize, Fault> {
        Ok(self.transaction.prepare_cached(sql)?.execute(parameters)?)
    }

    /// Runs statements that give no rows, all with the same parameters.
    pub(crate) fn run_each(
        &self,
        statements: &[&str],
        parameters: impl Params + Copy,
    ) -> Result<(), Fault> {
        statements.iter().try_for_each(|sql| self.run(sql, parameters))
    }

    /// Adds a row. The number that SQLite gave it.
    pub(crate) fn insert(&self, sql: &str, parameters: impl Params) -> Result<i64, Fault> {
        self.run(sql, parameters)?;
        Ok(self.transaction.last_insert_rowid())
    }
}

impl Drop for Change<'_> {
    fn drop(&mut self) {
        // After a commit, and after some errors, the transaction is over.
        if !self.transaction.is_autocommit() {
            // If even this fails, the next change can't begin, and says why.
            let _ = self.transaction.execute_batch("ROLLBACK");
        }
    }
}
