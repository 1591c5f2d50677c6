//! What the club knows about an email before it is judged: whether it was received before, which
//! email of ours it answers, and who can answer that.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::desk::Questions;
use kernel::happened::Happened;
use kernel::lookup::{Lookup, folded_address};
use kernel::remember::{self, KEPT_MAIL};
use kernel::token::Token;
use storage::{Channel, Fault, MailId, MailRow};
use templates::accounts::AccountNews;

use crate::ask;
use crate::signed::{MessageIdTarget, Purpose, Signer};

/// How long after the end of all its games an email can be answered.
const AFTERWARDS: TimeDelta = TimeDelta::days(30);

/// What has to be looked up for an email.
#[derive(Clone, Debug, Default)]
pub struct Keys {
    pub id: String,
    /// The address of the sender, real or claimed.
    pub from: Option<String>,
    /// The reply addresses to which it was sent.
    pub replies: Vec<Token>,
    /// The addresses for reports to which it was sent.
    pub bounces: Vec<Token>,
    /// The addresses for "no more email" to which it was sent.
    pub stops: Vec<Token>,
    /// The left halves of our Message-IDs that it refers to, the nearest first.
    pub references: Vec<String>,
}

#[derive(Clone, Debug, Default)]
pub struct Known {
    /// It has already been dealt with.
    pub seen: bool,
    /// The email of ours that it answers, by its address or otherwise by its references.
    pub answers: Option<Ours>,
    /// Its addresses name several of our emails, to different people or about different games.
    pub disagree: bool,
    /// By its references it answers an email of ours that has been forgotten.
    pub forgotten: bool,
    /// The sender, real or claimed, is a player.
    pub sender_plays: bool,
    /// The email of ours that came back with it.
    pub returned: Option<MailId>,
    /// The email of ours whose reader wants no more.
    pub stopped: Option<MailId>,
}

/// An email of ours that is being answered.
#[derive(Clone, Debug)]
pub struct Ours {
    pub mail: MailId,
    /// The addresses from which it can be answered, folded.
    pub by: Vec<String>,
    /// It asks something in order to verify its reader: a yes or no, a name to join under, or a
    /// code in reply to it needs no other proof.
    pub proves: bool,
    /// Its plain text; empty if it has been forgotten.
    pub sent: String,
}

/// Whether an address with that token is valid.
pub fn is_live(questions: &Questions, now: DateTime<Utc>, token: Token) -> Result<bool, Fault> {
    let _snapshot = questions.file.snapshot()?;
    Ok(alive(questions.lookup(now), token)?.is_some())
}

/// Whether an address for reports or for "no more email" is valid.
pub fn is_signed(questions: &Questions, now: DateTime<Utc>, token: Token) -> Result<bool, Fault> {
    let lookup = questions.lookup(now);
    let signer = Signer::of(lookup.view)?;
    let mails = [Purpose::Bounce, Purpose::Stop].into_iter();
    for mail in mails.filter_map(|purpose| signer.mail(purpose, token)) {
        if lookup.view.mail(mail)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The address of the reader who can stop emails with that token, and how they read.
pub fn stops(
    questions: &Questions,
    now: DateTime<Utc>,
    token: Token,
) -> Result<Option<(MailId, templates::Reader)>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let mail = Signer::of(lookup.view)?.mail(Purpose::Stop, token);
    let Some(mail) = mail.map(|mail| lookup.view.mail(mail)).transpose()?.flatten() else {
        return Ok(None);
    };
    let reader = match mail.player {
        Some(player) => {
            kernel::readers::reader(lookup.club, lookup.now, &lookup.view.player(player)?)
        }
        None => questions.stranger(lookup.now, None),
    };
    Ok(Some((mail.id, reader)))
}

/// How far a watched mailbox was read: UIDVALIDITY and UID.
pub fn mailbox(questions: &Questions, name: &str) -> Result<Option<(u32, u32)>, Fault> {
    questions.file.view().mailbox(name)
}

pub fn mail(questions: &Questions, now: DateTime<Utc>, keys: &Keys) -> Result<Known, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let signer = Signer::of(lookup.view)?;
    let signed =
        |tokens: &[Token], purpose| tokens.iter().find_map(|&token| signer.mail(purpose, token));
    let identity = |from: &String| lookup.view.identity(Channel::Email, &folded_address(from));
    let sender = keys.from.as_ref().map(identity).transpose()?.flatten();
    let mut ours = Vec::new();
    for &token in &keys.replies {
        ours.extend(alive(lookup, token)?);
    }
    let by_address = !ours.is_empty();
    // If an email program drops the plus part of an address, the references still say what is
    // answered.
    let mut forgotten = false;
    if keys.replies.is_empty() {
        for id in &keys.references {
            if let Some(mail) = referred(lookup, signer, id)? {
                ours.push(mail);
                break;
            }
            forgotten |= signer.read(id).is_some();
        }
    }
    // If it answers several emails about the same, the oldest is the one whose board the sender
    // has certainly seen.
    ours.sort_by_key(|mail| mail.id);
    ours.dedup_by_key(|mail| mail.id);
    let about = |mail: &MailRow| -> Result<_, Fault> {
        let games = lookup.view.mail_games(mail.id)?.into_iter().map(|shown| shown.game);
        Ok((mail.player, mail.contact, games.collect::<Vec<_>>()))
    };
    let abouts = ours.iter().map(about).collect::<Result<Vec<_>, _>>()?;
    let disagree = abouts.iter().any(|other| Some(other) != abouts.first());
    let answers = match ours.first() {
        Some(mail) => {
            let ours = answered(lookup, mail)?;
            // A Message-ID is no secret: knowing it proves nothing.
            Some(Ours { proves: ours.proves && by_address, ..ours })
        }
        None => None,
    };
    let player = ours.first().and_then(|mail| mail.player);
    let id = request_id(keys.from.as_deref().unwrap_or_default(), &keys.id);
    let asker = player.or(sender.as_ref().map(|identity| identity.player));
    Ok(Known {
        seen: remember::kept(lookup.view, asker, &id)?.is_some(),
        disagree,
        forgotten: forgotten && answers.is_none(),
        answers,
        sender_plays: sender.is_some(),
        returned: signed(&keys.bounces, Purpose::Bounce),
        stopped: signed(&keys.stops, Purpose::Stop),
    })
}

/// The id under which an email is remembered: nobody can use up the Message-IDs of others.
pub(crate) fn request_id(from: &str, id: &str) -> String {
    format!("mail {} {id}", folded_address(from))
}

/// The email of a token, as long as it can be answered.
fn alive(lookup: Lookup<'_>, token: Token) -> Result<Option<MailRow>, Fault> {
    match lookup.view.mail_of_token(token.hash())? {
        Some(mail) if can_be_answered(lookup, &mail)? => Ok(Some(mail)),
        _ => Ok(None),
    }
}

/// The email that a Message-ID of ours names, as long as it can be answered.
fn referred(lookup: Lookup<'_>, signer: Signer, id: &str) -> Result<Option<MailRow>, Fault> {
    let mail = match signer.read(id) {
        Some(MessageIdTarget::Notice(notice)) => lookup.view.mail_with(notice)?,
        Some(MessageIdTarget::Contact(contact)) => lookup.view.mail_to_contact(contact)?,
        None => None,
    };
    match mail {
        Some(mail) if can_be_answered(lookup, &mail)? => Ok(Some(mail)),
        _ => Ok(None),
    }
}

fn can_be_answered(lookup: Lookup<'_>, mail: &MailRow) -> Result<bool, Fault> {
    if mail.sent_at + KEPT_MAIL < lookup.now {
        return Ok(false);
    }
    let games = lookup.view.mail_games(mail.id)?;
    for shown in &games {
        let ended = lookup.view.game(shown.game)?.and_then(|row| row.folded.ended_at);
        if ended.is_none_or(|ended| ended + AFTERWARDS >= lookup.now) {
            return Ok(true);
        }
    }
    Ok(games.is_empty())
}

/// Who can answer an email, and what that proves.
fn answered(lookup: Lookup<'_>, mail: &MailRow) -> Result<Ours, Fault> {
    let only = || vec![folded_address(&mail.address)];
    let (by, proves) = match mail.player {
        None => (only(), true),
        Some(player) => {
            let mut asks = false;
            let mut code = false;
            for (_, happened) in ask::told_in(lookup.view, mail.id)? {
                match happened {
                    Happened::MailAsked(_) => asks = true,
                    Happened::Account(AccountNews::Code { .. }) => code = true,
                    Happened::Answered(answered) => asks |= answered.asks(),
                    _ => {}
                }
            }
            if code {
                (only(), true)
            } else {
                let ways = lookup.view.identities(player)?.into_iter();
                let mails = ways.filter(|way| way.channel == Channel::Email);
                (mails.map(|way| folded_address(&way.address)).collect(), asks)
            }
        }
    };
    // Nobody can tell any more whether it asked for a yes, or only contained one as an example.
    let proves = proves && !mail.text.is_empty();
    Ok(Ours { mail: mail.id, by, proves, sent: mail.text.clone() })
}
