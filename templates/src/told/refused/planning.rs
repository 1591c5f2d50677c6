//! Refusals about plans: what can't be read as one, and moves in them that can't be played.

use commands::plan::BadPlan;
use engine::Illegal;

use crate::told::lookups::Lookups;
use crate::told::point::GamePoint;
use crate::told::sentence::{Sentence, Value};

pub(super) fn refuse_plan(typed: &str, because: BadPlan) -> Sentence {
    let because = match because {
        BadPlan::NoThen => "no-then",
        BadPlan::NoCondition => "no-condition",
        BadPlan::Anything => "anything",
        BadPlan::NoAnswer => "no-answer",
        BadPlan::AfterEnd => "after-end",
        BadPlan::TooLong => "too-long",
    };
    Sentence::refusal("no-plan").text("typed", typed).choice("why", because)
}

/// A move of a plan can't be played after the moves of the path.
pub(super) fn refuse_planned_ply<L: Lookups>(
    club: &L,
    moment: GamePoint,
    (path, typed): (&[String], &str),
) -> Result<Sentence, L::Fault> {
    let refused = club.refused_ply(moment, path, typed)?;
    let why = Sentence::refusal("plan-ply");
    if let Illegal::NotYourPiece { from, .. } = refused.why {
        // Moves of both alternate, and the opponent's comes first.
        let place = if path.len() % 2 == 0 { "condition" } else { "answer" };
        let why = why.worded("refusal-plan-whose").choice("place", place);
        return Ok(why.text("from", from.to_string()));
    }
    let why = why.with("why", Value::Refused(refused));
    Ok(why.text("path", if path.is_empty() { "none".into() } else { path.join(", ") }))
}
