//! Positions whose best moves are known (`known.txt`): that each is what it says, by the rules alone
//! (`by_rules`), and that the search and the house find its best moves.

mod by_rules;

use std::cell::Cell;

use engine::notation::{Body, PositionLine};
use engine::ruleset::options::{EdgeFort, Encirclement};
use engine::{Game, Move, PlyAnnouncement, Reason, Ruleset, Side, Terms, ruleset};
use search::{Budget, Level, LevelTurn, Searcher, Weights};

/// The rulesets of the five leaflets.
const LEAFLETS: [&str; 5] = ["kongens-bord", "stavanger", "skalk", "kopenhagen", "castillos"];

/// What is to be found in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Exactly the best moves win at once.
    WinInOne,
    /// Exactly the best moves win within three plies, and none at once.
    WinInThree,
    /// After every move but the best, the king can be taken.
    SaveTheKing,
    /// After every move but the best, the king can escape.
    StopTheEscape,
    /// Exactly the best moves win within three plies, and only if what is open is announced.
    AnnounceFirst,
    /// A move repeats a position, which ends the game without a win. Exactly such moves are to be
    /// avoided, or exactly the best win within three plies instead.
    DontRepeat,
    /// Exactly the best moves win at once, by a ring.
    CloseTheRing,
    /// After every move but the best, a ring can be closed.
    BreakTheRing,
    /// Exactly the best moves win at once, by a fort.
    BuildTheFort,
}

impl Kind {
    const ALL: [(&str, Kind); 9] = [
        ("win in one", Kind::WinInOne),
        ("win in three", Kind::WinInThree),
        ("save the king", Kind::SaveTheKing),
        ("stop the escape", Kind::StopTheEscape),
        ("announce first", Kind::AnnounceFirst),
        ("don't repeat", Kind::DontRepeat),
        ("close the ring", Kind::CloseTheRing),
        ("break the ring", Kind::BreakTheRing),
        ("build the fort", Kind::BuildTheFort),
    ];

    fn read(words: &str) -> Kind {
        let kind = Kind::ALL.into_iter().find(|kind| kind.0 == words);
        kind.unwrap_or_else(|| panic!("no kind of position: {words}")).1
    }

    /// Whether the rules allow such a position.
    fn is_possible(self, ruleset: &Ruleset) -> bool {
        match self {
            Kind::AnnounceFirst => ruleset.announces(),
            Kind::CloseTheRing | Kind::BreakTheRing => {
                ruleset.options.encirclement == Encirclement::AttackersWin
            }
            Kind::BuildTheFort => ruleset.options.edge_fort == EdgeFort::DefendersWin,
            _ => true,
        }
    }
}

struct Known {
    line: &'static str,
    game: Game,
    kind: Kind,
    /// Whether the moves are those to be avoided, and all others are as good as each other.
    avoids: bool,
    moves: Vec<Move>,
    /// The lowest level that finds it.
    level: u8,
}

impl Known {
    fn read(line: &'static str) -> Known {
        let [id, kind, position, best, level] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("five parts: {line}")
        };
        let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset").clone();
        let (position, plies) = position.split_once(" : ").unwrap_or((position, ""));
        let mut game = match position {
            "start" => Game::new(ruleset, Terms::default()).expect("a game"),
            _ => {
                let position = PositionLine::parse(position)
                    .unwrap_or_else(|error| panic!("{line}: {error:?}"));
                position
                    .game(ruleset, Terms::default())
                    .unwrap_or_else(|error| panic!("{line}: {error:?}"))
            }
        };
        for ply in plies.split(", ").filter(|ply| !ply.is_empty()) {
            game.play(ply).unwrap_or_else(|illegal| panic!("{line}: {ply}: {illegal:?}"));
        }
        let avoids = best.starts_with("not ");
        let legal = game.legal_moves();
        let read = |mv: &str| {
            let mv = legal.iter().find(|legal| legal.to_string() == mv);
            *mv.unwrap_or_else(|| panic!("{line}: a move that isn't legal"))
        };
        let moves = best.trim_start_matches("not ").split(' ').map(read).collect();
        let level = level.parse().expect("a level");
        Known { line, game, kind: Kind::read(kind), avoids, moves, level }
    }

    fn is_best(&self, mv: Move) -> bool {
        self.moves.contains(&mv) != self.avoids
    }

    /// Whether the best moves are exactly these.
    fn are_best(&self, moves: &[Move]) -> bool {
        !moves.is_empty()
            && self.game.legal_moves().iter().all(|mv| self.is_best(*mv) == moves.contains(mv))
    }

    /// Whether every move but the best lets the other side win at once in such a way, and the best
    /// don't let it win at once.
    fn others_lose(&self, to: impl Fn(Reason) -> bool) -> bool {
        let legal = self.game.legal_moves();
        let holds = |&mv: &Move| {
            let reply = by_rules::threat(&by_rules::played(&self.game, mv));
            match self.is_best(mv) {
                true => reply.is_none(),
                false => reply.is_some_and(&to),
            }
        };
        by_rules::wins_in_one(&self.game).is_empty() && legal.iter().all(holds)
    }

    fn wins_in_one(&self, by: impl Fn(Reason) -> bool) -> bool {
        let is_meant = |&mv: &Move| by_rules::win(&self.game, mv).is_some_and(&by);
        self.are_best(&by_rules::wins_in_one(&self.game)) && self.moves.iter().all(is_meant)
    }

    fn wins_in_three(&self) -> bool {
        by_rules::wins_in_one(&self.game).is_empty()
            && self.are_best(&by_rules::wins_in_three(&self.game))
    }

    /// Whether a move that wins if it is announced doesn't if nothing is said: then the king may not
    /// use what is open.
    fn has_to_be_announced(&self, mv: Move) -> bool {
        let silent = by_rules::played_silently(&self.game, mv);
        let is_refused =
            |&reply: &Move| by_rules::is_refused_as_silent(&by_rules::played(&silent, reply));
        !by_rules::is_won_in_three(&self.game, mv, &silent)
            && silent.legal_moves().iter().any(is_refused)
    }

    /// Whether a move repeats a position to no good end, and what is said of the others.
    fn repeats_in_vain(&self) -> bool {
        let side = self.game.position().to_move();
        let repeats = |&mv: &Move| {
            by_rules::end(&self.game, mv).is_some_and(|end| {
                matches!(end.reason, Reason::Repetition(_)) && end.winner != Some(side)
            })
        };
        let legal = self.game.legal_moves();
        match self.avoids {
            true => legal.iter().all(|mv| repeats(mv) != self.is_best(*mv)),
            false => legal.iter().any(repeats) && self.wins_in_three(),
        }
    }

    /// Whether it is what its kind says.
    fn is_true(&self) -> bool {
        let side = self.game.position().to_move();
        match self.kind {
            Kind::WinInOne => self.wins_in_one(|_| true),
            Kind::WinInThree => self.wins_in_three(),
            Kind::SaveTheKing => {
                side == Side::Defenders
                    && self.others_lose(|by| matches!(by, Reason::KingCaptured(_)))
            }
            Kind::StopTheEscape => {
                side == Side::Attackers && self.others_lose(|by| matches!(by, Reason::Escape(_)))
            }
            Kind::AnnounceFirst => {
                self.wins_in_three() && self.moves.iter().all(|&mv| self.has_to_be_announced(mv))
            }
            Kind::DontRepeat => self.repeats_in_vain(),
            Kind::CloseTheRing => self.wins_in_one(|by| by == Reason::Encirclement),
            Kind::BreakTheRing => {
                side == Side::Defenders && self.others_lose(|by| by == Reason::Encirclement)
            }
            Kind::BuildTheFort => self.wins_in_one(|by| by == Reason::EdgeFort),
        }
    }
}

fn known() -> Vec<Known> {
    let lines = include_str!("known.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(Known::read).collect()
}

#[test]
fn each_position_is_what_it_says() {
    let known = known();
    let wrong = known.iter().filter(|known| !known.is_true()).map(|known| known.line);
    let wrong: Vec<&str> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_leaflet_has_all_that_its_rules_allow() {
    let known = known();
    for id in LEAFLETS {
        let ruleset = ruleset::shipped_library().newest(id).expect("a ruleset");
        for (words, kind) in Kind::ALL {
            let is_there =
                known.iter().any(|known| known.game.ruleset().id == id && known.kind == kind);
            assert_eq!(is_there, kind.is_possible(ruleset), "{id}: {words}");
        }
    }
}

#[test]
fn known_positions_are_understood() {
    let mut missed = Vec::new();
    for known in known() {
        let budget = Budget { nodes: 200_000, depth: 40 };
        let weights = Weights::of(known.game.ruleset());
        let found = Searcher::new(16).search(&known.game, weights, budget, || true, |_| ());
        let mv = found.best.expect("a move");
        if !known.is_best(mv) {
            missed.push(format!("{}: {mv}, {} {:?}", known.line, found.score, found.line));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// How often a level is asked whether it goes on before it has to move. The strongest would think for
/// minutes about all positions together, and see no more in them than what is to be found.
const PATIENCE: u32 = 30;

#[test]
fn levels_find_what_they_should_whatever_the_seed() {
    let mut missed = Vec::new();
    for known in known() {
        for level in Level::ALL.into_iter().filter(|level| level.number() >= known.level) {
            // The strong ones think long, and leave little to chance.
            let seeds = if level.number() < 4 { 8 } else { 2 };
            for seed in 0..seeds {
                let asked = Cell::new(0);
                let goes_on = || asked.replace(asked.get() + 1) < PATIENCE;
                let chosen = level.choose(&mut Searcher::new(16), &known.game, seed, &goes_on);
                let turn = chosen.expect("something to do").turn;
                let LevelTurn::Play(ply) = turn else { panic!("{}: {turn:?}", known.line) };
                let Body::Move { mv, .. } = ply.body else { panic!("{}: {ply:?}", known.line) };
                let mut after = known.game.clone();
                after.play_read(&ply).expect("a ply that may be played");
                let said = match after.announced() == after.open_routes() {
                    _ if known.kind != Kind::AnnounceFirst => true,
                    is_all => is_all && ply.said != PlyAnnouncement::Nothing,
                };
                if !known.is_best(mv) || !said {
                    let number = level.number();
                    missed
                        .push(format!("{}: level {number} with seed {seed}: {ply:?}", known.line));
                }
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
