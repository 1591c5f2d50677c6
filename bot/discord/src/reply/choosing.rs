//! A move that is put together by pressing: first the piece, then the square, and then what is said
//! with it.

use std::collections::BTreeSet;

use commands::{BoardForm, Deed};
use engine::{Move, Square};
use service::choose::{BoardChoice, Moves, Saying};
use templates::controls::{self, Button, Prompt};
use templates::notice::Table;
use templates::told::give;
use templates::{Notice, Reader};

use super::grid::grid;
use super::{laid_out, notice_screen, prompt_screen};
use crate::control::{At, Control};
use crate::screen::{ButtonLook, ControlRow, Push, Screen, ScreenPicture};

pub fn choice_screen(
    choice: &BoardChoice,
    at: At,
    (moves, page): (Moves, u8),
    reader: &Reader,
) -> Screen {
    let say = |prompt: Prompt| prompt_screen(prompt, reader);
    let cancel = || Push::plain(Control::Drop, &Button::Cancel, reader);
    match choice {
        BoardChoice::Game(table) => notice_screen(&Notice::Board(table.clone()), reader),
        BoardChoice::RollFirst(_) => {
            let step = give(Deed::Roll);
            let roll = Control::Do(Some(at), step.command().unwrap_or_default());
            let roll = Push::step(roll, &step, reader).map(|push| push.with_look(ButtonLook::Main));
            let pushes = roll.into_iter().chain([cancel()]).collect();
            Screen { rows: vec![ControlRow::Buttons(pushes)], ..say(Prompt::Roll) }
        }
        BoardChoice::NoAnnouncements(_) => say(Prompt::NoAnnouncements),
        BoardChoice::Pieces(_, moves) if moves.is_empty() => say(Prompt::NothingToAnnounce),
        BoardChoice::Pieces(table, all) => {
            let prompt = match moves {
                Moves::All => Prompt::Piece,
                Moves::Announced => Prompt::PieceToAnnounce,
                Moves::Tried => Prompt::PieceToTry,
            };
            let king = table.game.position().king();
            let mut pieces: Vec<Square> = all.iter().map(|mv| mv.from).collect();
            pieces.dedup();
            let entry = |&from: &Square| {
                let ways = all.iter().filter(|mv| mv.from == from).map(PicturedDirection::of);
                let ways: BTreeSet<PicturedDirection> = ways.collect();
                let ways: String = ways.into_iter().map(PicturedDirection::arrow).collect();
                let square = match from == king {
                    true => controls::ChoiceCaption::King(from).text(reader.words()),
                    false => from.to_string(),
                };
                let id = Control::Squares(at, moves, from, 0);
                Push::labelled(id, format!("{square} {ways}"))
            };
            let turn = |page| Control::Pieces(at, moves, page);
            let entries = pieces.iter().map(entry).collect();
            let rows = grid((entries, page), &turn, vec![cancel()], reader);
            with_marks(Screen { rows, ..say(prompt) }, table, &pieces, reader)
        }
        BoardChoice::Squares(table, from, all) => {
            let from = *from;
            let mut all = all.clone();
            all.sort_by_key(|mv| (PicturedDirection::of(mv), PicturedDirection::length(mv)));
            let entry = |mv: &Move| {
                let label = format!("{} {}", PicturedDirection::of(mv).arrow(), mv.to);
                let id = match moves {
                    Moves::Tried => Control::Do(None, format!("{}: try {mv}", at.game)),
                    Moves::All | Moves::Announced => Control::Ply(at, moves, mv.to_string()),
                };
                Push::labelled(id, label)
            };
            let turn = |page| Control::Squares(at, moves, from, page);
            let back = Push::plain(Control::Pieces(at, moves, 0), &Button::Back, reader);
            let entries = all.iter().map(entry).collect();
            let rows = grid((entries, page), &turn, vec![back, cancel()], reader);
            let marked: Vec<Square> =
                std::iter::once(from).chain(all.iter().map(|mv| mv.to)).collect();
            with_marks(Screen { rows, ..say(Prompt::Square(from)) }, table, &marked, reader)
        }
        BoardChoice::Ply(table, ply, sayings) => {
            let shown = Notice::Preview(table.clone());
            let mut said: Vec<&Saying> = sayings.iter().collect();
            if moves == Moves::Announced {
                // This is first because the player may have come to announce something.
                said.sort_by_key(|saying| !matches!(saying, Saying::Announce(_)));
            }
            let ways = sayings.len();
            let buttons = said.into_iter().map(|saying| play(at, ply, saying, ways, reader));
            let mut buttons: Vec<Push> = buttons.collect();
            if let Some(first) = buttons.first_mut() {
                first.look = ButtonLook::Main;
            }
            let pieces = Control::Pieces(at, moves, 0);
            buttons.push(Push::plain(pieces, &Button::Back, reader));
            buttons.push(cancel());
            Screen {
                rows: vec![ControlRow::Buttons(buttons)],
                ..laid_out(&shown.page(reader), reader)
            }
        }
    }
}

fn play(at: At, ply: &str, saying: &Saying, ways: usize, reader: &Reader) -> Push {
    let (order, button) = saying.command(ply, ways);
    Push::plain(Control::Do(Some(at), order), &button, reader)
}

/// With the board, on which those squares are marked, for readers who see pictures.
fn with_marks(screen: Screen, table: &Table, squares: &[Square], reader: &Reader) -> Screen {
    let shows = reader.board == BoardForm::Picture;
    let picture = shows.then(|| ScreenPicture::of_choice(table, squares, reader.words()));
    Screen { pictures: picture.into_iter().map(|picture| (0, picture)).collect(), ..screen }
}

/// A direction on the board as it is pictured, with rank 1 below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum PicturedDirection {
    Up,
    Right,
    Down,
    Left,
}

impl PicturedDirection {
    fn of(mv: &Move) -> PicturedDirection {
        let place = |square: Square| (square.file(), square.rank());
        let ((file, rank), (to_file, to_rank)) = (place(mv.from), place(mv.to));
        match () {
            () if to_rank > rank => PicturedDirection::Up,
            () if to_file > file => PicturedDirection::Right,
            () if to_rank < rank => PicturedDirection::Down,
            () => PicturedDirection::Left,
        }
    }

    fn length(mv: &Move) -> u8 {
        mv.from.file().abs_diff(mv.to.file()) + mv.from.rank().abs_diff(mv.to.rank())
    }

    /// A sign that needs no language.
    const fn arrow(self) -> char {
        match self {
            PicturedDirection::Up => '↑',
            PicturedDirection::Right => '→',
            PicturedDirection::Down => '↓',
            PicturedDirection::Left => '←',
        }
    }
}
