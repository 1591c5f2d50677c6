//! A theme's colours measured against each other as WCAG 2.2 says: pieces, marks and
//! lines at 3:1 (success criterion 1.4.11), letters at 4.5:1 (1.4.3), and all at 7:1 in high
//! contrast (1.4.6). Any theme that falls short is refused, ours as well as a host's.

use super::{Colours, Theme};
use crate::colour::Colour;

/// The least ratio in that theme; letters need more.
pub(super) fn least_of(theme: Theme) -> f32 {
    if theme == Theme::HighContrast { 7.0 } else { 3.0 }
}

/// Refuses colours in which something is hard to see.
pub(super) fn check(colours: &Colours, least: f32) -> Result<(), String> {
    match pairs(colours).into_iter().find(|(_, ratio, needed)| *ratio < needed.max(least)) {
        Some((what, ratio, needed)) => Err(format!(
            "the contrast of {what} is {ratio:.2}:1, but must be at least {}:1",
            needed.max(least)
        )),
        None => Ok(()),
    }
}

/// What is to be seen, its ratio, and the ratio that it needs.
fn pairs(colours: &Colours) -> Vec<(&'static str, f32, f32)> {
    let Colours { board, frame, dark, light, gold, arrow, casing } = colours;
    let mut pairs = Vec::new();
    for (men, ground, what) in [
        (dark, board.square, "a dark man on a square"),
        (dark, board.marked, "a dark king on the throne or a corner"),
        (light, board.square, "a light man on a square"),
        (light, board.marked, "a light king on the throne or a corner"),
    ] {
        pairs.push((what, outlined(men.face, men.edge, ground), 3.0));
    }
    pairs.push(("the crown of a dark king", dark.sign.contrast(dark.face), 3.0));
    pairs.push(("the crown of a light king", light.sign.contrast(light.face), 3.0));
    pairs.push(("dark against light", dark.face.contrast(light.face), 3.0));
    pairs.push(("the carved marks", board.carved.contrast(board.marked), 3.0));
    pairs.push(("the lines of the board", board.groove.contrast(board.square), 3.0));
    pairs.push(("the arrow", outlined(*arrow, *casing, board.square), 3.0));
    pairs.push(("a letter", frame.label.contrast(frame.wood), 4.5));
    pairs.push(("a plot's line", frame.line.contrast(frame.wood), 3.0));
    // Only the gold of a light king must be checked; on a dark king it is just as bright.
    pairs.push(("the crown's rim", gold.contrast(light.edge), 3.0));
    pairs
}

/// The contrast of something with a line around it: its own, or that of its line.
fn outlined(face: Colour, edge: Colour, ground: Colour) -> f32 {
    face.contrast(ground).max(edge.contrast(ground).min(edge.contrast(face)))
}

#[cfg(test)]
mod tests {
    use super::super::{Art, Tone};
    use super::*;
    use crate::colour::linear;

    #[test]
    fn everything_stands_out_in_every_theme() {
        for theme in Theme::ALL {
            assert_eq!(check(Art::shipped().colours(theme), least_of(theme)), Ok(()), "{theme:?}");
        }
    }

    /// In the themes of wood and stone the men stand out by their own colour, not by a line alone.
    #[test]
    fn men_stand_out_by_their_faces() {
        for theme in [Theme::Light, Theme::Dark, Theme::ColourBlind] {
            let colours = Art::shipped().colours(theme);
            for tone in [Tone::Dark, Tone::Light] {
                let ratio = colours.men(tone).face.contrast(colours.board.square);
                assert!(ratio >= 3.0, "{}: {tone:?} {ratio:.2}:1", theme.word());
            }
        }
    }

    /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
    /// Vision Deficiency" (2009), table of matrices, severity 1.0, on linear RGB.
    const BLINDNESSES: [(&str, [[f32; 3]; 3]); 3] = [
        (
            "under protanopia",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "under deuteranopia",
            [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        ),
        (
            "under tritanopia",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ];

    fn seen_with(matrix: &[[f32; 3]; 3], colour: Colour) -> Colour {
        let [red, green, blue] = colour.0.map(linear);
        Colour(matrix.map(|[from_red, from_green, from_blue]| {
            let light = (from_red * red + from_green * green + from_blue * blue).clamp(0.0, 1.0);
            let channel = match light {
                light if light <= 0.003_130_8 => light * 12.92,
                light => 1.055 * light.powf(1.0 / 2.4) - 0.055,
            };
            (channel * 255.0).round() as u8
        }))
    }

    #[test]
    fn the_colour_blind_theme_stands_out_without_any_of_the_cones() {
        for (seen_by, matrix) in &BLINDNESSES {
            let mut colours = Art::shipped().colours(Theme::ColourBlind).clone();
            let Colours { board, frame, dark, light, gold, arrow, casing } = &mut colours;
            for colour in [
                &mut board.square,
                &mut board.marked,
                &mut board.carved,
                &mut board.groove,
                &mut frame.wood,
                &mut frame.label,
                &mut frame.line,
                &mut dark.face,
                &mut dark.edge,
                &mut dark.sign,
                &mut light.face,
                &mut light.edge,
                &mut light.sign,
                gold,
                arrow,
                casing,
            ] {
                *colour = seen_with(matrix, *colour);
            }
            assert_eq!(check(&colours, 3.0), Ok(()), "{seen_by}");
        }
    }

    #[test]
    fn greys_look_the_same_to_everybody() {
        for (seen_by, matrix) in &BLINDNESSES {
            let grey = seen_with(matrix, Colour([128; 3]));
            assert!(grey.0.iter().all(|it| it.abs_diff(128) <= 1), "{grey} {seen_by}");
        }
    }
}
