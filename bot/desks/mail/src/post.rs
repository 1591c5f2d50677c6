//! Emails to be sent: what is due by email, and what goes to contacts. The deciding thread takes
//! and stores them; in between, the thread that answers questions writes their contents. An email
//! is stored before it is sent, together with who can answer it, so that an answer finds both
//! however the sending ends.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use accounts::export;
use chrono::{DateTime, Utc};
use engine::Side;
use engine::ruleset::Language;
use invitation::seek;
use kernel::desk::{Questions, Service};
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::letter::{self, Failure, LetterPart};
use kernel::lookup::{Lookup, whole_seconds};
use kernel::refused::Stop;
use kernel::token::Token;
use kernel::{deliver, names, readers, receipts, telling};
use play::shown_invitation;
use storage::{
    Channel, ContactId, ContactRow, Delivery, Fault, GameId, MailGame, NewMail, NoticeId,
    OutboxRow, PlayerId,
};
use templates::medium::mail;
use templates::told::GamePoint;
use templates::{Notice, Reader};

use crate::outgoing::{Addressee, Outgoing, Receipt, Sent, Thread};
use crate::plain::reads_as_order;
use crate::signed::{Purpose, Signer};
use crate::{contact, returned};

/// How many attempts are made to write to a contact.
const MOST_TRIES: u32 = 20;

/// What is due for one address and has been taken, but not yet written.
#[derive(Clone, Debug)]
pub struct DueMail(Takes);

#[derive(Clone, Debug)]
enum Takes {
    Player(deliver::Envelope),
    Contact(ContactRow),
}

impl DueMail {
    /// The result if it could not be written.
    pub fn unwritten(&self, why: &str) -> WrittenMail {
        let mut written = WrittenMail::default();
        match &self.0 {
            Takes::Player(envelope) => {
                let notices = envelope.notices.iter();
                written.failed = notices.map(|row| (row.id, why.to_owned())).collect();
            }
            Takes::Contact(row) => written.given_up = Some((row.id, why.to_owned())),
        }
        written
    }
}

/// An email that has been written; it is sent after [`keep_mails`] has stored it.
#[derive(Debug, Default)]
pub struct WrittenMail {
    /// The email, if there is anything left to say.
    draft: Option<MailDraft>,
    /// Notices that could not be shown, and why.
    failed: Vec<(NoticeId, String)>,
    /// A contact to which nothing can be said, and why.
    given_up: Option<(ContactId, String)>,
}

/// Takes what is due by email, up to a limit for each kind. [`write_mail`] writes
/// it, where it does not hold up decisions.
pub fn claim_mails(
    service: &mut Service,
    now: DateTime<Utc>,
    most: u32,
) -> Result<Vec<DueMail>, Fault> {
    let ledger = service.ledger(whole_seconds(now))?;
    let mut due = Vec::new();
    for mut envelope in deliver::take_due(&ledger, Channel::Email, most)? {
        let mut notices = Vec::new();
        for row in envelope.notices {
            notices.extend(deliver::readable(&ledger, &row)?.map(|_| row));
        }
        envelope.notices = notices;
        if !envelope.notices.is_empty() {
            due.push(DueMail(Takes::Player(envelope)));
        }
    }
    for row in ledger.view().due_contacts(ledger.now, most)? {
        if row.address.is_some() {
            ledger.change.claim_contact(row.id, ledger.now + deliver::SILENCE)?;
            due.push(DueMail(Takes::Contact(row)));
        }
    }
    ledger.change.commit()?;
    Ok(due)
}

/// Stores what emails say and who can answer them; after that they are to be sent. One that is
/// out of date by now is written again; one that could not be written is tried again later.
///
/// # Errors
/// Errors on our side; nothing is stored, and all are taken again later.
pub fn keep_mails(
    service: &mut Service,
    now: DateTime<Utc>,
    written: Vec<WrittenMail>,
) -> Result<Vec<Outgoing>, Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    let mut mails = Vec::new();
    let erasures = ledger.view().count_erased_players()?;
    for WrittenMail { draft, failed, given_up } in written {
        for (notice, why) in failed {
            receipts::failed(&mut ledger, notice, &why)?;
        }
        if let Some((contact, why)) = given_up {
            ledger.change.delay_contact(contact, &why, None)?;
        }
        let Some(draft) = draft else { continue };
        let notices = match &draft.to {
            Addressee::Player(_, notices) => notices.clone(),
            Addressee::Contact(_) => Vec::new(),
        };
        match ledger.attempt(|ledger| Ok(keep(ledger, draft, erasures)?)) {
            Ok(mail) => mails.extend(mail),
            Err(Stop::Fault(fault)) => {
                let why = fault.lasting()?;
                for notice in notices {
                    receipts::failed(&mut ledger, notice, &why)?;
                }
            }
            Err(Stop::Refused(_)) => {}
        }
    }
    ledger.change.commit()?;
    Ok(mails)
}

/// Notes the results of sending emails.
///
/// # Errors
/// Errors on our side; the emails will be taken again. An error with a single one is returned
/// after the others have been noted.
pub fn mails_sent(
    service: &mut Service,
    now: DateTime<Utc>,
    mails: &[Receipt],
) -> Result<(), Fault> {
    let mut ledger = service.ledger(whole_seconds(now))?;
    let mut trouble = None;
    for receipt in mails {
        match ledger.attempt(|ledger| Ok(note(ledger, receipt)?)) {
            Err(Stop::Fault(fault)) if fault.is_lasting() => {
                trouble.get_or_insert(fault);
            }
            Err(Stop::Fault(fault)) => return Err(fault),
            Ok(()) | Err(Stop::Refused(_)) => {}
        }
    }
    ledger.change.commit()?;
    trouble.map_or(Ok(()), Err)
}

fn note(ledger: &mut Ledger<'_>, receipt: &Receipt) -> Result<(), Fault> {
    let Receipt { mail, to, address, sent } = receipt;
    match to {
        Addressee::Player(_, notices) => {
            let is_lost = match sent {
                Sent::Refused(_) | Sent::Rejected(_) => returned::counts_as_lost(ledger, *mail)?,
                Sent::Failed(failure, _) => *failure == Failure::Permanent,
                Sent::Handed => false,
            };
            for &notice in notices {
                match sent {
                    Sent::Handed => receipts::handed(ledger, notice)?,
                    Sent::Refused(why) | Sent::Rejected(why) | Sent::Failed(_, why) if is_lost => {
                        receipts::lost(ledger, notice, address, why)?;
                    }
                    Sent::Rejected(why) => receipts::rejected(ledger, notice, address, why)?,
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
                Sent::Refused(trouble) | Sent::Rejected(trouble) | Sent::Failed(_, trouble) => {
                    ledger.change.delay_contact(*id, trouble, None)
                }
            }
        }
    }
}

/// Writes what is due for one address: answers its questions, draws its boards, puts its
/// export together. What cannot be written is listed.
pub fn write_mail(questions: &Questions, now: DateTime<Utc>, due: &DueMail) -> WrittenMail {
    let looked_up = RefCell::default();
    let written = questions.file.snapshot().and_then(|_snapshot| {
        let lookup = questions.lookup(now);
        let lookup = Lookup { view: lookup.view.noting_players(&looked_up), ..lookup };
        let mut written = match &due.0 {
            Takes::Player(envelope) => to_player(lookup, envelope)?,
            Takes::Contact(row) => to_contact(lookup, questions.rules.language, row)?,
        };
        if let Some(draft) = &mut written.draft {
            draft.names = named(lookup, draft, looked_up.take())?;
        }
        Ok(written)
    });
    match (written, &due.0) {
        (Ok(written), _) => written,
        // The file cannot be read now: a contact is tried again if no result is reported.
        (Err(fault), Takes::Contact(_)) if !fault.is_lasting() => WrittenMail::default(),
        (Err(fault), _) => due.unwritten(&fault.to_string()),
    }
}

/// An email that has been written, without its tokens.
#[derive(Debug)]
struct MailDraft {
    id: String,
    to: Addressee,
    name: Option<String>,
    address: String,
    reader: Reader,
    notices: Vec<Notice>,
    text: String,
    thread: Option<Thread>,
    answers: Option<String>,
    /// The players who are named in it, other than its reader.
    names: Vec<PlayerId>,
    /// The games that it shows.
    games: Vec<MailGame>,
    /// The moments that its answers show: waiting notices about them count as shown.
    moments: Vec<GamePoint>,
    /// Games that it shows as they were when it was written.
    current: Vec<GamePoint>,
    /// How many players had been erased at that time.
    erasures: u32,
}

impl MailDraft {
    /// Whether something has happened since it was written that makes it say too much (a ply that
    /// it shows was taken back, or somebody who may be named in it was erased), or its notices are
    /// no longer due.
    fn is_outdated(&self, ledger: &Ledger<'_>, erasures: u32) -> Result<bool, Fault> {
        if self.erasures != erasures {
            return Ok(true);
        }
        for &moment in &self.current {
            if telling::is_withdrawn(ledger, moment)? {
                return Ok(true);
            }
        }
        match &self.to {
            Addressee::Player(_, notices) => {
                for &id in notices {
                    let row = ledger.view().notice(id)?;
                    let is_due = |row: OutboxRow| {
                        row.state == Delivery::Queued
                            && row.sent_to.as_deref() == Some(self.address.as_str())
                    };
                    if !row.is_some_and(is_due) {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Addressee::Contact(id) => {
                let row = ledger.view().contact(*id)?;
                Ok(row.is_none_or(|row| row.address.as_deref() != Some(self.address.as_str())))
            }
        }
    }
}

/// The email of an envelope; `None` if nothing in it can be shown now.
fn to_player(lookup: Lookup<'_>, envelope: &deliver::Envelope) -> Result<WrittenMail, Fault> {
    let mut written = WrittenMail::default();
    let (mut parts, mut moments) = (Vec::new(), Vec::new());
    let (mut answers, mut waited) = (None, false);
    for row in &envelope.notices {
        let shown = happened::read(&row.data).and_then(|happened| {
            waited |= happened.may_wait() && !happened.is_asked_for();
            if let (true, Happened::Answered(answered)) = (parts.is_empty(), &happened) {
                answers = Some(answered.to.clone());
            }
            lookup.assembly.letter(lookup, row, &happened)
        });
        match shown {
            Ok((notice, shown)) => {
                parts.push((row.about, LetterPart { id: row.id, notice }));
                moments.extend(shown);
            }
            Err(fault) => written.failed.push((row.id, fault.lasting()?)),
        }
    }
    let Some(first) = envelope.notices.first().filter(|_| !parts.is_empty()) else {
        return Ok(written);
    };
    let player = lookup.view.player(envelope.player)?;
    let reader = readers::reader(lookup.club, lookup.now, &player);
    let reader = Reader { pages: lookup.pages, ..reader };
    let (games, current) = shown(lookup, &parts)?;
    let (ids, mut notices): (Vec<_>, Vec<_>) =
        parts.into_iter().map(|(_, part)| (part.id, part.notice)).unzip();
    export::put_together(lookup, player.id, &mut notices)?;
    if waited {
        let seeks = seek::for_digest(lookup, &player)?.into_iter();
        let seeks = seeks.map(|seek| shown_invitation::invitation(lookup, Some(player.id), seek));
        let seeks = seeks.collect::<Result<Vec<_>, _>>()?;
        notices.extend((!seeks.is_empty()).then_some(Notice::Seeks(None, seeks)));
    }
    let signer = Signer::of(lookup.view)?;
    written.draft = Some(MailDraft {
        id: signer.notice(first.id),
        to: Addressee::Player(player.id, ids),
        name: Some(player.name),
        address: envelope.address.clone(),
        text: mail::text_of(&notices, &reader, &reads_as_order),
        thread: thread(lookup, signer, Some(player.id), &notices)?,
        reader,
        notices,
        answers,
        names: Vec::new(),
        games,
        moments,
        current,
        erasures: lookup.view.count_erased_players()?,
    });
    Ok(written)
}

/// Gives an email its tokens, and stores what it says; `None` if it is out of date.
fn keep(
    ledger: &mut Ledger<'_>,
    draft: MailDraft,
    erasures: u32,
) -> Result<Option<Outgoing>, Fault> {
    let (player, contact, ids) = match &draft.to {
        Addressee::Player(player, ids) => (Some(*player), None, ids.clone()),
        Addressee::Contact(contact) => (None, Some(*contact), Vec::new()),
    };
    if draft.is_outdated(ledger, erasures)? {
        ids.iter().try_for_each(|&id| ledger.change.postpone_notice(id, ledger.now))?;
        ledger.note_move();
        return Ok(None);
    }
    if let Some(player) = player {
        for &moment in &draft.moments {
            telling::shown(ledger, player, moment)?;
        }
    }
    let signer = Signer::of(ledger.view())?;
    let reply = Token::of((ledger.entropy)());
    let mail = ledger.change.insert_mail(
        &NewMail {
            player,
            contact,
            address: &draft.address,
            token: reply.hash(),
            text: &draft.text,
            names: &draft.names,
            sent_at: ledger.now,
        },
        &ids,
        &draft.games,
    )?;
    Ok(Some(Outgoing {
        mail,
        to: draft.to,
        name: draft.name,
        address: draft.address,
        reader: draft.reader,
        notices: draft.notices,
        text: draft.text,
        id: draft.id,
        thread: draft.thread,
        answers: draft.answers,
        reply,
        bounce: signer.token(Purpose::Bounce, mail),
        stop: signer.token(Purpose::Stop, mail),
    }))
}

/// The players who are named in an email, other than its reader: those looked up for it whose name
/// occurs in the text. A common word that is also a player's name doesn't count.
fn named(
    lookup: Lookup<'_>,
    draft: &MailDraft,
    looked_up: BTreeSet<PlayerId>,
) -> Result<Vec<PlayerId>, Fault> {
    let words = names::words(&draft.text);
    let mut named = Vec::new();
    for player in looked_up {
        let is_reader = matches!(draft.to, Addressee::Player(reader, _) if reader == player);
        let row = lookup.view.player(player)?;
        let is_named = [&row.handle, &row.name].iter().any(|name| {
            let name = names::words(name);
            words.windows(name.len()).any(|run| run == name)
        });
        if !is_reader && is_named {
            named.push(player);
        }
    }
    Ok(named)
}

/// The games that notices show, each as the last of them shows it. A notice about an event shows
/// the game after that event; others show the current state, and those moments are also returned
/// separately.
fn shown(
    lookup: Lookup<'_>,
    parts: &[(Option<(GameId, u32)>, letter::LetterPart)],
) -> Result<(Vec<MailGame>, Vec<GamePoint>), Fault> {
    let mut shown: BTreeMap<GameId, MailGame> = BTreeMap::new();
    let mut current = Vec::new();
    for (about, part) in parts {
        for table in part.notice.tables() {
            let game = GameId(table.number);
            let event = match about.filter(|(about, _)| *about == game) {
                Some((_, event)) => event,
                None => {
                    let event = lookup.view.game(game)?.map_or(0, |row| row.folded.events);
                    current.push(GamePoint { game: game.0, event });
                    event
                }
            };
            // An edition shows games of others, and a reply is about the reader's own.
            if matches!(part.notice, Notice::Edition(_)) && table.seat.is_none() {
                continue;
            }
            let ply = u32::try_from(table.game.plies().len() + 1).unwrap_or(u32::MAX);
            let newest = shown.entry(game).or_insert(MailGame { game, ply, event });
            if event >= newest.event {
                *newest = MailGame { game, ply, event };
            }
        }
    }
    Ok((shown.into_values().collect(), current))
}

/// The game under which an email is grouped: the one that all of it is about.
fn thread(
    lookup: Lookup<'_>,
    signer: Signer,
    reader: Option<PlayerId>,
    notices: &[Notice],
) -> Result<Option<Thread>, Fault> {
    let mut games = notices.iter().map(Notice::game);
    let Some(Some(game)) = games.next() else { return Ok(None) };
    if games.any(|other| other != Some(game)) {
        return Ok(None);
    }
    let Some(row) = lookup.view.game(GameId(game))? else { return Ok(None) };
    let ascii = |side: Side| lookup.view.player(row.players[side]).map(|player| player.ascii);
    let names = [ascii(Side::Attackers)?, ascii(Side::Defenders)?];
    let plays = |side: &Side| Some(row.players[*side]) == reader;
    let opponent = match [Side::Attackers, Side::Defenders].into_iter().find(plays) {
        Some(own) => Some(lookup.view.player(row.players[!own])?.name),
        None => None,
    };
    Ok(Some(Thread { game, names, opponent, root: signer.game(game) }))
}

/// The only email to a contact.
fn to_contact(
    lookup: Lookup<'_>,
    language: Language,
    row: &ContactRow,
) -> Result<WrittenMail, Fault> {
    let Some(address) = row.address.clone() else { return Ok(WrittenMail::default()) };
    let notices = vec![contact::notice(lookup, row)?];
    let reader =
        Reader::stranger(contact::language(row).unwrap_or(language), lookup.club, lookup.now);
    let signer = Signer::of(lookup.view)?;
    let draft = MailDraft {
        id: signer.contact(row.id, row.asked_at.timestamp()),
        to: Addressee::Contact(row.id),
        name: None,
        address,
        text: mail::text_of(&notices, &reader, &reads_as_order),
        thread: thread(lookup, signer, None, &notices)?,
        reader,
        notices,
        answers: None,
        names: Vec::new(),
        games: Vec::new(),
        moments: Vec::new(),
        current: Vec::new(),
        erasures: lookup.view.count_erased_players()?,
    };
    Ok(WrittenMail { draft: Some(draft), ..WrittenMail::default() })
}
