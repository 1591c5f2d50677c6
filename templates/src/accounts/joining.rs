//! Refusals about players: who somebody is, and how they may be called.

use commands::{Deed, FIRST_RULESET, OrderWord, Question, WhichGames, first_game};
use serde::{Deserialize, Serialize};

use crate::told::lookups::Lookups;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::{begin, give};

/// Why a name can't be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BadName {
    /// It isn't 2 to 30 letters, digits and marks of names in up to four words, a letter first.
    Shape,
    /// It has letters in which no language is written today.
    Letters,
    /// It would read as a command, a square or a move, or as a word for the reader or everybody.
    Reserved,
    /// It suggests the people who run the club.
    Office,
    /// Somebody has that name, or one that looks like it, or gave it up not long ago.
    Taken,
    /// It is the asker's own.
    Own,
}

pub(crate) fn refuse_unknown_player<L: Lookups>(
    club: &L,
    name: &str,
) -> Result<Sentence, L::Fault> {
    let nearest = club.similar_player(name)?;
    let found = if nearest.is_some() { "one" } else { "nobody" };
    let why = Sentence::refusal("no-player").text("name", name).choice("found", found);
    Ok(why.text("nearest", nearest.unwrap_or_default()))
}

/// Somebody who isn't a player is asked whether to join and do what they came for.
pub(crate) fn refuse_stranger(name: &str, wish: &str) -> Sentence {
    let is_first_game = wish == first_game().to_string();
    let why = Sentence::refusal("not-a-player").text("name", name);
    let why = why.choice("wish", if is_first_game { "game" } else { "other" });
    why.with("order", Value::Command(wish.to_owned())).next([
        give(Deed::Yes(None)),
        give(Deed::Join(None)),
        give(Question::Rules(FIRST_RULESET.to_owned(), None)),
        give(Question::Learn(FIRST_RULESET.to_owned(), None, None)),
        give(Question::Help(None)),
    ])
}

pub(crate) fn refuse_other_seat(seat: &str, name: &str) -> Sentence {
    let why = Sentence::refusal("other-seat").text("seat", seat).text("name", name);
    why.next([give(Deed::Join(Some(seat.to_owned())))])
}

pub(crate) fn refuse_joining_again() -> Sentence {
    Sentence::refusal("already-a-player")
        .next([give(Question::Games(WhichGames::Own)), give(Question::Help(None))])
}

/// A stranger is offered a name that is free, a player to choose another.
pub(crate) fn refuse_name<L: Lookups>(
    club: &L,
    name: &str,
    because: BadName,
) -> Result<Sentence, L::Fault> {
    let because = match because {
        BadName::Shape => "shape",
        BadName::Letters => "letters",
        BadName::Reserved => "reserved",
        BadName::Office => "office",
        BadName::Taken => "taken",
        BadName::Own => "own",
    };
    let why = Sentence::refusal("bad-name").text("name", name).choice("because", because);
    Ok(why.next(match club.reader() {
        _ if because == "own" => Vec::new(),
        None => {
            let free = club.free_name(name)?.map(|name| give(Deed::Join(Some(name))));
            free.into_iter().chain([begin(OrderWord::Join)]).collect()
        }
        Some(_) => vec![begin(OrderWord::Rename)],
    }))
}
