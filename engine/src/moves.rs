//! How pieces go: rook moves along empty squares, as far as the ruleset lets them.
//! Knows nothing of captures, announcements or repetition.

use crate::illegal::Illegal;
use crate::position::{Move, Position};
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::square::Square;
use crate::square_set::{bit, files};

/// What one piece can reach in one move.
#[derive(Clone, Copy)]
struct PieceReach {
    from: Square,
    /// Along its rank, bits by file.
    along_rank: u32,
    /// Along its file, bits by rank.
    along_file: u32,
}

impl PieceReach {
    fn len(self) -> u32 {
        self.along_rank.count_ones() + self.along_file.count_ones()
    }

    /// Where it ends, by file, then by rank.
    fn squares(self) -> impl Iterator<Item = Square> {
        let (file, rank) = (self.from.file(), self.from.rank());
        let left = self.along_rank & (bit(file) - 1);
        let on_rank = move |row| files(row).map(move |file| Square::at(file, rank));
        on_rank(left)
            .chain(files(self.along_file).map(move |rank| Square::at(file, rank)))
            .chain(on_rank(self.along_rank & !left))
    }
}

/// The empty squares that a piece at place `at` of a line reaches, going at most `reach`
/// squares; `line` has the bits of what is in the way.
fn slide(line: u32, at: u8, size: u8, reach: u8) -> u32 {
    let here = bit(at);
    let below = line & (here - 1);
    let first_free = (u32::BITS - below.leading_zeros()).max(u32::from(at.saturating_sub(reach)));
    // A piece beyond the last square ends the line.
    let above = (line | bit(size)) & !(here | (here - 1));
    let first_taken = above.trailing_zeros().min(u32::from(at) + u32::from(reach) + 1);
    ((1 << first_taken) - (1 << first_free)) & !here
}

impl Position {
    fn reach(&self, ruleset: &Ruleset, from: Square, king_reach: u8) -> PieceReach {
        let line = self.occupied_row(i32::from(from.rank()));
        if from != self.king {
            return self.man_reach(ruleset, from, line);
        }
        let size = ruleset.field.size;
        PieceReach {
            from,
            along_rank: slide(line, from.file(), size, king_reach),
            along_file: slide(self.occupied_file(from.file()), from.rank(), size, king_reach),
        }
    }

    /// The reach of a man; `line` is the occupied row of his rank.
    #[inline]
    fn man_reach(&self, ruleset: &Ruleset, from: Square, line: u32) -> PieceReach {
        let field = &ruleset.field;
        // The field's sets look the same when ranks and files change places.
        let along = |line, at, index: u8| {
            let index = i32::from(index);
            slide(line | field.impassable.row(index), at, field.size, field.men_reach)
                & !field.reserved.row(index)
        };
        let (file, rank) = (from.file(), from.rank());
        PieceReach {
            from,
            along_rank: along(line, file, rank),
            along_file: along(self.occupied_file(file), rank, file),
        }
    }

    fn men_reaches(&self, ruleset: &Ruleset) -> impl Iterator<Item = PieceReach> {
        let men = &self.men[self.to_move];
        (0..ruleset.field.size).flat_map(move |rank| {
            let line = self.occupied_row(i32::from(rank));
            files(men.row(i32::from(rank)))
                .map(move |file| self.man_reach(ruleset, Square::at(file, rank), line))
        })
    }

    fn king_reaches(&self, ruleset: &Ruleset) -> Option<PieceReach> {
        (self.to_move == Side::Defenders)
            .then(|| self.reach(ruleset, self.king, ruleset.field.king_reach))
    }

    /// Calls `each` with every move of the side to move, piece by piece.
    ///
    /// These are the moves of pieces. Only [`crate::Game`] knows what a game forbids on top of
    /// that (unannounced escapes, repetition).
    pub fn for_each_move(&self, ruleset: &Ruleset, mut each: impl FnMut(Move)) {
        let mut each_of = |reach: PieceReach| {
            let from = reach.from;
            for file in files(reach.along_rank) {
                each(Move { from, to: Square::at(file, from.rank()) });
            }
            for rank in files(reach.along_file) {
                each(Move { from, to: Square::at(from.file(), rank) });
            }
        };
        self.men_reaches(ruleset).for_each(&mut each_of);
        self.king_reaches(ruleset).into_iter().for_each(each_of);
    }

    /// The same moves as a list.
    pub fn legal_moves(&self, ruleset: &Ruleset) -> Vec<Move> {
        // Room for nearly every position up to 13×13 without growing.
        let mut moves = Vec::with_capacity(256);
        self.for_each_move(ruleset, |mv| moves.push(mv));
        moves
    }

    /// How many moves there are, without listing them.
    pub fn count_moves(&self, ruleset: &Ruleset) -> u32 {
        self.men_reaches(ruleset).chain(self.king_reaches(ruleset)).map(PieceReach::len).sum()
    }

    /// Whether the side to move has any.
    pub fn has_move(&self, ruleset: &Ruleset) -> bool {
        self.has_step(ruleset)
            || self
                .men_reaches(ruleset)
                .chain(self.king_reaches(ruleset))
                .any(|reach| reach.len() > 0)
    }

    /// Whether the piece on the square has any, in either side's turn.
    pub(crate) fn has_move_from(&self, ruleset: &Ruleset, from: Square) -> bool {
        self.reach(ruleset, from, ruleset.field.king_reach).len() > 0
    }

    /// Whether some man of the side to move can step to a neighbouring square: true in
    /// nearly every position, and found a rank at a time. False proves nothing, since a
    /// man may only be able to pass the throne, and only the king may be able to move.
    pub(crate) fn has_step(&self, ruleset: &Ruleset) -> bool {
        let field = &ruleset.field;
        let free = |rank: i32| field.for_men.row(rank) & !self.occupied_row(rank);
        let men = &self.men[self.to_move];
        (0..i32::from(field.size)).any(|rank| {
            let row = men.row(rank);
            row != 0 && {
                let here = free(rank);
                row & (here << 1 | here >> 1 | free(rank - 1) | free(rank + 1)) != 0
            }
        })
    }

    /// The squares the piece on `from` can move to, in either side's turn, by file, then by
    /// rank; none if the square is empty.
    pub fn legal_targets(&self, ruleset: &Ruleset, from: Square) -> Vec<Square> {
        if self.piece_at(from).is_none() {
            return Vec::new();
        }
        self.reach(ruleset, from, ruleset.field.king_reach).squares().collect()
    }

    /// The king's moves that end on a goal, at most `reach` squares away: at most
    /// one in each direction. A king on a goal has none.
    pub fn king_goals(&self, ruleset: &Ruleset, reach: u8) -> impl Iterator<Item = Square> {
        let goals = &ruleset.field.goals;
        let (rank, file) = (self.king.rank(), self.king.file());
        let at_goal = goals.contains(self.king);
        let reach = if at_goal { 0 } else { reach.min(ruleset.field.king_reach) };
        let mut all = self.reach(ruleset, self.king, reach);
        all.along_rank &= goals.row(i32::from(rank));
        all.along_file &= goals.row(i32::from(file));
        all.squares()
    }

    /// Whether the piece may go that way, and if not, which rule and squares forbid it.
    ///
    /// # Errors
    /// The first of: off the board, no piece, the other side's piece, not along a line,
    /// something in the way, a reserved square, too far.
    pub fn check_move(&self, ruleset: &Ruleset, mv: Move) -> Result<(), Illegal> {
        let Move { from, to } = mv;
        let field = &ruleset.field;
        for square in [from, to] {
            if !square.is_on(field.size) {
                return Err(Illegal::OffBoard { square, size: field.size });
            }
        }
        let piece = self.piece_at(from).ok_or(Illegal::NoPiece { from })?;
        if piece.side() != self.to_move {
            return Err(Illegal::NotYourPiece { from, to_move: self.to_move });
        }
        let reach = self.reach(ruleset, from, field.king_reach);
        if reach.squares().any(|square| square == to) {
            return Ok(());
        }
        let targets = || reach.squares().collect::<Vec<_>>();
        if from == to {
            return Err(Illegal::SameSquare { square: from });
        }
        if from.file() != to.file() && from.rank() != to.rank() {
            return Err(Illegal::NotInLine { mv, targets: targets() });
        }
        let is_king = from == self.king;
        for square in between(from, to).chain([to]) {
            if self.piece_at(square).is_some() {
                return Err(Illegal::Blocked { mv, by: square, targets: targets() });
            }
            if square != to && !is_king && field.impassable.contains(square) {
                return Err(Illegal::ThroneNotPassable { mv, targets: targets() });
            }
        }
        if !is_king && field.reserved.contains(to) {
            let targets = targets();
            return Err(if field.throne == Some(to) {
                Illegal::ThroneReserved { mv, targets }
            } else {
                Illegal::CornerReserved { mv, targets }
            });
        }
        let most = if is_king { field.king_reach } else { field.men_reach };
        Err(Illegal::TooFar { mv, most, targets: targets() })
    }
}

/// The squares strictly between two squares of one line, from the first on.
pub(crate) fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let towards = |from: u8, to: u8| i32::from(to).cmp(&i32::from(from)) as i32;
    let (step_file, step_rank) = (towards(from.file(), to.file()), towards(from.rank(), to.rank()));
    let distance = from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()));
    (1..i32::from(distance)).map(move |steps| {
        // Between two squares of the board lie only squares of the board.
        Square::at(
            (i32::from(from.file()) + steps * step_file) as u8,
            (i32::from(from.rank()) + steps * step_rank) as u8,
        )
    })
}
