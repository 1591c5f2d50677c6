//! Every shipped ruleset's board in every theme, size and form: what comes out is what the
//! formats demand, of the right size, and not too many bytes.
#![allow(clippy::unwrap_used)]

use engine::ruleset::shipped_library;
use engine::{BySide, Ruleset, Side};
use pictures::{BadLabel, Caption, Label, Picture, Seat, Theme, Trays, Width};
use resvg::usvg::roxmltree::Document;

use crate::shown::{decoded, game, painter};

/// A ruleset of each size, and one in which the light side attacks, if there is one.
fn one_of_each_kind() -> Vec<&'static Ruleset> {
    let mut kinds = Vec::new();
    let mut rulesets: Vec<&Ruleset> = Vec::new();
    for ruleset in shipped_library().iter() {
        let kind = (ruleset.size(), ruleset.options.colours);
        if !kinds.contains(&kind) {
            kinds.push(kind);
            rulesets.push(ruleset);
        }
    }
    rulesets
}

/// The most bytes of any board; for 11×11 at 600 and 800 pixels these are the project's goals.
fn most_bytes(size: u8, width: Width) -> usize {
    match (size, width) {
        (11, Width::W400) => 8_000,
        (11, Width::W600) => 12_000,
        (11, Width::W800) => 16_000,
        (_, Width::W400) => 12_000,
        (_, Width::W600) => 20_000,
        (_, Width::W800) => 30_000,
        (_, Width::W1600) => 90_000,
    }
}

fn every_start_is_drawn(theme: Theme) {
    let painter = painter();
    for ruleset in shipped_library().iter() {
        let picture = Picture::start(ruleset, Seat::South);
        for width in Width::ALL {
            let what = format!("{} {} {}", ruleset.id, theme.word(), width.pixels());
            let file = painter.png(&picture, theme, width);
            assert!(file.len() <= most_bytes(ruleset.size(), width), "{what}: {}", file.len());
            let (wide, high, pixels) = decoded(&file);
            assert_eq!((wide, high), (width.pixels(), width.pixels()), "{what}");
            assert_eq!(pixels.len(), (3 * wide * high) as usize, "{what}");
        }
    }
}

#[test]
fn every_start_is_drawn_in_light() {
    every_start_is_drawn(Theme::Light);
}

#[test]
fn every_start_is_drawn_in_dark() {
    every_start_is_drawn(Theme::Dark);
}

#[test]
fn every_start_is_drawn_in_high_contrast() {
    every_start_is_drawn(Theme::HighContrast);
}

#[test]
fn every_start_is_drawn_for_the_colour_blind() {
    every_start_is_drawn(Theme::ColourBlind);
}

#[test]
fn boards_in_the_middle_of_a_game_keep_to_the_goals() {
    let painter = painter();
    for plies in [10, 25, 60] {
        let game = game("copenhagen", plies);
        for seat in Seat::ALL {
            for width in [Width::W600, Width::W800] {
                let file = painter.png(&Picture::of(&game, seat), Theme::Light, width);
                assert!(file.len() <= most_bytes(11, width), "{plies} {}", file.len());
            }
        }
    }
}

#[test]
fn every_start_is_an_svg_of_plain_shapes() {
    let painter = painter();
    let plain = ["svg", "title", "desc", "defs", "g", "use", "path", "circle", "rect"];
    let caption = Caption { title: "t", description: "d" };
    for ruleset in one_of_each_kind() {
        for theme in Theme::ALL {
            let svg = painter.svg(&Picture::start(ruleset, Seat::South), theme, &caption);
            let document = Document::parse(&svg).unwrap();
            let elements = || document.descendants().filter(|node| node.is_element());
            for node in elements() {
                assert!(plain.contains(&node.tag_name().name()), "{:?}", node.tag_name());
                for attribute in node.attributes() {
                    assert!(!attribute.name().starts_with("on"), "{attribute:?}");
                    assert!(!attribute.value().contains("//"), "{attribute:?}");
                }
            }
            // Everything that is used is there.
            let ids: Vec<_> = elements().filter_map(|node| node.attribute("id")).collect();
            for used in elements().filter_map(|node| node.attribute("href")) {
                assert!(ids.contains(&used.strip_prefix('#').unwrap()), "{used}");
            }
            let men = ruleset.start();
            let pieces = Side::BOTH.map(|side| men.men(side).iter().count()).iter().sum::<usize>();
            let used = elements().filter_map(|node| node.attribute("href"));
            let drawn = used.filter(|id| id.rsplit('-').next().unwrap().starts_with('c'));
            assert_eq!(drawn.count(), pieces + 1, "{}", ruleset.id);
        }
    }
}

/// A renderer's picture of the SVG is what the PNG shows, apart from having fewer colours.
#[test]
fn svg_and_png_show_the_same() {
    let painter = painter();
    let caption = Caption { title: "", description: "" };
    for (id, seat) in [("copenhagen", Seat::South), ("skalk", Seat::North)] {
        let game = game(id, 30);
        let picture = Picture { trays: Some(Trays::of(&game)), ..Picture::of(&game, seat) };
        for theme in Theme::ALL {
            let svg = painter.svg(&picture, theme, &caption);
            let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).unwrap();
            let (wide, high, shown) = decoded(&painter.png(&picture, theme, Width::W800));
            let mut drawn = resvg::tiny_skia::Pixmap::new(wide, high).unwrap();
            resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut drawn.as_mut());
            let apart = |(one, other): (&resvg::tiny_skia::PremultipliedColorU8, &[u8])| {
                let one = [one.red(), one.green(), one.blue()];
                one.iter().zip(other).any(|(one, other)| one.abs_diff(*other) > 40)
            };
            let differ = drawn.pixels().iter().zip(shown.chunks(3)).filter(|it| apart(*it)).count();
            let most = shown.len() / 3 / 100;
            assert!(differ <= most, "{id} {}: {differ} pixels, {most} at most", theme.word());
        }
    }
}

#[test]
fn whatever_is_said_of_a_picture_stays_text() {
    let painter = painter();
    let ruleset = shipped_library().newest("brandubh").unwrap();
    for hostile in [
        "</title><script>alert(1)</script>",
        "]]><!-- & &amp; &#0; \"'",
        "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>&e;",
        "\u{202e}over\u{202c} \u{0}\u{1b}[31m\u{7f}\u{85}\u{fffe}\u{ffff}",
        "n\u{303}\u{303}\u{303} 👑",
    ] {
        let caption = Caption { title: hostile, description: hostile };
        let svg = painter.svg(&Picture::start(ruleset, Seat::South), Theme::Dark, &caption);
        let document = Document::parse(&svg).unwrap();
        let tamed = |letter: char| match letter {
            '\u{fffe}' | '\u{ffff}' => '\u{fffd}',
            letter if letter.is_control() => '\u{fffd}',
            letter => letter,
        };
        let tamed: String = hostile.chars().map(tamed).collect();
        for element in ["title", "desc"] {
            let node = document.descendants().find(|it| it.tag_name().name() == element);
            assert_eq!(node.unwrap().text(), Some(&*tamed));
        }
        assert!(!svg.contains("<script"));
    }
}

#[test]
fn the_defenders_sit_opposite() {
    let painter = painter();
    let game = game("tablut", 7);
    let last = game.plies().last().unwrap().mv.unwrap();
    let svg = |seat| {
        let caption = Caption { title: "", description: "" };
        painter.svg(&Picture::of(&game, seat), Theme::Light, &caption)
    };
    assert_ne!(svg(Seat::South), svg(Seat::North), "after {last}");
    // Turned by half a circle, a symmetrical start looks the same apart from its letters.
    let turned = |seat| {
        let picture = Picture::start(game.ruleset(), seat);
        let (_, _, mut pixels) = decoded(&painter.png(&picture, Theme::Light, Width::W400));
        // Without the frame.
        pixels.truncate(400 * 3 * 200);
        let field = pixels.chunks(400 * 3).skip(40).map(|row| row[120..1080].to_vec());
        field.collect::<Vec<_>>()
    };
    let (one, other) = (turned(Seat::South), turned(Seat::North));
    let differ = one.iter().zip(&other).position(|(one, other)| one != other);
    assert_eq!(differ, None, "the first row that differs");
}

#[test]
fn trays_show_clocks_and_captured_men() {
    let painter = painter();
    let game = game("copenhagen", 60);
    let trays = Trays::of(&game);
    let taken = trays.captured.attackers + trays.captured.defenders;
    let captures: usize = game.plies().iter().map(|ply| ply.captures.len()).sum();
    assert_eq!(usize::from(taken), captures);
    let clocks = BySide {
        attackers: Some(Label::new("3d 4h").unwrap()),
        defenders: Some(Label::new("0:59").unwrap()),
    };
    let trays = Trays { clocks, ..trays };
    for width in Width::ALL {
        let picture = Picture { trays: Some(trays.clone()), ..Picture::of(&game, Seat::North) };
        let (wide, high, _) = decoded(&painter.png(&picture, Theme::Dark, width));
        assert_eq!(wide, width.pixels());
        assert_eq!(high, wide + 2 * (wide * 7 / 100));
        let caption = Caption { title: "", description: "" };
        Document::parse(&painter.svg(&picture, Theme::Dark, &caption)).unwrap();
    }
}

#[test]
fn labels_have_only_letters_that_can_be_drawn() {
    assert_eq!(Label::new("14D 3h 20m"), Label::new("14d 3h 20m"));
    assert_eq!(Label::new("3 Tage!"), Err(BadLabel::Unknown('!')));
    assert_eq!(Label::new("år"), Err(BadLabel::Unknown('å')));
    assert_eq!(Label::new(&"1".repeat(41)), Err(BadLabel::TooLong(41)));
    assert!(Label::new("").is_ok());
}

/// Threads share one painter, and each gets the same picture.
#[test]
fn threads_paint_together() {
    let painter = painter();
    let game = game("tablut", 12);
    let paint = || painter.png(&Picture::of(&game, Seat::South), Theme::Dark, Width::W400);
    let painted: Vec<Vec<u8>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(paint)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(painted.iter().all(|file| *file == paint()));
}
