//! What a reader has planned: conditional moves in words. They are shown to nobody else.

use engine::notation::{Body, PlyText};
use engine::{Side, Square};

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
    pub when: When,
    pub answer: PlanAnswer,
}

/// What is done then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAnswer {
    /// The ply, as planned.
    Ply(String),
    Stop,
    Resign,
    /// Nothing is played, and the planner is told at once.
    TellMe,
}

impl PlanAnswer {
    /// The word by which words about it are chosen; the ply itself if it is one.
    pub fn key(&self) -> &str {
        match self {
            PlanAnswer::Ply(ply) => ply,
            PlanAnswer::Stop => "stop",
            PlanAnswer::Resign => "resign",
            PlanAnswer::TellMe => "tell-me",
        }
    }
}

/// What the opponent does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    Move(String),
    /// Captures a man, there or anywhere.
    Capture(Option<Square>),
    One,
    /// Announces two routes or more.
    Two,
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
            When::Move(text) => ("move", Arg::from(make_harmless(text))),
            When::Capture(None) => ("capture", "".into()),
            When::Capture(Some(square)) => ("capture-on", (*square).into()),
            When::One => ("one", "".into()),
            When::Two => ("two", "".into()),
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
