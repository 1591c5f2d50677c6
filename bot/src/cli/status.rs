//! `taflpost status`: how the club is doing, as its organisers are told with `club today`, about
//! which domains the DNS doesn't answer, and whether codes to sign in run out. It reads the club's
//! file even while another process runs the club.

use std::io::Write;

use engine::ruleset::Language;
use service::devices::MOST_CODES_IN_ALL;
use templates::Reader;
use templates::notice::make_harmless;
use tools::{CliResult, Exit};

use crate::cli::{Whereabouts, configuration, file};

pub(super) fn answer(club: &Whereabouts<'_>, out: &mut impl Write) -> CliResult {
    let folder = file::exists(club.path)?;
    let rules = configuration::read(&folder)?.rulebook(&club.library);
    let reader = Reader::stranger(Language::English, rules.club, club.now);
    let questions = service::read_side(file::open_to_read(club.path)?, rules);
    writeln!(out, "{}", service::today::club_today(&questions, club.now)?.text(&reader))?;
    let codes = service::devices::codes_asked(&questions, club.now)?;
    if codes >= MOST_CODES_IN_ALL / 2 {
        writeln!(
            out,
            "Codes to sign in: {codes} of {MOST_CODES_IN_ALL} were asked for by name within a day. \
             From the last one on, nobody gets one by name, except in a browser in which they have \
             been signed in before."
        )?;
    }
    let silent = service::mail::silent_domains(&questions, club.now)?;
    if !silent.is_empty() {
        let asked = silent.iter().map(|(domain, at)| {
            format!("{} (last asked at {} UTC)", make_harmless(domain), at.format("%H:%M"))
        });
        let asked = asked.collect::<Vec<_>>().join(", ");
        writeln!(
            out,
            "Email waits because the DNS doesn't answer about the domains it comes from: {asked}."
        )?;
    }
    Ok(Exit::Good)
}
