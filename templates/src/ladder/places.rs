//! The places that players had over time, as a plot.

use chrono::{DateTime, TimeDelta, Utc};
use pictures::{Curve, Diagram, Label, LineStyle, Plot, Top, round_values};

use crate::page::{Block, Chart, Charted};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::words::Arg;

/// A player's places, and since when.
#[derive(Clone, Debug)]
pub struct Past {
    /// The name, in ASCII: pictures have no other letters.
    pub name: String,
    pub is_reader: bool,
    /// The places and when each began, in order; `None` for none.
    pub places: Vec<(DateTime<Utc>, Option<u32>)>,
}

/// Places over time, if anything has ever changed.
pub(crate) fn chart<'a>(
    reader: &Reader,
    ladder: &RulesetName,
    past: &[Past],
    [from, until]: [DateTime<Utc>; 2],
) -> Option<Block<'a>> {
    if until - from < TimeDelta::days(1) || past.iter().all(|one| one.places.len() < 2) {
        return None;
    }
    let day = |at: DateTime<Utc>| at.timestamp() as f64 / 86_400.0;
    let curves: Vec<Curve> = past
        .iter()
        .map(|one| Curve {
            points: one.points(until, &day),
            label: Label::new(&one.name).ok().filter(|_| past.len() > 1),
            main: one.is_reader || past.len() == 1,
        })
        .collect();
    let places = past.iter().flat_map(|one| &one.places).filter_map(|(_, place)| *place);
    let last = places.max().unwrap_or(1);
    let times = [from, until]
        .into_iter()
        .filter_map(|at| Some((day(at), Label::new(&at.format("%Y-%m-%d").to_string()).ok()?)));
    let plot = Plot {
        curves,
        times: times.collect(),
        values: round_values(1.0, f64::from(last.max(2)), 8),
        top: Top::Small,
        style: if past.len() == 1 { LineStyle::Steps } else { LineStyle::Straight },
    };
    let words = reader.words();
    let now = past.iter().filter_map(|one| {
        let (_, place) = one.places.last()?;
        Some(format!("{} {}", (*place)?, one.name))
    });
    let mut now: Vec<String> = now.collect();
    now.sort_by_key(|line| line.split(' ').next().and_then(|place| place.parse::<u32>().ok()));
    let [from, until] = [from, until].map(|at| Arg::from(reader.moment(at)));
    let places = words.list(now).into();
    let span = [
        ("ladder", reader.ruleset(ladder).into()),
        ("from", from),
        ("until", until),
        ("places", places),
    ];
    let alt = words.say("ladder-chart", &span);
    let ladder = ladder.id();
    let name = match past {
        [one] => format!("ladder-{ladder}-{}", one.name),
        _ => format!("ladder-{ladder}"),
    };
    Some(Block::Chart(Box::new(Chart { name, what: Charted::Diagram(Diagram::Plot(plot)), alt })))
}

impl Past {
    /// A point where each place begins and ends: a line leads from one to the next within a day.
    fn points(&self, until: DateTime<Utc>, day: &dyn Fn(DateTime<Utc>) -> f64) -> Vec<(f64, f64)> {
        let mut points: Vec<(f64, f64)> = Vec::new();
        let number = |place: Option<u32>| place.map_or(f64::NAN, f64::from);
        let ends = self.places.iter().skip(1).map(|(at, _)| *at).chain([until]);
        for (&(at, place), end) in self.places.iter().zip(ends) {
            points.push((day(at), number(place)));
            points.push(((day(end) - 1.0).max(day(at)), number(place)));
        }
        if let Some((_, place)) = self.places.last() {
            points.push((day(until), number(*place)));
        }
        points
    }
}
