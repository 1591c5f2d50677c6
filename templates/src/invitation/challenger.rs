//! A player who challenges somebody, as everybody can see them.

use chrono::{DateTime, Datelike, TimeDelta, Utc};
use engine::Side;

use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::words::Arg;

/// The sender of a challenge, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenger {
    pub name: String,
    pub joined_at: DateTime<Utc>,
    pub games: PlayedGames,
}

/// What a player's games show, those that the reader can see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedGames {
    /// By ruleset and side; only those that were played.
    pub results: Vec<(RulesetName, Side, Results)>,
    /// How many were lost on time.
    pub lost_on_time: u32,
    /// Within what time half of the answers of the last 90 days came; `None` if there are too few,
    /// or if the player doesn't want it told.
    pub pace: Option<TimeDelta>,
    /// The reader's own games with the player, as the reader's results.
    pub with_reader: Results,
}

/// How games ended for somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl PlayedGames {
    /// How many are over.
    pub(crate) fn count(&self) -> u32 {
        self.results.iter().map(|(_, _, results)| results.count()).sum()
    }
}

impl Results {
    pub(crate) const fn count(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(crate) fn arguments(self) -> [(&'static str, Arg); 3] {
        [("won", self.won.into()), ("drawn", self.drawn.into()), ("lost", self.lost.into())]
    }
}

impl Challenger {
    pub(crate) fn line(&self, reader: &Reader) -> String {
        let words = reader.words();
        let pace = self.games.pace.map(|pace| reader.span(pace)).unwrap_or_default();
        words.say(
            "challenger-line",
            &[
                ("name", self.name.as_str().into()),
                ("month", month(reader, self.joined_at).into()),
                ("games", self.games.count().into()),
                ("paced", if self.games.pace.is_some() { "yes" } else { "no" }.into()),
                ("pace", pace.into()),
                ("late", self.games.lost_on_time.into()),
            ],
        )
    }
}

pub(crate) fn month(reader: &Reader, at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&reader.zone);
    reader.month(local.year(), local.month())
}
