//! One of each: chains whose matches are exhaustive, so that a new variant in the engine
//! fails to compile here until it has words.

use engine::dice::Roll;
use engine::notation::Unreadable;
use engine::{
    CaptureRule, Illegal, KingFall, Move, Outcome, Reason, Routes, Side, Square, WrongAnnouncement,
    WrongRoll,
};

/// Follows a chain from its first link.
pub(super) fn chain<T>(first: T, after: impl Fn(&T) -> Option<T>) -> Vec<T> {
    let mut all = vec![first];
    while let Some(next) = all.last().and_then(&after) {
        all.push(next);
    }
    all
}

pub(super) fn at(square: &str) -> Square {
    square.parse().unwrap()
}

pub(super) fn mv(from: &str, to: &str) -> Move {
    Move { from: at(from), to: at(to) }
}

pub(super) fn routes(squares: &[&str]) -> Routes {
    squares.iter().map(|square| at(square)).collect()
}

fn roll(face: u8) -> Roll {
    Roll::new(face).unwrap()
}

pub(super) fn king_falls() -> Vec<KingFall> {
    chain(KingFall::FourSides, |fall| {
        Some(match fall {
            KingFall::FourSides => KingFall::ThreeAndThrone,
            KingFall::ThreeAndThrone => KingFall::AtEdge,
            KingFall::AtEdge => KingFall::TwoInLine,
            KingFall::TwoInLine => KingFall::AgainstSquare(at("a1")),
            KingFall::AgainstSquare(square) if *square == at("a1") => {
                KingFall::AgainstSquare(at("f6"))
            }
            KingFall::AgainstSquare(_) => KingFall::WithDefender(at("b2")),
            KingFall::WithDefender(_) => return None,
        })
    })
}

pub(super) fn outcomes() -> Vec<Outcome> {
    let reasons = chain(Reason::Encirclement, |reason| {
        Some(match reason {
            Reason::Encirclement => Reason::EdgeFort,
            Reason::EdgeFort => Reason::Escape(at("a1")),
            Reason::Escape(goal) if *goal == at("a1") => Reason::Escape(at("c1")),
            Reason::Escape(_) => Reason::Immobile(Side::Attackers),
            Reason::Immobile(Side::Attackers) => Reason::Immobile(Side::Defenders),
            Reason::Immobile(Side::Defenders) => Reason::Repetition(3),
            Reason::Repetition(_) => Reason::KingCaptured(KingFall::FourSides),
            Reason::KingCaptured(_) => return None,
        })
    });
    let reasons = reasons.into_iter().chain(king_falls().into_iter().map(Reason::KingCaptured));
    let winners = [None, Some(Side::Attackers), Some(Side::Defenders)];
    reasons.flat_map(|reason| winners.map(|winner| Outcome { winner, reason })).collect()
}

pub(super) fn capture_rules() -> Vec<CaptureRule> {
    chain(CaptureRule::Custodial { anvil: at("d6") }, |rule| {
        Some(match rule {
            CaptureRule::Custodial { .. } => CaptureRule::AgainstThrone,
            CaptureRule::AgainstThrone => CaptureRule::AgainstCorner { corner: at("a1") },
            CaptureRule::AgainstCorner { .. } => CaptureRule::Linnaean,
            CaptureRule::Linnaean => CaptureRule::Shieldwall,
            CaptureRule::Shieldwall => return None,
        })
    })
}

fn unreadables() -> Vec<Unreadable> {
    chain(Unreadable::Empty, |unreadable| {
        Some(match unreadable {
            Unreadable::Empty => Unreadable::NotASquare(String::new()),
            Unreadable::NotASquare(text) if text.is_empty() => Unreadable::NotASquare("z9".into()),
            Unreadable::NotASquare(_) => Unreadable::CaptureForMove(mv("h1", "h3")),
            Unreadable::CaptureForMove(_) => Unreadable::UnknownPiece('r'),
            Unreadable::UnknownPiece(_) => Unreadable::NotARoll(String::new()),
            Unreadable::NotARoll(text) if text.is_empty() => Unreadable::NotARoll("7".into()),
            Unreadable::NotARoll(_) => Unreadable::UnknownWords("check".into()),
            Unreadable::UnknownWords(_) => return None,
        })
    })
}

fn wrong_announcements() -> Vec<WrongAnnouncement> {
    use WrongAnnouncement as Wrong;
    let one = || routes(&["a11"]);
    let two = || routes(&["a11", "k11"]);
    chain(Wrong::NotInThisRuleset, |wrong| {
        Some(match wrong {
            Wrong::NotInThisRuleset => Wrong::AttackersHaveNone,
            Wrong::AttackersHaveNone => Wrong::NothingToAnnounce,
            Wrong::NothingToAnnounce => Wrong::WrongCount { open: one() },
            Wrong::WrongCount { open } if open.len() == 1 => Wrong::WrongCount { open: two() },
            Wrong::WrongCount { .. } => Wrong::WrongRoutes { named: vec![at("a1")], open: one() },
            Wrong::WrongRoutes { open, .. } if open.len() == 1 => {
                Wrong::WrongRoutes { named: vec![at("a11")], open: two() }
            }
            Wrong::WrongRoutes { .. } => Wrong::WrongNumber { number: 2, open: one() },
            Wrong::WrongNumber { open, .. } if open.len() == 1 => {
                Wrong::WrongNumber { number: 1, open: two() }
            }
            Wrong::WrongNumber { .. } => Wrong::MustBeNamed { open: one() },
            Wrong::MustBeNamed { open } if open.len() == 1 => Wrong::MustBeNamed { open: two() },
            Wrong::MustBeNamed { .. } => Wrong::Remind { open: one() },
            Wrong::Remind { open } if open.len() == 1 => Wrong::Remind { open: two() },
            Wrong::Remind { .. } => return None,
        })
    })
}

fn wrong_rolls() -> Vec<WrongRoll> {
    chain(WrongRoll::NotPlayed, |wrong| {
        Some(match wrong {
            WrongRoll::NotPlayed => WrongRoll::AttackersDoNotRoll,
            WrongRoll::AttackersDoNotRoll => WrongRoll::RollFirst,
            WrongRoll::RollFirst => WrongRoll::AlreadyRolled(roll(2)),
            WrongRoll::AlreadyRolled(_) => WrongRoll::KingMustMove(roll(2)),
            WrongRoll::KingMustMove(_) => WrongRoll::BeyondRoll(roll(0)),
            WrongRoll::BeyondRoll(face) if face.face() < 2 => {
                WrongRoll::BeyondRoll(roll(face.face() + 1))
            }
            WrongRoll::BeyondRoll(_) => WrongRoll::NotTheRoll(roll(2)),
            WrongRoll::NotTheRoll(_) => WrongRoll::CannotPass,
            WrongRoll::CannotPass => return None,
        })
    })
}

/// Every reason, with everything that changes its words.
pub(super) fn illegals() -> Vec<Illegal> {
    let move_asked = || mv("f6", "f9");
    let targets = Vec::new;
    let mut all = chain(Illegal::Unreadable(Unreadable::Empty), |illegal| {
        Some(match illegal {
            Illegal::Unreadable(_) => Illegal::WrongNumber { number: 3, due: 17 },
            Illegal::WrongNumber { .. } => Illegal::OffBoard { square: at("s19"), size: 11 },
            Illegal::OffBoard { .. } => Illegal::NoPiece { from: at("a1") },
            Illegal::NoPiece { .. } => {
                Illegal::NotYourPiece { from: at("f6"), to_move: Side::Attackers }
            }
            Illegal::NotYourPiece { to_move: Side::Attackers, .. } => {
                Illegal::NotYourPiece { from: at("f6"), to_move: Side::Defenders }
            }
            Illegal::NotYourPiece { .. } => Illegal::WrongPiece { from: at("f6"), is_king: true },
            Illegal::WrongPiece { is_king: true, .. } => {
                Illegal::WrongPiece { from: at("d1"), is_king: false }
            }
            Illegal::WrongPiece { .. } => Illegal::SameSquare { square: at("d1") },
            Illegal::SameSquare { .. } => {
                Illegal::NotInLine { mv: mv("f6", "g7"), targets: targets() }
            }
            Illegal::NotInLine { .. } => {
                Illegal::Blocked { mv: move_asked(), by: at("f8"), targets: targets() }
            }
            Illegal::Blocked { .. } => {
                Illegal::ThroneNotPassable { mv: move_asked(), targets: targets() }
            }
            Illegal::ThroneNotPassable { .. } => {
                Illegal::ThroneReserved { mv: mv("d6", "f6"), targets: targets() }
            }
            Illegal::ThroneReserved { .. } => {
                Illegal::CornerReserved { mv: mv("d1", "a1"), targets: targets() }
            }
            Illegal::CornerReserved { .. } => {
                Illegal::TooFar { mv: move_asked(), most: 1, targets: targets() }
            }
            Illegal::TooFar { most: 1, .. } => {
                Illegal::TooFar { mv: mv("d1", "d4"), most: 2, targets: targets() }
            }
            Illegal::TooFar { .. } => {
                Illegal::ClaimNotTaken { mv: move_asked(), square: at("e9"), taken: vec![] }
            }
            Illegal::ClaimNotTaken { taken, .. } if taken.is_empty() => Illegal::ClaimNotTaken {
                mv: move_asked(),
                square: at("e9"),
                taken: vec![at("g9"), at("f10")],
            },
            Illegal::ClaimNotTaken { .. } => Illegal::SilentRoute { goal: at("a11") },
            Illegal::SilentRoute { .. } => Illegal::WouldRepeat { mv: move_asked(), occurrence: 2 },
            Illegal::WouldRepeat { occurrence, .. } if *occurrence < 4 => {
                Illegal::WouldRepeat { mv: move_asked(), occurrence: occurrence + 1 }
            }
            // The rest have chains of their own.
            Illegal::WouldRepeat { .. }
            | Illegal::GameOver(_)
            | Illegal::Announcement(_)
            | Illegal::Dice(_) => return None,
        })
    });
    // The obstacle decides the words.
    for by in ["d1", "f5", "f6"] {
        all.push(Illegal::Blocked { mv: move_asked(), by: at(by), targets: targets() });
    }
    all.extend(unreadables().into_iter().map(Illegal::Unreadable));
    all.extend(outcomes().into_iter().map(Illegal::GameOver));
    all.extend(wrong_announcements().into_iter().map(Illegal::Announcement));
    all.extend(wrong_rolls().into_iter().map(Illegal::Dice));
    all
}
