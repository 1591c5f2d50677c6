//! A player with an email program: writes as that program does, and hands the email to the club's
//! listener, over SMTP at a port and over LMTP at a socket.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;

use lettre::message::header::{ContentType, InReplyTo, References};
use lettre::message::{Mailbox, Message, SinglePart};
use lettre::{Address, SmtpTransport, Transport};

use super::letter::Letter;
use super::until;

/// What an email program does with the email that is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The answer is above, and the rest is marked.
    Top,
    /// The answer is below.
    Bottom,
    /// The answer is inside.
    Between,
    /// The answer is above a block of headers, and nothing is marked.
    Block,
    /// Lines flow, and the quoted text was wrapped again.
    Flowed,
    /// There is no plain text.
    Html,
    Bare,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 7] = [
        Style::Top,
        Style::Bottom,
        Style::Between,
        Style::Block,
        Style::Flowed,
        Style::Html,
        Style::Bare,
    ];
}

/// Somebody who writes emails.
#[derive(Clone, Debug)]
pub struct Correspondent {
    pub address: String,
    /// How the program writes answers.
    pub style: Style,
    /// What our mail server adds above the emails.
    pub stamp: String,
    written: u32,
}

/// An email that is written and can be sent, as often as needed.
#[derive(Clone, Debug)]
pub struct Draft {
    pub from: String,
    pub to: String,
    pub bytes: Vec<u8>,
}

impl Draft {
    /// The same with another `From`.
    #[must_use]
    pub fn with_sender(mut self, from: &str) -> Draft {
        let text = String::from_utf8_lossy(&self.bytes).into_owned();
        let lines = text.split("\r\n").map(|line| match line.starts_with("From: ") {
            true => format!("From: {from}"),
            false => line.to_owned(),
        });
        self.bytes = lines.collect::<Vec<_>>().join("\r\n").into_bytes();
        self
    }

    /// Hands it to the listener at that port.
    pub fn send(&self, port: u16) -> Result<(), String> {
        let parsed = |address: &str| address.parse::<Address>().map_err(|why| why.to_string());
        let envelope =
            lettre::address::Envelope::new(Some(parsed(&self.from)?), vec![parsed(&self.to)?])
                .map_err(|why| why.to_string())?;
        let client = SmtpTransport::builder_dangerous("127.0.0.1").port(port).build();
        match client.send_raw(&envelope, &self.bytes) {
            Ok(_) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Hands it to the listener at that socket, as Postfix does.
    pub fn deliver(&self, socket: &Path) -> Result<(), String> {
        let line = UnixStream::connect(socket).map_err(|why| why.to_string())?;
        let mut answers = BufReader::new(line.try_clone().map_err(|why| why.to_string())?).lines();
        // The last line of an answer has a space after its code.
        let mut expect = |code: &str| loop {
            let said = answers.next().and_then(Result::ok).ok_or("the line is dead")?;
            match said.strip_prefix(code) {
                Some(rest) if rest.starts_with('-') => {}
                Some(_) => return Ok(()),
                None => return Err(said),
            }
        };
        let say = |bytes: &[u8]| (&line).write_all(bytes).map_err(|why| why.to_string());
        expect("220")?;
        say(b"LHLO mx.test\r\n")?;
        expect("250")?;
        for order in [format!("MAIL FROM:<{}>", self.from), format!("RCPT TO:<{}>", self.to)] {
            say(format!("{order}\r\n").as_bytes())?;
            expect("250")?;
        }
        say(b"DATA\r\n")?;
        expect("354")?;
        let text = String::from_utf8_lossy(&self.bytes);
        say(text.replace("\r\n.", "\r\n..").as_bytes())?;
        say(if text.ends_with("\r\n") { b".\r\n" } else { b"\r\n.\r\n" })?;
        expect("250")?;
        say(b"QUIT\r\n")
    }

    /// Hands it to the listener at whatever port it has, at times none, until it is accepted, as a
    /// mail server does. Returns how often it had to be sent again.
    ///
    /// # Panics
    /// It is refused for good, or it takes too long.
    pub fn send_until_taken(&self, port: impl Fn() -> Option<u16>) -> u32 {
        let mut again = 0;
        until("a mail is taken", || match self.send(port()?) {
            Ok(()) => Some(()),
            Err(why) => {
                assert!(!why.contains("permanent"), "{why}");
                again += 1;
                None
            }
        });
        again
    }
}

impl Correspondent {
    /// Somebody with that address, and a program that answers like that.
    pub fn new(address: &str, style: Style) -> Correspondent {
        Correspondent { address: address.to_owned(), style, stamp: String::new(), written: 0 }
    }

    /// An email that is not an answer.
    pub fn writes(&mut self, to: &str, words: &str) -> Draft {
        self.draft(to, "Hnefatafl", None, SinglePart::plain(format!("{words}\n")))
    }

    /// An answer, written as the program does.
    pub fn answers(&mut self, letter: &Letter, words: &str) -> Draft {
        self.answers_in(letter, words, self.style)
    }

    /// An answer, written as another program does.
    pub fn answers_in(&mut self, letter: &Letter, words: &str, style: Style) -> Draft {
        let body = match style {
            Style::Html => SinglePart::html(html(letter, words)),
            Style::Flowed => {
                let flowed = ContentType::parse("text/plain; charset=utf-8; format=flowed");
                let flowed = flowed.expect("a type");
                SinglePart::builder().header(flowed).body(self.body(letter, words, style))
            }
            _ => SinglePart::plain(self.body(letter, words, style)),
        };
        let subject = format!("Re: {}", letter.subject());
        self.draft(letter.reply_to(), &subject, Some(letter.id()), body)
    }

    fn body(&self, letter: &Letter, words: &str, style: Style) -> String {
        let wrote = format!(
            "On Mon, 2 Nov 2026 at 10:00, Taflpost <{}> wrote:",
            letter.header("From").unwrap_or_default()
        );
        let quote = |lines: &[&str]| -> String {
            lines.iter().map(|line| format!("> {line}").trim_end().to_owned() + "\n").collect()
        };
        let lines: Vec<&str> = letter.text.lines().collect();
        match style {
            Style::Top | Style::Html => format!("{words}\n\n{wrote}\n\n{}", quote(&lines)),
            Style::Bottom => {
                format!("{wrote}\n{}\n{words}\n\n-- \nSent with care\n", quote(&lines))
            }
            Style::Between => {
                let (first, last) = lines.split_at(lines.len() / 2);
                format!("{wrote}\n{}\n{words}\n\n{}", quote(first), quote(last))
            }
            Style::Block => format!(
                "{words}\n\nBest regards\n\n________________________________\nFrom: Taflpost \
                 <{}>\nSent: Monday, November 2, 2026 10:00 AM\nTo: {}\nSubject: {}\n\n{}",
                letter.reply_to(),
                self.address,
                letter.subject(),
                letter.text
            ),
            Style::Flowed => format!("{words}\n\n{wrote}\n{}", flowed(&lines)),
            Style::Bare => format!("{words}\n"),
        }
    }

    fn draft(&mut self, to: &str, subject: &str, answers: Option<&str>, body: SinglePart) -> Draft {
        self.written += 1;
        let id = format!("<{}.{}>", self.written, self.address);
        let own: Address = self.address.parse().expect("an address");
        let mut message = Message::builder()
            .from(Mailbox::new(Some("Somebody".into()), own))
            .to(Mailbox::new(Some("Taflpost".into()), to.parse().expect("an address")))
            .subject(subject)
            .date_now()
            .message_id(Some(id));
        if let Some(answered) = answers {
            message = message
                .header(InReplyTo::from(answered.to_owned()))
                .header(References::from(answered.to_owned()));
        }
        let mail = message.singlepart(body).expect("a mail").formatted();
        let bytes = [self.stamp.as_bytes(), &mail].concat();
        Draft { from: self.address.clone(), to: to.to_owned(), bytes }
    }
}

/// Quoted, and wrapped again at 66 characters as flowing text is: lines that continue end with a
/// space.
fn flowed(lines: &[&str]) -> String {
    let mut quoted = String::new();
    for line in lines {
        let is_drawn = line.starts_with(' ') || line.contains("  ") || line.starts_with('|');
        let mut rest = *line;
        while !is_drawn && rest.chars().count() > 66 {
            let most = rest.char_indices().nth(66).map_or(rest.len(), |(at, _)| at);
            let Some(at) = rest[..most].rfind(' ') else { break };
            quoted.push_str(&format!("> {}\n", &rest[..=at]));
            rest = &rest[at + 1..];
        }
        quoted.push_str(&format!("> {}\n", rest.trim_end()));
    }
    quoted
}

fn html(letter: &Letter, words: &str) -> String {
    let lines: String = words
        .lines()
        .map(|line| format!("<div>{}</div>", line.replace('&', "&amp;").replace('<', "&lt;")))
        .collect();
    format!(
        "<html><body><div dir=\"ltr\">{lines}</div><br><div class=\"gmail_quote\"><div \
         dir=\"ltr\" class=\"gmail_attr\">On Mon, Nov 2, 2026 at 10:00 Taflpost wrote:<br></div>\
         <blockquote class=\"gmail_quote\">{}</blockquote></div></body></html>",
        letter.html
    )
}
