//! What a phone shows of an answer in Discord: no more columns and lines than it has, and nothing
//! that gets lost between the parts.

use commands::BoardForm;
use commands::words::{OrderWord, PartWord, Word};
use engine::ruleset::options::Dice;
use engine::ruleset::{Language, shipped_library};

use crate::discord_marks::COLUMNS;
use crate::ladder::LadderAnswer;
use crate::medium::discord::{LINES, page_messages, screenfuls};
use crate::notice::Notice;
use crate::reader::{Client, OwnInDiscord, Reader};
use crate::tests::one_of_each::notices;
use crate::tests::tables::{played, reader, table, usual};
use crate::tests::{ladder, tournament};
use crate::tournament::Tournament;
use crate::tournament::crosstable::{GroupRow, GroupTable, ResultMark};

fn readers() -> impl Iterator<Item = Reader> {
    let client = Client::Discord(OwnInDiscord::default());
    Language::ALL.into_iter().map(move |language| Reader { language, client, ..reader() })
}

/// Lines in blocks of code.
fn code(message: &str) -> Vec<&str> {
    let blocks = message.split("```").skip(1).step_by(2);
    blocks.flat_map(str::lines).collect()
}

fn assert_narrow(notice: &Notice, reader: &Reader) {
    for message in page_messages(&notice.page(reader), reader) {
        for line in code(&message) {
            assert!(line.chars().count() <= COLUMNS, "{line:?} in\n{message}");
        }
    }
}

/// About as many lines as a phone breaks it into.
fn lines(screen: &str) -> usize {
    let visible = screen.lines().filter(|line| *line != "```");
    // A mark is shorter when it is shown.
    let visible = visible.filter(|line| !line.contains('<'));
    visible.map(|line| line.replace('\\', "").chars().count().div_ceil(COLUMNS).max(1)).sum()
}

fn assert_short(notice: &Notice, reader: &Reader) {
    let messages = page_messages(&notice.page(reader), reader);
    let screens = screenfuls(&messages);
    for screen in &screens {
        assert!(lines(screen) <= LINES, "{} lines:\n{screen}", lines(screen));
        assert_eq!(screen.matches("```").count() % 2, 0, "{screen}");
        assert!(
            !screen.contains("```\n```") || messages.join("\n").contains("```\n```"),
            "{screen}"
        );
    }
    // The parts say what the whole says.
    let bare = |texts: &[String]| {
        let text = texts.join("\n").replace("```", "");
        text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(bare(&screens), bare(&messages));
}

#[test]
fn every_answer_fits_a_phone_or_has_parts_that_do() {
    let long: Vec<Notice> = shipped_library()
        .iter()
        .flat_map(|ruleset| {
            let parts = [None].into_iter().chain(PartWord::ALL.iter().copied().map(Some));
            parts.map(|part| Notice::Rules(ruleset.clone(), part))
        })
        .chain(
            OrderWord::ALL
                .iter()
                .map(|order| Notice::Help(Some(order.canonical().to_owned()), Vec::new())),
        )
        .collect();
    for reader in readers() {
        let all = notices(&table(usual())).into_iter();
        let all = all.chain(ladder::notices()).chain(tournament::notices());
        for notice in all.chain(long.iter().cloned()) {
            // It stays as programs read it, and comes as a file.
            if matches!(notice, Notice::Record(_)) {
                continue;
            }
            assert_narrow(&notice, &reader);
            assert_short(&notice, &reader);
        }
    }
}

#[test]
fn boards_as_text_fit_a_phone() {
    for ruleset in shipped_library().iter() {
        for board in [BoardForm::Text, BoardForm::Unicode, BoardForm::Emoji] {
            let of = table(played(&ruleset.id, None, Dice::None, &[]));
            for reader in readers() {
                let reader = Reader { board, ..reader };
                let board = Notice::Board(Box::new(of.clone()));
                assert_narrow(&board, &reader);
                // Every square is there.
                let size = usize::from(ruleset.size());
                let drawn = of.board(&reader);
                assert!(drawn.lines().count() >= size, "{drawn}");
            }
        }
    }
}

/// Eight players with the longest names that there are.
fn crowded() -> GroupTable {
    let row = |own: usize| GroupRow {
        place: Some(u32::try_from(own + 1).unwrap()),
        name: format!("Wolfeschlegelstein-{own}"),
        called: format!("Wolfeschlegelstein-{own}"),
        ascii: format!("Wolfeschlegelstein-{own}"),
        is_reader: own == 3,
        cells: vec![[ResultMark::Won, ResultMark::Drawn]; 8],
        points: 27,
        sonneborn_berger: 423,
        shortest: Some(117),
        gone: None,
    };
    GroupTable { number: 1, rows: (0..8).map(row).collect() }
}

#[test]
fn a_wide_crosstable_comes_in_two_parts_with_whole_names() {
    let page = || {
        let mut page = tournament::running();
        page.groups = vec![crowded()];
        page
    };
    for reader in readers() {
        let notice = Notice::Tournament(Tournament::Page(Box::new(page())));
        assert_narrow(&notice, &reader);
        assert_short(&notice, &reader);
        let texts = crowded().texts(reader.words(), reader.columns());
        let [standings, results] = texts.as_slice() else { panic!("{texts:?}") };
        for row in &crowded().rows {
            assert!(standings.contains(&row.name), "{standings}");
        }
        assert!(standings.contains("13½") && results.contains("1½"), "{standings}\n{results}");
        assert!(standings.contains(">  4") && results.contains(">  4"), "{standings}\n{results}");
    }
    // Where there is room, it is one.
    assert_eq!(crowded().texts(reader().words(), None).len(), 1);
}

#[test]
fn a_long_name_on_a_ladder_has_its_rating_below() {
    let tables = ladder::notices().into_iter().filter_map(|notice| match notice {
        Notice::Ladder(LadderAnswer::Table(table)) => Some(table),
        _ => None,
    });
    for mut of in tables {
        for rung in of.rungs.iter_mut().flatten() {
            rung.name = "Wolfeschlegelstein-20".into();
        }
        for reader in readers() {
            let notice = Notice::Ladder(LadderAnswer::Table(of.clone()));
            assert_narrow(&notice, &reader);
        }
    }
}
