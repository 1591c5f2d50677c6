//! `taflpost verify`: checks games of the club, or a record without any club.

use std::io::Write;
use std::path::Path;

use engine::ruleset::Library;
use storage::{GameId, GameRow, View};

use super::{Answer, Trouble, Verdict, disk, file};
use crate::service::{verify, verify_ladder};

/// What to check.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// A game's number, or the file of a record
    #[arg(value_name = "GAME|RECORD", conflicts_with = "all", required_unless_present = "all")]
    what: Option<String>,
    /// Every game and every ladder of the club
    #[arg(long)]
    all: bool,
}

pub(super) fn answer(
    library: &Library,
    club: &Path,
    arguments: &Arguments,
    out: &mut impl Write,
) -> Answer {
    let Some(what) = arguments.what.as_deref().filter(|_| !arguments.all) else {
        let file = file::open_to_read(club)?;
        // Others play meanwhile.
        let _moment = file.moment().map_err(file::unreadable)?;
        return every(file.view(), library, out);
    };
    if let Ok(number) = what.parse() {
        let file = file::open_to_read(club)?;
        let _moment = file.moment().map_err(file::unreadable)?;
        let row = file.view().game(GameId(number)).map_err(file::unreadable)?;
        let row =
            row.ok_or_else(|| Trouble::BadArguments(format!("the club has no game {number}")))?;
        return one(file.view(), library, &row, out);
    }
    let verified = verify::record(&disk::read_text(Path::new(what))?, library);
    let agrees = verified.is_ok();
    let verdict = tell(what, verified, out)?;
    if agrees {
        writeln!(out, "The chain knows the players by number; their names are not part of it.")?;
    }
    Ok(verdict)
}

fn one(view: View<'_>, library: &Library, row: &GameRow, out: &mut impl Write) -> Answer {
    let verified = verify::game(view, library, row).map_err(file::unreadable)?;
    tell(&format!("game {}", row.id), verified, out)
}

fn tell(
    what: &str,
    verified: Result<verify::Verified, verify::Disagreement>,
    out: &mut impl Write,
) -> Answer {
    match verified {
        Ok(verify::Verified { game, events, chain }) => {
            writeln!(out, "game {game}: {events} events, chain {chain}; everything agrees")?;
            Ok(Verdict::Good)
        }
        Err(disagreement) => {
            writeln!(out, "{what}: {disagreement}")?;
            Ok(Verdict::Bad)
        }
    }
}

/// Checks all games, and names those that disagree.
fn every(view: View<'_>, library: &Library, out: &mut impl Write) -> Answer {
    let (mut games, mut events, mut wrong) = (0_u64, 0_u64, 0_u64);
    file::each_game(view, |row| {
        games += 1;
        match verify::game(view, library, row).map_err(file::unreadable)? {
            Ok(verified) => events += u64::from(verified.events),
            Err(disagreement) => {
                wrong += 1;
                writeln!(out, "game {}: {disagreement}", row.id)?;
            }
        }
        Ok(())
    })?;
    writeln!(out, "games {games}, events {events}, disagreeing {wrong}")?;
    let (mut ladders, mut steps) = (0_u64, 0_u64);
    for ladder in view.ladders().map_err(file::unreadable)? {
        ladders += 1;
        match verify_ladder(view, &ladder).map_err(file::unreadable)? {
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
    Ok(if wrong == 0 { Verdict::Good } else { Verdict::Bad })
}
