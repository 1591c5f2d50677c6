//! A club without channels whose time the test controls: weeks pass in no time, and everything that
//! becomes due on the way is done.

use std::path::PathBuf;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, TimeZone, Utc};
use commands::{Order, OrganiserAct, Question};
use engine::ruleset::{Library, shipped_library};
use rusqlite::Connection;
use service::discord::Scene;
use service::{Actor, Answer, LadderRules, Place, Questions, Request, Rulebook, Service};
use storage::{Channel, File};

/// The steps in which time passes.
const STEP: TimeDelta = TimeDelta::hours(6);

/// How many games are checked at once when something is due.
const AT_ONCE: u32 = 100;

/// A club whose time the test controls.
pub struct Simulated {
    /// Its file, for reading.
    pub reading: File,
    /// The time there.
    pub now: DateTime<Utc>,
    service: Service,
    rules: Rulebook,
    path: PathBuf,
    requests: u32,
    _folder: tempfile::TempDir,
}

impl std::fmt::Debug for Simulated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a club at {}", self.now)
    }
}

impl Simulated {
    /// A new club with these ladder rules.
    ///
    /// # Panics
    /// It cannot be made.
    pub fn new(rules: LadderRules) -> Simulated {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.sqlite");
        let file = File::open(&path).expect("a new club");
        let reading = File::open_to_read(&path).expect("the same club");
        let ladders = Arc::new(rules);
        let rules = Rulebook { ladders, ..Rulebook::from(Arc::new(shipped_library().clone())) };
        let service = service::write_side(file, rules.clone(), Box::new(|| [7; 32]));
        let now = Utc.with_ymd_and_hms(2026, 11, 2, 10, 0, 0).single().expect("a moment");
        Simulated { reading, now, service, rules, path, requests: 0, _folder: folder }
    }

    /// The answer to a player at a terminal.
    ///
    /// # Panics
    /// The text is neither an order nor a question, or the club has an error.
    pub fn says(&mut self, name: &str, text: &str) -> Answer {
        self.asks(at_terminal(name), text)
    }

    /// The same for somebody on any channel.
    ///
    /// # Panics
    /// As above.
    pub fn asks(&mut self, actor: Actor, text: &str) -> Answer {
        self.requests += 1;
        let order = commands::read(text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
        let request = Request {
            id: self.requests.to_string(),
            place: Some(Place::of_message(&actor.address)),
            actor,
            order,
            seen: None,
        };
        let Order::Ask(question) = &request.order.order else {
            return service::handle(&mut self.service, self.now, &request).expect("no fault");
        };
        let asked = service::put_question(
            &self.questions(),
            self.now,
            &request.actor,
            request.order.game,
            question,
        );
        asked.expect("no fault").0
    }

    /// The answer to a player's question at a terminal, where it counts as seen.
    ///
    /// # Panics
    /// The text is no question, or the club has an error.
    pub fn shows(&mut self, name: &str, text: &str) -> Answer {
        let (game, question) = question(text);
        let actor = at_terminal(name);
        let asked = service::put_question(&self.questions(), self.now, &actor, game, &question);
        let (answer, shown) = asked.expect("no fault");
        if let Some(shown) = shown {
            service::show(&mut self.service, self.now, shown).expect("no fault");
        }
        answer
    }

    /// The answer to a question that somebody asks on the club's pages.
    ///
    /// # Panics
    /// The text is no question, or the club has an error.
    pub fn reads(&self, name: &str, text: &str) -> Answer {
        let (game, question) = question(text);
        let (actor, pages) = (at_terminal(name), Some(&Scene::Pages));
        let asked =
            service::put_question_in(&self.questions(), self.now, &actor, pages, game, &question);
        asked.expect("no fault").0
    }

    /// What the club's pages read.
    ///
    /// # Panics
    /// The file cannot be opened.
    pub fn questions(&self) -> Questions {
        let reading = File::open_to_read(&self.path).expect("the club");
        service::read_side(reading, self.rules.clone())
    }

    /// The answer to a host.
    ///
    /// # Panics
    /// The club has an error.
    pub fn host(&mut self, act: &OrganiserAct) -> Answer {
        self.requests += 1;
        service::act_as_host(&mut self.service, self.now, &self.requests.to_string(), act)
            .expect("no fault")
    }

    /// The organisers open the ladders of those rulesets.
    ///
    /// # Panics
    /// One cannot be opened.
    #[must_use]
    pub fn with_ladders(mut self, rulesets: &[&str]) -> Simulated {
        for &ruleset in rulesets {
            let open = OrganiserAct::OpenLadder { ladder: ruleset.to_owned(), house: None };
            let answer = self.host(&open);
            assert!(matches!(answer, Answer::Done(_)), "{ruleset}: {answer:?}");
        }
        self
    }

    /// Lets time pass and does what is due, like a running club.
    ///
    /// # Panics
    /// The club has an error.
    pub fn wait(&mut self, span: TimeDelta) {
        let end = self.now + span;
        while self.now < end {
            self.leap(STEP.min(end - self.now));
        }
    }

    /// The same in one step: everything that has become due is done late.
    ///
    /// # Panics
    /// The club has an error.
    pub fn leap(&mut self, span: TimeDelta) {
        self.now += span;
        while service::upkeep::tick(&mut self.service, self.now, AT_ONCE).expect("no fault")
            >= AT_ONCE as usize
        {}
    }

    /// The program is killed and starts again.
    ///
    /// # Panics
    /// The file cannot be opened.
    pub fn restart(&mut self) {
        let file = File::open(&self.path).expect("the club");
        self.service = service::write_side(file, self.rules.clone(), Box::new(|| [7; 32]));
    }

    /// The program starts again with another version of a ruleset beside those it had.
    ///
    /// # Panics
    /// The file isn't a ruleset, or the club's file cannot be opened.
    pub fn restart_with(&mut self, ruleset: &str) {
        let mut library = Library::clone(&self.rules.library);
        library.add(ruleset).expect("a ruleset");
        self.rules.library = Arc::new(library);
        self.restart();
    }

    /// Does what is due, of which nothing may be done in part: it fails with a table that takes
    /// nothing.
    ///
    /// # Panics
    /// The file cannot be opened, or nothing fails.
    pub fn fails_without(&mut self, table: &str) {
        let file = Connection::open(&self.path).expect("the club");
        let trigger = format!(
            "CREATE TRIGGER full BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'full'); END"
        );
        file.execute_batch(&trigger).expect("a trigger");
        service::upkeep::tick(&mut self.service, self.now, AT_ONCE)
            .expect_err("a table that takes nothing");
        file.execute_batch("DROP TRIGGER full").expect("a trigger");
    }
}

fn at_terminal(name: &str) -> Actor {
    Actor { channel: Channel::Terminal, address: name.to_owned(), language: None }
}

fn question(text: &str) -> (Option<u32>, Question) {
    let line = commands::read(text).unwrap_or_else(|misread| panic!("{text}: {misread:?}"));
    match line.order {
        Order::Ask(question) => (line.game, question),
        order @ Order::Do(_) => panic!("{order:?} is no question"),
    }
}
