//! The server's side of SMTP (RFC 5321) and LMTP (RFC 2033): command lines in, replies out. Knows
//! no sockets and no clock, and asks whether a recipient is accepted.

use std::borrow::Cow;

use crate::handler::{MailEnvelope, Taken};
use crate::limits::Limits;
use crate::message::Unfit;
use crate::path::read_path;

/// One or more whole lines.
pub type SmtpReply = Cow<'static, str>;

#[derive(Debug, PartialEq, Eq)]
pub enum DialogueStep {
    Say(SmtpReply),
    /// Find out whether the recipient is accepted and pass that to [`Dialogue::judged`].
    Judge(String),
    /// Reply with [`GO_ON`], read the mail and call [`Dialogue::taken`] or [`Dialogue::unfit`].
    Receive(MailEnvelope),
    Part(SmtpReply),
}

pub const GO_ON: &str = "354 End with a dot on a line of its own\r\n";

/// What the client greeted with; it decides how often a mail is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Protocol {
    Smtp,
    Lmtp,
}

/// A mail that is being sent: from `MAIL` to the last byte.
#[derive(Debug, Default)]
struct Transaction {
    envelope: MailEnvelope,
    /// The recipient that is being judged.
    asked: String,
    /// How often a recipient was accepted, including the same one twice.
    accepted: usize,
}

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
    pub fn new(name: String, limits: Limits) -> Dialogue {
        let (protocol, transaction) = (None, None);
        Dialogue { name, limits, protocol, transaction, commands: 0, errors: 0, mails: 0 }
    }

    pub fn has_begun_mail(&self) -> bool {
        self.transaction.is_some()
    }

    pub fn greeting(&self) -> SmtpReply {
        format!("220 {} ESMTP and LMTP\r\n", self.name).into()
    }

    /// Answers a line that was read without its end.
    pub fn hear(&mut self, line: &[u8]) -> DialogueStep {
        self.commands += 1;
        if self.commands > self.limits.commands {
            return DialogueStep::Part("421 4.7.0 Too many commands\r\n".into());
        }
        let step = match str::from_utf8(line) {
            Ok(line) if is_foreign(line) => return DialogueStep::Part(FOREIGN.into()),
            Ok(line) if !line.contains(|c: char| c.is_ascii_control()) => self.obey(line),
            _ => say(UNKNOWN),
        };
        self.count(step)
    }

    /// Answers a line that was too long to be a command.
    pub fn too_long(&mut self) -> DialogueStep {
        self.commands += 1;
        self.count(say("500 5.5.2 Line too long\r\n"))
    }

    /// Answers `RCPT`. An address that never existed and one that is no longer valid get the same
    /// reply.
    pub fn judged(&mut self, is_accepted: Option<bool>) -> SmtpReply {
        match (is_accepted, &mut self.transaction) {
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

    /// Answers a mail that was read to its end and cannot be taken.
    pub fn unfit(&mut self, unfit: Unfit) -> SmtpReply {
        self.finish(match unfit {
            Unfit::TooLarge => TOO_LARGE,
            Unfit::BareLineEnd => {
                "554 5.6.0 Lines must end with CR LF, and neither may occur alone\r\n"
            }
        })
    }

    /// Answers a mail that the handler has dealt with.
    pub fn taken(&mut self, taken: Taken) -> SmtpReply {
        match taken {
            Taken::Yes => self.finish("250 2.0.0 Taken\r\n"),
            Taken::Later => self.finish(TROUBLE),
            Taken::Refused(text) => self.finish(&format!("550 {text}\r\n")),
        }
    }

    fn finish(&mut self, reply: &str) -> SmtpReply {
        self.mails += 1;
        let transaction = self.transaction.take().unwrap_or_default();
        let times = if self.protocol == Some(Protocol::Lmtp) { transaction.accepted } else { 1 };
        reply.repeat(times).into()
    }

    fn count(&mut self, step: DialogueStep) -> DialogueStep {
        let DialogueStep::Say(reply) = &step else { return step };
        let code = reply.get(..3).unwrap_or_default();
        // A mail server or program first says who it is. A client that begins otherwise speaks
        // another protocol, and somebody else may have chosen what it sends.
        if self.protocol.is_none() && code == "500" {
            return DialogueStep::Part(FOREIGN.into());
        }
        // Commands that do not exist here or cannot be read are mistakes. An unknown recipient
        // (550), and what a pipelining client had already sent after it (503), are not: a server
        // in front passes on what strangers send to it.
        if matches!(code, "500" | "501" | "502") {
            self.errors += 1;
            if self.errors > self.limits.errors {
                return DialogueStep::Part("421 4.7.0 Too many errors\r\n".into());
            }
        }
        step
    }

    fn obey(&mut self, line: &str) -> DialogueStep {
        let (verb, argument) = line.split_once(' ').unwrap_or((line, ""));
        match (verb.to_ascii_uppercase().as_str(), argument) {
            ("LHLO" | "EHLO" | "HELO", "") => say("501 5.5.4 Your name is missing\r\n"),
            ("LHLO", _) => self.greet(Protocol::Lmtp),
            ("EHLO", _) => self.greet(Protocol::Smtp),
            ("HELO", _) => {
                self.greet(Protocol::Smtp);
                DialogueStep::Say(format!("250 {}\r\n", self.name).into())
            }
            ("MAIL" | "RSET", _) if self.mails >= self.limits.mails => {
                // RSET too: Postfix uses it to ask whether a connection is good for another mail,
                // and a no there costs it nothing.
                DialogueStep::Part("421 4.7.0 Too many emails in one connection\r\n".into())
            }
            ("MAIL", argument) => self.mail(argument),
            ("RCPT", argument) => self.rcpt(argument),
            ("DATA", "") => match &self.transaction {
                Some(transaction) if transaction.accepted > 0 => {
                    DialogueStep::Receive(transaction.envelope.clone())
                }
                _ => say("503 5.5.1 RCPT first\r\n"),
            },
            ("RSET", "") => {
                self.transaction = None;
                say("250 2.0.0 Forgotten\r\n")
            }
            ("DATA" | "RSET", _) => say("501 5.5.4 This command takes no argument\r\n"),
            ("NOOP", _) => say("250 2.0.0 Nothing done\r\n"),
            ("HELP", _) => say("214 2.0.0 LHLO EHLO HELO MAIL RCPT DATA RSET NOOP QUIT\r\n"),
            ("VRFY", _) => say("252 2.1.5 Send an email to find out\r\n"),
            ("QUIT", _) => DialogueStep::Part("221 2.0.0 Goodbye\r\n".into()),
            ("EXPN" | "STARTTLS" | "AUTH" | "BDAT" | "TURN", _) => {
                say("502 5.5.1 Not offered here\r\n")
            }
            _ => say(UNKNOWN),
        }
    }

    fn greet(&mut self, protocol: Protocol) -> DialogueStep {
        self.protocol = Some(protocol);
        self.transaction = None;
        DialogueStep::Say(
            format!(
                "250-{}\r\n250-PIPELINING\r\n250-8BITMIME\r\n250-ENHANCEDSTATUSCODES\r\n\
                 250 SIZE {}\r\n",
                self.name, self.limits.largest
            )
            .into(),
        )
    }

    fn mail(&mut self, argument: &str) -> DialogueStep {
        if self.protocol.is_none() {
            return say("503 5.5.1 Greet first\r\n");
        }
        if self.transaction.is_some() {
            return say("503 5.5.1 There is already a sender\r\n");
        }
        let Some((sender, parameters)) = without_prefix(argument, "FROM:").and_then(read_path)
        else {
            return say("501 5.1.7 MAIL FROM:<address>\r\n");
        };
        for parameter in parameters.split_ascii_whitespace() {
            let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            if key.eq_ignore_ascii_case("SIZE") {
                // A number with too many digits to read is too large as well.
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
        let envelope = MailEnvelope { sender, recipients: Vec::new() };
        self.transaction = Some(Transaction { envelope, ..Transaction::default() });
        say("250 2.1.0 Good\r\n")
    }

    fn rcpt(&mut self, argument: &str) -> DialogueStep {
        let Some(transaction) = &mut self.transaction else {
            return say("503 5.5.1 MAIL first\r\n");
        };
        match without_prefix(argument, "TO:").and_then(read_path) {
            None | Some(("", _)) => say("501 5.1.3 RCPT TO:<address>\r\n"),
            Some(_) if transaction.accepted >= self.limits.recipients => {
                say("452 4.5.3 Too many recipients\r\n")
            }
            Some((address, _)) => {
                transaction.asked = address.to_owned();
                DialogueStep::Judge(address.to_owned())
            }
        }
    }
}

/// How HTTP requests begin.
const HTTP: [&str; 10] =
    ["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PRI", "PUT", "TRACE"];

/// Whether a line is an HTTP request or a header such as `Host:`. Otherwise a browser, or any
/// program that can be made to send a request somewhere, could send a mail in the body of one.
/// (No SMTP command has a colon in its first word.)
fn is_foreign(line: &str) -> bool {
    let verb = line.split(' ').next().unwrap_or_default();
    verb.contains(':') || HTTP.iter().any(|http| verb.eq_ignore_ascii_case(http))
}

const FOREIGN: &str = "554 5.5.0 This is a mail server\r\n";
const UNKNOWN: &str = "500 5.5.2 Not a command\r\n";
const TOO_LARGE: &str = "552 5.3.4 The email is too large\r\n";
const TROUBLE: &str = "451 4.3.0 The club has a problem, try again later\r\n";

fn say(reply: &'static str) -> DialogueStep {
    DialogueStep::Say(reply.into())
}

/// The text after a word, in any case.
fn without_prefix<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (start, rest) = text.split_at_checked(word.len())?;
    start.eq_ignore_ascii_case(word).then_some(rest)
}
