//! Every documented command line is run in a real club, and succeeds.

use std::collections::BTreeSet;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;

use tests::mail::until;
use tests::running::{self, Running};

use crate::documented::help::{commands, help};
use crate::documented::table::{self, MEANT, NOT_RUN, SAYS};
use crate::documented::world::World;
use crate::documented::written;

/// In how many tests they run.
const PARTS: usize = 4;

fn every_line_runs(part: usize) {
    let lines = written::lines(&commands());
    let mut wrong = Vec::new();
    for (line, places) in lines.iter().skip(part).step_by(PARTS) {
        if NOT_RUN.iter().any(|(other, _)| other == line) {
            continue;
        }
        let place = places.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
        let ended = match table::run(line) {
            Ok(run) => says_well(line, &run).map_err(|why| format!("run as `{run}`: {why}")),
            Err(word) => Err(format!("nobody knows what {word} stands for")),
        };
        if let Err(why) = ended {
            wrong.push(format!("{place}: `{line}`\n{why}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\n\nCorrect the line or the program; or say in tests/tests/documented/table.rs what its \
         words stand for, or why no test can run it.",
        wrong.join("\n\n")
    );
}

#[test]
fn every_line_runs_of_the_first_quarter() {
    every_line_runs(0);
}

#[test]
fn every_line_runs_of_the_second_quarter() {
    every_line_runs(1);
}

#[test]
fn every_line_runs_of_the_third_quarter() {
    every_line_runs(2);
}

#[test]
fn every_line_runs_of_the_last_quarter() {
    every_line_runs(3);
}

fn says_well(line: &str, run: &str) -> Result<(), String> {
    let said = ends_well(&World::new(), run)?;
    match SAYS.iter().find(|(written, what)| *written == line && !said.contains(what)) {
        Some((_, what)) => Err(format!("it does not say {what:?}, but {said}")),
        None => Ok(()),
    }
}

/// Runs a line to its successful end, or a club until it is open; returns its output.
fn ends_well(world: &World, run: &str) -> Result<String, String> {
    if opens(run) {
        return world.open_and_close(run);
    }
    // It is closed at the end.
    let _club = asks_a_club(run).then(|| open(world));
    let output = world.run(run);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    Err(format!("{said}{}({})", String::from_utf8_lossy(&output.stderr), output.status))
}

fn open(world: &World) -> Running {
    Running::start(&world.club(), &world.club().join("terminal.socket"))
}

/// Whether a line needs a club that is running.
fn asks_a_club(run: &str) -> bool {
    run.contains("taflpost mail ")
}

/// Whether a line opens a club and keeps it running.
fn opens(run: &str) -> bool {
    let words: Vec<&str> = run.split(' ').collect();
    let Some((program, mut rest)) = words.split_first() else { return false };
    let mut serves = program.ends_with("taflpost");
    while let Some((word, after)) = rest.split_first() {
        rest = if *word == "--club" { after.get(1..).unwrap_or_default() } else { after };
        serves &= ["--club", "serve", "--take-over"].contains(word);
    }
    serves
}

/// An entry that is only in the table has lost its use.
#[test]
fn the_table_names_no_line_that_is_gone() {
    let lines = written::lines(&commands());
    let known = NOT_RUN.iter().chain(MEANT).chain(SAYS);
    for (line, _) in known {
        assert!(lines.contains_key(*line), "`{line}` is written nowhere any more: take it out");
    }
}

/// The email of docs/host.md, at the running club that it is about.
#[test]
fn a_mail_that_is_handed_in_is_answered() {
    let world = World::new();
    let lines = written::lines(&commands());
    let line = lines.keys().find(|line| line.starts_with("printf ")).expect("a mail");
    let running = open(&world);
    ends_well(&world, line).expect(line);
    let mail = until("a mail in the postbox", || {
        let mail = fs::read_dir(world.club().join("postbox/new")).ok()?.next()?;
        fs::read_to_string(mail.expect("an entry").path()).ok()
    });
    assert!(mail.contains("To: alva@example.org"), "{mail}");
    assert!(running.stop().success());
}

/// The program's advice can be followed literally.
#[test]
fn what_the_program_advises_can_be_done() {
    for (before, then) in [
        ("taflpost backup copy.sqlite", 1),
        ("taflpost club export copy.sqlite", 1),
        (
            "taflpost backup copy.sqlite >/dev/null && taflpost --club new club import copy.sqlite",
            1,
        ),
        ("rm club/taflpost.toml && taflpost init", 3),
    ] {
        let world = World::new();
        let said = ends_well(&world, before).expect(before);
        let advised: Vec<String> = said.lines().filter_map(advice).collect();
        assert_eq!(advised.len(), then, "{before} advises {advised:?}");
        for line in advised {
            // As usual, a club uses ports.
            for club in [world.club(), world.path().join("new")].iter().filter(|it| it.exists()) {
                running::configure(club, "");
                fs::remove_file(club.join("taflpost.toml")).expect("a configuration");
                running::without_ports(club);
            }
            // There is no club where one is moved to.
            let line = match line.contains(" import ") {
                true if line.contains("DIR") => line.replace("DIR", "other"),
                true => line.replace("taflpost ", "taflpost --club other "),
                false => line,
            };
            ends_well(&world, &line).expect(&line);
        }
    }
}

/// The command line that the program's answer recommends next.
fn advice(said: &str) -> Option<String> {
    let (before, rest) = said.split_once("taflpost ")?;
    let line = rest.split("   ").next().unwrap_or_default().trim();
    let is_advice = before.trim().is_empty() || before.ends_with(": ");
    is_advice.then(|| format!("taflpost {line}").trim_end().to_owned())
}

/// A club opens with every configuration in the documents.
#[test]
fn every_configuration_is_one() {
    let configurations = written::configurations();
    assert!(configurations.len() >= 3, "{configurations:?}");
    for (place, text) in configurations {
        let world = World::new();
        running::configure(&world.club(), &text);
        for file in ["relay.password", "imap.password", "discord.token", "ca.pem"] {
            let at = world.club().join(file);
            fs::write(&at, "hush\n").expect("a file");
            fs::set_permissions(&at, Permissions::from_mode(0o600)).expect("its mode");
        }
        // It opens the club for a moment, without its ports.
        let order = "taflpost host --yes suspend Ylva 1 day to see whether it opens";
        if let Err(why) = ends_well(&world, order) {
            panic!("{place}: {why}");
        }
    }
}

/// Options that the documents name without a command belong to some command.
#[test]
fn every_option_is_one() {
    let helps: String = commands().iter().map(|command| help(command)).collect();
    let known: BTreeSet<&str> = helps.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
    let named = written::options();
    assert!(named.len() > 10, "{named:?}");
    for (option, place) in named {
        assert!(known.contains(&*option), "{place}: no command has {option}");
    }
}
