//! What comes from outside may be anything: a law for each way in, on examples and on what is left of
//! them after changes. `.ci/long fuzz` holds each for a minute.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::process::{Command, Stdio};
use std::time::Duration;

use engine::ruleset::shipped_library;
use interchange::{Under, games_csv};
use mail::moves::{read_moves, read_record};
use templates::medium::web::BoardAddress;
use terminal::protocol::{ToClub, ToTerminal};
use tests::mail::Club;
use tests::running::configure;
use tests::taflpost;

/// The longest that anything may keep us waiting.
const PATIENCE: Duration = Duration::from_secs(60);

fn hold(name: &str, corpus: &[&str], words: &[&str], inputs: u32, law: impl FnMut(&[u8])) {
    let corpus: Vec<Vec<u8>> = corpus.iter().map(|text| text.as_bytes().to_vec()).collect();
    laws::hold(name, &corpus, words, inputs, law);
}

/// A record of another program is replayed, or refused with one of its lines.
#[test]
fn records() {
    let corpus = [
        "[event: Thing]\n[rules: dim:7 name:Brandubh atkf:y start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n\
         1. d1-c1 d3-c3 [a remark (2. a1-a2)]\n1a. d1-b1 d5-c5\n2. c1-c2 ---\n",
        "[Event \"Thing\"]\n[Site \"hnefatafl.org\"]\n\n1. h1h3 g5g2 {hm} (1... g5g3) 2. h11h9 $1 *\n",
        "{\"attackers\":\"a\",\"defenders\":\"b\",\"dim\":7,\"start\":\"/3A3/3A3/3D3/AADKDAA/3D3/3A3/3A3/\",\
         \"moves\":\"0d7-0c7 0d5-0c5 resigns\"}",
        "1. A8-A9 H6-H3\n2. D1-D4 ...",
    ];
    let words =
        ["[", "]", "{", "}", "\"", "dim:", "start:/", "x", "1.", "...", "a1-a2", "---", "\n"];
    let library = shipped_library();
    let brandubh = library.newest("brandubh").expect("a ruleset");
    hold("records", &corpus, &words, 1_000, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        for under in [Under::Library(library), Under::Ruleset(brandubh)] {
            match interchange::read(&text, under) {
                Some(Ok(read)) => assert!(read.tags.iter().all(|tag| tag.line > 0)),
                Some(Err(why)) => {
                    assert!((1..=text.lines().count().max(1)).contains(&why.line), "{why}: {text}");
                }
                None => {}
            }
        }
    });
}

/// A line of games in columns that the rules agree with is a game, which is written so that it reads
/// back.
#[test]
fn games_in_columns() {
    let corpus = [
        "d1-c1 d3-a3 d2-a2,8,5,Ongoing",
        "d1-c1 d5-c5 d7-d6 timeout,8,5,White",
        "a4-a7 d3-b3,8,5,Draw",
    ];
    let words = [",", " ", "-", "x", "d1-c1", "\n", "timeout", "0", "Black", "White"];
    let brandubh = shipped_library().newest("brandubh").expect("a ruleset");
    let rules = games_csv::CsvRules::new(brandubh);
    hold("games_in_columns", &corpus, &words, 2_000, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let _ = games_csv::check(&text, brandubh);
        for (number, line) in (1..).zip(text.lines()) {
            let Ok((game, end)) = rules.replay(number, line) else { continue };
            let Ok((written, None)) = games_csv::write_line(&game, end) else { continue };
            let again =
                rules.replay(1, &written).unwrap_or_else(|why| panic!("{written}: {why:?}"));
            assert_eq!(again.0.canonical_plies(), game.canonical_plies(), "{written}");
        }
    });
}

/// What an email says of earlier moves (`X-Taflpost-Moves`) names each ply once, from 1.
#[test]
fn moves_in_emails() {
    let corpus = [
        "X-Taflpost-Moves: 12: d1-c1 d3-a3\n\t d2-a2; 13: d1-d4\nSubject: x\n\nhello\n",
        "X-Taflpost-Moves: 12: 3 d1-c1 raichi\nX-Taflpost-Moves: 12: d1-c1\n\n",
    ];
    let words = ["X-Taflpost-Moves: ", "12: ", "d1-c1 ", ";", "\n ", "\n", ":", "12", "raichi"];
    hold("moves_in_emails", &corpus, &words, 2_000, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let _ = read_record(&text);
        for (number, ply) in read_moves(&text, 12) {
            assert!(
                number > 0 && !ply.trim().is_empty() && !ply.contains('\n'),
                "{number}: {ply:?}"
            );
        }
    });
}

/// The address of a board is one, and then its picture has an address for the same, or it is none.
#[test]
fn addresses_of_boards() {
    let corpus = [
        "ruleset=brandubh&version=2&ranks=3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3&side=a&last=d1-c1",
        "ruleset=brandubh&version=2&ranks=3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3&side=d&taken=d2&marked=c1,c2&seat=north",
    ];
    let words = ["&", "=", "/", ",", "&side=d", "&last=a1-a2", "&taken=", "&theme=dark", "9", "K"];
    hold("addresses_of_boards", &corpus, &words, 2_000, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let Some(read) = BoardAddress::parse(&text, shipped_library()) else { return };
        let address = BoardAddress::of(&read.picture());
        let (_, query) = address.split_once('?').expect("a query");
        let again = BoardAddress::parse(query, shipped_library()).expect("an address of ours");
        assert_eq!(BoardAddress::of(&again.picture()), address);
    });
}

/// What can't be read may be logged; nothing that was sent was a defect's work.
fn unharmed(club: &Club) {
    let complaints = club.complaints();
    let is_defect = complaints.contains("panicked") || complaints.contains("a bug in this program");
    assert!(!is_defect, "{complaints}");
}

/// All that a server says until it closes the connection.
fn heard(mut stream: impl Read) -> Vec<u8> {
    let mut said = Vec::new();
    // A connection that is cut in the middle of what we say is the server's right.
    let _ = stream.read_to_end(&mut said);
    said
}

/// Whatever a mail server says, each answer is a reply, and the next mail server is served.
#[test]
fn bytes_of_mail_servers() {
    let corpus = [
        "LHLO mx.players.test\r\nMAIL FROM:<alva@players.test>\r\nRCPT TO:<play@taflpost.localhost>\r\n\
         DATA\r\nFrom: alva@players.test\r\nSubject: hi\r\n\r\nhelp\r\n.\r\nQUIT\r\n",
        "EHLO mx\r\nMAIL FROM:<> BODY=8BITMIME SIZE=12\r\nRSET\r\nNOOP\r\nVRFY x\r\nQUIT\r\n",
    ];
    let words = [
        "\r\n",
        "\n",
        "\r",
        "\0",
        "MAIL FROM:<",
        "RCPT TO:<",
        ">",
        "DATA\r\n",
        "\r\n.\r\n",
        "BDAT 3\r\n",
    ];
    let club = Club::open();
    hold("bytes_of_mail_servers", &corpus, &words, 200, |bytes| {
        let mut stream = TcpStream::connect(("127.0.0.1", club.port())).expect("the listener");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        let _ = stream.write_all(bytes);
        let _ = stream.write_all(b"\r\n.\r\nQUIT\r\n");
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let said = String::from_utf8(heard(stream)).expect("replies");
        for line in said.lines() {
            let is_reply = line.len() >= 4 && line.bytes().take(3).all(|b| b.is_ascii_digit());
            assert!(is_reply, "{line:?}");
        }
        assert!(said.starts_with("220 "), "{said}");
    });
    unharmed(&club);
}

/// Whatever comes over the terminal's socket, each answer is one of the protocol, and the next
/// terminal is served.
#[test]
fn lines_of_terminals() {
    let corpus = [
        "{\"sit\":{\"name\":\"Alva\",\"greet\":true}}\n{\"line\":{\"id\":\"1\",\"text\":\"games\"}}\n{\"seen\":{\"key\":1}}\n",
        "{\"complete\":{\"name\":\"Alva\",\"text\":\"chal\"}}\n",
        "{\"host\":{\"id\":\"1\",\"act\":\"announce hello\"}}\n",
        "\"doors\"\n",
    ];
    let words =
        ["\n", "{", "}", "\"", ":", ",", "null", "\\u0000", "\"line\"", "\"sit\"", "-1", "[]"];
    let club = Club::open();
    let socket = club.file().with_file_name("terminal.socket");
    let sit = ToClub::Sit {
        name: "Alva".into(),
        game: None,
        language: None,
        zone: None,
        unicode: false,
        colours: false,
        greet: false,
    };
    hold("lines_of_terminals", &corpus, &words, 200, |bytes| {
        // A message that is read is the same after it was written.
        for line in bytes.split(|&byte| byte == b'\n') {
            if let Ok(read) = serde_json::from_slice::<ToClub>(line) {
                let written = serde_json::to_string(&read).expect("a message");
                assert_eq!(serde_json::from_str::<ToClub>(&written).ok(), Some(read), "{written}");
            }
        }
        let mut stream = UnixStream::connect(&socket).expect("the socket");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        for line in heard(stream).split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
            let said = String::from_utf8_lossy(line);
            assert!(serde_json::from_slice::<ToTerminal>(line).is_ok(), "{said}");
        }
    });
    let mut stream = UnixStream::connect(&socket).expect("the socket");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    writeln!(stream, "{}", serde_json::to_string(&sit).expect("a message")).expect("a terminal");
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer).expect("an answer");
    assert!(serde_json::from_str::<ToTerminal>(&answer).is_ok(), "{answer}");
    unharmed(&club);
}

/// The engine answers whatever it is told, and goes on.
#[test]
fn lines_of_other_engines() {
    let corpus = [
        "uci\nsetoption name Ruleset value brandubh\nposition startpos moves d1-c1\ngo nodes 50\n",
        "position \"3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a\" moves d1-c1 d3-a3\ngo depth 1\nstop\nucinewgame\n",
        "setoption name Level value 3\nsetoption name Seed value 7\ngo movetime 1\n",
    ];
    let words = [
        "\n",
        " ",
        "go nodes 5\n",
        "position ",
        "moves ",
        "d1-c1 ",
        "\"",
        "stop\n",
        "\0",
        "-1",
        "9999999999",
    ];
    hold("lines_of_other_engines", &corpus, &words, 60, |bytes| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        // It would think for as long as it is told.
        let is_endless = |line: &str| {
            let mut words = line.split_whitespace();
            words.next() == Some("go") && !line.contains("nodes 5")
        };
        let lines: Vec<&str> = text.lines().filter(|line| !is_endless(line)).collect();
        let has_quit = lines.iter().any(|line| line.split_whitespace().next() == Some("quit"));
        let mut program = Command::new(taflpost())
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the engine");
        let mut input = program.stdin.take().expect("its input");
        let _ = input.write_all(lines.join("\n").as_bytes());
        let _ = input.write_all(b"\nisready\nquit\n");
        drop(input);
        let ended = program.wait_with_output().expect("its end");
        let said = String::from_utf8(ended.stdout).expect("text");
        assert!(ended.status.success(), "{}\n{text}", String::from_utf8_lossy(&ended.stderr));
        assert!(has_quit || said.lines().any(|line| line == "readyok"), "{said}\n{text}");
    });
}

/// A configuration is one, or is refused in a sentence that names its file; the program never fails.
#[test]
fn configurations() {
    let corpus = [
        "name = \"Vikings\"\nlanguage = \"nb\"\n\n[mail]\nlisten = \"off\"\n\n[web]\nlisten = \"off\"\n",
        "[mail]\ndomain = \"club.test\"\nlisten = \"127.0.0.1:0\"\nsenders = \"verified\"\n\n[discord]\ntoken-file = \"token\"\n",
        "[ladder.brandubh]\nclock = \"3d/move\"\n\n[rulesets.brandubh]\nking = \"strong\"\n",
    ];
    let words = [
        "\n",
        "=",
        "\"",
        "[",
        "]",
        "[mail]\n",
        "listen = ",
        "0",
        "true",
        "#",
        "'''",
        "é",
        "127.0.0.1:0",
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let club = folder.path().join("club");
    hold("configurations", &corpus, &words, 60, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        configure(&club, &text);
        let asked = Command::new(taflpost()).arg("rulesets").arg("--club").arg(&club).output();
        let asked = asked.expect("the program");
        let complaint = String::from_utf8_lossy(&asked.stderr);
        assert!(!complaint.contains("panicked"), "{complaint}\n{text}");
        let is_refused = !asked.status.success();
        assert_eq!(is_refused, complaint.contains("taflpost.toml"), "{complaint}\n{text}");
    });
}
