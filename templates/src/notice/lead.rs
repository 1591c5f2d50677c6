//! A notice as it is posted where it notifies somebody: its first line is what a telephone shows
//! of it, so it says who has to do something and what happened, and the game's title comes below.

use engine::notation::record::{EndedBy, GameEnd};

use super::Notice;
use crate::notice::table::Table;
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::told::game::GameNews;
use crate::words::Arg;

impl Notice {
    /// The page that begins with that line. `calls` says whether the player whose turn it is, and
    /// nobody else, is mentioned in front of it.
    pub fn post(&self, reader: &Reader, calls: bool) -> Page<'_> {
        let page = self.page(reader);
        match self {
            _ if page.title.is_none() => page,
            Notice::Game { table, .. } if let Some(end) = table.end => {
                Page { lead: Some(over(reader, table, end)), ..page }
            }
            Notice::Game { table, news: GameNews::Ply, .. } => {
                let lead = Some(ply(reader, table, calls));
                let page = Page { lead, ..page };
                if is_plain(table) { without_first(page).0 } else { page }
            }
            Notice::Game { table, news: GameNews::Began, .. } if table.seat.is_none() => {
                let lead = reader.words().say("lead-began", &turn(table, calls));
                Page { lead: Some(lead), ..without_first(page).0 }
            }
            Notice::Game { table, news: GameNews::Rolled | GameNews::TakenBack, .. } => {
                let lead = reader.words().say("lead-turn", &turn(table, calls));
                Page { lead: Some(lead), ..page }
            }
            _ => {
                let (page, lead) = without_first(page);
                Page { lead, ..page }
            }
        }
    }
}

/// The page without the paragraph that it begins with, and that paragraph.
fn without_first(mut page: Page<'_>) -> (Page<'_>, Option<String>) {
    match page.blocks.first() {
        Some(Block::Paragraph(_)) => match page.blocks.remove(0) {
            Block::Paragraph(text) => (page, Some(text)),
            _ => (page, None),
        },
        _ => (page, None),
    }
}

/// Whose turn it is: `you` if that is the reader or the player who is mentioned in front.
fn turn(table: &Table, calls: bool) -> [(&'static str, Arg); 2] {
    let side = table.game.position().to_move();
    let who = if calls || table.seat == Some(side) { "you" } else { "other" };
    [("who", who.into()), ("name", table.names[side].as_str().into())]
}

/// Whether the last ply did no more than move a piece.
fn is_plain(table: &Table) -> bool {
    let last = table.game.plies().last();
    last.is_some_and(|ply| ply.mv.is_some() && ply.captures.is_empty() && ply.announced.is_empty())
}

fn ply(reader: &Reader, table: &Table, calls: bool) -> String {
    let words = reader.words();
    let [who, name] = turn(table, calls);
    let Some(ply) = table.game.plies().last() else { return words.say("lead-turn", &[who, name]) };
    let mover = ("mover", Arg::from(table.names[ply.mover].as_str()));
    let Some(mv) = ply.mv else { return words.say("lead-passed", &[who, name, mover]) };
    let taken = words.squares(ply.captures.iter().map(|capture| capture.square));
    let arguments = [
        who,
        name,
        mover,
        ("ply", mv.to_string().into()),
        ("count", ply.captures.len().into()),
        ("taken", taken.into()),
    ];
    words.say("lead-ply", &arguments)
}

pub(super) fn over(reader: &Reader, table: &Table, end: GameEnd) -> String {
    let words = reader.words();
    let name = |side| Arg::from(table.names[side].as_str());
    match end.winner {
        Some(winner) => {
            words.say("lead-won", &[("winner", name(winner)), ("loser", name(!winner))])
        }
        None if end.by == EndedBy::Closing => words.say("lead-closed", &[]),
        None => {
            let [one, other] = [engine::Side::Attackers, engine::Side::Defenders].map(name);
            words.say("lead-drawn", &[("one", one), ("other", other)])
        }
    }
}
