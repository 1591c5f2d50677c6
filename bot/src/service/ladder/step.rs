//! The steps of ladders: everything that changes one, or is remembered about it, is one entry of
//! its log, written here and nowhere else. All places follow from the log alone.

use storage::{Fault, GameId, PlayerId, StepRow};
use templates::told::LadderRefused;

use super::shown::mark_boards_stale;
use crate::service::ledger::Ledger;
use crate::service::refused::Stop;

use super::roll;
use super::told::Ladder;

macro_rules! whats {
    ($($(#[$doc:meta])* $What:ident = $word:literal,)+) => {
        /// The kind of a step.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum What { $($(#[$doc])* $What,)+ }

        impl What {
            /// The word for it in the log.
            pub fn word(self) -> &'static str {
                match self { $(What::$What => $word,)+ }
            }

            /// Reads a word of the log.
            pub fn read(word: &str) -> Result<What, Fault> {
                match word {
                    $($word => Ok(What::$What),)+
                    other => Err(Fault::row(format_args!("{other:?} is no step of a ladder"))),
                }
            }
        }
    };
}

whats! {
    /// Joined at the end of the ladder.
    Joined = "joined",
    /// Came back; `detail` is the place before leaving.
    Returned = "returned",
    /// Left, and can come back.
    Left = "left",
    Erased = "erased",
    /// Won a match, and is placed just above the rival; `detail` is the player's half points.
    Won = "won",
    /// Played a match that was tied after all; `detail` as above.
    Tied = "tied",
    /// Lost a match, and stays; `detail` as above.
    Lost = "lost",
    /// Challenged and did not begin.
    Void = "void",
    /// Was challenged and did not begin: the other is placed just above. `player` is the
    /// challenger.
    Absent = "absent",
    /// Was conceded the place.
    Conceded = "conceded",
    /// A game of the match was closed: it has no effect.
    Closed = "closed",
    /// Played nothing for `detail` days.
    Decayed = "decayed",
    /// Lost a game on time, and now has `detail` points.
    Late = "late",
    /// Lost `detail` games on time within the span that counts.
    Sunk = "sunk",
    /// Was put there by the hosts.
    Corrected = "corrected",
}

/// A step to be taken.
pub(super) struct Step<'a> {
    pub ladder: &'a str,
    pub what: What,
    pub player: PlayerId,
    pub from: Option<u32>,
    pub to: Option<u32>,
    /// The rival, and their place.
    pub rival: Option<(PlayerId, Option<u32>)>,
    pub game: Option<GameId>,
    pub detail: Option<u32>,
    pub reason: Option<String>,
}

impl<'a> Step<'a> {
    /// A player stays at their place.
    pub fn stay(ladder: &'a str, what: What, player: PlayerId, place: Option<u32>) -> Step<'a> {
        Step {
            ladder,
            what,
            player,
            from: place,
            to: place,
            rival: None,
            game: None,
            detail: None,
            reason: None,
        }
    }
}

/// Takes a step: writes it into the log, and moves the players it affects.
pub(super) fn take(ledger: &Ledger<'_>, step: Step<'_>) -> Result<Ladder, Fault> {
    let (ladder, player) = (step.ladder, step.player);
    let number = ledger.change.insert_step(&StepRow {
        ladder: ladder.to_owned(),
        number: 0,
        at: ledger.now,
        what: step.what.word().to_owned(),
        player,
        from: step.from,
        to: step.to,
        rival: step.rival.map(|(rival, _)| rival),
        rival_place: step.rival.and_then(|(_, place)| place),
        game: step.game,
        detail: step.detail,
        reason: step.reason,
    })?;
    if step.from != step.to {
        ledger.change.set_place(ladder, player, step.from, step.to)?;
    }
    mark_boards_stale(ledger, ladder)?;
    Ok(Ladder::Step { ladder: ladder.to_owned(), number })
}

/// Moves a player to the place that the hosts want, and records the reason in the log.
pub(in crate::service) fn correct(
    ledger: &Ledger<'_>,
    ladder: &str,
    player: PlayerId,
    place: u32,
    reason: String,
) -> Result<Ladder, Stop> {
    let ladder = &roll::meant(ledger.lookup(), None, Some(ladder))?;
    let rung = ledger.view().rung(ladder, player)?;
    let from = rung.and_then(|rung| rung.place);
    let from =
        from.ok_or(LadderRefused::OtherNotOn { ladder: ladder.to_owned(), player: player.0 })?;
    let players = ledger.view().count_rungs(ladder)?;
    if !(1..=players).contains(&place) || place == from {
        let ladder = ladder.clone();
        return Err(LadderRefused::BadPlace {
            ladder,
            player: player.0,
            place,
            players,
            stands: from,
        }
        .into());
    }
    let step = Step {
        to: Some(place),
        reason: Some(reason),
        ..Step::stay(ladder, What::Corrected, player, Some(from))
    };
    Ok(take(ledger, step)?)
}
