//! A text that is much longer than the terminal is high is read in parts.

use std::collections::VecDeque;

/// How many screens a text may fill and still be shown at once: what is a little too high, such as
/// a large board, is read better whole.
const MOST_SCREENS: usize = 2;

/// What is left below the text for what follows it: the number of the part, and the prompt.
const ROWS_BELOW: usize = 3;

/// The parts of a text that have not been shown.
#[derive(Default)]
pub(super) struct Pages {
    parts: VecDeque<String>,
}

impl Pages {
    /// A text that already has the width of the terminal.
    pub(super) fn of(text: &str, rows: usize) -> Pages {
        let lines: Vec<&str> = text.lines().collect();
        if lines.len() <= MOST_SCREENS * rows {
            return Pages { parts: VecDeque::from([text.to_owned()]) };
        }
        let parts = lines.chunks(rows.saturating_sub(ROWS_BELOW).max(1));
        let count = parts.len();
        let part = |(at, lines): (usize, &[&str])| match at + 1 {
            last if last == count => lines.join("\n"),
            number => format!("{}\n-- {number}/{count} (Enter) --", lines.join("\n")),
        };
        Pages { parts: parts.enumerate().map(part).collect() }
    }

    /// The next part, the last line not ended.
    pub(super) fn next_part(&mut self) -> Option<String> {
        self.parts.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::Pages;

    fn parts(lines: usize, rows: usize) -> Vec<String> {
        let text: Vec<String> = (1..=lines).map(|number| number.to_string()).collect();
        let mut pages = Pages::of(&text.join("\n"), rows);
        std::iter::from_fn(|| pages.next_part()).collect()
    }

    #[test]
    fn a_long_text_is_shown_in_parts_and_nothing_of_it_is_lost() {
        assert_eq!(parts(12, 6).len(), 1);
        assert_eq!(
            parts(13, 6),
            [
                "1\n2\n3\n-- 1/5 (Enter) --",
                "4\n5\n6\n-- 2/5 (Enter) --",
                "7\n8\n9\n-- 3/5 (Enter) --",
                "10\n11\n12\n-- 4/5 (Enter) --",
                "13"
            ]
        );
        assert_eq!(parts(3, 1).len(), 3);
    }
}
