//! What happened, as its reader is told it: sentences, perhaps with the game that they are about, and
//! what the reader can do next.

use crate::notice::table::Table;
use crate::told::sentence::Sentence;
use crate::told::step::NextStep;

#[derive(Clone, Debug)]
pub struct News {
    pub said: Sentence,
    pub frame: Frame,
    /// What the reader can do next; `None` if that follows from the game, or is what can always be
    /// done.
    pub next: Option<Vec<NextStep>>,
}

/// What is shown along with sentences.
#[derive(Clone, Debug)]
pub enum Frame {
    Nothing,
    /// Nothing; each line is one of a list.
    Lines,
    /// Nothing of the game to which it belongs.
    Game(i64),
    /// The title of the game.
    Title(Box<Table>),
    /// The title, the board and the state of the game.
    Board(Box<Table>),
}

impl News {
    /// News about no game.
    pub fn of(said: Sentence) -> News {
        News { said, frame: Frame::Nothing, next: None }
    }

    pub fn lines(said: Sentence) -> News {
        News { frame: Frame::Lines, ..News::of(said) }
    }

    pub fn framed(said: Sentence, frame: Frame) -> News {
        News { frame, ..News::of(said) }
    }

    /// The same, if that is all that its reader can do next.
    #[must_use]
    pub fn next(self, next: impl Into<Vec<NextStep>>) -> News {
        News { next: Some(next.into()), ..self }
    }

    /// The game whose title or board it shows.
    pub fn table(&self) -> Option<&Table> {
        match &self.frame {
            Frame::Title(table) | Frame::Board(table) => Some(table),
            Frame::Nothing | Frame::Lines | Frame::Game(_) => None,
        }
    }
}
