//! Rulesets by name for tests: a shipped one (`tablut`), or one changed as a club would
//! change its file (`tablut+linnaean-capture=none`, several changes behind each other).

use std::fs;
use std::sync::Arc;

use engine::Ruleset;

/// The ruleset of that name.
pub fn ruleset(name: &str) -> Result<Arc<Ruleset>, String> {
    let mut changes = name.split('+');
    let id = changes.next().unwrap_or_default();
    let path = format!("{}/rulesets/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let mut text = fs::read_to_string(&path).map_err(|_| format!("no ruleset {id:?}"))?;
    for change in changes {
        let (option, word) =
            change.split_once('=').ok_or_else(|| format!("{change:?} is no option=word"))?;
        text = changed(&text, option, word).ok_or_else(|| format!("{id} has no {option}"))?;
    }
    Ruleset::parse(&text).map(Arc::new).map_err(|error| format!("{name}: {error}"))
}

/// The file with another word for an option that it has.
fn changed(text: &str, option: &str, word: &str) -> Option<String> {
    let key = format!("{option} = ");
    let old = text.lines().find(|line| line.starts_with(&key))?;
    Some(text.replace(old, &format!("{key}\"{word} C\"")))
}
