//! Dots with bars, of any numbers, and as they look.
#![allow(clippy::unwrap_used)]

use pictures::{Caption, Diagram, Dot, Dots, Label, Theme, Width, round_values};
use resvg::usvg::roxmltree::Document;

use crate::shown::{decoded, painter};

fn dot(name: &str, value: f64, error: f64) -> Dot {
    Dot { name: Label::new(name).unwrap(), value, error, main: name == "Alva" }
}

/// A ladder of thirty.
fn ratings() -> Diagram {
    let rows = (0..30u8).map(|at| {
        let name = if at == 7 { "Alva".to_owned() } else { format!("Player{at}") };
        dot(&name, 1800.0 - 20.0 * f64::from(at), 40.0 + 10.0 * f64::from(at % 7))
    });
    Diagram::Dots(Dots { rows: rows.collect(), values: round_values(1100.0, 1900.0, 8) })
}

#[test]
fn dots_are_drawn_whatever_the_numbers() {
    let painter = painter();
    let caption = Caption { title: "</title><script>", description: "1500 & 1612" };
    let (huge, none) = (f64::MAX, f64::NAN);
    for rows in [
        vec![],
        vec![dot("Alva", 1500.0, 0.0)],
        vec![dot("Alva", 1500.0, -60.0), dot("Ylva", none, 60.0), dot("Bo", 1400.0, none)],
        vec![dot("Alva", huge, huge), dot("Ylva", -huge, 1.0)],
        vec![dot("A-name-that-is-as-long-as-a-label-gets", 1.0, 2.0)],
    ] {
        let count = rows.len();
        let values = vec![(none, Label::new("x").unwrap()), (1500.0, Label::new("1500").unwrap())];
        let dots = Diagram::Dots(Dots { rows, values });
        let svg = painter.diagram_svg(&dots, Theme::Light, &caption);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let document = Document::parse(&svg).unwrap();
        let title = document.descendants().find(|it| it.tag_name().name() == "title");
        assert_eq!(title.unwrap().text(), Some("</title><script>"));
        for width in Width::ALL {
            let (wide, high, _) = decoded(&painter.diagram_png(&dots, Theme::Light, width));
            let expected = (64 + 34 * u32::try_from(count).unwrap()) * width.pixels() / 800;
            assert!(wide == width.pixels() && high.abs_diff(expected) <= 1, "{wide} × {high}");
        }
    }
}

/// The dots of all rows can be told apart from the ground, and the main one by its size as well, in
/// each theme.
#[test]
fn dots_are_small_files_in_all_themes() {
    let (painter, ratings) = (painter(), ratings());
    for theme in Theme::ALL {
        let caption = Caption { title: "Ratings", description: "" };
        let svg = painter.diagram_svg(&ratings, theme, &caption);
        let document = Document::parse(&svg).unwrap();
        let circles = document.descendants().filter(|it| it.tag_name().name() == "circle");
        let sizes: Vec<_> = circles.filter_map(|it| it.attribute("r")).collect();
        assert_eq!(sizes.len(), 30, "{svg}");
        assert_eq!(sizes.iter().filter(|size| **size == "8").count(), 1, "{sizes:?}");
        let png = painter.diagram_png(&ratings, theme, Width::W800);
        assert!(svg.len() <= 60_000 && png.len() <= 60_000, "{} {}", svg.len(), png.len());
    }
}
