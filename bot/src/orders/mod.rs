//! What players type becomes an [`Order`]: the same small language in mail, Discord, the
//! terminal and on the pages. No I/O, no players, no game: a move is told from other orders
//! here, and whether it can be played is for the engine to say.
//!
//! In reading order: this file (the orders), `proposal` (the terms of a challenge), `read`
//! (a line becomes an order) with `arguments`, `ply`, `vacation`, `settings`, `hours`,
//! `ladder` and `tournament`;
//! `text` (an order in its canonical words); what was not understood is
//! [`templates::Misread`];
//! `reserved` (what no player can be called).

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

/// One order, and the game it names.
///
/// Its text (`Display`) is canonical and reads back to the same value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// `12: d1-d4`.
    pub game: Option<u32>,
    /// What is asked for.
    pub order: Order,
}

/// What a player can ask for.
///
/// Values come from [`read`]; all of them have a canonical text (`Display`) that reads back
/// to the same order. A value put together elsewhere must be one that can be read: no
/// `Decline` whose reason begins with a number that is not the game's, for example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// A ply as it was typed, `silent`, `pass`, `roll` and `to` put into the engine's words.
    /// It begins like a move; all else is for the engine to judge.
    Ply(String),
    Roll,
    /// A conditional move, as it was typed behind `if`.
    If(String),
    /// Show all conditional moves.
    IfShow,
    /// Forget all conditional moves.
    IfClear,
    Draw(Offer),
    /// Both take back a ply.
    Takeback(Offer),
    /// Take one's own ply back before it was shown.
    Withdraw,
    /// Give the game up.
    Resign(Sure),
    /// The answer to the last question.
    Yes,
    /// The answer to the last question.
    No,
    /// The win by a clock at zero.
    Claim,
    Board,
    /// Show the plies so far.
    Moves,
    /// Show the time left.
    Clock,
    /// Show what was taken.
    Captured,
    /// Show all that happened.
    History,
    Record,
    /// Show where the piece on that square can go.
    Legal(Square),
    /// Show a rank, counted from 1.
    Rank(u8),
    /// Show a file, `a` to `s`.
    File(char),
    /// Show what stands around that square in the four directions.
    Rays(Square),
    /// Explain the last refusal, result or change.
    Why,
    /// Keep a private note. The text is as written, trimmed.
    Note(String),
    /// List one's notes, and those that others have opened.
    Notes,
    /// Let the opponent and spectators read one's notes on a game that is over.
    NotesOpen,
    /// Write to the opponent. The text is as written, trimmed.
    Say(String),
    /// No messages from the opponent.
    Mute,
    Unmute,
    /// Nothing from that player any more.
    Block(String),
    Unblock(String),
    /// Tell the hosts about a player.
    Report {
        whom: String,
        /// What is said of him, as written; may be empty.
        text: String,
    },
    /// Ask somebody to play.
    Challenge {
        /// A handle, a Discord mention or an address, as typed, without a leading `@`.
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
    /// Take an invitation of one's own back.
    Cancel(Option<u32>),
    /// The same once more, sides swapped.
    Rematch,
    Invitations,
    /// Become a member, perhaps under that handle.
    Join(Option<String>),
    Games,
    /// Look at somebody's game.
    Watch(u32),
    /// Print the rules: of that ruleset, else of the game the order stands in.
    Rules(Option<String>),
    Rulesets,
    Vacation(VacationOrder),
    /// Change settings; show them if there is none.
    Settings(Vec<Setting>),
    /// Where notices go from now on.
    Channel(ChannelWord),
    /// Link an account or an address, or confirm with a code.
    Link(Link),
    /// End a link; as typed.
    Unlink(String),
    /// Send all that the club holds of oneself.
    Export(Sure),
    /// Erase oneself; with one's own name, as typed, it is meant.
    Erase(Option<String>),
    /// What is held, and why.
    Privacy,
    /// Help; with a topic, the canonical word of the order or else what was typed.
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

    /// Whether it can be the answer to what was asked just before.
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
    /// Take one's own back.
    Withdraw,
}

/// What is to be linked; as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    Mail(String),
    /// A Discord account, by name or number.
    Discord(String),
    /// Anything else: the code that was sent.
    Code(String),
}

/// Whether an order that cannot be undone was given together with its yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    Ask,
    Yes,
}
