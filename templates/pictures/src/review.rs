//! What a game was worth, as one picture: the chances over all plies, and below them a small board
//! for each turning point with the move that was played and, dashed, the one that was better. The
//! two sides differ in lightness and by their place, so nobody has to tell colours apart.

use std::fmt::Write as _;

use engine::{BySide, Move, Piece, Ruleset, Side};

use crate::art::{Anchor, Art, Label};
use crate::brush::Brush;
use crate::colour::Colour;
use crate::layout::{Layout, TrayRoom};
use crate::picture::{Caption, Picture};
use crate::plot::round_values;
use crate::scene::{Content, PictureScene};
use crate::svg;

/// All in the drawing's units.
const WIDTH: u32 = 800;
const LEFT: f32 = 34.0;
const RIGHT: f32 = 766.0;
/// The field of the chances; above it are the numbers of the turning points.
const TOP: f32 = 92.0;
const BELOW: f32 = 272.0;
const PLOT_HEIGHT: u32 = 320;
const LETTERS: f32 = 16.0;
/// A number in a circle.
const NUMBER: f32 = 14.0;
/// The boards: how far down they begin, how wide they are, and how far apart.
const BOARDS: u32 = 364;
const BOARD: u32 = 252;
const APART: u32 = 10;

/// The picture of a finished game.
#[derive(Clone, Debug)]
pub struct ReviewPicture<'a> {
    pub ruleset: &'a Ruleset,
    /// The defenders' chances in hundredths: at the start, then after every ply.
    pub chances: &'a [u8],
    /// What the sides are called.
    pub sides: BySide<Label>,
    /// At most three, in the order of the game.
    pub turns: Vec<ReviewedTurn<'a>>,
}

/// A ply at which a game turned.
#[derive(Clone, Debug)]
pub struct ReviewedTurn<'a> {
    /// From 1.
    pub ply: usize,
    /// What stands above its board: `23. d4-d8`.
    pub label: Label,
    /// The position after the ply, with its arrow.
    pub picture: Picture<'a>,
    /// What would have been better, if it was another move.
    pub better: Option<Move>,
}

impl ReviewPicture<'_> {
    /// Pixels down, for 800 across.
    pub(crate) fn height(&self) -> u32 {
        if self.turns.is_empty() { PLOT_HEIGHT } else { BOARDS + BOARD + APART }
    }
}

/// The picture as an SVG file, 800 wide.
pub(crate) fn write(
    review: &ReviewPicture<'_>,
    brush: &Brush<'_>,
    caption: &Caption<'_>,
) -> String {
    let frame = &brush.colours.frame;
    let mut svg = svg::open_framed(WIDTH, review.height(), frame, caption);
    let field = PlotField { plies: review.chances.len().saturating_sub(1).max(1) };
    areas(&mut svg, review, brush, &field);
    sides(&mut svg, review, brush);
    numbers_below(&mut svg, brush, &field);
    let mut free = f32::MIN;
    for (number, turn) in (1_u32..).zip(&review.turns) {
        let chance = review.chances.get(turn.ply).copied().unwrap_or(50);
        let (x, y) = (field.x(turn.ply), field.y(chance.into()));
        // Numbers of plies that are close to each other stand side by side.
        let later = review.turns.len() - number as usize;
        let most = RIGHT - later as f32 * 2.2 * NUMBER;
        let at = x.max(free).min(most);
        free = at + 2.2 * NUMBER;
        let colour = frame.label;
        let up = TOP - 18.0;
        let _ = write!(
            svg,
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\" \
             d=\"M{at:.1} {up}L{x:.1} {TOP}V{BELOW}\"/>\
             <circle fill=\"{}\" stroke=\"{}\" stroke-width=\"2\" cx=\"{x:.1}\" cy=\"{y:.1}\" \
             r=\"5\"/>",
            frame.line, frame.wood
        );
        marker(&mut svg, brush, (at, up), number);
    }
    boards(&mut svg, review, brush);
    svg.push_str("</svg>");
    svg
}

/// From plies and chances to places.
struct PlotField {
    plies: usize,
}

impl PlotField {
    fn x(&self, ply: usize) -> f32 {
        LEFT + (RIGHT - LEFT) * ply as f32 / self.plies as f32
    }

    /// The defenders are on top.
    fn y(&self, chance: f32) -> f32 {
        BELOW - (BELOW - TOP) * chance / 100.0
    }
}

/// The field, halved, with the area between its middle and the line: in the defenders' tone above
/// the middle, in the attackers' below.
fn areas(svg: &mut String, review: &ReviewPicture<'_>, brush: &Brush<'_>, field: &PlotField) {
    let frame = &brush.colours.frame;
    let middle = field.y(50.0);
    let mut line = String::new();
    for (ply, chance) in review.chances.iter().enumerate() {
        let (x, y) = (field.x(ply), field.y(f32::from(*chance)));
        let _ = write!(line, "{}{x:.1} {y:.1}", if ply == 0 { 'M' } else { 'L' });
    }
    if review.chances.len() == 1 {
        // A game without plies has one chance.
        let _ = write!(line, "H{RIGHT}");
    }
    let board = brush.colours.board.square;
    let _ = write!(
        svg,
        "<rect fill=\"{board}\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{}\" height=\"{}\"/>",
        RIGHT - LEFT,
        BELOW - TOP
    );
    for (side, from, to) in [(Side::Defenders, TOP, middle), (Side::Attackers, middle, BELOW)] {
        let face = brush.face(side);
        let _ = write!(
            svg,
            "<clipPath id=\"half-{}\"><rect x=\"{LEFT}\" y=\"{from}\" width=\"{}\" \
             height=\"{}\"/></clipPath><path fill=\"{face}\" clip-path=\"url(#half-{})\" \
             d=\"{line}V{middle}H{LEFT}z\"/>",
            side.letter(),
            RIGHT - LEFT,
            to - from,
            side.letter()
        );
    }
    let (label, casing) = (frame.label, frame.edge);
    let _ = write!(
        svg,
        "<path fill=\"none\" stroke=\"{label}\" stroke-width=\"1.5\" d=\"M{LEFT} {middle}H{RIGHT}\"/>"
    );
    for (colour, width) in [(casing, 5.0), (frame.line, 2.5)] {
        let _ = write!(
            svg,
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\" d=\"{line}\"/>"
        );
    }
    let _ = write!(
        svg,
        "<path fill=\"none\" stroke=\"{label}\" stroke-width=\"2\" \
         d=\"M{LEFT} {TOP}H{RIGHT}V{BELOW}H{LEFT}z\"/>"
    );
}

/// The names of the sides, each beside its piece: the defenders above, the attackers below.
fn sides(svg: &mut String, review: &ReviewPicture<'_>, brush: &Brush<'_>) {
    let rows = [
        (Side::Defenders, Piece::King, TOP - 62.0),
        (Side::Attackers, Piece::Man(Side::Attackers), BELOW + 26.0),
    ];
    for (side, piece, y) in rows {
        let (ground, edge) = (brush.colours.board.square, brush.colours.frame.edge);
        let _ = write!(
            svg,
            "<g transform=\"translate({LEFT} {}) scale(0.26)\"><rect fill=\"{ground}\" \
             stroke=\"{edge}\" stroke-width=\"5\" x=\"3\" y=\"3\" width=\"94\" height=\"94\" \
             rx=\"13\"/>",
            y - 13.0
        );
        brush.content(svg, Content::Piece(piece));
        svg.push_str("</g>");
        let text = std::iter::once((LEFT + 36.0, y, review.sides[side].clone()));
        write_text(svg, brush, LETTERS, Anchor::Start, text);
    }
}

/// Numbers of plies below the field, as far as the name of the attackers leaves room.
fn numbers_below(svg: &mut String, brush: &Brush<'_>, field: &PlotField) {
    let label = brush.colours.frame.label;
    let values = round_values(0.0, field.plies as f64, 9);
    for &(ply, _) in values.iter().filter(|(ply, _)| *ply > 0.0) {
        let x = field.x(ply as usize);
        let _ =
            write!(svg, "<path stroke=\"{label}\" stroke-width=\"1.5\" d=\"M{x:.1} {BELOW}v6\"/>");
    }
    let texts = values.into_iter().map(|(ply, text)| (field.x(ply as usize), BELOW + 20.0, text));
    let texts = texts.filter(|(x, ..)| *x > LEFT + 190.0);
    write_text(svg, brush, LETTERS - 1.0, Anchor::Middle, texts);
}

fn marker(svg: &mut String, brush: &Brush<'_>, (x, y): (f32, f32), number: u32) {
    let (paper, ink) = (brush.colours.frame.label, brush.colours.frame.wood);
    let _ = write!(svg, "<circle fill=\"{paper}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{NUMBER}\"/>");
    let text = std::iter::once((x, y, Label::number(number)));
    brush.art.glyphs.write(svg, ink, LETTERS, Anchor::Middle, text);
}

fn boards(svg: &mut String, review: &ReviewPicture<'_>, brush: &Brush<'_>) {
    let count = u32::try_from(review.turns.len()).unwrap_or(0);
    let wide = (count * (BOARD + APART)).saturating_sub(APART);
    let mut x = WIDTH.saturating_sub(wide) / 2;
    for (number, turn) in (1_u32..).zip(&review.turns) {
        let scene = PictureScene::of(&turn.picture);
        let size = scene.ruleset.size();
        let layout = Layout::of_pixels(size, BOARD, TrayRoom::None, scene.seat);
        let _ = write!(svg, "<g transform=\"translate({x} {BOARDS})\">");
        if let Some(mv) = turn.better {
            svg::board(
                svg,
                &PictureScene { last: None, ..scene.clone() },
                &layout,
                brush,
                &prefix(number),
            );
            brush.other_arrow(svg, &layout, mv);
            if let Some(mv) = scene.last {
                brush.arrow(svg, &layout, mv);
            }
        } else {
            svg::board(svg, &scene, &layout, brush, &prefix(number));
        }
        svg.push_str("</g>");
        let (left, y) = (x as f32 + NUMBER + 2.0, BOARDS as f32 - 22.0);
        marker(svg, brush, (left, y), number);
        let text = std::iter::once((left + NUMBER + 10.0, y, turn.label.clone()));
        write_text(svg, brush, LETTERS, Anchor::Start, text);
        x += BOARD + APART;
    }
}

fn prefix(number: u32) -> String {
    format!("turn-{number}-")
}

fn write_text(
    svg: &mut String,
    brush: &Brush<'_>,
    height: f32,
    anchor: Anchor,
    texts: impl Iterator<Item = (f32, f32, Label)>,
) {
    let (art, colour): (&Art, Colour) = (brush.art, brush.colours.frame.label);
    art.glyphs.write(svg, colour, height, anchor, texts);
}
