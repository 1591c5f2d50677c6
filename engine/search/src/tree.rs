//! The search: iterative deepening with alpha-beta. Whatever may be taken at its end is looked at
//! until all is quiet, and an open route is answered before a position counts.

use std::sync::Arc;

use engine::ruleset::options::{Dice, Repetition};
use engine::{Game, Move, Outcome, Position, Ruleset, Side, Square, dice};

use crate::evaluation::{Lands, evaluate, forks};
use crate::history::PositionHistory;
use crate::keys::ZobristKeys;
use crate::node::Node;
use crate::order::{MoveOrdering, Promise, bring_best};
use crate::proof::{Bounds, forced_win};
use crate::table::{Bound, TranspositionTable};
use crate::targets::targets;
use crate::weights::Weights;
use crate::{PROVEN, WIN};

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// At most about this many plies are tried.
    pub nodes: u64,
    /// At most this many plies deep, before what has to be answered.
    pub depth: u32,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move; `None` if there is none.
    pub best: Option<Move>,
    /// What it is worth to its side, in hundredths of an attackers' man; beyond [`PROVEN`] it wins or
    /// loses by force.
    pub score: i32,
    pub depth: u32,
    pub nodes: u64,
    /// What both sides are expected to play, the best move first.
    pub line: Vec<Move>,
}

/// Searches games one after the other and keeps what it has learnt.
#[derive(Clone, Debug)]
pub struct Searcher {
    keys: ZobristKeys,
    table: TranspositionTable,
    order: MoveOrdering,
}

/// How many plies may be tried to find a proof: a small part of the budget, and never so many that
/// somebody who stops a search would wait for it.
fn for_proof(budget: Budget) -> u64 {
    (budget.nodes / 10).min(50_000)
}

/// Proofs are looked for as far as this many plies.
const FURTHEST: u32 = 15;

/// The deepest that a line can get.
const DEEPEST: usize = 128;

impl Searcher {
    /// One whose table has two to that power entries of 32 bytes.
    pub fn new(table_bits: u32) -> Searcher {
        Searcher {
            keys: ZobristKeys::new(),
            table: TranspositionTable::new(table_bits),
            order: MoveOrdering::new(),
        }
    }

    /// Forgets everything, as for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.order = MoveOrdering::new();
    }

    /// The best move in a position, as far as it is remembered.
    pub(crate) fn best_known(&self, position: &Position) -> Option<Move> {
        self.table.find(self.keys.of(position)).and_then(|known| known.best)
    }

    /// The best move for the side to move, as far as the budget lets it see. `each` is told what has
    /// been found after each step of depth; `goes_on` is asked now and then, and ends the search
    /// with what has been found by then.
    pub fn search(
        &mut self,
        game: &Game,
        weights: Weights,
        budget: Budget,
        goes_on: impl Fn() -> bool,
        each: impl FnMut(&Found),
    ) -> Found {
        self.search_near_best(game, weights, budget, 0, &goes_on, each).0
    }

    /// The same, and each move that is at most `margin` worse than the best, with what it is worth.
    /// The wider the margin, the less deeply the same budget sees.
    pub fn search_near_best(
        &mut self,
        game: &Game,
        weights: Weights,
        budget: Budget,
        margin: i32,
        goes_on: &dyn Fn() -> bool,
        mut each: impl FnMut(&Found),
    ) -> (Found, Vec<(Move, i32)>) {
        if let Some((mv, found)) = self.proved(game, budget) {
            each(&found);
            let near = vec![(mv, found.score)];
            return (found, near);
        }
        let budget = Budget { nodes: budget.nodes - for_proof(budget), ..budget };
        let ruleset = Arc::clone(game.ruleset());
        let king_reach = match game.terms().dice {
            Dice::None => u8::MAX,
            Dice::Hun => dice::HIGHEST,
        };
        let keys = self.keys.clone();
        let occurred = occurred(game, &keys);
        self.order.age();
        let mut tree = Tree {
            ruleset: &ruleset,
            lands: Lands::new(&ruleset, king_reach),
            king_reach,
            weights,
            occurred: PositionHistory::of_game(occurred),
            searcher: self,
            nodes: 0,
            most: budget.nodes,
            margin,
            goes_on,
            is_stopped: false,
        };
        tree.deepen(game, budget.depth, &mut each)
    }

    /// A win by force, if a part of the budget is enough to prove one: threats reach further than all
    /// moves.
    fn proved(&self, game: &Game, budget: Budget) -> Option<(Move, Found)> {
        let bounds = Bounds { plies: budget.depth.min(FURTHEST), nodes: for_proof(budget) };
        let win = forced_win(self, game, game.position().to_move(), bounds)?;
        let mv = win.first?;
        let score = WIN - i32::try_from(win.plies).unwrap_or(0);
        let line = self.expected_line(game, mv);
        Some((mv, Found { best: Some(mv), score, depth: win.plies, nodes: win.nodes, line }))
    }

    /// What both sides are expected to play from a move on, as far as the last search has seen it.
    pub fn expected_line(&self, game: &Game, first: Move) -> Vec<Move> {
        let root = Node::new(*game.position(), &self.keys);
        self.line(game.ruleset(), &root, &occurred(game, &self.keys), first)
    }

    /// The same after those positions, of which the last is the root's. What the table remembers
    /// belongs to a position, whatever came before it, so the line ends where that ends the game.
    fn line(&self, ruleset: &Ruleset, root: &Node, occurred: &[u64], first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let mut node = *root;
        let mut seen = vec![root.key];
        let mut next = first;
        while line.len() < 24 {
            if !node.position.legal_moves(ruleset).contains(&next) {
                line.pop();
                break;
            }
            let (after, step) = node.after(ruleset, &self.keys, next);
            if step.outcome.is_some() || seen.contains(&after.key) {
                break;
            }
            // Before a capture there were more men: what came before it can't come back.
            let before = occurred.iter().filter(|&&key| key == after.key).count();
            let mover = node.position.to_move();
            if ruleset.minds_repetition_by(mover) && before + 1 >= ruleset.repetition_at as usize {
                if forbids_repetition(ruleset) && line.len() > 1 {
                    line.pop();
                }
                break;
            }
            seen.push(after.key);
            node = after;
            match self.table.find(node.key).and_then(|known| known.best) {
                Some(mv) => {
                    line.push(mv);
                    next = mv;
                }
                None => break,
            }
        }
        line
    }
}

fn forbids_repetition(ruleset: &Ruleset) -> bool {
    matches!(ruleset.options.repetition, Repetition::Forbidden | Repetition::ForbiddenToDefenders)
}

/// The positions of a game since its last capture, each as often as it occurred.
fn occurred(game: &Game, keys: &ZobristKeys) -> Vec<u64> {
    let often = |(position, count): (&Position, u32)| {
        std::iter::repeat_n(keys.of(position), usize::try_from(count).unwrap_or(0))
    };
    game.occurred().flat_map(often).collect()
}

struct Tree<'a> {
    ruleset: &'a Ruleset,
    lands: Lands,
    king_reach: u8,
    weights: Weights,
    occurred: PositionHistory,
    searcher: &'a mut Searcher,
    nodes: u64,
    most: u64,
    margin: i32,
    goes_on: &'a dyn Fn() -> bool,
    is_stopped: bool,
}

/// The window in which a score matters.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

impl Tree<'_> {
    fn deepen(
        &mut self,
        game: &Game,
        depth: u32,
        each: &mut impl FnMut(&Found),
    ) -> (Found, Vec<(Move, i32)>) {
        let root = Node::new(*game.position(), &self.searcher.keys);
        let mut moves = game.legal_moves();
        let none = Found { best: None, score: 0, depth: 0, nodes: 0, line: Vec::new() };
        let Some(&first) = moves.first() else { return (none, Vec::new()) };
        let mut found = Found { best: Some(first), line: vec![first], ..none };
        let mut near = vec![(first, 0)];
        for depth in 1..=depth.min(64) {
            let scored = self.at_root(&root, &mut moves, depth);
            // A step that was broken off hasn't seen all that are near the best.
            if self.is_stopped && self.margin > 0 && depth > 1 {
                break;
            }
            let best = scored.iter().reduce(|best, one| if one.1 > best.1 { one } else { best });
            let Some(&(best, score)) = best else { break };
            near = scored;
            let line = self.searcher.line(self.ruleset, &root, self.occurred.of_the_game(), best);
            found = Found { best: Some(best), score, depth, nodes: self.nodes, line };
            each(&found);
            if self.is_stopped || score.abs() > PROVEN || moves.len() == 1 {
                break;
            }
        }
        near.retain(|&(mv, worth)| {
            Some(mv) == found.best || self.margin > 0 && worth >= found.score - self.margin
        });
        (Found { nodes: self.nodes, ..found }, near)
    }

    /// Looks at all moves that far, the best of before first, and brings the best to the front. What
    /// is said of moves that are worse than the best by more than the margin means no more than that;
    /// there are none if the budget was not enough for the first.
    fn at_root(&mut self, root: &Node, moves: &mut [Move], depth: u32) -> Vec<(Move, i32)> {
        let mut window = Window { alpha: -WIN, beta: WIN };
        let (mut scored, mut best) = (Vec::new(), None);
        let mut winning = Vec::new();
        if depth == 1 {
            // However small the budget is, it is enough for a move that wins at once.
            winning.extend(moves.iter().copied().filter(|&mv| self.wins_at_once(root, mv)));
            moves.sort_by_key(|mv| !winning.contains(mv));
        }
        let depth = i32::try_from(depth).unwrap_or(i32::MAX);
        for place in 0..moves.len() {
            let mv = moves[place];
            let score = match winning.contains(&mv) {
                true => Some(WIN - 1),
                false => self.try_move(root, mv, depth, window, 0, place),
            };
            if self.is_stopped {
                break;
            }
            let Some(score) = score else { continue };
            scored.push((mv, score));
            if best.is_none_or(|(_, known)| score > known) {
                best = Some((mv, score));
                // What is worth as much as the margin allows gets its exact score.
                let nearest = if self.margin == 0 { score } else { score - self.margin - 1 };
                window.alpha = window.alpha.max(nearest);
                moves[..=place].rotate_right(1);
            }
        }
        // A deeper look at some of the moves still counts: the best of before came first.
        if let Some((mv, score)) = best {
            let depth = i8::try_from(depth).unwrap_or(i8::MAX);
            self.searcher.table.keep(root.key, Some(mv), score, depth, Bound::Exact);
        }
        scored
    }

    /// Whether a move ends the game with a win, be it because the other side can't move any more, for
    /// which a look at one ply has no eye.
    fn wins_at_once(&mut self, node: &Node, mv: Move) -> bool {
        let side = node.position.to_move();
        let (next, step) = node.after(self.ruleset, &self.searcher.keys, mv);
        if let Some(outcome) = step.outcome {
            return outcome.winner == Some(side);
        }
        self.occurred.enter(next.key, step.takes > 0);
        let repeated = self.repeated(side);
        self.occurred.leave();
        match repeated {
            Some(Repeated::Ends(outcome)) => outcome.winner == Some(side),
            Some(Repeated::IsForbidden) => false,
            None => {
                self.ruleset.winner_without_move(!side) == Some(side)
                    && !has_room(&next.position, self.ruleset)
                    && next.position.legal_moves(self.ruleset).is_empty()
            }
        }
    }

    /// The score of a move for its side; `None` if it may not be played.
    fn try_move(
        &mut self,
        node: &Node,
        mv: Move,
        depth: i32,
        window: Window,
        ply: usize,
        place: usize,
    ) -> Option<i32> {
        self.nodes += 1;
        let (next, step) = node.after(self.ruleset, &self.searcher.keys, mv);
        let side = node.position.to_move();
        let distance = i32::try_from(ply).unwrap_or(0) + 1;
        if let Some(outcome) = step.outcome {
            return Some(worth(outcome, side, distance));
        }
        self.occurred.enter(next.key, step.takes > 0);
        let score = match self.repeated(side) {
            Some(Repeated::Ends(outcome)) => Some(worth(outcome, side, distance)),
            Some(Repeated::IsForbidden) => None,
            None => Some(self.deeper(&next, depth, window, ply, (place, step.takes > 0))),
        };
        self.occurred.leave();
        score
    }

    /// A move that isn't among the first is looked at less deeply, and again if it surprises.
    fn deeper(
        &mut self,
        next: &Node,
        depth: i32,
        window: Window,
        ply: usize,
        (place, takes): (usize, bool),
    ) -> i32 {
        if place == 0 {
            return -self.score(next, depth - 1, window.turned(), ply + 1, true);
        }
        let narrow = Window { alpha: window.alpha, beta: window.alpha + 1 };
        let less = match (place, depth) {
            _ if takes => 0,
            (0..=3, _) | (_, ..=2) => 0,
            (4..=15, _) => 1,
            _ => 2,
        };
        let mut score = -self.score(next, depth - 1 - less, narrow.turned(), ply + 1, true);
        if score > window.alpha && less > 0 {
            score = -self.score(next, depth - 1, narrow.turned(), ply + 1, true);
        }
        if score > window.alpha && score < window.beta {
            score = -self.score(next, depth - 1, window.turned(), ply + 1, true);
        }
        score
    }

    /// Whether the one who asked for the search has had enough of it. That isn't asked at every
    /// node.
    fn is_told_to_stop(&self) -> bool {
        const NOW_AND_THEN: u64 = 1_024;
        self.nodes.is_multiple_of(NOW_AND_THEN) && !(self.goes_on)()
    }

    fn repeated(&self, mover: Side) -> Option<Repeated> {
        let (times, on_the_way) = self.occurred.times();
        if times < 2 {
            return None;
        }
        if !self.ruleset.minds_repetition_by(mover) {
            return None;
        }
        // A side that repeats once can do it again.
        let is_final = times >= self.ruleset.repetition_at;
        if !is_final && !on_the_way {
            return None;
        }
        let ends = |winner| {
            let reason = engine::Reason::Repetition(times);
            Some(Repeated::Ends(Outcome { winner, reason }))
        };
        match self.ruleset.options.repetition {
            Repetition::Draw => ends(None),
            Repetition::DefendersLose => ends(Some(Side::Attackers)),
            Repetition::MoverLoses => ends(Some(!mover)),
            Repetition::Forbidden | Repetition::ForbiddenToDefenders if is_final => {
                Some(Repeated::IsForbidden)
            }
            Repetition::Forbidden => ends(None),
            // Sooner or later the defenders have to do something else, and the attackers don't.
            Repetition::ForbiddenToDefenders => None,
        }
    }

    /// What a position is worth to the side to move.
    fn score(
        &mut self,
        node: &Node,
        depth: i32,
        window: Window,
        ply: usize,
        may_pass: bool,
    ) -> i32 {
        let side = node.position.to_move();
        let distance = i32::try_from(ply).unwrap_or(0);
        let is_open = node.position.king_goals(self.ruleset, self.king_reach).next().is_some();
        if is_open && side == Side::Defenders {
            return WIN - distance - 1;
        }
        // An open route has to be answered.
        let depth = if is_open && depth <= 0 { 1 } else { depth };
        self.is_stopped |= self.nodes >= self.most || self.is_told_to_stop();
        if self.is_stopped || ply >= DEEPEST {
            return evaluate(node, self.ruleset, &self.lands, &self.weights);
        }
        if depth <= 0 {
            return self.quiet(node, window, ply);
        }
        // Nothing is better than a win with the next ply.
        let Window { mut alpha, beta } = window;
        if WIN - distance - 1 <= alpha {
            return alpha;
        }
        let known = self.searcher.table.find(node.key).copied();
        if let Some(known) = known
            && i32::from(known.depth) >= depth
        {
            let score = from_table(known.score, distance);
            match known.bound {
                Bound::Exact => return score,
                Bound::AtLeast if score >= beta => return score,
                Bound::AtMost if score <= alpha => return score,
                _ => {}
            }
        }
        if may_pass && !is_open && depth >= 3 && beta.abs() < PROVEN && beta - alpha == 1 {
            let still = evaluate(node, self.ruleset, &self.lands, &self.weights);
            if still >= beta {
                let passed = node.passed(&self.searcher.keys);
                self.occurred.enter(passed.key, true);
                let window = Window { alpha: -beta, beta: 1 - beta };
                let score = -self.score(&passed, depth - 3, window, ply + 1, false);
                self.occurred.leave();
                if score >= beta && !self.is_stopped {
                    return beta;
                }
            }
        }
        let mut moves = self.promises(node, ply, known.and_then(|known| known.best));
        let (mut best, mut best_move) = (None, None);
        for place in 0..moves.len() {
            bring_best(&mut moves, place);
            let Promise { mv, .. } = moves[place];
            let score = self.try_move(node, mv, depth, Window { alpha, beta }, ply, place);
            if self.is_stopped {
                break;
            }
            let Some(score) = score else { continue };
            if best.is_none_or(|known| score > known) {
                (best, best_move) = (Some(score), Some(mv));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.searcher.order.note(side, mv, ply, depth);
                break;
            }
        }
        let Some(best) = best else {
            if self.is_stopped {
                return evaluate(node, self.ruleset, &self.lands, &self.weights);
            }
            let winner = self.ruleset.winner_without_move(side);
            let reason = engine::Reason::Immobile(side);
            return worth(Outcome { winner, reason }, side, distance);
        };
        if !self.is_stopped {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best <= window.alpha {
                Bound::AtMost
            } else {
                Bound::Exact
            };
            let depth = i8::try_from(depth).unwrap_or(i8::MAX);
            let score = into_table(best, distance);
            self.searcher.table.keep(node.key, best_move, score, depth, bound);
        }
        best
    }

    fn promises(&self, node: &Node, ply: usize, best: Option<Move>) -> Vec<Promise> {
        let targets = targets(&node.position, self.ruleset);
        let side = node.position.to_move();
        let mut moves = Vec::with_capacity(192);
        let (king, reach) = (node.position.king(), self.king_reach);
        node.position.for_each_move(self.ruleset, |mv| {
            if mv.from != king || mv.distance() <= reach {
                let takes = targets.contains(mv.to);
                moves.push(self.searcher.order.promise((side, mv), ply, best, takes));
            }
        });
        moves
    }

    /// Looks at what can be taken until nothing is gained by it.
    fn quiet(&mut self, node: &Node, window: Window, ply: usize) -> i32 {
        let Window { mut alpha, beta } = window;
        let still = evaluate(node, self.ruleset, &self.lands, &self.weights);
        if still >= beta {
            return still;
        }
        alpha = alpha.max(still);
        let targets = targets(&node.position, self.ruleset);
        let mut moves = Vec::with_capacity(16);
        let (king, reach) = (node.position.king(), self.king_reach);
        node.position.for_each_move(self.ruleset, |mv| {
            if targets.contains(mv.to) && (mv.from != king || mv.distance() <= reach) {
                moves.push(mv);
            }
        });
        let (mut best, side) = (still, node.position.to_move());
        let distance = i32::try_from(ply).unwrap_or(0) + 1;
        if side == Side::Defenders {
            // Two ways at once can rarely be closed.
            for mv in forks(&node.position, &self.lands) {
                if self.nodes >= self.most || ply + 1 >= DEEPEST {
                    break;
                }
                self.nodes += 1;
                let (next, step) = node.after(self.ruleset, &self.searcher.keys, mv);
                self.occurred.enter(next.key, step.takes > 0);
                let turned = Window { alpha, beta }.turned();
                let score = -self.score(&next, 0, turned, ply + 1, false);
                self.occurred.leave();
                best = best.max(score);
                alpha = alpha.max(score);
                if alpha >= beta {
                    return best;
                }
            }
        }
        for mv in moves {
            if self.nodes >= self.most || ply + 1 >= DEEPEST {
                break;
            }
            self.nodes += 1;
            let (next, step) = node.after(self.ruleset, &self.searcher.keys, mv);
            let score = match step.outcome {
                Some(outcome) => worth(outcome, side, distance),
                None if step.takes == 0 => continue,
                None => {
                    let turned = Window { alpha, beta }.turned();
                    let opens = next.position.king_goals(self.ruleset, self.king_reach);
                    match (next.position.to_move(), opens.count()) {
                        (Side::Defenders, 1..) => -(WIN - distance - 1),
                        _ => -self.quiet(&next, turned, ply + 1),
                    }
                }
            };
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// Whether a man of the side to move has an empty square beside him where every man may stand. That is
/// seen at once, and hardly ever otherwise.
fn has_room(position: &Position, ruleset: &Ruleset) -> bool {
    let size = ruleset.size();
    let may_stand = |square: Square| {
        let is_throne = square.file() == size / 2 && square.rank() == size / 2;
        position.piece_at(square).is_none() && !is_throne && !ruleset.is_goal(square)
    };
    let men = position.men(position.to_move());
    men.iter().any(|man| man.neighbours(size).any(may_stand))
}

enum Repeated {
    Ends(Outcome),
    IsForbidden,
}

/// What an end is worth to a side, that many plies from the root.
fn worth(outcome: Outcome, side: Side, distance: i32) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == side => WIN - distance,
        Some(_) => distance - WIN,
    }
}

/// A proven score counts from its own position in the table, and from the root elsewhere.
fn into_table(score: i32, distance: i32) -> i32 {
    match score {
        _ if score > PROVEN => score + distance,
        _ if score < -PROVEN => score - distance,
        _ => score,
    }
}

fn from_table(score: i32, distance: i32) -> i32 {
    match score {
        _ if score > PROVEN => score - distance,
        _ if score < -PROVEN => score + distance,
        _ => score,
    }
}
