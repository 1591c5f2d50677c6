//! The board as rows of emoji, for Discord. Black circles vanish on its dark ground and
//! white ones on its light ground, so dark men are brown and the squares black: every
//! piece stands out on both.

use engine::Side;

use super::{Board, BoardCell, Signs};
use crate::words::Words;

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
    pub fn explain_size(self, words: &Words) -> String {
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

/// Emoji of an application's own, by Discord's numbers; what they do not show is drawn as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomEmoji {
    /// A dark man; the same if it has just moved.
    pub dark: [u64; 2],
    /// A light man; the same if it has just moved.
    pub light: [u64; 2],
    pub king: u64,
}

impl CustomEmoji {
    /// What they are called, in the order of the fields.
    pub const NAMES: [&str; 5] =
        ["tafl_dark", "tafl_dark_moved", "tafl_light", "tafl_light_moved", "tafl_king"];

    /// Those whose numbers are given in the order of [`CustomEmoji::NAMES`].
    pub const fn from_ids([dark, dark_moved, light, light_moved, king]: [u64; 5]) -> CustomEmoji {
        CustomEmoji { dark: [dark, dark_moved], light: [light, light_moved], king }
    }

    fn man(&self, is_dark: bool, moved: usize) -> String {
        let (ids, names) = match is_dark {
            true => (self.dark, &CustomEmoji::NAMES[..2]),
            false => (self.light, &CustomEmoji::NAMES[2..4]),
        };
        // Men have two each: one for a man at rest and one for a man that has just moved.
        format!("<:{}:{}>", names[moved], ids[moved])
    }

    fn king(&self) -> String {
        format!("<:{}:{}>", CustomEmoji::NAMES[4], self.king)
    }
}

/// Round, or square if it has just moved.
fn man(board: &Board<'_>, side: Side) -> (&'static str, &'static str) {
    if board.is_dark(side) { ("🟤", "🟫") } else { ("⚪", "⬜") }
}

pub(super) fn draw_emoji(board: &Board<'_>, own: Option<CustomEmoji>) -> Result<String, TooLarge> {
    let size = board.ruleset.size();
    if size > LARGEST_EMOJI_BOARD {
        return Err(TooLarge { size });
    }
    let mut drawn = String::new();
    for (rank, squares) in board.ranks() {
        for square in squares {
            drawn.push_str(&match (board.cell(square), own) {
                (BoardCell::Empty, _) => EMPTY.into(),
                (BoardCell::Throne, _) => THRONE.into(),
                (BoardCell::Corner, _) => CORNER.into(),
                (BoardCell::Left, _) => LEFT.into(),
                (BoardCell::Man(side), Some(own)) => own.man(board.is_dark(side), 0),
                (BoardCell::MovedMan(side), Some(own)) => own.man(board.is_dark(side), 1),
                (BoardCell::King | BoardCell::MovedKing, Some(own)) => own.king(),
                (BoardCell::Man(side), None) => man(board, side).0.to_owned(),
                (BoardCell::MovedMan(side), None) => man(board, side).1.to_owned(),
                (BoardCell::King | BoardCell::MovedKing, None) => KING.to_owned(),
            });
        }
        drawn.push_str(&format!(" {rank}\n"));
    }
    // Two regional letters side by side would become a flag: a zero-width space separates them.
    let regional = |letter| char::from_u32('🇦' as u32 + letter as u32 - 'a' as u32);
    let files: Vec<String> = board.file_letters().filter_map(regional).map(String::from).collect();
    drawn.push_str(&files.join("\u{200b}"));
    drawn.push('\n');
    Ok(drawn)
}

/// The signs as the legend shows them. Only men change their shape; a king's move is marked by the
/// square it left.
pub(super) fn emoji_signs(board: &Board<'_>) -> Signs {
    let moved = match board.last.map(|last| board.cell(last.to)) {
        Some(BoardCell::MovedMan(side)) => man(board, side).1,
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
