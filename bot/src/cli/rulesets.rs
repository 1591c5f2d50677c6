//! `taflpost rulesets`: one line a ruleset.

use std::io::Write;

use engine::Side;
use engine::ruleset::{Language, Library};

use super::{Answer, Verdict};

pub(super) fn answer(library: &Library, out: &mut impl Write) -> Answer {
    for ruleset in library.iter() {
        let start = ruleset.start();
        let [attackers, defenders] = Side::BOTH.map(|side| start.men(side).len());
        let size = ruleset.size();
        writeln!(
            out,
            "{:16} {:>2}  {size:>2}×{size:<2}  {attackers:>2} v {defenders:<2}  {}",
            ruleset.id,
            ruleset.version,
            ruleset.name(Language::English)
        )?;
    }
    Ok(Verdict::Good)
}
