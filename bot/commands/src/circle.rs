//! Orders about circles, and how they are read and written. A circle is named; its name is one word.

use std::fmt;

use super::rest::RestOfLine;
use super::row::{OrderRow, Role};
use super::text::joined;
use crate::Misread;
use crate::words::{CircleWord, Word};

/// What can be asked about circles. Names are as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CircleQuestion {
    List,
    /// Show who and what belongs to one.
    Show(String),
}

/// What a player can have done about a circle. Names are as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CircleDeed {
    Join(String),
    Leave(String),
}

impl CircleQuestion {
    pub(super) const fn variant(&self) -> &'static str {
        match self {
            CircleQuestion::List => "",
            CircleQuestion::Show(_) => "one",
        }
    }
}

impl CircleDeed {
    pub(super) const fn row(&self) -> OrderRow<'_> {
        let row = OrderRow::strict(&[]).harmless();
        match self {
            CircleDeed::Join(_) => OrderRow { role: Role::Enters, ..row },
            CircleDeed::Leave(_) => OrderRow { keeps: false, is_guessed: false, ..row },
        }
    }
}

/// Reads the text after `circle`.
pub(super) fn read<O: From<CircleDeed> + From<CircleQuestion>>(
    mut rest: RestOfLine<'_>,
) -> Result<O, Misread> {
    if rest.is_empty() {
        return Ok(CircleQuestion::List.into());
    }
    let order: O = match rest.word() {
        Some(CircleWord::Join) => CircleDeed::Join(rest.need_name()?).into(),
        Some(CircleWord::Leave) => CircleDeed::Leave(rest.need_name()?).into(),
        None => CircleQuestion::Show(rest.need_name()?).into(),
    };
    rest.end(order)
}

impl fmt::Display for CircleQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CircleQuestion::List => Ok(()),
            CircleQuestion::Show(name) => f.write_str(name),
        }
    }
}

impl fmt::Display for CircleDeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, name) = match self {
            CircleDeed::Join(name) => (CircleWord::Join, name),
            CircleDeed::Leave(name) => (CircleWord::Leave, name),
        };
        f.write_str(&joined(&[word.canonical().to_owned(), name.clone()]))
    }
}
