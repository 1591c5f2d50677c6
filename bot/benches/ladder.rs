//! Two years of a ladder with two hundred players: players of known strength challenge each other
//! through the real service, with simulated time. Games are opened with legal plies and decided by
//! resignation, drawn at random by strength; no engine plays. It measures how well the ladder ranks
//! players by strength, how long strong newcomers need, and how many challenges are blocked, for
//! the tie rule in force and for the two obvious others. `docs/ladder.md` quotes what it prints.
//!
//! `cargo bench -p bot --bench ladder` takes some minutes a run; `-- 3` does three runs with
//! different seeds, `-- plot DIR` writes the plot there.
#![allow(clippy::print_stdout, clippy::unwrap_used, clippy::indexing_slicing)]

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use commands::OrganiserAct;
use engine::ruleset::shipped_library;
use pictures::{Caption, Curve, Diagram, Label, LineStyle, Plot, Theme, Top, Width, round_values};
use service::ladder_rules::Tie;
use service::{Actor, Answer, LadderRules, Request, Rulebook, Service};
use storage::{Channel, File, PlayerId};
use templates::Refusal;
use templates::told::Value;

const LADDER: &str = "skalk";
const PLAYERS: usize = 200;
/// How many of these join late, half a year after the others.
const NEWCOMERS: usize = 6;
const DAYS: i64 = 730;
const NEW_AT: i64 = 182;

/// How much stronger the attackers really are, and how much strengths and side preferences vary.
const BIAS: f64 = 40.0;
const SPREAD: f64 = 250.0;
const LEAN: f64 = 30.0;

/// The probability that a player without a challenge wants one on a given day, that a player does
/// not turn up for a match, that a game is drawn, and that a player leaves for good on a given day.
const EAGER: f64 = 0.12;
const ABSENT: f64 = 0.02;
const DRAWN: f64 = 0.05;
const LOST: f64 = 0.0003;

/// The fewest days that a match takes, and how many more it takes on average.
const LEAST: f64 = 7.0;
const MORE: f64 = 20.0;

/// The plies that open a game, two for each side.
const OPENING: [&str; 4] = ["d1-d4", "f8-i8", "a4-b4", "i8-h8"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let seeds = arguments.iter().find_map(|seeds| seeds.parse().ok()).unwrap_or(1u64);
    let folder = arguments.iter().skip_while(|word| *word != "plot").nth(1).map(PathBuf::from);
    let mut curves = Vec::new();
    for (tie, name) in Tie::ALL {
        let mut runs = Vec::new();
        for seed in 1..=seeds {
            let run = Simulation::new(tie, seed).run();
            println!("tie = {name}, seed {seed}: {}", run.text());
            runs.push(run);
        }
        println!("tie = {name}, all: {}\n", Run::mean(&runs).text());
        curves.push((name, Run::mean(&runs).correlations));
    }
    if let Some(folder) = folder {
        plot(&folder, &curves);
    }
}

/// A pseudorandom number generator.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> f64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    fn below(&mut self, most: usize) -> usize {
        ((self.next() * most as f64) as usize).min(most - 1)
    }

    /// Normally distributed.
    fn normal(&mut self) -> f64 {
        let (one, two) = (self.next().max(1e-12), self.next());
        (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * two).cos()
    }

    fn exponential(&mut self, mean: f64) -> f64 {
        -mean * (1.0 - self.next()).ln()
    }
}

struct Player {
    name: String,
    strength: f64,
    lean: f64,
    gone: bool,
    /// Whether a challenge of theirs is in progress.
    busy: bool,
}

/// A match in progress: the numbers of both players, its first game, and how its games will end.
struct Match {
    one: usize,
    two: usize,
    game: i64,
}

struct Simulation {
    service: Service,
    reading: File,
    _folder: tempfile::TempDir,
    chance: Chance,
    players: Vec<Player>,
    /// When matches end (in thousandths of a day), and which match it is.
    ends: BinaryHeap<Reverse<(i64, usize)>>,
    matches: Vec<Match>,
    requests: u64,
    tried: u64,
    blocked: BTreeMap<&'static str, u64>,
    correlations: Vec<(f64, f64)>,
    arrived: BTreeMap<usize, i64>,
    played: BTreeMap<usize, u32>,
}

/// The result of a run.
#[derive(Clone, Default)]
struct Run {
    /// Days, and the rank correlation of place and strength.
    correlations: Vec<(f64, f64)>,
    /// The same for ratings and strengths at the end.
    ratings: f64,
    /// How many days and matches newcomers of the top tenth needed to get there, and how many made
    /// it.
    days: f64,
    matches: f64,
    arrived: f64,
    /// Challenges tried, blocked, and begun.
    tried: f64,
    blocked: BTreeMap<&'static str, f64>,
    begun: f64,
    bias: f64,
    error: f64,
}

impl Simulation {
    fn new(tie: Tie, seed: u64) -> Simulation {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.sqlite");
        let file = File::open(&path).unwrap();
        let reading = File::open_to_read(&path).unwrap();
        let mut rules = LadderRules::default();
        rules.tie = tie;
        // Nobody moves between the opening and the end, so the clock is generous.
        rules.clock = "90d/ply no-vacation".parse().unwrap();
        let library = Arc::new(shipped_library().clone());
        let rules = Rulebook { ladders: Arc::new(rules), ..Rulebook::from(library) };
        let mut chance = Chance(seed);
        let players: Vec<Player> = (0..PLAYERS)
            .map(|number| {
                let newcomer = number >= PLAYERS - NEWCOMERS;
                // Newcomers belong to the best tenth.
                let above = if newcomer {
                    1.6 + 0.1 * (number % NEWCOMERS) as f64
                } else {
                    chance.normal()
                };
                Player {
                    name: format!("p-{number}"),
                    strength: 1500.0 + SPREAD * above,
                    lean: LEAN * chance.normal(),
                    gone: false,
                    busy: false,
                }
            })
            .collect();
        let mut service = service::write_side(file, rules, Box::new(|| [7; 32]));
        let open = OrganiserAct::OpenLadder { ladder: LADDER.to_owned(), house: None };
        service::act_as_host(&mut service, DateTime::UNIX_EPOCH, "open", &open).unwrap();
        Simulation {
            service,
            reading,
            _folder: folder,
            chance,
            players,
            ends: BinaryHeap::new(),
            matches: Vec::new(),
            requests: 0,
            tried: 0,
            blocked: BTreeMap::new(),
            correlations: Vec::new(),
            arrived: BTreeMap::new(),
            played: BTreeMap::new(),
        }
    }

    fn run(mut self) -> Run {
        for number in 0..PLAYERS - NEWCOMERS {
            self.join(0, number);
        }
        for day in 0..DAYS {
            if day == NEW_AT {
                (PLAYERS - NEWCOMERS..PLAYERS).for_each(|number| self.join(day, number));
            }
            service::upkeep::tick(&mut self.service, at(day), 10_000).unwrap();
            while self.ends.peek().is_some_and(|Reverse((end, _))| *end <= day) {
                let Reverse((_, which)) = self.ends.pop().unwrap();
                self.finish(day, which);
            }
            for number in 0..PLAYERS {
                let joined = number < PLAYERS - NEWCOMERS || day >= NEW_AT;
                if !joined || self.players[number].gone {
                    continue;
                }
                if self.chance.next() < LOST {
                    self.players[number].gone = true;
                } else if !self.players[number].busy && self.chance.next() < EAGER {
                    self.challenge(day, number);
                } else if self.chance.next() < 0.3 {
                    // A player who looks in now and then does not count as silent.
                    self.order(day, number, "vacation");
                }
            }
            self.look(day);
        }
        self.end()
    }

    fn order(&mut self, day: i64, number: usize, text: &str) -> Answer {
        self.requests += 1;
        let request = Request {
            id: self.requests.to_string(),
            actor: Actor {
                channel: Channel::Terminal,
                address: self.players[number].name.clone(),
                language: None,
            },
            order: commands::read(text).unwrap(),
            seen: None,
            place: None,
        };
        service::handle(&mut self.service, at(day), &request).unwrap()
    }

    fn done(&mut self, day: i64, number: usize, text: &str) {
        if let Answer::Refused(refusal) = self.order(day, number, text) {
            panic!("{text}: {}", refusal.code());
        }
    }

    fn join(&mut self, day: i64, number: usize) {
        self.done(day, number, "join");
        self.done(day, number, &format!("ladder join {LADDER}"));
    }

    /// Challenges the first player tried who is within reach and can be challenged.
    fn challenge(&mut self, day: i64, number: usize) {
        let rungs = self.reading.view().rungs(LADDER).unwrap();
        let id = |number: usize| PlayerId(i64::try_from(number).unwrap() + 1);
        let number_of = |id: PlayerId| usize::try_from(id.0 - 1).unwrap();
        let Some(own) = rungs.iter().position(|rung| rung.player == id(self.id_order(number)))
        else {
            return;
        };
        if own == 0 {
            return;
        }
        // The refusal to challenge the top tells how far up the player can challenge.
        let top = self.name_of(number_of(rungs[0].player));
        let highest = match self.ask(day, number, &top) {
            Ok(game) => return self.begin(day, number, number_of(rungs[0].player), game),
            Err(Some(highest)) => highest as usize - 1,
            Err(None) => 0,
        };
        for _ in 0..3 {
            let place = highest + self.chance.below(own - highest);
            let other = number_of(rungs[place].player);
            self.tried += 1;
            let name = self.name_of(other);
            if let Ok(game) = self.ask(day, number, &name) {
                return self.begin(day, number, other, game);
            }
        }
    }

    /// Players join in the order of their numbers, newcomers last, and so do their ids.
    fn id_order(&self, number: usize) -> usize {
        number
    }

    fn name_of(&self, number: usize) -> String {
        self.players[number].name.clone()
    }

    /// Challenges a player; returns the match's first game, or the highest place within reach if
    /// that was too far.
    fn ask(&mut self, day: i64, number: usize, name: &str) -> Result<i64, Option<u32>> {
        match self.order(day, number, &format!("ladder challenge {name}")) {
            Answer::Done(notice) => match *notice {
                templates::Notice::News(news) => match news.said.value("first") {
                    Some(Value::Text(game)) => Ok(game.parse().expect("a number")),
                    other => panic!("{other:?}"),
                },
                other => panic!("{other:?}"),
            },
            Answer::Refused(refusal) => match *refusal {
                Refusal::Club(why) if why.code() == "too-far" => match why.value("highest") {
                    Some(Value::Count(highest)) => Err(Some(*highest)),
                    other => panic!("{other:?}"),
                },
                other => {
                    *self.blocked.entry(other.code()).or_default() += 1;
                    Err(None)
                }
            },
        }
    }

    fn begin(&mut self, day: i64, one: usize, two: usize, game: i64) {
        self.players[one].busy = true;
        let which = self.matches.len();
        self.matches.push(Match { one, two, game });
        let comes = |sim: &mut Simulation, number: usize| {
            !sim.players[number].gone && sim.chance.next() >= ABSENT
        };
        let (ones, twos) = (comes(self, one), comes(self, two));
        if ones && twos {
            for (game, first, second) in [(game, one, two), (game + 1, two, one)] {
                for (ply, who) in OPENING.iter().zip([first, second].into_iter().cycle()) {
                    self.done(day, who, &format!("{game}: {ply}"));
                }
            }
            let days = LEAST + self.chance.exponential(MORE).min(70.0);
            self.ends.push(Reverse((day + days as i64, which)));
        } else {
            for (comes, who, game) in [(ones, one, game), (twos, two, game + 1)] {
                if comes {
                    self.done(day, who, &format!("{game}: {}", OPENING[0]));
                }
            }
            self.ends.push(Reverse((day + 4, which)));
        }
    }

    /// Decides both games by resignation, unless the match is already over.
    fn finish(&mut self, day: i64, which: usize) {
        let Match { one, two, game } = self.matches[which];
        self.players[one].busy = false;
        for number in [one, two] {
            *self.played.entry(number).or_default() += 1;
        }
        for (game, attacks, defends) in [(game, one, two), (game + 1, two, one)] {
            let row = self.reading.view().game(storage::GameId(game)).unwrap().unwrap();
            if row.folded.ended_at.is_some() {
                continue;
            }
            let (a, d) = (&self.players[attacks], &self.players[defends]);
            let ahead = a.strength + a.lean - d.strength + d.lean + BIAS;
            let wins = 1.0 / (1.0 + 10f64.powf(-ahead / 400.0));
            let drawn = self.chance.next() < DRAWN;
            if drawn {
                self.done(day, attacks, &format!("{game}: draw"));
                self.done(day, defends, &format!("{game}: draw accept"));
            } else {
                let loser = if self.chance.next() < wins { defends } else { attacks };
                // A player who has left resigns nothing; the other claims nothing either.
                self.done(day, loser, &format!("{game}: resign yes"));
            }
        }
    }

    /// Every fortnight: how well places reflect strengths. Every day: who has arrived.
    fn look(&mut self, day: i64) {
        let rungs = self.reading.view().rungs(LADDER).unwrap();
        let number_of = |id: PlayerId| usize::try_from(id.0 - 1).unwrap();
        for rung in &rungs {
            let number = number_of(rung.player);
            let tenth = u32::try_from(rungs.len() / 10).unwrap();
            if number >= PLAYERS - NEWCOMERS && rung.place.is_some_and(|place| place <= tenth) {
                self.arrived.entry(number).or_insert(day - NEW_AT);
            }
        }
        if day % 14 == 0 {
            let active = rungs.iter().map(|rung| number_of(rung.player));
            let strengths: Vec<f64> = active
                .filter(|&number| !self.players[number].gone)
                .map(|number| self.players[number].strength)
                .collect();
            let places: Vec<f64> = (0..strengths.len()).map(|place| -(place as f64)).collect();
            self.correlations.push((day as f64, spearman(&places, &strengths)));
        }
    }

    fn end(self) -> Run {
        let view = self.reading.view();
        let mut ratings = Vec::new();
        let mut strengths = Vec::new();
        for (number, player) in self.players.iter().enumerate() {
            let id = PlayerId(i64::try_from(number).unwrap() + 1);
            if let Some(row) = view.rating(LADDER, id).unwrap() {
                ratings.push(row.rating);
                strengths.push(player.strength);
            }
        }
        let bias = view.side_bias(LADDER).unwrap().unwrap();
        let arrived = self.arrived.len() as f64;
        let mean = |all: Vec<f64>| all.iter().sum::<f64>() / (all.len() as f64).max(1.0);
        assert!(service::verify_ladder(view, LADDER).unwrap().is_ok());
        Run {
            correlations: self.correlations,
            ratings: spearman(&ratings, &strengths),
            days: mean(self.arrived.values().map(|days| *days as f64).collect()),
            matches: mean(
                self.arrived.keys().map(|number| f64::from(self.played[number])).collect(),
            ),
            arrived,
            tried: self.tried as f64,
            blocked: self.blocked.into_iter().map(|(code, count)| (code, count as f64)).collect(),
            begun: self.matches.len() as f64,
            bias: bias.bias,
            error: 1.0 / bias.weight.sqrt(),
        }
    }
}

impl Run {
    fn text(&self) -> String {
        let on = |day: f64| {
            let found = self
                .correlations
                .iter()
                .min_by(|one, other| (one.0 - day).abs().total_cmp(&(other.0 - day).abs()));
            found.map_or(0.0, |found| found.1)
        };
        let blocked: f64 = self.blocked.values().sum();
        let codes: Vec<String> =
            self.blocked.iter().map(|(code, count)| format!("{code} {count:.0}")).collect();
        format!(
            "correlation of places and strengths {:.2} after 3 months, {:.2} after 6, {:.2} after \
             12, {:.2} after 24; of ratings {:.2}. {:.1} of {NEWCOMERS} newcomers in the top tenth, \
             after {:.0} days on average. {:.0} matches; {:.0} % of {:.0} challenges blocked \
             ({}). Bias {:+.0} ± {:.0} (truly {BIAS:+.0}).",
            on(91.0),
            on(182.0),
            on(365.0),
            on(728.0),
            self.ratings,
            self.arrived,
            self.days,
            self.begun,
            100.0 * blocked / self.tried.max(1.0),
            self.tried,
            codes.join(", "),
            self.bias,
            self.error,
        )
    }

    fn mean(runs: &[Run]) -> Run {
        let count = runs.len() as f64;
        let mean = |of: &dyn Fn(&Run) -> f64| runs.iter().map(of).sum::<f64>() / count;
        let days = runs[0].correlations.iter().enumerate();
        let mut blocked = BTreeMap::new();
        for run in runs {
            for (code, number) in &run.blocked {
                *blocked.entry(*code).or_insert(0.0) += number / count;
            }
        }
        Run {
            correlations: days
                .map(|(at, (day, _))| (*day, mean(&|run: &Run| run.correlations[at].1)))
                .collect(),
            ratings: mean(&|run| run.ratings),
            days: mean(&|run| run.days),
            matches: mean(&|run| run.matches),
            arrived: mean(&|run| run.arrived),
            tried: mean(&|run| run.tried),
            blocked,
            begun: mean(&|run| run.begun),
            bias: mean(&|run| run.bias),
            error: mean(&|run| run.error),
        }
    }
}

fn at(day: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000 + day)
}

/// Spearman's rank correlation.
fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let ranks = |values: &[f64]| {
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
        let mut ranks = vec![0.0; values.len()];
        order.iter().enumerate().for_each(|(rank, &at)| ranks[at] = rank as f64);
        ranks
    };
    let (one, other) = (ranks(one), ranks(other));
    let n = one.len() as f64;
    let squares: f64 = one.iter().zip(&other).map(|(a, b)| (a - b) * (a - b)).sum();
    1.0 - 6.0 * squares / (n * (n * n - 1.0))
}

fn plot(folder: &Path, curves: &[(&str, Vec<(f64, f64)>)]) {
    let label = |text: &str| Label::new(text).unwrap();
    let plot = Diagram::Plot(Plot {
        curves: curves
            .iter()
            .map(|(name, points)| Curve {
                points: points.iter().map(|(day, value)| (*day, 100.0 * value)).collect(),
                label: Some(label(name)),
                main: *name == "middle",
            })
            .collect(),
        times: (0..=8)
            .map(|quarter| (f64::from(quarter) * 91.25, label(&format!("{}", quarter * 3))))
            .collect(),
        values: round_values(0.0, 100.0, 6),
        top: Top::Large,
        style: LineStyle::Straight,
    });
    let painter = pictures::Painter::new(pictures::Art::shipped().clone());
    let caption = Caption {
        title: "How well a ladder tells strengths",
        description: "Rank correlation of places and strengths in per cent, over months, for \
                      three tie rules.",
    };
    std::fs::write(folder.join("ladder.svg"), painter.diagram_svg(&plot, Theme::Light, &caption))
        .unwrap();
    std::fs::write(
        folder.join("ladder.png"),
        painter.diagram_png(&plot, Theme::Light, Width::W800),
    )
    .unwrap();
}
