//! How a player wants notices: how often, at which hours not, with which boards.

use crate::named::named;
use crate::rows::row;

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct Preferences {
        pub digest: DigestPreference,
        /// The full hours between which nothing is to come, in the player's time zone.
        pub quiet: Option<(u8, u8)>,
        pub board: BoardPreference,
        /// How many hours before the time runs out a reminder is to come.
        pub remind_hours: Option<u16>,
        pub pass_on: PassOnPreference,
        pub reports: OnOrOff,
        /// Whether others are told how fast the player answers.
        pub pace: OnOrOff,
    }
}

named! {
    #[derive(Default)]
    pub enum DigestPreference {
        /// Each at once.
        #[default]
        Off = "off",
        /// Collected for an hour.
        Hourly = "hourly",
        /// Collected for a day.
        Daily = "daily",
    }
}

named! {
    /// Whether what a player writes around a move in an email goes to the opponent.
    #[derive(Default)]
    pub enum PassOnPreference {
        /// The player has not said yet.
        #[default]
        Unasked = "unasked",
        Yes = "yes",
        No = "no",
        /// The player is asked each time.
        Ask = "ask",
    }
}

named! {
    /// Whether something is told that can be turned off.
    #[derive(Default)]
    pub enum OnOrOff {
        #[default]
        On = "on",
        Off = "off",
    }
}

named! {
    /// How boards are drawn where there is a choice.
    #[derive(Default)]
    pub enum BoardPreference {
        #[default]
        Picture = "picture",
        Emoji = "emoji",
        /// Letters.
        Text = "text",
        /// Signs beyond ASCII.
        Unicode = "unicode",
        /// Told in words, for players who cannot see a board.
        Words = "words",
    }
}
