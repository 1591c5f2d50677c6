//! An order: a question or a deed, and the game that it names.

use std::fmt;

use super::archive::ArchiveQuestion;
use super::circle::{CircleDeed, CircleQuestion};
use super::ladder::{LadderDeed, LadderQuestion};
use super::row::OrderRow;
use super::table::{Deed, GameQuestion, Needs, Question};
use super::tournament::{TournamentDeed, TournamentQuestion};

/// An order, and the game that it names.
///
/// Its text (`Display`) is canonical and reads back to the same value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLine {
    /// `12: d1-d4`.
    pub game: Option<u32>,
    pub order: Order,
}

impl OrderLine {
    /// Whether it writes to an opponent.
    pub fn is_message(&self) -> bool {
        matches!(self.order, Order::Do(Deed::Say(_)))
    }

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
    pub const fn needs(&self) -> Needs {
        match self {
            Order::Ask(question) => question.needs(),
            Order::Do(deed) => deed.needs(),
        }
    }

    /// Whether an answer is all that comes of it. The house answers when it has thought.
    pub const fn is_question(&self) -> bool {
        matches!(self, Order::Ask(_) | Order::Do(Deed::Hint))
    }

    /// The act that it is, in canonical words joined by hyphens: what is said about it everywhere is found
    /// by this.
    pub fn act(&self) -> String {
        let words = match self {
            Order::Ask(question) => question.act(),
            Order::Do(deed) => deed.act(),
        };
        let words = words.split(' ').chain([self.row().variant]).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join("-")
    }

    /// What it is about, in canonical words: its text without those that say what is done.
    pub fn about(&self) -> String {
        match self {
            Order::Ask(question) => question.about(),
            Order::Do(deed) => deed.about(),
        }
    }

    /// What is true of it everywhere.
    pub fn row(&self) -> OrderRow<'_> {
        match self {
            Order::Ask(question) => question.row(),
            Order::Do(deed) => deed.row(),
        }
    }
}

impl From<Question> for Order {
    fn from(question: Question) -> Order {
        Order::Ask(question)
    }
}

macro_rules! is_an_order {
    ($($Family:ident => $Kind:ident::$Order:ident,)+) => {$(
        impl From<$Family> for Order {
            fn from(order: $Family) -> Order {
                $Kind::$Order(order).into()
            }
        }
    )+};
}

is_an_order! {
    ArchiveQuestion => Question::Archive,
    CircleQuestion => Question::Circle,
    CircleDeed => Deed::Circle,
    LadderQuestion => Question::Ladder,
    LadderDeed => Deed::Ladder,
    TournamentQuestion => Question::Tournament,
    TournamentDeed => Deed::Tournament,
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

impl fmt::Display for OrderLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "{game}: {}", self.order),
            None => self.order.fmt(f),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Ask(question) => question.fmt(f),
            Order::Do(deed) => deed.fmt(f),
        }
    }
}
