//! Finds moves in a text: two squares in plain letters with a dash or a word like `to` between
//! them.

use std::ops::Range;

use commands::words::fold;
use commands::{Deed, Order, OrderLine};
use email::effort;
use email::phrases::mail_phrases;
use engine::Square;

/// The most different moves that are counted; that there are several is known then.
pub const MOST: usize = 10;

/// The sentences of a text, each with its final mark.
pub fn split_sentences(text: &str) -> Vec<&str> {
    effort::count_letters(text.len());
    let mut sentences = Vec::new();
    let mut begin = 0;
    for (at, sign) in text.char_indices() {
        let behind = at + sign.len_utf8();
        let is_end = matches!(sign, '.' | '!' | '?')
            && text
                .get(behind..)
                .is_none_or(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace));
        if is_end {
            sentences.extend(text.get(begin..behind));
            begin = behind;
        }
    }
    sentences.extend(text.get(begin..).filter(|rest| !rest.trim().is_empty()));
    sentences
}

/// Whether it has a separate number, perhaps that of another game.
pub fn has_number(sentence: &str) -> bool {
    let mut words = sentence.split(|c: char| !c.is_alphanumeric());
    words.any(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()))
}

pub fn has_move(text: &str) -> bool {
    all_moves(text).next().is_some()
}

/// The move of a line in a form that is the same for every spelling.
pub fn bare_move(line: &OrderLine) -> String {
    let Order::Do(Deed::Ply(ply)) = &line.order else { return String::new() };
    let at = squares(ply).next().map_or(0, |(range, _)| range.start);
    let ply = ply.get(at..).unwrap_or(ply);
    fold(ply).split(' ').filter(|word| *word != "to").collect::<String>()
}

/// The squares of a move, however it is written.
pub fn bare_squares(ply: &str) -> String {
    let squares = squares(ply).take(2).map(|(_, square)| square.to_string());
    squares.collect::<Vec<_>>().join("-")
}

/// The first different moves of a text in notation, and where each is.
pub fn different_moves(text: &str) -> Vec<(Range<usize>, String)> {
    let mut moves: Vec<(Range<usize>, String)> = Vec::new();
    for (range, ply) in all_moves(text) {
        if !moves.iter().any(|(_, other)| *other == ply) {
            moves.push((range, ply));
        }
        if moves.len() >= MOST {
            break;
        }
    }
    moves
}

fn all_moves(text: &str) -> impl Iterator<Item = (Range<usize>, String)> {
    let mut before: Option<(Range<usize>, Square)> = None;
    squares(text).filter_map(move |(second, to)| {
        let (first, from) = before.replace((second.clone(), to))?;
        let between = text.get(first.end..second.start).unwrap_or_default();
        if from == to || !joins(between) {
            return None;
        }
        let captures = captures(text.get(second.end..).unwrap_or_default());
        let ply = format!("{from}-{to}{}", captures.to_lowercase());
        Some((first.start..second.end + captures.len(), ply))
    })
}

/// Whether the text between two squares makes them a move.
fn joins(between: &str) -> bool {
    let word = between.trim();
    if !word.is_empty() && word.chars().all(is_dash) && word.chars().count() <= 3 {
        return true;
    }
    let is_parted = between.starts_with(' ') && between.ends_with(' ');
    is_parted && mail_phrases().to.has_phrase(&word.to_lowercase())
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '>' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{2190}'..='\u{21ff}'
        | '\u{2794}'..='\u{27be}' | '\u{27f5}'..='\u{27ff}')
}

/// `xc4xe4` at the beginning.
fn captures(text: &str) -> &str {
    let mut end = 0;
    while let Some(length) = text.get(end..).and_then(capture) {
        end += length;
    }
    effort::count_letters(end);
    text.get(..end).unwrap_or_default()
}

/// The length of `xc4` at the beginning.
fn capture(text: &str) -> Option<usize> {
    let (length, _) = square(text.strip_prefix(['x', ':'])?)?;
    Some(1 + length)
}

/// All squares that are separate words, and where. A letter of another alphabet that looks the same
/// does not make a square.
pub fn squares(text: &str) -> impl Iterator<Item = (Range<usize>, Square)> {
    effort::count_letters(text.len());
    let mut end = 0;
    text.char_indices().filter_map(move |(at, first)| {
        if !first.is_ascii_alphabetic() || at < end {
            return None;
        }
        let (before, rest) = text.split_at(at);
        let (length, square) = square(rest)?;
        let behind = rest.get(length..).unwrap_or_default();
        // The letter of a king or a man may come before it.
        let before = before
            .strip_suffix(['K', 'T'])
            .filter(|rest| !rest.ends_with(is_part))
            .unwrap_or(before);
        if before.ends_with(is_part)
            || behind.starts_with(is_part) && capture(behind).is_none()
            || is_in_address(behind)
        {
            return None;
        }
        end = at + length;
        Some((at..end, square))
    })
}

/// The length of the square at the beginning, and the square.
fn square(text: &str) -> Option<(usize, Square)> {
    let digits = text.bytes().skip(1).take(3).take_while(u8::is_ascii_digit).count();
    let written = text.get(..=digits).filter(|_| (1..=2).contains(&digits))?;
    Some((written.len(), written.to_ascii_lowercase().parse().ok()?))
}

/// Characters that make a square a part of something longer.
fn is_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '/' | '@' | '=' | '&' | '#' | '+' | '%')
}

/// Whether a name continues after a full stop: `a1.example`.
fn is_in_address(behind: &str) -> bool {
    behind.strip_prefix('.').is_some_and(|rest| rest.starts_with(char::is_alphanumeric))
}
