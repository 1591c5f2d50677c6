//! What a reader can do next, as a browser offers it: a link where it only shows something, a
//! button where it is done at once, and a field where words are missing.

use minijinja::{Value, context};

use super::Surroundings;
use crate::notice::table::Table;
use crate::rules::part_title;
use crate::told::step::NextStep;

pub(super) fn values(
    steps: &[NextStep],
    table: Option<&Table>,
    around: &Surroundings<'_>,
) -> Vec<Value> {
    let mut known: Vec<&NextStep> = Vec::new();
    let mut values = Vec::new();
    for step in steps {
        // A move is made on the board, and Help and Settings are on every page.
        let is_elsewhere = matches!(step, NextStep::Move(_) | NextStep::Help | NextStep::Settings);
        if is_elsewhere || known.contains(&step) {
            continue;
        }
        known.push(step);
        values.extend(value(step, table, around));
    }
    values
}

/// `None` for what a visitor can't do, who has to sign in first.
fn value(step: &NextStep, table: Option<&Table>, around: &Surroundings<'_>) -> Option<Value> {
    let reader = around.reader;
    let what = step.reply(reader).what;
    let label = match step {
        // A button in Discord stands for one part, and here there is a link to each.
        NextStep::RulesPart(_, part) => part_title(reader.words(), *part),
        _ => None,
    };
    let label = label.unwrap_or_else(|| match step.button() {
        Some(button) => button.label(reader.words()),
        None => begun(&what),
    });
    if let Some(address) = around.addresses.of_step(step) {
        return Some(context! { kind => "link", to => address, label => label });
    }
    around.player?;
    // Where several games are shown, or none, the command itself says which it is about.
    let game = table.filter(|_| step.is_in_game());
    let in_game = |line: String| match game {
        Some(table) => format!("{}: {line}", table.number),
        None => line,
    };
    let seen = game.map(|table| {
        context! { ply => table.game.plies().len() + 1, event => table.event }
    });
    Some(match (step.command(), step.beginning(reader)) {
        (Some(command), _) => {
            let line = if command.contains(": ") { command } else { in_game(command) };
            context! { kind => "button", command => line, label => label, seen => seen }
        }
        (None, beginning) => {
            let example = step.reply(reader).line;
            let line = if beginning.contains(": ") { beginning } else { in_game(beginning) };
            context! {
                kind => "field", command => line, example => example, label => label, seen => seen,
            }
        }
    })
}

/// What a line does, which is in the middle of a sentence elsewhere, as a label.
fn begun(what: &str) -> String {
    let mut letters = what.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
