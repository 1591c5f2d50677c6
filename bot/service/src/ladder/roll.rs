//! The current places on a ladder, the players' strength, and which ladder is meant.

use std::collections::{BTreeMap, BTreeSet};

use storage::{Fault, PlayerId, RungRow};
use templates::rules::FIRST_RULESETS;
use templates::told::LadderRefused;

use crate::lookup::Lookup;
use crate::ratings;
use crate::ratings::form::Form;
use crate::refused::{Refused, Stop};

pub(super) struct LadderRanking {
    pub ladder: String,
    pub rungs: Vec<RungRow>,
    pub forms: BTreeMap<PlayerId, Form>,
}

impl LadderRanking {
    pub fn call(lookup: Lookup<'_>, ladder: &str) -> Result<LadderRanking, Fault> {
        let rungs = lookup.view.rungs(ladder)?;
        let forms = ratings::forms_on(lookup, ladder)?;
        Ok(LadderRanking { ladder: ladder.to_owned(), rungs, forms })
    }

    pub fn rung(&self, player: PlayerId) -> Option<&RungRow> {
        self.rungs.iter().find(|rung| rung.player == player)
    }

    pub fn place(&self, player: PlayerId) -> Option<u32> {
        self.rung(player).and_then(|rung| rung.place)
    }

    pub fn players(&self) -> u32 {
        u32::try_from(self.rungs.len()).unwrap_or(u32::MAX)
    }

    /// The place that a player would have by rating alone; `None` while too little is known about
    /// them: otherwise a player with a single win could challenge the first.
    pub fn place_by_rating(&self, player: PlayerId, deviation: u32) -> Option<u32> {
        let known = |form: &&Form| form.rating.deviation <= f64::from(deviation);
        let own = self.forms.get(&player).filter(known)?.rating.rating;
        let better = self.forms.values().filter(|form| form.rating.rating > own).count();
        Some(u32::try_from(better).unwrap_or(u32::MAX).saturating_add(1))
    }
}

/// A player's place on a ladder now.
pub(crate) fn place(
    lookup: Lookup<'_>,
    ladder: &str,
    player: PlayerId,
) -> Result<Option<u32>, Fault> {
    Ok(lookup.view.rung(ladder, player)?.and_then(|rung| rung.place))
}

/// The most ladders that are named for a choice where nobody is on any.
const MOST_NAMED: usize = 4;

/// The ladder that is meant: the one that is named, otherwise the only one on which the player is,
/// or the only one there is.
pub(crate) fn meant(
    lookup: Lookup<'_>,
    player: Option<PlayerId>,
    named: Option<&str>,
) -> Result<String, Stop> {
    if let Some(typed) = named {
        let no_ruleset = || Refused::NoRuleset { typed: typed.to_owned() };
        let ruleset = lookup.library.newest(typed).ok_or_else(no_ruleset)?;
        // A ladder that the club has given up can still be viewed, left and corrected.
        if !lookup.rules.has_ladder(&ruleset.id) && !lookup.view.ladders()?.contains(&ruleset.id) {
            return Err(LadderRefused::NoLadder { ruleset: ruleset.id.clone() }.into());
        }
        return Ok(ruleset.id.clone());
    }
    let own = player.map(|player| lookup.view.rungs_of(player)).transpose()?;
    let standing = own.into_iter().flatten().filter(|rung| rung.place.is_some());
    let mut ladders: Vec<String> = standing.map(|rung| rung.ladder).collect();
    if ladders.is_empty() {
        ladders = lookup.view.ladders()?;
        ladders.retain(|ladder| lookup.rules.has_ladder(ladder));
    }
    if ladders.is_empty() {
        ladders = possible(lookup);
        // Where nobody has joined any, a choice for a start says more than all of them.
        let usual: Vec<String> =
            ladders.iter().filter(|id| FIRST_RULESETS.contains(&id.as_str())).cloned().collect();
        if ladders.len() > MOST_NAMED && !usual.is_empty() {
            ladders = usual;
        }
    }
    match ladders.as_slice() {
        [only] => Ok(only.clone()),
        _ => Err(LadderRefused::WhichLadder { ladders }.into()),
    }
}

/// Refuses actions that a discontinued ladder no longer offers.
pub(super) fn offered(lookup: Lookup<'_>, ladder: &str) -> Result<(), LadderRefused> {
    match lookup.rules.has_ladder(ladder) {
        true => Ok(()),
        false => Err(LadderRefused::NoLadder { ruleset: ladder.to_owned() }),
    }
}

/// The rulesets that have, or can have, a ladder.
pub(crate) fn possible(lookup: Lookup<'_>) -> Vec<String> {
    let ids: BTreeSet<&String> = lookup.library.iter().map(|ruleset| &ruleset.id).collect();
    ids.into_iter().filter(|id| lookup.rules.has_ladder(id)).cloned().collect()
}
