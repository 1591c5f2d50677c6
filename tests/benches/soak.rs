//! A club of thousands that plays for months, in an hour: half of its players by email, half in
//! Discord, against the program as it is shipped. Reports how much memory and how large a file it
//! needs, how that grows, and whether everything that was ordered is there in the end.
//!
//! `cargo build --release -p bot && cargo bench -p tests --bench soak -- 2000 90` plays with that
//! many players for that many days. Days pass by libfaketime (Debian's package of that name), which
//! the program and its players see; durations are measured by the true clock. Between two leaps of
//! eight hours the club does what has become due; so that it does not seem to have been down, its
//! file is changed beforehand.
#![allow(clippy::print_stdout)]

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use chrono::Utc;
use tests::chance::Chance;
use tests::command::say;
use tests::crowd::{Book, Heard, House, Person};
use tests::discord::Permission;
use tests::mail::Style;
use tests::taflpost;

/// How far the clock leaps.
const LEAP: u64 = 8 * 3_600;

/// The club looks at its clocks every five seconds: a leap lasts at least that long.
const TICK: Duration = Duration::from_millis(5_500);

/// How many strangers can write within an hour: that many join by email between two leaps, and as
/// many in Discord.
const JOINING: usize = 55;

/// How many games a player wants to have.
const ENOUGH: u32 = 2;

/// In how many of a hundred leaps a player whose turn it is moves; the others' emails wait.
const DILIGENCE: u64 = 35;

/// How many of ten thousand players are not seen again after a leap.
const GONE: u64 = 4;

/// How many give orders at once.
const AT_ONCE: usize = 6;

const RULESETS: [&str; 7] =
    ["kopenhagen", "skalk", "castillos", "stavanger", "kongens-bord", "copenhagen", "brandubh"];

const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

fn main() {
    let asked: Vec<usize> = env::args().filter_map(|size| size.parse().ok()).collect();
    let (players, days) = match asked[..] {
        [players, days, ..] => (players, days),
        [players] => (players, 90),
        [] => (2_000, 90),
    };
    let Some(clock) = env::var_os("FAKETIME_TIMESTAMP_FILE") else { begin_again() };
    let mut soak = Soak::begin(players, Path::new(&clock));
    let leaps = days * 24 * 3_600 / LEAP as usize;
    println!("{}", Figures::TITLE);
    for leap in 0..leaps {
        soak.play();
        soak.rest();
        if leap % 21 == 20 || leap + 1 == leaps {
            println!("{}", soak.figures());
        }
        soak.leap();
    }
    let kept = soak.end();
    fs::remove_file(&clock).ok();
    if !kept {
        println!("NOT EVERYTHING WAS KEPT");
        exit(1);
    }
}

/// The same program with a clock that can be set.
fn begin_again() -> ! {
    let folders =
        ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];
    let libraries = folders.map(|folder| Path::new(folder).join(LIBRARY));
    let Some(library) = libraries.iter().find(|library| library.exists()) else {
        println!("days cannot pass: {LIBRARY} is missing; install libfaketime");
        exit(1);
    };
    let clock = env::temp_dir().join(format!("soak-{}.clock", std::process::id()));
    set(&clock, 0);
    let own = env::current_exe().expect("a bench has a path");
    let failed = Command::new(own)
        .args(env::args_os().skip(1))
        .env("LD_PRELOAD", library)
        .env("FAKETIME_TIMESTAMP_FILE", &clock)
        .env("FAKETIME_NO_CACHE", "1")
        .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
        .env("NO_FAKE_STAT", "1")
        .exec();
    panic!("the bench does not start: {failed}");
}

/// From now on the clock is that many seconds ahead. The program may read it at any moment.
fn set(clock: &Path, ahead: u64) {
    let new = clock.with_extension("new");
    fs::write(&new, format!("+{ahead}\n")).expect("a clock");
    fs::rename(new, clock).expect("a clock");
}

/// What somebody is about to do.
#[derive(Clone, Copy)]
enum Errand {
    Join,
    Ply { game: i64, plies: u32 },
    Seek,
    Accept(i64),
}

/// The results of all errands.
#[derive(Default)]
struct Tally {
    done: AtomicUsize,
    told: AtomicUsize,
    unheard: AtomicUsize,
    /// Plies left for later, because no email had asked for them yet.
    early: AtomicUsize,
}

/// What everybody who runs errands shares.
struct Stage {
    house: House,
    people: Vec<Mutex<Person>>,
    tally: Tally,
}

impl Stage {
    fn run(&self, person: usize, errand: Errand, book: &Book, chance: &mut Chance) {
        let mut person = self.people[person].lock().expect("no panic");
        let heard = match errand {
            Errand::Join => {
                person.joins(&self.house);
                return;
            }
            Errand::Ply { game, plies } => {
                let due = plies as usize + 1;
                let (channel, address) = person.address();
                let asked = self.house.has_turn_of(&address, game, due);
                if channel == storage::Channel::Email && !asked {
                    self.tally.early.fetch_add(1, Ordering::Relaxed);
                    return;
                }
                let course = book.course(game);
                let Some(&mv) = chance.one_of(&course.game.legal_moves()) else { return };
                person.plays(&self.house, game, due, &mv.to_string())
            }
            Errand::Seek => {
                let ruleset = chance.one_of(&RULESETS).expect("rulesets");
                drop(person.seeks(&self.house, ruleset));
                return;
            }
            Errand::Accept(seek) => {
                drop(person.accepts(&self.house, seek));
                return;
            }
        };
        let tally = match heard {
            Heard::Done => &self.tally.done,
            Heard::Told(_) => &self.tally.told,
            Heard::No => &self.tally.unheard,
        };
        tally.fetch_add(1, Ordering::Relaxed);
    }
}

struct Soak {
    stage: Stage,
    book: Book,
    joined: usize,
    /// The club's number for each player.
    numbers: BTreeMap<i64, usize>,
    gone: BTreeSet<i64>,
    chance: Chance,
    clock: PathBuf,
    ahead: u64,
    leapt: Instant,
    begun: Instant,
}

impl Soak {
    fn begin(players: usize, clock: &Path) -> Soak {
        let house = House::open();
        let server = house.discord.server("Vikings", "en-GB");
        let halls: Vec<_> = (0..20)
            .map(|hall| server.channel_with(&format!("hall-{hall}"), &Permission::USUAL))
            .collect();
        let people = (0..players).map(|nth| {
            let name = name(nth);
            let person = match nth % 4 {
                0 | 2 => Person::by_mail(&name, Style::ALL[nth / 2 % Style::ALL.len()]),
                1 => Person::in_discord(&name, "en-GB", &house, None),
                _ => Person::in_discord(&name, "en-GB", &house, Some(halls[nth / 4 % halls.len()])),
            };
            Mutex::new(person)
        });
        let people = people.collect();
        let book = Book::open(&house.club().file());
        let now = Instant::now();
        Soak {
            stage: Stage { house, people, tally: Tally::default() },
            book,
            joined: 0,
            numbers: BTreeMap::new(),
            gone: BTreeSet::new(),
            chance: Chance::new(1),
            clock: clock.to_owned(),
            ahead: 0,
            leapt: now,
            begun: now,
        }
    }

    /// Everybody does what they have decided to do.
    fn play(&mut self) {
        let errands = self.errands();
        let next = AtomicUsize::new(0);
        let seed = self.chance.number();
        thread::scope(|threads| {
            for nth in 0..AT_ONCE {
                let (stage, errands, next) = (&self.stage, &errands, &next);
                let mut chance = Chance::new(seed ^ nth as u64);
                threads.spawn(move || {
                    let book = Book::open(&stage.house.club().file());
                    while let Some(&(person, errand)) =
                        errands.get(next.fetch_add(1, Ordering::Relaxed))
                    {
                        stage.run(person, errand, &book, &mut chance);
                    }
                });
            }
        });
        for nth in self.numbers.len()..self.joined {
            let (channel, address) = self.stage.people[nth].lock().expect("no panic").address();
            let number = self.book.player(channel, &address).expect("who joined is a player");
            self.numbers.insert(number, nth);
        }
    }

    /// Who does what, in no particular order.
    fn errands(&mut self) -> Vec<(usize, Errand)> {
        let mut errands = Vec::new();
        for &number in self.numbers.keys() {
            if self.chance.number() % 10_000 < GONE {
                self.gone.insert(number);
            }
        }
        for table in self.book.tables() {
            if !self.gone.contains(&table.mover) && self.chance.percent(DILIGENCE) {
                let ply = Errand::Ply { game: table.game, plies: table.plies };
                errands.push((self.numbers[&table.mover], ply));
            }
        }
        let burdens: BTreeMap<i64, u32> = self.book.burdens().into_iter().collect();
        let mut seeks = self.book.seeks();
        for (&number, &person) in &self.numbers {
            let is_busy = burdens.get(&number).is_some_and(|&games| games >= ENOUGH);
            if is_busy || self.gone.contains(&number) || self.chance.percent(50) {
                continue;
            }
            if let Some(at) = seeks.iter().position(|&(_, whose)| whose != number) {
                errands.push((person, Errand::Accept(seeks.remove(at).0)));
            } else if seeks.iter().all(|&(_, whose)| whose != number) {
                errands.push((person, Errand::Seek));
            }
        }
        let joining = self.joined..self.stage.people.len().min(self.joined + 2 * JOINING);
        self.joined = joining.end;
        errands.extend(joining.map(|person| (person, Errand::Join)));
        for last in (1..errands.len()).rev() {
            errands.swap(last, (self.chance.number() % (last as u64 + 1)) as usize);
        }
        errands
    }

    /// Waits until the club has looked at its clocks and everything that is due has been sent.
    fn rest(&self) {
        thread::sleep(TICK.saturating_sub(self.leapt.elapsed()));
        let waiting = || {
            self.book.number(&format!(
                "SELECT count(*) FROM outbox WHERE due_at <= {}",
                Utc::now().timestamp()
            ))
        };
        let begun = Instant::now();
        while waiting() > 0 {
            drop(self.stage.house.read_letters());
            if begun.elapsed() > Duration::from_secs(120) {
                println!(
                    "{} notices are stuck; {}",
                    waiting(),
                    self.stage.house.club().complaints()
                );
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        drop(self.stage.house.read_letters());
    }

    /// Eight hours later.
    fn leap(&mut self) {
        let running: BTreeSet<i64> = self.book.tables().iter().map(|table| table.game).collect();
        self.stage.house.keep_letters_about(|game| running.contains(&game));
        self.stage.house.discord.forgets(10);
        self.ahead += LEAP;
        let then = Utc::now().timestamp() + LEAP as i64;
        self.stage.house.club().change(&format!("UPDATE club SET alive_at = {then}"));
        set(&self.clock, self.ahead);
        self.leapt = Instant::now();
    }

    fn figures(&self) -> Figures {
        let club = self.stage.house.club();
        let status = fs::read_to_string(format!("/proc/{}/status", club.process()));
        let status = status.expect("a running club");
        let of = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)).expect(key);
            let kilobytes: f64 = line.trim_matches([':', ' ', '\t', 'k', 'B']).parse().expect(key);
            kilobytes / 1_000.0
        };
        let size = |file: PathBuf| fs::metadata(file).map_or(0.0, |it| it.len() as f64 / 1e6);
        Figures {
            day: self.ahead as f64 / 86_400.0,
            minutes: self.begun.elapsed().as_secs_f64() / 60.0,
            players: self.numbers.len(),
            games: self.book.number("SELECT count(*) FROM games"),
            running: self.book.number("SELECT count(*) FROM games WHERE ended_at IS NULL"),
            plies: self.book.number("SELECT sum(plies) FROM games"),
            memory: of("VmRSS"),
            most: of("VmHWM"),
            file: size(club.file()),
            log: size(club.file().with_extension("sqlite-wal")),
        }
    }

    /// Whether everything was kept.
    fn end(self) -> bool {
        let Tally { done, told, unheard, early } = &self.stage.tally;
        let [done, told, unheard, early] =
            [done, told, unheard, early].map(|count| count.load(Ordering::Relaxed));
        println!(
            "\nplies ordered and taken {done}, answered otherwise {told}, not answered {unheard}; \
             not asked for yet {early}"
        );
        for (what, query) in [
            ("plies kept", "SELECT sum(plies) FROM games"),
            ("events", "SELECT count(*) FROM events"),
            ("games ended", "SELECT count(*) FROM games WHERE ended_at IS NOT NULL"),
            ("notices handed over", "SELECT count(*) FROM outbox WHERE state = 'handed'"),
            ("notices not handed over", "SELECT count(*) FROM outbox WHERE state = 'failed'"),
            ("outages", "SELECT count(*) FROM outages"),
            (
                "bytes a ply, all in all",
                "SELECT page_count * page_size / (SELECT sum(plies) FROM games)
              FROM pragma_page_count, pragma_page_size",
            ),
        ] {
            println!("{what}: {}", self.book.number(query));
        }
        println!("letters that came: {}", self.stage.house.read_letters().len());
        let mut club = self.stage.house.club();
        let closing = Instant::now();
        club.stop();
        println!("closed in {:.1} s", closing.elapsed().as_secs_f64());
        let complaints = club.complaints();
        let lines: BTreeSet<&str> = complaints.lines().collect();
        println!("complaints: {} lines, such as {:?}", lines.len(), lines.first());
        let begun = Instant::now();
        let verified = say(&club.folder, &["verify", "--all"]);
        let last = verified.lines().last().unwrap_or_default();
        println!("verify --all, {:.1} s: {last}", begun.elapsed().as_secs_f64());
        let bytes = fs::metadata(taflpost()).map_or(0, |it| it.len());
        println!("(the program has {:.0} MB)", bytes as f64 / 1e6);
        done as i64 == self.book.number("SELECT sum(plies) FROM games")
            && last.ends_with("disagreeing 0")
    }
}

struct Figures {
    day: f64,
    minutes: f64,
    players: usize,
    games: i64,
    running: i64,
    plies: i64,
    memory: f64,
    most: f64,
    file: f64,
    log: f64,
}

impl Figures {
    const TITLE: &str =
        "  day  minute  players    games  running    plies   MB now  at most     file      log";
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Figures { day, minutes, players, games, running, plies, .. } = self;
        let Figures { memory, most, file, log, .. } = self;
        write!(
            f,
            "{day:5.1} {minutes:7.1} {players:8} {games:8} {running:8} {plies:8} {memory:8.1} \
             {most:8.1} {file:8.1} {log:8.1}"
        )
    }
}

/// Names that cannot be mistaken for each other; there are no more of them.
fn name(nth: usize) -> String {
    assert!(nth < 15 * 14 * 14, "no club of the soak has more than 2,940 players");
    const FIRST: [&str; 15] = [
        "Al", "Bjor", "Dag", "Ei", "Fro", "Gun", "Hal", "Ing", "Jo", "Kar", "Lei", "Mag", "Odd",
        "Sig", "Tor",
    ];
    const THEN: [&str; 14] =
        ["ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "ha"];
    let (first, rest) = (nth % 15, nth / 15);
    let (second, third) = (rest % 14, rest / 14);
    format!("{}{}{}", FIRST[first], THEN[second], THEN[third])
}
