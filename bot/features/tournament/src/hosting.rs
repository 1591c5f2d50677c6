//! What organisers do about tournaments: open one, start it early, call it off, take somebody out. Each
//! action is in their log.

use chrono::TimeDelta;
use commands::{NewTournament, NextStage};
use correspondence::clock::at_start;
use kernel::happened::Happened;
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::refused::{Refused, Stop};
use kernel::terms::{self, USUAL_CLOCK};
use kernel::tournaments::{self, of_number};
use kernel::{circles, house_players, named, news, openings, organisers};
use storage::{EntrantRow, TournamentId, TournamentRow};
use templates::notice::make_harmless;
use templates::tournament::{Gone, TournamentEvent, TournamentNews, TournamentRefused};

use crate::start::{LEAST, MOST_IN_GROUP};
use crate::{course, member, stage, start};

/// The most characters in a name.
pub const LONGEST_NAME: u32 = 40;

/// The most days for a first ply.
const MOST_WINDOW: u32 = 60;

/// How many days in advance a tournament can be opened.
pub const MOST_AHEAD: u32 = 366;

/// The most players in a group and the days for a first ply, where an organiser says neither.
const USUAL_SIZE: u32 = 8;
const USUAL_WINDOW: u32 = 5;

/// Opens a tournament that can be entered from now on.
pub(crate) fn open_tournament(
    ledger: &Ledger<'_>,
    new: &NewTournament,
) -> Result<TournamentNews, Stop> {
    let row = opened(ledger, new)?;
    let row = TournamentRow { next_stage: followed_by(&row, new.next)?, ..row };
    let house = new.house.map(|level| house_players::player_at(ledger, level)).transpose()?;
    let id = ledger.change.insert_tournament(&row)?;
    let row = TournamentRow { id, ..row };
    if let Some(player) = house {
        member::enter(ledger, &row, player)?;
    }
    news::tell_of_tournament(ledger, &row, TournamentEvent::Opened)?;
    let opened = TournamentNews { tournament: id.0, news: TournamentEvent::Opened };
    openings::tell_of_opening(
        ledger,
        row.circle.as_deref(),
        &row.ruleset,
        &Happened::Tournament(opened.clone()),
    )?;
    let what = format!("tournament {id} opened");
    host_log::log(ledger, &what, HostTarget::Nobody, None, row.name)?;
    Ok(opened)
}

/// Begins a tournament before its time.
pub(crate) fn start_tournament(
    ledger: &mut Ledger<'_>,
    number: i64,
) -> Result<TournamentNews, Stop> {
    let row = of_number(ledger.lookup(), number)?;
    if row.started_at.is_some() || row.ended_at.is_some() {
        return Err(TournamentRefused::NotOpen { tournament: number }.into());
    }
    let players = start::entrants(ledger, &row)?.len();
    let players = u32::try_from(players).unwrap_or(u32::MAX);
    if players < LEAST {
        return Err(TournamentRefused::TooFew { tournament: number, players }.into());
    }
    start::start(ledger, &row)?;
    let what = format!("tournament {number} started");
    host_log::log(ledger, &what, HostTarget::Nobody, None, row.name)?;
    Ok(TournamentNews { tournament: number, news: TournamentEvent::Began })
}

/// Calls a tournament off; its running games end without a result.
pub(crate) fn cancel_tournament(
    ledger: &mut Ledger<'_>,
    number: i64,
    reason: &str,
) -> Result<TournamentNews, Stop> {
    let row = of_number(ledger.lookup(), number)?;
    if row.ended_at.is_some() {
        return Err(TournamentRefused::Ended { tournament: number }.into());
    }
    let reason = host_log::reason(reason)?;
    course::call_off(ledger, &row, Some(reason.clone()))?;
    let what = format!("tournament {number} called off");
    host_log::log(ledger, &what, HostTarget::Nobody, None, reason.to_string())?;
    Ok(TournamentNews { tournament: number, news: TournamentEvent::CalledOff })
}

fn opened(ledger: &Ledger<'_>, new: &NewTournament) -> Result<TournamentRow, Stop> {
    let NewTournament { name, ruleset, starts, size, window, clock, .. } = new;
    let group_size = size.unwrap_or(USUAL_SIZE);
    let name = make_harmless(name).trim().to_owned();
    if name.is_empty() || name.chars().count() > LONGEST_NAME as usize {
        return Err(TournamentRefused::BadName.into());
    }
    let no_ruleset = || Refused::NoRuleset { typed: ruleset.clone() };
    let ruleset = ledger.library.newest(ruleset).ok_or_else(no_ruleset)?;
    let clock = terms::clock(clock.as_deref().unwrap_or(USUAL_CLOCK), USUAL_CLOCK)?;
    if clock.odds.is_some() {
        return Err(Refused::OddsAreUnrated.into());
    }
    if !(LEAST..=MOST_IN_GROUP).contains(&group_size) {
        return Err(TournamentRefused::BadSize.into());
    }
    // Absent players are out before they have lost all their games on time.
    let before_it_is_up = at_start(clock.pace) - TimeDelta::seconds(1);
    let most = before_it_is_up.num_days().clamp(0, MOST_WINDOW.into());
    let most = u32::try_from(most).unwrap_or(0);
    if most == 0 {
        return Err(TournamentRefused::ShortClock.into());
    }
    // The usual number was not asked for, and a short clock has room for fewer days.
    let window_days = window.unwrap_or(USUAL_WINDOW.min(most));
    if !(1..=most).contains(&window_days) {
        return Err(TournamentRefused::BadWindow { most }.into());
    }
    let ahead = TimeDelta::days(MOST_AHEAD.into());
    let circle = circles::named(ledger.lookup(), new.circle.as_deref())?;
    if let Some(circle) = &circle {
        circles::note_seen(ledger, circle)?;
    }
    let starts_at = organisers::moment(ledger, *starts)?;
    if starts_at <= ledger.now || starts_at > ledger.now + ahead {
        return Err(TournamentRefused::BadStart.into());
    }
    Ok(TournamentRow {
        id: TournamentId(0),
        name,
        ruleset: ruleset.id.clone(),
        version: ruleset.version,
        clock: clock.to_string(),
        group_size,
        window_days,
        opened_at: ledger.now,
        starts_at,
        started_at: None,
        ended_at: None,
        cancelled: false,
        reason: None,
        due_at: Some(starts_at),
        previous: None,
        next_stage: None,
        circle,
    })
}

/// What follows a tournament, as it is stored.
fn followed_by(row: &TournamentRow, next: Option<NextStage>) -> Result<Option<String>, Stop> {
    let Some(NextStage::Final { first, .. }) = next else { return Ok(None) };
    let most = stage::most_first(row.group_size);
    if !(1..=most).contains(&first) {
        return Err(TournamentRefused::BadFinal { most }.into());
    }
    Ok(next.map(|next| next.to_string()))
}

/// Takes a player out of a tournament, who can't enter it again.
pub(crate) fn take_out_of_tournament(
    ledger: &Ledger<'_>,
    number: i64,
    name: &str,
    reason: &str,
) -> Result<TournamentNews, Stop> {
    let row = of_number(ledger.lookup(), number)?;
    let player = named::named(ledger.lookup(), name)?;
    let reason = host_log::reason(reason)?.to_string();
    let own = tournaments::entrant(ledger.lookup(), &row, player)?;
    if own.is_none() {
        house_players::stays_out(ledger.lookup(), player)?;
    }
    let none = TournamentRefused::OtherNotIn { tournament: number, player: player.0 };
    let own = own.filter(|entrant| entrant.gone.is_none()).ok_or(none)?;
    if row.ended_at.is_some() {
        return Err(TournamentRefused::Ended { tournament: number }.into());
    }
    let what = format!("taken out of tournament {number}");
    let act = host_log::log(ledger, &what, HostTarget::Player(player), None, reason)?;
    if row.started_at.is_some() {
        return Ok(course::go(ledger, &row, &own, Gone::TakenOut, Some(act))?);
    }
    // The row stays, so that the player can't enter again.
    let gone = Some((Gone::TakenOut.write(false), ledger.now));
    ledger.change.set_entrant(&EntrantRow { gone, ..own })?;
    let news = TournamentEvent::Gone {
        player: player.0,
        how: Gone::TakenOut,
        counts: None,
        act: Some(act),
    };
    let told = TournamentNews { tournament: number, news };
    ledger.tell(player, &Happened::Tournament(told.clone()))?;
    Ok(told)
}
