//! Every notice in every medium and language: within its width and limits, well formed, and with
//! nothing in it that a player could have smuggled in.

use commands::BoardForm;
use engine::ruleset::Language;
use engine::ruleset::options::Dice;
use engine::{BySide, Side};
use proptest::prelude::*;
use scraper::{Html, Selector};

use crate::archive::{ArchivedBoard, ArchivedGame, FoundGame, FoundGames};
use crate::medium::{discord, mail};
use crate::notice::table::Table;
use crate::notice::{Notice, make_harmless};
use crate::page::{Block, Drawn};
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::refusal::mail::RefusedMail;
use crate::tests::agreements::{invitations, matches, newcomers, seeks};
use crate::tests::mailed::{misread, refused};
use crate::tests::one_of_each::{archived, explanations, notices};
use crate::tests::refusals;
use crate::tests::tables::{SEATS, played, reader, states, table, usual};
use crate::told::{Closing, GameNews, Who};

fn all() -> Vec<Notice> {
    // Each state before one reader, each in turn.
    let states = states().into_iter().zip(SEATS.into_iter().cycle());
    let mut all: Vec<Notice> =
        states.flat_map(|((_, state), seat)| notices(&Table { seat, ..state })).collect();
    let asked = Table {
        seat: Some(Side::Defenders),
        takeback_offered: Some(Side::Attackers),
        time_offered: None,
        time_told: None,
        ..table(usual())
    };
    all.push(Notice::Game {
        table: Box::new(asked),
        news: GameNews::TakebackOffered,
        side: Side::Attackers,
    });
    let dice = table(played("kongens-bord", None, Dice::Hun, &["f1-f3"]));
    all.push(Notice::game_news(
        Box::new(Table { seat: Some(Side::Defenders), ..dice }),
        GameNews::Ply,
    ));
    let invited = invitations().into_iter().chain(newcomers());
    all.extend(invited.map(|invitation| Notice::Invited(Box::new(invitation))));
    all.extend(seeks().into_iter().map(|seek| Notice::Sought(Box::new(seek))));
    all.extend(matches(None).into_iter().map(|result| Notice::MatchOver(Box::new(result))));
    all.extend(explanations().into_iter().map(Notice::Why));
    all
}

/// The plain half of an email, in which lines that read as an order are left alone.
fn mail_text(notice: &Notice, reader: &Reader) -> String {
    mail::text_of(std::slice::from_ref(notice), reader, &|_| false)
}

fn mail_html(notice: &Notice, reader: &Reader, picture: Option<&str>) -> String {
    let pictures = |_: Drawn<'_>| picture.map(str::to_owned);
    mail::html_of(std::slice::from_ref(notice), reader, (&pictures, &|_| None), &|_| false)
}

/// Their emails: what is only said in emails is said there.
pub(super) fn mails(reader: &Reader) -> Vec<String> {
    all().iter().map(|notice| mail_text(notice, reader)).collect()
}

const FORMS: [BoardForm; 5] =
    [BoardForm::Picture, BoardForm::Emoji, BoardForm::Text, BoardForm::Unicode, BoardForm::Words];

fn readers() -> impl Iterator<Item = Reader> {
    Language::ALL.into_iter().map(|language| Reader { language, ..reader() })
}

#[test]
fn mails_have_lines_of_72_and_one_marked_block() {
    let all = all();
    // Each language with another form of boards.
    for (reader, board) in readers().zip(FORMS) {
        let reader = Reader { board, ..reader };
        for notice in &all {
            let text = mail_text(notice, &reader);
            assert!(text.ends_with('\n') && !text.contains("\n\n\n"), "{text}");
            let page = notice.page(&reader);
            let is_set = |block: &Block<'_>| matches!(block, Block::Fixed(_) | Block::Literal(_));
            let is_set = page.in_lines().into_iter().any(is_set);
            for line in text.lines().filter(|_| !is_set) {
                assert!(line.chars().count() <= mail::WIDTH, "{line}");
            }
            // The board in words repeats the end.
            if let Some(headline) = page.headline.as_ref().filter(|_| board != BoardForm::Words) {
                let flat = text.replace('\n', " ");
                assert_eq!(flat.matches(headline.as_str()).count(), 1, "{headline} in {text}");
            }
            // There is one block with all possible replies, or none if there are no replies.
            let marked: Vec<bool> = text.lines().map(|line| line.starts_with(mail::MARK)).collect();
            let blocks = marked.split(|is_marked| !is_marked).filter(|block| !block.is_empty());
            let replies = notice.replies(&reader);
            assert_eq!(blocks.count(), usize::from(!replies.is_empty()), "{text}");
            for reply in replies {
                let line = format!("{}{}", mail::MARK, reply.line);
                assert!(text.lines().any(|said| said.starts_with(&line)), "{line} in {text}");
            }
        }
    }
}

#[test]
fn mails_begin_with_whose_turn_it_is() {
    let table = table(usual());
    let turn = table.standing(&reader()).remove(0);
    let text = mail_text(&Notice::game_news(Box::new(table), GameNews::Ply), &reader());
    let first = text.split("\n\n").next().unwrap().replace('\n', " ");
    assert_eq!(first, turn);
}

#[test]
fn html_is_well_formed() {
    let all = all();
    // Each notice in one language, and each language with all kinds of notices.
    for (first, reader) in readers().enumerate() {
        for notice in all.iter().skip(first).step_by(Language::ALL.len()) {
            for picture in [None, Some("cid:board")] {
                let html = mail_html(notice, &reader, picture);
                let parsed = Html::parse_document(&html);
                assert!(parsed.errors.is_empty(), "{:?} in {html}", parsed.errors);
                let images = parsed.select(&Selector::parse("img[alt]").unwrap()).count();
                let boards = notice.page(&reader).blocks;
                let drawn = |block: &&Block<'_>| matches!(block, Block::Board(_) | Block::Chart(_));
                let boards = boards.iter().filter(drawn).count();
                assert_eq!(images, if picture.is_some() { boards } else { 0 });
                // Gmail cuts what is longer.
                assert!(html.len() < 100_000);
            }
        }
    }
}

/// Boards drawn like that, in every language.
fn messages_keep_discords_limit(board: BoardForm) {
    let all = all();
    for reader in readers() {
        let reader = Reader { board, ..reader };
        for notice in &all {
            let messages = discord::page_messages(&notice.page(&reader), &reader);
            assert!(!messages.is_empty());
            for message in messages {
                assert!(message.encode_utf16().count() <= discord::MOST, "{message}");
                assert!(!message.trim().is_empty());
                assert_eq!(message.matches("```").count() % 2, 0, "{message}");
            }
        }
    }
}

#[test]
fn messages_with_boards_as_pictures_keep_discords_limit() {
    messages_keep_discords_limit(BoardForm::Picture);
}

#[test]
fn messages_with_boards_of_emoji_keep_discords_limit() {
    messages_keep_discords_limit(BoardForm::Emoji);
}

#[test]
fn messages_with_boards_of_text_keep_discords_limit() {
    messages_keep_discords_limit(BoardForm::Text);
}

#[test]
fn messages_with_boards_of_signs_keep_discords_limit() {
    messages_keep_discords_limit(BoardForm::Unicode);
}

#[test]
fn messages_with_boards_in_words_keep_discords_limit() {
    messages_keep_discords_limit(BoardForm::Words);
}

/// Too large for emoji, so a block of letters; and a long text is not cut after a backslash.
#[test]
fn discord_gets_whole_markup() {
    let reader = Reader { board: BoardForm::Emoji, ..reader() };
    let large = table(played("alea-evangelii", None, Dice::None, &[]));
    let messages = discord::page_messages(&Notice::Board(Box::new(large)).page(&reader), &reader);
    assert!(messages.concat().contains("```\n   a b c"), "{messages:?}");
    for filled in 1950..2000 {
        let text = format!("{}**x**", "a".repeat(filled));
        for message in discord::page_messages(&said(&text).page(&reader), &reader) {
            let escapes = message.chars().rev().take_while(|&c| c == '\\').count();
            assert_eq!(escapes % 2, 0, "{message}");
        }
    }
}

/// A refusal is one message, also in Discord.
#[test]
fn refusals_keep_discords_limit() {
    for reader in readers() {
        for said in refusals::everything(&reader) {
            let escaped = discord::escape_markdown(&said, &reader);
            assert!(escaped.encode_utf16().count() <= discord::MOST, "{said}");
        }
    }
}

/// The luminance of a colour `#rrggbb`, by the formula of WCAG 2.1.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let part = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/// Words on every background of an email, light and dark: WCAG's AA.
#[test]
fn mails_can_be_read_by_day_and_night() {
    let layout = include_str!("../../layouts/mail.html");
    let (light, dark) = layout.split_once("@media (prefers-color-scheme: dark)").unwrap();
    for style in [light, dark] {
        let colours = |property: &str| -> Vec<&str> {
            let behind = style.split(property).skip(1);
            let colours = behind.filter(|rest| rest.starts_with('#'));
            colours.map(|rest| &rest[..7]).collect()
        };
        let (grounds, words) = (colours("background: "), colours(" color: "));
        assert!(grounds.len() >= 2 && words.len() >= 2, "{grounds:?} {words:?}");
        for ground in grounds {
            for word in &words {
                let (one, other) = (luminance(ground), luminance(word));
                let ratio = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(ratio >= 4.5, "{word} on {ground}: {ratio:.1}");
            }
        }
    }
}

fn said(text: &str) -> Notice {
    Notice::Said { game: 12, by: Who::Other("Ylva".into()), texts: vec![text.into()] }
}

/// Arbitrary text, and text made to do harm.
fn texts() -> impl Strategy<Value = String> {
    let nasty = prop_oneof![
        Just("<script>alert(1)</script>"),
        Just("</p><img src=x onerror=y>"),
        Just("&amp;&#x202e;"),
        Just("**bold** __u__ ||spoiler|| ~~s~~ `code` ```block```"),
        Just("@everyone @here <@123456789> <@&1> <#2> <:a:3>"),
        Just("[link](https://example.org)"),
        Just("\r\nBcc: all@example.org\r\n\r\n"),
        Just("\u{202e}drowssap\u{2066}"),
        Just("\u{1b}[2J\u{7}\u{8}\u{9b}31m"),
        Just("# heading"),
        Just("-# small"),
        Just("> quote"),
        Just("resign"),
        Just(
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | resign yes"
        ),
        Just("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}"),
    ];
    let piece = prop_oneof![nasty.prop_map(str::to_owned), any::<String>()];
    proptest::collection::vec(piece, 1..5).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn what_players_write_stays_words(text in texts()) {
        let reader = reader();
        let notice = said(&text);
        let lines = notice.text(&reader).lines().filter(|line| !line.is_empty()).count();
        let plain = said(&vec!["well played"; lines].join("\n"));

        // A terminal: each line says whose it is, and there are no control characters and no
        // changes of direction.
        let shown = notice.text(&reader);
        for line in shown.lines().filter(|line| !line.is_empty()) {
            prop_assert!(line.starts_with("Ylva"), "{shown:?}");
        }
        let steers = |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        prop_assert!(!shown.lines().any(|line| line.contains(steers)), "{:?}", shown);

        // Email: one block of replies, and the same number of elements as with plain words.
        let mail = mail_text(&notice, &reader);
        let marked = mail.lines().filter(|line| line.starts_with(mail::MARK)).count();
        let of_plain = mail_text(&plain, &reader);
        let of_plain = of_plain.lines().filter(|line| line.starts_with(mail::MARK)).count();
        prop_assert_eq!(marked, of_plain, "{}", mail);
        let elements = |notice: &Notice| {
            let html = Html::parse_document(&mail_html(notice, &reader, None));
            assert!(html.errors.is_empty(), "{:?}", html.errors);
            html.select(&Selector::parse("*").unwrap()).count()
        };
        prop_assert_eq!(elements(&notice), elements(&plain));

        // Discord: every sign of its markup is escaped, and nobody is mentioned.
        for message in discord::page_messages(&notice.page(&reader), &reader) {
            let mut signs = message.chars();
            while let Some(c) = signs.next() {
                match c {
                    '\\' => drop(signs.next()),
                    '@' => prop_assert_eq!(signs.next(), Some('\u{200b}')),
                    '*' | '_' | '~' | '`' | '|' | '[' | '<' | '>' => {
                        prop_assert!(false, "{} in {}", c, message);
                    }
                    _ => {}
                }
            }
        }
    }

    /// So does what somebody wrote about a game elsewhere, however it is listed or looked at.
    #[test]
    fn what_is_from_elsewhere_stays_words(text in texts()) {
        let reader = reader();
        let written = |text: &str| {
            let some = Some(text.to_owned());
            let board = archived(0, None);
            let game = ArchivedGame {
                names: BySide { attackers: some.clone(), defenders: some.clone() },
                date: some.clone(),
                event: some.clone(),
                stated: some,
                ..board.game.clone()
            };
            let table = Table { names: game.names_shown(), ..board.table.clone() };
            let found = vec![FoundGame::Elsewhere(game.clone())];
            [
                Notice::Found(FoundGames { games: found, next: None }),
                Notice::Archived(Box::new(ArchivedBoard { game, table, drawn: None })),
            ]
        };
        let steers = |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        // What is only harmful leaves nothing over, and nothing isn't said.
        prop_assume!(!make_harmless(&text).is_empty());
        for (notice, plain) in written(&text).iter().zip(&written("well played")) {
            let shown = notice.text(&reader);
            prop_assert!(!shown.lines().any(|line| line.contains(steers)), "{:?}", shown);
            prop_assert_eq!(shown.lines().count(), plain.text(&reader).lines().count());
            let marked = |notice: &Notice| {
                let mail = mail_text(notice, &reader);
                mail.lines().filter(|line| line.starts_with(mail::MARK)).count()
            };
            prop_assert_eq!(marked(notice), marked(plain));
            let elements = |notice: &Notice| {
                let html = Html::parse_document(&mail_html(notice, &reader, None));
                assert!(html.errors.is_empty(), "{:?}", html.errors);
                html.select(&Selector::parse("*").unwrap()).count()
            };
            prop_assert_eq!(elements(notice), elements(plain));
            // In Discord, nobody is mentioned, and as much is marked as without it.
            let signs = |notice: &Notice| {
                let messages = discord::page_messages(&notice.page(&reader), &reader);
                let mut count = 0;
                for message in messages {
                    let mut signs = message.chars();
                    while let Some(c) = signs.next() {
                        match c {
                            '\\' => drop(signs.next()),
                            '@' => assert_eq!(signs.next(), Some('\u{200b}'), "{message}"),
                            '*' | '_' | '~' | '`' | '|' | '[' | '<' | '>' => count += 1,
                            _ => {}
                        }
                    }
                }
                count
            };
            prop_assert_eq!(signs(notice), signs(plain));
        }
    }

    /// An email that answers another repeats what was typed in it.
    #[test]
    fn what_mails_repeat_stays_words(text in texts()) {
        // What may be a move is offered as a line to send.
        prop_assume!(!crate::refusal::is_plain_move(&text));
        let reader = reader();
        let repeat = |text: &str| {
            let lines = vec![misread(text), misread(text)];
            let several = RefusedMail::Several(vec![text.into(), text.into()]);
            let several = refused(text, Refusal::Mail(several));
            [
                Notice::Answered { offers: Vec::new(), closing: Closing::default(), closed: Vec::new(), words: crate::told::WordsBeside::default(), table: None, lines, rest: vec![text.into()] },
                Notice::Answered { offers: Vec::new(), closing: Closing::default(), closed: Vec::new(), words: crate::told::WordsBeside::default(), table: None, lines: vec![several], rest: vec![text.into(), text.into()] },
                Notice::MailAsked { lines: vec![text.into()], words: vec![text.into()], sender: None, table: None },
            ]
        };
        for (notice, plain) in repeat(&text).iter().zip(&repeat("well played")) {
            let marked = |notice: &Notice| {
                let mail = mail_text(notice, &reader);
                mail.lines().filter(|line| line.starts_with(mail::MARK)).count()
            };
            prop_assert_eq!(marked(notice), marked(plain));
            let elements = |notice: &Notice| {
                let html = Html::parse_document(&mail_html(notice, &reader, None));
                assert!(html.errors.is_empty(), "{:?}", html.errors);
                html.select(&Selector::parse("*").unwrap()).count()
            };
            prop_assert_eq!(elements(notice), elements(plain));
            for part in &notice.page(&reader).blocks {
                let (Block::Paragraph(said) | Block::Fine(said)) = part else { continue };
                let steers = |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
                prop_assert!(!said.chars().any(steers), "{:?}", said);
            }
        }
    }

    /// Thousands of marks on one letter cover nothing.
    #[test]
    fn marks_do_not_pile_up(count in 0_usize..3000) {
        // Also with a character without width in between.
        for mark in ["\u{301}", "\u{301}\u{200d}"] {
            let text = format!("e{}", mark.repeat(count));
            let shown = said(&text).text(&reader());
            let marks = shown.matches('\u{301}').count();
            prop_assert!(marks <= 4, "{} marks", marks);
        }
    }
}
