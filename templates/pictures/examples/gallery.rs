//! Draws boards of every size in every theme into a folder, to be looked at:
//! `cargo run --release -p pictures --example gallery -- FOLDER`.
#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::fs;
use std::path::Path;

use engine::ruleset::shipped_library;
use engine::{BySide, Game, Terms};
use pictures::{
    Art, Caption, Curve, Diagram, Label, LineStyle, Painter, Picture, Plot, Replay, Seat, Theme,
    Top, Trays, Width, round_values,
};

fn main() {
    let folder = std::env::args().nth(1).expect("a folder to draw into");
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).unwrap();
    let painter = Painter::new(Art::shipped().clone());
    for id in ["brandubh", "tablut", "copenhagen", "kongens-bord", "skalk", "alea-evangelii"] {
        let mut game =
            Game::new(shipped_library().newest(id).unwrap().clone(), Terms::default()).unwrap();
        play_on(&mut game, 14);
        let mut trays = Trays::of(&game);
        trays.clocks =
            BySide { attackers: Label::new("6d 23h").ok(), defenders: Label::new("14:05").ok() };
        for theme in Theme::ALL {
            let replay = painter.replay(&Replay::of(&game), theme, Width::W600);
            fs::write(folder.join(format!("{id}-{}.gif", theme.word())), replay).unwrap();
            for width in Width::ALL {
                let name = format!("{id}-{}-{}", theme.word(), width.pixels());
                let picture = Picture::of(&game, Seat::South);
                fs::write(folder.join(name + ".png"), painter.png(&picture, theme, width)).unwrap();
            }
            let picture = Picture { trays: Some(trays.clone()), ..Picture::of(&game, Seat::North) };
            let name = format!("{id}-{}-trays.png", theme.word());
            fs::write(folder.join(name), painter.png(&picture, theme, Width::W600)).unwrap();
            let caption = Caption { title: id, description: "a position" };
            let name = format!("{id}-{}.svg", theme.word());
            fs::write(folder.join(name), painter.svg(&picture, theme, &caption)).unwrap();
        }
    }
    let label = |text: &str| Label::new(text).unwrap();
    let alone = |points| vec![Curve { points, label: None, main: true }];
    let rating = Plot {
        curves: alone(
            (0..40)
                .map(|day| (f64::from(day), 1500.0 + f64::from(day * 37 % 90 + day * 5)))
                .collect(),
        ),
        times: vec![(0.0, label("1.9.2026")), (20.0, label("21.9.")), (39.0, label("10.10."))],
        values: round_values(1500.0, 1790.0, 6),
        top: Top::Large,
        style: LineStyle::Straight,
    };
    let place = Plot {
        curves: alone(vec![
            (0.0, 9.0),
            (3.0, 7.0),
            (9.0, 8.0),
            (14.0, 4.0),
            (22.0, 5.0),
            (30.0, 1.0),
            (39.0, 1.0),
        ]),
        values: round_values(1.0, 9.0, 5),
        top: Top::Small,
        style: LineStyle::Steps,
        ..rating.clone()
    };
    for theme in Theme::ALL {
        for (name, plot) in [("rating", rating.clone()), ("place", place.clone())] {
            let plot = Diagram::Plot(plot);
            let name = format!("plot-{name}-{}.png", theme.word());
            fs::write(folder.join(name), painter.diagram_png(&plot, theme, Width::W800)).unwrap();
        }
    }
}

/// Plays some plies: a capture if there is one, otherwise the move that the count selects.
fn play_on(game: &mut Game, plies: usize) {
    for ply in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() || game.outcome().is_some() {
            return;
        }
        let takes = moves.iter().find(|mv| {
            let mut position = *game.position();
            !position.play_unchecked(game.ruleset(), **mv).captures.is_empty()
        });
        let mv = takes.copied().unwrap_or(moves[(ply * 37 + 11) % moves.len()]);
        let _ = game.play(&mv.to_string());
        if takes.is_some() && ply > 6 {
            return;
        }
    }
}
