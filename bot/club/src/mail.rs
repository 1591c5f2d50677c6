//! A running club as seen by its mail channel.

use service::Fault;
use service::mail::{Incoming, Outgoing};
use storage::Channel;

use super::metrics::RequestOutcome;
use super::{Club, Unanswered};

impl Club {
    /// Deals with incoming mails, all in one transaction, which is on the disk when this returns.
    /// An error with a single mail is returned for that mail alone.
    pub async fn deal_with(
        &self,
        mails: Vec<Incoming>,
    ) -> Result<Vec<Result<(), Fault>>, Unanswered> {
        let dealt =
            self.decide(move |service, now| service::mail::mails(service, now, &mails)).await?;
        for one in &dealt {
            let outcome = if one.is_ok() { RequestOutcome::Done } else { RequestOutcome::Failed };
            self.count(Channel::Email, outcome);
        }
        Ok(dealt)
    }

    /// Takes at most `most` mails that are due, to be sent. Their text is written by the thread
    /// that answers questions, one mail at a time, so that nobody waits long for either thread. A
    /// mail that cannot be written is tried again later.
    pub async fn take_mails(&self, most: u32) -> Result<Vec<Outgoing>, Unanswered> {
        let mut written = Vec::new();
        for due in
            self.decide(move |service, now| service::mail::claim_mails(service, now, most)).await?
        {
            let writing = due.clone();
            let mail = self.answer(move |questions, now| {
                Ok(service::mail::write_mail(questions, now, &writing))
            });
            written.push(match mail.await {
                Ok(mail) => mail,
                Err(why) => {
                    tracing::warn!("an email cannot be written: {}", why.fault()?);
                    due.unwritten("a defect")
                }
            });
        }
        if written.is_empty() {
            return Ok(Vec::new());
        }
        self.decide(move |service, now| service::mail::keep_mails(service, now, written)).await
    }
}
