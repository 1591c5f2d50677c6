//! `taflpost verify`: checks games of the club, or a record without a club.

use std::io::Write;
use std::path::Path;

use engine::ruleset::Library;
use service::{verify, verify_ladder};
use storage::{GameId, View};

use super::progress::Progress;
use super::{CliError, CliResult, Exit, disk, file};

/// What to check.
#[derive(clap::Args)]
pub(super) struct VerifyArguments {
    /// The number of a game, or the file of a record
    #[arg(value_name = "GAME|RECORD", conflicts_with = "all", required_unless_present = "all")]
    what: Option<String>,
    /// Check every game and every ladder of the club
    #[arg(long)]
    all: bool,
    /// A chain that somebody has kept, to look for among the events
    #[arg(long, value_name = "HEAD", conflicts_with = "all", value_parser = head)]
    chain: Option<String>,
}

/// The shortest chain that was ever shown.
const SHORTEST: usize = 12;

fn head(typed: &str) -> Result<String, String> {
    let is_head = typed.bytes().all(|digit| digit.is_ascii_hexdigit())
        && (SHORTEST..=64).contains(&typed.len());
    match is_head {
        true => Ok(typed.to_ascii_lowercase()),
        false => Err("a chain has 32 hexadecimal digits".into()),
    }
}

pub(super) fn answer(
    library: &Library,
    club: &Path,
    arguments: &VerifyArguments,
    out: &mut impl Write,
) -> CliResult {
    let Some(what) = arguments.what.as_deref().filter(|_| !arguments.all) else {
        let file = file::open_to_read(club)?;
        // Others may be playing in the meantime.
        let _snapshot = file.snapshot()?;
        return every(file.view(), library, out);
    };
    if let Ok(number) = what.parse() {
        let file = file::open_to_read(club)?;
        let _snapshot = file.snapshot()?;
        let row = file.view().game(GameId(number))?;
        let row =
            row.ok_or_else(|| CliError::BadArguments(format!("the club has no game {number}")))?;
        let verified = verify::game(file.view(), library, &row)?;
        return tell(&format!("game {}", row.id), verified, arguments.chain.as_deref(), out);
    }
    let verified = verify::record(&disk::read_text(Path::new(what))?, library);
    let agrees = verified.is_ok();
    let verdict = tell(what, verified, arguments.chain.as_deref(), out)?;
    if agrees {
        writeln!(out, "The chain contains the players' numbers, but not their names.")?;
    }
    Ok(verdict)
}

fn tell(
    what: &str,
    verified: Result<verify::Verified, verify::Disagreement>,
    kept: Option<&str>,
    out: &mut impl Write,
) -> CliResult {
    let verify::Verified { game, links, shown } = match verified {
        Ok(verified) => verified,
        Err(disagreement) => {
            writeln!(out, "{what}: {disagreement}")?;
            return Ok(Exit::Bad);
        }
    };
    writeln!(out, "game {game}: {} events; everything agrees", links.len())?;
    writeln!(out, "Players are shown the chain {shown}.")?;
    if let Some(last) = links.last() {
        writeln!(out, "After the last event it is {}.", last.head)?;
    }
    let Some(kept) = kept else { return Ok(Exit::Good) };
    match links.iter().find(|link| link.head.starts_with(kept)) {
        Some(verify::ChainLink { plies, line, .. }) => {
            writeln!(out, "The chain {kept} is here, at ply {plies}: {line}")?;
            Ok(Exit::Good)
        }
        None => {
            writeln!(
                out,
                "The chain {kept} isn't anywhere in it, so this isn't the past that was shown."
            )?;
            Ok(Exit::Bad)
        }
    }
}

/// Checks all games, and names those with disagreements.
fn every(view: View<'_>, library: &Library, out: &mut impl Write) -> CliResult {
    let (mut games, mut events, mut wrong) = (0_u64, 0_u64, 0_u64);
    let progress = Progress::begin("Checking games", view.count_games()?.into());
    file::each_game(view, |row| {
        games += 1;
        progress.step();
        match verify::game(view, library, row)? {
            Ok(verified) => events += u64::try_from(verified.links.len()).unwrap_or(u64::MAX),
            Err(disagreement) => {
                wrong += 1;
                writeln!(out, "game {}: {disagreement}", row.id)?;
            }
        }
        Ok(())
    })?;
    drop(progress);
    writeln!(out, "games {games}, events {events}, disagreeing {wrong}")?;
    let (mut ladders, mut steps) = (0_u64, 0_u64);
    for ladder in view.ladders()?.into_iter().chain(view.unopened_ladders()?) {
        ladders += 1;
        match verify_ladder(view, &ladder)? {
            Ok(found) => steps += u64::from(found),
            Err(unlike) => {
                wrong += 1;
                writeln!(out, "the ladder {ladder}: {unlike}")?;
            }
        }
    }
    if ladders > 0 {
        writeln!(out, "ladders {ladders}, steps {steps}")?;
    }
    Ok(if wrong == 0 { Exit::Good } else { Exit::Bad })
}
