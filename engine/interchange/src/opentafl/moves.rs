//! One move as OpenTafl records it, `Ke5-e6xd6/f6+`: read, and played with exactly those
//! captures.

use engine::notation::{Body, PlyText};
use engine::{Game, Move, Outcome, PlyAnnouncement, Reason, Square};

/// A move record, read but not yet played.
pub(super) struct MoveRecord {
    /// Whether a letter says that the king moves.
    king: Option<bool>,
    mv: Move,
    /// The pieces said to be taken, and whether they are said to be the king.
    captures: Vec<(Option<bool>, Square)>,
}

impl MoveRecord {
    /// Reads a record. What it says of threats is passed over.
    pub(super) fn parse(text: &str) -> Result<MoveRecord, String> {
        let mut rest = text;
        let king = piece(&mut rest)?;
        let from = square(&mut rest)?;
        if rest.starts_with(['^', '=']) {
            return Err("jumps (^) and berserk moves (=) aren't supported".into());
        }
        rest = rest.strip_prefix('-').ok_or("a move needs a dash between its squares")?;
        let to = square(&mut rest)?;
        let mut captures = Vec::new();
        if let Some(behind) = rest.strip_prefix('x') {
            rest = behind;
            loop {
                let king = piece(&mut rest)?;
                captures.push((king, square(&mut rest)?));
                let Some(behind) = rest.strip_prefix('/') else { break };
                rest = behind;
            }
        }
        if !matches!(rest, "" | "+" | "-" | "++" | "--") {
            return Err(format!("cannot read {:?} after the move", super::entries::short(rest)));
        }
        Ok(MoveRecord { king, mv: Move { from, to }, captures })
    }

    pub(super) fn play(self, game: &mut Game) -> Result<(), String> {
        let king = game.position().king();
        if let Some((_, square)) =
            self.captures.iter().find(|(is_king, at)| is_king.is_some_and(|k| k != (*at == king)))
        {
            return Err(format!("the piece on {square} isn't the one that is written"));
        }
        let body = Body::Move { king: self.king, mv: self.mv, claims: Vec::new() };
        let text = PlyText { number: None, roll: None, body, said: PlyAnnouncement::Nothing };
        let ply = game
            .play_read(&text)
            .map_err(|illegal| format!("not possible by the rules ({})", illegal.code()))?;
        let mut said: Vec<Square> = self.captures.iter().map(|&(_, square)| square).collect();
        if matches!(ply.outcome, Some(Outcome { reason: Reason::KingCaptured(_), .. }))
            && let Some(listed) = said.iter().position(|&square| square == king)
        {
            said.remove(listed);
        }
        said.sort_unstable();
        let taken: Vec<Square> = ply.captures.iter().map(|capture| capture.square).collect();
        if said == taken {
            return Ok(());
        }
        Err(format!("captures {} by the rules, but {} as written", list(&taken), list(&said)))
    }
}

fn list(squares: &[Square]) -> String {
    if squares.is_empty() {
        return "nothing".into();
    }
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", ")
}

/// The piece letter, if there is one: a letter followed by another letter, as in `ce6` (`c6` is a
/// square).
fn piece(rest: &mut &str) -> Result<Option<bool>, String> {
    let mut letters = rest.chars();
    let (Some(letter), Some(next)) = (letters.next(), letters.next()) else { return Ok(None) };
    if !letter.is_ascii_alphabetic() || !next.is_ascii_alphabetic() {
        return Ok(None);
    }
    let is_king = match letter {
        'K' => true,
        't' | 'T' => false,
        'c' | 'C' | 'n' | 'N' => return Err("knights and commanders aren't supported".into()),
        other => return Err(format!("unknown piece {other:?}")),
    };
    *rest = letters_after(rest);
    Ok(Some(is_king))
}

fn letters_after(text: &str) -> &str {
    let mut rest = text.chars();
    rest.next();
    rest.as_str()
}

/// A letter and all digits after it.
fn square(rest: &mut &str) -> Result<Square, String> {
    let behind = letters_after(rest);
    let digits = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
    let end = rest.len() - behind.len() + digits;
    let (text, behind) = rest.split_at_checked(end).unwrap_or((rest, ""));
    *rest = behind;
    text.parse().map_err(|_| format!("not a square: {:?}", super::entries::short(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is read, without the marks at the end.
    fn check(text: &str, expected: &str) {
        let read = match MoveRecord::parse(text) {
            Ok(MoveRecord { king, mv, captures }) => {
                let king = if king == Some(true) { "K" } else { "" };
                let captures: Vec<Square> = captures.into_iter().map(|(_, at)| at).collect();
                format!("{king}{mv} takes {}", list(&captures))
            }
            Err(reason) => reason,
        };
        assert_eq!(read, expected, "{text:?}");
    }

    #[test]
    fn records_are_read_letter_by_letter() {
        check("e5-e8", "e5-e8 takes nothing");
        check("Ke1-a1--", "Ke1-a1 takes nothing");
        check("e10-e11xe12/Kf1/tc1+", "e10-e11 takes e12, f1, c1");
        // A c before a square is a commander, before a digit a file.
        check("c6-c8", "c6-c8 takes nothing");
        check("ce6-e8", "knights and commanders aren't supported");
        check("e6^e8", "jumps (^) and berserk moves (=) aren't supported");
        check("e6e8", "a move needs a dash between its squares");
        check("e6-", "not a square: \"\"");
        check("é6-e8", "not a square: \"é6\"");
        check("e6-e8x", "not a square: \"\"");
        check("e6-e8+++", "cannot read \"+++\" after the move");
    }
}
