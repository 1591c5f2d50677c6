//! What organisers do about ladders: open one, close it, move somebody on it. Each action is in
//! their log.

use commands::LadderAct;
use engine::ruleset::Language;
use storage::LadderRow;
use templates::told::{LadderChange, LadderNews, LadderRefused};

use super::member;
use super::roll;
use super::shown::mark_boards_stale;
use super::step::{self, Step};
use crate::happened::Happened;
use crate::host::{self, HostTarget};
use crate::ledger::Ledger;
use crate::news;
use crate::refused::Stop;

/// Carries out an order from the organisers; everybody it concerns is told.
pub(crate) fn carry_out(ledger: &mut Ledger<'_>, act: &LadderAct) -> Result<LadderNews, Stop> {
    match act {
        LadderAct::Open { ladder } => open(ledger, ladder),
        LadderAct::Close { ladder, reason } => close(ledger, ladder, reason),
        LadderAct::Place { ladder, name, place, reason } => {
            let player = host::called(ledger, name)?;
            let reason = host::reason(reason)?.to_string();
            let step = step::correct(ledger, ladder, player, *place, reason.clone())?;
            let what = format!("ladder {ladder} {place}");
            host::log(ledger, &what, HostTarget::Player(player), None, reason)?;
            ledger.tell(player, &Happened::Ladder(step.clone()))?;
            Ok(step)
        }
    }
}

fn open(ledger: &Ledger<'_>, typed: &str) -> Result<LadderNews, Stop> {
    let ladder = roll::typed(ledger.lookup(), typed)?;
    if ledger.view().open_ladder(&ladder)?.is_some() {
        return Err(LadderRefused::OpenAlready { ladder }.into());
    }
    ledger.change.insert_ladder(&LadderRow {
        ladder: ladder.clone(),
        opened_at: ledger.now,
        closed_at: None,
    })?;
    mark_boards_stale(ledger, &ladder)?;
    let what = format!("ladder {ladder} opened");
    let name = ledger.lookup().ruleset_name(&ladder).in_language(Language::English);
    host::log(ledger, &what, HostTarget::Nobody, None, name)?;
    let opened = LadderNews::Opened { ladder: ladder.clone() };
    news::tell_of_ladder(ledger, &ladder, &opened)?;
    Ok(opened)
}

/// Those on it are told why. Their matches go on as rated games without effect on the ladder.
pub(crate) fn close(ledger: &Ledger<'_>, typed: &str, reason: &str) -> Result<LadderNews, Stop> {
    let ladder = roll::typed(ledger.lookup(), typed)?;
    roll::offered(ledger.lookup(), &ladder)?;
    let reason = host::reason(reason)?.to_string();
    let running = ledger.view().running_matches_about(&ladder)?;
    for row in &running {
        ledger.change.end_ladder_match(row.game, ledger.now)?;
    }
    let rungs = ledger.view().rungs(&ladder)?;
    // From the end, so that nobody moves up meanwhile.
    for rung in rungs.iter().rev() {
        let own =
            running.iter().filter(|row| [row.challenger, row.defender].contains(&rung.player));
        let step = Step {
            detail: Some(u32::try_from(own.count()).unwrap_or(u32::MAX)),
            reason: Some(reason.clone()),
            ..Step::stay(&ladder, LadderChange::Disbanded, rung.player, rung.place)
        };
        let step = member::out_because(ledger, rung, step)?;
        ledger.tell(rung.player, &Happened::Ladder(step))?;
    }
    ledger.change.close_ladder(&ladder, ledger.now)?;
    mark_boards_stale(ledger, &ladder)?;
    host::log(ledger, &format!("ladder {ladder} closed"), HostTarget::Nobody, None, reason)?;
    let players = u32::try_from(rungs.len()).unwrap_or(u32::MAX);
    let closed = LadderNews::Closed { ladder: ladder.clone(), players };
    news::tell_of_ladder(ledger, &ladder, &closed)?;
    Ok(closed)
}
