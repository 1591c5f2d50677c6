//! The rules of the club's ladders that are numbers, each a setting of the club with a sane range.
//! One list: the configuration is read by it, the printed rule sheet is filled from it, and what
//! decides asks it.

use std::ops::RangeInclusive;

use storage::clock::Clock;

use crate::service::terms::USUAL_CLOCK;

/// The rules in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderRules {
    numbers: [u32; Number::ALL.len()],
    /// What becomes of a match that is level after all.
    pub tie: Tie,
    /// The clock of each game.
    pub clock: Clock,
    /// The rulesets that have a ladder; all, if none is named.
    pub rulesets: Vec<String>,
}

/// What becomes of a match that is level after the ruleset's own tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The challenger climbs half of the way to the defender.
    Middle,
    /// Nobody moves.
    Nothing,
    /// The challenger comes just below the defender.
    Below,
}

impl Tie {
    /// All, with their names.
    pub const ALL: [(Tie, &'static str); 3] =
        [(Tie::Middle, "middle"), (Tie::Nothing, "nothing"), (Tie::Below, "below")];

    /// Its name.
    #[must_use]
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
            /// All of them.
            pub const ALL: &'static [Number] = &[$(Number::$Name,)+];

            /// Its name: in the configuration, and in the words of the rule sheet.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Number::$Name => $name,)+ }
            }

            /// What it is if nothing else is said.
            #[must_use]
            pub const fn usual(self) -> u32 {
                match self { $(Number::$Name => $usual,)+ }
            }

            /// What it can be.
            #[must_use]
            pub const fn range(self) -> RangeInclusive<u32> {
                match self { $(Number::$Name => $range,)+ }
            }
        }
    };
}

numbers! {
    /// A ladder of at most so many players is a small one.
    SmallLadder "small-ladder" = 25 in 0..=1_000,
    /// On a small ladder one may challenge so many places up.
    SmallReach "small-reach" = 4 in 1..=1_000,
    /// On others so many,
    ReachPlaces "reach-places" = 10 in 1..=1_000,
    /// or so many in a hundred of one's own place,
    ReachPercent "reach-percent" = 25 in 0..=100,
    /// or so many above the place that one would have by rating, whichever is highest.
    ReachRating "reach-rating" = 3 in 0..=100,
    /// For that a rating counts once its deviation is no larger.
    ReachDeviation "reach-deviation" = 220 in 30..=350,
    /// So many days each has for the first ply of his own.
    OpeningDays "opening-days" = 3 in 1..=60,
    /// For so many days a match can be put off,
    DeferDays "defer-days" = 7 in 1..=60,
    /// once in so many.
    DeferEvery "defer-every" = 30 in 1..=366,
    /// So many matches that one has asked for may go on,
    Outgoing "outgoing" = 1 in 1..=20,
    /// and so many that others have,
    Incoming "incoming" = 1 in 1..=20,
    /// but down to this place
    TopPlaces "top-places" = 5 in 0..=1_000,
    /// so many.
    TopIncoming "top-incoming" = 2 in 1..=20,
    /// A match keeps others away for so many days.
    HoldDays "hold-days" = 28 in 1..=366,
    /// So many days a defender is safe from a challenger who lost to him.
    ShieldDays "shield-days" = 14 in 0..=366,
    /// Points for a game lost on time,
    TimeoutPoints "timeout-points" = 10 in 0..=100,
    /// of which each ply takes off so many;
    PlyPoints "ply-points" = 1 in 1..=100,
    /// with so many nobody challenges (0: with any number one may).
    PointsLimit "points-limit" = 20 in 0..=1_000,
    /// So many games lost on time
    Timeouts "timeouts" = 3 in 2..=100,
    /// within so many days put one below the last active player.
    TimeoutDays "timeout-days" = 30 in 1..=366,
    /// Who has been silent for so many days cannot be challenged.
    SilenceDays "silence-days" = 14 in 1..=366,
    /// For so many days one can come back near one's old place,
    LimboDays "limbo-days" = 60 in 0..=1_000,
    /// so many in a hundred of the way from it to the last.
    LimboPercent "limbo-percent" = 25 in 0..=100,
    /// So many days without a match cost nothing,
    FreeDays "free-days" = 30 in 0..=1_000,
    /// and after them one place for so many.
    DecayDays "decay-days" = 14 in 1..=366,
}

impl LadderRules {
    /// A number of them.
    #[must_use]
    pub fn get(&self, number: Number) -> u32 {
        // One place for each.
        self.numbers.get(number as usize).copied().unwrap_or_else(|| number.usual())
    }

    /// Sets a number; what it can be, if it cannot be that.
    pub fn set(&mut self, number: Number, value: u32) -> Result<(), RangeInclusive<u32>> {
        if !number.range().contains(&value) {
            return Err(number.range());
        }
        if let Some(place) = self.numbers.get_mut(number as usize) {
            *place = value;
        }
        Ok(())
    }

    /// Whether a ruleset has a ladder.
    #[must_use]
    pub fn has_ladder(&self, ruleset: &str) -> bool {
        self.rulesets.is_empty() || self.rulesets.iter().any(|named| named == ruleset)
    }

    /// How many matches that others have asked for may go on for who stands at that place.
    #[must_use]
    pub fn incoming_at(&self, place: u32) -> u32 {
        match place <= self.get(Number::TopPlaces) {
            true => self.get(Number::TopIncoming).max(self.get(Number::Incoming)),
            false => self.get(Number::Incoming),
        }
    }
}

impl Default for LadderRules {
    fn default() -> LadderRules {
        let mut numbers = [0; Number::ALL.len()];
        for (place, number) in numbers.iter_mut().zip(Number::ALL) {
            *place = number.usual();
        }
        let clock = USUAL_CLOCK.parse();
        // A constant that a test reads.
        let clock = clock.unwrap_or_else(|_| unreachable!("{USUAL_CLOCK} is a clock"));
        LadderRules { numbers, tie: Tie::Middle, clock, rulesets: Vec::new() }
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
    fn the_top_bears_two_challenges_at_once() {
        let rules = LadderRules::default();
        assert_eq!([1, 5, 6].map(|place| rules.incoming_at(place)), [2, 2, 1]);
    }
}
