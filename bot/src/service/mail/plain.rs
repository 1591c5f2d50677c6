//! The plain half of our mails, in which no line reads as an order but the marked ones: whatever a
//! mail program quotes of them without marks is none.

use templates::medium::mail;
use templates::{Notice, Reader};

use crate::orders::{self, Line, Order};

/// The plain half of a mail, in which no line but the marked ones reads as an order: a mail
/// program may quote them without marks.
pub(super) fn text(notices: &[Notice], reader: &Reader) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut words: Option<String> = None;
    for line in mail::text_of(notices, reader).lines() {
        let line = match words.take() {
            // What did not fit above goes on here, if the sentence does.
            Some(over) if line.is_empty() || is_set(line) => {
                lines.push(over);
                line.to_owned()
            }
            Some(over) => format!("{over} {line}"),
            None => line.to_owned(),
        };
        let (line, over) = fitting(line);
        words = over;
        if line.starts_with(mail::MARK) || !reads_as_order(&line) {
            lines.push(line);
            continue;
        }
        match lines.last().and_then(|last| broken_earlier(last, &line)) {
            Some((kept, moved)) => {
                lines.pop();
                let indent = " ".repeat(moved.len() - moved.trim_start_matches(' ').len());
                let (line, over) = broken_at(moved, mail::WIDTH);
                let over = over.map(|over| indent + &over);
                words = [over, words].into_iter().flatten().reduce(|one, more| one + " " + &more);
                lines.extend([kept, line]);
            }
            None => {
                let (line, over) = broken_at(without_order(&line), mail::WIDTH);
                words = [over, words].into_iter().flatten().reduce(|one, more| one + " " + &more);
                lines.push(line);
            }
        }
    }
    lines.extend(words);
    lines.iter().map(|line| without_order(line) + "\n").collect()
}

/// Whether a line stands as it is: marked, indented, or a rule.
fn is_set(line: &str) -> bool {
    line.starts_with([' ', '|', '_', '·', '>'])
}

/// As many words of a line as fit, and the rest of a sentence that is too long.
fn fitting(line: String) -> (String, Option<String>) {
    if is_set(&line) { (line, None) } else { broken_at(line, mail::WIDTH) }
}

/// The same of any line that is no row of a table.
fn broken_at(line: String, width: usize) -> (String, Option<String>) {
    if line.chars().count() <= width || line.contains("   ") {
        return (line, None);
    }
    let most = line.char_indices().nth(width + 1).map_or(line.len(), |(at, _)| at);
    match line.get(..most).and_then(|start| start.rfind(' ')) {
        Some(at) => (line[..at].to_owned(), Some(line[at + 1..].to_owned())),
        None => (line, None),
    }
}

/// A sentence that was broken before what reads as an order, broken one word earlier. In a list
/// of moves and in a table there is no such word.
fn broken_earlier(last: &str, line: &str) -> Option<(String, String)> {
    let indent = last.len() - last.trim_start_matches(' ').len();
    let (indent, words) = last.split_at(indent);
    let line = line.strip_prefix(indent).filter(|line| !line.starts_with(' '))?;
    let (kept, word) = words.rsplit_once(' ')?;
    if is_set(words) || words.contains("   ") || line.contains("   ") {
        return None;
    }
    let (kept, moved) = (format!("{indent}{kept}"), format!("{indent}{word} {line}"));
    let harmless = !reads_as_order(&moved) && !reads_as_order(&kept);
    harmless.then_some((kept, moved))
}

/// Whether a line of ours would be an order if somebody sent it back. A sentence that begins
/// with “if” is a plan only where it names squares.
#[must_use]
pub fn reads_as_order(line: &str) -> bool {
    match orders::read(line) {
        Ok(Line { order: Order::If(plan), .. }) => plan
            .as_bytes()
            .windows(2)
            .any(|pair| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit()),
        Ok(_) => true,
        Err(_) => false,
    }
}

/// A line that is no order, or no longer one: a dot before it is enough for a move, and no word
/// behind the mark of a quotation is an order. A row of a table keeps its columns.
#[must_use]
pub fn without_order(line: &str) -> String {
    if line.starts_with(mail::MARK) || !reads_as_order(line) {
        return line.to_owned();
    }
    let row = line.strip_prefix("  ").unwrap_or(line);
    let dotted = format!("· {row}");
    if reads_as_order(&dotted) { format!("> {row}") } else { dotted }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_would_be_an_order_is_none_any_more() {
        for line in ["d1-d4", "1. d1-d4", "resign", "games", "if d4-d8 then f6-f9", "say hello"] {
            assert!(reads_as_order(line), "{line}");
            assert!(!reads_as_order(&without_order(line)), "{line}");
        }
        let sentence = "If you do not answer, you get no more mail about this.";
        assert_eq!(without_order(sentence), sentence);
    }

    #[test]
    fn a_sentence_is_broken_before_the_word_that_leads_to_an_order() {
        assert_eq!(
            broken_earlier("It is Alva’s turn; the clock starts", "when Alva has been told."),
            Some(("It is Alva’s turn; the clock".into(), "starts when Alva has been told.".into()))
        );
        assert_eq!(
            broken_earlier("  in short: so that the same", "  message has no effect twice."),
            Some(("  in short: so that the".into(), "  same message has no effect twice.".into()))
        );
        assert_eq!(broken_earlier("  roll             roll the hún", "  d1-d4"), None);
        assert_eq!(broken_earlier("", "d1-d4"), None);
        assert_eq!(broken_earlier("· 1. d1-d4", "2. d4-d5"), None);
        let long = format!("{} end", "word ".repeat(15));
        let (line, over) = fitting(long.trim().into());
        assert!(line.chars().count() <= mail::WIDTH);
        assert_eq!(format!("{line} {}", over.expect("more")), long.trim());
    }
}
