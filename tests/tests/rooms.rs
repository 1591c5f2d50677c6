//! Which words may occur in which room, checked by a search.

use std::fs;
use std::path::{Path, PathBuf};

/// Room, words that must not occur in its sources, and why.
const ABSENT: &[(&str, &[&str], &str)] = &[
    ("engine/src", &["rusqlite", "fluent", "clap"], "the engine knows no disks, words or screens"),
    ("templates/src", &["rusqlite", "clap"], "templates map what happened to words"),
    (
        "templates/pictures/src",
        &["Routes", ".routes", "open_routes", ".announced", "usable", "fs::"],
        "pictures show what both sides may see, and open no file",
    ),
    ("bot/src", &["resvg", "png::", "gif::"], "pictures are drawn in templates/pictures"),
    ("bot/src", &["rusqlite", "SELECT ", "INSERT INTO", "PRAGMA"], "SQL lives in storage"),
    ("bot/src/cli", &["play_unchecked", ".check("], "the command line asks a game"),
    (
        "bot/src/service",
        &["serenity", "lettre", "tokio", "axum", "std::thread", "std::fs", "Utc::now", "Instant"],
        "the service is given the time and knows no channel",
    ),
    ("bot/src/terminal", &["engine::Game", "storage::File"], "channels only translate"),
    ("bot/src/email", &["engine::Game", "storage::"], "channels only translate"),
    ("bot/src/web", &["engine::Game", "storage::File"], "channels only translate"),
    ("bot/src/terminal", &["lettre", "mailparse", "axum"], "mail lives in email, pages in web"),
    ("bot/src/club", &["lettre", "mailparse", "axum"], "mail lives in email, pages in web"),
    ("bot/src/cli", &["lettre", "mailparse", "axum"], "mail lives in email, pages in web"),
    ("bot/src/web", &["lettre", "mailparse", "serenity"], "mail lives in email"),
    ("bot/src/terminal", &["serenity"], "Discord lives in discord"),
    ("bot/src/email", &["serenity", "axum"], "pages live in web, Discord in discord"),
    ("bot/src/club", &["serenity"], "Discord lives in discord"),
    ("bot/src/cli", &["serenity"], "Discord lives in discord"),
    ("bot/src/discord", &["lettre", "mailparse", "axum"], "mail lives in email, pages in web"),
    ("bot/src/discord", &["storage::File", "engine::Game"], "channels only translate"),
    ("bot/src/orders", &["std::fs", "storage::", "engine::Game"], "orders are text and no more"),
    ("storage/src", &["engine::Game", "fluent"], "storage decides and words nothing"),
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a room") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            // What was built there is nobody's writing.
            if !path.ends_with("target") {
                files.extend(sources(&path));
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn rooms_hold_what_they_should() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for (room, words, why) in ABSENT {
        let files = sources(&root.join(room));
        assert!(!files.is_empty(), "{room} holds no source");
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            for word in words.iter().filter(|word| text.contains(**word)) {
                found.push(format!("{}: {word:?}, but {why}", file.display()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Every file begins by saying what it is.
#[test]
fn every_file_says_what_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut silent = Vec::new();
    for room in ["bot", "engine", "storage", "templates", "tests"] {
        let files = sources(&root.join(room));
        assert!(!files.is_empty(), "{room} holds no source");
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            if !text.starts_with("//! ") {
                silent.push(file.display().to_string());
            }
        }
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}

/// The threat model names what proves that each threat is met, and nothing that is gone.
#[test]
fn the_threat_model_names_tests_that_there_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = fs::read_to_string(root.join("docs/security.md")).expect("the threat model");
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() > 15, "{rows:?}");
    for row in rows {
        let shown: Vec<&str> = row.split('`').filter(|part| part.contains('/')).collect();
        assert!(!shown.is_empty(), "no test: {row}");
        for named in shown {
            let (file, test) = named.split_once("::").unwrap_or((named, ""));
            let source = fs::read_to_string(root.join(file));
            let source = source.unwrap_or_else(|_| panic!("there is no {file}"));
            let there = test.is_empty() || source.contains(&format!("fn {test}("));
            assert!(there, "{file} has no {test}");
        }
    }
}
