//! A position as SVG text: one file that needs nothing else, with letters as paths. Every
//! id in it names theme and part, so that one page can show several.

use std::fmt::Write as _;

use crate::art::{FrameColours, Theme, Tone};
use crate::brush::Brush;
use crate::layout::{Area, Layout};
use crate::picture::Caption;
use crate::scene::{Content, Ground, PictureScene};

/// The whole file, without an XML declaration, so that it can be put into a page as it is.
pub(crate) fn write(
    scene: &PictureScene<'_>,
    layout: &Layout,
    brush: &Brush<'_>,
    theme: Theme,
    caption: &Caption<'_>,
) -> String {
    let mut svg = open(layout.width, layout.height(), caption);
    board(&mut svg, scene, layout, brush, &id_prefix(theme, brush.attackers));
    svg.push_str("</svg>");
    svg
}

/// A board from its upper left corner. All ids begin with the prefix.
pub(crate) fn board(
    svg: &mut String,
    scene: &PictureScene<'_>,
    layout: &Layout,
    brush: &Brush<'_>,
    prefix: &str,
) {
    define(svg, scene, layout, brush, prefix);
    brush.frame(svg, layout);
    brush.lettering(svg, layout);
    let field = layout.field();
    let scale = layout.cell as f32 / 100.0;
    place(svg, layout, field, scale, |square| {
        let ground = scene.ground(square);
        let flat = matches!(ground, Ground::Plain(_)) && !brush.has_grain(layout.cell);
        (!flat).then(|| format!("{prefix}g{}", ground.index()))
    });
    brush.bevel(svg, field, layout.cell, layout.line());
    place(svg, layout, field, scale, |square| {
        let content = scene.content(square);
        (content != Content::Nothing).then(|| format!("{prefix}c{}", content.index()))
    });
    if let Some(mv) = scene.last {
        brush.arrow(svg, layout, mv);
    }
    for &square in &scene.marked {
        brush.mark(svg, layout, square, scene.pieces.at(square).is_some());
    }
    if let Some(trays) = &scene.trays {
        for side in engine::Side::BOTH {
            brush.tray(svg, layout, side, trays);
        }
    }
}

/// Begins a file that is sent, with the reader's words for it.
pub(crate) fn open(width: u32, height: u32, caption: &Caption<'_>) -> String {
    let mut svg = String::with_capacity(24 * 1024);
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" \
         height=\"{height}\" viewBox=\"0 0 {width} {height}\"><title>"
    );
    escape(&mut svg, caption.title);
    svg.push_str("</title><desc>");
    escape(&mut svg, caption.description);
    svg.push_str("</desc>");
    svg
}

/// The same with a frame around the whole, for diagrams.
pub(crate) fn open_framed(
    width: u32,
    height: u32,
    FrameColours { edge, wood, .. }: &FrameColours,
    caption: &Caption<'_>,
) -> String {
    let mut svg = open(width, height, caption);
    let (inner_width, inner_height) = (width - 4, height - 4);
    let _ = write!(
        svg,
        "<rect width=\"{width}\" height=\"{height}\" fill=\"{edge}\"/>\
         <rect x=\"2\" y=\"2\" width=\"{inner_width}\" height=\"{inner_height}\" fill=\"{wood}\"/>"
    );
    svg
}

/// Appends escaped text. Characters that XML cannot hold become U+FFFD.
fn escape(svg: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => svg.push_str("&amp;"),
            '<' => svg.push_str("&lt;"),
            '>' => svg.push_str("&gt;"),
            '"' => svg.push_str("&quot;"),
            '\'' => svg.push_str("&apos;"),
            '\t' | '\n' => svg.push(letter),
            '\u{fffe}' | '\u{ffff}' => svg.push('\u{fffd}'),
            letter if letter.is_control() => svg.push('\u{fffd}'),
            letter => svg.push(letter),
        }
    }
}

fn id_prefix(theme: Theme, attackers: Tone) -> String {
    let tone = match attackers {
        Tone::Dark => 'd',
        Tone::Light => 'l',
    };
    format!("tafl-{}-{tone}-", theme.word())
}

/// Each ground and each kind of piece that occurs, once.
fn define(
    svg: &mut String,
    scene: &PictureScene<'_>,
    layout: &Layout,
    brush: &Brush<'_>,
    prefix: &str,
) {
    let occurs = |wanted: &dyn Fn(engine::Square) -> bool| layout.squares().any(wanted);
    svg.push_str("<defs>");
    for ground in Ground::ALL {
        let bare = matches!(ground, Ground::Plain(_)) && !brush.has_grain(layout.cell);
        if !bare && occurs(&|square| scene.ground(square) == ground) {
            let _ = write!(svg, "<g id=\"{prefix}g{}\">", ground.index());
            brush.ground(svg, ground, layout.cell);
            svg.push_str("</g>");
        }
    }
    for content in Content::ALL {
        if occurs(&|square| scene.content(square) == content) {
            let _ = write!(svg, "<g id=\"{prefix}c{}\">", content.index());
            brush.content(svg, content);
            svg.push_str("</g>");
        }
    }
    svg.push_str("</defs>");
}

/// Puts the definition with that id on each square that has one.
fn place(
    svg: &mut String,
    layout: &Layout,
    field: Area,
    scale: f32,
    id: impl Fn(engine::Square) -> Option<String>,
) {
    let _ = write!(svg, "<g transform=\"matrix({scale} 0 0 {scale} {} {})\">", field.x, field.y);
    for square in layout.squares() {
        if let Some(id) = id(square) {
            let (x, y) = layout.corner(square);
            let (x, y) = ((x - field.x) / layout.cell * 100, (y - field.y) / layout.cell * 100);
            let _ = write!(svg, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>");
        }
    }
    svg.push_str("</g>");
}
