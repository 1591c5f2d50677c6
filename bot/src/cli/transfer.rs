//! `taflpost club export` and `import`: the whole club as one file, to move it to another place in
//! the middle of its games. Nobody's clock runs in between: the imported club treats that time as
//! an outage.

use std::fs;
use std::io::{ErrorKind, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use club::Folder;
use correspondence::course::Course;
use engine::ruleset::Library;
use storage::File;
use templates::notice::make_harmless;
use tools::disk::cannot_write;
use tools::progress::{Interruption, Progress};
use tools::{CliError, CliResult, Exit};

use crate::cli::file;

/// What to do with the whole club.
#[derive(clap::Subcommand)]
pub(super) enum ClubCommand {
    /// Write the whole club, which must be closed, into one file
    Export {
        /// The file to write; it must not exist yet
        file: PathBuf,
    },
    /// Create a club from an exported file or a backup, in a folder that doesn't have one yet
    Import {
        /// The file to read
        file: PathBuf,
    },
}

pub(super) fn answer(
    library: &Library,
    club: &Path,
    command: &ClubCommand,
    out: &mut impl Write,
) -> CliResult {
    match command {
        ClubCommand::Export { file } => export(club, file, out),
        ClubCommand::Import { file } => import(library, club, file, out),
    }
}

fn export(club: &Path, to: &Path, out: &mut impl Write) -> CliResult {
    // A club that continued here, or on another machine, would diverge from the one that is moved.
    let hint = "close it before you move it (for taflpost backup it can stay open)";
    let (opened, _lock) = file::open_alone(club, hint)?;
    drop(opened);
    let folder = Folder::existing(club).map_err(CliError::no_club)?;
    copy(&file::open_to_read(club)?, to)?;
    fs::write(folder.moved(), format!("exported to {}\n", to.display()))
        .map_err(|error| cannot_write(&folder.moved(), &error))?;
    writeln!(out, "The whole club is now in {}.", to.display())?;
    tell_what_stays(club, out)?;
    writeln!(out, "On the other machine, run: taflpost club import {}", to.display())?;
    writeln!(
        out,
        "All clocks are paused until the club opens there. It can no longer be opened here."
    )?;
    Ok(Exit::Good)
}

/// Says which files of the club's folder are not in a copy of the club.
pub(super) fn tell_what_stays(club: &Path, out: &mut impl Write) -> Result<(), CliError> {
    let files = Folder::existing(club).map_err(CliError::no_club)?.files_of_host()?;
    if !files.is_empty() {
        let files = files.join(", ");
        writeln!(
            out,
            "Not in it, so copy them from {} as well: {}.",
            club.display(),
            templates::notice::make_harmless(&files)
        )?;
    }
    Ok(())
}

/// Copies a club's file to one that only its owner can read, and that does not exist yet. Whatever
/// ends it early, half a copy never has that name.
pub(super) fn copy(source: &File, to: &Path) -> Result<(), CliError> {
    const TAKEN: &str = "this file already exists; choose another name";
    if to.exists() {
        return Err(cannot_write(to, &TAKEN));
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Nobody else is allowed to read what players said, from the first byte on: temporary files are
    // their owner's alone.
    let half = tempfile::Builder::new()
        .prefix(".taflpost-")
        .suffix(".part")
        .tempfile_in(folder.unwrap_or(Path::new(".")))
        .map_err(|error| cannot_write(to, &error))?;
    let told = Interruption::listen();
    let progress = Progress::begin("Copying", 1);
    let whole = source.back_up(half.path(), |done, pages| {
        progress.reach(done, pages);
        if told.is_heard() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if !whole.map_err(|fault| cannot_write(to, &fault))? {
        return Err(cannot_write(to, &"it was interrupted; nothing has changed"));
    }
    half.persist_noclobber(to).map_err(|failed| match failed.error.kind() {
        ErrorKind::AlreadyExists => cannot_write(to, &TAKEN),
        _ => cannot_write(to, &failed.error),
    })?;
    Ok(())
}

fn import(library: &Library, club: &Path, from: &Path, out: &mut impl Write) -> CliResult {
    let cannot_read = |error: &dyn std::fmt::Display| {
        CliError::BadArguments(format!("cannot read {}: {error}", from.display()))
    };
    // SQLite would create an empty file for a mistyped name.
    fs::metadata(from).map_err(|error| cannot_read(&error))?;
    let source = file::open_file_to_read(from).map_err(|error| file::cannot_open(from, error))?;
    let damage = source.find_damage().map_err(|fault| cannot_read(&fault))?;
    if let Some(damage) = damage.first() {
        return Err(cannot_read(&format_args!("it is damaged ({damage}); use another backup")));
    }
    let foreign = source.unexpected_part().map_err(|fault| cannot_read(&fault))?;
    if let Some(foreign) = foreign {
        let why =
            format_args!("it has been changed ({foreign} isn't the way this program creates it)");
        return Err(cannot_read(&why));
    }
    let folder = Folder::open(club).map_err(CliError::no_club)?;
    let _lock = folder.lock().map_err(CliError::no_club)?;
    if folder.file().exists() {
        return Err(CliError::BadArguments(format!(
            "there is already a club in {}; choose another folder with --club DIR",
            club.display()
        )));
    }
    copy(&source, &folder.file())?;
    let opening = source.view().opening()?;
    if opening.is_some() {
        let path = folder.file();
        let mut copied = File::open(&path).map_err(|error| file::cannot_open(&path, error))?;
        let change = copied.change()?;
        change.forget_opening()?;
        change.commit()?;
    }
    writeln!(out, "The club is now in {}.", club.display())?;
    if let Some(opening) = opening {
        let host = make_harmless(&opening.host);
        writeln!(
            out,
            "When the copy was made, the club was open on {host}. If it still runs there, close it \
             first: what is played in one of the two is lost in the other."
        )?;
    }
    tell_games(library, &source, out)?;
    writeln!(out, "To open it, run: taflpost --club {} serve", club.display())?;
    Ok(Exit::Good)
}

/// Prints how many games were moved, and which cannot go on because their ruleset is not available.
fn tell_games(library: &Library, source: &File, out: &mut impl Write) -> Result<(), CliError> {
    let view = source.view();
    let (mut running, mut finished) = (0_u64, 0_u64);
    file::each_game(view, |row| {
        if row.folded.ended_at.is_some() {
            finished += 1;
            return Ok(());
        }
        running += 1;
        let events = view.events(row.id)?;
        if let Err(broken) = Course::fold(library, &events) {
            writeln!(out, "Game {} can't continue: {broken}.", row.id)?;
            writeln!(
                out,
                "  If it uses one of the club's own rulesets, give their folder with --rulesets \
                 DIR."
            )?;
        }
        Ok(())
    })?;
    writeln!(out, "Running games: {running}, finished games: {finished}.")?;
    Ok(())
}
