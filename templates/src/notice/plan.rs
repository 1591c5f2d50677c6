//! What a reader has planned: conditional moves in words. They are shown to nobody else.

use commands::plan::{Condition, PlanAnswer};
use engine::Side;
use engine::notation::{Body, PlyText};

use crate::notice::table::Table;
use crate::reader::Reader;
use crate::refusal::ply::RefusedPly;
use crate::shown::make_harmless;
use crate::words::Arg;

/// One answer of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanLine {
    /// How many answers of the plan lead to it.
    pub depth: usize,
    pub when: Condition,
    pub answer: PlanAnswer,
}

/// Why a plan is over.
#[derive(Clone, Debug)]
pub enum ShownPlanEnd {
    /// The opponent did something else.
    Other,
    /// It says to stop here.
    Stop,
    /// It says to tell of this ply.
    Told,
    /// The answer could not be played.
    Illegal(Box<RefusedPly>),
}

pub(super) fn lines(reader: &Reader, table: &Table, lines: &[PlanLine]) -> Vec<String> {
    let words = reader.words();
    if lines.is_empty() {
        return vec![words.say("plan-none", &[])];
    }
    let opponent = table.names[!table.seat.unwrap_or(Side::Attackers)].as_str();
    let mut said = vec![words.say("plan", &[])];
    for PlanLine { depth, when, answer } in lines {
        let (when, what) = match when {
            Condition::Move(text) => ("move", Arg::from(make_harmless(text))),
            Condition::Capture(None) => ("capture", "".into()),
            Condition::Capture(Some(square)) => ("capture-on", (*square).into()),
            Condition::One => ("one", "".into()),
            Condition::Two => ("two", "".into()),
        };
        let answer = match PlyText::parse_for(answer.key(), table.game.ruleset()) {
            Ok((PlyText { body: Body::Move { mv, .. }, .. }, true)) => mv.to_string(),
            _ => make_harmless(answer.key()),
        };
        let arguments = [
            ("name", Arg::from(opponent)),
            ("when", when.into()),
            ("what", what),
            ("answer", answer.into()),
        ];
        let indent = "  ".repeat(depth + 1);
        said.push(format!("{indent}{}", words.say("plan-line", &arguments)));
    }
    let plies = lines.iter().map(|line| line.answer.key());
    said.extend(table.left_out_of(reader, plies));
    said.push(words.say("plan-private", &[]));
    said
}

pub(super) fn over(reader: &Reader, table: &Table, why: &ShownPlanEnd) -> String {
    let words = reader.words();
    match why {
        ShownPlanEnd::Other => words.say("plan-over-other", &[]),
        ShownPlanEnd::Stop => words.say("plan-over-stop", &[]),
        ShownPlanEnd::Told => {
            words.say("plan-over-told", &[("ply", table.last_ply(reader).into())])
        }
        ShownPlanEnd::Illegal(refused) => {
            words.say("plan-over-illegal", &[("why", refused.say(words).into())])
        }
    }
}
