//! What readers call a ruleset and its ladder: a name in their language, not the id that is typed.

use std::sync::Arc;

use engine::Ruleset;
use engine::ruleset::{Language, Library};

/// A ruleset by its name, or its ladder. One that the club no longer has goes by its id.
#[derive(Clone, Debug)]
pub struct RulesetName {
    /// As it is typed: `copenhagen`, or for the ladder of a circle `vikings/copenhagen`.
    id: String,
    ruleset: Option<Arc<Ruleset>>,
}

/// The circle that a ladder belongs to, if there is one, and the ladder's ruleset.
pub fn of_ladder(ladder: &str) -> (Option<&str>, &str) {
    match ladder.split_once('/') {
        Some((circle, ruleset)) => (Some(circle), ruleset),
        None => (None, ladder),
    }
}

/// Whatever the club has of it now, it is the same one.
impl PartialEq for RulesetName {
    fn eq(&self, other: &RulesetName) -> bool {
        self.id == other.id
    }
}

impl Eq for RulesetName {}

impl RulesetName {
    pub fn find(library: &Library, id: &str) -> RulesetName {
        RulesetName { id: id.to_owned(), ruleset: library.newest(of_ladder(id).1).cloned() }
    }

    /// The word that is typed for it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// `Copenhagen`, or for the ladder of a circle `Copenhagen (vikings)`.
    pub fn in_language(&self, language: Language) -> String {
        match (&self.ruleset, of_ladder(&self.id).0) {
            (Some(ruleset), Some(circle)) => format!("{} ({circle})", ruleset.name(language)),
            (Some(ruleset), None) => ruleset.name(language).to_owned(),
            (None, _) => self.id.clone(),
        }
    }
}
