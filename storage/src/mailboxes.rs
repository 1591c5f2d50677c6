//! Mailboxes that are watched, and how far each was read.

use rusqlite::{OptionalExtension, params};

use crate::{Change, Fault, View};

impl View<'_> {
    /// How far a mailbox was read: the UIDVALIDITY under which that was, and the last UID.
    pub fn mailbox(&self, name: &str) -> Result<Option<(u32, u32)>, Fault> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT validity, uid FROM mailboxes WHERE name = ?1")?;
        Ok(statement.query_row([name], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }
}

impl Change<'_> {
    /// Notes how far a mailbox was read.
    pub fn set_mailbox(&self, name: &str, (validity, uid): (u32, u32)) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT OR REPLACE INTO mailboxes (name, validity, uid) VALUES (?1, ?2, ?3)",
            )?
            .execute(params![name, validity, uid])?;
        Ok(())
    }
}
