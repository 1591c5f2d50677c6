//! What everything in the club stands on: the transaction, who somebody is, what is told to whom, and
//! how it reaches them. It knows no feature: what it asks of each is in [`feature`].
//!
//! In reading order:
//! - what passes between the club and a channel: `request`, `channels` (what has to be known of each),
//!   `at_once` (how much of one message is dealt with), `scene` (where something is asked for);
//! - the club's file: `desk` (its two sides), `ledger` (the transaction), `lookup` (what only looks),
//!   `rulebook` (what the host has set), `recent` and `remember` (what is kept of answers), `refused`;
//! - `feature`: what a club is put together from, and what follows from what;
//! - who somebody is: `names` with `office` and `free_names`, `named` (who is meant) with `alike`,
//!   `rename`, `signed_in` (on which device), `house_players`, `organisers` with `host_log`,
//!   `suspended`, `contacts` (who isn't a player), `token` and `pages` (secret links);
//! - what is meant: `circles`, `ladders` with `ladder_rules`, `tournaments`, `seeks`, `terms`, `kept`
//!   (limits of texts), `readers` (how somebody reads);
//! - what happened, as it is stored: `happened`, `answered`, `edition_news`;
//! - telling: `tell` queues a notice on one of the `ways`, at its `pace`, unless too much was `caused`
//!   by one person; `venue` and `server_scene` are where games are shown, `news` what everybody in a
//!   server reads, `report_posts` and `openings` who awaits what; `telling` is what it does to clocks;
//! - delivering: `deliver` (which notices go), `letter` (what a courier takes) and `receipts` (what came
//!   of it).

pub mod alike;
pub mod answered;
pub mod at_once;
pub mod attendance;
pub mod caused;
pub mod channels;
pub mod circles;
pub mod contacts;
pub mod deliver;
pub mod desk;
pub mod edition_news;
pub mod feature;
pub mod free_names;
pub mod happened;
pub mod host_log;
pub mod house_players;
pub mod kept;
pub mod ladder_rules;
pub mod ladders;
pub mod ledger;
pub mod letter;
pub mod lookup;
pub mod named;
pub mod names;
pub mod news;
pub mod openings;
pub mod organisers;
pub mod pace;
pub mod pages;
pub mod readers;
pub mod receipts;
pub mod recent;
pub mod refused;
pub mod remember;
pub mod rename;
pub mod report_posts;
pub mod request;
pub mod rulebook;
pub mod scene;
pub mod seeks;
pub mod server_scene;
pub mod signed_in;
pub mod suspended;
pub mod tell;
pub mod telling;
pub mod terms;
pub mod token;
pub mod tournaments;
pub mod venue;
pub mod ways;
pub mod wishes;
