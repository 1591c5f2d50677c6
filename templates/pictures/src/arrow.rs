//! The arrow of the last move: from a dot on the square that was left to the rim of the
//! piece that moved. Knows only points, not how they are drawn.

use engine::Move;

use crate::layout::Layout;

/// Parts of a square.
const DOT: f32 = 0.13;
const SHAFT: f32 = 0.07;
const HEAD_LENGTH: f32 = 0.26;
const HEAD: f32 = 0.19;
/// From the middle of the last square to the tip: the point stays beside the piece.
const CLEAR: f32 = 0.46;
const CASING: f32 = 0.045;

/// Outlines, of the dot and of the arrow, both clockwise, and how far the casing extends around
/// them.
pub(crate) struct Arrow {
    pub outlines: Vec<Vec<(f32, f32)>>,
    pub casing: f32,
}

pub(crate) fn arrow(layout: &Layout, mv: Move) -> Arrow {
    let cell = layout.cell as f32;
    let ((from_x, from_y), (to_x, to_y)) = (layout.middle(mv.from), layout.middle(mv.to));
    let length = (to_x - from_x).hypot(to_y - from_y);
    // A move always changes the square; if not, the arrow would point to the right.
    let (dx, dy) = if length > 0.0 {
        ((to_x - from_x) / length, (to_y - from_y) / length)
    } else {
        (1.0, 0.0)
    };
    let tip = (length / cell - CLEAR).max(DOT);
    let neck = (tip - HEAD_LENGTH).max(0.0);
    // Along the way and to its side, in squares.
    let at = |along: f32, aside: f32| {
        (from_x + (along * dx - aside * dy) * cell, from_y + (along * dy + aside * dx) * cell)
    };
    let dot = (0..20).map(|step| {
        let (sin, cos) = (step as f32 * std::f32::consts::TAU / 20.0).sin_cos();
        at(cos * DOT, sin * DOT)
    });
    let shaft = [
        (0.0, -SHAFT),
        (neck, -SHAFT),
        (neck, -HEAD),
        (tip, 0.0),
        (neck, HEAD),
        (neck, SHAFT),
        (0.0, SHAFT),
    ];
    Arrow {
        outlines: vec![
            dot.collect(),
            shaft.into_iter().map(|(along, aside)| at(along, aside)).collect(),
        ],
        casing: (CASING * cell).max(1.0),
    }
}
