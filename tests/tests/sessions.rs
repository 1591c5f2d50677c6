//! Every session file of `tests/sessions` says what the program says.

use std::fs;
use std::path::Path;
use std::process::Command;

use tests::{Session, first_difference, taflpost};

#[test]
fn sessions_read_as_they_run() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("sessions");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of sessions")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} holds no session", folder.display());
    let mut differing = Vec::new();
    for file in files {
        let session = Session::play(&file);
        if let Some(difference) = first_difference(&session.written, &session.played) {
            differing.push(format!("{}, {difference}", file.display()));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// With a computer set to German, the program answers in German, unless it is asked for another
/// language.
#[test]
fn the_environment_names_a_language() {
    let said = |asked: &[&str]| {
        let mut command = Command::new(taflpost());
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "de_DE.UTF-8");
        let output = command.args(["rules", "skalk"]).args(asked).output().expect("it runs");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(said(&[]).contains("Quelle: Nefatavl"));
    assert!(said(&["--lang", "es"]).contains("Fuente: Nefatavl"));
}
