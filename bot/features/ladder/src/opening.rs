//! The first days of a match: players who don't begin, defer it, or concede the place.
//!
//! Time is measured on the clock of the player's own first turn: it does not run before the player
//! has been told, on vacation, while the club is down, or while the player has deferred the match.
//! So a deadline can only turn out later than expected, and is checked again at the expected time.

use chrono::TimeDelta;
use correspondence::event::Event;
use kernel::happened::Happened;
use kernel::ladder_rules::{DEFER_EVERY, Number};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::names;
use kernel::refused::Stop;
use play::pair;
use storage::{DeferralRow, Fault, GameId, LadderMatchRow, PlayerId, Span};
use templates::ladder::{LadderChange, LadderNews, LadderRefused};

use crate::result;
use crate::result::Played;

/// How long before the deadline a player is reminded.
const REMINDED: TimeDelta = TimeDelta::days(1);

/// Checks whether both players have begun in time: if the challenger hasn't, the challenge is void;
/// if the defender hasn't, the challenger gets the place. Before that they are reminded, once.
pub fn settle(ledger: &Ledger<'_>, row: &LadderMatchRow) -> Result<(), Fault> {
    let lookup = ledger.lookup();
    let allowed = TimeDelta::days(lookup.rules.get(Number::OpeningDays).into());
    let left = ran(lookup, row)?.map(|ran| ran.map(|ran| allowed - ran));
    let [challenger, defender] = left;
    let late = |left: Option<TimeDelta>| left.is_some_and(|left| left <= TimeDelta::zero());
    if late(challenger) {
        return end_and_tell(ledger, row, LadderChange::Void);
    }
    if late(defender) {
        return end_and_tell(ledger, row, LadderChange::Absent);
    }
    let mut reminded = row.reminded;
    // A first ply can be taken back, so it is checked again as long as the match goes on.
    let mut again = allowed;
    let players = [row.challenger, row.defender];
    for ((player, left), reminded) in players.into_iter().zip(left).zip(&mut reminded) {
        let Some(left) = left else { continue };
        if left <= REMINDED && !*reminded && allowed > REMINDED {
            let until = (ledger.now + left).timestamp();
            ledger.tell(
                player,
                &Happened::Ladder(LadderNews::NotBegun { game: row.game.0, until }),
            )?;
            *reminded = true;
        }
        let early = !*reminded && left > REMINDED;
        again = again.min(if early { left - REMINDED } else { left });
    }
    // Without a minimum, a fraction of a second would be checked over and over.
    let due = ledger.now + again.max(TimeDelta::seconds(1));
    ledger.change.set_ladder_match_due(row.game, due, reminded)
}

/// The player's matches in which they have yet to begin, and how long they have for it.
pub fn to_begin(
    lookup: Lookup<'_>,
    player: PlayerId,
) -> Result<Vec<(LadderMatchRow, TimeDelta)>, Fault> {
    let allowed = TimeDelta::days(lookup.rules.get(Number::OpeningDays).into());
    let mut waiting = Vec::new();
    for row in lookup.view.running_ladder_matches(player)? {
        let [challenger, defender] = ran(lookup, &row)?;
        let ran = if row.challenger == player { challenger } else { defender };
        let left = ran.map(|ran| allowed - ran).filter(|left| *left > TimeDelta::zero());
        waiting.extend(left.map(|left| (row, left)));
    }
    Ok(waiting)
}

/// How long the clocks of the challenger and of the defender have run, if they have made no ply in
/// either game.
fn ran(lookup: Lookup<'_>, row: &LadderMatchRow) -> Result<[Option<TimeDelta>; 2], Fault> {
    let games = pair::both(lookup, row.game)?;
    // Resigning the game in which the player moves first counts as showing up, too.
    Ok([row.challenger, row.defender].map(|player| pair::waited_for(&games, player, lookup.now)))
}

/// Ends a match without play: its games end without a result.
fn end(ledger: &Ledger<'_>, row: &LadderMatchRow, what: LadderChange) -> Result<LadderNews, Fault> {
    let games = pair::both(ledger.lookup(), row.game)?;
    let came = [row.challenger, row.defender].map(|player| {
        match games.iter().any(|open| pair::plies_of(open, player) > 0) {
            true => (player, Played::Yes),
            // A player who did not show up has played nothing: their idle days continue.
            false => (player, Played::No),
        }
    });
    for mut open in games {
        if open.course.end.is_none() {
            ledger.book(&mut open, &Event::Void)?;
        }
    }
    ledger.change.end_ladder_match(row.game, ledger.now)?;
    let step = result::without_play(ledger, row, what)?;
    for (player, played) in came {
        result::over(ledger, &row.ladder, player, played)?;
    }
    Ok(step)
}

/// Like `end`, because somebody did not show up: both are told.
fn end_and_tell(
    ledger: &Ledger<'_>,
    row: &LadderMatchRow,
    what: LadderChange,
) -> Result<(), Fault> {
    let happened = Happened::Ladder(end(ledger, row, what)?);
    ledger.tell(row.challenger, &happened)?;
    ledger.tell(row.defender, &happened)?;
    result::leave_if_wanted(ledger, row)
}

/// Concedes the place to the challenger, before the player's own first ply; no rating is lost.
pub fn concede(
    ledger: &Ledger<'_>,
    player: PlayerId,
    game: Option<GameId>,
    opponent: Option<&str>,
) -> Result<LadderNews, Stop> {
    let row = meant(ledger, player, game, opponent, |row| row.defender == player)?;
    let game = row.game.0;
    if row.defender != player {
        return Err(LadderRefused::NotDefender { game }.into());
    }
    not_begun(ledger, &row, player)?;
    let step = end(ledger, &row, LadderChange::Conceded)?;
    ledger.tell(row.challenger, &Happened::Ladder(step.clone()))?;
    result::leave_if_wanted(ledger, &row)?;
    Ok(step)
}

/// Defers a match, before the player's own first ply: the player's clocks in it are paused for some
/// days.
pub fn defer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    game: Option<GameId>,
    opponent: Option<&str>,
) -> Result<LadderNews, Stop> {
    let row = meant(ledger, player, game, opponent, |_| true)?;
    not_begun(ledger, &row, player)?;
    if let Some(last) = ledger.view().last_deferral(player)? {
        let again = last.span.from + TimeDelta::days(DEFER_EVERY.into());
        if again > ledger.now {
            return Err(LadderRefused::DeferredBefore { again_at: again.timestamp() }.into());
        }
    }
    let until = ledger.now + TimeDelta::days(ledger.lookup().rules.get(Number::DeferDays).into());
    let span = Span { from: ledger.now, until };
    ledger.change.insert_deferral(&DeferralRow { game: row.game, player, span })?;
    for open in pair::both(ledger.lookup(), row.game)? {
        ledger.refresh(open.row.id)?;
    }
    let deferred = LadderNews::Deferred { game: row.game.0, player: player.0 };
    let other = if row.challenger == player { row.defender } else { row.challenger };
    ledger.tell(other, &Happened::Ladder(deferred.clone()))?;
    Ok(deferred)
}

fn not_begun(ledger: &Ledger<'_>, row: &LadderMatchRow, player: PlayerId) -> Result<(), Stop> {
    let games = pair::both(ledger.lookup(), row.game)?;
    if games.iter().any(|open| pair::plies_of(open, player) > 0) {
        return Err(LadderRefused::Begun { game: row.game.0 }.into());
    }
    Ok(())
}

/// The match that a player means: the one with that game, against that opponent, or the only one in
/// which the player could do this.
fn meant(
    ledger: &Ledger<'_>,
    player: PlayerId,
    game: Option<GameId>,
    opponent: Option<&str>,
    fits: impl Fn(&LadderMatchRow) -> bool,
) -> Result<LadderMatchRow, Stop> {
    let mut running = ledger.view().running_ladder_matches(player)?;
    if let Some(game) = game {
        let partner = ledger.view().game(game)?.and_then(|row| row.partner);
        running.retain(|row| row.game == game || Some(row.game) == partner);
    }
    if let Some(opponent) = opponent {
        let meant = ledger.view().player_called(&names::folded(opponent))?.map(|row| row.id);
        let mut named = Vec::new();
        for row in running {
            let other = if row.challenger == player { row.defender } else { row.challenger };
            if Some(other) == meant {
                named.push(row);
            }
        }
        running = named;
    }
    if game.is_none() && opponent.is_none() && running.len() > 1 {
        running.retain(|row| fits(row));
    }
    let games: Vec<i64> = running.iter().map(|row| row.game.0).collect();
    match (running.pop(), games.len()) {
        (Some(only), 1) => Ok(only),
        (None, _) => Err(LadderRefused::NoMatch.into()),
        (Some(_), _) => Err(LadderRefused::WhichMatch { games }.into()),
    }
}
