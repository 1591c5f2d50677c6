//! Pictures compared by pixels with reviewed files in `golden/pictures/`;
//! `UPDATE_EXPECT=1` writes them again, and then somebody must look at them.
#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::fs;
use std::path::Path;

use engine::notation::PositionLine;
use engine::ruleset::shipped_library;
use engine::{BySide, Game, Terms};
use pictures::{
    CrossRow, Crosstable, Curve, Diagram, Dot, Dots, Label, LineStyle, Picture, Plot, Seat, Theme,
    Top, Trays, Width, round_values,
};

use crate::shown::{decoded, painter};

/// How far off a channel can be before a pixel counts as different, and how many such pixels per
/// thousand are fine: processors round edges a little differently.
const OFF: u8 = 24;
const MOST_OF_A_THOUSAND: usize = 3;

fn check(name: &str, drawn: &[u8]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/pictures").join(name);
    if std::env::var("UPDATE_EXPECT").is_ok() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, drawn).unwrap();
    }
    let reviewed = fs::read(&path).expect(name);
    let ((width, height, drawn), (wide, high, reviewed)) = (decoded(drawn), decoded(&reviewed));
    assert_eq!((width, height), (wide, high), "{name}");
    let off = |(one, other): (&u8, &u8)| one.abs_diff(*other) > OFF;
    let pairs = drawn.chunks(3).zip(reviewed.chunks(3));
    let others = pairs.filter(|(one, other)| one.iter().zip(*other).any(off)).count();
    let most = (width * height) as usize * MOST_OF_A_THOUSAND / 1000;
    assert!(others <= most, "{name}: {others} pixels differ; UPDATE_EXPECT=1 writes it again");
}

/// A game that goes on from that line with those plies.
fn game(id: &str, line: &str, plies: &[&str]) -> Game {
    let ruleset = shipped_library().newest(id).unwrap().clone();
    let mut game = PositionLine::parse(line).unwrap().game(ruleset, Terms::default()).unwrap();
    for ply in plies {
        game.play(ply).unwrap();
    }
    game
}

#[test]
fn a_start_in_light() {
    let picture = Picture::start(shipped_library().newest("copenhagen").unwrap(), Seat::South);
    check("copenhagen-light-600.png", &painter().png(&picture, Theme::Light, Width::W600));
}

/// Two men fall to one ply: the crosses, the arrow, both trays, from the defenders' seat.
#[test]
fn a_capture_with_trays_in_dark() {
    let line = "11/11/11/2tT1Tt4/11/4t3K2/11/11/5t5/11/11 a";
    let game = game("copenhagen", line, &["e6-e8"]);
    let captures = &game.plies()[0].captures;
    assert_eq!(captures.len(), 2, "{captures:?}");
    let clocks =
        BySide { attackers: Label::new("6d 23h").ok(), defenders: Label::new("14:05").ok() };
    let trays = Some(Trays { clocks, ..Trays::of(&game) });
    let picture = Picture { trays, ..Picture::of(&game, Seat::North) };
    check("capture-dark-600.png", &painter().png(&picture, Theme::Dark, Width::W600));
}

#[test]
fn both_seats_in_high_contrast() {
    let game = game("brandubh", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a", &["a4-a6", "c4-c6"]);
    for seat in Seat::ALL {
        let picture = Picture::of(&game, seat);
        let name = format!("brandubh-{}-high-contrast-400.png", format!("{seat:?}").to_lowercase());
        check(&name, &painter().png(&picture, Theme::HighContrast, Width::W400));
    }
}

#[test]
fn the_largest_board_for_the_colour_blind() {
    let picture = Picture::start(shipped_library().newest("alea-evangelii").unwrap(), Seat::South);
    check("alea-colour-blind-400.png", &painter().png(&picture, Theme::ColourBlind, Width::W400));
}

/// A ring around the piece that was chosen, a dot on each square it can go to, and no arrow.
#[test]
fn marks_on_what_can_be_chosen() {
    let game = game("brandubh", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a", &["d1-c1"]);
    let squares = ["d3", "a3", "b3", "c3", "e3", "f3", "g3"];
    let squares = squares.map(|square| square.parse().expect("a square"));
    let picture = Picture::marked(&game, &squares, Seat::South);
    check("marked.png", &painter().png(&picture, Theme::Light, Width::W400));
}

#[test]
fn a_plot() {
    let label = |text: &str| Label::new(text).unwrap();
    let plot = Diagram::Plot(Plot {
        curves: vec![Curve {
            points: vec![(0.0, 5.0), (4.0, 3.0), (9.0, 4.0), (11.0, 1.0), (30.0, 1.0)],
            label: None,
            main: true,
        }],
        times: vec![(0.0, label("2026-10-01")), (30.0, label("2026-10-31"))],
        values: round_values(1.0, 5.0, 5),
        top: Top::Small,
        style: LineStyle::Steps,
    });
    check("plot-light-600.png", &painter().diagram_png(&plot, Theme::Light, Width::W600));
}

/// A whole ladder: everybody’s places, the reader’s in front; a player who leaves leaves a gap.
#[test]
fn a_plot_of_many() {
    let label = |text: &str| Label::new(text).unwrap();
    let curve = |name: &str, places: [f64; 5], main| Curve {
        points: [0.0, 6.0, 12.0, 20.0, 30.0].into_iter().zip(places).collect(),
        label: Some(label(name)),
        main,
    };
    let none = f64::NAN;
    let plot = Diagram::Plot(Plot {
        curves: vec![
            curve("Ylva", [1.0, 1.0, 2.0, 2.0, 3.0], false),
            curve("Bodil", [2.0, 3.0, 3.0, 3.0, 2.0], false),
            curve("Ase-Marie", [3.0, none, none, 5.0, 4.0], false),
            curve("Finn", [4.0, 4.0, 4.0, 4.0, 5.0], false),
            curve("Alva", [5.0, 2.0, 1.0, 1.0, 1.0], true),
        ],
        times: vec![(0.0, label("2026-10-01")), (30.0, label("2026-10-31"))],
        values: round_values(1.0, 5.0, 5),
        top: Top::Small,
        style: LineStyle::Steps,
    });
    check("plot-many-dark-800.png", &painter().diagram_png(&plot, Theme::Dark, Width::W800));
}

/// Ratings with the range in which they probably lie; the main one is larger, too.
#[test]
fn dots() {
    let dot = |name: &str, value, error, main| Dot {
        name: Label::new(name).unwrap(),
        value,
        error,
        main,
    };
    let dots = Diagram::Dots(Dots {
        rows: vec![
            dot("Ylva", 1823.0, 61.0, false),
            dot("Bodil", 1700.0, 45.0, false),
            dot("Alva", 1655.0, 120.0, true),
            dot("Ase-Marie", 1500.0, 350.0, false),
        ],
        values: round_values(1150.0, 1884.0, 8),
    });
    check(
        "dots-colour-blind-800.png",
        &painter().diagram_png(&dots, Theme::ColourBlind, Width::W800),
    );
}

/// A group of eight in the middle of a tournament, with half points, forfeits and running games;
/// names have the greatest allowed length.
#[test]
fn a_crosstable() {
    let label = |text: &str| Label::new(text).unwrap();
    let row = |(place, name, cells, sums): (&str, &str, &str, [&str; 2])| CrossRow {
        place: label(place),
        name: label(name),
        cells: cells.split(' ').map(|cell| label(&cell.replace('_', ""))).collect(),
        sums: sums.map(label).into(),
        main: name == "Alva",
    };
    let rows = [
        ("1", "Ylva", "_ 11 ½1 10 1. ++ 1½ 11", ["10½", "61.75"]),
        ("2", "Alva", "00 _ 11 ½½ 1. ++ 11 .1", ["8", "40"]),
        ("2", "Abcdefghijklmnopqrst", "½0 00 _ 11 11 ++ 0. 11", ["8", "40"]),
        ("4", "Finn", "01 ½½ 00 _ .. ++ 11 11", ["7", "33.5"]),
        ("5", "Eli", ".0 .0 00 .. _ ++ 11 .1", ["5", "9"]),
        ("6", "Cai", "−− −− −− −− −− _ 01 11", ["3", "6.25"]),
        ("7", "Mmmmmmmmmmmmmmmmmmmm", "0½ 00 1. 00 00 10 _ ..", ["2½", "5"]),
        ("", "Bodil", "00 .0 00 00 .0 00 .. _", ["−", "−"]),
    ];
    let diagram = Diagram::Crosstable(Crosstable {
        heads: vec![label("points"), label("S-B")],
        rows: rows.into_iter().map(row).collect(),
    });
    check("crosstable-light-800.png", &painter().diagram_png(&diagram, Theme::Light, Width::W800));
}
