//! Play in Discord: the real program against a Discord of our own, with people who type, press
//! and read there.

mod answered;
mod boards;
mod channel;
mod commands;
mod decided;
mod direct;
mod distance;
mod following;
mod host;
mod house;
mod in_flight;
mod joining;
mod ladder;
mod leaflets;
mod lines;
mod listed;
mod managers;
mod more_time;
mod moved;
mod newcomers;
mod news;
mod one_board;
mod open_challenges;
mod phone;
mod pictures;
mod places;
mod play;
mod questions;
mod reports;
mod script;
mod stories;
mod table;
mod tournament;
mod troubles;
mod unheard;
