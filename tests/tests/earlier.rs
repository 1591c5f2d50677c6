//! A club of an earlier release, as it was left behind: it opens, its game goes on by email, and all
//! of it agrees. `tests/earlier` has the folder of a club of each release that changed its file.

use std::fs;
use std::path::Path;
use std::process::Command;

use tests::command::say;
use tests::running::Running;

#[test]
fn a_club_of_the_last_release_plays_on() {
    let place = tempfile::tempdir().expect("a folder");
    let packed = Path::new(env!("CARGO_MANIFEST_DIR")).join("earlier/club-0.1.0.tar.xz");
    let unpacked =
        Command::new("tar").arg("--extract").arg("--file").arg(packed).current_dir(&place).status();
    assert!(unpacked.expect("tar runs").success());
    let club = place.path().join("club-0.1.0");
    // Its configuration names ports that other clubs may have.
    fs::remove_file(club.join("taflpost.toml")).expect("its configuration");
    let running = Running::start(&club, &club.join("terminal.socket"));
    let told = say(&club, &["mail", "--as", "Bo@example.org", "d3-c3"]);
    assert!(told.contains("Move 2: The defenders moved d3-c3."), "{told}");
    assert!(running.stop().success());
    let verified = say(&club, &["verify", "--all"]);
    assert!(verified.contains("games 1, events 7, disagreeing 0"), "{verified}");
}
