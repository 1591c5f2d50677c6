//! What the tests of pictures share: a painter, games, and files turned back into pixels.
#![allow(dead_code, clippy::unwrap_used)]

use engine::ruleset::shipped_library;
use engine::{Game, Terms};
use pictures::{Art, Painter};

pub fn painter() -> Painter {
    Painter::new(Art::shipped().clone())
}

/// A game of that many plies, chosen without chance.
pub fn game(id: &str, plies: usize) -> Game {
    let mut game =
        Game::new(shipped_library().newest(id).unwrap().clone(), Terms::default()).unwrap();
    for ply in 0..plies {
        let moves = game.legal_moves();
        game.play(&moves[(ply * 37 + 11) % moves.len()].to_string()).unwrap();
    }
    game
}

/// Width, height and pixels in red, green and blue.
pub fn decoded(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgb);
    pixels.truncate(info.buffer_size());
    (info.width, info.height, pixels)
}
