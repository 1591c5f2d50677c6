//! Contacts: those who are no players and are written to once, because they asked to join or
//! a player invites them.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use crate::moment::{moment, seconds};
use crate::{Change, ContactId, Fault, PlayerId, View};

/// Somebody who is no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContactRow {
    /// The contact's own number.
    pub id: ContactId,
    /// Where; `None` once nothing is to be sent there.
    pub address: Option<String>,
    pub language: String,
    /// What is said, as the service writes it.
    pub data: String,
    /// When the last mail was asked for.
    pub asked_at: DateTime<Utc>,
    /// Whether a mail still waits to be sent.
    pub waits: bool,
    /// How often it was tried.
    pub tries: u32,
    /// The last trouble with it.
    pub trouble: Option<String>,
    /// The player who invites.
    pub player: Option<PlayerId>,
    /// When the contact said no.
    pub refused_at: Option<DateTime<Utc>>,
}

/// A mail to somebody who is no player.
#[derive(Clone, Debug)]
pub struct NewContact<'a> {
    /// SHA-256 of the folded address.
    pub hash: [u8; 32],
    pub address: &'a str,
    pub language: &'a str,
    pub data: &'a str,
    pub asked_at: DateTime<Utc>,
    /// The player who invites.
    pub player: Option<PlayerId>,
}

const COLUMNS: &str =
    "id, address, language, data, asked_at, due_at, tries, player, refused_at, trouble";

fn read(row: &Row<'_>) -> rusqlite::Result<ContactRow> {
    let (due_at, refused_at): (Option<i64>, Option<i64>) = (row.get(5)?, row.get(8)?);
    Ok(ContactRow {
        id: row.get(0)?,
        address: row.get(1)?,
        language: row.get(2)?,
        data: row.get(3)?,
        asked_at: moment(row.get(4)?),
        waits: due_at.is_some(),
        tries: row.get(6)?,
        trouble: row.get(9)?,
        player: row.get(7)?,
        refused_at: refused_at.map(moment),
    })
}

impl View<'_> {
    /// The contact of that number.
    pub fn contact(&self, id: ContactId) -> Result<Option<ContactRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM contacts WHERE id = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([id], read).optional()?)
    }

    /// The contact whose folded address has that hash.
    pub fn contact_at(&self, hash: [u8; 32]) -> Result<Option<ContactRow>, Fault> {
        let sql = format!("SELECT {COLUMNS} FROM contacts WHERE hash = ?1");
        Ok(self.connection.prepare_cached(&sql)?.query_row([hash], read).optional()?)
    }

    /// The contacts to whom a mail is due, the longest due first, at most so many.
    pub fn due_contacts(&self, now: DateTime<Utc>, most: u32) -> Result<Vec<ContactRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM contacts WHERE due_at <= ?1 ORDER BY due_at, id LIMIT ?2"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map(params![seconds(now), most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Contacts to whom a mail waits to be sent, at most so many.
    pub fn waiting_contacts(&self, most: u32) -> Result<Vec<ContactRow>, Fault> {
        let sql = format!(
            "SELECT {COLUMNS} FROM contacts WHERE due_at IS NOT NULL ORDER BY due_at LIMIT ?1"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let rows = statement.query_map([most], read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Contacts who were last written to before that moment and did not say no, at most so many.
    pub fn contacts_before(
        &self,
        before: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<ContactId>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT id FROM contacts WHERE asked_at < ?1 AND refused_at IS NULL LIMIT ?2",
        )?;
        let rows = statement.query_map(params![seconds(before), most], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Change<'_> {
    /// Has a mail sent to somebody, in place of what was to be said there before.
    pub fn ask_contact(&self, new: &NewContact<'_>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO contacts (hash, address, language, data, asked_at, due_at, player)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)
                 ON CONFLICT (hash) DO UPDATE SET
                     address = ?2, language = ?3, data = ?4, asked_at = ?5, due_at = ?5,
                     player = ?6, tries = 0, trouble = NULL, refused_at = NULL",
            )?
            .execute(params![
                new.hash,
                new.address,
                new.language,
                new.data,
                seconds(new.asked_at),
                new.player,
            ])?;
        Ok(())
    }

    /// Notes that a courier has taken the mail to a contact, and when to try again should
    /// nothing be heard of it.
    pub fn claim_contact(&self, id: ContactId, again_at: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE contacts SET tries = tries + 1, due_at = ?2 WHERE id = ?1")?
            .execute(params![id, seconds(again_at)])?;
        Ok(())
    }

    /// What a courier took and never reported on is due at once, as with notices.
    pub fn reclaim_contacts(&self, now: DateTime<Utc>, due_by: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE contacts SET due_at = ?1 WHERE due_at > ?1 AND due_at <= ?2 AND tries > 0",
            )?
            .execute(params![seconds(now), seconds(due_by)])?;
        Ok(())
    }

    /// Notes that the mail to a contact was handed over.
    pub fn contact_handed(&self, id: ContactId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE contacts SET due_at = NULL WHERE id = ?1")?
            .execute([id])?;
        Ok(())
    }

    /// Notes trouble with the mail to a contact and when to try again, if ever.
    pub fn delay_contact(
        &self,
        id: ContactId,
        trouble: &str,
        again_at: Option<DateTime<Utc>>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE contacts SET trouble = ?2, due_at = ?3 WHERE id = ?1")?
            .execute(params![id, trouble, again_at.map(seconds)])?;
        Ok(())
    }

    /// Notes that nothing more is to be sent to a contact. That is all that is kept.
    pub fn refuse_contact(&self, id: ContactId, at: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "UPDATE contacts SET refused_at = ?2, address = NULL, due_at = NULL, player = NULL,
                                     trouble = NULL, data = ''
                 WHERE id = ?1",
            )?
            .execute(params![id, seconds(at)])?;
        self.transaction
            .prepare_cached("UPDATE mails SET address = '', text = '' WHERE contact = ?1")?
            .execute([id])?;
        Ok(())
    }

    /// Notes that nothing is to be sent to an address, of which nothing else is kept.
    pub fn refuse_address(&self, hash: [u8; 32], at: DateTime<Utc>) -> Result<(), Fault> {
        self.transaction
            .prepare_cached(
                "INSERT INTO contacts (hash, language, data, asked_at, refused_at)
                 VALUES (?1, 'en', '', ?2, ?2) ON CONFLICT (hash) DO NOTHING",
            )?
            .execute(params![hash, seconds(at)])?;
        let mut known =
            self.transaction.prepare_cached("SELECT id FROM contacts WHERE hash = ?1")?;
        let id: ContactId = known.query_row([hash], |row| row.get(0))?;
        self.refuse_contact(id, at)
    }

    /// A contact is a player now: so are the mails that went there his.
    pub fn contact_joined(&self, id: ContactId, player: PlayerId) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("UPDATE mails SET contact = NULL, player = ?2 WHERE contact = ?1")?
            .execute(params![id, player])?;
        self.delete_contact(id)
    }

    /// Deletes a contact, with the mails that went there.
    pub fn delete_contact(&self, id: ContactId) -> Result<(), Fault> {
        for sql in ["DELETE FROM mails WHERE contact = ?1", "DELETE FROM contacts WHERE id = ?1"] {
            self.transaction.prepare_cached(sql)?.execute([id])?;
        }
        Ok(())
    }
}
