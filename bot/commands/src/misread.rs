//! Why a line is not an order, with everything that an answer needs to say so and to help. The
//! answer itself is worded elsewhere.

use crate::organise::form::ActPlace;
use crate::words::OrderWord;

/// Why a line is not an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It has no letter and no digit.
    Empty,
    /// It quotes somebody's words (`> resign`): never an order.
    Quoted,
    /// No game can have that number.
    GameNumber { typed: String },
    /// It greets or thanks, and there is nobody here whom it could be for.
    Courtesy,
    /// It begins neither with an order nor like a move.
    NotUnderstood {
        typed: String,
        /// What its beginning may have been intended as, in the language it resembles.
        nearest: Vec<String>,
    },
    /// The order needs something after it.
    MissingArgument {
        order: OrderWord,
        /// Which part of which organiser's act, if it is one.
        act: Option<ActPlace>,
    },
    /// What follows the order is not what it needs.
    BadArgument {
        order: OrderWord,
        typed: String,
        /// What it may have been intended as.
        nearest: Vec<String>,
        act: Option<ActPlace>,
    },
    /// It names no time zone, or one of several.
    NoZone {
        typed: String,
        /// The zones that it may be.
        nearest: Vec<String>,
    },
    /// The order is complete before this.
    Superfluous { order: OrderWord, typed: String, act: Option<ActPlace> },
    /// It asks, or does not say in a command's own words, for what would change something.
    Offered {
        /// The orders of which one may be meant, in canonical words.
        commands: Vec<String>,
    },
    /// It invites to a game without a clock, which there is not.
    NoClock {
        /// The same invitation with the usual clock.
        commands: Vec<String>,
    },
    /// Two things that exclude each other, or one thing given twice.
    Contradiction { order: OrderWord, first: String, second: String },
}

impl Misread {
    /// A name for logs and tests.
    pub const fn code(&self) -> &'static str {
        match self {
            Misread::Empty => "empty",
            Misread::Quoted => "quoted",
            Misread::Courtesy => "courtesy",
            Misread::GameNumber { .. } => "game-number",
            Misread::NotUnderstood { .. } => "not-understood",
            Misread::MissingArgument { .. } => "missing-argument",
            Misread::BadArgument { .. } => "bad-argument",
            Misread::NoZone { .. } => "no-zone",
            Misread::Superfluous { .. } => "superfluous",
            Misread::Offered { .. } => "offered",
            Misread::NoClock { .. } => "no-clock",
            Misread::Contradiction { .. } => "contradiction",
        }
    }

    /// What was understood.
    pub const fn order(&self) -> Option<OrderWord> {
        match self {
            Misread::Empty
            | Misread::Quoted
            | Misread::Courtesy
            | Misread::Offered { .. }
            | Misread::NoClock { .. }
            | Misread::GameNumber { .. }
            | Misread::NotUnderstood { .. } => None,
            Misread::NoZone { .. } => Some(OrderWord::Settings),
            Misread::MissingArgument { order, .. }
            | Misread::BadArgument { order, .. }
            | Misread::Superfluous { order, .. }
            | Misread::Contradiction { order, .. } => Some(*order),
        }
    }
}
