//! A group of a tournament as its games stand.

use std::collections::BTreeMap;

use engine::Side;
use engine::notation::record::{EndedBy, GameEnd};
use storage::{EntrantRow, Fault, GameId, GameRow, PlayerId, TournamentRow};

use super::standing::{self, Score, Scored, Standing, Stay};
use super::told::Gone;
use crate::service::lookup::Lookup;

/// A group of a tournament that has begun.
pub(super) struct Group {
    /// From 1.
    pub number: u32,
    /// Who plays in it, by seat.
    pub seats: Vec<EntrantRow>,
    /// Their games.
    pub games: Vec<GameRow>,
}

/// The groups of a tournament; none before it begins.
pub(super) fn groups(lookup: Lookup<'_>, row: &TournamentRow) -> Result<Vec<Group>, Fault> {
    let mut groups: BTreeMap<u32, Group> = BTreeMap::new();
    let mut group_of = BTreeMap::new();
    for entrant in lookup.view.entrants(row.id)? {
        let Some((number, _)) = entrant.seat else { continue };
        group_of.insert(entrant.player, number);
        let group = groups.entry(number).or_insert_with(|| Group {
            number,
            seats: Vec::new(),
            games: Vec::new(),
        });
        group.seats.push(entrant);
    }
    for game in games(lookup, row)? {
        let group = group_of.get(&game.players.attackers);
        if let Some(group) = group.and_then(|number| groups.get_mut(number)) {
            group.games.push(game);
        }
    }
    Ok(groups.into_values().collect())
}

/// The group in which somebody plays.
pub(super) fn of(
    lookup: Lookup<'_>,
    row: &TournamentRow,
    player: PlayerId,
) -> Result<Option<Group>, Fault> {
    let groups = groups(lookup, row)?;
    Ok(groups.into_iter().find(|group| group.seats.iter().any(|seat| seat.player == player)))
}

/// All games of a tournament, both of each match.
pub(super) fn games(lookup: Lookup<'_>, row: &TournamentRow) -> Result<Vec<GameRow>, Fault> {
    let game = |game: GameId| {
        let row = lookup.view.game(game)?;
        row.ok_or_else(|| Fault::row(format_args!("game {game} is gone")))
    };
    let mut games = Vec::new();
    for first in lookup.view.tournament_matches(row.id)? {
        let first = game(first)?;
        let partner = first.partner;
        games.push(first);
        games.extend(partner.map(game).transpose()?);
    }
    Ok(games)
}

/// Whether a game of a tournament goes on.
pub(super) fn goes_on(lookup: Lookup<'_>, row: &TournamentRow) -> Result<bool, Fault> {
    Ok(games(lookup, row)?.iter().any(|game| game.folded.ended_at.is_none()))
}

impl Group {
    /// How everybody stands, in the order of seats.
    pub fn standings(&self) -> Vec<Standing> {
        let scored = |seat: &EntrantRow| Scored {
            scores: self.seats.iter().map(|other| self.scores(seat.player, other.player)).collect(),
            stay: stay(seat),
        };
        let scored: Vec<Scored> = self.seats.iter().map(scored).collect();
        standing::standings(&scored)
    }

    /// The games of somebody, against whomever.
    pub fn games_of(&self, player: PlayerId) -> impl Iterator<Item = &GameRow> {
        let plays =
            move |game: &&GameRow| Side::BOTH.iter().any(|&side| game.players[side] == player);
        self.games.iter().filter(plays)
    }

    /// What one has scored against another: attacking, defending.
    fn scores(&self, own: PlayerId, other: PlayerId) -> [Score; 2] {
        [Side::Attackers, Side::Defenders].map(|side| {
            let meets = |game: &&GameRow| game.players[side] == own && game.players[!side] == other;
            self.games.iter().find(meets).map_or(Score::Nothing, |game| score(game, side))
        })
    }
}

/// How a game has ended.
fn end(game: &GameRow) -> Option<GameEnd> {
    game.folded.result.as_deref().and_then(GameEnd::read)
}

/// What came of a game for one of its sides.
fn score(game: &GameRow, side: Side) -> Score {
    match end(game) {
        None => Score::Open,
        Some(end) if end.by == EndedBy::Closing => Score::Nothing,
        Some(end) => match end.winner {
            Some(winner) if winner == side => Score::Won(game.folded.plies),
            Some(_) => Score::Lost,
            None => Score::Drawn,
        },
    }
}

/// Whether a game has come to a result.
pub(super) fn has_result(game: &GameRow) -> bool {
    end(game).is_some_and(|end| end.by != EndedBy::Closing)
}

fn stay(seat: &EntrantRow) -> Stay {
    match seat.gone.as_ref().and_then(|(gone, _)| Gone::read(gone)) {
        None => Stay::Plays,
        Some((_, true)) => Stay::Forfeits,
        Some((_, false)) => Stay::Annulled,
    }
}
