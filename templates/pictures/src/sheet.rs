//! Several boards in one picture, each with a line below it. They are as large as their number
//! allows.

use std::fmt::Write as _;

use engine::Ruleset;

use crate::art::{Anchor, Art, Colours, Label};
use crate::brush::Brush;
use crate::crosstable::fitted;
use crate::layout::{Layout, TrayRoom};
use crate::picture::{Caption, Picture};
use crate::scene::PictureScene;
use crate::svg;

/// All in the drawing's units.
const WIDTH: u32 = 800;
const APART: u32 = 8;
/// The line below a board.
const LINE: u32 = 24;
const LETTERS: f32 = 11.5;

/// Boards side by side, in rows.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    pub boards: Vec<SheetBoard<'a>>,
}

#[derive(Clone, Debug)]
pub struct SheetBoard<'a> {
    pub picture: Picture<'a>,
    /// What stands below it, as far as there is room.
    pub label: Label,
}

impl Sheet<'_> {
    fn columns(&self) -> u32 {
        match self.boards.len() {
            0..=1 => 1,
            2..=4 => 2,
            5..=6 => 3,
            _ => 4,
        }
    }

    /// How wide a board is; a single one leaves room beside it.
    fn board(&self) -> u32 {
        let columns = self.columns().max(2);
        ((WIDTH - APART) / columns - APART) & !1
    }

    /// Pixels down, for 800 across.
    pub(crate) fn height(&self) -> u32 {
        let rows = (self.boards.len() as u32).div_ceil(self.columns());
        APART + rows * (self.board() + LINE)
    }
}

/// The picture as an SVG file, 800 wide; `brush` draws the boards of a ruleset.
pub(crate) fn write<'a>(
    sheet: &Sheet<'_>,
    art: &Art,
    colours: &Colours,
    brush: &dyn Fn(&Ruleset) -> Brush<'a>,
) -> String {
    let caption = Caption { title: "", description: "" };
    let mut svg = svg::open_framed(WIDTH, sheet.height(), &colours.frame, &caption);
    let (columns, board) = (sheet.columns(), sheet.board());
    let left = (WIDTH - columns * (board + APART) + APART) / 2;
    for (number, of) in (0_u32..).zip(&sheet.boards) {
        let (x, y) =
            (left + number % columns * (board + APART), APART + number / columns * (board + LINE));
        let scene = PictureScene::of(&of.picture);
        let layout = Layout::of_pixels(scene.ruleset.size(), board, TrayRoom::None, scene.seat);
        let _ = write!(svg, "<g transform=\"translate({x} {y})\">");
        let prefix = format!("board-{number}-");
        svg::board(&mut svg, &scene, &layout, &brush(scene.ruleset), &prefix);
        svg.push_str("</g>");
        let label = fitted(&of.label, art, (LETTERS, board as f32));
        let (x, y) = (x as f32 + board as f32 / 2.0, (y + board) as f32 + LINE as f32 / 2.0);
        let text = std::iter::once((x, y, label));
        art.glyphs.write(&mut svg, colours.frame.label, LETTERS, Anchor::Middle, text);
    }
    svg.push_str("</svg>");
    svg
}
