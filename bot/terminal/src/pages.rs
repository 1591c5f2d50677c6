//! A text that is much longer than the terminal is high is read in parts.

use std::collections::VecDeque;

/// How much higher than the screen a text may be and still be shown at once, as a part of the
/// screen: what is a little too high, such as a large board, is read better whole.
const TOO_HIGH: usize = 2;

/// What ends the reading, as in other programs that show a text in parts.
const ENOUGH: &str = "q";

/// What is left below the text for what follows it: the number of the part, and the prompt.
const ROWS_BELOW: usize = 3;

/// The parts of a text that have not been shown.
#[derive(Default)]
pub(super) struct TextPages {
    parts: VecDeque<String>,
}

impl TextPages {
    /// A text that already has the width of the terminal.
    pub(super) fn of(text: &str, rows: usize) -> TextPages {
        let lines: Vec<&str> = text.lines().collect();
        if lines.len() <= rows + rows / TOO_HIGH {
            return TextPages { parts: VecDeque::from([text.to_owned()]) };
        }
        let parts = divided(&lines, rows.saturating_sub(ROWS_BELOW).max(1));
        let count = parts.len();
        let part = |(at, lines): (usize, &&[&str])| match at + 1 {
            last if last == count => lines.join("\n"),
            number => format!("{}\n-- {number}/{count} (Enter, {ENOUGH}) --", lines.join("\n")),
        };
        TextPages { parts: parts.iter().enumerate().map(part).collect() }
    }

    /// Whether that line says that its reader wants no more of the parts, if there are any.
    pub(super) fn are_left_by(&self, line: &str) -> bool {
        !self.parts.is_empty() && line.trim().eq_ignore_ascii_case(ENOUGH)
    }

    /// The next part, the last line not ended.
    pub(super) fn next_part(&mut self) -> Option<String> {
        self.parts.pop_front()
    }
}

/// The lines in parts of at most `most`. What belongs together stays together where that leaves no
/// part half empty; a part doesn't begin with an empty line.
fn divided<'a, 'b>(lines: &'a [&'b str], most: usize) -> Vec<&'a [&'b str]> {
    let is_empty = |line: &&str| line.trim().is_empty();
    let mut parts = Vec::new();
    let mut rest = lines;
    while rest.len() > most {
        let ends_well = |&end: &usize| rest.get(end).is_some_and(is_empty);
        // At least half of them, so that there is an end to it.
        let end = (most.div_ceil(2)..=most).rev().find(ends_well).unwrap_or(most);
        let (part, below) = rest.split_at(end);
        parts.push(part);
        let begin = below.iter().position(|line| !is_empty(line)).unwrap_or(below.len());
        rest = below.split_at(begin).1;
    }
    parts.extend(Some(rest).filter(|rest| !rest.is_empty()));
    parts
}

#[cfg(test)]
mod tests {
    use super::TextPages;

    fn parts(lines: usize, rows: usize) -> Vec<String> {
        let text: Vec<String> = (1..=lines).map(|number| number.to_string()).collect();
        let mut pages = TextPages::of(&text.join("\n"), rows);
        std::iter::from_fn(|| pages.next_part()).collect()
    }

    #[test]
    fn a_long_text_is_shown_in_parts_and_nothing_of_it_is_lost() {
        assert_eq!(parts(9, 6).len(), 1);
        assert_eq!(parts(10, 6).len(), 4);
        assert_eq!(
            parts(13, 6),
            [
                "1\n2\n3\n-- 1/5 (Enter, q) --",
                "4\n5\n6\n-- 2/5 (Enter, q) --",
                "7\n8\n9\n-- 3/5 (Enter, q) --",
                "10\n11\n12\n-- 4/5 (Enter, q) --",
                "13"
            ]
        );
        assert_eq!(parts(3, 1).len(), 3);
    }

    #[test]
    fn a_part_ends_between_paragraphs() {
        let text = "1\n2\n3\n\n5\n6\n\n8\n9\n10\n11\n12\n13";
        let mut pages = TextPages::of(text, 8);
        assert!(pages.are_left_by(" Q "));
        assert_eq!(pages.next_part().as_deref(), Some("1\n2\n3\n-- 1/3 (Enter, q) --"));
        assert_eq!(pages.next_part().as_deref(), Some("5\n6\n\n8\n9\n-- 2/3 (Enter, q) --"));
        let rest: Vec<String> = std::iter::from_fn(|| pages.next_part()).collect();
        assert_eq!(rest, ["10\n11\n12\n13"]);
        assert!(!pages.are_left_by("q"), "nothing is left to be read");
    }
}
