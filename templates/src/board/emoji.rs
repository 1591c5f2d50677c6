//! The board as rows of emoji, for Discord. Black circles vanish on its dark ground and
//! white ones on its light ground, so dark men are brown and the squares black: every
//! piece stands out on both.

use engine::Side;

use super::{Board, Cell, Signs};
use crate::Words;

/// Squares a side of the largest board that Discord's clients draw whole: they show about
/// 198 emoji a message, and 13×13 with its files below has 182.
pub const LARGEST_EMOJI_BOARD: u8 = 13;

/// The board is too large to be drawn in emoji.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Squares a side.
    pub size: u8,
}

impl TooLarge {
    /// Why not, and what to ask for instead.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        words.say(
            "emoji-too-large",
            &[("size", self.size.into()), ("most", LARGEST_EMOJI_BOARD.into())],
        )
    }
}

const EMPTY: &str = "⬛";
const THRONE: &str = "🟪";
const CORNER: &str = "🟩";
const LEFT: &str = "🟦";
const KING: &str = "👑";

/// Round, or square if it has just moved.
fn man(board: &Board<'_>, side: Side) -> (&'static str, &'static str) {
    if board.is_dark(side) { ("🟤", "🟫") } else { ("⚪", "⬜") }
}

pub(super) fn draw(board: &Board<'_>) -> Result<String, TooLarge> {
    let size = board.ruleset.size();
    if size > LARGEST_EMOJI_BOARD {
        return Err(TooLarge { size });
    }
    let mut drawn = String::new();
    for (rank, squares) in board.ranks() {
        for square in squares {
            drawn.push_str(match board.cell(square) {
                Cell::Empty => EMPTY,
                Cell::Throne => THRONE,
                Cell::Corner => CORNER,
                Cell::Left => LEFT,
                Cell::Man(side) => man(board, side).0,
                Cell::MovedMan(side) => man(board, side).1,
                Cell::King | Cell::MovedKing => KING,
            });
        }
        drawn.push_str(&format!(" {rank}\n"));
    }
    // Two regional letters side by side would become a flag: a zero-width space parts them.
    let regional = |letter| char::from_u32('🇦' as u32 + letter as u32 - 'a' as u32);
    let files: Vec<String> = board.file_letters().filter_map(regional).map(String::from).collect();
    drawn.push_str(&files.join("\u{200b}"));
    drawn.push('\n');
    Ok(drawn)
}

/// The signs as the legend shows them. Only men change their shape; after the king's move
/// the square he left tells it.
pub(super) fn signs(board: &Board<'_>) -> Signs {
    let moved = match board.last.map(|last| board.cell(last.to)) {
        Some(Cell::MovedMan(side)) => man(board, side).1,
        _ => KING,
    };
    Signs {
        attackers: man(board, Side::Attackers).0.into(),
        defenders: man(board, Side::Defenders).0.into(),
        king: KING.into(),
        throne: THRONE.into(),
        corner: CORNER.into(),
        left: LEFT.into(),
        moved: moved.into(),
    }
}
