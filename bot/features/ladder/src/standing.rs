//! The arithmetic of places, independent of the store: how far up a player can challenge, where a
//! match leads, where a returning player is placed.

use kernel::ladder_rules::{
    LIMBO_PERCENT, LadderRules, Number, REACH_PERCENT, REACH_RATING, SMALL_LADDER, SMALL_REACH, Tie,
};

/// The rule that determines how far a player can challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachBy {
    /// A fixed number of places on a small ladder.
    Small,
    Places,
    /// A fraction of the player's own place.
    Percent,
    /// Above the place that the player would have by rating.
    Rating,
}

/// The highest place that can be challenged from a place, and by which rule. `by_rating` is the
/// place that the player would have by rating alone.
pub fn reach(
    rules: &LadderRules,
    place: u32,
    players: u32,
    by_rating: Option<u32>,
) -> (u32, ReachBy) {
    let up = |places: u32| place.saturating_sub(places).max(1);
    if players <= SMALL_LADDER {
        return (up(SMALL_REACH), ReachBy::Small);
    }
    let part = place.saturating_mul(REACH_PERCENT) / 100;
    let mut ways =
        vec![(up(rules.get(Number::ReachPlaces)), ReachBy::Places), (up(part), ReachBy::Percent)];
    if let Some(by_rating) = by_rating {
        let above = by_rating.saturating_sub(REACH_RATING).max(1);
        ways.push((above, ReachBy::Rating));
    }
    // The first one if several are equal.
    ways.into_iter().min_by_key(|(place, _)| *place).unwrap_or((place, ReachBy::Places))
}

/// Where a challenger at `challenger` goes who has not lost to `defender`: after a tied match where
/// the rules say, and never past the defender.
pub(crate) fn after_tie(tie: Tie, challenger: u32, defender: u32) -> u32 {
    let gap = challenger.saturating_sub(defender);
    match tie {
        Tie::Nothing => challenger,
        Tie::Middle => challenger - gap / 2,
        Tie::Below => challenger - gap.saturating_sub(1),
    }
    .max(defender + 1)
    .min(challenger)
}

/// The place of a returning player whose old place was `old`, and who would otherwise be the last
/// at `last`.
pub(crate) fn back_at(old: u32, last: u32) -> u32 {
    let way = last.saturating_sub(old).saturating_mul(LIMBO_PERCENT);
    old.saturating_add(way.div_ceil(100)).min(last)
}

/// How many places a number of days without a match has cost.
pub fn decayed(rules: &LadderRules, days: u32) -> u32 {
    days.saturating_sub(rules.get(Number::FreeDays)) / rules.get(Number::DecayDays).max(1)
}

/// The number of idle days after which the next place is lost.
pub(crate) fn days_until(rules: &LadderRules, decayed: u32) -> u32 {
    let steps = decayed.saturating_add(1).saturating_mul(rules.get(Number::DecayDays));
    rules.get(Number::FreeDays).saturating_add(steps)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn one_reaches_four_places_on_a_small_ladder_and_the_highest_of_three_on_others() {
        let rules = LadderRules::default();
        for (place, players, by_rating, expected) in [
            (25, 25, Some(1), (21, ReachBy::Small)),
            (3, 25, None, (1, ReachBy::Small)),
            (26, 26, None, (16, ReachBy::Places)),
            // From place 40 on, a quarter of the place is at least as far.
            (40, 200, None, (30, ReachBy::Places)),
            (44, 200, None, (33, ReachBy::Percent)),
            (100, 200, Some(100), (75, ReachBy::Percent)),
            (100, 200, Some(20), (17, ReachBy::Rating)),
            (100, 200, Some(2), (1, ReachBy::Rating)),
            // A player who stands higher than by rating loses nothing by it.
            (10, 200, Some(90), (1, ReachBy::Places)),
        ] {
            assert_eq!(reach(&rules, place, players, by_rating), expected, "{place} of {players}");
        }
    }

    #[test]
    fn a_level_match_leads_to_the_middle_of_the_gap() {
        for (challenger, defender, middle, below) in
            [(2, 1, 2, 2), (3, 1, 2, 2), (4, 1, 3, 2), (5, 1, 3, 2), (14, 4, 9, 5)]
        {
            let after = |tie| after_tie(tie, challenger, defender);
            assert_eq!(after(Tie::Middle), middle, "{challenger} to {defender}");
            assert_eq!(after(Tie::Below), below, "{challenger} to {defender}");
            assert_eq!(after(Tie::Nothing), challenger);
        }
    }

    #[test]
    fn one_comes_back_a_quarter_of_the_way_down() {
        for (old, last, place) in
            [(1, 1, 1), (1, 2, 2), (1, 5, 2), (1, 6, 3), (3, 20, 8), (9, 4, 4)]
        {
            assert_eq!(back_at(old, last), place, "{old} of {last}");
        }
    }

    #[test]
    fn idle_days_cost_one_place_a_fortnight_after_a_month() {
        let rules = LadderRules::default();
        for (days, places) in [(0, 0), (30, 0), (43, 0), (44, 1), (57, 1), (58, 2), (72, 3)] {
            assert_eq!(decayed(&rules, days), places, "{days}");
        }
        assert_eq!([0, 1, 2].map(|decayed| days_until(&rules, decayed)), [44, 58, 72]);
    }

    proptest! {
        #[test]
        fn nobody_moves_down_by_a_tie_or_past_the_defender(
            defender in 1..500u32,
            gap in 1..500u32,
            tie in 0..3usize,
        ) {
            let challenger = defender + gap;
            let (tie, _) = Tie::ALL[tie];
            let to = after_tie(tie, challenger, defender);
            prop_assert!(defender < to && to <= challenger);
        }

        #[test]
        fn who_comes_back_comes_back_between_the_old_place_and_the_end(
            old in 1..500u32,
            last in 1..500u32,
        ) {
            let place = back_at(old, last);
            prop_assert!(place >= old.min(last) && place <= last);
        }

        #[test]
        fn the_next_place_is_lost_on_the_day_that_is_said(lost in 0..50u32) {
            let rules = LadderRules::default();
            let day = days_until(&rules, lost);
            prop_assert_eq!(decayed(&rules, day - 1), lost);
            prop_assert_eq!(decayed(&rules, day), lost + 1);
        }
    }
}
