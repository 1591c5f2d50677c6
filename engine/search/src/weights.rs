//! The numbers of the evaluation, which are data: one set for each family of rulesets.

use engine::Ruleset;
use engine::ruleset::options::Goal;

/// How many features there are.
pub const FEATURES: usize = 13;

/// What each feature is worth, in hundredths of an attackers' man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// To the defenders: a defender, an attacker, a square that the king can reach, one open route,
    /// two or more, a square that the king can reach and from which a goal would be open, an attacker
    /// beside the king, a line of the board without attackers, an attacker who guards a corner, a
    /// step from the king to the nearest goal, attackers all around, a corner without such a guard, an
    /// attacker on the edge.
    pub of_features: [i32; FEATURES],
    /// To the side to move.
    pub turn: i32,
}

impl Weights {
    /// Those of a ruleset's family: goals in the corners of a small board or of a larger one, or at the
    /// edge. They come from `examples/tune`.
    pub fn of(ruleset: &Ruleset) -> Weights {
        match (ruleset.options.goal, ruleset.size()) {
            (Goal::Corner, ..=8) => Weights {
                of_features: [106, -235, 19, 31, 2_500, 8, -1, 0, 4, 37, -72, -3, -10],
                turn: 10,
            },
            (Goal::Corner, _) => Weights {
                of_features: [91, -224, 11, 254, 2_500, 264, -3, 23, -79, -3, -351, 18, 5],
                turn: 13,
            },
            (Goal::Edge, _) => Weights {
                of_features: [61, -179, -3, 11, 2_500, 11, 2, 26, -24, 100, -77, -8, 4],
                turn: -1,
            },
        }
    }
}
