//! Where command lines are found: in the documents, on their own; and in the program's output,
//! inside sentences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The program's names where it is run.
const CALLED: [&str; 3] = ["taflpost", "target/release/taflpost", "/usr/bin/taflpost"];

/// The README's first way to run it.
const BY_CARGO: &str = "cargo run --release --locked";

/// Quotation marks, in the five languages.
const QUOTES: [char; 5] = ['“', '”', '„', '«', '»'];

/// Command lines, each with the places where it is written.
pub type Lines = BTreeMap<String, BTreeSet<String>>;

/// The root of the repository.
pub fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All of them.
pub fn lines(commands: &BTreeSet<Vec<String>>) -> Lines {
    let mut found = Lines::new();
    for file in documents() {
        add(&mut found, &file, documented);
    }
    for file in files("contrib", "", Depth::All) {
        add(&mut found, &file, |text| match file.ends_with("Dockerfile") {
            true => in_dockerfile(text),
            false => in_unit(text),
        });
    }
    let is_source = |file: &PathBuf| file.components().any(|part| part.as_os_str() == "src");
    for file in files("bot", "rs", Depth::All).into_iter().filter(is_source) {
        add(&mut found, &file, |text| {
            let code = text.lines().enumerate().filter(|(_, line)| !line.trim().starts_with("//"));
            code.flat_map(|(at, line)| spoken(line, commands).into_iter().map(move |it| (at, it)))
                .collect()
        });
    }
    for file in files("templates/words", "ftl", Depth::Here) {
        add(&mut found, &file, |text| {
            let lines = text.lines().enumerate();
            lines
                .flat_map(|(at, line)| spoken(line, commands).into_iter().map(move |it| (at, it)))
                .collect()
        });
    }
    found
}

/// The options that the documents name without a command, each with a place.
pub fn options() -> BTreeMap<String, String> {
    let mut found = Lines::new();
    for file in documents() {
        add(&mut found, &file, |text| {
            let lines = text.lines().enumerate();
            lines.flat_map(|(at, line)| alone(line).map(move |option| (at, option))).collect()
        });
    }
    let first = |(option, places): (String, BTreeSet<String>)| {
        places.into_iter().next().map(|place| (option, place))
    };
    found.into_iter().filter_map(first).collect()
}

/// Code spans that begin with an option; only the option counts.
fn alone(line: &str) -> impl Iterator<Item = String> {
    let spans = line.split('`').skip(1).step_by(2).filter(|span| span.starts_with("--"));
    spans.filter_map(|span| span.split([' ', '=']).next()).map(str::to_owned)
}

/// Blocks of TOML that configure a club, each with its place.
pub fn configurations() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in documents() {
        let text = fs::read_to_string(house().join(&file)).expect("a text");
        let blocks = text.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
        found.extend(blocks.map(|block| (file.display().to_string(), block.to_owned())));
    }
    found
}

/// The texts about using the program.
fn documents() -> impl Iterator<Item = PathBuf> {
    let all = files("", "md", Depth::Here).into_iter().chain(files("docs", "md", Depth::Here));
    // It describes the past.
    all.filter(|file| file != Path::new("CHANGELOG.md"))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Here,
    All,
}

/// The files of a folder of the repository, by the end of their names.
fn files(folder: &str, extension: &str, depth: Depth) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(house().join(folder)).expect("a folder of the repository") {
        let entry = entry.expect("an entry");
        let path = Path::new(folder).join(entry.file_name());
        if entry.file_type().expect("a type").is_dir() {
            if depth == Depth::All {
                found.extend(files(&path.to_string_lossy(), extension, depth));
            }
        } else if extension.is_empty() || path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found
}

fn add(found: &mut Lines, file: &Path, read: impl Fn(&str) -> Vec<(usize, String)>) {
    let text = fs::read_to_string(house().join(file)).expect("a text");
    for (at, line) in read(&text) {
        let place = format!("{}:{}", file.display(), at + 1);
        found.entry(line).or_default().insert(place);
    }
}

/// Whether a line runs the program, or tells another one about it.
fn is_ours(line: &str) -> bool {
    line == BY_CARGO
        || line.starts_with(&format!("{BY_CARGO} -- "))
        || line.split_whitespace().any(|word| CALLED.contains(&word))
}

/// In Markdown: lines of code blocks, code spans, and texts in quotes.
fn documented(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut in_block = false;
    for (at, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            in_block = !in_block;
            continue;
        }
        let mut parts: Vec<&str> = Vec::new();
        if in_block {
            parts.push(line.split("   #").next().unwrap_or_default().trim());
        } else {
            parts.extend(line.split('`').skip(1).step_by(2));
            let quoted = line.split(QUOTES).skip(1).step_by(2);
            parts.extend(quoted.filter(|it| it.starts_with("taflpost ")));
        }
        found.extend(parts.into_iter().filter(|it| is_ours(it)).map(|it| (at, it.to_owned())));
    }
    found
}

/// In a systemd unit: what it runs, and code spans in its remarks.
fn in_unit(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if let Some((_, run)) = line.split_once('=').filter(|(key, _)| key.starts_with("Exec")) {
            found.extend(is_ours(run).then(|| (at, run.to_owned())));
        }
        let spans = line.strip_prefix('#').unwrap_or_default().split('`').skip(1).step_by(2);
        found.extend(spans.filter(|it| is_ours(it)).map(|it| (at, it.to_owned())));
    }
    found
}

/// In a Dockerfile: what is indented in its remarks, and what the container runs.
fn in_dockerfile(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut run: Vec<String> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if let Some(line) = line.strip_prefix("#   ").filter(|line| is_ours(line)) {
            found.push((at, line.to_owned()));
        }
        for key in ["ENTRYPOINT ", "CMD "] {
            if let Some(words) = line.strip_prefix(key) {
                run.extend(serde_json::from_str::<Vec<String>>(words).expect("a list of words"));
            }
        }
    }
    assert!(!run.is_empty(), "the container runs nothing");
    found.push((text.lines().count(), run.join(" ")));
    found
}

/// In a sentence: the command after the program's name, with the values of its options. The name
/// alone is not a command.
fn spoken(sentence: &str, commands: &BTreeSet<Vec<String>>) -> Vec<String> {
    let mut found = Vec::new();
    for said in sentence.split("taflpost ").skip(1) {
        let mut command = Vec::new();
        let mut line = vec!["taflpost".to_owned()];
        let mut words = said.split_whitespace();
        while let Some(word) = words.next() {
            let bare = word.trim_end_matches(|c: char| !c.is_alphanumeric());
            let below = [command.clone(), vec![bare.to_owned()]].concat();
            match word {
                "--club" | "--as" => {
                    words.next();
                    let value = if word == "--as" { "NAME" } else { "DIR" };
                    line.extend([word.to_owned(), value.to_owned()]);
                }
                _ if commands.contains(&below) => {
                    command = below;
                    line.push(bare.to_owned());
                    if bare != word {
                        break;
                    }
                }
                _ => break,
            }
        }
        if line.len() > 1 {
            found.push(line.join(" "));
        }
    }
    found
}
