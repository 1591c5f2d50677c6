//! Whether anybody waits while the house thinks. People make moves in a running club, a hundred a
//! second, in turns of a few seconds: in one the house thinks all the time at its highest level, in
//! the next a person makes just as many moves in its place. So whatever else the machine does meets
//! both alike, and the club has the same to do.
//!
//! `cargo bench -p house` takes seven minutes; `-- 20` measures 20 turns of each.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use club::{Club, Folder, Opened};
use correspondence::course::Course;
use engine::ruleset::{Library, shipped_library};
use engine::{Game, Side, Terms};
use service::{Actor, Answer, Request};
use storage::{Channel, File, GameId};
use templates::Notice;
use tokio::runtime::Builder;
use tokio::time::{MissedTickBehavior, interval, sleep};

/// How many turns there are with the house and without.
const TURNS: usize = 40;

/// How long each is.
const TURN: Duration = Duration::from_secs(3);

const PACE: Duration = Duration::from_millis(10);

/// How many games two people have with each other.
const GAMES: usize = 20;

/// How many somebody else has with the house: whenever one waits for her, it thinks about another.
const HOUSE_GAMES: usize = 4;

static REQUESTS: AtomicU64 = AtomicU64::new(0);

fn main() {
    let asked = std::env::args().find_map(|turns| turns.parse().ok());
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let parent = tempfile::tempdir().unwrap();
    let folder = Folder::open(&parent.path().join("club")).unwrap();
    let library: Arc<Library> = Arc::new(shipped_library().clone());
    let Opened { club, .. } =
        Club::open_to(&folder, library, &[Channel::Terminal, Channel::House]).unwrap();
    runtime.block_on(async {
        tokio::spawn(house::run_house(club.clone()));
        let (mut with, mut without) = (Vec::new(), Vec::new());
        let mut people = People::seated(&club).await;
        let thinks = Arc::new(AtomicBool::new(false));
        let moves = Arc::new(AtomicU64::new(0));
        let file = File::open_to_read(&folder.file()).unwrap();
        let nora = Nora {
            club: club.clone(),
            file,
            thinks: Arc::clone(&thinks),
            moves: Arc::clone(&moves),
            with_house: Vec::new(),
            with_person: 0,
        };
        std::thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(nora.keep_busy());
        });
        for _ in 0..asked.unwrap_or(TURNS) {
            for (is_on, times) in [(true, &mut with), (false, &mut without)] {
                thinks.store(is_on, Ordering::Relaxed);
                // What has been thought of until now is finished.
                sleep(Duration::from_secs(2)).await;
                people.play(&club, times).await;
            }
        }
        println!("{} moves of the house at level 5", moves.load(Ordering::Relaxed));
        println!("{:28} {:>9} {:>9} {:>9}", "microseconds", "median", "p99", "most");
        let [with, without] = [("while the house thinks", with), ("without", without)].map(shown);
        println!("p99 with / without: {:.3}", with as f64 / without as f64);
    });
}

/// Prints how long requests took; returns the p99, in microseconds.
fn shown((what, mut times): (&str, Vec<Duration>)) -> u128 {
    times.sort();
    let at = |part: usize| times[(times.len() * part / 1_000).min(times.len() - 1)].as_micros();
    println!("{what:28} {:>9} {:>9} {:>9}", at(500), at(990), at(1_000));
    at(990)
}

async fn ask(club: &Club, name: &str, line: &str) -> Answer {
    let request = Request {
        id: format!("bench {}", REQUESTS.fetch_add(1, Ordering::Relaxed)),
        actor: Actor { channel: Channel::Terminal, address: name.to_owned(), language: None },
        order: commands::read(line).unwrap(),
        seen: None,
        place: None,
    };
    club.ask(request).await.unwrap()
}

async fn done(club: &Club, name: &str, line: &str) {
    let answer = ask(club, name, line).await;
    assert!(matches!(answer, Answer::Done(_)), "{name}: {line}: {answer:?}");
}

/// The number of the game that an answer is about.
fn game_of(answer: &Answer) -> i64 {
    match answer {
        Answer::Done(notice) => notice.table().unwrap().number,
        Answer::Refused(why) => panic!("{why:?}"),
    }
}

/// Begins a game of two people, by an open challenge: of those there can be any number in a day.
async fn pair(club: &Club, [one, two]: [&str; 2], ruleset: &str) -> i64 {
    let sought = match ask(club, one, &format!("seek {ruleset} attack")).await {
        Answer::Done(notice) => notice,
        Answer::Refused(why) => panic!("{why:?}"),
    };
    let Notice::Sought(invitation) = *sought else { panic!("{sought:?}") };
    game_of(&ask(club, two, &format!("accept {}", invitation.number)).await)
}

fn begin(ruleset: &str) -> Game {
    let ruleset = shipped_library().newest(ruleset).unwrap();
    Game::new(Arc::clone(ruleset), Terms::default()).unwrap()
}

/// Two people who play several games with each other.
struct People {
    games: Vec<(i64, Game)>,
    next: usize,
}

const NAMES: [&str; 2] = ["Alva", "Ylva"];

impl People {
    async fn seated(club: &Club) -> People {
        for name in NAMES.iter().chain(&[NORA, OLGA]) {
            done(club, name, "join").await;
        }
        let mut people = People { games: Vec::new(), next: 0 };
        for _ in 0..GAMES {
            people.games.push((pair(club, NAMES, "tablut").await, begin("tablut")));
        }
        people
    }

    /// Makes moves for the time of a turn.
    async fn play(&mut self, club: &Club, times: &mut Vec<Duration>) {
        let until = Instant::now() + TURN;
        let mut pace = interval(PACE);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while Instant::now() < until {
            pace.tick().await;
            self.next = (self.next + 1) % GAMES;
            let (number, game) = &mut self.games[self.next];
            let moves = game.legal_moves();
            let mv = moves[(times.len() * 31) % moves.len()].to_string();
            let name = NAMES[game.plies().len() % 2];
            let line = format!("{number}: {mv}");
            let began = Instant::now();
            done(club, name, &line).await;
            times.push(began.elapsed());
            game.play(&mv).unwrap();
            if game.outcome().is_some() {
                self.games[self.next] = (pair(club, NAMES, "tablut").await, begin("tablut"));
            }
        }
    }
}

/// What Nora does: she answers every move of the house while it is to think, and otherwise makes both
/// moves herself in games with somebody who sits with her, as many of them as just before.
struct Nora {
    club: Club,
    file: File,
    thinks: Arc<AtomicBool>,
    /// How many moves the house has made.
    moves: Arc<AtomicU64>,
    with_house: Vec<i64>,
    with_person: i64,
}

const NORA: &str = "Nora";
const OLGA: &str = "Olga";

impl Nora {
    async fn keep_busy(mut self) {
        for _ in 0..HOUSE_GAMES {
            let game = self.begin_with_house().await;
            self.with_house.push(game);
        }
        self.with_person = self.begin_with_person().await;
        let mut pace = Duration::from_millis(100);
        loop {
            let (began, before) = (Instant::now(), self.moves.load(Ordering::Relaxed));
            while self.thinks.load(Ordering::Relaxed) {
                self.answer().await;
                sleep(Duration::from_millis(5)).await;
            }
            let made = self.moves.load(Ordering::Relaxed) - before;
            pace = if made > 0 { began.elapsed() / u32::try_from(made).unwrap() } else { pace };
            while !self.thinks.load(Ordering::Relaxed) {
                let next = Instant::now() + pace;
                self.move_both().await;
                sleep(next.saturating_duration_since(Instant::now())).await;
            }
        }
    }

    async fn begin_with_house(&self) -> i64 {
        game_of(&ask(&self.club, NORA, "challenge house 5 copenhagen attack").await)
    }

    async fn begin_with_person(&self) -> i64 {
        pair(&self.club, [NORA, OLGA], "copenhagen").await
    }

    /// A game as it is in the file, which is read past the club.
    fn course(&self, game: i64) -> Course {
        let events = self.file.view().events(GameId(game)).unwrap();
        Course::fold(shipped_library(), &events).unwrap()
    }

    async fn answer(&mut self) {
        for at in 0..self.with_house.len() {
            let game = self.with_house[at];
            let course = self.course(game);
            if course.end.is_some() {
                self.with_house[at] = self.begin_with_house().await;
            } else if course.to_move() == Side::Attackers {
                done(&self.club, NORA, &format!("{game}: {}", any_move(&course.game))).await;
                self.moves.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    async fn move_both(&mut self) {
        for name in [NORA, OLGA] {
            let course = self.course(self.with_person);
            if course.end.is_some() {
                self.with_person = self.begin_with_person().await;
                return;
            }
            let line = format!("{}: {}", self.with_person, any_move(&course.game));
            done(&self.club, name, &line).await;
        }
    }
}

fn any_move(game: &Game) -> String {
    let legal = game.legal_moves();
    legal[(game.plies().len() * 31) % legal.len()].to_string()
}
