//! Thinks about each board once: anyone who asks the same again, such as for a hint after a hint or
//! with a draw that was declined, is told what was thought before. The same task has the same
//! answer, so nobody can tell the difference, but nobody else waits for it.

use std::collections::VecDeque;

use engine::Ply;
use engine::dice::Roll;
use service::{HouseTask, HouseWork};

use super::think::Decision;
use super::thinker::{Think, Thinker};

/// How many thoughts are remembered.
const MOST: usize = 64;

/// What a thought is about: the work of a level in a game, after these plies and a roll.
#[derive(Debug, PartialEq)]
struct ThoughtSubject {
    number: i64,
    level: u32,
    work: HouseWork,
    plies: Vec<Ply>,
    rolled: Option<Roll>,
}

/// The thread that thinks, and what it thought last.
pub(super) struct Mind {
    thinker: Thinker<HouseTask, Decision>,
    /// The latest last.
    thoughts: VecDeque<(ThoughtSubject, Decision)>,
}

impl Mind {
    pub fn start(think: Think<HouseTask, Decision>) -> Mind {
        Mind { thinker: Thinker::start(think), thoughts: VecDeque::new() }
    }

    /// What it decides; `None` if it couldn't.
    pub async fn decide(&mut self, task: &HouseTask) -> Option<Decision> {
        let board = ThoughtSubject {
            number: task.number.0,
            level: task.level,
            work: task.work,
            plies: task.game.plies().to_vec(),
            rolled: task.game.rolled(),
        };
        if let Some((_, decision)) = self.thoughts.iter().find(|(known, _)| *known == board) {
            return Some(decision.clone());
        }
        let decision = self.thinker.think(task.clone()).await?;
        if self.thoughts.len() >= MOST {
            self.thoughts.pop_front();
        }
        self.thoughts.push_back((board, decision.clone()));
        Some(decision)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use engine::ruleset::shipped_library;
    use engine::{Game, Side, Terms};
    use search::Searcher;
    use service::Actor;
    use storage::{Channel, GameId, NoticeId};

    use super::*;

    /// How often somebody has thought.
    static THOUGHTS: AtomicU32 = AtomicU32::new(0);

    fn counted(_: &HouseTask, _: &mut Searcher, _: &dyn Fn() -> bool) -> Option<Decision> {
        THOUGHTS.fetch_add(1, Ordering::Relaxed);
        Some(Decision::default())
    }

    #[test]
    fn the_same_board_is_thought_about_once() {
        let ruleset = shipped_library().newest("brandubh").expect("a ruleset");
        let game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
        let mut later = game.clone();
        later.play("d1-c1").expect("a move");
        let draw = HouseWork::Draw(Side::Defenders);
        let asked = |notice, event, number, work, game: &Game| HouseTask {
            notice: NoticeId(notice),
            actor: Actor { channel: Channel::House, address: "2".into(), language: None },
            level: 2,
            work,
            number: GameId(number),
            game: game.clone(),
            event,
            seed: 7,
        };
        let mut mind = Mind::start(counted);
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let mut thoughts = |task: HouseTask| {
            let before = THOUGHTS.load(Ordering::Relaxed);
            runtime.block_on(mind.decide(&task)).expect("a decision");
            THOUGHTS.load(Ordering::Relaxed) - before
        };
        assert_eq!(thoughts(asked(1, 1, 1, HouseWork::Hint, &game)), 1);
        assert_eq!(thoughts(asked(2, 3, 1, HouseWork::Hint, &game)), 0);
        assert_eq!(thoughts(asked(3, 4, 1, draw, &game)), 1);
        assert_eq!(thoughts(asked(4, 6, 1, draw, &game)), 0);
        // Another game or another board is something else.
        assert_eq!(thoughts(asked(5, 1, 2, HouseWork::Hint, &game)), 1);
        assert_eq!(thoughts(asked(6, 7, 1, HouseWork::Hint, &later)), 1);
        assert_eq!(thoughts(asked(7, 8, 1, HouseWork::Hint, &game)), 0);
    }
}
