//! The arithmetic of a crosstable. A win is 1, a draw ½. Those with equal points are parted by
//! what they have scored against each other, then by Sonneborn-Berger (for each opponent, his
//! points times what was scored against him), then by the shortest win; whoever is equal even then
//! shares the place.
//!
//! Whoever goes before at least half of his games are over is out of all reckoning (FIDE's
//! Handbook C.05 has it so for round robins): to his opponents he is a bye. Whoever goes later has
//! lost what he has not played.

use std::cmp::Reverse;

/// What came of a game for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Score {
    /// It goes on.
    Open,
    /// He has won, after so many plies.
    Won(u32),
    /// Nobody has.
    Drawn,
    /// He has lost.
    Lost,
    /// It was ended without a result.
    Nothing,
}

/// One who plays in a group.
#[derive(Clone, Debug)]
pub(super) struct Scored {
    /// Against each: in which he attacks, in which he defends. His own is not looked at.
    pub scores: Vec<[Score; 2]>,
    /// How it stands with him.
    pub stay: Stay,
}

/// Whether somebody plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stay {
    /// He does.
    Plays,
    /// He has gone, and what he has not played is lost.
    Forfeits,
    /// He has gone, and nothing of his counts.
    Annulled,
}

/// What a game means in a crosstable for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Open,
    Won,
    Drawn,
    Lost,
    /// A point without play.
    Given,
    /// None without play.
    Forfeited,
    Nothing,
}

/// How somebody stands in his group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// From 1, shared by equals; `None` for whom nothing counts.
    pub place: Option<u32>,
    /// In half points.
    pub points: u32,
    /// In quarters.
    pub sonneborn_berger: u32,
    /// The plies of the shortest win that was played out.
    pub shortest: Option<u32>,
    /// His games against each.
    pub marks: Vec<[Mark; 2]>,
}

/// How everybody stands, in the order in which they were given.
pub(super) fn standings(group: &[Scored]) -> Vec<Standing> {
    let marks: Vec<Vec<[Mark; 2]>> = group.iter().map(|own| marks(group, own)).collect();
    // What somebody has against somebody in half points; nothing where one of them does not count.
    let against = |own: usize, other: usize| {
        let counts = |of: usize| group.get(of).is_some_and(|it| it.stay != Stay::Annulled);
        let marks = marks.get(own).and_then(|marks| marks.get(other));
        let both = marks.filter(|_| own != other && counts(own) && counts(other));
        both.map_or(0, |both| both.iter().copied().map(half_points).sum::<u32>())
    };
    let all = 0..group.len();
    let points: Vec<u32> =
        all.clone().map(|own| all.clone().map(|other| against(own, other)).sum()).collect();
    let among_equals = |own: usize| -> u32 {
        let equals = all.clone().filter(|&other| points.get(other) == points.get(own));
        equals.map(|other| against(own, other)).sum()
    };
    let sonneborn_berger = |own: usize| {
        points.iter().zip(0..).map(|(points, other)| points * against(own, other)).sum()
    };
    let mut standings: Vec<Standing> = Vec::new();
    let mut keys = Vec::new();
    for (own, marks) in marks.iter().enumerate() {
        let standing = Standing {
            place: None,
            points: points.get(own).copied().unwrap_or(0),
            sonneborn_berger: sonneborn_berger(own),
            shortest: group.get(own).and_then(|it| shortest(group, it)),
            marks: marks.clone(),
        };
        // Whoever has won no game comes after all who have.
        let plies = standing.shortest.unwrap_or(u32::MAX);
        let counts = group.get(own).is_some_and(|it| it.stay != Stay::Annulled);
        let tie_breaks = (among_equals(own), standing.sonneborn_berger, Reverse(plies));
        keys.push(counts.then_some((standing.points, tie_breaks)));
        standings.push(standing);
    }
    for (standing, key) in standings.iter_mut().zip(&keys) {
        let better = |own| keys.iter().flatten().filter(|other| *other > own).count();
        standing.place = key.as_ref().map(|own| better(own) as u32 + 1);
    }
    standings
}

fn marks(group: &[Scored], own: &Scored) -> Vec<[Mark; 2]> {
    let pairs = own.scores.iter().zip(group);
    pairs.map(|(scores, other)| scores.map(|score| mark(score, own.stay, other.stay))).collect()
}

fn mark(score: Score, own: Stay, other: Stay) -> Mark {
    match score {
        Score::Open => Mark::Open,
        Score::Won(_) => Mark::Won,
        Score::Drawn => Mark::Drawn,
        Score::Lost => Mark::Lost,
        Score::Nothing => match (own, other) {
            (Stay::Annulled, _) | (_, Stay::Annulled) => Mark::Nothing,
            (Stay::Forfeits, _) => Mark::Forfeited,
            (Stay::Plays, Stay::Forfeits) => Mark::Given,
            (Stay::Plays, Stay::Plays) => Mark::Nothing,
        },
    }
}

const fn half_points(mark: Mark) -> u32 {
    match mark {
        Mark::Won | Mark::Given => 2,
        Mark::Drawn => 1,
        Mark::Open | Mark::Lost | Mark::Forfeited | Mark::Nothing => 0,
    }
}

fn shortest(group: &[Scored], own: &Scored) -> Option<u32> {
    let counted = own.scores.iter().zip(group).filter(|(_, other)| other.stay != Stay::Annulled);
    let wins = counted.flat_map(|(scores, _)| scores).filter_map(|score| match score {
        Score::Won(plies) => Some(*plies),
        _ => None,
    });
    wins.min()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Who plays, from a crosstable: `1` is a win (in 20 plies), `½`, `0`, `.` and `/`.
    fn group(rows: &[&str]) -> Vec<Scored> {
        let score = |sign: char| match sign {
            '1' => Score::Won(20),
            '½' => Score::Drawn,
            '0' => Score::Lost,
            '.' => Score::Open,
            _ => Score::Nothing,
        };
        let row = |row: &&str| Scored {
            scores: row
                .split(' ')
                .map(|cell| {
                    let signs: Vec<char> = cell.chars().collect();
                    [score(signs[0]), score(signs[1])]
                })
                .collect(),
            stay: Stay::Plays,
        };
        rows.iter().map(row).collect()
    }

    fn places(group: &[Scored]) -> Vec<Option<u32>> {
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
        // The first two are level; the first has beaten the stronger of the others.
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
        group[2].scores[0][0] = Score::Won(19);
        group[1].scores[3][0] = Score::Won(21);
        assert_eq!(places(&group), [Some(2), Some(2), Some(1), Some(2)]);
    }

    #[test]
    fn whoever_goes_late_has_lost_the_rest() {
        let mut group = group(&["xx 11 // //", "00 xx 10 ..", "// 10 xx ..", "// .. .. xx"]);
        group[0].stay = Stay::Forfeits;
        let standings = standings(&group);
        assert_eq!(standings[0].marks[2], [Mark::Forfeited; 2]);
        assert_eq!(standings[2].marks[0], [Mark::Given; 2]);
        let points: Vec<u32> = standings.iter().map(|it| it.points).collect();
        assert_eq!(points, [4, 2, 6, 4]);
        // A point that was given is no win in few plies.
        assert_eq!((standings[3].shortest, standings[2].shortest), (None, Some(20)));
    }

    #[test]
    fn whoever_goes_early_counts_for_nobody() {
        let mut group = group(&["xx 11 // //", "00 xx 10 ..", "// 10 xx ..", "// .. .. xx"]);
        group[0].stay = Stay::Annulled;
        let standings = standings(&group);
        assert_eq!(standings[0].place, None);
        let points: Vec<u32> = standings.iter().map(|it| it.points).collect();
        assert_eq!(points, [0, 2, 2, 0]);
        assert_eq!(standings[0].marks[1], [Mark::Won; 2]);
        assert_eq!(standings[2].marks[0], [Mark::Nothing; 2]);
        assert_eq!(places(&group)[1..], [Some(1), Some(1), Some(3)]);
    }

    #[test]
    fn of_two_who_have_gone_late_neither_gets_the_other_s_points() {
        let mut group = group(&["xx // 11 11", "// xx 11 11", "00 00 xx ..", "00 00 .. xx"]);
        group[0].stay = Stay::Forfeits;
        group[1].stay = Stay::Forfeits;
        assert_eq!(standings(&group)[0].marks[1], [Mark::Forfeited; 2]);
        assert_eq!(standings(&group)[1].marks[0], [Mark::Forfeited; 2]);
    }

    /// A group of any size in which anything has happened.
    fn any_group() -> impl Strategy<Value = Vec<Scored>> {
        let score = || {
            prop_oneof![
                3 => (10u32..14).prop_map(Score::Won),
                3 => Just(Score::Lost),
                2 => Just(Score::Drawn),
                1 => Just(Score::Open),
                1 => Just(Score::Nothing),
            ]
        };
        let stay = || {
            prop_oneof![
                6 => Just(Stay::Plays), 1 => Just(Stay::Forfeits), 1 => Just(Stay::Annulled),
            ]
        };
        (4usize..=8).prop_flat_map(move |size| {
            let games = proptest::collection::vec([score(), score()], size * size);
            let stays = proptest::collection::vec(stay(), size);
            (games, stays).prop_map(move |(games, stays)| {
                let seen = |score| match score {
                    Score::Won(_) => Score::Lost,
                    Score::Lost => Score::Won(12),
                    other => other,
                };
                let cell = |own: usize, other: usize| match own < other {
                    true => games[own * size + other],
                    // The other's, with the sides swapped.
                    false => {
                        let [attacks, defends] = games[other * size + own];
                        [seen(defends), seen(attacks)]
                    }
                };
                let row = |own| (0..size).map(|other| cell(own, other)).collect();
                stays
                    .iter()
                    .zip(0..)
                    .map(|(&stay, own)| Scored { scores: row(own), stay })
                    .collect()
            })
        })
    }

    proptest! {
        /// Places are those of a competition: as many stand above each as his place says.
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

        /// In whatever order they are given, everybody stands where he stands.
        #[test]
        fn nobody_gains_by_his_seat(group in any_group(), by in 1usize..8) {
            let size = group.len();
            let moved = |of: usize| (of + by) % size;
            let rotated: Vec<Scored> = (0..size)
                .map(|own| Scored {
                    scores: (0..size).map(|other| group[moved(own)].scores[moved(other)]).collect(),
                    stay: group[moved(own)].stay,
                })
                .collect();
            let (before, after) = (standings(&group), standings(&rotated));
            for own in 0..size {
                prop_assert_eq!(after[own].place, before[moved(own)].place);
                prop_assert_eq!(after[own].points, before[moved(own)].points);
            }
        }

        /// Every game that counts gives out one point, and two who have both gone none.
        #[test]
        fn points_are_those_of_the_games(group in any_group()) {
            let standings = standings(&group);
            let all: u32 = standings.iter().map(|it| it.points).sum();
            let mut games = 0;
            for own in 0..group.len() {
                for other in own + 1..group.len() {
                    let pair = [group[own].stay, group[other].stay];
                    if !pair.contains(&Stay::Annulled) {
                        let decided = |score: &&Score| match score {
                            Score::Open => false,
                            Score::Nothing => {
                                pair.contains(&Stay::Forfeits) && pair.contains(&Stay::Plays)
                            }
                            _ => true,
                        };
                        games += group[own].scores[other].iter().filter(decided).count() as u32;
                    }
                }
            }
            prop_assert_eq!(all, 2 * games);
        }
    }
}
