//! `taflpost verify`: checks games of the club, or a record without a club.

use std::io::Write;
use std::path::Path;

use engine::ruleset::Library;
use service::{forward, verify, verify_ladder};
use storage::{GameId, GameRow, View};
use tools::progress::Progress;
use tools::{CliError, CliResult, Exit, disk};

use crate::cli::heads::MissingHead;
use crate::cli::{file, heads};

/// What to check.
#[derive(clap::Args)]
pub(super) struct VerifyArguments {
    /// The number of a game, or the file of a record
    #[arg(
        value_name = "GAME|RECORD",
        conflicts_with_all = ["all", "head"],
        required_unless_present_any = ["all", "head"]
    )]
    what: Option<String>,
    /// Check every game and every ladder of the club
    #[arg(long)]
    all: bool,
    /// Look in that game for a chain that somebody was shown; if it isn't there, doctor lists the game
    #[arg(long, num_args = 2, value_names = ["GAME|RECORD", "DIGITS"], conflicts_with = "all")]
    head: Option<Vec<String>>,
}

/// The shortest chain that was ever shown.
const SHORTEST: usize = 12;

fn digits(typed: &str) -> Result<String, CliError> {
    let is_head = typed.bytes().all(|digit| digit.is_ascii_hexdigit())
        && (SHORTEST..=64).contains(&typed.len());
    match is_head {
        true => Ok(typed.to_ascii_lowercase()),
        false => Err(CliError::BadArguments(format!(
            "{typed:?} isn't a chain, which has 32 hexadecimal digits"
        ))),
    }
}

pub(super) fn answer(
    library: &Library,
    club: &Path,
    arguments: &VerifyArguments,
    out: &mut impl Write,
) -> CliResult {
    let kept = match arguments.head.as_deref() {
        Some([_, typed]) => Some(digits(typed)?),
        _ => None,
    };
    let what = match arguments.head.as_deref() {
        Some([what, _]) => Some(what.as_str()),
        _ => arguments.what.as_deref().filter(|_| !arguments.all),
    };
    let Some(what) = what else {
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
        let verdict = tell(&format!("game {}", row.id), &verified, kept.as_deref(), out)?;
        if let (Ok(verified), Some(digits)) = (&verified, kept)
            && verdict == Exit::Bad
        {
            went_back(club, file.view(), &row, verified, digits, out)?;
        }
        return Ok(verdict);
    }
    let verified = verify::record(&disk::read_text(Path::new(what))?, library);
    let agrees = verified.is_ok();
    let verdict = tell(what, &verified, kept.as_deref(), out)?;
    if agrees {
        writeln!(out, "The chain contains the players' numbers, but not their names.")?;
    }
    Ok(verdict)
}

fn tell(
    what: &str,
    verified: &Result<verify::Verified, verify::Disagreement>,
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

/// What it means that the club's file doesn't have a head of this game, and what to do.
fn went_back(
    club: &Path,
    view: View<'_>,
    row: &GameRow,
    verified: &verify::Verified,
    digits: String,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let game = row.id;
    let acts = view.host_log(u32::MAX)?;
    let brought = acts
        .iter()
        .find(|act| act.game == Some(game) && act.what.starts_with(forward::BROUGHT_FORWARD));
    if let Some(act) = brought {
        writeln!(
            out,
            "The game was brought forward on {}, and has chains of its own since then.",
            act.at.format("%F at %T UTC")
        )?;
        return Ok(());
    }
    let plies = verified.links.last().map_or(0, |link| link.plies);
    writeln!(
        out,
        "If it was shown for this game, the game has gone back (or was changed). It is \
         at move {plies} here; the email or message with the chain says after which move it was shown."
    )?;
    writeln!(
        out,
        "From now on, doctor lists the game. To put back what is missing, run:\n\
         taflpost host bring-forward GAME FILE --reason TEXT"
    )?;
    heads::note(&file::exists(club)?, MissingHead { game, digits })
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
