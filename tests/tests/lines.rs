//! Nobody learns anything about the lines that somebody else tries: in two clubs that differ in
//! nothing but those, everybody else is told and shown the same, whatever they ask. (That asking
//! takes the same time is tested where notes are kept, in `storage/src/notes.rs`.)

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use commands::Order;
use commands::words::{OrderWord, Word};
use engine::ruleset::{Language, shipped_library};
use pictures::{Painter, Seat};
use service::choose::{BoardQuestion, Moves};
use service::{Actor, Answer, Place, Questions, Request, Service};
use storage::{Channel, File, GameId};
use templates::{Notice, Reader};

/// In everything that is written beside a line.
const MARK: &str = "zanz";

struct Club {
    service: Service,
    questions: Questions,
    now: DateTime<Utc>,
    requests: u32,
    /// Everything that others than Alva were told and shown.
    told: Vec<String>,
    painter: Painter,
}

impl Club {
    fn open(folder: &Path) -> Club {
        let path = folder.join("club.sqlite");
        let library = Arc::new(shipped_library().clone());
        let mut drawn = 0;
        let entropy = move || {
            drawn += 1;
            [drawn; 32]
        };
        let file = File::open(&path).expect("the club");
        let read = File::open_to_read(&path).expect("the club");
        Club {
            service: service::write_side(file, Arc::clone(&library), Box::new(entropy))
                .reached_over(Channel::ALL),
            questions: service::read_side(read, library),
            now: DateTime::from_timestamp(1_793_613_600, 0).expect("a moment"),
            requests: 0,
            told: Vec::new(),
            painter: Painter::new(pictures::Art::shipped().clone()),
        }
    }

    /// Somebody gives an order or asks a question.
    fn say(&mut self, name: &str, line: &str) {
        let order = commands::read(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        let actor = Actor { channel: Channel::Terminal, address: name.into(), language: None };
        let answer = match &order.order {
            Order::Ask(question) => {
                let asked =
                    service::put_question(&self.questions, self.now, &actor, order.game, question);
                let (answer, shown) = asked.expect("an answer");
                if let Some(shown) = shown {
                    service::show(&mut self.service, self.now, shown).expect("the club");
                }
                answer
            }
            Order::Do(_) => {
                self.requests += 1;
                let id = format!("{name} {}", self.requests);
                let place = Some(Place::of_message("here"));
                let request = Request { id, actor, order, seen: None, place };
                service::handle(&mut self.service, self.now, &request).expect("an answer")
            }
        };
        self.now += TimeDelta::seconds(1);
        let reader = Reader::stranger(Language::English, "Tafl Club", self.now);
        if name == "Alva" {
            return;
        }
        let (text, drawings) = match &answer {
            Answer::Done(notice) => (notice.text(&reader), self.drawings(notice)),
            Answer::Refused(refusal) => (refusal.text(&reader), Vec::new()),
        };
        self.told.push(format!("{name}: {line}\n{text}\n{drawings:?}"));
    }

    fn drawings(&self, notice: &Notice) -> Vec<(String, Vec<u8>)> {
        let drawings = notice.drawings().into_iter();
        let draw = |drawing: templates::notice::Drawing<'_>| {
            (drawing.file_name(), drawing.draw(&self.painter, Seat::South))
        };
        drawings.map(draw).collect()
    }

    /// What others get by themselves.
    fn deliver(&mut self) {
        for channel in Channel::ALL {
            for mut letter in service::letters::claim(&mut self.service, self.now, channel, 1000)
                .expect("the outbox")
            {
                service::letters::complete(&self.questions, self.now, &mut letter)
                    .expect("the archive");
                for part in &letter.parts {
                    let text = part.notice.text(&letter.reader);
                    let archive = part.notice.file().map(|archive| archive.text.clone());
                    if letter.address != "Alva" {
                        self.told.push(format!("to {}: {text}\n{archive:?}", letter.address));
                    }
                    service::letters::handed(&mut self.service, self.now, part.id)
                        .expect("a receipt");
                }
            }
        }
    }
}

/// Everything that can be said with each word: alone, and with what could lead to a line.
fn lines() -> Vec<String> {
    let begins = OrderWord::ALL.iter().map(|word| word.canonical());
    let with = |word: &str| {
        let arguments = [
            "",
            "1",
            "1 1",
            "alva",
            "ylva",
            "brandubh",
            "after 0",
            "after 0 d1-c1",
            "d1-c1",
            "back",
            "save",
            "save mine",
            "tries",
            "tries 1",
            "tries 2",
            "show",
            "clear",
            "open",
            "d1",
            "a",
            "on",
            "all",
            "alva hello",
            "hello",
        ];
        arguments.map(|argument| format!("{word} {argument}").trim().to_owned())
    };
    // What ends the game or the player comes by itself below.
    let ends = ["resign yes", "erase", "unsubscribe", "join", "rename", "withdraw"];
    let is_said = |line: &String| {
        !ends.iter().any(|end| line.starts_with(end)) && commands::read(line).is_ok()
    };
    let of_all = begins.flat_map(with).filter(is_said);
    let lines: Vec<String> = of_all.collect();
    let of_game = lines.iter().map(|line| format!("1: {line}"));
    of_game.filter(is_said).chain(lines.iter().cloned()).collect()
}

/// A game in which Alva does that as well, and what others were told and shown.
fn told(tries: &[&str], folder: &Path) -> Vec<String> {
    let mut club = Club::open(folder);
    for name in ["Alva", "Ylva", "Bodil"] {
        club.say(name, "join");
    }
    for (name, line) in [
        ("Alva", "challenge ylva brandubh attack"),
        ("Ylva", "accept"),
        ("Alva", "d1-c1"),
        ("Ylva", "d3-a3"),
        ("Alva", "note only a note"),
    ] {
        club.say(name, line);
    }
    let try_all = |club: &mut Club| {
        for line in tries {
            club.say("Alva", line);
        }
    };
    let ask_all = |club: &mut Club| {
        for name in ["Ylva", "Bodil"] {
            for line in lines() {
                club.say(name, &line);
            }
        }
        club.deliver();
    };
    let from = club.now;
    try_all(&mut club);
    // The same time passes in both clubs.
    club.now = from + TimeDelta::seconds(120);
    ask_all(&mut club);
    let actor = Actor { channel: Channel::Terminal, address: "Ylva".into(), language: None };
    let look = BoardQuestion::Pieces(Moves::Tried);
    let chosen = service::choose::choose_at_board(
        &club.questions,
        club.now,
        &actor,
        (GameId(1), None),
        &look,
    );
    club.told.push(format!("{:?}", chosen.expect("the club").0.is_ok()));
    club.say("Ylva", "export yes");
    club.deliver();
    let from = club.now;
    try_all(&mut club);
    club.now = from + TimeDelta::seconds(120);
    club.say("Ylva", "resign yes");
    ask_all(&mut club);
    // Only notes that Alva has opened can be read.
    club.say("Ylva", "export yes");
    club.deliver();
    club.told
}

#[test]
fn nobody_learns_of_lines_that_somebody_else_tries() {
    let tries = [
        "1: try after 2 c1-c2 a3-a4",
        "1: try save zanz holds?",
        "1: try b4-b5",
        "1: try back",
        "1: try after 1 d3-b3 c1-c2",
        "1: try save zanz",
        "1: tries 1",
    ];
    let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    // A player who tries moves has seen the board, which others may notice.
    let without = told(&["1: board"], folders[0].path());
    let with = told(&tries, folders[1].path());
    assert!(without.len() > 500, "{}", without.len());
    assert_eq!(without.len(), with.len());
    for (without, with) in without.iter().zip(&with) {
        assert_eq!(without, with);
        assert!(!with.contains(MARK));
    }
}
