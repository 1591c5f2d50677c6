//! How a player reads (language and time zone) and where (the channel).

use chrono_tz::Tz;
use engine::ruleset::Language;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// A reader's language and time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    /// What we write in.
    pub language: Language,
    /// What times are shown in.
    pub zone: Tz,
}

impl Default for Locale {
    fn default() -> Locale {
        Locale { language: Language::English, zone: Tz::UTC }
    }
}

/// A way to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Channel {
    /// The terminal, over the club's socket.
    Terminal,
    Email,
    Discord,
}

impl Channel {
    /// All of them.
    pub const ALL: [Channel; 3] = [Channel::Terminal, Channel::Email, Channel::Discord];

    /// `terminal`, `email`, `discord`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Channel::Terminal => "terminal",
            Channel::Email => "email",
            Channel::Discord => "discord",
        }
    }

    /// The channel of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Channel> {
        Channel::ALL.into_iter().find(|channel| channel.name() == name)
    }
}

impl FromSql for Channel {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Channel> {
        Channel::from_name(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for Channel {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}
