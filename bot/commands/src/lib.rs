//! What players type is turned into an [`Order`]: the same small language in mail, Discord, the
//! terminal and on the pages. No I/O, no players, no game: this module distinguishes a move from
//! other orders, and the engine decides whether it can be played.
//!
//! In reading order: `words` (a crate: in which words orders are given), `order`, `table` (all orders: how each is read and written, and what it
//! needs), `read` (reads a line as an order) with `rest` and `shared`, `ply`, `proposal` (the terms of a
//! challenge), `vacation`, `more_time`, `settings`, `hours`, `circle`, `ladder`, `tournament` and `organise`; `text` (an order in its
//! canonical words); `misread` (what was not understood); `reserved` (names that no
//! player can have).

pub(crate) mod archive;
mod circle;
pub mod clock_words;
mod day;
mod first_game;
mod follows;
mod hours;
pub(crate) mod ladder;
mod misread;
mod more_time;
mod order;
mod organise;
mod parts;
pub mod plan;
mod ply;
pub(crate) mod proposal;
pub mod read;
mod reserved;
mod rest;
mod row;
mod rulesets;
pub(crate) mod settings;
mod shared;
pub mod spoken_terms;
mod stage;
pub(crate) mod table;
#[cfg(test)]
mod tests;
mod text;
pub(crate) mod tournament;
pub(crate) mod vacation;
pub mod zones;

pub use archive::{ArchiveQuestion, ArchiveResult, ArchiveSearch, ArchivedView};
pub use circle::{CircleDeed, CircleQuestion};
pub use first_game::first_game;
pub use follows::Follows;
pub use hours::Hours;
pub use ladder::{LadderDeed, LadderQuestion};
pub use misread::Misread;
pub use more_time::{ExtraDays, PauseLength};
pub use order::{Order, OrderLine};
pub use organise::{
    ActForm, ActOf, ActPlace, ActRow, Concerned, ExtraTime, FormPart, NewCircle, NewTournament,
    OrganiserAct, Verdict,
};
pub use parts::{
    AfterPly, LineNumber, LinkTarget, Offer, Sure, TellsEnd, TriedPlies, WhichDevices, WhichGames,
};
pub use ply::tried_plies;
pub use proposal::{FIRST_RULESET, FIRST_RULESETS, Proposal, Rated, SideChoice, Visibility, terms};
pub use read::{as_typed, language, read};
pub use reserved::{is_house_name, is_reserved, is_reserved_name, look};
pub use rest::{HOUSE_LEVELS, house, house_at, house_player_level, house_player_name};
pub use row::{HelpGroup, OrderFrom, OrderRow, Pressed, ProseRule, Role, Whose, WordRow};
pub use rulesets::ruleset_called;
pub use settings::{BoardForm, Setting, SettingValues, choices};
pub use stage::NextStage;
pub use table::{Deed, GameQuestion, Needs, Question};
pub use text::command_in_language;
pub use tournament::{TournamentDeed, TournamentQuestion};
pub use vacation::{VacationOrder, VacationSpan};
pub use words::{self, ChannelWord, OrderWord};
