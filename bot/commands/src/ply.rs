//! Recognizes a ply by how it begins, and replaces the words in it by the engine's, apart from the
//! leaflets' announcements: `d1 nach d4 still` is turned into `d1 to d4 silent`, and `b5-b1 two
//! routes: a1 and k1` into `b5-b1 2 ruta a1 y k1`.

use engine::{Square, notation};

use super::parts::TriedPlies;
use crate::words::{AnnouncedWord, PlanWord, PlyWord, Word, fold};

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
    replace_routes(&mut words);
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

/// `… one route: a1`, `… aviso a1 og k1`: how many routes are announced, and which.
fn replace_routes(words: &mut Vec<&str>) {
    let begins = |end: &usize| {
        let head = words.get(..*end).unwrap_or_default();
        begins_like_a_ply(&notation::fold_typed(&head.join(" ")))
    };
    let Some(end) = (1..words.len().min(LONGEST_PLY + 1)).find(begins) else { return };
    let is_capture = |word: &&&str| word.starts_with(['x', 'X', ':', '/']);
    let captures = words.iter().skip(end).take_while(is_capture).count();
    let tail = words.get(end + captures..).unwrap_or_default();
    if let Some(said) = routes(tail) {
        words.truncate(end + captures);
        words.extend(said);
    }
}

/// The same words in the engine's spelling, if they are nothing but routes and show that they are.
fn routes<'a>(tail: &[&'a str]) -> Option<Vec<&'a str>> {
    let trimmed = |word: &'a str| word.trim_matches(|c: char| !c.is_alphanumeric());
    let (mut said, mut rest) = (Vec::new(), tail);
    let (mut has_square, mut is_shown) = (false, false);
    while let Some((first, others)) = rest.split_first() {
        let word = trimmed(first);
        if word.is_empty() {
            rest = others;
            continue;
        }
        let taken = match announced_at_front(rest) {
            Some((meant, taken)) => {
                said.push(meant.canonical());
                is_shown = true;
                taken
            }
            None if word.parse::<Square>().is_ok() => {
                said.push(word);
                has_square = true;
                1
            }
            None if is_count(word) || said.is_empty() && fold(word) == INTRODUCES => {
                said.push(word);
                is_shown = true;
                1
            }
            None => return None,
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    (has_square && is_shown).then_some(said)
}

/// What the words in front mean, and how many of them there are.
fn announced_at_front(words: &[&str]) -> Option<(AnnouncedWord, usize)> {
    (1..=LONGEST_TAIL.min(words.len())).rev().find_map(|count| {
        let head = words.get(..count)?;
        // Nothing but the last word may be followed by punctuation.
        let is_one = head.iter().rev().skip(1).all(|word| word.ends_with(char::is_alphanumeric));
        let meant = AnnouncedWord::find(&head.join(" ")).filter(|_| is_one)?;
        Some((meant, count))
    })
}

/// What introduces the names of routes, in all rulesets.
const INTRODUCES: &str = "aviso";

/// A number of routes, in digits.
fn is_count(word: &str) -> bool {
    (1..=2).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
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
    let drawn = || FACES.iter().find_map(|drawn| face.strip_prefix(drawn));
    after_digits(face).or_else(drawn)?.strip_prefix(' ').map(str::trim_start)
}

/// The faces of the hún as the leaflet draws them, the longest first.
const FACES: [&str; 4] = ["iii", "ii", "i", "x"];

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
            ("b5-b1 one route: a1", "b5-b1 1 ruta a1"),
            ("b5-b1 (two escape routes, a1 and k1)", "b5-b1 2 ruta a1 y k1"),
            ("b5 b1 aviso a1 og k1", "b5 b1 aviso a1 y k1"),
            ("b5-b1 xc1 én fluktvei: a1", "b5-b1 xc1 1 ruta a1"),
            ("b5-b1 to flugtveje a1 og k1", "b5-b1 2 ruta a1 y k1"),
            ("b5-b1 zwei Fluchtwege: a1 und k1!", "b5-b1 2 ruta a1 y k1"),
            ("b5-b1 aviso una ruta: a1", "b5-b1 aviso 1 ruta a1"),
            ("b5-b1 a1, k1 and k11", "b5-b1 a1 k1 y k11"),
            ("b5-b1 og hilsen fra a1", "b5-b1 og hilsen fra a1"),
            ("b5-b1 a1", "b5-b1 a1"),
            ("b5-b1 and good luck", "b5-b1 and good luck"),
            ("roll III f6-f8", "roll III f6-f8"),
            ("kast X pass over", "roll X pass"),
        ] {
            assert_eq!(read(text).as_deref(), Some(expected));
        }
    }
}
