//! A stencil: one SVG file of 100 × 100 units that names its colours by role (`@face`)
//! instead of giving them. Only plain shapes are allowed: no script, no style, no text, no
//! link and no id, so that a host's file is safe in any page and together with any other.

use std::fmt::Write as _;

use resvg::usvg::roxmltree::{Document, Node};

use super::theme::ColourRole;
use crate::colour::Colour;
use crate::raster;

const SHAPES: &[&str] = &["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"];

const ATTRIBUTES: &[&str] = &[
    "fill",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "transform",
    "d",
    "points",
    "x",
    "y",
    "width",
    "height",
    "rx",
    "ry",
    "cx",
    "cy",
    "r",
    "x1",
    "y1",
    "x2",
    "y2",
];

/// Bytes a drawing may have: it is part of every SVG that is sent.
const MOST_BYTES: usize = 8 * 1024;
/// Groups within groups.
const MOST_DEEP: usize = 8;

/// Shapes as text, cut where colours are filled in.
#[derive(Clone, Debug)]
pub(crate) struct Stencil {
    /// The text before each colour, and the colour's role.
    parts: Vec<(String, ColourRole)>,
    rest: String,
}

impl Stencil {
    pub fn parse(text: &str) -> Result<Stencil, String> {
        if text.len() > MOST_BYTES {
            return Err(format!(
                "it has {} bytes, but at most {MOST_BYTES} are allowed",
                text.len()
            ));
        }
        let document = Document::parse(text).map_err(|error| error.to_string())?;
        let root = document.root_element();
        if root.tag_name().name() != "svg" || root.attribute("viewBox") != Some("0 0 100 100") {
            return Err("it must be an svg with viewBox=\"0 0 100 100\"".into());
        }
        let mut drawing = Stencil { parts: Vec::new(), rest: String::new() };
        drawing.take_children(root, MOST_DEEP)?;
        drawing.check_that_it_draws()?;
        Ok(drawing)
    }

    fn take_children(&mut self, parent: Node<'_, '_>, deep: usize) -> Result<(), String> {
        let deep = deep.checked_sub(1).ok_or("its groups are nested too deeply")?;
        for node in parent.children() {
            if node.is_comment() {
                continue;
            }
            if node.is_text() {
                let text = node.text().unwrap_or_default().trim();
                if !text.is_empty() {
                    return Err(format!("it contains text: {text:?}"));
                }
                continue;
            }
            let name = node.tag_name().name();
            let Some(shape) = SHAPES.iter().find(|shape| **shape == name) else {
                return Err(format!("<{name}> is not one of {}", SHAPES.join(", ")));
            };
            self.rest.push('<');
            self.rest.push_str(shape);
            for attribute in node.attributes() {
                self.take_attribute(attribute.name(), attribute.value())?;
            }
            if node.has_children() {
                self.rest.push('>');
                self.take_children(node, deep)?;
                let _ = write!(self.rest, "</{shape}>");
            } else {
                self.rest.push_str("/>");
            }
        }
        Ok(())
    }

    fn take_attribute(&mut self, name: &str, value: &str) -> Result<(), String> {
        if !ATTRIBUTES.contains(&name) {
            return Err(format!("{name} is not one of {}", ATTRIBUTES.join(", ")));
        }
        let _ = write!(self.rest, " {name}=\"");
        match (name, value) {
            ("fill" | "stroke", "none") => self.rest.push_str("none"),
            ("fill" | "stroke", role) => {
                let word = role.strip_prefix('@').ok_or_else(|| {
                    format!("{name}={role:?} must refer to a part of the theme, such as \"@face\"")
                })?;
                let known = ColourRole::ALL.into_iter().find(|(name, _)| *name == word);
                let (_, role) = known.ok_or_else(|| format!("themes have no part @{word}"))?;
                self.parts.push((std::mem::take(&mut self.rest), role));
            }
            (_, value) => {
                let plain =
                    |letter: char| letter.is_ascii_alphanumeric() || " ,.+-()".contains(letter);
                let value: String =
                    value.chars().map(|it| if it.is_whitespace() { ' ' } else { it }).collect();
                if !value.chars().all(plain) {
                    return Err(format!("{name}={value:?} has characters that no shape needs"));
                }
                self.rest.push_str(&value);
            }
        }
        self.rest.push('"');
        Ok(())
    }

    /// A renderer leaves out a path that it cannot read, without an error.
    fn check_that_it_draws(&self) -> Result<(), String> {
        let mut svg = raster::open(100.0, 100.0);
        self.write(&mut svg, |_| Colour([0, 0, 0]));
        svg.push_str("</svg>");
        match raster::shows(&svg) {
            true => Ok(()),
            false => Err("it would be invisible".into()),
        }
    }

    pub fn write(&self, svg: &mut String, colour: impl Fn(ColourRole) -> Colour) {
        for (before, role) in &self.parts {
            svg.push_str(before);
            let _ = write!(svg, "{}", colour(*role));
        }
        svg.push_str(&self.rest);
    }
}
