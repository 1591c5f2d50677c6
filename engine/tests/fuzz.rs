//! The fuzz targets' laws on stable Rust: on the corpora, which are kept as tests, and on
//! generated input (some thousand inputs, or as long as `TAFLPOST_FUZZ_SECONDS` says).

#[path = "../fuzz/laws.rs"]
mod laws;

use std::path::Path;

/// Changed inputs if no time is set: seconds, in a dev build.
const INPUTS: u32 = 3_000;

/// Pieces of the four languages, for mutations that get past the first letter.
const WORDS: &[&str] = &[
    "a1",
    "k11",
    "f6",
    "s19",
    "-",
    "x",
    ":",
    "/",
    " raichi",
    " tuichi",
    " aviso ",
    " silent",
    "roll 2 ",
    "17. ",
    "K",
    "t",
    "T",
    "3",
    "11",
    " a",
    " d",
    " announced=",
    " usable=",
    " seen=",
    ";",
    "\n",
    "'''",
    " = ",
    "\"",
    "S\"",
    "pass",
    "é",
    "→",
    "\u{200b}",
    "１",
    "\r\n",
    "result: ",
];

#[test]
fn move_text() {
    hold("move_text", laws::move_text);
}

#[test]
fn position_line() {
    hold("position_line", laws::position_line);
}

#[test]
fn record() {
    hold("record", laws::record);
}

#[test]
fn ruleset_file() {
    hold("ruleset_file", laws::ruleset_file);
}

/// A new option makes older files incomplete: the seeds have to follow.
#[test]
fn each_seed_of_the_rulesets_is_what_its_name_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/ruleset_file");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let read = engine::Ruleset::parse(&std::fs::read_to_string(&path).unwrap());
        let error = read.err().map(|error| error.to_string());
        match name.as_str() {
            "no-version" => assert!(error.unwrap().contains("version")),
            "wrong-word" => assert!(error.unwrap().contains("corner")),
            _ => assert_eq!(error, None, "{name}"),
        }
    }
}

fn hold(target: &str, law: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    ::laws::hold(target, &::laws::corpus(&folder), WORDS, INPUTS, law);
}
