//! A board in a browser: a picture, with a grid of squares over it that can be read by those who
//! don't see it. On their own turn, players can choose a piece there, then a square, and then the
//! move is shown before it is confirmed. Choosing changes nothing, so it is asked for by addresses.

use engine::{Piece, Side, Square};
use minijinja::{Value, context};
use pictures::{Picture, Seat};

use super::{BoardAddress, Surroundings};
use crate::board::Board;
use crate::controls::{Button, Prompt};
use crate::notice::table::Table;
use crate::words::Words;

pub struct TapBoard<'a> {
    pub table: &'a Table,
    /// The page on which it is, to which choices are added.
    pub page: String,
    pub choice: TapChoice,
}

/// What can be chosen on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TapChoice {
    Nothing,
    /// One of the pieces on these squares.
    Piece(Vec<Square>),
    /// Where that piece goes.
    Goal(Square, Vec<Square>),
    /// The board is as it would be after a move: these commands confirm it, each with its words.
    Confirm(Vec<(String, Button)>),
}

impl<'a> TapBoard<'a> {
    /// A board on which nothing can be chosen.
    pub fn looked_at(table: &'a Table) -> TapBoard<'a> {
        TapBoard { table, page: String::new(), choice: TapChoice::Nothing }
    }

    pub(super) fn value(&self, around: &Surroundings<'_>, board: &Board<'_>) -> Value {
        let words = around.reader.words();
        let game = &self.table.game;
        let picture = match &self.choice {
            TapChoice::Goal(from, goals) => {
                let marked: Vec<Square> = goals.iter().copied().chain([*from]).collect();
                Picture::marked(game, &marked, Seat::South)
            }
            _ => Picture::of(game, Seat::South),
        };
        let signs = board.squares();
        let rank = |(rank, squares): (u8, Vec<(Square, char)>)| {
            let cells: Vec<Value> = squares
                .into_iter()
                .map(|(square, sign)| {
                    context! {
                        square => square.to_string(),
                        name => square_name(words, board, square),
                        sign => sign.to_string(),
                        field => self.field(square),
                        chosen => matches!(self.choice, TapChoice::Goal(from, _) if from == square),
                    }
                })
                .collect();
            context! { rank => rank, cells => cells }
        };
        let confirm = match &self.choice {
            TapChoice::Confirm(ways) => {
                let seen = context! {
                    ply => self.table.game.plies().len(), event => self.table.event,
                };
                let way = |(command, button): &(String, Button)| {
                    context! {
                        command => format!("{}: {command}", self.table.number),
                        label => button.label(words),
                    }
                };
                Some(context! { seen => seen, ways => ways.iter().map(way).collect::<Vec<_>>() })
            }
            _ => None,
        };
        context! {
            kind => "board",
            page => self.page,
            size => board.ruleset.size(),
            pictures => around.themed(&BoardAddress::of(&picture)),
            caption => crate::board::Prose { game, end: self.table.end }.standing(words),
            files => (0..board.ruleset.size()).map(|file| char::from(b'a' + file).to_string())
                .collect::<Vec<_>>(),
            ranks => signs.into_iter().map(rank).collect::<Vec<_>>(),
            from => match self.choice {
                TapChoice::Goal(from, _) => Some(from.to_string()),
                _ => None,
            },
            prompt => self.prompt().map(|prompt| prompt.text(around.reader)),
            is_choice => matches!(self.choice, TapChoice::Piece(_) | TapChoice::Goal(..)),
            confirm => confirm,
            back => match self.choice {
                TapChoice::Goal(..) | TapChoice::Confirm(_) => Some(Button::Back.label(words)),
                TapChoice::Nothing | TapChoice::Piece(_) => None,
            },
        }
    }

    /// Which field of the form a square fills in, if it can be chosen.
    fn field(&self, square: Square) -> Option<&'static str> {
        match &self.choice {
            TapChoice::Piece(pieces) if pieces.contains(&square) => Some("from"),
            TapChoice::Goal(_, goals) if goals.contains(&square) => Some("to"),
            _ => None,
        }
    }

    fn prompt(&self) -> Option<Prompt> {
        match &self.choice {
            TapChoice::Piece(_) => Some(Prompt::Piece),
            TapChoice::Goal(from, _) => Some(Prompt::Square(*from)),
            // What the move would do is said above the board.
            TapChoice::Nothing | TapChoice::Confirm(_) => None,
        }
    }
}

/// What is on a square, in words.
fn square_name(words: &Words, board: &Board<'_>, square: Square) -> String {
    let what = match board.position.piece_at(square) {
        Some(Piece::King) => "king",
        Some(Piece::Man(Side::Attackers)) => "attacker",
        Some(Piece::Man(Side::Defenders)) => "defender",
        None if board.ruleset.throne() == Some(square) => "throne",
        None if board.ruleset.is_corner(square) => "corner",
        None => "empty",
    };
    words.say("web-square", &[("square", square.into()), ("what", what.into())])
}
