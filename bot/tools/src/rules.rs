//! `taflpost rules`: the rule sheet, printed from the ruleset's own data.

use std::io::Write;

use engine::ruleset::Library;
use templates::rules;

use crate::{CliResult, Exit, language, shelf};

/// Whose sheet.
#[derive(clap::Args)]
pub struct RulesArguments {
    /// The id of the ruleset (see `taflpost rulesets`)
    id: String,
    #[command(flatten)]
    language: language::Spoken,
}

pub fn answer(library: &Library, arguments: &RulesArguments, out: &mut impl Write) -> CliResult {
    let ruleset = shelf::ruleset(library, &arguments.id)?;
    write!(out, "{}", rules::rule_sheet(arguments.language.words(), ruleset))?;
    Ok(Exit::Good)
}
