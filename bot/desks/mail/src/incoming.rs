//! An email that has come, as it was understood.

use chrono::{DateTime, Utc};
use commands::{Deed, Misread, OrderLine, Sure};
use engine::ruleset::Language;
use kernel::answered::BesideLine;
use storage::MailId;
use templates::told::LostText;

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
    pub(crate) fn is_unread(&self) -> bool {
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
