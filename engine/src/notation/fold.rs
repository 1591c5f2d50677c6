//! Brings typed text into one shape: full-width letters, accents, every kind of dash and
//! arrow, case and runs of spaces all become plain lower-case ASCII where they can.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The folded text, trimmed. Characters without an ASCII shape stay as they are.
pub fn fold_typed(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    if text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic()) {
        return match text.bytes().any(|byte| byte.is_ascii_uppercase()) {
            true => Cow::Owned(text.to_ascii_lowercase()),
            false => Cow::Borrowed(text),
        };
    }
    let folded = text.nfkd().filter(|&c| !is_combining_mark(c) && !is_invisible(c)).flat_map(|c| {
        match c {
            c if is_dash(c) => '-',
            c if c.is_whitespace() || c.is_control() => ' ',
            '×' => 'x',
            c => c,
        }
        .to_lowercase()
    });
    Cow::Owned(folded.collect::<String>().trim().to_owned())
}

/// The text with `a8 - a9` written `a8-a9`, whatever kind of dash or arrow it is, so that each move
/// is one word. Line breaks stay.
pub fn without_spaces_at_dashes(text: &str) -> String {
    let is_space = |c: char| c.is_whitespace() && c != '\n';
    let mut closed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|c| c == '-' || is_dash(c)) {
        let (before, from) = rest.split_at(at);
        let width = from.chars().next().map_or(0, char::len_utf8);
        let (dash, behind) = from.split_at(width);
        let (dash, behind) = match behind.strip_prefix('>') {
            Some(behind) => ("-", behind),
            None => (dash, behind),
        };
        let bare = before.trim_end_matches(is_space);
        let next = behind.trim_start_matches(is_space);
        let joins = bare.len() < before.len()
            && bare.ends_with(|c: char| c.is_ascii_digit())
            && next.starts_with(|c: char| c.is_ascii_alphabetic());
        let (before, behind) = if joins { (bare, next) } else { (before, behind) };
        closed.push_str(before);
        closed.push_str(dash);
        rest = behind;
    }
    closed + rest
}

/// An announcement's letters and digits alone, words parted by one space.
///
/// "Case, accents, `!` and a leading `+` do not matter" (RULES 4), nor do the quotation
/// marks and commas people put around words.
pub(crate) fn fold_announcement(text: &str) -> String {
    let folded = fold_typed(text);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Dashes and arrows, before and after NFKD.
fn is_dash(c: char) -> bool {
    matches!(c,
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{fe58}' | '\u{ff0d}'
        | '\u{2190}'..='\u{21ff}' | '\u{2794}'..='\u{27be}' | '\u{27f5}'..='\u{27ff}')
}

/// Zero-width characters that mail and chat programs slip into text.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_one_word() {
        for (typed, closed) in [
            ("1. a8 - a9 h6 –\u{a0}h3", "1. a8-a9 h6–h3"),
            ("A8 → A9\th6\t-> h3", "A8→A9\th6-h3"),
            ("a8 -\na9", "a8 -\na9"),
            ("c5-c9-- b6-b7", "c5-c9-- b6-b7"),
            ("a8-a9 --- [well]", "a8-a9 --- [well]"),
            ("a8-a9 - b", "a8-a9-b"),
            ("-", "-"),
        ] {
            assert_eq!(without_spaces_at_dashes(typed), closed, "{typed}");
        }
    }
}
