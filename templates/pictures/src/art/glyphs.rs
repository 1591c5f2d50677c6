//! The letters of pictures: strokes out of a file, set in a line. Knows the letters and their
//! widths, not what texts mean.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use toml::de::{DeTable, DeValue};

use crate::colour::Colour;
use crate::raster;

/// The height of a digit above the baseline, and its middle.
const HEIGHT: f32 = 62.0;
const MIDDLE: f32 = 35.0;
/// The pen's width and the gap between two letters, in the file's units.
const PEN: f32 = 9.0;
const GAP: f32 = 10.0;
/// The thinnest stroke that is still seen, in pixels.
const THINNEST: f32 = 1.2;

/// Text that can be set with the letters we have: small letters a–z, digits, spaces and
/// `.,:-−+/%×½'()`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(String);

const KNOWN: &str = "0123456789abcdefghijklmnopqrstuvwxyz .,:-−+/%×½'()";
/// Characters a label may have: it must fit beside the board.
const MOST_SIGNS: usize = 40;

/// The text has a character that pictures cannot show, or more than 40 characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLabel {
    Unknown(char),
    TooLong(usize),
}

impl Label {
    /// Capitals become small letters.
    pub fn new(text: &str) -> Result<Label, BadLabel> {
        let text: String = text.chars().map(|letter| letter.to_ascii_lowercase()).collect();
        match text.chars().find(|letter| !KNOWN.contains(*letter)) {
            Some(letter) => Err(BadLabel::Unknown(letter)),
            None if text.chars().count() > MOST_SIGNS => {
                Err(BadLabel::TooLong(text.chars().count()))
            }
            None => Ok(Label(text)),
        }
    }

    pub(crate) fn number(number: impl Into<u32>) -> Label {
        Label(number.into().to_string())
    }

    /// A multiplication sign and a number: `×7`.
    pub(crate) fn times(number: impl Into<u32>) -> Label {
        Label(format!("×{}", number.into()))
    }

    /// A letter that pictures do not have shows nothing.
    pub(crate) fn letter(letter: char) -> Label {
        Label(letter.into())
    }

    pub(crate) fn first(&self, letters: usize) -> Label {
        Label(self.0.chars().take(letters).collect())
    }

    pub(crate) fn letters(&self) -> impl Iterator<Item = char> {
        self.0.chars()
    }

    /// The letter of a file, counted from 0.
    pub(crate) fn file(file: u8) -> Label {
        Label(char::from(b'a' + file.min(25)).into())
    }
}

/// The part of a text that is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

#[derive(Clone, Debug)]
struct Glyph {
    width: f32,
    path: String,
}

impl Glyph {
    /// A renderer leaves out a path that it cannot read, without an error.
    fn draws(&self) -> bool {
        let mut svg = raster::open(100.0, 100.0);
        let _ = write!(svg, "<path stroke=\"#000\" d=\"{}\"/></svg>", self.path);
        raster::shows(&svg)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Glyphs(BTreeMap<char, Glyph>);

impl Glyphs {
    /// Reads the file of letters; every letter that labels may use must be there.
    pub fn parse(text: &str) -> Result<Glyphs, String> {
        let document = DeTable::parse(text).map_err(|error| error.to_string())?;
        let mut glyphs = BTreeMap::new();
        for (name, entry) in document.get_ref() {
            let name = name.get_ref();
            let mut letters = name.chars();
            let (Some(letter), None) = (letters.next(), letters.next()) else {
                return Err(format!("{name:?} isn't a single letter"));
            };
            let glyph = match entry.get_ref().as_array().map(|list| &list[..]) {
                Some([width, path]) => glyph(width.get_ref(), path.get_ref()),
                _ => None,
            };
            let glyph = glyph.ok_or_else(|| {
                format!("{name:?} should be a width, 1 to 100, and a path like \"M9 18L24 5V66\"")
            })?;
            if letter != ' ' && !glyph.draws() {
                return Err(format!("{name:?} would be invisible"));
            }
            glyphs.insert(letter, glyph);
        }
        match KNOWN.chars().find(|letter| !glyphs.contains_key(letter)) {
            Some(letter) => Err(format!("{letter:?} is missing")),
            None => Ok(Glyphs(glyphs)),
        }
    }

    /// How wide a text is at that height.
    pub fn width(&self, label: &Label, height: f32) -> f32 {
        let units: f32 = self.of(label).map(|glyph| glyph.width + GAP).sum();
        (units - GAP).max(0.0) * height / HEIGHT
    }

    /// The width of a letter in whole pixels, with half of the gap on each side.
    pub fn advance(&self, letter: char, height: f32) -> u32 {
        let units = self.0.get(&letter).map_or(0.0, |glyph| glyph.width) + GAP;
        ((units * height / HEIGHT).round() as u32).max(1)
    }

    /// Appends texts of one height and colour, each with its place: the middle of its
    /// height, and its middle or end.
    pub fn write(
        &self,
        svg: &mut String,
        colour: Colour,
        height: f32,
        anchor: Anchor,
        texts: impl Iterator<Item = (f32, f32, Label)>,
    ) {
        let scale = height / HEIGHT;
        let pen = PEN.max(THINNEST / scale);
        let _ = write!(
            svg,
            "<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"{pen:.1}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        );
        for (x, y, label) in texts {
            let width = self.width(&label, height);
            let mut x = match anchor {
                Anchor::Start => x,
                Anchor::Middle => x - width / 2.0,
                Anchor::End => x - width,
            };
            let y = y - MIDDLE * scale;
            for glyph in self.of(&label) {
                if !glyph.path.is_empty() {
                    let path = &glyph.path;
                    let _ = write!(
                        svg,
                        "<path transform=\"matrix({scale:.4} 0 0 {scale:.4} {x:.2} {y:.2})\" \
                         d=\"{path}\"/>"
                    );
                }
                x += (glyph.width + GAP) * scale;
            }
        }
        svg.push_str("</g>");
    }

    fn of(&self, label: &Label) -> impl Iterator<Item = &Glyph> {
        label.0.chars().filter_map(|letter| self.0.get(&letter))
    }
}

fn glyph(width: &DeValue<'_>, path: &DeValue<'_>) -> Option<Glyph> {
    let DeValue::Integer(width) = width else { return None };
    let width: u8 = width.as_str().parse().ok().filter(|width| (1..=100).contains(width))?;
    let DeValue::String(path) = path else { return None };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || " ,.-".contains(letter);
    let path = path.chars().all(plain).then(|| path.to_string())?;
    Some(Glyph { width: width.into(), path })
}
