//! What the hosts decide, and why something is refused because of them, or to them.

use serde::{Deserialize, Serialize};

use crate::told::lookups::{Limit, Lookups};
use crate::told::news::{Frame, News};
use crate::told::point::{GamePoint, Other};
use crate::told::sentence::{Sentence, Value};
use crate::told::step::NextStep;
use crate::told::who::Who;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "host", rename_all = "kebab-case")]
pub enum HostRefused {
    /// The asker is suspended.
    Suspended {
        /// The number in the hosts' log.
        act: i64,
    },
    /// A decision needs a reason.
    NoReason,
    LongReason,
    NoSuchGame {
        game: i64,
    },
    NoClock {
        game: i64,
    },
    NotSuspended(Other),
    /// Nobody is suspended for that long, or given that much time.
    BadSpan {
        /// How many days it may be.
        most: u32,
    },
}

impl HostRefused {
    pub(super) fn sentence<L: Lookups>(&self, club: &L) -> Result<Sentence, L::Fault> {
        let why = Sentence::refusal;
        Ok(match self {
            HostRefused::Suspended { act } => {
                let act = club.host_act(*act)?;
                let until = act.until.map_or(Value::Choice("none"), Value::Moment);
                let why = why("suspended").with("until", until).text("reason", act.reason);
                why.next([NextStep::Privacy, NextStep::Export, NextStep::Erase])
            }
            HostRefused::NoReason => why("no-reason"),
            HostRefused::LongReason => {
                why("long-reason").count("most", club.limit(Limit::LettersOfAHostsReason))
            }
            HostRefused::NoSuchGame { game } => why("no-such-game").number("game", *game),
            HostRefused::NoClock { game } => why("no-clock").number("game", *game),
            HostRefused::NotSuspended(other) => {
                why("not-suspended").text("name", club.player(other.player)?)
            }
            HostRefused::BadSpan { most } => why("bad-span").count("most", *most),
        })
    }
}

/// A suspension or its end, told to the player, an opponent, or the hosts.
pub fn barred<L: Lookups>(act: i64, club: &L) -> Result<News, L::Fault> {
    let act = club.host_act(act)?;
    let (who, name) = match club.who(act.player)? {
        Who::You => ("you", String::new()),
        Who::Other(name) if club.for_hosts() => ("player", name),
        Who::Other(name) => ("opponent", name),
    };
    let said = match act.is_lifted {
        true => Sentence::of("host-lifted"),
        false => {
            let until = act.until.map_or(Value::Choice("none"), Value::Moment);
            Sentence::of("host-suspended").with("until", until)
        }
    };
    let said = said.choice("who", who).text("name", name);
    // Opponents aren't told the reason.
    Ok(News::of(said.and((who != "opponent").then(|| hosts_reason(&act.reason)))))
}

/// More time for a side.
pub fn extended<L: Lookups>(at: GamePoint, club: &L) -> Result<News, L::Fault> {
    let (side, more, reason) = club.extension(at)?;
    let table = club.table(at)?;
    let said = Sentence::of("host-extended")
        .choice("who", table.relation(side))
        .text("name", &table.names[side])
        .with("more", Value::Span(more))
        .and([hosts_reason(&reason)]);
    Ok(News::framed(said, Frame::Board(table)))
}

/// The hosts' reason, as they wrote it.
fn hosts_reason(reason: &str) -> Sentence {
    Sentence::of("host-reason").text("reason", reason)
}
