//! `taflpost status`: how the club is doing, as its organisers are told with `club today`. It reads
//! the club's file even while another process runs the club.

use std::io::Write;

use engine::ruleset::Language;
use service::Questions;
use templates::Reader;

use super::{CliResult, Exit, Whereabouts, configuration, file};

pub(super) fn answer(club: &Whereabouts<'_>, out: &mut impl Write) -> CliResult {
    let folder = file::exists(club.path)?;
    let rules = configuration::read(&folder)?.rulebook(&club.library);
    let reader = Reader::stranger(Language::English, rules.club, club.now);
    let questions = Questions::new(file::open_to_read(club.path)?, rules);
    writeln!(out, "{}", questions.club_today(club.now)?.text(&reader))?;
    Ok(Exit::Good)
}
