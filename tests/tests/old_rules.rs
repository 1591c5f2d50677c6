//! A game that began by an earlier version of its ruleset is played, shown, written down and verified
//! by that version; new games are played by the newest.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use commands::{NewTournament, Order, OrganiserAct};
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::{Actor, Answer, LadderRules, Questions, Request, Service, verify};
use storage::{Channel, File, GameId, GameRow, TournamentId};
use templates::Notice;
use tests::simulated::Simulated;

/// A club's file from before `brandubh` had a second version, in the middle of its games.
const OLD: &str = include_str!("../old/waiting-clocks.sql");

/// The king steps beside his throne and two attackers close in on him, in line. By the first version
/// that takes him only with a third; by the second it does.
const BETWEEN_TWO: [(&str, &str); 6] = [
    ("ylva", "c4-c6"),
    ("alva", "b4-b5"),
    ("ylva", "d4-c4"),
    ("alva", "c1-c3"),
    ("ylva", "e4-e7"),
    ("alva", "b5-c5"),
];

struct Club {
    service: Service,
    questions: Questions,
    now: DateTime<Utc>,
    requests: u32,
}

impl Club {
    fn request(&mut self, name: &str, line: &str) -> Request {
        self.requests += 1;
        self.now += TimeDelta::minutes(1);
        Request {
            id: self.requests.to_string(),
            actor: Actor {
                channel: Channel::Email,
                address: format!("{name}@players.test"),
                language: None,
            },
            order: commands::read(line).expect("an order"),
            seen: None,
            place: None,
        }
    }

    fn say(&mut self, name: &str, line: &str) {
        let request = self.request(name, line);
        let answer = service::handle(&mut self.service, self.now, &request).expect("an answer");
        assert!(matches!(answer, Answer::Done(_)), "{name}: {line}: {answer:?}");
    }

    fn ask(&mut self, name: &str, line: &str) -> Notice {
        let Request { actor, order, .. } = self.request(name, line);
        let Order::Ask(question) = &order.order else { panic!("{line} asks nothing") };
        let answer = service::put_question(&self.questions, self.now, &actor, order.game, question);
        match answer.expect("an answer").0 {
            Answer::Done(notice) => *notice,
            refused => panic!("{name}: {line}: {refused:?}"),
        }
    }

    /// The version of the rules that the line shows.
    fn shown(&mut self, line: &str) -> u32 {
        let Notice::Rules(ruleset, _) = self.ask("ylva", line) else { panic!("{line}") };
        assert_eq!(ruleset.id, "brandubh");
        ruleset.version
    }
}

#[test]
fn a_running_game_keeps_its_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.sqlite");
    Connection::open(&path).expect("a file").execute_batch(OLD).expect("the old file");
    let library = Arc::new(shipped_library().clone());
    let file = File::open(&path).expect("the same club");
    let reading = File::open_to_read(&path).expect("the same club");
    let answering = File::open_to_read(&path).expect("the same club");
    let questions = service::read_side(answering, Arc::clone(&library));
    let mut drawn = 0_u8;
    let entropy = move || {
        drawn = drawn.wrapping_add(1);
        [drawn; 32]
    };
    let service = service::write_side(file, Arc::clone(&library), Box::new(entropy));
    let row = |game: i64| -> GameRow {
        reading.view().game(GameId(game)).expect("the file").expect("a game")
    };
    let verify = |game: i64| {
        let verified = verify::game(reading.view(), &library, &row(game)).expect("the file");
        verified.unwrap_or_else(|why| panic!("game {game}: {why}"));
    };
    let now = row(2).began_at + TimeDelta::hours(1);
    let mut club = Club { service, questions, now, requests: 0 };
    service::upkeep::wake(&mut club.service, club.now).expect("the file");

    assert_eq!((club.shown("2 rules"), club.shown("rules brandubh")), (1, 2));
    for (name, mv) in BETWEEN_TWO {
        club.say(name, &format!("2 {mv}"));
    }
    assert_eq!(row(2).folded.ended_at, None, "by its own version the king stands");
    // A third attacker takes him, the throne being the fourth.
    club.say("ylva", "2 e7-f7");
    club.say("alva", "2 a4-b4");
    assert_eq!(row(2).folded.result.as_deref(), Some("attackers win by king-captured"));
    verify(2);
    let Notice::Record(record) = club.ask("ylva", "2 record") else { panic!("no record") };
    let text = record.to_string();
    assert!(text.contains("\nRuleset: brandubh 1\n"), "{text}");
    verify::record(&text, &library).unwrap_or_else(|why| panic!("{why}\n{text}"));

    // The same plies in a new game end where the second version says.
    club.say("alva", "challenge ylva brandubh attack");
    club.say("ylva", "accept");
    club.say("alva", "4 d1-c1");
    for (name, mv) in BETWEEN_TWO {
        club.say(name, &format!("4 {mv}"));
    }
    assert_eq!(row(4).folded.result.as_deref(), Some("attackers win by king-captured"));
    assert_eq!(club.shown("4 rules"), 2);
    verify(4);
}

/// What has begun by some rules ends by them: a game, a match on the ladder, and a tournament that
/// was opened. The next match on the ladder is played by the new ones.
#[test]
fn a_new_version_changes_nothing_that_has_begun() {
    const CASTILLOS: &str = include_str!("../../engine/rulesets/castillos.toml");
    let mut club = Simulated::new(LadderRules::default()).with_ladders(&["castillos"]);
    let tournament = OrganiserAct::OpenTournament {
        new: NewTournament {
            name: "Winter".to_owned(),
            ruleset: "castillos".to_owned(),
            clock: Some("4d/ply".to_owned()),
            starts: (club.now + TimeDelta::days(2)).naive_utc(),
            size: Some(4),
            window: Some(3),
            next: None,
            house: None,
            circle: None,
        },
    };
    assert!(matches!(club.host(&tournament), Answer::Done(_)));
    let does = |club: &mut Simulated, name: &str, line: &str| {
        let answer = club.says(name, line);
        assert!(matches!(answer, Answer::Done(_)), "{name}: {line}: {answer:?}");
    };
    for name in ["Alva", "Birk", "Cleo", "Dagny"] {
        for line in ["join", "tournament join", "ladder join castillos"] {
            does(&mut club, name, line);
        }
    }
    let versions = |club: &mut Simulated, games: [i64; 2]| {
        games.map(|game| match club.says("Alva", &format!("{game} rules")) {
            Answer::Done(notice) => match *notice {
                Notice::Rules(ruleset, _) => (ruleset.id.clone(), ruleset.version),
                other => panic!("{other:?}"),
            },
            refused @ Answer::Refused(_) => panic!("{refused:?}"),
        })
    };
    let old = || ("castillos".to_owned(), 2);
    does(&mut club, "Birk", "ladder challenge alva castillos");
    assert_eq!(versions(&mut club, [1, 2]), [old(), old()]);

    club.restart_with(&CASTILLOS.replace("version = 2", "version = 3"));
    assert_eq!(versions(&mut club, [1, 2]), [old(), old()], "the match that has begun");
    does(&mut club, "Dagny", "ladder challenge cleo castillos");
    let new = || ("castillos".to_owned(), 3);
    assert_eq!(versions(&mut club, [3, 4]), [new(), new()], "the next match on the ladder");
    club.wait(TimeDelta::days(3));
    let begun = club.reading.view().tournament_games(TournamentId(1)).expect("the file");
    assert_eq!(begun.len(), 12);
    for row in begun {
        let game = [row.id.0; 2];
        assert_eq!(versions(&mut club, game), [old(), old()], "the tournament: {game:?}");
    }
}
