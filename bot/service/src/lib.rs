//! The use cases: what players ask for, decided. Synchronous, given the time, and independent of
//! any channel: a [`Request`] goes in, an [`Answer`] comes back to the asker, and everyone else is
//! told through the outbox.
//!
//! In reading order:
//! - the interface: `request`, `service` (the write side) and `questions` (the read side), with
//!   `at_once` (how much of one message is dealt with) and `channels` (what it has to know of
//!   each);
//! - the transaction: `ledger` with `lookup`, `recent` and `remember`; `tell` queues notices, on
//!   one of the `ways`; `scene` and `venue` are where something was asked for, and where games are
//!   shown;
//! - who asks about what: `names` with `alike`, `seat`, `terms`, `refused`;
//! - the use cases, to which `dispatch` leads: `join`, `link`, `devices` with `pages`, `settings` with `everywhere`,
//!   `distance`, `follow` with `edition`, `invite` with `addressed`, `seek`, `rematch`, `play` with `announcing`, `planning`, `agree`,
//!   `resign` with `asked` (the yes that it waits for), `talk` with `kept`, `vacation`,
//!   `unsubscribe`, `export` with `exported`, `erase`; `pair` (a match of two games), `ladder`, `ratings`, `tournament`,
//!   `house` (the club's own opponent), `reviews` (what finished games were worth), and `host` (what organisers decide) with `organise` (who may);
//! - what time does: `deadline`, `outage`, `upkeep`;
//! - what goes out: `deliver` (what couriers take) with `letters` and `pace`, `caused` (nobody is
//!   flooded by another), `receipts` (the result of a delivery) and `telling` (its effect on
//!   clocks);
//! - `mail`: play by email, as far as decisions and stored data are concerned, with `token`; and
//!   `discord`, the same for Discord;
//! - what is seen: `happened` and `answered` (what is stored of an answer), `present` (what its
//!   reader gets), `account`, `games` (lists of them) with `recorded` (those from elsewhere), `home` (the club at a glance), `today` (what organisers want to know of it), `calendar` (deadlines), `history`, `why`, `choose` (what a player can choose at a board),
//!   `complete` (how a line may go on),
//!   `record` and `verify`.

mod account;
pub mod addressed;
pub mod agree;
mod alike;
pub mod announce;
mod announcing;
mod answered;
mod asked;
mod at_once;
mod begin;
pub mod calendar;
pub mod caused;
pub mod channels;
pub mod choose;
pub mod circle;
mod circles;
pub mod complete;
pub mod contacts;
pub mod deadline;
mod deciding;
pub mod deliver;
mod desk;
pub mod devices;
pub mod discord;
mod dispatch;
mod distance;
mod edition;
mod edition_news;
mod erase;
mod everywhere;
mod export;
mod exported;
mod feature;
mod features;
pub mod follow;
pub mod forward;
mod free_names;
pub mod games;
mod handle;
mod happened;
mod held;
pub mod here;
mod history;
pub mod home;
mod host;
mod host_log;
pub mod house;
mod house_players;
pub mod invite;
pub mod invite_house;
mod join;
pub mod kept;
mod ladder;
pub mod ladder_rules;
mod ladders;
mod ledger;
mod letter;
pub mod letters;
pub mod link;
mod lookup;
pub mod mail;
mod named;
pub mod names;
pub mod newcomer;
mod news;
mod openings;
mod organise;
mod organisers;
pub mod outage;
mod pace;
mod pages;
mod pair;
mod people;
mod planning;
mod play;
mod present;
pub mod questions;
pub mod ratings;
mod readers;
mod receipts;
mod recent;
mod record;
pub mod recorded;
mod refused;
mod rematch;
pub mod remember;
pub mod rename;
mod report_posts;
mod reports;
mod request;
mod resign;
pub mod reviews;
mod rulebook;
mod scene;
mod seat;
pub mod seek;
mod seeks;
mod server_scene;
mod settings;
mod shown_game;
mod shown_invitation;
pub mod signed_in;
mod suspended;
pub mod talk;
mod tell;
mod telling;
mod terms;
pub mod today;
pub mod token;
pub mod tournament;
mod tournaments;
mod trying;
pub mod understand;
mod unsubscribe;
pub mod upkeep;
pub mod vacation;
mod venue;
pub mod verify;
mod ways;
mod why;

pub use at_once::{MOST_AT_ONCE, at_once};
pub use complete::LineCompletion;
pub use desk::{Questions, Service};
pub use games::{GamesFilter, GamesFrom, GamesKey, GamesPage, GamesResult, GamesState};
pub use handle::{act_as_host, ask_host, close_question, handle, hear, hear_misread, show};
pub use home::Home;
pub use house::{HouseTask, HouseThought, HouseTurns, HouseWork};
pub use kept::{LONGEST_TEXT, MESSAGES_A_DAY, NOTES_ON_A_GAME, REPORTS_A_DAY};
pub use ladder::{Unlike as UnlikeLog, verify as verify_ladder};
pub use ladder_rules::LadderRules;
pub use letter::{Failure, Letter, LetterPart, OutboxState};
pub use questions::{LinkedGame, put_question, put_question_in};
pub use remember::kept as kept_answer;
pub use request::{Actor, Answer, Heard, MayShow, MessageAt, Place, Request, Seen, Shown};
pub use reviews::ReviewTask;
pub use rulebook::{OwnWords, Rulebook};
pub use storage::Fault;
pub use talk::Talk;
