//! A mark on a square that can be chosen: a ring around a piece, a dot on an empty square, so that
//! it is known by its shape and not by its colour alone. Knows only points, not how they are drawn.

use engine::Square;

use crate::arrow::Arrow;
use crate::layout::Layout;

/// Parts of a square.
const DOT: f32 = 0.17;
const RING: f32 = 0.47;
const RING_INSIDE: f32 = 0.39;
const CASING: f32 = 0.03;
const STEPS: u8 = 36;

/// The outlines of the mark, and how far the casing extends around them. The inside of a ring runs
/// the other way round, so that it stays free.
pub(crate) fn mark(layout: &Layout, square: Square, has_piece: bool) -> Arrow {
    let cell = layout.cell as f32;
    let (x, y) = layout.middle(square);
    let circle = |radius: f32, turn: f32| -> Vec<(f32, f32)> {
        let step = |step: u8| turn * f32::from(step) * std::f32::consts::TAU / f32::from(STEPS);
        let point = |angle: f32| {
            let (sin, cos) = angle.sin_cos();
            (x + cos * radius * cell, y + sin * radius * cell)
        };
        (0..STEPS).map(|at| point(step(at))).collect()
    };
    let outlines = match has_piece {
        true => vec![circle(RING, 1.0), circle(RING_INSIDE, -1.0)],
        false => vec![circle(DOT, 1.0)],
    };
    Arrow { outlines, casing: (CASING * cell).max(1.0) }
}
