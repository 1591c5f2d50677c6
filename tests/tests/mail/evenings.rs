//! First evenings by email in five languages: what each email of a newcomer leads to. Each file was
//! written before the words in it were known to the program. `UPDATE_EXPECT=1` rewrites the answers:
//! read the changes as the newcomer would.

use std::path::Path;

use tests::{first_difference, letters};

fn reads_as_it_should(language: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mail/evenings");
    let evening = letters::play(&folder.join(language).with_extension("txt"));
    let begun = evening.until_first_game.expect("a first game");
    assert!(begun <= 3, "{language}: the first game begins with email {begun}");
    let difference = first_difference(&evening.written, &evening.said);
    assert!(difference.is_none(), "{language}: {}", difference.unwrap_or_default());
}

#[test]
fn in_english() {
    reads_as_it_should("en");
}

#[test]
fn in_norwegian() {
    reads_as_it_should("nb");
}

#[test]
fn in_danish() {
    reads_as_it_should("da");
}

#[test]
fn in_german() {
    reads_as_it_should("de");
}

#[test]
fn in_spanish() {
    reads_as_it_should("es");
}
