//! Play by mail, as far as it is decided and kept: what goes out and gives the right to answer,
//! what comes in and is carried out, what comes back. How a mail is written, read and judged
//! is `email`'s; nothing here knows a header.
//!
//! In reading order: this file (what passes between the club and its mail channel), `post`
//! (mails are taken to be sent) with `plain` (what no line of them may say), `known` (what the club
//! knows of a mail before it is judged), `carry` (what a mail asks for is done, or asked back) with
//! `answered` (what its sender is told), `board` (what the sender had before his eyes), `ask`
//! (asking back) with `consent` (what an email can't do by itself) and `limits`; `contact` (those who are no players), `returned` (reports and "no
//! more mail"), `signed`.

pub(crate) mod answered;
pub(crate) mod ask;
mod board;
mod carry;
mod consent;
pub(crate) mod contact;
mod known;
pub(crate) mod limits;
mod plain;
mod post;
pub(crate) mod returned;
mod signed;

use engine::ruleset::Language;
pub use storage::MailId;
use storage::{ContactId, NoticeId, PlayerId};
use templates::{Notice, Reader};

pub(super) use answered::answers;
pub use answered::{Answered, Item, LONGEST_ANSWER, Reply};
pub use ask::{AskedLine, MailAsked};
pub use board::depends_on_ply;
pub(super) use contact::{
    can_be_invited, invite as invite_contact, may_write_to_addresses, refuse_address, wants_nothing,
};
pub use known::{Keys, Known, Ours};
pub(super) use limits::{Breaker, may_write_to_stranger};
pub use plain::reads_as_order;
pub use post::{Due, Receipt, Sent, Written};
pub use returned::Return;
pub(super) use returned::STOPPED;

use super::token::Token;
use crate::orders::{Line, Misread};

/// A mail that came in, was read and judged, and is to be dealt with.
#[derive(Clone, Debug)]
pub struct Incoming {
    /// Its Message-ID: the same mail comes with the same one, however often it comes.
    pub id: String,
    /// The address of whoever sent it, or is said to have.
    pub from: String,
    /// The mail of ours that it answers.
    pub answers: Option<MailId>,
    /// Whether it is sure who sent it.
    pub proof: Proof,
    /// Whether it came to an address that only the reader of that mail knows, and that mail asks
    /// something of which he alone can say yes or no.
    pub proves: bool,
    /// What was understood, in order.
    pub said: Vec<Said>,
    /// Lines that were not read as orders.
    pub rest: Vec<String>,
    /// The language in which it seems to be written.
    pub language: Option<Language>,
}

/// Whether it is sure who sent a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It is: what it asks for is carried out.
    Proven,
    /// It is not: its player is asked at the address that the club knows.
    Unproven,
}

/// An order, or what is nearly one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is to be carried out.
    Order(Line),
    /// A line that tries to be an order and is none.
    Unclear {
        typed: String,
        /// What is wrong with it.
        why: Misread,
    },
    /// Moves of which it is not clear that any is to be played: several for the same game, or
    /// one that is only talked about. None of them is.
    Several(Vec<String>),
}

/// A mail that is to be sent now.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub mail: MailId,
    pub to: Addressee,
    /// Their name, if they have one.
    pub name: Option<String>,
    pub address: String,
    pub reader: Reader,
    /// What it says, at least one; a digest says several.
    pub notices: Vec<Notice>,
    /// The plain half, as it is remembered.
    pub text: String,
    /// The left half of its Message-ID.
    pub id: String,
    /// The game of which all of it tells.
    pub thread: Option<Thread>,
    /// The Message-ID of the mail that it answers.
    pub answers: Option<String>,
    /// The right to answer it.
    pub reply: Token,
    /// Where reports about it go.
    pub bounce: Token,
    /// Where its reader can say that no more is to come.
    pub stop: Token,
}

impl Outgoing {
    /// What became of it.
    #[must_use]
    pub fn receipt(&self, sent: Sent) -> Receipt {
        Receipt { mail: self.mail, to: self.to.clone(), address: self.address.clone(), sent }
    }
}

/// To whom a mail goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Addressee {
    /// To a player: these notices are in it.
    Player(PlayerId, Vec<NoticeId>),
    /// To somebody who is none.
    Contact(ContactId),
}

/// The game under which mails stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thread {
    pub game: i64,
    /// The names of those who attack and defend, in ASCII.
    pub names: [String; 2],
    /// The left half of the Message-ID under which all mails of the game stand.
    pub root: String,
}
