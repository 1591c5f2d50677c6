//! The boards of an evening edition, as one picture.

use engine::Game;
use pictures::{Painter, Seat, Sheet, SheetBoard, Theme, Width};

use crate::review::label;

/// A board of the picture.
#[derive(Clone, Debug)]
pub struct EditionBoard {
    pub game: Game,
    /// What stands below it, in ASCII.
    pub label: String,
}

/// The boards in one PNG file, 800 pixels wide.
pub(crate) fn png(boards: &[EditionBoard], painter: &Painter) -> Vec<u8> {
    let boards = boards.iter().map(|board| SheetBoard {
        picture: pictures::Picture::of(&board.game, Seat::South),
        label: label(&board.label),
    });
    painter.sheet_png(&Sheet { boards: boards.collect() }, Theme::Light, Width::W800)
}
