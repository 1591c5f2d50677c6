//! Every session file of `tests/sessions` says what the program says.
#![allow(missing_docs)]

use std::fs;
use std::path::Path;

use tests::{Session, first_difference};

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
