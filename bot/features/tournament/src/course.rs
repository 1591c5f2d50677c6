//! What happens during a tournament: players who don't show up, players who leave early, and its
//! end.

use chrono::TimeDelta;
use correspondence::event::Event;
use engine::Side;
use engine::notation::record::{EndedBy, RecordLine};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use kernel::refused::Stop;
use kernel::{news, tournaments};
use play::pair;
use storage::{EntrantRow, Fault, GameRow, PlayerId, TournamentRow};
use templates::told::GameNews;
use templates::tournament::{Gone, TournamentEvent, TournamentNews};

use crate::group::GroupGames;
use crate::start::LEAST;
use crate::{group, stage, start};

/// How long before the deadline a player is reminded.
const REMINDED: TimeDelta = TimeDelta::days(1);

/// Does what is due about a tournament: it begins, players who have not shown up are out, or what
/// follows it begins.
pub fn settle(ledger: &mut Ledger<'_>, row: &TournamentRow) -> Result<(), Fault> {
    if row.ended_at.is_some() {
        return stage::follow(ledger, row);
    }
    if row.started_at.is_some() {
        return look_who_comes(ledger, row);
    }
    let entrants = start::entrants(ledger, row)?;
    if entrants.len() < LEAST as usize {
        return call_off(ledger, row, None);
    }
    if start::ruleset(ledger, row).is_none() {
        return call_off(ledger, row, ruleset_gone(row));
    }
    start::start(ledger, row).map_err(|stop| match stop {
        Stop::Fault(fault) => fault,
        // The organisers' choices were checked when they were made.
        Stop::Refused(refused) => Fault::row(format_args!("tournament {}: {refused:?}", row.id)),
    })
}

/// Why a tournament is called off whose ruleset the club no longer has.
pub(crate) fn ruleset_gone(row: &TournamentRow) -> Option<RecordLine> {
    RecordLine::new(&format!("the club no longer has the ruleset {}", row.ruleset))
}

/// A tournament is not played, or not to its end: running games are closed, and everybody who has
/// entered is told.
pub(crate) fn call_off(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    reason: Option<RecordLine>,
) -> Result<(), Fault> {
    let (ended_at, kept) = (Some(ledger.now), reason.as_ref().map(ToString::to_string));
    let off =
        TournamentRow { ended_at, cancelled: true, reason: kept, due_at: None, ..row.clone() };
    ledger.change.set_tournament(&off)?;
    news::tell_of_tournament(ledger, row, TournamentEvent::CalledOff)?;
    tell_all(ledger, row, &TournamentEvent::CalledOff)?;
    // Before it begins there are no games, and if too few have entered there is no reason either.
    let Some(reason) = reason else { return Ok(()) };
    for game in ledger.view().tournament_games(row.id)? {
        if game.folded.ended_at.is_none() {
            let mut open = ledger.lookup().open_row(game)?;
            let moment = ledger.book(&mut open, &Event::Closed(reason.clone()))?;
            pair::conclude(ledger, &open, moment)?;
        }
    }
    Ok(())
}

/// A circle is closed: its tournaments that haven't begun aren't played.
pub(crate) fn call_off_waiting(
    ledger: &Ledger<'_>,
    circle: &str,
    reason: &RecordLine,
) -> Result<(), Fault> {
    for row in ledger.view().waiting_tournaments()? {
        if row.circle.as_deref() == Some(circle) {
            call_off(ledger, &row, Some(reason.clone()))?;
        }
    }
    Ok(())
}

pub fn tell_all(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    news: &TournamentEvent,
) -> Result<(), Fault> {
    let happened = TournamentNews { tournament: row.id.0, news: news.clone() };
    for entrant in ledger.view().entrants(row.id)? {
        // A player taken out by the organisers before it began has already been told.
        let played = entrant.seat.is_some() || entrant.gone.is_none();
        if played && ledger.player(entrant.player)?.erased_at.is_none() {
            ledger.tell(entrant.player, &Happened::Tournament(happened.clone()))?;
        }
    }
    Ok(())
}

/// Players who have made no ply when their clock has run for the first days are out; a day before
/// that they are reminded. As on ladders it does not run before they have been told, on vacation
/// where that is allowed, or while the club is down: a deadline can only turn out later than
/// expected. A first ply can be taken back, so it is checked again as long as games are going on.
fn look_who_comes(ledger: &Ledger<'_>, row: &TournamentRow) -> Result<(), Fault> {
    let allowed = TimeDelta::days(row.window_days.into());
    let mut again = allowed;
    let mut absent = Vec::new();
    for group in group::groups(ledger.lookup(), row)? {
        for entrant in group.seats.iter().filter(|entrant| entrant.gone.is_none()) {
            let left = match wait(ledger.lookup(), &group, entrant.player)? {
                Wait::Over => continue,
                Wait::Lost => TimeDelta::zero(),
                Wait::Ran(ran) => allowed - ran,
            };
            if left <= TimeDelta::zero() {
                absent.push(entrant.clone());
                continue;
            }
            let mut reminded = entrant.reminded;
            if left <= REMINDED && !reminded && allowed > REMINDED {
                let until = (ledger.now + left).timestamp();
                let told = TournamentNews {
                    tournament: row.id.0,
                    news: TournamentEvent::NotBegun { until },
                };
                ledger.tell(entrant.player, &Happened::Tournament(told))?;
                reminded = true;
                ledger.change.set_entrant(&EntrantRow { reminded, ..entrant.clone() })?;
            }
            let early = !reminded && left > REMINDED;
            again = again.min(if early { left - REMINDED } else { left });
        }
    }
    // All of them are out before the first of their games ends: with the last game the tournament
    // may be over.
    let mut going = Vec::new();
    for entrant in &absent {
        going.push(out(ledger, row, entrant, Gone::Absent, None)?);
    }
    for (_, going) in going {
        going.end_games(ledger, Gone::Absent)?;
    }
    let Some(row) = ledger.view().tournament(row.id)?.filter(|row| row.ended_at.is_none()) else {
        return Ok(());
    };
    let due_at = Some(ledger.now + again.max(TimeDelta::seconds(1)));
    ledger.change.set_tournament(&TournamentRow { due_at, ..row })
}

/// How long a player has been waited for.
enum Wait {
    /// No longer: they have shown up, or there is no game in which they move first.
    Over,
    /// Their clock has run for this long.
    Ran(TimeDelta),
    /// Until they lost a game on time in which they move first.
    Lost,
}

/// How long a player has for their first ply in a tournament; `None` if nothing depends on it.
pub fn to_begin(
    lookup: Lookup<'_>,
    row: &TournamentRow,
    player: PlayerId,
) -> Result<Option<TimeDelta>, Fault> {
    let Some(group) = group::of(lookup, row, player)? else { return Ok(None) };
    let allowed = TimeDelta::days(row.window_days.into());
    let left = match wait(lookup, &group, player)? {
        Wait::Ran(ran) => Some(allowed - ran),
        Wait::Over | Wait::Lost => None,
    };
    Ok(left.filter(|left| *left > TimeDelta::zero()))
}

fn wait(lookup: Lookup<'_>, group: &GroupGames, player: PlayerId) -> Result<Wait, Fault> {
    // If both sides have moved, so has the player.
    if group.games_of(player).any(|game| game.folded.plies > 1) {
        return Ok(Wait::Over);
    }
    let games = group.games_of(player).map(|game| lookup.open_row(game.clone()));
    let games: Vec<Open> = games.collect::<Result<_, _>>()?;
    if games.iter().any(|open| pair::plies_of(open, player) > 0) {
        return Ok(Wait::Over);
    }
    let lost = |open: &Open| {
        let end = open.course.end.map(|(end, _)| end);
        let late = end.filter(|end| end.by == EndedBy::Time).and_then(|end| end.winner);
        let begins = open.course.game.plies().is_empty();
        begins && late.is_some_and(|winner| open.row.players[winner] != player)
    };
    if games.iter().any(lost) {
        return Ok(Wait::Lost);
    }
    Ok(pair::waited_for(&games, player, lookup.now).map_or(Wait::Over, Wait::Ran))
}

/// What happens to a player's games if they leave now.
pub struct Going {
    player: PlayerId,
    /// Whether at least half of them were over: then the others count as lost, otherwise none
    /// counts.
    pub counts: bool,
    /// Games that the player resigns: those of matches that have begun for them.
    resigned: Vec<Open>,
    /// Games that end without a result.
    void: Vec<Open>,
}

impl Going {
    pub fn of(lookup: Lookup<'_>, group: &GroupGames, player: PlayerId) -> Result<Going, Fault> {
        // Games against players who have left are not played, or don't count.
        let played = |game: &&GameRow| {
            let [one, two] = [game.players.attackers, game.players.defenders];
            let rival = if one == player { two } else { one };
            match game.folded.ended_at {
                Some(_) => group::has_result(game) && group.counts(rival),
                None => group.plays(rival),
            }
        };
        let games: Vec<_> = group.counted_of(player).filter(played).collect();
        let over = games.iter().filter(|game| group::has_result(game)).count();
        let counts = !games.is_empty() && 2 * over >= games.len();
        let mut going = Going { player, counts, resigned: Vec::new(), void: Vec::new() };
        for game in &games {
            if game.folded.ended_at.is_some() {
                continue;
            }
            let open = lookup.open_row((*game).clone())?;
            let partner = games.iter().find(|other| game.partner == Some(other.id));
            let partner = partner.map(|other| lookup.open_row((*other).clone()));
            let partner = partner.transpose()?;
            let begun = [Some(&open), partner.as_ref()]
                .into_iter()
                .flatten()
                .any(|open| pair::plies_of(open, player) > 0 || group::has_result(&open.row));
            if begun { going.resigned.push(open) } else { going.void.push(open) }
        }
        Ok(going)
    }

    /// How many games the player resigns.
    pub fn resigned(&self) -> u32 {
        u32::try_from(self.resigned.len()).unwrap_or(u32::MAX)
    }

    /// Ends the games, and with them perhaps the tournament.
    fn end_games(self, ledger: &Ledger<'_>, how: Gone) -> Result<(), Fault> {
        for mut open in self.resigned {
            let side = Side::BOTH.into_iter().find(|&side| open.row.players[side] == self.player);
            let Some(side) = side else { continue };
            let moment = ledger.book(&mut open, &Event::Resigned(side))?;
            ledger.tell(open.row.players[!side], &Happened::game(GameNews::Ended, moment))?;
            if !how.asked() {
                ledger.tell(self.player, &Happened::game(GameNews::Ended, moment))?;
            }
            pair::conclude(ledger, &open, moment)?;
        }
        for mut open in self.void {
            let moment = ledger.book(&mut open, &Event::Void)?;
            pair::conclude(ledger, &open, moment)?;
        }
        Ok(())
    }
}

/// Somebody leaves a tournament that has begun: the players of their group are told, and then their
/// games end.
pub fn go(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    entrant: &EntrantRow,
    how: Gone,
    act: Option<i64>,
) -> Result<TournamentNews, Fault> {
    let (told, going) = out(ledger, row, entrant, how, act)?;
    going.end_games(ledger, how)?;
    Ok(told)
}

/// Marks somebody as out, before their games end. They are told, too, if they have not asked for
/// it.
fn out(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    entrant: &EntrantRow,
    how: Gone,
    act: Option<i64>,
) -> Result<(TournamentNews, Going), Fault> {
    let player = entrant.player;
    let none = || Fault::row(format_args!("tournament {} has no group of {player}", row.id));
    let group = group::of(ledger.lookup(), row, player)?.ok_or_else(none)?;
    let mut going = Going::of(ledger.lookup(), &group, player)?;
    if how == Gone::Absent {
        // They have resigned nothing: only the games they have lost on time count as played.
        going.void.append(&mut going.resigned);
    }
    let gone = Some((how.write(going.counts), ledger.now));
    ledger.change.set_entrant(&EntrantRow { gone, ..entrant.clone() })?;
    let news = TournamentEvent::Gone { player: player.0, how, counts: Some(going.counts), act };
    let told = TournamentNews { tournament: row.id.0, news };
    for seat in &group.seats {
        let hears = match seat.player == player {
            true => !how.asked(),
            false => seat.gone.is_none(),
        };
        if hears {
            ledger.tell(seat.player, &Happened::Tournament(told.clone()))?;
        }
    }
    Ok((told, going))
}

/// Applies a game that has just ended to its tournament, if it belongs to one: with the last game
/// the tournament is over. What is to follow it is due then, and its players are told of both at once.
pub fn conclude(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    let Some(partner) = open.row.partner else { return Ok(()) };
    let Some(id) = ledger.view().tournament_of(open.row.id.min(partner))? else { return Ok(()) };
    let row = tournaments::row(ledger.lookup(), id.0)?;
    if row.ended_at.is_some() || ledger.view().tournament_runs(id)? {
        return Ok(());
    }
    let ended_at = Some(ledger.now);
    let due_at = stage::next_stage(&row)?.and(ended_at);
    ledger.change.set_tournament(&TournamentRow { ended_at, due_at, ..row.clone() })?;
    if due_at.is_some() {
        return Ok(());
    }
    news::tell_of_tournament(ledger, &row, TournamentEvent::Over)?;
    tell_all(ledger, &row, &TournamentEvent::Over)
}
