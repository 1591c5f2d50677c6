//! The fuzz targets' laws on stable Rust: on the corpora, which are kept as tests, and on
//! generated input (some thousand inputs, or as long as `TAFLPOST_FUZZ_SECONDS` says).

#[path = "../fuzz/laws.rs"]
mod laws;

use std::path::Path;
use std::time::{Duration, Instant};

/// Inputs when no time is set: seconds, in a dev build.
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
    let corpus = corpus(target);
    for input in &corpus {
        law(input);
    }
    let seconds = std::env::var("TAFLPOST_FUZZ_SECONDS").ok();
    let until =
        seconds.map(|text| Instant::now() + Duration::from_secs(text.parse::<u64>().unwrap()));
    let mut random = Random(0x7af1);
    let mut count = 0;
    while until.map_or(count < INPUTS, |until| Instant::now() < until) {
        law(&random.mutation(&corpus));
        count += 1;
    }
    println!("{target}: {} inputs of the corpus, {count} generated", corpus.len());
}

/// The corpus of a target; every one has some.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut files: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    files.iter().map(|file| std::fs::read(file).unwrap()).collect()
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }

    /// Some input of the corpus, changed in one to six places; now and then noise.
    fn mutation(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        if self.below(50) == 0 {
            return (0..self.below(200)).map(|_| self.below(256) as u8).collect();
        }
        let mut input = corpus[self.below(corpus.len())].clone();
        for _ in 0..=self.below(6) {
            let at = self.below(input.len() + 1);
            let end = (at + 1 + self.below(8)).min(input.len());
            match self.below(6) {
                0 => input.splice(at.min(end)..end, []).for_each(drop),
                1 => {
                    let word = WORDS[self.below(WORDS.len())];
                    input.splice(at..at, word.bytes()).for_each(drop);
                }
                2 if at < input.len() => input[at] ^= 1 << self.below(8),
                3 => {
                    // A piece of another input replaces a piece of this one.
                    let other = &corpus[self.below(corpus.len())];
                    let from = self.below(other.len());
                    let to = (from + self.below(60)).min(other.len());
                    input.splice(at.min(end)..end, other[from..to].iter().copied()).for_each(drop);
                }
                4 => {
                    let copy: Vec<u8> = input[at.min(end)..end].to_vec();
                    input.splice(at..at, copy).for_each(drop);
                }
                _ => input.truncate(input.len().max(1) - self.below(3).min(input.len().max(1))),
            }
        }
        input
    }
}
