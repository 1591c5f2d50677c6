//! What comes of a mail: one pure function, in one fixed order. Whether a person sent it, and
//! which, is settled before anything is read in it.

#[cfg(test)]
mod tests;

use lmtp::MailEnvelope;

use super::address::Recipient;
use super::automatic::{self, Automatic};
use super::headers::Arrival;
use super::message::Message;
use super::replay::Occasion;
use super::report::DeliveryReport;
use super::unreadable::UnreadableMail;
use super::verdict::{Evidence, SenderVerdict, Unproven, of_server, verdict};
use super::written::{Said, WrittenText, written};
use crate::orders::{Link, Order};
use crate::service::is_question;
use crate::service::mail::depends_on_ply;
pub use crate::service::mail::{Known, MailId, Ours, Proof, Return};

/// What a club demands of mails.
#[derive(Clone, Copy, Debug)]
pub struct MailRules<'a> {
    /// The domain of its addresses.
    pub domain: &'a str,
    /// What proves who sent a mail.
    pub policy: SenderPolicy,
    /// The name with which its mail server signs what it found; `None` if its word doesn't count.
    pub authserv: Option<&'a str>,
}

/// What proves who sent a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SenderPolicy {
    /// That it came to an address that only the sender knows, and says to be from him. For a
    /// club that hears nobody but its own machine.
    Token,
    /// That, and a signature of the sender's domain, or the mail server's word for it.
    Verified,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailDecision {
    /// Nothing; nobody is answered.
    Discard(Discard),
    /// A mail of ours came back, or its reader wants no more.
    Returned {
        mail: MailId,
        why: Return,
        /// The mail server's status code, perhaps empty, or a word for the log.
        status: String,
    },
    /// Carry it out if its sender is proved, otherwise ask at the stored address. From somebody
    /// the club does not know it is a first contact.
    Take(WrittenText, Proof),
}

/// Why a mail is put away. None is answered: its sender is a machine, or nobody knows who.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discard {
    /// It cannot be read.
    Unreadable(UnreadableMail),
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
    rules: &MailRules<'_>,
    envelope: &MailEnvelope,
    message: &Message,
    known: &Known,
    evidence: &Evidence,
) -> MailDecision {
    let recipients = recipients(rules, envelope);
    let has = |is: fn(&Recipient) -> bool| recipients.iter().any(is);
    // Machines send that too.
    if has(|recipient| matches!(recipient, Recipient::Stop(_))) && !known.seen {
        return match known.stopped {
            Some(mail) => MailDecision::Returned { mail, why: Return::Stop, status: "stop".into() },
            None => MailDecision::Discard(Discard::DeadToken),
        };
    }
    if let Some(why) = unheard(rules, envelope, message, known) {
        return why;
    }
    if recipients.is_empty() {
        return MailDecision::Discard(Discard::NotOurs);
    }
    if known.disagree {
        return MailDecision::Discard(Discard::Disagree);
    }
    let proof = SenderProof::of(rules, envelope, message, evidence);
    let to_a_token = has(|recipient| matches!(recipient, Recipient::Reply(_)));
    match &known.answers {
        Some(answered) if to_a_token => answer(rules, message, answered, proof.with_token()),
        Some(answered) => answer(rules, message, answered, proof),
        None if to_a_token => MailDecision::Discard(Discard::DeadToken),
        None => to_the_club(rules, message, known, proof),
    }
}

/// Whether it makes a difference what the signatures of an email prove: it is one that is read, and
/// the mail server's word doesn't decide.
#[must_use]
pub fn depends_on_signature(
    rules: &MailRules<'_>,
    envelope: &MailEnvelope,
    message: &Message,
    known: &Known,
    way: Arrival,
) -> bool {
    let decided = [SenderVerdict::Pass, SenderVerdict::Unproven(Unproven::Failed)];
    rules.policy == SenderPolicy::Verified
        && unheard(rules, envelope, message, known).is_none()
        && !decided.contains(&of_server(message, envelope, rules.authserv, way))
}

/// What is proved about an email.
#[derive(Clone, Copy)]
struct SenderProof {
    verdict: SenderVerdict,
    occasion: Occasion,
    /// It came to an address that only the reader of an email of ours knows.
    has_token: bool,
}

impl SenderProof {
    fn of(
        rules: &MailRules<'_>,
        envelope: &MailEnvelope,
        message: &Message,
        evidence: &Evidence,
    ) -> SenderProof {
        let verdict = verdict(message, envelope, rules.authserv, evidence);
        let occasion = Occasion::of(message, rules.domain, evidence.now);
        SenderProof { verdict, occasion, has_token: false }
    }

    fn with_token(self) -> SenderProof {
        SenderProof { has_token: true, ..self }
    }

    /// Whether its sender has written it to the club, lately: it is not an old email, or one to
    /// somebody else, that was sent on to us.
    fn is_meant(&self) -> bool {
        self.verdict == SenderVerdict::Pass
            && self.occasion.is_recent
            && (self.has_token || self.occasion.is_to_us)
    }

    /// Whether it proves enough for what was written. A question changes nothing, and a move that
    /// comes to a token is bound to the board that was shown.
    fn covers(&self, written: &WrittenText) -> bool {
        let is_bound =
            |order: &Order| is_question(order) || self.has_token && matches!(order, Order::Ply(_));
        self.is_meant()
            || self.verdict == SenderVerdict::Pass
                && written.orders().all(|line| is_bound(&line.order))
    }
}

/// The mails in which nothing is read: known ones, reports, those from nobody, and machines' mails.
/// A report need not say whom it is from: many servers write `MAILER-DAEMON <>`.
fn unheard(
    rules: &MailRules<'_>,
    envelope: &MailEnvelope,
    message: &Message,
    known: &Known,
) -> Option<MailDecision> {
    if known.seen {
        return Some(MailDecision::Discard(Discard::Seen));
    }
    let is_for_reports = |recipient: &Recipient| matches!(recipient, Recipient::Bounce(_));
    if recipients(rules, envelope).iter().any(is_for_reports) {
        return Some(reported(message, known));
    }
    if message.statement.is_some() {
        return Some(MailDecision::Discard(Discard::ReportOfUnknown));
    }
    if message.from.is_none() {
        return Some(MailDecision::Discard(Discard::Unreadable(UnreadableMail::Sender)));
    }
    if envelope.sender.as_deref().is_none_or(|sender| sender.trim_matches(['<', '>']).is_empty()) {
        return Some(MailDecision::Discard(Discard::NullSender));
    }
    if automatic::is_loop(message, rules.domain) {
        return Some(MailDecision::Discard(Discard::Loop));
    }
    Automatic::of(message).map(|sign| MailDecision::Discard(Discard::Automatic(sign)))
}

/// A mail to the address for reports, of which nobody but mail servers knows.
fn reported(message: &Message, known: &Known) -> MailDecision {
    let Some(report) = DeliveryReport::read(message) else {
        // A vacation answers there too.
        let sign = Automatic::of(message).map(Discard::Automatic);
        return MailDecision::Discard(sign.unwrap_or(Discard::NoReport));
    };
    match (known.returned, report) {
        (None, _) => MailDecision::Discard(Discard::ReportOfUnknown),
        (Some(mail), DeliveryReport::Returned(why, status)) => {
            MailDecision::Returned { mail, why, status }
        }
        (Some(_), DeliveryReport::Fine) => MailDecision::Discard(Discard::ReportOfNothing),
    }
}

/// The answer to a mail of ours.
fn answer(
    rules: &MailRules<'_>,
    message: &Message,
    answered: &Ours,
    proof: SenderProof,
) -> MailDecision {
    if !message.from.as_ref().is_some_and(|from| answered.by.contains(from)) {
        return MailDecision::Discard(Discard::Stranger);
    }
    let written = written(&message.text, &answered.sent);
    // Nobody can tell any more which of it are our own words.
    if answered.sent.is_empty() && written.is_understood() {
        return MailDecision::Take(written, Proof::Unproven);
    }
    if rules.policy == SenderPolicy::Token || proof.covers(&written) {
        return MailDecision::Take(written, Proof::Proven);
    }
    // What was asked can be answered without a verdict, and nothing else be said with it.
    let answers = |said: &&Said| matches!(said, Said::Order(line) if is_answer(&line.order));
    let said: Vec<Said> = written.said.iter().filter(answers).cloned().collect();
    match answered.proves && !said.is_empty() {
        true => MailDecision::Take(WrittenText { said, ..written }, Proof::Proven),
        false => asked(written),
    }
}

/// Whether an order answers what a mail of ours asks in order to learn whether somebody reads
/// there.
fn is_answer(order: &Order) -> bool {
    order.is_answer() || matches!(order, Order::Join(_) | Order::Link(Link::Code(_)))
}

/// A mail to `play@DOMAIN` that answers nothing of ours.
fn to_the_club(
    rules: &MailRules<'_>,
    message: &Message,
    known: &Known,
    proof: SenderProof,
) -> MailDecision {
    let written = written(&message.text, "");
    if !known.sender_plays {
        return match proof.verdict {
            // The one whose address it bears would get a mail for somebody else's lie.
            SenderVerdict::Unproven(Unproven::Failed) => MailDecision::Discard(Discard::Stranger),
            _ if proof.is_meant() && !known.forgotten => MailDecision::Take(written, Proof::Proven),
            _ => MailDecision::Take(written, Proof::Unproven),
        };
    }
    // Our own words stand in it perhaps, and nobody can tell them from the sender's.
    if known.forgotten && written.is_understood() {
        return MailDecision::Take(written, Proof::Unproven);
    }
    match rules.policy {
        // A move needs the token of the mail that showed the board.
        SenderPolicy::Verified if proof.covers(&written) && !has_move(&written) => {
            MailDecision::Take(written, Proof::Proven)
        }
        // Nothing proves anything here, but the answer to a question goes to the stored address.
        SenderPolicy::Token if only_asks(&written) => MailDecision::Take(written, Proof::Proven),
        _ => asked(written),
    }
}

/// Whether something in it means a position.
fn has_move(written: &WrittenText) -> bool {
    written.orders().any(|line| depends_on_ply(&line.order))
}

fn asked(written: WrittenText) -> MailDecision {
    match written.is_understood() {
        true => MailDecision::Take(written, Proof::Unproven),
        false => MailDecision::Discard(Discard::UnprovenNothing),
    }
}

/// Whether there is something in it, and all of it only asks.
fn only_asks(written: &WrittenText) -> bool {
    let asks = |said: &Said| matches!(said, Said::Order(line) if is_question(&line.order));
    !written.said.is_empty() && written.said.iter().all(asks)
}

fn recipients(rules: &MailRules<'_>, envelope: &MailEnvelope) -> Vec<Recipient> {
    let addresses = envelope.recipients.iter();
    let addresses = addresses.map(|address| address.trim().trim_matches(['<', '>']));
    addresses.filter_map(|address| Recipient::read(address, rules.domain)).collect()
}
