//! Whose turn it is at the house. Its opponents take turns, however many games each of them has; all
//! who have joined lately take one turn together, because accounts cost nothing. A move comes before
//! what can wait a little.

use std::collections::HashMap;

use chrono::TimeDelta;
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use storage::{Fault, OutboxRow, PlayerId};
use templates::told::GameNews;

/// For how long an account counts as one of the newcomers, who have together what one player has.
pub const NEWCOMER: TimeDelta = TimeDelta::days(7);

/// A hint, or the answer to a draw, that has waited for so long comes in turn with moves, so that no
/// number of moves holds it up.
pub const LONGEST: TimeDelta = TimeDelta::minutes(1);

/// When who last had a turn, as the number of that turn. It is known only as long as the club runs.
#[derive(Debug, Default)]
pub struct HouseTurns {
    taken: u64,
    last: HashMap<Taker, u64>,
}

/// Who takes turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Taker {
    Newcomers,
    Player(PlayerId),
}

/// A notice of the house, and the player who is served when the house acts on it.
pub struct Waiting {
    pub row: OutboxRow,
    /// Whether it can wait, as far as the notice tells.
    pub can_wait: bool,
    takers: Vec<Taker>,
}

impl HouseTurns {
    /// These notices in the order in which it is their turn; of the same player, the first comes first.
    pub fn in_order(
        &self,
        ledger: &Ledger<'_>,
        rows: Vec<OutboxRow>,
    ) -> Result<Vec<Waiting>, Fault> {
        let mut waiting = Vec::new();
        for row in rows {
            let takers = takers(ledger, &row)?;
            let can_wait = is_patient(&row) && waits_briefly(ledger, &row);
            let place = (can_wait, self.last(takers.first()), self.last(takers.last()));
            waiting.push((place, Waiting { row, can_wait, takers }));
        }
        // The sort is stable.
        waiting.sort_by_key(|(place, _)| *place);
        Ok(waiting.into_iter().map(|(_, waiting)| waiting).collect())
    }

    /// Their turn is taken.
    pub fn take(&mut self, waiting: &Waiting) {
        self.taken += 1;
        for taker in &waiting.takers {
            self.last.insert(*taker, self.taken);
        }
    }

    fn last(&self, taker: Option<&Taker>) -> u64 {
        taker.and_then(|taker| self.last.get(taker)).copied().unwrap_or_default()
    }
}

/// Whose turn something takes: that of all newcomers and, among them, that of the player.
fn takers(ledger: &Ledger<'_>, row: &OutboxRow) -> Result<Vec<Taker>, Fault> {
    let Some((game, _)) = row.about else { return Ok(Vec::new()) };
    let players = match ledger.view().game(game) {
        Ok(Some(game)) => game.players,
        Ok(None) => return Ok(Vec::new()),
        // A game that can't be read holds up no other.
        Err(fault) => return fault.lasting().map(|_| Vec::new()),
    };
    let is_first = players.attackers == row.player;
    let opponent = if is_first { players.defenders } else { players.attackers };
    let player = Taker::Player(opponent);
    match ledger.player(opponent)?.joined_at > ledger.now - NEWCOMER {
        true => Ok(vec![Taker::Newcomers, player]),
        false => Ok(vec![player]),
    }
}

/// Whether a notice asks for something that can wait.
fn is_patient(row: &OutboxRow) -> bool {
    let told = happened::read(&row.data);
    told.is_ok_and(|told| {
        let is_draw = matches!(told, Happened::Game { what: GameNews::DrawOffered, .. });
        is_draw || matches!(told, Happened::HintAsked(_))
    })
}

/// Whether a notice has not waited for so long that it comes in turn with moves.
pub(crate) fn waits_briefly(ledger: &Ledger<'_>, row: &OutboxRow) -> bool {
    ledger.now - row.queued_at < LONGEST
}
