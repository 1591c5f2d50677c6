//! Rulesets as people name them.

use std::sync::Arc;

use engine::Ruleset;
use engine::ruleset::{Language, Library};

use crate::words::fold;

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
