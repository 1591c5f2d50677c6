//! `taflpost backup`: copies the club's file as it is at one moment, while play goes on.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::{CliResult, Exit, file, transfer};

/// Where to.
#[derive(clap::Args)]
pub(super) struct BackupArguments {
    /// The file to write; it must not exist yet
    file: PathBuf,
}

pub(super) fn answer(club: &Path, arguments: &BackupArguments, out: &mut impl Write) -> CliResult {
    let to = &arguments.file;
    transfer::copy(&file::open_to_read(club)?, to)?;
    let bytes = fs::metadata(to)?.len();
    writeln!(out, "The club has been copied to {} ({bytes} bytes).", to.display())?;
    writeln!(
        out,
        "To open a club from this copy, first run: taflpost --club DIR club import {}",
        to.display()
    )?;
    Ok(Exit::Good)
}
