//! The rules as pictures: every case in `tests/cases`, under every ruleset it speaks of,
//! turned and mirrored. What the files look like is told in `case`.

use std::collections::BTreeSet;
use std::fs;

use engine::ruleset::{self, options};

use crate::case::Case;
use crate::{case, house_rules};

/// Choices that no ply depends on: pictures and matches are made elsewhere.
const LOOKED_UP_ONLY: [&str; 3] = ["colours", "match", "match-tie-break"];

fn all_cases() -> Vec<Case> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut cases = Vec::new();
    for path in &paths {
        let name = path.file_name().unwrap().to_string_lossy();
        let read = case::read(&name, &fs::read_to_string(path).unwrap());
        let read = read.unwrap_or_else(|error| panic!("{error}"));
        assert!(!read.is_empty(), "{name} has no cases");
        cases.extend(read);
    }
    assert!(!cases.is_empty(), "{folder} is empty");
    cases
}

#[test]
fn every_case_comes_out_as_drawn() {
    let mut failures = Vec::new();
    let mut played = 0;
    for case in &all_cases() {
        for name in case.rulesets() {
            let result =
                house_rules::ruleset(name).and_then(|rules| case::play(case, name, &rules));
            failures.extend(result.err());
            played += 1;
        }
    }
    assert!(failures.is_empty(), "{} of {played} failed\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn no_two_cases_have_the_same_title() {
    let cases = all_cases();
    let mut titles = BTreeSet::new();
    for case in &cases {
        assert!(titles.insert(&case.title), "{}: {:?} is there twice", case.at, case.title);
    }
}

/// For every word of every option that a shipped ruleset uses, some case has a `row:`
/// that names the option and is played under such a ruleset.
#[test]
fn no_row_of_the_rules_is_forgotten() {
    let mut shown: BTreeSet<(&str, &str)> = BTreeSet::new();
    let cases = all_cases();
    for case in &cases {
        for row in &case.rows {
            let known = options::ALL.iter().find(|(name, _)| name == row);
            let (row, _) = known.unwrap_or_else(|| panic!("{}: no row {row:?}", case.at));
            if !case.is_played() && !LOOKED_UP_ONLY.contains(row) {
                continue;
            }
            for name in case.rulesets() {
                let ruleset = house_rules::ruleset(name).unwrap();
                let choices = ruleset.options.choices();
                shown.extend(choices.iter().filter(|(name, _)| name == row));
            }
        }
    }
    let mut forgotten = BTreeSet::new();
    for ruleset in ruleset::shipped_library().iter() {
        for (name, word, _) in ruleset.statements() {
            let choice = options::ALL.iter().any(|(row, words)| *row == name && words.len() > 1);
            if choice && !shown.contains(&(name, word)) {
                forgotten.insert((name, word));
            }
        }
    }
    assert!(forgotten.is_empty(), "no case shows {forgotten:?}");
}
