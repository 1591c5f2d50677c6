//! The tiles of one theme, size and seat: every square as it can look, and the four sides of
//! the frame, drawn once from SVG and kept as palette indices. A picture is then put
//! together by copying.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Move, Side, Square};
use resvg::tiny_skia::Pixmap;

use crate::brush::Brush;
use crate::canvas::Canvas;
use crate::layout::{Area, Layout};
use crate::palette::{Histogram, Palette};
use crate::raster;
use crate::scene::{Content, Ground, PictureScene};
use crate::seat::Seat;
use crate::tray::{self, Stamp};

pub(crate) struct Tiles {
    pub palette: Palette,
    /// By ground and content.
    squares: BTreeMap<(usize, usize), Canvas>,
    /// The parts of trays that were needed so far.
    stamps: Mutex<BTreeMap<Stamp, Arc<Canvas>>>,
    /// Whether plain squares differ from each other.
    grain: bool,
    /// The frame above, below, left and right of the squares, each with its place.
    frame: Vec<(Area, Canvas)>,
}

impl Tiles {
    /// Draws all but the stamps. The layout's trays are ignored.
    pub fn draw(layout: &Layout, brush: &Brush<'_>) -> Tiles {
        let layout = Layout { tray: 0, ..*layout };
        let grain = brush.has_grain(layout.cell);
        let grounds = Ground::ALL.into_iter().filter(|ground| *ground == kind(*ground, grain));
        let kinds = grounds.flat_map(|ground| Content::ALL.map(|content| (ground, content)));
        let squares: Vec<((usize, usize), Pixmap)> = kinds
            .map(|(ground, content)| {
                let drawn = square(&layout, brush, ground, content);
                ((ground.index(), content.index()), drawn)
            })
            .collect();

        let mut histogram = Histogram::default();
        squares.iter().for_each(|(_, pixmap)| histogram.add_all(pixmap));
        // Arrows and letters from one seat, so that both seats have the same colours. The
        // letters on one side are enough.
        let one = Layout { seat: Seat::South, ..layout };
        histogram.add_all(&example_of_arrow(&one, brush));
        let [above, ..] = sides(&one);
        histogram.add_all(&frame(&one, brush, above));
        let colours = brush.colours;
        let mut fixed = vec![
            colours.board.square,
            colours.frame.wood,
            colours.frame.label,
            colours.dark.face,
            colours.dark.light,
            colours.light.face,
            colours.light.shade,
            colours.gold,
            colours.arrow,
            colours.frame.line,
        ];
        if grain {
            fixed.push(colours.board.grain);
        }
        let palette = Palette::choose(&fixed, &histogram);

        let whole = Area { x: 0, y: 0, width: layout.width, height: layout.height() };
        let whole = Canvas::of(&frame(&layout, brush, whole), &palette);
        let sides = sides(&layout).map(|area| (area, whole.cut(area)));
        Tiles {
            squares: squares.iter().map(|(at, it)| (*at, Canvas::of(it, &palette))).collect(),
            stamps: Mutex::default(),
            grain,
            frame: sides.into(),
            palette,
        }
    }

    /// The picture of a scene of the theme, size and seat that the tiles were drawn for.
    pub fn paint(&self, scene: &PictureScene<'_>, layout: &Layout, brush: &Brush<'_>) -> Canvas {
        let mut canvas = Canvas::new(layout.width, layout.height());
        for (area, part) in &self.frame {
            canvas.put(part, area.x, area.y + layout.tray);
        }
        for square in layout.squares() {
            let (x, y) = layout.corner(square);
            let (ground, content) = (kind(scene.ground(square), self.grain), scene.content(square));
            if let Some(tile) = self.squares.get(&(ground.index(), content.index())) {
                canvas.put(tile, x, y);
            }
        }
        if let Some(mv) = scene.last {
            self.paint_arrow(&mut canvas, layout, brush, mv);
        }
        for &square in &scene.marked {
            let (x, y) = layout.corner(square);
            let area = Area { x, y, width: layout.cell, height: layout.cell };
            let has_piece = scene.pieces.at(square).is_some();
            if let Some(drawn) = brush.mark_pixels(layout, (square, has_piece), area) {
                canvas.overlay(&drawn, x, y, &self.palette);
            }
        }
        if let Some(trays) = &scene.trays {
            for side in Side::BOTH {
                let area = layout.tray_of(side);
                canvas.put(&self.stamp(Stamp::Empty(side), layout, brush), area.x, area.y);
                for (stamp, x, y) in tray::stamps(layout, side, trays, &brush.art.glyphs) {
                    canvas.put(&self.stamp(stamp, layout, brush), x, y);
                }
            }
        }
        canvas
    }

    /// How much memory they take, approximately.
    pub fn bytes(&self) -> usize {
        let squares = self.squares.values().map(|tile| tile.pixels.len());
        squares.chain(self.frame.iter().map(|(_, part)| part.pixels.len())).sum()
    }

    /// A stamp of a tray; drawn when it is first needed, since few pictures have trays.
    fn stamp(&self, stamp: Stamp, layout: &Layout, brush: &Brush<'_>) -> Arc<Canvas> {
        // Only whole stamps are put in, so a thread that panicked with the lock left them whole.
        let mut kept = self.stamps.lock().unwrap_or_else(PoisonError::into_inner);
        let drawn = kept.entry(stamp).or_insert_with(|| {
            let pixmap = match stamp {
                Stamp::Empty(side) => {
                    part(layout, layout.tray_of(side), |svg| brush.frame(svg, layout))
                }
                stamp => {
                    let (width, height) = tray::size(stamp, layout, &brush.art.glyphs);
                    let wood = brush.colours.frame.wood;
                    part(layout, Area { x: 0, y: 0, width, height }, |svg| {
                        svg.push_str(&format!(
                            "<path fill=\"{wood}\" d=\"M0 0H{width}V{height}H0z\"/>"
                        ));
                        brush.stamp(svg, layout, stamp);
                    })
                }
            };
            Arc::new(Canvas::of(&pixmap, &self.palette))
        });
        Arc::clone(drawn)
    }

    fn paint_arrow(&self, canvas: &mut Canvas, layout: &Layout, brush: &Brush<'_>, mv: Move) {
        let ((from_x, from_y), (to_x, to_y)) = (layout.corner(mv.from), layout.corner(mv.to));
        let area = Area {
            x: from_x.min(to_x),
            y: from_y.min(to_y),
            width: from_x.abs_diff(to_x) + layout.cell,
            height: from_y.abs_diff(to_y) + layout.cell,
        };
        if let Some(drawn) = brush.arrow_pixels(layout, mv, area) {
            canvas.overlay(&drawn, area.x, area.y, &self.palette);
        }
    }
}

/// The ground that the tile is taken from: without grain all plain squares are the same.
fn kind(ground: Ground, grain: bool) -> Ground {
    match ground {
        Ground::Plain(_) if !grain => Ground::Plain(0),
        ground => ground,
    }
}

/// Draws a part of a picture, given as if it were the whole.
fn part(layout: &Layout, area: Area, write: impl FnOnce(&mut String)) -> Pixmap {
    let Area { x, y, width, height } = area;
    let mut svg = raster::open(width as f32, height as f32);
    svg.push_str(&format!("<g transform=\"translate(-{x} -{y})\">"));
    write(&mut svg);
    svg.push_str("</g></svg>");
    debug_assert!(x + width <= layout.width && y + height <= layout.height());
    raster::draw(&svg, width, height)
}

fn square(layout: &Layout, brush: &Brush<'_>, ground: Ground, content: Content) -> Pixmap {
    let cell = layout.cell;
    let area = Area { x: 0, y: 0, width: cell, height: cell };
    let scale = cell as f32 / 100.0;
    let mut svg = raster::open(cell as f32, cell as f32);
    let square = brush.colours.board.square;
    svg.push_str(&format!("<path fill=\"{square}\" d=\"M0 0H{cell}V{cell}H0z\"/>"));
    svg.push_str(&format!("<g transform=\"scale({scale})\">"));
    brush.ground(&mut svg, ground, cell);
    svg.push_str("</g>");
    brush.bevel(&mut svg, area, cell, layout.line());
    svg.push_str(&format!("<g transform=\"scale({scale})\">"));
    brush.content(&mut svg, content);
    svg.push_str("</g></svg>");
    raster::draw(&svg, cell, cell)
}

fn frame(layout: &Layout, brush: &Brush<'_>, area: Area) -> Pixmap {
    part(layout, area, |svg| {
        brush.frame(svg, layout);
        brush.lettering(svg, layout);
    })
}

/// An arrow over two plain squares, so that the palette knows its edges.
fn example_of_arrow(layout: &Layout, brush: &Brush<'_>) -> Pixmap {
    let [from, to] = [0, 1].map(|file| Square::new(file, 0).expect("a1 and b1 are on every board"));
    let ((x, y), (other, _)) = (layout.corner(from), layout.corner(to));
    let area = Area { x: x.min(other), y, width: 2 * layout.cell, height: layout.cell };
    part(layout, area, |svg| {
        brush.frame(svg, layout);
        brush.arrow(svg, layout, Move { from, to });
    })
}

fn sides(layout: &Layout) -> [Area; 4] {
    let field = layout.field();
    let (right, below) = (field.x + field.width, field.y + field.height);
    [
        Area { x: 0, y: 0, width: layout.width, height: field.y },
        Area { x: 0, y: below, width: layout.width, height: layout.width - below },
        Area { x: 0, y: field.y, width: field.x, height: field.height },
        Area { x: right, y: field.y, width: layout.width - right, height: field.height },
    ]
}
