//! What happens to a mail: one pure function with one fixed order of checks. It settles whether a
//! person sent the mail, and who, before it reads the text.

#[cfg(test)]
mod tests;

use commands::{Deed, Needs, Order, Whose};
use email::address::Recipient;
use email::automatic::{self, Automatic};
use email::headers::Arrival;
use email::message::Message;
use email::unreadable::UnreadableMail;
use lmtp::MailEnvelope;
use written::{MailLine, WrittenText, read_message_orders};

use crate::replay::Occasion;
use crate::report::DeliveryReport;
use crate::verdict::{Evidence, SenderVerdict, Unproven, join_verdicts, of_server};

pub use service::mail::{Known, MailId, Ours, Proof, Return};

#[derive(Clone, Copy, Debug)]
pub struct MailRules<'a> {
    pub domain: &'a str,
    pub policy: SenderPolicy,
    /// The name that the mail server writes above its findings; `None` if its word doesn't count.
    pub authserv: Option<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SenderPolicy {
    /// It came to an address that only the sender knows, and names that sender. For a club that
    /// only its own machine can reach.
    Token,
    /// The same, and a signature of the sender's domain or the mail server's word for it.
    Verified,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailDecision {
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

/// Why a mail is put away without an answer: its sender is a machine, or unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discard {
    Unreadable(UnreadableMail),
    /// It was judged before.
    Seen,
    /// A report that a mail arrived, will be tried again, or was opened.
    ReportOfNothing,
    /// A report, but not about a mail of ours that the club knows.
    ReportOfUnknown,
    /// Not a report, but sent to the address for reports.
    NoReport,
    /// From the null sender: a report that came to another address.
    NullSender,
    /// Our own mail, or one that goes around in circles.
    Loop,
    Automatic(Automatic),
    /// No recipient is an address of ours.
    NotOurs,
    /// The address was never given out, or is no longer valid.
    DeadToken,
    /// Its recipients name different mails of ours.
    Disagree,
    /// Not from an address that may answer that mail: it was forwarded, or is forged.
    Stranger,
    /// Its sender is unproven, and there is nothing in it to ask about. Such a mail is never
    /// answered with help.
    UnprovenNothing,
}

impl Discard {
    /// A name for logs and tests.
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

pub fn decide_mail(
    rules: &MailRules<'_>,
    envelope: &MailEnvelope,
    message: &Message,
    known: &Known,
    evidence: &Evidence,
) -> MailDecision {
    if let Some(decided) = decide_unproven(rules, envelope, message, known) {
        return decided;
    }
    let proof = SenderProof {
        verdict: join_verdicts(message, envelope, rules.authserv, evidence),
        occasion: Occasion::of_message(message, rules.domain, evidence.now),
        has_token: has_token(rules, envelope),
    };
    match &known.answers {
        Some(answered) => decide_answer(rules, message, answered, proof),
        None => decide_for_club(rules, message, known, proof),
    }
}

/// Whether the signatures of a mail make a difference: nothing else decides what happens to it, not
/// even the mail server's word.
pub fn depends_on_signature(
    rules: &MailRules<'_>,
    envelope: &MailEnvelope,
    message: &Message,
    known: &Known,
    way: Arrival,
) -> bool {
    let decided = [SenderVerdict::Pass, SenderVerdict::Unproven(Unproven::Failed)];
    let is_put_away = || {
        let sent = known.answers.as_ref().map_or("", |answered| answered.sent.as_str());
        automatic::is_away(&message.subject)
            && is_put_away(message, has_token(rules, envelope), &read_message_orders(message, sent))
    };
    rules.policy == SenderPolicy::Verified
        && decide_unproven(rules, envelope, message, known).is_none()
        && !decided.contains(&of_server(message, envelope, rules.authserv, way))
        && !is_put_away()
}

#[derive(Clone, Copy)]
struct SenderProof {
    verdict: SenderVerdict,
    occasion: Occasion,
    /// It came to an address that only the reader of one of our mails knows.
    has_token: bool,
}

impl SenderProof {
    /// Whether the sender wrote it to the club, like this and recently: it is not an old mail, or one
    /// to somebody else, that was sent on to us, or one whose body was made to read differently.
    fn is_meant(&self) -> bool {
        let Occasion { is_recent, is_to_us, is_read_as_signed } = self.occasion;
        let is_for_us = self.has_token || is_to_us && is_read_as_signed;
        self.verdict == SenderVerdict::Pass && is_recent && is_for_us
    }

    /// Whether it proves enough for what was written. A question changes nothing, and a move sent
    /// to a token is bound to the board that was shown.
    fn covers(&self, written: &WrittenText) -> bool {
        let is_bound = |order: &Order| match order {
            Order::Ask(_) => true,
            Order::Do(deed) => self.has_token && matches!(deed, Deed::Ply(_)),
        };
        self.is_meant()
            || self.verdict == SenderVerdict::Pass
                && written.orders().all(|line| is_bound(&line.order))
    }
}

/// What happens to mails about which it doesn't matter who is proved to have sent them: those whose
/// text is not read, and those that no address of ours expects from that sender.
fn decide_unproven(
    rules: &MailRules<'_>,
    envelope: &MailEnvelope,
    message: &Message,
    known: &Known,
) -> Option<MailDecision> {
    let recipients = recipients(rules, envelope);
    // Mail programs send this by themselves when somebody presses "unsubscribe".
    if recipients.iter().any(|recipient| matches!(recipient, Recipient::Stop(_))) && !known.seen {
        return Some(match known.stopped {
            Some(mail) => MailDecision::Returned { mail, why: Return::Stop, status: "stop".into() },
            None => MailDecision::Discard(Discard::DeadToken),
        });
    }
    if let Some(decided) = decide_unread(rules, envelope, message, known) {
        return Some(decided);
    }
    let why = match &known.answers {
        _ if recipients.is_empty() => Discard::NotOurs,
        _ if known.disagree => Discard::Disagree,
        None if has_token(rules, envelope) => Discard::DeadToken,
        Some(answered) if !message.from.as_ref().is_some_and(|from| answered.by.contains(from)) => {
            Discard::Stranger
        }
        _ => return None,
    };
    Some(MailDecision::Discard(why))
}

/// Whether a mail came to an address that only the reader of one of our mails knows.
pub(super) fn has_token(rules: &MailRules<'_>, envelope: &MailEnvelope) -> bool {
    let is_token = |recipient: &Recipient| matches!(recipient, Recipient::Reply(_));
    recipients(rules, envelope).iter().any(is_token)
}

/// What happens to mails whose text is not read: known ones, reports, those without a sender, and
/// those from machines. A report needs no sender: many servers write `MAILER-DAEMON <>`.
fn decide_unread(
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
        return Some(decide_report(message, known));
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
    // A person may write such a subject, too, so what is written below it counts.
    let sign = Automatic::find_in(message).filter(|sign| *sign != Automatic::Away);
    sign.map(|sign| MailDecision::Discard(Discard::Automatic(sign)))
}

/// Whether a mail is an automatic reply by its subject alone: it plays no move in the game in whose
/// mail it answers.
fn is_put_away(message: &Message, has_token: bool, written: &WrittenText) -> bool {
    let plays = || has_token && written.orders().any(|line| line.order.needs() == Needs::Ply);
    automatic::is_away(&message.subject) && !plays()
}

/// A mail to the address for reports, which only mail servers know.
fn decide_report(message: &Message, known: &Known) -> MailDecision {
    let Some(report) = DeliveryReport::from_message(message) else {
        // Automatic replies are sent there too.
        let sign = Automatic::find_in(message).map(Discard::Automatic);
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

fn decide_answer(
    rules: &MailRules<'_>,
    message: &Message,
    answered: &Ours,
    proof: SenderProof,
) -> MailDecision {
    let written = read_message_orders(message, &answered.sent);
    if is_put_away(message, proof.has_token, &written) {
        return MailDecision::Discard(Discard::Automatic(Automatic::Away));
    }
    // Our own words in it can no longer be told from the sender's.
    if answered.sent.is_empty() && written.is_understood() {
        return MailDecision::Take(written, Proof::Unproven);
    }
    if rules.policy == SenderPolicy::Token || proof.covers(&written) {
        return MailDecision::Take(written, Proof::Proven);
    }
    // An answer to our question needs no further proof, but nothing else comes with it.
    let answers = |said: &&MailLine| match said {
        MailLine::Order(line) => is_answer(&line.order),
        said => said.is_stop(),
    };
    let said: Vec<MailLine> = written.said.iter().filter(answers).cloned().collect();
    // Somebody who is asked whether to join may answer in sentences.
    let is_prose = !written.is_understood() && !written.rest.is_empty();
    match answered.proves && (!said.is_empty() || is_prose) {
        true => MailDecision::Take(WrittenText { said, ..written }, Proof::Proven),
        // Anyone who could write to that address read our mail there: nobody is met with silence.
        false if proof.has_token => MailDecision::Take(written, Proof::Unproven),
        false => ask_or_discard(written),
    }
}

/// Whether an order answers a mail that asks whether its reader is the right person.
fn is_answer(order: &Order) -> bool {
    let row = order.row();
    row.answers || row.whose == Whose::Anybody && matches!(order, Order::Do(_))
}

/// A mail to `play@DOMAIN` that answers nothing of ours.
fn decide_for_club(
    rules: &MailRules<'_>,
    message: &Message,
    known: &Known,
    proof: SenderProof,
) -> MailDecision {
    let written = read_message_orders(message, "");
    if is_put_away(message, proof.has_token, &written) {
        return MailDecision::Discard(Discard::Automatic(Automatic::Away));
    }
    if !known.sender_plays {
        return match proof.verdict {
            // The owner of the forged address would get mail because of somebody else's lie.
            SenderVerdict::Unproven(Unproven::Failed | Unproven::Silent) => {
                MailDecision::Discard(Discard::Stranger)
            }
            _ if proof.is_meant() && !known.forgotten => MailDecision::Take(written, Proof::Proven),
            _ => MailDecision::Take(written, Proof::Unproven),
        };
    }
    // It may quote our own words, which can no longer be told from the sender's.
    if known.forgotten && written.is_understood() {
        return MailDecision::Take(written, Proof::Unproven);
    }
    match rules.policy {
        // A move needs the token of the mail that showed the board.
        SenderPolicy::Verified if proof.covers(&written) && !has_move(&written) => {
            MailDecision::Take(written, Proof::Proven)
        }
        // Nothing is proved here, but the answer to a question goes to the stored address.
        SenderPolicy::Token if only_asks(&written) => MailDecision::Take(written, Proof::Proven),
        _ => ask_or_discard(written),
    }
}

/// Whether an order in it refers to a position.
fn has_move(written: &WrittenText) -> bool {
    written.orders().any(|line| line.order.needs() == Needs::Ply)
}

fn ask_or_discard(written: WrittenText) -> MailDecision {
    match written.is_understood() {
        true => MailDecision::Take(written, Proof::Unproven),
        false => MailDecision::Discard(Discard::UnprovenNothing),
    }
}

/// Whether there is something in it, and all of it only asks.
fn only_asks(written: &WrittenText) -> bool {
    let asks = |said: &MailLine| matches!(said, MailLine::Order(line) if matches!(line.order, Order::Ask(_)));
    !written.said.is_empty() && written.said.iter().all(asks)
}

fn recipients(rules: &MailRules<'_>, envelope: &MailEnvelope) -> Vec<Recipient> {
    let addresses = envelope.recipients.iter();
    let addresses = addresses.map(|address| address.trim().trim_matches(['<', '>']));
    addresses.filter_map(|address| Recipient::from_address(address, rules.domain)).collect()
}
