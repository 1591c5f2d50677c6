//! An order: a question or a deed, and the game that it names.

use std::fmt;

use super::circle::CircleDeed;
use super::ladder::LadderDeed;
use super::parts::{Offer, Sure};
use super::table::{Deed, GameQuestion, Needs, Question};
use super::tournament::TournamentDeed;

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

    /// Whether it can be the answer to a question that was asked just before.
    pub fn is_answer(&self) -> bool {
        use Deed::{Cancel, Erase, No, Yes};
        matches!(self, Order::Do(Yes(_) | No | Cancel(None) | Erase(Some(_))))
    }
}

impl Deed {
    /// Whether it takes something away as soon as it is given: a game, an account, a place, an
    /// address, or whatever an organiser takes.
    pub fn takes_away(&self) -> bool {
        match self {
            Deed::Resign(sure) | Deed::Unsubscribe(sure) | Deed::Organise(sure, _) => {
                *sure == Sure::Yes
            }
            Deed::Tournament(TournamentDeed::Leave(_, sure)) => *sure == Sure::Yes,
            Deed::Draw(offer) | Deed::Takeback(offer) => *offer == Offer::Accept,
            Deed::Ladder(LadderDeed::Leave(_) | LadderDeed::Concede(_))
            | Deed::Circle(CircleDeed::Leave(_))
            | Deed::Erase(Some(_))
            | Deed::Unlink(_) => true,
            _ => false,
        }
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
