//! Orders about a ladder, and how they are read and written. A ruleset's id says which ladder is
//! meant, with a circle's name before it as in `vikings/tablut`; it can be left out if only one is
//! possible.

use std::fmt;

use super::proposal::ruleset_id;
use super::rest::RestOfLine;
use super::row::{OrderRow, Role};
use super::text::{Canonical as _, joined};
use crate::Misread;
use crate::words::{LadderWord, Word};

/// What can be asked about a ladder. Names are as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderQuestion {
    /// Show the places near the top and near the player's own.
    Show(Option<String>),
    All(Option<String>),
    /// Show it as it was at the end of a month.
    Month(i32, u32, Option<String>),
    Rules(Option<String>),
    /// Whether that player can be challenged, and how they got to their place.
    Why(Option<String>, Option<String>),
    /// Show what that player has done on it.
    Player(Option<String>, Option<String>),
}

/// What a player can have done on a ladder. Names are as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderDeed {
    /// Join it, come back to it, or stay on it.
    Join(Option<String>),
    Leave(Option<String>),
    /// Challenge a player for their place.
    Challenge(String, Option<String>),
    /// Concede a place, in the match against that player.
    Concede(Option<String>),
    /// Postpone the match against that player.
    Defer(Option<String>),
}

impl LadderQuestion {
    pub(super) const fn variant(&self) -> &'static str {
        match self {
            LadderQuestion::Show(Some(_)) => "one",
            _ => "",
        }
    }
}

impl LadderDeed {
    pub(super) const fn row(&self) -> OrderRow<'_> {
        let row = OrderRow::strict(&[]).harmless();
        match self {
            LadderDeed::Join(_) => OrderRow { role: Role::Enters, ..row },
            LadderDeed::Challenge(..) | LadderDeed::Defer(_) => row,
            LadderDeed::Leave(_) => OrderRow { keeps: false, is_guessed: false, ..row },
            LadderDeed::Concede(_) => {
                OrderRow { keeps: false, is_guessed: false, role: Role::GivesUp, ..row }
            }
        }
    }
}

/// Reads the text after `ladder`.
pub(super) fn read<O: From<LadderDeed> + From<LadderQuestion>>(
    mut rest: RestOfLine<'_>,
) -> Result<O, Misread> {
    let ask = |question: LadderQuestion| O::from(question);
    let act = |deed: LadderDeed| O::from(deed);
    if let Some((year, month)) = month(rest.peek()) {
        rest.skip();
        let ladder = named(&mut rest)?;
        return rest.end(ask(LadderQuestion::Month(year, month, ladder)));
    }
    let before = rest;
    let Some(word) = rest.word::<LadderWord>() else {
        // A ruleset's id alone, which no other word looks like.
        let ladder = named(&mut rest)?;
        let nearest = LadderWord::nearest(before.rest);
        if ladder.is_some() && rest.is_empty() && nearest.is_empty() || before.is_empty() {
            return Ok(ask(LadderQuestion::Show(ladder)));
        }
        let nearest = nearest.into_iter().map(str::to_owned);
        return Err(before.bad(before.peek(), nearest.collect()));
    };
    let order = match word {
        LadderWord::All => ask(LadderQuestion::All(named(&mut rest)?)),
        LadderWord::Rules => ask(LadderQuestion::Rules(named(&mut rest)?)),
        LadderWord::Why => ask(LadderQuestion::Why(rest.name(), named(&mut rest)?)),
        LadderWord::Player => ask(LadderQuestion::Player(rest.name(), named(&mut rest)?)),
        LadderWord::Join => act(LadderDeed::Join(named(&mut rest)?)),
        LadderWord::Leave => act(LadderDeed::Leave(named(&mut rest)?)),
        LadderWord::Challenge => {
            act(LadderDeed::Challenge(rest.need_opponent()?, named(&mut rest)?))
        }
        LadderWord::Concede => act(LadderDeed::Concede(rest.name())),
        LadderWord::Defer => act(LadderDeed::Defer(rest.name())),
    };
    rest.end(order)
}

/// Takes which ladder is meant, if anything is left.
fn named(rest: &mut RestOfLine<'_>) -> Result<Option<String>, Misread> {
    let typed = rest.peek();
    let Some((circle, ruleset)) = typed.split_once('/') else { return rest.ruleset() };
    let is_name = !circle.is_empty() && circle.chars().all(|c| c.is_alphanumeric() || c == '-');
    let id = ruleset_id(ruleset).filter(|_| is_name);
    let id = id.ok_or_else(|| rest.bad(typed, Vec::new()))?;
    rest.skip();
    Ok(Some(format!("{circle}/{id}")))
}

/// A year and a month, as in `2026-10`.
fn month(text: &str) -> Option<(i32, u32)> {
    let folded = engine::notation::fold_typed(text);
    let (year, month) = folded.trim_end_matches(['.', ',', '!', '?']).split_once('-')?;
    let digits =
        |text: &str, count| text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(year, 4) || !digits(month, 2) {
        return None;
    }
    let month = month.parse().ok().filter(|month| (1..=12).contains(month))?;
    Some((year.parse().ok()?, month))
}

/// The text after `ladder`: a word, then a name and a ladder if there are any.
fn written(word: LadderWord, name: &Option<String>, ladder: &Option<String>) -> String {
    joined(&[word.canonical().to_owned(), name.canonical_text(), ladder.canonical_text()])
}

impl fmt::Display for LadderQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            LadderQuestion::Show(ladder) => ladder.canonical_text(),
            LadderQuestion::Month(year, month, ladder) => {
                joined(&[format!("{year:04}-{month:02}"), ladder.canonical_text()])
            }
            LadderQuestion::All(ladder) => written(LadderWord::All, &None, ladder),
            LadderQuestion::Rules(ladder) => written(LadderWord::Rules, &None, ladder),
            LadderQuestion::Why(name, ladder) => written(LadderWord::Why, name, ladder),
            LadderQuestion::Player(name, ladder) => written(LadderWord::Player, name, ladder),
        })
    }
}

impl fmt::Display for LadderDeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            LadderDeed::Join(ladder) => written(LadderWord::Join, &None, ladder),
            LadderDeed::Leave(ladder) => written(LadderWord::Leave, &None, ladder),
            LadderDeed::Challenge(name, ladder) => {
                written(LadderWord::Challenge, &Some(name.clone()), ladder)
            }
            LadderDeed::Concede(name) => written(LadderWord::Concede, name, &None),
            LadderDeed::Defer(name) => written(LadderWord::Defer, name, &None),
        })
    }
}
