//! Writes an outgoing mail: headers, plain text and HTML, and pictures. Which headers there are
//! never depends on what a player wrote.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use commands::BoardForm;
use lettre::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, Message, MultiPart, SinglePart};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use pictures::{Painter, Picture, Theme, Width};
use service::mail::{Outgoing, reads_as_order};
use templates::Notice;
use templates::board::Seat;
use templates::medium::mail;
use templates::notice::{self, Drawing, DrawingKind, Table};
use templates::page::{Chart, Drawn};

use crate::address::Recipient;
use crate::moves;
use crate::settings::MailSettings;

/// The most pictures in one mail; further boards are drawn as text. Each may have 40 kB, or 60 kB for a review, and mail
/// servers refuse mails that are too large.
pub const MOST_PICTURES: usize = 8;

const NAME: usize = 64;

#[derive(Clone, Debug)]
pub struct Composed {
    pub from: String,
    pub to: String,
    /// Its bytes, with lines that end on CRLF.
    pub bytes: Vec<u8>,
}

#[derive(Clone, Debug)]
pub enum Unsendable {
    Address(String),
    Defect(String),
}

impl From<String> for Unsendable {
    fn from(why: String) -> Unsendable {
        Unsendable::Defect(why)
    }
}

pub fn compose_mail(
    outgoing: &Outgoing,
    settings: &MailSettings,
    painter: &Painter,
) -> Result<Composed, Unsendable> {
    let domain = settings.domain.as_str();
    let own = |recipient: Recipient| {
        let address = recipient.address_at(domain).parse::<Address>();
        address.map_err(|error| format!("the club's own address: {error}"))
    };
    let reply = own(Recipient::Reply(outgoing.reply))?;
    let to = outgoing.address.parse::<Address>();
    let to = to.map_err(|error| Unsendable::Address(error.to_string()))?;
    let name = outgoing.name.as_deref().map(tame).filter(|name| !name.is_empty());
    let mut builder = Message::builder()
        .from(Mailbox::new(Some(sender_name(outgoing, settings)), own(Recipient::Club)?))
        .reply_to(Mailbox::new(Some(settings.name.clone()), reply))
        .to(Mailbox::new(name, to))
        .subject(subject(outgoing))
        .date(outgoing.reader.now.into())
        .message_id(Some(format!("<{}@{domain}>", outgoing.id)));
    let root = outgoing.thread.as_ref().map(|thread| format!("<{}@{domain}>", thread.root));
    if let Some(answered) = outgoing.answers.as_ref().or(root.as_ref()) {
        builder = builder.in_reply_to(answered.clone());
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
    if let Some(chain) = chain(outgoing) {
        builder = builder.raw_header(header("X-Taflpost-Chain", chain)?);
    }
    if let Some(moves) = moves::write_moves(&outgoing.notices) {
        builder = builder.raw_header(header(moves::HEADER, moves)?);
    }
    let message =
        builder.multipart(body(outgoing, settings, painter)?).map_err(|error| error.to_string())?;
    Ok(Composed {
        from: Recipient::Bounce(outgoing.bounce).address_at(domain),
        to: outgoing.address.clone(),
        bytes: message.formatted(),
    })
}

fn header(name: &str, value: String) -> Result<HeaderValue, String> {
    let name = HeaderName::new_from_ascii(name.to_owned()).map_err(|error| error.to_string())?;
    Ok(HeaderValue::new(name, value))
}

/// The head of the chain of each game in the mail, for programs that collect them.
fn chain(outgoing: &Outgoing) -> Option<String> {
    let of_game = |(table, chain): (&Table, &str)| {
        format!("game {} ply {} {chain}", table.number, table.game.plies().len())
    };
    let games: Vec<String> = notice::chains(&outgoing.notices).into_iter().map(of_game).collect();
    (!games.is_empty()).then(|| games.join(", "))
}

/// The opponent in the game that it is about, with the name of the club; otherwise the club alone.
fn sender_name(outgoing: &Outgoing, settings: &MailSettings) -> String {
    let opponent = outgoing.thread.as_ref().and_then(|thread| thread.opponent.as_deref());
    let opponent = opponent.map(|name| outgoing.reader.words().player_name(name));
    match opponent.as_deref().map(tame).filter(|name| !name.is_empty()) {
        Some(opponent) => format!("{opponent} ({})", settings.name),
        None => settings.name.clone(),
    }
}

/// The same for all mails of a game, so that programs keep them together. It is ASCII because some
/// programs rewrite other subjects, which then differ.
fn subject(outgoing: &Outgoing) -> String {
    match &outgoing.thread {
        Some(thread) => {
            let named = |name: &String| match commands::house(name) {
                Some(_) => outgoing.reader.words().say("house-name", &[]),
                None => name.clone(),
            };
            let [one, other] = thread.names.each_ref().map(named);
            format!("[Tafl {}] {one} - {other}", thread.game)
        }
        None => format!("[Tafl] {}", mail::mail_subject(&outgoing.notices, &outgoing.reader)),
    }
}

/// RFC 2369, and RFC 8058 where the club has public pages.
fn unsubscribe(outgoing: &Outgoing, settings: &MailSettings) -> String {
    let stop = Recipient::Stop(outgoing.stop).address_at(&settings.domain);
    match &settings.pages {
        Some(pages) => format!("<{pages}/u/{}>, <mailto:{stop}?subject=stop>", outgoing.stop),
        None => format!("<mailto:{stop}?subject=stop>"),
    }
}

/// A name for a header, without characters that could end it or change its direction. (lettre
/// panics on a line end in one.)
fn tame(name: &str) -> String {
    notice::make_harmless(name).chars().filter(|c| !c.is_control()).take(NAME).collect()
}

/// The address of a reply to this very email with that line in it (RFC 6068). What is still to be added
/// to the line is left to its writer.
fn reply_with(line: &str, outgoing: &Outgoing, domain: &str) -> String {
    let to = Recipient::Reply(outgoing.reply).address_at(domain);
    let fields = [
        ("subject", format!("Re: {}", subject(outgoing))),
        ("in-reply-to", format!("<{}@{domain}>", outgoing.id)),
        ("body", line.trim_end_matches('…').to_owned()),
    ];
    let fields = fields.map(|(name, value)| format!("{name}={}", escaped(&value)));
    format!("mailto:{}?{}", escaped(&to).replace("%40", "@"), fields.join("&"))
}

/// A text as a part of an address (RFC 3986).
fn escaped(text: &str) -> String {
    const ESCAPED: &AsciiSet =
        &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');
    utf8_percent_encode(text, ESCAPED).to_string()
}

/// Plain text first, then HTML with the boards.
fn body(
    outgoing: &Outgoing,
    settings: &MailSettings,
    painter: &Painter,
) -> Result<MultiPart, String> {
    let drawings: Vec<Drawing<'_>> = outgoing.notices.iter().flat_map(Notice::drawings).collect();
    let asked: BTreeMap<String, &Drawing<'_>> = drawings
        .iter()
        .filter(|drawing| drawing.kind == DrawingKind::Picture)
        .map(|drawing| (board_id(drawing.table), drawing))
        .collect();
    let with_pictures = outgoing.reader.board == BoardForm::Picture;
    let chart_id = |chart: &Chart| format!("{}@taflpost", chart.name);
    let drawn_ids = RefCell::new(BTreeSet::new());
    let source = |drawn: Drawn<'_>| {
        let id = match drawn {
            Drawn::Board(table) => board_id(table),
            Drawn::Chart(chart) => chart_id(chart),
        };
        let mut ids = drawn_ids.borrow_mut();
        let has_room = ids.contains(&id) || ids.len() < MOST_PICTURES;
        // The club has answered only as many requests for pictures as there is room for.
        (asked.contains_key(&id) || with_pictures && has_room).then(|| {
            ids.insert(id.clone());
            format!("cid:{id}")
        })
    };
    let reply = |line: &str| Some(reply_with(line, outgoing, &settings.domain));
    let links = (&source as _, &reply as _);
    let html = mail::html_of(&outgoing.notices, &outgoing.reader, links, &reads_as_order);
    let mut shown: BTreeMap<String, &Table> = BTreeMap::new();
    for table in outgoing.notices.iter().flat_map(Notice::tables) {
        // A notice about a game need not show its board.
        if html_shows(&html, &board_id(table)) {
            shown.insert(board_id(table), table);
        }
    }
    let mut related = MultiPart::related().singlepart(SinglePart::html(html.clone()));
    let png = ContentType::parse("image/png").map_err(|error| error.to_string())?;
    for (id, table) in shown {
        let picture = Picture::of(&table.game, Seat::South);
        let drawn = painter.png(&picture, Theme::Light, Width::W600);
        let attachment = match asked.get(&id) {
            Some(drawing) => Attachment::new_inline_with_name(id, drawing.file_name()),
            None => Attachment::new_inline(id),
        };
        related = related.singlepart(attachment.body(drawn, png.clone()));
    }
    for chart in outgoing.notices.iter().flat_map(|notice| notice.charts(&outgoing.reader)) {
        if html_shows(&html, &chart_id(&chart)) {
            let drawn = chart.png(painter, Width::W600);
            let id = chart_id(&chart);
            related = related.singlepart(Attachment::new_inline(id).body(drawn, png.clone()));
        }
    }
    let halves = MultiPart::alternative()
        .singlepart(SinglePart::plain(outgoing.text.clone()))
        .multipart(related);
    let mut files = Vec::new();
    for file in outgoing.notices.iter().filter_map(|notice| notice.file()) {
        let kind = ContentType::parse("application/json").map_err(|error| error.to_string())?;
        files.push(Attachment::new(file.file.clone()).body(file.text.clone(), kind));
    }
    for replay in drawings.iter().filter(|drawing| matches!(drawing.kind, DrawingKind::Replay(_))) {
        let kind = ContentType::parse(replay.media_type()).map_err(|error| error.to_string())?;
        let drawn = replay.draw(painter, Seat::South);
        files.push(Attachment::new(replay.file_name()).body(drawn, kind));
    }
    if files.is_empty() {
        return Ok(halves);
    }
    let whole = MultiPart::mixed().multipart(halves);
    Ok(files.into_iter().fold(whole, MultiPart::singlepart))
}

/// The same game may be there several times: before and after a takeback, and as it was.
fn board_id(table: &Table) -> String {
    format!("board-{}-{}-{}@taflpost", table.number, table.event, table.game.plies().len())
}

fn html_shows(html: &str, id: &str) -> bool {
    html.contains(&format!("cid:{id}"))
}
