//! Orders about a ladder, and how they are read and written. A ruleset's id says which ladder is
//! meant; it can be left out if only one is possible.

use std::fmt;

use templates::Misread;
use templates::orders::{LadderWord, Word};

use super::arguments::Arguments;
use super::proposal::ruleset_id;

/// An order about a ladder. Names are as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderOrder {
    /// Show the places near the top and near the player's own.
    Show(Option<String>),
    All(Option<String>),
    /// Show it as it was at the end of a month.
    Month(i32, u32, Option<String>),
    Rules(Option<String>),
    /// Join it, come back to it, or stay on it.
    Join(Option<String>),
    Leave(Option<String>),
    /// Challenge a player for their place.
    Challenge(String, Option<String>),
    /// Concede a place, in the match against that player.
    Concede(Option<String>),
    /// Postpone the match against that player.
    Defer(Option<String>),
    /// Whether that player can be challenged, and how they got to their place.
    Why(Option<String>, Option<String>),
    /// Show what that player has done on it.
    Player(Option<String>, Option<String>),
}

impl LadderOrder {
    /// Whether it only asks.
    #[must_use]
    pub fn is_question(&self) -> bool {
        match self {
            LadderOrder::Show(_)
            | LadderOrder::All(_)
            | LadderOrder::Month(..)
            | LadderOrder::Rules(_)
            | LadderOrder::Why(..)
            | LadderOrder::Player(..) => true,
            LadderOrder::Join(_)
            | LadderOrder::Leave(_)
            | LadderOrder::Challenge(..)
            | LadderOrder::Concede(_)
            | LadderOrder::Defer(_) => false,
        }
    }

    /// Reads the text after `ladder`.
    pub(super) fn read(mut arguments: Arguments<'_>) -> Result<LadderOrder, Misread> {
        if let Some((year, month)) = month(arguments.peek()) {
            arguments.skip();
            let ladder = ladder(&mut arguments)?;
            return arguments.end(LadderOrder::Month(year, month, ladder));
        }
        let before = arguments;
        let Some(word) = arguments.word::<LadderWord>() else {
            // A ruleset's id alone, which no other word looks like.
            let ladder = ladder(&mut arguments)?;
            if ladder.is_some() && arguments.is_empty() && is_likely(before) {
                return Ok(LadderOrder::Show(ladder));
            }
            if before.is_empty() {
                return Ok(LadderOrder::Show(None));
            }
            let nearest = LadderWord::nearest(before.rest).into_iter().map(str::to_owned);
            return Err(before.bad(before.peek(), nearest.collect()));
        };
        let order = match word {
            LadderWord::All => LadderOrder::All(ladder(&mut arguments)?),
            LadderWord::Rules => LadderOrder::Rules(ladder(&mut arguments)?),
            LadderWord::Join => LadderOrder::Join(ladder(&mut arguments)?),
            LadderWord::Leave => LadderOrder::Leave(ladder(&mut arguments)?),
            LadderWord::Challenge => {
                let whom = arguments.need_name()?;
                LadderOrder::Challenge(whom, ladder(&mut arguments)?)
            }
            LadderWord::Concede => LadderOrder::Concede(arguments.name()),
            LadderWord::Defer => LadderOrder::Defer(arguments.name()),
            LadderWord::Why => {
                let whom = arguments.name();
                LadderOrder::Why(whom, ladder(&mut arguments)?)
            }
            LadderWord::Player => {
                let whom = arguments.name();
                LadderOrder::Player(whom, ladder(&mut arguments)?)
            }
        };
        arguments.end(order)
    }
}

/// Whether the typed text may be a ruleset's id and not a mistyped word.
fn is_likely(arguments: Arguments<'_>) -> bool {
    LadderWord::nearest(arguments.rest).is_empty()
}

/// Takes a ruleset's id at the front, if there is one.
fn ladder(arguments: &mut Arguments<'_>) -> Result<Option<String>, Misread> {
    if arguments.is_empty() {
        return Ok(None);
    }
    let typed = arguments.peek();
    let id = ruleset_id(typed).ok_or_else(|| arguments.bad(typed, Vec::new()))?;
    arguments.skip();
    Ok(Some(id))
}

/// A year and a month, as in `2026-10`.
fn month(text: &str) -> Option<(i32, u32)> {
    let folded = engine::notation::fold(text);
    let (year, month) = folded.trim_end_matches(['.', ',', '!', '?']).split_once('-')?;
    let digits =
        |text: &str, count| text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(year, 4) || !digits(month, 2) {
        return None;
    }
    let month = month.parse().ok().filter(|month| (1..=12).contains(month))?;
    Some((year.parse().ok()?, month))
}

impl fmt::Display for LadderOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, name, ladder): (_, Option<&String>, Option<&String>) = match self {
            LadderOrder::Show(ladder) => (None, None, ladder.as_ref()),
            LadderOrder::Month(year, month, ladder) => {
                write!(f, "{year:04}-{month:02}")?;
                return ladder.iter().try_for_each(|ladder| write!(f, " {ladder}"));
            }
            LadderOrder::All(ladder) => (Some(LadderWord::All), None, ladder.as_ref()),
            LadderOrder::Rules(ladder) => (Some(LadderWord::Rules), None, ladder.as_ref()),
            LadderOrder::Join(ladder) => (Some(LadderWord::Join), None, ladder.as_ref()),
            LadderOrder::Leave(ladder) => (Some(LadderWord::Leave), None, ladder.as_ref()),
            LadderOrder::Challenge(whom, ladder) => {
                (Some(LadderWord::Challenge), Some(whom), ladder.as_ref())
            }
            LadderOrder::Concede(whom) => (Some(LadderWord::Concede), whom.as_ref(), None),
            LadderOrder::Defer(whom) => (Some(LadderWord::Defer), whom.as_ref(), None),
            LadderOrder::Why(whom, ladder) => {
                (Some(LadderWord::Why), whom.as_ref(), ladder.as_ref())
            }
            LadderOrder::Player(whom, ladder) => {
                (Some(LadderWord::Player), whom.as_ref(), ladder.as_ref())
            }
        };
        let word = word.map(|word| word.canonical().to_owned());
        let parts = [word, name.cloned(), ladder.cloned()];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        f.write_str(&parts.join(" "))
    }
}
