//! `taflpost games`: recorded games. They can be checked without a club, and kept in one (`keep`);
//! `read` takes them out of files.

mod keep;
mod read;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use engine::notation::Record;
use engine::notation::record::GameEnd;
use engine::ruleset::{Language, Library};
use engine::{Game, Ruleset};
use interchange::{Format, Under, games_csv};
use templates::{Words, outcome};

use super::{CliError, CliResult, Exit, Whereabouts, disk, shelf};

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
    let text = disk::read_text(&import.file)?;
    let ruleset = import.ruleset.as_deref().map(|id| shelf::ruleset(library, id)).transpose()?;
    if text.lines().filter(|line| line.trim_end() == "Taflpost record 1").count() > 1 {
        return keep::check(club, import, out);
    }
    // The formats can be told apart by how they begin.
    if text.starts_with("Taflpost record") || Format::of(&text).is_some() {
        return tell(replayed(&text, library, ruleset), out);
    }
    match ruleset {
        Some(ruleset) => check_csv(&text, ruleset, out),
        None => Err(CliError::BadArguments(format!(
            "{} doesn't say which ruleset its games were played with; give it with --ruleset ID",
            import.file.display()
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

fn check_csv(text: &str, ruleset: &Ruleset, out: &mut impl Write) -> CliResult {
    let report = games_csv::check(text, ruleset);
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
    let mut unexplained = 0;
    writeln!(out, "disagreements  {}", report.disagreements.len())?;
    for disagreement in &report.disagreements {
        let ply = disagreement.ply.map_or(String::new(), |ply| format!(", ply {ply}"));
        let explained = if disagreement.is_explained() {
            " (the site did not enforce repetition)"
        } else {
            unexplained += 1;
            ""
        };
        writeln!(out, "  line {}{ply}: {}{explained}", disagreement.line, disagreement.what)?;
    }
    writeln!(out, "unexplained    {unexplained}")?;
    Ok(if unexplained == 0 { Exit::Good } else { Exit::Bad })
}
