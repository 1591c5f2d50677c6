//! What a mail says in all its forms. A text in two forms, plain and HTML, is read as plain, and a
//! move that the HTML doesn't say as well is asked about; if nothing in the plain form can be done,
//! the HTML counts, because many programs put no more than a note into the plain form. An empty mail
//! is read by its subject. If anything is in doubt, a move is asked about.

use commands::words::fold;
use commands::{Deed, Order, OrderLine};
use email::automatic;
use email::message::Message;
use email::phrases::mail_phrases;
use templates::told::LostText;

use crate::reading::{Own, Reading};
use crate::{MailLine, MailText, WrittenText, moves, own, read_orders, spelled};

/// The most words of a line that leaves a mail empty: a name, a greeting.
const FEW: usize = 3;

/// Reads what a person wrote in a mail. `sent` is the plain text of the mail of ours that it
/// answers, or empty.
pub fn read_message_orders(message: &Message, sent: &str) -> WrittenText {
    let mut written = read_orders(&message.text, sent);
    if let Some(html) = &message.html {
        match has_something(&written) {
            true => written = agreed(written, html, sent),
            false => {
                written = other_form(&message.text, html, sent).unwrap_or(written);
            }
        }
    }
    if message.lost == Some(LostText::Damaged) {
        written = written.doubted();
    }
    if written.said.is_empty() && written.rest.iter().all(|line| is_short(line)) {
        written.said.extend(move_in_subject(&message.subject));
    }
    written.lost = written.lost.into_iter().chain(message.lost).min().filter(|lost| match lost {
        LostText::Damaged => true,
        LostText::Files => written.said.is_empty() && written.rest.is_empty(),
        LostText::Encrypted
        | LostText::Sealed
        | LostText::OneProgram
        | LostText::Long
        | LostText::Forwarded => !has_something(&written),
    });
    if let Some(LostText::Encrypted | LostText::Sealed | LostText::OneProgram) = written.lost {
        // A program wrote what stands beside it.
        (written.said, written.rest) = Default::default();
    }
    written
}

/// Whether there is something in it to do, or to ask about.
fn has_something(written: &WrittenText) -> bool {
    written.is_understood() || written.said.iter().any(|said| matches!(said, MailLine::Several(_)))
}

fn is_short(line: &str) -> bool {
    line.split_whitespace().count() <= FEW
}

/// What the plain form of a text says, as far as the HTML form agrees: in that, a move may be quoted,
/// struck out or part of a signature, of which the plain form shows nothing, or be another one. Then
/// it is asked about. A form that says nothing at all contradicts nothing.
fn agreed(written: WrittenText, html: &MailText, sent: &str) -> WrittenText {
    let lines = own::own_lines(html, sent).lines;
    let said: Vec<String> = lines.iter().flat_map(moves_of).collect();
    let says = |ply: &str| said.iter().any(|said| is_same_move(said, ply));
    let is_missing = |line: &OrderLine| match &line.order {
        Order::Do(Deed::Ply(ply)) => !says(ply),
        _ => false,
    };
    let shows_something = !lines.is_empty() || moves::has_move(html.as_str());
    if !shows_something || !written.orders().any(is_missing) {
        return written;
    }
    let mut doubted = written.doubted();
    let plies = doubted.said.iter_mut().find_map(|said| match said {
        MailLine::Several(plies) => Some(plies),
        _ => None,
    });
    if let Some(plies) = plies {
        for ply in said {
            if plies.len() < moves::MOST && !plies.iter().any(|known| is_same_move(known, &ply)) {
                plies.push(ply);
            }
        }
    }
    doubted
}

/// The moves of a line, in whatever form it names them.
fn moves_of(own: &Own<'_>) -> Vec<String> {
    let read = match &own.reading {
        Reading::Order(line) => std::slice::from_ref(line),
        Reading::Doubted(lines) => lines.as_slice(),
        _ => &[],
    };
    let read = read.iter().filter_map(|line| match &line.order {
        Order::Do(Deed::Ply(ply)) => Some(ply.clone()),
        _ => None,
    });
    let named = moves::different_moves(&spelled::plainly(own.line)).into_iter();
    read.chain(named.map(|(_, ply)| ply)).collect()
}

/// Whether two moves go from and to the same squares; what has no squares is not compared.
fn is_same_move(one: &str, other: &str) -> bool {
    let other = moves::bare_squares(other);
    other.is_empty() || moves::bare_squares(one) == other
}

/// What the HTML form of a text says, if the plain form has nothing to do. It is asked about unless
/// the plain form is no more than a note; if that has words of its own, what it quotes is no news.
fn other_form(plain: &MailText, html: &MailText, sent: &str) -> Option<WrittenText> {
    let other = read_orders(html, sent);
    if !has_something(&other) {
        return None;
    }
    let own = own::own_lines(plain, sent).lines;
    let says_more = own.iter().any(|own| !is_stub(own.line));
    let is_note = !own.is_empty() && !says_more;
    let letters = letters(plain.as_str());
    let is_known = other.said.iter().all(|said| letters.contains(&self::letters(&typed(said))));
    match (says_more, is_known) {
        (true, true) => None,
        (false, false) if is_note => Some(other),
        _ => Some(other.doubted()),
    }
}

/// Whether a line says no more than that there is an HTML form, or where a picture is.
fn is_stub(line: &str) -> bool {
    let lower = line.trim().to_lowercase();
    let is_picture = lower.starts_with('[') && lower.ends_with(']');
    is_picture
        || !lower.contains(char::is_alphanumeric)
        || mail_phrases().stubs.is_in(&lower)
        || lower.starts_with("http://")
        || lower.starts_with("https://")
}

fn typed(said: &MailLine) -> String {
    match said {
        MailLine::Order(line) => line.to_string(),
        MailLine::Unclear { typed, .. } => typed.clone(),
        MailLine::Several(plies) => plies.concat(),
        MailLine::Held { ply, .. } => ply.clone(),
    }
}

fn letters(text: &str) -> String {
    fold(text).split(' ').collect()
}

/// The moves in a subject, outside our own words: a mail without a text may have it there.
fn move_in_subject(subject: &str) -> Option<MailLine> {
    let subject = MailText::new(automatic::without_prefixes(subject).trim());
    let subject = subject.as_str();
    let (front, behind) = subject.split_once('[').unwrap_or((subject, ""));
    // Behind our brackets two names follow, which may look like squares.
    let behind = behind.split_once(']').map_or(behind, |(_, behind)| behind);
    let behind = behind.split_once(" - ").map_or(behind, |(_, behind)| behind);
    let plies = [front, behind].map(|text| moves::different_moves(&spelled::plainly(text)));
    let mut plies: Vec<String> = plies.into_iter().flatten().map(|(_, ply)| ply).collect();
    plies.dedup();
    plies.truncate(moves::MOST);
    (!plies.is_empty()).then_some(MailLine::Several(plies))
}
