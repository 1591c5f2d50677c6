//! A step of a ladder's log: what happened, and by which numbers.

use super::Whom;
use crate::notice::pair;
use crate::shown::shown;
use crate::words::{Arg, Words};

/// A step of a ladder's log.
#[derive(Clone, Debug)]
pub struct LadderStep {
    pub ladder: String,
    pub what: LadderWhat,
    /// Who moved or stayed.
    pub who: Whom,
    pub from: Option<u32>,
    pub to: Option<u32>,
    /// The other player, and their place.
    pub rival: Option<(Whom, Option<u32>)>,
    /// The match, by its games.
    pub games: Option<[i64; 2]>,
    /// A number that explains it further.
    pub detail: u32,
    pub reason: Option<String>,
    /// For how many days a consequence of it lasts.
    pub days: u32,
}

/// What a step was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderWhat {
    /// Joined at the end.
    Joined,
    /// Came back; the detail is the old place.
    Returned,
    Left,
    Erased,
    /// Won; the detail is half points.
    Won,
    /// Drew; the detail is half points.
    Tied,
    /// Lost; the detail is half points.
    Lost,
    /// Did not begin their challenge.
    Void,
    /// Was not met by the opponent.
    Absent,
    /// Was conceded the place.
    Conceded,
    /// The match was closed.
    Closed,
    /// Was inactive; the detail is days.
    Decayed,
    /// Lost a game on time; the detail is points.
    Late,
    /// Lost too many games on time; the detail is how many.
    Sunk,
    /// Was placed there by the hosts.
    Corrected,
}

impl LadderWhat {
    /// All of them.
    pub const ALL: [LadderWhat; 15] = [
        LadderWhat::Joined,
        LadderWhat::Returned,
        LadderWhat::Left,
        LadderWhat::Erased,
        LadderWhat::Won,
        LadderWhat::Tied,
        LadderWhat::Lost,
        LadderWhat::Void,
        LadderWhat::Absent,
        LadderWhat::Conceded,
        LadderWhat::Closed,
        LadderWhat::Decayed,
        LadderWhat::Late,
        LadderWhat::Sunk,
        LadderWhat::Corrected,
    ];

    /// A short word for machines, one for each: the reason code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            LadderWhat::Joined => "joined",
            LadderWhat::Returned => "returned",
            LadderWhat::Left => "left",
            LadderWhat::Erased => "erased",
            LadderWhat::Won => "won",
            LadderWhat::Tied => "tied",
            LadderWhat::Lost => "lost",
            LadderWhat::Void => "void",
            LadderWhat::Absent => "absent",
            LadderWhat::Conceded => "conceded",
            LadderWhat::Closed => "closed",
            LadderWhat::Decayed => "decayed",
            LadderWhat::Late => "late",
            LadderWhat::Sunk => "sunk",
            LadderWhat::Corrected => "corrected",
        }
    }
}

impl LadderStep {
    /// What happened, and by which numbers.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let number = |number: Option<u32>| Arg::from(number.unwrap_or(0));
        let (rival, place) = match &self.rival {
            Some((rival, place)) => (rival.clone(), *place),
            None => (Whom::Other(String::new()), None),
        };
        let [first, second] = self.games.unwrap_or_default().map(|game| game.to_string());
        let moves = if self.from == self.to { "no" } else { "yes" };
        let mut arguments = vec![
            ("ladder", Arg::from(self.ladder.as_str())),
            ("from", number(self.from)),
            ("to", number(self.to)),
            ("moves", moves.into()),
            ("rival-place", number(place)),
            ("first", first.into()),
            ("second", second.into()),
            ("detail", self.detail.into()),
            ("points", pair::points(self.detail).into()),
            ("rival-points", pair::points(4u32.saturating_sub(self.detail)).into()),
            ("days", self.days.into()),
            ("reason", shown(self.reason.as_deref().unwrap_or_default()).into()),
        ];
        arguments.extend(self.who.arguments("who", "name"));
        arguments.extend(rival.arguments("rival-who", "rival"));
        words.say(&format!("ladder-step-{}", self.what.code()), &arguments)
    }
}
