//! The trays above and below a board: a side's clock, what it has taken, whose turn it is.
//! They are put together from stamps at whole pixels, so that each stamp is drawn only once; the
//! brush knows what a stamp looks like.

use engine::Side;

use crate::art::{Glyphs, Label};
use crate::layout::{Area, Layout};
use crate::picture::Trays;

/// A small picture on the wood of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stamp {
    /// A side's whole tray with nothing in it.
    Empty(Side),
    /// It is that side's turn.
    Turn,
    /// A man on a small piece of board, so that it is visible on any frame.
    Man(Side),
    Letter(char),
}

/// How large the letters of trays are.
pub(crate) fn lettering(layout: &Layout) -> f32 {
    layout.tray as f32 * 0.42
}

/// How wide and high a stamp is.
pub(crate) fn size(stamp: Stamp, layout: &Layout, glyphs: &Glyphs) -> (u32, u32) {
    let part = |of: u32| (layout.tray * of / 100).max(1);
    match stamp {
        Stamp::Empty(_) => (layout.width, layout.tray),
        Stamp::Turn => (part(30), part(44)),
        Stamp::Man(_) => (part(74), part(74)),
        Stamp::Letter(letter) => (glyphs.advance(letter, lettering(layout)), part(76)),
    }
}

/// What is in a side's tray, each with its upper left corner.
pub(crate) fn stamps(
    layout: &Layout,
    side: Side,
    trays: &Trays,
    glyphs: &Glyphs,
) -> Vec<(Stamp, u32, u32)> {
    let Area { y, width, height, .. } = layout.tray_of(side);
    // The frame beside it is wide enough as a rim.
    let rim = height * 8 / 100;
    let middle = if side == layout.below() { y + height / 2 - rim } else { y + height / 2 + rim };
    let mut row = TrayRow { layout, glyphs, middle, stamps: Vec::new() };
    let (chip, _) = size(Stamp::Man(side), layout, glyphs);

    if trays.to_move == Some(side) {
        row.put(Stamp::Turn, layout.margin * 36 / 100);
    }
    let after = row.put(Stamp::Man(side), layout.margin) + chip / 4;
    if let Some(clock) = &trays.clocks[side] {
        row.write(clock, after);
    }
    if trays.captured[side] > 0 {
        let count = Label::times(trays.captured[side]);
        let wide: u32 = count.letters().map(|it| size(Stamp::Letter(it), layout, glyphs).0).sum();
        let at = width.saturating_sub(layout.margin + wide + chip * 9 / 8);
        let after = row.put(Stamp::Man(!side), at) + chip / 8;
        row.write(&count, after);
    }
    row.stamps
}

struct TrayRow<'a> {
    layout: &'a Layout,
    glyphs: &'a Glyphs,
    middle: u32,
    stamps: Vec<(Stamp, u32, u32)>,
}

impl TrayRow<'_> {
    /// Puts a stamp there, if the tray has room for it, and says where it ends.
    fn put(&mut self, stamp: Stamp, x: u32) -> u32 {
        let (wide, high) = size(stamp, self.layout, self.glyphs);
        if x + wide <= self.layout.width {
            self.stamps.push((stamp, x, self.middle.saturating_sub(high / 2)));
        }
        x + wide
    }

    fn write(&mut self, text: &Label, x: u32) {
        text.letters().fold(x, |x, letter| self.put(Stamp::Letter(letter), x));
    }
}
