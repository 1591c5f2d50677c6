//! Recognizes a ply by how it begins, and replaces the words in it that are not announcements by
//! the engine's: `d1 nach d4 still` is turned into `d1 to d4 silent`.

use engine::notation;
use templates::orders::{PlanWord, PlyWord, Word, fold};

use super::parts::TriedPlies;

/// What people put around a line without meaning anything by it. `>` is not one of these because it
/// quotes.
pub(super) const QUOTES: &[char] =
    &['"', '\'', '`', '*', '_', '~', '(', ')', '[', ']', '“', '”', '„', '‘', '’', '«', '»'];

/// The most words of one of our tails (`en silencio`).
const LONGEST_TAIL: usize = 3;

/// The text of the ply, if the line begins like one.
pub(super) fn read(line: &str) -> Option<String> {
    let line = line.trim_matches(|c: char| c.is_whitespace() || QUOTES.contains(&c));
    let mut words: Vec<&str> = line.split_whitespace().collect();
    replace_roll(&mut words);
    replace_to(&mut words);
    replace_tail(&mut words);
    let text = words.join(" ");
    begins_like_a_ply(&notation::fold_typed(&text)).then_some(text)
}

/// The most words that a ply has without captures and announcement: `3. roll 2 f6 to f8`.
const LONGEST_PLY: usize = 6;

/// Plies one after the other, as they can be typed after `try`; `None` if the text is anything else.
pub fn tried_plies(text: &str) -> Option<TriedPlies> {
    read_all(text).map(TriedPlies)
}

/// The texts of plies one after the other, `d1-d4 raichi, e5-e7`, if the line is nothing else.
pub(super) fn read_all(line: &str) -> Option<Vec<String>> {
    let words = line.split_whitespace().map(|word| word.trim_end_matches([',', ';', '?']));
    let words: Vec<&str> = words
        .filter(|word| !word.is_empty() && PlanWord::find(word) != Some(PlanWord::Then))
        .collect();
    let mut plies: Vec<Vec<&str>> = Vec::new();
    let mut rest = words.as_slice();
    while let Some((first, others)) = rest.split_first() {
        let length = match first.strip_prefix(['x', 'X']) {
            // `d1-d4 xc4` claims a capture; it is no second move.
            Some(_) if !plies.is_empty() => None,
            _ => (1..=LONGEST_PLY.min(rest.len()))
                .find(|&count| rest.get(..count).is_some_and(|ply| read(&ply.join(" ")).is_some())),
        };
        match (length, plies.last_mut()) {
            (Some(count), _) => {
                let (ply, after) = rest.split_at(count);
                plies.push(ply.to_vec());
                rest = after;
            }
            (None, Some(ply)) => {
                ply.push(first);
                rest = others;
            }
            (None, None) => return None,
        }
    }
    plies.iter().map(|ply| read(&ply.join(" "))).collect()
}

/// `kast 2 f6-f8`, also after a number.
fn replace_roll(words: &mut [&str]) {
    let at = words.iter().position(|word| !is_number(word));
    if let Some(word) = at.and_then(|at| words.get_mut(at))
        && PlyWord::find(word) == Some(PlyWord::Roll)
    {
        *word = "roll";
    }
}

/// `17.` or `17...`.
fn is_number(word: &str) -> bool {
    word.ends_with('.') && word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit())
}

/// `d1 til d4`.
fn replace_to(words: &mut [&str]) {
    let at = words.windows(3).position(|three| match three {
        [from, to, target] => {
            PlyWord::find(to) == Some(PlyWord::To)
                && notation::fold_typed(target).chars().nth(1).is_some_and(|c| c.is_ascii_digit())
                && notation::fold_typed(from).ends_with(|c: char| c.is_ascii_digit())
        }
        _ => false,
    });
    if let Some(word) = at.and_then(|at| words.get_mut(at + 1)) {
        *word = "to";
    }
}

/// `… still`, `kast 0 pass over`.
fn replace_tail(words: &mut Vec<&str>) {
    for count in (1..=LONGEST_TAIL.min(words.len().saturating_sub(1))).rev() {
        let at = words.len() - count;
        let Some(tail) = words.get(at..) else { continue };
        // Punctuation before the word stays after the move.
        if tail.first().is_none_or(|first| fold(first).is_empty()) {
            continue;
        }
        let word = PlyWord::find(&tail.join(" "));
        if let Some(word @ (PlyWord::Silent | PlyWord::Pass)) = word {
            words.truncate(at);
            words.push(word.canonical());
            return;
        }
    }
}

/// A number and a roll, which are optional, then `pass` after a roll, or two squares with an
/// optional piece letter before them. Anything can follow.
fn begins_like_a_ply(folded: &str) -> bool {
    let mut rest = folded;
    let after_number = after_digits(rest).filter(|rest| rest.starts_with('.'));
    if let Some(after) = after_number {
        rest = after.trim_start_matches('.').trim_start();
    }
    if let Some(after) = after_roll(rest) {
        if after == "pass" || after.starts_with("pass ") {
            return true;
        }
        rest = after;
    }
    let from = after_square(rest).or_else(|| after_square(after_letter(rest)?));
    from.and_then(target).is_some()
}

/// The text after `roll 2`.
fn after_roll(text: &str) -> Option<&str> {
    let face = text.strip_prefix("roll ")?.trim_start();
    after_digits(face)?.strip_prefix(' ').map(str::trim_start)
}

fn after_digits(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < text.len()).then_some(rest)
}

fn after_letter(text: &str) -> Option<&str> {
    text.strip_prefix(|c: char| c.is_ascii_lowercase()).map(str::trim_start)
}

/// A letter and one or two digits. The engine says whether that is a square on the board.
fn after_square(text: &str) -> Option<&str> {
    let digits = text.strip_prefix(|c: char| c.is_ascii_lowercase())?;
    let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let rest = digits.strip_prefix(|c: char| c.is_ascii_digit())?;
    if digit(rest) { rest.get(1..) } else { Some(rest) }
}

/// A square after nothing, spaces, a dash, an arrow, `to`, or the `x` or `:` of a capture.
fn target(text: &str) -> Option<&str> {
    let rest = text.trim_start();
    let rest = rest.strip_prefix("to ").unwrap_or(rest);
    let rest = rest.trim_start_matches(['-', '>']).trim_start();
    after_square(rest).or_else(|| after_square(rest.strip_prefix(['x', ':'])?.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::{read, read_all};

    #[test]
    fn several_plies_are_taken_apart() {
        for (text, expected) in [
            ("d1-d4", &["d1-d4"][..]),
            ("d1-d4 e5-e7", &["d1-d4", "e5-e7"]),
            ("d1 d4 e5 e7", &["d1 d4", "e5 e7"]),
            ("d1 nach d4, dann e5 to e7?", &["d1 to d4", "e5 to e7"]),
            ("d1-d4 xc4 raichi; e5-e7 then f6-f9", &["d1-d4 xc4 raichi", "e5-e7", "f6-f9"]),
            ("3. roll 2 f6-f8 4. Kf8 f9 still", &["3. roll 2 f6-f8", "4. Kf8 f9 silent"]),
        ] {
            assert_eq!(read_all(text).expect(text), expected, "{text}");
        }
        for text in ["", "my luck", "to d1-d4", "then"] {
            assert_eq!(read_all(text).unwrap_or_default(), [] as [&str; 0], "{text}");
        }
    }

    #[test]
    fn plies_are_told_from_other_lines() {
        for text in [
            "d1-d4",
            "d1d4",
            "d1 d4",
            "D1–D4",
            "d1→d4",
            "d1 to d4",
            "Kf6-f9",
            "k f6 f9",
            "17. d1-d4",
            "17...d1-d4xc4 raichi",
            "a11b11",
            "ｄ１－ｄ４",
            "d1xd4",
            "z9-d44 or so",
            "roll 2 f6-f8",
            "roll 7 f6-f8",
            "3. roll 0 pass",
            "x1-x4",
        ] {
            assert_eq!(read(text).as_deref(), Some(text));
        }
        for text in [
            "",
            "d1",
            "d1-",
            "-d1",
            "12 d1-d4",
            "roll",
            "roll 2",
            "roll 0 pas-de-deux",
            "pass",
            "no d1-d4",
            "d1 or d4",
            "17.",
            "é",
            "> d1-d4",
            "see d1-d4",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn words_of_all_languages_become_the_engines() {
        for (text, expected) in [
            ("  *d1-d4*  ", "d1-d4"),
            ("d1 nach d4, still!", "d1 to d4, silent"),
            ("K f6 a f9 en silencio", "K f6 to f9 silent"),
            ("d1  til\td4 xc4 (stille)", "d1 to d4 xc4 silent"),
            ("3. Kast 0 pass over", "3. roll 0 pass"),
            ("wurf 2 f6-f8", "roll 2 f6-f8"),
            ("d1-d4 se opp", "d1-d4 se opp"),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected));
        }
    }
}
