//! Small parts of orders.

use super::row::{OrderFrom, Role};

/// The steps of an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    Make,
    Accept,
    Decline,
    /// Withdraw your own offer.
    Withdraw,
}

impl Offer {
    pub(crate) const fn role(self) -> Role {
        match self {
            Offer::Accept => Role::Accepts,
            Offer::Decline => Role::Declines,
            Offer::Make | Offer::Withdraw => Role::Usual,
        }
    }
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

impl LinkTarget {
    /// Whether it is a code, which belongs to a link that was asked for before.
    pub(crate) const fn is_code(&self) -> bool {
        matches!(self, LinkTarget::Code(_))
    }

    pub(crate) const fn from(&self) -> OrderFrom {
        match self {
            LinkTarget::Code(_) => OrderFrom::Channels,
            LinkTarget::Mail(_) | LinkTarget::Discord(_) => OrderFrom::Confirmed,
        }
    }
}

/// Whether an order that cannot be undone came together with its `yes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    Ask,
    Yes,
}

/// A board as it was after that many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AfterPly(pub u32);

/// The number of a line that a player has saved in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineNumber(pub u32);

/// Plies one after the other, each as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriedPlies(pub Vec<String>);

/// Whether somebody wants to be told at once how games end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TellsEnd {
    No,
    Yes,
}

/// Of which devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichDevices {
    All,
    /// The player's one with that number.
    Number(u32),
}

/// Which games to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhichGames {
    /// The player's own: all that run, and the last to end.
    Own,
    /// The player's own in which it is their turn.
    Waiting,
    /// The player's own that are over.
    Finished,
    /// The club's public games.
    Club,
    /// The public games of that player.
    Of(String),
}
