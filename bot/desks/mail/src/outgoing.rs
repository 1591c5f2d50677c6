//! An email that is to go out.

use kernel::letter::Failure;
use kernel::token::Token;
use storage::{ContactId, MailId, NoticeId, PlayerId};
use templates::{Notice, Reader};

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

#[derive(Clone, Debug)]
pub struct Receipt {
    pub mail: MailId,
    pub to: Addressee,
    pub address: String,
    pub sent: Sent,
}

/// How sending an email went. The texts describe the failure to the host.
#[derive(Clone, Debug)]
pub enum Sent {
    /// The relay has accepted it.
    Handed,
    /// The relay does not accept the address now, but perhaps will later.
    Refused(String),
    /// The relay will never accept this particular email, though it may accept others for that
    /// address.
    Rejected(String),
    /// The relay has not accepted the email, or the result is unknown.
    Failed(Failure, String),
}
