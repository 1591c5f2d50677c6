//! What a quiet move is for: facts that are true of too many moves to say where a game turned, each
//! of them read off the board by playing on under the rules. What gains or ends something is in
//! `facts`.

use std::collections::BTreeMap;

use engine::ruleset::options::Dice;
use engine::{Game, Move, Position, Reason, Side, Square, dice};

use crate::facts::{corners, guards_at, guards_of};

/// What a move prepares or prevents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The king can be taken next, unless something is done about it.
    ThreatensKing,
    /// The other side could have taken the piece on that square, and can't any more.
    Keeps { piece: Square },
    /// These men can be taken next, and couldn't have been before.
    Threatens { men: Vec<Square> },
    /// Attackers: the king could have reached a goal in `moves` moves of its own, and can't any
    /// more.
    Delays { moves: u32 },
    /// Defenders: the king can reach a goal in `moves` moves of its own, and couldn't have before.
    Nears { moves: u32 },
    /// Attackers: one man more stands before this corner.
    Guards { corner: Square },
    /// Attackers: the king can go to `squares` squares, and could go to more of them (`from`)
    /// before.
    Narrows { squares: usize, from: usize },
    /// Defenders: the king can go to `squares` squares, and could go to fewer of them (`from`)
    /// before.
    Widens { squares: usize, from: usize },
    /// A man has come closer to the king.
    Approaches,
    /// The piece that moved can't be taken next.
    Safe { piece: Square },
}

/// What the last ply of a game that goes on is for, the most telling first; `before` is the game as
/// it was at its turn. While a line is open, nothing is said of where the king can go: so nothing
/// here depends on what was announced.
pub fn aims(before: &Game, after: &Game) -> Vec<Aim> {
    let Some(ply) = after.plies().last() else { return Vec::new() };
    let Some(mv) = ply.mv else { return Vec::new() };
    let (own, theirs) = (ply.mover, !ply.mover);
    let mut aims = Vec::new();
    let threatens = takeable(after, own, Rolls::Unknown);
    let could = takeable(before, own, Rolls::All);
    let mut men: Vec<Square> = threatens.into_iter().filter(|at| !could.contains(at)).collect();
    let king = after.position().king();
    if own == Side::Attackers && men.contains(&king) {
        aims.push(Aim::ThreatensKing);
    }
    men.retain(|&at| at != king);
    let loses = takeable(after, theirs, Rolls::All);
    let is_kept = |at: &Square| {
        let is_at = if *at == mv.from { mv.to } else { *at };
        !loses.contains(&is_at)
    };
    let kept = takeable(before, theirs, Rolls::Unknown).into_iter().find(is_kept);
    aims.extend(kept.map(|piece| Aim::Keeps { piece }));
    if !men.is_empty() {
        aims.push(Aim::Threatens { men });
    }
    let is_open = |game: &Game| !game.open_routes().is_empty();
    let is_closed = !is_open(before) && !is_open(after);
    if is_closed {
        aims.extend(way_changed(own, moves_to_goal(before), moves_to_goal(after)));
    }
    if own == Side::Attackers {
        aims.extend(guarded(before, after, mv).map(|corner| Aim::Guards { corner }));
    }
    if is_closed {
        let room = |game: &Game| king_moves(game, &defending(game.position())).len();
        let (from, squares) = (room(before), room(after));
        match own {
            Side::Attackers if squares < from => aims.push(Aim::Narrows { squares, from }),
            Side::Defenders if squares > from => aims.push(Aim::Widens { squares, from }),
            Side::Attackers | Side::Defenders => {}
        }
    }
    aims
}

/// What can be said of the last ply even if it has no other aim.
pub fn at_least(after: &Game) -> Option<Aim> {
    let mv = after.plies().last()?.mv?;
    let king = after.position().king();
    let steps = |at: Square| at.file().abs_diff(king.file()) + at.rank().abs_diff(king.rank());
    if mv.to != king && steps(mv.to) < steps(mv.from) {
        return Some(Aim::Approaches);
    }
    let taken = takeable(after, after.position().to_move(), Rolls::All);
    (!taken.contains(&mv.to)).then_some(Aim::Safe { piece: mv.to })
}

/// What is said of a king who goes only as far as a roll lets him.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rolls {
    /// He may go as far as with any roll.
    All,
    /// He may not be able to go.
    Unknown,
}

/// What a side could capture if it were its turn, and with which moves, as far as any roll lets the
/// king go. It depends on the board alone, and so on nothing that was announced or kept silent.
pub fn captures(game: &Game, side: Side) -> BTreeMap<Square, Vec<Move>> {
    let position = match game.position().to_move() == side {
        true => *game.position(),
        false => game.position().passed(),
    };
    let (ruleset, king) = (game.ruleset(), position.king());
    let mut captures: BTreeMap<Square, Vec<Move>> = BTreeMap::new();
    for mv in position.legal_moves(ruleset) {
        let mut next = position;
        let effects = next.play_unchecked(ruleset, mv);
        let reason = effects.outcome.map(|outcome| outcome.reason);
        let taken = effects.captures.iter().map(|capture| capture.square);
        let takes_king = matches!(reason, Some(Reason::KingCaptured(_)));
        for square in taken.chain(takes_king.then_some(king)) {
            captures.entry(square).or_default().push(mv);
        }
    }
    captures
}

/// The pieces that a side could take if it were its turn.
fn takeable(game: &Game, side: Side, rolls: Rolls) -> Vec<Square> {
    let king = game.position().king();
    let is_sure = rolls == Rolls::All || game.terms().dice != Dice::Hun;
    let is_able = |mv: &Move| is_sure || side != Side::Defenders || mv.from != king;
    let taken = captures(game, side).into_iter();
    taken.filter(|(_, moves)| moves.iter().any(is_able)).map(|(square, _)| square).collect()
}

/// The same position at the defenders' turn.
fn defending(position: &Position) -> Position {
    match position.to_move() {
        Side::Defenders => *position,
        Side::Attackers => position.passed(),
    }
}

/// The king's moves in a position of that game at the defenders' turn, with any roll.
fn king_moves(game: &Game, position: &Position) -> Vec<Move> {
    let rolls = game.terms().dice == Dice::Hun;
    let mut moves = position.legal_moves(game.ruleset());
    moves.retain(|mv| mv.from == position.king());
    moves.retain(|mv| !rolls || mv.distance() <= dice::HIGHEST);
    moves
}

/// The fewest moves with which the king reaches a goal if nobody else moves.
fn moves_to_goal(game: &Game) -> Option<u32> {
    let mut reached = vec![(defending(game.position()), 0)];
    let mut next = 0;
    while let Some(&(position, moves)) = reached.get(next) {
        next += 1;
        for mv in king_moves(game, &position) {
            if game.ruleset().is_goal(mv.to) {
                return Some(moves + 1);
            }
            let mut then = position;
            then.play_unchecked(game.ruleset(), mv);
            let then = defending(&then);
            if !reached.iter().any(|(known, _)| *known == then) {
                reached.push((then, moves + 1));
            }
        }
    }
    None
}

fn way_changed(mover: Side, was: Option<u32>, is: Option<u32>) -> Option<Aim> {
    let is_nearer = |one: u32, other: Option<u32>| other.is_none_or(|other| one < other);
    match mover {
        Side::Attackers => was.filter(|&was| is_nearer(was, is)).map(|moves| Aim::Delays { moves }),
        Side::Defenders => is.filter(|&is| is_nearer(is, was)).map(|moves| Aim::Nears { moves }),
    }
}

/// The corner before which a man stands now, and one fewer stood.
fn guarded(before: &Game, after: &Game, mv: Move) -> Option<Square> {
    corners(after.ruleset()).into_iter().find(|&corner| {
        let is_guard = guards_of(corner, after.ruleset()).contains(&mv.to);
        is_guard && guards_at(corner, after) > guards_at(corner, before)
    })
}
