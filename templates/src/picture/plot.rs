//! A line plot, drawn with the frame and the letters of the boards: a rating over time, or
//! a place in a ladder. Knows numbers and labels; what they mean comes worded.

use std::fmt::Write as _;

use super::Caption;
use super::art::{Anchor, Art, Colours, Label};
use super::colour::Colour;
use super::svg;

/// Width and height of the drawing's units.
const WIDTH: f32 = 800.0;
const HEIGHT: f32 = 400.0;
/// Around the field: left for the labels of values, below for those of times.
const LEFT: f32 = 76.0;
const RIGHT: f32 = 30.0;
const TOP: f32 = 26.0;
const BELOW: f32 = 48.0;
const LETTERS: f32 = 17.0;

/// Something that changes over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// When (in any unit) and how much, in the order of time. What is not a finite number
    /// is left out.
    pub points: Vec<(f64, f64)>,
    /// Labels below, each at its time.
    pub times: Vec<(f64, Label)>,
    /// Labels at the left, each at its value; [`round_values`] finds some.
    pub values: Vec<(f64, Label)>,
    /// Which values are above.
    pub top: Top,
    /// How a point leads to the next.
    pub course: Course,
}

/// Which values are above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// The large ones, as with ratings.
    Large,
    /// The small ones, as with places: the first is on top.
    Small,
}

/// How a point leads to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Straight.
    Line,
    /// It stays until the next, as places do.
    Steps,
}

/// A mark that is not there breaks nothing; a plot without points is an empty field.
struct Scale {
    from: f64,
    to: f64,
    start: f32,
    end: f32,
}

impl Scale {
    fn over(values: impl Iterator<Item = f64>, start: f32, end: f32) -> Scale {
        let finite = values.filter(|value| value.is_finite());
        let (from, to) =
            finite.fold((f64::MAX, f64::MIN), |(from, to), it| (from.min(it), to.max(it)));
        let (from, to) = match from < to {
            true => (from, to),
            // All values are the same, or there are none: the line is in the middle.
            false if from == to => (from - 1.0, from + 1.0),
            false => (0.0, 1.0),
        };
        Scale { from, to, start, end }
    }

    fn at(&self, value: f64) -> f32 {
        // Halves, so that the greatest numbers do not run over.
        let part = (value / 2.0 - self.from / 2.0) / (self.to / 2.0 - self.from / 2.0);
        self.start + part as f32 * (self.end - self.start)
    }
}

/// At most so many values between those two, evenly spread and round (1, 2 or 5 times a
/// power of ten apart), each with its label: whole numbers only.
#[must_use]
pub fn round_values(low: f64, high: f64, most: u8) -> Vec<(f64, Label)> {
    let most = f64::from(most.max(2));
    if !(low <= high && low >= -1e6 && high <= 1e6) {
        return Vec::new();
    }
    let tens = (0..7).map(|power| 10f64.powi(power));
    let mut steps = tens.flat_map(|ten| [ten, 2.0 * ten, 5.0 * ten]);
    let Some(step) = steps.find(|step| (high / step).floor() - (low / step).ceil() < most) else {
        return Vec::new();
    };
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    let values = (first..=last).map(|count| count as f64 * step);
    values
        .filter_map(|value| Some((value, Label::new(&format!("{value}").replace('-', "−")).ok()?)))
        .collect()
}

/// The plot as an SVG file of 800 × 400.
pub(super) fn write(plot: &Plot, art: &Art, colours: &Colours, caption: &Caption<'_>) -> String {
    let mut svg = svg::open(WIDTH as u32, HEIGHT as u32, caption);
    let frame = &colours.frame;
    let _ = write!(
        svg,
        "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>\
         <rect x=\"2\" y=\"2\" width=\"{}\" height=\"{}\" fill=\"{}\"/>",
        frame.edge,
        WIDTH - 4.0,
        HEIGHT - 4.0,
        frame.wood
    );
    let finite = |&(time, value): &(f64, f64)| f64::is_finite(time) && f64::is_finite(value);
    let points: Vec<(f64, f64)> = plot.points.iter().copied().filter(finite).collect();
    let times = points.iter().map(|point| point.0).chain(plot.times.iter().map(|it| it.0));
    let values = points.iter().map(|point| point.1).chain(plot.values.iter().map(|it| it.0));
    let (left, right, top, below) = (LEFT, WIDTH - RIGHT, TOP, HEIGHT - BELOW);
    let time = Scale::over(times, left, right);
    let value = match plot.top {
        Top::Large => Scale::over(values, below, top),
        Top::Small => Scale::over(values, top, below),
    };

    let faint = frame.wood.under(frame.label, 50);
    for (at, _) in plot.values.iter().filter(|it| it.0.is_finite()) {
        let y = value.at(*at);
        let _ = write!(
            svg,
            "<path stroke=\"{faint}\" stroke-width=\"1.5\" d=\"M{left} {y:.1}H{right}\"/>"
        );
    }
    for (at, _) in plot.times.iter().filter(|it| it.0.is_finite()) {
        let x = time.at(*at);
        let _ =
            write!(svg, "<path stroke=\"{faint}\" stroke-width=\"1.5\" d=\"M{x:.1} {below}v6\"/>");
    }
    let places: Vec<(f32, f32)> =
        points.iter().map(|(at, much)| (time.at(*at), value.at(*much))).collect();
    line(&mut svg, &places, plot.course, below, frame.line, frame.wood);
    let label = frame.label;
    let _ = write!(
        svg,
        "<path fill=\"none\" stroke=\"{label}\" stroke-width=\"2\" d=\"M{left} {top}V{below}H{right}\"/>"
    );
    let texts = plot.values.iter().filter(|it| it.0.is_finite());
    let texts = texts.map(|(at, text)| (left - 12.0, value.at(*at), text.clone()));
    art.glyphs.write(&mut svg, label, LETTERS, Anchor::End, texts);
    let texts = plot.times.iter().filter(|it| it.0.is_finite());
    let texts = texts.map(|(at, text)| {
        // A label at either end stays on the plot.
        let half = art.glyphs.width(text, LETTERS) / 2.0;
        let x = time.at(*at).clamp(half + 8.0, (WIDTH - half - 8.0).max(half + 8.0));
        (x, below + BELOW * 0.5, text.clone())
    });
    art.glyphs.write(&mut svg, label, LETTERS, Anchor::Middle, texts);
    svg.push_str("</svg>");
    svg
}

/// The line, what is below it in a faint shade, and a dot where it has come to.
fn line(
    svg: &mut String,
    places: &[(f32, f32)],
    course: Course,
    below: f32,
    colour: Colour,
    ground: Colour,
) {
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return };
    let mut path = format!("M{:.1} {:.1}", first.0, first.1);
    for (x, y) in places.iter().skip(1) {
        let _ = match course {
            Course::Line => write!(path, "L{x:.1} {y:.1}"),
            Course::Steps => write!(path, "H{x:.1}V{y:.1}"),
        };
    }
    let shade = ground.under(colour, 40);
    let ((from, _), (to, end)) = (first, last);
    let _ = write!(
        svg,
        "<path fill=\"{shade}\" d=\"{path}V{below}H{from:.1}z\"/>\
         <path fill=\"none\" stroke=\"{colour}\" stroke-width=\"3.5\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\" d=\"{path}\"/><circle fill=\"{colour}\" cx=\"{to:.1}\" \
         cy=\"{end:.1}\" r=\"6\"/>"
    );
}
