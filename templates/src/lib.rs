//! Everything we say and draw: turns events into words and boards in a reader's language.
//!
//! In reading order: `words` (the catalogues, one folder for each language in `words/`), `board`
//! (boards of text and of emoji; pictures are the crate `pictures`), `outcome` (what a ply did and
//! how a game ended), `reader` (who reads, where and when), `ruleset_name`, `notice` (every answer
//! and notification), `told` (what is kept of refusals and events, and the sentences made from it),
//! `refusal` (why an order is refused and what to do instead), `apology`, `stop_page`, `rules` (the
//! printed rule sheet of a ruleset). What belongs to one feature of the club is in a folder named
//! after it, and its words are in a file of that name: `accounts`, `invitation`, `organising`,
//! `ladder`, `tournament`, `circle`, `following`, `archive`, `house`, `review`.
//!
//! The crate decides nothing and knows no player, clock or disk. Rendering a shipped
//! catalogue cannot fail: a test renders every message with its arguments.
//!
//! ```
//! use engine::ruleset::{Language, shipped_library};
//! use engine::{Game, Terms};
//! use templates::{RefusedPly, Words};
//!
//! let words = Words::of(Language::English);
//! let ruleset = shipped_library().newest("kopenhagen").unwrap();
//! let mut game = Game::new(ruleset.clone(), Terms::default()).unwrap();
//! let why = game.play("f2-f5").unwrap_err();
//! assert_eq!(
//!     RefusedPly::new(&game, "f2-f5", why).say(words),
//!     "f2-f5 isn’t possible: a defender on f4 is in the way. From f2 you can reach a2, b2, c2, d2, \
//!      e2, f3, g2, h2, i2, j2 and k2."
//! );
//! ```

pub mod accounts;
mod apology;
pub mod archive;
pub mod board;
pub mod circle;
pub mod controls;
mod discord_marks;
mod fixed;
pub mod following;
mod greeting;
pub mod house;
pub mod invitation;
pub mod ladder;
mod layouts;
pub mod medium;
pub mod notice;
pub mod organising;
pub mod outcome;
pub mod page;
mod reader;
mod refusal;
pub mod review;
pub mod rules;
mod ruleset_name;
mod server;
mod shown;
pub mod slash_commands;
mod stop_page;
mod terminal_note;
pub mod told;
pub mod tournament;
mod words;
mod wrap;

#[cfg(test)]
mod tests;

pub use apology::Apology;
pub use board::Board;
pub use greeting::{Greeting, WaitingFor};
pub use notice::Notice;
pub use reader::{Client, OwnInDiscord, Reader};
pub use refusal::{
    Nearest, Refusal, RefusedMail, RefusedPly, act_line, say_misread, say_misread_after,
};
pub use ruleset_name::{RulesetName, of_ladder};
pub use server::{Right, ServerNote};
pub use stop_page::StopPage;
pub use terminal_note::TerminalNote;
pub use told::step::example;
pub use words::{Arg, Words};
