//! Contacts: people who aren't players and get one email, because they asked to join or a player
//! invites them.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{ContactId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ContactRow from "contacts" {
        pub id: ContactId,
        /// `None` once nothing may be sent there.
        pub address: Option<String>,
        pub language: String,
        /// What the email says, as the service writes it.
        pub data: String,
        pub asked_at: DateTime<Utc>,
        /// When its email is sent, or tried again; `None` if none waits.
        pub due_at: Option<DateTime<Utc>>,
        pub tries: u32,
        pub trouble: Option<String>,
        /// The player who invites them.
        pub player: Option<PlayerId>,
        pub refused_at: Option<DateTime<Utc>>,
    }
}

#[derive(Clone, Debug)]
pub struct NewContact<'a> {
    /// SHA-256 of the folded address.
    pub hash: [u8; 32],
    pub address: &'a str,
    pub language: &'a str,
    pub data: &'a str,
    pub asked_at: DateTime<Utc>,
    /// When the email is sent.
    pub due_at: DateTime<Utc>,
    /// The player who invites them.
    pub player: Option<PlayerId>,
}

impl View<'_> {
    pub fn contact(&self, id: ContactId) -> Result<Option<ContactRow>, Fault> {
        self.row("WHERE id = ?1", [id])
    }

    /// The contact with that hash of the folded address.
    pub fn contact_at(&self, hash: [u8; 32]) -> Result<Option<ContactRow>, Fault> {
        self.row("WHERE hash = ?1", [hash])
    }

    /// Contacts with an email that is due, the longest due first.
    pub fn due_contacts(&self, now: DateTime<Utc>, limit: u32) -> Result<Vec<ContactRow>, Fault> {
        self.rows("WHERE due_at <= ?1 ORDER BY due_at, id LIMIT ?2", params![seconds(now), limit])
    }

    pub fn waiting_contacts(&self, limit: u32) -> Result<Vec<ContactRow>, Fault> {
        self.rows("WHERE due_at IS NOT NULL ORDER BY due_at LIMIT ?1", [limit])
    }

    /// Contacts who were last written to before that moment and haven't declined.
    pub fn contacts_before(
        &self,
        before: DateTime<Utc>,
        limit: u32,
    ) -> Result<Vec<ContactId>, Fault> {
        let sql = "SELECT id FROM contacts WHERE asked_at < ?1 AND refused_at IS NULL LIMIT ?2";
        self.find_all(sql, params![seconds(before), limit])
    }
}

impl Change<'_> {
    /// Queues an email to somebody, instead of an earlier one that still waits.
    pub fn ask_contact(&self, new: &NewContact<'_>) -> Result<(), Fault> {
        let sql = "INSERT INTO contacts (hash, address, language, data, asked_at, due_at, player)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                   ON CONFLICT (hash) DO UPDATE SET
                       address = ?2, language = ?3, data = ?4, asked_at = ?5, due_at = ?6,
                       player = ?7, tries = 0, trouble = NULL, refused_at = NULL";
        let NewContact { hash, address, language, data, asked_at, due_at, player } = new;
        let (asked_at, due_at) = (seconds(*asked_at), seconds(*due_at));
        self.run(sql, params![hash, address, language, data, asked_at, due_at, player])
    }

    /// Records that a courier has taken the email, and when to try again if the courier never
    /// reports.
    pub fn claim_contact(&self, id: ContactId, again_at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE contacts SET tries = tries + 1, due_at = ?2 WHERE id = ?1";
        self.run(sql, params![id, seconds(again_at)])
    }

    /// Makes what a courier took and never reported on due at once, as [`Change::reclaim_notices`]
    /// does.
    pub fn reclaim_contacts(&self, now: DateTime<Utc>, due_by: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE contacts SET due_at = ?1
                   WHERE due_at > ?1 AND due_at <= ?2 AND tries > 0";
        self.run(sql, params![seconds(now), seconds(due_by)])
    }

    pub fn contact_handed(&self, id: ContactId) -> Result<(), Fault> {
        self.run("UPDATE contacts SET due_at = NULL WHERE id = ?1", [id])
    }

    /// Records what went wrong and when to try again, if ever.
    pub fn delay_contact(
        &self,
        id: ContactId,
        trouble: &str,
        again_at: Option<DateTime<Utc>>,
    ) -> Result<(), Fault> {
        let sql = "UPDATE contacts SET trouble = ?2, due_at = ?3 WHERE id = ?1";
        self.run(sql, params![id, trouble, again_at.map(seconds)])
    }

    /// Records that nothing may be sent to a contact any more, and forgets everything else.
    pub fn refuse_contact(&self, id: ContactId, at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "UPDATE contacts SET refused_at = ?2, address = NULL, due_at = NULL,
                                       player = NULL, trouble = NULL, data = ''
                   WHERE id = ?1";
        self.run(sql, params![id, seconds(at)])?;
        self.run("UPDATE mails SET address = '', text = '' WHERE contact = ?1", [id])
    }

    /// Records that nothing may be sent to an address, and keeps nothing else about it.
    pub fn refuse_address(&self, hash: [u8; 32], at: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "INSERT INTO contacts (hash, language, data, asked_at, refused_at)
                   VALUES (?1, 'en', '', ?2, ?2) ON CONFLICT (hash) DO NOTHING";
        self.run(sql, params![hash, seconds(at)])?;
        let id = self.view().value("SELECT id FROM contacts WHERE hash = ?1", [hash])?;
        self.refuse_contact(id, at)
    }

    /// A contact has become a player, and the emails that went there are that player's now.
    pub fn contact_joined(&self, id: ContactId, player: PlayerId) -> Result<(), Fault> {
        let sql = "UPDATE mails SET contact = NULL, player = ?2 WHERE contact = ?1";
        self.run(sql, params![id, player])?;
        self.delete_contact(id)
    }

    pub fn delete_contact(&self, id: ContactId) -> Result<(), Fault> {
        self.run_each(
            &["DELETE FROM mails WHERE contact = ?1", "DELETE FROM contacts WHERE id = ?1"],
            [id],
        )
    }
}
