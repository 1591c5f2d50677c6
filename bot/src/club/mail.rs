//! A running club as its mail channel knows it.

use chrono::Utc;

use storage::Channel;

use super::metrics::Outcome;
use super::{Closed, Club};
use crate::service::Fault;
use crate::service::mail::{Incoming, Keys, Known, MailId, Outgoing, Receipt, Return};
use crate::service::token::Token;

impl Club {
    /// Whether an address of that token can be written to.
    pub async fn is_live(&self, token: Token) -> Result<Result<bool, Fault>, Closed> {
        self.answer(move |questions| questions.is_live(Utc::now(), token)).await
    }

    /// Whether an address for reports or for "no more mail" can be written to.
    pub async fn is_signed(&self, token: Token) -> Result<Result<bool, Fault>, Closed> {
        self.answer(move |questions| questions.is_signed(Utc::now(), token)).await
    }

    /// The mail whose reader may say by that token that no more is to come, and how he reads.
    pub async fn stops(
        &self,
        token: Token,
    ) -> Result<Result<Option<(MailId, templates::Reader)>, Fault>, Closed> {
        self.answer(move |questions| questions.stops(Utc::now(), token)).await
    }

    /// What the club knows of a mail.
    pub async fn know(&self, keys: Keys) -> Result<Result<Known, Fault>, Closed> {
        self.answer(move |questions| questions.mail(Utc::now(), &keys)).await
    }

    /// Deals with mails that came in, all in one transaction, on the disk when this returns.
    ///
    /// # Errors
    /// Trouble of ours, or the club has closed. Within, of that mail alone.
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

    /// A mail came back, or its reader wants no more.
    pub async fn returned(
        &self,
        mail: MailId,
        why: Return,
        trouble: String,
    ) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.mail_returned(Utc::now(), mail, why, &trouble)).await
    }

    /// Takes the mails that are due, at most so many, to be sent. What they say is written by the
    /// thread that answers questions, a mail at a time, so that nobody waits long for either. One
    /// that cannot be written is tried again later.
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

    /// Notes what became of mails.
    pub async fn mails_sent(&self, mails: Vec<Receipt>) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.mails_sent(Utc::now(), &mails)).await
    }

    /// How far a watched mailbox was read: UIDVALIDITY and UID.
    pub async fn mailbox(&self, name: String) -> Result<Result<Option<(u32, u32)>, Fault>, Closed> {
        self.answer(move |questions| questions.mailbox(&name)).await
    }

    /// Notes how far a watched mailbox was read.
    pub async fn set_mailbox(
        &self,
        name: String,
        place: (u32, u32),
    ) -> Result<Result<(), Fault>, Closed> {
        self.decide(move |service| service.set_mailbox(&name, place)).await
    }
}
