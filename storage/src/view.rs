//! Reading the file and changing it. What can be asked and written is said in the modules
//! of the tables; here is only how: a [`View`] reads, a [`Change`] is one transaction.

use rusqlite::{Connection, Transaction};

use crate::Fault;

/// The file as it stands, for questions.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub(crate) connection: &'a Connection,
}

/// One transaction: everything in it is kept by [`Change::commit`], nothing otherwise.
#[derive(Debug)]
pub struct Change<'a> {
    pub(crate) transaction: Transaction<'a>,
}

impl Change<'_> {
    /// The file as it stands inside the transaction.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        View { connection: &self.transaction }
    }

    /// Keeps everything. When this returns, it is on the disk.
    ///
    /// # Errors
    /// The disk is full or failed; nothing has been kept then.
    pub fn commit(self) -> Result<(), Fault> {
        Ok(self.transaction.commit()?)
    }
}
