//! How much of one message is carried out or answered. A question asked twice is answered once, and
//! there is a limit, so that neither the answer nor the effect on others grows without bounds.

use std::collections::BTreeSet;

use commands::{Order, OrderLine};

/// The most items of one message (an email, or a text sent in Discord) that are carried out or
/// answered. The rest is listed as left out.
pub const MOST_AT_ONCE: usize = 20;

/// Splits a message into what is dealt with and what is left out. `line` returns the order that an
/// item is, if it is one.
pub fn at_once<T>(said: Vec<T>, line: impl Fn(&T) -> Option<OrderLine>) -> (Vec<T>, Vec<T>) {
    let mut asked = BTreeSet::new();
    let is_new = |one: &T| match line(one).filter(|line| matches!(line.order, Order::Ask(_))) {
        Some(question) => asked.insert(question.to_string()),
        None => true,
    };
    let mut said: Vec<T> = said.into_iter().filter(is_new).collect();
    let left_out = said.split_off(said.len().min(MOST_AT_ONCE));
    (said, left_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_questions_count_once_and_equal_orders_do_not() {
        let lines = |text: &str| -> Vec<OrderLine> {
            text.lines().map(|line| commands::read(line).unwrap()).collect()
        };
        let dealt = |text: &str| {
            let (said, left_out) = at_once(lines(text), |line| Some(line.clone()));
            (said.len(), left_out.len())
        };
        assert_eq!(dealt(&"rules skalk\n".repeat(199)), (1, 0));
        assert_eq!(dealt("board\n12: board\nbrett\nrules skalk\nrules tablut\n"), (4, 0));
        assert_eq!(dealt(&"say hello\n".repeat(199)), (MOST_AT_ONCE, 199 - MOST_AT_ONCE));
    }
}
