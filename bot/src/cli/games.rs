//! `taflpost games`: recorded games. They can be checked without a club, and kept in one (`keep`);
//! `read` takes them out of files.

mod keep;
mod read;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::sync::Arc;

use engine::notation::Record;
use engine::notation::record::GameEnd;
use engine::ruleset::{Language, Library};
use engine::{Game, Ruleset};
use interchange::games_csv::{CsvReport, CsvRules};
use interchange::{Format, Under};
use templates::{Words, outcome};
use tools::lines::Lines;
use tools::{CliError, CliResult, Exit, disk, shelf};

use crate::cli::Whereabouts;

/// What to do with recorded games.
#[derive(clap::Subcommand)]
pub(super) enum GamesCommand {
    /// Keep recorded games in the club, which must be closed: Taflpost's records, a record of
    /// OpenTafl's, a PGN or JSON file of hnefatafl.org's, a list of moves, or a .csv file with one
    /// game per line
    Import(Import),
    /// Write the games that were imported into a file: as records, or one per line if its name ends
    /// in .csv
    Export(Export),
    /// Take games that were imported out of the club, which must be closed
    Remove(Remove),
}

/// What to write.
#[derive(clap::Args)]
pub(super) struct Export {
    /// The file to write
    file: PathBuf,
    /// Only games that were played with the ruleset of this id
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
    /// Replace the file if it already exists
    #[arg(long)]
    force: bool,
}

/// What to take out.
#[derive(clap::Args)]
pub(super) struct Remove {
    /// The games' numbers in the archive
    #[arg(required = true, value_name = "NUMBER")]
    numbers: Vec<i64>,
}

/// What to read.
#[derive(clap::Args)]
pub(super) struct Import {
    /// The file
    file: PathBuf,
    /// The id of the ruleset that the games were played with, if the file doesn't say or if none of
    /// ours is what it says; Taflpost's records always say
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
    /// Replay the games and report every disagreement, without importing anything
    #[arg(long)]
    check: bool,
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    command: &GamesCommand,
    out: &mut impl Write,
) -> CliResult {
    match command {
        GamesCommand::Import(import) if import.check => check(club, import, out),
        GamesCommand::Import(import) => keep::import(club, import, out),
        GamesCommand::Export(export) => keep::export(club, export, out),
        GamesCommand::Remove(remove) => keep::remove(club.path, remove, out),
    }
}

fn check(club: &Whereabouts<'_>, import: &Import, out: &mut impl Write) -> CliResult {
    let library = &club.library;
    let name = import.file.display().to_string();
    let ruleset = import.ruleset.as_deref().map(|id| shelf::ruleset(library, id)).transpose()?;
    let cannot = |error: io::Error| CliError::BadArguments(format!("cannot read {name}: {error}"));
    let file = File::open(&import.file).map_err(cannot)?;
    // No record is longer than that.
    let mut start = Vec::new();
    let most = u64::try_from(read::LONGEST).unwrap_or(u64::MAX);
    let _ = (&file).take(most + 1).read_to_end(&mut start).map_err(cannot)?;
    let text = String::from_utf8_lossy(&start);
    let records = text.lines().filter(|line| line.trim_end() == "Taflpost record 1").count();
    // The formats can be told apart by how they begin.
    let is_record = text.starts_with("Taflpost record") || Format::of(&text).is_some();
    if records > 1 || is_record && start.len() > read::LONGEST {
        return keep::check(club, import, out);
    }
    if is_record {
        return tell(replayed(&disk::text(&name, Ok(start))?, library, ruleset), out);
    }
    match ruleset {
        Some(ruleset) => {
            let lines = Lines::new(start.chain(file), read::LONGEST);
            check_csv(lines, &name, ruleset, out)
        }
        None => Err(CliError::BadArguments(format!(
            "{name} doesn't say which ruleset its games were played with; give it with --ruleset ID"
        ))),
    }
}

/// The game of a record, ours or another program's, and its recorded end; or why it cannot be
/// replayed. Ours always names its ruleset.
pub(super) fn replayed(
    text: &str,
    library: &Library,
    ruleset: Option<&Arc<Ruleset>>,
) -> Result<(Game, Option<GameEnd>), String> {
    let under = ruleset.map_or(Under::Library(library), Under::Ruleset);
    if let Some(imported) = interchange::read(text, under) {
        return Ok((imported.map_err(|error| error.to_string())?.game, None));
    }
    if !text.trim_start_matches('\u{feff}').starts_with("Taflpost record") {
        return Err("this is none of the records that are read here: Taflpost's, OpenTafl's, \
                    hnefatafl.org's PGN and JSON, and lists of moves"
            .into());
    }
    let ours = |error: &dyn ToString| format!("Taflpost record, {}", error.to_string());
    let record = Record::parse(text).map_err(|error| ours(&error))?;
    let game = record.replay(library).map_err(|error| ours(&error))?;
    Ok((game, record.result))
}

/// Prints one game and its recorded end, or why it cannot be replayed.
fn tell(replayed: Result<(Game, Option<GameEnd>), String>, out: &mut impl Write) -> CliResult {
    let (game, end) = match replayed {
        Ok(replayed) => replayed,
        Err(why) => {
            writeln!(out, "{why}")?;
            return Ok(Exit::Bad);
        }
    };
    let ruleset = game.ruleset();
    writeln!(out, "ruleset    {} {}", ruleset.id, ruleset.version)?;
    writeln!(out, "plies      {}", game.plies().len())?;
    if let Some(end) = end {
        writeln!(out, "result     {end}")?;
    }
    writeln!(out, "{}", outcome::describe_state(Words::of(Language::English), &game))?;
    Ok(Exit::Good)
}

/// The most lines with which something is wrong that are told.
const MOST_TOLD: usize = 1_000;

fn check_csv(
    mut lines: Lines<impl Read>,
    name: &str,
    ruleset: &Ruleset,
    out: &mut impl Write,
) -> CliResult {
    let rules = CsvRules::new(ruleset);
    let mut report = CsvReport::default();
    let (mut told, mut disagreements, mut unexplained) = (Vec::new(), 0_usize, 0_usize);
    let cannot = |error| CliError::BadArguments(format!("cannot read {name}: {error}"));
    while let Some((number, line)) = lines.read_next().map_err(cannot)? {
        let mut add = |text: String, is_explained: bool| {
            disagreements += 1;
            unexplained += usize::from(!is_explained);
            if told.len() < MOST_TOLD {
                told.push(text);
            }
        };
        match line {
            Ok(text) => rules.check_line(number, text.trim_end(), &mut report),
            Err(why) => add(format!("  line {number}: {why}"), false),
        }
        for found in report.disagreements.drain(..) {
            let ply = found.ply.map_or(String::new(), |ply| format!(", ply {ply}"));
            let is_explained = found.is_explained();
            let explained =
                if is_explained { " (the site did not enforce repetition)" } else { "" };
            let what = keep::short(&found.what.to_string());
            add(format!("  line {}{ply}: {what}{explained}", found.line), is_explained);
        }
    }
    writeln!(out, "games      {}", report.games)?;
    writeln!(out, "plies      {}", report.plies)?;
    writeln!(out, "captures   {}", report.taken.attackers + report.taken.defenders)?;
    writeln!(out, "  by attackers  {}", report.taken.attackers)?;
    writeln!(out, "  by defenders  {}", report.taken.defenders)?;
    writeln!(out, "  written twice {}", report.doubles)?;
    writeln!(out, "endings")?;
    for (ending, count) in &report.endings {
        writeln!(out, "  {ending:14} {count}")?;
    }
    writeln!(out, "disagreements  {disagreements}")?;
    for text in &told {
        writeln!(out, "{text}")?;
    }
    if disagreements > told.len() {
        writeln!(out, "  and {} more", disagreements - told.len())?;
    }
    writeln!(out, "unexplained    {unexplained}")?;
    Ok(if unexplained == 0 { Exit::Good } else { Exit::Bad })
}
