//! What players type is turned into an [`Order`]: the same small language in mail, Discord, the
//! terminal and on the pages. No I/O, no players, no game: this module distinguishes a move from
//! other orders, and the engine decides whether it can be played.
//!
//! In reading order: this file, `table` (all orders: how each is read and written, and what it
//! needs), `read` (reads a line as an order) with `rest`, `ply`, `proposal` (the terms of a
//! challenge), `vacation`, `settings`, `hours`, `ladder` and `tournament`; `text` (an order in its
//! canonical words); [`templates::Misread`] (what was not understood); `reserved` (names that no
//! player can have).

mod clock_words;
mod hours;
mod ladder;
pub mod plan;
mod ply;
mod proposal;
mod read;
mod reserved;
mod rest;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod text;
mod tournament;
mod vacation;

pub use templates::orders::{ChannelWord, OrderWord};
pub use templates::{Misread, example};

pub use hours::Hours;
pub use ladder::{LadderDeed, LadderQuestion};
pub use proposal::{Proposal, Rated, SideChoice, Visibility};
pub use read::{as_typed, language, read, read_all};
pub use reserved::is_reserved;
pub use settings::{Digest, Setting};
pub use table::{Deed, GameQuestion, Needs, Question};
pub use tournament::{TournamentDeed, TournamentQuestion};
pub use vacation::VacationOrder;

/// An order, and the game that it names.
///
/// Its text (`Display`) is canonical and reads back to the same value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLine {
    /// `12: d1-d4`.
    pub game: Option<u32>,
    /// What the player asks for.
    pub order: Order,
}

impl OrderLine {
    /// An order that names no game.
    pub fn without_game(order: impl Into<Order>) -> OrderLine {
        OrderLine { game: None, order: order.into() }
    }
}

/// What a player can ask for.
/// It has a canonical text (`Display`) that reads back to the same order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// To be shown something, which changes nothing.
    Ask(Question),
    /// That something is done.
    Do(Deed),
}

impl Order {
    /// What it needs.
    #[must_use]
    pub const fn needs(&self) -> Needs {
        match self {
            Order::Ask(question) => question.needs(),
            Order::Do(deed) => deed.needs(),
        }
    }

    /// Whether it can be the answer to a question that was asked just before.
    #[must_use]
    pub fn is_answer(&self) -> bool {
        use Deed::{Cancel, Erase, No, Yes};
        matches!(self, Order::Do(Yes | No | Cancel(None) | Erase(Some(_))))
    }
}

impl From<Question> for Order {
    fn from(question: Question) -> Order {
        Order::Ask(question)
    }
}

impl From<GameQuestion> for Order {
    fn from(question: GameQuestion) -> Order {
        Order::Ask(Question::Game(question))
    }
}

impl From<Deed> for Order {
    fn from(deed: Deed) -> Order {
        Order::Do(deed)
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
pub enum LinkTarget {
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
