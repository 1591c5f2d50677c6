//! Clubs of a given size for the benches, here and in `bot`. They are loaded in bulk once (with SQL
//! of their own, and nothing durable while they load), kept in `target/bench-clubs`, and used again
//! until the tables change.
//!
//! Every game follows one [`script`] for some plies, so that the number of plies is enough to know
//! a legal next one. What nobody reads while a club plays is made up: the heads of the chains are
//! random, and only running games have old notices and answers.
//!
//! Some of it is there for pages: [`REGULAR`] has very many games, few games are drawn, a [`LADDER`]
//! is long, and two [guests](Size::guests) play on the largest board.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};
use engine::notation::PlyText;
use engine::{Game, Terms, ruleset};
use rusqlite::{Connection, params};
use storage::File;

pub mod measure;

/// Grows when clubs are loaded in another way.
const LOADER: u32 = 3;

/// The plies of the script. Games that have begun with fewer can go on.
const SCRIPT: usize = 160;

/// Seconds between two events of a game.
const STEP: i64 = 10_800;

/// The ruleset of nearly all games, which has the ladder.
pub const LADDER: &str = "copenhagen";

/// The ruleset of the guests' games, on the largest board.
pub const LARGEST_BOARD: &str = "alea-evangelii";

/// The player with most finished games: 5,000, or half of all in a small club.
pub const REGULAR: i64 = 1;

/// How many of the first players are on the ladder, if there are that many, and how often places
/// have changed there.
const RUNGS: i64 = 150;
const CHANGES: i64 = 2_000;

/// How many games the two guests have finished, and how many they are playing.
const GUESTS_FINISHED: i64 = 200;
const GUESTS_RUNNING: i64 = 12;

#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Finished games are numbered from 1; the running ones come after them.
    pub finished: i64,
    /// Each player has 12 running games, 6 with each side.
    pub running: i64,
}

impl Size {
    /// A club with that many finished games, and running games and players to match.
    pub fn of(finished: i64) -> Size {
        // Fewer running games would come to their ends.
        let running = (finished * 6 / 100).max(600);
        Size { finished, running }
    }

    /// The number of players, who are numbered from 1.
    pub fn players(self) -> i64 {
        self.running / 6
    }

    /// The two who play on the largest board. Their games have the numbers after all others, first
    /// those that are over.
    pub fn guests(self) -> [i64; 2] {
        [self.players() + 1, self.players() + 2]
    }

    /// One in this many finished games is the regular's.
    fn regular(self) -> i64 {
        self.finished / (self.finished / 2).min(5_000)
    }
}

/// The moment at which the loaded part ends.
pub fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_793_620_800, 0).unwrap()
}

/// A player's name, which resembles no other and is no word of an order.
pub fn name(player: i64) -> String {
    let letter = |digit: u32| char::from(b"abcdefgh"[(player >> (3 * digit)) as usize & 7]);
    let letters: String = (0..5).rev().map(letter).collect();
    format!("Ka{letters}")
}

/// A player's email address. Those with odd numbers have one, and play by email.
pub fn address(player: i64) -> String {
    format!("{}@example.org", name(player).to_lowercase())
}

/// A long game of random legal plies, in canonical text.
pub fn script() -> Vec<String> {
    script_of(LADDER)
}

fn script_of(ruleset: &str) -> Vec<String> {
    let ruleset = ruleset::shipped_library().newest(ruleset).unwrap();
    (1..).map(|seed| playout(ruleset, seed)).find(|plies| plies.len() == SCRIPT).unwrap()
}

fn playout(ruleset: &Arc<ruleset::Ruleset>, seed: u64) -> Vec<String> {
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
    let mut random = measure::Random(seed);
    while game.outcome().is_none() && game.plies().len() < SCRIPT {
        let moves = game.legal_moves();
        let mv = moves[random.below(moves.len() as i64) as usize];
        game.play_read(&PlyText::from(mv)).unwrap();
    }
    game.plies().iter().map(|ply| game.ply_text(ply)).collect()
}

/// The file of a club of that size. The largest is used in place, and goes on from where the run
/// before left it; smaller ones are copied.
pub fn file(size: Size) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../bench-clubs");
    std::fs::create_dir_all(&folder).unwrap();
    let loading = folder.join("loading.sqlite");
    remove(&loading);
    let version = File::open(&loading).unwrap().version().unwrap();
    let kept = folder.join(format!("{}-games-{version}.{LOADER}.sqlite", size.finished));
    if !kept.exists() {
        let began = Instant::now();
        load(&loading, size);
        std::fs::rename(&loading, &kept).unwrap();
        println!("loaded {} in {:.0} s", kept.display(), began.elapsed().as_secs_f64());
    }
    remove(&loading);
    if size.finished >= 1_000_000 {
        return kept;
    }
    let copy = folder.join("copy.sqlite");
    remove(&copy);
    std::fs::copy(&kept, &copy).unwrap();
    copy
}

/// Lets an old club go on: it ran until now, and nobody's clock is due for days.
pub fn wind_up(path: &Path, now: DateTime<Utc>) {
    let connection = Connection::open(path).unwrap();
    let now = now.timestamp();
    connection
        .execute(
            "UPDATE games SET due_at = ?1 + id % 86400 WHERE due_at IS NOT NULL",
            [now + 86_400 * 5],
        )
        .unwrap();
    connection
        .execute(
            "INSERT INTO club (id, founded_at, alive_at) VALUES (1, ?1, ?1)
             ON CONFLICT (id) DO UPDATE SET alive_at = ?1",
            [now],
        )
        .unwrap();
    connection
        .execute_batch(
            "DELETE FROM outages;
             DELETE FROM outbox WHERE due_at IS NOT NULL AND data LIKE '%club-was-away%'",
        )
        .unwrap();
}

/// Reads a file once, so that the system has it in memory if it can, as it has files that are used
/// every day.
pub fn warm(path: &Path) {
    std::io::copy(&mut std::fs::File::open(path).unwrap(), &mut std::io::sink()).unwrap();
}

/// Removes a file and what SQLite keeps beside it.
fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
    }
}

fn load(path: &Path, size: Size) {
    let connection = Connection::open(path).unwrap();
    connection
        .execute_batch(
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;
             PRAGMA cache_size = -500000;
             CREATE TEMP TABLE script (ruleset TEXT, number INTEGER, text TEXT NOT NULL,
                                       PRIMARY KEY (ruleset, number)) WITHOUT ROWID;",
        )
        .unwrap();
    connection.execute_batch("BEGIN").unwrap();
    add_script(&connection, LADDER);
    add_script(&connection, LARGEST_BOARD);
    add_players(&connection, size);
    add_games(&connection, size);
    add_guests_games(&connection, size);
    add_events(&connection);
    add_ladder(&connection, size);
    add_notices_and_answers(&connection);
    connection.execute_batch("COMMIT").unwrap();
}

/// What happens in every game: in turn, a ply and the start of the opponent's clock.
fn add_script(connection: &Connection, id: &str) {
    let sql = "INSERT INTO script (ruleset, number, text) VALUES (?1, ?2, ?3)";
    let mut add = connection.prepare(sql).unwrap();
    let ruleset = ruleset::shipped_library().newest(id).unwrap();
    let announcements = Terms::default().announcements.word();
    let start = format!(
        "start {id} {} attackers=%A defenders=%D zones=UTC,UTC \
         announcements={announcements} rated public clock=7d+1d/10d",
        ruleset.version,
    );
    let plies = script_of(id).into_iter().flat_map(|ply| ["handed".into(), format!("ply {ply}")]);
    let all = std::iter::once(start).chain(plies).chain(["handed".to_owned()]);
    for (number, text) in (1i64..).zip(all) {
        add.execute(params![id, number, text]).unwrap();
    }
}

fn add_players(connection: &Connection, size: Size) {
    let mut player = connection
        .prepare(
            "INSERT INTO players (handle, folded, ascii, name, language, zone, channel, joined_at,
                                  seen_at)
             VALUES (?1, lower(?1), ?1, ?1, 'en', 'UTC', ?2, ?3, ?4)",
        )
        .unwrap();
    let mut called =
        connection.prepare("INSERT INTO names (folded, player) VALUES (lower(?1), ?2)").unwrap();
    let mut identity = connection
        .prepare(
            "INSERT INTO identities (player, channel, address, folded, confirmed_at)
             VALUES (?1, ?2, ?3, lower(?3), ?4)",
        )
        .unwrap();
    let joined_at = now().timestamp() - 86_400 * 1000;
    let [_, last] = size.guests();
    for number in 1..=last {
        let by_mail = number % 2 == 1;
        let channel = if by_mail { "email" } else { "terminal" };
        let seen_at = now().timestamp() - number * 7_919 % 2_000_000;
        player.execute(params![name(number), channel, joined_at, seen_at]).unwrap();
        called.execute(params![name(number), number]).unwrap();
        identity.execute(params![number, "terminal", name(number), joined_at]).unwrap();
        if by_mail {
            identity.execute(params![number, "email", address(number), joined_at]).unwrap();
        }
    }
}

fn add_games(connection: &Connection, size: Size) {
    let mut game = connection
        .prepare(
            "INSERT INTO games (attackers, defenders, began_at, events, head, plies, to_move,
                                due_at, ended_at, result, ruleset, public)
             VALUES (?1, ?2, ?3, ?4, randomblob(32), ?5, ?6, ?7, ?8, ?9, 'copenhagen', 1)",
        )
        .unwrap();
    let players = size.players();
    let mut random = measure::Random(7);
    let now = now().timestamp();
    for index in 0..size.finished {
        let plies = 30 + random.below(61);
        // The start, clock and ply in turn, the last clock, the resignation.
        let events = 2 * plies + 3;
        let is_regulars = index % size.regular() == 0;
        let one = if is_regulars { REGULAR - 1 } else { random.below(players) };
        let two = (one + 1 + random.below(players - 1)) % players;
        let (one, two) = if is_regulars && plies % 2 == 0 { (two, one) } else { (one, two) };
        let ended_at = now - 1 - random.below(86_400 * 900);
        let began_at = ended_at - (events - 1) * STEP;
        let won = if plies % 2 == 0 { "defenders" } else { "attackers" };
        let result = match index % (size.finished / 4) {
            0 => "draw by adjudication".to_owned(),
            _ => format!("{won} win by resignation"),
        };
        let none = None::<i64>;
        game.execute(params![
            one + 1,
            two + 1,
            began_at,
            events,
            plies,
            none,
            none,
            ended_at,
            result
        ])
        .unwrap();
    }
    for index in 0..size.running {
        let plies = 20 + random.below(31);
        let events = 2 * plies + 2;
        let (one, round) = (index % players, index / players);
        let two = (one + 1 + round) % players;
        let last_at = now - random.below(86_400);
        let began_at = last_at - (events - 1) * STEP;
        let to_move = if plies % 2 == 0 { "a" } else { "d" };
        // About the moment at which a fifth of the time is left.
        let due_at = last_at + 86_400 * 6;
        let none = None::<i64>;
        game.execute(params![
            one + 1,
            two + 1,
            began_at,
            events,
            plies,
            to_move,
            due_at,
            none,
            none
        ])
        .unwrap();
    }
}

/// The guests' games: those that are over, and those in which something has just happened.
fn add_guests_games(connection: &Connection, size: Size) {
    let mut game = connection
        .prepare(
            "INSERT INTO games (attackers, defenders, began_at, events, head, plies, to_move,
                                due_at, ended_at, result, ruleset, public)
             VALUES (?1, ?2, ?3, ?4, randomblob(32), ?5, ?6, ?7, ?8, ?9, ?10, 1)",
        )
        .unwrap();
    let now = now().timestamp();
    for index in 0..GUESTS_FINISHED + GUESTS_RUNNING {
        let is_over = index < GUESTS_FINISHED;
        let plies = 20 + index % 31;
        let events = 2 * plies + if is_over { 3 } else { 2 };
        let last_at = if is_over { now - 86_400 * (1 + index) } else { now - index };
        let began_at = last_at - (events - 1) * STEP;
        let [one, two] = size.guests();
        let (one, two) = if index % 2 == 0 { (one, two) } else { (two, one) };
        let running = Some(()).filter(|()| !is_over);
        let to_move = running.map(|()| if plies % 2 == 0 { "a" } else { "d" });
        let due_at = running.map(|()| last_at + 86_400 * 6);
        let won = if plies % 2 == 0 { "defenders" } else { "attackers" };
        let ended_at = Some(last_at).filter(|_| is_over);
        let result = ended_at.map(|_| format!("{won} win by resignation"));
        game.execute(params![
            one,
            two,
            began_at,
            events,
            plies,
            to_move,
            due_at,
            ended_at,
            result,
            LARGEST_BOARD
        ])
        .unwrap();
    }
}

/// A ladder whose places have changed often, with everybody's ratings and some matches that run.
fn add_ladder(connection: &Connection, size: Size) {
    let mut step = connection
        .prepare(
            "INSERT INTO ladder_log (ladder, number, at, what, player, from_place, to_place, rival,
                                     rival_place, game)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )
        .unwrap();
    let rungs = RUNGS.min(size.players());
    let began_at = now().timestamp() - 86_400 * 900;
    let open = "INSERT INTO ladders (ladder, opened_at) VALUES (?1, ?2)";
    connection.execute(open, params![LADDER, began_at]).unwrap();
    let mut places: Vec<i64> = (1..=rungs).collect();
    for (place, player) in (1i64..).zip(&places) {
        let none = None::<i64>;
        let at = began_at + place;
        step.execute(params![LADDER, place, at, "joined", player, none, place, none, none, none])
            .unwrap();
    }
    let mut random = measure::Random(11);
    for change in 0..CHANGES {
        let from = 1 + random.below(rungs - 1);
        let to = from - random.below(from.min(5) + 1);
        let (player, rival) = (places[from as usize], places[to as usize]);
        let at = began_at + change * 86_400 * 900 / CHANGES;
        // Somebody who wins takes the place of the other.
        let (what, reached) = if from == to { ("lost", from) } else { ("won", to) };
        let rival = if from == to { places[from as usize - 1] } else { rival };
        let rival_place = if from == to { from } else { to + 1 };
        let game = 1 + random.below(size.finished);
        let (from, reached) = (from + 1, reached + 1);
        step.execute(params![
            LADDER,
            rungs + change + 1,
            at,
            what,
            player,
            from,
            reached,
            rival,
            rival_place,
            game
        ])
        .unwrap();
        places.remove(from as usize - 1);
        places.insert(reached as usize - 1, player);
    }
    let mut rung = connection
        .prepare("INSERT INTO rungs (ladder, player, place, idle_since) VALUES (?1, ?2, ?3, ?4)")
        .unwrap();
    let mut rating = connection
        .prepare(
            "INSERT INTO ratings (ruleset, player, game, at, rating, deviation, volatility, lean,
                                  lean_weight, attacked, defended)
             VALUES (?1, ?2, ?3, ?4, ?5, 60.0, 0.06, 12.0, 0.002, 20, 20)",
        )
        .unwrap();
    for (place, player) in (1i64..).zip(&places) {
        let idle_since = now().timestamp() - place * 3_600;
        rung.execute(params![LADDER, player, place, idle_since]).unwrap();
        let points = 1900.0 - 5.0 * place as f64;
        for game in 1..=10 {
            rating.execute(params![LADDER, player, game, idle_since, points]).unwrap();
        }
    }
    connection
        .execute(
            "INSERT INTO ladder_matches (game, ladder, challenger, defender, began_at)
             SELECT id, ruleset, attackers, defenders, began_at FROM games
             WHERE id > ?1 AND attackers <= ?2 AND defenders <= ?2 ORDER BY id LIMIT 40",
            [size.finished, rungs],
        )
        .unwrap();
    connection.execute("INSERT INTO side_biases VALUES (?1, 20.0, 0.01, 1000)", [LADDER]).unwrap();
}

fn add_events(connection: &Connection) {
    connection
        .execute(
            "INSERT INTO events (game, number, at, text)
             SELECT games.id, number, began_at + (number - 1) * ?1,
                    CASE WHEN number = 1
                         THEN replace(replace(text, '%A', attackers), '%D', defenders)
                         WHEN number = events AND ended_at IS NOT NULL
                         THEN CASE WHEN result LIKE 'draw%' THEN 'adjudicated draw agreed by post'
                                   ELSE iif(plies % 2 = 0, 'resigned attackers',
                                            'resigned defenders') END
                         ELSE text END
             FROM games CROSS JOIN script ON script.ruleset = games.ruleset
             WHERE number <= events",
            [STEP],
        )
        .unwrap();
}

/// A notice and an answer for every ply of the running games.
fn add_notices_and_answers(connection: &Connection) {
    connection
        .execute(
            "INSERT INTO outbox (player, channel, game, event, data, queued_at, tries, claimed_at,
                                 state, sent_to, quotes)
             SELECT players.id, players.channel, games.id, number,
                    '{\"v\":1,\"what\":\"ply\",\"game\":' || games.id || ',\"event\":' || number
                    || '}',
                    began_at + (number - 1) * ?1, 1, began_at + (number - 1) * ?1, 'handed', handle, 0
             FROM games CROSS JOIN script ON script.ruleset = games.ruleset
                  CROSS JOIN players ON players.id = iif(number % 4 = 1, attackers, defenders)
             WHERE ended_at IS NULL AND number <= events AND number > 1 AND number % 2 = 1",
            [STEP],
        )
        .unwrap();
    connection
        .execute(
            "INSERT INTO requests (player, key, at, number, quotes, answer)
             SELECT player, randomblob(16), queued_at, 1, 0,
                    '{\"v\":1,\"done\":{\"what\":\"ply\",\"game\":' || game || ',\"event\":'
                    || event || '}}'
             FROM outbox ORDER BY queued_at",
            [],
        )
        .unwrap();
}
