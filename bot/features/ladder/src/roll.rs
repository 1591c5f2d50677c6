//! The current places on a ladder, the players' strength, and which ladder is meant.

use std::collections::BTreeMap;

use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{circles, ladders};
use ratings::form::Form;
use storage::{Fault, PlayerId, RungRow};
use templates::ladder::LadderRefused;
use templates::of_ladder;

pub struct LadderRanking {
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
    pub(crate) fn place_by_rating(&self, player: PlayerId, deviation: u32) -> Option<u32> {
        let known = |form: &&Form| form.rating.deviation <= f64::from(deviation);
        let own = self.forms.get(&player).filter(known)?.rating.rating;
        let better = self.forms.values().filter(|form| form.rating.rating > own).count();
        Some(u32::try_from(better).unwrap_or(u32::MAX).saturating_add(1))
    }
}

/// The ladder that is meant: the one that is named, otherwise the only one on which the player is,
/// or the only one that is open to them.
pub fn meant(
    lookup: Lookup<'_>,
    player: Option<PlayerId>,
    named: Option<&str>,
) -> Result<String, Stop> {
    if let Some(named) = named {
        let ladder = ladders::typed(lookup, named)?;
        if lookup.view.open_ladder(&ladder)?.is_some() {
            return Ok(ladder);
        }
        // Where the club has none for that ruleset, a circle's may be meant.
        let mut own = open_to(lookup, player)?;
        own.retain(|own| of_ladder(own).1 == ladder);
        return match own.as_slice() {
            [only] => Ok(only.clone()),
            // The past of a closed ladder can still be read.
            [] if !lookup.view.ladder_times(&ladder)?.is_empty() => Ok(ladder),
            [] => Err(LadderRefused::NoLadder { ruleset: ladder }.into()),
            [..] => Err(LadderRefused::WhichLadder { ladders: own }.into()),
        };
    }
    let own = player.map(|player| lookup.view.rungs_of(player)).transpose()?;
    let standing = own.into_iter().flatten().filter(|rung| rung.place.is_some());
    let ladders: Vec<String> = standing.map(|rung| rung.ladder).collect();
    the_only(if ladders.is_empty() { open_to(lookup, player)? } else { ladders })
}

/// The ladder that a player wants to join. One who is on a ladder and names none may mean another.
pub(crate) fn to_join(
    lookup: Lookup<'_>,
    player: PlayerId,
    named: Option<&str>,
) -> Result<String, Stop> {
    match named {
        Some(_) => meant(lookup, Some(player), named),
        None => the_only(open_to(lookup, Some(player))?),
    }
}

fn the_only(ladders: Vec<String>) -> Result<String, Stop> {
    match ladders.as_slice() {
        [] => Err(LadderRefused::NoneOpen.into()),
        [only] => Ok(only.clone()),
        _ => Err(LadderRefused::WhichLadder { ladders }.into()),
    }
}

/// The open ladders of the club, of a player's circles, and of the circle of the server in which it
/// is asked.
fn open_to(lookup: Lookup<'_>, player: Option<PlayerId>) -> Result<Vec<String>, Fault> {
    let mut open_to = Vec::new();
    for ladder in ladders::open(lookup)? {
        let circle = of_ladder(&ladder).0;
        let is_open = match player {
            Some(player) => circles::may_take_part(lookup, player, circle)?,
            None => circle.is_none(),
        };
        if is_open {
            open_to.push(ladder);
        }
    }
    Ok(open_to)
}
