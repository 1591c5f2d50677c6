//! What readers call a ruleset and its ladder: a name in their language, not the id that is typed.

use std::sync::Arc;

use engine::Ruleset;
use engine::ruleset::{Language, Library};

/// A ruleset by its name. One that the club no longer has goes by its id.
#[derive(Clone, Debug)]
pub struct RulesetName {
    id: String,
    ruleset: Option<Arc<Ruleset>>,
}

impl RulesetName {
    pub fn find(library: &Library, id: &str) -> RulesetName {
        RulesetName { id: id.to_owned(), ruleset: library.newest(id).cloned() }
    }

    /// The word that is typed for it.
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn in_language(&self, language: Language) -> &str {
        self.ruleset.as_ref().map_or(&self.id, |ruleset| ruleset.name(language))
    }
}
