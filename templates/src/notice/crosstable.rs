//! A group of a tournament: the score of everybody against everybody, as text in columns and as a
//! picture.

use engine::ruleset::Language;
use pictures::{CrossRow, Crosstable, Diagram, Label};

use super::pair;
use crate::page::Chart;
use crate::shown::make_harmless;
use crate::told::gone::Gone;
use crate::words::{Arg, Words};

#[derive(Clone, Debug)]
pub struct GroupTable {
    /// Its number, from 1.
    pub number: u32,
    /// Its players, from the first place on; those who are out without a place come last.
    pub rows: Vec<GroupRow>,
}

#[derive(Clone, Debug)]
pub struct GroupRow {
    /// The place, which others may share; `None` if the player's games do not count.
    pub place: Option<u32>,
    pub name: String,
    /// The name in ASCII: pictures have no other letters.
    pub ascii: String,
    pub is_reader: bool,
    /// The games against each, in the order of the rows: one as attackers, one as defenders.
    pub cells: Vec<[ResultMark; 2]>,
    /// In half points.
    pub points: u32,
    /// The Sonneborn-Berger tie-break, in quarters.
    pub sonneborn_berger: u32,
    /// The plies of the shortest win.
    pub shortest: Option<u32>,
    /// How the player left before the end, if they did.
    pub gone: Option<Gone>,
}

/// The result of a game for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultMark {
    Open,
    Won,
    Drawn,
    Lost,
    /// A point without play: the other player withdrew.
    Given,
    /// A point for the other player without play.
    Forfeited,
    Nothing,
}

impl ResultMark {
    const fn sign(self) -> char {
        match self {
            ResultMark::Open => '.',
            ResultMark::Won => '1',
            ResultMark::Drawn => '½',
            ResultMark::Lost => '0',
            ResultMark::Given => '+',
            ResultMark::Forfeited => '−',
            ResultMark::Nothing => '/',
        }
    }
}

impl GroupRow {
    fn place(&self) -> String {
        self.place.map_or_else(String::new, |place| place.to_string())
    }

    fn cell(&self, column: usize) -> String {
        let marks = self.cells.get(column).copied().unwrap_or([ResultMark::Nothing; 2]);
        marks.map(ResultMark::sign).iter().collect()
    }

    /// Points, Sonneborn-Berger and the shortest win; for a player without a place they mean
    /// nothing.
    fn sums(&self, language: Language) -> [String; 3] {
        if self.place.is_none() {
            return [(); 3].map(|()| "−".to_owned());
        }
        let shortest = self.shortest.map_or_else(|| "−".to_owned(), |plies| plies.to_string());
        [pair::points(self.points), quarters(self.sonneborn_berger, language), shortest]
    }
}

/// `7`, `7.25`, `7.5`.
fn quarters(number: u32, language: Language) -> String {
    let point = if language == Language::English { '.' } else { ',' };
    match (number / 4, number % 4) {
        (whole, 0) => whole.to_string(),
        (whole, 2) => format!("{whole}{point}5"),
        (whole, rest) => format!("{whole}{point}{}", rest * 25),
    }
}

const SUMS: [&str; 3] =
    ["tournament-head-points", "tournament-head-sonneborn-berger", "tournament-head-shortest"];

impl GroupTable {
    /// In columns, one line for each player.
    pub fn text(&self, words: &Words) -> String {
        let language = words.language();
        let wide = |text: &str| text.chars().count();
        let names = self.rows.iter().map(|row| wide(&make_harmless(&row.name))).max().unwrap_or(1);
        let heads = SUMS.map(|id| words.say(id, &[]));
        let sums: Vec<[String; 3]> = self.rows.iter().map(|row| row.sums(language)).collect();
        let width = |sum: usize| {
            let of_rows = sums.iter().filter_map(|sums| sums.get(sum)).map(|text| wide(text));
            of_rows.chain([wide(&heads[sum])]).max().unwrap_or(1)
        };
        let widths = [0, 1, 2].map(width);
        let columns = |texts: &[String; 3]| {
            let padded = texts.iter().zip(widths).map(|(text, width)| format!("  {text:>width$}"));
            padded.collect::<String>()
        };
        let numbers: String = (1..=self.rows.len()).map(|number| format!("{number:>3}")).collect();
        let mut lines = vec![format!("     {:names$} {numbers}{}", "", columns(&heads))];
        for (own, (row, sums)) in self.rows.iter().zip(&sums).enumerate() {
            let mark = if row.is_reader { '>' } else { ' ' };
            let cells: String = (0..self.rows.len())
                .map(|column| match column == own {
                    true => "  ×".to_owned(),
                    false => format!(" {}", row.cell(column)),
                })
                .collect();
            let (place, name) = (row.place(), make_harmless(&row.name));
            let line = format!("{mark} {place:>2} {name:<names$} {cells}{}", columns(sums));
            lines.push(line.trim_end().to_owned());
        }
        lines.join("\n")
    }

    pub(super) fn chart(&self, tournament: i64, words: &Words) -> Option<Chart> {
        let language = words.language();
        let label = |text: &str| Label::new(text).ok();
        let heads = SUMS.iter().map(|id| label(&words.say(id, &[]))).collect::<Option<_>>()?;
        let rows = self.rows.iter().map(|row| {
            Some(CrossRow {
                place: label(&row.place())?,
                name: label(&row.ascii)?,
                cells: (0..self.rows.len())
                    .map(|column| label(&row.cell(column)))
                    .collect::<Option<_>>()?,
                sums: row.sums(language).iter().map(|sum| label(sum)).collect::<Option<_>>()?,
                main: row.is_reader,
            })
        });
        let table = Crosstable { heads, rows: rows.collect::<Option<_>>()? };
        let standing = self.rows.iter().filter_map(|row| {
            let arguments = [
                ("place", Arg::from(row.place?)),
                ("name", make_harmless(&row.name).into()),
                ("points", pair::points(row.points).into()),
            ];
            Some(words.say("tournament-standing", &arguments))
        });
        let arguments = [
            ("number", Arg::from(tournament.to_string())),
            ("group", self.number.into()),
            ("standing", words.list(standing.collect()).into()),
        ];
        let alt = words.say("tournament-chart", &arguments);
        let name = format!("tournament-{tournament}-group-{}", self.number);
        Some(Chart { name, diagram: Diagram::Crosstable(table), alt })
    }
}
