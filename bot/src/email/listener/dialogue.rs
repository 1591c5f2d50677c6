//! The dialogue of SMTP (RFC 5321) and LMTP (RFC 2033) on the server's side: lines in, replies
//! out. Knows no sockets and no clock, and whose an address is it asks.

use std::borrow::Cow;

use super::message::Unfit;
use super::{Limits, path};
use crate::email::envelope::Envelope;
use crate::email::taken::Taken;

/// What is written back: one or more whole lines.
pub type Reply = Cow<'static, str>;

/// What follows from a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// Say that and read on.
    Say(Reply),
    /// Find out whether the address is one of ours and tell [`Dialogue::judged`].
    Judge(String),
    /// Say [`GO_ON`], read the message and tell [`Dialogue::taken`] or
    /// [`Dialogue::unfit`].
    Receive(Envelope),
    /// Say that and close.
    Part(Reply),
}

/// Asks for the message.
pub const GO_ON: &str = "354 End with a dot on a line of its own\r\n";

/// What the client greeted with; it decides how often a message is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Protocol {
    Smtp,
    /// One answer a recipient.
    Lmtp,
}

/// A mail that is being handed over: from `MAIL` to the end of its message.
#[derive(Debug, Default)]
struct Transaction {
    envelope: Envelope,
    /// Who is being judged.
    asked: String,
    /// How often a recipient was accepted, the same one twice included.
    accepted: usize,
}

/// One connection's dialogue.
#[derive(Debug)]
pub struct Dialogue {
    name: String,
    limits: Limits,
    protocol: Option<Protocol>,
    transaction: Option<Transaction>,
    commands: usize,
    errors: usize,
    mails: usize,
}

impl Dialogue {
    /// A dialogue with a server of that name, before its first line.
    #[must_use]
    pub fn new(name: String, limits: Limits) -> Dialogue {
        let (protocol, transaction) = (None, None);
        Dialogue { name, limits, protocol, transaction, commands: 0, errors: 0, mails: 0 }
    }

    /// Whether a mail is being handed over.
    #[must_use]
    pub fn has_begun_mail(&self) -> bool {
        self.transaction.is_some()
    }

    /// The first thing that is said.
    #[must_use]
    pub fn greeting(&self) -> Reply {
        format!("220 {} ESMTP and LMTP\r\n", self.name).into()
    }

    /// Takes a line without its end.
    pub fn hear(&mut self, line: &[u8]) -> Step {
        self.commands += 1;
        if self.commands > self.limits.commands {
            return Step::Part("421 4.7.0 Too many commands\r\n".into());
        }
        let step = match str::from_utf8(line) {
            Ok(line) if is_foreign(line) => return Step::Part(FOREIGN.into()),
            Ok(line) if !line.contains(|c: char| c.is_ascii_control()) => self.obey(line),
            _ => say(UNKNOWN),
        };
        self.count(step)
    }

    /// A line was too long to be a command.
    pub fn too_long(&mut self) -> Step {
        self.commands += 1;
        self.count(say("500 5.5.2 Line too long\r\n"))
    }

    /// Whether the address that was asked about is ours; `None` if that cannot be found out now.
    /// An address that never was and one that is no more are told the same.
    pub fn judged(&mut self, ours: Option<bool>) -> Reply {
        match (ours, &mut self.transaction) {
            (Some(true), Some(transaction)) => {
                transaction.accepted += 1;
                let (asked, envelope) = (&transaction.asked, &mut transaction.envelope);
                if !envelope.recipients.contains(asked) {
                    envelope.recipients.push(asked.clone());
                }
                "250 2.1.5 Good\r\n".into()
            }
            (Some(_), _) => "550 5.1.1 There is no such address here\r\n".into(),
            (None, _) => TROUBLE.into(),
        }
    }

    /// The message was read to its end and may not be taken.
    pub fn unfit(&mut self, unfit: Unfit) -> Reply {
        self.finish(match unfit {
            Unfit::TooLarge => TOO_LARGE,
            Unfit::BareLineEnd => "554 5.6.0 A line must end on CR LF, and neither stand alone\r\n",
        })
    }

    /// The message was handed over, and that became of it.
    pub fn taken(&mut self, taken: Taken) -> Reply {
        match taken {
            Taken::Yes => self.finish("250 2.0.0 Taken\r\n"),
            Taken::Later => self.finish(TROUBLE),
            Taken::Refused(text) => self.finish(&format!("550 {text}\r\n")),
        }
    }

    fn finish(&mut self, reply: &str) -> Reply {
        self.mails += 1;
        let transaction = self.transaction.take().unwrap_or_default();
        let times = if self.protocol == Some(Protocol::Lmtp) { transaction.accepted } else { 1 };
        reply.repeat(times).into()
    }

    fn count(&mut self, step: Step) -> Step {
        // Commands that do not exist here or cannot be read are mistakes. An unknown recipient
        // (550), and what a pipelining client had sent behind it already (503), are not: a server
        // in front hands over what strangers send to it.
        let is_unknown = |reply: &Reply| reply.starts_with("500");
        // A mail server or program says first who it is. What begins otherwise speaks another
        // protocol, and what follows may be words that somebody put into its mouth.
        if self.protocol.is_none() && matches!(&step, Step::Say(reply) if is_unknown(reply)) {
            return Step::Part(FOREIGN.into());
        }
        let is_mistake = |reply: &Reply| matches!(reply.get(..3), Some("500" | "501" | "502"));
        if matches!(&step, Step::Say(reply) if is_mistake(reply)) {
            self.errors += 1;
            if self.errors > self.limits.errors {
                return Step::Part("421 4.7.0 Too many errors\r\n".into());
            }
        }
        step
    }

    fn obey(&mut self, line: &str) -> Step {
        let (verb, argument) = line.split_once(' ').unwrap_or((line, ""));
        match (verb.to_ascii_uppercase().as_str(), argument) {
            ("LHLO" | "EHLO" | "HELO", "") => say("501 5.5.4 Give your name\r\n"),
            ("LHLO", _) => self.greet(Protocol::Lmtp),
            ("EHLO", _) => self.greet(Protocol::Smtp),
            ("HELO", _) => {
                self.greet(Protocol::Smtp);
                Step::Say(format!("250 {}\r\n", self.name).into())
            }
            ("MAIL" | "RSET", _) if self.mails >= self.limits.mails => {
                // RSET as well: with it Postfix asks whether a connection is good for another
                // mail, and a no there costs it nothing.
                Step::Part("421 4.7.0 Enough mails for one connection\r\n".into())
            }
            ("MAIL", argument) => self.mail(argument),
            ("RCPT", argument) => self.rcpt(argument),
            ("DATA", "") => match &self.transaction {
                Some(transaction) if transaction.accepted > 0 => {
                    Step::Receive(transaction.envelope.clone())
                }
                _ => say("503 5.5.1 RCPT first\r\n"),
            },
            ("RSET", "") => {
                self.transaction = None;
                say("250 2.0.0 Forgotten\r\n")
            }
            ("DATA" | "RSET", _) => say("501 5.5.4 No argument goes here\r\n"),
            ("NOOP", _) => say("250 2.0.0 Nothing done\r\n"),
            ("HELP", _) => say("214 2.0.0 LHLO EHLO HELO MAIL RCPT DATA RSET NOOP QUIT\r\n"),
            ("VRFY", _) => say("252 2.1.5 Send a mail and see\r\n"),
            ("QUIT", _) => Step::Part("221 2.0.0 Good bye\r\n".into()),
            ("EXPN" | "STARTTLS" | "AUTH" | "BDAT" | "TURN", _) => {
                say("502 5.5.1 Not offered here\r\n")
            }
            _ => say(UNKNOWN),
        }
    }

    fn greet(&mut self, protocol: Protocol) -> Step {
        self.protocol = Some(protocol);
        self.transaction = None;
        Step::Say(
            format!(
                "250-{}\r\n250-PIPELINING\r\n250-8BITMIME\r\n250-ENHANCEDSTATUSCODES\r\n\
                 250 SIZE {}\r\n",
                self.name, self.limits.largest
            )
            .into(),
        )
    }

    fn mail(&mut self, argument: &str) -> Step {
        if self.protocol.is_none() {
            return say("503 5.5.1 Greet first\r\n");
        }
        if self.transaction.is_some() {
            return say("503 5.5.1 There is a sender already\r\n");
        }
        let Some((sender, parameters)) = after(argument, "FROM:").and_then(path::read) else {
            return say("501 5.1.7 MAIL FROM:<address>\r\n");
        };
        for parameter in parameters.split_ascii_whitespace() {
            let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            if key.eq_ignore_ascii_case("SIZE") {
                // More digits than fit a number are more octets than fit as well.
                let is_number = !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
                match value.parse::<usize>() {
                    _ if !is_number => return say("501 5.5.4 SIZE=octets\r\n"),
                    Ok(size) if size <= self.limits.largest => {}
                    _ => return say(TOO_LARGE),
                }
            } else if key.eq_ignore_ascii_case("BODY")
                && !["7BIT", "8BITMIME"].iter().any(|body| value.eq_ignore_ascii_case(body))
            {
                return say("501 5.5.4 BODY=7BIT or BODY=8BITMIME\r\n");
            }
        }
        let sender = (!sender.is_empty()).then(|| sender.to_owned());
        let envelope = Envelope { sender, recipients: Vec::new() };
        self.transaction = Some(Transaction { envelope, ..Transaction::default() });
        say("250 2.1.0 Good\r\n")
    }

    fn rcpt(&mut self, argument: &str) -> Step {
        let Some(transaction) = &mut self.transaction else {
            return say("503 5.5.1 MAIL first\r\n");
        };
        match after(argument, "TO:").and_then(path::read) {
            None | Some(("", _)) => say("501 5.1.3 RCPT TO:<address>\r\n"),
            Some(_) if transaction.accepted >= self.limits.recipients => {
                say("452 4.5.3 Too many recipients\r\n")
            }
            Some((address, _)) => {
                transaction.asked = address.to_owned();
                Step::Judge(address.to_owned())
            }
        }
    }
}

/// What requests of HTTP begin with.
const HTTP: [&str; 10] =
    ["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PRI", "PUT", "TRACE"];

/// Whether a line is one of HTTP: a request, or a header such as `Host:`. A browser, or any program
/// that can be made to send a request somewhere, would otherwise hand over a mail in the body of
/// one. (No command of SMTP has a colon in its first word.)
fn is_foreign(line: &str) -> bool {
    let verb = line.split(' ').next().unwrap_or_default();
    verb.contains(':') || HTTP.iter().any(|http| verb.eq_ignore_ascii_case(http))
}

const FOREIGN: &str = "554 5.5.0 This is a mail server\r\n";
const UNKNOWN: &str = "500 5.5.2 Not a command\r\n";
const TOO_LARGE: &str = "552 5.3.4 The mail is too large\r\n";
const TROUBLE: &str = "451 4.3.0 Trouble here, try again later\r\n";

fn say(reply: &'static str) -> Step {
    Step::Say(reply.into())
}

/// What stands behind a word in any case.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (start, rest) = text.split_at_checked(word.len())?;
    start.eq_ignore_ascii_case(word).then_some(rest)
}
