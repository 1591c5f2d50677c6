//! A club opens wherever it can: beside a port that is in use, without anybody who could type, and
//! at a terminal at which somebody plays.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::{Child, Command, Stdio};

use tests::command::{play, play_in, say};
use tests::mail::until;
use tests::running::{Running, complaints, configure, without_ports};
use tests::taflpost;

/// A program that ends with the test, however the test ends.
struct Ending(Child);

impl Drop for Ending {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_port_that_is_taken_is_named_and_opened_when_it_is_free() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("a port").port();
    configure(
        &folder,
        &format!(
            "[mail]\nlisten = \"127.0.0.1:{port}\"\n\n[web]\nlisten = \"unix:taken\"\n\n\
             [watch]\nlisten = \"unix:watch\"\n"
        ),
    );
    let other = UnixListener::bind(folder.join("taken")).expect("a socket");
    let running = Running::start(&folder, &folder.join("terminal.socket"));
    let said = running.said();
    for what in [
        format!("but nothing is listening: 127.0.0.1:{port} cannot be used ("),
        format!("to set another, in {}: [mail] listen", folder.join("taflpost.toml").display()),
        format!("pages: nothing is listening yet: unix:{}", folder.join("taken").display()),
    ] {
        assert!(said.contains(&what), "{what:?} is not in {said}");
    }
    let welcome = play(&folder, "Alva", "join\n");
    assert!(welcome.contains("Welcome to Taflpost, Alva!"), "{welcome}");
    let health = || {
        let mut watch = UnixStream::connect(folder.join("watch")).expect("a socket");
        watch
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .expect("a socket");
        let mut answer = String::new();
        watch.read_to_string(&mut answer).expect("an answer");
        answer
    };
    let unwell = health();
    assert!(unwell.starts_with("HTTP/1.1 503"), "{unwell}");
    assert!(unwell.contains("mail: nothing is listening, because 127.0.0.1:"), "{unwell}");
    let doctor = say(&folder, &["doctor"]);
    for (what, setting) in [("mail in", "mail"), ("pages", "web")] {
        let begins = format!("!! {what}: the club is running, but nothing is listening: ");
        let line = doctor.lines().find(|line| line.starts_with(&begins)).expect("a finding");
        assert!(line.contains(&format!("or set another in [{setting}] listen")), "{line}");
    }
    drop((taken, other));
    until("all to be open", || health().starts_with("HTTP/1.1 200").then_some(()));
    let doctor = say(&folder, &["doctor"]);
    for line in ["ok mail in: listening at ", "ok pages: listening at ", "ok watch: listening at "]
    {
        assert!(doctor.contains(line), "{doctor}");
    }
    UnixStream::connect(folder.join("taken")).expect("the pages are open");
    assert!(running.stop().success());
    let complaints = complaints(&folder);
    for line in [
        format!("mail: nothing is listening, because 127.0.0.1:{port} cannot be used"),
        format!("pages: nothing is listening, because unix:{}", folder.join("taken").display()),
        format!("mail: listening at 127.0.0.1:{port} now"),
        format!("pages: listening at unix:{} now", folder.join("taken").display()),
    ] {
        assert!(complaints.contains(&line), "{line:?} is not in {complaints}");
    }
}

/// Another club's port isn't ours because something answers there.
#[test]
fn what_another_club_listens_at_is_not_taken_for_our_own() {
    let parent = tempfile::tempdir().expect("a folder");
    let [ours, theirs] = ["ours", "theirs"].map(|name| parent.path().join(name));
    configure(&theirs, "[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\nlisten = \"off\"\n");
    let other = Running::start(&theirs, &theirs.join("terminal.socket"));
    let said = other.said();
    let (_, at) = said.split_once("over LMTP or SMTP at ").expect("a listener");
    let at = at.lines().next().expect("an address");
    configure(&ours, &format!("[mail]\nlisten = \"{at}\"\n\n[web]\nlisten = \"off\"\n"));
    let running = Running::start(&ours, &ours.join("terminal.socket"));
    let doctor = say(&ours, &["doctor"]);
    assert!(
        doctor.contains("!! mail in: the club is running, but nothing is listening"),
        "{doctor}"
    );
    assert!(running.stop().success());
    let doctor = say(&ours, &["doctor"]);
    assert!(doctor.contains(&format!("!! mail in: another program is using {at}; ")), "{doctor}");
    assert!(other.stop().success());
}

#[test]
fn with_its_input_closed_it_keeps_running() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    without_ports(&folder);
    let mut shell = Command::new("sh");
    shell.args(["-c", "exec \"$0\" --club \"$1\" <&-"]).arg(taflpost()).arg(&folder);
    let spawned = shell.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let mut program = Ending(spawned.expect("a shell"));
    let socket = folder.join("terminal.socket");
    until("the club to open", || socket.exists().then_some(()));
    for line in ["join\n", "games\n"] {
        let said = play(&folder, "Alva", line);
        assert!(!said.contains("[exit"), "{said}");
        assert!(program.0.try_wait().expect("a child").is_none(), "it has ended");
    }
}

/// (`script` of util-linux makes a terminal.)
#[test]
fn where_somebody_plays_it_logs_into_a_file() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    // A log of that level contains each request.
    configure(
        &folder,
        "[mail]\nlisten = \"off\"\n\n[web]\nlisten = \"off\"\n\n[log]\nlevel = \"info\"\n",
    );
    let line = format!("{} --club {}", taflpost().display(), folder.display());
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--echo", "never", "--command", &line, "/dev/null"]);
    // A terminal whose line can be edited.
    script.env("TERM", "xterm");
    let spawned = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut terminal = Ending(spawned.expect("script, of util-linux"));
    let mut keys = terminal.0.stdin.take().expect("a keyboard");
    keys.write_all(b"Alva\njoin\n").expect("keys");
    let mut screen = terminal.0.stdout.take().expect("a screen");
    let (mut seen, mut from) = (String::new(), 0);
    let mut see = |words: &str| {
        while !seen[from..].contains(words) {
            let mut some = [0; 4096];
            let read = screen.read(&mut some).expect("a screen");
            assert!(read > 0, "it has ended: {seen}");
            seen.push_str(&String::from_utf8_lossy(&some[..read]));
        }
        from += seen[from..].find(words).expect("it is there") + words.len();
    };
    see("Welcome to Taflpost, Alva!");
    // A key that is pressed before the line can be edited again is lost.
    see("Alva> ");
    let log = folder.join("taflpost.log");
    until("the order to be logged", || {
        let logged = fs::read_to_string(&log).unwrap_or_default();
        logged.contains("channel=\"terminal\"").then_some(())
    });
    // Ctrl-D leaves the game; nobody else wants to play, and the club keeps running.
    keys.write_all(b"\x04").expect("keys");
    see("Who else would like to play?");
    keys.write_all(b"\x04").expect("keys");
    see("The club stays open");
    let number = fs::read_to_string(folder.join("lock")).expect("the number of its process");
    let stop = format!("kill -TERM {}", number.trim());
    assert!(Command::new("sh").args(["-c", &stop]).status().expect("a shell").success());
    screen.read_to_string(&mut seen).expect("a screen");
    terminal.0.wait().expect("it ends");
    assert!(seen.contains(&format!("log: {}", log.display())), "{seen}");
    assert!(!seen.contains("a request"), "the log stands between the words of the game: {seen}");
}

/// Somebody who types the name of a folder wrongly must not wait in an empty club of their own.
#[test]
fn to_play_where_there_is_no_club_opens_none() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let said = tests::command::say(&folder, &["play", "--as", "Mia"]);
    assert_eq!(
        said,
        "! taflpost: there is no club in CLUB; name the folder of your club with --club DIR, or \
         open a new club with taflpost serve\n[exit 4]\n"
    );
    assert!(!folder.exists(), "nothing was made");
}

#[test]
fn a_new_player_begins_with_the_language_and_the_time_zone_of_the_machine() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    without_ports(&folder);
    let norwegian = [("LC_ALL", "nb_NO.UTF-8"), ("TZ", ":Europe/Oslo")];
    // The instructions say “join” in every language.
    let said = play_in(&folder, "Kari", "join\nsettings\n", &norwegian);
    assert!(said.contains("Velkommen til Taflpost, Kari!"), "{said}");
    assert!(said.contains("Europe/Oslo"), "{said}");
    // So does somebody who joins by a yes, and a yes to anything else changes nothing.
    let said = play_in(&folder, "Liv", "spill mot huset\nja\nsettings\n", &norwegian);
    assert!(said.contains("Partiet begynner") && said.contains("Europe/Oslo"), "{said}");
    let elsewhere = [("LC_ALL", "nb_NO.UTF-8"), ("TZ", "Europe/Madrid")];
    let said = play_in(&folder, "Liv", "resign\nja\nsettings\n", &elsewhere);
    assert!(said.contains("Europe/Oslo") && !said.contains("Madrid"), "{said}");
    // What a player has set is theirs, wherever they sit.
    let spanish = [("LC_ALL", "es_ES.UTF-8"), ("TZ", "Europe/Madrid")];
    let said = play_in(&folder, "Kari", "settings\n", &spanish);
    assert!(said.contains("Europe/Oslo") && !said.contains("Madrid"), "{said}");
    // A command in another language than English was chosen.
    let said = play_in(&folder, "Jens", "beitreten\nsettings\n", &norwegian);
    assert!(said.contains("Willkommen bei Taflpost, Jens!"), "{said}");
    // Where the machine says nothing that the club knows, the club's language holds.
    let french = [("LC_ALL", "fr_FR.UTF-8"), ("TZ", "Nowhere/Else")];
    let said = play_in(&folder, "Luc", "join\nsettings\n", &french);
    assert!(said.contains("Welcome to Taflpost, Luc!") && said.contains("UTC"), "{said}");
}
