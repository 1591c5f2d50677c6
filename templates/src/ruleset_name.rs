//! What readers call a ruleset and its ladder: a name in their language, not the id that is typed.

use std::sync::Arc;

use engine::Ruleset;
use engine::ruleset::{Language, Library};

use crate::orders::fold;

/// The newest ruleset with that id, with that name in some language, or with that part of a name
/// (`King's Table` of `Kongens Bord (King's Table)`) if no other has it.
pub fn ruleset_called<'a>(library: &'a Library, typed: &str) -> Option<&'a Arc<Ruleset>> {
    let typed = fold(typed);
    let is_typed = |name: &str| !typed.is_empty() && fold(name) == typed;
    let names =
        |ruleset: &'a Ruleset| Language::ALL.into_iter().map(|language| ruleset.name(language));
    let whole =
        library.iter().find(|ruleset| is_typed(&ruleset.id) || names(ruleset).any(is_typed));
    whole.or_else(|| {
        // `leaflet` and the size of a board are no names.
        let is_name = |part: &&str| part.starts_with(char::is_uppercase);
        let mut found = library.iter().filter(|ruleset| {
            let mut parts = names(ruleset).flat_map(|name| name.split(['(', ')']).map(str::trim));
            parts.any(|part| is_name(&part) && is_typed(part))
        });
        let one = found.next()?;
        found.next().is_none().then_some(one)
    })
}

/// A ruleset by its name, or its ladder. One that the club no longer has goes by its id.
#[derive(Clone, Debug)]
pub struct RulesetName {
    /// As it is typed: `copenhagen`, or for the ladder of a circle `vikings/copenhagen`.
    id: String,
    ruleset: Option<Arc<Ruleset>>,
}

/// The circle of a ladder, if it is one's, and the ladder's ruleset.
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
