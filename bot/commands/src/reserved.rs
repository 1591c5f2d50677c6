//! What no player can be called, so that no line can be read in two ways. A handle is no order word
//! of any language, no square and no move, also in letters that look similar. A name that is only
//! shown can be a word of another language: people are called `Else` and `Dag`.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::ruleset::Language;
use engine::{Square, notation};
use templates::orders::{self, OpponentWord, OrderWord, PlyWord, Word, fold};
use unicode_security::confusable_detection::skeleton;

use super::{ply, read};

/// Whether the handle looks like a word of an order, a square or a move.
pub fn is_reserved(handle: &str) -> bool {
    let folded = notation::fold_typed(handle);
    folded.parse::<Square>().is_ok()
        || ply::read(handle).is_some()
        || WORDS.contains(&shape(&folded))
}

/// Whether the name looks like a square or a move, like the first word of an order in the language
/// of all instructions, or in several words like a whole order in any language.
pub fn is_reserved_name(name: &str) -> bool {
    let folded = notation::fold_typed(name);
    folded.parse::<Square>().is_ok()
        || ply::read(name).is_some()
        || ENGLISH_WORDS.contains(&shape(&folded))
        || name.contains(' ') && read::read(name).is_ok()
}

/// Whether the name looks like that of the house or of one of its levels, in any language.
pub fn is_house_name(name: &str) -> bool {
    let bare = name.trim_end_matches(|c: char| c.is_numeric() || c == '-' || c.is_whitespace());
    HOUSE_WORDS.contains(&shape(&notation::fold_typed(bare)))
}

static HOUSE_WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let words =
        Language::ALL.into_iter().flat_map(|language| OpponentWord::House.phrases(language));
    words.map(shape).collect()
});

static WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| orders::all().map(shape).collect());

static ENGLISH_WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    fn english<W: Word>() -> impl Iterator<Item = &'static str> {
        let words = W::ALL.iter();
        words.flat_map(|word| word.phrases(Language::English).chain([word.canonical()]))
    }
    english::<OrderWord>().chain(english::<PlyWord>()).map(shape).collect()
});

/// What a word looks like: without spaces and hyphens, and with one letter for all that look
/// similar.
fn shape(word: &str) -> String {
    fold(&skeleton(&fold(word)).collect::<String>()).replace(' ', "")
}

#[cfg(test)]
mod tests {
    use super::{is_house_name, is_reserved, is_reserved_name};

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
    fn a_word_of_another_language_can_be_shown_as_a_name() {
        for name in ["Else", "Si", "Vis", "Anna Lindqvist"] {
            assert!(!is_reserved_name(name), "{name}");
        }
        for name in [
            "resign",
            "rеsign",
            "d4",
            "d1-d4",
            "d1 d4",
            "Silent",
            "yes",
            "Accept 12",
            "Rules Skalk",
        ] {
            assert!(is_reserved_name(name), "{name}");
        }
    }

    #[test]
    fn nobody_is_called_like_the_house() {
        for name in
            ["House", "House 1", "House-3", "hοuse 2", "H0use", "Haus", "Huset 4", "La Casa"]
        {
            assert!(is_house_name(name), "{name}");
        }
        for name in ["Anna House", "Houseman", "Casandra", "Hausmann", "3"] {
            assert!(!is_house_name(name), "{name}");
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
