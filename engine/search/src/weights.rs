//! The numbers of the evaluation, which are data: one set for each family of rulesets.

use engine::Ruleset;
use engine::ruleset::options::Goal;

/// How many features there are.
pub const FEATURES: usize = 11;

/// What each feature is worth, in hundredths of an attackers' man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// To the defenders: a defender, an attacker, a square that the king can reach, one open route,
    /// two or more, a square that the king can reach and from which a goal would be open, an attacker
    /// beside the king, a line of the board without attackers, an attacker who guards a corner, a
    /// step from the king to the nearest goal, attackers all around.
    pub of_features: [i32; FEATURES],
    /// To the side to move.
    pub turn: i32,
}

impl Weights {
    /// Those of a ruleset's family. For corners they were chosen by hand, and no fit has beaten them
    /// yet; for edges they come from `examples/fit`.
    pub fn of(ruleset: &Ruleset) -> Weights {
        match ruleset.options.goal {
            Goal::Corner => Weights {
                of_features: [190, -100, 5, 120, 2_500, 25, -45, 8, -30, -6, -300],
                turn: 10,
            },
            Goal::Edge => Weights {
                of_features: [61, -43, 16, 46, 2_500, 10, -34, 31, 0, 95, -143],
                turn: 26,
            },
        }
    }
}
