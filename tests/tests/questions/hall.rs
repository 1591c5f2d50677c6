//! A club in a file whose time the test controls, with all that can be seen of it from outside, and
//! copies of it in which something else can be tried.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use chrono::{DateTime, TimeDelta, TimeZone as _, Utc};
use commands::{Misread, Order, OrderLine};
use engine::ruleset::{Library, shipped_library};
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use service::token::Token;
use service::{Actor, Answer, Heard, Place, Questions, Request, Service, devices};
use storage::{Channel, File};

/// Whatever a player could notice of what an answer has done, as far as these tests can cause it. When
/// somebody was shown something is left out: looking changes that.
const STATE: [&str; 7] = [
    "SELECT 'event', game, text FROM events WHERE number > 1 AND text <> 'handed'",
    "SELECT 'game', id, result FROM games",
    "SELECT 'invitation', id, sender, recipient, terms, state FROM invitations",
    "SELECT 'player', id, handle, language, zone, channel, digest, erased_at IS NULL, board, \
     remind_hours, pass_on, reports, pace FROM players",
    "SELECT 'address', id, player, address, suspended_at IS NULL FROM identities",
    "SELECT 'message', id, game, text FROM messages",
    "SELECT 'archive', id FROM outbox WHERE data LIKE '%\"archive\"%'",
];

/// How many things become due at once when the test lets time pass.
const AT_ONCE: u32 = 1000;

static LIBRARY: LazyLock<Arc<Library>> = LazyLock::new(|| Arc::new(shipped_library().clone()));

pub struct Hall {
    pub service: Service,
    pub questions: Questions,
    pub now: DateTime<Utc>,
    folder: tempfile::TempDir,
    sql: Connection,
    requests: u32,
}

impl Hall {
    /// A new club, in which these have joined at their terminals.
    pub fn of(names: &[&str]) -> Hall {
        let folder = tempfile::tempdir().expect("a folder");
        File::open(&folder.path().join("club.sqlite")).expect("a new club");
        let now = Utc.with_ymd_and_hms(2026, 11, 2, 10, 0, 0).single().expect("a moment");
        let mut hall = Hall::at(folder, now);
        for name in names {
            hall.says(name, "join");
        }
        hall
    }

    fn at(folder: tempfile::TempDir, now: DateTime<Utc>) -> Hall {
        let path = folder.path().join("club.sqlite");
        let library = Arc::clone(&LIBRARY);
        let file = File::open(&path).expect("the club");
        let read = File::open_to_read(&path).expect("the club");
        let mut drawn = 0_u64;
        let entropy = move || {
            drawn += 1;
            let mut bytes = [0; 32];
            bytes.iter_mut().zip(drawn.to_le_bytes()).for_each(|(byte, drawn)| *byte = drawn);
            bytes
        };
        Hall {
            service: service::write_side(file, Arc::clone(&library), Box::new(entropy))
                .reached_over(Channel::ALL),
            questions: service::read_side(read, library),
            sql: Connection::open(&path).expect("the club"),
            now,
            folder,
            requests: 0,
        }
    }

    /// The same club once more: what happens in one of them doesn't in the other.
    pub fn copy(&self) -> Hall {
        let folder = tempfile::tempdir().expect("a folder");
        for entry in fs::read_dir(self.folder.path()).expect("the club") {
            let path: PathBuf = entry.expect("a file").path();
            let name = path.file_name().expect("a name");
            // What readers have noted belongs to the file that they read.
            if path.extension().is_none_or(|end| end != "sqlite-shm") {
                fs::copy(&path, folder.path().join(name)).expect("a copy");
            }
        }
        Hall { requests: self.requests + 1000, ..Hall::at(folder, self.now) }
    }

    /// Changes what is in the file.
    pub fn change(&self, sql: &str) {
        self.sql.execute_batch(sql).expect("a change");
    }

    /// A player signs in on a device.
    pub fn sign_in(&self, name: &str, secret: Token) {
        let sql = "INSERT INTO devices (secret_hash, player, name, code_hash, asked_at, \
                   number, confirmed_at, used_on) SELECT ?2, id, 'Firefox', ?2, ?3, 1, ?3, ?3 \
                   FROM players WHERE handle = ?1";
        let at = self.now.timestamp();
        self.sql.execute(sql, (name, secret.hash(), at)).expect("a device");
    }

    /// Another address of a player.
    pub fn link(&self, name: &str, channel: Channel, address: &str) {
        let sql = "INSERT INTO identities (player, channel, address, folded, confirmed_at) \
                   SELECT id, ?2, ?3, ?3, ?4 FROM players WHERE handle = ?1";
        let row = (name, channel.name(), address, self.now.timestamp());
        self.sql.execute(sql, row).expect("an address");
    }

    /// All that can be noticed.
    pub fn state(&self) -> BTreeSet<String> {
        let mut state = BTreeSet::new();
        for sql in STATE {
            let mut query = self.sql.prepare_cached(sql).expect("a query");
            let columns = query.column_count();
            let mut rows = query.query([]).expect("rows");
            while let Some(row) = rows.next().expect("a row") {
                let mut texts = Vec::new();
                for column in 0..columns {
                    texts.push(match row.get_ref(column).expect("a column") {
                        ValueRef::Null => "-".to_owned(),
                        ValueRef::Integer(number) => number.to_string(),
                        ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
                        other => format!("{other:?}"),
                    });
                }
                state.insert(texts.join(" "));
            }
        }
        state
    }

    /// Time passes, and what becomes due is done.
    pub fn wait(&mut self, span: TimeDelta) {
        self.now += span;
        while service::upkeep::tick(&mut self.service, self.now, AT_ONCE).expect("no fault") > 0 {}
    }

    /// A number that no other request has had.
    pub fn number(&mut self) -> u32 {
        self.requests += 1;
        self.requests
    }

    /// Somebody at a terminal gives a command, and answers nothing with it.
    pub fn says(&mut self, name: &str, line: &str) -> Answer {
        let line = commands::read(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        self.gives(&at_terminal(name), line)
    }

    /// The same in any channel.
    pub fn gives(&mut self, actor: &Actor, order: OrderLine) -> Answer {
        let id = format!("given {}", self.number());
        let actor = actor.clone();
        self.hear(&Request { id, actor, order, seen: None, place: None }).answer
    }

    /// What the club answers to a request.
    pub fn hear(&mut self, request: &Request) -> Heard {
        let Order::Ask(question) = &request.order.order else {
            return service::hear(&mut self.service, self.now, request, None).expect("no fault");
        };
        let closed = request.place.as_ref().and_then(|place| {
            let closed =
                service::close_question(&mut self.service, self.now, &request.actor, place);
            closed.expect("no fault")
        });
        let game = request.order.game;
        let asked =
            service::put_question(&self.questions, self.now, &request.actor, game, question);
        let (answer, shown) = asked.expect("no fault");
        if let Some(shown) = shown {
            service::show(&mut self.service, self.now, shown).expect("no fault");
        }
        if answer.offers_first_game()
            && let Some(place) = &request.place
        {
            let (service, actor) = (&mut self.service, &request.actor);
            service::note_first_game(service, self.now, actor, place).expect("no fault");
        }
        Heard { first: closed, answer, joined: false }
    }

    /// Whether a player is in a game that goes on.
    pub fn plays(&self, name: &str) -> bool {
        let sql = "SELECT EXISTS (SELECT * FROM games JOIN players ON players.id IN (attackers, defenders) \
                   WHERE handle = ?1 AND ended_at IS NULL)";
        self.sql.query_row(sql, [name], |row| row.get(0)).expect("a query")
    }

    /// What the club reads in a line that is said there.
    pub fn understand(
        &self,
        actor: &Actor,
        place: &Place,
        line: &str,
    ) -> Result<OrderLine, Misread> {
        let read =
            service::understand::understand_line(&self.questions, self.now, actor, place, line);
        read.expect("no fault")
    }

    /// What it answers to a line that is no order.
    pub fn hear_misread(
        &mut self,
        (actor, place): (&Actor, &Place),
        game: Option<u32>,
        misread: Misread,
    ) -> Heard {
        let heard =
            service::hear_misread(&mut self.service, self.now, (actor, place), game, misread);
        heard.expect("no fault")
    }
}

pub fn at_terminal(name: &str) -> Actor {
    Actor { channel: Channel::Terminal, address: name.to_owned(), language: None }
}

pub fn on_device(secret: Token) -> Actor {
    Actor { channel: Channel::Web, address: devices::address(secret), language: None }
}
