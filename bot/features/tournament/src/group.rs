//! A group of a tournament with the current state of its games.

use std::collections::BTreeMap;

use commands::NextStage;
use engine::Side;
use engine::notation::record::{EndedBy, GameEnd};
use kernel::lookup::Lookup;
use storage::{EntrantRow, Fault, GameRow, PlayerId, TournamentRow};
use templates::tournament::Gone;

use crate::standing::{EntrantScores, Score, Standing};
use crate::{stage, standing};

/// A group of a tournament that has begun.
pub struct GroupGames {
    /// Its number, counted from 1.
    pub number: u32,
    /// Its players, by seat.
    pub seats: Vec<EntrantRow>,
    pub games: Vec<GameRow>,
    /// Games of the tournament before this one whose results count in it.
    pub carried: Vec<GameRow>,
}

/// The groups of a tournament; none before it begins.
pub fn groups(lookup: Lookup<'_>, row: &TournamentRow) -> Result<Vec<GroupGames>, Fault> {
    let mut groups: BTreeMap<u32, GroupGames> = BTreeMap::new();
    let mut group_of = BTreeMap::new();
    for entrant in lookup.view.entrants(row.id)? {
        let Some((number, _)) = entrant.seat else { continue };
        group_of.insert(entrant.player, number);
        let group = groups.entry(number).or_insert_with(|| GroupGames {
            number,
            seats: Vec::new(),
            games: Vec::new(),
            carried: Vec::new(),
        });
        group.seats.push(entrant);
    }
    for game in lookup.view.tournament_games(row.id)? {
        let group = group_of.get(&game.players.attackers);
        if let Some(group) = group.and_then(|number| groups.get_mut(number)) {
            group.games.push(game);
        }
    }
    for game in carried(lookup, row)? {
        let both = Side::BOTH.map(|side| group_of.get(&game.players[side]));
        let group = both[0].filter(|_| both[0] == both[1]);
        if let Some(group) = group.and_then(|number| groups.get_mut(number)) {
            group.carried.push(game);
        }
    }
    Ok(groups.into_values().collect())
}

/// The games that count in a tournament although they were played in the one that it follows.
fn carried(lookup: Lookup<'_>, row: &TournamentRow) -> Result<Vec<GameRow>, Fault> {
    let Some(previous) = stage::previous(lookup, row)? else { return Ok(Vec::new()) };
    match stage::next_stage(&previous)? {
        Some(NextStage::Final { carried: true, .. }) => {
            let groups = groups(lookup, &previous)?.into_iter();
            Ok(groups.flat_map(|group| group.games.into_iter().chain(group.carried)).collect())
        }
        _ => Ok(Vec::new()),
    }
}

/// The group of a player.
pub fn of(
    lookup: Lookup<'_>,
    row: &TournamentRow,
    player: PlayerId,
) -> Result<Option<GroupGames>, Fault> {
    let groups = groups(lookup, row)?;
    Ok(groups.into_iter().find(|group| group.seats.iter().any(|seat| seat.player == player)))
}

impl GroupGames {
    /// All scores of all players against each other, in the order of seats.
    pub fn scored(&self) -> Vec<EntrantScores> {
        let scored = |seat: &EntrantRow| EntrantScores {
            scores: self.seats.iter().map(|other| self.scores(seat, other)).collect(),
            counts: counts(seat),
        };
        self.seats.iter().map(scored).collect()
    }

    /// The standings of all players, in the order of seats.
    pub(crate) fn standings(&self) -> Vec<Standing> {
        standing::standings(&self.scored())
    }

    pub(crate) fn games_of(&self, player: PlayerId) -> impl Iterator<Item = &GameRow> {
        self.games.iter().filter(move |game| is_in(game, player))
    }

    /// A player's games, and those whose results were carried over.
    pub(crate) fn counted_of(&self, player: PlayerId) -> impl Iterator<Item = &GameRow> {
        self.games.iter().chain(&self.carried).filter(move |game| is_in(game, player))
    }

    /// Whether two players meet in games whose results were carried over.
    pub(crate) fn have_met(&self, one: PlayerId, two: PlayerId) -> bool {
        self.carried.iter().any(|game| is_in(game, one) && is_in(game, two))
    }

    /// Whether the games against a player count.
    pub fn counts(&self, player: PlayerId) -> bool {
        self.seats.iter().any(|seat| seat.player == player && counts(seat))
    }

    /// Whether a player is still in it.
    pub fn plays(&self, player: PlayerId) -> bool {
        self.seats.iter().any(|seat| seat.player == player && seat.gone.is_none())
    }

    /// The scores of one player against another: attacking, defending.
    fn scores(&self, own: &EntrantRow, other: &EntrantRow) -> [Score; 2] {
        [Side::Attackers, Side::Defenders].map(|side| {
            let meets = |game: &&GameRow| {
                game.players[side] == own.player && game.players[!side] == other.player
            };
            let game = self.games.iter().chain(&self.carried).find(meets);
            game.map_or(Score::Nothing, |game| score(game, side, own, other))
        })
    }
}

fn is_in(game: &GameRow, player: PlayerId) -> bool {
    Side::BOTH.iter().any(|&side| game.players[side] == player)
}

/// How a game has ended.
fn end(game: &GameRow) -> Option<GameEnd> {
    game.folded.result.as_deref().and_then(GameEnd::parse)
}

/// The score of a game for one of its sides. A game without a result is lost by the player who left
/// first, unless it was over before that: then nobody gets a point.
fn score(game: &GameRow, side: Side, own: &EntrantRow, other: &EntrantRow) -> Score {
    let Some(end) = end(game) else { return Score::Open };
    if end.by != EndedBy::Closing {
        return match end.winner {
            Some(winner) if winner == side => {
                let on_board = matches!(end.by, EndedBy::Board(_));
                Score::Won(on_board.then_some(game.folded.plies))
            }
            Some(_) => Score::Lost,
            None => Score::Drawn,
        };
    }
    let gone = |of: &EntrantRow| {
        let at = of.gone.as_ref().map(|(_, at)| *at);
        at.filter(|at| game.folded.ended_at.is_some_and(|ended| ended >= *at))
    };
    let own_first = match (gone(own), gone(other)) {
        (None, None) => return Score::Nothing,
        // Players who leave at the same time are ordered by seat.
        (Some(one), Some(two)) => (one, own.seat) < (two, other.seat),
        (gone, _) => gone.is_some(),
    };
    match own_first {
        true if counts(own) => Score::Forfeited,
        false if counts(other) => Score::Given,
        _ => Score::Nothing,
    }
}

/// Whether a game has ended with a result.
pub(crate) fn has_result(game: &GameRow) -> bool {
    end(game).is_some_and(|end| end.by != EndedBy::Closing)
}

/// Whether a player's games count: not if they left early.
fn counts(seat: &EntrantRow) -> bool {
    let gone = seat.gone.as_ref().and_then(|(gone, _)| Gone::read(gone));
    gone.is_none_or(|(_, counts)| counts)
}
