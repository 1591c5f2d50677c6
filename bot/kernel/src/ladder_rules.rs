//! The numeric rules of the club's ladders: those that a club can set, each with a sensible range,
//! and those that are the same everywhere. The configuration is parsed by these lists, the printed
//! rule sheet is filled from them, and decisions use them.

use std::ops::RangeInclusive;

use storage::clock::Clock;

use crate::terms::USUAL_CLOCK;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderRules {
    numbers: [u32; Number::ALL.len()],
    /// What happens if a match is tied after all.
    pub tie: Tie,
    pub clock: Clock,
}

/// What happens if a match is still tied after the ruleset's own tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The challenger climbs half of the way to the defender.
    Middle,
    /// Nobody moves.
    Nothing,
    /// The challenger is placed just below the defender.
    Below,
}

impl Tie {
    pub const ALL: [(Tie, &'static str); 3] =
        [(Tie::Middle, "middle"), (Tie::Nothing, "nothing"), (Tie::Below, "below")];

    pub fn name(self) -> &'static str {
        Tie::ALL.iter().find(|(tie, _)| *tie == self).map_or("", |(_, name)| name)
    }
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $Name:ident $name:literal = $usual:literal in $range:expr,)+) => {
        /// A number of the ladders' rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Number { $($(#[$doc])* $Name,)+ }

        impl Number {
            pub const ALL: &'static [Number] = &[$(Number::$Name,)+];

            /// Its name: in the configuration, and in the text of the rule sheet.
            pub const fn name(self) -> &'static str {
                match self { $(Number::$Name => $name,)+ }
            }

            /// The default.
            pub const fn usual(self) -> u32 {
                match self { $(Number::$Name => $usual,)+ }
            }

            /// The range of allowed values.
            #[must_use]
            pub const fn range(self) -> RangeInclusive<u32> {
                match self { $(Number::$Name => $range,)+ }
            }
        }
    };
}

/// The most players on a small ladder: with more, four places are too few to climb by.
pub const SMALL_LADDER: u32 = 25;
/// Places that players can challenge upwards on a small ladder: the first needs six wins there.
pub const SMALL_REACH: u32 = 4;
/// Reach on a larger ladder as a percentage of the player's own place, if that is further, so that
/// the way from the end to the top grows slowly with the ladder.
pub const REACH_PERCENT: u32 = 25;
/// Places above the place by rating that are within reach, if that is further: a few, because
/// ratings know strengths before places do.
pub const REACH_RATING: u32 = 3;
/// The largest deviation with which a rating counts for that. One lucky match opens no way to the
/// top; docs/ladder.md has the measurements.
pub const REACH_DEVIATION: u32 = 220;
/// Days in which a player can defer only once: deferring is for a bad week, not a habit.
pub const DEFER_EVERY: u32 = 30;
/// The last place that counts as a top place, which many want to challenge at the same time.
pub const TOP_PLACES: u32 = 5;
/// Matches that others have asked for and that can go on at once, for the top places. With a second
/// one, a friend's match doesn't keep everybody else away.
const TOP_INCOMING: u32 = 2;
/// Points for a game lost on time: as many as ten plies remove.
pub const TIMEOUT_POINTS: u32 = 10;
/// Points that each ply removes. It is the unit in which points are counted.
pub const PLY_POINTS: u32 = 1;
/// Points with which a player can no longer challenge: those for a match with both games lost on
/// time.
pub const POINTS_LIMIT: u32 = 20;
/// Days within which games lost on time add up: about as long as a match takes.
pub const TIMEOUT_DAYS: u32 = 30;
/// How far below the old place players come back, as a percentage of the way from it to the last:
/// close enough to return, too far to gain by leaving.
pub const LIMBO_PERCENT: u32 = 25;

/// The numbers that no club can set, by their names in the text of the rule sheet. They once were
/// settings too, so a configuration can still name one.
pub const FIXED: [(&str, u32); 13] = [
    ("small-ladder", SMALL_LADDER),
    ("small-reach", SMALL_REACH),
    ("reach-percent", REACH_PERCENT),
    ("reach-rating", REACH_RATING),
    ("reach-deviation", REACH_DEVIATION),
    ("defer-every", DEFER_EVERY),
    ("top-places", TOP_PLACES),
    ("top-incoming", TOP_INCOMING),
    ("timeout-points", TIMEOUT_POINTS),
    ("ply-points", PLY_POINTS),
    ("points-limit", POINTS_LIMIT),
    ("timeout-days", TIMEOUT_DAYS),
    ("limbo-percent", LIMBO_PERCENT),
];

numbers! {
    /// Places that players can challenge upwards on a larger ladder, at least.
    ReachPlaces "reach-places" = 10 in 1..=1_000,
    /// Days that players have for their own first ply.
    OpeningDays "opening-days" = 3 in 1..=60,
    /// Days for which a match can be deferred.
    DeferDays "defer-days" = 7 in 1..=60,
    /// Matches that a player has asked for and that can go on at once.
    Outgoing "outgoing" = 1 in 1..=20,
    /// Matches that others have asked for and that can go on at once.
    Incoming "incoming" = 1 in 1..=20,
    /// Days for which a match keeps others away.
    HoldDays "hold-days" = 28 in 1..=366,
    /// Days for which a defender is protected from a challenger who lost to them.
    ShieldDays "shield-days" = 14 in 0..=366,
    /// Games lost on time after which a player drops below the last active one.
    Timeouts "timeouts" = 3 in 2..=100,
    /// Days of silence after which a player can't be challenged.
    SilenceDays "silence-days" = 14 in 1..=366,
    /// Days for which a player can come back near their old place.
    LimboDays "limbo-days" = 60 in 0..=1_000,
    /// Days without a match that cost nothing.
    FreeDays "free-days" = 30 in 0..=1_000,
    /// Days per place that is lost after them.
    DecayDays "decay-days" = 14 in 1..=366,
}

impl LadderRules {
    /// The value of one of the numbers.
    pub fn get(&self, number: Number) -> u32 {
        // There is one slot for each.
        self.numbers.get(number as usize).copied().unwrap_or_else(|| number.usual())
    }

    /// Sets a number; fails with the allowed range.
    pub fn set(&mut self, number: Number, value: u32) -> Result<(), RangeInclusive<u32>> {
        if !number.range().contains(&value) {
            return Err(number.range());
        }
        if let Some(place) = self.numbers.get_mut(number as usize) {
            *place = value;
        }
        Ok(())
    }

    /// How many matches that others have asked for can go on at once for the player at that place.
    pub fn incoming_at(&self, place: u32) -> u32 {
        let everywhere = self.get(Number::Incoming);
        if place <= TOP_PLACES { everywhere.max(TOP_INCOMING) } else { everywhere }
    }
}

impl Default for LadderRules {
    fn default() -> LadderRules {
        let mut numbers = [0; Number::ALL.len()];
        for (place, number) in numbers.iter_mut().zip(Number::ALL) {
            *place = number.usual();
        }
        let clock = USUAL_CLOCK.parse();
        // A constant that a test parses.
        let clock = clock.unwrap_or_else(|_| unreachable!("{USUAL_CLOCK} is a clock"));
        LadderRules { numbers, tie: Tie::Middle, clock }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_usual_is_allowed_and_names_are_the_fields_of_messages() {
        let rules = LadderRules::default();
        for &number in Number::ALL {
            assert!(number.range().contains(&number.usual()), "{}", number.name());
            assert_eq!(rules.get(number), number.usual(), "{}", number.name());
            assert!(number.name().bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'));
        }
    }

    #[test]
    fn a_number_out_of_range_is_refused_and_changes_nothing() {
        let mut rules = LadderRules::default();
        assert_eq!(rules.set(Number::Outgoing, 0), Err(1..=20));
        assert_eq!(rules, LadderRules::default());
        assert_eq!(rules.set(Number::Outgoing, 3), Ok(()));
        assert_eq!(rules.get(Number::Outgoing), 3);
    }

    #[test]
    fn a_number_is_fixed_or_can_be_set() {
        for (name, _) in FIXED {
            assert!(Number::ALL.iter().all(|number| number.name() != name), "{name}");
        }
    }

    #[test]
    fn the_top_bears_two_challenges_at_once() {
        let rules = LadderRules::default();
        assert_eq!([1, 5, 6].map(|place| rules.incoming_at(place)), [2, 2, 1]);
    }
}
