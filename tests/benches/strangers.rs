//! Two hundred players by email, in Discord and at terminals, alone and beside strangers who do what
//! has held the club up before: emails of domains whose name servers are silent, pictures, codes for
//! other people's names, and six games against the house at once. How long players wait for the
//! answers to their moves is told for both, in turn, on the same machine.
//!
//! `cargo build --release -p bot && cargo bench -p tests --bench strangers -- 4 60` measures four times
//! for sixty seconds each way.
#![allow(clippy::print_stdout)]

use std::env;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::exit;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tests::chance::Chance;
use tests::crowd::{Book, Heard, House, Person};
use tests::mail::{Answer, Correspondent, Names, Signer, Style};
use tests::terminal::Luck;

const PLAYERS: usize = 200;

/// How many of them move at once.
const AT_ONCE: usize = 4;

/// The pause between two moves of each of these: players think.
const THOUGHT: Duration = Duration::from_millis(120);

const RULESETS: [&str; 3] = ["kopenhagen", "copenhagen", "skalk"];

/// How often the strangers' answers may take as long as without them, at the most.
const MOST: f64 = 2.0;

/// The longest that a stranger waits for anything.
const PATIENCE: Duration = Duration::from_secs(20);

fn main() {
    let asked: Vec<u64> = env::args().filter_map(|number| number.parse().ok()).collect();
    let (turns, seconds) = match asked[..] {
        [turns, seconds, ..] => (turns, seconds),
        _ => (4, 60),
    };
    let names = Names::open();
    let hall = Hall::fill(&names);
    let (mut quiet, mut beside) = (Vec::new(), Vec::new());
    for turn in 0..turns {
        quiet.extend(hall.play(Duration::from_secs(seconds), None));
        let strangers = Strangers { turn, ..Strangers::default() };
        beside.extend(hall.play(Duration::from_secs(seconds), Some((&strangers, &names))));
        println!("{}", strangers.told());
    }
    println!(
        "{:10} {:>8} {:>8} {:>8} {:>8}   (milliseconds)",
        "", "answers", "median", "p99", "most"
    );
    let alone = told("alone", &mut quiet);
    let among = told("beside", &mut beside);
    println!("p99 beside strangers: {:.2} of alone", among / alone);
    let complaints = hall.house.club().complaints();
    let is_defect = complaints.contains("panicked") || complaints.contains("a bug in");
    if is_defect || among > MOST * alone {
        println!("PLAYERS WERE HELD UP");
        exit(1);
    }
}

/// Tells about times; returns the 99th of a hundred, in milliseconds.
fn told(what: &str, times: &mut [Duration]) -> f64 {
    times.sort();
    let at = |part: usize| {
        let at = (times.len() * part / 100).min(times.len().saturating_sub(1));
        times.get(at).map_or(f64::NAN, |time| time.as_secs_f64() * 1_000.0)
    };
    println!("{what:10} {:>8} {:>8.1} {:>8.1} {:>8.1}", times.len(), at(50), at(99), at(100));
    at(99)
}

/// A club whose players are all at games.
struct Hall {
    house: House,
    people: Vec<Mutex<Person>>,
    /// The club's number of each.
    numbers: Vec<i64>,
}

impl Hall {
    fn fill(names: &Names) -> Hall {
        let house = House::asking(names);
        names.tell("_dmarc.players.test", Answer::Text("v=DMARC1; p=reject".into()));
        let signer = Arc::new(Signer::of("players.test", names));
        let people: Vec<Mutex<Person>> = (0..PLAYERS)
            .map(|nth| {
                let name = format!("Viking{nth}");
                Mutex::new(match nth % 3 {
                    0 => Person::by_mail(&name, Style::Bare).signed_by(&signer),
                    1 => Person::in_discord(&name, "en-GB", &house, None),
                    _ => Person::at_a_terminal(&name, &house),
                })
            })
            .collect();
        let mut numbers = Vec::new();
        for (nth, person) in people.iter().enumerate() {
            let mut person = person.lock().expect("no panic");
            person.joins(&house);
            let book = Book::open(&house.club().file());
            let (channel, address) = person.address();
            numbers.push(book.player(channel, &address).expect("who joined is a player"));
            if nth % 20 == 19 {
                house.club().forget_limits();
            }
        }
        for (nth, pair) in people.chunks(2).enumerate() {
            let [one, other] = pair else { continue };
            let ruleset = RULESETS[nth % RULESETS.len()];
            drop(one.lock().expect("no panic").seeks(&house, ruleset));
            let book = Book::open(&house.club().file());
            let begun = Instant::now();
            let seek = loop {
                match book.seeks().iter().find(|(_, sender)| *sender == numbers[2 * nth]) {
                    Some((seek, _)) => break *seek,
                    None => assert!(begun.elapsed() < PATIENCE, "no challenge of {nth}"),
                }
            };
            drop(other.lock().expect("no panic").accepts(&house, seek));
        }
        house.club().forget_limits();
        Hall { house, people, numbers }
    }

    /// Everybody whose turn it is moves, beside strangers or not, for so long; how long each answer
    /// took.
    fn play(&self, long: Duration, beside: Option<(&Strangers, &Names)>) -> Vec<Duration> {
        let (begun, is_over) = (Instant::now(), AtomicBool::new(false));
        let times = Mutex::new(Vec::new());
        let (times, is_over) = (&times, &is_over);
        thread::scope(|threads| {
            if let Some((strangers, names)) = beside {
                threads.spawn(move || strangers.write(&self.house, names, is_over));
                for _ in 0..4 {
                    threads.spawn(move || strangers.look(self.pages(), is_over));
                }
                threads.spawn(move || strangers.ask(self.pages(), is_over));
                threads.spawn(move || strangers.play(&self.house, is_over));
            }
            let players: Vec<_> = (0..AT_ONCE)
                .map(|nth| {
                    threads.spawn(move || {
                        let mut chance = Chance::new(nth as u64 + 1);
                        let book = Book::open(&self.house.club().file());
                        while begun.elapsed() < long {
                            if let Some(time) = self.ply(&book, nth, &mut chance) {
                                times.lock().expect("no panic").push(time);
                            }
                            thread::sleep(THOUGHT);
                        }
                    })
                })
                .collect();
            players.into_iter().for_each(|player| player.join().expect("a player"));
            is_over.store(true, Ordering::Relaxed);
        });
        std::mem::take(&mut times.lock().expect("no panic"))
    }

    fn pages(&self) -> SocketAddr {
        self.house.club().pages()
    }

    /// Makes a ply in a game of one of the groups of players; how long its answer took.
    fn ply(&self, book: &Book, group: usize, chance: &mut Chance) -> Option<Duration> {
        let of_group = |mover: i64| self.numbers.iter().position(|&number| number == mover);
        let tables: Vec<_> = book
            .tables()
            .into_iter()
            .filter_map(|table| Some((of_group(table.mover)?, table)))
            .filter(|(_, table)| table.game as usize % AT_ONCE == group)
            .collect();
        let &(nth, table) = chance.one_of(&tables)?;
        let mut person = self.people[nth].lock().expect("no panic");
        let due = table.plies as usize + 1;
        let (channel, address) = person.address();
        drop(self.house.read_letters());
        if channel == storage::Channel::Email && !self.house.has_turn_of(&address, table.game, due)
        {
            return None;
        }
        let course = book.course(table.game);
        let mv = chance.one_of(&course.game.legal_moves())?.to_string();
        let begun = Instant::now();
        let heard = person.plays(&self.house, table.game, due, &mv);
        (heard == Heard::Done).then(|| begun.elapsed())
    }
}

/// What strangers have done.
#[derive(Default)]
struct Strangers {
    /// Which of several they are.
    turn: u64,
    emails: AtomicUsize,
    pictures: AtomicUsize,
    codes: AtomicUsize,
    plies: AtomicUsize,
}

impl Strangers {
    fn told(&self) -> String {
        let count = |what: &AtomicUsize| what.load(Ordering::Relaxed);
        format!(
            "strangers: {} emails of silent domains, {} pictures, {} codes, {} plies against the house",
            count(&self.emails),
            count(&self.pictures),
            count(&self.codes),
            count(&self.plies)
        )
    }

    /// Writes emails that are signed by domains whose name servers say nothing.
    fn write(&self, house: &House, names: &Names, is_over: &AtomicBool) {
        let port = house.club().port();
        let own = house.club().own.clone();
        let mut nth = 0;
        while !is_over.load(Ordering::Relaxed) {
            nth += 1;
            let domain = format!("silent{nth}-{}.test", self.turn);
            let signer = Signer::of(&domain, names);
            signer.answer(names, Answer::Silence);
            names.tell(&format!("_dmarc.{domain}"), Answer::Silence);
            let mut eve = Correspondent::new(&format!("eve@{domain}"), Style::Bare);
            let draft = signer.sign(&eve.writes(&own, "join Eve"), None);
            // The listener holds each for as long as it asks; a stranger has many machines.
            thread::spawn(move || draft.send(port));
            self.emails.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(500));
        }
    }

    /// Looks at pictures, each in another size or theme.
    fn look(&self, pages: SocketAddr, is_over: &AtomicBool) {
        while !is_over.load(Ordering::Relaxed) {
            let nth = self.pictures.fetch_add(1, Ordering::Relaxed);
            let (game, ply) = (nth % 100 + 1, nth / 100);
            drop(request(pages, &format!("GET /game/{game}/board.png?ply={ply} HTTP/1.1"), "", ""));
        }
    }

    /// Asks for codes for other people's names, each time in a new browser.
    fn ask(&self, pages: SocketAddr, is_over: &AtomicBool) {
        while !is_over.load(Ordering::Relaxed) {
            let nth = self.codes.fetch_add(1, Ordering::Relaxed);
            let Some(page) = request(pages, "GET /sign-in HTTP/1.1", "", "") else { continue };
            let cookies: Vec<&str> = page
                .lines()
                .filter_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next())
                .collect();
            let cookies = format!("Cookie: {}\r\n", cookies.join("; "));
            let form = format!("name=Viking{}", nth % PLAYERS);
            drop(request(pages, "POST /sign-in HTTP/1.1", &cookies, &form));
        }
    }

    /// Plays six games against the house and moves at once in each.
    fn play(&self, house: &House, is_over: &AtomicBool) {
        let mut zed = Person::at_a_terminal(&format!("Zed{}", self.turn), house);
        zed.joins(house);
        for _ in 0..6 {
            let seat = zed.terminal().expect("a terminal");
            let (_, told) = seat.ask("challenge house 5 copenhagen attack", Luck::Good);
            assert!(told.text.contains("The game begins"), "{}", told.text);
        }
        let book = Book::open(&house.club().file());
        let (channel, address) = zed.address();
        let Some(number) = book.player(channel, &address) else { return };
        let mut chance = Chance::new(9);
        while !is_over.load(Ordering::Relaxed) {
            let mut turns = book.tables();
            turns.retain(|table| table.mover == number);
            let Some(&table) = chance.one_of(&turns) else {
                thread::sleep(Duration::from_millis(20));
                continue;
            };
            let moves = book.course(table.game).game.legal_moves();
            let Some(mv) = chance.one_of(&moves) else { continue };
            let heard = zed.plays(house, table.game, table.plies as usize + 1, &mv.to_string());
            self.plies.fetch_add(usize::from(heard == Heard::Done), Ordering::Relaxed);
        }
    }
}

/// What the pages answer, as far as it is text; `None` if they don't.
fn request(pages: SocketAddr, what: &str, headers: &str, form: &str) -> Option<String> {
    let mut stream = TcpStream::connect(pages).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let length = form.len();
    let headers = format!(
        "{what}\r\nHost: {pages}\r\nOrigin: http://{pages}\r\n{headers}Connection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
    );
    stream.write_all(headers.as_bytes()).ok()?;
    let mut said = Vec::new();
    stream.read_to_end(&mut said).ok()?;
    Some(String::from_utf8_lossy(&said).into_owned())
}
