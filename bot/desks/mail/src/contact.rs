//! People who are not players: those who write to the club or are invited by address get one email
//! that asks for consent. Without a yes nothing more is ever sent; after a no only a hash is
//! stored, so that nothing is ever sent there again.

use accounts::erase;
use chrono::{DateTime, TimeDelta, Utc};
use commands::{Deed, LinkTarget, Order, OrderLine, Question, Whose, first_game};
use engine::ruleset::Language;
use invitation::addressed;
use kernel::answered::{LineResult, MailAnswer};
use kernel::feature::{Feature, Occasion};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::{Refused, Stop};
use kernel::request::{Actor, Request};
use kernel::terms::GameTerms;
use kernel::{contacts, names, wishes};
use play::asked;
use play::deciding::{decide, place_at};
use play::shown_invitation;
use serde::{Deserialize, Serialize};
use storage::{AskedBy, ContactId, ContactRow, Fault, MailHelp, NewContact, PlayerId};
use templates::Notice;
use templates::notice::ContactNotice as Shown;
use templates::told::LastAnswer;

use crate::board::ShownGames;
use crate::incoming::{Incoming, MailLine, Proof};
use crate::{answered, heard, limits, place, prose};

/// How long until an address that writes to the club, but has not answered, is written to again.
/// One that was only invited never is.
pub const PAUSE: TimeDelta = TimeDelta::days(1);

/// The most questions of several emails that are answered in one.
const MOST_ASKED: usize = 10;

/// What is said to a contact.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum ContactNews {
    /// The contact has written to the club, and perhaps asked to join under a name.
    Wrote {
        name: Option<String>,
        /// Questions that anybody can ask, in canonical words.
        asked: Vec<String>,
        /// What they do as soon as they have joined, in canonical words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wish: Option<String>,
        /// The invitation that is waiting for the contact, if any.
        invited: Option<(i64, String)>,
        /// Why nothing more is answered for now, if so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<LastAnswer>,
    },
    Invited {
        by: i64,
        /// The terms, as an invitation stores them.
        terms: String,
    },
    /// The contact can't join under that name.
    Refused {
        why: Box<Refused>,
        /// The invitation that is waiting for the contact, if any.
        invited: Option<(i64, String)>,
        /// What they do as soon as they have joined, in canonical words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wish: Option<String>,
    },
    /// The contact seems to want no more email, and is asked.
    StopAsked {
        /// The invitation that is waiting for the contact, if any.
        invited: Option<(i64, String)>,
    },
}

impl ContactNews {
    fn write(&self) -> Result<String, Fault> {
        serde_json::to_string(self).map_err(Fault::row)
    }

    fn read(data: &str) -> Result<ContactNews, Fault> {
        // The content may be a name or an address, so the error message doesn't include it.
        serde_json::from_str(data).map_err(|_| Fault::row("a contact that cannot be read"))
    }

    /// The invitation that is sent as soon as the contact has joined.
    fn invited(self) -> Option<(i64, String)> {
        match self {
            ContactNews::Wrote { invited, .. } => invited,
            ContactNews::Invited { by, terms } => Some((by, terms)),
            ContactNews::Refused { invited, .. } | ContactNews::StopAsked { invited } => invited,
        }
    }

    /// What the contact does as soon as they have joined.
    fn wish(&self) -> Option<String> {
        match self {
            ContactNews::Wrote { wish, .. } | ContactNews::Refused { wish, .. } => wish.clone(),
            ContactNews::Invited { .. } | ContactNews::StopAsked { .. } => None,
        }
    }
}

/// An email from somebody who isn't a player.
pub fn receive(
    ledger: &mut Ledger<'_>,
    mail: &Incoming,
    actor: &Actor,
) -> Result<Option<MailAnswer>, Stop> {
    let Some(ours) = mail.answers else {
        first(ledger, mail)?;
        return Ok(None);
    };
    let ours = ledger.view().mail(ours)?;
    match ours.and_then(|ours| ours.contact) {
        // If the contact was found by a Message-ID alone, that proves nothing.
        Some(_) if !mail.proves && mail.proof == Proof::Unproven => Ok(None),
        Some(contact) => answer(ledger, contact, mail, actor),
        None => confirm_link(ledger, mail, actor),
    }
}

/// Somebody writes to the club for the first time, or has not answered yet.
fn first(ledger: &Ledger<'_>, mail: &Incoming) -> Result<(), Fault> {
    let known = contacts::known(ledger, &mail.from)?;
    let is_proven = mail.proof == Proof::Proven;
    let again = match &known {
        None => true,
        // A person who declined and writes again has changed their mind, and emails that others
        // caused don't keep anybody from getting an answer.
        Some(_) if is_proven => true,
        Some(row) => row.asked_at + PAUSE <= ledger.now && row.refused_at.is_none(),
    };
    let is_refused = known.as_ref().is_some_and(|row| row.refused_at.is_some());
    if wants_to_stop(mail) && is_refused {
        return Ok(());
    }
    if !again {
        return stop_unasked(ledger, mail, known.as_ref());
    }
    // What somebody typed is not repeated to a reader who may not have written it, unless it says
    // no more than the address does.
    let own = from_address(&mail.from).map(|name| names::folded(&name));
    let can_be_shown = |name: &String| {
        let is_shown = is_proven || own.as_ref() == Some(&names::folded(name));
        is_shown && names::check(name).is_ok() && !names::is_office(name, ledger.club)
    };
    let asked = mail.said.iter().find_map(|said| match said {
        MailLine::Order(OrderLine { order: Order::Do(Deed::Join(Some(name))), .. }) => {
            Some(name.clone())
        }
        _ => None,
    });
    let called = || mail.name.as_deref().and_then(names::suggested).filter(can_be_shown);
    let name = asked.filter(can_be_shown).or_else(called);
    // An invitation that is waiting there is kept.
    let invited = match known.as_ref().filter(|row| row.refused_at.is_none()) {
        Some(row) => ContactNews::read(&row.data)?.invited(),
        None => None,
    };
    let contact = match (name, invited) {
        (_, invited) if wants_to_stop(mail) => ContactNews::StopAsked { invited },
        (None, Some((by, terms))) => ContactNews::Invited { by, terms },
        (name, invited) => ContactNews::Wrote {
            name,
            asked: public_questions(mail, is_proven),
            // Whoever is invited plays with that player.
            wish: match invited {
                None => wish(ledger, mail),
                Some(_) => None,
            },
            invited,
            last: None,
        },
    };
    let player = known.as_ref().and_then(|row| row.player);
    let asker = match is_proven {
        true => ContactCause::Reader(mail),
        false => ContactCause::Other(&mail.from, AskedBy::Anyone),
    };
    let language = mail.language.or_else(|| known.as_ref().and_then(language));
    match write_to(ledger, asker, language, contact, player)? {
        true => Ok(()),
        false => stop_unasked(ledger, mail, known.as_ref()),
    }
}

/// Stops the emails to a proven sender who wants that and was written to so often that there is no
/// room for the question.
fn stop_unasked(
    ledger: &Ledger<'_>,
    mail: &Incoming,
    known: Option<&ContactRow>,
) -> Result<(), Fault> {
    match known {
        Some(row) if wants_to_stop(mail) && mail.proof == Proof::Proven => refuse(ledger, row),
        _ => Ok(()),
    }
}

/// Whether an email says that no more should come.
fn wants_to_stop(mail: &Incoming) -> bool {
    let stops = |said: &MailLine| {
        matches!(said, MailLine::Order(OrderLine { order: Order::Do(Deed::Unsubscribe(_)), .. }))
    };
    mail.said.iter().any(stops)
}

/// The questions of an email that its sender can ask. What is about people is told to those alone who
/// have proved that they wrote it: an email can be made to look like anybody's.
fn public_questions(mail: &Incoming, is_proven: bool) -> Vec<String> {
    const MOST: usize = 3;
    let questions = mail.said.iter().filter_map(|said| match said {
        MailLine::Order(OrderLine { order: Order::Ask(question), .. }) => match question {
            // A topic is as they typed it.
            Question::Help(_) => Some(Question::Help(None).to_string()),
            question => match question.row().whose {
                Whose::Players => None,
                Whose::Visitors if !is_proven => None,
                Whose::Visitors | Whose::Anybody => Some(question.to_string()),
            },
        },
        _ => None,
    });
    questions.take(MOST).collect()
}

/// What somebody who isn't a player does as soon as they have joined: the game against the house that
/// their email asks for, or a first one. `None` if it asks for something else. That is not kept: it
/// can name others, and the email can be made to look like anybody's.
fn wish(ledger: &Ledger<'_>, mail: &Incoming) -> Option<String> {
    let language = mail.language.unwrap_or(ledger.language);
    let first = OrderLine::without_game(first_game());
    if let Some(game) = game_with_house(ledger, mail, language) {
        return Some(wishes::wish_of(&game).to_string());
    }
    let meant = prose::meant(ledger.lookup(), mail, language);
    let is_other = meant.iter().any(|order| wishes::wish_of(order) != first);
    (!is_other).then(|| first.to_string())
}

/// The game against the house that an email asks for.
fn game_with_house(ledger: &Ledger<'_>, mail: &Incoming, language: Language) -> Option<Order> {
    let mut said = mail.said.iter().filter_map(|said| match said {
        MailLine::Order(line) => Some(&line.order),
        _ => None,
    });
    let said = said.find(|order| is_with_house(order)).cloned();
    said.or_else(|| prose::wanted(ledger.lookup(), mail, language, is_with_house))
}

fn is_with_house(order: &Order) -> bool {
    matches!(order, Order::Do(Deed::Challenge(whom, _)) if commands::is_house_name(whom))
}

/// Who is the cause of an email to somebody who isn't a player.
#[derive(Clone, Copy)]
enum ContactCause<'a> {
    /// They have written this, and have proved it.
    Reader(&'a Incoming),
    /// Others want it at that address.
    Other(&'a str, AskedBy),
}

/// Writes to somebody, now or when the hour is over, unless their mailbox was written to often
/// enough; returns whether it does.
fn write_to(
    ledger: &Ledger<'_>,
    asker: ContactCause<'_>,
    language: Option<Language>,
    mut contact: ContactNews,
    player: Option<PlayerId>,
) -> Result<bool, Fault> {
    let mut due_at = ledger.now;
    let address = match asker {
        ContactCause::Other(address, asked_by) => {
            if !contacts::may_write_to_stranger(ledger, address, asked_by)? {
                return Ok(false);
            }
            address
        }
        ContactCause::Reader(mail) => {
            let Some(due) = when_to_answer(ledger, mail, &mut contact)? else { return Ok(false) };
            due_at = due;
            mail.from.as_str()
        }
    };
    // The courier waits for a change.
    ledger.note_move();
    ledger.change.ask_contact(&NewContact {
        hash: contacts::hash(address),
        address,
        language: language.unwrap_or(ledger.language).code(),
        data: &contact.write()?,
        asked_at: ledger.now,
        due_at,
        player,
    })?;
    Ok(true)
}

/// When a reader is answered who isn't a player, if at all. What was left over of the same hour is
/// answered with it.
fn when_to_answer(
    ledger: &Ledger<'_>,
    mail: &Incoming,
    contact: &mut ContactNews,
) -> Result<Option<DateTime<Utc>>, Fault> {
    let row = contacts::known(ledger, &mail.from)?;
    let waits_until = |row: &ContactRow| row.due_at.filter(|&at| at > ledger.now && row.tries == 0);
    let waiting = row.as_ref().and_then(|row| Some((row, waits_until(row)?)));
    // Somebody who was written to so often that something is left over means it.
    if wants_to_stop(mail) && waiting.is_some() {
        return Ok(None);
    }
    let asks = limits::Asks {
        kind: kind(ledger, mail),
        text: heard::words_of_stranger(mail),
        most_unread: limits::UNREAD_OF_OTHERS,
    };
    let room = limits::room(ledger, &mail.from, asks)?;
    if let (ContactNews::Wrote { asked, .. }, Some((row, _))) = (&mut *contact, waiting)
        && let ContactNews::Wrote { asked: before, .. } = ContactNews::read(&row.data)?
    {
        let new = std::mem::replace(asked, before);
        asked.extend(new);
        asked.dedup();
        asked.truncate(MOST_ASKED);
    }
    Ok(match room {
        limits::Room::Now(why) => {
            if let ContactNews::Wrote { last, .. } = contact {
                *last = why;
            }
            Some(ledger.now)
        }
        // Somebody who wants nothing more doesn't want a question later.
        limits::Room::None => None,
        limits::Room::Later(_) if wants_to_stop(mail) => None,
        limits::Room::Later(at) => Some(match waiting {
            Some((_, at)) => at,
            None => {
                limits::note_late(ledger, &mail.from, at)?;
                at
            }
        }),
    })
}

/// What an email was of somebody who isn't a player.
fn kind(ledger: &Ledger<'_>, mail: &Incoming) -> MailHelp {
    let is_order = mail.said.iter().any(|said| matches!(said, MailLine::Order(_)));
    let language = mail.language.unwrap_or(ledger.language);
    match is_order || prose::joining(mail, language).is_some() {
        true => MailHelp::Understood,
        false => MailHelp::Unread,
    }
}

/// A contact answers: joins, or wants nothing more.
fn answer(
    ledger: &mut Ledger<'_>,
    id: ContactId,
    mail: &Incoming,
    actor: &Actor,
) -> Result<Option<MailAnswer>, Stop> {
    let Some(row) = ledger.view().contact(id)?.filter(|row| row.refused_at.is_none()) else {
        return Ok(None);
    };
    let mut contact = ContactNews::read(&row.data)?;
    // An answer to an email before that question means what the other one asked.
    let is_asked = is_asked_to_stop(ledger, mail)?;
    if is_asked && is_answered_yes(mail) {
        refuse(ledger, &row)?;
        return Ok(None);
    }
    if is_asked && says(mail, &Deed::No) {
        return Ok(None);
    }
    if let ContactNews::StopAsked { invited } = contact {
        contact =
            ContactNews::Wrote { name: None, asked: Vec::new(), wish: None, invited, last: None };
    }
    if wants_to_stop(mail) {
        let asks = ContactNews::StopAsked { invited: contact.invited() };
        let language = mail.language.or_else(|| language(&row));
        if !write_to(ledger, ContactCause::Reader(mail), language, asks, row.player)? {
            // Who has been written to so often that there is no room for a question means it.
            refuse(ledger, &row)?;
        }
        return Ok(None);
    }
    let deeds = mail.said.iter().filter_map(|said| match said {
        MailLine::Order(OrderLine { order: Order::Do(deed), .. }) => Some(deed),
        _ => None,
    });
    let mut name = None;
    for deed in deeds {
        match deed {
            Deed::No => {
                refuse(ledger, &row)?;
                return Ok(None);
            }
            Deed::Join(Some(asked)) => name = Some(asked.clone()),
            Deed::Join(None) | Deed::Yes(_) => {
                name = name.or_else(|| proposed(mail, &row, &contact))
            }
            _ => {}
        }
    }
    let has_order = mail.said.iter().any(|said| matches!(said, MailLine::Order(_)));
    let language = mail.language.or_else(|| language(&row)).unwrap_or(ledger.language);
    if name.is_none() && !has_order {
        name = prose::joining(mail, language)
            .and_then(|asked| asked.or_else(|| proposed(mail, &row, &contact)));
    }
    // Whoever is asked whether to join and asks for a game has said yes.
    if let ContactNews::Wrote { invited: None, wish, .. } = &mut contact
        && let Some(wished) = game_with_house(ledger, mail, language)
    {
        *wish = Some(wishes::wish_of(&wished).to_string());
        name = name.or_else(|| proposed(mail, &row, &contact));
    }
    let Some(name) = name else {
        // Nothing that could be understood: the question again, with answers to what was asked.
        let again = match contact {
            ContactNews::Wrote { name, invited, wish, .. } => ContactNews::Wrote {
                name,
                asked: public_questions(mail, true),
                wish,
                invited,
                last: None,
            },
            contact => contact,
        };
        let language = mail.language.or_else(|| self::language(&row));
        write_to(ledger, ContactCause::Reader(mail), language, again, row.player)?;
        return Ok(None);
    };
    join(ledger, (id, &row), contact, name, (mail, actor))
}

/// Makes a contact a player, who then does what they came for.
fn join(
    ledger: &mut Ledger<'_>,
    (id, row): (ContactId, &ContactRow),
    contact: ContactNews,
    name: String,
    (mail, actor): (&Incoming, &Actor),
) -> Result<Option<MailAnswer>, Stop> {
    let order = OrderLine::without_game(Deed::Join(Some(name)));
    // A bare "ja" exists in several languages: then the language of our email is used.
    let language = mail.language.or_else(|| language(row));
    let actor = &Actor { language, ..actor.clone() };
    match decide(ledger, None, &request(actor, &order))? {
        (Some(player), Ok(joined)) => {
            // The same email may come again, to the same address.
            ledger.change.contact_joined(id, player)?;
            addressed::joined(ledger, &mail.from, player)?;
            // The welcome asks whether a first game is to begin.
            let place =
                place::of_mail(ledger, player, mail, &ShownGames::of(ledger, mail.answers)?)?;
            ledger.place = Some(place_at(actor, &place));
            let Some(wish) = contact.wish().and_then(|wish| commands::read(&wish).ok()) else {
                asked::offer_first_game(ledger, player)?;
                return Ok(Some(answered::answered_by(mail, &order, Ok(joined))));
            };
            let (_, came) = decide(ledger, Some(player), &request(actor, &wish))?;
            let mut answered = answered::answered_by(mail, &wish, came);
            // Who is refused what they came for learns that they have joined.
            if matches!(&answered.items[..], [one] if matches!(one.reply, LineResult::Refused(_))) {
                let joined = answered::answered_by(mail, &order, Ok(joined));
                answered.items.splice(..0, joined.items);
            }
            Ok(Some(answered))
        }
        (_, Err(why)) => {
            let why = Box::new(why);
            let wish = contact.wish();
            let contact = ContactNews::Refused { why, invited: contact.invited(), wish };
            write_to(ledger, ContactCause::Reader(mail), language, contact, row.player)?;
            Ok(None)
        }
        (None, Ok(_)) => Err(Fault::defect("somebody joined who is nobody").into()),
    }
}

/// Whether an email answers the question whether no more should come.
pub(crate) fn is_asked_to_stop(ledger: &Ledger<'_>, mail: &Incoming) -> Result<bool, Fault> {
    let Some(ours) = mail.answers else { return Ok(false) };
    let Some(id) = ledger.view().mail(ours)?.and_then(|ours| ours.contact) else {
        return Ok(false);
    };
    let Some(row) = ledger.view().contact(id)?.filter(|row| row.address.is_some()) else {
        return Ok(false);
    };
    let is_newest = ledger.view().mail_to_contact(id)?.is_some_and(|newest| newest.id == ours);
    Ok(is_newest && matches!(ContactNews::read(&row.data)?, ContactNews::StopAsked { .. }))
}

fn says(mail: &Incoming, deed: &Deed) -> bool {
    let is_said = |said: &MailLine| match said {
        MailLine::Order(OrderLine { order: Order::Do(said), .. }) => said == deed,
        _ => false,
    };
    mail.said.iter().any(is_said)
}

/// Whether the answer to "do you want no more email?" is a yes, or says once more what is wanted.
fn is_answered_yes(mail: &Incoming) -> bool {
    !says(mail, &Deed::No) && (says(mail, &Deed::Yes(None)) || wants_to_stop(mail))
}

/// Nothing more is sent to a contact, and only a hash of the address is stored.
pub fn refuse(ledger: &Ledger<'_>, row: &ContactRow) -> Result<(), Fault> {
    if let Some(address) = &row.address {
        erase::forget_address(ledger, address)?;
    }
    ledger.change.refuse_contact(row.id, ledger.now)
}

/// The name under which a contact joins with an email that gives none: the one that our email offers,
/// because that is what a yes to it means; if it can offer none, what the email says that they are
/// called.
fn proposed(mail: &Incoming, row: &ContactRow, contact: &ContactNews) -> Option<String> {
    let called = || mail.name.as_deref().and_then(names::suggested);
    match contact {
        ContactNews::Wrote { .. } | ContactNews::Invited { .. } => {
            offered(row, contact).or_else(called)
        }
        ContactNews::Refused { .. } | ContactNews::StopAsked { .. } => None,
    }
}

/// The name that our email offers a contact: the one asked for, otherwise the part before the `@`, if
/// it is a valid name.
fn offered(row: &ContactRow, contact: &ContactNews) -> Option<String> {
    match contact {
        ContactNews::Wrote { name: Some(name), .. } => Some(name.clone()),
        ContactNews::Wrote { name: None, .. } | ContactNews::Invited { .. } => {
            from_address(row.address.as_deref()?)
        }
        ContactNews::Refused { .. } | ContactNews::StopAsked { .. } => None,
    }
}

fn from_address(address: &str) -> Option<String> {
    let (local, _) = address.split_once('@')?;
    let local = local.split_once('+').map_or(local, |(name, _)| name);
    // `hanna.holm` is how nobody writes their name.
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        first + letters.as_str()
    };
    let words: Vec<String> = local.split(['.', '_']).map(capital).collect();
    names::suggested(&words.join(" "))
}

/// The email's own id is remembered, so its order needs none.
fn request(actor: &Actor, order: &OrderLine) -> Request {
    let (actor, order) = (actor.clone(), order.clone());
    Request { id: String::new(), actor, order, seen: None, place: None }
}

/// An emailed code comes back from the address to be linked.
fn confirm_link(
    ledger: &mut Ledger<'_>,
    mail: &Incoming,
    actor: &Actor,
) -> Result<Option<MailAnswer>, Stop> {
    let line = mail.said.iter().find_map(|said| match said {
        MailLine::Order(
            line @ OrderLine { order: Order::Do(Deed::Link(LinkTarget::Code(_))), .. },
        ) => Some(line),
        _ => None,
    });
    let Some(line) = line else { return Ok(None) };
    // A person who sends a wrong code is not a player, and nobody is written to.
    let (_, Ok(linked)) = decide(ledger, None, &request(actor, line))? else { return Ok(None) };
    Ok(Some(answered::answered_by(mail, line, Ok(linked))))
}

/// What the club does by email, apart from telling players.
pub struct Emails;

impl Feature for Emails {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::AddressInvited { by, address, terms } => {
                Ok(invite(ledger, by, address, terms)?)
            }
            _ => Ok(()),
        }
    }
}

/// Tells the reader of an address without a known player that somebody has invited them. Only the
/// reader there learns the result.
fn invite(
    ledger: &Ledger<'_>,
    player: PlayerId,
    address: &str,
    terms: &GameTerms,
) -> Result<(), Fault> {
    // Only once: without a yes nothing more is sent there.
    if contacts::known(ledger, address)?.is_none() {
        let contact = ContactNews::Invited { by: player.0, terms: terms.write()? };
        let language = ledger.player(player)?.locale.language;
        let asker = ContactCause::Other(address, AskedBy::Member);
        write_to(ledger, asker, Some(language), contact, Some(player))?;
    }
    Ok(())
}

pub fn notice(lookup: Lookup<'_>, row: &ContactRow) -> Result<Notice, Fault> {
    let contact = ContactNews::read(&row.data)?;
    let name = offered(row, &contact);
    Ok(Notice::Contact(match contact {
        ContactNews::Wrote { asked, last, wish, .. } => {
            let mut answers = Vec::new();
            for question in asked {
                if let Ok((notice, _)) = answered::ask(lookup, None, &question)? {
                    answers.push(notice);
                }
            }
            Shown::Wrote { name, answers, wish, last }
        }
        ContactNews::Invited { by, terms } => {
            let by = PlayerId(by);
            let invitation = shown_invitation::offer(lookup, by, &GameTerms::read(&terms)?)?;
            Shown::Invited { name, invitation: Box::new(invitation) }
        }
        ContactNews::StopAsked { .. } => Shown::StopAsked,
        ContactNews::Refused { why, .. } => Shown::Refused(Box::new(lookup.refusal(None, &why)?)),
    }))
}

pub fn language(row: &ContactRow) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == row.language)
}
