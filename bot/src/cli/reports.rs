//! `taflpost reports`: what players have reported to the hosts about each other, the newest first.
//! It reads the club's file even while another process runs the club.

use std::io::Write;
use std::path::Path;

use super::{CliResult, Exit, file};

const LISTED: u32 = 100;

pub(super) fn answer(club: &Path, out: &mut impl Write) -> CliResult {
    let file = file::open_to_read(club)?;
    let view = file.view();
    let reports = view.reports(LISTED)?;
    if reports.is_empty() {
        writeln!(out, "Nobody has reported anybody.")?;
    }
    for report in reports {
        let player = view.player(report.player)?.handle;
        let whom = view.player(report.reported)?.handle;
        let at = report.at.format("%F %T UTC");
        let text = templates::notice::make_harmless(&report.text);
        writeln!(out, "{at}  {player} about {whom}: {text}")?;
    }
    Ok(Exit::Good)
}
