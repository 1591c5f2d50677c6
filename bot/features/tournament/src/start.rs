//! The start of a tournament: groups are made, and all games begin at once.

use std::sync::Arc;

use chrono::TimeDelta;
use engine::ruleset::Ruleset;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::refused::{Refused, Stop};
use kernel::terms::GameTerms;
use kernel::{house_players, news, suspended, venue};
use play::{begin, pair};
use storage::{EntrantRow, Fault, GameId, PlayerId, TournamentRow};
use templates::told::GameNews;
use templates::tournament::{Gone, TournamentEvent, TournamentNews};

use crate::group;

/// The fewest players in a group, and in a tournament.
pub const LEAST: u32 = 4;

/// The most players in a group: each begins up to seven matches at once.
pub const MOST_IN_GROUP: u32 = 8;

/// The most matches of a tournament that are shown in servers: those of one full group. The boards of
/// more would fill a channel at once, and hold up what others wait for.
const MOST_SHOWN: usize = 28;

/// Begins a tournament with the players who have entered; there are enough of them.
pub fn start(ledger: &mut Ledger<'_>, row: &TournamentRow) -> Result<(), Stop> {
    let entrants = entrants(ledger, row)?;
    // Suspended players can't give orders, so the others would only wait for them.
    for suspended in ledger.view().entrants(row.id)? {
        let plays = entrants.iter().any(|entrant| entrant.player == suspended.player);
        if !plays && suspended.gone.is_none() {
            let player = suspended.player.0;
            let news =
                TournamentEvent::Gone { player, how: Gone::TakenOut, counts: None, act: None };
            let told = TournamentNews { tournament: row.id.0, news };
            ledger.tell(suspended.player, &Happened::Tournament(told))?;
            ledger.change.delete_entrant(row.id, suspended.player)?;
        }
    }
    let groups = groups(by_strength(ledger, row, entrants)?, row.group_size);
    begin(ledger, row, &groups)
}

/// Begins a tournament with these groups. Players who have met in games that count in it don't meet
/// again.
pub fn begin(
    ledger: &mut Ledger<'_>,
    row: &TournamentRow,
    groups: &[Vec<EntrantRow>],
) -> Result<(), Stop> {
    let terms = terms(ledger, row)?;
    // Each player is told about the whole before their games are shown.
    let due = ledger.now + TimeDelta::days(row.window_days.into());
    let started = TournamentRow { started_at: Some(ledger.now), due_at: Some(due), ..row.clone() };
    ledger.change.set_tournament(&started)?;
    news::tell_of_tournament(ledger, row, TournamentEvent::Began)?;
    let began =
        Happened::Tournament(TournamentNews { tournament: row.id.0, news: TournamentEvent::Began });
    for entrant in groups.iter().flatten() {
        ledger.change.set_entrant(entrant)?;
        ledger.tell(entrant.player, &began)?;
    }
    let mut pairs = Vec::new();
    for group in group::groups(ledger.lookup(), row)? {
        let players: Vec<PlayerId> = group.seats.iter().map(|entrant| entrant.player).collect();
        for (seat, &one) in players.iter().enumerate() {
            let others = players.iter().skip(seat + 1).copied();
            pairs.extend(others.filter(|&two| !group.have_met(one, two)).map(|two| [one, two]));
        }
    }
    let are_shown = pairs.len() <= MOST_SHOWN;
    for players in pairs {
        let game = begin_match(ledger, row, &terms, players)?;
        if are_shown {
            venue::keep_drawn_match(ledger, game, players)?;
        }
        tell_of_match(ledger, game)?;
    }
    Ok(())
}

/// The players who would play if it began now, in the order in which they entered.
pub fn entrants(ledger: &Ledger<'_>, row: &TournamentRow) -> Result<Vec<EntrantRow>, Fault> {
    let mut entrants = Vec::new();
    for entrant in ledger.view().entrants(row.id)? {
        if entrant.gone.is_none() && !suspended::is_suspended(ledger.lookup(), entrant.player)? {
            entrants.push(entrant);
        }
    }
    Ok(entrants)
}

/// The ruleset as it was when the tournament was opened, or the current one if a host has changed
/// it since.
pub fn ruleset<'a>(ledger: &Ledger<'a>, row: &TournamentRow) -> Option<&'a Arc<Ruleset>> {
    let opened = ledger.library.version(&row.ruleset, row.version);
    opened.or_else(|| ledger.library.newest(&row.ruleset))
}

/// Rated players come first, the strongest at the front; then the others in the order in which they
/// entered.
fn by_strength(
    ledger: &Ledger<'_>,
    row: &TournamentRow,
    entrants: Vec<EntrantRow>,
) -> Result<Vec<EntrantRow>, Fault> {
    let mut rated = Vec::new();
    for entrant in entrants {
        let form = ratings::form_of(ledger.lookup(), &row.ruleset, entrant.player)?;
        rated.push((form.map_or(f64::MIN, |form| form.rating.rating), entrant));
    }
    // Equal players stay in the order in which they entered.
    rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    Ok(rated.into_iter().map(|(_, entrant)| entrant).collect())
}

/// Groups of about the same size and strength: as few as the size allows, none smaller than
/// [`LEAST`], filled back and forth from the strongest to the weakest.
fn groups(entrants: Vec<EntrantRow>, size: u32) -> Vec<Vec<EntrantRow>> {
    let all = u32::try_from(entrants.len()).unwrap_or(u32::MAX);
    let count = all.div_ceil(size.max(LEAST)).min(all / LEAST).max(1);
    let mut groups: Vec<Vec<EntrantRow>> = (0..count).map(|_| Vec::new()).collect();
    let to_and_fro = (0..count).chain((0..count).rev()).cycle();
    for (entrant, group) in entrants.into_iter().zip(to_and_fro) {
        if let Some(seats) = groups.get_mut(group as usize) {
            let seat = u32::try_from(seats.len() + 1).unwrap_or(u32::MAX);
            seats.push(EntrantRow { seat: Some((group + 1, seat)), ..entrant });
        }
    }
    groups
}

/// Begins a match; returns its first game.
fn begin_match(
    ledger: &mut Ledger<'_>,
    row: &TournamentRow,
    terms: &GameTerms,
    [one, two]: [PlayerId; 2],
) -> Result<GameId, Stop> {
    let games = begin::begin_match(ledger, terms, one, two)?;
    house_players::note_games(ledger, [one, two], games.map(|game| GameId(game.game)))?;
    let [first, _] = games.map(|game| GameId(game.game));
    ledger.change.insert_tournament_match(row.id, first)?;
    Ok(first)
}

fn tell_of_match(ledger: &mut Ledger<'_>, first: GameId) -> Result<(), Stop> {
    for open in pair::both(ledger.lookup(), first)? {
        // The opponent is told about the game with the first ply, because many begin at once.
        let to_move = open.course.to_move();
        let (mover, other) = (open.row.players[to_move], open.row.players[!to_move]);
        let began = Happened::game(GameNews::Began, open.moment());
        ledger.tell(mover, &began)?;
        ledger.show(other, mover, &began)?;
    }
    Ok(())
}

fn terms(ledger: &Ledger<'_>, row: &TournamentRow) -> Result<GameTerms, Stop> {
    let bad_clock = || Refused::BadClock { typed: row.clock.clone() };
    let no_ruleset = || Refused::NoRuleset { typed: row.ruleset.clone() };
    let ruleset = ruleset(ledger, row).ok_or_else(no_ruleset)?;
    Ok(GameTerms::rated_match(ruleset, row.clock.parse().map_err(|_| bad_clock())?))
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use storage::{PlayerId, TournamentId};

    use super::*;

    fn seats(players: i64, size: u32) -> Vec<Vec<i64>> {
        let entrant = |player| EntrantRow {
            tournament: TournamentId(1),
            player: PlayerId(player),
            entered_at: DateTime::UNIX_EPOCH,
            seat: None,
            reminded: false,
            gone: None,
        };
        let groups = groups((1..=players).map(entrant).collect(), size);
        for (number, group) in (1..).zip(&groups) {
            let seats: Vec<_> = group.iter().map(|entrant| entrant.seat).collect();
            let expected: Vec<_> =
                (1..=group.len() as u32).map(|seat| Some((number, seat))).collect();
            assert_eq!(seats, expected);
        }
        groups.iter().map(|group| group.iter().map(|entrant| entrant.player.0).collect()).collect()
    }

    #[test]
    fn groups_are_equally_strong() {
        assert_eq!(seats(9, 8), [vec![1, 4, 5, 8, 9], vec![2, 3, 6, 7]]);
        assert_eq!(seats(8, 4), [vec![1, 4, 5, 8], vec![2, 3, 6, 7]]);
    }

    #[test]
    fn no_group_has_fewer_than_four_or_more_than_eight() {
        for size in LEAST..=MOST_IN_GROUP {
            for players in 4..=200 {
                let groups = seats(players, size);
                let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
                let least = sizes.iter().min().copied().unwrap_or(0);
                let most = sizes.iter().max().copied().unwrap_or(0);
                assert!(least >= 4 && most <= 8 && most - least <= 1, "{players}: {sizes:?}");
                // They are larger than requested only if one more group would make them too small.
                assert!(most as u32 <= size || players as usize / (sizes.len() + 1) < 4);
                let mut all: Vec<i64> = groups.concat();
                all.sort_unstable();
                assert!(all.into_iter().eq(1..=players));
            }
        }
    }
}
