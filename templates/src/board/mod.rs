//! A board to draw: where the pieces are, under which rules, the last move, and the side it is seen
//! from. `text`, `unicode` and `emoji` draw it; `prose` tells a game to people who listen. No
//! drawing knows a route.

pub(crate) mod cutout;
pub(crate) mod emoji;
mod grid;
pub(crate) mod prose;
mod text;
mod unicode;

use engine::ruleset::options::Colours;
use engine::{Game, Move, Piece, Position, Ruleset, Side, Square};

use crate::words::Words;

pub use emoji::{CustomEmoji, LARGEST_EMOJI_BOARD, TooLarge};
pub use pictures::Seat;
pub use prose::{LONGEST_ALT_TEXT, Prose};

#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The rules, for size, colours, throne and corners.
    pub ruleset: &'a Ruleset,
    pub position: &'a Position,
    /// The move that led here; it gets marked.
    pub last: Option<Move>,
    pub seat: Seat,
}

impl<'a> Board<'a> {
    pub fn start(ruleset: &'a Ruleset) -> Board<'a> {
        Board { ruleset, position: ruleset.start(), last: None, seat: Seat::South }
    }

    pub fn of_game(game: &'a Game) -> Board<'a> {
        let last = game.plies().last().and_then(|ply| ply.mv);
        Board { ruleset: game.ruleset(), position: game.position(), last, seat: Seat::South }
    }

    #[must_use]
    pub fn seen_from(self, seat: Seat) -> Board<'a> {
        Board { seat, ..self }
    }

    /// Monospaced ASCII with coordinates on all four sides, each line ended.
    pub fn text(&self) -> String {
        text::draw_text(self)
    }

    /// The same without anything between the squares, for where there is little room: the piece that
    /// moved has no mark.
    pub fn close_text(&self) -> String {
        text::draw_close(self)
    }

    /// What the signs of [`Board::text`] mean, an entry each; join them with spaces.
    pub fn text_legend(&self, words: &Words) -> Vec<String> {
        self.legend(words, &text::text_signs())
    }

    /// Monospaced signs beyond ASCII with coordinates on all four sides, each line ended.
    pub fn unicode(&self) -> String {
        unicode::draw_unicode(self)
    }

    /// What the signs of [`Board::unicode`] mean, an entry each; join them with spaces.
    pub fn unicode_legend(&self, words: &Words) -> Vec<String> {
        self.legend(words, &unicode::unicode_signs(self))
    }

    /// Rows of emoji, ranks at the right and files below, each line ended.
    ///
    /// # Errors
    /// The board is larger than [`LARGEST_EMOJI_BOARD`], beyond which Discord's clients no
    /// longer draw every emoji of a message.
    pub fn emoji(&self) -> Result<String, TooLarge> {
        emoji::draw_emoji(self, None)
    }

    /// The same with emoji of an application's own.
    pub fn emoji_of(&self, own: Option<CustomEmoji>) -> Result<String, TooLarge> {
        emoji::draw_emoji(self, own)
    }

    /// What the signs of [`Board::emoji`] mean, an entry each; join them with spaces.
    pub fn emoji_legend(&self, words: &Words) -> Vec<String> {
        self.legend(words, &emoji::emoji_signs(self))
    }

    fn legend(&self, words: &Words, signs: &Signs) -> Vec<String> {
        let man = |id, sign: &str, side| {
            let colour = if self.is_dark(side) { "dark" } else { "light" };
            words.say(id, &[("sign", sign.into()), ("colour", colour.into())])
        };
        let other = |id, sign: &str| words.say(id, &[("sign", sign.into())]);
        let mut entries = vec![
            man("legend-attackers", &signs.attackers, Side::Attackers),
            man("legend-defenders", &signs.defenders, Side::Defenders),
            other("legend-king", &signs.king),
        ];
        if self.ruleset.throne().is_some() {
            entries.push(other("legend-throne", &signs.throne));
        }
        if self.has_corners() {
            entries.push(other("legend-corner", &signs.corner));
        }
        if self.last.is_some() {
            let signs = [("left", (&*signs.left).into()), ("moved", (&*signs.moved).into())];
            entries.push(words.say("legend-last-move", &signs));
        }
        entries
    }

    /// The signs of [`Board::text`], with their squares, for each rank with its number, from the top:
    /// an empty square where the last move began has its usual sign.
    pub(crate) fn squares(&self) -> Vec<(u8, Vec<(Square, char)>)> {
        let plain = Board { last: None, ..*self };
        let sign = |square: Square| (square, text::text_sign(plain.cell(square)));
        self.ranks().map(|(rank, squares)| (rank, squares.map(sign).collect())).collect()
    }

    fn cell(&self, square: Square) -> BoardCell {
        let moved = self.last.is_some_and(|last| last.to == square);
        match self.position.piece_at(square) {
            Some(Piece::King) if moved => BoardCell::MovedKing,
            Some(Piece::King) => BoardCell::King,
            Some(Piece::Man(side)) if moved => BoardCell::MovedMan(side),
            Some(Piece::Man(side)) => BoardCell::Man(side),
            None if self.last.is_some_and(|last| last.from == square) => BoardCell::Left,
            None if self.ruleset.throne() == Some(square) => BoardCell::Throne,
            None if self.ruleset.is_corner(square) => BoardCell::Corner,
            None => BoardCell::Empty,
        }
    }

    /// The squares of each rank from the left, with the rank's number, from the top.
    pub(crate) fn ranks(&self) -> impl Iterator<Item = (u8, impl Iterator<Item = Square>)> {
        let (seat, size) = (self.seat, self.ruleset.size());
        seat.ranks(size).map(move |rank| {
            (rank + 1, seat.files(size).filter_map(move |file| Square::new(file, rank)))
        })
    }

    /// The letters of the files from the left.
    fn file_letters(&self) -> impl Iterator<Item = char> {
        self.seat.files(self.ruleset.size()).map(|file| (b'a' + file) as char)
    }

    fn is_dark(&self, side: Side) -> bool {
        let dark = match self.ruleset.options.colours {
            Colours::DarkAttack => Side::Attackers,
            Colours::LightAttack => Side::Defenders,
        };
        side == dark
    }

    fn has_corners(&self) -> bool {
        Square::new(0, 0).is_some_and(|corner| self.ruleset.is_corner(corner))
    }
}

/// What is seen on one square. A throne or corner is hidden if the last move began there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BoardCell {
    Empty,
    Throne,
    Corner,
    /// The last move began here.
    Left,
    Man(Side),
    MovedMan(Side),
    King,
    MovedKing,
}

/// What each thing on the board looks like, for the legend.
struct Signs {
    attackers: String,
    defenders: String,
    king: String,
    throne: String,
    corner: String,
    left: String,
    moved: String,
}
