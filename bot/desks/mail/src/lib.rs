//! Play by email, as far as decisions and stored data are concerned: what is sent and can be
//! answered, what is received and carried out, what bounces. How an email is written, read and
//! judged is decided in `email`; nothing here knows a header.
//!
//! In reading order: `incoming` and `outgoing` (what passes between the club and its email channel), `post` (emails
//! are taken to be sent) with `plain` (what no line of them may contain), `known` (what the club
//! knows about an email before it is judged), `carry` (its requests are carried out, or asked back)
//! with `announced` (what is said about announcing around a move), `place` (which question it
//! answers), `replied` (a yes or no in words), `prose` (what other sentences mean) and `courtesy`
//! (what means nothing) and `answered` (what its sender is told), `heard` (what an email was to
//! the club), `late` (what is answered when the hour is over), `there` (the address that an email came from), `tongue` (in which language somebody
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
pub mod board;
mod carry;
mod consent;
pub mod contact;
mod courtesy;
mod heard;
mod incoming;
pub mod known;
mod late;
pub mod limits;
mod outgoing;
mod place;
pub mod plain;
pub mod post;
mod prose;
mod replied;
pub mod returned;
mod signed;
pub mod there;
mod tongue;

pub use answered::{LONGEST_ANSWER, answers};
pub use aside::{
    AsideEmail, AskedName, SilentNames, Waited, forget_aside, next_email_aside, note_asked,
    set_aside, silent_domains, silent_names,
};
pub use carry::mails;
pub use contact::Emails;
pub use incoming::{Incoming, MailLine, Proof};
pub use kernel::answered::BesideLine;
pub use known::{Keys, Known, Ours, is_live, is_signed, mail, mailbox, stops};
pub use outgoing::{Addressee, Outgoing, Receipt, Sent, Thread};
pub use plain::reads_as_order;
pub use post::{DueMail, WrittenMail, claim_mails, keep_mails, mails_sent, write_mail};
pub use returned::{Return, mail_returned, set_mailbox};
pub use storage::MailId;
