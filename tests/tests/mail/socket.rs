//! Emails that a mail server on this machine delivers at a socket in the file system.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;

use tests::command::say;
use tests::mail::Club;

use super::table::Table;

/// A club whose emails come in there, and that is watched beside it.
fn configured(socket: &Path) -> Club {
    let configuration = format!(
        "[mail]\nlisten = \"unix:{}\"\n\n[web]\nlisten = \"off\"\n\n\
         [watch]\nlisten = \"unix:watch.socket\"\n",
        socket.display()
    );
    Club::configured(&configuration, "play@taflpost.localhost")
}

#[test]
fn a_game_is_played_through_a_socket_also_after_the_club_was_killed() {
    let shared = tempfile::tempdir().expect("a folder");
    let socket = shared.path().join("mail");
    let mut table = Table::laid_in(configured(&socket), "");
    let mode = fs::metadata(&socket).expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o660, "for its user and group alone");
    let doctor = say(&table.club.folder, &["doctor"]);
    let found = format!("ok mail in: listening at unix:{}\n", socket.display());
    assert!(doctor.contains(&found), "{doctor}");

    table.club.kill();
    assert!(socket.exists(), "a killed club leaves it there");
    let doctor = say(&table.club.folder, &["doctor"]);
    let found = format!("ok mail in: unix:{} is free\n", socket.display());
    assert!(doctor.contains(&found), "{doctor}");
    table.club.start();
    let [_, told] = table.ply_of_alva("d1-c1");
    assert!(told.says("d1-c1"), "{told}");
    assert_eq!(table.club.plies(1).len(), 1);
}

#[test]
fn nobody_is_pushed_out_of_a_socket_or_a_file() {
    let shared = tempfile::tempdir().expect("a folder");
    let socket = shared.path().join("mail");
    let letter = shared.path().join("letter");
    fs::write(&letter, "dear club").expect("a file");
    let first = configured(&socket);
    let also = shared.path().join("also");
    let other = UnixListener::bind(&also).expect("a socket");
    for (path, why) in [
        (&socket, "another program listens there"),
        (&also, "another program listens there"),
        (&letter, "it is something else"),
    ] {
        let mut club = configured(path);
        let said =
            format!("but nothing is listening: unix:{} cannot be used ({why})", path.display());
        assert!(club.said().contains(&said), "{said:?} is not in {}", club.said());
        club.stop();
        let doctor = say(&club.folder, &["doctor"]);
        let found = match path == &letter {
            true => format!("!! mail in: unix:{} cannot be used: {why}; ", path.display()),
            false => format!("!! mail in: another program is using unix:{}; ", path.display()),
        };
        assert!(doctor.contains(&found), "{found:?} is not in {doctor}");
    }
    assert_eq!(fs::read_to_string(&letter).expect("a file"), "dear club");
    for held in [&socket, &also] {
        assert!(UnixStream::connect(held).is_ok(), "{} is gone", held.display());
    }
    drop((first, other));
}
