//! Reads an OpenTafl record and replays it under a ruleset of ours. Whatever the rules do
//! not agree with is refused with its line.

use std::fmt;
use std::sync::Arc;

use super::entries::{RulesString, short};
use super::position::read_position;
use super::rules::{nearest, rules};
use super::turns::read_turns;
use super::words::{Item, Words};
use crate::notation::PositionLine;
use crate::ruleset::{Library, Ruleset};
use crate::{Game, Policy, Side, Terms};

/// Where the ruleset comes from.
#[derive(Clone, Copy, Debug)]
pub enum Under<'a> {
    /// The first ruleset that says the same as the record, in its newest version.
    Library(&'a Library),
    /// This one, whatever the rules string says, which may be missing then; only the
    /// board's size and the plies must agree.
    Ruleset(&'a Arc<Ruleset>),
}

/// A record, replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTaflGame {
    /// The tags, in the order in which they stand.
    pub tags: Vec<Tag>,
    pub game: Game,
    /// Who resigned with `---`.
    pub resigned: Option<Side>,
    /// The entries of the rules string that are not what the ruleset would say; empty
    /// under a ruleset that was found by them.
    pub differences: Vec<&'static str>,
}

impl OpenTaflGame {
    /// The value of the first tag of that type, in lower case: `attackers`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }
}

/// `[date:2026.06.01]`; any type is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The type, in lower case.
    pub name: String,
    /// The rest, as it stands.
    pub value: String,
    /// Its line, from 1.
    pub line: usize,
}

/// Why a record is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// From 1.
    pub line: usize,
    /// What is wrong: lower case, no full stop.
    pub reason: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Error {}

/// Reads and replays a record.
///
/// Commentary in brackets is passed over. Claimed captures must be those of the rules;
/// the king's own may be listed. A result that contradicts the end is refused.
///
/// # Errors
/// The first thing that cannot be read, or that the rules do not agree with.
pub fn read(text: &str, under: Under<'_>) -> Result<OpenTaflGame, Error> {
    let mut words = Words { rest: text.trim_start_matches('\u{feff}'), line: 1 };
    let tags = read_tags(&mut words)?;
    let rules_line = words.line;
    let string = read_rules(&mut words).map_err(|reason| Error { line: rules_line, reason })?;
    let at_rules = |reason| Error { line: rules_line, reason };
    let (ruleset, differences) = find(string.as_ref(), under).map_err(at_rules)?;

    let (line, position) = read_start(&mut words, string.as_ref(), &ruleset)?;
    let policy = if ruleset.announces() { Policy::Auto } else { Policy::Strict };
    let terms = Terms { announcements: policy, ..Terms::default() };
    let side = ruleset.start().to_move().letter();
    let mut game = PositionLine::parse(&format!("{position} {side}"))
        .and_then(|position| position.game(ruleset, terms))
        .map_err(|error| Error { line, reason: error.to_string() })?;

    let resigned = read_turns(&mut words, &mut game)?;
    check_result(&tags, &game, resigned)?;
    Ok(OpenTaflGame { tags, game, resigned, differences })
}

/// The tags; a bracket without a colon is a remark.
fn read_tags(words: &mut Words<'_>) -> Result<Vec<Tag>, Error> {
    let mut tags = Vec::new();
    loop {
        words.skip_spaces();
        if !words.rest.starts_with('[') {
            return Ok(tags);
        }
        if let Some((line, Item::Bracket(inner))) = words.next()?
            && let Some((name, value)) = inner.split_once(':')
        {
            let (name, value) = (name.trim().to_lowercase(), value.trim().to_owned());
            tags.push(Tag { name, value, line });
        }
    }
}

/// The rules string, if there is one; it may run over several lines.
fn read_rules(words: &mut Words<'_>) -> Result<Option<RulesString>, String> {
    let is_entry = |word: &str| {
        word.split_once(':')
            .is_some_and(|(key, _)| !key.is_empty() && key.chars().all(|c| c.is_ascii_alphabetic()))
    };
    let mut entries = Vec::new();
    while let Some((_, word)) = words.word_if(is_entry) {
        entries.push(word);
    }
    if entries.is_empty() {
        return Ok(None);
    }
    RulesString::parse(&entries.join(" ")).map(Some)
}

type Found = (Arc<Ruleset>, Vec<&'static str>);

fn find(string: Option<&RulesString>, under: Under<'_>) -> Result<Found, String> {
    let library = match under {
        Under::Library(library) => library,
        Under::Ruleset(ruleset) => {
            let differences = string.map(|string| nearest(ruleset).string.differences(string));
            return Ok((Arc::clone(ruleset), differences.unwrap_or_default()));
        }
    };
    let string = string.ok_or("a rules string (dim:… start:/…/) is missing here")?;
    let mut closest: Option<(Vec<&'static str>, &Arc<Ruleset>)> = None;
    for ruleset in library.iter() {
        let Ok(said) = rules(ruleset) else { continue };
        let differences = said.differences(string);
        let is_better = closest.as_ref().is_none_or(|(other, found)| {
            differences.len() < other.len()
                || differences.len() == other.len()
                    && found.id == ruleset.id
                    && found.version < ruleset.version
        });
        if is_better {
            closest = Some((differences, ruleset));
        }
    }
    match closest {
        Some((differences, ruleset)) if differences.is_empty() => {
            Ok((Arc::clone(ruleset), differences))
        }
        Some((differences, ruleset)) => Err(format!(
            "no ruleset here says these rules; {} comes closest, but for {}",
            ruleset.id,
            differences.join(", ")
        )),
        None => Err("no ruleset here can be said in OpenTafl's words".into()),
    }
}

/// Where the game starts, ranks from the top, and in which line it says so.
fn read_start(
    words: &mut Words<'_>,
    string: Option<&RulesString>,
    ruleset: &Ruleset,
) -> Result<(usize, String), Error> {
    let line = words.line;
    let size = ruleset.size();
    if let Some(other) = string.map(RulesString::size).filter(|&other| other != size) {
        let reason = format!("a board of {other}, but {} has one of {size}", ruleset.id);
        return Err(Error { line, reason });
    }
    if let Some((line, position)) = words.word_if(|word| word.starts_with('/')) {
        let position = read_position(position, size).map_err(|reason| Error { line, reason })?;
        return Ok((line, position));
    }
    let own = || crate::notation::ranks(ruleset.start(), size);
    Ok((line, string.map_or_else(own, |string| string.start().to_owned())))
}

/// A result that is stated must be the game's; one that is open says nothing.
fn check_result(tags: &[Tag], game: &Game, resigned: Option<Side>) -> Result<(), Error> {
    let by_board = game.outcome().map(|outcome| outcome.winner);
    let winner = by_board.or(resigned.map(|side| Some(!side)));
    for Tag { value, line, .. } in tags.iter().filter(|tag| tag.name == "result") {
        let stated = match value.as_str() {
            "1" => Some(Side::Attackers),
            "-1" => Some(Side::Defenders),
            "0" => None,
            "?" => continue,
            other => {
                let reason = format!("the result is 1, 0, -1 or ?, not {:?}", short(other));
                return Err(Error { line: *line, reason });
            }
        };
        if let Some(winner) = winner.filter(|&winner| winner != stated) {
            let winner = winner.map_or("nobody", Side::name);
            let reason = format!("the result is {value}, but by the plies {winner} won");
            return Err(Error { line: *line, reason });
        }
    }
    Ok(())
}
