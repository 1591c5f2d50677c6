//! Reads an OpenTafl record and replays it under a ruleset of ours. What our rules do not
//! agree with is refused with its line.

use std::fmt;
use std::sync::Arc;

use engine::notation::PositionLine;
use engine::ruleset::{Library, Ruleset};
use engine::{Game, Policy, Side, Terms};

use super::entries::{RulesString, short};
use super::position::read_position;
use super::rules::rules_string;
use super::tokens::{RecordToken, Tokens};
use super::turns::read_turns;

#[derive(Clone, Copy, Debug)]
pub enum Under<'a> {
    /// The first ruleset that says the same as the record, in its newest version.
    Library(&'a Library),
    /// This one, even if the rules string says something else or is missing; only the
    /// board's size and the plies must agree.
    Ruleset(&'a Arc<Ruleset>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTaflGame {
    /// The tags, in their order.
    pub tags: Vec<OpenTaflTag>,
    pub game: Game,
    /// The side that resigned with `---`.
    pub resigned: Option<Side>,
}

/// `[date:2026.06.01]`; any type is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTaflTag {
    /// The type, in lower case.
    pub name: String,
    /// The rest, unchanged.
    pub value: String,
    /// Its line, from 1.
    pub line: usize,
}

/// Why a record is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTaflError {
    /// From 1.
    pub line: usize,
    /// What is wrong, in lower case without a full stop.
    pub reason: String,
}

impl fmt::Display for OpenTaflError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for OpenTaflError {}

/// Reads and replays a record.
///
/// Commentary in brackets is ignored. Claimed captures must be those of the rules;
/// the king's own may be listed. A result that contradicts the end is refused.
///
/// # Errors
/// The first thing that cannot be read, or that the rules do not agree with.
pub fn read(text: &str, under: Under<'_>) -> Result<OpenTaflGame, OpenTaflError> {
    let mut tokens = Tokens { rest: text.trim_start_matches('\u{feff}'), line: 1 };
    let tags = read_tags(&mut tokens)?;
    let line = tokens.line;
    let at_rules = |reason| OpenTaflError { line, reason };
    let string = read_rules(&mut tokens).map_err(at_rules)?;
    let ruleset = find_ruleset(string.as_ref(), under).map_err(at_rules)?;

    let (line, position) = read_start(&mut tokens, string.as_ref(), &ruleset)?;
    let policy = if ruleset.announces() { Policy::Auto } else { Policy::Strict };
    let terms = Terms { announcements: policy, ..Terms::default() };
    let side = ruleset.start().to_move().letter();
    let mut game = PositionLine::parse(&format!("{position} {side}"))
        .and_then(|position| position.game(ruleset, terms))
        .map_err(|error| OpenTaflError { line, reason: error.to_string() })?;

    let resigned = read_turns(&mut tokens, &mut game)?;
    check_result(&tags, &game, resigned)?;
    Ok(OpenTaflGame { tags, game, resigned })
}

/// The tags; a bracket without a colon is a remark.
fn read_tags(tokens: &mut Tokens<'_>) -> Result<Vec<OpenTaflTag>, OpenTaflError> {
    let mut tags = Vec::new();
    loop {
        tokens.skip_spaces();
        if !tokens.rest.starts_with('[') {
            return Ok(tags);
        }
        if let Some((line, RecordToken::Bracket(inner))) = tokens.next()?
            && let Some((name, value)) = inner.split_once(':')
        {
            let (name, value) = (name.trim().to_lowercase(), value.trim().to_owned());
            tags.push(OpenTaflTag { name, value, line });
        }
    }
}

/// The rules string, if there is one; it may run over several lines.
fn read_rules(tokens: &mut Tokens<'_>) -> Result<Option<RulesString>, String> {
    let is_entry = |word: &str| {
        word.split_once(':')
            .is_some_and(|(key, _)| !key.is_empty() && key.chars().all(|c| c.is_ascii_alphabetic()))
    };
    let mut entries = Vec::new();
    while let Some((_, word)) = tokens.word_if(is_entry) {
        entries.push(word);
    }
    if entries.is_empty() {
        return Ok(None);
    }
    RulesString::parse(&entries.join(" ")).map(Some)
}

fn find_ruleset(string: Option<&RulesString>, under: Under<'_>) -> Result<Arc<Ruleset>, String> {
    let library = match under {
        Under::Library(library) => library,
        Under::Ruleset(ruleset) => return Ok(Arc::clone(ruleset)),
    };
    let string = string.ok_or("a rules string (dim:… start:/…/) is missing here")?;
    let mut closest: Option<(Vec<&'static str>, &Arc<Ruleset>)> = None;
    for ruleset in library.versions() {
        let Some(said) = rules_string(ruleset) else { continue };
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
        Some((differences, ruleset)) if differences.is_empty() => Ok(Arc::clone(ruleset)),
        Some((differences, ruleset)) => Err(format!(
            "no ruleset here has exactly these rules; {} comes closest, except for {}",
            ruleset.id,
            differences.join(", ")
        )),
        None => Err("no ruleset here can be written in OpenTafl's notation".into()),
    }
}

/// The line that says where the game starts, and its ranks from the top.
fn read_start(
    tokens: &mut Tokens<'_>,
    string: Option<&RulesString>,
    ruleset: &Ruleset,
) -> Result<(usize, String), OpenTaflError> {
    let line = tokens.line;
    let size = ruleset.size();
    if let Some(other) = string.map(RulesString::size).filter(|&other| other != size) {
        let reason = format!("the board has size {other}, but {} has size {size}", ruleset.id);
        return Err(OpenTaflError { line, reason });
    }
    if let Some((line, position)) = tokens.word_if(|word| word.starts_with('/')) {
        let position =
            read_position(position, size).map_err(|reason| OpenTaflError { line, reason })?;
        return Ok((line, position));
    }
    let own = || ruleset.start().ranks(size);
    Ok((line, string.map_or_else(own, |string| string.start().to_owned())))
}

/// A stated result must be the game's; `?` says nothing.
fn check_result(
    tags: &[OpenTaflTag],
    game: &Game,
    resigned: Option<Side>,
) -> Result<(), OpenTaflError> {
    let by_board = game.outcome().map(|outcome| outcome.winner);
    let winner = by_board.or(resigned.map(|side| Some(!side)));
    for OpenTaflTag { value, line, .. } in tags.iter().filter(|tag| tag.name == "result") {
        let stated = match value.as_str() {
            "1" => Some(Side::Attackers),
            "-1" => Some(Side::Defenders),
            "0" => None,
            "?" => continue,
            other => {
                let reason = format!("the result must be 1, 0, -1 or ?, not {:?}", short(other));
                return Err(OpenTaflError { line: *line, reason });
            }
        };
        if let Some(winner) = winner.filter(|&winner| winner != stated) {
            let winner = winner.map_or("nobody", Side::name);
            let reason = format!("the result is {value}, but by the moves {winner} won");
            return Err(OpenTaflError { line: *line, reason });
        }
    }
    Ok(())
}
