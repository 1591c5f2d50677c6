//! Emails that wait for the DNS: which, since when, and when to look at them again.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{GameId, MailId, PlayerId};
use crate::moment::seconds;
use crate::rows::row;
use crate::view::{Change, View};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct AsideRow from "emails_aside" {
        /// What tells it from all others.
        pub email: String,
        /// UIDVALIDITY and UID of its place in the watched mailbox; `None` if a mail server keeps it
        /// and brings it again.
        pub place: Option<(u32, u32)> = "validity, uid",
        /// The email of ours to whose reply address it came.
        pub mail: Option<MailId>,
        /// When it reached the mailbox or the listener.
        pub arrived_at: DateTime<Utc>,
        /// How often it was looked at again.
        pub looks: u32,
        /// When it is looked at again; `None` if a mail server brings it.
        pub due_at: Option<DateTime<Utc>>,
    }
}

impl View<'_> {
    pub fn email_aside(&self, email: &str) -> Result<Option<AsideRow>, Fault> {
        self.row("WHERE email = ?1", [email])
    }

    /// Of the emails that wait in a mailbox with these numbers, the one that is due first.
    pub fn next_email_aside(&self, validity: u32) -> Result<Option<AsideRow>, Fault> {
        let rest = "WHERE validity = ?1 AND due_at IS NOT NULL ORDER BY due_at, uid LIMIT 1";
        self.row(rest, [validity])
    }

    /// Whether an email waits that reached the club by `until`, and with which a player answers the
    /// email that showed a game before that ply.
    pub fn awaits_email(
        &self,
        (player, game): (PlayerId, GameId),
        ply: u32,
        until: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let sql = "SELECT 1 FROM emails_aside
                   JOIN mails ON mails.id = emails_aside.mail
                   JOIN mail_games ON mail_games.mail = mails.id
                   WHERE mails.player = ?1 AND mail_games.game = ?2 AND mail_games.ply = ?3
                         AND emails_aside.arrived_at <= ?4";
        self.exists(sql, params![player, game, ply, seconds(until)])
    }
}

impl Change<'_> {
    pub fn set_email_aside(&self, row: &AsideRow) -> Result<(), Fault> {
        let AsideRow { email, place, mail, arrived_at, looks, due_at } = row;
        let (validity, uid) = place.unzip();
        let sql = "INSERT OR REPLACE INTO emails_aside
                   (email, validity, uid, mail, arrived_at, looks, due_at)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let (arrived_at, due_at) = (seconds(*arrived_at), due_at.map(seconds));
        self.run(sql, params![email, validity, uid, mail, arrived_at, looks, due_at])
    }

    pub fn forget_email_aside(&self, email: &str) -> Result<(), Fault> {
        self.run("DELETE FROM emails_aside WHERE email = ?1", [email])
    }

    /// Forgets the emails of mailboxes whose numbers have changed.
    pub fn forget_emails_numbered_otherwise(&self, validity: u32) -> Result<(), Fault> {
        self.run("DELETE FROM emails_aside WHERE validity <> ?1", [validity])
    }

    /// Forgets the emails that a mail server has not brought again.
    pub fn forget_emails_handed_before(&self, before: DateTime<Utc>) -> Result<(), Fault> {
        let sql = "DELETE FROM emails_aside WHERE validity IS NULL AND arrived_at < ?1";
        self.run(sql, [seconds(before)])
    }
}
