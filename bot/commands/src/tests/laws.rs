//! The reader never panics, and what it has read has a text that reads the same.

use proptest::prelude::*;

use crate::read::read;
use crate::words::{OrderWord, Word, all};

/// Reads, writes, and reads again.
fn check(text: &str) -> Result<(), TestCaseError> {
    if let Ok(line) = read(text) {
        let canonical = line.to_string();
        prop_assert_eq!(read(&canonical), Ok(line), "{:?} became {:?}", text, canonical);
    }
    Ok(())
}

/// Words of the language, numbers, squares, and texts that are nearly one of these.
fn piece() -> impl Strategy<Value = String> {
    let words: Vec<&'static str> = all().collect();
    prop_oneof![
        8 => proptest::sample::select(words).prop_map(str::to_owned),
        2 => "[a-s][0-9]{1,2}",
        1 => "[KTktq]?[a-s][1-9][-–x: ]?[a-s][1-9]",
        1 => "#?[0-9]{1,11}[.:]?",
        1 => "[0-9]{1,2}[dhm](\\+[0-9][dh])?(/[0-9]{1,2}d|/ply|/zug)?",
        1 => "[a-zæøåßİ-]{1,8}",
        1 => "(night|nat|quiet)[= ][0-9]{1,2}-[0-9]{1,2}",
        1 => "20[0-9]{2}-[01][0-9]-[0-3][0-9]",
        1 => "[^a-z0-9]{1,3}",
        1 => Just("Europe/Oslo".to_owned()),
        1 => Just("<@1234>".to_owned()),
        1 => "\\PC{0,6}",
    ]
}

fn line() -> impl Strategy<Value = String> {
    proptest::collection::vec(piece(), 1..7).prop_map(|pieces| pieces.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn no_text_stops_the_reader(text in "(?s).{0,60}") {
        check(&text)?;
    }

    #[test]
    fn lines_of_known_words_read_back(line in line()) {
        check(&line)?;
    }

    #[test]
    fn orders_with_anything_behind_read_back(
        word in proptest::sample::select(OrderWord::ALL),
        game in proptest::option::of(any::<u32>()),
        rest in line(),
    ) {
        let game = game.map(|game| format!("{game}: ")).unwrap_or_default();
        check(&format!("{game}{} {rest}", word.canonical()))?;
    }
}
