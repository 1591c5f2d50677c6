//! The game that was folded last: one request looks at it several times, and usually nothing has
//! happened in between. It is identified by the hash of its last event, which covers all of them,
//! so that a transaction that was dropped leaves nothing wrong here.

use std::cell::RefCell;

use correspondence::course::Course;
use engine::BySide;
use storage::GameRow;

/// The course that was folded last, if any was.
#[derive(Debug, Default)]
pub struct Recent(RefCell<Option<Course>>);

impl Recent {
    /// The course of a game in the state that its row describes.
    pub fn course(&self, row: &GameRow) -> Option<Course> {
        let kept = self.0.borrow();
        kept.as_ref().filter(|course| course.head == row.folded.head).cloned()
    }

    /// Stores a course in place of the previous one.
    pub fn keep(&self, course: &Course) {
        // Pauses are looked up each time a game is.
        let mut course = course.clone();
        course.pending = BySide::default();
        *self.0.borrow_mut() = Some(course);
    }
}
