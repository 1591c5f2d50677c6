//! Pictures of boards: SVG, PNG, moving replays, and diagrams drawn the same way.
//!
//! In reading order: `art` (drawings, letters and themes, from files that a host can
//! replace), `scene` (what is to be seen), `layout` and `tray` (where), `brush` (as SVG shapes), `svg`
//! (as a file); then `tiles` (drawn once), `palette`, `canvas`, `png_file`, `replay`; and
//! `plot` and `crosstable`. A [`Painter`] does all of it and keeps the tiles.
//!
//! What a picture shows is what both sides may see: nothing in here knows a route.

mod arrow;
mod art;
mod brush;
mod canvas;
mod colour;
mod crosstable;
mod layout;
mod painter;
mod palette;
mod plot;
mod png_file;
mod raster;
mod replay;
mod scene;
mod svg;
mod tiles;
mod tray;

use engine::{Game, Square};

use crate::Board;
use crate::board::Seat;

pub use self::art::{Art, BadFile, BadLabel, FILES, Label, Theme};
pub use self::crosstable::{CrossRow, Crosstable};
pub use self::layout::Width;
pub use self::painter::Painter;
pub use self::plot::{Course, Curve, Plot, Top, round_values};
pub use self::replay::{Replay, Then};
pub use self::scene::Trays;

/// Numbers as a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Diagram {
    Plot(Plot),
    Crosstable(Crosstable),
}

/// What a picture of a board shows.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The rules, the pieces, the last move, which gets an arrow, and the seat: in the south
    /// sit the attackers.
    pub board: Board<'a>,
    /// Where the last ply took men: each gets a cross.
    pub taken: Vec<Square>,
    /// Clocks and captured men above and below the board, if wanted. The picture is then
    /// higher than wide.
    pub trays: Option<Trays>,
}

impl<'a> Picture<'a> {
    /// The board alone.
    #[must_use]
    pub fn new(board: Board<'a>) -> Picture<'a> {
        Picture { board, taken: Vec::new(), trays: None }
    }

    /// A game as it stands, with what the last ply did; without trays.
    #[must_use]
    pub fn of(game: &'a Game, seat: Seat) -> Picture<'a> {
        let captures = game.plies().last().map_or(&[][..], |ply| &ply.captures);
        let taken = captures.iter().map(|capture| capture.square).collect();
        Picture { board: Board::of(game).seen_from(seat), taken, trays: None }
    }
}

/// What a screen reader says of an SVG, in the reader's words; any text will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption<'a> {
    /// What it is, in a few words.
    pub title: &'a str,
    pub description: &'a str,
}
