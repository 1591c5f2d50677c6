//! `taflpost rules`: the rule sheet, printed from the ruleset's own data.

use std::io::Write;

use engine::ruleset::{Language, Library};
use templates::{Words, rules};

use super::{Answer, Verdict, shelf};

/// Whose sheet.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The ruleset, as `taflpost rulesets` names it
    id: String,
}

pub(super) fn answer(library: &Library, arguments: &Arguments, out: &mut impl Write) -> Answer {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    write!(out, "{}", rules::sheet(Words::of(Language::English), ruleset))?;
    Ok(Verdict::Good)
}
