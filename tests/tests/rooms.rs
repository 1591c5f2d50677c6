//! Which words may occur in which room, checked by a search.

use std::fs;
use std::path::{Path, PathBuf};

const SQL: &[&str] = &["SELECT ", "INSERT INTO", "PRAGMA"];

/// What is outside of the club: threads, files, networks and the time.
const OUTSIDE: &[&str] = &["std::thread", "std::fs", "std::net", "Utc::now", "Instant"];

/// What is inside of the club: games, its file, and transactions in it.
const INSIDE: &[&str] = &["engine::Game", "storage::File", ".ledger(", ".in_ledger(", ".lookup("];

/// Room, words that must not occur in its sources, and why.
const ABSENT: &[(&str, &[&str], &str)] = &[
    (
        "templates/pictures/src",
        &["Routes", ".routes", "open_routes", ".announced", "usable", "fs::"],
        "pictures show what both sides may see, and open no file",
    ),
    ("bot/kernel/src", SQL, "SQL lives in storage"),
    ("bot/play/src", SQL, "SQL lives in storage"),
    ("bot/ratings/src", SQL, "SQL lives in storage"),
    ("bot/features", SQL, "SQL lives in storage"),
    ("bot/desks", SQL, "SQL lives in storage"),
    ("bot/service/src", SQL, "SQL lives in storage"),
    ("bot/club/src", SQL, "SQL lives in storage"),
    ("bot/src", SQL, "SQL lives in storage"),
    ("bot/src/cli", &["play_unchecked", ".check("], "the command line asks a game"),
    ("bot/tools/src", &["play_unchecked", ".check("], "the command line asks a game"),
    ("bot/kernel/src", OUTSIDE, "the club is given the time, and opens nothing"),
    ("bot/play/src", OUTSIDE, "the club is given the time, and opens nothing"),
    ("bot/ratings/src", OUTSIDE, "the club is given the time, and opens nothing"),
    ("bot/features", OUTSIDE, "the club is given the time, and opens nothing"),
    ("bot/desks", OUTSIDE, "the club is given the time, and opens nothing"),
    ("bot/service/src", OUTSIDE, "the club is given the time, and opens nothing"),
    (
        "bot/correspondence/src",
        &["std::thread", "std::fs", "std::net", "Utc::now", "Instant", "storage::File"],
        "a game is given its events and the time",
    ),
    (
        "bot/commands",
        &["std::fs", "engine::Game", "open_routes", ".routes"],
        "orders are text and no more",
    ),
    (
        "bot/desks/mail/src",
        &["open_routes", ".routes"],
        "whether an email announces depends on its words, and not on what is open",
    ),
    ("bot/terminal/src", INSIDE, "channels only translate"),
    ("bot/mail/src", INSIDE, "channels only translate"),
    ("bot/mail/written/src", INSIDE, "channels only translate"),
    ("bot/discord/src", INSIDE, "channels only translate"),
    ("bot/web/src", INSIDE, "channels only translate"),
    ("bot/house/src", &[".ledger(", ".in_ledger(", ".lookup("], "the house is a player"),
    ("storage/src", &["engine::Game"], "storage decides nothing"),
];

/// Crate, and what it must not be built upon, even if somebody would only have to name it.
const UNRELATED: &[(&str, &[&str])] = &[
    ("engine", &["storage", "templates", "rusqlite", "fluent-bundle", "tokio", "clap"]),
    ("storage", &["templates", "fluent-bundle", "tokio"]),
    ("templates", &["storage", "rusqlite", "tokio", "clap"]),
    ("bot/commands", &["storage", "templates", "fluent-bundle", "kernel", "tokio"]),
    ("bot/commands/words", &["commands", "storage", "templates", "kernel", "tokio"]),
    ("bot/commands/everyday", &["storage", "templates", "fluent-bundle", "kernel", "tokio"]),
    ("bot/correspondence", &["commands", "templates", "kernel", "tokio"]),
    (
        "bot/service",
        &["club", "rusqlite", "tokio", "serenity", "lettre", "mailparse", "axum", "lmtp"],
    ),
    (
        "bot/club",
        &["rusqlite", "serenity", "lettre", "mailparse", "axum", "lmtp", "mail", "discord"],
    ),
    ("bot/terminal", &["serenity", "lettre", "mailparse", "axum", "mail", "discord", "web"]),
    ("bot/mail/email", &["storage", "club", "lettre", "mail-auth", "tokio"]),
    ("bot/mail/written", &["storage", "club", "lettre", "mail-auth", "tokio"]),
    ("bot/mail", &["storage", "serenity", "axum", "discord", "terminal", "web"]),
    ("bot/discord", &["lettre", "mailparse", "axum", "lmtp", "mail", "terminal", "web"]),
    (
        "bot/house",
        &["rusqlite", "serenity", "lettre", "axum", "mail", "discord", "terminal", "web"],
    ),
    ("bot/web", &["serenity", "lettre", "mailparse", "lmtp", "mail", "discord", "terminal"]),
    ("bot/tools", &["service", "club", "serenity", "lettre", "axum"]),
    ("bot", &["serenity", "lettre", "mailparse", "axum", "resvg", "rusqlite"]),
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

/// Cargo lets a crate use what its manifest names: these do not name each other.
#[test]
fn crates_are_built_upon_what_they_may_know() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (room, unrelated) in UNRELATED {
        let manifest = fs::read_to_string(root.join(room).join("Cargo.toml")).expect("a manifest");
        let (_, dependencies) = manifest.split_once("[dependencies]\n").expect("dependencies");
        let dependencies = dependencies.split("\n[").next().unwrap_or_default();
        let named: Vec<&str> =
            dependencies.lines().filter_map(|line| line.split(['.', ' ']).next()).collect();
        assert!(named.len() > 1, "{room} names nothing");
        for absent in *unrelated {
            assert!(!named.contains(absent), "{room} is built upon {absent}");
        }
    }
}

/// From the ground up: the kernel, a game between two players with ratings, the features side by side,
/// what the channels need decided side by side, the whole club. What stands upon it sees the whole club
/// alone.
#[test]
fn no_feature_names_another() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let within = |folder: &str| {
        let crates = fs::read_dir(root.join(folder)).expect("a folder of crates");
        crates.map(|entry| entry.expect("a crate").path()).collect::<Vec<_>>()
    };
    let own = |names: &[&str]| names.iter().map(|name| root.join("bot").join(name)).collect();
    let floors: [Vec<PathBuf>; 5] = [
        own(&["kernel"]),
        own(&["play", "ratings"]),
        within("bot/features"),
        within("bot/desks"),
        own(&["service"]),
    ];
    let manifest =
        |folder: &PathBuf| fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    let name = |folder: &PathBuf| {
        let manifest = manifest(folder);
        let line = manifest.lines().find_map(|line| line.strip_prefix("name = "));
        line.expect("a name").trim_matches('"').to_owned()
    };
    let mut named = 0;
    let mut check = |crates: &[PathBuf], hidden: &[String]| {
        assert!(!crates.is_empty() && !hidden.is_empty(), "{crates:?}");
        for folder in crates {
            for line in manifest(folder).lines() {
                let Some(used) = line.strip_suffix(".workspace = true") else { continue };
                assert!(!hidden.iter().any(|other| other == used), "{} uses {used}", name(folder));
                named += 1;
            }
        }
    };
    for (floor, crates) in floors.iter().enumerate() {
        let above: Vec<String> = floors.iter().skip(floor).flatten().map(name).collect();
        check(crates, &above);
    }
    let inside: Vec<String> = floors.iter().take(4).flatten().map(name).collect();
    check(&own(&["club", "terminal", "mail", "discord", "web", "house", "."]), &inside);
    assert!(named > 200, "{named} dependencies");
}

/// Systemd's units for one club and for several differ in the club's name alone.
#[test]
fn the_units_do_not_drift_apart() {
    let units = Path::new(env!("CARGO_MANIFEST_DIR")).join("../contrib/systemd");
    let settings = |name: &str| {
        let text = fs::read_to_string(units.join(name)).expect("a unit");
        let is_own = |line: &&str| !line.starts_with('#') && !line.starts_with("Description=");
        text.lines().filter(is_own).map(str::to_owned).collect::<Vec<_>>()
    };
    let (one, several) = (settings("taflpost.service"), settings("taflpost@.service"));
    let named = several.iter().filter(|line| line.contains("taflpost/%i"));
    let named: Vec<_> = named.map(|line| line.split('=').next().unwrap_or_default()).collect();
    assert_eq!(named, ["ExecStart", "StateDirectory", "WorkingDirectory", "RuntimeDirectory"]);
    let without: Vec<String> = several.iter().map(|line| line.replace("/%i", "")).collect();
    assert_eq!(without, one);
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

/// Where Cargo doesn't look for executables of tests, a file that no other names is never compiled.
#[test]
fn every_file_of_tests_is_in_an_executable() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut forgotten = Vec::new();
    let mut count = 0;
    for manifest in ["bot", "bot/mail", "engine", "engine/search", "templates/pictures", "tests"] {
        let folder = root.join(manifest);
        let cargo = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        assert!(cargo.contains("autotests = false"), "{manifest}");
        for file in sources(&folder.join("tests")) {
            let inside = file.strip_prefix(&folder).expect("a path inside").display().to_string();
            // The names of its modules decide about folders as they do about files.
            let name = match file.file_stem().and_then(|stem| stem.to_str()) {
                Some("mod") => {
                    file.parent().and_then(Path::file_name).and_then(|name| name.to_str())
                }
                stem => stem,
            };
            let home = match name {
                Some(name) if file.ends_with(format!("{name}/mod.rs")) => file.parent(),
                _ => Some(file.as_path()),
            };
            let home = home.and_then(Path::parent).expect("a folder");
            let owners = [home.join("main.rs"), home.join("mod.rs"), home.with_extension("rs")];
            let line = format!("mod {};", name.expect("a name"));
            let is_named = |owner: &PathBuf| {
                fs::read_to_string(owner).is_ok_and(|text| text.lines().any(|it| it.trim() == line))
            };
            count += 1;
            if !cargo.contains(&format!("path = \"{inside}\"")) && !owners.iter().any(is_named) {
                forgotten.push(format!("{manifest}/{inside}"));
            }
        }
    }
    assert!(count > 150, "{count}");
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

/// Where a pipe fails with any of its programs, a reader that leaves early fails it, or not, by luck:
/// a program that still writes is ended by it.
#[test]
fn no_reader_of_a_pipe_in_a_script_leaves_early() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut early = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(root.join(".ci")).expect("the scripts") {
        let file = entry.expect("an entry").path();
        let text = fs::read_to_string(&file).expect("a script");
        if !text.contains("pipefail") {
            continue;
        }
        count += 1;
        // What a line ends with `|` is read by the next one.
        for line in text.replace("|\n", "| ").lines() {
            for reader in line.split(" | ").skip(1).map(str::trim_start) {
                let flags = reader.strip_prefix("grep -").and_then(|rest| rest.split(' ').next());
                let stops = flags.is_some_and(|flags| flags.contains('q'));
                if reader.starts_with("head") || stops {
                    early.push(format!("{}: {}", file.display(), reader));
                }
            }
        }
    }
    assert!(count > 4, "{count}");
    assert!(early.is_empty(), "{early:?}");
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

/// A crate that is missing there would log nothing.
#[test]
fn every_crate_that_logs_is_let_through() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bot");
    let log = fs::read_to_string(root.join("src/cli/log.rs")).expect("the log");
    let (_, crates) = log.split_once("const CRATES").expect("the list");
    let crates = crates.split(';').nth(1).expect("its items");
    let folders = fs::read_dir(&root).expect("bot").map(|entry| entry.expect("an entry").path());
    let mut count = 0;
    for manifest in folders.map(|folder| folder.join("Cargo.toml")) {
        let Ok(manifest) = fs::read_to_string(manifest) else { continue };
        if manifest.contains("\ntracing.workspace") {
            let name = manifest.split("name = \"").nth(1).and_then(|name| name.split('"').next());
            let name = name.expect("a name");
            assert!(crates.contains(&format!("\"{name}\"")), "{name} logs nothing");
            count += 1;
        }
    }
    assert!(count > 3, "{count}");
}
