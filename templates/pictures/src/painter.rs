//! The painter: an art, and the tiles that were drawn from it so far. A program keeps one for as
//! long as it runs and shares it between threads.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use engine::Ruleset;

use crate::art::{Art, Theme, Tone};
use crate::brush::Brush;
use crate::canvas::Canvas;
use crate::colour::Colour;
use crate::crosstable::{self, Crosstable};
use crate::dots::{self, Dots};
use crate::layout::{Layout, TrayRoom, Width};
use crate::palette::Palette;
use crate::picture::{Caption, Picture};
use crate::plot::{self, Plot};
use crate::replay::{self, Replay};
use crate::review::{self, ReviewPicture};
use crate::scene::{PictureScene, attackers_tone};
use crate::seat::Seat;
use crate::sheet::{self, Sheet};
use crate::tiles::Tiles;
use crate::{png_file, raster, svg};

/// What tiles are drawn for: theme, width, squares a side, seat, and whether the attackers are
/// dark.
type TileKey = (Theme, Width, u8, Seat, bool);

/// Bytes of tiles that are kept: enough for a hundred kinds at 600 or 800 pixels.
const MOST_KEPT: usize = 24 * 1024 * 1024;

/// Numbers as a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Diagram {
    Plot(Plot),
    Crosstable(Crosstable),
    Dots(Dots),
}

/// Draws pictures out of one [`Art`].
pub struct Painter {
    art: Art,
    tiles: Mutex<BTreeMap<TileKey, Arc<Tiles>>>,
}

impl fmt::Debug for Painter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Painter").finish_non_exhaustive()
    }
}

impl Painter {
    pub fn new(art: Art) -> Painter {
        Painter { art, tiles: Mutex::default() }
    }

    /// The picture as SVG: one element that needs no other file and no font. It can be sent
    /// as a file or be part of a page, together with others.
    pub fn svg(&self, picture: &Picture<'_>, theme: Theme, caption: &Caption<'_>) -> String {
        let scene = PictureScene::of(picture);
        let layout = layout(&scene, Width::W800);
        svg::write(&scene, &layout, &self.brush(&scene, theme), theme, caption)
    }

    /// The picture as a PNG file of that width, with sixteen colours.
    ///
    /// The first picture of a theme, width, size and seat takes some milliseconds longer than
    /// later ones, because its tiles are drawn.
    pub fn png(&self, picture: &Picture<'_>, theme: Theme, width: Width) -> Vec<u8> {
        let scene = PictureScene::of(picture);
        let layout = layout(&scene, width);
        let tiles = self.tiles(&scene, &layout, theme, width);
        png_file::write(&tiles.paint(&scene, &layout, &self.brush(&scene, theme)), &tiles.palette)
    }

    /// The game ply by ply, as a GIF file of that width.
    pub fn replay(&self, replay: &Replay<'_>, theme: Theme, width: Width) -> Vec<u8> {
        let layout = Layout::new(replay.game.ruleset().size(), width, TrayRoom::None, replay.seat);
        let mut scenes = replay.scenes().peekable();
        // There is always the start.
        let Some(start) = scenes.peek() else { return Vec::new() };
        let tiles = self.tiles(start, &layout, theme, width);
        let brush = self.brush(start, theme);
        let frames = scenes.map(|scene| tiles.paint(&scene, &layout, &brush));
        replay::write(frames, &tiles.palette, replay)
    }

    /// The diagram as SVG, 800 wide, like [`Painter::svg`].
    pub fn diagram_svg(&self, diagram: &Diagram, theme: Theme, caption: &Caption<'_>) -> String {
        let colours = self.art.colours(theme);
        match diagram {
            Diagram::Plot(plot) => plot::write(plot, &self.art, colours, caption),
            Diagram::Crosstable(table) => crosstable::write(table, &self.art, colours, caption),
            Diagram::Dots(dots) => dots::write(dots, &self.art, colours, caption),
        }
    }

    /// The diagram as a PNG file of that width: a plot is half as high, a crosstable
    /// and dots as high as their rows need.
    pub fn diagram_png(&self, diagram: &Diagram, theme: Theme, width: Width) -> Vec<u8> {
        let svg = self.diagram_svg(diagram, theme, &Caption { title: "", description: "" });
        let high = match diagram {
            Diagram::Plot(_) => 400,
            Diagram::Crosstable(table) => table.height(),
            Diagram::Dots(dots) => dots.height(),
        };
        let frame = &self.art.colours(theme).frame;
        drawn(&svg, (width, high), &[frame.wood, frame.label, frame.line])
    }

    /// What a game was worth as SVG, 800 wide, like [`Painter::svg`].
    pub fn review_svg(
        &self,
        review: &ReviewPicture<'_>,
        theme: Theme,
        caption: &Caption<'_>,
    ) -> String {
        review::write(review, &self.brush_of(review.ruleset, theme), caption)
    }

    /// The same as a PNG file of that width: 40 % of it high, with boards 80 %. It takes some tens of
    /// milliseconds, because none of it is kept.
    pub fn review_png(&self, review: &ReviewPicture<'_>, theme: Theme, width: Width) -> Vec<u8> {
        let svg = self.review_svg(review, theme, &Caption { title: "", description: "" });
        drawn(&svg, (width, review.height()), &self.of_boards(theme))
    }

    /// Several boards as one PNG file of that width, of sixteen colours. It takes some tens of
    /// milliseconds, because none of it is kept.
    pub fn sheet_png(&self, sheet: &Sheet<'_>, theme: Theme, width: Width) -> Vec<u8> {
        let colours = self.art.colours(theme);
        let brush = |ruleset: &Ruleset| self.brush_of(ruleset, theme);
        let svg = sheet::write(sheet, &self.art, colours, &brush);
        drawn(&svg, (width, sheet.height()), &self.of_boards(theme))
    }

    /// The colours that boards beside each other can't do without.
    fn of_boards(&self, theme: Theme) -> [Colour; 9] {
        let colours = self.art.colours(theme);
        [
            colours.frame.wood,
            colours.frame.label,
            colours.frame.line,
            colours.board.square,
            colours.board.marked,
            colours.dark.face,
            colours.light.face,
            colours.arrow,
            colours.gold,
        ]
    }

    fn brush(&self, scene: &PictureScene<'_>, theme: Theme) -> Brush<'_> {
        self.brush_of(scene.ruleset, theme)
    }

    fn brush_of(&self, ruleset: &Ruleset, theme: Theme) -> Brush<'_> {
        let (colours, attackers) = (self.art.colours(theme), attackers_tone(ruleset));
        Brush { art: &self.art, colours, attackers }
    }

    /// The tiles of such pictures, drawn now if nobody has needed them yet.
    fn tiles(
        &self,
        scene: &PictureScene<'_>,
        layout: &Layout,
        theme: Theme,
        width: Width,
    ) -> Arc<Tiles> {
        let brush = self.brush(scene, theme);
        let key = (theme, width, layout.size, layout.seat, brush.attackers == Tone::Dark);
        // Only whole tiles are put in, so a thread that panicked with the lock left them whole.
        let kept = || self.tiles.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tiles) = kept().get(&key) {
            return Arc::clone(tiles);
        }
        // Drawn without the lock: others may paint meanwhile, and drawing them twice is harmless.
        let tiles = Arc::new(Tiles::draw(layout, &brush));
        let mut kept = kept();
        if kept.values().map(|tiles| tiles.bytes()).sum::<usize>() > MOST_KEPT {
            kept.clear();
        }
        kept.insert(key, Arc::clone(&tiles));
        tiles
    }
}

/// A drawing that is 800 units wide, and how high it is, as a PNG file with these colours and the most
/// frequent others.
fn drawn(svg: &str, (width, high): (Width, u32), fixed: &[Colour]) -> Vec<u8> {
    let pixmap = raster::draw(svg, width.pixels(), high * width.pixels() / 800);
    let palette = Palette::of(fixed, &pixmap);
    png_file::write(&Canvas::of(&pixmap, &palette), &palette)
}

fn layout(scene: &PictureScene<'_>, width: Width) -> Layout {
    let trays = if scene.trays.is_some() { TrayRoom::Kept } else { TrayRoom::None };
    Layout::new(scene.ruleset.size(), width, trays, scene.seat)
}
