//! A text in which columns and line ends count, for an email: no line reads as an order. Lines keep
//! their shape and get at most a mark; a sentence of several lines is wrapped again only if a line
//! of it reads as an order or is too long.

use crate::wrap::{without_order, wrap_apart};

/// The text in lines, none of which reads as an order, the last one not ended. Table rows and
/// indented lines may be longer than `width`.
pub(crate) fn fixed_apart(text: &str, width: usize, is_order: &dyn Fn(&str) -> bool) -> String {
    let is_long = |line: &str| line.chars().count() > width && !is_set(line);
    let mut told: Vec<String> = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(first) = lines.next() {
        let mut paragraph = vec![first];
        let mut last = first;
        while let Some(line) = lines.next_if(|line| goes_on(last, line, width)) {
            paragraph.push(line);
            last = line;
        }
        let kept = match paragraph.as_slice() {
            [line] => vec![without_order(line, is_order)],
            lines => lines.iter().map(|&line| line.to_owned()).collect(),
        };
        if kept.iter().any(|line| is_order(line) || is_long(line)) {
            let (lead, _) = parted(first);
            let words = paragraph.iter().map(|line| parted(line).1).collect::<Vec<_>>().join(" ");
            told.extend(wrap_apart(&words, lead, width, is_order).lines().map(str::to_owned));
        } else {
            told.extend(kept);
        }
    }
    told.join("\n")
}

/// Whether a sentence continues on the next line: there was no room for another word. A line that
/// begins with a number or a dash is an entry of a list.
fn goes_on(above: &str, line: &str, width: usize) -> bool {
    let ((lead, _), (indent, words)) = (parted(above), parted(line));
    let Some(word) = words.split(' ').next().filter(|word| !word.is_empty()) else { return false };
    let is_entry = indent.ends_with("- ") || word.starts_with(|c: char| c.is_ascii_digit());
    let is_full = above.chars().count() + 1 + word.chars().count() > width;
    !is_entry && is_full && lead.len() == indent.len() && !is_row(above) && !is_row(line)
}

/// What a line begins with, and its words.
fn parted(line: &str) -> (&str, &str) {
    let words = line.trim_start_matches(' ');
    let words = words.strip_prefix("- ").unwrap_or(words);
    line.split_at(line.len() - words.len())
}

/// Whether a line has columns.
fn is_row(line: &str) -> bool {
    line.trim_start().contains("   ")
}

/// Whether a line is allowed to be long.
fn is_set(line: &str) -> bool {
    line.starts_with(' ') || is_row(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves are orders, also in a list, and so is a line that begins with `rules`.
    fn is_order(line: &str) -> bool {
        let line = line.trim_start();
        let line = line.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim_start();
        line.starts_with("d1-d4") || line.trim_start_matches("· ").starts_with("rules")
    }

    #[track_caller]
    fn told(text: &str, expected: &str) {
        assert_eq!(fixed_apart(text, 16, &is_order), expected);
    }

    #[test]
    fn a_sentence_is_broken_earlier() {
        told(
            "Source: the old\nrules of Lapland\n\n 1 A A",
            "Source: the\nold rules of\nLapland\n\n 1 A A",
        );
        told("- You play by the\n  rules, always.", "- You play by\n  the rules,\n  always.");
        told("    see if these\n    rules hold.", "    see if\n    these rules\n    hold.");
        told("- one two three\n- rules", "- one two three\n- rules");
    }

    #[test]
    fn rows_and_entries_stay_where_they_are() {
        told("  rules   play it\n  d1-d4   a move", "> rules   play it\n· d1-d4   a move");
        told("1. d1-d4 [10]\n2. d1-d4", "· 1. d1-d4 [10]\n· 2. d1-d4");
        told("Title\nrules", "Title\n> rules");
        told("  a b c\n3 . A .", "  a b c\n3 . A .");
    }

    #[test]
    fn what_is_too_long_is_broken() {
        told("one two three four five\nsix\n7 seven", "one two three\nfour five six\n7 seven");
        told("  one two three four five", "  one two three four five");
        told("one   two three four", "one   two three four");
    }
}
