//! `taflpost compact`: rewrites the club's file so that nothing that was deleted can be read from
//! it. A running club does this by itself as long as its file is small.

use std::io::Write;
use std::path::Path;

use indicatif::DecimalBytes;
use storage::Traces;
use tools::progress::Progress;
use tools::{CliError, CliResult, Exit};

use crate::cli::file;

pub(super) fn answer(club: &Path, out: &mut impl Write) -> CliResult {
    let hint = "close it first, because nobody can play while its file is being rewritten";
    let (mut file, _lock) = file::open_alone(club, hint)?;
    let before = file.size()?;
    let progress = Progress::begin_unmeasured("Rewriting the file");
    file.rewrite()?;
    drop(progress);
    if !file.empty_log()? {
        return Err(CliError::NoClub(
            "another program is reading the club's file (maybe a backup); wait until it has \
             finished and run taflpost compact again"
                .into(),
        ));
    }
    let change = file.change()?;
    change.set_traces(Traces::None)?;
    change.commit()?;
    let after = file.size()?;
    file.close()?;
    writeln!(
        out,
        "The club's file has been rewritten: {} before, {} now.",
        DecimalBytes(before),
        DecimalBytes(after)
    )?;
    writeln!(out, "Nothing that was deleted is left in it. Older backups may still contain it.")?;
    Ok(Exit::Good)
}
