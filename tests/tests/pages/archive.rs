//! Games from elsewhere on the pages: found beside the club's own, looked at move by move, and never
//! taken for a player's.

use std::fs;
use std::sync::Arc;

use engine::ruleset::shipped_library;
use engine::{Game, Terms};
use tests::chance::Chance;
use tests::command::say;

use crate::pages::Hall;

/// Records as files have them, one with hostile words and a name that a player has.
fn records() -> String {
    let version = shipped_library().newest("copenhagen").expect("the ruleset").version;
    let record = |attackers: &str, defenders: &str, more: &str, moves: &str| {
        format!(
            "Taflpost record 1\nRuleset: copenhagen {version}\nAttackers: {attackers}\n\
             Defenders: {defenders}\n{more}Announcements: strict\n\
             Result: attackers win by resignation\n\n{moves}\n"
        )
    };
    [
        record(
            "Alva",
            "Roderich",
            "Event: Autumn Cup\nDate: 2011.08.06\n",
            "1. a8-e8\n2. d6-d8xe8",
        ),
        record(
            "<script>alert(1)</script>",
            "\" onmouseover=\"alert(3)",
            "Event: <img src=x onerror=alert(2)>\nDate: 1999\n",
            "1. a8-e8",
        ),
    ]
    .join("\n")
}

/// A game of that many plies that ends nothing and takes nothing.
fn long_record(plies: usize) -> String {
    let ruleset = shipped_library().newest("copenhagen").expect("the ruleset");
    let mut game = Game::new(Arc::clone(ruleset), Terms::default()).expect("a game");
    let mut chance = Chance::new(7);
    let mut moves = String::new();
    for number in 1..=plies {
        let ply = loop {
            let ply = chance.one_of(&game.legal_moves()).expect("a move").to_string();
            let mut after = game.clone();
            let is_quiet = after.play(&ply).is_ok_and(|ply| ply.captures.is_empty());
            if is_quiet && after.outcome().is_none() {
                game = after;
                break ply;
            }
        };
        moves.push_str(&format!("{number}. {ply}\n"));
    }
    format!(
        "Taflpost record 1\nRuleset: copenhagen {}\nAttackers: Ada\nDefenders: Bob\nDate: 2011\n\
         Announcements: strict\nResult: attackers win by resignation\n\n{moves}",
        ruleset.version
    )
}

#[test]
fn the_moves_of_a_long_game_come_in_parts() {
    let mut hall = Hall::open();
    hall.club.stop();
    let file = hall.club.folder.join("long.txt");
    fs::write(&file, long_record(450)).expect("a file");
    let said = say(&hall.club.folder, &["games", "import", &file.display().to_string()]);
    assert!(said.contains("kept           1\n"), "{said}");
    hall.club.start();
    let mut visitor = hall.visitor();
    let moves = |visitor: &mut crate::pages::visitor::Visitor, query: &str| {
        visitor.get(&format!("/archive/1{query}")).texts(".moves a")
    };
    let whole = moves(&mut visitor, "");
    assert_eq!(whole[1..3], ["1\u{2013}200", "201\u{2013}400"]);
    assert!(whole[3].starts_with("401. ") && whole[52].starts_with("450. "), "{whole:?}");
    let middle = moves(&mut visitor, "?ply=400");
    assert!(middle[2].starts_with("201. "), "{middle:?}");
    assert_eq!((middle[1].as_str(), middle[202].as_str()), ("1\u{2013}200", "401\u{2013}450"));
    assert!(moves(&mut visitor, "?ply=0")[1].starts_with("1. "));
}

#[test]
fn games_from_elsewhere_are_found_and_looked_at() {
    let mut hall = Hall::open();
    hall.club.stop();
    let file = hall.club.folder.join("elsewhere.txt");
    fs::write(&file, records()).expect("a file");
    let said = say(&hall.club.folder, &["games", "import", &file.display().to_string()]);
    assert!(said.contains("kept           2\n"), "{said}");
    hall.club.start();
    let mut visitor = hall.visitor();

    let all = visitor.get("/games");
    let names = all.texts(".listing th[scope=row] a");
    let hostile = "<script>alert(1)</script> – \" onmouseover=\"alert(3)";
    assert_eq!(names, ["Alva – Ylva", "Alva – Roderich", hostile]);
    let found = |visitor: &mut crate::pages::visitor::Visitor, query: &str| {
        visitor.get(&format!("/games?{query}")).texts(".listing th[scope=row] a")
    };
    let archived = ["Alva – Roderich"];
    for query in [
        "player=alva&from=elsewhere",
        "player=Roderich&opponent=Alva",
        "ruleset=copenhagen&ending=resignation&since=2011-08-06&until=2011-08-06",
        "player=roderich",
    ] {
        assert_eq!(found(&mut visitor, query), archived, "{query}");
    }
    for query in ["player=alva&from=club", "from=club"] {
        assert_eq!(found(&mut visitor, query), ["Alva – Ylva"], "{query}");
    }
    assert!(found(&mut visitor, "ending=escape").is_empty());
    assert_eq!(visitor.get("/games?player=nobody").status, 200);

    let page = visitor.get("/archive/1");
    assert_eq!(page.status, 200);
    assert!(page.says("not players of this club"), "{}", page.said());
    assert!(page.says("Autumn Cup, 2011.08.06"), "{}", page.said());
    assert!(page.bytes.len() < 60_000, "{}", page.bytes.len());
    let links = page.attributes("a[href]", "href");
    assert!(links.contains(&"/archive/1?ply=1".to_owned()), "{links:?}");
    assert!(!links.iter().any(|link| link.starts_with("/player/")), "{links:?}");
    let earlier = visitor.get("/archive/1?ply=1");
    assert!(earlier.says("2. d6-d8xe8"), "{}", earlier.said());
    let record = visitor.get("/archive/1/record.txt");
    let record = String::from_utf8_lossy(&record.bytes).into_owned();
    assert!(record.contains("Attackers: Alva\nDefenders: Roderich\nEvent: Autumn Cup\n"));
    assert_eq!(visitor.get("/archive/1/board.png").headers["content-type"], "image/png");
    assert_eq!(visitor.get("/archive/1/replay.gif").headers["content-type"], "image/gif");
    // Every page is judged by its visitor: no element on it that isn't ours.
    let page = visitor.get("/archive/2");
    assert!(page.says("<script>alert(1)</script> (attackers) against \" onmouseover"));
    assert_eq!(visitor.get("/archive/3").status, 404);
    assert_eq!(visitor.get("/archive/1/other.txt").status, 404);
    // It is no game of the club, and no player's.
    assert!(!visitor.get("/player/Alva").says("Roderich"));
    assert_eq!(visitor.get("/player/Roderich").status, 404);
    assert_eq!(visitor.get("/game/2").status, 404);
}
