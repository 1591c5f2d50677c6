//! What a player may have meant, or can do instead: the nearest legal move, or where a piece can
//! go. Only moves that can really be played are ever named.

use engine::notation::Unreadable;
use engine::{Game, Illegal, Move, Square, WrongRoll};

use crate::words::Words;

/// By how many letters the typed text may differ from the intended one.
const MOST_SLIPS: usize = 1;

/// Longer texts are not mistyped moves.
const LONGEST: usize = 12;

/// What to do instead of the attempted ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nearest {
    /// Nothing comes near, or the reason says it all.
    Nothing,
    /// One legal move is nearer to the text than any other.
    Move(Move),
    /// It is clear which piece was meant; it can go to these squares, perhaps to none.
    From { from: Square, targets: Vec<Square> },
}

impl Nearest {
    pub(super) fn find(game: &Game, typed: &str, why: &Illegal) -> Nearest {
        match why {
            Illegal::Unreadable(Unreadable::CaptureForMove(_) | Unreadable::UnknownWords(_)) => {
                Nearest::Nothing
            }
            Illegal::Unreadable(_)
            | Illegal::OffBoard { .. }
            | Illegal::NoPiece { .. }
            | Illegal::NotYourPiece { .. } => meant(game, typed),
            Illegal::SameSquare { square } => from(game, *square),
            Illegal::NotInLine { mv, .. }
            | Illegal::Blocked { mv, .. }
            | Illegal::ThroneNotPassable { mv, .. }
            | Illegal::ThroneReserved { mv, .. }
            | Illegal::CornerReserved { mv, .. }
            | Illegal::TooFar { mv, .. }
            | Illegal::WouldRepeat { mv, .. } => from(game, mv.from),
            Illegal::Dice(WrongRoll::KingMustMove(_) | WrongRoll::BeyondRoll(_)) => {
                match from(game, game.position().king()) {
                    Nearest::From { targets, .. } if targets.is_empty() => Nearest::Nothing,
                    nearest => nearest,
                }
            }
            Illegal::GameOver(_)
            | Illegal::WrongNumber { .. }
            | Illegal::WrongPiece { .. }
            | Illegal::ClaimNotTaken { .. }
            | Illegal::SilentRoute { .. }
            | Illegal::Announcement(_)
            | Illegal::Dice(_) => Nearest::Nothing,
        }
    }

    pub(super) fn say(&self, words: &Words) -> Option<String> {
        match self {
            Nearest::Nothing => None,
            Nearest::Move(mv) => Some(words.say("did-you-mean", &[("move", (*mv).into())])),
            Nearest::From { from, targets } => Some(words.say(
                "from-here",
                &[
                    ("from", (*from).into()),
                    ("targets", words.squares(targets.iter().copied()).into()),
                    ("count", targets.len().into()),
                ],
            )),
        }
    }
}

fn from(game: &Game, from: Square) -> Nearest {
    let moves = game.legal_moves().into_iter();
    let mut targets: Vec<Square> = moves.filter(|mv| mv.from == from).map(|mv| mv.to).collect();
    targets.sort_unstable();
    Nearest::From { from, targets }
}

/// The one legal move nearest to the text, otherwise the squares that the first piece named in it
/// can reach.
fn meant(game: &Game, typed: &str) -> Nearest {
    let typed: String =
        typed.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    if typed.chars().count() > LONGEST {
        return Nearest::Nothing;
    }
    let moves = game.legal_moves();
    let slips = |mv: &Move| strsim::levenshtein(&typed, &format!("{}{}", mv.from, mv.to));
    let fewest = moves.iter().map(slips).min().unwrap_or(usize::MAX);
    let mut nearest = moves.iter().filter(|mv| slips(mv) == fewest);
    if let (Some(&mv), None) = (nearest.next(), nearest.next())
        && fewest <= MOST_SLIPS
    {
        return Nearest::Move(mv);
    }
    // The longest beginning that is a square: f11 before f1.
    let square = (2..=3).rev().find_map(|length| typed.get(..length)?.parse().ok());
    match square.map(|square| from(game, square)) {
        Some(Nearest::From { from, targets }) if !targets.is_empty() => {
            Nearest::From { from, targets }
        }
        _ => Nearest::Nothing,
    }
}
