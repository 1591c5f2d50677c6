//! Where things are in a picture of a board, in pixels. Knows sizes and the seat; no piece,
//! colour or format.

use engine::{Side, Square};

use crate::seat::Seat;

/// How wide a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Width {
    /// 400 pixels, for a phone or a preview.
    W400,
    W600,
    W800,
    /// 1600 pixels, for print and large screens.
    W1600,
}

impl Width {
    /// All, from small to large.
    pub const ALL: [Width; 4] = [Width::W400, Width::W600, Width::W800, Width::W1600];

    pub const fn pixels(self) -> u32 {
        match self {
            Width::W400 => 400,
            Width::W600 => 600,
            Width::W800 => 800,
            Width::W1600 => 1600,
        }
    }

    pub fn from_pixels(pixels: u32) -> Option<Width> {
        Width::ALL.into_iter().find(|width| width.pixels() == pixels)
    }
}

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Squares a side.
    pub size: u8,
    pub width: u32,
    /// The height of each of the two trays; 0 without them.
    pub tray: u32,
    pub cell: u32,
    /// From the picture's left edge to the board, and from the framed board's top.
    pub margin: u32,
    pub seat: Seat,
}

/// Whether there is room for clocks and captured men above and below the board.
/// How much of the width of an SVG without trays is frame on each side of a board of that size.
pub fn frame_share(size: u8) -> f64 {
    let layout = Layout::new(size, Width::W800, TrayRoom::None, Seat::South);
    f64::from(layout.margin) / f64::from(layout.width)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TrayRoom {
    None,
    Kept,
}

impl Layout {
    pub fn new(size: u8, width: Width, trays: TrayRoom, seat: Seat) -> Layout {
        Layout::of_pixels(size, width.pixels(), trays, seat)
    }

    pub fn of_pixels(size: u8, width: u32, trays: TrayRoom, seat: Seat) -> Layout {
        let squares = u32::from(size);
        // On large boards the letters take more of a square. Squares are of even width and
        // begin at even pixels: two pixels share a byte in a PNG, and equal squares are then
        // equal bytes, which pack better by a third.
        let cell = (width * 100 / (squares * 100 + 2 * (52 + squares))) & !1;
        let tray = match trays {
            TrayRoom::None => 0,
            TrayRoom::Kept => width * 7 / 100,
        };
        Layout { size, width, tray, cell, margin: ((width - squares * cell) / 2) & !1, seat }
    }

    pub fn height(&self) -> u32 {
        self.width + 2 * self.tray
    }

    /// The board's side, without the frame.
    pub fn board(&self) -> u32 {
        self.cell * u32::from(self.size)
    }

    /// The squares, without the frame.
    pub fn field(&self) -> Area {
        let side = self.board();
        Area { x: self.margin, y: self.tray + self.margin, width: side, height: side }
    }

    /// Which column, from the left, has that file.
    fn column(&self, file: u8) -> u32 {
        match self.seat {
            Seat::South => file.into(),
            Seat::North => self.size.saturating_sub(file + 1).into(),
        }
    }

    /// Which row, from the top, has that rank.
    fn row(&self, rank: u8) -> u32 {
        match self.seat {
            Seat::South => self.size.saturating_sub(rank + 1).into(),
            Seat::North => rank.into(),
        }
    }

    /// The upper left corner of a square.
    pub fn corner(&self, square: Square) -> (u32, u32) {
        let field = self.field();
        (
            field.x + self.column(square.file()) * self.cell,
            field.y + self.row(square.rank()) * self.cell,
        )
    }

    pub fn middle(&self, square: Square) -> (f32, f32) {
        let (x, y) = self.corner(square);
        let half = self.cell as f32 / 2.0;
        (x as f32 + half, y as f32 + half)
    }

    /// All squares, from the lowest file and rank.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let size = self.size;
        (0..size).flat_map(move |rank| (0..size).filter_map(move |file| Square::new(file, rank)))
    }

    /// How thick the line between two squares is; its dark and its lit side each.
    pub fn line(&self) -> u32 {
        ((self.cell + 20) / 40).max(1)
    }

    /// The height of the letters on the frame.
    pub fn lettering(&self) -> f32 {
        (self.margin as f32 * 0.42).min(self.cell as f32 * 0.40)
    }

    /// The side that is below: seen from the south the attackers, from the north the defenders.
    pub fn below(&self) -> Side {
        match self.seat {
            Seat::South => Side::Attackers,
            Seat::North => Side::Defenders,
        }
    }

    pub fn tray_of(&self, side: Side) -> Area {
        let y = if side == self.below() { self.tray + self.width } else { 0 };
        Area { x: 0, y, width: self.width, height: self.tray }
    }
}
