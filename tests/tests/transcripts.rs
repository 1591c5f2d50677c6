//! Every transcript reads as it should. `UPDATE_EXPECT=1` rewrites them: read what changed
//! as a player would.

use std::fs;
use std::path::Path;

#[test]
fn correspondences_read_as_they_should() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("transcripts");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("transcripts")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no transcripts in {}", folder.display());
    let mut differ = Vec::new();
    for file in files {
        let (written, played) = tests::transcript::play(&file);
        if let Some(difference) = tests::first_difference(&written, &played) {
            differ.push(format!("{}: {difference}", file.display()));
        }
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}
