//! Whether the words around a move cast doubt on it: whether they ask, deny, make a condition or
//! only talk about it. In front of a move a word to the addressee does (`your h1-h4`); behind it
//! people say whose turn it is, greet and thank, which doubts nothing.

use email::effort;
use email::phrases::{PhraseList, mail_phrases};

use crate::moves::squares;

/// The most names that can come after a move.
const NAMES: usize = 2;

/// The longest face made of signs (`:-)`, `:D`).
const FACE: usize = 4;

/// Whether a sentence, or the part in front of a move, casts doubt on the move.
pub fn is_doubtful(text: &str) -> bool {
    let words = SpokenWords::of(text).without(&mail_phrases().undoubting);
    text.contains('?')
        || words.has(&mail_phrases().doubts)
        || words.has(&mail_phrases().addressees)
        || words.has(&mail_phrases().wishes)
}

/// Whether a move directly behind a text is only talked about: `thanks for h1-h4`.
pub fn is_mention(text: &str) -> bool {
    let words = SpokenWords::of(text);
    mail_phrases().mentions.any(|mention| words.0.ends_with(&format!(" {mention} ")))
}

/// Whether what is said behind a move, in a clause of its own, casts doubt on it.
pub fn is_doubtful_behind(text: &str) -> bool {
    let words =
        SpokenWords::of(text).without(&mail_phrases().undoubting).without(&mail_phrases().turns);
    text.contains('?')
        || words.has(&mail_phrases().doubts)
        || words.has(&mail_phrases().turning_back)
        || words.has(&mail_phrases().wishes)
}

/// Whether a square in a text may be a second move: it is not said to be captured.
pub fn has_other_square(text: &str) -> bool {
    squares(text).next().is_some() && !SpokenWords::of(text).has(&mail_phrases().captures)
}

/// What the words that follow a move in its sentence are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// They say nothing about the move.
    Plain,
    Doubtful,
    /// They may be an announcement, or about the move.
    Unknown,
}

/// Reads what follows a move in its sentence. Directly behind it only words count that are known
/// to be plain, or a name; behind a comma, a dash or an `and` everything does that doubts nothing.
pub fn read_behind(text: &str) -> Behind {
    let text = without_faces(text);
    if is_doubtful_behind(&text) || has_other_square(&text) {
        return Behind::Doubtful;
    }
    let head = text.get(..clause_end(&text)).unwrap_or(&text);
    if head.bytes().any(|byte| byte.is_ascii_digit()) {
        return Behind::Doubtful;
    }
    if is_about_the_move(&SpokenWords::of(head).words().collect::<Vec<_>>()) {
        return Behind::Doubtful;
    }
    let said = SpokenWords::of(head).without(&mail_phrases().turns);
    let said = said.without(&mail_phrases().undoubting);
    let words: Vec<&str> = said.words().collect();
    let capitals = head.split(|c: char| !(c.is_alphabetic() || c == '\''));
    let capitals: Vec<String> = capitals
        .filter(|word| word.starts_with(char::is_uppercase))
        .map(str::to_lowercase)
        .collect();
    let mut names = 0;
    let is_plain = words.iter().all(|word| {
        let is_name = capitals.iter().any(|name| name == word);
        mail_phrases().plain_words.has_phrase(word) || {
            names += 1;
            is_name && names <= NAMES
        }
    });
    if is_plain { Behind::Plain } else { Behind::Unknown }
}

/// `is your move`, `is the best`; not `is my answer`.
fn is_about_the_move(words: &[&str]) -> bool {
    let is = ["is", "er", "ist", "es"];
    let own =
        ["my", "it", "min", "mitt", "mit", "mein", "meine", "mi", "svaret", "trekket", "trækket"];
    words.first().is_some_and(|first| is.contains(first))
        && words.get(1).is_some_and(|second| !own.contains(second))
}

/// Where the clause that a text begins with ends.
fn clause_end(text: &str) -> usize {
    let signs = |c: char| {
        matches!(c, ',' | ';' | ':' | '.' | '!' | '(' | '\u{2013}' | '\u{2014}' | '\u{2026}' | '\n')
    };
    let sign = text.find(signs);
    let words = [" - ", " and ", " und ", " og ", " y ", " -- "];
    let padded = format!(" {text} ");
    // One space was added in front.
    let word = words.iter().filter_map(|word| padded.find(word)).min();
    sign.into_iter().chain(word).min().unwrap_or(text.len()).min(text.len())
}

fn without_faces(text: &str) -> String {
    let is_face = |word: &str| {
        let length = word.chars().count();
        (2..=FACE).contains(&length) && word.starts_with([':', ';', '=', '<'])
            || matches!(word, "xD" | "XD" | "^^")
    };
    text.split(' ').filter(|word| !is_face(word)).collect::<Vec<_>>().join(" ")
}

/// The words of a text in lower case, with a space on either side of each.
struct SpokenWords(String);

impl SpokenWords {
    fn of(text: &str) -> SpokenWords {
        effort::count_letters(text.len());
        let lower = text.to_lowercase().replace('\u{2019}', "'");
        let words = lower.split(|c: char| !(c.is_alphanumeric() || c == '\''));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        SpokenWords(format!(" {} ", words.join(" ")))
    }

    fn has(&self, phrases: &PhraseList) -> bool {
        phrases.any(|phrase| self.0.contains(&format!(" {phrase} ")))
    }

    fn without(mut self, phrases: &PhraseList) -> SpokenWords {
        phrases.any(|phrase| {
            let phrase = format!(" {phrase} ");
            while let Some(at) = self.0.find(&phrase) {
                self.0.replace_range(at..at + phrase.len(), " ");
            }
            false
        });
        self
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.0.split(' ').filter(|word| !word.is_empty())
    }
}
