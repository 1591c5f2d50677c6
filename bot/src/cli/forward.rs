//! What a host sets right in the file of a closed club: `taflpost host bring-forward` puts back into a
//! game what an older copy of the file lacks, from a record or from the emails of its players, and
//! `taflpost host accept-time` ends a time to which the machine's clock had run ahead.

use std::io::Write;
use std::path::{Path, PathBuf};

use ::mail::moves::{read_moves, read_record};
use chrono::{DateTime, Utc};
use club::{Folder, Lock};
use commands::OrganiserAct;
use service::Service;
use service::forward::{BroughtForward, CannotBring, KeptGame};
use storage::{Channel, GameId};
use tools::{CliError, CliResult, Exit, disk};

use crate::cli::{Whereabouts, configuration, file, heads, in_words};

/// What is put back, and from what.
#[derive(clap::Args)]
pub(super) struct ForwardArguments {
    /// The game's number
    game: i64,
    /// A record of the game, or emails about it, saved as files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The reason, shown to both players
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    reason: String,
}

/// A reason, as it is read where it is typed.
fn reason(text: &str) -> Result<String, &'static str> {
    OrganiserAct::reason(text).ok_or("a reason is missing; the players concerned will read it")
}

pub(super) fn answer(
    club: &Whereabouts<'_>,
    arguments: &ForwardArguments,
    out: &mut impl Write,
) -> CliResult {
    let game = GameId(arguments.game);
    let mut kept = KeptGame::default();
    for path in &arguments.files {
        add(&mut kept, path, club, game)?;
    }
    let (mut service, folder, _lock) =
        closed_club(club, "close it first, so that nothing happens in the game meanwhile")?;
    let now: DateTime<Utc> = Utc::now();
    // The time for which the club was away counts before anything else does.
    service::upkeep::wake(&mut service, now)?;
    let brought =
        service::forward::bring_forward(&mut service, now, game, &kept, &arguments.reason)?;
    let BroughtForward { plies, shown, is_exact } =
        brought.map_err(|why| CliError::BadArguments(why.to_string()))?;
    heads::forget(&folder, game)?;
    let moves = if plies == 1 { "1 move".to_owned() } else { format!("{plies} moves") };
    writeln!(out, "Game {game} has been brought forward by {moves}; both players will be told.")?;
    if is_exact {
        writeln!(
            out,
            "It is as it was, down to the last event. Players are shown the chain {shown}."
        )?;
    } else {
        writeln!(
            out,
            "Players are shown the chain {shown}. It isn't the one they were shown before, because \
             a chain also covers when each move was made and when its player was told, which emails \
             don't say. A record with its events would have brought that back, too."
        )?;
    }
    Ok(Exit::Good)
}

/// Accepts the time that the machine's clock shows, which had run ahead.
pub(super) fn accept_time(club: &Whereabouts<'_>, out: &mut impl Write) -> CliResult {
    let (mut service, ..) = closed_club(club, "close it first, and open it again afterwards")?;
    match service::outage::accept_time(&mut service, Utc::now())? {
        Some(ahead) => writeln!(
            out,
            "The club's time was {} ahead. The clocks of its games go on from now; their players will \
             be told.",
            in_words(ahead)
        )?,
        None => writeln!(out, "The club's time isn't ahead of this machine's clock.")?,
    }
    Ok(Exit::Good)
}

/// The service of a club that is closed, its folder and its lock; `hint` says what to do otherwise.
fn closed_club(club: &Whereabouts<'_>, hint: &str) -> Result<(Service, Folder, Lock), CliError> {
    let (file, lock) = file::open_alone(club.path, hint)?;
    let folder = file::exists(club.path)?;
    let configuration = configuration::read(&folder)?;
    let mut ways = vec![Channel::Terminal, Channel::Email, Channel::House];
    ways.extend(configuration.discord.as_ref().map(|_| Channel::Discord));
    let rules = configuration.rulebook(&club.library);
    let service = service::write_side(file, rules, Box::new(club::entropy)).reached_over(ways);
    Ok((service, folder, lock))
}

/// Adds what a file says about the game.
fn add(
    kept: &mut KeptGame,
    path: &Path,
    club: &Whereabouts<'_>,
    game: GameId,
) -> Result<(), CliError> {
    let text = disk::read_text(path)?;
    let in_file = |why: CannotBring| CliError::BadArguments(format!("{}: {why}", path.display()));
    let (moves, record) = (read_moves(&text, game.0), read_record(&text));
    if let Some(record) = &record {
        kept.add_record(record, &club.library, game).map_err(in_file)?;
    }
    if moves.is_empty() && record.is_none() {
        return Err(CliError::BadArguments(format!(
            "{} is neither a record nor an email with moves of game {game}; save the whole email, \
             with its headers",
            path.display()
        )));
    }
    moves.into_iter().try_for_each(|(number, text)| kept.add_ply(number, &text)).map_err(in_file)
}
