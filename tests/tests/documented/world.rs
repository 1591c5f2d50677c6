//! A folder in which command lines are run: a club with players, a game, a ladder and a tournament,
//! the files that the lines mention, and the program by its names. Every line gets a folder of its
//! own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use tempfile::TempDir;
use tests::command::{open_ladder, play, say};
use tests::taflpost;

use crate::documented::written::house;

const HELLO: &str = "From: alva@example.org\nSubject: hello\n\njoin Alva\n";

pub struct World {
    folder: TempDir,
}

impl World {
    pub fn new() -> World {
        static FIRST: OnceLock<World> = OnceLock::new();
        let first = FIRST.get_or_init(World::made);
        let folder = tempfile::tempdir().expect("a folder");
        copy(first.folder.path(), folder.path());
        World { folder }
    }

    fn made() -> World {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        for name in ["bin", "target/release", "usr/bin", "usr/local", "etc/bash_completion.d"] {
            fs::create_dir_all(at(name)).expect("a folder");
        }
        for name in ["bin", "target/release", "usr/bin"] {
            symlink(taflpost(), at(name).join("taflpost")).expect("a link");
        }
        for name in ["contrib", "templates"] {
            symlink(house().join(name), at(name)).expect("a link");
        }
        let games = house().join("tests/sessions/games/two-lines.csv");
        fs::copy(games, at("games.csv")).expect("games");
        fs::write(at("hello.eml"), HELLO).expect("a mail");
        let club = at("club");
        let day = (chrono::Utc::now() + chrono::TimeDelta::days(7)).format("%F").to_string();
        for name in ["One", "Two", "Three"] {
            let open = ["host", "tournament", "open", name, "skalk", &day];
            let _ = play(&club, "Alva", "join\n");
            let said = say(&club, &open);
            assert!(!said.contains("[exit"), "{said}");
        }
        open_ladder(&club, "skalk");
        let orders = "join\ntournament join 3\nladder join skalk\n";
        for name in ["Ylva", "Bo", "Cato", "Egil"] {
            let said = play(&club, name, orders);
            assert!(!said.contains("[exit"), "{said}");
        }
        for (name, orders) in [
            ("Alva", "challenge ylva kongens-bord attack\n"),
            ("Ylva", "accept\n"),
            ("Alva", "f1-f3\n"),
            ("Ylva", "f8-f10\n"),
        ] {
            let said = play(&club, name, orders);
            assert!(!said.contains("[exit"), "{said}");
        }
        let said = play(&club, "Alva", "history record\n");
        let record = said.find("Taflpost record").and_then(|at| said.get(at..)).expect("a record");
        fs::write(at("record.txt"), format!("{}\n", record.trim_end())).expect("a record");
        World { folder }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn club(&self) -> PathBuf {
        self.path().join("club")
    }

    /// A line as a shell runs it, for a minute at most.
    fn shell(&self, line: &str) -> Command {
        let mut shell = Command::new("timeout");
        let found = std::env::var("PATH").unwrap_or_default();
        // A pipe fails if any of its commands fails.
        shell.args(["60", "bash", "-o", "pipefail", "-c", line]).current_dir(self.path());
        shell.env("PATH", format!("{}:{found}", self.path().join("bin").display()));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "TAFLPOST_DISCORD_TOKEN"] {
            shell.env_remove(name);
        }
        shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        shell
    }

    /// Runs a line to its end.
    pub fn run(&self, line: &str) -> Output {
        self.shell(line).output().expect("a shell")
    }

    /// Runs a line that opens a club, until it is open, and tells it to close; returns its output.
    pub fn open_and_close(&self, line: &str) -> Result<String, String> {
        let mut program = self.shell(&format!("exec {line}")).spawn().expect("a shell");
        let mut said = String::new();
        for read in BufReader::new(program.stdout.take().expect("its output")).lines() {
            let read = read.expect("UTF-8");
            said.push_str(&format!("{read}\n"));
            if read == "Ctrl-C closes it." {
                // `timeout` passes it on.
                let stop = format!("kill -TERM {}", program.id());
                let told = Command::new("sh").args(["-c", &stop]).status().expect("a shell");
                assert!(told.success(), "it cannot be told to close");
            }
        }
        let output = program.wait_with_output().expect("it ends");
        match output.status.success() && said.ends_with("Ctrl-C closes it.\n") {
            true => Ok(said),
            false => {
                let why = String::from_utf8_lossy(&output.stderr).into_owned();
                Err(format!("{said}{why}({})", output.status))
            }
        }
    }
}

/// Copies files and links; sockets belong to a running club.
fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let (kind, to) = (entry.file_type().expect("a type"), to.join(entry.file_name()));
        if kind.is_dir() {
            fs::create_dir(&to).expect("a folder");
            let mode = entry.metadata().expect("its mode").permissions().mode();
            fs::set_permissions(&to, fs::Permissions::from_mode(mode)).expect("its mode");
            copy(&entry.path(), &to);
        } else if kind.is_symlink() {
            symlink(fs::read_link(entry.path()).expect("a link"), to).expect("a link");
        } else if kind.is_file() {
            fs::copy(entry.path(), to).expect("a file");
        }
    }
}
