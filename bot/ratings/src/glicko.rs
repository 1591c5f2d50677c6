//! Glicko-2, after Mark E. Glickman, “Example of the Glicko-2 system” (2022): the steps have the
//! paper's numbers. A period here is one match, however long it took, so the growth of a deviation
//! is counted in days: step 6 is taken for as many of the paper's periods as have passed. That is
//! why no library is used: the available ones know whole periods only.

/// The initial rating.
pub(crate) const START: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// Idle days in which a deviation grows as in one period of the paper: from 60 to 110 in about a
/// year, as on lichess for correspondence games.
const DAYS_A_PERIOD: f64 = 4.665;

/// A deviation stays between these, so that frequent players still move.
const LEAST_DEVIATION: f64 = 45.0;
const MOST_DEVIATION: f64 = 350.0;

/// The system constant τ: how much volatilities change.
const TAU: f64 = 0.5;

/// Points of the displayed scale in one of the paper's internal scale.
const SCALE: f64 = 173.7178;

/// The precision of a volatility, and the most iterations to find it.
const CLOSE: f64 = 0.000_001;
const TURNS: u32 = 100;

/// How strong somebody is, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In points; a player with 400 more wins ten times as often as they lose.
    pub rating: f64,
    /// Its standard deviation, in points.
    pub deviation: f64,
    /// How much the strength changes from period to period.
    pub volatility: f64,
}

/// A game of a period: the opponent, and the result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Result {
    /// The opponent's rating: their strength in this game.
    pub rating: f64,
    /// The opponent's deviation.
    pub deviation: f64,
    /// 1 for a win, ½ for a draw, 0 for a loss.
    pub score: f64,
}

impl Rating {
    /// The same after a number of days without a rated game.
    #[must_use]
    pub(crate) fn after_days(self, days: f64) -> Rating {
        let phi = grown(self.deviation / SCALE, self.volatility, days / DAYS_A_PERIOD);
        Rating { deviation: within(phi * SCALE), ..self }
    }

    /// The rating after a period with these games, this many days after the last.
    #[must_use]
    pub fn after(self, days: f64, games: &[Result]) -> Rating {
        if games.is_empty() {
            return self.after_days(days);
        }
        // Step 2.
        let mu = (self.rating - START.rating) / SCALE;
        let phi = self.deviation / SCALE;
        // Steps 3 and 4.
        let (mut information, mut gain) = (0.0, 0.0);
        for game in games {
            let g = weight(game.deviation / SCALE);
            let expected = expected(mu - (game.rating - START.rating) / SCALE, g);
            information += g * g * expected * (1.0 - expected);
            gain += g * (game.score - expected);
        }
        let variance = 1.0 / information;
        // Steps 5 to 7.
        let volatility = volatility(phi, self.volatility, variance, variance * gain);
        let before = grown(phi, volatility, days / DAYS_A_PERIOD);
        let after = 1.0 / (1.0 / (before * before) + information).sqrt();
        Rating {
            rating: START.rating + SCALE * (mu + after * after * gain),
            deviation: within(after * SCALE),
            volatility,
        }
    }
}

/// The average score of a side that is this many points stronger, with this combined deviation.
pub(crate) fn score_expected(points: f64, deviation: f64) -> f64 {
    expected(points / SCALE, weight(deviation / SCALE))
}

/// The weight of a game against an opponent with that deviation: the paper's g.
pub fn weight(phi: f64) -> f64 {
    let squared = 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI);
    1.0 / (1.0 + squared).sqrt()
}

/// Points of the displayed scale in the paper's internal scale.
pub fn inner(points: f64) -> f64 {
    points / SCALE
}

fn expected(difference: f64, g: f64) -> f64 {
    1.0 / (1.0 + (-g * difference).exp())
}

fn grown(phi: f64, volatility: f64, periods: f64) -> f64 {
    (phi * phi + volatility * volatility * periods.max(0.0)).sqrt()
}

fn within(deviation: f64) -> f64 {
    deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION)
}

/// Step 5: the volatility by the Illinois method.
fn volatility(phi: f64, sigma: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let ex = x.exp();
        let below = phi * phi + variance + ex;
        ex * (delta * delta - below) / (2.0 * below * below) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let mut k = 1.0;
        while f(a - k * TAU) < 0.0 && k < f64::from(TURNS) {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..TURNS {
        if (high - low).abs() <= CLOSE {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn close(one: f64, other: f64, by: f64) -> bool {
        (one - other).abs() < by
    }

    /// The example of the paper, to the digits that it gives.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
            .map(|(rating, deviation, score)| Result { rating, deviation, score });
        let after = player.after(DAYS_A_PERIOD, &games);
        assert!(close(after.rating, 1464.06, 0.01), "{after:?}");
        assert!(close(after.deviation, 151.52, 0.01), "{after:?}");
        assert!(close(after.volatility, 0.059_99, 0.000_01), "{after:?}");
        // Its g and E for the three opponents.
        for (deviation, g) in [(30.0, 0.9955), (100.0, 0.9531), (300.0, 0.7242)] {
            assert!(close(weight(inner(deviation)), g, 0.0001));
        }
        for (points, deviation, e) in
            [(100.0, 30.0, 0.639), (-50.0, 100.0, 0.432), (-200.0, 300.0, 0.303)]
        {
            assert!(close(score_expected(points, deviation), e, 0.001));
        }
    }

    #[test]
    fn a_year_makes_a_sure_rating_unsure() {
        let sure = Rating { deviation: 60.0, ..START };
        let year = sure.after_days(365.0);
        assert!(close(year.deviation, 110.0, 1.0), "{year:?}");
        assert!(close(sure.after_days(0.0).deviation, sure.deviation, 1e-9));
        assert!(close(sure.after_days(1e9).deviation, MOST_DEVIATION, 1e-9));
        assert!(close(sure.after(365.0, &[]).deviation, year.deviation, 1e-9));
    }

    proptest! {
        /// A winner gains, a loser loses, and nothing is ever NaN.
        #[test]
        fn results_move_ratings_the_right_way(
            rating in 0.0..4000.0,
            deviation in LEAST_DEVIATION..MOST_DEVIATION,
            volatility in 0.01..0.2,
            other in 0.0..4000.0,
            others in LEAST_DEVIATION..MOST_DEVIATION,
            days in 0.0..4000.0,
        ) {
            let player = Rating { rating, deviation, volatility };
            let after = |score| player.after(days, &[Result { rating: other, deviation: others, score }]);
            let (won, drawn, lost) = (after(1.0), after(0.5), after(0.0));
            prop_assert!(lost.rating <= rating && rating <= won.rating);
            prop_assert!(lost.rating < drawn.rating && drawn.rating < won.rating);
            for after in [won, drawn, lost] {
                prop_assert!(after.rating.is_finite() && after.volatility.is_finite());
                prop_assert!((LEAST_DEVIATION..=MOST_DEVIATION).contains(&after.deviation));
            }
        }
    }
}
