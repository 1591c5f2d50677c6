//! The parts of a picture as SVG shapes: frame, squares, pieces, letters, arrow, trays. Both
//! the SVG that is sent and the tiles of the PNG are put together from these, so that they
//! look the same.

use std::fmt::Write as _;

use engine::{Move, Piece, Side, Square};
use resvg::tiny_skia::{FillRule, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};

use crate::arrow::{Arrow, arrow};
use crate::art::{Anchor, Art, Colours, Label, Stencil, Tone};
use crate::colour::Colour;
use crate::layout::{Area, Layout};
use crate::mark::mark;
use crate::picture::Trays;
use crate::scene::{Content, Ground};
use crate::tray::{self, Stamp};

/// How much of a square a piece fills.
const PIECE: f32 = 0.94;
/// Squares of at least this many pixels a side show their grain.
const SMALLEST_WITH_GRAIN: u32 = 80;

/// Draws with one art and theme, for one choice of the dark side.
#[derive(Clone, Copy)]
pub(crate) struct Brush<'a> {
    pub art: &'a Art,
    pub colours: &'a Colours,
    /// The attackers' colour; the defenders have the other.
    pub attackers: Tone,
}

impl Brush<'_> {
    fn tone(&self, side: Side) -> Tone {
        match (side, self.attackers) {
            (Side::Attackers, tone) => tone,
            (Side::Defenders, Tone::Dark) => Tone::Light,
            (Side::Defenders, Tone::Light) => Tone::Dark,
        }
    }

    /// What a side's men are painted with.
    pub fn face(&self, side: Side) -> Colour {
        self.colours.men(self.tone(side)).face
    }

    /// Everything around the squares, and one ground under them all.
    pub fn frame(&self, svg: &mut String, layout: &Layout) {
        let (frame, board) = (&self.colours.frame, &self.colours.board);
        let edge = layout.line();
        let whole = Area { x: 0, y: 0, width: layout.width, height: layout.height() };
        let field = layout.field();
        rect(svg, whole, frame.edge);
        let around = Area { y: layout.tray, height: layout.width, ..whole };
        rect(svg, inset(around, edge), frame.wood);
        if layout.tray > edge {
            // The edges of the board's own frame separate the trays from it.
            let width = layout.width - 2 * edge;
            let tray = Area { x: edge, y: edge, width, height: layout.tray - edge };
            rect(svg, tray, frame.wood);
            rect(svg, Area { y: layout.tray + layout.width, ..tray }, frame.wood);
        }
        rect(svg, outset(field, 2 * edge), frame.edge);
        rect(svg, field, board.square);
    }

    /// The coordinates on all four sides.
    pub fn lettering(&self, svg: &mut String, layout: &Layout) {
        let field = layout.field();
        let half = layout.margin as f32 / 2.0;
        // The carved line around the squares takes a part of the frame.
        let shift = layout.line() as f32 * 0.5;
        let (left, right) = (half - shift, (field.x + field.width) as f32 + half + shift);
        let (above, below) =
            (field.y as f32 - half - shift, (field.y + field.height) as f32 + half + shift);
        let diagonal = layout.squares().filter(|square| square.file() == square.rank());
        let texts = diagonal.flat_map(|square| {
            let (x, y) = layout.middle(square);
            let file = || Label::file(square.file());
            let rank = || Label::number(square.rank() + 1);
            [(x, above, file()), (x, below, file()), (left, y, rank()), (right, y, rank())]
        });
        let (colour, height) = (self.colours.frame.label, layout.lettering());
        self.art.glyphs.write(svg, colour, height, Anchor::Middle, texts);
    }

    /// Whether plain squares show their grain: on small ones it would only be noise and bytes.
    pub fn has_grain(&self, cell: u32) -> bool {
        let board = &self.colours.board;
        cell >= SMALLEST_WITH_GRAIN && board.grain != board.square
    }

    /// What is special about a square, in its 100 × 100 units; `cell` is how large it
    /// will be.
    pub fn ground(&self, svg: &mut String, ground: Ground, cell: u32) {
        let board = &self.colours.board;
        match ground {
            Ground::Plain(_) if !self.has_grain(cell) => {}
            Ground::Plain(grain) => {
                let turn = match grain % 4 {
                    0 => "1 0 0 1 0 0",
                    1 => "-1 0 0 1 100 0",
                    2 => "1 0 0 -1 0 100",
                    _ => "-1 0 0 -1 100 100",
                };
                let _ = write!(svg, "<g transform=\"matrix({turn})\">");
                self.drawing(svg, &self.art.grain, Tone::Dark);
                svg.push_str("</g>");
            }
            Ground::Throne | Ground::Corner => {
                let _ = write!(svg, "<path fill=\"{}\" d=\"M0 0H100V100H0z\"/>", board.marked);
                let drawing =
                    if ground == Ground::Throne { &self.art.throne } else { &self.art.corner };
                self.drawing(svg, drawing, Tone::Dark);
            }
        }
    }

    /// What is on a square, in its 100 × 100 units.
    pub fn content(&self, svg: &mut String, content: Content) {
        match content {
            Content::Nothing => {}
            Content::Taken => self.drawing(svg, &self.art.taken, Tone::Dark),
            Content::Piece(piece) => {
                let aside = 50.0 * (1.0 - PIECE);
                let _ = write!(
                    svg,
                    "<g transform=\"matrix({PIECE} 0 0 {PIECE} {aside:.2} {aside:.2})\">"
                );
                self.drawing(svg, self.art.piece(piece), self.tone(piece.side()));
                svg.push_str("</g>");
            }
        }
    }

    fn drawing(&self, svg: &mut String, drawing: &Stencil, tone: Tone) {
        drawing.write(svg, |role| self.colours.of(role, tone));
    }

    /// The lines between squares: a lit and a dark one beside each other, as if cut.
    pub fn bevel(&self, svg: &mut String, area: Area, cell: u32, line: u32) {
        let board = &self.colours.board;
        let (right, below) = (area.x + area.width, area.y + area.height);
        for (colour, at) in [(board.shine, 0), (board.groove, cell - line)] {
            let _ = write!(svg, "<path fill=\"{colour}\" d=\"");
            for y in (area.y..below).step_by(cell as usize).map(|y| y + at) {
                let _ = write!(svg, "M{} {y}H{right}v{line}H{}z", area.x, area.x);
            }
            for x in (area.x..right).step_by(cell as usize).map(|x| x + at) {
                // In the same direction as the others: opposite directions would cancel out.
                let _ = write!(svg, "M{x} {}h{line}V{below}h-{line}z", area.y);
            }
            svg.push_str("\"/>");
        }
    }

    pub fn arrow(&self, svg: &mut String, layout: &Layout, mv: Move) {
        self.shape(svg, &arrow(layout, mv));
    }

    /// A move that wasn't played, dashed from the middle of its piece to where it would have gone.
    pub fn other_arrow(&self, svg: &mut String, layout: &Layout, mv: Move) {
        let ((from_x, from_y), (to_x, to_y)) = (layout.middle(mv.from), layout.middle(mv.to));
        let cell = layout.cell as f32;
        let length = (to_x - from_x).hypot(to_y - from_y).max(1.0);
        let (dx, dy) = ((to_x - from_x) / length * cell, (to_y - from_y) / length * cell);
        let at =
            |back: f32, aside: f32| (to_x - back * dx - aside * dy, to_y - back * dy + aside * dx);
        let ((neck_x, neck_y), (left_x, left_y), (right_x, right_y)) =
            (at(0.22, 0.0), at(0.3, 0.24), at(0.3, -0.24));
        let shaft = format!("M{from_x:.1} {from_y:.1}L{neck_x:.1} {neck_y:.1}");
        let head =
            format!("M{left_x:.1} {left_y:.1}L{to_x:.1} {to_y:.1}L{right_x:.1} {right_y:.1}");
        let Colours { arrow, casing, .. } = self.colours;
        // On the smallest squares it would be too thin to be seen.
        let cell = cell.max(18.0);
        let (dash, gap) = (0.22 * cell, 0.17 * cell);
        for (colour, width) in [(casing, 0.17 * cell), (arrow, 0.09 * cell)] {
            let _ = write!(
                svg,
                "<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width:.1}\" \
                 stroke-linejoin=\"round\"><path stroke-dasharray=\"{dash:.1} {gap:.1}\" \
                 d=\"{shaft}\"/><path stroke-linecap=\"round\" d=\"{head}\"/></g>"
            );
        }
    }

    /// The mark on a square that can be chosen.
    pub fn mark(&self, svg: &mut String, layout: &Layout, square: Square, has_piece: bool) {
        self.shape(svg, &mark(layout, square, has_piece));
    }

    fn shape(&self, svg: &mut String, Arrow { outlines, casing }: &Arrow) {
        let mut path = String::new();
        for outline in outlines {
            for (step, (x, y)) in outline.iter().enumerate() {
                let _ = write!(path, "{}{x:.1} {y:.1}", if step == 0 { 'M' } else { 'L' });
            }
            path.push('z');
        }
        let Colours { arrow, casing: around, .. } = self.colours;
        let thick = 2.0 * *casing;
        let _ = write!(
            svg,
            "<path fill=\"none\" stroke=\"{around}\" stroke-width=\"{thick:.1}\" \
             stroke-linejoin=\"round\" d=\"{path}\"/><path fill=\"{arrow}\" d=\"{path}\"/>"
        );
    }

    /// The last move as pixels of that area, the rest transparent: the same shapes, drawn
    /// directly instead of by way of SVG text, since every picture has its own.
    pub fn arrow_pixels(&self, layout: &Layout, mv: Move, area: Area) -> Option<Pixmap> {
        self.shape_pixels(&arrow(layout, mv), area)
    }

    /// The mark of a square, with a piece or without, as pixels of that area.
    pub fn mark_pixels(
        &self,
        layout: &Layout,
        (square, has_piece): (Square, bool),
        area: Area,
    ) -> Option<Pixmap> {
        self.shape_pixels(&mark(layout, square, has_piece), area)
    }

    fn shape_pixels(&self, Arrow { outlines, casing }: &Arrow, area: Area) -> Option<Pixmap> {
        let mut path = PathBuilder::new();
        for outline in outlines {
            for (step, &(x, y)) in outline.iter().enumerate() {
                if step == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
            }
            path.close();
        }
        let path = path.finish()?;
        let mut pixels = Pixmap::new(area.width, area.height)?;
        let place = Transform::from_translate(-(area.x as f32), -(area.y as f32));
        let paint = |Colour([red, green, blue])| {
            let mut paint = Paint::default();
            paint.set_color_rgba8(red, green, blue, 255);
            paint
        };
        let stroke =
            Stroke { width: 2.0 * *casing, line_join: LineJoin::Round, ..Stroke::default() };
        pixels.stroke_path(&path, &paint(self.colours.casing), &stroke, place, None);
        pixels.fill_path(&path, &paint(self.colours.arrow), FillRule::Winding, place, None);
        Some(pixels)
    }

    pub fn tray(&self, svg: &mut String, layout: &Layout, side: Side, trays: &Trays) {
        for (stamp, x, y) in tray::stamps(layout, side, trays, &self.art.glyphs) {
            let _ = write!(svg, "<g transform=\"translate({x} {y})\">");
            self.stamp(svg, layout, stamp);
            svg.push_str("</g>");
        }
    }

    /// A stamp, from its upper left corner.
    pub fn stamp(&self, svg: &mut String, layout: &Layout, stamp: Stamp) {
        let (wide, high) = tray::size(stamp, layout, &self.art.glyphs);
        let frame = &self.colours.frame;
        match stamp {
            Stamp::Empty(_) => {}
            Stamp::Turn => {
                let (colour, half) = (frame.line, high as f32 / 2.0);
                let _ = write!(svg, "<path fill=\"{colour}\" d=\"M0 0L{wide} {half}L0 {high}z\"/>");
            }
            Stamp::Man(side) => {
                let (ground, edge, scale) =
                    (self.colours.board.square, frame.edge, wide as f32 / 100.0);
                let _ = write!(
                    svg,
                    "<g transform=\"scale({scale})\"><rect fill=\"{ground}\" stroke=\"{edge}\" \
                     stroke-width=\"5\" x=\"3\" y=\"3\" width=\"94\" height=\"94\" rx=\"13\"/>"
                );
                self.content(svg, Content::Piece(Piece::Man(side)));
                svg.push_str("</g>");
            }
            Stamp::Letter(letter) => {
                let middle = (wide as f32 / 2.0, high as f32 / 2.0, Label::letter(letter));
                let height = tray::lettering(layout);
                let text = std::iter::once(middle);
                self.art.glyphs.write(svg, frame.label, height, Anchor::Middle, text);
            }
        }
    }
}

fn rect(svg: &mut String, area: Area, colour: Colour) {
    let Area { x, y, width, height } = area;
    let _ = write!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{colour}\"/>"
    );
}

fn inset(area: Area, by: u32) -> Area {
    let Area { x, y, width, height } = area;
    Area { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

fn outset(area: Area, by: u32) -> Area {
    let Area { x, y, width, height } = area;
    Area { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
