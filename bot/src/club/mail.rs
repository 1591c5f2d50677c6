//! A running club as seen by its mail channel.

use chrono::Utc;

use storage::Channel;

use super::metrics::Outcome;
use super::{Closed, Club};
use crate::service::Fault;
use crate::service::mail::{Incoming, Keys, Known, MailId, Outgoing, Receipt, Return};
use crate::service::token::Token;

impl Club {
    /// Whether the address of that token is still valid.
    pub async fn is_live(&self, token: Token) -> Result<Result<bool, Fault>, Closed> {
        self.answer(move |questions| questions.is_live(Utc::now(), token)).await
    }

    /// Whether an address for reports or for "no more mail" is still valid.
    pub async fn is_signed(&self, token: Token) -> Result<Result<bool, Fault>, Closed> {
        self.answer(move |questions| questions.is_signed(Utc::now(), token)).await
    }

    /// The mail whose reader can stop further mail with that token, and how they read.
    pub async fn stops(
        &self,
        token: Token,
    ) -> Result<Result<Option<(MailId, templates::Reader)>, Fault>, Closed> {
        self.answer(move |questions| questions.stops(Utc::now(), token)).await
    }

    /// What the club knows about a mail.
    pub async fn know(&self, keys: Keys) -> Result<Result<Known, Fault>, Closed> {
        self.answer(move |questions| questions.mail(Utc::now(), &keys)).await
    }

    /// Deals with incoming mails, all in one transaction, which is on the disk when this returns.
    ///
    /// # Errors
    /// Trouble of ours, or the club has closed. An inner error concerns that mail alone.
    pub async fn deal_with(
        &self,
        mails: Vec<Incoming>,
    ) -> Result<Result<Vec<Result<(), Fault>>, Fault>, Closed> {
        let dealt = self.decide(move |service| service.mails(Utc::now(), &mails)).await?;
        for one in dealt.iter().flatten() {
            let outcome = if one.is_ok() { Outcome::Done } else { Outcome::Failed };
            self.count(Channel::Email, outcome);
        }
        Ok(dealt)
    }

    /// A mail bounced, or its reader wants no more.
    pub async fn returned(
        &self,
        mail: MailId,
        why: Return,
        trouble: String,
    ) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.mail_returned(Utc::now(), mail, why, &trouble)).await
    }

    /// Takes at most `most` mails that are due, to be sent. Their text is written by the thread
    /// that answers questions, one mail at a time, so that nobody waits long for either thread. A
    /// mail that cannot be written is tried again later.
    pub async fn take_mails(&self, most: u32) -> Result<Result<Vec<Outgoing>, Fault>, Closed> {
        let due = match self.decide(move |service| service.claim_mails(Utc::now(), most)).await? {
            Ok(due) => due,
            Err(fault) => return Ok(Err(fault)),
        };
        if due.is_empty() {
            return Ok(Ok(Vec::new()));
        }
        let mut written = Vec::new();
        for due in due {
            let writing = due.clone();
            let mail = self
                .answer(move |questions| Ok(questions.write_mail(Utc::now(), &writing)))
                .await?;
            written.push(mail.unwrap_or_else(|fault| {
                tracing::warn!("a mail cannot be written: {fault}");
                due.unwritten("a defect")
            }));
        }
        self.decide(move |service| service.keep_mails(Utc::now(), written)).await
    }

    /// Notes what happened to mails.
    pub async fn mails_sent(&self, mails: Vec<Receipt>) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.mails_sent(Utc::now(), &mails)).await
    }

    /// How far a watched mailbox has been read: UIDVALIDITY and UID.
    pub async fn mailbox(&self, name: String) -> Result<Result<Option<(u32, u32)>, Fault>, Closed> {
        self.answer(move |questions| questions.mailbox(&name)).await
    }

    /// Notes how far a watched mailbox has been read.
    pub async fn set_mailbox(
        &self,
        name: String,
        place: (u32, u32),
    ) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.set_mailbox(&name, place)).await
    }
}
