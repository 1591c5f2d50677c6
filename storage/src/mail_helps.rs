//! The answers that went to emails, as long as they count towards a limit. The address is kept as a
//! hash alone, because it may belong to somebody who isn't a player.

use chrono::{DateTime, Utc};
use rusqlite::params;

use crate::fault::Fault;
use crate::ids::{NoticeId, PlayerId};
use crate::moment::seconds;
use crate::named::named;
use crate::rows::row;
use crate::view::{Change, View};

named! {
    /// What an email was that was answered.
    pub enum MailHelp {
        /// Something in it was carried out.
        Done = "done",
        /// It was a question, or a wish that was offered or refused.
        Understood = "understood",
        /// Nothing in it could be read.
        Unread = "unread",
        /// The same of an email whose sender isn't proven.
        Unproven = "unproven",
        UnprovenUnread = "unproven-unread",
        /// All that were left over, in one answer when the hour is over.
        Late = "late",
    }
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MailHelpRow from "mail_helps" {
        /// SHA-256 of the mailbox.
        pub mailbox: [u8; 32],
        pub at: DateTime<Utc>,
        pub kind: MailHelp,
        /// The same for the same text.
        pub text: [u8; 16],
    }
}

impl View<'_> {
    /// The answers to a mailbox later than `after` and no later than `until`, in order.
    pub fn mail_helps(
        &self,
        mailbox: [u8; 32],
        after: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<Vec<MailHelpRow>, Fault> {
        let rest = "WHERE mailbox = ?1 AND at > ?2 AND at <= ?3 ORDER BY at, rowid";
        self.rows(rest, params![mailbox, seconds(after), seconds(until)])
    }

    /// What changes as soon as players are told anything that isn't an answer to an email, or
    /// somebody joins.
    pub fn newest_news(&self) -> Result<(NoticeId, PlayerId), Fault> {
        let sql = "SELECT (SELECT coalesce(max(id), 0) FROM outbox WHERE address IS NULL),
                          (SELECT coalesce(max(id), 0) FROM players)";
        self.value(sql, [])
    }
}

impl Change<'_> {
    /// Notes an answer, and forgets all those before `forget_before`.
    pub fn note_mail_help(
        &self,
        help: &MailHelpRow,
        forget_before: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.run("DELETE FROM mail_helps WHERE at < ?1", [seconds(forget_before)])?;
        let sql = "INSERT INTO mail_helps (mailbox, at, kind, text) VALUES (?1, ?2, ?3, ?4)";
        self.run(sql, params![help.mailbox, seconds(help.at), help.kind, help.text])
    }
}
