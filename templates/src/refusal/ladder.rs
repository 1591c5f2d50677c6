//! The words for refusals that have to do with ladders.

use chrono::{DateTime, Utc};

use crate::notice::{Barrier, shown};
use crate::{Arg, Reader};

/// Why something about a ladder is refused.
#[derive(Clone, Debug)]
pub enum RefusedByLadder {
    /// There is no ladder for that ruleset.
    NoLadder {
        ladder: String,
        /// For which there are.
        ladders: Vec<String>,
    },
    /// There are several, and none was named.
    WhichLadder {
        /// Those that may be meant.
        ladders: Vec<String>,
    },
    /// The asker does not stand on it.
    NotOn { ladder: String },
    /// Somebody else does not.
    OtherNotOn { ladder: String, name: String },
    /// The asker stands on it already.
    AlreadyOn { ladder: String, place: u32 },
    /// The asker leaves it already.
    AlreadyLeaving { ladder: String },
    /// The asker may not challenge that player.
    MayNot { ladder: String, name: String, because: Barrier },
    /// No match of the asker's goes on in which he could do that.
    NoMatch,
    WhichMatch {
        /// Each with its first game and the opponent.
        games: Vec<(i64, String)>,
    },
    /// Only who was challenged can concede.
    NotDefender {
        /// Whom the asker challenged.
        name: String,
    },
    /// The asker has made a ply in it.
    Begun {
        /// The games of the match.
        games: [i64; 2],
    },
    /// The asker has put a match off not long ago.
    DeferredBefore {
        /// From when on he can again.
        again_at: DateTime<Utc>,
    },
    /// There is no such place, or it is where that player stands.
    BadPlace {
        ladder: String,
        /// Who is to be put there.
        name: String,
        place: u32,
        /// How many places there are.
        players: u32,
        stands: u32,
    },
    /// Nothing is known of the ladder in that month.
    NoMonth { ladder: String, month: String },
}

impl RefusedByLadder {
    /// A short word for machines, one for each reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RefusedByLadder::NoLadder { .. } => "no-ladder",
            RefusedByLadder::WhichLadder { .. } => "which-ladder",
            RefusedByLadder::NotOn { .. } => "not-on-ladder",
            RefusedByLadder::OtherNotOn { .. } => "other-not-on-ladder",
            RefusedByLadder::AlreadyOn { .. } => "already-on-ladder",
            RefusedByLadder::AlreadyLeaving { .. } => "already-leaving",
            RefusedByLadder::MayNot { because, .. } => because.code(),
            RefusedByLadder::NoMatch => "no-ladder-match",
            RefusedByLadder::WhichMatch { .. } => "which-match",
            RefusedByLadder::NotDefender { .. } => "not-challenged",
            RefusedByLadder::Begun { .. } => "match-begun",
            RefusedByLadder::DeferredBefore { .. } => "deferred-before",
            RefusedByLadder::BadPlace { .. } => "bad-place",
            RefusedByLadder::NoMonth { .. } => "no-month",
        }
    }

    /// What happened, why, and what to do next.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let with =
            |arguments: &[(&str, Arg)]| words.say(&format!("refusal-{}", self.code()), arguments);
        let on = |ladder: &str| ("ladder", Arg::from(ladder));
        match self {
            RefusedByLadder::NoLadder { ladder, ladders } => with(&[
                on(ladder),
                ("ladders", words.list(ladders.clone()).into()),
                ("count", ladders.len().into()),
            ]),
            RefusedByLadder::WhichLadder { ladders } => {
                with(&[("ladders", words.any_of(ladders.clone()).into())])
            }
            RefusedByLadder::NotOn { ladder } | RefusedByLadder::AlreadyLeaving { ladder } => {
                with(&[on(ladder)])
            }
            RefusedByLadder::OtherNotOn { ladder, name } => {
                with(&[on(ladder), ("name", shown(name).into())])
            }
            RefusedByLadder::AlreadyOn { ladder, place } => {
                with(&[on(ladder), ("place", (*place).into())])
            }
            RefusedByLadder::MayNot { ladder, name, because } => because.say(reader, ladder, name),
            RefusedByLadder::NoMatch => with(&[]),
            RefusedByLadder::WhichMatch { games } => {
                let games = games.iter().map(|(game, name)| format!("{game} ({})", shown(name)));
                with(&[("games", words.any_of(games.collect()).into())])
            }
            RefusedByLadder::NotDefender { name } => with(&[("name", shown(name).into())]),
            RefusedByLadder::Begun { games } => {
                let [first, second] = games.map(|game| game.to_string());
                with(&[("first", first.into()), ("second", second.into())])
            }
            RefusedByLadder::DeferredBefore { again_at } => {
                with(&[("until", reader.moment(*again_at).into())])
            }
            RefusedByLadder::BadPlace { ladder, name, place, players, stands } => with(&[
                on(ladder),
                ("name", shown(name).into()),
                ("place", (*place).into()),
                ("players", (*players).into()),
                ("stands", (*stands).into()),
            ]),
            RefusedByLadder::NoMonth { ladder, month } => {
                with(&[on(ladder), ("month", month.as_str().into())])
            }
        }
    }
}
