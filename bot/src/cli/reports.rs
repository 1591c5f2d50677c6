//! `taflpost reports`: what players have written to the organisers, about each other or about nobody,
//! the newest first. It reads the club's file even while another process runs the club.

use std::io::Write;
use std::path::Path;

use templates::notice::make_harmless;
use tools::{CliResult, Exit};

use crate::cli::file;

const LISTED: u32 = 100;

pub(super) fn answer(club: &Path, out: &mut impl Write) -> CliResult {
    let file = file::open_to_read(club)?;
    let view = file.view();
    let reports = view.reports(LISTED)?;
    if reports.is_empty() {
        writeln!(out, "Nobody has written to the organisers.")?;
    }
    for report in reports {
        let player = view.player(report.player)?.handle;
        let at = report.at.format("%F %T UTC");
        write!(out, "{}  {at}  {player}", report.id)?;
        if let Some(reported) = report.reported {
            write!(out, " about {}", view.player(reported)?.handle)?;
        }
        writeln!(out, ": {}", make_harmless(&report.text))?;
        if let Some(at) = report.answered_at {
            write!(out, "    answered {}", at.format("%F %T UTC"))?;
            if let Some(by) = report.answered_by {
                write!(out, " by {}", view.player(by)?.handle)?;
            }
            writeln!(out, ": {}", make_harmless(&report.answer.unwrap_or_default()))?;
        }
    }
    Ok(Exit::Good)
}
