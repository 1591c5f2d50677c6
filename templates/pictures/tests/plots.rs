//! Plots of any numbers.
#![allow(clippy::unwrap_used)]

use pictures::{Caption, Curve, Diagram, Label, LineStyle, Plot, Theme, Top, Width, round_values};
use resvg::usvg::roxmltree::Document;

use crate::shown::{decoded, painter};

#[test]
fn plots_are_drawn_whatever_the_numbers() {
    let painter = painter();
    let caption = Caption { title: "</title><script>", description: "1500 & 1612" };
    let (huge, none) = (f64::MAX, f64::NAN);
    for points in [
        vec![],
        vec![(0.0, 1500.0)],
        vec![(0.0, 1500.0), (1.0, 1500.0)],
        vec![(0.0, 1500.0), (1.0, none), (f64::INFINITY, 3.0), (2.0, 1612.0)],
        vec![(-huge, -huge), (huge, huge)],
    ] {
        for (top, style) in [(Top::Large, LineStyle::Straight), (Top::Small, LineStyle::Steps)] {
            let times =
                vec![(0.0, Label::new("1.11.2026").unwrap()), (none, Label::new("x").unwrap())];
            let plot = Diagram::Plot(Plot {
                curves: curves(&points),
                times,
                values: round_values(1500.0, 1612.0, 5),
                top,
                style,
            });
            let svg = painter.diagram_svg(&plot, Theme::Light, &caption);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            let document = Document::parse(&svg).unwrap();
            let title = document.descendants().find(|it| it.tag_name().name() == "title");
            assert_eq!(title.unwrap().text(), Some("</title><script>"));
            for width in Width::ALL {
                let (wide, high, _) = decoded(&painter.diagram_png(&plot, Theme::Light, width));
                assert_eq!((wide, high), (width.pixels(), width.pixels() / 2));
            }
        }
    }
}

/// The points once in front, and once shifted and behind, with a name.
fn curves(points: &[(f64, f64)]) -> Vec<Curve> {
    let shifted = points.iter().map(|(at, much)| (*at, much + 40.0)).collect();
    let label = Some(Label::new("Ylva").unwrap());
    vec![
        Curve { points: shifted, label, main: false },
        Curve { points: points.to_vec(), label: None, main: true },
    ]
}

#[test]
fn round_values_are_round() {
    let values = |low, high, most| {
        round_values(low, high, most).into_iter().map(|it| it.0 as i64).collect::<Vec<_>>()
    };
    assert_eq!(values(1503.0, 1612.0, 4), [1550, 1600]);
    assert_eq!(values(1500.0, 1612.0, 4), [1500, 1550, 1600]);
    assert_eq!(values(1.0, 9.0, 5), [2, 4, 6, 8]);
    assert_eq!(values(-12.0, 12.0, 5), [-10, -5, 0, 5, 10]);
    assert_eq!(values(-12.0, 12.0, 4), [-10, 0, 10]);
    assert_eq!(values(5.0, 5.0, 5), [5]);
    assert_eq!(values(5.0, 4.0, 5), Vec::<i64>::new());
    assert_eq!(values(f64::NAN, 4.0, 5), Vec::<i64>::new());
}
