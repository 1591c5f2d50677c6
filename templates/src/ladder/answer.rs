//! A ladder before its reader: the standings (`table`, and over time `places`), somebody's
//! place and its reason (`why`), what a player has done on it (`record`).

use crate::invitation::terms::ClockTerms;
use crate::ladder::record::{self, LadderRecord};
use crate::ladder::table::{self, LadderTable};
use crate::ladder::why::{self, LadderWhy};
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::words::Arg;

/// The answer to a question about a ladder.
#[derive(Clone, Debug)]
pub enum LadderAnswer {
    Table(Box<LadderTable>),
    Why(Box<LadderWhy>),
    Record(Box<LadderRecord>),
    Sheet(Box<LadderSheet>),
}

/// The numbers of a ladder's rules, each with its name, for the rule sheet.
#[derive(Clone, Debug)]
pub struct LadderSheet {
    pub ladder: RulesetName,
    /// What happens after a drawn match: `middle`, `nothing` or `below`.
    pub tie: &'static str,
    /// The ruleset's own tie-break: `none`, `fewer-plies` or `more-captures`.
    pub tie_break: &'static str,
    pub clock: ClockTerms,
    pub numbers: Vec<(&'static str, u32)>,
}

impl LadderAnswer {
    pub(crate) fn page<'a>(&self, reader: &Reader) -> Page<'a> {
        match self {
            LadderAnswer::Table(table) => table::table(reader, table),
            LadderAnswer::Why(why) => why::why(reader, why),
            LadderAnswer::Record(record) => record::record(reader, record),
            LadderAnswer::Sheet(sheet) => self::sheet(reader, sheet),
        }
    }
}

/// The sheet: one paragraph for each rule, filled from the numbers in force.
fn sheet<'a>(reader: &Reader, sheet: &LadderSheet) -> Page<'a> {
    const PARAGRAPHS: [&str; 11] = [
        "match", "reach", "load", "opening", "result", "tie", "late", "silence", "leave", "idle",
        "ratings",
    ];
    let words = reader.words();
    let mut arguments = vec![
        ("ladder", Arg::from(reader.ruleset(&sheet.ladder))),
        ("tie", sheet.tie.into()),
        ("tie-break", sheet.tie_break.into()),
    ];
    arguments.extend(sheet.numbers.iter().map(|(name, value)| (*name, Arg::from(*value))));
    let say = |id: &str| words.say(&format!("ladder-sheet-{id}"), &arguments);
    let mut blocks: Vec<Block<'_>> = PARAGRAPHS.map(|id| Block::Paragraph(say(id))).into();
    blocks.insert(1, Block::Paragraph(sheet.clock.say(reader)));
    Page { title: Some(say("title")), blocks, ..Page::default() }
}
