//! Texts with one game, in the formats in which other programs write it: told apart by how they
//! begin, and replayed under a ruleset of ours.

use std::fmt;
use std::sync::Arc;

use engine::notation::{PlyText, PositionLine, without_spaces_at_dashes};
use engine::ruleset::{Library, Ruleset, Spellings};
use engine::{Game, Policy, Side, Terms};

use crate::plies::{self, Captures, split_number};
use crate::words::RecordWords;
use crate::{hnefatafl_org, opentafl};

/// How a text writes its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// OpenTafl's notation ([`opentafl`]).
    OpenTafl,
    /// The Portable Game Notation that hnefatafl.org exports: `1. h1h3 g5g2`.
    Pgn,
    /// The JSON in which hnefatafl.org's server hands out a game that is resumed or watched.
    Json,
    /// Nothing but moves, as pages print them: `1. A8-A9 H6-H3`.
    Moves,
}

#[derive(Clone, Copy, Debug)]
pub enum Under<'a> {
    /// The ruleset of these whose rules the text gives.
    Library(&'a Library),
    /// This one, whatever the text says of rules. Where the game starts, who begins, the board's
    /// size and the plies are the text's.
    Ruleset(&'a Arc<Ruleset>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedGame {
    /// What is said about the game, in its order.
    pub tags: Vec<ImportedTag>,
    pub game: Game,
    /// The side that resigned, if the moves say so.
    pub resigned: Option<Side>,
}

/// `[date:2026.06.01]`, `[Date "2026-06-01"]`; any type is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedTag {
    /// The type, in lower case.
    pub name: String,
    /// The rest, unchanged.
    pub value: String,
    /// Its line, from 1.
    pub line: usize,
}

/// Why a text is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    pub format: Format,
    /// From 1.
    pub line: usize,
    /// What is wrong, in lower case without a full stop.
    pub reason: String,
}

/// A line, from 1, and what is wrong in it.
pub(crate) type Trouble = (usize, String);

/// Reads and replays the one game of a text. What our rules do not agree with is refused with its
/// line. Under a ruleset with announcements every route counts as announced. `None` if the text
/// begins like none of the formats.
///
/// # Errors
/// The first thing that cannot be read, or that the rules do not agree with.
pub fn read(text: &str, under: Under<'_>) -> Option<Result<ImportedGame, ImportError>> {
    let text = text.trim_start_matches('\u{feff}');
    let format = Format::of(text)?;
    let read = match format {
        Format::OpenTafl => opentafl::read(text, under),
        Format::Pgn => hnefatafl_org::read_pgn(text, under),
        Format::Json => hnefatafl_org::read_json(text, under),
        Format::Moves => read_moves(text, under),
    };
    // What is missing at the end is missed in the last line.
    let last = text.lines().count().max(1);
    Some(read.map_err(|(line, reason)| ImportError { format, line: line.min(last), reason }))
}

impl Format {
    /// The format of a text that begins so; its first line that isn't empty is enough.
    pub fn of(text: &str) -> Option<Format> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if text.starts_with('{') || hnefatafl_org::is_answer(text) {
            return Some(Format::Json);
        }
        if let Some(tag) = text.strip_prefix('[') {
            // A tag's type ends with a colon in one, and with a space in the other.
            let ends = tag.find(|c: char| !c.is_alphanumeric() && !matches!(c, '-' | '_'));
            let behind = ends.and_then(|end| tag.get(end..)).unwrap_or_default().trim_start();
            return Some(match behind.chars().next() {
                Some('{') => Format::Json,
                Some('"') => Format::Pgn,
                _ => Format::OpenTafl,
            });
        }
        if text.starts_with("dim:") {
            return Some(Format::OpenTafl);
        }
        let line = text.lines().next().unwrap_or_default();
        let word = line.split_whitespace().next().unwrap_or_default();
        let is_move = |word: &str| PlyText::parse(word, &Spellings::default()).is_ok();
        let is_numbered = split_number(word).is_some();
        // Games in lines have commas between their columns.
        (is_numbered || is_move(word) && !line.contains(',')).then_some(Format::Moves)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::OpenTafl => "OpenTafl record",
            Format::Pgn => "PGN",
            Format::Json => "JSON of hnefatafl.org",
            Format::Moves => "list of moves",
        })
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}: {}", self.format, self.line, self.reason)
    }
}

impl std::error::Error for ImportError {}

fn read_moves(text: &str, under: Under<'_>) -> Result<ImportedGame, Trouble> {
    let closed = without_spaces_at_dashes(text);
    let mut words = RecordWords::new(&closed, &[('[', ']'), ('{', '}')]);
    let Under::Ruleset(ruleset) = under else {
        let reason =
            "moves alone don't say which ruleset they belong to; give it with --ruleset ID";
        return Err((1, reason.into()));
    };
    let mut game = begin(ruleset, None).map_err(|reason| (1, reason))?;
    let resigned = plies::play(&mut words, &mut game, Captures::Some)?;
    Ok(ImportedGame { tags: Vec::new(), game, resigned })
}

/// A game under the ruleset, from its start or from another: ranks from the top and the side that
/// begins.
pub(crate) fn begin(ruleset: &Arc<Ruleset>, start: Option<(&str, Side)>) -> Result<Game, String> {
    let policy = if ruleset.announces() { Policy::Auto } else { Policy::Strict };
    let terms = Terms { announcements: policy, ..Terms::default() };
    let ranks;
    let (ranks, side) = match start {
        Some(start) => start,
        None => {
            ranks = ruleset.start().ranks(ruleset.size());
            (ranks.as_str(), ruleset.start().to_move())
        }
    };
    PositionLine::parse(&format!("{ranks} {}", side.letter()))
        .and_then(|position| position.game(Arc::clone(ruleset), terms))
        .map_err(|error| error.to_string())
}

/// Enough of a text to recognise it.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
