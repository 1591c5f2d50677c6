//! A match: two games with sides swapped. A win counts 1, a draw ½, and more points win; with
//! equal points the ruleset's tie-break decides, if it names one (RULES 2, "a match").

use crate::game::Game;
use crate::ruleset::Ruleset;
use crate::ruleset::options::MatchTieBreak;
use crate::side::{BySide, Side};

/// What a match needs to know about a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who won, or nobody.
    pub winner: Option<Side>,
    pub plies: usize,
    /// How many enemy men each side took.
    pub taken: BySide<usize>,
}

impl GameResult {
    /// The result of that game if `winner` won it: on the board, by resignation or on time.
    pub fn from_game(game: &Game, winner: Option<Side>) -> GameResult {
        let mut taken = BySide::default();
        for ply in game.plies() {
            taken[ply.mover] += ply.captures.len();
        }
        GameResult { winner, plies: game.plies().len(), taken }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Attacks in the first game.
    One,
    Two,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchOutcome {
    /// Who won, or nobody.
    pub winner: Option<Player>,
    pub by: MatchDecision,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchDecision {
    Points,
    /// Each won one game, and the winner needed fewer plies for it (kopenhagen).
    FewerPlies,
    /// Points were equal, and the winner took more enemy men in the two games (castillos).
    MoreCaptures,
    /// Nothing: it is drawn.
    Level,
}

/// Judges a match by its two games, in which `One` attacked in the first and `Two` in the
/// second.
pub fn judge_match(ruleset: &Ruleset, first: GameResult, second: GameResult) -> MatchOutcome {
    let one = score(first, Side::Attackers) + score(second, Side::Defenders);
    let two = score(first, Side::Defenders) + score(second, Side::Attackers);
    if one != two {
        return decided(one > two, MatchDecision::Points);
    }
    match ruleset.options.match_tie_break {
        MatchTieBreak::FewerPlies if first.winner.is_some() && first.plies != second.plies => {
            // Level with a winner in one game means a winner in both, and each won one:
            // One as the attackers of the first or the defenders of the second.
            let ones = if first.winner == Some(Side::Attackers) { first } else { second };
            let twos = if first.winner == Some(Side::Attackers) { second } else { first };
            decided(ones.plies < twos.plies, MatchDecision::FewerPlies)
        }
        MatchTieBreak::MoreCaptures => {
            let ones = first.taken.attackers + second.taken.defenders;
            let twos = first.taken.defenders + second.taken.attackers;
            if ones == twos {
                return MatchOutcome { winner: None, by: MatchDecision::Level };
            }
            decided(ones > twos, MatchDecision::MoreCaptures)
        }
        _ => MatchOutcome { winner: None, by: MatchDecision::Level },
    }
}

/// Half points.
fn score(game: GameResult, side: Side) -> u32 {
    match game.winner {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    }
}

fn decided(one_wins: bool, by: MatchDecision) -> MatchOutcome {
    MatchOutcome { winner: Some(if one_wins { Player::One } else { Player::Two }), by }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::shipped_library;

    const A: Option<Side> = Some(Side::Attackers);
    const D: Option<Side> = Some(Side::Defenders);

    /// Winner, plies, men taken by attackers and by defenders.
    type Result = (Option<Side>, usize, [usize; 2]);

    fn check(id: &str, first: Result, second: Result, winner: Option<Player>, by: MatchDecision) {
        let result = |(winner, plies, [attackers, defenders]): Result| GameResult {
            winner,
            plies,
            taken: BySide { attackers, defenders },
        };
        let outcome =
            judge_match(shipped_library().newest(id).unwrap(), result(first), result(second));
        assert_eq!(outcome, MatchOutcome { winner, by }, "{id}: {first:?}, {second:?}");
    }

    #[test]
    fn who_has_more_points_wins() {
        for id in ["skalk", "kopenhagen", "castillos"] {
            // Both games; and a win with a draw (RULES: the winner, C).
            check(id, (A, 9, [1, 0]), (D, 40, [0, 0]), Some(Player::One), MatchDecision::Points);
            check(id, (None, 9, [0, 9]), (A, 80, [9, 0]), Some(Player::Two), MatchDecision::Points);
            check(id, (D, 9, [0, 0]), (None, 8, [9, 9]), Some(Player::Two), MatchDecision::Points);
        }
    }

    #[test]
    fn kopenhagen_counts_plies_where_each_won_one() {
        let by = MatchDecision::FewerPlies;
        check("kopenhagen", (A, 30, [0, 0]), (A, 41, [9, 9]), Some(Player::One), by);
        check("kopenhagen", (A, 41, [0, 0]), (A, 30, [0, 0]), Some(Player::Two), by);
        check("kopenhagen", (D, 30, [0, 0]), (D, 41, [0, 0]), Some(Player::Two), by);
        check("kopenhagen", (D, 41, [0, 0]), (D, 30, [0, 0]), Some(Player::One), by);
        check("kopenhagen", (A, 30, [1, 0]), (A, 30, [0, 0]), None, MatchDecision::Level);
        // Two draws: nobody won one, however short they were.
        check("kopenhagen", (None, 30, [0, 0]), (None, 41, [0, 0]), None, MatchDecision::Level);
    }

    #[test]
    fn castillos_counts_men_where_points_are_level() {
        let by = MatchDecision::MoreCaptures;
        // One took 3 as attacker and 2 as defender, Two 1 and 3.
        check("castillos", (A, 30, [3, 1]), (A, 10, [3, 2]), Some(Player::One), by);
        check("castillos", (D, 30, [3, 4]), (D, 10, [3, 2]), Some(Player::Two), by);
        check("castillos", (None, 30, [3, 1]), (None, 10, [3, 2]), Some(Player::One), by);
        check("castillos", (A, 30, [3, 4]), (A, 10, [3, 4]), None, MatchDecision::Level);
    }

    #[test]
    fn without_a_tie_break_a_level_match_is_drawn() {
        check("skalk", (A, 10, [9, 0]), (A, 80, [0, 0]), None, MatchDecision::Level);
    }
}
