//! Those who are no players: whoever writes to the club, and whoever is invited by address,
//! gets one mail that asks for consent. Without a yes nothing more is ever sent; after a no
//! nothing is kept but a hash, so that nothing ever goes there again.

use chrono::TimeDelta;
use engine::ruleset::Language;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use storage::{Channel, ContactId, ContactRow, Fault, NewContact, PlayerId};
use templates::Notice;
use templates::notice::Contact as Shown;

use super::answered::{self, Answered, Item, Reply};
use super::limits::Breaker;
use super::{Incoming, Proof, Said};
use crate::orders::{Line, Link, Order};
use crate::service::account::{Account, AccountRefused, Way};
use crate::service::happened::Happened;
use crate::service::ledger::Ledger;
use crate::service::lookup::{Lookup, folded_address};
use crate::service::refused::{Refused, Stop};
use crate::service::terms::Terms;
use crate::service::{Actor, Request, decide, erase, invite, names, present};

/// How long it takes until an address from which somebody writes, and which has not answered,
/// is written to again. Who was only invited is not.
const PAUSE: TimeDelta = TimeDelta::days(1);

/// How many addresses a player may have written to in a day.
const MOST_A_DAY: usize = 5;

/// What is said to a contact.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(super) enum Contact {
    /// The contact has written to the club, and maybe asked to join under a name.
    Wrote {
        /// The name.
        name: Option<String>,
        /// What was asked that everybody may know, in canonical words.
        asked: Vec<String>,
        /// The invitation that waits for it, if one does.
        invited: Option<(i64, String)>,
    },
    /// A player invites.
    Invited {
        /// Who.
        by: i64,
        /// To what, as an invitation keeps its terms.
        terms: String,
    },
    /// The contact cannot join under that name.
    Refused {
        /// Why not.
        why: Box<Refused>,
        /// The invitation that waits for it, if one does.
        invited: Option<(i64, String)>,
    },
}

impl Contact {
    fn write(&self) -> Result<String, Fault> {
        serde_json::to_string(self).map_err(Fault::row)
    }

    fn read(data: &str) -> Result<Contact, Fault> {
        // What stands in it may be a name or an address: the fault does not say it.
        serde_json::from_str(data).map_err(|_| Fault::row("a contact that cannot be read"))
    }

    /// The invitation that is sent as soon as the contact has joined.
    fn invited(self) -> Option<(i64, String)> {
        match self {
            Contact::Wrote { invited, .. } => invited,
            Contact::Invited { by, terms } => Some((by, terms)),
            Contact::Refused { invited, .. } => invited,
        }
    }
}

fn hash(address: &str) -> [u8; 32] {
    Sha256::digest(folded_address(address)).into()
}

/// A mail from somebody who is no player.
pub(super) fn receive(
    ledger: &mut Ledger<'_>,
    mail: &Incoming,
    actor: &Actor,
    breaker: &mut Breaker,
) -> Result<Option<Answered>, Stop> {
    let Some(ours) = mail.answers else {
        first(ledger, mail, breaker)?;
        return Ok(None);
    };
    let ours = ledger.view().mail(ours)?;
    match ours.and_then(|ours| ours.contact) {
        // Found by its Message-ID alone, it proves nothing.
        Some(_) if !mail.proves && mail.proof == Proof::Unproven => Ok(None),
        Some(contact) => answer(ledger, contact, mail, actor),
        None => confirm_link(ledger, mail, actor),
    }
}

/// Somebody writes to the club for the first time, or has not answered.
fn first(ledger: &Ledger<'_>, mail: &Incoming, breaker: &mut Breaker) -> Result<(), Fault> {
    let known = ledger.view().contact_at(hash(&mail.from))?;
    // Who said no and writes again has thought better of it, if it is he.
    let again = |row: &ContactRow| {
        row.asked_at + PAUSE <= ledger.now
            && (row.refused_at.is_none() || mail.proof == Proof::Proven)
    };
    if known.as_ref().is_some_and(|row| !again(row)) {
        return Ok(());
    }
    if mail.proof == Proof::Unproven && !breaker.lets_in(ledger.now) {
        return Ok(());
    }
    // What is no name is not repeated to somebody who may not have written it.
    let name = mail.said.iter().find_map(|said| match said {
        Said::Order(Line { order: Order::Join(name), .. }) => {
            name.clone().filter(|name| names::check(name).is_ok())
        }
        _ => None,
    });
    // An invitation that waits there is not forgotten over it.
    let invited = match known.as_ref().filter(|row| row.refused_at.is_none()) {
        Some(row) => Contact::read(&row.data)?.invited(),
        None => None,
    };
    let contact = match (name, invited) {
        (None, Some((by, terms))) => Contact::Invited { by, terms },
        (name, invited) => Contact::Wrote { name, asked: public_questions(mail), invited },
    };
    let player = known.and_then(|row| row.player);
    write_to(ledger, &mail.from, mail.language, &contact, player)
}

/// What of a mail everybody may ask.
fn public_questions(mail: &Incoming) -> Vec<String> {
    const MOST: usize = 3;
    let questions = mail.said.iter().filter_map(|said| match said {
        Said::Order(Line { order, .. }) => match order {
            Order::Help(_) => Some(Order::Help(None).to_string()),
            Order::Privacy | Order::Rulesets | Order::Rules(Some(_)) => Some(order.to_string()),
            _ => None,
        },
        Said::Unclear { .. } | Said::Several(_) => None,
    });
    questions.take(MOST).collect()
}

fn write_to(
    ledger: &Ledger<'_>,
    address: &str,
    language: Option<Language>,
    contact: &Contact,
    player: Option<PlayerId>,
) -> Result<(), Fault> {
    // The courier waits for news.
    ledger.note_move();
    ledger.change.ask_contact(&NewContact {
        hash: hash(address),
        address,
        language: language.unwrap_or(ledger.language).code(),
        data: &contact.write()?,
        asked_at: ledger.now,
        player,
    })
}

/// A contact answers: joins, or wants nothing more.
fn answer(
    ledger: &mut Ledger<'_>,
    id: ContactId,
    mail: &Incoming,
    actor: &Actor,
) -> Result<Option<Answered>, Stop> {
    let Some(row) = ledger.view().contact(id)?.filter(|row| row.refused_at.is_none()) else {
        return Ok(None);
    };
    let contact = Contact::read(&row.data)?;
    let orders = mail.said.iter().filter_map(|said| match said {
        Said::Order(line) => Some(&line.order),
        Said::Unclear { .. } | Said::Several(_) => None,
    });
    let mut name = None;
    for order in orders {
        match order {
            Order::No => {
                refuse(ledger, &row)?;
                return Ok(None);
            }
            Order::Join(Some(asked)) => name = Some(asked.clone()),
            Order::Join(None) | Order::Yes => name = name.or_else(|| proposed(&row, &contact)),
            _ => {}
        }
    }
    let Some(name) = name else { return Ok(None) };
    let order = Line { game: None, order: Order::Join(Some(name)) };
    // A bare "ja" is said in several languages: then it is the one that was answered.
    let language = mail.language.or_else(|| language(&row));
    let actor = &Actor { language, ..actor.clone() };
    let request = Request {
        id: String::new(),
        actor: actor.clone(),
        order: order.clone(),
        seen: None,
        place: None,
    };
    match decide(ledger, None, &request)? {
        (Some(player), Ok(joined)) => {
            // The same mail may come again, to the same address.
            ledger.change.contact_joined(id, player)?;
            if let Some((by, terms)) = contact.invited() {
                let terms = Terms::read(&terms)?;
                // Who invited may be gone by now, or have changed his mind about strangers.
                let sent = ledger
                    .attempt(|ledger| invite::send_agreed(ledger, PlayerId(by), player, &terms));
                if let Err(Stop::Fault(fault)) = sent {
                    return Err(fault.into());
                }
            }
            let item = Item { typed: order.to_string(), reply: Reply::Done(Box::new(joined)) };
            Ok(Some(Answered::of(mail, item)))
        }
        (_, Err(why)) => {
            let why = Box::new(why);
            let contact = Contact::Refused { why, invited: contact.invited() };
            write_to(ledger, &mail.from, mail.language, &contact, row.player)?;
            Ok(None)
        }
        (None, Ok(_)) => Err(Fault::row("somebody joined who is nobody").into()),
    }
}

/// Nothing more goes to a contact, and only a hash of the address is kept.
pub(super) fn refuse(ledger: &Ledger<'_>, row: &ContactRow) -> Result<(), Fault> {
    if let Some(address) = &row.address {
        erase::forget_address(ledger, address)?;
    }
    ledger.change.refuse_contact(row.id, ledger.now)
}

/// The name under which a contact joins who says no other: the one asked for, else what stands
/// before the `@`, if it can be one.
fn proposed(row: &ContactRow, contact: &Contact) -> Option<String> {
    match contact {
        Contact::Wrote { name: Some(name), .. } => Some(name.clone()),
        Contact::Wrote { name: None, .. } | Contact::Invited { .. } => from_address(row),
        Contact::Refused { .. } => None,
    }
}

fn from_address(row: &ContactRow) -> Option<String> {
    let (local, _) = row.address.as_deref()?.split_once('@')?;
    let local = local.split_once('+').map_or(local, |(name, _)| name);
    names::suggested(local)
}

/// A code that was mailed comes back from the address to be linked.
fn confirm_link(
    ledger: &mut Ledger<'_>,
    mail: &Incoming,
    actor: &Actor,
) -> Result<Option<Answered>, Stop> {
    let line = mail.said.iter().find_map(|said| match said {
        Said::Order(line @ Line { order: Order::Link(Link::Code(_)), .. }) => Some(line),
        _ => None,
    });
    let Some(line) = line else { return Ok(None) };
    let request = Request {
        id: String::new(),
        actor: actor.clone(),
        order: line.clone(),
        seen: None,
        place: None,
    };
    // Who sends a wrong code is no player, and nobody is written to.
    let (_, Ok(linked)) = decide(ledger, None, &request)? else { return Ok(None) };
    let item = Item { typed: line.to_string(), reply: Reply::Done(Box::new(linked)) };
    Ok(Some(Answered::of(mail, item)))
}

/// Invites somebody by an address at which no player is known. What comes of it nobody is told
/// who does not read there.
pub(in crate::service) fn invite(
    ledger: &Ledger<'_>,
    player: PlayerId,
    address: &str,
    terms: &Terms,
) -> Result<Happened, Stop> {
    let day = ledger.now - TimeDelta::days(1);
    let invited = ledger.view().contacts_of(player)?;
    if invited.iter().filter(|row| row.asked_at > day).count() >= MOST_A_DAY {
        let oldest = invited.iter().filter(|row| row.asked_at > day).map(|row| row.asked_at).min();
        let again_at = oldest.unwrap_or(ledger.now) + TimeDelta::days(1);
        return Err(Refused::TooManyToday { again_at: again_at.timestamp() }.into());
    }
    // Once: without a yes nothing more is sent there.
    if ledger.view().contact_at(hash(address))?.is_none() {
        let contact = Contact::Invited { by: player.0, terms: terms.write()? };
        let language = ledger.player(player)?.locale.language;
        write_to(ledger, address, Some(language), &contact, Some(player))?;
    }
    let way = Way::new(Channel::Email, address);
    Ok(Happened::Account(Account::ContactInvited(way)))
}

/// Notes that nothing is to be sent to an address, whoever asks for it.
pub(in crate::service) fn refuse_address(ledger: &Ledger<'_>, address: &str) -> Result<(), Fault> {
    ledger.change.refuse_address(hash(address), ledger.now)
}

/// Whether whoever reads at an address wants nothing from the club.
pub(in crate::service) fn wants_nothing(ledger: &Ledger<'_>, address: &str) -> Result<bool, Fault> {
    let known = ledger.view().contact_at(hash(address))?;
    Ok(known.is_some_and(|row| row.refused_at.is_some()))
}

/// Refuses an address that is none, or a club without mail.
pub(in crate::service) fn can_be_invited(
    ledger: &Ledger<'_>,
    address: &str,
) -> Result<(), AccountRefused> {
    if !ledger.channels.contains(&Channel::Email) {
        return Err(AccountRefused::NobodyAt { typed: address.to_owned() });
    }
    if !crate::service::link::is_mail_address(address) {
        return Err(AccountRefused::BadAddress { typed: address.to_owned() });
    }
    Ok(())
}

/// What a contact gets to read.
pub(super) fn notice(lookup: Lookup<'_>, row: &ContactRow) -> Result<Notice, Fault> {
    let contact = Contact::read(&row.data)?;
    let name = proposed(row, &contact);
    Ok(Notice::Contact(match contact {
        Contact::Wrote { asked, .. } => {
            let mut answers = Vec::new();
            for question in asked {
                if let Ok((notice, _)) = answered::ask(lookup, None, &question)? {
                    answers.push(notice);
                }
            }
            Shown::Wrote { name, answers }
        }
        Contact::Invited { by, terms } => {
            let by = PlayerId(by);
            let invitation = present::offer(lookup, by, &Terms::read(&terms)?)?;
            Shown::Invited { name, invitation: Box::new(invitation) }
        }
        Contact::Refused { why, .. } => {
            Shown::Refused(Box::new(present::refusal(lookup, None, &why)?))
        }
    }))
}

/// The language of a contact.
pub(super) fn language(row: &ContactRow) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == row.language)
}
