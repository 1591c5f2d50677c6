//! Calendars, read back by another program's rules.

use chrono::{DateTime, TimeZone, Utc};
use chrono_tz::Europe::Oslo;
use engine::ruleset::{Language, shipped_library};
use icalendar::{Calendar, CalendarComponent, Component, Event};

use crate::medium::calendar::{Deadline, DeadlineFor, calendar};
use crate::reader::Reader;
use crate::ruleset_name::RulesetName;

fn at(hour: u32) -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 27, hour, 0, 0).unwrap()
}

fn reader(language: Language, club: &'static str) -> Reader {
    Reader { zone: Oslo, ..Reader::stranger(language, club, at(8)) }
}

fn skalk() -> RulesetName {
    RulesetName::find(shipped_library(), "skalk")
}

fn ply(opponent: &str) -> Deadline {
    let opponent = opponent.to_owned();
    let what = DeadlineFor::Ply { game: 12, ply: 31, opponent, ruleset: skalk() };
    Deadline { at: at(14), since: at(9), what }
}

fn all(name: &str) -> Vec<Deadline> {
    let games = [14, 15];
    let what = DeadlineFor::LadderMatch { games, opponent: name.to_owned(), ladder: skalk() };
    let of_match = Deadline { at: at(16), since: at(7), what };
    let what = DeadlineFor::Tournament { number: 3, name: name.to_owned() };
    vec![ply(name), of_match, Deadline { at: at(18), since: at(6), what }]
}

fn read(text: &str) -> Vec<Event> {
    let read: Calendar = text.parse().unwrap_or_else(|why| panic!("{why}: {text}"));
    let events = read.components.into_iter().map(|component| match component {
        CalendarComponent::Event(event) => event,
        other => panic!("{other:?}"),
    });
    events.collect()
}

/// Says everything that a calendar can say.
pub(super) fn everything(reader: &Reader) {
    let text = calendar(reader, &all("Nora"));
    assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{text}");
}

#[test]
fn a_calendar_has_an_event_for_each_deadline() {
    let text = calendar(&reader(Language::English, "Taflpost"), &all("Nora"));
    let said: Vec<_> = read(&text)
        .iter()
        .map(|event| {
            let property = |name| event.property_value(name).unwrap().to_owned();
            let texts = [event.get_summary(), event.get_description()];
            let [title, about] = texts.map(|text| text.unwrap().to_owned());
            [property("UID"), property("DTSTAMP"), property("DTSTART"), title, about].join(" | ")
        })
        .collect();
    expect_test::expect![[r#"
        game-12-ply-31@taflpost | 20261127T090000Z | 20261127T140000Z | Your move in game 12 against Nora | Nefatavl (Skalk), move 31. Your time is up then.
        match-14@taflpost | 20261127T070000Z | 20261127T160000Z | Your first move against Nora on the Nefatavl (Skalk) ladder | Make a move in game 14 or 15 by then.
        tournament-3@taflpost | 20261127T060000Z | 20261127T180000Z | Your first move in the tournament Nora | Make a move in any of your games by then; otherwise you’re out."#]]
    .assert_eq(&said.join("\n"));
}

#[test]
fn a_calendar_is_the_same_whenever_it_is_read() {
    let reader = reader(Language::Danish, "Taflpost");
    assert_eq!(calendar(&reader, &all("Nora")), calendar(&reader, &all("Nora")));
    assert!(read(&calendar(&reader, &[])).is_empty());
}

#[test]
fn names_cannot_write_into_a_calendar() {
    let names = [
        "Nora, Ola; Kari\\",
        "Nora\r\nEND:VEVENT\r\nEND:VCALENDAR",
        "Nora\nATTACH:https://example.org/",
        "Nora\rX-A:1\u{85}X-B:1\u{2028}X-C:1",
        "Nora\"; \\n \\, \u{202e}b",
        "老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎老虎",
        "Nora                                                                  Nora",
    ];
    for language in Language::ALL {
        for name in names {
            let reader = reader(language, "The club, of; Å\\");
            let text = calendar(&reader, &all(name));
            for line in text.split("\r\n") {
                assert!(line.len() <= 75, "{line:?}");
                assert!(!line.contains(['\r', '\n']), "{line:?}");
            }
            let unfolded = text.replace("\r\n ", "");
            let known = "BEGIN END VERSION PRODID CALSCALE NAME X-WR-CALNAME UID DTSTAMP DTSTART \
                         SUMMARY DESCRIPTION TRANSP";
            for line in unfolded.lines() {
                let (property, _) = line.split_once([':', ';']).expect(line);
                assert!(known.split(' ').any(|it| it == property), "{line:?}");
            }
            assert_eq!(unfolded.matches("BEGIN:VEVENT").count(), 3, "{unfolded}");
            for property in ["NAME;VALUE=TEXT:", "X-WR-CALNAME:"] {
                let line = unfolded.lines().find_map(|line| line.strip_prefix(property));
                let escaped = line.is_some_and(|it| it.contains(r"The club\, of\; Å\\"));
                assert!(escaped, "{unfolded}");
            }
            let read_back: Calendar = text.parse().unwrap();
            assert!(read_back.get_name().unwrap().contains("The club, of; Å\\"), "{text}");
            let events = read(&text);
            let shown = crate::notice::make_harmless(name);
            for event in &events {
                assert_eq!(event.get_uid().unwrap().split('@').nth(1), Some("the-club--of----"));
                assert!(event.get_summary().unwrap().contains(&shown), "{event:?}");
            }
            assert_eq!(events.len(), 3);
        }
    }
}
