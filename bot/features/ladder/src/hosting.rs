//! What organisers do about ladders: open one, close it, move somebody on it. Each action is in
//! their log.

use engine::ruleset::Language;
use kernel::happened::Happened;
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::refused::Stop;
use kernel::{circles, house_players, ladders, named, news, openings};
use storage::LadderRow;
use templates::ladder::{LadderChange, LadderNews, LadderRefused};
use templates::of_ladder;

use crate::shown::mark_boards_stale;
use crate::step::NewLadderStep;
use crate::{member, step};

/// Moves a player to another place.
pub(crate) fn place_on_ladder(
    ledger: &Ledger<'_>,
    ladder: &str,
    name: &str,
    (place, reason): (u32, &str),
) -> Result<LadderNews, Stop> {
    let player = named::named(ledger.lookup(), name)?;
    let reason = host_log::reason(reason)?.to_string();
    let step = step::correct(ledger, ladder, player, place, reason.clone())?;
    let what = format!("ladder {ladder} {place}");
    host_log::log(ledger, &what, HostTarget::Player(player), None, reason)?;
    ledger.tell(player, &Happened::Ladder(step.clone()))?;
    Ok(step)
}

/// Opens a ladder, on which the house is if that is wanted; or puts the house on one that is open.
pub fn open_ladder(
    ledger: &Ledger<'_>,
    typed: &str,
    house: Option<u32>,
) -> Result<LadderNews, Stop> {
    let ladder = ladders::typed(ledger.lookup(), typed)?;
    let house = house.map(|level| house_players::player_at(ledger, level)).transpose()?;
    let is_open = ledger.view().open_ladder(&ladder)?.is_some();
    if is_open && house.is_none() {
        return Err(LadderRefused::OpenAlready { ladder }.into());
    }
    if !is_open {
        ledger.change.insert_ladder(&LadderRow {
            ladder: ladder.clone(),
            opened_at: ledger.now,
            closed_at: None,
        })?;
        mark_boards_stale(ledger, &ladder)?;
        if let Some(circle) = of_ladder(&ladder).0 {
            circles::note_seen(ledger, circle)?;
        }
        let name = ledger.lookup().ruleset_name(&ladder).in_language(Language::English);
        host_log::log(ledger, &format!("ladder {ladder} opened"), HostTarget::Nobody, None, name)?;
    }
    let opened = LadderNews::Opened { ladder: ladder.clone() };
    if !is_open {
        news::tell_of_ladder(ledger, &ladder, &opened)?;
        let (circle, ruleset) = of_ladder(&ladder);
        openings::tell_of_opening(ledger, circle, ruleset, &Happened::Ladder(opened.clone()))?;
    }
    let Some(house) = house else { return Ok(opened) };
    if let Some(place) = ladders::place(ledger.lookup(), &ladder, house)? {
        let player = house.0;
        return Err(LadderRefused::OtherOn { ladder, player, place }.into());
    }
    let joined = member::enter(ledger, house, &ladder)?;
    let what = format!("joined ladder {ladder}");
    host_log::log(ledger, &what, HostTarget::Player(house), None, String::new())?;
    Ok(if is_open { joined } else { opened })
}

/// A player's matches go on as rated games without effect on the ladder.
pub(crate) fn take_off_ladder(
    ledger: &Ledger<'_>,
    typed: &str,
    name: &str,
    reason: &str,
) -> Result<LadderNews, Stop> {
    let ladder = ladders::typed(ledger.lookup(), typed)?;
    ladders::offered(ledger.lookup(), &ladder)?;
    let player = named::named(ledger.lookup(), name)?;
    let reason = host_log::reason(reason)?.to_string();
    let rung = ledger.view().rung(&ladder, player)?.filter(|rung| rung.place.is_some());
    let Some(rung) = rung else {
        return Err(LadderRefused::OtherNotOn { ladder, player: player.0 }.into());
    };
    for row in ledger.view().running_matches_about(&ladder)? {
        if [row.challenger, row.defender].contains(&player) {
            ledger.change.end_ladder_match(row.game, ledger.now)?;
        }
    }
    let step = NewLadderStep {
        reason: Some(reason.clone()),
        ..NewLadderStep::stay(&ladder, LadderChange::TakenOut, player, rung.place)
    };
    let step = member::out_because(ledger, &rung, step)?;
    let what = format!("taken off ladder {ladder}");
    host_log::log(ledger, &what, HostTarget::Player(player), None, reason)?;
    ledger.tell(player, &Happened::Ladder(step.clone()))?;
    Ok(step)
}

/// Those on it are told why. Their matches go on as rated games without effect on the ladder.
pub(crate) fn close_ladder(
    ledger: &Ledger<'_>,
    typed: &str,
    reason: &str,
) -> Result<LadderNews, Stop> {
    let ladder = ladders::typed(ledger.lookup(), typed)?;
    ladders::offered(ledger.lookup(), &ladder)?;
    let reason = host_log::reason(reason)?.to_string();
    let running = ledger.view().running_matches_about(&ladder)?;
    for row in &running {
        ledger.change.end_ladder_match(row.game, ledger.now)?;
    }
    let rungs = ledger.view().rungs(&ladder)?;
    // From the end, so that nobody moves up meanwhile.
    for rung in rungs.iter().rev() {
        let own =
            running.iter().filter(|row| [row.challenger, row.defender].contains(&rung.player));
        let step = NewLadderStep {
            detail: Some(u32::try_from(own.count()).unwrap_or(u32::MAX)),
            reason: Some(reason.clone()),
            ..NewLadderStep::stay(&ladder, LadderChange::Disbanded, rung.player, rung.place)
        };
        let step = member::out_because(ledger, rung, step)?;
        ledger.tell(rung.player, &Happened::Ladder(step))?;
    }
    ledger.change.close_ladder(&ladder, ledger.now)?;
    mark_boards_stale(ledger, &ladder)?;
    host_log::log(ledger, &format!("ladder {ladder} closed"), HostTarget::Nobody, None, reason)?;
    let players = u32::try_from(rungs.len()).unwrap_or(u32::MAX);
    let closed = LadderNews::Closed { ladder: ladder.clone(), players };
    news::tell_of_ladder(ledger, &ladder, &closed)?;
    Ok(closed)
}
