//! What the club's pages show to a visitor, who isn't a player: what the club shows everybody, and
//! nothing else.

use chrono::TimeDelta;
use commands::{NewTournament, OrganiserAct};
use engine::ruleset::Language;
use service::{Actor, Answer, LadderRules};
use storage::Channel;
use templates::ladder::LadderAnswer;
use templates::tournament::Tournament;
use templates::{Notice, Reader};
use tests::simulated::Simulated;

/// Two public games, the first of which is over; a private one; open challenges of both kinds; a
/// ladder and a tournament.
fn club() -> Simulated {
    let mut club = Simulated::new(LadderRules::default()).with_ladders(&["skalk"]);
    for name in ["Alva", "Bo", "Cleo"] {
        done(club.says(name, "join"));
    }
    for name in ["Alva", "Bo"] {
        done(club.says(name, "ladder join skalk"));
    }
    for (number, terms) in [(1, "public"), (2, "public"), (3, "private")] {
        done(club.says("Alva", &format!("challenge Bo brandubh attack 3d/move {terms}")));
        done(club.says("Bo", &format!("accept {number}")));
    }
    for game in [1, 2, 3] {
        done(club.says("Alva", &format!("{game}: d1-c1")));
    }
    done(club.says("Bo", "1: resign yes"));
    done(club.says("Cleo", "seek brandubh public"));
    done(club.says("Cleo", "seek skalk private"));
    let open = OrganiserAct::OpenTournament {
        new: NewTournament {
            name: "Winter".to_owned(),
            ruleset: "skalk".to_owned(),
            circle: None,
            clock: Some("4d/ply".to_owned()),
            starts: (club.now + TimeDelta::days(7)).naive_utc(),
            size: Some(4),
            window: Some(3),
            next: None,
            house: None,
        },
    };
    done(club.host(&open));
    club
}

/// What somebody reads, in English.
fn done(answer: Answer) -> String {
    let reader = Reader::stranger(Language::English, "Tafl", chrono::DateTime::UNIX_EPOCH);
    match answer {
        Answer::Done(notice) => notice.text(&reader),
        Answer::Refused(refusal) => panic!("{}: {}", refusal.code(), refusal.text(&reader)),
    }
}

fn refused(answer: Answer) -> &'static str {
    match answer {
        Answer::Refused(refusal) => refusal.code(),
        Answer::Done(notice) => panic!("{notice:?}"),
    }
}

#[test]
fn a_visitor_reads_what_everybody_can() {
    let club = club();
    for (question, shown) in [
        ("watch 1", "Alva"),
        ("watch 2 1", "d1-c1"),
        ("2: board", "Alva"),
        ("2: board 0", "Alva"),
        ("2: picture", "Alva"),
        ("2: moves", "d1-c1"),
        ("2: clock", "Bo"),
        ("2: captured", "captured"),
        ("2: history", "d1-c1"),
        ("2: record", "d1-c1"),
        ("2: replay", "moving picture"),
        ("2: rules", "Brandubh"),
        ("games all", "Alva"),
        ("games Bo", "Alva"),
        ("seeks", "Cleo"),
        ("seeks brandubh", "Cleo"),
        ("players", "Cleo"),
        ("player Cleo", "Brandubh"),
        ("ladder skalk", "Bo"),
        ("ladder all skalk", "Bo"),
        ("ladder why Bo skalk", "Bo"),
        ("ladder player Bo skalk", "Bo"),
        ("ladder rules skalk", "Skalk"),
        ("tournaments", "Winter"),
        ("tournament 1", "Winter"),
        ("rulesets", "Skalk"),
        ("rules skalk", "Skalk"),
        ("rules", "Brandubh"),
        ("learn", "Lesson 1"),
        ("learn skalk 2", "Capture"),
        ("help", "help"),
        ("help seek", "seek"),
        ("privacy", "stores"),
    ] {
        let read = done(club.reads("nobody", question));
        assert!(read.to_lowercase().contains(&shown.to_lowercase()), "{question}: {read}");
    }
}

#[test]
fn a_visitor_is_refused_everything_else() {
    let club = club();
    assert_eq!(refused(club.reads("nobody", "2: analysis")), "report-not-yet");
    for question in [
        "games",
        "games waiting",
        "games finished",
        "settings",
        "settings pace",
        "invitations",
        "player",
        "follow",
        "why",
        "2: why",
        "board",
        "moves",
        "2: try d5-c5",
        "2: tries",
        "2: replay tries 1",
        "2: legal",
        "2: rank 1",
        "2: file a",
        "2: rays a1",
        "2: if show",
        "2: notes",
    ] {
        assert_eq!(refused(club.reads("nobody", question)), "not-a-player", "{question}");
    }
    // At a terminal, looking around is as free, and no game can be asked about like one's own.
    let mut club = club;
    for question in ["watch 2", "games all", "seeks", "players", "player Bo"] {
        assert!(matches!(club.says("nobody", question), Answer::Done(_)), "{question}");
    }
    for question in ["2: board", "games", "settings"] {
        assert_eq!(refused(club.says("nobody", question)), "not-a-player", "{question}");
    }
    assert_eq!(refused(club.says("nobody", "watch 3")), "not-public");
}

#[test]
fn a_visitor_reads_nothing_of_private_games() {
    let club = club();
    for question in ["watch 3", "3: board", "3: history", "3: record", "3: replay", "3: rules"] {
        assert_eq!(refused(club.reads("nobody", question)), "not-public", "{question}");
        // A player who isn't at the board is refused, too, and its players aren't.
        assert!(matches!(club.reads("Cleo", question), Answer::Refused(_)), "{question}");
        done(club.reads("Bo", question));
    }
    assert_eq!(refused(club.reads("nobody", "watch 4")), "no-game");
    for question in ["games all", "games Bo"] {
        let read = done(club.reads("nobody", question));
        let listed = |game: &str| read.lines().any(|line| line.starts_with(game));
        assert!(listed("1: ") && listed("2: ") && !listed("3: "), "{read}");
    }
    // The player sees two running games and the visitor one; nor is an open challenge to a private
    // game shown.
    let running = |name| done(club.reads(name, "player Bo"));
    assert!(running("Alva").contains("2 games are running"), "{}", running("Alva"));
    assert!(running("nobody").contains("One game is running"), "{}", running("nobody"));
    for question in ["seeks", "players", "player Cleo"] {
        let (own, read) = (done(club.reads("Bo", question)), done(club.reads("nobody", question)));
        assert!(own.contains("Skalk") && own.contains("Brandubh"), "{own}");
        assert!(!read.contains("Skalk") && read.contains("Brandubh"), "{read}");
    }
}

#[test]
fn a_visitor_reads_no_notes_and_lines() {
    let mut club = club();
    done(club.shows("Alva", "1: try d3-a3"));
    done(club.says("Alva", "1: try save past the corner"));
    done(club.says("Alva", "1: notes open"));
    for (name, shown) in [("Bo", true), ("Cleo", true), ("nobody", false)] {
        let record = done(club.reads(name, "1: record"));
        assert_eq!(record.contains("past the corner"), shown, "{name}: {record}");
    }
    assert_eq!(refused(club.reads("nobody", "1: notes")), "not-a-player");
}

#[test]
fn a_visitor_reads_no_pace_that_is_hidden() {
    let mut club = club();
    let defended = ["d3-c3", "c3-b3", "b3-c3", "c3-a3", "a3-b3"];
    let attacked = ["c1-b1", "b1-c1", "c1-d1", "d1-b1", "b1-c1"];
    for (defence, attack) in defended.into_iter().zip(attacked) {
        for (name, ply) in [("Bo", defence), ("Alva", attack)] {
            done(club.shows(name, "2: board"));
            club.wait(TimeDelta::hours(6));
            done(club.says(name, &format!("2: {ply}")));
        }
    }
    let read = |club: &Simulated| done(club.reads("nobody", "player Bo"));
    assert!(read(&club).contains("came within"), "{}", read(&club));
    done(club.says("Bo", "settings pace off"));
    assert!(!read(&club).contains("came within"), "{}", read(&club));
    assert!(done(club.reads("Bo", "player Bo")).contains("came within"));
}

#[test]
fn a_visitor_reads_no_addresses_and_no_erased_names() {
    let mut club = club();
    let at = Actor { channel: Channel::Discord, address: "1001".to_owned(), language: None };
    done(club.asks(at, "join Dis"));
    done(club.says("Cleo", "ladder why 1001 skalk"));
    assert_eq!(refused(club.reads("nobody", "ladder why 1001 skalk")), "no-player");
    assert_eq!(refused(club.reads("nobody", "ladder player <@1001> skalk")), "no-player");
    assert!(done(club.reads("nobody", "player Dis")).contains("Dis"));
    done(club.says("Bo", "erase"));
    done(club.says("Bo", "erase Bo"));
    for question in
        ["watch 1", "2: history", "2: record", "games all", "players", "ladder all skalk"]
    {
        let read = done(club.reads("nobody", question));
        assert!(
            !read.split(|c: char| !c.is_alphanumeric()).any(|it| it == "Bo" || it == "1001"),
            "{question}: {read}"
        );
    }
    assert_eq!(refused(club.reads("nobody", "player Bo")), "no-player");
    assert_eq!(refused(club.reads("nobody", "games Bo")), "no-player");
}

#[test]
fn the_home_page_shows_what_is_going_on() {
    let mut club = club();
    club.wait(TimeDelta::hours(1));
    done(club.says("Cleo", "challenge Alva brandubh attack 3d/move public"));
    done(club.says("Alva", "accept 6"));
    let read = |club: &Simulated, name: &str| {
        let actor = Actor { channel: Channel::Terminal, address: name.to_owned(), language: None };
        service::home::home(&club.questions(), club.now, &actor).expect("no fault")
    };
    let home = read(&club, "nobody");
    assert_eq!((home.players, home.running), (3, 3));
    let text = |notice: Notice| done(Answer::Done(Box::new(notice)));
    let moving = text(home.moving.clone());
    assert!(moving.starts_with("4: Cleo"), "{moving}");
    // The player who moves comes first.
    club.wait(TimeDelta::hours(1));
    done(club.says("Bo", "2: d3-c3"));
    let home = read(&club, "nobody");
    let moving = text(home.moving);
    assert!(moving.starts_with("2: ") && moving.contains("\n4: "), "{moving}");
    assert!(!moving.contains("\n1: ") && !moving.contains("\n3: "), "{moving}");
    let finished = text(home.finished);
    assert!(finished.starts_with("1: Alva") && !finished.contains("\n2: "), "{finished}");
    let seeks = text(home.seeks);
    assert!(seeks.contains("Brandubh") && !seeks.contains("Skalk"), "{seeks}");
    assert!(text(read(&club, "Bo").seeks).contains("Skalk"));
    let [ladder] = <[Notice; 1]>::try_from(home.ladders).expect("one ladder");
    let ladder = text(ladder);
    assert!(
        ladder.contains("Skalk") && ladder.contains("Alva") && ladder.contains("Bo"),
        "{ladder}"
    );
    assert!(text(home.tournaments).contains("Winter"));
}

#[test]
fn the_home_page_shows_three_places_of_a_ladder_and_no_tournament_that_is_over() {
    let mut club = club();
    for name in ["Cleo", "Dora", "Erik"] {
        let _ = club.says(name, "join");
        done(club.says(name, "ladder join skalk"));
    }
    let open = OrganiserAct::read("ladder open brandubh").expect("an act");
    done(club.host(&open));
    done(club.says("Dora", "ladder join brandubh"));
    // Nobody has entered, so it is called off.
    club.wait(TimeDelta::days(8));
    let actor = Actor { channel: Channel::Terminal, address: "Bo".to_owned(), language: None };
    let home = service::home::home(&club.questions(), club.now, &actor).expect("no fault");
    let Notice::Tournament(Tournament::List(lines)) = home.tournaments else { panic!("a list") };
    assert!(lines.is_empty());
    let tables = home.ladders.into_iter().map(|notice| match notice {
        Notice::Ladder(LadderAnswer::Table(table)) => {
            let rungs = table.rungs.iter().map(|rung| rung.as_ref().map(|rung| rung.place));
            (table.players, rungs.collect::<Vec<_>>())
        }
        other => panic!("{other:?}"),
    });
    let places = vec![Some(1), Some(2), Some(3), None];
    assert_eq!(tables.collect::<Vec<_>>(), [(5, places), (1, vec![Some(1)])]);
}
