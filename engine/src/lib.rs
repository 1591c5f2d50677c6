//! The rules of hnefatafl, told by data.
//!
//! A [`Ruleset`] is a start and a set of independent choices, read from a file. A
//! [`Position`] is pieces on squares; it knows its moves and what each does. A [`Game`]
//! is a ruleset and the plies made: announcements, the hún, repetition and want of moves
//! need the history and live there. Refusals ([`Illegal`]), captures and endings
//! ([`Outcome`]) are values that name the rule and the squares.
//!
//! In reading order: `side`, `square`, `square_set`, `ruleset`, `position`, `setup`, `moves`,
//! `play` (what a ply does) with `capture`, `king`, `ring`, `fort`; then `routes`,
//! `announcement`, `repetition`, `dice`, `game`, `matches`; then `notation`. Beside them are
//! `language` and `hex`.
//!
//! The crate has no clock, files, environment or randomness: contents and secrets are
//! arguments.
//!
//! ```
//! use engine::{Game, Terms, ruleset};
//!
//! let ruleset = ruleset::shipped_library().newest("kopenhagen").unwrap();
//! let mut game = Game::new(ruleset.clone(), Terms::default()).unwrap();
//! let ply = game.play("1. d1-d4").unwrap();
//! assert_eq!(ply.move_text(), "d1-d4");
//! // No jumping: the man on f4 is in the way.
//! assert_eq!(game.play("f5-f3").unwrap_err().code(), "blocked");
//! ```

mod announcement;
mod capture;
pub mod dice;
mod flood;
mod fort;
mod game;
pub mod hex;
mod illegal;
mod king;
mod language;
pub mod matches;
mod moves;
pub mod notation;
mod outcome;
mod perft;
mod play;
mod position;
mod repetition;
mod ring;
mod routes;
pub mod ruleset;
mod setup;
mod side;
mod square;
mod square_set;

pub use announcement::Policy;
pub use capture::{Capture, CaptureRule};
pub use game::{Game, NoDice, Ply, Terms};
pub use illegal::{Illegal, WrongAnnouncement, WrongRoll};
pub use king::KingFall;
pub use language::Language;
pub use notation::ply_text::PlyAnnouncement;
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_by_move};
pub use play::Effects;
pub use position::{Move, Piece, Position};
pub use routes::Routes;
pub use ruleset::Ruleset;
pub use setup::{Setup, SetupError};
pub use side::{BySide, Side};
pub use square::{Direction, MAX_SIZE, NotASquare, Square};
pub use square_set::SquareSet;
