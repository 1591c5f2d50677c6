//! Play in Discord.
//!
//! In reading order: `settings` (the host's settings); `register` (tells Discord about the
//! commands) with `locale`; `parse` (what somebody asks for) with `control` (what a button does);
//! `answer` (asks the club) with `complete` (what is offered to somebody who types), `setup` (what
//! those who manage a server set) and `examine` (what is allowed in a channel), `reply` (what is
//! seen of the answer) with `screen`, and `wire` (the same in Discord's shapes); `gateway` (the
//! connection), `request` (who asks, where and for what) with `people` (what they are called) and
//! `attend` (answers in time); `courier` (posts notices) with `sending`, `settled` (posts whose
//! question is answered), `closing` (threads whose games are over), `hints` (what those who manage a
//! server are told), `leavers` (who has left the server of their circle) and `board` (the messages
//! that show a ladder); `client`, `limits` (how long requests wait) and `trouble` (what Discord
//! refuses). Only this module knows serenity.

pub mod answer;
mod attend;
mod board;
pub mod client;
mod closing;
mod complete;
pub mod control;
mod courier;
pub mod desk;
mod examine;
pub mod gateway;
mod hints;
mod leavers;
mod limits;
pub mod locale;
pub mod parse;
mod people;
pub mod register;
pub mod reply;
mod request;
pub mod screen;
mod sending;
pub mod settings;
mod settled;
mod setup;
mod there;
pub mod trouble;
pub mod wire;
