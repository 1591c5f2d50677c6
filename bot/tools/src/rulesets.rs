//! `taflpost rulesets`: one line a ruleset.

use std::io::Write;

use engine::Side;
use engine::ruleset::Library;

use crate::{CliResult, Exit, language};

/// How to list them.
#[derive(clap::Args)]
pub struct RulesetsArguments {
    #[command(flatten)]
    language: language::Spoken,
}

pub fn answer(library: &Library, arguments: &RulesetsArguments, out: &mut impl Write) -> CliResult {
    let language = arguments.language.language();
    for ruleset in library.iter() {
        let start = ruleset.start();
        let [attackers, defenders] = Side::BOTH.map(|side| start.men(side).len());
        let size = ruleset.size();
        writeln!(
            out,
            "{:16} {:>2}  {size:>2}×{size:<2}  {attackers:>2} v {defenders:<2}  {}",
            ruleset.id,
            ruleset.version,
            ruleset.name(language)
        )?;
    }
    Ok(Exit::Good)
}
