//! Ratings as a picture: what is known of each player's strength, and how well.

use pictures::{Diagram, Dot, Dots, Label, round_values};

use crate::page::{Block, Chart, Charted};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownRating {
    pub points: i32,
    /// Its standard deviation.
    pub deviation: u32,
}

impl ShownRating {
    pub(crate) fn text(self) -> String {
        format!("{} ±{}", self.points, self.deviation)
    }
}

/// A player's rating in the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartedRating {
    /// The name, in ASCII: pictures have no other letters.
    pub name: String,
    pub rating: ShownRating,
    pub is_reader: bool,
}

/// A row for each rating; `None` if there are fewer than two, because one shows nothing.
pub(crate) fn chart<'a>(
    reader: &Reader,
    ladder: &RulesetName,
    estimates: &[ChartedRating],
) -> Option<Block<'a>> {
    if estimates.len() < 2 {
        return None;
    }
    let dots = estimates.iter().filter_map(|ChartedRating { name, rating, is_reader }| {
        Some(Dot {
            name: Label::new(name).ok()?,
            value: rating.points.into(),
            error: rating.deviation.into(),
            main: *is_reader,
        })
    });
    let rows: Vec<Dot> = dots.collect();
    let low = rows.iter().map(|dot| dot.value - dot.error).fold(f64::MAX, f64::min);
    let high = rows.iter().map(|dot| dot.value + dot.error).fold(f64::MIN, f64::max);
    let words = reader.words();
    let said = estimates.iter().map(|one| format!("{} {}", one.name, one.rating.text()));
    let said =
        [("ladder", reader.ruleset(ladder).into()), ("ratings", words.list(said.collect()).into())];
    Some(Block::Chart(Box::new(Chart {
        name: format!("ratings-{}", ladder.id()),
        what: Charted::Diagram(Diagram::Dots(Dots { rows, values: round_values(low, high, 8) })),
        alt: words.say("ladder-ratings-chart", &said),
    })))
}
