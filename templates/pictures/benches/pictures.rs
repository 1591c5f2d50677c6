//! How fast boards are drawn: SVG, PNG, a replay; and how many bytes they have.
//!
//! `cargo bench -p pictures` prints both.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::hint::black_box;
use std::sync::LazyLock;

use divan::Bencher;
use engine::ruleset::shipped_library;
use engine::{BySide, Game, Terms};
use pictures::{Art, Caption, Label, Painter, Picture, Replay, Seat, Theme, Trays, Width};

static PAINTER: LazyLock<Painter> = LazyLock::new(|| Painter::new(Art::shipped().clone()));

/// A game of Copenhagen after that many plies, without randomness.
fn game(plies: usize) -> Game {
    let mut game =
        Game::new(shipped_library().newest("copenhagen").unwrap().clone(), Terms::default())
            .unwrap();
    for ply in 0..plies {
        let moves = game.legal_moves();
        let mv = moves[(ply * 37 + 11) % moves.len()];
        game.play(&mv.to_string()).unwrap();
        assert!(game.outcome().is_none(), "the game goes on");
    }
    game
}

fn main() {
    divan::main();
    let game = game(20);
    let picture = Picture::of(&game, Seat::South);
    println!("\nbytes of an 11×11 board after {} plies", game.plies().len());
    println!("svg   {}", svg(&picture).len());
    for theme in Theme::ALL {
        let sizes = Width::ALL.map(|width| PAINTER.png(&picture, theme, width).len());
        println!("png   {sizes:?} at 400, 600, 800, 1600, {}", theme.word());
    }
    let long = self::game(60);
    let sizes = [Width::W400, Width::W600, Width::W800]
        .map(|width| PAINTER.replay(&Replay::of(&long), Theme::Light, width).len());
    println!("gif   {sizes:?} at 400, 600, 800, {} plies", long.plies().len());
}

fn svg(picture: &Picture<'_>) -> String {
    let caption = Caption { title: "a board", description: "attackers to move" };
    PAINTER.svg(picture, Theme::Light, &caption)
}

#[divan::bench]
fn svg_text(bencher: Bencher<'_, '_>) {
    let game = game(20);
    let picture = Picture::of(&game, Seat::South);
    bencher.bench(|| svg(black_box(&picture)));
}

#[divan::bench(args = [400, 600, 800, 1600])]
fn png(bencher: Bencher<'_, '_>, pixels: u32) {
    let game = game(20);
    let picture = Picture::of(&game, Seat::South);
    let width = Width::from_pixels(pixels).unwrap();
    black_box(PAINTER.png(&picture, Theme::Light, width));
    bencher.bench(|| PAINTER.png(black_box(&picture), Theme::Light, width));
}

#[divan::bench]
fn png_600_with_clocks(bencher: Bencher<'_, '_>) {
    let game = game(20);
    let clock = Label::new("6d 23h").ok();
    let clocks = BySide { attackers: clock.clone(), defenders: clock };
    let trays = Some(Trays { clocks, ..Trays::of(&game) });
    let picture = Picture { trays, ..Picture::of(&game, Seat::North) };
    black_box(PAINTER.png(&picture, Theme::Light, Width::W600));
    bencher.bench(|| PAINTER.png(black_box(&picture), Theme::Light, Width::W600));
}

#[divan::bench(args = [400, 600, 800])]
fn replay_of_60_plies(bencher: Bencher<'_, '_>, pixels: u32) {
    let game = game(60);
    let width = Width::from_pixels(pixels).unwrap();
    black_box(PAINTER.replay(&Replay::of(&game), Theme::Light, width));
    bencher.bench(|| PAINTER.replay(&Replay::of(black_box(&game)), Theme::Light, width));
}

#[divan::bench]
fn first_png_600(bencher: Bencher<'_, '_>) {
    let game = game(20);
    let picture = Picture::of(&game, Seat::South);
    bencher
        .with_inputs(|| Painter::new(Art::shipped().clone()))
        .bench_values(|painter| painter.png(&picture, Theme::Light, Width::W600));
}
