//! Whole emails as players get them, both halves: one notice, an answer, a digest, and those to
//! people who are not players.

use commands::BoardForm;
use commands::words::{OrderWord, Word};
use engine::Side;
use engine::ruleset::Language;
use engine::ruleset::options::Dice;
use expect_test::expect_file;
use scraper::{Html, Selector};

use crate::following::Edition;
use crate::invitation::terms::Party;
use crate::medium::mail;
use crate::notice::Notice;
use crate::notice::mailed::ContactNotice;
use crate::notice::table::Table;
use crate::page::Drawn;
use crate::reader::Reader;
use crate::tests::agreements::invitations;
use crate::tests::mailed::{contacts, done, misread};
use crate::tests::one_of_each::notices;
use crate::tests::tables::{captures, played, reader, table, usual};
use crate::told::{Closing, GameNews, Who};

const BOTH: [Language; 2] = [Language::English, Language::German];

fn to_defenders(table: Table) -> Box<Table> {
    Box::new(Table { seat: Some(Side::Defenders), ..table })
}

fn ply() -> Notice {
    Notice::game_news(to_defenders(table(usual())), GameNews::Ply)
}

/// Of a game of another number.
fn other_ply() -> Notice {
    Notice::game_news(to_defenders(Table { number: 7, ..table(captures()) }), GameNews::Ply)
}

fn message() -> Notice {
    let by = Who::Other("Ylva".into());
    Notice::Said { game: 12, by, texts: vec!["well played".into()] }
}

fn invitation() -> Notice {
    let received = invitations().into_iter().find(|one| one.reader == Party::Recipient);
    Notice::Invited(Box::new(received.unwrap()))
}

/// Alva has moved, and asks for something that does not exist.
fn answer() -> Notice {
    let moved = Table { seat: Some(Side::Attackers), ..table(usual()) };
    let lines =
        vec![done("c4-c5", Notice::game_news(Box::new(moved), GameNews::Ply)), misread("bord")];
    Notice::Answered {
        offers: Vec::new(),
        closing: Closing::default(),
        closed: Vec::new(),
        words: crate::told::WordsBeside::default(),
        table: None,
        lines,
        rest: vec!["Have a nice weekend!".into()],
    }
}

/// Two moves in one email.
fn two_games() -> Notice {
    let other = Table { number: 7, seat: Some(Side::Defenders), ..table(captures()) };
    let moved = Table { seat: Some(Side::Attackers), ..table(usual()) };
    let lines = vec![
        done("7: i8-i2", Notice::game_news(Box::new(other), GameNews::Ply)),
        done("12: c4-c5", Notice::game_news(Box::new(moved), GameNews::Ply)),
    ];
    Notice::Answered {
        offers: Vec::new(),
        closing: Closing::default(),
        closed: Vec::new(),
        words: crate::told::WordsBeside::default(),
        table: None,
        lines,
        rest: Vec::new(),
    }
}

fn contact() -> Notice {
    let invited = contacts().into_iter().find(|one| matches!(one, ContactNotice::Invited { .. }));
    Notice::Contact(invited.unwrap())
}

fn asked() -> Notice {
    let lines = vec!["12: resign yes".into(), "12: say I give up".into()];
    Notice::MailAsked {
        lines,
        words: Vec::new(),
        sender: None,
        table: Some(to_defenders(table(usual()))),
    }
}

/// A game of which its player is sent the page: one of the two sides is to move.
fn with_page(seat: Side) -> Notice {
    let page = Some("https://tafl.example.org/g/12/aebagbafaydqqcikbmga2dqpca".into());
    let table = Table { seat: Some(seat), page, ..table(usual()) };
    Notice::game_news(Box::new(table), GameNews::Ply)
}

/// Emails that name a game's page.
pub(super) fn page_lines(reader: &Reader) -> [String; 2] {
    [Side::Attackers, Side::Defenders].map(|seat| mail::text_of(&[with_page(seat)], reader, &never))
}

/// An email, and the languages in which its text is kept.
fn mails() -> Vec<(&'static str, Vec<Notice>, &'static [Language])> {
    vec![
        ("ply", vec![ply()], &BOTH),
        ("message", vec![message()], &BOTH),
        ("invitation", vec![invitation()], &BOTH),
        ("digest", vec![ply(), other_ply()], &BOTH),
        ("answer", vec![answer()], &Language::ALL),
        ("answer-two-games", vec![two_games()], &BOTH),
        ("asked", vec![asked()], &Language::ALL),
        ("contact", vec![contact()], &Language::ALL),
        ("page", vec![with_page(Side::Attackers), with_page(Side::Defenders)], &Language::ALL),
    ]
}

/// The address of a picture.
/// What opens a reply with that line.
fn reply(line: &str) -> Option<String> {
    Some(format!("mailto:reply@example.org?body={}", line.replace(' ', "%20")))
}

fn picture(drawn: Drawn<'_>) -> Option<String> {
    Some(match drawn {
        Drawn::Board(table) => format!("cid:board-{}@example.org", table.number),
        Drawn::Chart(chart) => format!("cid:{}@example.org", chart.name),
    })
}

/// Nothing is an order.
fn never(_: &str) -> bool {
    false
}

/// What email programs show in their lists.
pub(super) fn subjects(reader: &Reader) -> Vec<String> {
    let edition = Notice::Edition(Box::new(Edition {
        until: reader.now,
        games: Vec::new(),
        more: 0,
        seeks: Vec::new(),
        steps: Vec::new(),
        openings: Vec::new(),
    }));
    let others = mails().into_iter().map(|(_, notices, _)| notices);
    let accounts = super::account::notices().into_iter().map(|notice| vec![notice]);
    let all = others.chain([vec![edition]]).chain(accounts);
    all.map(|notices| mail::mail_subject(&notices, reader)).collect()
}

#[test]
fn mails_read_well() {
    let mut headers = String::new();
    for (what, notices, languages) in mails() {
        for &language in languages {
            let reader = Reader { language, ..reader() };
            let code = language.code();
            let file = format!("../../tests/golden/mails/{what}.{code}.txt");
            expect_file![file].assert_eq(&mail::text_of(&notices, &reader, &never));
        }
        let file = format!("../../tests/golden/mails/{what}.html");
        expect_file![file].assert_eq(&mail::html_of(
            &notices,
            &reader(),
            (&picture, &reply),
            &never,
        ));
        // Emails about one game are named after it.
        if !matches!(notices.as_slice(), [one] if one.game().is_some()) {
            for language in Language::ALL {
                let subject = mail::mail_subject(&notices, &Reader { language, ..reader() });
                headers.push_str(&format!("{what}, {}: {subject}\n", language.code()));
            }
        }
    }
    expect_file!["../../tests/golden/mails/subjects.txt"].assert_eq(&headers);
}

#[test]
fn subjects_are_one_short_line() {
    for language in Language::ALL {
        for subject in subjects(&Reader { language, ..reader() }) {
            assert!(!subject.is_empty() && subject.chars().count() <= 60, "{subject}");
            assert!(!subject.contains(char::is_control), "{subject}");
            // A code is read in the email alone.
            assert!(!subject.contains("402917") && !subject.contains("K7QF4M9X"), "{subject}");
        }
    }
}

/// The notices of one day.
fn digest() -> Vec<Notice> {
    let dice = to_defenders(Table {
        number: 9,
        ..table(played("kongens-bord", None, Dice::Hun, &["f1-f3"]))
    });
    let large = Table { number: 10, ..table(played("alea-evangelii", None, Dice::None, &[])) };
    vec![
        ply(),
        other_ply(),
        Notice::Said { game: 8, by: Who::Other("Ylva".into()), texts: vec!["well played".into()] },
        Notice::Game {
            table: to_defenders(table(usual())),
            news: GameNews::DrawOffered,
            side: Side::Attackers,
        },
        invitation(),
        Notice::game_news(dice, GameNews::Ply),
        Notice::game_news(to_defenders(large), GameNews::Began),
        Notice::Away { name: "Alva".into(), until: None },
    ]
}

/// What the opponent wrote with a move stands beside it, not on its own.
#[test]
fn words_with_a_move_are_one_part_with_it() {
    let reader = reader();
    let alone = mail::text_of(&[ply()], &reader, &never);
    let text = mail::text_of(&[ply(), message()], &reader, &never);
    let said = text.lines().find(|line| line.contains("well played")).unwrap();
    let mute = text.lines().find(|line| line.contains("mute")).unwrap();
    let without: String =
        text.replacen(&format!("{said}\n\n"), "", 1).replacen(&format!("{mute}\n"), "", 1);
    assert_eq!(without, alone);
    let html = mail::html_of(&[ply(), message()], &reader, (&picture, &reply), &never);
    assert!(html.contains("well played") && !html.contains("<hr"), "{html}");
    // A message about another game is.
    let apart = mail::text_of(&[other_ply(), message()], &reader, &never);
    assert!(apart.contains(&"_".repeat(40)), "{apart}");
}

#[test]
fn each_notice_of_a_digest_has_its_block() {
    for language in Language::ALL {
        let (reader, digest) = (Reader { language, ..reader() }, digest());
        let text = mail::text_of(&digest, &reader, &never);
        for line in text.lines() {
            assert!(line.chars().count() <= mail::WIDTH, "{line}");
        }
        let rule = format!("\n{}\n\n", "_".repeat(40));
        let parts: Vec<&str> = text.split(&rule).collect();
        assert_eq!(parts.len(), 1 + digest.len(), "{text}");
        assert!(parts[0].contains(&digest.len().to_string()), "{}", parts[0]);
        for (notice, part) in digest.iter().zip(&parts[1..]) {
            let marked: Vec<bool> = part.lines().map(|line| line.starts_with(mail::MARK)).collect();
            let blocks = marked.split(|is_marked| !is_marked).filter(|block| !block.is_empty());
            assert_eq!(blocks.count(), 1, "{part}");
            // Each line that is about a game names it, since all of them answer one email.
            let help = OrderWord::Help.phrase(language);
            for reply in notice.replies(&reader) {
                let line = match notice.game().filter(|_| reply.line != help) {
                    Some(game) => format!("{}{game}: {}", mail::MARK, reply.line),
                    None => format!("{}{}", mail::MARK, reply.line),
                };
                assert!(part.lines().any(|said| said.starts_with(&line)), "{line} in {part}");
            }
        }
    }
}

#[test]
fn digests_in_html_are_well_formed() {
    for language in Language::ALL {
        let (reader, digest) = (Reader { language, ..reader() }, digest());
        for pictures in [&picture as &dyn Fn(Drawn<'_>) -> Option<String>, &|_| None] {
            let html = mail::html_of(&digest, &reader, (pictures, &reply), &never);
            let parsed = Html::parse_document(&html);
            assert!(parsed.errors.is_empty(), "{:?} in {html}", parsed.errors);
            let count = |selector: &str| parsed.select(&Selector::parse(selector).unwrap()).count();
            assert_eq!(count("hr"), digest.len());
            assert_eq!(count("table"), digest.len());
            // Gmail cuts longer emails.
            assert!(html.len() < 100_000, "{}", html.len());
        }
    }
}

/// Notices of all kinds in one email.
#[test]
fn anything_can_stand_in_a_digest() {
    for language in Language::ALL {
        let reader = Reader { language, ..reader() };
        let all = notices(&to_defenders(table(usual())));
        let text = mail::text_of(&all, &reader, &never);
        assert!(!text.contains("\n\n\n"), "{text}");
        let html = Html::parse_document(&mail::html_of(&all, &reader, (&picture, &reply), &never));
        assert!(html.errors.is_empty(), "{:?}", html.errors);
    }
}

/// A difficult case: half of all words begin an order, some of them even after a dot.
fn is_order(line: &str) -> bool {
    let line = line.trim_start();
    let words = line.trim_start_matches("· ");
    let first = words.chars().next().map(|first| first.to_ascii_lowercase());
    match first {
        Some('a' | 'e' | 'i') => true,
        Some('a'..='m') => words == line,
        _ => false,
    }
}

/// Without the marks that keep lines from being orders.
fn unmarked(text: &str) -> String {
    let line = |line: &str| line.trim_start_matches(['·', '>', ' ']).to_owned();
    let words = text.lines().map(line).collect::<Vec<_>>().join(" ");
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn one_each_and_a_digest() -> Vec<Vec<Notice>> {
    let all = notices(&to_defenders(table(usual())));
    all.into_iter().map(|notice| vec![notice]).chain([digest()]).collect()
}

#[test]
fn no_line_but_the_replies_reads_as_an_order() {
    for board in [BoardForm::Picture, BoardForm::Words] {
        let reader = Reader { board, ..reader() };
        for notices in &one_each_and_a_digest() {
            let text = mail::text_of(notices, &reader, &is_order);
            for line in text.lines().filter(|line| !line.starts_with(mail::MARK)) {
                assert!(!is_order(line), "{line} in {text}");
            }
            let as_it_is = mail::text_of(notices, &reader, &never);
            assert_eq!(unmarked(&text), unmarked(&as_it_is));
            let replies = |text: &str| -> Vec<String> {
                let marked = text.lines().filter(|line| line.starts_with(mail::MARK));
                marked.map(str::to_owned).collect()
            };
            assert_eq!(replies(&text), replies(&as_it_is));
        }
    }
}

#[test]
fn no_line_of_the_html_but_the_replies_reads_as_an_order() {
    let select = |selector: &str| Selector::parse(selector).unwrap();
    let (said, replies) = (select("title, h1, p, .lines div, pre"), select("table"));
    let images = select("img");
    for board in [BoardForm::Picture, BoardForm::Text, BoardForm::Words] {
        let reader = Reader { board, ..reader() };
        let pictures = |drawn: Drawn<'_>| picture(drawn).filter(|_| board == BoardForm::Picture);
        for notices in &one_each_and_a_digest() {
            let html = mail::html_of(notices, &reader, (&pictures, &reply), &is_order);
            let parsed = Html::parse_document(&html);
            let text = parsed.select(&said).map(|element| element.text().collect::<String>());
            let told = parsed.select(&images).map(|image| image.attr("alt").unwrap().to_owned());
            for text in text.chain(told) {
                for line in text.lines() {
                    assert!(!is_order(line), "{line} in {html}");
                }
            }
            let as_it_is = mail::html_of(notices, &reader, (&pictures, &reply), &never);
            let as_it_is = Html::parse_document(&as_it_is);
            let table =
                |html: &Html| html.select(&replies).map(|table| table.html()).collect::<String>();
            assert_eq!(table(&parsed), table(&as_it_is));
        }
    }
}

/// A reply goes to the last game that an email is about: what was offered in another is not to be
/// accepted there.
#[test]
fn an_answer_about_two_games_offers_nothing_in_the_wrong_one() {
    let seat = Some(Side::Attackers);
    let offered = Table { seat, draw_offered: Some(Side::Defenders), ..table(usual()) };
    let last = Table { seat, number: 13, ..table(usual()) };
    let boards = |tables: [&Table; 2]| Notice::Answered {
        offers: Vec::new(),
        closing: Closing::default(),
        closed: Vec::new(),
        words: crate::told::WordsBeside::default(),
        table: None,
        lines: tables.map(|table| done("board", Notice::Board(Box::new(table.clone())))).into(),
        rest: Vec::new(),
    };
    let lines = |notice: &Notice| -> Vec<String> {
        notice.replies(&reader()).into_iter().map(|reply| reply.line).collect()
    };
    let of_other = lines(&boards([&offered, &last]));
    assert!(!of_other.iter().any(|line| line.ends_with("draw accept")), "{of_other:?}");
    let of_last = lines(&boards([&last, &offered]));
    assert!(of_last.contains(&"12: draw accept".to_owned()), "{of_last:?}");
}
