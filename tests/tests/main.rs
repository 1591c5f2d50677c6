//! The club as its players, its hosts and those who attack it meet it: one executable for all of it, so
//! that it is linked once and both cores are busy to the end. A file or a folder is one part; what
//! needs the machine to itself lies in `alone`.

mod addresses;
mod at_once;
mod at_the_keyboard;
mod calendar;
mod demo;
mod discord;
mod discord_fake;
mod doctor;
mod documented;
mod earlier;
mod first_game;
mod forgotten;
mod hosts;
mod house;
mod init;
mod ladder;
mod lines;
mod machines;
mod mail;
mod moving;
mod names;
mod old;
mod old_clocks;
mod old_ladders;
mod old_rules;
mod opening;
mod organisers;
mod pages;
mod pictures;
mod progress;
mod public_games;
mod questions;
mod reach;
mod recorded;
mod rooms;
mod saved;
mod sessions;
mod shown;
mod tournaments;
mod transcripts;
mod troubles;
mod verify;
mod visitors;
mod watching;
