//! Games as files: their names, and how large those of long games are.

use engine::ruleset::shipped_library;
use engine::{Game, Terms};
use pictures::{Art, Painter, Seat};

use super::tables::{reader, table, usual};
use crate::notice::{MOST_PLIES, Notice};

/// A game on the largest board after that many plies, in which hardly a man is taken.
fn long(plies: usize) -> Game {
    let ruleset = shipped_library().newest("alea-evangelii").unwrap().clone();
    let mut game = Game::new(ruleset, Terms::default()).unwrap();
    while game.plies().len() < plies {
        let moves = game.legal_moves();
        let ply = game.plies().len();
        // One that goes on.
        let next = (0..moves.len()).find_map(|try_| {
            let mut next = game.clone();
            next.play(&moves[(ply * 37 + 11 + try_) % moves.len()].to_string()).ok()?;
            next.outcome().is_none().then_some(next)
        });
        game = next.expect("a move after which the game goes on");
    }
    game
}

#[test]
fn files_are_named_after_their_game() {
    let table = Box::new(table(usual()));
    let names = |notice: Notice| {
        notice.drawings().iter().map(|drawing| drawing.file_name()).collect::<Vec<_>>()
    };
    assert_eq!(names(Notice::Picture(table.clone(), None)), ["tafl-12-ply-5.png"]);
    assert_eq!(names(Notice::Replay(table.clone(), None)), ["tafl-12.gif"]);
    assert!(names(Notice::Board(table)).is_empty());
}

#[test]
fn the_replay_of_a_long_game_has_an_end() {
    let table = table(long(MOST_PLIES + 20));
    let notice = Notice::Replay(Box::new(table), None);
    let said = notice.text(&reader());
    assert!(said.ends_with("The game as a moving picture, from move 21 to move 1020."), "{said}");
    let painter = Painter::new(Art::shipped().clone());
    let drawings = notice.drawings();
    let [drawing] = drawings.as_slice() else { panic!("{said}") };
    assert_eq!(drawing.weight(), MOST_PLIES);
    let file = drawing.draw(&painter, Seat::South);
    assert!(file.starts_with(b"GIF89a"));
    assert!((200_000..1_500_000).contains(&file.len()), "{}", file.len());
}
