//! What a picture shows, square by square: the pieces, the last move, what it took. It is
//! made from what both sides may see and knows nothing else; places and colours come later.

use engine::ruleset::options::Colours;
use engine::{MAX_SIZE, Move, Piece, Position, Ruleset, Side, Square};

use crate::art::Tone;
use crate::picture::{Picture, Trays};
use crate::seat::Seat;

const SIDE: usize = MAX_SIZE as usize;

/// The pieces by square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pieces([[Option<Piece>; SIDE]; SIDE]);

impl Pieces {
    pub fn of(position: &Position) -> Pieces {
        let mut pieces = Pieces([[None; SIDE]; SIDE]);
        for side in Side::BOTH {
            for square in position.men(side).iter() {
                pieces.put(square, Some(Piece::Man(side)));
            }
        }
        pieces.put(position.king(), Some(Piece::King));
        pieces
    }

    pub fn at(&self, square: Square) -> Option<Piece> {
        // A square's file and rank are below MAX_SIZE.
        self.0[usize::from(square.rank())][usize::from(square.file())]
    }

    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.0[usize::from(square.rank())][usize::from(square.file())] = piece;
    }

    pub fn shift(&mut self, mv: Move) {
        let piece = self.at(mv.from);
        self.put(mv.from, None);
        self.put(mv.to, piece);
    }
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// One of four that differ in their grain.
    Plain(u8),
    Throne,
    Corner,
}

impl Ground {
    /// Every kind, in the order of [`Ground::index`].
    pub const ALL: [Ground; 6] = [
        Ground::Plain(0),
        Ground::Plain(1),
        Ground::Plain(2),
        Ground::Plain(3),
        Ground::Throne,
        Ground::Corner,
    ];

    pub fn index(self) -> usize {
        match self {
            Ground::Plain(grain) => usize::from(grain % 4),
            Ground::Throne => 4,
            Ground::Corner => 5,
        }
    }
}

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Nothing,
    /// The last ply took a man here.
    Taken,
    Piece(Piece),
}

impl Content {
    /// Every kind, in the order of [`Content::index`].
    pub const ALL: [Content; 5] = [
        Content::Nothing,
        Content::Taken,
        Content::Piece(Piece::Man(Side::Attackers)),
        Content::Piece(Piece::Man(Side::Defenders)),
        Content::Piece(Piece::King),
    ];

    pub fn index(self) -> usize {
        match self {
            Content::Nothing => 0,
            Content::Taken => 1,
            Content::Piece(Piece::Man(Side::Attackers)) => 2,
            Content::Piece(Piece::Man(Side::Defenders)) => 3,
            Content::Piece(Piece::King) => 4,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct PictureScene<'a> {
    pub ruleset: &'a Ruleset,
    pub pieces: Pieces,
    pub last: Option<Move>,
    pub taken: Vec<Square>,
    pub marked: Vec<Square>,
    pub seat: Seat,
    pub trays: Option<Trays>,
}

impl<'a> PictureScene<'a> {
    pub fn of(picture: &Picture<'a>) -> PictureScene<'a> {
        PictureScene {
            ruleset: picture.ruleset,
            pieces: Pieces::of(picture.position),
            last: picture.last,
            taken: picture.taken.clone(),
            marked: picture.marked.clone(),
            seat: picture.seat,
            trays: picture.trays.clone(),
        }
    }

    pub fn ground(&self, square: Square) -> Ground {
        if self.ruleset.throne() == Some(square) {
            Ground::Throne
        } else if self.ruleset.is_corner(square) {
            Ground::Corner
        } else {
            // Mixes the two so that neither ranks, files nor diagonals repeat.
            let mixed = u32::from(square.file()) * 7 + u32::from(square.rank()) * 13;
            Ground::Plain((mixed * mixed / 8 % 4) as u8)
        }
    }

    pub fn content(&self, square: Square) -> Content {
        match self.pieces.at(square) {
            Some(piece) => Content::Piece(piece),
            None if self.taken.contains(&square) => Content::Taken,
            None => Content::Nothing,
        }
    }
}

pub(crate) fn attackers_tone(ruleset: &Ruleset) -> Tone {
    match ruleset.options.colours {
        Colours::DarkAttack => Tone::Dark,
        Colours::LightAttack => Tone::Light,
    }
}
