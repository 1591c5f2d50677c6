//! Play in Discord.
//!
//! In reading order: `settings` (the host's settings); `register` (tells Discord about the
//! commands) with `locale`; `parse` (what somebody asks for) with `control` (what a button does);
//! `answer` (asks the club), `reply` (what is seen of the answer) with `screen`, and `wire` (the
//! same in Discord's shapes); `gateway` (the connection), `request` (who asks, where and for what)
//! and `attend` (answers in time); `courier` (posts notices) with `board` (the messages that show a
//! ladder); `client` and `trouble` (what Discord refuses). Only this module knows serenity.

pub mod answer;
mod attend;
mod board;
pub mod client;
pub mod control;
mod courier;
pub mod gateway;
pub mod locale;
pub mod parse;
pub mod register;
pub mod reply;
mod request;
pub mod screen;
pub mod settings;
mod settled;
pub mod trouble;
pub mod wire;
