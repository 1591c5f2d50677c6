//! Who the house thinks for first, if several players wait for it.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use engine::Side;
use engine::ruleset::shipped_library;
use kernel::desk::Service;
use kernel::request::{Actor, Answer, Place, Request};
use kernel::rulebook::Rulebook;
use storage::{Channel, File, GameId};

use house_desk::{HouseTask, HouseTurns, HouseWork, LONGEST, NEWCOMER};

const NOW: DateTime<Utc> = DateTime::from_timestamp(1_793_613_600, 0).unwrap();

struct Club {
    _folder: tempfile::TempDir,
    service: Service,
    turns: HouseTurns,
    requests: u32,
}

impl Club {
    fn new() -> Club {
        let folder = tempfile::tempdir().unwrap();
        let file = File::open(&folder.path().join("club.sqlite")).unwrap();
        let rules = Rulebook::from(Arc::new(shipped_library().clone()));
        let mut drawn = 0_u64;
        let entropy = move || {
            drawn += 1;
            let mut bytes = [0; 32];
            bytes[24..].copy_from_slice(&(drawn * 7919).to_be_bytes());
            bytes
        };
        let mut service = crate::write_side(file, rules, Box::new(entropy));
        crate::upkeep::wake(&mut service, NOW).unwrap();
        Club { _folder: folder, service, turns: HouseTurns::default(), requests: 0 }
    }

    /// Carries out an order.
    fn done(&mut self, now: DateTime<Utc>, name: &str, line: &str) {
        self.requests += 1;
        let request = Request {
            id: format!("{} {line}", self.requests),
            actor: Actor { channel: Channel::Terminal, address: name.into(), language: None },
            order: commands::read(line).unwrap(),
            seen: None,
            place: Some(Place::of_message("here")),
        };
        let answer = crate::handle(&mut self.service, now, &request).unwrap();
        assert!(matches!(answer, Answer::Done(_)), "{name}: {line}: {answer:?}");
    }

    /// Games in which it is the house's turn.
    fn challenges(&mut self, now: DateTime<Utc>, name: &str, games: usize) {
        for _ in 0..games {
            self.done(now, name, "challenge house 5 brandubh defend");
        }
    }

    /// The next thing to do.
    fn task(&mut self, now: DateTime<Utc>) -> Option<HouseTask> {
        house_desk::house_task(&mut self.service, now, &mut self.turns).unwrap()
    }

    /// Whose opponent the house is in that game.
    fn opponent(&self, game: GameId) -> String {
        let view = self.service.file.view();
        let players = view.game(game).unwrap().unwrap().players;
        view.player(players.defenders).unwrap().handle
    }

    /// Does the next things as any player would, and says who each was for.
    fn plays(&mut self, now: DateTime<Utc>, count: usize) -> Vec<String> {
        let mut served = Vec::new();
        while served.len() < count
            && let Some(task) = self.task(now)
        {
            assert_eq!(task.work, HouseWork::Move);
            let mv = task.game.legal_moves().first().copied().unwrap();
            let line = format!("{}: {mv}", task.number);
            let request = Request {
                id: task.request(),
                actor: task.actor.clone(),
                order: commands::read(&line).unwrap(),
                seen: Some(task.seen()),
                place: None,
            };
            let answer = crate::handle(&mut self.service, now, &request).unwrap();
            assert!(matches!(answer, Answer::Done(_)), "{line}: {answer:?}");
            served.push(self.opponent(task.number));
        }
        served
    }
}

#[test]
fn its_opponents_take_turns_however_many_games_each_has() {
    let mut club = Club::new();
    for name in ["Alva", "Bodil", "Cleo"] {
        club.done(NOW, name, "join");
    }
    let now = NOW + NEWCOMER;
    club.challenges(now, "Alva", 6);
    club.challenges(now, "Bodil", 2);
    club.challenges(now, "Cleo", 1);
    let served = club.plays(now, 9);
    assert_eq!(served, ["Alva", "Bodil", "Cleo", "Alva", "Bodil", "Alva", "Alva", "Alva", "Alva"]);
    assert!(club.task(now).is_none());
}

#[test]
fn newcomers_have_together_what_one_player_has() {
    let mut club = Club::new();
    club.done(NOW, "Alva", "join");
    let now = NOW + NEWCOMER;
    for name in ["Eva", "Frida", "Gro"] {
        club.done(now, name, "join");
        club.challenges(now, name, 2);
    }
    club.challenges(now, "Alva", 6);
    let served = club.plays(now, 12);
    let expected = ["Eva", "Alva", "Frida", "Alva", "Gro", "Alva"];
    assert_eq!(served, expected.repeat(2));
}

#[test]
fn moves_come_before_hints_and_offers_but_not_for_ever() {
    let mut club = Club::new();
    for name in ["Alva", "Bodil"] {
        club.done(NOW, name, "join");
    }
    let now = NOW + NEWCOMER;
    for _ in 0..2 {
        club.done(now, "Alva", "challenge house 1 brandubh attack");
    }
    club.done(now, "Alva", "1: hint");
    club.done(now, "Alva", "2: draw");
    club.challenges(now, "Bodil", 1);
    let next = |club: &mut Club, now| club.task(now).map(|task| (task.number.0, task.work));
    assert_eq!(next(&mut club, now), Some((3, HouseWork::Move)));
    assert_eq!(next(&mut club, now), Some((3, HouseWork::Move)));
    // Who has waited for long takes turns with those who move.
    let later = now + LONGEST;
    assert_eq!(next(&mut club, later), Some((2, HouseWork::Draw(Side::Defenders))));
    assert_eq!(next(&mut club, later), Some((3, HouseWork::Move)));
}
