//! A crosstable, drawn with the frame and the letters of the boards. Knows names and marks,
//! not what they mean.

use std::fmt::Write as _;

use crate::art::{Anchor, Art, Colours, Label};
use crate::picture::Caption;
use crate::svg;

/// All in the drawing's units.
const WIDTH: f32 = 800.0;
const AROUND: f32 = 20.0;
const ROW: f32 = 40.0;
const LETTERS: f32 = 19.0;
/// The space beside a column's text.
const GAP: f32 = 14.0;

/// The score of every player against every other.
#[derive(Clone, Debug, PartialEq)]
pub struct Crosstable {
    /// The heads of the sums.
    pub heads: Vec<Label>,
    /// All players, from the first place on. The columns have the same order.
    pub rows: Vec<CrossRow>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CrossRow {
    pub place: Label,
    pub name: Label,
    /// The scores against each player; the player's own cell is ignored.
    pub cells: Vec<Label>,
    pub sums: Vec<Label>,
    /// Whether to highlight the row.
    pub main: bool,
}

impl Crosstable {
    pub(crate) fn height(&self) -> u32 {
        (2.0 * AROUND + (self.rows.len() + 1) as f32 * ROW) as u32
    }
}

/// The left edges of the columns.
struct ColumnEdges {
    name: f32,
    cells: f32,
    cell: f32,
    /// The right edge of each sum.
    sums: Vec<f32>,
}

impl ColumnEdges {
    /// Sums are as wide as they need, cells share what the longest name leaves.
    fn of(table: &Crosstable, art: &Art) -> ColumnEdges {
        let width = |label: &Label| art.glyphs.width(label, LETTERS);
        let widest =
            |labels: &mut dyn Iterator<Item = &Label>| labels.map(width).fold(0.0, f32::max);
        let place = widest(&mut table.rows.iter().map(|row| &row.place));
        let name = AROUND + GAP + place + GAP;
        let mut sums = Vec::new();
        let mut right = WIDTH - AROUND - GAP;
        for (number, head) in table.heads.iter().enumerate().rev() {
            sums.push(right);
            let sum = widest(&mut table.rows.iter().filter_map(|row| row.sums.get(number)));
            right -= width(head).max(sum) + 2.0 * GAP;
        }
        sums.reverse();
        let names = widest(&mut table.rows.iter().map(|row| &row.name));
        let count = table.rows.len().max(1) as f32;
        let cells = (name + names + GAP).min(right - count * ROW).max(name);
        ColumnEdges { name, cells, cell: ((right - cells) / count).clamp(1.0, 2.0 * ROW), sums }
    }
}

/// The crosstable as an SVG file, 800 wide.
pub(crate) fn write(
    table: &Crosstable,
    art: &Art,
    colours: &Colours,
    caption: &Caption<'_>,
) -> String {
    let frame = &colours.frame;
    let mut svg = svg::open_framed(WIDTH as u32, table.height(), frame, caption);
    let columns = ColumnEdges::of(table, art);
    let top = |row: usize| AROUND + (row + 1) as f32 * ROW;
    let middle = |row: usize| top(row) + ROW / 2.0;
    let centre = |column: usize| columns.cells + (column as f32 + 0.5) * columns.cell;
    let right = WIDTH - AROUND;
    for (row, of) in table.rows.iter().enumerate() {
        if of.main {
            let colour = frame.wood.under(frame.line, 40);
            let (y, width) = (top(row), right - AROUND);
            let _ = write!(
                svg,
                "<path fill=\"{colour}\" d=\"M{AROUND} {y}h{width}v{ROW}h-{width}z\"/>"
            );
        }
        let colour = frame.wood.under(frame.label, 90);
        let (x, y, cell) = (centre(row) - columns.cell / 2.0, top(row), columns.cell);
        let _ =
            write!(svg, "<path fill=\"{colour}\" d=\"M{x:.1} {y}h{cell:.1}v{ROW}h-{cell:.1}z\"/>");
    }
    let faint = frame.wood.under(frame.label, 70);
    let count = table.rows.len();
    for row in 0..=count {
        let y = top(row);
        let _ = write!(
            svg,
            "<path stroke=\"{faint}\" stroke-width=\"1.5\" d=\"M{AROUND} {y}H{right}\"/>"
        );
    }
    for column in 0..=count {
        let x = columns.cells + column as f32 * columns.cell;
        let (y, below) = (AROUND, top(count));
        let _ = write!(
            svg,
            "<path stroke=\"{faint}\" stroke-width=\"1.5\" d=\"M{x:.1} {y}V{below}\"/>"
        );
    }
    let rows = || table.rows.iter().enumerate();
    let places = rows().map(|(row, of)| (columns.name - GAP, middle(row), of.place.clone()));
    let room = columns.cells - columns.name - GAP / 2.0;
    let names =
        rows().map(|(row, of)| (columns.name, middle(row), fitted(&of.name, art, (LETTERS, room))));
    let heads = (0..count).map(|column| {
        let number = u32::try_from(column + 1).unwrap_or(u32::MAX);
        (centre(column), AROUND + ROW / 2.0, Label::number(number))
    });
    let cells = rows().flat_map(|(row, of)| {
        let others = of.cells.iter().enumerate().filter(move |(column, _)| *column != row);
        others.map(move |(column, cell)| (centre(column), middle(row), cell.clone()))
    });
    let above = columns.sums.iter().zip(&table.heads);
    let above = above.map(|(x, head)| (*x, AROUND + ROW / 2.0, head.clone()));
    let sums = rows().flat_map(|(row, of)| {
        columns.sums.iter().zip(&of.sums).map(move |(x, sum)| (*x, middle(row), sum.clone()))
    });
    let colour = frame.label;
    art.glyphs.write(&mut svg, colour, LETTERS, Anchor::Start, names);
    art.glyphs.write(&mut svg, colour, LETTERS, Anchor::Middle, heads.chain(cells));
    art.glyphs.write(&mut svg, colour, LETTERS, Anchor::End, places.chain(above).chain(sums));
    svg.push_str("</svg>");
    svg
}

/// As much of a name as fits in letters of that height.
pub(crate) fn fitted(name: &Label, art: &Art, (height, room): (f32, f32)) -> Label {
    let fits = |letters: &usize| art.glyphs.width(&name.first(*letters), height) <= room;
    name.first((0..=name.letters().count()).rev().find(fits).unwrap_or(0))
}
