//! Every command explains itself. The commands are found as a reader finds them: by `--help`.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use tests::taflpost;

use crate::documented::written;

/// All commands with their subcommands, as words: `[]` is the program itself.
pub fn commands() -> BTreeSet<Vec<String>> {
    let mut found = BTreeSet::new();
    let mut asked = vec![Vec::new()];
    while let Some(command) = asked.pop() {
        for (name, _) in listed(&help(&command)).into_iter().filter(|(name, _)| name != "help") {
            asked.push([command.clone(), vec![name]].concat());
        }
        found.insert(command);
    }
    found
}

/// A command's help.
pub fn help(command: &[String]) -> String {
    let output = Command::new(taflpost()).args(command).arg("--help").output().expect("it runs");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success(), "taflpost {} --help: {said}", command.join(" "));
    assert!(output.stderr.is_empty(), "taflpost {} --help complains", command.join(" "));
    said
}

/// The commands that a help lists, each with its description.
fn listed(help: &str) -> Vec<(String, String)> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    // A continued line is indented further.
    let first = lines.filter(|line| line.chars().take_while(|c| *c == ' ').count() == 2);
    first
        .map(|line| {
            let (name, what) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            (name.to_owned(), what.trim().to_owned())
        })
        .collect()
}

#[test]
fn every_command_explains_itself() {
    let all = commands();
    assert!(all.len() > 20, "{all:?}");
    for command in &all {
        let called = format!("taflpost {}", command.join(" "));
        let said = help(command);
        let what = said.lines().next().unwrap_or_default();
        assert!(
            !what.is_empty() && !what.starts_with("Usage:"),
            "{called} does not say what it does"
        );
        for (name, what) in listed(&said) {
            assert!(!what.is_empty(), "{called} does not say what {name} does");
        }
        for line in said.lines().filter(|line| is_option(line)) {
            // An option's description is beside it or, below it, further in.
            let beside = line.trim_start().contains("  ");
            let mut below = said.lines().skip_while(|it| it != &line).skip(1);
            let below = below.next().is_some_and(|next| next.starts_with("          "));
            assert!(beside || below, "{called} does not say what {line} does");
        }
    }
}

/// `-h`, `--help`; the possible values of an option are listed as `- word`.
fn is_option(line: &str) -> bool {
    line.trim_start().strip_prefix('-').is_some_and(|rest| !rest.starts_with(' '))
}

#[test]
fn every_command_has_a_man_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut man = Command::new(taflpost());
    assert!(man.arg("man").arg(folder.path()).output().expect("it runs").status.success());
    for command in commands() {
        let page = [vec!["taflpost".to_owned()], command].concat().join("-");
        let text = fs::read_to_string(folder.path().join(format!("{page}.1"))).unwrap_or_default();
        assert!(text.contains(".SH DESCRIPTION"), "there is no page {page}.1");
    }
}

#[test]
fn the_readme_names_every_command() {
    let readme = fs::read_to_string(written::house().join("README.md")).expect("a README");
    let table = readme.split("## What it can do now\n").nth(1).expect("a table");
    let rows = table.lines().take_while(|line| line.starts_with('|')).skip(2);
    let columns: Vec<&str> = rows.filter_map(|row| row.split('|').nth(1)).collect();
    let spans: Vec<&str> =
        columns.iter().flat_map(|column| column.split('`').skip(1).step_by(2)).collect();
    for span in &spans {
        assert!(
            span.split(' ').next() == Some("taflpost"),
            "README.md: the first column has whole command lines, and `{span}` is none"
        );
    }
    for (command, what) in listed(&help(&[])).into_iter().filter(|(name, _)| name != "help") {
        assert!(
            spans.iter().any(|span| span.split(' ').nth(1) == Some(&command)),
            "README.md: the table lacks `taflpost {command}` ({what})"
        );
    }
}
