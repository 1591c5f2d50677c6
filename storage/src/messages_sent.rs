//! How many messages went to a player through another one's doing, and to those who aren't
//! players. Only what still counts is kept.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::moment::{moment, seconds};
use crate::{Change, Fault, PlayerId, View};

/// A message to somebody who isn't a player, by hashes.
#[derive(Clone, Copy, Debug)]
pub struct StrangerMessage {
    /// SHA-256 of the mailbox.
    pub mailbox: [u8; 32],
    /// SHA-256 of its domain.
    pub domain: [u8; 32],
    /// Who asked for it.
    pub asked_by: AskedBy,
}

/// Who asked for a message to somebody who isn't a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedBy {
    /// Whoever reads there, who has proved it.
    Reader,
    /// A player, on purpose.
    Member,
    /// Nobody knows: an email bore that address.
    Anyone,
}

impl AskedBy {
    const fn name(self) -> &'static str {
        match self {
            AskedBy::Reader => "reader",
            AskedBy::Member => "member",
            AskedBy::Anyone => "anyone",
        }
    }
}

impl View<'_> {
    /// When messages went to a player through another one's doing, after one moment and up to
    /// another, in order.
    pub fn caused_messages(
        &self,
        player: PlayerId,
        cause: PlayerId,
        after: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<Vec<DateTime<Utc>>, Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT at FROM caused_messages
             WHERE player = ?1 AND cause = ?2 AND at > ?3 AND at <= ?4 ORDER BY at",
        )?;
        let span = params![player, cause, seconds(after), seconds(until)];
        let rows = statement.query_map(span, |row| Ok(moment(row.get(0)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many messages went to a mailbox because its reader asked for them, and how many
    /// because others did, after one moment and up to another.
    pub fn messages_to_mailbox(
        &self,
        mailbox: [u8; 32],
        after: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<(u32, u32), Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT count(*) FILTER (WHERE asked_by = 'reader'),
                    count(*) FILTER (WHERE asked_by <> 'reader')
             FROM stranger_messages WHERE mailbox = ?1 AND at > ?2 AND at <= ?3",
        )?;
        let asked = params![mailbox, seconds(after), seconds(until)];
        Ok(statement.query_row(asked, |row| Ok((row.get(0)?, row.get(1)?)))?)
    }

    /// How many messages went to one domain, and how many to all, because emails bore those
    /// addresses, after one moment and up to another.
    pub fn messages_to_anyone(
        &self,
        domain: [u8; 32],
        after: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<(u32, u32), Fault> {
        let mut statement = self.connection.prepare_cached(
            "SELECT count(*) FILTER (WHERE domain = ?1), count(*) FROM stranger_messages
             WHERE asked_by = 'anyone' AND at > ?2 AND at <= ?3",
        )?;
        let asked = params![domain, seconds(after), seconds(until)];
        Ok(statement.query_row(asked, |row| Ok((row.get(0)?, row.get(1)?)))?)
    }
}

impl Change<'_> {
    /// Notes that a message goes to a player through another one's doing, and forgets those from
    /// before a moment.
    pub fn note_caused_message(
        &self,
        player: PlayerId,
        cause: PlayerId,
        at: DateTime<Utc>,
        forget_before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM caused_messages WHERE at < ?1")?
            .execute([seconds(forget_before)])?;
        self.transaction
            .prepare_cached("INSERT INTO caused_messages (player, cause, at) VALUES (?1, ?2, ?3)")?
            .execute(params![player, cause, seconds(at)])?;
        Ok(())
    }

    /// Notes that a message goes to somebody who isn't a player, and forgets those from before a
    /// moment.
    pub fn note_stranger_message(
        &self,
        to: &StrangerMessage,
        at: DateTime<Utc>,
        forget_before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.transaction
            .prepare_cached("DELETE FROM stranger_messages WHERE at < ?1")?
            .execute([seconds(forget_before)])?;
        self.transaction
            .prepare_cached(
                "INSERT INTO stranger_messages (mailbox, domain, asked_by, at)
                 VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![to.mailbox, to.domain, to.asked_by.name(), seconds(at)])?;
        Ok(())
    }
}
