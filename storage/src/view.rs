//! Reading the file and changing it. What can be asked and written is said in the modules
//! of the tables; here is only how: a [`View`] reads, a [`Change`] is one transaction.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rusqlite::Connection;

use crate::{Fault, PlayerId};

/// The file as it stands, for questions.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub(crate) connection: &'a Connection,
    /// Where it is noted which players are looked up.
    pub(crate) noted: Option<&'a RefCell<BTreeSet<PlayerId>>>,
}

impl<'a> View<'a> {
    /// The same, which also notes the players that are looked up: whoever is named in a text was.
    #[must_use]
    pub fn noting(self, players: &'a RefCell<BTreeSet<PlayerId>>) -> View<'a> {
        View { noted: Some(players), ..self }
    }

    pub(crate) fn note(&self, player: PlayerId) {
        if let Some(noted) = self.noted {
            noted.borrow_mut().insert(player);
        }
    }
}

/// One transaction: everything in it is kept by [`Change::commit`], nothing otherwise. Not
/// rusqlite's own, which has SQLite parse its `BEGIN` and `COMMIT` each time.
#[derive(Debug)]
pub struct Change<'a> {
    pub(crate) transaction: &'a Connection,
}

impl<'a> Change<'a> {
    /// Begins, if nobody else writes.
    pub(crate) fn begin(connection: &'a mut Connection) -> Result<Change<'a>, Fault> {
        connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        Ok(Change { transaction: connection })
    }

    /// The file as it stands inside the transaction.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        View { connection: self.transaction, noted: None }
    }

    /// Begins an attempt: what is done until it ends can be undone, and what was done before
    /// it stays. Attempts may be nested.
    pub fn begin_attempt(&self) -> Result<(), Fault> {
        self.run("SAVEPOINT attempt")
    }

    /// Undoes all that was done in the attempt, which goes on.
    pub fn undo_attempt(&self) -> Result<(), Fault> {
        self.run("ROLLBACK TO attempt")
    }

    /// Ends the attempt that was begun last.
    pub fn end_attempt(&self) -> Result<(), Fault> {
        self.run("RELEASE attempt")
    }

    fn run(&self, sql: &str) -> Result<(), Fault> {
        self.transaction.prepare_cached(sql)?.execute([])?;
        Ok(())
    }

    /// Keeps everything. When this returns, it is on the disk.
    ///
    /// # Errors
    /// The disk is full or failed; nothing has been kept then.
    pub fn commit(self) -> Result<(), Fault> {
        self.transaction.prepare_cached("COMMIT")?.execute([])?;
        Ok(())
    }
}

impl Drop for Change<'_> {
    fn drop(&mut self) {
        // After a commit, and after some errors, there is none left.
        if !self.transaction.is_autocommit() {
            // If even this fails, the next change cannot begin, and says why.
            let _ = self.transaction.execute_batch("ROLLBACK");
        }
    }
}
