//! What a host can watch in a running club: its health, its numbers, its log; and what it reads
//! again when told to.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use club::{Club, Folder, Opened};
use engine::ruleset::shipped_library;
use rusqlite::Connection;
use service::discord::Scene;
use service::mail::{Incoming, MailLine, Proof};
use service::{Actor, Request};
use storage::Channel;
use tests::command::{open_ladder, play, say};
use tests::mail::until;
use tests::running::{Running, complaints, configure};

const PORTS: &str = "[mail]\nlisten = \"off\"\n\n[watch]\nlisten = \"127.0.0.1:0\"\n\n\
                     [web]\nlisten = \"127.0.0.1:0\"\n";

fn open(folder: &Path, more: &str) -> (Running, SocketAddr) {
    configure(folder, &format!("{PORTS}{more}"));
    let running = Running::start(folder, &folder.join("terminal.socket"));
    let address = address(&running, "watch: http://");
    (running, address)
}

fn address(running: &Running, before: &str) -> SocketAddr {
    let said = running.said();
    let (_, rest) = said.split_once(before).expect("an address");
    rest.split(['/', ' ', '\n']).next().expect("an address").parse().expect("one")
}

fn get(at: SocketAddr, path: &str) -> String {
    let stream = TcpStream::connect(at).expect("the pages");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a socket");
    answer(stream, path)
}

fn answer(mut stream: impl Read + Write, path: &str) -> String {
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .expect("a socket");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn it_can_be_watched_at_a_socket_of_its_own() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    configure(
        &folder,
        "[mail]\nlisten = \"off\"\n\n[watch]\nlisten = \"unix:watch.socket\"\n\n\
         [web]\nlisten = \"unix:pages.socket\"\n",
    );
    let running = Running::start(&folder, &folder.join("terminal.socket"));
    let said = running.said();
    let place = folder.join("watch.socket");
    let line = format!("  watch: unix:{} (/healthz and /metrics)\n", place.display());
    assert!(said.contains(&line), "{said}");
    let ask = |socket: &str, path: &str| {
        let stream = UnixStream::connect(folder.join(socket)).expect("a socket");
        answer(stream, path)
    };
    let health = ask("watch.socket", "/healthz");
    assert!(health.ends_with("the club answers\n"), "{health}");
    assert!(ask("watch.socket", "/metrics").contains("taflpost_"));
    // What a web server passes on has none of it, and the other way round.
    for path in ["/healthz", "/metrics"] {
        let page = ask("pages.socket", path);
        assert!(page.starts_with("HTTP/1.1 404"), "{page}");
    }
    let home = ask("watch.socket", "/");
    assert!(home.starts_with("HTTP/1.1 404"), "{home}");
    assert!(running.stop().success());
}

#[test]
fn a_club_says_that_it_is_well_and_counts_what_it_does() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let (running, watch) = open(&folder, "");
    let health = get(watch, "/healthz");
    assert!(
        health.starts_with("HTTP/1.1 200") && health.ends_with("the club answers\n"),
        "{health}"
    );
    let _ = play(&folder, "Alva", "join\n");
    let _ = play(&folder, "Alva", "games\n");
    let _ = play(&folder, "Alva", "challenge nobody skalk\n");
    // None of it is available on the port to which a web server passes the world's requests.
    let pages = address(&running, "pages: http://");
    for path in ["/healthz", "/metrics"] {
        assert!(get(pages, path).starts_with("HTTP/1.1 404"), "{path}");
    }
    let numbers = get(watch, "/metrics");
    for line in [
        // Somebody who joins at a terminal also gets the time zone of the machine.
        "taflpost_requests_total{channel=\"terminal\",outcome=\"done\"} 3",
        "taflpost_requests_total{channel=\"terminal\",outcome=\"refused\"} 1",
        "taflpost_outbox_notices{channel=\"email\",state=\"queued\"} 0",
        "taflpost_deadline_lateness_seconds_count 0",
        "taflpost_discord_limit_seconds_count 0",
        "# TYPE taflpost_commit_seconds histogram",
    ] {
        assert!(numbers.lines().any(|it| it == line), "{line:?} is not in {numbers}");
    }
    let commits = numbers.lines().find_map(|it| it.strip_prefix("taflpost_commit_seconds_count "));
    assert!(commits.expect("commits").parse::<u32>().expect("a number") > 2, "{numbers}");
    assert!(running.stop().success());
}

/// A club that can still be read, but in which nothing can be written, isn't well.
#[test]
fn a_club_that_cannot_write_is_not_well() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let (running, watch) = open(&folder, "");
    let held = Connection::open(folder.join("club.sqlite")).expect("the club's file");
    held.execute_batch("BEGIN IMMEDIATE").expect("nobody else writes");
    let health = get(watch, "/healthz");
    assert!(health.starts_with("HTTP/1.1 503"), "{health}");
    held.execute_batch("ROLLBACK").expect("it was begun");
    drop(held);
    let health = get(watch, "/healthz");
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    assert!(running.stop().success());
}

/// Every way in which a channel asks the club is counted.
#[test]
fn each_channel_is_counted() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = Folder::open(&parent.path().join("club")).expect("a new club");
    let library = Arc::new(shipped_library().clone());
    let Opened { club, threads, .. } =
        Club::open_to(&folder, library, &Channel::ALL).expect("an open club");
    let request = |channel: Channel, line: &str| Request {
        id: format!("{} {line}", channel.name()),
        actor: Actor { channel, address: "Alva".into(), language: None },
        order: commands::read(line).expect("an order"),
        seen: None,
        place: None,
    };
    let mail = Incoming {
        id: "1@players.test".into(),
        name: None,
        from: "ylva@players.test".into(),
        answers: None,
        proof: Proof::Proven,
        proves: false,
        said: vec![MailLine::Order(commands::read("join Ylva").expect("an order"))],
        rest: Vec::new(),
        beside: Vec::new(),
        own: String::new(),
        language: None,
        lost: None,
        arrived: None,
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let numbers = runtime.block_on(async {
        for line in ["join", "games", "challenge nobody skalk"] {
            let _ = club.ask(request(Channel::Terminal, line)).await.expect("an open club");
        }
        for line in ["join Bo", "games", "challenge nobody skalk"] {
            let asked = club.ask_in(request(Channel::Discord, line), Some(Scene::Elsewhere));
            let _ = asked.await.expect("an open club");
        }
        let _ = club.deal_with(vec![mail]).await.expect("an open club");
        club.metrics().await.expect("numbers")
    });
    for line in [
        "{channel=\"terminal\",outcome=\"done\"} 2",
        "{channel=\"terminal\",outcome=\"refused\"} 1",
        "{channel=\"discord\",outcome=\"done\"} 2",
        "{channel=\"discord\",outcome=\"refused\"} 1",
        "{channel=\"email\",outcome=\"done\"} 1",
    ] {
        let line = format!("taflpost_requests_total{line}");
        assert!(numbers.lines().any(|it| it == line), "{line:?} is not in {numbers}");
    }
    drop((runtime, club));
    threads.join();
}

#[test]
fn a_configuration_is_read_again_as_far_as_it_can_be() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let (running, _) = open(&folder, "[ladder]\nincoming = 1\ntop-places = 2\n");
    let fixed = "[ladder] top-places is no longer a setting: it is 5 in every club; you can \
                 remove the line";
    assert!(complaints(&folder).contains(&format!("line 11: {fixed}")), "{}", complaints(&folder));
    open_ladder(&folder, "skalk");
    let _ = play(&folder, "Alva", "join\nladder join skalk\n");
    let sheet = || play(&folder, "Alva", "ladder rules skalk\n");
    let before = sheet();
    let told = |what: &str| until(what, || complaints(&folder).contains(what).then_some(()));
    configure(&folder, &format!("{PORTS}[ladder]\nincoming = 7\n"));
    running.hang_up();
    told("the configuration was read again");
    assert_ne!(sheet(), before);
    assert!(!complaints(&folder).contains("[web]"), "{}", complaints(&folder));
    configure(&folder, &format!("[ladder]\ntop-places = \"a few\"\n{PORTS}"));
    running.hang_up();
    told(&format!("line 2: {fixed}"));
    configure(&folder, &format!("{PORTS}address = \"https://tafl.example.org\"\n"));
    running.hang_up();
    told("[web] has changed; this takes effect at the next start");
    configure(&folder, &format!("{PORTS}[club]\nlanguage = \"nb\"\n[log]\nformat = \"json\"\n"));
    running.hang_up();
    told("[club] has changed; this takes effect at the next start");
    told("[log] format has changed; this takes effect at the next start");
    configure(&folder, "[ladder]\nincoming = 0\n");
    running.hang_up();
    told("the old configuration stays in effect: ");
    assert!(
        complaints(&folder).contains("line 2: [ladder] incoming must be a number from 1 to 20")
    );
    assert!(running.stop().success());
}

#[test]
fn a_log_holds_no_name_and_no_text() {
    let parent = tempfile::tempdir().expect("a folder");
    let folder = parent.path().join("club");
    let (running, _) = open(&folder, "[log]\nformat = \"json\"\nlevel = \"debug\"\n");
    let _ = play(&folder, "Ylva", "join\nlink ylva@example.org\nchallenge nobody skalk\n");
    assert!(running.stop().success());
    let log = complaints(&folder);
    for line in log.lines() {
        let entry: serde_json::Value = serde_json::from_str(line).expect(line);
        assert!(entry["timestamp"].is_string() && entry["level"].is_string(), "{line}");
    }
    assert!(log.contains("\"outcome\":\"done\"") && log.contains("\"outcome\":\"refused\""));
    for private in ["Ylva", "ylva", "example.org", "nobody"] {
        assert!(!log.contains(private), "{private} is in {log}");
    }
}

/// What the command line knows about itself, for every shell and for man.
#[test]
fn shells_and_man_are_told_of_every_command() {
    let parent = tempfile::tempdir().expect("a folder");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let text = say(parent.path(), &["completions", shell]);
        assert!(text.contains("tournament") && text.contains("recompute"), "{shell}: {text}");
    }
    let pages = parent.path().join("man");
    let _ = say(parent.path(), &["man", pages.to_str().expect("a path")]);
    let read = |page: &str| fs::read_to_string(pages.join(page)).expect(page);
    assert!(read("taflpost.1").contains("correspondence"));
    let open = read("taflpost-host-tournament-open.1");
    assert!(open.contains("begins by itself") && open.contains("RULESET"), "{open}");
}
