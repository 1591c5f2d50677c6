//! The turns of a record, `1. d1-d4 f4-e4`: counted and played.

use engine::{Game, Side};

use super::OpenTaflError;
use super::entries::short;
use super::moves::MoveRecord;
use super::tokens::{RecordToken, Tokens};

/// Plays all turns. Returns the side that resigned.
pub(super) fn read_turns(
    tokens: &mut Tokens<'_>,
    game: &mut Game,
) -> Result<Option<Side>, OpenTaflError> {
    let mut turn: u32 = 0;
    // How many plies of the turn may still come.
    let mut left = 0;
    let mut resigned = None;
    while let Some((line, token)) = tokens.next()? {
        let RecordToken::Word(word) = token else { continue };
        let error = |reason: String| OpenTaflError { line, reason };
        let mut record = word;
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let (number, rest) = turn_number(word).map_err(error)?;
            record = rest;
            if left == 1 && turn > 0 && number != turn {
                return Err(error(format!("turn {turn} has no second move before {number}")));
            }
            if left == 0 {
                // Turns count up by one; each has two plies.
                turn = turn.saturating_add(1);
                left = 2;
            }
            if number != turn {
                return Err(error(format!("turn {number} comes where turn {turn} should be")));
            }
        }
        if record.is_empty() {
            continue;
        }
        if resigned.is_some() {
            return Err(error(format!("{:?} follows a resignation", short(record))));
        }
        if left == 0 {
            let due = turn.saturating_add(1);
            return Err(error(format!("{:?} comes where turn {due} should be", short(record))));
        }
        left -= 1;
        if record == "---" {
            if game.outcome().is_some() {
                return Err(error("there is a resignation after the end of the game".into()));
            }
            resigned = Some(game.position().to_move());
        } else {
            let number = game.plies().len() + 1;
            MoveRecord::parse(record)
                .and_then(|record| record.play(game))
                .map_err(|reason| error(format!("ply {number} ({}): {reason}", short(record))))?;
        }
    }
    Ok(resigned)
}

/// `12.` and what follows it without a space.
fn turn_number(word: &str) -> Result<(u32, &str), String> {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (number, rest) = word.split_at(digits);
    let Some(rest) = rest.strip_prefix('.') else {
        let is_variation = rest.contains('.');
        return Err(match is_variation {
            true => format!("{:?} begins a variation; only the game itself is read", short(word)),
            false => {
                format!("a turn must begin with a number and a full stop, not {:?}", short(word))
            }
        });
    };
    if rest.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(format!("{:?} begins a variation; only the game itself is read", short(word)));
    }
    let number = number.parse().map_err(|_| format!("no turn has the number {}", short(number)))?;
    Ok((number, rest.trim_start_matches('.')))
}
