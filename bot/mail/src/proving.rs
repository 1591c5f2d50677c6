//! Proves who sent a mail by its signatures, for which the DNS is asked. If it doesn't answer, the
//! mail waits: those that came after it don't.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use club::Unanswered;
use email::message::Message;
use service::mail::{AsideEmail, Waited};

use crate::dkim::{Checked, Silent};
use crate::inbox::{Came, Inbox, ReadMail, rules};
use crate::verdict::{SenderVerdict, Unproven};
use crate::{decide, dkim};

/// How the attempt to prove who sent a mail has ended.
pub(super) enum Proving {
    /// What was proved, and when the mail reached the club if it has waited for that.
    Ended(SenderVerdict, Option<DateTime<Utc>>),
    /// The DNS doesn't answer: the mail was set aside.
    Waits,
    /// Checking it panicked.
    Failed,
}

/// A mail as something that can be set aside.
pub(super) fn aside_email(message: &Message, came: Came) -> AsideEmail {
    match came {
        Came::InMailbox { place, .. } => {
            AsideEmail::InMailbox { validity: place.validity, uid: place.uid }
        }
        Came::Handed => {
            let from = message.from.clone().unwrap_or_default();
            AsideEmail::Handed { from, id: message.id.clone() }
        }
    }
}

impl Inbox {
    /// Finds out what the signatures of a mail prove. A mail from a mailbox for which the DNS was
    /// asked often enough waits no longer; one that a mail server keeps waits as long as that server
    /// likes.
    pub(super) async fn prove(
        &self,
        raw: Arc<Vec<u8>>,
        mail: &Arc<ReadMail>,
        came: Came,
    ) -> Result<Proving, Unanswered> {
        let Some(checker) = self.checker.clone() else {
            return Ok(Proving::Ended(SenderVerdict::Unproven(Unproven::NotEnough), None));
        };
        let names = dkim::names(&mail.message);
        let email = aside_email(&mail.message, came);
        let asked = email.clone();
        let looking = self.club.answer(move |questions, now| {
            service::mail::silent_names(questions, now, &asked, &names)
        });
        let (silent, waited) = looking.await?;
        let some_were = silent.some_were;
        let checked = Arc::clone(mail);
        let checking =
            tokio::spawn(async move { checker.check(&raw, &checked.message, &silent).await });
        let Ok(Checked { verdict, asked }) = checking.await else {
            tracing::warn!(
                "a bug in this program: it panicked while checking the signatures of an email, \
                 which was refused"
            );
            return Ok(Proving::Failed);
        };
        if some_were || asked.iter().any(|asked| !asked.is_answered) {
            self.club
                .decide(move |service, now| service::mail::note_asked(service, now, &asked))
                .await?;
        }
        let arrived = waited.map(|waited: Waited| waited.arrived);
        match verdict {
            Ok(verdict) => Ok(Proving::Ended(verdict, arrived)),
            Err(Silent { domain })
                if matches!(came, Came::InMailbox { .. })
                    && waited.is_some_and(|waited| waited.is_over) =>
            {
                tracing::warn!(
                    "an email has waited long enough: the DNS does not answer about {domain}, \
                     which signed it"
                );
                Ok(Proving::Ended(SenderVerdict::Unproven(Unproven::Silent), arrived))
            }
            Err(Silent { domain }) => {
                tracing::warn!(
                    "an email has to wait: the DNS does not answer about {domain}, which signed it"
                );
                self.set_aside(mail, came, email).await?;
                Ok(Proving::Waits)
            }
        }
    }

    async fn set_aside(
        &self,
        mail: &ReadMail,
        came: Came,
        email: AsideEmail,
    ) -> Result<(), Unanswered> {
        let arrived = match came {
            Came::InMailbox { arrived, .. } => arrived,
            Came::Handed => None,
        };
        let has_token = decide::has_token(&rules(&self.settings), &mail.envelope);
        let answers = mail.known.answers.as_ref().filter(|_| has_token).map(|ours| ours.mail);
        let setting = self.club.decide(move |service, now| {
            service::mail::set_aside(service, now, &email, arrived, answers)
        });
        setting.await
    }
}
