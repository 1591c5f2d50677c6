//! The whole club: what it is put together from, and what takes all of its features. Synchronous, given
//! the time, and independent of any channel: a [`Request`] goes in, an [`Answer`] comes back to the
//! asker, and everyone else is told through the outbox.
//!
//! In reading order: `features` (the list of them), `handle` (what somebody wants done) with `dispatch`
//! (which use case), `questions` (what somebody asks) with `people`, `home`, `complete` and `why`,
//! `present` (what a reader gets of what happened), `letters` (the outbox as couriers see it), `upkeep`
//! (what the club does on its own), `verify` and `forward`.

pub mod complete;
mod dispatch;
mod features;
pub mod forward;
mod handle;
pub mod home;
pub mod letters;
mod people;
mod present;
pub mod questions;
pub mod upkeep;
pub mod verify;
mod why;

#[cfg(test)]
mod tests;

pub use accounts::{calendar, devices, link};
pub use archive::{games, recorded};
pub use discord_desk as discord;
pub use following::{follow, today};
pub use invitation::{addressed, invite, invite_house, newcomer, seek};
pub use mail_desk as mail;
pub use organising::announce;
pub use {circle, tournament};

pub use archive::games::{GamesFilter, GamesFrom, GamesKey, GamesPage, GamesResult, GamesState};
pub use complete::LineCompletion;
pub use features::{read_side, write_side};
pub use handle::{
    act_as_host, ask_host, close_question, handle, hear, hear_misread, note_first_game, show,
};
pub use home::Home;
pub use house_desk as house;
pub use house_desk::{HouseTask, HouseThought, HouseTurns, HouseWork};
pub use kernel::at_once::{MOST_AT_ONCE, at_once};
pub use kernel::desk::{Questions, Service};
pub use kernel::kept::{LONGEST_TEXT, MESSAGES_A_DAY, NOTES_ON_A_GAME, REPORTS_A_DAY};
pub use kernel::ladder_rules::LadderRules;
pub use kernel::letter::{Failure, Letter, LetterPart, OutboxState};
pub use kernel::remember::kept as kept_answer;
pub use kernel::request::{Actor, Answer, Heard, MayShow, MessageAt, Place, Request, Seen, Shown};
pub use kernel::rulebook::{OwnWords, Rulebook};
pub use kernel::{
    caused, channels, contacts, deliver, kept, ladder_rules, names, remember, rename, signed_in,
    token,
};
pub use ladder::{Unlike as UnlikeLog, verify as verify_ladder};
pub use play::talk::Talk;
pub use play::{agree, choose, deadline, here, outage, talk, understand, vacation};
pub use questions::{LinkedGame, put_question, put_question_in};
pub use ratings;
pub use reviews;
pub use reviews::ReviewTask;
pub use storage::Fault;
