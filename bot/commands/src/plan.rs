//! Conditional moves as they are typed after `if`:
//!
//! ```text
//! d4-d8 then f6-f9                             one answer
//! d4-d8 then f6-f9 if f9xf8 then a4-c4         and the answer to what comes after it
//! d4-d8 then f6-f9 else if d4-d7 then f6-f8    another answer, to the nearest `if`
//! d4-d8 then f6-f9 (if f9xf8 then a4-c4) else if d4-d7 then f6-f8     brackets say to which
//! capture of f6 then stop                      do nothing, and drop what was planned
//! d4-d8 then resign                            resign the game
//! d4-d8 then tell me                           do nothing, and say at once that it has happened
//! raichi then g2-g7                            what the opponent announces
//! ```
//!
//! Whether the moves can be played is not known here.

use std::fmt;

use engine::Square;
use serde::{Deserialize, Serialize};

use super::ply;
use crate::words::{OrderWord, PlanWord, Word, fold};

/// Answers to the opponent's next move: the first one whose condition is met is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// In the order in which they are tried.
    pub branches: Vec<Branch>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    pub when: Condition,
    pub answer: PlanAnswer,
    pub then: Plan,
}

/// What the opponent does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// This move, as typed.
    Move(String),
    /// One of the player's pieces is captured, on that square or anywhere.
    Capture(Option<Square>),
    /// One route is announced.
    One,
    /// Two or more routes are announced.
    Two,
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

/// The most answers in a plan.
pub const MOST: usize = 100;

/// Why a text is no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BadPlan {
    /// There is no `then` after a condition.
    NoThen,
    /// What follows `if` is neither a move nor anything else that can happen.
    NoCondition,
    /// `if any …`: an answer to everything is an answer without looking.
    Anything,
    /// What follows `then` is no answer: neither a move nor a word that ends the plan.
    NoAnswer,
    /// Something follows a word that ends the plan.
    AfterEnd,
    /// It is longer than anybody needs.
    TooLong,
}

impl Plan {
    /// Reads the text after the first `if`.
    pub fn read(text: &str) -> Result<Plan, BadPlan> {
        let apart = text.replace('(', " ( ").replace(')', " ) ");
        let words = apart.split_whitespace().map(|word| word.trim_end_matches([',', ';']));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let ifs = words.iter().filter(|word| is_if(word)).count();
        if ifs > MOST {
            return Err(BadPlan::TooLong);
        }
        let mut reader = PlanWords { words: &words };
        let plan = reader.plan()?;
        if reader.words.is_empty() { Ok(plan) } else { Err(BadPlan::NoAnswer) }
    }

    pub fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }
}

/// Reads from the front of the words.
struct PlanWords<'a> {
    words: &'a [&'a str],
}

impl<'a> PlanWords<'a> {
    fn plan(&mut self) -> Result<Plan, BadPlan> {
        let mut branches = vec![self.branch()?];
        while let [first, second, rest @ ..] = self.words
            && is_else(first)
            && is_if(second)
        {
            self.words = rest;
            branches.push(self.branch()?);
        }
        Ok(Plan { branches })
    }

    fn branch(&mut self) -> Result<Branch, BadPlan> {
        let when = self.until(|word| PlanWord::find(word) == Some(PlanWord::Then));
        if self.words.is_empty() {
            return Err(BadPlan::NoThen);
        }
        self.words = self.words.get(1..).unwrap_or_default();
        let when = condition(&when)?;
        let answer = self.until(|word| is_if(word) || is_bracket(word) || is_else(word));
        let answer = read_answer(&answer)?;
        let then = match self.words {
            ["(", first, rest @ ..] if is_if(first) => {
                self.words = rest;
                let plan = self.plan()?;
                let [")", rest @ ..] = self.words else { return Err(BadPlan::NoAnswer) };
                self.words = rest;
                plan
            }
            [first, rest @ ..] if is_if(first) => {
                self.words = rest;
                self.plan()?
            }
            _ => Plan::default(),
        };
        Ok(Branch { when, answer, then })
    }

    /// The words up to one of those that end them.
    fn until(&mut self, ends: impl Fn(&str) -> bool) -> String {
        let count = self.words.iter().position(|word| ends(word)).unwrap_or(self.words.len());
        let (taken, rest) = self.words.split_at(count);
        self.words = rest;
        taken.join(" ")
    }
}

fn is_if(word: &str) -> bool {
    OrderWord::meanings(word).contains(&OrderWord::If)
}

fn is_else(word: &str) -> bool {
    PlanWord::find(word) == Some(PlanWord::Else)
}

fn is_bracket(word: &str) -> bool {
    word == "(" || word == ")"
}

fn read_answer(text: &str) -> Result<PlanAnswer, BadPlan> {
    if let Some(ply) = ply::read(text) {
        return Ok(PlanAnswer::Ply(ply));
    }
    let Some((meanings, rest)) = PlanWord::at_start(text) else { return Err(BadPlan::NoAnswer) };
    let answer = match meanings.as_slice() {
        [PlanWord::Stop] => PlanAnswer::Stop,
        [PlanWord::Resign] => PlanAnswer::Resign,
        [PlanWord::TellMe] => PlanAnswer::TellMe,
        _ => return Err(BadPlan::NoAnswer),
    };
    if fold(rest).is_empty() { Ok(answer) } else { Err(BadPlan::AfterEnd) }
}

fn condition(text: &str) -> Result<Condition, BadPlan> {
    if let Some(ply) = ply::read(text) {
        return Ok(Condition::Move(ply));
    }
    match fold(text).as_str() {
        "raichi" | "se opp" => return Ok(Condition::One),
        "tuichi" | "se dobbelt opp" => return Ok(Condition::Two),
        _ => {}
    }
    match PlanWord::at_start(text) {
        Some((meanings, rest)) if meanings.contains(&PlanWord::Capture) => {
            // `capture of f6`, `capture f6`, `capture`.
            let square = rest.split_whitespace().last().map(|square| fold(square).parse());
            let square = square.transpose().map_err(|_| BadPlan::NoCondition)?;
            Ok(Condition::Capture(square))
        }
        Some((meanings, _)) if meanings.contains(&PlanWord::Any) => Err(BadPlan::Anything),
        _ => Err(BadPlan::NoCondition),
    }
}

impl fmt::Display for Plan {
    /// The text after the first `if`, in canonical words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, branch) in self.branches.iter().enumerate() {
            if number > 0 {
                f.write_str(" else if ")?;
            }
            let Branch { when, answer, then } = branch;
            let answer = match answer {
                PlanAnswer::Ply(ply) => ply,
                PlanAnswer::Stop => "stop",
                PlanAnswer::Resign => "resign",
                PlanAnswer::TellMe => "tell me",
            };
            write!(f, "{when} then {answer}")?;
            if !then.is_empty() {
                write!(f, " (if {then})")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Move(text) => f.write_str(text),
            Condition::Capture(None) => f.write_str("capture"),
            Condition::Capture(Some(square)) => write!(f, "capture of {square}"),
            Condition::One => f.write_str("raichi"),
            Condition::Two => f.write_str("tuichi"),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::ruleset::Language;

    use super::*;

    #[test]
    fn plans_are_read_and_written() {
        for (typed, canonical) in [
            ("d4-d8 then f6-f9", "d4-d8 then f6-f9"),
            (
                "D4 to D8 THEN f6 f9, if f9-f8 then a4-c4",
                "D4 to D8 then f6 f9 (if f9-f8 then a4-c4)",
            ),
            (
                "d4-d8 then f6-f9 (if f9-f8 then a4-c4) else if d4-d7 then stop",
                "d4-d8 then f6-f9 (if f9-f8 then a4-c4) else if d4-d7 then stop",
            ),
            (
                "d4-d8 then f6-f9 else if d4-d7 then f6-f8",
                "d4-d8 then f6-f9 else if d4-d7 then f6-f8",
            ),
            ("capture of f6 then stop", "capture of f6 then stop"),
            ("captures then d1-d4", "capture then d1-d4"),
            ("Raichi! then g2-g7", "raichi then g2-g7"),
            ("d4-d8 dann f6-f9 wenn se opp dann halt", "d4-d8 then f6-f9 (if raichi then stop)"),
            ("d4-d8 then Resign.", "d4-d8 then resign"),
            (
                "d4-d8 then f6-f9 (if f9-f8 then resign) else if capture så gi beskjed!",
                "d4-d8 then f6-f9 (if f9-f8 then resign) else if capture then tell me",
            ),
        ] {
            let plan = Plan::read(typed).unwrap_or_else(|why| panic!("{typed}: {why:?}"));
            assert_eq!(plan.to_string(), canonical);
            assert_eq!(Plan::read(canonical), Ok(plan), "{canonical}");
        }
    }

    #[test]
    fn every_word_that_ends_a_plan_is_an_answer() {
        for (word, answer) in [
            (PlanWord::Stop, PlanAnswer::Stop),
            (PlanWord::Resign, PlanAnswer::Resign),
            (PlanWord::TellMe, PlanAnswer::TellMe),
        ] {
            for phrase in Language::ALL.into_iter().flat_map(|language| word.phrases(language)) {
                let plan = Plan::read(&format!("d4-d8 then {phrase}"));
                let plan = plan.unwrap_or_else(|why| panic!("{phrase}: {why:?}"));
                assert_eq!(plan.branches[0].answer, answer, "{phrase}");
            }
        }
    }

    #[test]
    fn what_is_no_plan_is_refused() {
        for (typed, why) in [
            ("d4-d8", BadPlan::NoThen),
            ("d4-d8 f6-f9", BadPlan::NoThen),
            ("then f6-f9", BadPlan::NoCondition),
            ("he sleeps then f6-f9", BadPlan::NoCondition),
            ("any then f6-f9", BadPlan::Anything),
            ("anything then f6-f9", BadPlan::Anything),
            ("d4-d8 then", BadPlan::NoAnswer),
            ("d4-d8 then weep", BadPlan::NoAnswer),
            ("d4-d8 then then", BadPlan::NoAnswer),
            ("d4-d8 then resign f6-f9", BadPlan::AfterEnd),
            ("d4-d8 then resign and weep", BadPlan::AfterEnd),
            ("d4-d8 then tell me then f6-f9", BadPlan::AfterEnd),
            ("d4-d8 then stop now", BadPlan::AfterEnd),
            ("d4-d8 then f6-f9 (if f9-f8 then a4-c4", BadPlan::NoAnswer),
            ("d4-d8 then f6-f9) if f9-f8 then a4-c4", BadPlan::NoAnswer),
        ] {
            assert_eq!(Plan::read(typed), Err(why), "{typed}");
        }
        assert_eq!(Plan::read(&"d4-d8 then f6-f9 if ".repeat(200)), Err(BadPlan::TooLong));
    }
}
