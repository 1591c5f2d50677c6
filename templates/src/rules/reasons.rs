//! The choices of a ruleset that a refusal or an ending is based on, by the names of the options.

use engine::{
    Illegal, KingFall, Outcome, Position, Reason, Ruleset, Side, WrongAnnouncement, WrongRoll,
};

use crate::refusal::ply::RefusedPly;

/// What forbids that ply; nothing where no rule does (a square that is not on the board).
pub(crate) fn of_refusal(refused: &RefusedPly) -> Vec<&'static str> {
    let moves = |from| {
        let is_king = refused.position.king() == from;
        if is_king { "king-moves" } else { "men-move" }
    };
    match &refused.why {
        Illegal::Unreadable(_)
        | Illegal::WrongNumber { .. }
        | Illegal::OffBoard { .. }
        | Illegal::NoPiece { .. }
        | Illegal::WrongPiece { .. } => vec![],
        Illegal::GameOver(outcome) => of_ending(&refused.ruleset, &refused.position, *outcome),
        Illegal::NotYourPiece { .. } => vec!["first-move"],
        Illegal::SameSquare { .. } => vec!["passing"],
        Illegal::NotInLine { mv, .. }
        | Illegal::Blocked { mv, .. }
        | Illegal::TooFar { mv, .. } => {
            vec![moves(mv.from)]
        }
        Illegal::ThroneNotPassable { .. } => vec!["throne-passing"],
        Illegal::ThroneReserved { .. } => vec!["throne"],
        Illegal::CornerReserved { .. } => vec!["corners"],
        Illegal::ClaimNotTaken { .. } => vec!["capture-line", "capture-closing"],
        Illegal::SilentRoute { .. } => vec!["announcement-left-out", "unannounced-escape"],
        Illegal::WouldRepeat { .. } => vec!["repetition", "repetition-at"],
        Illegal::Announcement(WrongAnnouncement::NotInThisRuleset) => vec!["announcement"],
        Illegal::Announcement(_) => vec!["announcement", "whole-truth"],
        Illegal::Dice(WrongRoll::NotPlayed) => vec!["dice"],
        Illegal::Dice(_) => vec!["dice", "hun-duty"],
    }
}

/// The rule by which a game ended on that board.
pub(crate) fn of_ending(ruleset: &Ruleset, last: &Position, outcome: Outcome) -> Vec<&'static str> {
    let king = last.king();
    match outcome.reason {
        Reason::KingCaptured(fall) => match fall {
            KingFall::FourSides if ruleset.throne() == Some(king) => vec!["king-on-throne"],
            KingFall::FourSides | KingFall::TwoInLine => vec!["king-in-the-open"],
            KingFall::ThreeAndThrone => vec!["king-beside-throne"],
            KingFall::AtEdge => {
                let corner = king.neighbours(ruleset.size()).any(|at| ruleset.is_corner(at));
                if corner {
                    vec!["king-at-edge", "king-beside-corner"]
                } else {
                    vec!["king-at-edge"]
                }
            }
            KingFall::AgainstSquare(at) if ruleset.is_corner(at) => vec!["king-beside-corner"],
            KingFall::AgainstSquare(_) => vec!["king-beside-throne"],
            KingFall::WithDefender(_) => vec!["king-and-defender", "pair-enclosure"],
        },
        Reason::Escape(_) => vec!["goal"],
        Reason::Encirclement => vec!["encirclement", "ring"],
        Reason::EdgeFort => vec!["edge-fort"],
        Reason::Immobile(Side::Attackers) => vec!["attackers-without-move"],
        Reason::Immobile(Side::Defenders) => vec!["defenders-without-move"],
        Reason::Repetition(_) => vec!["repetition", "repetition-at"],
    }
}
