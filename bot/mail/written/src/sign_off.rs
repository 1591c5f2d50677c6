//! What stands below a closing: the writer's name, what they do, how to reach them. `Jo` there is a
//! name and no yes, and a number to call is no mistyped command.

use commands::words::{Courtesies, fold, length_of_group};

use crate::beside;
use crate::reading::{Own, Reading};

/// The most lines that stand below a closing.
const SIGNATURE: usize = 6;

/// The fewest digits of a number to call.
const DIGITS: usize = 5;

/// The most words of one.
const FEW: usize = 4;

/// Words for yes and no that are nobody's name.
const NO_NAMES: [&str; 8] = ["yes", "no", "ja", "nei", "nej", "nein", "si", "ok"];

/// Reads what stands below a closing as no order that it could only be by accident.
pub fn settle(own: &mut [Own<'_>]) {
    // How many lines can still belong to the closing above.
    let mut left = 0_usize;
    for own in own.iter_mut() {
        if is_call(own.line) && is_by_accident(own) {
            own.reading = Reading::Prose;
        }
        if beside::closes(own.line) {
            left = SIGNATURE;
            // `Best` is near to many words.
            if matches!(own.reading, Reading::Slip(_) | Reading::Unclear(_)) {
                own.reading = Reading::Prose;
            }
            continue;
        }
        if left == 0 {
            continue;
        }
        left = if is_of_signature(own.line) { left - 1 } else { 0 };
        if left > 0 && is_by_accident(own) {
            own.reading = Reading::Prose;
        }
    }
}

/// `Tel. 555 0100`
fn is_call(line: &str) -> bool {
    let folded = fold(line);
    let words: Vec<&str> = folded.split(' ').collect();
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let label = length_of_group(&Courtesies::all().contacts, &words);
    let behind = label.and_then(|label| words.get(label..)).unwrap_or_default();
    behind.iter().map(|word| word.len()).sum::<usize>() >= DIGITS && behind.iter().all(is_number)
}

/// A yes or no, or a line that only resembles an order.
fn is_by_accident(own: &Own<'_>) -> bool {
    match &own.reading {
        Reading::Order(line) => {
            line.order.row().answers && !NO_NAMES.contains(&fold(own.line).as_str())
        }
        Reading::Slip(_) | Reading::Unclear(_) => true,
        Reading::Doubted(_) | Reading::Prose => false,
    }
}

fn is_of_signature(line: &str) -> bool {
    let words = line.split_whitespace().count();
    words <= FEW && line.split_whitespace().all(is_capital) && !line.ends_with(['?', '!'])
}

/// Whether a word may be a name or a number.
fn is_capital(word: &str) -> bool {
    let first = word.chars().find(|c| c.is_alphanumeric());
    first.is_none_or(|first| first.is_uppercase() || first.is_numeric())
}
