//! Orders about tournaments, and how they are read and written. A number says which tournament is
//! meant; it can be left out if only one is possible.

use std::fmt;

use super::parts::Sure;
use super::rest::RestOfLine;
use super::row::{OrderRow, Role};
use super::text::{Canonical as _, joined};
use crate::Misread;
use crate::words::{TournamentWord, Word};

/// What can be asked about tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentQuestion {
    List,
    /// Show the standings of one.
    Show(u32),
}

/// What a player can have done in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentDeed {
    Join(Option<u32>),
    Leave(Option<u32>, Sure),
}

impl TournamentQuestion {
    pub(super) const fn variant(&self) -> &'static str {
        match self {
            TournamentQuestion::List => "",
            TournamentQuestion::Show(_) => "one",
        }
    }
}

impl TournamentDeed {
    pub(super) const fn row(&self) -> OrderRow<'_> {
        let row = OrderRow::strict(&[]).harmless();
        match self {
            TournamentDeed::Join(_) => OrderRow { role: Role::Enters, ..row },
            TournamentDeed::Leave(_, sure) => {
                OrderRow { keeps: matches!(sure, Sure::Ask), is_guessed: false, ..row }
            }
        }
    }
}

/// Reads the text after `tournament`; the number can come before or after the word.
pub(super) fn read<O: From<TournamentDeed> + From<TournamentQuestion>>(
    mut rest: RestOfLine<'_>,
) -> Result<O, Misread> {
    if rest.is_empty() {
        return Ok(TournamentQuestion::List.into());
    }
    let before = rest.number();
    if let (Some(number), true) = (before, rest.is_empty()) {
        return Ok(TournamentQuestion::Show(number).into());
    }
    let word = rest.need_word()?;
    let number = before.or_else(|| rest.number());
    let deed = match word {
        TournamentWord::Join => TournamentDeed::Join(number),
        TournamentWord::Leave => TournamentDeed::Leave(number, rest.sure()),
    };
    rest.end(deed.into())
}

impl fmt::Display for TournamentQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TournamentQuestion::List => Ok(()),
            TournamentQuestion::Show(number) => number.fmt(f),
        }
    }
}

impl fmt::Display for TournamentDeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, number, sure) = match *self {
            TournamentDeed::Join(number) => (TournamentWord::Join, number, Sure::Ask),
            TournamentDeed::Leave(number, sure) => (TournamentWord::Leave, number, sure),
        };
        f.write_str(&joined(&[
            word.canonical().to_owned(),
            number.canonical_text(),
            sure.canonical_text(),
        ]))
    }
}
