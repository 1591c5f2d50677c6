//! Brings the ways in which people write a move, or name the game it is for, into the one that is
//! read: `h1/h4`, `h1, h4`, `Game 3: h1-h4`, `Sí, h1-h4`.

use commands::words::fold;
use email::phrases::mail_phrases;
use engine::Square;
use engine::notation::fold_typed;

/// The words for yes that are also the word for a condition.
const YES: [&str; 2] = ["sí", "si"];

/// The line in its usual form; any other line as it is.
pub fn plainly(line: &str) -> String {
    let (game, said) = in_game(line).unwrap_or((String::new(), line));
    let said = without_yes(said);
    match with_dash(said) {
        Some(plain) => format!("{game}{plain}"),
        None if said.len() == line.len() => line.to_owned(),
        None => format!("{game}{said}"),
    }
}

/// The number of a game that is called one, and what is said in it.
fn in_game(line: &str) -> Option<(String, &str)> {
    let at = line.find(|c: char| c.is_ascii_digit())?;
    let (name, rest) = line.split_at(at);
    let name = fold(name.trim_end_matches(['#', ' ', '\u{ba}', '\u{b0}', '.']));
    if !mail_phrases().games.any(|game| fold(game) == name) {
        return None;
    }
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, said) = rest.split_at(digits);
    let is_parted = said.starts_with([':', ',', ' ', '-', '\u{2013}', '\u{2014}']);
    let said = said.trim_start_matches([':', ',', ' ', '-', '\u{2013}', '\u{2014}']);
    let begins = |text: &str| square(text).is_some_and(|(_, rest)| !rest.is_empty());
    // Without a colon only a move follows: `Game 3 was fun`.
    let has_colon = rest.get(digits..).is_some_and(|rest| rest.starts_with(':'));
    (is_parted && !said.is_empty() && (has_colon || begins(said)))
        .then(|| (format!("{number}: "), said))
}

/// A line that begins with a yes, without it, if a move follows. `si` alone may be a condition, so
/// nothing can follow the move then.
fn without_yes(line: &str) -> &str {
    let word = line.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    if !YES.contains(&word.to_lowercase().as_str()) {
        return line;
    }
    let rest = line.get(word.len()..).unwrap_or_default();
    let said = rest.trim_start_matches([',', '.', '!', ':', ' ']);
    let is_certain = word.contains(['í', 'Í']) || rest.starts_with([',', '.', '!', ':']);
    let is_alone = || said.split_whitespace().count() == 1;
    let is_move = commands::as_typed(said)
        .is_ok_and(|line| matches!(line.order, commands::Order::Do(commands::Deed::Ply(_))));
    if (is_move || with_dash(said).is_some()) && (is_certain || is_alone()) { said } else { line }
}

/// Two squares with a comma, a stroke or a colon between them, written with a dash.
fn with_dash(line: &str) -> Option<String> {
    let (from, rest) = square(line)?;
    let between = rest.trim_start();
    let behind = between.strip_prefix([',', '/', ':'])?;
    let (to, rest) = square(behind.trim_start())?;
    let is_end = !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '/' | ':' | '@'));
    (from != to && is_end).then(|| format!("{from}-{to}{rest}"))
}

/// The square that a text begins with, and what follows.
fn square(text: &str) -> Option<(Square, &str)> {
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let (head, rest) = text.split_at_checked(1 + digits)?;
    Some((fold_typed(head).parse().ok()?, rest))
}
