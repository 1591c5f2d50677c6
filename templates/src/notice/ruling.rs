//! What the hosts have decided about a player or a clock, before its reader. If they end a game,
//! the game itself says so.

use chrono::{DateTime, TimeDelta, Utc};
use engine::Side;

use crate::notice::table::Table;
use crate::reader::Reader;
use crate::shown::shown;
use crate::words::Arg;

/// A decision of the hosts.
#[derive(Clone, Debug)]
pub enum Ruling {
    /// A player is suspended for a while.
    Suspended {
        /// Who it is about, and who reads it.
        about: About,
        /// Until when; `None` means without end.
        until: Option<DateTime<Utc>>,
        /// Why, for the people it is about; not for opponents.
        reason: Option<String>,
    },
    Lifted {
        /// Who it is about, and who reads it.
        about: About,
        reason: Option<String>,
    },
    /// A side has more time.
    Extended { table: Box<Table>, side: Side, more: TimeDelta, reason: String },
}

/// Who a decision is about, as the reader sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    You,
    /// An opponent of the reader's.
    Opponent(String),
    /// Somebody, when the hosts are notified.
    Player(String),
}

impl About {
    fn arguments(&self) -> [(&'static str, Arg); 2] {
        let (who, name) = match self {
            About::You => ("you", ""),
            About::Opponent(name) => ("opponent", name.as_str()),
            About::Player(name) => ("player", name.as_str()),
        };
        [("who", who.into()), ("name", name.into())]
    }
}

impl Ruling {
    /// The decision in words.
    pub(super) fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        match self {
            Ruling::Suspended { about, until, reason } => {
                let until = until.map_or_else(|| "none".into(), |until| reader.moment(until));
                let [who, name] = about.arguments();
                let said = words.say("host-suspended", &[who, name, ("until", until.into())]);
                with_reason(reader, said, reason.as_deref())
            }
            Ruling::Lifted { about, reason } => {
                let said = words.say("host-lifted", &about.arguments());
                with_reason(reader, said, reason.as_deref())
            }
            Ruling::Extended { table, side, more, reason } => {
                let [who, name] = table.who(*side);
                let said =
                    words.say("host-extended", &[who, name, ("more", reader.span(*more).into())]);
                with_reason(reader, said, Some(reason))
            }
        }
    }

    /// The game that it is about.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        match self {
            Ruling::Extended { table, .. } => Some(table),
            Ruling::Suspended { .. } | Ruling::Lifted { .. } => None,
        }
    }
}

fn with_reason(reader: &Reader, said: String, reason: Option<&str>) -> String {
    match reason {
        Some(reason) => format!("{said} {}", self::reason(reader, reason)),
        None => said,
    }
}

/// The hosts' reason, as they wrote it.
pub(super) fn reason(reader: &Reader, reason: &str) -> String {
    reader.words().say("host-reason", &[("reason", shown(reason).into())])
}
