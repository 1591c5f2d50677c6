//! `taflpost outbox`: what is waiting to be delivered, and what happened to the rest. It reads the
//! club's file even while another process runs the club.

use std::io::Write;
use std::path::Path;

use storage::View;
use tools::{CliError, CliResult, Exit};

use crate::cli::file;

const LISTED: u32 = 20;

pub(super) fn answer(club: &Path, out: &mut impl Write) -> CliResult {
    let file = file::open_to_read(club)?;
    show(file.view(), out)?;
    Ok(Exit::Good)
}

fn show(view: View<'_>, out: &mut impl Write) -> Result<(), CliError> {
    let counts = view.outbox_counts()?;
    if counts.is_empty() {
        writeln!(out, "The outbox is empty.")?;
    }
    for count in &counts {
        writeln!(
            out,
            "{:>8} {:<9} {:>7}  oldest {}",
            count.channel.name(),
            count.state.name(),
            count.count,
            count.oldest.format("%F %T UTC"),
        )?;
    }
    let waiting = view.unfinished_notices(LISTED)?;
    if !waiting.is_empty() {
        writeln!(out, "\nNext:")?;
    }
    for notice in waiting {
        let player = view.player(notice.player)?;
        let due = notice.due_at.map_or_else(String::new, |at| at.format("%F %T UTC").to_string());
        write!(out, "{:>8} to {} ({})", notice.id, player.handle, notice.channel.name())?;
        if let Some((game, event)) = notice.about {
            write!(out, ", game {game} event {event}")?;
        }
        let trouble = after_colon(notice.trouble);
        writeln!(out, ", due {due}, tries {}{trouble}", notice.tries)?;
    }
    for contact in view.waiting_contacts(LISTED)? {
        let (tries, trouble) = (contact.tries, after_colon(contact.trouble));
        writeln!(out, "{:>8} to somebody who isn't a player, tries {tries}{trouble}", "mail")?;
    }
    let suspended = view.suspended_identities(LISTED)?;
    if !suspended.is_empty() {
        writeln!(out, "\nMessages don't reach:")?;
    }
    for identity in suspended {
        let player = view.player(identity.player)?;
        let (since, because) = identity.suspended.unwrap_or_default();
        let (channel, since) = (identity.channel.name(), since.format("%F %T UTC"));
        let address = identity.address;
        writeln!(out, "{:>8} {channel} {address}, since {since}: {because}", player.handle)?;
    }
    Ok(())
}

fn after_colon(trouble: Option<String>) -> String {
    trouble.map_or_else(String::new, |trouble| format!(": {trouble}"))
}
