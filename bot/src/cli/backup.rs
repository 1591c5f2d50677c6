//! `taflpost backup`: copies the club's file as it is at one moment, while play goes on.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use indicatif::DecimalBytes;
use tools::{CliResult, Exit};

use crate::cli::{file, transfer};

/// Where to.
#[derive(clap::Args)]
pub(super) struct BackupArguments {
    /// The file to write; it must not exist yet
    file: PathBuf,
}

pub(super) fn answer(club: &Path, arguments: &BackupArguments, out: &mut impl Write) -> CliResult {
    let to = &arguments.file;
    transfer::copy(&file::open_to_read(club)?, to)?;
    let size = DecimalBytes(fs::metadata(to)?.len());
    writeln!(out, "The club has been copied to {} ({size}).", to.display())?;
    transfer::tell_what_stays(club, out)?;
    writeln!(
        out,
        "To open a club from this copy, first run: taflpost --club DIR club import {}",
        to.display()
    )?;
    Ok(Exit::Good)
}
