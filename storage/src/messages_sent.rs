//! How many messages went to a player because of something another player did, and to people who
//! aren't players. Only what still counts for a limit is kept.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::moment::seconds;
use crate::named::named;
use crate::view::{Change, View};

/// A message to somebody who isn't a player. The address is kept as hashes alone.
#[derive(Clone, Copy, Debug)]
pub struct StrangerMessage {
    /// SHA-256 of the mailbox.
    pub mailbox: [u8; 32],
    /// SHA-256 of its domain.
    pub domain: [u8; 32],
    pub asked_by: AskedBy,
}

named! {
    /// Who asked for a message to somebody who isn't a player.
    pub enum AskedBy {
        /// A player, on purpose.
        Member = "member",
        /// Nobody knows: an email bore that address.
        Anyone = "anyone",
    }
}

impl View<'_> {
    /// When messages that `cause` set off went to `player`, later than `after` and no later than
    /// `until`, in order.
    pub fn caused_messages(
        &self,
        player: PlayerId,
        cause: PlayerId,
        after: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<Vec<DateTime<Utc>>, Fault> {
        let sql = "SELECT at FROM caused_messages
                   WHERE player = ?1 AND cause = ?2 AND at > ?3 AND at <= ?4 ORDER BY at";
        let span = params![player, cause, seconds(after), seconds(until)];
        self.find_all(sql, span)
    }

    /// How many messages went to a mailbox because others than its reader asked for them, later than
    /// `after` and no later than `until`.
    pub fn messages_to_mailbox(
        &self,
        mailbox: [u8; 32],
        after: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<u32, Fault> {
        let sql = "SELECT count(*) FROM stranger_messages
                   WHERE mailbox = ?1 AND asked_by <> 'reader' AND at > ?2 AND at <= ?3";
        self.value(sql, params![mailbox, seconds(after), seconds(until)])
    }

    /// How many messages went to one domain, and how many to all, because emails bore those
    /// addresses, later than `after` and no later than `until`.
    pub fn messages_to_anyone(
        &self,
        domain: [u8; 32],
        after: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<(u32, u32), Fault> {
        let sql = "SELECT count(*) FILTER (WHERE domain = ?1), count(*) FROM stranger_messages
                   WHERE asked_by = 'anyone' AND at > ?2 AND at <= ?3";
        self.value(sql, params![domain, seconds(after), seconds(until)])
    }
}

impl Change<'_> {
    /// Adds a message to `player` that `cause` set off, and forgets those before `forget_before`.
    pub fn note_caused_message(
        &self,
        player: PlayerId,
        cause: PlayerId,
        at: DateTime<Utc>,
        forget_before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.run("DELETE FROM caused_messages WHERE at < ?1", [seconds(forget_before)])?;
        let sql = "INSERT INTO caused_messages (player, cause, at) VALUES (?1, ?2, ?3)";
        self.run(sql, params![player, cause, seconds(at)])
    }

    /// Adds a message to somebody who isn't a player, and forgets those before `forget_before`.
    pub fn note_stranger_message(
        &self,
        to: &StrangerMessage,
        at: DateTime<Utc>,
        forget_before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.run("DELETE FROM stranger_messages WHERE at < ?1", [seconds(forget_before)])?;
        let sql = "INSERT INTO stranger_messages (mailbox, domain, asked_by, at)
                   VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![to.mailbox, to.domain, to.asked_by, seconds(at)])
    }
}
