//! Lessons: what is asked in each can be done, under every ruleset, by the move that is offered.

use std::sync::Arc;

use commands::{Order, OrderLine, Question};
use engine::Ruleset;
use engine::ruleset::{Language, shipped_library};

use super::tables::reader;
use crate::notice::{Lesson, Notice};
use crate::reader::Reader;
use crate::told::NextStep;

/// The lessons of a ruleset: each as it is shown, and with the move that is offered.
fn course(ruleset: &Arc<Ruleset>) -> Vec<Lesson> {
    let mut course = Vec::new();
    let mut next = Some((1, None));
    while let Some((number, ply)) = next.take() {
        let lesson = Lesson { ruleset: Arc::clone(ruleset), number, ply };
        let steps = Notice::Lesson(lesson.clone()).next_steps();
        next = steps.iter().find_map(|step| match step {
            NextStep::Give(OrderLine {
                order: Order::Ask(Question::Learn(_, number, ply)),
                ..
            }) => Some((usize::try_from(number.unwrap_or(1)).unwrap(), ply.clone())),
            _ => None,
        });
        course.push(lesson);
        assert!(course.len() < 100, "{}", ruleset.id);
    }
    course
}

/// Every kind of lesson, a move that isn't it, one that the rules don't allow, and the end.
pub(super) fn notices() -> Vec<Notice> {
    let ruleset = |id: &str| shipped_library().newest(id).unwrap();
    let mut all: Vec<Lesson> = ["brandubh", "castillos", "copenhagen"]
        .into_iter()
        .flat_map(|id| course(ruleset(id)))
        .collect();
    let brandubh = |number, ply: &str| Lesson {
        ruleset: ruleset("brandubh").clone(),
        number,
        ply: (!ply.is_empty()).then(|| ply.to_owned()),
    };
    all.extend([brandubh(1, "d1-e2"), brandubh(2, "a1-b7"), brandubh(99, "")]);
    all.into_iter().map(Notice::Lesson).collect()
}

#[test]
fn every_lesson_can_be_done_under_every_ruleset() {
    for ruleset in shipped_library().iter() {
        let course = course(ruleset);
        let lessons = course.iter().filter(|lesson| lesson.ply.is_none()).count();
        assert!((5..=10).contains(&lessons), "{}: {lessons}", ruleset.id);
        for language in Language::ALL {
            let reader = Reader { language, ..reader() };
            let right = reader.words().say("lesson-right", &[]);
            for lesson in &course {
                let text = Notice::Lesson(lesson.clone()).text(&reader);
                let is_right = text.lines().any(|line| line == right);
                assert_eq!(is_right, lesson.ply.is_some(), "{}: {text}", ruleset.id);
            }
        }
    }
}
