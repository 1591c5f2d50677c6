//! A mail as it goes out: headers, both halves, the pictures. Which headers there are never
//! depends on what a player wrote.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

use lettre::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, Message, MultiPart, SinglePart};
use templates::board::Seat;
use templates::medium::mail;
use templates::notice::{self, Table};
use templates::picture::{Painter, Picture, Theme, Width};
use templates::{BoardForm, Notice};

use super::address::Recipient;
use super::settings::Settings;
use crate::service::mail::{Outgoing, without_order};

/// Characters of a name in a header.
const NAME: usize = 64;

/// A mail that can be sent.
#[derive(Clone, Debug)]
pub struct Composed {
    /// Whom reports about it go to.
    pub from: String,
    /// To whom it goes.
    pub to: String,
    /// Its bytes, with lines that end on CRLF.
    pub bytes: Vec<u8>,
}

/// Why a mail cannot be written.
#[derive(Clone, Debug)]
pub enum Unsendable {
    /// No mail can go to that address.
    Address(String),
    /// A defect of ours.
    Defect(String),
}

impl From<String> for Unsendable {
    fn from(why: String) -> Unsendable {
        Unsendable::Defect(why)
    }
}

/// Writes a mail.
///
/// # Errors
/// It cannot be written.
pub fn compose(
    outgoing: &Outgoing,
    settings: &Settings,
    painter: &Painter,
) -> Result<Composed, Unsendable> {
    let domain = settings.domain.as_str();
    let own = |recipient: Recipient| {
        let address = recipient.at(domain).parse::<Address>();
        address.map_err(|error| format!("the club's own address: {error}"))
    };
    let reply = own(Recipient::Reply(outgoing.reply))?;
    let to = outgoing.address.parse::<Address>();
    let to = to.map_err(|error| Unsendable::Address(error.to_string()))?;
    let name = outgoing.name.as_deref().map(tame).filter(|name| !name.is_empty());
    let mut builder = Message::builder()
        .from(Mailbox::new(Some("Taflpost".into()), own(Recipient::Club)?))
        .reply_to(Mailbox::new(Some("Taflpost".into()), reply))
        .to(Mailbox::new(name, to))
        .subject(subject(outgoing))
        .date(moment(outgoing))
        .message_id(Some(format!("<{}@{domain}>", outgoing.id)));
    let root = outgoing.thread.as_ref().map(|thread| format!("<{}@{domain}>", thread.root));
    if let Some(answered) = &outgoing.answers {
        builder = builder.in_reply_to(answered.clone());
    } else if let Some(root) = &root {
        builder = builder.in_reply_to(root.clone());
    }
    let references: Vec<String> = root.into_iter().chain(outgoing.answers.clone()).collect();
    if !references.is_empty() {
        builder = builder.references(references.join(" "));
    }
    let automatic = if outgoing.answers.is_some() { "auto-replied" } else { "auto-generated" };
    for (name, value) in [
        ("Auto-Submitted", automatic.to_owned()),
        ("X-Auto-Response-Suppress", "All".to_owned()),
        ("X-Taflpost-Loop", domain.to_owned()),
        ("List-Id", format!("Taflpost <games.{domain}>")),
        ("List-Unsubscribe", unsubscribe(outgoing, settings)),
    ] {
        builder = builder.raw_header(header(name, value)?);
    }
    if settings.pages.is_some() {
        let one_click = "List-Unsubscribe=One-Click".to_owned();
        builder = builder.raw_header(header("List-Unsubscribe-Post", one_click)?);
    }
    let message = builder.multipart(body(outgoing, painter)?).map_err(|error| error.to_string())?;
    Ok(Composed {
        from: Recipient::Bounce(outgoing.bounce).at(domain),
        to: outgoing.address.clone(),
        bytes: message.formatted(),
    })
}

fn header(name: &str, value: String) -> Result<HeaderValue, String> {
    let name = HeaderName::new_from_ascii(name.to_owned()).map_err(|error| error.to_string())?;
    Ok(HeaderValue::new(name, value))
}

/// The same for all mails of a game, so that programs keep them together; ASCII, since some
/// write other subjects anew, and then they differ.
fn subject(outgoing: &Outgoing) -> String {
    match &outgoing.thread {
        Some(thread) => {
            let [one, other] = &thread.names;
            format!("[Tafl {}] {one} - {other}", thread.game)
        }
        None => format!("[Tafl] {}", mail::subject(&outgoing.notices, &outgoing.reader)),
    }
}

fn moment(outgoing: &Outgoing) -> SystemTime {
    let seconds = u64::try_from(outgoing.reader.now.timestamp()).unwrap_or(0);
    SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
}

/// RFC 2369, and RFC 8058 where the club has public pages.
fn unsubscribe(outgoing: &Outgoing, settings: &Settings) -> String {
    let stop = Recipient::Stop(outgoing.stop).at(&settings.domain);
    match &settings.pages {
        Some(pages) => format!("<{pages}/u/{}>, <mailto:{stop}?subject=stop>", outgoing.stop),
        None => format!("<mailto:{stop}?subject=stop>"),
    }
}

/// A name in a header: without what could end it or turn its direction. (lettre panics on a
/// line end in one.)
fn tame(name: &str) -> String {
    notice::shown(name).chars().filter(|c| !c.is_control()).take(NAME).collect()
}

/// Plain text first, then HTML with the boards inside.
fn body(outgoing: &Outgoing, painter: &Painter) -> Result<MultiPart, String> {
    // The same game may stand there twice, before and after a ply was taken back.
    let id = |table: &Table| format!("board-{}-{}@taflpost", table.number, table.chain);
    let with_pictures = outgoing.reader.board == BoardForm::Picture;
    let source = |table: &Table| with_pictures.then(|| format!("cid:{}", id(table)));
    let html = mail::html_of(&outgoing.notices, &outgoing.reader, &source);
    let mut shown: BTreeMap<String, &Table> = BTreeMap::new();
    for table in outgoing.notices.iter().flat_map(Notice::tables) {
        // A notice about a game need not show its board.
        if html.contains(&format!("cid:{}", id(table))) {
            shown.insert(id(table), table);
        }
    }
    let mut related = MultiPart::related().singlepart(SinglePart::html(untold(&html)));
    let png = ContentType::parse("image/png").map_err(|error| error.to_string())?;
    for (id, table) in shown {
        let picture = Picture::of(&table.game, Seat::South);
        let drawn = painter.png(&picture, Theme::Light, Width::W600);
        related = related.singlepart(Attachment::new_inline(id).body(drawn, png.clone()));
    }
    let halves = MultiPart::alternative()
        .singlepart(SinglePart::plain(outgoing.text.clone()))
        .multipart(related);
    let mut files = outgoing.notices.iter().filter_map(|notice| notice.archive()).peekable();
    if files.peek().is_none() {
        return Ok(halves);
    }
    let mut whole = MultiPart::mixed().multipart(halves);
    for file in files {
        let kind = ContentType::parse("application/json").map_err(|error| error.to_string())?;
        let attachment = Attachment::new(file.file.clone());
        whole = whole.singlepart(attachment.body(file.text.clone(), kind));
    }
    Ok(whole)
}

/// The HTML half as plain text would show it may hold lines that read as orders, such as a list
/// of moves; a mark before them makes them none. The table of replies is marked as it is.
fn untold(html: &str) -> String {
    html.split_inclusive('\n').map(untold_line).collect()
}

fn untold_line(line: &str) -> String {
    let mut shown = line.trim_start();
    while let Some((_, rest)) = shown.strip_prefix('<').and_then(|tag| tag.split_once('>')) {
        shown = rest;
    }
    let (tags, _) = line.split_at(line.len() - shown.len());
    let (shown, end) = shown.split_at(shown.find("</").unwrap_or(shown.len()));
    if tags.contains("<tr>") {
        return line.to_owned();
    }
    // The mark of a quotation stands for the one of HTML.
    match without_order(shown).strip_prefix("> ") {
        Some(told) => format!("{tags}&gt; {told}{end}"),
        None => format!("{tags}{}{end}", without_order(shown)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_of_the_html_reads_as_an_order() {
        for (line, expected) in [
            ("<p>d1-d3 is not possible</p>\n", "<p>· d1-d3 is not possible</p>\n"),
            ("<pre>resign</pre>\n", "<pre>&gt; resign</pre>\n"),
            ("games\n", "&gt; games\n"),
            ("<p>A man stands there.</p>\n", "<p>A man stands there.</p>\n"),
            ("<tr><td><code>draw</code></td><td>a draw</td></tr>\n", ""),
        ] {
            let expected = if expected.is_empty() { line } else { expected };
            assert_eq!(untold(line), expected);
        }
    }
}
