//! How strong somebody is in a ruleset, on both sides and on each, and how a match changes it.
//! Attackers and defenders are not equally strong, so with a rating alone, anybody who attacks in a
//! ruleset that favours the attackers would look like a strong player:
//!
//! expected score of the attackers = logistic of
//!     (rating of A + lean of A) − (rating of D − lean of D) + bias of the ruleset
//!
//! A lean is how much stronger a player is as attackers; as defenders they are that much weaker, so
//! that their rating is for both sides together. Bias and leans are estimated like ratings, one
//! match after the other: the most likely value under a normal prior around 0, whose weight grows
//! with the information from each game. The prior is worth a hundred games between equals.

use chrono::{DateTime, TimeDelta, Utc};
use engine::{BySide, Side};

use crate::glicko;
use crate::glicko::Rating;

/// The weight of the prior of a bias or a lean, in games between equals.
const PRIOR_GAMES: f64 = 100.0;

/// What is known about a player in a ruleset.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    /// On both sides together.
    pub rating: Rating,
    /// How many points stronger the player is as attackers.
    pub lean: Estimate,
    /// The player's number of rated games on each side.
    pub games: BySide<u32>,
    /// When the last of them was rated.
    pub at: Option<DateTime<Utc>>,
}

/// A number of points that is estimated from games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely value.
    pub points: f64,
    /// The inverse of its variance.
    pub weight: f64,
}

/// A game that counts: which of the two players attacked, and what the attackers scored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoredGame {
    /// The first player or the second.
    pub attacker: PairMember,
    /// 1, ½ or 0.
    pub score: f64,
}

/// One of the two players of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairMember {
    One,
    Two,
}

impl Estimate {
    /// Nothing is known except that it is small.
    pub(crate) const PRIOR: Estimate = Estimate { points: 0.0, weight: PRIOR_GAMES * MOST_TOLD };

    /// Its standard deviation: the error bar.
    pub fn deviation(self) -> f64 {
        1.0 / self.weight.sqrt()
    }

    fn after(self, told: Told) -> Estimate {
        let weight = self.weight + told.information;
        Estimate { points: self.points + told.gain / weight, weight }
    }
}

/// The most information that a game between equals gives, in one over points squared: (ln 10 /
/// 400)² / 4.
const MOST_TOLD: f64 = SLOPE * SLOPE / 4.0;

/// ln 10 / 400.
const SLOPE: f64 = 0.005_756_462_732_485_115;

/// The information from games about a number of points that is added to the attackers' strength.
#[derive(Clone, Copy, Default)]
struct Told {
    gain: f64,
    information: f64,
}

impl Form {
    pub const NEW: Form = Form {
        rating: glicko::START,
        lean: Estimate::PRIOR,
        games: BySide { attackers: 0, defenders: 0 },
        at: None,
    };

    /// The form at a later moment.
    #[must_use]
    pub fn on(self, now: DateTime<Utc>) -> Form {
        Form { rating: self.rating.after_days(self.idle(now)), ..self }
    }

    /// The rating when playing that side.
    pub fn on_side(&self, side: Side) -> f64 {
        match side {
            Side::Attackers => self.rating.rating + self.lean.points,
            Side::Defenders => self.rating.rating - self.lean.points,
        }
    }

    fn idle(&self, now: DateTime<Utc>) -> f64 {
        let span = self.at.map_or(TimeDelta::zero(), |at| now - at);
        span.num_seconds().max(0) as f64 / 86_400.0
    }
}

/// The forms of two players, and the bias of the ruleset, after the games of one match (or a single
/// game), all of which are rated by what was known before it.
pub fn rate(
    [one, two]: [Form; 2],
    bias: Estimate,
    games: &[ScoredGame],
    at: DateTime<Utc>,
) -> ([Form; 2], Estimate) {
    if games.is_empty() {
        return ([one, two], bias);
    }
    let edge = bias.points + one.lean.points + two.lean.points;
    let (ones, twos) = (one.on(at).rating, two.on(at).rating);
    let mut told = Told::default();
    for game in games {
        let ahead = match game.attacker {
            PairMember::One => ones.rating - twos.rating,
            PairMember::Two => twos.rating - ones.rating,
        };
        told.add(ahead + edge, ones.deviation.hypot(twos.deviation), game.score);
    }
    let after = |form: Form, seat: PairMember, other: Rating| {
        let results: Vec<glicko::Result> = games
            .iter()
            .map(|game| match game.attacker == seat {
                // The player with the edge meets an opponent who is weaker by it.
                true => (other.rating - edge, game.score),
                false => (other.rating + edge, 1.0 - game.score),
            })
            .map(|(rating, score)| glicko::Result { rating, deviation: other.deviation, score })
            .collect();
        let attacked = games.iter().filter(|game| game.attacker == seat).count() as u32;
        let defended = games.len() as u32 - attacked;
        Form {
            rating: form.rating.after(form.idle(at), &results),
            lean: form.lean.after(told),
            games: BySide {
                attackers: form.games.attackers + attacked,
                defenders: form.games.defenders + defended,
            },
            at: Some(form.at.map_or(at, |last| last.max(at))),
        }
    };
    ([after(one, PairMember::One, twos), after(two, PairMember::Two, ones)], bias.after(told))
}

impl Told {
    /// A game in which the attackers were that many points stronger, according to what was known.
    fn add(&mut self, ahead: f64, deviation: f64, score: f64) {
        let slope = SLOPE * glicko::weight(glicko::inner(deviation));
        let expected = glicko::score_expected(ahead, deviation);
        self.gain += slope * (score - expected);
        self.information += slope * slope * expected * (1.0 - expected);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const BOTH: [PairMember; 2] = [PairMember::One, PairMember::Two];

    fn day(number: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::days(number)
    }

    fn form(rating: f64, deviation: f64, lean: f64) -> Form {
        let lean = Estimate { points: lean, ..Estimate::PRIOR };
        Form { rating: Rating { rating, deviation, ..glicko::START }, lean, ..Form::NEW }
    }

    /// Pseudorandom numbers from 0 to 1.
    fn chances(seed: u64) -> impl FnMut() -> f64 {
        let mut state = seed;
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mixed = (state >> 33) ^ (state >> 17);
            (mixed & 0xffff_ffff) as f64 / 4_294_967_296.0
        }
    }

    proptest! {
        /// A 1–1 between equals changes no rating, whatever the bias, their leans, and which side
        /// won: the games of a match are rated together.
        #[test]
        fn one_all_between_equals_changes_no_rating(
            rating in 800.0..2200.0,
            deviations in (45.0..350.0, 45.0..350.0),
            leans in (-80.0..80.0, -80.0..80.0),
            bias in -200.0..200.0,
            attackers_win in any::<bool>(),
            draws in any::<bool>(),
        ) {
            let one = form(rating, deviations.0, leans.0);
            let two = form(rating, deviations.1, leans.1);
            let bias = Estimate { points: bias, ..Estimate::PRIOR };
            let score = match (draws, attackers_win) {
                (true, _) => 0.5,
                (false, true) => 1.0,
                (false, false) => 0.0,
            };
            let games = BOTH.map(|attacker| ScoredGame { attacker, score });
            let ([ones, twos], _) = rate([one, two], bias, &games, day(30));
            prop_assert!((ones.rating.rating - rating).abs() < 1e-9);
            prop_assert!((twos.rating.rating - rating).abs() < 1e-9);
            prop_assert!(ones.rating.deviation <= one.rating.deviation + 1e-9);
        }

        /// It does not matter which of the two is called the first.
        #[test]
        fn the_order_of_the_players_does_not_matter(
            ratings in (800.0..2200.0, 800.0..2200.0),
            scores in (0..=2, 0..=2),
            days in 0..2000i64,
        ) {
            let (one, two) = (form(ratings.0, 80.0, 9.0), form(ratings.1, 200.0, -20.0));
            let score = |half: i32| f64::from(half) / 2.0;
            let bias = Estimate { points: 31.0, ..Estimate::PRIOR };
            let games = [(PairMember::One, scores.0), (PairMember::Two, scores.1)];
            let there = games.map(|(attacker, half)| ScoredGame { attacker, score: score(half) });
            let swapped = |seat| if seat == PairMember::One { PairMember::Two } else { PairMember::One };
            let back = there.map(|game| ScoredGame { attacker: swapped(game.attacker), ..game });
            let ([ones, twos], first) = rate([one, two], bias, &there, day(days));
            let ([twos_again, ones_again], second) = rate([two, one], bias, &back, day(days));
            prop_assert_eq!((ones, twos), (ones_again, twos_again));
            prop_assert!((first.points - second.points).abs() < 1e-12);
        }
    }

    /// Matches between players of known strength, in a ruleset of known bias: both are found.
    #[test]
    fn a_known_bias_and_known_leans_are_found_within_their_error_bars() {
        const PLAYERS: usize = 20;
        let truth = 60.0;
        let mut chance = chances(7);
        let strengths: Vec<f64> = (0..PLAYERS).map(|_| 1300.0 + 400.0 * chance()).collect();
        // The first attacks much better than they defend.
        let leans: Vec<f64> = (0..PLAYERS).map(|at| if at == 0 { 120.0 } else { 0.0 }).collect();
        let mut forms = [Form::NEW; PLAYERS];
        let mut bias = Estimate::PRIOR;
        assert!((bias.deviation() - 34.7).abs() < 0.1, "{}", bias.deviation());
        for round in 0..60i64 {
            for one in 0..PLAYERS {
                let two = (one + 1 + (chance() * (PLAYERS - 1) as f64) as usize) % PLAYERS;
                let games = BOTH.map(|attacker| {
                    let (a, d) = if attacker == PairMember::One { (one, two) } else { (two, one) };
                    let ahead = strengths[a] - strengths[d] + truth + leans[a] + leans[d];
                    let wins = chance() < 1.0 / (1.0 + 10f64.powf(-ahead / 400.0));
                    ScoredGame { attacker, score: if wins { 1.0 } else { 0.0 } }
                });
                let after;
                (after, bias) = rate([forms[one], forms[two]], bias, &games, day(30 * round));
                [forms[one], forms[two]] = after;
            }
        }
        let error = bias.deviation();
        // If one of twenty players has a lean and meets everybody, it becomes part of the ruleset's
        // bias.
        let shown = truth + 120.0 * 2.0 / PLAYERS as f64;
        assert!((bias.points - shown).abs() < 3.0 * error, "{} ± {error}", bias.points);
        assert!(error < 10.0, "{error}");
        let lean = forms[0].lean;
        assert!(lean.points > 40.0 && lean.points < 150.0, "{lean:?}");
        for (at, form) in forms.iter().enumerate().skip(1) {
            assert!(form.lean.points.abs() < 60.0, "{at}: {:?}", form.lean);
            let off = (form.rating.rating - strengths[at]).abs();
            assert!(off < 4.0 * form.rating.deviation, "{at}: {off}, {form:?}");
        }
        assert_eq!(forms[0].games.attackers, forms[0].games.defenders);
    }
}
