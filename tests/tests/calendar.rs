//! A player's deadlines as a calendar.

use chrono::TimeDelta;
use commands::{NewTournament, OrganiserAct};
use engine::ruleset::Language;
use service::{Answer, LadderRules};
use templates::Reader;
use tests::simulated::Simulated;

fn done(answer: Answer) {
    if let Answer::Refused(refusal) = answer {
        let reader = Reader::stranger(Language::English, "Tafl", chrono::DateTime::UNIX_EPOCH);
        panic!("{}", refusal.text(&reader));
    }
}

/// The calendar of a player: the id, the moment and the title of each event.
fn calendar(club: &Simulated, name: &str) -> String {
    let player = club.reading.view().player_called(&name.to_lowercase()).expect("a file");
    let text =
        service::calendar::calendar(&club.questions(), club.now, player.expect("a player").id);
    let text = text.expect("no fault").replace("\r\n ", "");
    let mut events = String::new();
    for event in text.split("BEGIN:VEVENT").skip(1) {
        let of = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).expect(name);
        events += &format!("{} {} {}\n", of("UID:"), of("DTSTART:"), of("SUMMARY:"));
    }
    events
}

/// The first of a player's games in which they attack.
fn begun_by(club: &Simulated, name: &str) -> i64 {
    let view = club.reading.view();
    let player = view.player_called(&name.to_lowercase()).expect("a file").expect("a player").id;
    let games = view.running_games(player).expect("a file");
    games.iter().find(|game| game.players.attackers == player).expect("a game").id.0
}

#[test]
fn a_calendar_shows_the_deadlines_of_a_player() {
    let mut club = Simulated::new(LadderRules::default());
    for name in ["Alva", "Bo"] {
        done(club.says(name, "join"));
    }
    done(club.says("Alva", "challenge Bo brandubh attack 3d/move private"));
    done(club.says("Bo", "accept"));
    done(club.shows("Alva", "1: board"));
    let first = calendar(&club, "Alva");
    assert_eq!(first, "game-1-ply-1@taflpost 20261105T100000Z Your move in game 1 against Bo\n");
    assert_eq!(calendar(&club, "Bo"), "");
    club.wait(TimeDelta::hours(6));
    done(club.says("Alva", "1: d1-c1"));
    assert_eq!(calendar(&club, "Alva"), "");
    done(club.shows("Bo", "1: board"));
    let second = "game-1-ply-2@taflpost 20261105T160000Z Your move in game 1 against Alva\n";
    assert_eq!(calendar(&club, "Bo"), second);
    // It is the same an hour later, and in the player's language.
    club.wait(TimeDelta::hours(1));
    done(club.says("Bo", "settings language de"));
    let german = "game-1-ply-2@taflpost 20261105T160000Z Dein Zug in Partie 1 gegen Alva\n";
    assert_eq!(calendar(&club, "Bo"), german);
    done(club.says("Bo", "1: resign yes"));
    assert_eq!(calendar(&club, "Bo"), "");
}

#[test]
fn a_calendar_shows_first_moves_on_ladders_and_in_tournaments() {
    let mut club = Simulated::new(LadderRules::default()).with_ladders(&["skalk"]);
    let names = ["Alva", "Bo", "Cleo", "Dora"];
    for name in names {
        done(club.says(name, "join"));
    }
    for name in ["Alva", "Bo"] {
        done(club.says(name, "ladder join skalk"));
    }
    done(club.says("Bo", "ladder challenge Alva skalk"));
    for (name, rival) in [("Alva", "Bo"), ("Bo", "Alva")] {
        let game = begun_by(&club, name);
        done(club.shows(name, &format!("{game}: board")));
        let shown = calendar(&club, name);
        let title = format!("Your first move against {rival} on the Nefatavl (Skalk) ladder\n");
        assert!(shown.contains(&title) && shown.contains("match-1@taflpost 202611"), "{shown}");
    }
    let first = begun_by(&club, "Alva");
    done(club.says("Alva", &format!("{first}: d1-d3")));
    assert!(!calendar(&club, "Alva").contains("match-1"), "{}", calendar(&club, "Alva"));
    assert!(calendar(&club, "Bo").contains("match-1"), "{}", calendar(&club, "Bo"));

    let open = OrganiserAct::OpenTournament {
        new: NewTournament {
            name: "Winter, the first".to_owned(),
            ruleset: "skalk".to_owned(),
            clock: Some("4d/ply".to_owned()),
            starts: (club.now + TimeDelta::days(7)).naive_utc(),
            size: Some(4),
            window: Some(3),
            next: None,
            house: None,
            circle: None,
        },
    };
    match club.host(&open) {
        Answer::Done(_) => {}
        Answer::Refused(refusal) => panic!("{}", refusal.code()),
    }
    for name in names {
        done(club.says(name, "tournament join 1"));
    }
    assert!(!calendar(&club, "Cleo").contains("tournament-1"));
    club.wait(TimeDelta::days(7));
    let first = begun_by(&club, "Cleo");
    done(club.shows("Cleo", &format!("{first}: board")));
    let shown = calendar(&club, "Cleo");
    assert!(shown.contains("Your first move in the tournament Winter\\, the first\n"), "{shown}");
    done(club.says("Cleo", &format!("{first}: d1-d3")));
    assert!(!calendar(&club, "Cleo").contains("tournament-1"), "{}", calendar(&club, "Cleo"));
}
