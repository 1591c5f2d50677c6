//! What happened, as its reader is told it: sentences, perhaps with the game that they are about.

use crate::notice::table::Table;
use crate::told::sentence::Sentence;

#[derive(Clone, Debug)]
pub struct News {
    pub said: Sentence,
    pub frame: Frame,
}

/// What is shown along with sentences.
#[derive(Clone, Debug)]
pub enum Frame {
    Nothing,
    /// Nothing; each line is one of a list.
    Lines,
    /// Nothing: its reader is not a player yet, or no longer.
    ForStranger,
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
        News { said, frame: Frame::Nothing }
    }

    pub fn lines(said: Sentence) -> News {
        News { said, frame: Frame::Lines }
    }

    pub fn framed(said: Sentence, frame: Frame) -> News {
        News { said, frame }
    }

    /// The game whose title or board it shows.
    pub fn table(&self) -> Option<&Table> {
        match &self.frame {
            Frame::Title(table) | Frame::Board(table) => Some(table),
            Frame::Nothing | Frame::Lines | Frame::ForStranger | Frame::Game(_) => None,
        }
    }
}
