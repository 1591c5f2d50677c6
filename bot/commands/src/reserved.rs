//! Names that no player can have, so that no line can be read in two ways: order words of all
//! languages, squares and moves, also in letters that look similar.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::{Square, notation};
use templates::orders::{self, fold};
use unicode_security::confusable_detection::skeleton;

use super::ply;

/// Whether the handle looks like a word of an order, a square or a move.
pub fn is_reserved(handle: &str) -> bool {
    let folded = notation::fold_typed(handle);
    folded.parse::<Square>().is_ok()
        || ply::read(handle).is_some()
        || WORDS.contains(&shape(&folded))
}

static WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| orders::all().map(shape).collect());

/// What a word looks like: without spaces and hyphens, and with one letter for all that look
/// similar.
fn shape(word: &str) -> String {
    fold(&skeleton(&fold(word)).collect::<String>()).replace(' ', "")
}

#[cfg(test)]
mod tests {
    use super::is_reserved;

    #[test]
    fn names_that_read_as_orders_are_taken() {
        for handle in [
            "resign",
            "Resign",
            "RESIGN",
            "gi-opp",
            "giopp",
            "zurücknehmen",
            "resign-",
            "sí",
            "silent",
            "d4",
            "s19",
            "K11",
            "d1d4",
            "d1-d4",
            "Kf6-f9",
            "rеsign",
            "r2d2",
        ] {
            assert!(is_reserved(handle), "{handle}");
        }
    }

    #[test]
    fn other_names_are_free() {
        for handle in [
            "Ylva", "alva", "t1", "d20", "d4-d", "resigned", "bjørn", "r2-units", "k99", "Jan",
            "May", "August", "The",
        ] {
            assert!(!is_reserved(handle), "{handle}");
        }
    }
}
