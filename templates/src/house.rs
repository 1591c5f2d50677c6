//! What the house says: why it made a move, and a hint.

use engine::ruleset::options::Goal;
use engine::{Move, Square};
use search::aims::Aim;
use search::facts::MoveDeed;

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
    /// What the move does.
    Does(Move, MoveDeed),
    /// What it is for.
    Aims(Aim),
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
            HouseReason::Does(mv, deed) => {
                Sentence::of("house-why-does").with("deed", Value::Deed(*mv, deed.clone()))
            }
            HouseReason::Aims(aim) => aimed(aim, table.game.ruleset().options.goal),
            HouseReason::Expects(answer) => {
                Sentence::of("house-why-expects").text("answer", answer)
            }
            HouseReason::LookedGood => Sentence::of("house-why-looked-good"),
        };
        let said = said.text("name", &table.names[mover]).text("move", moved);
        News::framed(said, Frame::Title(table))
    }
}

fn aimed(aim: &Aim, goal: Goal) -> Sentence {
    let goal = match goal {
        Goal::Corner => "corner",
        Goal::Edge => "edge",
    };
    let square = |said: Sentence, square: &Square| said.text("square", square.to_string());
    match aim {
        Aim::ThreatensKing => Sentence::of("house-why-threatens-king"),
        Aim::Keeps { piece } => square(Sentence::of("house-why-keeps"), piece),
        Aim::Threatens { men } => {
            let squares = men.iter().map(ToString::to_string).collect();
            let said = Sentence::of("house-why-threatens").count("count", men.len());
            said.with("squares", Value::All(squares))
        }
        Aim::Delays { moves } => {
            Sentence::of("house-why-delays").choice("goal", goal).count("count", *moves)
        }
        Aim::Nears { moves } => {
            Sentence::of("house-why-nears").choice("goal", goal).count("count", *moves)
        }
        Aim::Guards { corner } => square(Sentence::of("house-why-guards"), corner),
        Aim::Narrows { squares: 0, .. } => Sentence::of("house-why-shuts-in"),
        Aim::Narrows { squares, from } => {
            Sentence::of("house-why-narrows").count("count", *squares).count("from", *from)
        }
        Aim::Widens { squares, from } => {
            Sentence::of("house-why-widens").count("count", *squares).count("from", *from)
        }
        Aim::Approaches => Sentence::of("house-why-approaches"),
        Aim::Safe { piece } => square(Sentence::of("house-why-safe"), piece),
    }
}

/// A hint has been asked for and will be told.
pub fn hint_asked<L: Lookups>(at: GamePoint, club: &L) -> Result<News, L::Fault> {
    let table = club.table(at)?;
    Ok(News::framed(Sentence::of("house-hint-asked"), Frame::Title(table)))
}

/// A good move, as it is typed, and the chances of the player whose turn it is, in hundredths.
pub fn hint<L: Lookups>(
    at: GamePoint,
    ply: &str,
    chances: Option<u8>,
    club: &L,
) -> Result<News, L::Fault> {
    let said = Sentence::of("house-hint").with("ply", Value::Command(ply.to_owned()));
    let said = said
        .and(chances.map(|chances| Sentence::of("house-hint-chances").count("chances", chances)));
    let said = said.next([NextStep::Send(ply.to_owned())]);
    Ok(News::framed(said, Frame::Title(club.table(at)?)))
}
