//! Play by email, as far as decisions and stored data are concerned: what is sent and can be
//! answered, what is received and carried out, what bounces. How an email is written, read and
//! judged is decided in `email`; nothing here knows a header.
//!
//! In reading order: this file (what passes between the club and its email channel), `post` (emails
//! are taken to be sent) with `plain` (what no line of them may contain), `known` (what the club
//! knows about an email before it is judged), `carry` (its requests are carried out, or asked back)
//! with `announced` (what is said about announcing around a move), `place` (which question it
//! answers), `replied` (a yes or no in words), `prose` (what other sentences mean) and `courtesy`
//! (what means nothing) and `answered` (what its sender is told), `heard` (what an email was to
//! the club), `late` (what is answered when the hour is over), `tongue` (in which language somebody
//! writes), `board` (what the sender was looking at), `ask`
//! (asking back) with `consent` (what an email can't do by itself) and `limits`; `beside` (what is
//! written around a move); `contact` (people
//! who are not players), `aside` (what waits for the DNS), `returned` (reports and "no more email"),
//! `signed`.

mod announced;
pub mod answered;
pub mod aside;
pub mod ask;
mod beside;
pub(crate) mod board;
mod carry;
mod consent;
pub mod contact;
mod courtesy;
mod heard;
pub(crate) mod known;
mod late;
pub mod limits;
mod place;
pub(crate) mod plain;
pub(crate) mod post;
mod prose;
mod replied;
pub mod returned;
mod signed;
mod tongue;

use chrono::{DateTime, Utc};
use commands::{Deed, Misread, OrderLine, Sure};
use engine::ruleset::Language;
use storage::{ContactId, NoticeId, PlayerId};
use templates::told::LostText;
use templates::{Notice, Reader};

use crate::token::Token;

pub use storage::MailId;

pub use answered::LONGEST_ANSWER;
pub(super) use answered::answers;
pub use aside::{AsideEmail, AskedName, SilentNames, Waited};
pub(super) use contact::Emails;
pub use known::{Keys, Known, Ours};
pub use plain::reads_as_order;
pub use post::{DueMail, Receipt, Sent, WrittenMail};
pub use returned::Return;

pub use super::answered::BesideLine;

/// An email that was received, read and judged, and now has to be dealt with.
#[derive(Clone, Debug)]
pub struct Incoming {
    /// Its Message-ID: stays the same however often the email is received.
    pub id: String,
    /// The address of the sender, real or claimed.
    pub from: String,
    /// What the sender calls themselves, which proves nothing.
    pub name: Option<String>,
    /// The email of ours that it answers.
    pub answers: Option<MailId>,
    pub proof: Proof,
    /// Whether it was sent to an address that only the reader of our email knows, and our email
    /// asks something that only its reader can answer with yes or no.
    pub proves: bool,
    /// What was understood, in order.
    pub said: Vec<MailLine>,
    /// Lines that were not read as orders.
    pub rest: Vec<String>,
    /// What stands around the moves in it.
    pub beside: Vec<BesideLine>,
    /// All lines of the sender's own, apart from commands that are no moves.
    pub own: String,
    /// The language in which it seems to be written.
    pub language: Option<Language>,
    /// What of it could not be read, if that may have been what mattered.
    pub lost: Option<LostText>,
    /// When it reached the mailbox or the listener, if it was set aside then: a move in it counts
    /// from that moment, within limits.
    pub arrived: Option<DateTime<Utc>>,
}

impl Incoming {
    /// Whether nothing was understood that could be carried out.
    fn is_unread(&self) -> bool {
        !self.said.iter().any(|said| matches!(said, MailLine::Order(_)))
    }
}

/// Whether the sender of an email is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Proven: its requests are carried out.
    Proven,
    /// Unproven: the player is asked at the address that the club knows.
    Unproven,
}

/// An order, or a line that is nearly one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailLine {
    Order(OrderLine),
    /// A line that looks like an order and isn't valid.
    Unclear {
        typed: String,
        /// What is wrong with it.
        why: Misread,
    },
    /// Moves that may not be meant to be played: several for the same game, or one that is only
    /// mentioned. None of them is played.
    Several(Vec<String>),
    /// A move that waits, because it isn't clear what is announced with it: what can be chosen.
    Held {
        ply: String,
        choices: Vec<String>,
    },
}

impl MailLine {
    /// A bare `stop`, as it was typed: no to a question, otherwise the wish for no more email.
    /// What the email answers decides.
    pub fn stop(typed: String) -> MailLine {
        let meant = [Deed::No, Deed::Unsubscribe(Sure::Ask)];
        let commands = meant.iter().map(ToString::to_string).collect();
        MailLine::Unclear { typed, why: Misread::Offered { commands } }
    }

    pub fn is_stop(&self) -> bool {
        match self {
            MailLine::Unclear { typed, .. } => *self == MailLine::stop(typed.clone()),
            MailLine::Order(_) | MailLine::Several(_) | MailLine::Held { .. } => false,
        }
    }
}

/// An email to be sent now.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub mail: MailId,
    pub to: Addressee,
    /// The reader's name, if they have one.
    pub name: Option<String>,
    pub address: String,
    pub reader: Reader,
    /// Its notices, at least one; a digest has several.
    pub notices: Vec<Notice>,
    /// The plain half, as it is stored.
    pub text: String,
    /// The left half of its Message-ID.
    pub id: String,
    /// The game that all of it is about.
    pub thread: Option<Thread>,
    /// The Message-ID of the email that it answers.
    pub answers: Option<String>,
    /// The token with which it can be answered.
    pub reply: Token,
    /// Where reports about it are sent.
    pub bounce: Token,
    /// Where its reader can say that no more email is wanted.
    pub stop: Token,
}

impl Outgoing {
    /// The receipt for a result.
    pub fn receipt(&self, sent: Sent) -> Receipt {
        Receipt { mail: self.mail, to: self.to.clone(), address: self.address.clone(), sent }
    }
}

/// The recipient of an email.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Addressee {
    /// A player, with the notices it contains.
    Player(PlayerId, Vec<NoticeId>),
    /// Somebody who isn't a player.
    Contact(ContactId),
}

/// The game under which emails are grouped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    pub game: i64,
    /// The names of the attacker and the defender, in ASCII.
    pub names: [String; 2],
    /// The reader's opponent; none for somebody who doesn't play in it.
    pub opponent: Option<String>,
    /// The left half of the Message-ID under which all emails of the game are grouped.
    pub root: String,
}
