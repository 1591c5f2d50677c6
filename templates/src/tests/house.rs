//! What the house says, and what it refuses.

use super::club::{AT, Club, told};
use crate::notice::Notice;
use crate::notice::table::Table;
use crate::told::{HouseReason, News, Refused, Sentence, hint, hint_asked};

fn reasons() -> Vec<HouseReason> {
    let squares = |squares: &[&str]| squares.iter().map(ToString::to_string).collect();
    vec![
        HouseReason::Passed,
        HouseReason::OnlyMove,
        HouseReason::Takes(squares(&["d5"])),
        HouseReason::Takes(squares(&["d5", "g2"])),
        HouseReason::Opens(squares(&["h11"])),
        HouseReason::Closes(squares(&["a6", "h11"])),
        HouseReason::Keeps("d5".into()),
        HouseReason::Expects("f6-f9".into()),
        HouseReason::LookedGood,
    ]
}

/// A hint, and every reason for its last move in that game.
pub(super) fn notices(of: &Table) -> Vec<Notice> {
    let club = Club::with(of.clone());
    let mut all: Vec<News> = vec![told(hint_asked(AT, &club)), told(hint(AT, "d4-d8", &club))];
    let is_moved = of.game.plies().last().is_some_and(|ply| ply.mv.is_some());
    let reasons = reasons().into_iter().filter(|why| is_moved || *why == HouseReason::Passed);
    all.extend(reasons.map(|reason| reason.news(Box::new(of.clone()))));
    all.into_iter().map(Notice::News).collect()
}

/// A name for one of them.
pub(super) fn heading(said: &Sentence) -> Option<String> {
    let about = said.code().strip_prefix("house-")?;
    Some(format!("The house: {}", about.replace('-', " ")))
}

pub(super) fn refusals() -> Vec<Refused> {
    vec![
        Refused::NoHouseLevel { level: 7 },
        Refused::TooManyWithHouse { most: 6 },
        Refused::OnlyHouseSlowly,
        Refused::NoHintHere { game: 7 },
        Refused::NoHintNow { game: 7 },
    ]
}
