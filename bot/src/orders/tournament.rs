//! Orders about tournaments, and how they are read and written. A number says which tournament is
//! meant; it can be left out if only one is possible.

use std::fmt;

use templates::Misread;
use templates::orders::{AnswerWord, TournamentWord, Word};

use super::Sure;
use super::arguments::Arguments;

/// An order about tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentOrder {
    List,
    /// Show the standings of one.
    Show(u32),
    Join(Option<u32>),
    Leave(Option<u32>, Sure),
}

impl TournamentOrder {
    /// Whether it only asks.
    #[must_use]
    pub fn is_question(&self) -> bool {
        match self {
            TournamentOrder::List | TournamentOrder::Show(_) => true,
            TournamentOrder::Join(_) | TournamentOrder::Leave(..) => false,
        }
    }

    /// Reads the text after `tournament`; the number can come before or after the word.
    pub(super) fn read(mut arguments: Arguments<'_>) -> Result<TournamentOrder, Misread> {
        if arguments.is_empty() {
            return Ok(TournamentOrder::List);
        }
        let before = arguments.number();
        if let (Some(number), true) = (before, arguments.is_empty()) {
            return Ok(TournamentOrder::Show(number));
        }
        let word = arguments.need_word()?;
        let number = before.or_else(|| arguments.number());
        match word {
            TournamentWord::Join => arguments.end(TournamentOrder::Join(number)),
            TournamentWord::Leave => {
                let rest = arguments;
                match arguments.word() {
                    Some(AnswerWord::Yes) => {
                        arguments.end(TournamentOrder::Leave(number, Sure::Yes))
                    }
                    _ => rest.end(TournamentOrder::Leave(number, Sure::Ask)),
                }
            }
        }
    }
}

impl fmt::Display for TournamentOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, number, yes) = match *self {
            TournamentOrder::List => (None, None, false),
            TournamentOrder::Show(number) => (None, Some(number), false),
            TournamentOrder::Join(number) => (Some(TournamentWord::Join), number, false),
            TournamentOrder::Leave(number, sure) => {
                (Some(TournamentWord::Leave), number, sure == Sure::Yes)
            }
        };
        let word = word.map(|word| word.canonical().to_owned());
        let number = number.map(|number| number.to_string());
        let yes = yes.then(|| AnswerWord::Yes.canonical().to_owned());
        let parts: Vec<String> = [word, number, yes].into_iter().flatten().collect();
        f.write_str(&parts.join(" "))
    }
}
