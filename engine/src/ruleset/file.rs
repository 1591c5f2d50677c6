//! Reads a ruleset file (TOML) and refuses a bad one with its line and the reason.
//!
//! Top-level keys: `id`, `version`, `source`, `symmetric`, `king-starts` (optional),
//! `board` (a drawing, ranks from the top: `.` empty, `t` attacker, `T` defender, `K`
//! king), `readings` (optional, a list of words for the rule sheet). Tables: `[names]` by
//! language code, `[says]` (optional) with `one`, `two`, `named`, and `[rules]` with one
//! line an option, its word followed by its mark (`S` stated, `D` deduced, `C` chosen by
//! the house): `goal = "corner S"`.

mod table;

use std::collections::BTreeMap;
use std::fmt;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use self::table::{FileReader, FileTable, did_you_mean};
use super::options::{self, DEPENDS, OptionsDraft};
use super::{Field, Language, Mark, Ruleset, Spellings};
use crate::position::Position;
use crate::setup::{Setup, SetupError};
use crate::side::Side;
use crate::square::Square;
use crate::square_set::SquareSet;

/// Why a ruleset file is refused. The caller knows the file's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesetError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it: lower case, no full stop.
    pub reason: String,
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RulesetError {}

impl Ruleset {
    /// Reads one ruleset file.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line: syntax, an unknown or missing key or
    /// option, a word the option does not have, an option that says nothing beside the
    /// others, a drawing that is not an odd square of 7 to 19, not symmetric though
    /// claimed, without exactly one king, or in which no game can start.
    pub fn parse(text: &str) -> Result<Ruleset, RulesetError> {
        let reader = FileReader { text };
        let document = DeTable::parse(text).map_err(|error| {
            let at = error.span().unwrap_or(0..0);
            reader.error(at, error.message().to_lowercase())
        })?;
        let whole = document.span();
        let document = document.into_inner();
        let top = FileTable { reader: &reader, entries: &document, span: whole, name: "the file" };
        top.allow_keys(&[
            "id",
            "version",
            "source",
            "symmetric",
            "king-starts",
            "board",
            "readings",
            "names",
            "says",
            "rules",
        ])?;

        let rules = top.table("rules")?;
        let (options, repetition_at, marks) = read_rules(&rules)?;
        let drawing = top.required_value("board")?;
        let (setup, size) = read_board(&reader, drawing, options.first_move)?;
        let field = Field::new(size, &options);
        let at_board = |reason: String| reader.error(drawing.span(), reason);

        if top.flag("symmetric")? && !is_symmetric(&setup, size) {
            return Err(at_board("the board isn't symmetric, although the file says it is".into()));
        }
        let king_starts = match top.entries.get("king-starts") {
            None => "on-throne".into(),
            Some(value) => top.string_of("king-starts", value)?,
        };
        let centre = Square::at(size / 2, size / 2);
        match king_starts.as_ref() {
            "on-throne" if setup.kings != [centre] => {
                return Err(at_board(format!(
                    "the king isn't on {centre}, the centre; if that is intended, write \
                     king-starts = \"elsewhere\""
                )));
            }
            "on-throne" | "elsewhere" => {}
            word => {
                let value = top.required_value("king-starts")?;
                return Err(reader.error(
                    value.span(),
                    format!("king-starts must be on-throne or elsewhere, not {word:?}"),
                ));
            }
        }

        let id = read_id(&top)?;
        let version = top.required_value("version")?;
        let version = match version.as_ref().as_integer().map(|n| n.as_str().parse::<u32>()) {
            Some(Ok(version)) if version > 0 => version,
            _ => {
                return Err(
                    reader.error(version.span(), "version must be a number, 1 or higher".into())
                );
            }
        };
        let mut ruleset = Ruleset {
            id,
            version,
            names: read_names(&top.table("names")?)?,
            source: top.string("source")?.into_owned(),
            options,
            repetition_at,
            marks,
            readings: read_readings(&top)?,
            spellings: match top.entries.get("says") {
                None => Spellings::default(),
                Some(_) => read_spellings(&top.table("says")?)?,
            },
            start: Position::blank(),
            field,
        };
        ruleset.start = setup.position(&ruleset).map_err(|error| {
            at_board(match error {
                SetupError::NoMove(side) => format!("the {side} begin but have no legal move"),
                other => other.to_string(),
            })
        })?;
        Ok(ruleset)
    }
}

fn read_id(top: &FileTable<'_>) -> Result<String, RulesetError> {
    let id = top.string("id")?;
    let good = id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if good {
        return Ok(id.into_owned());
    }
    Err(top.reader.error(
        top.required_value("id")?.span(),
        format!(
            "an id must have only lower-case letters, digits and hyphens, and begin begin with a \
             letter; {id:?} doesn't"
        ),
    ))
}

fn read_names(table: &FileTable<'_>) -> Result<BTreeMap<Language, String>, RulesetError> {
    let mut names = BTreeMap::new();
    for (key, value) in table.entries {
        let Some(language) = Language::from_code(key.as_ref()) else {
            return Err(table.unknown_key(key, &Language::ALL.map(Language::code)));
        };
        names.insert(language, table.string_of(key.as_ref(), value)?.into_owned());
    }
    if names.contains_key(&Language::English) {
        return Ok(names);
    }
    Err(table.reader.error(table.span.clone(), "[names] needs at least a name for en".into()))
}

fn read_readings(top: &FileTable<'_>) -> Result<Vec<&'static str>, RulesetError> {
    const KEY: &str = "readings";
    let Some(list) = top.entries.get(KEY) else { return Ok(Vec::new()) };
    let words = list.as_ref().as_array().ok_or_else(|| {
        top.reader.error(list.span(), format!("{KEY} must be a list of words in quotes"))
    })?;
    let read = |value| {
        let word = top.string_of(KEY, value)?;
        let known = options::READINGS.iter().find(|known| **known == word);
        known.copied().ok_or_else(|| {
            let reason = format!(
                "{KEY} must be {}, not {word:?}{}",
                options::READINGS.join(" or "),
                did_you_mean(&word, options::READINGS)
            );
            top.reader.error(value.span(), reason)
        })
    };
    words.iter().map(read).collect()
}

fn read_spellings(table: &FileTable<'_>) -> Result<Spellings, RulesetError> {
    table.allow_keys(&["one", "two", "named"])?;
    let word = |key| -> Result<Option<String>, RulesetError> {
        let Some(value) = table.entries.get(key) else { return Ok(None) };
        let word = table.string_of(key, value)?;
        if crate::notation::fold::fold_announcement(&word).is_empty() {
            return Err(table.reader.error(value.span(), format!("{key} must contain letters")));
        }
        Ok(Some(word.into_owned()))
    };
    Ok(Spellings { one: word("one")?, two: word("two")?, named: word("named")? })
}

type RulesTable = (options::Options, u32, BTreeMap<String, Mark>);

fn read_rules(table: &FileTable<'_>) -> Result<RulesTable, RulesetError> {
    const REPETITION_AT: &str = "repetition-at";
    let names: Vec<&str> =
        options::ALL.iter().map(|&(name, _)| name).chain([REPETITION_AT]).collect();
    table.allow_keys(&names)?;
    let mut draft = OptionsDraft::default();
    let mut marks = BTreeMap::new();
    let mut repetition_at = None;
    for (key, value) in table.entries {
        let name: &str = key.as_ref();
        let error = |reason: String| table.reader.error(value.span(), reason);
        let text = table.string_of(name, value)?;
        let (word, mark) = text
            .rsplit_once(' ')
            .and_then(|(word, mark)| Some((word.trim(), Mark::from_letter(mark)?)))
            .ok_or_else(|| {
                let word = words_of(name).first().copied().unwrap_or("3");
                error(format!("{name} must be a word and a mark (S, D or C), such as \"{word} S\""))
            })?;
        marks.insert(name.to_owned(), mark);
        if name == REPETITION_AT {
            let count = word.parse().ok().filter(|&count: &u32| count >= 2);
            repetition_at = Some(count.ok_or_else(|| {
                error(format!("{name} must be a number, 2 or higher, not {word:?}"))
            })?);
        } else if !draft.choose(name, word) {
            let words = words_of(name);
            return Err(error(format!(
                "{name} must be {}, not {word:?}{}",
                words.join(" or "),
                did_you_mean(word, words)
            )));
        }
    }
    let repetition_at = repetition_at.ok_or_else(|| table.missing_key(REPETITION_AT))?;
    for &(option, on, off) in DEPENDS {
        if draft.chosen(on) != Some(off) {
            continue;
        }
        if let Some((_, value)) = table.entries.iter().find(|(key, _)| key.as_ref() == option) {
            return Err(table.reader.error(
                value.span(),
                format!("{option} has no meaning when {on} is {off}; leave it out"),
            ));
        }
        draft.choose(option, words_of(option).first().copied().unwrap_or_default());
    }
    let options = draft.finish().map_err(|name| table.missing_key(name))?;
    Ok((options, repetition_at, marks))
}

fn words_of(name: &str) -> &'static [&'static str] {
    options::ALL.iter().find(|(option, _)| *option == name).map_or(&[], |&(_, words)| words)
}

fn read_board(
    reader: &FileReader<'_>,
    drawing: &Spanned<DeValue<'_>>,
    first_move: options::FirstMove,
) -> Result<(Setup, u8), RulesetError> {
    let text = drawing.as_ref().as_str().ok_or_else(|| {
        reader.error(drawing.span(), "board must be a drawing between two lines of '''".into())
    })?;
    let raw = &reader.text[drawing.span()];
    // TOML drops a line break right behind the opening quotes.
    let opening = usize::from(raw.get(3..4) == Some("\n") || raw.get(3..5) == Some("\r\n"));
    let first_line = reader.line(drawing.span().start) + opening;
    let lines: Vec<&str> = text.trim_end().lines().collect();
    let error = |index: usize, reason: String| RulesetError { line: first_line + index, reason };

    let size = lines.len();
    if !(7..=19).contains(&size) || size.is_multiple_of(2) {
        return Err(error(
            0,
            format!("the board has {size} ranks; it needs an odd number of them, from 7 to 19"),
        ));
    }
    // Checked above: at most 19.
    let size = size as u8;
    let to_move = match first_move {
        options::FirstMove::Attackers => Side::Attackers,
        options::FirstMove::Defenders => Side::Defenders,
    };
    let mut setup = Setup::empty(to_move);
    for (index, line) in lines.iter().enumerate() {
        let width = line.chars().count();
        if width != usize::from(size) {
            return Err(error(
                index,
                format!("this rank has {width} squares, but the board has {size} ranks"),
            ));
        }
        for (file, letter) in (0..).zip(line.chars()) {
            let square = Square::at(file, size - 1 - index as u8);
            if letter != '.' && !setup.put(letter, square) {
                return Err(error(
                    index,
                    format!(
                        "{letter:?} on {square} isn't a piece; pieces are t, T and K, and an \
                         empty square is ."
                    ),
                ));
            }
        }
    }
    if setup.kings.len() != 1 {
        return Err(error(
            0,
            format!("the board has {} kings; it needs exactly one", setup.kings.len()),
        ));
    }
    Ok((setup, size))
}

/// Whether the eight turns and mirrorings of the board all give the same board.
fn is_symmetric(setup: &Setup, size: u8) -> bool {
    let mirrored = |set: &SquareSet| -> SquareSet {
        set.iter().map(|s| Square::at(size - 1 - s.file(), s.rank())).collect()
    };
    let transposed = |set: &SquareSet| -> SquareSet {
        set.iter().map(|s| Square::at(s.rank(), s.file())).collect()
    };
    let kings: SquareSet = setup.kings.iter().copied().collect();
    // These two generate all eight.
    [&setup.men.attackers, &setup.men.defenders, &kings]
        .into_iter()
        .all(|set| mirrored(set) == *set && transposed(set) == *set)
}
