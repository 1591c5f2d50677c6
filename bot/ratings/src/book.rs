//! Which games are rated, and when: the games of a match when the last one has ended, a single game
//! when it has. Written in the transaction in which it ends.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use engine::notation::record::EndedBy;
use engine::{BySide, Side};
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, Open};
use storage::{BiasRow, Fault, GameId, PlayerId, RatingRow};
use templates::of_ladder;

use crate::form::{Estimate, Form, PairMember, ScoredGame, rate};

/// A player who loses on time with fewer plies of their own than this has not played: nothing is
/// learnt from it, and nobody gains rating points by waiting for absent players.
const LEAST_PLIES: usize = 2;

/// A match, or a single game, that is rated.
pub struct Period {
    pub ruleset: String,
    /// The game, or the first game of the match.
    pub game: GameId,
    /// The attacker and the defender of that game.
    pub players: [PlayerId; 2],
    pub at: DateTime<Utc>,
    pub games: Vec<ScoredGame>,
}

/// Rates the match or game that has ended with this game, if it was the last of it.
pub fn book(ledger: &Ledger<'_>, open: &Open) -> Result<(), Fault> {
    let lookup = ledger.lookup();
    let partner = open.row.partner.map(|partner| lookup.open(partner)).transpose()?.flatten();
    let Some(period) = period(open, partner.as_ref()) else { return Ok(()) };
    let [one, two] = period.players;
    let forms = [stored(lookup, &period.ruleset, one)?, stored(lookup, &period.ruleset, two)?];
    let bias = ledger.view().side_bias(&period.ruleset)?;
    let (rows, bias) = rated(&period, forms, bias);
    for row in &rows {
        ledger.change.insert_rating(row)?;
    }
    ledger.change.set_side_bias(&period.ruleset, bias)
}

/// The new ratings after a period, as they are stored.
pub fn rated(
    period: &Period,
    forms: [Form; 2],
    bias: Option<BiasRow>,
) -> ([RatingRow; 2], BiasRow) {
    let games = bias.map_or(0, |bias| bias.games) + period.games.len() as u32;
    let (after, bias) = rate(forms, estimate(bias), &period.games, period.at);
    let row = |seat: usize| {
        let form = after[seat];
        RatingRow {
            ruleset: period.ruleset.clone(),
            player: period.players[seat],
            game: period.game,
            at: period.at,
            rating: form.rating.rating,
            deviation: form.rating.deviation,
            volatility: form.rating.volatility,
            lean: form.lean.points,
            lean_weight: form.lean.weight,
            games: form.games,
        }
    };
    ([row(0), row(1)], BiasRow { bias: bias.points, weight: bias.weight, games })
}

/// The period that ends with that game, which may be half of a match, if any of it counts.
pub(crate) fn period(open: &Open, partner: Option<&Open>) -> Option<Period> {
    if partner.is_some_and(|partner| partner.course.end.is_none()) {
        return None;
    }
    let both: Vec<&Open> = [Some(open), partner].into_iter().flatten().collect();
    let first = both.iter().min_by_key(|open| open.row.id)?;
    let players = [first.row.players.attackers, first.row.players.defenders];
    let ends = both.iter().filter_map(|open| open.course.end.map(|(_, at)| at));
    let at = ends.max()?;
    let games: Vec<ScoredGame> = both.iter().filter_map(|open| scored(open, players[0])).collect();
    // If a ladder match was not played, nothing of it is rated.
    let is_void = both.iter().any(|open| open.course.is_void());
    if games.is_empty() || is_void || players[0] == players[1] {
        return None;
    }
    let ruleset = first.course.start.ruleset.clone();
    Some(Period { ruleset, game: first.row.id, players, at, games })
}

/// A game as it counts, if it does: one that was closed without a result, or lost by an absent
/// player, doesn't count.
fn scored(open: &Open, one: PlayerId) -> Option<ScoredGame> {
    let (end, _) = open.course.end?;
    let own_plies = |side: Side| {
        let plies = open.course.game.plies().iter();
        plies.filter(|ply| ply.mover == side).count()
    };
    let counts = match (end.by, end.winner) {
        (EndedBy::Closing, _) => false,
        (EndedBy::Time, Some(winner)) => own_plies(!winner) >= LEAST_PLIES,
        _ => true,
    };
    if !open.course.start.rated || !counts {
        return None;
    }
    let attacker =
        if open.row.players.attackers == one { PairMember::One } else { PairMember::Two };
    let score = match end.winner {
        Some(Side::Attackers) => 1.0,
        None => 0.5,
        Some(Side::Defenders) => 0.0,
    };
    Some(ScoredGame { attacker, score })
}

/// What is known about a player in a ruleset now; `None` if none of their games was rated.
pub fn form_of(lookup: Lookup<'_>, ruleset: &str, player: PlayerId) -> Result<Option<Form>, Fault> {
    let row = lookup.view.rating(ruleset, player)?;
    Ok(row.map(|row| form(&row).on(lookup.now)))
}

/// The forms of all who are on a ladder and are rated in its ruleset.
pub fn forms_on(lookup: Lookup<'_>, ladder: &str) -> Result<BTreeMap<PlayerId, Form>, Fault> {
    let rows = lookup.view.ratings_on(ladder, of_ladder(ladder).1)?;
    Ok(rows.iter().map(|row| (row.player, form(row).on(lookup.now))).collect())
}

/// How much stronger the attackers are, and the number of games behind that estimate.
pub fn side_bias(lookup: Lookup<'_>, ruleset: &str) -> Result<(Estimate, u32), Fault> {
    let row = lookup.view.side_bias(ruleset)?;
    Ok((estimate(row), row.map_or(0, |row| row.games)))
}

fn stored(lookup: Lookup<'_>, ruleset: &str, player: PlayerId) -> Result<Form, Fault> {
    Ok(lookup.view.rating(ruleset, player)?.as_ref().map_or(Form::NEW, form))
}

/// The form of a player according to a row.
pub fn form(row: &RatingRow) -> Form {
    Form {
        rating: super::glicko::Rating {
            rating: row.rating,
            deviation: row.deviation,
            volatility: row.volatility,
        },
        lean: Estimate { points: row.lean, weight: row.lean_weight },
        games: BySide { attackers: row.games.attackers, defenders: row.games.defenders },
        at: Some(row.at),
    }
}

fn estimate(row: Option<BiasRow>) -> Estimate {
    row.map_or(Estimate::PRIOR, |row| Estimate { points: row.bias, weight: row.weight })
}
