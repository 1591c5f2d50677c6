//! What is true of an organiser's act in every channel and at a shell. The rows are in the table of acts;
//! what a row leaves out is the strict answer, so that a forgotten column refuses. Who plays which game,
//! or organises what, is looked up elsewhere.

use crate::OrderFrom;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActRow<'a> {
    pub from: OrderFrom,
    /// Whether it is asked about first: it takes something away, gives somebody a say, or can't be
    /// taken back.
    pub is_asked: bool,
    pub of: ActOf<'a>,
    pub concerns: Concerned<'a>,
    /// What it writes to people, in which a question mark asks them and not us.
    pub text: Option<&'a str>,
}

/// Whose organisers decide it, besides those of the club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActOf<'a> {
    Club,
    Circle(&'a str),
    /// Of the circle whose ladder that is, as in `vikings/tablut`.
    Ladder(&'a str),
    Tournament(i64),
    Game(i64),
}

/// Who has a part in what is decided: an organiser who has, or who is close to somebody who has,
/// leaves it to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concerned<'a> {
    /// Only the host decides it.
    Everybody,
    Nobody,
    /// Who is suspended, and all their opponents. Only the host suspends an organiser.
    Suspended(&'a str),
    /// That player alone.
    Account(&'a str),
    /// Who organises the club, or a circle, no longer. It is for those who appointed them, and for
    /// themselves.
    Office {
        circle: Option<&'a str>,
        name: &'a str,
    },
    Game(i64),
    /// Who has a place on a ladder of that circle.
    Circle(&'a str),
    /// Who has a place on that ladder.
    Ladder(&'a str),
    /// That player, and who moves on the ladder because of it.
    Place {
        ladder: &'a str,
        name: &'a str,
    },
    Tournament(i64),
    /// Who wrote that to the organisers, and who it is about.
    Letter(i64),
}

impl ActRow<'_> {
    pub(super) const STRICT: ActRow<'static> = ActRow {
        from: OrderFrom::Confirmed,
        is_asked: true,
        of: ActOf::Club,
        concerns: Concerned::Everybody,
        text: None,
    };
}
