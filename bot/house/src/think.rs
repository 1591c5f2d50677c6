//! What the house does about a task, and what it expects. The same task leads to the same decision on
//! every machine.

use std::sync::Arc;

use commands::{Deed, Offer};
use engine::Game;
use engine::notation::PlyText;
use search::review::chances_of_mover;
use search::{Level, LevelTurn, Searcher};
use service::{HouseTask, HouseThought, HouseWork};

/// What comes of thinking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// What is kept or told first.
    pub thought: Option<HouseThought>,
    /// The order that the level gives.
    pub deed: Option<Deed>,
}

/// A draw is accepted by a side that has come to stand worse by this since the start, in hundredths of
/// a man. What the start itself looks like is no reason: nobody gets half a point for beginning.
const WORSE: i32 = 150;

/// After this many plies without a capture, a draw is accepted in any position.
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
    Some(match task.work {
        HouseWork::Move => {
            let chosen = own.choose(searcher, &task.game, task.seed, goes_on)?;
            let expects = chosen.line.get(1).map(ToString::to_string);
            Decision {
                thought: Some(HouseThought::Expects(expects)),
                deed: Some(deed(&task.game, &chosen.turn)?),
            }
        }
        HouseWork::Draw(side) => {
            let start = Game::new(Arc::clone(task.game.ruleset()), task.game.terms()).ok()?;
            let mut stands = |game: &Game| {
                let chosen = own.choose(searcher, game, task.seed, goes_on)?;
                let is_own_turn = game.position().to_move() == side;
                Some(if is_own_turn { chosen.score } else { -chosen.score })
            };
            let is_worse = stands(&task.game)? - stands(&start)? <= -WORSE;
            let offer = match is_drawish(&task.game) || is_worse {
                true => Offer::Accept,
                false => Offer::Decline,
            };
            Decision { deed: Some(Deed::Draw(offer)), ..Decision::default() }
        }
        HouseWork::Takeback { rated } => {
            let offer = if rated { Offer::Decline } else { Offer::Accept };
            Decision { deed: Some(Deed::Takeback(offer)), ..Decision::default() }
        }
        // It has no hurry.
        HouseWork::Time => {
            Decision { deed: Some(Deed::Time(Offer::Accept)), ..Decision::default() }
        }
        HouseWork::Hint => {
            let best = Level::numbered(BEST)?;
            let chosen = best.choose(searcher, &task.game, task.seed, goes_on)?;
            let ply = deed(&task.game, &chosen.turn)?.to_string();
            searcher.clear();
            let chances = chances_of_mover(&task.game, searcher, goes_on)?;
            Decision { thought: Some(HouseThought::Hint { ply, chances }), ..Decision::default() }
        }
    })
}

fn deed(game: &Game, turn: &LevelTurn) -> Option<Deed> {
    match turn {
        LevelTurn::Roll => Some(Deed::Roll),
        LevelTurn::Play(ply) => Some(Deed::Ply(canonical(game, ply)?)),
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

#[cfg(test)]
mod tests {
    use engine::ruleset::shipped_library;
    use engine::{Position, Side, Terms};
    use service::Actor;
    use storage::{Channel, GameId, NoticeId};

    use super::*;

    /// A game of brandubh from these ranks, as they are written from the top.
    fn from(line: &str) -> Game {
        let ruleset = shipped_library().newest("brandubh").expect("a ruleset");
        let line = engine::notation::PositionLine::parse(line).expect("a position");
        line.game(Arc::clone(ruleset), Terms::default()).expect("a game")
    }

    fn task(game: Game, work: HouseWork) -> HouseTask {
        let event = 1 + game.plies().len() as u32;
        HouseTask {
            notice: NoticeId(1),
            actor: Actor { channel: Channel::House, address: "2".into(), language: None },
            level: 2,
            work,
            number: GameId(7),
            game,
            event,
            seed: 7,
        }
    }

    fn decided(task: &HouseTask) -> Decision {
        think(task, &mut Searcher::new(12), &|| true).expect("a decision")
    }

    fn draw(game: &Game, own: Side) -> Deed {
        decided(&task(game.clone(), HouseWork::Draw(own))).deed.expect("an answer")
    }

    #[test]
    fn two_plies_are_no_reason_for_a_draw() {
        let mut game = from("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
        for ply in ["d1-c1", "d3-b3"] {
            game.play(ply).expect("a legal ply");
        }
        for level in 1..=4 {
            let asked = HouseTask { level, ..task(game.clone(), HouseWork::Draw(Side::Defenders)) };
            assert_eq!(decided(&asked).deed, Some(Deed::Draw(Offer::Decline)), "{level}");
        }
    }

    /// Attackers who are few can't hold the king, no matter who is on move.
    #[test]
    fn the_weaker_side_takes_a_draw_and_the_stronger_one_does_not() {
        for turn in ["a", "d"] {
            let few = from(&format!("3t3/7/3T3/t2K1T1/3T3/7/7 {turn}"));
            assert_eq!(draw(&few, Side::Attackers), Deed::Draw(Offer::Accept), "{turn}");
            assert_eq!(draw(&few, Side::Defenders), Deed::Draw(Offer::Decline), "{turn}");
        }
    }

    /// However the start looks to a level, it gives nobody half a point for it.
    #[test]
    fn nobody_gets_a_draw_for_beginning() {
        for id in ["brandubh", "tablut", "kongens-bord"] {
            let ruleset = shipped_library().newest(id).expect("a ruleset");
            let game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
            for level in 1..=4 {
                for own in Side::BOTH {
                    let asked = HouseTask { level, ..task(game.clone(), HouseWork::Draw(own)) };
                    let declined = Some(Deed::Draw(Offer::Decline));
                    assert_eq!(decided(&asked).deed, declined, "{id} {level} {own:?}");
                }
            }
        }
    }

    #[test]
    fn a_game_in_which_nothing_happens_for_long_is_drawn() {
        let ruleset = shipped_library().newest("tablut").expect("a ruleset");
        let mut game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
        while game.plies().len() < QUIET {
            assert!(!is_drawish(&game));
            // Something different each time, so that nothing repeats.
            let moves = game.legal_moves();
            let turned = moves.iter().cycle().skip(game.plies().len() * 7).take(moves.len());
            let next = turned.filter_map(|mv| {
                let mut next = game.clone();
                let is_quiet = next.play_read(&(*mv).into()).ok()?.captures.is_empty();
                (is_quiet && next.outcome().is_none()).then_some(next)
            });
            game = next.into_iter().next().expect("a quiet move");
        }
        assert!(is_drawish(&game));
    }

    #[test]
    fn takebacks_are_granted_where_nothing_counts() {
        let game = from("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
        for (rated, offer) in [(false, Offer::Accept), (true, Offer::Decline)] {
            let asked = task(game.clone(), HouseWork::Takeback { rated });
            assert_eq!(decided(&asked).deed, Some(Deed::Takeback(offer)));
        }
    }

    #[test]
    fn it_has_no_hurry() {
        let game = from("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
        let asked = task(game, HouseWork::Time);
        assert_eq!(decided(&asked).deed, Some(Deed::Time(Offer::Accept)));
    }

    #[test]
    fn the_same_task_leads_to_the_same_decision_whatever_was_thought_before() {
        let game = from("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
        let asked = task(game.clone(), HouseWork::Move);
        let first = decided(&asked);
        let mut searcher = Searcher::new(12);
        for seed in 0..3 {
            let _ = think(&HouseTask { seed, ..asked.clone() }, &mut searcher, &|| true);
        }
        assert_eq!(think(&asked, &mut searcher, &|| true), Some(first.clone()));
        let Some(Deed::Ply(ply)) = first.deed else { panic!("a ply: {first:?}") };
        let _: &Position = game.clone().play(&ply).map(|_| game.position()).expect("a legal ply");
    }

    #[test]
    fn a_hint_is_a_move_of_the_player_who_asks() {
        let game = from("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a");
        let hint = decided(&task(game.clone(), HouseWork::Hint));
        assert_eq!(hint.deed, None);
        let Some(HouseThought::Hint { ply, .. }) = hint.thought else { panic!("{hint:?}") };
        assert!(game.clone().play(&ply).is_ok(), "{ply}");
    }
}
