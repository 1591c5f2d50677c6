//! A line plot, drawn with the frame and the letters of the boards: a rating over time, or
//! places on a ladder. Knows numbers and labels, not what they mean.

use std::fmt::Write as _;

use crate::art::{Anchor, Art, Colours, Label};
use crate::colour::Colour;
use crate::picture::Caption;
use crate::svg;

/// Width and height of the drawing's units.
const WIDTH: f32 = 800.0;
const HEIGHT: f32 = 400.0;
/// Around the field: left for the labels of values, below for those of times.
const LEFT: f32 = 76.0;
const RIGHT: f32 = 30.0;
const TOP: f32 = 26.0;
const BELOW: f32 = 48.0;
const LETTERS: f32 = 17.0;
/// Between a line's end and its label.
const GAP: f32 = 12.0;

/// What changes over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// Each thing that changes; the last is drawn in front.
    pub curves: Vec<Curve>,
    /// Labels below, each with its time.
    pub times: Vec<(f64, Label)>,
    /// Labels at the left, each with its value; [`round_values`] finds some.
    pub values: Vec<(f64, Label)>,
    pub top: Top,
    pub style: LineStyle,
}

/// Something that changes over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Times (in any unit) and values, in the order of time. The line is broken at numbers that
    /// are not finite.
    pub points: Vec<(f64, f64)>,
    /// Text at the end of the line, if there is room.
    pub label: Option<Label>,
    /// Whether to highlight it.
    pub main: bool,
}

/// Which values are on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// The large ones, as for ratings.
    Large,
    /// The small ones, as for places: the first place is on top.
    Small,
}

/// How points are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineStyle {
    /// From point to point.
    Straight,
    /// A value lasts until the next, as places do.
    Steps,
}

/// From numbers to places on the drawing. Without numbers everything is in the middle.
pub(crate) struct Scale {
    from: f64,
    to: f64,
    start: f32,
    end: f32,
}

impl Scale {
    pub fn over(values: impl Iterator<Item = f64>, start: f32, end: f32) -> Scale {
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

    pub fn at(&self, value: f64) -> f32 {
        // Halves, so that the greatest numbers do not overflow.
        let part = (value / 2.0 - self.from / 2.0) / (self.to / 2.0 - self.from / 2.0);
        self.start + part as f32 * (self.end - self.start)
    }
}

/// At most that many values between the two, evenly spread and round (1, 2 or 5 times a power of
/// ten apart), each with its label. Whole numbers only.
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
pub(crate) fn write(plot: &Plot, art: &Art, colours: &Colours, caption: &Caption<'_>) -> String {
    let frame = &colours.frame;
    let mut svg = svg::open_framed(WIDTH as u32, HEIGHT as u32, frame, caption);
    let points = || plot.curves.iter().flat_map(Curve::runs).flatten();
    let times = points().map(|point| point.0).chain(plot.times.iter().map(|it| it.0));
    let values = points().map(|point| point.1).chain(plot.values.iter().map(|it| it.0));
    let ends = plot.curves.iter().filter_map(|curve| curve.label.as_ref());
    let widest = ends.map(|text| art.glyphs.width(text, LETTERS)).fold(0.0, f32::max);
    // Labels take a third of the width at most.
    let room = if widest > 0.0 { (widest + 2.0 * GAP).min(WIDTH / 3.0) } else { 0.0 };
    let (left, right, top, below) = (LEFT, WIDTH - RIGHT.max(room + GAP), TOP, HEIGHT - BELOW);
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
    let mut labels: Vec<(f32, f32, Label)> = Vec::new();
    for curve in &plot.curves {
        let runs: Vec<Vec<(f32, f32)>> = curve
            .runs()
            .into_iter()
            .map(|run| run.into_iter().map(|(at, much)| (time.at(at), value.at(much))).collect())
            .collect();
        let (colour, width) = match curve.main {
            true => (frame.line, 3.5),
            false => (frame.wood.under(frame.label, 110), 2.0),
        };
        for run in &runs {
            if curve.main && plot.curves.len() == 1 {
                shade(&mut svg, run, plot.style, below, frame.wood.under(colour, 40));
            }
            line(&mut svg, run, plot.style, (colour, width));
        }
        if let (Some(label), Some(&(x, y))) = (&curve.label, runs.last().and_then(|run| run.last()))
        {
            labels.push((x + GAP, y, label.clone()));
        }
    }
    let label = frame.label;
    art.glyphs.write(&mut svg, label, LETTERS, Anchor::Start, apart(labels).into_iter());
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

/// The labels from the top down, so that none covers another: moved down a little where that is
/// enough, otherwise left out.
fn apart(mut labels: Vec<(f32, f32, Label)>) -> Vec<(f32, f32, Label)> {
    labels.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = f32::MIN;
    labels.retain_mut(|(_, y, _)| {
        let place = y.max(free);
        let fits = place - *y <= 1.5 * LETTERS;
        if fits {
            (*y, free) = (place, place + LETTERS);
        }
        fits
    });
    labels
}

/// A line, with a dot at its end.
fn line(svg: &mut String, places: &[(f32, f32)], style: LineStyle, (colour, width): (Colour, f32)) {
    let Some((to, end)) = places.last() else { return };
    let path = path(places, style);
    let _ = write!(
        svg,
        "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\" d=\"{path}\"/>\
         <circle fill=\"{colour}\" cx=\"{to:.1}\" cy=\"{end:.1}\" r=\"{}\"/>",
        width + 2.5
    );
}

/// The area below a line, faintly.
fn shade(svg: &mut String, places: &[(f32, f32)], style: LineStyle, below: f32, colour: Colour) {
    let Some((from, _)) = places.first() else { return };
    let path = path(places, style);
    let _ = write!(svg, "<path fill=\"{colour}\" d=\"{path}V{below}H{from:.1}z\"/>");
}

fn path(places: &[(f32, f32)], style: LineStyle) -> String {
    let mut path = String::new();
    for (number, (x, y)) in places.iter().enumerate() {
        let _ = match (number, style) {
            (0, _) => write!(path, "M{x:.1} {y:.1}"),
            (_, LineStyle::Straight) => write!(path, "L{x:.1} {y:.1}"),
            (_, LineStyle::Steps) => write!(path, "H{x:.1}V{y:.1}"),
        };
    }
    path
}

impl Curve {
    /// The unbroken parts of the line.
    fn runs(&self) -> Vec<Vec<(f64, f64)>> {
        let finite = |&(time, value): &(f64, f64)| time.is_finite() && value.is_finite();
        let runs = self.points.split(|point| !finite(point));
        runs.filter(|run| !run.is_empty()).map(<[(f64, f64)]>::to_vec).collect()
    }
}
