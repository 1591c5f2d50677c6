//! The standings of a ladder, now or at the end of a month.

use chrono::{DateTime, Utc};

use crate::ladder::places::{Past, chart};
use crate::ladder::ratings;
use crate::ladder::ratings::ChartedRating;
use crate::ladder::ratings::ShownRating;
use crate::page::{Block, ColumnHead, Listing, ListingCell, Page, Row};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::words::{Arg, Words};

#[derive(Clone, Debug)]
pub struct LadderTable {
    pub ladder: RulesetName,
    pub players: u32,
    /// The year and the month, from 1, if this is the end of one; `None` for now.
    pub month: Option<(i32, u32)>,
    /// From the top; `None` where some are left out.
    pub rungs: Vec<Option<Rung>>,
    /// The leader, and for how long.
    pub king: Option<King>,
    /// How much stronger the attackers are, if enough was rated.
    pub bias: Option<Bias>,
    pub reader: LadderReader,
    /// The latest changes; those shown first come last.
    pub past: Vec<Past>,
    /// The span that this covers.
    pub span: [DateTime<Utc>; 2],
    /// The ratings that are drawn, the highest first.
    pub estimates: Vec<ChartedRating>,
}

/// A reader's position towards a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderReader {
    /// The reader is on it, and can challenge up to that place.
    On {
        place: u32,
        /// The highest place that the reader can challenge.
        highest: u32,
    },
    /// The reader is not on it, and can join.
    Off,
    /// A general view, or a past one.
    Nobody,
    /// The organisers closed it then: nobody can join.
    Closed(DateTime<Utc>),
}

/// A player on a ladder.
#[derive(Clone, Debug)]
pub struct Rung {
    /// From 1.
    pub place: u32,
    pub name: String,
    pub is_reader: bool,
    pub rating: Option<ShownRating>,
    /// How many matches about the ladder they are playing.
    pub matches: u32,
    pub state: Option<RungState>,
    /// Whether the reader can challenge them now.
    pub open: bool,
}

/// What keeps somebody from being challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RungState {
    /// They lost on time and have not moved since.
    Held,
    Leaving,
    /// They are on vacation until then.
    Away(DateTime<Utc>),
    /// They have not been heard of for long.
    Silent,
}

#[derive(Clone, Debug)]
pub struct King {
    pub name: String,
    /// For how many days without a break.
    pub days: u32,
    /// How many defences they have won in a row.
    pub defences: u32,
}

/// How much stronger the attackers are in a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bias {
    /// In rating points; less than 0 if the defenders are.
    pub points: i32,
    pub deviation: u32,
    /// From how many games.
    pub games: u32,
}

/// The table as a page: the players, one per line, and below it what it means.
pub(crate) fn table<'a>(reader: &Reader, table: &LadderTable) -> Page<'a> {
    let words = reader.words();
    let ladder = || ("ladder", Arg::from(reader.ruleset(&table.ladder)));
    let title = match table.month {
        Some((year, month)) => {
            let month = reader.month(year, month);
            words.say("ladder-month", &[ladder(), ("month", month.into())])
        }
        None => words.say("ladder-title", &[ladder(), ("players", table.players.into())]),
    };
    if table.rungs.is_empty() {
        let empty = match table.reader {
            LadderReader::Closed(since) => {
                let since = ("since", Arg::from(reader.moment(since)));
                words.say("ladder-shut", &[ladder(), since])
            }
            _ => words.say("ladder-empty", &[ladder()]),
        };
        return Page::from_text(empty);
    }
    let mut blocks = vec![Block::Listing(Box::new(listing(reader, table, title.clone())))];
    let mut below = Vec::new();
    if let Some(king) = &table.king {
        let name = ("name", Arg::from(make_harmless(&king.name)));
        let arguments = [name, ("days", king.days.into()), ("defences", king.defences.into())];
        below.push(words.say("ladder-king", &arguments));
    }
    if let Some(bias) = table.bias {
        below.push(bias.say(words));
    }
    below.push(match table.reader {
        LadderReader::On { place: 1, .. } => words.say("ladder-you-first", &[]),
        LadderReader::On { place, highest } => {
            let open = table.rungs.iter().flatten().filter(|rung| rung.open).count();
            let numbers = [
                ladder(),
                ("place", place.into()),
                ("highest", highest.into()),
                ("open", open.into()),
            ];
            words.say("ladder-you", &numbers)
        }
        LadderReader::Off => words.say("ladder-you-can-join", &[ladder()]),
        LadderReader::Nobody | LadderReader::Closed(_) => String::new(),
    });
    below.retain(|line| !line.is_empty());
    blocks.extend(chart(reader, &table.ladder, &table.past, table.span));
    blocks.extend(ratings::chart(reader, &table.ladder, &table.estimates));
    if !below.is_empty() {
        blocks.push(Block::Lines(below));
    }
    Page { title: Some(title), blocks, ..Page::default() }
}

fn listing<'a>(reader: &Reader, table: &LadderTable, caption: String) -> Listing<'a> {
    let words = reader.words();
    let say = |id: &str| words.say(id, &[]);
    let row = |rung: &Option<Rung>| {
        let Some(rung) = rung else { return Row::default() };
        let rating = rung.rating.map_or_else(String::new, ShownRating::text);
        let mut notes = note(reader, words, rung);
        if rung.open {
            let can = format!("+ {}", say("head-open"));
            notes = if notes.is_empty() { can } else { format!("{notes}, {can}") };
        }
        let cells = vec![
            ListingCell::of(rung.place.to_string()),
            ListingCell::to_player(&rung.name),
            ListingCell::of(rating),
            ListingCell::of(notes),
        ];
        Row { cells, is_reader: rung.is_reader }
    };
    let heads = vec![
        ColumnHead::of_numbers(say("head-place")),
        ColumnHead::of(say("web-player")),
        ColumnHead::of_numbers(say("head-rating")),
        ColumnHead::of(say("head-now")),
    ];
    Listing {
        caption,
        heads,
        names: 1,
        rows: table.rungs.iter().map(row).collect(),
        more: None,
        in_lines: vec![Block::Fixed(lines(reader, table))],
    }
}

fn lines(reader: &Reader, table: &LadderTable) -> String {
    let words = reader.words();
    let rungs = || table.rungs.iter().flatten();
    let wide = |text: &str| text.chars().count();
    let places = rungs().map(|rung| rung.place.to_string().len()).max().unwrap_or(1);
    let names = rungs().map(|rung| wide(&make_harmless(&rung.name))).max().unwrap_or(1);
    let rating = |rung: &Rung| rung.rating.map_or_else(String::new, ShownRating::text);
    let ratings = rungs().map(|rung| wide(&rating(rung))).max().unwrap_or(0);
    let mut lines = Vec::new();
    for rung in &table.rungs {
        let Some(rung) = rung else {
            lines.push(format!("  {:>places$}", "⋮"));
            continue;
        };
        let mark = match rung {
            Rung { is_reader: true, .. } => '>',
            Rung { open: true, .. } => '+',
            _ => ' ',
        };
        let name = make_harmless(&rung.name);
        let (rating, note) = (rating(rung), note(reader, words, rung));
        let line =
            format!("{mark} {:>places$}  {name:<names$}  {rating:<ratings$}  {note}", rung.place);
        let line = line.trim_end();
        if reader.columns().is_none_or(|columns| wide(line) <= columns) {
            lines.push(line.to_owned());
            continue;
        }
        // The rest stands below the name.
        let indent = " ".repeat(2 + places + 2);
        lines.push(format!("{mark} {:>places$}  {name}", rung.place));
        let below = [rating, note].into_iter().filter(|part| !part.is_empty());
        lines.extend(below.map(|part| format!("{indent}{part}")));
    }
    lines.join("\n")
}

fn note(reader: &Reader, words: &Words, rung: &Rung) -> String {
    let mut notes = Vec::new();
    if let Some(state) = rung.state {
        let (state, until) = match state {
            RungState::Held => ("held", String::new()),
            RungState::Leaving => ("leaving", String::new()),
            RungState::Away(until) => ("away", reader.moment(until)),
            RungState::Silent => ("silent", String::new()),
        };
        notes.push(words.say("ladder-state", &[("state", state.into()), ("until", until.into())]));
    }
    if rung.matches > 0 {
        notes.push(words.say("ladder-plays", &[("matches", rung.matches.into())]));
    }
    notes.join(", ")
}

impl Bias {
    fn say(self, words: &Words) -> String {
        let side = if self.points < 0 { "defenders" } else { "attackers" };
        let arguments = [
            ("side", side.into()),
            ("points", self.points.unsigned_abs().into()),
            ("deviation", self.deviation.into()),
            ("games", self.games.into()),
        ];
        words.say("ladder-bias", &arguments)
    }
}
