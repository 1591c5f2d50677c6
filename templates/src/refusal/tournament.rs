//! The words for refusals that have to do with tournaments.

use crate::notice::shown;
use crate::{Arg, Reader};

/// Why something about a tournament is refused.
#[derive(Clone, Debug)]
pub enum RefusedByTournament {
    /// There is none of that number.
    NoTournament { number: i64 },
    /// None was named, and there is none that could be meant.
    NoneMeant,
    /// There are several that may be meant.
    WhichTournament {
        /// Their numbers and names.
        tournaments: Vec<(i64, String)>,
    },
    /// It has begun, or was called off: nobody can enter it, or start it, any more.
    NotOpen { tournament: (i64, String) },
    /// It is over, or was called off.
    Ended { tournament: (i64, String) },
    /// The asker plays in it already.
    AlreadyIn { tournament: (i64, String) },
    /// The asker does not play in it, or no longer.
    NotIn { tournament: (i64, String) },
    /// Somebody else does not.
    OtherNotIn { tournament: (i64, String), player: String },
    /// As many have entered as can.
    Full { tournament: (i64, String), most: u32 },
    /// The hosts have taken the asker out before it began.
    TakenOut { tournament: (i64, String) },
    /// Too few have entered for it to begin.
    TooFew {
        tournament: (i64, String),
        players: u32,
        /// How many have to.
        least: u32,
    },
    /// A tournament cannot be opened with that name.
    BadName {
        /// How many letters it may have.
        most: u32,
    },
    /// Nor with that number in a group, or of days.
    BadNumber {
        /// Which number: `size` or `window`.
        which: &'static str,
        least: u32,
        most: u32,
    },
    /// Nor with a clock that leaves no whole day for the first ply.
    ShortClock,
    /// Nor on that day: it is past, or too far away.
    BadStart {
        /// How many days ahead it may be.
        most: u32,
    },
}

impl RefusedByTournament {
    /// A short word for machines, one for each reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            RefusedByTournament::NoTournament { .. } => "no-tournament",
            RefusedByTournament::NoneMeant => "no-tournament-meant",
            RefusedByTournament::WhichTournament { .. } => "which-tournament",
            RefusedByTournament::NotOpen { .. } => "tournament-not-open",
            RefusedByTournament::Ended { .. } => "tournament-ended",
            RefusedByTournament::AlreadyIn { .. } => "already-in-tournament",
            RefusedByTournament::NotIn { .. } => "not-in-tournament",
            RefusedByTournament::OtherNotIn { .. } => "other-not-in-tournament",
            RefusedByTournament::Full { .. } => "tournament-full",
            RefusedByTournament::TakenOut { .. } => "taken-out-of-tournament",
            RefusedByTournament::TooFew { .. } => "too-few-players",
            RefusedByTournament::BadName { .. } => "bad-tournament-name",
            RefusedByTournament::BadNumber { .. } => "bad-tournament-number",
            RefusedByTournament::ShortClock => "bad-tournament-clock",
            RefusedByTournament::BadStart { .. } => "bad-tournament-start",
        }
    }

    /// What happened, why, and what to do next.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let mut arguments: Vec<(&str, Arg)> = Vec::new();
        if let Some((number, name)) = self.tournament() {
            arguments.push(("number", number.to_string().into()));
            arguments.push(("tournament", shown(name).into()));
        }
        match self {
            RefusedByTournament::NoTournament { number } => {
                arguments.push(("number", number.to_string().into()));
            }
            RefusedByTournament::WhichTournament { tournaments } => {
                let named = tournaments.iter().map(|(id, name)| format!("{id} ({})", shown(name)));
                arguments.push(("tournaments", words.any_of(named.collect()).into()));
            }
            RefusedByTournament::OtherNotIn { player, .. } => {
                arguments.push(("name", shown(player).into()));
            }
            RefusedByTournament::Full { most, .. }
            | RefusedByTournament::BadName { most }
            | RefusedByTournament::BadStart { most } => arguments.push(("most", (*most).into())),
            RefusedByTournament::TooFew { players, least, .. } => {
                arguments.extend([("players", (*players).into()), ("least", (*least).into())]);
            }
            RefusedByTournament::BadNumber { which, least, most } => arguments.extend([
                ("which", Arg::from(*which)),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ]),
            RefusedByTournament::NoneMeant
            | RefusedByTournament::ShortClock
            | RefusedByTournament::TakenOut { .. }
            | RefusedByTournament::NotOpen { .. }
            | RefusedByTournament::Ended { .. }
            | RefusedByTournament::AlreadyIn { .. }
            | RefusedByTournament::NotIn { .. } => {}
        }
        words.say(&format!("refusal-{}", self.code()), &arguments)
    }

    fn tournament(&self) -> Option<&(i64, String)> {
        match self {
            RefusedByTournament::NotOpen { tournament }
            | RefusedByTournament::Ended { tournament }
            | RefusedByTournament::AlreadyIn { tournament }
            | RefusedByTournament::NotIn { tournament }
            | RefusedByTournament::OtherNotIn { tournament, .. }
            | RefusedByTournament::TakenOut { tournament }
            | RefusedByTournament::Full { tournament, .. }
            | RefusedByTournament::TooFew { tournament, .. } => Some(tournament),
            _ => None,
        }
    }
}
