//! A theme: what colour each part of a picture has, read from a file. The
//! drawings say what the parts look like, and name their colours by [`ColourRole`].

use toml::de::{DeTable, DeValue};

use crate::colour::Colour;

/// The themes that a reader can choose. Their colours are in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Wood by day.
    Light,
    /// For the evening and dark screens.
    Dark,
    /// Everything at 7:1 or more.
    HighContrast,
    /// Sides and marks can be told apart with any kind of colour blindness.
    ColourBlind,
}

impl Theme {
    /// All of them, the usual one first.
    pub const ALL: [Theme; 4] =
        [Theme::Light, Theme::Dark, Theme::HighContrast, Theme::ColourBlind];

    /// Its word in settings and file names: `light`, `dark`, `high-contrast`, `colour-blind`.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::HighContrast => "high-contrast",
            Theme::ColourBlind => "colour-blind",
        }
    }

    pub fn from_word(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// Which of the two colours of men: a ruleset says which side is the dark one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Dark,
    Light,
}

/// A part of the picture, for its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColourRole {
    Square,
    Grain,
    Groove,
    Shine,
    Marked,
    Carved,
    Shadow,
    Face,
    Light,
    Shade,
    Sign,
    Edge,
    Gold,
    Arrow,
    Casing,
}

impl ColourRole {
    /// All, by the words that drawings have after `@`.
    pub const ALL: [(&'static str, ColourRole); 15] = [
        ("square", ColourRole::Square),
        ("grain", ColourRole::Grain),
        ("groove", ColourRole::Groove),
        ("shine", ColourRole::Shine),
        ("marked", ColourRole::Marked),
        ("carved", ColourRole::Carved),
        ("shadow", ColourRole::Shadow),
        ("face", ColourRole::Face),
        ("light", ColourRole::Light),
        ("shade", ColourRole::Shade),
        ("sign", ColourRole::Sign),
        ("edge", ColourRole::Edge),
        ("gold", ColourRole::Gold),
        ("arrow", ColourRole::Arrow),
        ("casing", ColourRole::Casing),
    ];
}

#[derive(Clone, Debug)]
pub(crate) struct BoardColours {
    pub square: Colour,
    pub grain: Colour,
    /// The dark side of the line between two squares.
    pub groove: Colour,
    pub shine: Colour,
    /// The ground of throne and corners.
    pub marked: Colour,
    /// What is cut into it.
    pub carved: Colour,
    /// The shadow of a piece.
    pub shadow: Colour,
}

/// The frame, what is written on it, and the line of a plot.
#[derive(Clone, Debug)]
pub(crate) struct FrameColours {
    pub wood: Colour,
    pub edge: Colour,
    pub label: Colour,
    pub line: Colour,
}

#[derive(Clone, Debug)]
pub(crate) struct PieceColours {
    pub face: Colour,
    pub light: Colour,
    pub shade: Colour,
    /// What is laid into it: a boss, a crown.
    pub sign: Colour,
    /// Around the whole piece.
    pub edge: Colour,
}

#[derive(Clone, Debug)]
pub(crate) struct Colours {
    pub board: BoardColours,
    pub frame: FrameColours,
    pub dark: PieceColours,
    pub light: PieceColours,
    pub gold: Colour,
    pub arrow: Colour,
    pub casing: Colour,
}

const TABLES: [(&str, &[&str]); 5] = [
    ("board", &["square", "grain", "groove", "shine", "marked", "carved", "shadow"]),
    ("frame", &["wood", "edge", "label", "line"]),
    ("dark", &["face", "light", "shade", "sign", "edge"]),
    ("light", &["face", "light", "shade", "sign", "edge"]),
    ("accent", &["gold", "arrow", "casing"]),
];

impl Colours {
    /// Reads a theme's file; every colour must be there and nothing else.
    pub fn parse(text: &str) -> Result<Colours, String> {
        let document = DeTable::parse(text).map_err(|error| error.to_string())?;
        let document = document.get_ref();
        for (table, entries) in document {
            let table = table.get_ref();
            let known = TABLES.iter().find(|(name, _)| name == table);
            let (_, known) = known.ok_or_else(|| format!("unknown table [{table}]"))?;
            let entries = entries.get_ref().as_table();
            let entries = entries.ok_or_else(|| format!("{table} must be a table"))?;
            if let Some(key) = entries.keys().find(|key| !known.contains(&key.get_ref().as_ref())) {
                return Err(format!("unknown key {:?} in [{table}]", key.get_ref()));
            }
        }
        let colour = |table: &str, key: &str| {
            let entry = document.get(table).and_then(|entries| entries.get_ref().get(key));
            let entry = entry.ok_or_else(|| format!("{key} is missing in [{table}]"))?;
            let parsed = match entry.get_ref() {
                DeValue::String(text) => Colour::parse(text),
                _ => None,
            };
            parsed.ok_or_else(|| format!("[{table}] {key} is not a colour like \"#a97f50\""))
        };
        let pieces = |table| {
            Ok::<_, String>(PieceColours {
                face: colour(table, "face")?,
                light: colour(table, "light")?,
                shade: colour(table, "shade")?,
                sign: colour(table, "sign")?,
                edge: colour(table, "edge")?,
            })
        };
        Ok(Colours {
            board: BoardColours {
                square: colour("board", "square")?,
                grain: colour("board", "grain")?,
                groove: colour("board", "groove")?,
                shine: colour("board", "shine")?,
                marked: colour("board", "marked")?,
                carved: colour("board", "carved")?,
                shadow: colour("board", "shadow")?,
            },
            frame: FrameColours {
                wood: colour("frame", "wood")?,
                edge: colour("frame", "edge")?,
                label: colour("frame", "label")?,
                line: colour("frame", "line")?,
            },
            dark: pieces("dark")?,
            light: pieces("light")?,
            gold: colour("accent", "gold")?,
            arrow: colour("accent", "arrow")?,
            casing: colour("accent", "casing")?,
        })
    }

    pub fn men(&self, tone: Tone) -> &PieceColours {
        match tone {
            Tone::Dark => &self.dark,
            Tone::Light => &self.light,
        }
    }

    /// The colour of a part, on a piece of that tone.
    pub fn of(&self, role: ColourRole, tone: Tone) -> Colour {
        match role {
            ColourRole::Square => self.board.square,
            ColourRole::Grain => self.board.grain,
            ColourRole::Groove => self.board.groove,
            ColourRole::Shine => self.board.shine,
            ColourRole::Marked => self.board.marked,
            ColourRole::Carved => self.board.carved,
            ColourRole::Shadow => self.board.shadow,
            ColourRole::Face => self.men(tone).face,
            ColourRole::Light => self.men(tone).light,
            ColourRole::Shade => self.men(tone).shade,
            ColourRole::Sign => self.men(tone).sign,
            ColourRole::Edge => self.men(tone).edge,
            ColourRole::Gold => self.gold,
            ColourRole::Arrow => self.arrow,
            ColourRole::Casing => self.casing,
        }
    }
}
