//! `taflpost rules`: the rule sheet, printed from the ruleset's own data.

use std::io::Write;

use engine::ruleset::Library;
use templates::rules;

use super::{Answer, Verdict, language, shelf};

/// Whose sheet.
#[derive(clap::Args)]
pub(super) struct RulesArguments {
    /// The ruleset, as `taflpost rulesets` names it
    id: String,
    #[command(flatten)]
    language: language::Spoken,
}

pub(super) fn answer(
    library: &Library,
    arguments: &RulesArguments,
    out: &mut impl Write,
) -> Answer {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    write!(out, "{}", rules::sheet(arguments.language.words(), ruleset))?;
    Ok(Verdict::Good)
}
