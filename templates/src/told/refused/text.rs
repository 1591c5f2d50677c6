//! Refusals about what players write, about a yes or a number, and about lines that were kept.

use commands::{GameQuestion, OrderWord};
use serde::{Deserialize, Serialize};

use crate::told::lookups::{Limit, Lookups};
use crate::told::sentence::Sentence;
use crate::told::step::{NextStep, give_in, like};

/// A kind of text that a player writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextKind {
    /// To the opponent.
    Message,
    /// To the hosts.
    Report,
    /// For the writer alone, on that game.
    Note(i64),
}

/// A message begins with the name of somebody who doesn't play in that game.
pub(super) fn refuse_other_reader<L: Lookups>(
    club: &L,
    (named, game): (i64, i64),
    together: Option<i64>,
) -> Result<Sentence, L::Fault> {
    let why = Sentence::refusal("other-reader").number("game", game);
    let why = why.text("name", club.player(named)?).text("opponent", club.opponent(game)?);
    Ok(why.text("together", together.map_or_else(|| "none".into(), |it| it.to_string())))
}

pub(super) fn refuse_long_text(club: &impl Lookups, letters: u32) -> Sentence {
    let most = club.limit(Limit::LettersOfAText);
    Sentence::refusal("too-long").count("letters", letters).count("most", most)
}

/// As many texts of that kind are kept already; those of a day again from that moment on.
pub(super) fn refuse_more_texts(club: &impl Lookups, what: TextKind, again_at: i64) -> Sentence {
    let of_a_day = |code, most| {
        Sentence::refusal(code).count("count", club.limit(most)).moment("again", again_at)
    };
    match what {
        TextKind::Note(game) => {
            let why = Sentence::refusal("too-many-notes").number("game", game);
            why.count("most", club.limit(Limit::NotesOnAGame))
        }
        TextKind::Message => of_a_day("too-many-messages", Limit::MessagesADay),
        TextKind::Report => of_a_day("too-many-reports", Limit::ReportsADay),
    }
}

pub(super) fn refuse_but_offer(commands: &[String]) -> Sentence {
    let why = Sentence::refusal("offered").worded("misread-offered");
    why.count("count", commands.len()).next(NextStep::offered(commands))
}

pub(super) fn refuse_unclear_offer(commands: &[String]) -> Sentence {
    let why = Sentence::refusal("which-offer").count("count", commands.len());
    why.next(NextStep::offered(commands))
}

pub(super) fn refuse_unknown_line(game: i64, number: i64) -> Sentence {
    let why = Sentence::refusal("no-line").number("game", game).number("number", number);
    why.next([give_in(game, GameQuestion::Tries(None))])
}

/// Nothing is being tried in that game.
pub(super) fn refuse_nothing_tried(game: i64) -> Sentence {
    Sentence::refusal("nothing-tried").number("game", game).next([like(OrderWord::Try)])
}
