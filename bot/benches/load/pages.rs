//! How fast pages are, and how large: the router of a running club is asked for every kind of page
//! over HTTP on loopback. A page is timed from its request to the last of its bytes.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;

use ::club::{Club, Folder, Opened};
use chrono::{NaiveTime, Utc};
use pictures::{Art, Painter};
use rusqlite::{Connection, params};
use service::token::Token;
use web::{Pages, Site};

use super::club::measure::{Random, Times};
use super::club::{self, LADDER, LARGEST_BOARD, REGULAR, Size};
use super::library;

/// How often each page is asked for, after a few times that don't count.
const TIMES: usize = 300;
const BEFORE: usize = 5;

/// What the promise is: bytes, and milliseconds.
const MOST_BYTES: usize = 60_000;
const MOST_TIME: f64 = 5_000.0;

type Address = Box<dyn Fn(&mut Random) -> String>;

#[expect(clippy::too_many_lines, reason = "one of each")]
pub fn measure(path: &Path, size: Size) {
    let parent = tempfile::tempdir().unwrap();
    let folder = Folder::open(&parent.path().join("club")).unwrap();
    std::os::unix::fs::symlink(path.canonicalize().unwrap(), folder.file()).unwrap();
    club::wind_up(path, Utc::now());
    let cookie = format!("taflpost={}", sign_in(path));
    let own = own_turn(path);
    // A file of an older version is brought up to date here.
    let mut opening = Times::default();
    let Opened { club, threads, .. } = opening.time(|| Club::open(&folder, library()).unwrap());
    println!("opened in {:.1} ms", opening.median() / 1000.0);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
    let at = listener.local_addr().unwrap();
    let painter = Arc::new(Painter::new(Art::shipped().clone()));
    let site = Arc::new(Site::default());
    runtime.spawn(web::serve_pages(
        ::club::Listener::Port(listener),
        Pages {
            club: club.clone(),
            painter,
            library: library(),
            site,
            drawings: Arc::default(),
            askers: Arc::default(),
        },
    ));
    let mut browser = Browser::at(at);
    let board = browser.get("/game/1?ply=20", None, None);
    let largest = size.finished + size.running + 212;
    let large = browser.get(&format!("/game/{largest}"), None, None);
    println!(
        "{:44} {:>9} {:>9} {:>9} {:>7}",
        "pages, microseconds", "median", "p99", "most", "bytes"
    );
    let mut line = |what: &str, cookie: Option<&str>, mark: bool, address: Address| {
        let mut random = Random(5);
        let (mut times, mut most) = (Times::default(), 0);
        for round in 0..BEFORE + TIMES {
            let path = address(&mut random);
            let known = mark.then(|| browser.get(&path, cookie, None).mark);
            let mut ask = || browser.get(&path, cookie, known.as_deref());
            let page = if round < BEFORE { ask() } else { times.time(ask) };
            let expected = if mark { 304 } else { 200 };
            assert_eq!(page.status, expected, "{path}: {}", page.text);
            most = most.max(page.text.len());
        }
        assert!(most <= MOST_BYTES, "{what} has {most} bytes");
        let slow = if times.at(990) > MOST_TIME { "   p99 over 5 ms" } else { "" };
        println!("{what:44} {times} {most:>7}{slow}");
    };
    let fixed = |path: &str| -> Address {
        let path = path.to_owned();
        Box::new(move |_| path.clone())
    };
    let regular = club::name(REGULAR);
    for (what, path) in [
        ("home", "/".to_owned()),
        ("challenges", "/challenges".to_owned()),
        ("players", "/players".to_owned()),
        ("a player with very many games", format!("/player/{regular}")),
        ("ladders", "/ladders".to_owned()),
        ("a ladder of 150 players", format!("/ladder/{LADDER}")),
        ("the picture of its places", format!("/ladder/{LADDER}?chart=ladder-{LADDER}")),
        ("a ladder's rules", format!("/ladder/{LADDER}/rules")),
        ("tournaments", "/tournaments".to_owned()),
        ("rulesets", "/rules".to_owned()),
        ("rules", format!("/rules/{LADDER}")),
        ("all rules, with examples", format!("/rules/{LADDER}/all")),
        ("help", "/help".to_owned()),
        ("privacy", "/privacy".to_owned()),
        ("games", "/games".to_owned()),
        ("games: running", "/games?result=running".to_owned()),
        ("games: over", "/games?result=over".to_owned()),
        ("games: attackers won", "/games?result=attackers".to_owned()),
        ("games: drawn, which is rare", "/games?result=drawn".to_owned()),
        ("games: of a ruleset", format!("/games?ruleset={LADDER}")),
        ("games: of a rare ruleset", format!("/games?ruleset={LARGEST_BOARD}")),
        ("games: of a ruleset that nobody plays", "/games?ruleset=brandubh".to_owned()),
        ("games: of a ruleset, drawn", format!("/games?ruleset={LADDER}&result=drawn")),
        ("games: of a rare ruleset, drawn", format!("/games?ruleset={LARGEST_BOARD}&result=drawn")),
        ("games: of a player with very many", format!("/games?player={regular}")),
        ("games: of theirs, won by defenders", format!("/games?player={regular}&result=defenders")),
        ("games: of theirs, drawn", format!("/games?player={regular}&result=drawn")),
        ("games: of theirs, of a ruleset", format!("/games?player={regular}&ruleset={LADDER}")),
        (
            "games: of theirs, of another ruleset",
            format!("/games?player={regular}&ruleset={LARGEST_BOARD}"),
        ),
        (
            "games: of theirs, of a ruleset, drawn",
            format!("/games?player={regular}&ruleset={LADDER}&result=drawn"),
        ),
        ("a running game on the largest board", format!("/game/{largest}")),
        ("its board", large.board()),
        ("a board", board.board()),
    ] {
        line(what, None, false, fixed(&path));
    }
    let older = move |random: &mut Random| {
        let ended_at = club::now().timestamp() - 1 - random.below(86_400 * 900);
        format!("f{ended_at}-{}", size.finished)
    };
    line(
        "games: a later part",
        None,
        false,
        Box::new(move |random| format!("/games?before={}", older(random))),
    );
    line("games: a later part of a player's", None, false, {
        let regular = regular.clone();
        Box::new(move |random| format!("/games?player={regular}&before={}", older(random)))
    });
    let finished = move |random: &mut Random| 1 + random.below(size.finished);
    let running = move |random: &mut Random| size.finished + 1 + random.below(size.running);
    let player = move |random: &mut Random| club::name(1 + random.below(size.players()));
    let any: [(&str, Address); 7] = [
        ("a player", Box::new(move |random| format!("/player/{}", player(random)))),
        (
            "games: of any player",
            Box::new(move |random| format!("/games?player={}", player(random))),
        ),
        ("a running game", Box::new(move |random| format!("/game/{}", running(random)))),
        ("a finished game", Box::new(move |random| format!("/game/{}", finished(random)))),
        ("a move of it", Box::new(move |random| format!("/game/{}?ply=20", finished(random)))),
        ("its record", Box::new(move |random| format!("/game/{}/record.txt", finished(random)))),
        ("its picture", Box::new(move |random| format!("/game/{}/board.png", finished(random)))),
    ];
    for (what, address) in any {
        line(what, None, false, address);
    }
    for (what, path) in [
        ("signed in: home", "/".to_owned()),
        ("signed in: my games", "/mine".to_owned()),
        ("signed in: settings", "/settings".to_owned()),
        ("signed in: a game, on turn", format!("/game/{own}")),
        ("signed in: the ladder", format!("/ladder/{LADDER}")),
    ] {
        line(what, Some(&cookie), false, fixed(&path));
    }
    line("a finished game that the browser has", None, true, {
        Box::new(move |random| format!("/game/{}", finished(random)))
    });
    runtime.shutdown_background();
    drop(club);
    threads.join();
}

/// Signs the regular in on a device, whose secret this is.
fn sign_in(path: &Path) -> Token {
    let secret = Token::of([7; 32]);
    let now = Utc::now();
    let day = now.date_naive().and_time(NaiveTime::MIN).and_utc().timestamp();
    let connection = Connection::open(path).unwrap();
    connection.execute("DELETE FROM devices", []).unwrap();
    connection
        .execute(
            "INSERT INTO devices (secret_hash, player, name, code_hash, asked_at, number,
                                  confirmed_at, used_on)
             VALUES (?1, ?2, 'Firefox (Linux)', zeroblob(32), ?3, 1, ?3, ?4)",
            params![secret.hash(), REGULAR, now.timestamp(), day],
        )
        .unwrap();
    secret
}

/// A game in which it is the regular's turn.
fn own_turn(path: &Path) -> i64 {
    let sql = "SELECT id FROM games WHERE ended_at IS NULL
               AND iif(to_move = 'a', attackers, defenders) = ?1 LIMIT 1";
    Connection::open(path).unwrap().query_row(sql, [REGULAR], |row| row.get(0)).unwrap()
}

/// One connection, which is kept.
struct Browser {
    at: SocketAddr,
    stream: TcpStream,
}

struct Fetched {
    status: u16,
    mark: String,
    text: String,
}

impl Fetched {
    /// The address of its first board.
    fn board(&self) -> String {
        let text = self.text.replace("&#x2f;", "/").replace("&amp;", "&");
        let begins = text.find("/board.svg?").unwrap_or_else(|| panic!("no board: {text}"));
        text[begins..].split([' ', '"']).next().unwrap().to_owned()
    }
}

impl Browser {
    fn at(at: SocketAddr) -> Browser {
        let stream = TcpStream::connect(at).unwrap();
        stream.set_nodelay(true).unwrap();
        Browser { at, stream }
    }

    fn get(&mut self, path: &str, cookie: Option<&str>, known: Option<&str>) -> Fetched {
        let mut request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n", self.at);
        for (name, value) in [("cookie", cookie), ("if-none-match", known)] {
            if let Some(value) = value {
                request.push_str(&format!("{name}: {value}\r\n"));
            }
        }
        request.push_str("\r\n");
        self.stream.write_all(request.as_bytes()).unwrap();
        let (mut bytes, mut buffer) = (Vec::new(), [0; 65_536]);
        let head = loop {
            let read = self.stream.read(&mut buffer).unwrap();
            assert!(read > 0, "{path}: closed");
            bytes.extend_from_slice(&buffer[..read]);
            if let Some(head) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break head;
            }
        };
        let headers = String::from_utf8(bytes[..head].to_vec()).unwrap();
        let header = |name: &str| {
            let found = headers.lines().find_map(|line| line.strip_prefix(name));
            found.unwrap_or_default().trim().to_owned()
        };
        let status: u16 = headers[9..12].parse().unwrap();
        let length: usize = match status {
            304 => 0,
            _ => header("content-length:").parse().unwrap(),
        };
        while bytes.len() < head + 4 + length {
            let read = self.stream.read(&mut buffer).unwrap();
            assert!(read > 0, "{path}: closed");
            bytes.extend_from_slice(&buffer[..read]);
        }
        let text = String::from_utf8_lossy(&bytes[head + 4..]).into_owned();
        Fetched { status, mark: header("etag:"), text }
    }
}
