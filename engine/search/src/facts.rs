//! What a move does, and what it lets the other side do: a closed list of facts, each of them read
//! off the board by playing on under the rules. Knows nothing of scores: which fact matters is for
//! `review` to decide.

use engine::ruleset::options::Goal;
use engine::{Game, Move, Outcome, Ply, Position, Reason, Ruleset, Side, Square};

use crate::announce::with_announcement;

/// What a move does for its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveDeed {
    /// The king goes to this goal, and wins.
    Escapes {
        goal: Square,
    },
    TakesKing,
    /// It closes the ring that wins.
    ClosesRing,
    /// It completes the fort that wins.
    BuildsFort,
    /// It opens these lines, two or more, and the king escapes next, whatever the attackers do.
    Forks {
        goals: Vec<Square>,
    },
    /// It wins by force, at the latest with the ply of that number, this one being the first.
    Wins {
        plies: u32,
    },
    Takes {
        men: Vec<Square>,
    },
    /// Attackers: these lines from the king were open and known to be, and are open no more.
    ClosesLines {
        goals: Vec<Square>,
    },
    /// Defenders: these lines from the king are open now, and were not.
    OpensLines {
        goals: Vec<Square>,
    },
    /// Attackers: nothing leads from the king around their men to a goal any more.
    ClosesWall,
}

/// What a ply let the other side do, or left undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The defenders opened these lines or left them open, and didn't announce them.
    KeptSilent { goals: Vec<Square> },
    /// The attackers left this line open, and the king may use it next.
    LeftLine { goal: Square },
    /// The attackers opened this line, and the king may use it next.
    OpenedLine { goal: Square },
    /// The attackers let the king go to this square, from where these lines are open; one of them
    /// stays open whatever the attackers do.
    LetFork { square: Square, goals: Vec<Square> },
    /// The king can be taken next, by this move.
    ExposedKing { by: Move },
    /// The ring that wins can be closed next, by this move.
    LetRing { by: Move },
    /// The fort that wins can be completed next, by this move.
    LetFort { by: Move },
    /// The other side wins by force, at the latest with the ply of that number from here.
    Lost { plies: u32 },
    /// These men can be taken next, by this move, and could have been saved.
    LostMen { by: Move, men: Vec<Square> },
    /// The attackers' wall around the king has a gap now.
    OpenedWall,
    /// A man of the attackers left a square that guards this corner.
    LeftGuard { corner: Square },
}

/// What a legal move does by itself, the most telling first; [`MoveDeed::Wins`] is never among it,
/// because that takes a proof. Everything that it opens is announced.
pub fn deeds(game: &Game, mv: Move) -> Vec<MoveDeed> {
    let Some(after) = played(game, mv) else { return Vec::new() };
    let Some(ply) = after.plies().last() else { return Vec::new() };
    let mut deeds = Vec::new();
    if let Some(outcome) = after.outcome() {
        deeds.extend(ends_with(outcome));
    }
    let (open, was_open) = (after.open_routes(), game.open_routes());
    match ply.mover {
        Side::Defenders => {
            if forks(&after) {
                deeds.push(MoveDeed::Forks { goals: open.iter().collect() });
            }
            deeds.extend(takes(ply));
            let opens = open.filter(|goal| !was_open.contains(goal));
            if !opens.is_empty() && after.outcome().is_none() {
                deeds.push(MoveDeed::OpensLines { goals: opens.iter().collect() });
            }
        }
        Side::Attackers => {
            // A silent route is no route, and what is said of a move must not tell of one.
            let was_known = match game.ruleset().announces() {
                true => game.announced(),
                false => was_open,
            };
            let closes = was_known.filter(|goal| !open.contains(goal));
            if !closes.is_empty() {
                deeds.push(MoveDeed::ClosesLines { goals: closes.iter().collect() });
            }
            deeds.extend(takes(ply));
            let is_walled = |game: &Game| is_walled(game.position(), game.ruleset());
            if is_walled(&after) && !is_walled(game) {
                deeds.push(MoveDeed::ClosesWall);
            }
        }
    }
    deeds
}

/// What the last ply of a game let the other side do, the most telling first; [`Slip::Lost`] is
/// never among it, because that takes a proof. `reply` and `better` are the best moves after the
/// ply and instead of it.
pub fn slips(before: &Game, after: &Game, reply: Option<Move>, better: Move) -> Vec<Slip> {
    let mut slips = Vec::new();
    let Some(ply) = after.plies().last() else { return slips };
    if after.outcome().is_some() {
        return slips;
    }
    let unsaid = ply.routes.filter(|goal| !ply.announced.contains(goal));
    if after.ruleset().announces() && !unsaid.is_empty() {
        slips.push(Slip::KeptSilent { goals: unsaid.iter().collect() });
    }
    slips.extend(ends_let(before, after));
    if ply.mover == Side::Attackers {
        slips.extend(fork_let(after));
    }
    slips.extend(reply.and_then(|reply| men_lost(before, after, reply, better)));
    if ply.mover == Side::Attackers {
        let is_walled = |game: &Game| is_walled(game.position(), game.ruleset());
        if is_walled(before) && !is_walled(after) {
            slips.push(Slip::OpenedWall);
        }
        slips.extend(guard_left(before, after));
    }
    slips
}

/// The game after a legal move with all that is open announced; `None` if it may not be played.
fn played(game: &Game, mv: Move) -> Option<Game> {
    let text = with_announcement(game, mv).ok()?;
    let mut after = game.clone();
    after.play_read(&text).ok()?;
    Some(after)
}

/// The outcome that a move leads to at once.
fn outcome_of(game: &Game, mv: Move) -> Option<Outcome> {
    played(game, mv)?.outcome()
}

fn ends_with(outcome: Outcome) -> Option<MoveDeed> {
    match outcome.reason {
        Reason::Escape(goal) => Some(MoveDeed::Escapes { goal }),
        Reason::KingCaptured(_) => Some(MoveDeed::TakesKing),
        Reason::Encirclement => Some(MoveDeed::ClosesRing),
        Reason::EdgeFort => Some(MoveDeed::BuildsFort),
        Reason::Immobile(_) | Reason::Repetition(_) => None,
    }
}

fn takes(ply: &Ply) -> Option<MoveDeed> {
    let men: Vec<Square> = ply.captures.iter().map(|capture| capture.square).collect();
    (!men.is_empty()).then_some(MoveDeed::Takes { men })
}

/// Whether two lines or more are open at the attackers' turn, and the king escapes by one of them
/// next whatever they do.
fn forks(game: &Game) -> bool {
    if game.outcome().is_some() || game.open_routes().len() < 2 {
        return false;
    }
    let replies = game.legal_moves();
    !replies.is_empty()
        && replies.into_iter().all(|reply| {
            played(game, reply)
                .is_some_and(|after| after.outcome().is_none() && escape(&after).is_some())
        })
}

/// The goal that the king may go to with the next ply, which is the defenders'.
fn escape(game: &Game) -> Option<Square> {
    let king = game.position().king();
    let goes = |mv: &Move| mv.from == king && game.ruleset().is_goal(mv.to);
    game.legal_moves().into_iter().find(goes).map(|mv| mv.to)
}

/// An end that the other side can bring about with its next ply.
fn ends_let(before: &Game, after: &Game) -> Option<Slip> {
    if let Some(goal) =
        (after.position().to_move() == Side::Defenders).then(|| escape(after)).flatten()
    {
        return Some(match before.open_routes().contains(goal) {
            true => Slip::LeftLine { goal },
            false => Slip::OpenedLine { goal },
        });
    }
    after.legal_moves().into_iter().find_map(|by| match outcome_of(after, by)?.reason {
        Reason::KingCaptured(_) => Some(Slip::ExposedKing { by }),
        Reason::Encirclement => Some(Slip::LetRing { by }),
        Reason::EdgeFort => Some(Slip::LetFort { by }),
        Reason::Escape(_) | Reason::Immobile(_) | Reason::Repetition(_) => None,
    })
}

fn fork_let(after: &Game) -> Option<Slip> {
    let king = after.position().king();
    let ways = after.legal_moves().into_iter().filter(|mv| mv.from == king);
    ways.into_iter().find_map(|mv| {
        let forked = played(after, mv)?;
        let goals = forked.open_routes().iter().collect();
        forks(&forked).then_some(Slip::LetFork { square: mv.to, goals })
    })
}

/// The men that the reply takes, and that no reply could take after the better move.
fn men_lost(before: &Game, after: &Game, reply: Move, better: Move) -> Option<Slip> {
    let taken = captured_by(after, reply);
    let saved = played(before, better)?;
    let still: Vec<Square> =
        saved.legal_moves().into_iter().flat_map(|mv| captured_by(&saved, mv)).collect();
    let men: Vec<Square> = taken.into_iter().filter(|square| !still.contains(square)).collect();
    (!men.is_empty()).then_some(Slip::LostMen { by: reply, men })
}

fn captured_by(game: &Game, mv: Move) -> Vec<Square> {
    let after = played(game, mv);
    let ply = after.as_ref().and_then(|after| after.plies().last());
    ply.map_or(Vec::new(), |ply| ply.captures.iter().map(|capture| capture.square).collect())
}

/// Whether nothing leads from the king to a goal around the attackers, even if the king's own men
/// were all gone.
pub fn is_walled(position: &Position, ruleset: &Ruleset) -> bool {
    let mut reached = vec![position.king()];
    let mut next = 0;
    while let Some(&square) = reached.get(next) {
        next += 1;
        if ruleset.is_goal(square) {
            return false;
        }
        for beside in square.neighbours(ruleset.size()) {
            if !position.men(Side::Attackers).contains(beside) && !reached.contains(&beside) {
                reached.push(beside);
            }
        }
    }
    true
}

fn guard_left(before: &Game, after: &Game) -> Option<Slip> {
    let mv = after.plies().last()?.mv?;
    corners(after.ruleset()).into_iter().find_map(|corner| {
        let is_guard = guards_of(corner, after.ruleset()).contains(&mv.from);
        let is_left = is_guard && guards_at(corner, after) < guards_at(corner, before);
        is_left.then_some(Slip::LeftGuard { corner })
    })
}

pub(crate) fn corners(ruleset: &Ruleset) -> Vec<Square> {
    let last = ruleset.size() - 1;
    let corners = [(0, 0), (0, last), (last, 0), (last, last)];
    corners.into_iter().filter_map(|(file, rank)| Square::new(file, rank)).collect()
}

/// How many men of the attackers stand guard before a corner.
pub(crate) fn guards_at(corner: Square, game: &Game) -> usize {
    let attackers = game.position().men(Side::Attackers);
    guards_of(corner, game.ruleset()).into_iter().filter(|&at| attackers.contains(at)).count()
}

/// The squares of the short diagonal before a corner that is a goal: a man on each closes it.
pub fn guards_of(corner: Square, ruleset: &Ruleset) -> Vec<Square> {
    if ruleset.options.goal != Goal::Corner {
        return Vec::new();
    }
    let inwards = |at: u8, by: u8| if at == 0 { by } else { at - by };
    [(0, 2), (1, 1), (2, 0)]
        .into_iter()
        .filter_map(|(file, rank)| {
            Square::new(inwards(corner.file(), file), inwards(corner.rank(), rank))
        })
        .collect()
}
