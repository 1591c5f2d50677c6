//! Ladders at random, some of them of circles: players join, leave, challenge, play, delay, postpone, concede and go on
//! vacation, hosts correct and close games, open and close ladders, and months pass. Whatever happens, places go from 1 to the
//! last without a gap, every change of them has its one step in the log, the ladder follows from
//! the log, and the ratings follow from the games.

#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::thread;

use chrono::TimeDelta;
use commands::OrganiserAct;
use engine::ruleset::shipped_library;
use service::ladder_rules::{Number, Tie};
use service::{Answer, LadderRules, ratings, verify_ladder};
use storage::{PlayerId, StepRow};
use templates::of_ladder;
use tests::chance::Chance;
use tests::run::{note, seed};
use tests::simulated::Simulated;

const NAMES: [&str; 7] = ["Alva", "Bo", "Cai", "Eli", "Finn", "Gro", "Hilde"];
/// Of the club, and of two circles.
const LADDERS: [&str; 3] = ["skalk", "Vikings/skalk", "Danes/kopenhagen"];
const CIRCLES: [&str; 2] = ["Vikings", "Danes"];

struct Club {
    club: Simulated,
    /// How often each order was carried out.
    done: BTreeMap<String, u32>,
}

impl Club {
    fn says(&mut self, name: &str, text: &str) -> bool {
        let word = commands::read(text).expect("an order").order.to_string();
        let done = matches!(self.club.says(name, text), Answer::Done(_));
        if done {
            let words: Vec<&str> = word.split(' ').take(2).collect();
            let key = if matches!(words.first(), Some(&("ladder" | "circle"))) {
                words.join(" ")
            } else {
                words[0].into()
            };
            *self.done.entry(key).or_default() += 1;
        }
        done
    }

    fn host(&mut self, order: &OrganiserAct) {
        if matches!(self.club.host(order), Answer::Done(_)) {
            *self.done.entry("host".to_owned()).or_default() += 1;
        }
    }

    fn ladder(&self, ladder: &str) -> Vec<(PlayerId, Option<u32>)> {
        let rungs = self.club.reading.view().rungs(ladder).expect("rungs");
        rungs.into_iter().map(|rung| (rung.player, rung.place)).collect()
    }

    fn steps(&self, ladder: &str) -> Vec<StepRow> {
        self.club.reading.view().steps(ladder).expect("steps")
    }

    /// Something happens; then the invariants are checked.
    fn something(&mut self, chance: &mut Chance) {
        let before: Vec<_> =
            LADDERS.iter().map(|ladder| (self.ladder(ladder), self.steps(ladder))).collect();
        self.act(chance);
        for (ladder, (rungs, steps)) in LADDERS.iter().zip(before) {
            let (now, log) = (self.ladder(ladder), self.steps(ladder));
            assert_eq!(log.get(..steps.len()), Some(steps.as_slice()), "the log is append-only");
            // A change is explained by as many steps as it took, and no place changes alone.
            let mut places: Vec<PlayerId> = rungs.iter().map(|(player, _)| *player).collect();
            for step in log.iter().skip(steps.len()) {
                let at = places.iter().position(|player| *player == step.player);
                assert_eq!(at.map(|at| at as u32 + 1), step.from, "{step:?}");
                if step.from != step.to {
                    at.map(|at| places.remove(at));
                    step.to.into_iter().for_each(|to| places.insert(to as usize - 1, step.player));
                }
            }
            let stand: Vec<PlayerId> = now.iter().map(|(player, _)| *player).collect();
            assert_eq!(stand, places, "{ladder}: the steps give the ladder");
            assert!(now.iter().map(|(_, place)| *place).eq((1..).take(now.len()).map(Some)));
            let view = self.club.reading.view();
            for rung in view.rungs(ladder).expect("rungs").iter().filter(|rung| !rung.leaving) {
                let is_in = of_ladder(ladder)
                    .0
                    .is_none_or(|circle| view.is_in_circle(circle, rung.player).expect("a look"));
                assert!(is_in, "{rung:?} isn't in the circle");
            }
            if view.open_ladder(ladder).expect("a look").is_none() {
                assert_eq!(now, [], "nobody is on a closed ladder");
                let running = view.running_matches_about(ladder).expect("a look");
                assert_eq!(running, [], "no match is about a closed ladder");
            }
            verify_ladder(self.club.reading.view(), ladder).expect("a ladder").expect("its log");
        }
    }

    fn act(&mut self, chance: &mut Chance) {
        let pick = |chance: &mut Chance, from: &[&str]| {
            chance.one_of(from).map_or_else(String::new, |one| (*one).to_owned())
        };
        let name = pick(chance, &NAMES);
        let other = pick(chance, &NAMES);
        let ladder = pick(chance, &LADDERS);
        match chance.number() % 20 {
            0 => drop(self.says(&name, &format!("ladder join {ladder}"))),
            1 if chance.percent(30) => drop(self.says(&name, &format!("ladder leave {ladder}"))),
            1 => {
                let circle = pick(chance, &CIRCLES);
                self.says(&name, &format!("circle join {circle}"));
            }
            14 if chance.percent(10) => {
                let circle = pick(chance, &CIRCLES);
                self.says(&name, &format!("circle leave {circle}"));
            }
            2..=5 => drop(self.says(&name, &format!("ladder challenge {other} {ladder}"))),
            6 if chance.percent(40) => drop(self.says(&name, "ladder concede")),
            7 if chance.percent(40) => drop(self.says(&name, "ladder defer")),
            8..=13 => self.play(chance, &name),
            14 if chance.percent(30) => drop(self.says(&name, "vacation 3 days")),
            15 if chance.percent(15) => {
                let place = 1 + (chance.number() % 7) as u32;
                let reason = "by chance".to_owned();
                self.host(&OrganiserAct::PlaceOnLadder { ladder, name, place, reason });
            }
            15 if chance.percent(3) => {
                let reason = "by chance".to_owned();
                self.host(&OrganiserAct::CloseLadder { ladder, reason });
            }
            16 if chance.percent(30) => {
                self.host(&OrganiserAct::OpenLadder { ladder, house: None });
            }
            16 if chance.percent(15) => {
                let running = self.club.reading.view().running_starts().expect("games");
                if let Some((game, _)) = chance.one_of(&running) {
                    self.host(&OrganiserAct::Close { game: game.0, reason: "by chance".into() });
                }
            }
            17 | 18 => {
                let hours = match chance.number() % 40 {
                    0 => 24 * 40,
                    1..=3 => 24 * 5,
                    4..=9 => 24 * 2,
                    _ => 7,
                };
                self.club.leap(TimeDelta::hours(hours));
            }
            _ => self.play(chance, &name),
        }
    }

    /// A ply, a draw or the end in one of a player's games.
    fn play(&mut self, chance: &mut Chance, name: &str) {
        let view = self.club.reading.view();
        let Some(player) = view.player_called(&name.to_lowercase()).expect("a look") else {
            return;
        };
        let games = view.running_games(player.id).expect("games");
        let Some(row) = chance.one_of(&games) else { return };
        let (game, plies) = (row.id, row.folded.plies as usize);
        // The beginning of a game of either ruleset; then men move back and forth.
        let script = ["d1-d3", "f8-i8", "d3-d1", "i8-f8", "d1-d4", "f8-h8"];
        let text = match chance.number() % 6 {
            0 => "resign yes",
            1 => "draw",
            _ => script.get(plies).copied().unwrap_or("resign yes"),
        };
        self.says(name, &format!("{game}: {text}"));
    }
}

/// How often each order was carried out, and each step taken.
type Happened = [BTreeMap<String, u32>; 2];

/// A club whose ladders break ties like that, for three thousand things that happen.
fn run(run: usize, tie: Tie, seed: u64) -> Happened {
    let mut whats: BTreeMap<String, u32> = BTreeMap::new();
    let mut chance = Chance::new(seed.wrapping_add(run as u64));
    let mut rules = LadderRules::default();
    rules.tie = tie;
    rules.clock = "4d/ply".parse().expect("a clock");
    rules.set(Number::Outgoing, 2).expect("two are allowed");
    rules.set(Number::ShieldDays, 2).expect("two are allowed");
    let mut club = Club { club: Simulated::new(rules), done: BTreeMap::new() };
    for name in NAMES {
        assert!(club.says(name, "join"));
    }
    for circle in CIRCLES {
        let act = OrganiserAct::read(&format!("circle open {circle}")).expect("an act");
        club.host(&act);
        for name in NAMES {
            assert!(club.says(name, &format!("circle join {circle}")));
        }
    }
    for _ in 0..3_000 {
        club.something(&mut chance);
    }
    assert!(club.says("Hilde", "erase"));
    assert!(club.says("Hilde", "erase Hilde"));
    let view = club.club.reading.view();
    for ladder in LADDERS {
        verify_ladder(view, ladder).expect("a ladder").expect("its log");
        for step in club.steps(ladder) {
            *whats.entry(step.what).or_default() += 1;
        }
    }
    let computed = ratings::recompute(view, shipped_library(), || ()).expect("ratings");
    assert_eq!(computed.differences, [], "seed {seed}, run {run}");
    // A circle that is closed leaves nothing behind but its past.
    let close = OrganiserAct::read("circle close Vikings by chance").expect("an act");
    club.host(&close);
    let view = club.club.reading.view();
    assert_eq!(club.ladder("Vikings/skalk"), []);
    assert_eq!(view.open_ladder("Vikings/skalk").expect("a look"), None);
    assert_eq!(view.circle_members("Vikings").expect("a look"), []);
    verify_ladder(view, "Vikings/skalk").expect("a ladder").expect("its log");
    assert!(!club.says("Alva", "ladder join Vikings/skalk"));
    [club.done, whats]
}

#[test]
fn whatever_happens_the_log_explains_the_ladder() {
    let seed = seed("ladders");
    let runs = Tie::ALL.into_iter().cycle().take(6).enumerate();
    // Side by side, because each takes its time.
    let all: Vec<Happened> = thread::scope(|scope| {
        let begin = |(nth, (tie, _))| scope.spawn(move || run(nth, tie, seed));
        let begun: Vec<_> = runs.map(begin).collect();
        begun.into_iter().map(|run| run.join().expect("it ends well")).collect()
    });
    let [mut done, mut whats] = Happened::default();
    for [orders, steps] in all {
        for (sum, of_run) in [(&mut done, orders), (&mut whats, steps)] {
            of_run.into_iter().for_each(|(word, count)| *sum.entry(word).or_default() += count);
        }
    }
    for word in ["circle join", "circle leave"] {
        assert!(done.contains_key(word), "seed {seed}: no {word}: {done:?}");
    }
    note("ladders", &format!("{done:?}, {whats:?}"));
    // What never happened was not tested.
    for what in
        ["joined", "returned", "left", "won", "tied", "lost", "void", "absent", "late", "disbanded"]
    {
        assert!(whats.contains_key(what), "seed {seed}: nobody ever {what}: {whats:?}");
    }
}
