//! What no player can be called, so that no line can be read in two ways. A handle is no order word
//! of any language, no square and no move, also in letters that look similar. A name that is only
//! shown can be a word of another language: people are called `Else` and `Dag`. Nobody is called
//! like the reader, the writer or everybody: “You won” would be about the wrong person.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::ruleset::Language;
use engine::{Square, notation};
use unicode_security::confusable_detection::skeleton;

use super::{ply, read};
use crate::words::{self, OpponentWord, OrderWord, PlyWord, Word, fold};

/// Whether the handle looks like a word of an order, a square or a move.
pub fn is_reserved(handle: &str) -> bool {
    let folded = notation::fold_typed(handle);
    folded.parse::<Square>().is_ok()
        || ply::read(handle).is_some()
        || WORDS.contains(&shape(&folded))
        || addresses(handle)
}

/// Whether the name looks like a square or a move, like the first word of an order in the language
/// of all instructions, in several words like a whole order in any language, or like a word for the
/// reader, the writer or everybody.
pub fn is_reserved_name(name: &str) -> bool {
    let folded = notation::fold_typed(name);
    folded.parse::<Square>().is_ok()
        || ply::read(name).is_some()
        || ENGLISH_WORDS.contains(&shape(&folded))
        || name.contains(' ') && read::read(name).is_ok()
        || addresses(name)
}

/// Whether the name looks like that of the house or of one of its levels, in any language.
pub fn is_house_name(name: &str) -> bool {
    HOUSE_WORDS.contains(&shape(&notation::fold_typed(without_number(name))))
}

/// Whether all words of a name look like words for the reader, the writer or everybody, in any
/// language.
fn addresses(name: &str) -> bool {
    let words = || without_number(name).split([' ', '-']).filter(|word| !word.is_empty());
    words().next().is_some()
        && words().all(|word| ADDRESSED_WORDS.contains(&shape(&notation::fold_typed(word))))
}

fn without_number(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_numeric() || c == '-' || c.is_whitespace())
}

/// Words for the reader, the writer and everybody. Some that are also names are left out: nobody
/// takes `Meg` or `Mir` for the subject of a sentence.
const ADDRESSED: [&str; 5] = [
    "I me myself you yourself we us they everyone everybody all anyone anybody nobody here",
    "jeg deg du dere vi dem alle ingen enhver her",
    "jeg mig dig du I vi jer dem alle ingen enhver her",
    "ich mich du dich wir ihr uns alle jeder niemand keiner hier",
    "yo me tú usted ustedes vosotros vosotras nosotros nosotras todos todas nadie aquí",
];

static ADDRESSED_WORDS: LazyLock<BTreeSet<String>> =
    LazyLock::new(|| ADDRESSED.iter().flat_map(|words| words.split(' ')).map(shape).collect());

static HOUSE_WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let words =
        Language::ALL.into_iter().flat_map(|language| OpponentWord::House.phrases(language));
    words.map(shape).collect()
});

static WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| words::all().map(shape).collect());

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
    fold(&look(&skeleton(&fold(word)).collect::<String>())).replace(' ', "")
}

/// Small letters that look like Latin capitals, with the letters of that name: Cyrillic в and н
/// become such in a skeleton. Skeletons have two letters for m.
const SMALL_CAPITALS: [(char, &str); 14] = [
    ('ᴀ', "a"),
    ('ʙ', "b"),
    ('ᴅ', "d"),
    ('ᴇ', "e"),
    ('ɢ', "g"),
    ('ʜ', "h"),
    ('ᴊ', "j"),
    ('ĸ', "k"),
    ('ʟ', "l"),
    ('ʍ', "rn"),
    ('ɴ', "n"),
    ('ᴘ', "p"),
    ('ʀ', "r"),
    ('ᴛ', "t"),
];

/// A skeleton (UTS 39) in small letters with one letter for more that look similar: small capitals,
/// and the letters i and l.
pub fn look(skeleton: &str) -> String {
    let mut look = String::with_capacity(skeleton.len());
    for c in skeleton.chars() {
        match SMALL_CAPITALS.iter().find(|(small, _)| *small == c) {
            Some((_, plain)) => look.push_str(plain),
            None if c == 'i' => look.push('l'),
            None => look.push(c),
        }
    }
    look
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
            "you",
            "Du",
            "lch",
            "alle",
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
    fn nobody_is_called_like_the_reader_or_everybody() {
        for name in [
            "You",
            "Me",
            "уou",
            "You 2",
            "Everyone",
            "Everybody Here",
            "All",
            "All-here",
            "Jeg",
            "Deg",
            "Alle",
            "Du",
            "Ich",
            "lch",
            "Wir",
            "Yo",
            "Tú",
            "Todos",
            "Todas",
            "Aquí",
            "Hier",
        ] {
            assert!(is_reserved_name(name), "{name}");
        }
        for name in ["Meg", "Mir", "Ella", "Du Pont", "Young", "Alle Hansen", "Herman", "Allan"] {
            assert!(!is_reserved_name(name), "{name}");
        }
    }

    #[test]
    fn nobody_is_called_like_the_house() {
        for name in [
            "House", "House 1", "House-3", "hοuse 2", "H0use", "Нouse", "Haus", "Huset 4",
            "La Casa",
        ] {
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
