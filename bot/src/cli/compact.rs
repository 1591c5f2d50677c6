//! `taflpost compact`: rewrites the club's file so that nothing that was deleted can be read from
//! it. A running club does this by itself as long as its file is small.

use std::io::Write;
use std::path::Path;

use storage::Traces;

use super::{CliError, CliResult, Exit, file};

pub(super) fn answer(club: &Path, out: &mut impl Write) -> CliResult {
    let hint = "close it first, since nobody can play while its file is written anew";
    let (mut file, _lock) = file::open_alone(club, hint)?;
    let before = file.size()?;
    file.rewrite()?;
    if !file.empty_log()? {
        return Err(CliError::NoClub(
            "another program reads the club's file (a backup, say); end it and do this again"
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
        "The club's file is written anew: {} kB before, {} kB now.",
        kb(before),
        kb(after)
    )?;
    writeln!(out, "Nothing of what was deleted is left in it. Older backups keep what they hold.")?;
    Ok(Exit::Good)
}

fn kb(bytes: u64) -> u64 {
    bytes.div_ceil(1024)
}
