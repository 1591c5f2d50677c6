//! The arithmetic of a crosstable. A win is 1, a draw ½. Players with equal points are ordered by
//! their score against each other, then by Sonneborn-Berger (for each opponent, their points times
//! the score against them), then by the shortest win; players who are equal even then share the
//! place.
//!
//! A player who leaves before at least half of their games are over doesn't count at all (as in
//! FIDE's Handbook C.05 for round robins): to the opponents this is a bye. A player who leaves
//! later loses the remaining games.

use std::cmp::Reverse;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Open,
    /// The player has won; on the board after this many plies, or otherwise.
    Won(Option<u32>),
    Drawn,
    Lost,
    /// The player gets the point without play: the opponent has left.
    Given,
    /// The opponent gets the point without play.
    Forfeited,
    Nothing,
}

/// A player in a group.
#[derive(Clone, Debug)]
pub struct EntrantScores {
    /// The scores against each player: attacking, defending. The player's own entry is ignored.
    pub scores: Vec<[Score; 2]>,
    /// Whether any of it counts: not if they left early.
    pub counts: bool,
}

/// A player's standing in the group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From 1, shared by equals; `None` if nothing counts.
    pub place: Option<u32>,
    /// In half points.
    pub points: u32,
    /// In quarters.
    pub sonneborn_berger: u32,
    /// The plies of the shortest win on the board.
    pub shortest: Option<u32>,
}

/// The standings of all players, in the order in which they were given.
pub(crate) fn standings(group: &[EntrantScores]) -> Vec<Standing> {
    let counts = |of: usize| group.get(of).is_some_and(|it| it.counts);
    // The score of one player against another; nothing if one of them does not count.
    let against = |own: usize, other: usize| {
        let scores = group.get(own).and_then(|it| it.scores.get(other));
        scores.copied().filter(|_| own != other && counts(own) && counts(other))
    };
    let half_points = |own: usize, other: usize| {
        against(own, other).map_or(0, |both| both.map(half_points).iter().sum::<u32>())
    };
    let all = 0..group.len();
    let points: Vec<u32> =
        all.clone().map(|own| all.clone().map(|other| half_points(own, other)).sum()).collect();
    let among_equals = |own: usize| -> u32 {
        let equals = all.clone().filter(|&other| points.get(other) == points.get(own));
        equals.map(|other| half_points(own, other)).sum()
    };
    let sonneborn_berger = |own: usize| {
        points.iter().zip(0..).map(|(points, other)| points * half_points(own, other)).sum()
    };
    let shortest = |own: usize| {
        let wins = all.clone().filter_map(|other| against(own, other)).flatten();
        let plies = wins.filter_map(|score| match score {
            Score::Won(plies) => plies,
            _ => None,
        });
        plies.min()
    };
    let mut standings: Vec<Standing> = Vec::new();
    let mut keys = Vec::new();
    for (own, &points) in points.iter().enumerate() {
        let sonneborn_berger = sonneborn_berger(own);
        let shortest = shortest(own);
        // Players without a win come after all who have one.
        let plies = Reverse(shortest.unwrap_or(u32::MAX));
        let key = (points, among_equals(own), sonneborn_berger, plies);
        keys.push(counts(own).then_some(key));
        standings.push(Standing { place: None, points, sonneborn_berger, shortest });
    }
    for (standing, key) in standings.iter_mut().zip(&keys) {
        let better = |own| keys.iter().flatten().filter(|other| *other > own).count();
        standing.place = key.as_ref().map(|own| better(own) as u32 + 1);
    }
    standings
}

const fn half_points(score: Score) -> u32 {
    match score {
        Score::Won(_) | Score::Given => 2,
        Score::Drawn => 1,
        Score::Open | Score::Lost | Score::Forfeited | Score::Nothing => 0,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The players of a crosstable: `1` is a win (on the board, in 20 plies), `w` one otherwise,
    /// `½`, `0`, `.`, `+`, `-` and `/`.
    fn group(rows: &[&str]) -> Vec<EntrantScores> {
        let score = |sign: char| match sign {
            '1' => Score::Won(Some(20)),
            'w' => Score::Won(None),
            '½' => Score::Drawn,
            '0' => Score::Lost,
            '.' => Score::Open,
            '+' => Score::Given,
            '-' => Score::Forfeited,
            _ => Score::Nothing,
        };
        let row = |row: &&str| EntrantScores {
            scores: row
                .split(' ')
                .map(|cell| {
                    let signs: Vec<char> = cell.chars().collect();
                    [score(signs[0]), score(signs[1])]
                })
                .collect(),
            counts: true,
        };
        rows.iter().map(row).collect()
    }

    fn places(group: &[EntrantScores]) -> Vec<Option<u32>> {
        standings(group).into_iter().map(|standing| standing.place).collect()
    }

    #[test]
    fn points_come_first() {
        let group = group(&["xx 11 1½ ½½", "00 xx 10 1.", "½0 10 xx 11", "½½ .0 00 xx"]);
        let points: Vec<u32> = standings(&group).iter().map(|it| it.points).collect();
        assert_eq!(points, [9, 4, 7, 2]);
        assert_eq!(places(&group), [Some(1), Some(3), Some(2), Some(4)]);
    }

    #[test]
    fn equal_points_are_parted_by_the_games_between_those_who_have_them() {
        // Both have four points; the second has beaten the first.
        let group = group(&["xx 00 11 11", "11 xx 01 01", "00 10 xx 10", "00 10 01 xx"]);
        let standings = standings(&group);
        assert_eq!((standings[0].points, standings[1].points), (8, 8));
        assert!(standings[0].sonneborn_berger < standings[1].sonneborn_berger);
        assert_eq!(places(&group)[..2], [Some(2), Some(1)]);
    }

    #[test]
    fn then_by_sonneborn_berger() {
        // The first two are equal; the first has beaten the stronger of the others.
        let group = group(&["xx 10 11 00", "10 xx 00 11", "00 11 xx 11", "11 00 00 xx"]);
        let standings = standings(&group);
        assert_eq!(standings.iter().map(|it| it.points).collect::<Vec<_>>(), [6, 6, 8, 4]);
        // 2 × 6 + 4 × 8 + 0 × 4 and 2 × 6 + 0 × 8 + 4 × 4.
        assert_eq!((standings[0].sonneborn_berger, standings[1].sonneborn_berger), (44, 28));
        assert_eq!(places(&group), [Some(2), Some(3), Some(1), Some(4)]);
    }

    #[test]
    fn then_by_the_shortest_win_and_at_last_not_at_all() {
        let mut group = group(&["xx 10 10 10", "10 xx 10 10", "10 10 xx 10", "10 10 10 xx"]);
        assert_eq!(places(&group), [Some(1); 4]);
        group[2].scores[0][0] = Score::Won(Some(19));
        group[1].scores[3][0] = Score::Won(Some(21));
        assert_eq!(places(&group), [Some(2), Some(2), Some(1), Some(2)]);
        // A win by resignation or on time is not a win on the board.
        group[0].scores[1][0] = Score::Won(None);
        group[0].scores[2][0] = Score::Won(None);
        group[0].scores[3][0] = Score::Won(None);
        assert_eq!(places(&group), [Some(4), Some(2), Some(1), Some(2)]);
    }

    #[test]
    fn what_was_given_up_counts_like_what_was_played() {
        let group = group(&["xx 11 -- --", "00 xx 10 ..", "++ 10 xx ..", "++ .. .. xx"]);
        let standings = standings(&group);
        let points: Vec<u32> = standings.iter().map(|it| it.points).collect();
        assert_eq!(points, [4, 2, 6, 4]);
        // But a point without play is not a win on the board.
        assert_eq!((standings[3].shortest, standings[2].shortest), (None, Some(20)));
    }

    #[test]
    fn a_player_who_goes_early_counts_for_nobody() {
        let mut group = group(&["xx 11 // //", "00 xx 10 ..", "// 10 xx ..", "// .. .. xx"]);
        group[0].counts = false;
        let standings = standings(&group);
        assert_eq!(standings[0].place, None);
        let points: Vec<u32> = standings.iter().map(|it| it.points).collect();
        assert_eq!(points, [0, 2, 2, 0]);
        assert_eq!(places(&group)[1..], [Some(1), Some(1), Some(3)]);
    }

    /// A group of any size with arbitrary results.
    fn any_group() -> impl Strategy<Value = Vec<EntrantScores>> {
        let score = || {
            prop_oneof![
                3 => proptest::option::of(10u32..14).prop_map(Score::Won),
                3 => Just(Score::Lost),
                2 => Just(Score::Drawn),
                1 => Just(Score::Open),
                1 => Just(Score::Given),
                1 => Just(Score::Forfeited),
                1 => Just(Score::Nothing),
            ]
        };
        (4usize..=8).prop_flat_map(move |size| {
            let games = proptest::collection::vec([score(), score()], size * size);
            let counts = proptest::collection::vec(proptest::bool::weighted(0.8), size);
            (games, counts).prop_map(move |(games, counts)| {
                let seen = |score| match score {
                    Score::Won(_) => Score::Lost,
                    Score::Lost => Score::Won(Some(12)),
                    Score::Given => Score::Forfeited,
                    Score::Forfeited => Score::Given,
                    other => other,
                };
                let cell = |own: usize, other: usize| match own < other {
                    true => games[own * size + other],
                    // The other player's score, with the sides swapped.
                    false => {
                        let [attacks, defends] = games[other * size + own];
                        [seen(defends), seen(attacks)]
                    }
                };
                let row = |own| (0..size).map(|other| cell(own, other)).collect();
                let all = counts.iter().zip(0..);
                all.map(|(&counts, own)| EntrantScores { scores: row(own), counts }).collect()
            })
        })
    }

    proptest! {
        /// Places are those of a competition: a player in place n has n − 1 players above.
        #[test]
        fn places_have_no_gaps_but_those_of_equals(group in any_group()) {
            let mut places: Vec<u32> = places(&group).into_iter().flatten().collect();
            places.sort_unstable();
            for (above, place) in places.iter().enumerate() {
                let first = places.partition_point(|other| other < place);
                prop_assert_eq!(*place as usize, first + 1);
                prop_assert!(first <= above);
            }
        }

        /// Players have the same place in whatever order they are given.
        #[test]
        fn nobody_gains_by_his_seat(group in any_group(), by in 1usize..8) {
            let size = group.len();
            let moved = |of: usize| (of + by) % size;
            let rotated: Vec<EntrantScores> = (0..size)
                .map(|own| EntrantScores {
                    scores: (0..size).map(|other| group[moved(own)].scores[moved(other)]).collect(),
                    counts: group[moved(own)].counts,
                })
                .collect();
            let (before, after) = (standings(&group), standings(&rotated));
            for own in 0..size {
                prop_assert_eq!(after[own].place, before[moved(own)].place);
                prop_assert_eq!(after[own].points, before[moved(own)].points);
            }
        }

        /// Every game that counts gives out one point.
        #[test]
        fn points_are_those_of_the_games(group in any_group()) {
            let all: u32 = standings(&group).iter().map(|it| it.points).sum();
            let mut games = 0;
            for own in 0..group.len() {
                for other in own + 1..group.len() {
                    if group[own].counts && group[other].counts {
                        let undecided = [Score::Open, Score::Nothing];
                        let scores = group[own].scores[other].iter();
                        games += scores.filter(|score| !undecided.contains(score)).count() as u32;
                    }
                }
            }
            prop_assert_eq!(all, 2 * games);
        }
    }
}
