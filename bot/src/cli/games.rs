//! `taflpost games`: recorded games. So far they can be checked; keeping them needs a club.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use engine::notation::games_csv::check;
use engine::ruleset::Library;

use super::{Answer, Trouble, Verdict, shelf};

/// What to do with recorded games.
#[derive(clap::Subcommand)]
pub(super) enum Command {
    /// Read games, one a line: moves, men taken by attackers, by defenders, result
    Import(Import),
}

/// What to read.
#[derive(clap::Args)]
pub(super) struct Import {
    /// The file
    file: PathBuf,
    /// The ruleset the games were played by
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// Replay the games and name every disagreement; keep nothing
    #[arg(long)]
    check: bool,
}

pub(super) fn answer(library: &Library, command: &Command, out: &mut impl Write) -> Answer {
    let Command::Import(import) = command;
    if !import.check {
        return Err(Trouble::BadArguments(
            "games cannot be kept without a club yet; add --check to replay them".into(),
        ));
    }
    let ruleset = shelf::ruleset(library, &import.ruleset)?;
    let text = fs::read_to_string(&import.file).map_err(|error| {
        Trouble::BadArguments(format!("cannot read {}: {error}", import.file.display()))
    })?;
    let report = check(&text, ruleset);

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
    Ok(if unexplained == 0 { Verdict::Good } else { Verdict::Bad })
}
