//! Emails that wait because the DNS doesn't answer about a domain that signed them. They are set
//! aside, so that they hold nobody up, and looked at again a few times; what was asked in vain is
//! remembered, so that the next email isn't waited for. Who asks the DNS, and how, is decided in
//! `email`.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use engine::hex::write_hex;
use kernel::desk::{Questions, Service};
use kernel::lookup::whole_seconds;
use kernel::remember::KEPT_OF_NOBODY_DAYS;
use play::deadline;
use sha2::{Digest as _, Sha256};
use storage::{AsideRow, Fault, MailId, SilentNameRow};

use crate::known::request_id;

/// The pauses after which an email is looked at again, and after which a name is asked about again.
pub const PAUSES: [TimeDelta; 3] =
    [TimeDelta::minutes(1), TimeDelta::minutes(5), TimeDelta::minutes(30)];

/// How long a name counts as silent after it was asked about in vain. In that time one email asks
/// again after each pause, and all others don't.
pub const SILENT: TimeDelta = TimeDelta::hours(1);

/// When this many names are silent, somebody may be asking about many domains of theirs.
pub const MANY: u32 = 4;

/// The most domains that a host is told of.
const MOST_SHOWN: u32 = 20;

/// An email, as something that can be set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AsideEmail {
    /// It is in the watched mailbox, under these numbers.
    InMailbox { validity: u32, uid: u32 },
    /// A mail server brings it again.
    Handed { from: String, id: String },
}

/// What was asked about in the DNS, and whether there was an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedName {
    pub name: String,
    /// The domain that it belongs to.
    pub domain: String,
    pub is_answered: bool,
}

/// The names about which the DNS isn't asked now, because it didn't answer lately.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SilentNames {
    pub names: BTreeSet<String>,
    /// Whether it lately was silent about any name that may be asked about, even if it is asked now.
    pub some_were: bool,
    /// Whether there are so many that nothing is waited for any longer than necessary.
    pub are_many: bool,
}

/// How an email has waited so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waited {
    /// When it reached the mailbox or the listener.
    pub arrived: DateTime<Utc>,
    /// Whether it was looked at again as often as it is.
    pub is_over: bool,
}

impl AsideEmail {
    fn key(&self) -> String {
        match self {
            AsideEmail::InMailbox { validity, uid } => format!("mailbox {validity} {uid}"),
            AsideEmail::Handed { from, id } => write_hex(&Sha256::digest(request_id(from, id))),
        }
    }

    fn place(&self) -> Option<(u32, u32)> {
        match self {
            AsideEmail::InMailbox { validity, uid } => Some((*validity, *uid)),
            AsideEmail::Handed { .. } => None,
        }
    }
}

/// Which of these names aren't asked about now, and how the email has waited if it was set
/// aside.
pub fn silent_names(
    questions: &Questions,
    now: DateTime<Utc>,
    email: &AsideEmail,
    names: &[String],
) -> Result<(SilentNames, Option<Waited>), Fault> {
    let _snapshot = questions.file.snapshot()?;
    let view = questions.file.view();
    let mut silent = SilentNames {
        names: BTreeSet::new(),
        some_were: false,
        are_many: view.count_silent_names(now - SILENT, MANY)? >= MANY,
    };
    for name in names {
        let Some(row) = view.silent_name(name)? else { continue };
        silent.some_were = true;
        if !may_be_asked(&row, now) {
            silent.names.insert(name.clone());
        }
    }
    let row = view.email_aside(&email.key())?;
    let waited = row.map(|row| Waited {
        arrived: row.arrived_at,
        is_over: row.looks as usize + 1 >= PAUSES.len(),
    });
    Ok((silent, waited))
}

/// The UID of the email in a mailbox that is looked at again next, and when.
pub fn next_email_aside(
    questions: &Questions,
    validity: u32,
) -> Result<Option<(u32, DateTime<Utc>)>, Fault> {
    let row = questions.file.view().next_email_aside(validity)?;
    Ok(row.and_then(|row| Some((row.place?.1, row.due_at?))))
}

/// The domains about which the DNS gave no answer lately, and when they were last asked about.
pub fn silent_domains(
    questions: &Questions,
    now: DateTime<Utc>,
) -> Result<Vec<(String, DateTime<Utc>)>, Fault> {
    questions.file.view().silent_domains(now - SILENT, MOST_SHOWN)
}

/// Remembers what was asked about in the DNS.
pub fn note_asked(
    service: &mut Service,
    now: DateTime<Utc>,
    asked: &[AskedName],
) -> Result<(), Fault> {
    let now = whole_seconds(now);
    let change = service.file.change()?;
    change.forget_silent_names_before(now - SILENT)?;
    for AskedName { name, domain, is_answered } in asked {
        let row = change.view().silent_name(name)?;
        match row {
            // All of the domain was silent, so all of it may answer again.
            Some(row) if *is_answered && row.name == row.domain => {
                change.forget_silent_names_of(&row.domain)?;
            }
            _ if *is_answered => change.forget_silent_name(name)?,
            // Another email has asked at the same time.
            Some(row) if !may_be_asked(&row, now) => {}
            row => {
                let times = row.map_or(1, |row| row.times.saturating_add(1));
                let (name, domain) = (name.clone(), domain.clone());
                change.set_silent_name(&SilentNameRow { name, domain, asked_at: now, times })?;
            }
        }
    }
    change.commit()
}

/// Sets an email aside that reached the mailbox at that moment, or else now; `answers` is the
/// email of ours to whose reply address it came. Of those that a mail server keeps, only the
/// latter are noted: others could fill the file.
pub fn set_aside(
    service: &mut Service,
    now: DateTime<Utc>,
    email: &AsideEmail,
    arrived: Option<DateTime<Utc>>,
    answers: Option<MailId>,
) -> Result<(), Fault> {
    let (now, key, place) = (whole_seconds(now), email.key(), email.place());
    if place.is_none() && answers.is_none() {
        return Ok(());
    }
    let change = service.file.change()?;
    let before = change.view().email_aside(&key)?;
    let looks = before.as_ref().map_or(0, |row| row.looks.saturating_add(1));
    let pause = PAUSES.get(looks as usize).or(PAUSES.last()).copied().unwrap_or_default();
    let arrived = before.map_or(arrived.unwrap_or(now), |row| row.arrived_at);
    change.set_email_aside(&AsideRow {
        email: key,
        place,
        mail: answers,
        arrived_at: arrived.min(now),
        looks,
        due_at: place.map(|_| now + pause),
    })?;
    change.forget_emails_handed_before(now - TimeDelta::days(KEPT_OF_NOBODY_DAYS))?;
    change.commit()
}

/// An email that was set aside has been dealt with, or is no longer in the mailbox.
pub fn forget_aside(service: &mut Service, email: &AsideEmail) -> Result<(), Fault> {
    let change = service.file.change()?;
    change.forget_email_aside(&email.key())?;
    change.commit()
}

/// Whether the pause after the last time is over.
fn may_be_asked(row: &SilentNameRow, now: DateTime<Utc>) -> bool {
    let index = row.times.saturating_sub(1) as usize;
    let pause = PAUSES.get(index).or(PAUSES.last()).copied().unwrap_or_default();
    row.asked_at + pause <= now
}

/// The moment from which what an email does counts that reached the club then.
pub(crate) fn counts_from(now: DateTime<Utc>, arrived: DateTime<Utc>) -> DateTime<Utc> {
    whole_seconds(arrived).clamp(now - deadline::COUNTS_BACK, now)
}
