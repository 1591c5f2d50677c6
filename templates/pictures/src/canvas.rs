//! A rectangle of palette indices, one byte for each pixel, and what is put onto it. Knows neither
//! boards nor file formats.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use crate::colour::Colour;
use crate::layout::Area;
use crate::palette::Palette;

/// Palette indices, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

impl Canvas {
    pub fn new(width: u32, height: u32) -> Canvas {
        let (width, height) = (width as usize, height as usize);
        Canvas { width, height, pixels: vec![0; width * height] }
    }

    /// The indices of opaque pixels.
    pub fn of(pixmap: &Pixmap, palette: &Palette) -> Canvas {
        let mut last = (Colour([0, 0, 0]), palette.index(Colour([0, 0, 0])));
        let mut index = |pixel: &PremultipliedColorU8| {
            let colour = opaque(pixel);
            if colour != last.0 {
                last = (colour, palette.index(colour));
            }
            last.1
        };
        let pixels = pixmap.pixels().iter().map(&mut index).collect();
        Canvas { width: pixmap.width() as usize, height: pixmap.height() as usize, pixels }
    }

    /// A part of it; what lies outside the canvas is left out.
    pub fn cut(&self, area: Area) -> Canvas {
        let mut part = Canvas::new(area.width, area.height);
        let rows = self.pixels.chunks_exact(self.width).skip(area.y as usize);
        for (into, row) in part.pixels.chunks_exact_mut(area.width as usize).zip(rows) {
            let row = row.iter().skip(area.x as usize);
            into.iter_mut().zip(row).for_each(|(into, pixel)| *into = *pixel);
        }
        part
    }

    /// Puts a smaller one there; it must lie within.
    pub fn put(&mut self, part: &Canvas, x: u32, y: u32) {
        let (x, y) = (x as usize, y as usize);
        let rows = self.pixels.chunks_exact_mut(self.width).skip(y);
        for (into, row) in rows.zip(part.pixels.chunks_exact(part.width)) {
            if let Some(into) = into.get_mut(x..x + part.width) {
                into.copy_from_slice(row);
            }
        }
    }

    /// Lays a drawing with transparent parts over it; what goes beyond the canvas is left out.
    pub fn overlay(&mut self, drawing: &Pixmap, x: u32, y: u32, palette: &Palette) {
        let rows = self.pixels.chunks_exact_mut(self.width).skip(y as usize);
        let drawn = drawing.pixels().chunks_exact(drawing.width() as usize);
        for (into, row) in rows.zip(drawn) {
            for (into, pixel) in into.iter_mut().skip(x as usize).zip(row) {
                match pixel.alpha() {
                    0 => {}
                    255 => *into = palette.index(opaque(pixel)),
                    alpha => {
                        let above = pixel.demultiply();
                        let above = Colour([above.red(), above.green(), above.blue()]);
                        *into = palette.index(palette.colour(*into).under(above, alpha));
                    }
                }
            }
        }
    }
}

/// The colour of a pixel that hides what is below.
pub(crate) fn opaque(pixel: &PremultipliedColorU8) -> Colour {
    Colour([pixel.red(), pixel.green(), pixel.blue()])
}
