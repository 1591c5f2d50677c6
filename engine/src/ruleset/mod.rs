//! A ruleset: start, names, and independent choices, read from one data file. No
//! ruleset has code of its own.
//!
//! `options` lists the choices, `file` reads the files, `library` holds the shipped
//! ones, `field` what the rules look up at every ply.

mod field;
mod file;
mod library;
pub mod options;

use std::collections::BTreeMap;

pub(crate) use field::Field;
pub use file::RulesetError;
pub use library::{Library, shipped_library};
pub use options::Options;

pub use crate::language::Language;
use crate::position::Position;
use crate::side::Side;
use crate::square::Square;
use crate::square_set::SquareSet;

/// One set of rules, complete and checked.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// Lower-case id such as `kongens-bord`.
    pub id: String,
    /// Raised whenever the file's rules change; a game keeps the version it began with.
    pub version: u32,
    /// The display name, by [`Language`].
    pub names: BTreeMap<Language, String>,
    /// Where the rules come from, in a sentence.
    pub source: String,
    pub options: Options,
    /// At which occurrence of a position the repetition rule strikes; at least 2.
    pub repetition_at: u32,
    /// How well each option is founded, by its name. `repetition-at` is one of them.
    pub marks: BTreeMap<String, Mark>,
    /// Of [`options::READINGS`], those that explain a choice of these rules.
    pub readings: Vec<&'static str>,
    /// What a defender says aloud under these rules, in the leaflet's own spelling.
    pub spellings: Spellings,
    pub(crate) start: Position,
    pub(crate) field: Field,
}

impl Ruleset {
    /// Squares a side, odd, 7 to 19.
    pub fn size(&self) -> u8 {
        self.field.size
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The square only the king may stand on in the middle, if these rules have one.
    pub fn throne(&self) -> Option<Square> {
        self.field.throne
    }

    /// Whether this is a corner that only the king may stand on.
    pub fn is_corner(&self, square: Square) -> bool {
        self.field.corners.contains(square)
    }

    /// Whether the king wins by standing there.
    pub fn is_goal(&self, square: Square) -> bool {
        self.field.goals.contains(square)
    }

    /// The squares that help to capture men of that side while the throne is empty.
    pub fn hostile_squares(&self, to: Side) -> &SquareSet {
        &self.field.hostile[to]
    }

    pub fn announces(&self) -> bool {
        self.options.announcement != options::Announcement::None
    }

    /// The name in that language, else in English, else the id.
    pub fn name(&self, language: Language) -> &str {
        self.names.get(&language).or_else(|| self.names.get(&Language::English)).unwrap_or(&self.id)
    }

    /// Name, word and mark of every option that says something here, in the order of
    /// rule sheets.
    pub fn statements(&self) -> Vec<(&'static str, &'static str, Mark)> {
        let choices = self.options.choices();
        choices
            .iter()
            .filter(|(name, _)| options::option_applies(&choices, name))
            .filter_map(|&(name, word)| Some((name, word, *self.marks.get(name)?)))
            .collect()
    }

    /// Whether the repetition rule looks at plies of that side; one that may repeat as it likes
    /// makes no occurrence too many.
    pub fn minds_repetition_by(&self, side: Side) -> bool {
        side == Side::Defenders
            || self.options.repetition != options::Repetition::ForbiddenToDefenders
    }

    /// The same rules, under which positions may occur as often as they like: not everybody who
    /// recorded games enforced repetition.
    #[must_use]
    pub fn without_repetition(&self) -> Ruleset {
        Ruleset { repetition_at: u32::MAX, ..self.clone() }
    }

    /// Who wins when that side, to move, has no legal move; nobody if that is a draw.
    pub fn winner_without_move(&self, side: Side) -> Option<Side> {
        use options::{AttackersWithoutMove, DefendersWithoutMove};
        let loses = match side {
            Side::Attackers => self.options.attackers_without_move == AttackersWithoutMove::Lose,
            Side::Defenders => self.options.defenders_without_move == DefendersWithoutMove::Lose,
        };
        loses.then_some(!side)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The source states it.
    Stated,
    /// It follows from two things the source states.
    Deduced,
    /// The source is silent or contradicts itself, and the house has chosen.
    Chosen,
}

impl Mark {
    /// `S`, `D` or `C`, as in ruleset files.
    pub const fn letter(self) -> char {
        match self {
            Mark::Stated => 'S',
            Mark::Deduced => 'D',
            Mark::Chosen => 'C',
        }
    }

    fn from_letter(letter: &str) -> Option<Mark> {
        match letter {
            "S" => Some(Mark::Stated),
            "D" => Some(Mark::Deduced),
            "C" => Some(Mark::Chosen),
            _ => None,
        }
    }
}

/// The words of a leaflet for announced escapes; every ruleset understands the words of
/// all (RULES 4), so these are for showing, and for words that only a club's own file has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spellings {
    /// For one route: `Raichi!`.
    pub one: Option<String>,
    /// For two, and on boards with edge goals for two or more: `Tuichi!`.
    pub two: Option<String>,
    /// Before routes by name: `aviso`.
    pub named: Option<String>,
}
