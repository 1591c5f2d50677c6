//! What hnefatafl.org writes (its program is `dcampbell24/hnefatafl`): the PGN that its client
//! exports, and the JSON in which its server answers who resumes or watches a game. It plays one
//! ruleset on each size of board. Squares have a 0 in front on 7×7, and capitals on 13×13.

use std::sync::Arc;

use engine::Side;
use engine::ruleset::Ruleset;
use serde::Deserialize;

use crate::imported::{ImportedGame, ImportedTag, Trouble, Under, begin, short};
use crate::opentafl::read_position;
use crate::plies::{self, Captures, split_number};
use crate::words::RecordWords;

/// Our id for the ruleset that is played there on a board of that size.
fn played_on(size: u8) -> Option<&'static str> {
    match size {
        7 => Some("brandubh-org"),
        11 => Some("copenhagen"),
        13 => Some("hnefatafl-13"),
        _ => None,
    }
}

/// The caller's ruleset, or the one that is played there on that size, if the game is one of theirs.
fn ruleset_for(size: Option<u8>, under: Under<'_>) -> Result<Arc<Ruleset>, String> {
    let library = match under {
        Under::Ruleset(ruleset) => return Ok(Arc::clone(ruleset)),
        Under::Library(library) => library,
    };
    let size = size.ok_or(
        "nothing says that it's played as on hnefatafl.org; give the ruleset with --ruleset ID",
    )?;
    played_on(size).and_then(|id| library.newest(id)).map(Arc::clone).ok_or_else(|| {
        format!(
            "hnefatafl.org plays no {size}×{size} ruleset that we have; give one with --ruleset ID"
        )
    })
}

/// Tags, then moves without a dash: `[Site "hnefatafl.org"]`, `1. h1h3 g5g2`. Captures aren't
/// written, nor how the game ended.
pub(crate) fn read_pgn(text: &str, under: Under<'_>) -> Result<ImportedGame, Trouble> {
    let mut words = RecordWords::new(text, &[('{', '}'), ('(', ')'), (';', '\n'), ('%', '\n')]);
    let tags = read_tags(&mut words)?;
    let line = words.line;
    let is_theirs =
        tags.iter().any(|tag| tag.name == "site" && tag.value.contains("hnefatafl.org"));
    let size = if is_theirs { size_of_squares(words.clone())? } else { None };
    let ruleset = ruleset_for(size, under).map_err(|reason| (line, reason))?;
    let mut game = begin(&ruleset, None).map_err(|reason| (line, reason))?;
    let resigned = plies::play(&mut words, &mut game, Captures::Some)?;
    Ok(ImportedGame { tags, game, resigned })
}

fn read_tags(words: &mut RecordWords<'_>) -> Result<Vec<ImportedTag>, Trouble> {
    let mut tags = Vec::new();
    loop {
        while words.remark()?.is_some() {}
        if !words.rest.starts_with('[') {
            return Ok(tags);
        }
        let (line, written) = (words.line, words.rest.lines().next().unwrap_or_default());
        let tag = written.split_once('"').and_then(|(name, value)| {
            let (value, behind) = quoted(value)?;
            Some((name, value, behind.trim_start().strip_prefix(']')?))
        });
        let Some((name, value, behind)) = tag else {
            let shown = short(written);
            return Err((line, format!("a tag is written [Name \"value\"], not {shown:?}")));
        };
        let name = name.trim_start_matches('[').trim().to_lowercase();
        tags.push(ImportedTag { name, value, line });
        words.rest = words.rest.get(written.len() - behind.len()..).unwrap_or_default();
    }
}

/// What comes before the quotation mark that ends a value, and what follows it. A stroke stands in
/// front of a mark, or of another stroke, that belongs to the value.
fn quoted(written: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut signs = written.chars();
    loop {
        match signs.next()? {
            '"' => return Some((value, signs.as_str())),
            '\\' => value.push(signs.next()?),
            sign => value.push(sign),
        }
    }
}

/// The size of the board, as the first move's squares show it.
fn size_of_squares(mut words: RecordWords<'_>) -> Result<Option<u8>, Trouble> {
    while let Some((_, word)) = words.next()? {
        let square = split_number(word).map_or(word, |(_, behind)| behind);
        match square.chars().next() {
            None => {}
            Some('0') => return Ok(Some(7)),
            Some(letter) if letter.is_uppercase() => return Ok(Some(13)),
            Some(_) => return Ok(Some(11)),
        }
    }
    Ok(None)
}

/// A game as the server hands it out. Until June 2026 it said in `variant`, `sw` and `efe` too that
/// it is Copenhagen.
#[derive(Deserialize)]
struct ResumedGame {
    attackers: String,
    defenders: String,
    dim: u8,
    /// Ranks from the top between slashes; A for an attacker, D for a defender, K for the king.
    start: String,
    /// With every capture: `d3-d2xe2`.
    moves: String,
    variant: Option<String>,
    sw: Option<bool>,
    efe: Option<bool>,
}

/// Whether a text begins like the server's line with such a game.
pub(crate) fn is_answer(text: &str) -> bool {
    ["= resume_game_json {", "= watch_game_json {"].iter().any(|begins| text.starts_with(begins))
}

pub(crate) fn read_json(text: &str, under: Under<'_>) -> Result<ImportedGame, Trouble> {
    if text.trim_start().starts_with('[') {
        return Err((1, "this is a list; each game needs a file of its own".into()));
    }
    let json = text.get(text.find('{').unwrap_or_default()..).unwrap_or_default();
    // What comes before it has no line of its own but empty ones.
    let before = text.len() - json.len();
    let first = 1 + text.get(..before).unwrap_or_default().matches('\n').count();
    let read: ResumedGame = serde_json::from_str(json).map_err(|error| {
        // The library puts the place behind its reason; a line is given in front of it.
        let (line, reason) = (error.line().max(1), error.to_string());
        let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(reason, _)| reason);
        (first + line - 1, reason.to_owned())
    })?;
    let line_of = |key: &str| {
        let at = json.find(&format!("\"{key}\"")).and_then(|at| json.get(..at));
        first + at.unwrap_or_default().matches('\n').count()
    };
    let usual = read.variant.as_deref().is_none_or(|variant| variant == "copenhagen")
        && read.sw != Some(false)
        && read.efe != Some(false);
    let ruleset = ruleset_for(usual.then_some(read.dim), under);
    let ruleset = ruleset.map_err(|reason| (line_of("dim"), reason))?;
    let (size, dim) = (ruleset.size(), read.dim);
    if dim != size {
        let reason = format!("the board has size {dim}, but {} has size {size}", ruleset.id);
        return Err((line_of("dim"), reason));
    }
    let game = read_start(&read.start, &ruleset)
        .and_then(|ranks| begin(&ruleset, Some((&ranks, ruleset.start().to_move()))));
    let mut game = game.map_err(|reason| (line_of("start"), format!("start: {reason}")))?;
    let mut words = RecordWords::new(&read.moves, &[]);
    // A line of JSON has no other in its texts.
    let at_moves = |(_, reason): Trouble| (line_of("moves"), reason);
    let resigned = plies::play(&mut words, &mut game, Captures::All).map_err(at_moves)?;
    let names = [(Side::Attackers, read.attackers), (Side::Defenders, read.defenders)];
    let tags = names.map(|(side, value)| ImportedTag {
        name: side.name().into(),
        value,
        line: line_of(side.name()),
    });
    Ok(ImportedGame { tags: tags.into(), game, resigned })
}

fn read_start(start: &str, ruleset: &Ruleset) -> Result<String, String> {
    let letters = start.chars().map(|letter| match letter {
        'A' => 't',
        'D' => 'T',
        letter => letter,
    });
    read_position(&letters.collect::<String>(), ruleset.size()).map(|ranks| ranks.join("/"))
}
