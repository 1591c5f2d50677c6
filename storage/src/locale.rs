//! How a player reads (language and time zone) and where (the channel).

use chrono_tz::Tz;
use engine::ruleset::Language;

use crate::named::named;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    pub language: Language,
    pub zone: Tz,
}

impl Default for Locale {
    fn default() -> Locale {
        Locale { language: Language::English, zone: Tz::UTC }
    }
}

named! {
    #[derive(PartialOrd, Ord, Hash)]
    pub enum Channel {
        /// The terminal, over the club's socket.
        Terminal = "terminal",
        Email = "email",
        Discord = "discord",
    }
}
