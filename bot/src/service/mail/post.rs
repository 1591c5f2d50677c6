//! Mails are taken to be sent: what is due on the way of mail, and what goes to contacts. What
//! a mail says and who may answer it are fixed and kept before it is sent, so that an answer
//! finds them however the sending ends.

use std::collections::{BTreeMap, HashSet};

use chrono::{DateTime, Utc};
use engine::Side;
use storage::{Channel, ContactRow, Fault, GameId, MailGame, MailId, NewMail, NoticeId, PlayerId};
use templates::medium::mail;
use templates::{Notice, Reader};

use super::signed::{Purpose, Signer};
use super::{Addressee, Outgoing, Thread};
use super::{contact, reads_as_order, returned};
use crate::service::happened::{self, Happened};
use crate::service::ledger::Ledger;
use crate::service::lookup::Lookup;
use crate::service::refused::Stop;
use crate::service::token::Token;
use crate::service::{
    Failure, Questions, Service, deliver, letters, present, receipts, whole_seconds,
};

/// How often it is tried to write to a contact.
const MOST_TRIES: u32 = 20;

/// What became of a mail that was to be sent.
#[derive(Clone, Debug)]
pub struct Receipt {
    /// Which.
    pub mail: MailId,
    /// To whom it was to go.
    pub to: Addressee,
    /// Where.
    pub address: String,
    /// What became of it.
    pub sent: Sent,
}

/// How it went with a mail. What is told of trouble is for the host.
#[derive(Clone, Debug)]
pub enum Sent {
    /// The relay has taken it.
    Handed,
    /// The relay does not take the address, and perhaps will another time.
    Refused(String),
    /// It has not taken the mail, or nobody knows.
    Failed(Failure, String),
}

impl Service {
    /// Takes the mails that are due, at most so many of each kind. One that cannot be written now
    /// is tried again later; the others do not wait for it.
    ///
    /// # Errors
    /// Trouble of ours; nothing is taken.
    pub fn claim_mails(&mut self, now: DateTime<Utc>, most: u32) -> Result<Vec<Outgoing>, Fault> {
        let mut ledger = self.ledger(whole_seconds(now))?;
        let mut mails = Vec::new();
        for envelope in deliver::take_due(&ledger, Channel::Email, most)? {
            let notices: Vec<NoticeId> = envelope.notices.iter().map(|row| row.id).collect();
            match ledger.attempt(|ledger| Ok(to_player(ledger, envelope)?)) {
                Ok(mail) => mails.extend(mail),
                Err(Stop::Fault(Fault::Row(why))) => {
                    for notice in notices {
                        receipts::failed(&mut ledger, notice, &why)?;
                    }
                }
                Err(Stop::Fault(fault)) => return Err(fault),
                Err(Stop::Refused(_)) => {}
            }
        }
        for row in ledger.view().due_contacts(ledger.now, most)? {
            mails.extend(to_contact(&mut ledger, &row)?);
        }
        ledger.change.commit()?;
        Ok(mails)
    }

    /// Notes what became of mails.
    ///
    /// # Errors
    /// Trouble of ours; they will be taken again. Trouble with one of them alone is told after the
    /// others are noted.
    pub fn mails_sent(&mut self, now: DateTime<Utc>, mails: &[Receipt]) -> Result<(), Fault> {
        let mut ledger = self.ledger(whole_seconds(now))?;
        let mut trouble = None;
        for receipt in mails {
            match ledger.attempt(|ledger| Ok(note(ledger, receipt)?)) {
                Err(Stop::Fault(Fault::Row(why))) => {
                    trouble.get_or_insert(Fault::Row(why));
                }
                Err(Stop::Fault(fault)) => return Err(fault),
                Ok(()) | Err(Stop::Refused(_)) => {}
            }
        }
        ledger.change.commit()?;
        trouble.map_or(Ok(()), Err)
    }
}

fn note(ledger: &mut Ledger<'_>, receipt: &Receipt) -> Result<(), Fault> {
    let Receipt { mail, to, address, sent } = receipt;
    match to {
        Addressee::Player(_, notices) => {
            let is_lost = match sent {
                Sent::Refused(_) => returned::counts_as_lost(ledger, *mail)?,
                Sent::Failed(failure, _) => *failure == Failure::Permanent,
                Sent::Handed => false,
            };
            for &notice in notices {
                match sent {
                    Sent::Handed => receipts::handed(ledger, notice)?,
                    Sent::Refused(why) | Sent::Failed(_, why) if is_lost => {
                        receipts::lost(ledger, notice, address, why)?;
                    }
                    Sent::Refused(why) => receipts::refused(ledger, notice, why)?,
                    Sent::Failed(_, why) => receipts::failed(ledger, notice, why)?,
                }
            }
            Ok(())
        }
        Addressee::Contact(id) => {
            let tries = ledger.view().contact(*id)?.map_or(0, |row| row.tries);
            match sent {
                Sent::Handed => ledger.change.contact_handed(*id),
                Sent::Failed(Failure::Temporary, trouble) if tries < MOST_TRIES => {
                    let jitter = (ledger.entropy)()[0];
                    let again_at = ledger.now + receipts::pause(tries, jitter);
                    ledger.change.delay_contact(*id, trouble, Some(again_at))
                }
                Sent::Refused(trouble) | Sent::Failed(_, trouble) => {
                    ledger.change.delay_contact(*id, trouble, None)
                }
            }
        }
    }
}

impl Questions {
    /// Puts together the archives in a mail that still lack them.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn complete_mail(&self, now: DateTime<Utc>, mail: &mut Outgoing) -> Result<(), Fault> {
        match mail.to {
            Addressee::Player(player, _) => self.put_together(now, player, &mut mail.notices),
            Addressee::Contact(_) => Ok(()),
        }
    }
}

/// The mail of an envelope; none if nothing in it can be shown now.
fn to_player(
    ledger: &mut Ledger<'_>,
    envelope: deliver::Envelope,
) -> Result<Option<Outgoing>, Fault> {
    ledger.shown.take();
    let mut parts = Vec::new();
    for row in &envelope.notices {
        parts.extend(letters::part(ledger, row)?.map(|part| (row.about, part)));
    }
    let Some(first) = envelope.notices.first().filter(|_| !parts.is_empty()) else {
        return Ok(None);
    };
    let answers = match happened::read(&first.data)? {
        Happened::Answered(answered) => Some(answered.to),
        _ => None,
    };
    let player = ledger.player(envelope.player)?;
    let games = shown(ledger.lookup(), &parts)?;
    let (ids, notices): (Vec<_>, Vec<_>) =
        parts.into_iter().map(|(_, part)| (part.id, part.notice)).unzip();
    let draft = Draft {
        id: Signer::of(ledger.view())?.notice(first.id),
        to: Addressee::Player(player.id, ids),
        name: Some(player.handle.clone()),
        address: envelope.address,
        reader: present::reader(ledger.now, &player),
        notices,
        answers,
        games,
    };
    keep(ledger, draft).map(Some)
}

/// A mail without the right to answer it.
struct Draft {
    id: String,
    to: Addressee,
    name: Option<String>,
    address: String,
    reader: Reader,
    notices: Vec<Notice>,
    answers: Option<String>,
    /// The games that it shows.
    games: Vec<MailGame>,
}

/// Gives a mail its tokens, and keeps what it says.
fn keep(ledger: &mut Ledger<'_>, draft: Draft) -> Result<Outgoing, Fault> {
    let signer = Signer::of(ledger.view())?;
    let reply = Token::of((ledger.entropy)());
    let text = mail::text_of(&draft.notices, &draft.reader, &reads_as_order);
    let names = named(ledger, &draft, &text)?;
    let (player, contact, ids) = match &draft.to {
        Addressee::Player(player, ids) => (Some(*player), None, ids.clone()),
        Addressee::Contact(contact) => (None, Some(*contact), Vec::new()),
    };
    let thread = thread(ledger.lookup(), signer, &draft.notices)?;
    let mail = ledger.change.insert_mail(
        &NewMail {
            player,
            contact,
            address: &draft.address,
            token: reply.hash(),
            text: &text,
            names: &names,
            sent_at: ledger.now,
        },
        &ids,
        &draft.games,
    )?;
    Ok(Outgoing {
        mail,
        to: draft.to,
        name: draft.name,
        address: draft.address,
        reader: draft.reader,
        notices: draft.notices,
        text,
        id: draft.id,
        thread,
        answers: draft.answers,
        reply,
        bounce: signer.token(Purpose::Bounce, mail),
        stop: signer.token(Purpose::Stop, mail),
    })
}

/// The players who are named in a mail, beside its reader: of those who were looked up for it,
/// whose name stands there. A word of ours that is somebody's name too names nobody.
fn named(ledger: &Ledger<'_>, draft: &Draft, text: &str) -> Result<Vec<PlayerId>, Fault> {
    let is_name = |c: char| c.is_alphanumeric() || c == '-';
    let words: HashSet<&str> = text.split(|c| !is_name(c)).collect();
    let mut named = Vec::new();
    for player in ledger.shown.take() {
        let is_reader = matches!(draft.to, Addressee::Player(reader, _) if reader == player);
        if !is_reader && words.contains(&*ledger.player(player)?.handle) {
            named.push(player);
        }
    }
    Ok(named)
}

/// The games that notices show, each as the last of them shows it. One that tells of an event
/// shows the game after that; others show how it stands now.
fn shown(
    lookup: Lookup<'_>,
    parts: &[(Option<(GameId, u32)>, letters::Part)],
) -> Result<Vec<MailGame>, Fault> {
    let mut shown: BTreeMap<GameId, MailGame> = BTreeMap::new();
    for (about, part) in parts {
        for table in part.notice.tables() {
            let game = GameId(table.number);
            let event = match about.filter(|(about, _)| *about == game) {
                Some((_, event)) => event,
                None => lookup.view.game(game)?.map_or(0, |row| row.folded.events),
            };
            let ply = u32::try_from(table.game.plies().len() + 1).unwrap_or(u32::MAX);
            let newest = shown.entry(game).or_insert(MailGame { game, ply, event });
            if event >= newest.event {
                *newest = MailGame { game, ply, event };
            }
        }
    }
    Ok(shown.into_values().collect())
}

/// The game under which a mail stands: the one of which all of it tells.
fn thread(lookup: Lookup<'_>, signer: Signer, notices: &[Notice]) -> Result<Option<Thread>, Fault> {
    let mut games = notices.iter().map(Notice::game);
    let Some(Some(game)) = games.next() else { return Ok(None) };
    if games.any(|other| other != Some(game)) {
        return Ok(None);
    }
    let Some(row) = lookup.view.game(GameId(game))? else { return Ok(None) };
    let ascii = |side: Side| lookup.view.player(row.players[side]).map(|player| player.ascii);
    let names = [ascii(Side::Attackers)?, ascii(Side::Defenders)?];
    Ok(Some(Thread { game, names, root: signer.game(game) }))
}

/// The one mail to a contact, unless nothing is to be said there any more.
fn to_contact(ledger: &mut Ledger<'_>, row: &ContactRow) -> Result<Option<Outgoing>, Fault> {
    ledger.shown.take();
    let notice = match contact::notice(ledger.lookup(), row) {
        Ok(notice) => notice,
        Err(Fault::Row(why)) => {
            ledger.change.delay_contact(row.id, &why, None)?;
            return Ok(None);
        }
        Err(fault) => return Err(fault),
    };
    let Some(address) = row.address.clone() else { return Ok(None) };
    ledger.change.claim_contact(row.id, ledger.now + deliver::SILENCE)?;
    let draft = Draft {
        id: Signer::of(ledger.view())?.contact(row.id, row.asked_at.timestamp()),
        to: Addressee::Contact(row.id),
        name: None,
        address,
        reader: present::stranger(ledger.now, contact::language(row).unwrap_or(ledger.language)),
        notices: vec![notice],
        answers: None,
        games: Vec::new(),
    };
    keep(ledger, draft).map(Some)
}
