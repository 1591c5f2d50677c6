//! Renders everything the crate can say and draw, in every language that ships.

mod account;
mod agreements;
mod boards;
mod club;
mod commands;
mod examples;
mod golden;
mod guide;
mod help;
mod host;
mod ladder;
mod mailed;
mod mails;
mod media;
mod messages;
mod moments;
mod notices;
mod one_of_each;
mod prose;
mod refusals;
mod samples;
mod spoken;
mod stop_page;
mod tables;
mod tournament;
mod voice;
