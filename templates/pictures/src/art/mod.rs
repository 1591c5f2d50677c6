//! What pictures are made of: drawings, letters and themes, each a file in
//! `templates/pictures/art/`. A host can replace each; this module takes texts and opens no file.

mod contrast;
mod drawing;
mod glyphs;
mod theme;

use std::fmt;
use std::sync::LazyLock;

use engine::{Piece, Side};

pub(super) use self::drawing::Stencil;
pub(super) use self::glyphs::{Anchor, Glyphs};
pub use self::glyphs::{BadLabel, Label};
pub use self::theme::Theme;
pub(super) use self::theme::{Colours, FrameColours, Tone};

/// Drawings, letters and themes, complete and checked.
#[derive(Clone, Debug)]
pub struct Art {
    attacker: Stencil,
    defender: Stencil,
    king: Stencil,
    pub(super) throne: Stencil,
    pub(super) corner: Stencil,
    pub(super) grain: Stencil,
    pub(super) taken: Stencil,
    pub(super) glyphs: Glyphs,
    themes: [Colours; Theme::ALL.len()],
}

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../art/", $name)))),*]
    };
}

/// The shipped files by name, as [`Art::with`] wants them.
pub const FILES: [(&str, &str); 12] = shipped![
    "pieces/attacker.svg",
    "pieces/defender.svg",
    "pieces/king.svg",
    "marks/throne.svg",
    "marks/corner.svg",
    "marks/grain.svg",
    "marks/taken.svg",
    "glyphs.toml",
    "themes/light.toml",
    "themes/dark.toml",
    "themes/high-contrast.toml",
    "themes/colour-blind.toml",
];

/// Why a file cannot be used in pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadFile {
    /// Its name, such as `pieces/king.svg`.
    pub file: String,
    /// What is wrong with it, in lower case without a full stop.
    pub reason: String,
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.reason)
    }
}

impl std::error::Error for BadFile {}

static SHIPPED: LazyLock<Art> =
    LazyLock::new(|| Art::with(&[]).expect("a test reads the shipped files"));

impl Art {
    /// The art that Taflpost comes with.
    pub fn shipped() -> &'static Art {
        &SHIPPED
    }

    /// The shipped art with some files replaced by a host's: pairs of a name out of
    /// [`FILES`] and the text of the file. If a name occurs twice, the last counts.
    ///
    /// # Errors
    /// The first file that is bad: an unknown name, a drawing with anything but plain
    /// shapes in the colours of themes, letters or colours missing, a theme with too little
    /// contrast (3:1, letters 4.5:1; in high contrast all 7:1).
    pub fn with(files: &[(&str, &str)]) -> Result<Art, BadFile> {
        let bad = |file: &str, reason| BadFile { file: file.to_owned(), reason };
        if let Some((name, _)) = files.iter().find(|(name, _)| FILES.iter().all(|it| it.0 != *name))
        {
            let names = FILES.map(|(name, _)| name).join(", ");
            return Err(bad(name, format!("pictures don't use such a file; they use {names}")));
        }
        let text = |name: &str| {
            let mut known = FILES.iter().chain(files).rev();
            known.find(|it| it.0 == name).map_or("", |it| it.1)
        };
        let drawing = |name| Stencil::parse(text(name)).map_err(|reason| bad(name, reason));
        let theme = |theme: Theme| {
            let name = format!("themes/{}.toml", theme.word());
            let colours = Colours::parse(text(&name)).and_then(|colours| {
                contrast::check(&colours, contrast::least_of(theme)).map(|()| colours)
            });
            colours.map_err(|reason| bad(&name, reason))
        };
        Ok(Art {
            attacker: drawing("pieces/attacker.svg")?,
            defender: drawing("pieces/defender.svg")?,
            king: drawing("pieces/king.svg")?,
            throne: drawing("marks/throne.svg")?,
            corner: drawing("marks/corner.svg")?,
            grain: drawing("marks/grain.svg")?,
            taken: drawing("marks/taken.svg")?,
            glyphs: Glyphs::parse(text("glyphs.toml"))
                .map_err(|reason| bad("glyphs.toml", reason))?,
            themes: [
                theme(Theme::Light)?,
                theme(Theme::Dark)?,
                theme(Theme::HighContrast)?,
                theme(Theme::ColourBlind)?,
            ],
        })
    }

    pub(super) fn colours(&self, theme: Theme) -> &Colours {
        // The themes are numbered from 0, in the order in which they are read.
        &self.themes[theme as usize]
    }

    pub(super) fn piece(&self, piece: Piece) -> &Stencil {
        match piece {
            Piece::Man(Side::Attackers) => &self.attacker,
            Piece::Man(Side::Defenders) => &self.defender,
            Piece::King => &self.king,
        }
    }
}
