//! `taflpost status`: how the club is doing, as its organisers are told with `club today`, and
//! about which domains the DNS doesn't answer. It reads the club's file even while another process
//! runs the club.

use std::io::Write;

use engine::ruleset::Language;
use service::Questions;
use templates::Reader;
use templates::notice::make_harmless;

use super::{CliResult, Exit, Whereabouts, configuration, file};

pub(super) fn answer(club: &Whereabouts<'_>, out: &mut impl Write) -> CliResult {
    let folder = file::exists(club.path)?;
    let rules = configuration::read(&folder)?.rulebook(&club.library);
    let reader = Reader::stranger(Language::English, rules.club, club.now);
    let questions = Questions::new(file::open_to_read(club.path)?, rules);
    writeln!(out, "{}", questions.club_today(club.now)?.text(&reader))?;
    let silent = questions.silent_domains(club.now)?;
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
