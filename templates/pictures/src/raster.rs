//! SVG text into pixels. Knows nothing of boards. The text is our own and has no fonts, files or
//! links.

use std::fmt::Write as _;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Begins an SVG of that size that is drawn and not sent.
pub(crate) fn open(width: f32, height: f32) -> String {
    let mut svg = String::with_capacity(4096);
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">"
    );
    svg
}

/// Whether it is an SVG with a shape that can be seen.
pub(crate) fn shows(svg: &str) -> bool {
    Tree::from_str(svg, &Options::default()).is_ok_and(|tree| tree.root().has_children())
}

/// Draws an SVG of our own, in that width and height in pixels. It cannot fail, because its
/// drawings were checked before.
pub(crate) fn draw(svg: &str, width: u32, height: u32) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).expect("our own SVG is well formed");
    let mut pixels = Pixmap::new(width, height).expect("pictures have a size");
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels
}
