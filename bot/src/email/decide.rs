//! What comes of a mail: one pure function, in one fixed order. Whether a person sent it, and
//! which, is settled before anything is read in it.

#[cfg(test)]
mod tests;

use super::address::Recipient;
use super::automatic::{self, Automatic};
use super::envelope::Envelope;
use super::message::{Message, Unreadable};
use super::report::{Lasting, Report};
use super::verdict::{Unproven, Verdict, verdict};
use super::written::{Said, Written, written};
use crate::orders::{Link, Order};
use crate::service::is_question;
use crate::service::mail::depends_on_ply;
pub use crate::service::mail::{Known, Ours};

/// What a club demands of mails.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// The domain of its addresses.
    pub domain: &'a str,
    /// What proves who sent a mail.
    pub policy: Policy,
    /// The name with which its mail server signs what it found; `None` if nobody has said.
    pub authserv: Option<&'a str>,
}

/// What proves who sent a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// That it came to an address that only the sender knows, and says to be from him. For a
    /// club that hears nobody but its own machine.
    Token,
    /// That, and the mail server's verdict.
    Verified,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing; nobody is answered.
    Discard(Discard),
    /// The mail of ours did not arrive.
    Bounced {
        /// Whether others will.
        lasting: Lasting,
        /// The mail server's code, perhaps empty.
        status: String,
    },
    /// Its reader calls it spam: no more mail to that address.
    Complained,
    /// No more mail to that address.
    Stop,
    /// To be carried out at once, and answered.
    Carry(Written),
    /// Understood, but nobody proved who sent it: ask at the stored address.
    Ask(Written),
    /// To the club's own address, by nobody we know: a first contact.
    Contact {
        /// What was written.
        written: Written,
        /// Whether it is sure who did.
        is_vouched_for: bool,
    },
}

/// Why a mail is put away. None is answered: its sender is a machine, or nobody knows who.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discard {
    /// It cannot be read.
    Unreadable(Unreadable),
    /// It was judged before.
    Seen,
    /// A report that something did arrive, will be tried again, or was opened.
    ReportOfNothing,
    /// A report, but not about a mail of ours that is known.
    ReportOfUnknown,
    /// Somebody wrote to the address for reports.
    NoReport,
    /// The null sender: a report that came to another address.
    NullSender,
    /// Our own mail, or one that goes in circles.
    Loop,
    /// No person has just written it.
    Automatic(Automatic),
    /// No recipient is an address of ours.
    NotOurs,
    /// The address was never given out, or does not hold any more.
    DeadToken,
    /// Two of our addresses mean different mails of ours.
    Disagree,
    /// Not from an address that may answer that mail: it was forwarded, or is forged.
    Stranger,
    /// Nobody proved who sent it, and there is nothing in it to ask about. Help is never sent
    /// for such a mail.
    UnprovenNothing,
}

impl Discard {
    /// A name for logs and tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Discard::Unreadable(why) => why.name(),
            Discard::Seen => "seen",
            Discard::ReportOfNothing => "report-of-nothing",
            Discard::ReportOfUnknown => "report-of-unknown",
            Discard::NoReport => "no-report",
            Discard::NullSender => "null-sender",
            Discard::Loop => "loop",
            Discard::Automatic(sign) => sign.name(),
            Discard::NotOurs => "not-ours",
            Discard::DeadToken => "dead-token",
            Discard::Disagree => "disagree",
            Discard::Stranger => "stranger",
            Discard::UnprovenNothing => "unproven-nothing",
        }
    }
}

/// What is to be done with a mail.
#[must_use]
pub fn decide(
    rules: &Rules<'_>,
    envelope: &Envelope,
    message: &Message,
    known: &Known,
) -> Decision {
    let recipients = recipients(rules, envelope);
    let has = |is: fn(&Recipient) -> bool| recipients.iter().any(is);
    // Machines send that too.
    if has(|recipient| matches!(recipient, Recipient::Stop(_))) && !known.seen {
        return match known.stopped.is_some() {
            true => Decision::Stop,
            false => Decision::Discard(Discard::DeadToken),
        };
    }
    if let Some(why) = unheard(rules, envelope, message, known) {
        return why;
    }
    if recipients.is_empty() {
        return Decision::Discard(Discard::NotOurs);
    }
    if known.disagree {
        return Decision::Discard(Discard::Disagree);
    }
    match &known.answers {
        Some(answered) => answer(rules, message, answered),
        None if has(|recipient| matches!(recipient, Recipient::Reply(_))) => {
            Decision::Discard(Discard::DeadToken)
        }
        None => to_the_club(rules, message, known),
    }
}

/// The mails in which nothing is read: known ones, reports, and machines' mails.
fn unheard(
    rules: &Rules<'_>,
    envelope: &Envelope,
    message: &Message,
    known: &Known,
) -> Option<Decision> {
    if known.seen {
        return Some(Decision::Discard(Discard::Seen));
    }
    let is_for_reports = |recipient: &Recipient| matches!(recipient, Recipient::Bounce(_));
    if recipients(rules, envelope).iter().any(is_for_reports) {
        return Some(reported(message, known));
    }
    if message.statement.is_some() {
        return Some(Decision::Discard(Discard::ReportOfUnknown));
    }
    if envelope.sender.as_deref().is_none_or(|sender| sender.trim_matches(['<', '>']).is_empty()) {
        return Some(Decision::Discard(Discard::NullSender));
    }
    if automatic::is_loop(message, rules.domain) {
        return Some(Decision::Discard(Discard::Loop));
    }
    Automatic::of(message).map(|sign| Decision::Discard(Discard::Automatic(sign)))
}

/// A mail to the address for reports, of which nobody but mail servers knows.
fn reported(message: &Message, known: &Known) -> Decision {
    let Some(report) = Report::read(message) else {
        // A vacation answers there too.
        let sign = Automatic::of(message).map(Discard::Automatic);
        return Decision::Discard(sign.unwrap_or(Discard::NoReport));
    };
    if known.returned.is_none() {
        return Decision::Discard(Discard::ReportOfUnknown);
    }
    match report {
        Report::Failed { lasting, status } => Decision::Bounced { lasting, status },
        Report::Complaint => Decision::Complained,
        Report::Fine => Decision::Discard(Discard::ReportOfNothing),
    }
}

/// The answer to a mail of ours.
fn answer(rules: &Rules<'_>, message: &Message, answered: &Ours) -> Decision {
    if !answered.by.contains(&message.from) {
        return Decision::Discard(Discard::Stranger);
    }
    let written = written(&message.text, &answered.sent);
    if rules.policy == Policy::Token || is_vouched_for(rules, message) {
        return Decision::Carry(written);
    }
    // What was asked can be answered without a verdict, and nothing else be said with it.
    let answers = |said: &&Said| matches!(said, Said::Order(line) if is_answer(&line.order));
    let said: Vec<Said> = written.said.iter().filter(answers).cloned().collect();
    match answered.proves && !said.is_empty() {
        true => Decision::Carry(Written { said, ..written }),
        false => asked(written),
    }
}

/// Whether an order answers what a mail of ours asks in order to learn whether somebody reads
/// there.
fn is_answer(order: &Order) -> bool {
    order.is_answer() || matches!(order, Order::Join(_) | Order::Link(Link::Code(_)))
}

/// A mail to `play@DOMAIN` that answers nothing of ours.
fn to_the_club(rules: &Rules<'_>, message: &Message, known: &Known) -> Decision {
    let written = written(&message.text, "");
    let found = verdict(message, rules.authserv);
    if !known.sender_plays {
        return match found {
            // The one whose address it bears would get a mail for somebody else's lie.
            Verdict::Unproven(Unproven::Failed) => Decision::Discard(Discard::Stranger),
            _ => Decision::Contact { written, is_vouched_for: found == Verdict::Pass },
        };
    }
    match rules.policy {
        // A move needs the token of the mail that showed the board.
        Policy::Verified if found == Verdict::Pass && !has_move(&written) => {
            Decision::Carry(written)
        }
        // Nothing proves anything here, but the answer to a question goes to the stored address.
        Policy::Token if only_asks(&written) => Decision::Carry(written),
        _ => asked(written),
    }
}

/// Whether something in it means a position.
fn has_move(written: &Written) -> bool {
    written.orders().any(|line| depends_on_ply(&line.order))
}

fn is_vouched_for(rules: &Rules<'_>, message: &Message) -> bool {
    verdict(message, rules.authserv) == Verdict::Pass
}

fn asked(written: Written) -> Decision {
    match written.is_understood() {
        true => Decision::Ask(written),
        false => Decision::Discard(Discard::UnprovenNothing),
    }
}

/// Whether there is something in it, and all of it only asks.
fn only_asks(written: &Written) -> bool {
    let asks = |said: &Said| matches!(said, Said::Order(line) if is_question(&line.order));
    !written.said.is_empty() && written.said.iter().all(asks)
}

fn recipients(rules: &Rules<'_>, envelope: &Envelope) -> Vec<Recipient> {
    let addresses = envelope.recipients.iter();
    let addresses = addresses.map(|address| address.trim().trim_matches(['<', '>']));
    addresses.filter_map(|address| Recipient::read(address, rules.domain)).collect()
}
