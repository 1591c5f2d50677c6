//! What is somebody's own is on nobody else's page: two clubs that differ only in that have the same
//! pages, feeds and calendars for everybody else.

use std::collections::BTreeSet;

use tests::mail::{Club, Correspondent, Letter, Style};

use crate::pages::Hall;
use crate::pages::visitor::{Fetched, Visitor};

/// In everything that somebody writes for herself.
const MARK: &str = "zanz";

/// How often a page is asked for again in both clubs. The time that passes between two answers can
/// make them differ once; what somebody wrote makes them differ always.
const LOOKS: usize = 20;

/// What a page says, without the marks of its forms, which are always others.
fn shown(page: &Fetched) -> String {
    let mut text = format!("{} {}", page.status, String::from_utf8_lossy(&page.bytes));
    for mark in ["request", "token"] {
        let mark = format!("name=\"{mark}\" value=\"");
        let mut parts = text.split(&mark);
        let first = parts.next().unwrap_or_default().to_owned();
        text = parts.fold(first, |before, part| {
            let (_, rest) = part.split_once('"').unwrap_or_default();
            before + rest
        });
    }
    text
}

/// Everything that is linked from where somebody begins; each page once.
fn walk(reader: &mut Visitor, begin: &[String], mut see: impl FnMut(&str, &Fetched)) {
    let mut to_see = begin.to_vec();
    let mut seen = BTreeSet::new();
    while let Some(path) = to_see.pop() {
        // Explanations of rules are many, and know nobody.
        let is_known = path.starts_with("/rules/") || path.starts_with("/help/");
        if path.starts_with('#') || is_known || !seen.insert(path.clone()) {
            continue;
        }
        assert!(seen.len() < 1_000, "{seen:?}");
        let page = reader.get(&path);
        if page.headers.get("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
            to_see.extend(page.attributes("a[href]", "href"));
            to_see.extend(page.attributes("img[src]", "src"));
        }
        see(&path, &page);
    }
}

/// The path of a link to the pages.
fn path(letter: &Letter) -> String {
    let (_, rest) = letter.text.split_once("https://tafl.test").expect("a link");
    rest.split_whitespace().next().unwrap_or_default().to_owned()
}

#[test]
fn nobody_sees_what_somebody_else_tries_notes_plans_mutes_and_follows() {
    let mut hall = Hall::public("brandubh attack");
    let [_, told] =
        hall.club.tell(&hall.alva.answers(&hall.begins, "d1-c1"), [&hall.alva, &hall.ylva]);
    let linked = path(&told);
    let asked = hall.ylva.answers(&told, "settings calendar");
    let [calendar] = hall.club.tell(&asked, [&hall.ylva]);
    let calendar = path(&calendar);
    let mut alva = hall.alva_at();
    let mut ylva = hall.ylva_at();
    // Both clubs know that she has looked at the board today.
    alva.get("/game/1");
    let other = hall.club.twin();
    let mut alva_there = hall.visitor();
    alva_there.cookies = alva.cookies.clone();
    alva_there.moves_to(other.pages());
    alva.moves_to(hall.club.pages());
    for command in [
        "1: try after 1 d3-a3",
        "1: try save zanz holds",
        "1: note zanz weak",
        "1: if d3-a3 then c1-c2",
        "1: mute",
        "follow Ylva",
    ] {
        let page = alva_there.get("/game/1");
        let done = alva_there.submit(&page.form_with("command", command));
        assert_eq!(done.status, 200, "{command}: {}", done.said());
    }
    for table in ["notes", "plans", "mutes", "follows"] {
        let count = format!("SELECT count(*) FROM {table}");
        assert!(hall.club.number(&count) < other.number(&count), "{table}");
    }
    // She herself sees it.
    for device in [&mut alva, &mut alva_there] {
        let page = device.get("/game/1");
        let notes = device.submit(&page.form_with("command", "1: notes"));
        assert_eq!(notes.says(MARK), device.is_at(other.pages()), "{}", notes.said());
    }
    let begin = ["/", "/mine", "/settings", &linked, &calendar, "/game/1?from=d3&to=a3"];
    let begin = begin.map(str::to_owned);
    let mut everybody = hall.visitor();
    for reader in [&mut everybody, &mut ylva] {
        reader.moves_to(hall.club.pages());
        let mut there = hall.visitor();
        there.cookies = reader.cookies.clone();
        there.moves_to(other.pages());
        let mut again = hall.visitor();
        again.cookies = reader.cookies.clone();
        let mut compared = 0;
        walk(reader, &begin, |path, page| {
            let mut one = shown(page);
            let mut two = shown(&there.get(path));
            for _ in 0..LOOKS {
                if one == two {
                    break;
                }
                one = shown(&again.get(path));
                two = shown(&there.get(path));
            }
            assert_eq!(one, two, "{path}");
            assert!(!two.contains(MARK), "{path}");
            compared += 1;
        });
        assert!(compared > 20, "{compared}");
    }
    // What she does to others would be seen.
    let page = alva_there.get("/game/1");
    let offered = alva_there.submit(&page.form_with("command", "1: draw"));
    assert_eq!(offered.status, 200, "{}", offered.said());
    let one = shown(&ylva.get("/game/1"));
    ylva.moves_to(other.pages());
    assert_ne!(one, shown(&ylva.get("/game/1")));
}

#[test]
fn private_games_and_addresses_and_erased_players_are_on_nobodys_page() {
    let mut club = Club::open();
    let mut alva = Correspondent::new("alva@players.test", Style::Top);
    let mut ylva = Correspondent::new("ylva@others.test", Style::Block);
    let mut gunn = Correspondent::new("gunn@gone.test", Style::Top);
    let welcome = club.welcome(&mut alva, "Alva");
    let _ = club.welcome(&mut ylva, "Ylva");
    let gone = club.welcome(&mut gunn, "Gunnvor");
    club.forget_limits();
    // A private game, a public one, and one with somebody who leaves.
    for (with, terms) in [("Ylva", "brandubh attack private"), ("Gunnvor", "brandubh attack")] {
        let challenge = alva.answers(&welcome, &format!("challenge {with} {terms}"));
        club.take(&challenge);
        let letters = club.letters();
        let invited = letters.iter().find(|letter| letter.to() != alva.address).expect("one");
        let player = if with == "Ylva" { &mut ylva } else { &mut gunn };
        club.take(&player.answers(invited, "accept"));
        let _ = club.letters();
    }
    let [asked] = club.tell(&gunn.answers(&gone, "erase"), [&gunn]);
    club.take(&gunn.answers(&asked, "erase Gunnvor"));
    let _ = club.letters();
    assert_eq!(club.number("SELECT count(*) FROM players WHERE name = 'Gunnvor'"), 0);
    let mut visitor = Visitor::at(club.pages());
    let begin = ["/", "/game/1", "/game/2", "/player/Gunnvor", "/player/Alva"].map(str::to_owned);
    let mut seen = 0;
    let mut games = 0;
    walk(&mut visitor, &begin, |path, page| {
        let text = String::from_utf8_lossy(&page.bytes);
        for hidden in ["players.test", "others.test", "gone.test", "gunn@"] {
            assert!(!text.contains(hidden), "{path} has {hidden}");
        }
        // What somebody typed is in the answer; nothing else knows the name.
        assert!(path == "/player/Gunnvor" || !text.contains("Gunnvor"), "{path}");
        assert!(!text.contains("/game/1\"") && !text.contains("/game/1?"), "{path} leads to it");
        if path.starts_with("/game/1") {
            assert_eq!(page.status, 404, "{path}");
        }
        games += usize::from(path.starts_with("/game/2") && page.status == 200);
        seen += 1;
    });
    assert!(seen > 20 && games > 0, "{seen} {games}");
    assert_eq!(visitor.get("/player/Gunnvor").status, 404);
}
