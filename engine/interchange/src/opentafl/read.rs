//! Reads an OpenTafl record and replays it under a ruleset of ours.

use std::sync::Arc;

use engine::ruleset::{Library, Ruleset};
use engine::{Game, Side};

use super::entries::{GameBeginning, RulesString};
use super::position::read_position;
use super::rules::write;
use crate::imported::{ImportedGame, ImportedTag, Trouble, Under, begin, short};
use crate::plies::{self, Captures};
use crate::words::RecordWords;

/// Reads and replays a record. A result that contradicts the end is refused.
pub(crate) fn read(text: &str, under: Under<'_>) -> Result<ImportedGame, Trouble> {
    let mut words = RecordWords::new(text, &[('[', ']')]);
    let Header { tags, rules, position } = read_header(&mut words)?;
    // Rules that are missing are missed where the moves begin.
    let line = rules.as_ref().map_or(words.line, |(line, _)| *line);
    let at_rules = |reason| (line, reason);
    let rules = rules.as_ref().map(|(_, rules)| rules.as_str());
    let beginning = rules.map(GameBeginning::parse).transpose().map_err(at_rules)?;
    let ruleset = match under {
        Under::Ruleset(ruleset) => Arc::clone(ruleset),
        Under::Library(library) => {
            let found = find_ruleset(rules, library);
            let hint = "; --ruleset ID reads the game under a ruleset that you choose";
            found.map_err(|reason| at_rules(reason + hint))?
        }
    };
    let size = ruleset.size();
    let beginning = beginning.unwrap_or_else(|| GameBeginning::of(&ruleset));
    if beginning.size != size {
        let reason =
            format!("the board has size {}, but {} has size {size}", beginning.size, ruleset.id);
        return Err(at_rules(reason));
    }
    let (line, start) = match position {
        Some((line, position)) => {
            let ranks = read_position(position, size).map_err(|reason| (line, reason))?;
            (line, ranks.into_iter().rev().collect::<Vec<_>>().join("/"))
        }
        None => (line, beginning.start),
    };
    let mut game =
        begin(&ruleset, Some((&start, beginning.first))).map_err(|reason| (line, reason))?;
    let resigned = plies::play(&mut words, &mut game, Captures::All)?;
    if rules.is_none() && tags.is_empty() && game.plies().is_empty() {
        return Err((1, "there is no game here: no tag ([name:value]) and no move".into()));
    }
    check_result(&tags, &game, resigned)?;
    Ok(ImportedGame { tags, game, resigned })
}

/// What comes before the moves, each with its line.
#[derive(Default)]
struct Header<'a> {
    tags: Vec<ImportedTag>,
    rules: Option<(usize, String)>,
    position: Option<(usize, &'a str)>,
}

/// Programs write the rules string and the position as tags, in any place among the others; in
/// older records they are lines of their own. A bracket without a colon is a remark.
fn read_header<'a>(words: &mut RecordWords<'a>) -> Result<Header<'a>, Trouble> {
    let mut header = Header::default();
    loop {
        if let Some((line, inner)) = words.remark()? {
            let Some((name, value)) = inner.split_once(':') else { continue };
            let (name, value) = (name.trim().to_lowercase(), value.trim());
            match name.as_str() {
                "rules" => header.set_rules(line, value.to_owned())?,
                "position" => header.set_position(line, value)?,
                _ => header.tags.push(ImportedTag { name, value: value.to_owned(), line }),
            }
            continue;
        }
        let Some((line, word)) = words.word_if(|word| is_entry(word) || word.starts_with('/'))
        else {
            return Ok(header);
        };
        if word.starts_with('/') {
            header.set_position(line, word)?;
            continue;
        }
        // The string may run over several lines.
        let mut entries = vec![word];
        while let Some((_, word)) = words.word_if(is_entry) {
            entries.push(word);
        }
        header.set_rules(line, entries.join(" "))?;
    }
}

impl<'a> Header<'a> {
    fn set_rules(&mut self, line: usize, rules: String) -> Result<(), Trouble> {
        match self.rules.replace((line, rules)) {
            None => Ok(()),
            Some(_) => Err((line, "the rules string is given twice".into())),
        }
    }

    fn set_position(&mut self, line: usize, position: &'a str) -> Result<(), Trouble> {
        match self.position.replace((line, position)) {
            None => Ok(()),
            Some(_) => Err((line, "the position is given twice".into())),
        }
    }
}

fn is_entry(word: &str) -> bool {
    word.split_once(':')
        .is_some_and(|(key, _)| !key.is_empty() && key.chars().all(|c| c.is_ascii_alphabetic()))
}

fn find_ruleset(rules: Option<&str>, library: &Library) -> Result<Arc<Ruleset>, String> {
    let rules = rules.ok_or("there is no rules string ([rules:dim:… start:/…/]) here")?;
    let string = RulesString::parse(rules)?;
    // Which one it is, where several say the same: one that starts and begins as the game does,
    // then one that has words for all of its rules, then the newest version.
    let mut candidates: Vec<_> = library
        .versions()
        .map(|ruleset| (ruleset, write(ruleset)))
        .filter(|(ruleset, _)| ruleset.size() == string.beginning.size)
        .map(|(ruleset, written)| {
            let (ours, theirs) = (&written.string.beginning, &string.beginning);
            let otherwise = (ours.start != theirs.start, ours.first != theirs.first);
            let newest = u32::MAX - ruleset.version;
            let differences = written.differences(&string);
            ((differences.len(), otherwise, written.unsaid.len(), newest), differences, ruleset)
        })
        .collect();
    candidates.sort_by_key(|(rank, ..)| *rank);
    if let Some((_, differences, ruleset)) = candidates.first()
        && differences.is_empty()
    {
        return Ok(Arc::clone(ruleset));
    }
    // An earlier version can't be chosen.
    let is_newest =
        |one: &Ruleset| library.newest(&one.id).is_some_and(|newest| newest.version == one.version);
    let closest = candidates.iter().find(|(.., ruleset)| is_newest(ruleset));
    Err(match closest {
        Some((_, differences, ruleset)) => format!(
            "no ruleset here has these rules: {} comes closest, except for {}",
            ruleset.id,
            differences.join(", ")
        ),
        None => format!("no ruleset here is played on {0}×{0}", string.beginning.size),
    })
}

/// A stated result must be the game's; `?` says nothing.
fn check_result(tags: &[ImportedTag], game: &Game, resigned: Option<Side>) -> Result<(), Trouble> {
    let by_board = game.outcome().map(|outcome| outcome.winner);
    let winner = by_board.or(resigned.map(|side| Some(!side)));
    for ImportedTag { value, line, .. } in tags.iter().filter(|tag| tag.name == "result") {
        let stated = match value.as_str() {
            "1" => Some(Side::Attackers),
            "-1" => Some(Side::Defenders),
            "0" => None,
            "?" => continue,
            other => {
                let reason = format!("the result must be 1, 0, -1 or ?, not {:?}", short(other));
                return Err((*line, reason));
            }
        };
        if let Some(winner) = winner.filter(|&winner| winner != stated) {
            let winner = winner.map_or("nobody", Side::name);
            let reason = format!("the result is {value}, but by the moves {winner} won");
            return Err((*line, reason));
        }
    }
    Ok(())
}
