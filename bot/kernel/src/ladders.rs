//! Which ladder is meant, and which are open.

use storage::{Fault, PlayerId, StepRow};
use templates::ladder::{LadderChange, LadderRefused};
use templates::of_ladder;

use crate::circles;
use crate::lookup::Lookup;
use crate::refused::{Refused, Stop};

/// A player's place on a ladder now.
pub fn place(lookup: Lookup<'_>, ladder: &str, player: PlayerId) -> Result<Option<u32>, Fault> {
    Ok(lookup.view.rung(ladder, player)?.and_then(|rung| rung.place))
}

/// A ladder as somebody names it: by its ruleset, or with its circle, as in `vikings/copenhagen`.
pub fn typed(lookup: Lookup<'_>, typed: &str) -> Result<String, Stop> {
    let no_ruleset = || Refused::NoRuleset { typed: typed.to_owned() };
    let (circle, ruleset) = of_ladder(typed);
    let ruleset = lookup.library.newest(ruleset).ok_or_else(no_ruleset)?;
    Ok(match circle {
        Some(circle) => in_circle(&circles::called(lookup, circle)?.name, &ruleset.id),
        None => ruleset.id.clone(),
    })
}

fn in_circle(circle: &str, ruleset: &str) -> String {
    format!("{circle}/{ruleset}")
}

/// Refuses what can only be done on a ladder that is open.
pub fn offered(lookup: Lookup<'_>, ladder: &str) -> Result<(), Stop> {
    match lookup.view.open_ladder(ladder)? {
        Some(_) => Ok(()),
        None => Err(LadderRefused::NoLadder { ruleset: ladder.to_owned() }.into()),
    }
}

/// The ladders that are open.
pub fn open(lookup: Lookup<'_>) -> Result<Vec<String>, Fault> {
    Ok(lookup.view.open_ladders()?.into_iter().map(|row| row.ladder).collect())
}

pub fn change_of(row: &StepRow) -> Result<LadderChange, Fault> {
    let unknown = || Fault::row(format_args!("{:?} isn't a step of a ladder", row.what));
    LadderChange::of_code(&row.what).ok_or_else(unknown)
}
