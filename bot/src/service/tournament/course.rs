//! What happens in a tournament as it goes on: who does not come, who goes before the end, and
//! when it is over.

use chrono::TimeDelta;
use engine::Side;
use engine::notation::record::{EndedBy, RecordLine};
use storage::{EntrantRow, Fault, GameRow, PlayerId, TournamentRow};

use super::group::{self, Group};
use super::start::{self, LEAST};
use super::told::{Gone, News, Tournament};
use crate::service::event::Event;
use crate::service::happened::Happened;
use crate::service::ledger::Ledger;
use crate::service::lookup::{Lookup, Open};
use crate::service::pair;
use crate::service::refused::Stop;
use templates::told::GameNews;

/// So long before it is too late one is reminded.
const REMINDED: TimeDelta = TimeDelta::days(1);

/// Does what is due about a tournament: it begins, or whoever has not come is out.
pub(in crate::service) fn settle(
    ledger: &mut Ledger<'_>,
    row: &TournamentRow,
) -> Result<(), Fault> {
    if row.started_at.is_some() {
        return look_who_comes(ledger, row);
    }
    let entrants = start::entrants(ledger, row)?;
    if entrants.len() < LEAST as usize {
        return call_off(ledger, row, None);
    }
    if start::ruleset(ledger, row).is_none() {
        let reason = RecordLine::new(&format!("the club has no ruleset {} any more", row.ruleset));
        return call_off(ledger, row, reason);
    }
    start::start(ledger, row).map_err(|stop| match stop {
        Stop::Fault(fault) => fault,
        // What the hosts have chosen was looked at when they did.
        Stop::Refused(refused) => Fault::row(format_args!("tournament {}: {refused:?}", row.id)),
    })
}

/// A tournament is not played, or not to its end: games that go on are closed, and everybody who
/// has entered is told.
pub(super) fn call_off(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    reason: Option<RecordLine>,
) -> Result<(), Fault> {
    let (ended_at, kept) = (Some(ledger.now), reason.as_ref().map(ToString::to_string));
    let off =
        TournamentRow { ended_at, cancelled: true, reason: kept, due_at: None, ..row.clone() };
    ledger.change.set_tournament(&off)?;
    tell_all(ledger, row, &News::CalledOff)?;
    // Before it begins there are no games, and no reason either if too few have entered.
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

fn tell_all(ledger: &Ledger<'_>, row: &TournamentRow, news: &News) -> Result<(), Fault> {
    let happened = Tournament { tournament: row.id.0, news: news.clone() };
    for entrant in ledger.view().entrants(row.id)? {
        // Whom the hosts have taken out before it began has heard of that.
        let played = entrant.seat.is_some() || entrant.gone.is_none();
        if played && ledger.player(entrant.player)?.erased_at.is_none() {
            ledger.tell(entrant.player, &Happened::Tournament(happened.clone()))?;
        }
    }
    Ok(())
}

/// Whoever has made no ply when his clock has run for the first days is out; a day before that he
/// is reminded. As on ladders it does not run before he was told, on vacation where that is
/// allowed, or while the club is away: what is due can only come later than was thought. A first
/// ply can be taken back, so it is looked at again as long as games go on.
fn look_who_comes(ledger: &Ledger<'_>, row: &TournamentRow) -> Result<(), Fault> {
    let allowed = TimeDelta::days(row.window_days.into());
    let mut again = allowed;
    let mut absent = Vec::new();
    for group in group::groups(ledger.lookup(), row)? {
        for entrant in group.seats.iter().filter(|entrant| entrant.gone.is_none()) {
            let left = match wait(ledger, &group, entrant.player)? {
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
                let told = Tournament { tournament: row.id.0, news: News::NotBegun { until } };
                ledger.tell(entrant.player, &Happened::Tournament(told))?;
                reminded = true;
                ledger.change.set_entrant(&EntrantRow { reminded, ..entrant.clone() })?;
            }
            let early = !reminded && left > REMINDED;
            again = again.min(if early { left - REMINDED } else { left });
        }
    }
    // All are out before the first of their games ends: with the last one it may be over.
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

/// How long somebody was waited for.
enum Wait {
    /// No longer: he has come, or there is no game that he would begin.
    Over,
    /// So long has his clock run.
    Ran(TimeDelta),
    /// Until a game was lost on time that he would have begun.
    Lost,
}

fn wait(ledger: &Ledger<'_>, group: &Group, player: PlayerId) -> Result<Wait, Fault> {
    // Where both sides have moved he has, too.
    if group.games_of(player).any(|game| game.folded.plies > 1) {
        return Ok(Wait::Over);
    }
    let games = group.games_of(player).map(|game| ledger.lookup().open_row(game.clone()));
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
    Ok(pair::waited_for(&games, player, ledger.now).map_or(Wait::Over, Wait::Ran))
}

/// What becomes of somebody's games if he goes now.
pub(super) struct Going {
    player: PlayerId,
    /// Whether at least half of them were over: then the others count as lost, else none counts.
    pub counts: bool,
    /// Those that he resigns: of matches that have begun for him.
    resigned: Vec<Open>,
    /// Those that end without a result.
    void: Vec<Open>,
}

impl Going {
    pub fn of(lookup: Lookup<'_>, group: &Group, player: PlayerId) -> Result<Going, Fault> {
        // Against whoever has gone before there is nothing to play, or it does not count.
        let played = |game: &&GameRow| {
            let [one, two] = [game.players.attackers, game.players.defenders];
            let rival = if one == player { two } else { one };
            match game.folded.ended_at {
                Some(_) => group::has_result(game) && group.counts(rival),
                None => group.plays(rival),
            }
        };
        let games: Vec<_> = group.games_of(player).filter(played).collect();
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

    /// How many games he resigns.
    pub fn resigned(&self) -> u32 {
        u32::try_from(self.resigned.len()).unwrap_or(u32::MAX)
    }

    /// Ends them, and maybe the tournament.
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

/// Somebody goes from a tournament that has begun: those who play in his group are told, and then
/// his games end.
pub(super) fn go(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    entrant: &EntrantRow,
    how: Gone,
    act: Option<i64>,
) -> Result<Tournament, Fault> {
    let (told, going) = out(ledger, row, entrant, how, act)?;
    going.end_games(ledger, how)?;
    Ok(told)
}

/// Somebody is out, and his games are still to end. He is told, too, if he has not asked for it.
fn out(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    entrant: &EntrantRow,
    how: Gone,
    act: Option<i64>,
) -> Result<(Tournament, Going), Fault> {
    let player = entrant.player;
    let none = || Fault::row(format_args!("tournament {} has no group of {player}", row.id));
    let group = group::of(ledger.lookup(), row, player)?.ok_or_else(none)?;
    let mut going = Going::of(ledger.lookup(), &group, player)?;
    if how == Gone::Absent {
        // He has resigned nothing: what he has lost on time is all that he has played.
        going.void.append(&mut going.resigned);
    }
    let gone = Some((how.write(going.counts), ledger.now));
    ledger.change.set_entrant(&EntrantRow { gone, ..entrant.clone() })?;
    let news = News::Gone { player: player.0, how, counts: Some(going.counts), act };
    let told = Tournament { tournament: row.id.0, news };
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

/// What a game that has just ended means for its tournament, if it is one of one: with the last
/// game that is over.
pub(in crate::service) fn conclude(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    let Some(partner) = open.row.partner else { return Ok(()) };
    let Some(id) = ledger.view().tournament_of(open.row.id.min(partner))? else { return Ok(()) };
    let none = || Fault::row(format_args!("tournament {id} is gone"));
    let row = ledger.view().tournament(id)?.ok_or_else(none)?;
    if row.ended_at.is_some() || ledger.view().tournament_runs(id)? {
        return Ok(());
    }
    let ended_at = Some(ledger.now);
    ledger.change.set_tournament(&TournamentRow { ended_at, due_at: None, ..row.clone() })?;
    tell_all(ledger, &row, &News::Over)
}
