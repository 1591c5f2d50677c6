//! What the house says, and what it refuses.

use engine::{Move, Side};
use search::aims::Aim;
use search::facts::MoveDeed;

use crate::house::{HouseReason, hint, hint_asked};
use crate::notice::Notice;
use crate::notice::table::Table;
use crate::tests::club::{AT, Club, told};
use crate::told::{News, Refused, Sentence};

fn reasons(mv: Move) -> Vec<HouseReason> {
    let square = |text: &str| text.parse().unwrap();
    let (d5, g2) = (square("d5"), square("g2"));
    let aims = [
        Aim::ThreatensKing,
        Aim::Keeps { piece: d5 },
        Aim::Threatens { men: vec![d5] },
        Aim::Threatens { men: vec![d5, g2] },
        Aim::Delays { moves: 2 },
        Aim::Nears { moves: 3 },
        Aim::Guards { corner: square("a1") },
        Aim::Narrows { squares: 0, from: 2 },
        Aim::Narrows { squares: 1, from: 2 },
        Aim::Narrows { squares: 4, from: 9 },
        Aim::Widens { squares: 1, from: 0 },
        Aim::Widens { squares: 9, from: 4 },
        Aim::Approaches,
        Aim::Safe { piece: d5 },
    ];
    let mut all = vec![
        HouseReason::Passed,
        HouseReason::OnlyMove,
        HouseReason::Does(mv, MoveDeed::Takes { men: vec![d5, g2] }),
        HouseReason::Expects("f6-f9".into()),
        HouseReason::LookedGood,
    ];
    all.extend(aims.map(HouseReason::Aims));
    all
}

/// A hint, and every reason for its last move in that game.
pub(super) fn notices(of: &Table) -> Vec<Notice> {
    let mut of = of.clone();
    let own = of.seat.unwrap_or(Side::Attackers);
    of.names[!own] = commands::house_player_name(1);
    let club = Club::with(of.clone());
    let mut all: Vec<News> = vec![
        told(hint_asked(AT, &club)),
        told(hint(AT, "d4-d8", None, &club)),
        told(hint(AT, "d4-d8", Some(63), &club)),
    ];
    let reasons = match of.game.plies().last().and_then(|ply| ply.mv) {
        Some(mv) => reasons(mv),
        None => vec![HouseReason::Passed],
    };
    all.extend(reasons.iter().map(|reason| reason.news(Box::new(of.clone()))));
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
        Refused::HouseStaysOut { ruleset: Some("skalk".into()) },
        Refused::HouseStaysOut { ruleset: None },
        Refused::NoHintHere { game: 7 },
        Refused::NoHintNow { game: 7 },
    ]
}
