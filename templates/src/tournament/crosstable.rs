//! A group of a tournament: the score of everybody against everybody, as text in columns and as a
//! picture.

use engine::ruleset::Language;
use pictures::{CrossRow, Crosstable, Diagram, Label};

use crate::notice::pair;
use crate::page::{Block, Chart, Charted, ColumnHead, Listing, ListingCell, Row};
use crate::shown::make_harmless;
use crate::tournament::gone::Gone;
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
    /// What is typed for the player, which is short.
    pub name: String,
    /// The name under which the player is shown.
    pub called: String,
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

/// How much comes before a name: a mark and the place.
const PLACE: usize = 5;

/// The beginning of a name that is too long.
fn shortened(name: &str, room: usize) -> String {
    if wide(name) <= room {
        return name.to_owned();
    }
    let begins: String = name.chars().take(room.saturating_sub(1)).collect();
    if room == 0 { begins } else { format!("{}…", begins.trim_end()) }
}

const SUMS: [&str; 3] =
    ["tournament-head-points", "tournament-head-sonneborn-berger", "tournament-head-shortest"];

fn wide(text: &str) -> usize {
    text.chars().count()
}

impl GroupTable {
    /// Everybody against everybody, by rows.
    pub(crate) fn listing<'a>(
        &self,
        words: &Words,
        columns: Option<usize>,
        caption: String,
    ) -> Listing<'a> {
        let numbers = 1..=self.rows.len();
        let mut heads = vec![
            ColumnHead::of_numbers(words.say("head-place", &[])),
            ColumnHead::of(words.say("web-player", &[])),
        ];
        heads.extend(numbers.map(|number| ColumnHead::of_numbers(number.to_string())));
        heads.extend(SUMS.map(|id| ColumnHead::of_numbers(words.say(id, &[]))));
        let rows = self.rows.iter().enumerate().map(|(own, row)| {
            let marks = (0..self.rows.len()).map(|column| match column == own {
                true => "×".to_owned(),
                false => row.cell(column),
            });
            let mut cells = vec![ListingCell::of(row.place()), ListingCell::to_player(&row.name)];
            cells.extend(marks.chain(row.sums(words.language())).map(ListingCell::of));
            Row { cells, is_reader: row.is_reader }
        });
        let in_lines = self.texts(words, columns).into_iter().map(Block::Fixed);
        Listing {
            caption,
            heads,
            names: 1,
            rows: rows.collect(),
            more: None,
            in_lines: in_lines.collect(),
        }
    }

    /// In columns, one line for each player. If that is too wide, the standings come first, and then
    /// the results.
    pub fn texts(&self, words: &Words, columns: Option<usize>) -> Vec<String> {
        let text = self.text(words);
        match columns {
            Some(columns) if text.lines().any(|line| wide(line) > columns) => {
                vec![self.standings(words, columns), self.results(columns)]
            }
            _ => vec![text],
        }
    }

    /// The sums of each player. A name that is too long has a line of its own.
    fn standings(&self, words: &Words, columns: usize) -> String {
        let heads = SUMS.map(|id| words.say(id, &[]));
        let rows: Vec<[String; 3]> =
            self.rows.iter().map(|row| row.sums(words.language())).collect();
        let width = |sum: usize| {
            let texts = rows.iter().chain([&heads]).filter_map(|texts| texts.get(sum));
            texts.map(|text| wide(text)).max().unwrap_or(1)
        };
        let widths = [0, 1, 2].map(width);
        let sums = |texts: &[String; 3]| {
            let padded = texts.iter().zip(widths).map(|(text, width)| format!("  {text:>width$}"));
            padded.collect::<String>()
        };
        let room = columns.saturating_sub(PLACE + wide(&sums(&heads)));
        let names: Vec<String> = self.rows.iter().map(|row| make_harmless(&row.name)).collect();
        let short = names.iter().map(|name| wide(name)).filter(|&name| name <= room);
        let column = short.max().unwrap_or(1);
        let mut lines = vec![format!("{:PLACE$}{:column$}{}", "", "", sums(&heads))];
        for ((row, texts), name) in self.rows.iter().zip(&rows).zip(&names) {
            let mark = if row.is_reader { '>' } else { ' ' };
            let place = row.place();
            if wide(name) <= column {
                lines.push(format!("{mark} {place:>2} {name:<column$}{}", sums(texts)));
            } else {
                lines.push(format!("{mark} {place:>2} {name}"));
                lines.push(format!("{:PLACE$}{:column$}{}", "", "", sums(texts)));
            }
        }
        lines.join("\n")
    }

    /// The results of each player against each, with as much of the names as there is room for.
    fn results(&self, columns: usize) -> String {
        let room = columns.saturating_sub(PLACE + 1 + 3 * self.rows.len());
        let names: Vec<String> = self.rows.iter().map(|row| make_harmless(&row.name)).collect();
        let shown: Vec<String> = names.iter().map(|name| shortened(name, room)).collect();
        let column = shown.iter().map(|name| wide(name)).max().unwrap_or(0);
        let numbers: String = (1..=self.rows.len()).map(|number| format!("{number:>3}")).collect();
        let mut lines = vec![format!("{:PLACE$}{:column$} {numbers}", "", "")];
        for (own, (row, name)) in self.rows.iter().zip(&shown).enumerate() {
            let mark = if row.is_reader { '>' } else { ' ' };
            lines.push(format!("{mark} {:>2} {name:<column$} {}", own + 1, self.cells(own)));
        }
        lines.join("\n")
    }

    fn cells(&self, own: usize) -> String {
        let row = self.rows.get(own);
        let cell = |column: usize| match row {
            Some(row) if column != own => format!(" {}", row.cell(column)),
            _ => "  ×".to_owned(),
        };
        (0..self.rows.len()).map(cell).collect()
    }

    fn text(&self, words: &Words) -> String {
        let language = words.language();
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
            let cells = self.cells(own);
            let (place, name) = (row.place(), make_harmless(&row.name));
            let line = format!("{mark} {place:>2} {name:<names$} {cells}{}", columns(sums));
            lines.push(line.trim_end().to_owned());
        }
        lines.join("\n")
    }

    pub(crate) fn chart(&self, tournament: i64, words: &Words) -> Option<Chart> {
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
        Some(Chart { name, what: Charted::Diagram(Diagram::Crosstable(table)), alt })
    }
}
