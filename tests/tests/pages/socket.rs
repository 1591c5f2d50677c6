//! The pages at a socket in the file system, as a web server in front asks for them.

use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};

use tests::mail::Club;

const CONFIGURATION: &str = "[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\n\
    listen = \"unix:pages.socket\"\naddress = \"https://tafl.test\"\npublic = true\n";

/// The answer to a request for the home page under that host.
fn home(socket: &std::path::Path, host: &str) -> String {
    let mut stream = UnixStream::connect(socket).expect("a socket");
    let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn a_web_server_in_front_reaches_the_pages_at_a_socket() {
    let mut club = Club::configured(CONFIGURATION, "play@taflpost.localhost");
    let socket = club.file().parent().expect("a folder").join("pages.socket");
    assert!(club.said().contains("here at unix:"), "{}", club.said());
    let mode = std::fs::metadata(&socket).expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o660);
    let answer = home(&socket, "tafl.test");
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.contains("/sign-in"), "{answer}");
    assert!(home(&socket, "evil.test").starts_with("HTTP/1.1 421 "));
    // What a killed club leaves there keeps nobody out.
    club.kill();
    club.start();
    assert!(home(&socket, "tafl.test").starts_with("HTTP/1.1 200 "));
}

#[test]
fn what_is_not_ours_is_left_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("other.socket");
    let _listener = UnixListener::bind(&other).expect("a socket");
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "dear club").expect("a file");
    for (path, why) in
        [(&other, "another program listens there"), (&letter, "it is something else")]
    {
        let at = format!("unix:{}", path.display());
        let configuration = CONFIGURATION.replace("unix:pages.socket", &at);
        let club = Club::configured(&configuration, "play@taflpost.localhost");
        let said = format!("pages: nothing is listening yet: {at} cannot be used ({why})");
        assert!(club.said().contains(&said), "{}", club.said());
    }
    assert!(UnixStream::connect(&other).is_ok(), "it is still there");
    assert_eq!(std::fs::read_to_string(&letter).expect("a file"), "dear club");
}
