//! What a line of our emails must not say unless it is marked: an email program may quote it
//! without marks, and it would come back as an order.

use commands::plan::Plan;
use commands::{self, Deed, Order, OrderLine};

/// Whether a line of ours would be an order if somebody sent it back. A sentence that begins with
/// “if” is a plan only if it is complete or names squares; and nothing after `> ` is an order.
pub fn reads_as_order(line: &str) -> bool {
    match commands::read(line) {
        Ok(OrderLine { order: Order::Do(Deed::Plan(plan)), .. }) => {
            let mut pairs = plan.as_bytes().windows(2);
            Plan::read(&plan).is_ok()
                || pairs.any(|pair| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit())
        }
        Ok(_) => true,
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_makes_an_order_none() {
        for line in ["d1-d4", "1. d1-d4", "12: d1-d4", "12 d1-d4"] {
            assert!(reads_as_order(line), "{line}");
            assert!(!reads_as_order(&format!("· {line}")), "{line}");
            assert!(!reads_as_order(&format!("> {line}")), "{line}");
        }
        for line in [
            "resign",
            "games",
            "12: resign",
            "if d4-d8 then f6-f9",
            "if capture then resign",
            "say hello",
        ] {
            assert!(reads_as_order(line), "{line}");
            assert!(!reads_as_order(&format!("> {line}")), "{line}");
        }
    }

    #[test]
    fn a_sentence_that_begins_with_if_is_no_plan() {
        assert!(!reads_as_order("If you do not answer, you get no more mail about this."));
    }
}
