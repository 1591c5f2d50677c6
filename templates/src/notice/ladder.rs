//! A ladder before its reader: the standings (`table`, and over time `places`), a `step` and its
//! reason (`why`), what a player has done on it (`record`).

pub(crate) mod places;
pub(crate) mod record;
pub(crate) mod step;
pub(crate) mod table;
pub(crate) mod why;

use chrono::{DateTime, Utc};

use crate::notice::invitation::ClockTerms;
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::shown::shown;
use crate::words::Arg;

pub use places::Past;
pub use record::LadderRecord;
pub use step::{LadderStep, LadderWhat};
pub use table::{Bias, King, LadderReader, LadderTable, Rung, RungState};
pub use why::{LadderWhy, PastStep};

/// Something about a ladder: an answer or a notification.
#[derive(Clone, Debug)]
pub enum Ladder {
    Table(Box<LadderTable>),
    /// Somebody's place and its reason.
    Why(Box<LadderWhy>),
    /// What somebody has done.
    Record(Box<LadderRecord>),
    Sheet(Box<LadderSheet>),
    /// A match about a place has begun.
    Challenged(Box<LadderChallenge>),
    /// A match about a place was put off.
    Deferred {
        by: Whom,
        games: [i64; 2],
        /// Until when the clocks of the player who did it are paused.
        until: DateTime<Utc>,
    },
    /// The reader has made no ply yet in a match about a place.
    NotBegun {
        rival: String,
        games: [i64; 2],
        /// The deadline.
        until: DateTime<Utc>,
        /// Whether the reader is the challenger.
        challenges: bool,
    },
    /// A place has changed, or there is something to know about it.
    Step(Box<LadderStep>),
    /// The reader leaves that one when their matches are over.
    Leaving(String),
}

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownRating {
    /// In points.
    pub points: i32,
    /// Its standard deviation.
    pub deviation: u32,
}

/// Somebody, as the reader knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    You,
    Other(String),
}

/// A match about a place that has begun.
#[derive(Clone, Debug)]
pub struct LadderChallenge {
    pub ladder: String,
    /// The challenger, and their place.
    pub challenger: (Whom, Option<u32>),
    pub defender: (Whom, Option<u32>),
    pub games: [i64; 2],
    /// Within how many days each player has to move.
    pub days: u32,
}

/// The numbers of a ladder's rules, each with its name, for the rule sheet.
#[derive(Clone, Debug)]
pub struct LadderSheet {
    pub ladder: String,
    /// What happens after a drawn match: `middle`, `nothing` or `below`.
    pub tie: &'static str,
    /// The ruleset's own tie-break: `none`, `fewer-plies` or `more-captures`.
    pub tie_break: &'static str,
    pub clock: ClockTerms,
    pub numbers: Vec<(&'static str, u32)>,
}

impl Ladder {
    pub(super) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        let on = |id: &str, ladder: &str| {
            Page::of(reader.words().say(id, &[("ladder", Arg::from(ladder))]))
        };
        match self {
            Ladder::Table(table) => table::table(reader, table),
            Ladder::Why(why) => why::why(reader, why),
            Ladder::Record(record) => record::record(reader, record),
            Ladder::Sheet(sheet) => self::sheet(reader, sheet),
            Ladder::Challenged(challenge) => Page::of(self::challenge(reader, challenge)),
            Ladder::Deferred { by, games, until } => Page::of(deferred(reader, by, *games, *until)),
            Ladder::NotBegun { rival, games, until, challenges } => {
                Page::of(not_begun(reader, rival, *games, *until, *challenges))
            }
            Ladder::Step(step) => Page::of(step.say(reader.words())),
            Ladder::Leaving(ladder) => on("ladder-leaving", ladder),
        }
    }
}

impl Whom {
    pub(super) fn arguments(
        &self,
        who: &'static str,
        name: &'static str,
    ) -> [(&'static str, Arg); 2] {
        match self {
            Whom::You => [(who, "you".into()), (name, "".into())],
            Whom::Other(other) => [(who, "other".into()), (name, shown(other).into())],
        }
    }
}

impl ShownRating {
    fn text(self) -> String {
        format!("{} ±{}", self.points, self.deviation)
    }
}

fn challenge(reader: &Reader, challenge: &LadderChallenge) -> String {
    let [first, second] = challenge.games.map(|game| game.to_string());
    let mut arguments = vec![
        ("ladder", Arg::from(challenge.ladder.as_str())),
        ("first", first.into()),
        ("second", second.into()),
        ("days", challenge.days.into()),
        ("place", challenge.challenger.1.unwrap_or(0).into()),
        ("rival-place", challenge.defender.1.unwrap_or(0).into()),
    ];
    arguments.extend(challenge.challenger.0.arguments("who", "name"));
    arguments.extend(challenge.defender.0.arguments("rival-who", "rival"));
    reader.words().say("ladder-challenged", &arguments)
}

fn deferred(reader: &Reader, by: &Whom, games: [i64; 2], until: DateTime<Utc>) -> String {
    let [first, second] = games.map(|game| game.to_string());
    let mut arguments = vec![
        ("first", Arg::from(first)),
        ("second", second.into()),
        ("until", reader.moment(until).into()),
    ];
    arguments.extend(by.arguments("who", "name"));
    reader.words().say("ladder-deferred", &arguments)
}

fn not_begun(
    reader: &Reader,
    rival: &str,
    games: [i64; 2],
    until: DateTime<Utc>,
    challenges: bool,
) -> String {
    let [first, second] = games.map(|game| game.to_string());
    let arguments = [
        ("rival", shown(rival).into()),
        ("first", Arg::from(first)),
        ("second", second.into()),
        ("until", reader.moment(until).into()),
        ("role", if challenges { "challenger" } else { "defender" }.into()),
    ];
    reader.words().say("ladder-not-begun", &arguments)
}

/// The sheet: one paragraph for each rule, filled from the numbers in force.
fn sheet<'a>(reader: &Reader, sheet: &LadderSheet) -> Page<'a> {
    const PARAGRAPHS: [&str; 11] = [
        "match", "reach", "load", "opening", "result", "tie", "late", "silence", "leave", "idle",
        "ratings",
    ];
    let words = reader.words();
    let mut arguments = vec![
        ("ladder", Arg::from(sheet.ladder.as_str())),
        ("tie", sheet.tie.into()),
        ("tie-break", sheet.tie_break.into()),
    ];
    arguments.extend(sheet.numbers.iter().map(|(name, value)| (*name, Arg::from(*value))));
    let say = |id: &str| words.say(&format!("ladder-sheet-{id}"), &arguments);
    let mut blocks: Vec<Block<'_>> = PARAGRAPHS.map(|id| Block::Paragraph(say(id))).into();
    blocks.insert(1, Block::Paragraph(sheet.clock.say(reader)));
    Page { title: Some(say("title")), blocks, ..Page::default() }
}
