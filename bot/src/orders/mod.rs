//! What players type is turned into an [`Order`]: the same small language in mail, Discord, the
//! terminal and on the pages. No I/O, no players, no game: this module distinguishes a move from
//! other orders, and the engine decides whether it can be played.
//!
//! In reading order: this file (the orders), `proposal` (the terms of a challenge), `read` (reads a
//! line as an order) with `arguments`, `ply`, `vacation`, `settings`, `hours`, `ladder` and
//! `tournament`; `text` (an order in its canonical words); [`templates::Misread`] (what was not
//! understood); `reserved` (names that no player can have).

mod arguments;
mod clock_words;
mod hours;
mod ladder;
pub mod plan;
mod ply;
mod proposal;
mod read;
mod reserved;
mod settings;
#[cfg(test)]
mod tests;
mod text;
mod tournament;
mod vacation;

use engine::Square;
pub use templates::orders::{ChannelWord, OrderWord};
pub use templates::{Misread, example};

pub use hours::Hours;
pub use ladder::LadderOrder;
pub use proposal::{Proposal, Rated, SideChoice, Visibility};
pub use read::{as_typed, language, read, read_all};
pub use reserved::is_reserved;
pub use settings::{Digest, Setting};
pub use tournament::TournamentOrder;
pub use vacation::VacationOrder;

/// An order, and the game that it names.
///
/// Its text (`Display`) is canonical and reads back to the same value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// `12: d1-d4`.
    pub game: Option<u32>,
    /// What the player asks for.
    pub order: Order,
}

/// What a player can ask for.
/// Values come from [`read`]; all of them have a canonical text (`Display`) that reads back to the
/// same order. A value constructed elsewhere must also be one that can be read: for example, not a
/// `Decline` with a reason that begins with a number other than the game's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// A ply as it was typed, with `silent`, `pass`, `roll` and `to` replaced by the engine's
    /// words. It begins like a move; the engine judges everything else.
    Ply(String),
    Roll,
    /// A conditional move, as typed after `if`.
    If(String),
    /// Show all conditional moves.
    IfShow,
    /// Delete all conditional moves.
    IfClear,
    Draw(Offer),
    /// Take back a ply, which both have to agree to.
    Takeback(Offer),
    /// Take back a ply of your own before it was shown.
    Withdraw,
    /// Resign the game.
    Resign(Sure),
    /// The answer to the last question.
    Yes,
    /// The answer to the last question.
    No,
    /// Claim the win when the opponent's time has run out.
    Claim,
    Board,
    /// Show the plies so far.
    Moves,
    /// Show the time left.
    Clock,
    /// Show what was captured.
    Captured,
    /// Show everything that happened.
    History,
    Record,
    /// Show where the piece on that square can go.
    Legal(Square),
    /// Show a rank, counted from 1.
    Rank(u8),
    /// Show a file, `a` to `s`.
    File(char),
    /// Show what is around that square in the four directions.
    Rays(Square),
    /// Explain the last refusal, result or change.
    Why,
    /// Keep a private note, which is the text as written, trimmed.
    Note(String),
    /// List your own notes, and those that others have opened.
    Notes,
    /// Let the opponent and spectators read your notes on a game that is over.
    NotesOpen,
    /// Write to the opponent; the text is as written, trimmed.
    Say(String),
    /// Receive no more messages from the opponent.
    Mute,
    Unmute,
    /// Receive nothing more from that player.
    Block(String),
    Unblock(String),
    /// Report a player to the hosts.
    Report {
        whom: String,
        /// What is reported about them, as written; may be empty.
        text: String,
    },
    /// Ask somebody to play.
    Challenge {
        /// A handle, a Discord mention or an address, as typed but without a leading `@`.
        whom: String,
        proposal: Proposal,
    },
    /// Ask everybody to play.
    Seek {
        /// For how many games.
        games: Option<u32>,
        proposal: Proposal,
    },
    Seeks,
    /// Accept an invitation, by number if there are several.
    Accept(Option<u32>),
    /// Decline an invitation, with a reason as written.
    Decline(Option<u32>, Option<String>),
    /// Answer an invitation with other terms.
    Counter(Option<u32>, Proposal),
    /// Withdraw an invitation of your own.
    Cancel(Option<u32>),
    /// Play the same again with sides swapped.
    Rematch,
    Invitations,
    /// Become a member, with that handle if one is given.
    Join(Option<String>),
    Games,
    /// Watch somebody else's game.
    Watch(u32),
    /// Print the rules of that ruleset, or else of the game that the order is about.
    Rules(Option<String>),
    Rulesets,
    Vacation(VacationOrder),
    /// Change settings; show them if there is none.
    Settings(Vec<Setting>),
    /// Where notices are sent from now on.
    Channel(ChannelWord),
    /// Link an account or an address, or confirm with a code.
    Link(Link),
    /// Unlink an account or an address, which is given as typed.
    Unlink(String),
    /// Send everything that the club stores about the player.
    Export(Sure),
    /// Erase the player; typing the player's own name confirms it.
    Erase(Option<String>),
    /// Show what is stored, and why.
    Privacy,
    /// Help; with a topic, which is the canonical word of an order or else as typed.
    Help(Option<String>),
    Ladder(LadderOrder),
    Tournament(TournamentOrder),
}

impl Order {
    /// Whether it only asks and changes nothing.
    #[must_use]
    pub fn is_question(&self) -> bool {
        matches!(
            self,
            Order::Board
                | Order::Moves
                | Order::Clock
                | Order::Captured
                | Order::History
                | Order::Record
                | Order::Legal(_)
                | Order::Rank(_)
                | Order::File(_)
                | Order::Rays(_)
                | Order::IfShow
                | Order::Notes
                | Order::Privacy
                | Order::Invitations
                | Order::Seeks
                | Order::Why
                | Order::Watch(_)
                | Order::Games
                | Order::Rules(_)
                | Order::Rulesets
                | Order::Help(_)
        ) || matches!(self, Order::Settings(changes) if changes.is_empty())
            || matches!(self, Order::Ladder(order) if order.is_question())
            || matches!(self, Order::Tournament(order) if order.is_question())
    }

    /// Whether it can be the answer to a question that was asked just before.
    #[must_use]
    pub fn is_answer(&self) -> bool {
        matches!(self, Order::Yes | Order::No | Order::Cancel(None) | Order::Erase(Some(_)))
    }
}

/// The steps of an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    Make,
    Accept,
    Decline,
    /// Withdraw your own offer.
    Withdraw,
}

/// What to link, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    Mail(String),
    /// A Discord account, by name or number.
    Discord(String),
    /// Anything else is the code that was sent.
    Code(String),
}

/// Whether an order that cannot be undone came together with its `yes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    Ask,
    Yes,
}
