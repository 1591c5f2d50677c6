//! A drawn example and the board of a ruleset: where its squares are on the board, where the pieces
//! were before the move, and which move it was. The engine decides whether the rules lead to what
//! is drawn (`examples`).

use std::ops::Range;

use engine::ruleset::options::{KingMoves, MenMove};
use engine::{Move, Position, Ruleset, Setup, Side, Square};

/// Where a drawing is placed on boards of every size.
#[derive(Clone, Copy)]
pub(crate) enum DrawingPlace {
    /// Its lower left square is a1.
    Corner,
    /// In the middle of rank 1.
    Edge,
    /// Away from edges, corners and throne.
    Open,
    /// The middle of the board is that far to the right of and above its lower left square.
    Centre(u8, u8),
}

/// Part of a board after a move, with the signs that the sheet shows: the piece in brackets came
/// from `*` and has captured the men drawn small. Empty squares, the throne and corners are all
/// dots.
pub(crate) struct RuleDrawing {
    pub place: DrawingPlace,
    /// The ranks from above: a sign in every second column.
    pub ranks: &'static [&'static str],
}

/// A drawing on the board of a ruleset.
pub(crate) struct Placed {
    pub files: Range<u8>,
    pub ranks: Range<u8>,
    /// The board before the move.
    pub before: Position,
    pub mv: Move,
    /// The men drawn small, by file, then by rank.
    pub captured: Vec<Square>,
}

impl RuleDrawing {
    /// The drawing on that board, if it fits there and the game can go on from it.
    pub fn place_on(&self, ruleset: &Ruleset) -> Option<Placed> {
        let size = ruleset.size();
        let width = self.signs().map(|(column, _, _, _)| column + 1).max()?;
        let height = u8::try_from(self.ranks.len()).ok()?;
        let (left, below) = match self.place {
            DrawingPlace::Corner => (0, 0),
            DrawingPlace::Edge => (size.checked_sub(width)? / 2, 0),
            DrawingPlace::Open => {
                let margin = if size < 11 { 1 } else { 2 };
                (margin, margin)
            }
            DrawingPlace::Centre(right, up) => {
                ((size / 2).checked_sub(right)?, (size / 2).checked_sub(up)?)
            }
        };
        if left + width > size || below + height > size {
            return None;
        }
        let (files, ranks) = (left..left + width, below..below + height);

        let mut setup = Setup::empty(Side::Attackers);
        let (mut to, mut from, mut captured) = (None, None, Vec::new());
        for (column, row, sign, moved) in self.signs() {
            let square = Square::new(left + column, below + row)?;
            if moved {
                to = Some((square, sign));
                continue;
            }
            match sign {
                '*' => from = Some(square),
                'o' | 'x' => captured.push(square),
                _ => {}
            }
            put(&mut setup, sign, square);
        }
        let ((to, mover), from) = (to?, from?);
        // A piece that moves one square at a time came from the last square of its way.
        let from =
            if goes_one_square(ruleset, mover) { last_of_way(from, to, size)? } else { from };
        put(&mut setup, mover, from);
        setup.to_move = if mover == 'X' { Side::Attackers } else { Side::Defenders };
        if setup.kings.is_empty() {
            put(&mut setup, 'K', elsewhere(size, &files, &ranks)?);
        }
        let before = setup.position(ruleset).ok()?;
        captured.sort_unstable();
        Some(Placed { files, ranks, before, mv: Move { from, to }, captured })
    }

    /// Column from the left, row from below, the sign there, and whether it is in brackets.
    fn signs(&self) -> impl Iterator<Item = (u8, u8, char, bool)> {
        (0..).zip(self.ranks.iter().rev()).flat_map(|(row, rank)| {
            let pairs = rank.as_bytes().chunks(2).filter(|pair| pair.len() == 2);
            (0..)
                .zip(pairs)
                .map(move |(column, pair)| (column, row, pair[1] as char, pair[0] == b'['))
        })
    }
}

/// Puts the piece of a sheet's sign on the square, a captured man too.
fn put(setup: &mut Setup, sign: char, square: Square) {
    match sign {
        'X' | 'x' => setup.put('t', square),
        'O' | 'o' => setup.put('T', square),
        'K' => setup.put('K', square),
        _ => false,
    };
}

fn goes_one_square(ruleset: &Ruleset, mover: char) -> bool {
    let options = &ruleset.options;
    if mover == 'K' {
        options.king_moves == KingMoves::OneSquare
    } else {
        options.men_move == MenMove::OneSquare
    }
}

fn last_of_way(from: Square, to: Square, size: u8) -> Option<Square> {
    let distance = |square: Square| {
        u32::from(square.file().abs_diff(from.file()) + square.rank().abs_diff(from.rank()))
    };
    to.neighbours(size).min_by_key(|&square| distance(square))
}

/// A square for a king who plays no part in the example: out of the way, and not on the edge, where
/// he might have won.
fn elsewhere(size: u8, files: &Range<u8>, ranks: &Range<u8>) -> Option<Square> {
    let far = size.checked_sub(2)?;
    let squares = [(far, far), (1, far), (far, 1), (1, 1)];
    let (file, rank) =
        squares.into_iter().find(|(file, rank)| !files.contains(file) || !ranks.contains(rank))?;
    Square::new(file, rank)
}
