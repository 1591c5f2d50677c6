//! Pictures of boards: SVG, PNG, moving replays, and diagrams drawn the same way.
//!
//! In reading order: `seat` and `picture` (what a caller wants to see), `art` (drawings, letters
//! and themes, from files that a host can replace), `scene` (what is on each square), `layout`
//! and `tray` (where), `brush` (as SVG shapes), `svg` (as a file); then `tiles` (drawn once),
//! `palette`, `canvas`, `png_file`, `replay`; and `plot`, `crosstable`, `review` and `sheet`. A [`Painter`]
//! does all of it and keeps the tiles.
//!
//! A picture shows what both sides may see: this crate knows no routes.

mod arrow;
mod art;
mod brush;
mod canvas;
mod colour;
mod crosstable;
mod dots;
mod layout;
mod mark;
mod painter;
mod palette;
mod picture;
mod plot;
mod png_file;
mod raster;
mod replay;
mod review;
mod scene;
mod seat;
mod sheet;
mod svg;
mod tiles;
mod tray;

pub use art::{Art, BadFile, BadLabel, FILES, Label, Theme};
pub use crosstable::{CrossRow, Crosstable};
pub use dots::{Dot, Dots};
pub use layout::{Width, frame_share};
pub use painter::{Diagram, Painter};
pub use picture::{Caption, Picture, Trays};
pub use plot::{Curve, LineStyle, Plot, Top, round_values};
pub use replay::{Replay, Then};
pub use review::{ReviewPicture, ReviewedTurn};
pub use seat::Seat;
pub use sheet::{Sheet, SheetBoard};
