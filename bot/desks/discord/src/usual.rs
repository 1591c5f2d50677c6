//! What the people of a server usually play: what somebody there begins with who chooses nothing.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kernel::desk::Questions;
use kernel::scene::Scene;
use storage::Fault;

/// The games that say what is usual now: what was played last year doesn't matter.
const LATEST: u32 = 15;

/// The ruleset of most of the latest games that are shown in a server; of several, the one that
/// was played last.
pub fn usual_ruleset(questions: &Questions, scene: &Scene) -> Result<Option<String>, Fault> {
    let Scene::Server(place) = scene else { return Ok(None) };
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(chrono::DateTime::UNIX_EPOCH);
    let mut played: BTreeMap<String, (usize, Reverse<usize>)> = BTreeMap::new();
    for (age, game) in lookup.view.latest_games(&place.server, LATEST)?.into_iter().enumerate() {
        let Some(open) = lookup.open(game)? else { continue };
        let known = played.entry(open.course.start.ruleset.clone());
        known.or_insert((0, Reverse(age))).0 += 1;
    }
    Ok(played.into_iter().max_by_key(|(_, count)| *count).map(|(ruleset, _)| ruleset))
}
