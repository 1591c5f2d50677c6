//! The steps of ladders: everything that changes one, or is remembered about it, is one entry of
//! its log, written here and nowhere else. All places follow from the log alone.

use kernel::ledger::Ledger;
use kernel::refused::Stop;
use kernel::{ladders, news};
use storage::{Fault, GameId, PlayerId, StepRow};
use templates::ladder::{LadderChange, LadderNews, LadderRefused};

use crate::shown::mark_boards_stale;

pub struct NewLadderStep<'a> {
    pub ladder: &'a str,
    pub what: LadderChange,
    pub player: PlayerId,
    pub from: Option<u32>,
    pub to: Option<u32>,
    /// The rival, and their place.
    pub rival: Option<(PlayerId, Option<u32>)>,
    pub game: Option<GameId>,
    pub detail: Option<u32>,
    pub reason: Option<String>,
}

impl<'a> NewLadderStep<'a> {
    /// A player stays at their place.
    pub fn stay(
        ladder: &'a str,
        what: LadderChange,
        player: PlayerId,
        place: Option<u32>,
    ) -> NewLadderStep<'a> {
        NewLadderStep {
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
pub fn take(ledger: &Ledger<'_>, step: NewLadderStep<'_>) -> Result<LadderNews, Fault> {
    let (ladder, player) = (step.ladder, step.player);
    let what = step.what;
    let row = StepRow {
        ladder: ladder.to_owned(),
        number: 0,
        at: ledger.now,
        what: what.code().to_owned(),
        player,
        from: step.from,
        to: step.to,
        rival: step.rival.map(|(rival, _)| rival),
        rival_place: step.rival.and_then(|(_, place)| place),
        game: step.game,
        detail: step.detail,
        reason: step.reason,
    };
    let number = ledger.change.insert_step(&row)?;
    news::tell_of_step(ledger, &StepRow { number, ..row }, what)?;
    if step.from != step.to {
        ledger.change.set_place(ladder, player, step.from, step.to)?;
    }
    mark_boards_stale(ledger, ladder)?;
    Ok(LadderNews::Step { ladder: ladder.to_owned(), number, more: Vec::new() })
}

/// Moves a player to the place that the hosts want, and records the reason in the log.
pub fn correct(
    ledger: &Ledger<'_>,
    ladder: &str,
    player: PlayerId,
    place: u32,
    reason: String,
) -> Result<LadderNews, Stop> {
    let ladder = &ladders::typed(ledger.lookup(), ladder)?;
    ladders::offered(ledger.lookup(), ladder)?;
    let from = ladders::place(ledger.lookup(), ladder, player)?;
    let from =
        from.ok_or(LadderRefused::OtherNotOn { ladder: ladder.to_owned(), player: player.0 })?;
    let players = ledger.view().count_rungs(ladder)?;
    if !(1..=players).contains(&place) || place == from {
        let (ladder, player) = (ladder.clone(), player.0);
        return Err(LadderRefused::BadPlace { ladder, player, place, players, stands: from }.into());
    }
    let step = NewLadderStep {
        to: Some(place),
        reason: Some(reason),
        ..NewLadderStep::stay(ladder, LadderChange::Corrected, player, Some(from))
    };
    Ok(take(ledger, step)?)
}
