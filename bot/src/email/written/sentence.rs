//! Moves inside sentences: two squares of plain letters with a dash or a word like `to` between
//! them. One that is asked, denied, or talked about is not played.

use std::ops::Range;

use engine::Square;
use templates::orders::fold;

use super::super::phrases;
use super::Said;
use super::own::Own;
use super::whole::{self, Reading};
use crate::orders::{Line, Order};

/// The one move that is said in the sentences of a mail; several if it is not clear that it is
/// to be played. `None` if none is named.
pub(super) fn said(own: &[Own<'_>]) -> Option<Said> {
    let closing = own.iter().position(|own| whole::is_courteous(own.line));
    let above = closing.and_then(|closing| own.get(..closing)).map(named).unwrap_or_default();
    // A signature below `Cheers` may name a room that looks like a move.
    // Where nothing stands above, it is asked.
    let is_below = closing.is_some() && above.is_empty();
    let named = if above.is_empty() { named(own) } else { above };
    let mut distinct: Vec<String> = Vec::new();
    for (ply, _) in &named {
        if !distinct.contains(ply) {
            distinct.push(ply.clone());
        }
    }
    match (distinct.len(), is_below || named.iter().any(|(_, is_doubtful)| *is_doubtful)) {
        (0, _) => None,
        (1, false) => {
            let ply = distinct.remove(0);
            Some(Said::Order(Line { game: None, order: Order::Ply(ply) }))
        }
        _ => Some(Said::Several(distinct)),
    }
}

/// Whether a move stands in a line.
pub(super) fn names_move(line: &str) -> bool {
    !moves(line).is_empty()
}

/// All moves in the sentences, each with whether its sentence casts doubt on it.
fn named(own: &[Own<'_>]) -> Vec<(String, bool)> {
    let mut named = Vec::new();
    for paragraph in own.chunk_by(|one, other| one.paragraph == other.paragraph) {
        let is_below = paragraph.iter().any(|own| own.is_below);
        let lines =
            paragraph.iter().filter(|own| matches!(own.reading, Reading::Prose | Reading::Slip(_)));
        let text = lines.map(|own| own.line).collect::<Vec<_>>().join(" ");
        for sentence in sentences(&text) {
            let is_doubtful = is_below || is_doubtful(sentence) || has_number(sentence);
            named.extend(moves(sentence).into_iter().map(|(_, ply)| (ply, is_doubtful)));
        }
    }
    named
}

/// The sentences of a text, each with the sign that ends it.
fn sentences(text: &str) -> Vec<&str> {
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

/// What begins with a move, parted into its own sentence and all that follows.
pub(super) fn split(text: &str) -> (&str, &str) {
    let squares = squares(text);
    // Points of a number stand before the squares.
    let from = squares.get(1).map_or(0, |(range, _)| range.end);
    let ends = text.get(from..).unwrap_or_default().char_indices().find(|(at, sign)| {
        let behind = text.get(from + at + sign.len_utf8()..).unwrap_or_default();
        let next = fold(behind.split_whitespace().next().unwrap_or_default());
        matches!(sign, '.' | '!' | ';' | '?')
            && behind.starts_with(char::is_whitespace)
            && !phrases::ANNOUNCEMENTS.contains(&next.as_str())
    });
    match ends {
        Some((at, sign)) => text.split_at(from + at + sign.len_utf8()),
        None => (text, ""),
    }
}

/// Whether a sentence asks, denies, sets a condition, or talks about a move.
pub(super) fn is_doubtful(sentence: &str) -> bool {
    let lower = sentence.to_lowercase().replace('\u{2019}', "'");
    let mut words =
        lower.split(|c: char| !(c.is_alphanumeric() || c == '\'')).filter(|word| !word.is_empty());
    let is_phrase = |phrase: &&&str| phrase.contains(' ') && lower.contains(**phrase);
    sentence.contains('?')
        || words.any(|word| phrases::DOUBTS.contains(&word))
        || phrases::DOUBTS.iter().any(|phrase| is_phrase(&phrase))
}

/// Whether a number stands alone in it: that of another game, perhaps.
fn has_number(sentence: &str) -> bool {
    let mut words = sentence.split(|c: char| !c.is_alphanumeric());
    words.any(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a move is named.
pub(super) fn has_move(text: &str) -> bool {
    !moves(text).is_empty()
}

/// Whether two lines play the same move of the same game.
pub(super) fn is_same(one: &Line, other: &Line) -> bool {
    let bare = |line: &Line| {
        let Order::Ply(ply) = &line.order else { return String::new() };
        let at = squares(ply).first().map_or(0, |(range, _)| range.start);
        let ply = ply.get(at..).unwrap_or(ply);
        fold(ply).split(' ').filter(|word| *word != "to").collect::<String>()
    };
    one.game == other.game && bare(one) == bare(other)
}

/// All different moves of a text, in the notation, and where each stands.
pub(super) fn moves(text: &str) -> Vec<(Range<usize>, String)> {
    let mut moves: Vec<(Range<usize>, String)> = Vec::new();
    for two in squares(text).windows(2) {
        let [(first, from), (second, to)] = two else { continue };
        let between = text.get(first.end..second.start).unwrap_or_default();
        if from == to || !joins(between) {
            continue;
        }
        let captures = captures(text.get(second.end..).unwrap_or_default());
        let ply = format!("{from}-{to}{}", captures.to_lowercase());
        if !moves.iter().any(|(_, other)| *other == ply) {
            moves.push((first.start..second.end + captures.len(), ply));
        }
    }
    moves
}

/// Whether two squares with that between them are a move.
fn joins(between: &str) -> bool {
    let word = between.trim();
    if !word.is_empty() && word.chars().all(is_dash) && word.chars().count() <= 3 {
        return true;
    }
    let is_parted = between.starts_with(' ') && between.ends_with(' ');
    is_parted && phrases::TO.contains(&word.to_lowercase().as_str())
}

fn is_dash(c: char) -> bool {
    matches!(c, '-' | '>' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{2190}'..='\u{21ff}'
        | '\u{2794}'..='\u{27be}' | '\u{27f5}'..='\u{27ff}')
}

/// `xc4xe4` at the front.
fn captures(text: &str) -> &str {
    let mut end = 0;
    while let Some(rest) = text.get(end..)
        && rest.starts_with(['x', ':'])
        && let Some((length, _)) = rest.get(1..).and_then(square)
    {
        end += 1 + length;
    }
    text.get(..end).unwrap_or_default()
}

/// All squares that stand alone as words do, and where. A letter of another alphabet that looks
/// like one of these makes none.
fn squares(text: &str) -> Vec<(Range<usize>, Square)> {
    let mut squares: Vec<(Range<usize>, Square)> = Vec::new();
    for (at, first) in text.char_indices() {
        if !first.is_ascii_alphabetic() || squares.last().is_some_and(|(range, _)| at < range.end) {
            continue;
        }
        let (before, rest) = text.split_at(at);
        let Some((length, square)) = square(rest) else { continue };
        let behind = rest.get(length..).unwrap_or_default();
        // A king's or a man's letter may stand before it.
        let before = before
            .strip_suffix(['K', 'T'])
            .filter(|rest| !rest.ends_with(is_part))
            .unwrap_or(before);
        let is_captured = !captures(behind).is_empty();
        if before.ends_with(is_part)
            || behind.starts_with(is_part) && !is_captured
            || is_in_address(behind)
        {
            continue;
        }
        squares.push((at..at + length, square));
    }
    squares
}

/// The square at the front, and how long it is.
fn square(text: &str) -> Option<(usize, Square)> {
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let written = text.get(..=digits).filter(|_| (1..=2).contains(&digits))?;
    Some((written.len(), written.to_ascii_lowercase().parse().ok()?))
}

/// What makes a square a part of something longer.
fn is_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '/' | '@' | '=' | '&' | '#' | '+' | '%')
}

/// Whether a name goes on behind a point: `a1.example`.
fn is_in_address(behind: &str) -> bool {
    behind.strip_prefix('.').is_some_and(|rest| rest.starts_with(char::is_alphanumeric))
}
