//! An email from the club, as it is in the postbox or reached the mail server. Every email makes
//! some promises, and each one that is read is checked for them.

use std::collections::BTreeSet;

use mail::message;
use mailparse::ParsedMail;
use service::mail::reads_as_order;
use templates::medium::mail::{MARK, WIDTH};

/// The headers that every email has.
const ALWAYS: [&str; 13] = [
    "From",
    "Reply-To",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Auto-Submitted",
    "X-Auto-Response-Suppress",
    "X-Taflpost-Loop",
    "List-Id",
    "List-Unsubscribe",
    "MIME-Version",
    "Content-Type",
];

/// Those that some have, depending on what they are about and never on what a player wrote.
const SOMETIMES: [&str; 5] =
    ["In-Reply-To", "References", "List-Unsubscribe-Post", "X-Taflpost-Chain", "X-Taflpost-Moves"];

/// An email that the club wrote.
#[derive(Clone, Debug)]
pub struct Letter {
    /// As it was sent.
    pub bytes: Vec<u8>,
    /// The address for reports about it, if a mail server was told one.
    pub sender: Option<String>,
    pub text: String,
    pub html: String,
    /// The types of all its parts, and the names of files.
    pub parts: Vec<String>,
    headers: Vec<(String, String)>,
}

impl Letter {
    /// Reads an email.
    ///
    /// # Panics
    /// It is not as every email from the club must be.
    pub fn read(bytes: Vec<u8>, sender: Option<String>) -> Letter {
        let mail = mailparse::parse_mail(&bytes).expect("a mail");
        let headers = mail.get_headers();
        let headers: Vec<_> =
            headers.into_iter().map(|header| (header.get_key(), header.get_value())).collect();
        let mut letter = Letter {
            bytes: Vec::new(),
            sender,
            text: String::new(),
            html: String::new(),
            parts: Vec::new(),
            headers,
        };
        letter.gather(&mail);
        letter.bytes = bytes;
        letter.check();
        letter
    }

    fn gather(&mut self, part: &ParsedMail<'_>) {
        let kind = &part.ctype.mimetype;
        if part.subparts.is_empty() {
            let file = part.get_content_disposition().params.get("filename").cloned();
            self.parts.push(file.unwrap_or_else(|| kind.clone()));
        }
        let body = || part.get_body().expect("a text").replace("\r\n", "\n");
        match kind.as_str() {
            "text/plain" => self.text = body(),
            "text/html" => self.html = body(),
            _ => part.subparts.iter().for_each(|part| self.gather(part)),
        }
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    fn needed(&self, name: &str) -> &str {
        self.header(name).unwrap_or_else(|| panic!("no {name}: {:?}", self.headers))
    }

    /// Its subject.
    pub fn subject(&self) -> &str {
        self.needed("Subject")
    }

    /// The games whose chain it contains, with the ply and the head.
    pub fn chains(&self) -> Vec<(&str, &str, &str)> {
        let shown = self.header("X-Taflpost-Chain").into_iter().flat_map(|all| all.split(", "));
        let words = shown.map(|one| one.split(' ').collect::<Vec<_>>());
        let chain = words.map(|words| match words[..] {
            ["game", game, "ply", ply, chain] => (game, ply, chain),
            _ => panic!("no chain: {words:?}"),
        });
        chain.collect()
    }

    /// Its Message-ID, in angle brackets.
    pub fn id(&self) -> &str {
        self.needed("Message-ID")
    }

    /// The address to which it goes.
    pub fn to(&self) -> &str {
        bare(self.needed("To"))
    }

    /// The address to which an answer goes.
    pub fn reply_to(&self) -> &str {
        bare(self.needed("Reply-To"))
    }

    /// The address that says "no more mail".
    pub fn stop_to(&self) -> &str {
        let (_, mailto) = self.needed("List-Unsubscribe").split_once("mailto:").expect("mailto");
        mailto.split_once('?').expect("a subject").0
    }

    /// The path of the page that says "no more mail".
    pub fn stop_page(&self) -> &str {
        let (_, path) = self.needed("List-Unsubscribe").split_once("/u/").expect("a page");
        path.split_once('>').expect("an end").0
    }

    /// Everything that was promised about every email.
    fn check(&self) {
        self.check_headers();
        let whole = String::from_utf8_lossy(&self.bytes);
        assert!(!whole.replace("\r\n", "").contains(['\r', '\n']), "a bare line end: {whole}");
        assert!(whole.lines().all(|line| line.len() <= 998), "a line is too long: {whole}");
        for line in self.text.lines() {
            let is_marked = line.starts_with(MARK);
            assert!(is_marked || !reads_as_order(line), "reads as an order: {line:?} in\n{self}");
            let is_long = line.chars().count() > WIDTH && line.trim().contains(' ');
            let is_row = line.starts_with(' ') || line.contains("   ");
            assert!(!is_long || is_row, "{line:?} is too long in\n{self}");
        }
        let is_control = |c: char| c.is_control() && c != '\n' || is_turning(c);
        assert!(!self.text.contains(is_control), "what steers or turns stands in\n{self}");
        assert!(!self.html.contains(is_control), "what steers or turns stands in\n{}", self.html);
        self.check_html();
    }

    fn check_headers(&self) {
        let names: Vec<&str> = self.headers.iter().map(|(name, _)| name.as_str()).collect();
        let distinct: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(names.len(), distinct.len(), "a header twice: {names:?}");
        for name in &names {
            assert!(ALWAYS.contains(name) || SOMETIMES.contains(name), "{name} in {names:?}");
        }
        for name in ALWAYS {
            assert!(distinct.contains(name), "no {name} in {names:?}");
        }
        for (name, value) in &self.headers {
            let steers = |c: char| c.is_control() || is_turning(c);
            assert!(!value.contains(steers), "{name}: {value:?}");
        }
        if self.subject().starts_with("[Tafl ") {
            assert!(self.subject().is_ascii(), "{}", self.subject());
        }
        // The same chain is kept with the whole email and with its text alone.
        for (game, _, chain) in self.chains() {
            let said = [&self.text, &self.html].map(|half| half.contains(chain));
            assert_eq!(said, [true, true], "game {game}: {chain} in {self}");
        }
        let shown = self.text.lines().filter(|line| {
            let end = line.rsplit(' ').next().unwrap_or_default();
            end.len() == 32 && end.bytes().all(|digit| digit.is_ascii_hexdigit())
        });
        assert_eq!(shown.count(), self.chains().len(), "{self}");
        let head = self.bytes.windows(4).position(|end| end == b"\r\n\r\n").expect("an end");
        assert!(self.bytes[..head].is_ascii(), "headers are ASCII");
    }

    /// The HTML half alone, as the club itself would read it if it came back unmarked.
    fn check_html(&self) {
        let mail = format!(
            "From: a@players.test\r\nMessage-ID: <a@players.test>\r\nMIME-Version: 1.0\r\n\
             Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n{}",
            self.html
        );
        let read = message::read_message(mail.as_bytes()).expect("HTML");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let marked = words(&self.marked().collect::<Vec<_>>().join(" ")).replace('…', "...");
        for line in read.text.lines() {
            // A table as text: a possible reply and what it does are on separate lines.
            let is_marked = marked.contains(&words(line));
            assert!(
                is_marked || !reads_as_order(line),
                "reads as an order: {line:?} in\n{}",
                read.text.as_str()
            );
        }
    }

    /// Whether the plain half contains that, wherever its lines were broken.
    pub fn says(&self, words: &str) -> bool {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ").contains(words)
    }

    /// The lines of the marked block.
    pub fn marked(&self) -> impl Iterator<Item = &str> {
        self.text.lines().filter_map(|line| line.strip_prefix(MARK))
    }
}

impl std::fmt::Display for Letter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "To: {}\nSubject: {}\n\n{}", self.to(), self.subject(), self.text)
    }
}

/// The address alone of a mailbox with one.
fn bare(mailbox: &str) -> &str {
    match mailbox.rsplit_once('<') {
        Some((_, address)) => address.trim_end_matches('>'),
        None => mailbox,
    }
}

/// Whether a character changes the direction of the text after it, or is invisible.
fn is_turning(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
