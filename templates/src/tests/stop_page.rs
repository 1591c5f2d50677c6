//! The page on which email is stopped: only its one button does anything.

use engine::ruleset::Language;
use expect_test::expect_file;
use scraper::{Html, Selector};

use super::tables::reader;
use crate::reader::Reader;
use crate::stop_page::StopPage;

const ALL: [StopPage; 3] = [StopPage::Ask, StopPage::Done, StopPage::Gone];

pub(super) fn everything(reader: &Reader) -> Vec<String> {
    ALL.into_iter().map(|page| page.html(reader)).collect()
}

/// Programs that check links follow them all; only a person presses a button.
#[test]
fn only_its_button_stops_mail() {
    for language in Language::ALL {
        for page in ALL {
            let html = page.html(&Reader { language, ..reader() });
            let parsed = Html::parse_document(&html);
            assert!(parsed.errors.is_empty(), "{:?} in {html}", parsed.errors);
            let count = |selector: &str| parsed.select(&Selector::parse(selector).unwrap()).count();
            let asks = usize::from(page == StopPage::Ask);
            assert_eq!(count("form"), asks);
            assert_eq!(count("form[method=post]:not([action]) button[type=submit]"), asks);
            // A person has to tick the box first.
            assert_eq!(count("input[type=checkbox][required]:not([checked])"), asks);
            assert_eq!(count("button, input"), 2 * asks);
            // Nothing that is fetched or followed.
            assert_eq!(count("[href], [src], script, iframe, meta[http-equiv]"), 0);
            assert_eq!(count(&format!("html[lang={}] h1", language.code())), 1);
        }
    }
}

/// Without the styling.
#[test]
fn it_reads_well() {
    let mut golden = String::new();
    for language in Language::ALL {
        for page in ALL {
            let html = Html::parse_document(&page.html(&Reader { language, ..reader() }));
            let main = Selector::parse("main").unwrap();
            let words = html.select(&main).flat_map(|main| main.text()).map(str::trim);
            let words: Vec<&str> = words.filter(|text| !text.is_empty()).collect();
            golden.push_str(&format!("# {page:?}, {}\n{}\n\n", language.code(), words.join("\n")));
        }
    }
    expect_file!["../../tests/golden/stop.txt"].assert_eq(&golden);
}
