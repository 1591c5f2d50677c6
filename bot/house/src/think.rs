//! What the house does about a task, and what it expects. The same task leads to the same decision on
//! every machine.

use commands::{Deed, Offer};
use engine::notation::PlyText;
use engine::{Game, Side};
use search::{Chosen, Level, Searcher, Turn};
use service::{HouseTask, HouseThought, HouseWork};

/// What comes of thinking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// What is kept or told first.
    pub thought: Option<HouseThought>,
    /// The order that the level gives.
    pub deed: Option<Deed>,
}

/// A draw is accepted by a side that is worse by this, in hundredths of a man.
const WORSE: i32 = 50;

/// So many plies without a capture, and a draw is accepted in any position.
const QUIET: usize = 100;

/// The level at which hints are found.
const BEST: u8 = 5;

/// Decides what to do; `None` if it can't, which would be a defect. `goes_on` is asked now and then,
/// and ends the thinking early.
pub fn think(
    task: &HouseTask,
    searcher: &mut Searcher,
    goes_on: &dyn Fn() -> bool,
) -> Option<Decision> {
    // What was learnt in another game would make the answer depend on it.
    searcher.clear();
    let own = Level::numbered(u8::try_from(task.level).ok()?)?;
    let mut choose = |level: Level| level.choose(searcher, &task.game, task.seed, goes_on);
    Some(match task.work {
        HouseWork::Move => {
            let chosen = choose(own)?;
            let expects = chosen.line.get(1).map(ToString::to_string);
            Decision {
                thought: Some(HouseThought::Expects(expects)),
                deed: Some(deed(&task.game, &chosen.turn)?),
            }
        }
        HouseWork::Draw(side) => {
            let offer = match is_drawish(&task.game) || is_worse(&choose(own)?, &task.game, side) {
                true => Offer::Accept,
                false => Offer::Decline,
            };
            Decision { deed: Some(Deed::Draw(offer)), ..Decision::default() }
        }
        HouseWork::Takeback { rated } => {
            let offer = if rated { Offer::Decline } else { Offer::Accept };
            Decision { deed: Some(Deed::Takeback(offer)), ..Decision::default() }
        }
        HouseWork::Hint => {
            let chosen = choose(Level::numbered(BEST)?)?;
            let ply = deed(&task.game, &chosen.turn)?.to_string();
            Decision { thought: Some(HouseThought::Hint(ply)), ..Decision::default() }
        }
    })
}

fn deed(game: &Game, turn: &Turn) -> Option<Deed> {
    match turn {
        Turn::Roll => Some(Deed::Roll),
        Turn::Play(ply) => Some(Deed::Ply(canonical(game, ply)?)),
    }
}

fn canonical(game: &Game, ply: &PlyText) -> Option<String> {
    let mut after = game.clone();
    let played = after.play_read(ply).ok()?.clone();
    Some(after.ply_text(&played))
}

fn is_drawish(game: &Game) -> bool {
    let plies = game.plies();
    plies.len() >= QUIET && plies.iter().rev().take(QUIET).all(|ply| ply.captures.is_empty())
}

fn is_worse(chosen: &Chosen, game: &Game, own: Side) -> bool {
    let score = if game.position().to_move() == own { chosen.score } else { -chosen.score };
    score <= -WORSE
}
