//! The moves of a record, `1. d1-d4 Ke5-e6xd6`: read word by word, counted and played. Variations
//! are left out, and marks behind a move say nothing.

use engine::notation::{Body, PlyText, Unreadable};
use engine::{Game, Illegal, Outcome, Reason, Side, Square};

use crate::imported::{Trouble, short};
use crate::words::RecordWords;

/// Each ply is compared with all before it, so a game without end would take forever.
const MOST_PLIES: usize = 10_000;

/// What a format writes of the men that a move takes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Captures {
    /// Each of them; the king's own capture may be left out.
    All,
    /// Some, or none.
    Some,
}

/// Plays all moves. A number may be the ply's or the pair's. Returns the side that resigned.
pub(crate) fn play(
    words: &mut RecordWords<'_>,
    game: &mut Game,
    captures: Captures,
) -> Result<Option<Side>, Trouble> {
    let mut resigned = None;
    let mut is_over = false;
    let mut in_variation = false;
    while let Some((line, word)) = words.next()? {
        let error = |reason: String| (line, reason);
        if is_address(word) {
            in_variation = true;
            continue;
        }
        let mut record = word;
        if let Some((number, rest)) = split_number(word) {
            // Only the game itself has numbers without letters.
            in_variation = false;
            record = rest;
            let number: u32 = number
                .parse()
                .map_err(|_| error(format!("no move has the number {}", short(number))))?;
            if let Err(Illegal::WrongNumber { due, .. }) = game.check_number(number) {
                let pair = due.div_ceil(2);
                return Err(error(format!(
                    "number {number} comes where {pair} (ply {due}) should be"
                )));
            }
        }
        // Dots stand for a move that was given before, and `$1` for a mark.
        let is_mark = record.strip_prefix('$').is_some_and(|mark| mark.parse::<u16>().is_ok());
        if in_variation || is_mark || record.trim_matches(['.', '…']).is_empty() {
            continue;
        }
        if record.starts_with('[') {
            let reason = "another game begins here; each needs a file of its own";
            return Err(error(reason.into()));
        }
        if resigned.is_some() || is_over {
            return Err(error(format!("{:?} follows the end", short(record))));
        }
        match record {
            "---" | "resigns" if game.outcome().is_some() => {
                return Err(error("there is a resignation after the end of the game".into()));
            }
            "---" | "resigns" => resigned = Some(game.position().to_move()),
            // Which colour the attackers have differs from place to place, so it names no winner.
            "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*" | "timeout" => is_over = true,
            record => {
                let number = game.plies().len() + 1;
                if number > MOST_PLIES {
                    return Err(error(format!("the game has more than {MOST_PLIES} plies")));
                }
                play_one(record, game, captures).map_err(|reason| {
                    error(format!("ply {number} ({}): {reason}", short(record)))
                })?;
            }
        }
    }
    Ok(resigned)
}

/// A number in front of a move, as it is written, and what follows it without a space: `12.`,
/// `12...`, `12)`; in tables it stands alone.
pub(crate) fn split_number(word: &str) -> Option<(&str, &str)> {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (number, rest) = word.split_at_checked(digits)?;
    let marks = ['.', '…', ')'];
    let is_number = !number.is_empty() && (rest.is_empty() || rest.starts_with(marks));
    is_number.then(|| (number, rest.trim_start_matches(marks)))
}

/// Whether the word is the address of a turn in a variation, such as `3b.3.1a`.
fn is_address(word: &str) -> bool {
    let parts: Vec<&str> = word.trim_end_matches('.').split('.').collect();
    let is_part = |part: &&str| {
        let behind = part.trim_start_matches(|c: char| c.is_ascii_digit());
        behind.len() < part.len() && behind.chars().all(|c| c.is_ascii_lowercase())
    };
    parts.len() > 1 && parts.iter().all(is_part)
}

fn play_one(record: &str, game: &mut Game, captures: Captures) -> Result<(), String> {
    if record.contains(['^', '=']) {
        return Err("jumps (^) and berserk moves (=) aren't played here".into());
    }
    let king = game.position().king();
    let spellings = &game.ruleset().spellings;
    let text = PlyText::parse(&without_zeros(record), spellings).map_err(|why| match why {
        Unreadable::UnknownPiece('c' | 'n' | 'm' | 'g') => {
            "commanders, knights, mercenaries and guards aren't played here".to_owned()
        }
        why => why.to_string(),
    })?;
    let Body::Move { claims, .. } = &text.body else { return Err("it isn't a move".into()) };
    // A K in front of a captured piece's square says that it is the king.
    let is_king = |said: &str| {
        said.strip_prefix('K').is_some_and(|rest| rest.starts_with(|c: char| c.is_alphabetic()))
    };
    let mut captured = record.split(['x', '/']).skip(1).zip(claims);
    if let Some((_, square)) = captured.find(|(said, at)| is_king(said) && **at != king) {
        return Err(format!("the piece on {square} isn't the king, as is written"));
    }
    let mut said = claims.clone();
    let written = |said: &[Square], taken: &[Square]| {
        format!("captures {} by the rules, but {} as written", list(taken), list(said))
    };
    let ply = match game.play_read(&text) {
        Ok(ply) => ply,
        Err(Illegal::ClaimNotTaken { taken, .. }) => return Err(written(&said, &taken)),
        Err(illegal) => return Err(format!("not possible by the rules ({})", illegal.code())),
    };
    if captures == Captures::Some {
        return Ok(());
    }
    if matches!(ply.outcome, Some(Outcome { reason: Reason::KingCaptured(_), .. })) {
        said.retain(|&square| square != king);
    }
    said.sort_unstable();
    let taken: Vec<Square> = ply.captures.iter().map(|capture| capture.square).collect();
    if said == taken { Ok(()) } else { Err(written(&said, &taken)) }
}

/// hnefatafl.org puts a 0 in front of the squares of a board of 7×7.
fn without_zeros(record: &str) -> String {
    if !record.starts_with('0') {
        return record.to_owned();
    }
    let behind = record.chars().skip(1).map(Some).chain([None]);
    let is_kept = |&(c, next): &(char, Option<char>)| {
        c != '0' || !next.is_some_and(|next| next.is_ascii_alphabetic())
    };
    record.chars().zip(behind).filter(is_kept).map(|(c, _)| c).collect()
}

fn list(squares: &[Square]) -> String {
    if squares.is_empty() {
        return "nothing".into();
    }
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_told_from_an_address_and_from_a_square() {
        for (word, number) in [
            ("12.", Some(("12", ""))),
            ("12...", Some(("12", ""))),
            ("12…", Some(("12", ""))),
            ("12)", Some(("12", ""))),
            ("12", Some(("12", ""))),
            ("12.d1-d4", Some(("12", "d1-d4"))),
            ("2...d1d4", Some(("2", "d1d4"))),
            ("0a40b4", None),
            ("1-0", None),
            ("d1-d4", None),
            ("", None),
        ] {
            assert_eq!(split_number(word), number, "{word}");
            assert!(!is_address(word), "{word}");
        }
        for address in ["7a.1.1a.", "3b.3.1a", "4a.5.4c.2.2a", "12.3."] {
            assert!(is_address(address), "{address}");
        }
        for move_or_dots in ["1.0a40b4", "2a.", "a1.b2", ".....", "1.d1-d4", "1..2", "é1.2"] {
            assert!(!is_address(move_or_dots), "{move_or_dots}");
        }
    }

    #[test]
    fn a_zero_in_front_of_a_square_is_left_out_and_no_other() {
        for (written, read) in [
            ("0a40b4", "a4b4"),
            ("0d1-0d2x0d3x0c2", "d1-d2xd3xc2"),
            ("a10b10", "a10b10"),
            ("a10-j10xk10", "a10-j10xk10"),
            ("0", "0"),
        ] {
            assert_eq!(without_zeros(written), read);
        }
    }
}
