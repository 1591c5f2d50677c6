//! Somebody's place on a ladder, whether they can be challenged, and how they got there.

use chrono::{DateTime, Utc};

use crate::ladder::refused::Barrier;
use crate::page::{Block, Page};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::told::sentence::Sentence;
use crate::words::{Arg, Words};

#[derive(Clone, Debug)]
pub struct LadderWhy {
    pub ladder: RulesetName,
    pub name: String,
    /// The place; `None` if they are not on the ladder.
    pub place: Option<u32>,
    pub players: u32,
    /// Whether the reader can challenge them.
    pub may: Result<(), Barrier>,
    /// Every step that moved them or was about them, in order.
    pub steps: Vec<PastStep>,
    /// How many steps came before those.
    pub earlier: u32,
}

/// A step, and its effect on somebody's place.
#[derive(Clone, Debug)]
pub struct PastStep {
    pub at: DateTime<Utc>,
    pub step: Sentence,
    /// The place before and after.
    pub place: [Option<u32>; 2],
}

pub(crate) fn why<'a>(reader: &Reader, why: &LadderWhy) -> Page<'a> {
    let words = reader.words();
    let mut lines = Vec::new();
    let name = || ("name", Arg::from(make_harmless(&why.name)));
    let ladder = || ("ladder", Arg::from(reader.ruleset(&why.ladder)));
    lines.push(match why.place {
        Some(place) => {
            let numbers =
                [ladder(), name(), ("place", place.into()), ("players", why.players.into())];
            words.say("ladder-stands", &numbers)
        }
        None => words.say("ladder-stands-not", &[ladder(), name()]),
    });
    lines.push(match &why.may {
        Ok(()) => words.say("ladder-may", &[ladder(), name()]),
        // The line above says already that they aren’t on it.
        Err(Barrier::Yourself | Barrier::NotOn) => String::new(),
        Err(barrier) => barrier.sentence(&why.ladder, &why.name).say(reader),
    });
    lines.retain(|line| !line.is_empty());
    let mut blocks = vec![Block::Lines(lines)];
    let mut steps = Vec::new();
    if why.earlier > 0 {
        steps.push(words.say("ladder-earlier", &[("count", why.earlier.into())]));
    }
    for past in &why.steps {
        let said = past.step.say(reader);
        steps.push(words.say(
            "ladder-past",
            &[
                ("at", reader.moment(past.at).into()),
                ("step", said.into()),
                ("places", places(words, past.place).into()),
            ],
        ));
    }
    if !steps.is_empty() {
        blocks.push(Block::Lines(steps));
    }
    Page { blocks, ..Page::default() }
}

/// `7 → 4`; a single number if nothing changed.
fn places(words: &Words, [before, after]: [Option<u32>; 2]) -> String {
    let place = |place: Option<u32>| match place {
        Some(place) => place.to_string(),
        None => words.say("ladder-no-place", &[]),
    };
    match before == after {
        true => place(after),
        false => format!("{} → {}", place(before), place(after)),
    }
}
