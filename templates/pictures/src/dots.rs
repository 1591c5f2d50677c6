//! Values that are only known roughly, one below the other: a dot for each, with a bar as far as it
//! can be wrong. Knows numbers and labels, not what they mean.

use std::fmt::Write as _;

use crate::art::{Anchor, Art, Colours, Label};
use crate::crosstable::fitted;
use crate::picture::Caption;
use crate::plot::Scale;
use crate::svg;

/// All in the drawing's units.
const WIDTH: f32 = 800.0;
const AROUND: f32 = 20.0;
const ROW: f32 = 34.0;
const BELOW: f32 = 44.0;
const LETTERS: f32 = 17.0;
const GAP: f32 = 14.0;
/// Half the height of a bar's ends.
const END: f32 = 6.0;

/// Values with their errors, from the top down.
#[derive(Clone, Debug, PartialEq)]
pub struct Dots {
    pub rows: Vec<Dot>,
    /// Labels below, each with its value; [`crate::round_values`] finds some.
    pub values: Vec<(f64, Label)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    pub name: Label,
    /// A row whose value isn't finite has a name only.
    pub value: f64,
    /// How far the bar goes to either side.
    pub error: f64,
    /// Whether to highlight the row.
    pub main: bool,
}

impl Dot {
    /// Where the bar begins, the value, and where the bar ends.
    fn points(&self) -> Option<[f64; 3]> {
        let error = self.error.abs();
        let points = [self.value - error, self.value, self.value + error];
        points.iter().all(|point| point.is_finite()).then_some(points)
    }
}

impl Dots {
    pub(crate) fn height(&self) -> u32 {
        (AROUND + self.rows.len() as f32 * ROW + BELOW) as u32
    }
}

/// The dots as an SVG file, 800 wide.
pub(crate) fn write(dots: &Dots, art: &Art, colours: &Colours, caption: &Caption<'_>) -> String {
    let frame = &colours.frame;
    let mut svg = svg::open_framed(WIDTH as u32, dots.height(), frame, caption);
    let rows = || (0u16..).zip(&dots.rows).map(|(row, dot)| (AROUND + f32::from(row) * ROW, dot));
    let widest = rows().map(|(_, dot)| art.glyphs.width(&dot.name, LETTERS)).fold(0.0, f32::max);
    // Names take a third of the width at most.
    let room = widest.min(WIDTH / 3.0);
    let (left, right) = (AROUND + room + 2.0 * GAP, WIDTH - AROUND - GAP);
    let bottom = AROUND + dots.rows.len() as f32 * ROW;
    let known = rows().filter_map(|(_, dot)| dot.points()).flatten();
    let labelled = || dots.values.iter().filter(|it| it.0.is_finite());
    let scale = Scale::over(known.chain(labelled().map(|it| it.0)), left, right);

    for (y, _) in rows().filter(|(_, dot)| dot.main) {
        let (colour, width) = (frame.wood.under(frame.line, 40), WIDTH - 2.0 * AROUND);
        let _ =
            write!(svg, "<path fill=\"{colour}\" d=\"M{AROUND} {y}h{width}v{ROW}h-{width}z\"/>");
    }
    let faint = frame.wood.under(frame.label, 50);
    for (value, _) in labelled() {
        let x = scale.at(*value);
        let _ = write!(
            svg,
            "<path stroke=\"{faint}\" stroke-width=\"1.5\" d=\"M{x:.1} {AROUND}V{bottom}\"/>"
        );
    }
    for (y, dot) in rows() {
        let Some(points) = dot.points() else { continue };
        let ([from, at, to], y) = (points.map(|point| scale.at(point)), y + ROW / 2.0);
        let (colour, width, size) = match dot.main {
            true => (frame.line, 3.5, 8.0),
            false => (frame.label, 2.0, 5.5),
        };
        let (above, below) = (y - END, y + END);
        let _ = write!(
            svg,
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             d=\"M{from:.1} {y}H{to:.1}M{from:.1} {above}V{below}M{to:.1} {above}V{below}\"/>\
             <circle fill=\"{colour}\" cx=\"{at:.1}\" cy=\"{y}\" r=\"{size}\"/>"
        );
    }
    let label = frame.label;
    let names = rows().map(|(y, dot)| {
        (AROUND + GAP / 2.0, y + ROW / 2.0, fitted(&dot.name, art, (LETTERS, room)))
    });
    art.glyphs.write(&mut svg, label, LETTERS, Anchor::Start, names);
    let _ = write!(
        svg,
        "<path fill=\"none\" stroke=\"{label}\" stroke-width=\"2\" d=\"M{left} {bottom}H{right}\"/>"
    );
    let texts = labelled().map(|(value, text)| {
        // A label at either end stays on the picture.
        let half = art.glyphs.width(text, LETTERS) / 2.0;
        let x = scale.at(*value).clamp(half + 8.0, (WIDTH - half - 8.0).max(half + 8.0));
        (x, bottom + BELOW * 0.5, text.clone())
    });
    art.glyphs.write(&mut svg, label, LETTERS, Anchor::Middle, texts);
    svg.push_str("</svg>");
    svg
}
