//! `taflpost backup`: a copy of the club's file as it stands at one moment, while play goes
//! on.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::{Answer, Trouble, Verdict, file};

/// Where to.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The file to write; there must be none yet
    file: PathBuf,
}

pub(super) fn answer(club: &Path, arguments: &Arguments, out: &mut impl Write) -> Answer {
    let to = &arguments.file;
    let cannot = |error: &dyn std::fmt::Display| {
        Trouble::BadArguments(format!("cannot write {}: {error}", to.display()))
    };
    let source = file::open_to_read(club)?;
    // Nobody else may read what players said, from the first byte on.
    let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(to);
    if let Err(error) = made {
        return Err(match error.kind() {
            ErrorKind::AlreadyExists => cannot(&"there is a file of that name; name another"),
            _ => cannot(&error),
        });
    }
    if let Err(fault) = source.back_up(to) {
        // Half a copy is worse than none.
        let _ = fs::remove_file(to);
        return Err(cannot(&fault));
    }
    let bytes = fs::metadata(to).map_err(|error| cannot(&error))?.len();
    writeln!(out, "{} written, {bytes} bytes.", to.display())?;
    Ok(Verdict::Good)
}
