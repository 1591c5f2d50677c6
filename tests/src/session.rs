//! A session file: text of a terminal. Lines that begin with `$ taflpost` are commands; everything
//! up to the next command or remark is the answer, with standard error marked `! ` and an exit
//! status other than 0 as `[exit 2]`. Remarks begin with `#`.
//!
//! The commands run in a copy of the folder that holds the file, and may write there. The user's
//! own language is ignored here: any language other than English needs `--lang`. With
//! `UPDATE_EXPECT=1` the file is rewritten with the program's present answers.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::command::printed;

/// The program, which cargo puts next to the tests' own folder.
///
/// # Panics
/// It does not exist, because it was not built. `bot/tests/cli.rs` makes sure of that in a whole
/// run.
pub fn taflpost() -> PathBuf {
    let own = env::current_exe().expect("a test has a path");
    let folder = own.parent().and_then(Path::parent).expect("tests lie in target/*/deps");
    let program = folder.join("taflpost");
    assert!(program.is_file(), "{} is missing: run `cargo build -p bot`", program.display());
    program
}

/// A session file as it is and as it should be.
#[derive(Debug)]
pub struct Session {
    pub written: String,
    /// The same with the program's present answers.
    pub played: String,
}

impl Session {
    /// Runs every command of the file in a copy of the folder that holds it.
    ///
    /// # Panics
    /// The folder cannot be read, has no command, or a command cannot be run.
    pub fn play(file: &Path) -> Session {
        let written = fs::read_to_string(file)
            .unwrap_or_else(|error| panic!("cannot read {}: {error}", file.display()));
        let folder = file.parent().expect("a file lies in a folder");
        let copied = tempfile::tempdir().expect("a folder to run in");
        copy(folder, copied.path())
            .unwrap_or_else(|error| panic!("cannot copy {}: {error}", folder.display()));
        let mut played = String::new();
        let mut commands = 0;
        let mut in_answer = false;
        for line in written.lines() {
            if let Some(command) = line.strip_prefix("$ taflpost") {
                commands += 1;
                in_answer = true;
                writeln!(played, "{line}").expect("a string takes everything");
                played.push_str(&answer(copied.path(), command));
            } else if line.starts_with('#') {
                in_answer = false;
                writeln!(played, "{line}").expect("a string takes everything");
            } else if !in_answer {
                writeln!(played, "{line}").expect("a string takes everything");
            }
        }
        assert!(commands > 0, "{} has no command", file.display());
        if env::var_os("UPDATE_EXPECT").is_some() && written != played {
            fs::write(file, &played)
                .unwrap_or_else(|error| panic!("cannot write {}: {error}", file.display()));
        }
        Session { written, played }
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir(&to)?;
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

fn answer(folder: &Path, command: &str) -> String {
    let words = shlex::split(command).unwrap_or_else(|| panic!("unclosed quotes: {command}"));
    let output = Command::new(taflpost())
        .args(words)
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .output()
        .unwrap_or_else(|error| panic!("cannot run taflpost: {error}"));
    let answer = printed(&output) + "\n";
    // One blank line separates an answer from what comes next, and there are never two inside it.
    answer.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}
