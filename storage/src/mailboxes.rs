//! Mailboxes that are watched, and how far each was read.

use rusqlite::params;

use crate::fault::Fault;
use crate::view::{Change, View};

impl View<'_> {
    /// How far a mailbox was read: IMAP's UIDVALIDITY at that time, and the last UID.
    pub fn mailbox(&self, name: &str) -> Result<Option<(u32, u32)>, Fault> {
        let sql = "SELECT validity, uid FROM mailboxes WHERE name = ?1";
        self.find_one(sql, [name])
    }
}

impl Change<'_> {
    pub fn set_mailbox(&self, name: &str, (validity, uid): (u32, u32)) -> Result<(), Fault> {
        let sql = "INSERT OR REPLACE INTO mailboxes (name, validity, uid) VALUES (?1, ?2, ?3)";
        self.run(sql, params![name, validity, uid])
    }
}
