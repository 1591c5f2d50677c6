//! What visitors see: every page, in every language, and nothing that isn't for everybody.

use tests::mail::Club;

use crate::pages::Hall;
use crate::pages::visitor::Visitor;

const LANGUAGES: [&str; 5] = ["en", "de", "nb", "da", "es"];

#[test]
fn every_page_is_there_in_every_language() {
    let hall = Hall::open();
    hall.club.open_ladder("brandubh");
    hall.club.open_circle("Vikings");
    hall.club.open_ladder("Vikings/brandubh");
    hall.club.open_ladder("Vikings/tablut");
    hall.club.open_circle("Jutes");
    let mut visitor = hall.visitor();
    for language in LANGUAGES {
        visitor.language = language;
        for path in [
            "/",
            "/games",
            "/challenges",
            "/players",
            "/player/Alva",
            "/circles",
            "/circle/vikings",
            "/ladder/Vikings%2Fbrandubh",
            "/ladder/Vikings%2Fbrandubh/rules",
            "/ladders",
            "/ladder/brandubh",
            "/ladder/brandubh/rules",
            "/tournaments",
            "/rules",
            "/rules/brandubh",
            "/rules/kopenhagen/all",
            "/learn/brandubh",
            "/learn/brandubh/2",
            "/help",
            "/privacy",
            "/game/1",
            "/game/1?ply=0",
            "/sign-in",
        ] {
            let page = visitor.get(path);
            assert_eq!(page.status, 200, "{path}: {}", page.said());
            assert_eq!(page.attributes("html", "lang"), [language], "{path}");
        }
    }
    // What leads to several things is told apart.
    visitor.language = "en";
    for (path, link) in [
        ("/circles", "Show the circle: Jutes"),
        ("/circles", "Show the circle: Vikings"),
        ("/circle/Vikings", "Ladder: Brandubh (Vikings)"),
        ("/circle/Vikings", "Ladder: Tablut (Vikings)"),
    ] {
        let links = visitor.get(path).texts("a");
        assert!(links.iter().any(|text| text == link), "{path}: {links:?}");
    }
    for (path, kind) in [
        ("/style.css", "text/css"),
        ("/page.js", "text/javascript"),
        ("/icon.svg", "image/svg+xml"),
        ("/game/1/board.png", "image/png"),
        ("/game/1/replay.gif", "image/gif"),
        ("/game/1/record.txt", "text/plain"),
    ] {
        let file = visitor.get(path);
        assert_eq!(file.status, 200, "{path}");
        assert!(file.headers["content-type"].starts_with(kind), "{path}");
    }
}

/// A program that only asks whether a page is there (monitors, link checkers) learns what a browser
/// would.
#[test]
fn a_head_says_what_the_page_would() {
    let mut hall = Hall::open();
    hall.club.open_ladder("brandubh");
    let mut alva = hall.alva_at();
    let mut visitor = hall.visitor();
    for path in [
        "/",
        "/games",
        "/games?player=Alva",
        "/challenges",
        "/players",
        "/player/Alva",
        "/circles",
        "/ladders",
        "/ladder/brandubh",
        "/tournaments",
        "/rules/brandubh",
        "/help",
        "/privacy",
        "/game/1",
        "/game/1?ply=0",
        "/game/1/record.txt",
        "/game/1/board.png",
        "/game/1/replay.gif",
        "/mine",
        "/settings",
        "/sign-in",
        "/style.css",
        "/page.js",
        "/icon.svg",
        "/game/99",
        "/u/x",
        "/g/1/x",
        "/nothing",
    ] {
        for reader in [&mut visitor, &mut alva] {
            let page = reader.request(("GET", path), &[], "");
            let head = reader.request(("HEAD", path), &[], "");
            assert_eq!(head.status, page.status, "{path}");
            assert!(head.bytes.is_empty(), "{path}");
            for name in ["content-type", "cache-control", "location", "content-security-policy"] {
                assert_eq!(head.headers.get(name), page.headers.get(name), "{path}: {name}");
            }
        }
    }
}

/// A browser that has a picture isn't sent it again until the game has gone on.
#[test]
fn a_picture_is_sent_once() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    for path in ["/game/1/board.png", "/game/1/replay.gif"] {
        let first = alva.get(path);
        let mark = first.headers["etag"].clone();
        let again = alva.send(path, &[("if-none-match", &mark)], None);
        assert_eq!((again.status, again.bytes.len()), (304, 0), "{path}");
        assert_eq!(alva.get(path).bytes, first.bytes, "{path}");
    }
    let before = alva.get("/game/1/board.png");
    let page = alva.get("/game/1");
    let _ = alva.submit(&page.form_with("command", "1: d1-c1"));
    let mark = before.headers["etag"].clone();
    let after = alva.send("/game/1/board.png", &[("if-none-match", &mark)], None);
    assert_eq!(after.status, 200);
    assert_ne!((after.headers["etag"].clone(), after.bytes), (mark, before.bytes));
}

#[test]
fn all_links_lead_somewhere_and_all_pictures_are_there() {
    let hall = Hall::open();
    hall.club.open_circle("Vikings");
    hall.club.open_ladder("Vikings/brandubh");
    let mut visitor = hall.visitor();
    let mut to_see = vec!["/".to_owned()];
    let mut seen = Vec::new();
    while let Some(path) = to_see.pop() {
        if seen.contains(&path) || path.starts_with('#') {
            continue;
        }
        seen.push(path.clone());
        assert!(seen.len() < 2000, "{path}");
        let page = visitor.get(&path);
        assert!(page.status == 200 || path == "/ladders", "{path}: {}", page.said());
        if page.headers["content-type"].starts_with("text/html") {
            to_see.extend(page.attributes("a[href]", "href"));
            to_see.extend(page.attributes("img[src]", "src"));
            to_see.extend(page.attributes("source[srcset]", "srcset"));
        }
    }
    assert!(seen.iter().any(|path| path == "/game/1?ply=0" || path == "/game/1"), "{seen:?}");
}

#[test]
fn a_game_is_looked_at_move_by_move() {
    let mut hall = Hall::open();
    let _ = hall.club.tell(&hall.alva.answers(&hall.begins, "d1-c1"), [&hall.alva, &hall.ylva]);
    let mut visitor = hall.visitor();
    let page = visitor.get("/game/1");
    assert!(page.says("Alva") && page.says("Ylva"), "{}", page.said());
    // The grid has what the picture shows.
    let names = page.attributes(".grid [aria-label]", "aria-label");
    assert_eq!(names.len(), 49);
    assert!(names.contains(&"c1, attacker".to_owned()), "{names:?}");
    assert!(names.contains(&"d4, king".to_owned()), "{names:?}");
    assert!(names.contains(&"a1, corner, empty".to_owned()), "{names:?}");
    // Nobody can choose anything in a game of others.
    assert_eq!(page.attributes(".grid button", "name"), Vec::<String>::new());
    let before = visitor.get(&page.link("First"));
    let names = before.attributes(".grid [aria-label]", "aria-label");
    assert!(names.contains(&"d1, attacker".to_owned()), "{names:?}");
    assert!(visitor.get(&before.link("Next")).says("Alva"), "and on again");
    let record = visitor.get("/game/1/record.txt");
    assert!(record.said().contains("d1-c1"), "{}", record.said());
    // A page that hasn't changed isn't sent again.
    let mark = record.headers["etag"].clone();
    let again = visitor.send("/game/1/record.txt", &[("if-none-match", &mark)], None);
    assert_eq!((again.status, again.bytes.len()), (304, 0));
}

#[test]
fn what_has_not_changed_is_not_sent_again() {
    let mut hall = Hall::open();
    let mut visitor = hall.visitor();
    // A page with a clock changes by itself.
    let paths = ["/", "/games", "/player/Alva", "/rules/brandubh"];
    let marks: Vec<(&str, String)> = paths
        .into_iter()
        .map(|path| {
            let page = visitor.send(path, &[], None);
            assert_eq!(page.headers["cache-control"], "private, no-cache", "{path}");
            assert_eq!(page.headers["vary"], "Accept-Language, Cookie", "{path}");
            (path, page.headers["etag"].clone())
        })
        .collect();
    for (path, mark) in &marks {
        // Anybody's browser gets the same; what forwards it may have made the mark weak.
        for (mut visitor, known) in
            [(hall.visitor(), mark.clone()), (hall.visitor(), format!("\"0\", W/{mark}"))]
        {
            let again = visitor.send(path, &[("if-none-match", &known)], None);
            assert_eq!((again.status, again.bytes.len()), (304, 0), "{path}");
            assert_eq!(&again.headers["etag"], mark, "{path}");
            assert_eq!(again.headers["vary"], "Accept-Language, Cookie", "{path}");
        }
        // In another language or with other colours it's another page.
        let mut german = hall.visitor();
        german.language = "de";
        assert_eq!(german.send(path, &[("if-none-match", mark)], None).status, 200, "{path}");
        let mut dark = hall.visitor();
        dark.cookies.insert("taflpost-colours".into(), "dark".into());
        assert_eq!(dark.send(path, &[("if-none-match", mark)], None).status, 200, "{path}");
    }

    // Who has signed in gets pages of their own, which no browser keeps.
    let mut alva = hall.alva_at();
    for (path, mark) in &marks {
        let page = alva.send(path, &[("if-none-match", mark)], None);
        assert_eq!((page.status, page.headers.get("etag")), (200, None), "{path}");
        assert_eq!(page.headers["cache-control"], "no-store, no-cache", "{path}");
    }
    for path in ["/sign-in", "/mine", "/nowhere"] {
        let page = hall.visitor().send(path, &[], None);
        assert_eq!(page.headers["cache-control"], "no-store, no-cache", "{path}");
    }

    // After a move, the board is another, and what the move doesn't change is still known.
    hall.club.take(&hall.alva.answers(&hall.begins, "d1-c1"));
    hall.club.rest();
    let marks: std::collections::BTreeMap<_, _> = marks.into_iter().collect();
    for (path, expected) in [("/", 200), ("/games", 200), ("/rules/brandubh", 304)] {
        let page = visitor.send(path, &[("if-none-match", &marks[path])], None);
        assert_eq!(page.status, expected, "{path}");
    }
    // The board before it stays as it was.
    let before = visitor.send("/game/1?ply=0", &[], None).headers["etag"].clone();
    let again = visitor.send("/game/1?ply=0", &[("if-none-match", &before)], None);
    assert_eq!(again.status, 304);
}

#[test]
fn a_private_game_is_nobody_elses() {
    let mut hall = Hall::with_game("brandubh attack private");
    let _ = hall.club.tell(&hall.alva.answers(&hall.begins, "d1-c1"), [&hall.alva, &hall.ylva]);
    let mut visitor = hall.visitor();
    for path in [
        "/game/1",
        "/game/1?ply=0",
        "/game/1/record.txt",
        "/game/1/board.png",
        "/game/1/replay.gif",
    ] {
        let page = visitor.get(path);
        assert_eq!(page.status, 404, "{path}");
        assert!(!page.says("c1") && !page.says("Ylva"), "{path}: {}", page.said());
    }
    assert!(!visitor.get("/games").says("Ylva"));
    assert!(!visitor.get("/").says("Ylva"));
}

#[test]
fn rules_have_drawn_examples() {
    let hall = Hall::open();
    let mut visitor = hall.visitor();
    let led = visitor.get("/rules").attributes(".lines a", "href");
    assert!(led.len() > 20 && led.contains(&"/rules/kopenhagen".to_owned()), "{led:?}");
    let page = visitor.get("/rules/kopenhagen/all");
    let pictures = page.attributes(".rule-board img", "src");
    assert!(pictures.len() > 5, "{}", page.said());
    for picture in pictures {
        assert_eq!(visitor.get(&picture).status, 200, "{picture}");
    }
    let alone = page.attributes(".rule-board img", "alt");
    assert!(alone.iter().all(|told| !told.is_empty()), "{alone:?}");
}

/// Whoever follows the links from the first page gets through all lessons, and to a first game.
#[test]
fn a_visitor_takes_every_lesson_without_typing() {
    let club = reached_by_mail();
    let mut visitor = Visitor::at(club.pages());
    let mut here = String::from("/learn/brandubh");
    assert!(visitor.get("/").attributes("a", "href").contains(&here));
    let (mut lessons, mut right) = (0, 0);
    loop {
        let page = visitor.get(&here);
        assert_eq!(page.status, 200, "{here}: {}", page.said());
        assert!(page.attributes(".rule-board img", "src").len() < 2, "{here}");
        let links = page.attributes("main a", "href");
        let next = links.iter().find(|link| link.starts_with("/learn/") && **link != here);
        let Some(next) = next else { break };
        match next.split('/').count() {
            5 => right += 1,
            _ => lessons += 1,
        }
        here.clone_from(next);
    }
    assert!(lessons >= 8 && right >= 8, "{lessons} lessons, {right} moves, to {here}");
}

#[test]
fn the_first_page_says_who_the_club_is_and_shows_its_boards() {
    let mut hall = Hall::public("brandubh attack public");
    hall.club.open_ladder("brandubh");
    hall.club.take(&hall.alva.answers(&hall.begins, "ladder join brandubh"));
    hall.club.rest();
    let mut visitor = hall.visitor();
    let page = visitor.get("/");
    assert!(page.says("2 players"), "{}", page.said());
    assert_eq!(page.attributes(".boards a", "href"), ["/game/1"]);
    assert_eq!(page.attributes(".boards img", "src").len(), 1);
    assert_eq!(page.texts(".boards strong"), ["Alva – Ylva"]);
    assert_eq!(page.texts(".listing caption"), ["The Brandubh ladder, one player"]);
}

/// A club to which everybody can write, with public pages.
fn reached_by_mail() -> Club {
    let pages = "listen = \"127.0.0.1:0\"\naddress = \"https://tafl.test\"\npublic = true";
    let mail = "listen = \"127.0.0.1:0\"\ndomain = \"tafl.test\"";
    let configuration = format!("[mail]\n{mail}\n\n[web]\n{pages}\n");
    Club::configured(&configuration, "play@tafl.test")
}

#[test]
fn the_first_page_offers_a_game_with_the_house() {
    let club = reached_by_mail();
    let page = Visitor::at(club.pages()).get("/");
    assert!(page.texts("h2").contains(&"Play your first game".to_owned()), "{}", page.said());
    assert!(page.says("against the house") && page.says("play@tafl.test"), "{}", page.said());
    let links = page.attributes("a", "href");
    let written = "mailto:play@tafl.test?subject=play%20the%20house&body=play%20the%20house";
    assert!(links.iter().any(|link| link == written), "{links:?}");
    // Where nobody could write to the club, it asks nobody to.
    let hall = Hall::open();
    assert!(!hall.visitor().get("/").says("first game"));
}

#[test]
fn lists_of_players_and_games_are_tables() {
    let mut hall = Hall::open();
    hall.club.open_ladder("brandubh");
    hall.club.take(&hall.alva.answers(&hall.begins, "ladder join brandubh"));
    hall.club.rest();
    let mut visitor = hall.visitor();
    for (path, heads, name) in [
        ("/ladder/brandubh", vec!["Place", "Player"], "Alva"),
        ("/games", vec!["Game", "Attackers – defenders", "Ruleset", "Result"], "Alva – Ylva"),
        ("/players", vec!["Player", "Last here"], "Ylva"),
    ] {
        let page = visitor.get(path);
        assert_eq!(page.texts(".listing thead th[scope=col]"), heads, "{path}");
        assert!(page.texts(".listing th[scope=row] a").contains(&name.to_owned()), "{path}");
        assert_eq!(page.texts("pre"), Vec::<String>::new(), "{path}");
        // What is wider than a phone scrolls in a box that has a name and can be reached.
        let boxes = page.attributes(".wide[tabindex='0'][role=region]", "aria-label");
        assert_eq!(boxes, page.texts(".listing caption"), "{path}");
    }
}

#[test]
fn every_command_of_the_help_has_a_page_of_its_own() {
    let hall = Hall::open();
    let mut visitor = hall.visitor();
    for language in LANGUAGES {
        visitor.language = language;
        let help = visitor.get("/help");
        assert_eq!(help.texts("main pre"), Vec::<String>::new(), "{language}");
        let topics = help.attributes(".terms dt a", "href");
        assert!(topics.len() > 30, "{language}: {topics:?}");
        let typed = help.texts(".terms dt");
        assert!(typed.contains(&"d1-d4".to_owned()), "{language}: {typed:?}");
        // Nothing is explained twice, or has lost what it means.
        let told = help.texts(".terms dd");
        assert!(told.iter().all(|told| !told.is_empty()), "{language}: {told:?}");
    }
}

#[test]
fn parts_of_the_rules_are_called_by_their_names() {
    let hall = Hall::open();
    let page = hall.visitor().get("/rules/kopenhagen");
    for name in ["How men are captured", "How pieces move"] {
        let links = page.texts(".steps a");
        assert!(links.iter().any(|link| link.contains(name)), "{name}: {links:?}");
    }
    let mut links = page.texts(".steps a");
    let count = links.len();
    links.sort();
    links.dedup();
    assert_eq!(links.len(), count, "{links:?}");
}
