//! Play in Discord.
//!
//! In reading order: `settings` (what a host says); `register` (the commands, as Discord is told
//! of them) with `locale`; `parse` (what somebody asks for) with `control` (what a button does);
//! `answer` (the club is asked), `reply` (what is seen of it) with `screen`, and `wire` (the same
//! in Discord's shapes); `gateway` (the connection), `request` (who asks, where and for what) and
//! `attend` (it is answered in time); `courier` (brings notices) with `board` (the
//! messages that show a ladder); `client` and `trouble` (what
//! Discord refuses). Only what is here knows serenity.

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
pub mod trouble;
pub mod wire;
