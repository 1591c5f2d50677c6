//! The use cases: what players ask for, decided. Synchronous, given the time, and independent of
//! any channel: a [`Request`] goes in, an [`Answer`] comes back to the asker, and everyone else is
//! told through the outbox.
//!
//! In reading order: `request` and `service` (the interface), `event`, `chain` and `course` (what a game is),
//! `clock`, `terms`, `names` with `alike`; `ledger` (the transaction) with `recent` and `remember`,
//! and `seat` (who asks about which game); `at_once` (how much of a message is dealt with);
//! `dispatch` (which use case an order belongs to) and the use cases `join`, `link`, `settings`
//! with `everywhere`, `distance`, `invite` with `addressed`, `seek`, `rematch`, `play`, `planning`,
//! `agree`, `resign` with `confirm` (the yes that it waits for), `talk` with `kept`, `vacation`,
//! `export` with `archive`, `erase`, `deadline`, `outage`, `upkeep`, `deliver` (what couriers take)
//! with `letters` and `pace`, `caused` (nobody is flooded by another), `receipts` (the result of a
//! delivery) and `telling` (its effect on clocks); `mail` (play by email, as far as decisions and
//! stored data are concerned) with `token`, and `discord` (the same for Discord); `pair` (a match
//! of two games); `host` (what the hosts decide); `questions`, `history` and `why`, and `choose`
//! (what a player can choose at a board); `happened` and `refused` (what is stored of an
//! answer) and `present` (what its reader gets); `record` and `verify`.

mod account;
pub mod addressed;
mod agree;
mod alike;
mod answered;
mod archive;
pub(crate) mod at_once;
pub mod caused;
pub mod channels;
pub mod choose;
pub(crate) mod confirm;
mod deadline;
pub mod deliver;
pub mod discord;
mod dispatch;
mod distance;
mod erase;
mod everywhere;
mod export;
mod happened;
mod history;
pub mod host;
pub mod invite;
mod join;
pub mod kept;
pub(crate) mod ladder;
mod ledger;
pub(crate) mod letters;
pub mod link;
mod lookup;
pub mod mail;
pub mod names;
mod outage;
mod pace;
mod pair;
mod planning;
mod play;
mod present;
pub(crate) mod questions;
pub mod ratings;
mod receipts;
mod recent;
mod record;
mod refused;
mod rematch;
pub mod remember;
pub(crate) mod request;
mod resign;
pub(crate) mod rulebook;
mod scene;
mod seat;
pub mod seek;
pub(crate) mod service;
mod settings;
mod talk;
mod tell;
mod telling;
mod terms;
pub mod token;
pub mod tournament;
mod upkeep;
pub mod vacation;
mod venue;
pub mod verify;
mod ways;
mod why;

pub use at_once::{MOST_AT_ONCE, at_once};
pub use host::{HostOrder, HostSide, Verdict};
pub use kept::{LONGEST_TEXT, MESSAGES_A_DAY, NOTES_ON_A_GAME, REPORTS_A_DAY};
pub use ladder::{
    LadderRules, Unlike as UnlikeLog, rules as ladder_rules, verify as verify_ladder,
};
pub use letters::{Failure, Letter, OutboxState, Part};
pub use questions::Questions;
pub use remember::kept as kept_answer;
pub use request::{Actor, Answer, MayShow, Request, Seen, Shown};
pub use rulebook::Rulebook;
pub use service::Service;
pub use storage::Fault;
pub use tournament::TournamentAct;
