//! The head of a game's chain, as it is shown: anybody who keeps it can tell later whether anything
//! up to that ply was changed. How it is computed is not known here.

use std::collections::BTreeMap;

use super::Notice;
use crate::notice::table::Table;
use crate::reader::Reader;
use crate::words::Arg;

/// That many plies are made when both players have had their first email.
const FIRST: usize = 1;

/// The games that an email with these notices is about, each as shown last, with its head.
pub fn chains(notices: &[Notice]) -> Vec<(&Table, &str)> {
    let tables = notices.iter().flat_map(Notice::tables);
    let with_head = tables.filter_map(|table| Some((table, table.chain.as_deref()?)));
    let last: BTreeMap<i64, _> = with_head.map(|shown| (shown.0.number, shown)).collect();
    last.into_values().collect()
}

/// The end of an email: one line for each game, with an explanation for players of a first game.
pub(crate) fn lines(reader: &Reader, notices: &[Notice]) -> Vec<String> {
    let shown = chains(notices);
    let is_new = |table: &Table| table.beginner && table.game.plies().len() <= FIRST;
    let mut lines: Vec<String> =
        shown.iter().map(|(table, chain)| line(reader, table, chain)).collect();
    if shown.iter().any(|(table, _)| is_new(table)) {
        lines.push(why(reader));
    }
    lines
}

/// The line alone; empty without a chain.
pub(crate) fn told(reader: &Reader, table: &Table) -> Option<String> {
    table.chain.as_ref().map(|chain| line(reader, table, chain))
}

fn line(reader: &Reader, table: &Table, chain: &str) -> String {
    let at = match (table.end, table.game.plies().len()) {
        (Some(_), _) => "end",
        (None, 0) => "start",
        (None, _) => "move",
    };
    let arguments = [
        ("game", Arg::from(table.number.to_string())),
        ("at", at.into()),
        ("move", table.game.plies().len().into()),
        ("chain", chain.into()),
    ];
    reader.words().say("chain-line", &arguments)
}

/// What it is for.
pub(crate) fn why(reader: &Reader) -> String {
    reader.words().say("chain-why", &[])
}
