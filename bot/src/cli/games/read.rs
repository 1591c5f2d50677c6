//! Recorded games out of a file, one after the other, however long the file is: our records,
//! games in lines, or one game in another program's format. What isn't one is told with its line,
//! and the next is read.

use std::io::{self, Read};
use std::sync::Arc;

use engine::Ruleset;
use engine::notation::Record;
use engine::notation::record::{EndedBy, GameEnd, RecordLine, ReplayError};
use engine::ruleset::Library;
use interchange::games_csv::{CsvError, CsvMismatch, CsvRules};
use interchange::{Format, ImportedGame, Under};
use service::recorded;
use templates::notice::make_harmless;
use tools::CliError;
use tools::lines::{Lines, NumberedLine};

/// The longest line and the longest record: five thousand plies with everything a club writes
/// about them fit.
pub(super) const LONGEST: usize = 1024 * 1024;

/// How our records begin.
const RECORD: &str = "Taflpost record";

/// Why there is no game.
#[derive(Debug)]
pub(super) struct NoGame {
    /// From 1.
    pub line: usize,
    pub ply: Option<usize>,
    pub why: String,
}

pub(super) type ReadGame = Result<Record, NoGame>;

/// Reads games until the file ends, and gives each to `each`. Games in lines were played by
/// `ruleset`.
pub(super) fn games(
    file: impl Read,
    name: &str,
    library: &Library,
    ruleset: Option<&Arc<Ruleset>>,
    each: &mut dyn FnMut(ReadGame) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let mut lines = Lines::new(file, LONGEST);
    let cannot = |error: io::Error| CliError::BadArguments(format!("cannot read {name}: {error}"));
    let mut next = || lines.read_next().map_err(cannot);
    let first = loop {
        match next()? {
            Some((_, text)) if text.as_deref().is_ok_and(|it| bare(it).is_empty()) => {}
            Some(first) => break first,
            None => return Ok(()),
        }
    };
    let beginning = first.1.as_deref().map(bare).unwrap_or_default();
    if beginning.starts_with(RECORD) {
        return records(first, &mut next, library, each);
    }
    if Format::of(beginning).is_some() {
        return each(imported(first, &mut next, library, ruleset)?);
    }
    let Some(ruleset) = ruleset else {
        return Err(CliError::BadArguments(format!(
            "{name} doesn't say which ruleset its games were played with; give it with --ruleset ID"
        )));
    };
    let rules = CsvRules::new(ruleset);
    let mut line = Some(first);
    while let Some((number, text)) = line {
        match text {
            Ok(text) if bare(&text).is_empty() => {}
            Ok(text) => each(in_line(number, bare(&text), &rules, library))?,
            Err(why) => each(Err(NoGame { line: number, ply: None, why }))?,
        }
        line = next()?;
    }
    Ok(())
}

/// Without the mark that some programs write at the beginning of a file.
fn bare(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim()
}

/// Our records, one behind the other.
fn records(
    first: NumberedLine,
    next: &mut dyn FnMut() -> Result<Option<NumberedLine>, CliError>,
    library: &Library,
    each: &mut dyn FnMut(ReadGame) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let mut line = Some(first);
    while let Some((begins, text)) = line {
        let mut record = text.map(|text| bare(&text).to_owned() + "\n");
        loop {
            line = next()?;
            let Some((number, text)) = &line else { break };
            if text.as_deref().is_ok_and(|text| bare(text).starts_with(RECORD)) {
                break;
            }
            if let Ok(whole) = &mut record {
                match text {
                    Ok(text) if whole.len() + text.len() <= LONGEST => {
                        whole.push_str(text);
                    }
                    Ok(_) => record = Err(format!("the record is longer than {LONGEST} bytes")),
                    Err(why) => record = Err(format!("line {number}: {why}")),
                }
            }
        }
        each(match record {
            Ok(record) => read_record(begins, &record, library),
            Err(why) => Err(NoGame { line: begins, ply: None, why }),
        })?;
    }
    Ok(())
}

fn read_record(begins: usize, text: &str, library: &Library) -> ReadGame {
    let no_game = |line: usize, ply, why: &dyn ToString| NoGame {
        line: begins + line - 1,
        ply,
        why: why.to_string(),
    };
    let record = Record::parse(text).map_err(|error| no_game(error.line, None, &error.reason))?;
    // A game that is too long isn't replayed at all.
    let kept = recorded::cleaned(record.clone()).map_err(|why| no_game(1, None, &why))?;
    record.replay_leniently(library).map_err(|error| {
        let ply = match &error {
            ReplayError::Ply(ply, _)
            | ReplayError::NotCanonical(ply, _)
            | ReplayError::Roll(ply) => Some(*ply),
            _ => None,
        };
        // Where the ply is written, if that is what is wrong.
        let is_there = |line: &str| ply.is_some_and(|ply| line.starts_with(&format!("{ply}. ")));
        let line = text.lines().position(is_there).map_or(1, |at| at + 1);
        let why = match &error {
            ReplayError::Ply(_, why) => format!("illegal ({})", why.code()),
            error => error.to_string(),
        };
        no_game(line, ply, &why)
    })?;
    Ok(kept)
}

/// The rest of the file as one game of another program's.
fn imported(
    first: NumberedLine,
    next: &mut dyn FnMut() -> Result<Option<NumberedLine>, CliError>,
    library: &Library,
    ruleset: Option<&Arc<Ruleset>>,
) -> Result<ReadGame, CliError> {
    let begins = first.0;
    let mut text = String::new();
    let mut line = Some(first);
    let mut why = None;
    while let Some((number, part)) = line {
        match part {
            Ok(part) if text.len() + part.len() <= LONGEST => text.push_str(&part),
            Ok(_) => why = Some(format!("the record is longer than {LONGEST} bytes")),
            Err(part) => why = why.or(Some(format!("line {number}: {part}"))),
        }
        line = next()?;
    }
    let no_game = |line, why| Err(NoGame { line, ply: None, why });
    if let Some(why) = why {
        return Ok(no_game(begins, why));
    }
    let under = ruleset.map_or(Under::Library(library), Under::Ruleset);
    Ok(match interchange::read(&text, under) {
        Some(Ok(read)) => finished(begins, record_of(&read), library),
        Some(Err(error)) => {
            no_game(begins + error.line - 1, format!("{}: {}", error.format, error.reason))
        }
        // Its first line alone had a format; with what follows it has none.
        None => no_game(begins, "this is no recorded game".into()),
    })
}

fn record_of(read: &ImportedGame) -> Record {
    let tag = |name: &str| {
        let tag = read.tags.iter().find(|tag| tag.name == name)?;
        RecordLine::new(&make_harmless(&tag.value))
    };
    let stated = tag("result");
    let mut record = Record::from_game(&read.game);
    let unstated = |winner| Some(GameEnd { winner, by: EndedBy::Unstated });
    let resigned =
        read.resigned.map(|side| GameEnd { winner: Some(!side), by: EndedBy::Resignation });
    record.result = record.result.or(resigned).or(match stated.as_ref().map(RecordLine::as_str) {
        Some("1") => unstated(Some(engine::Side::Attackers)),
        Some("-1") => unstated(Some(engine::Side::Defenders)),
        Some("0") => unstated(None),
        _ => None,
    });
    Record {
        attackers: tag("attackers"),
        defenders: tag("defenders"),
        event: tag("event"),
        date: tag("date"),
        stated,
        ..record
    }
}

/// Why a text isn't replayed, if it has more than `most` words: that could take forever.
fn too_long(text: &str, most: usize) -> Option<String> {
    let words = text.split_ascii_whitespace().count();
    (words > most).then(|| recorded::TooLong::Plies(words).to_string())
}

fn in_line(number: usize, text: &str, rules: &CsvRules, library: &Library) -> ReadGame {
    // `timeout` can come last.
    let moves = text.split(',').next().unwrap_or_default();
    if let Some(why) = too_long(moves, recorded::MOST_PLIES + 1) {
        return Err(NoGame { line: number, ply: None, why });
    }
    match rules.replay(number, text) {
        Ok((game, end)) => {
            let stated = text.rsplit(',').next().unwrap_or_default();
            let record = Record {
                result: end,
                stated: RecordLine::new(&make_harmless(stated)),
                ..Record::from_game(&game)
            };
            finished(number, record, library)
        }
        Err(disagreements) => Err(match disagreements.into_iter().next() {
            Some(first) => {
                let (ply, why) = match &first.what {
                    CsvMismatch::Unreadable(CsvError::Ply(ply, why)) => {
                        (Some(*ply), why.to_string())
                    }
                    what => (first.ply, what.to_string()),
                };
                NoGame { line: number, ply, why }
            }
            None => NoGame { line: number, ply: None, why: "it can't be replayed".into() },
        }),
    }
}

/// A record as it is kept; it has to replay on its own.
fn finished(line: usize, record: Record, library: &Library) -> ReadGame {
    let no_game = |why: String| NoGame { line, ply: None, why };
    let record = recorded::cleaned(record).map_err(|why| no_game(why.to_string()))?;
    match record.replay_leniently(library) {
        Ok(_) => Ok(record),
        Err(error) => Err(no_game(error.to_string())),
    }
}
