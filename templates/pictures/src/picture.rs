//! What a picture of a board shows, as the caller wants it.

use engine::{BySide, Game, Move, Position, Ruleset, Side, Square};

use crate::art::Label;
use crate::seat::Seat;

#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The rules, for size, colours, throne and corners.
    pub ruleset: &'a Ruleset,
    pub position: &'a Position,
    /// The move that led here: it gets an arrow.
    pub last: Option<Move>,
    /// Where the last ply took men: each square gets a cross.
    pub taken: Vec<Square>,
    /// Squares that can be chosen: each gets a ring around its piece, or a dot.
    pub marked: Vec<Square>,
    pub seat: Seat,
    /// Clocks and captured men above and below the board, if wanted. The picture is then
    /// higher than wide.
    pub trays: Option<Trays>,
}

impl<'a> Picture<'a> {
    /// The start of a ruleset, without trays.
    pub fn start(ruleset: &'a Ruleset, seat: Seat) -> Picture<'a> {
        let position = ruleset.start();
        let (last, taken, marked) = (None, Vec::new(), Vec::new());
        Picture { ruleset, position, last, taken, marked, seat, trays: None }
    }

    /// The present position of a game with those squares marked, and no arrow between the marks.
    pub fn marked(game: &'a Game, squares: &[Square], seat: Seat) -> Picture<'a> {
        let marked = squares.to_vec();
        Picture { last: None, taken: Vec::new(), marked, ..Picture::of(game, seat) }
    }

    /// The present position of a game, with what the last ply did; without trays.
    pub fn of(game: &'a Game, seat: Seat) -> Picture<'a> {
        let last = game.plies().last();
        let captures = last.map_or(&[][..], |ply| &ply.captures);
        Picture {
            ruleset: game.ruleset(),
            position: game.position(),
            last: last.and_then(|ply| ply.mv),
            taken: captures.iter().map(|capture| capture.square).collect(),
            marked: Vec::new(),
            seat,
            trays: None,
        }
    }
}

/// Clocks and captured men, beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trays {
    /// What each side's clock shows, in the reader's words: `3d 4h`.
    pub clocks: BySide<Option<Label>>,
    /// How many of the *other* side's men each side has taken.
    pub captured: BySide<u8>,
    /// Whose turn it is, if the game goes on.
    pub to_move: Option<Side>,
}

impl Trays {
    /// The captured men of a game and whose turn it is, without clocks.
    pub fn of(game: &Game) -> Trays {
        let lost = |side: Side| {
            let men = |position: &Position| position.men(side).iter().count();
            // A board has at most 361 men, and fewer than 255 of them can be captured.
            u8::try_from(men(game.start()).saturating_sub(men(game.position()))).unwrap_or(u8::MAX)
        };
        let position = game.position();
        Trays {
            clocks: BySide::default(),
            captured: BySide { attackers: lost(Side::Defenders), defenders: lost(Side::Attackers) },
            to_move: game.outcome().is_none().then(|| position.to_move()),
        }
    }
}

/// What a screen reader says of an SVG, in the reader's words. Any text is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption<'a> {
    /// What it is, in a few words.
    pub title: &'a str,
    pub description: &'a str,
}
