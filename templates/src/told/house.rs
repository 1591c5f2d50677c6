//! What the house says: why it made a move, and a hint.

use crate::notice::table::Table;
use crate::told::lookups::Lookups;
use crate::told::news::{Frame, News};
use crate::told::point::GamePoint;
use crate::told::sentence::{Sentence, Value};
use crate::told::step::NextStep;

/// Why the house made its last move: what the rules show of it, or else what it expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseReason {
    /// Its roll left no move.
    Passed,
    /// No other move was legal.
    OnlyMove,
    /// It takes the men on these squares.
    Takes(Vec<String>),
    /// It opens these ways for its king, and announces them if the rules ask for that.
    Opens(Vec<String>),
    /// It closes ways of its opponent's king to these squares.
    Closes(Vec<String>),
    /// A man on that square could have been taken, and can't be any more.
    Keeps(String),
    /// It expects this answer.
    Expects(String),
    /// It looked good.
    LookedGood,
}

impl HouseReason {
    /// The reason for the last move of a game as it is shown.
    pub fn news(&self, table: Box<Table>) -> News {
        let last = table.game.plies().last();
        let mover = last.map_or(!table.game.position().to_move(), |ply| ply.mover);
        let moved = last.and_then(|ply| ply.mv).map_or_else(String::new, |mv| mv.to_string());
        let said = match self {
            HouseReason::Passed => Sentence::of("house-why-passed"),
            HouseReason::OnlyMove => Sentence::of("house-why-only-move"),
            HouseReason::Takes(squares) => Sentence::of("house-why-takes")
                .count("count", squares.len())
                .with("squares", all(squares)),
            HouseReason::Opens(squares) => {
                Sentence::of("house-why-opens").with("squares", all(squares))
            }
            HouseReason::Closes(squares) => {
                Sentence::of("house-why-closes").with("squares", all(squares))
            }
            HouseReason::Keeps(square) => Sentence::of("house-why-keeps").text("square", square),
            HouseReason::Expects(answer) => {
                Sentence::of("house-why-expects").text("answer", answer)
            }
            HouseReason::LookedGood => Sentence::of("house-why-looked-good"),
        };
        let said = said.text("name", &table.names[mover]).text("move", moved);
        News::framed(said, Frame::Title(table))
    }
}

fn all(squares: &[String]) -> Value {
    Value::All(squares.to_vec())
}

/// A hint has been asked for and will be told.
pub fn hint_asked<L: Lookups>(at: GamePoint, club: &L) -> Result<News, L::Fault> {
    let table = club.table(at)?;
    Ok(News::framed(Sentence::of("house-hint-asked"), Frame::Title(table)))
}

/// A good move, as it is typed.
pub fn hint<L: Lookups>(at: GamePoint, ply: &str, club: &L) -> Result<News, L::Fault> {
    let said = Sentence::of("house-hint").with("ply", Value::Command(ply.to_owned()));
    let said = said.next([NextStep::Send(ply.to_owned())]);
    Ok(News::framed(said, Frame::Title(club.table(at)?)))
}
