//! How a player reads (language and time zone) and where (the channel).

use chrono_tz::Tz;
use engine::ruleset::Language;

use crate::named::named;
use crate::rows::{Columns, RowReader};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    pub language: Language,
    pub zone: Tz,
}

impl Columns for Locale {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<Locale> {
        let language: String = row.next()?;
        let language =
            Language::from_code(&language).ok_or_else(|| row.unknown("not a language"))?;
        let zone: String = row.next()?;
        let zone = zone.parse().map_err(|_| row.unknown("not a time zone"))?;
        Ok(Locale { language, zone })
    }
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
        /// The house opponent, whose levels are its addresses.
        House = "house",
        /// The pages, whose addresses are the devices on which players are signed in. Nothing is
        /// sent there.
        Web = "web",
    }
}
