//! A step of a ladder's log: what happened, and by which numbers.

use crate::notice::pair::points;
use crate::ruleset_name::RulesetName;
use crate::told::sentence::{Sentence, Value};
use crate::told::who::Who;

#[derive(Clone, Debug)]
pub struct LadderStep {
    pub ladder: RulesetName,
    pub what: LadderChange,
    /// Who moved or stayed.
    pub who: Who,
    pub from: Option<u32>,
    pub to: Option<u32>,
    /// The other player, and their place.
    pub rival: Option<(Who, Option<u32>)>,
    /// The match, by its games.
    pub games: Option<[i64; 2]>,
    /// A number that explains it further.
    pub detail: u32,
    pub reason: Option<String>,
    /// For how many days a consequence of it lasts.
    pub days: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderChange {
    /// Joined at the end of the ladder.
    Joined,
    /// Came back; `detail` is the place before leaving.
    Returned,
    /// Left, and can come back.
    Left,
    Erased,
    /// Won a match, and is placed just above the rival; `detail` is the player's half points.
    Won,
    /// Played a match that was tied after all; `detail` as above.
    Tied,
    /// Lost a match, and stays; `detail` as above.
    Lost,
    /// Challenged and did not begin.
    Void,
    /// Was challenged and did not begin: the other is placed just above. `player` is the
    /// challenger.
    Absent,
    /// Was conceded the place.
    Conceded,
    /// A game of the match was closed: it has no effect.
    Closed,
    /// Played nothing for `detail` days.
    Decayed,
    /// Lost a game on time, and now has `detail` points.
    Late,
    /// Lost `detail` games on time within the span that counts.
    Sunk,
    /// Was put there by the hosts.
    Corrected,
    /// The organisers closed the ladder, while the player had `detail` matches.
    Disbanded,
    /// The organisers took the player off it.
    TakenOut,
}

impl LadderChange {
    pub const ALL: [LadderChange; 17] = [
        LadderChange::Joined,
        LadderChange::Returned,
        LadderChange::Left,
        LadderChange::Erased,
        LadderChange::Won,
        LadderChange::Tied,
        LadderChange::Lost,
        LadderChange::Void,
        LadderChange::Absent,
        LadderChange::Conceded,
        LadderChange::Closed,
        LadderChange::Decayed,
        LadderChange::Late,
        LadderChange::Sunk,
        LadderChange::Corrected,
        LadderChange::Disbanded,
        LadderChange::TakenOut,
    ];

    pub fn of_code(code: &str) -> Option<LadderChange> {
        LadderChange::ALL.into_iter().find(|change| change.code() == code)
    }

    /// A short word for each, in the log and for machines.
    pub const fn code(self) -> &'static str {
        match self {
            LadderChange::Joined => "joined",
            LadderChange::Returned => "returned",
            LadderChange::Left => "left",
            LadderChange::Erased => "erased",
            LadderChange::Won => "won",
            LadderChange::Tied => "tied",
            LadderChange::Lost => "lost",
            LadderChange::Void => "void",
            LadderChange::Absent => "absent",
            LadderChange::Conceded => "conceded",
            LadderChange::Closed => "closed",
            LadderChange::Decayed => "decayed",
            LadderChange::Late => "late",
            LadderChange::Sunk => "sunk",
            LadderChange::Corrected => "corrected",
            LadderChange::Disbanded => "disbanded",
            LadderChange::TakenOut => "taken-out",
        }
    }
}

impl LadderStep {
    pub fn sentence(&self) -> Sentence {
        let (rival, place) = match &self.rival {
            Some((rival, place)) => (rival.clone(), *place),
            None => (Who::Other(String::new()), None),
        };
        let [first, second] = self.games.unwrap_or_default();
        let code = self.what.code();
        Sentence::of(code)
            .worded(format!("ladder-step-{code}"))
            .with("ladder", Value::Ruleset(self.ladder.clone()))
            .count("from", self.from.unwrap_or(0))
            .count("to", self.to.unwrap_or(0))
            .choice("moves", if self.from == self.to { "no" } else { "yes" })
            .count("rival-place", place.unwrap_or(0))
            .number("first", first)
            .number("second", second)
            .count("detail", self.detail)
            .text("points", points(self.detail))
            .text("rival-points", points(4u32.saturating_sub(self.detail)))
            .count("days", self.days)
            .text("reason", self.reason.as_deref().unwrap_or_default())
            .who("who", "name", &self.who)
            .who("rival-who", "rival", &rival)
    }
}
