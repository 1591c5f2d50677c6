//! What an organiser wants to know of the club in the morning: who is new, which games may need
//! somebody, what waits. It is told to those who want it once a day, as the evening edition is, if
//! there is anything to tell. Of private games it says who plays and whose turn it is.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::desk::Questions;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open, whole_seconds};
use kernel::organisers;
use kernel::refused::Stop;
use storage::{Fault, GameRow, PlayerId};
use templates::Notice;
use templates::organising::{
    ClubToday, ListBeginning, TodayGame, TodayOrganiser, TodayReader, TodayReport,
};

use crate::{edition, follow};

const DAY: TimeDelta = TimeDelta::days(1);
const WEEK: TimeDelta = TimeDelta::days(7);

/// A game is mentioned if nothing has happened in it for so long.
const STILL: TimeDelta = TimeDelta::days(14);

/// In how many games it is looked when time is up, for those whose clock is due next and as many
/// whose isn't due: no club has so many that are pressing.
const MOST: u32 = 500;

/// The most addresses that are looked at.
const MOST_UNREACHED: u32 = 1000;

/// How the club is doing, for its host.
pub fn club_today(questions: &Questions, now: DateTime<Utc>) -> Result<Notice, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let today = club(questions.lookup(whole_seconds(now)), None)?;
    Ok(Notice::ClubToday(Box::new(today)))
}

/// The answer to an organiser.
pub fn answer(lookup: Lookup<'_>, player: PlayerId) -> Result<Notice, Stop> {
    organisers::must_be_organiser(lookup, player)?;
    Ok(notice(lookup, player)?)
}

pub fn notice(lookup: Lookup<'_>, player: PlayerId) -> Result<Notice, Fault> {
    Ok(Notice::ClubToday(Box::new(club(lookup, Some(player))?)))
}

/// Whether there is anything to tell a player, who may no longer be an organiser.
pub fn is_wanted(lookup: Lookup<'_>, player: PlayerId) -> Result<bool, Fault> {
    Ok(organisers::is_organiser(lookup, player)? && !club(lookup, Some(player))?.is_quiet())
}

/// It is morning: tells a player who wanted that, if there is anything to tell, and says when it is
/// morning next. To somebody who is no longer an organiser it isn't told any more.
pub fn tell(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    if !organisers::is_organiser(ledger.lookup(), player)? {
        return follow::end_today(ledger, player);
    }
    if is_wanted(ledger.lookup(), player)? {
        ledger.tell_because(None, player, &Happened::ClubToday)?;
    }
    edition::keep_today(ledger, player)
}

fn club(lookup: Lookup<'_>, reader: Option<PlayerId>) -> Result<ClubToday, Fault> {
    let Lookup { view, now, .. } = lookup;
    let name = |player: PlayerId| Ok::<_, Fault>(view.player(player)?.name);
    let still = ListBeginning::of(view.still_games(now - STILL)?).try_map(|(game, since)| {
        let row = view.game(game)?;
        let row = row.ok_or_else(|| Fault::row(format_args!("game {game} is gone")))?;
        shown(lookup, &row, since)
    })?;
    let pressed = pressed(lookup)?;
    let reports = ListBeginning::of(view.open_reports_for(reader)?).try_map(|report| {
        let about = report.reported.map(name).transpose()?;
        let (number, by) = (report.id, name(report.player)?);
        Ok::<_, Fault>(TodayReport { number, by, about, text: report.text })
    })?;
    let mut unreached: Vec<PlayerId> = Vec::new();
    for identity in view.suspended_identities(MOST_UNREACHED)? {
        if !unreached.contains(&identity.player) {
            unreached.push(identity.player);
        }
    }
    let appointed_since = now - if reader.is_none() { organisers::CLOSE } else { DAY };
    let mut appointed = view.host_acts_since(organisers::APPOINTED, appointed_since)?;
    appointed.reverse();
    let reader = match reader {
        None => TodayReader::Host,
        Some(player) => TodayReader::Organiser { is_told: edition::tells_today(lookup, player)? },
    };
    let mut today = ClubToday {
        at: now,
        reader,
        running: view.count_running()?,
        seen: (view.count_seen(now - DAY)?, view.count_seen(now - WEEK)?),
        joined: ListBeginning::of(view.joined_since(now - DAY)?).try_map(name)?,
        appointed: ListBeginning::of(appointed).try_map(|act| {
            let player = act.player.map_or(Ok(String::new()), name)?;
            let by = act.organiser.map(name).transpose()?;
            Ok::<_, Fault>(TodayOrganiser { player, circle: act.circle, by, at: act.at })
        })?,
        pressed: ListBeginning::of(pressed).try_map(|(row, at)| shown(lookup, &row, at))?,
        still,
        reports,
        unreached: ListBeginning::of(unreached).try_map(name)?,
        tournaments: ListBeginning::of(Vec::new()),
    };
    for feature in lookup.assembly.features() {
        feature.add_to_today(lookup, &mut today)?;
    }
    Ok(today)
}

/// The games in which time is up, or will be within a day, and when; the first of them first.
fn pressed(lookup: Lookup<'_>) -> Result<Vec<(GameRow, DateTime<Utc>)>, Fault> {
    let soon = lookup.now + DAY;
    let mut found = Vec::new();
    let mut look = |open: Result<Open, Fault>| match open {
        Ok(Open { row, course }) => {
            let at = course.deadline().filter(|at| *at <= soon);
            found.extend(at.map(|at| (row, at)));
            Ok(())
        }
        // A game that can't be read hides no other.
        Err(fault) => fault.lasting().map(drop),
    };
    for game in lookup.view.due_games(soon, MOST)? {
        look(lookup.existing(game))?;
    }
    for row in lookup.view.games_with_idle_clocks(MOST)? {
        look(lookup.open_row(row))?;
    }
    found.sort_by_key(|(row, at)| (*at, row.id));
    Ok(found)
}

fn shown(lookup: Lookup<'_>, row: &GameRow, at: DateTime<Utc>) -> Result<TodayGame, Fault> {
    let none = || Fault::row(format_args!("nobody is to move in game {}", row.id));
    let name = |player: PlayerId| Ok::<_, Fault>(lookup.view.player(player)?.name);
    let names = engine::BySide {
        attackers: name(row.players.attackers)?,
        defenders: name(row.players.defenders)?,
    };
    let to_move = row.folded.to_move.ok_or_else(none)?;
    Ok(TodayGame { number: row.id.0, names, to_move, at })
}
