//! Hostile words in every field, hostile requests, and clients that never finish one. Every answer
//! is judged by its visitor: no element or attribute on it but those of our layouts.

use std::io::{Read, Write};
use std::net::TcpStream;

use chrono::{TimeDelta, Utc};
use tests::command::say;

use crate::pages::Hall;
use crate::pages::visitor::Visitor;

const HOSTILE: [&str; 4] = [
    "</p></title><script>alert(1)</script><img src=x onerror=alert(2)>\u{202e}",
    "\" onmouseover=\"alert(3)\" style=\"x\" x='",
    "{{ 7*7 }}{% raw %}<!-- ]]> &lt;b&gt; javascript:alert(4)",
    "<svg onload=alert(5)><form action=//evil.example><a href=//evil.example>x",
];

/// Looks at all that a visitor, or a player who has signed in, can find from there.
fn look_at_everything(reader: &mut Visitor) -> String {
    let mut to_see: Vec<String> =
        ["/", "/mine", "/settings", "/game/1?from=d1"].map(str::to_owned).into();
    let mut seen: Vec<String> = Vec::new();
    let mut all = String::new();
    while let Some(path) = to_see.pop() {
        let is_known = path.starts_with("/rules/") || path.starts_with("/help/");
        if path.starts_with('#') || is_known || seen.contains(&path) {
            continue;
        }
        assert!(seen.len() < 500, "{seen:?}");
        let page = reader.get(&path);
        assert!(page.status < 500, "{path}");
        if page.headers["content-type"].starts_with("text/html") {
            to_see.extend(page.attributes("a[href]", "href"));
            to_see.extend(page.attributes("img[src]", "src"));
            all.push_str(&page.said());
        }
        seen.push(path);
    }
    all
}

#[test]
fn hostile_words_in_every_field_are_only_words() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    for hostile in HOSTILE {
        for command in [
            format!("1: say {hostile}"),
            format!("1: note {hostile}"),
            format!("1: try save {hostile}"),
            format!("rename {hostile}"),
            format!("follow {hostile}"),
            format!("challenge {hostile} brandubh"),
            format!("settings zone {hostile}"),
            format!("help {hostile}"),
            format!("player {hostile}"),
            format!("rules {hostile}"),
            format!("1: {hostile}"),
            hostile.to_owned(),
        ] {
            let page = alva.get("/game/1");
            let answer = alva.submit(&page.form_with("command", &command));
            assert!(matches!(answer.status, 200 | 422), "{command}: {}", answer.status);
        }
        for field in ["name", "code"] {
            let mut visitor = hall.visitor();
            let page = visitor.get("/sign-in");
            let asked = visitor.submit(&page.form_with("name", hostile));
            if field == "code" {
                assert_eq!(visitor.submit(&asked.form_with("code", hostile)).status, 422);
            }
        }
    }
    // The same where commands would refuse it, as if it had always been in the file.
    hall.club.stop();
    let later = (Utc::now() + TimeDelta::days(30)).format("%Y-%m-%d").to_string();
    let opened = ["host", "tournament", "open", "Winter", "brandubh", &later];
    let said = say(&hall.club.folder, &opened);
    assert!(!said.contains("[exit"), "{said}");
    hall.club.start();
    alva.moves_to(hall.club.pages());
    for hostile in HOSTILE {
        let quoted = hostile.replace('\'', "''");
        hall.club.change(&format!("UPDATE players SET name = '{quoted}' WHERE id = 2"));
        hall.club.change(&format!("UPDATE tournaments SET name = '{quoted}'"));
        let visited = look_at_everything(&mut hall.visitor());
        let own = look_at_everything(&mut alva);
        for seen in [visited, own] {
            let word = hostile.split(['<', '"', '&', '/']).find(|part| part.contains("alert"));
            let word = word.map_or("evil", |part| part.split(['=', ' ']).next().unwrap_or("alert"));
            assert!(seen.contains(word), "{word} is shown as it is");
        }
    }
}

#[test]
fn hostile_addresses_are_answered_like_any_that_is_wrong() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    let mut visitor = hall.visitor();
    let huge = "9".repeat(400);
    let long = "a".repeat(6_000);
    for value in [
        "-1",
        "0",
        "1.5",
        "4294967296",
        "18446744073709551616",
        "%00",
        "%FF%FE",
        "%C0%AF",
        "%",
        "%zz",
        "../../etc/passwd",
        "..%2f..",
        "%22%3E%3Cscript%3E",
        "'%20OR%201=1--",
        "NaN",
        "%E2%80%AE",
        "a1-a1",
        "z99",
        "[]",
        "%0d%0aSet-Cookie:x=y",
        &huge,
        &long,
        "",
    ] {
        for path in [
            format!("/game/{value}"),
            format!("/game/1?ply={value}"),
            format!("/game/1?from={value}&to={value}"),
            format!("/game/1?from=d1&from={value}"),
            format!("/game/1?chart={value}&theme={value}"),
            format!("/games?player={value}&ruleset={value}&result={value}&before={value}"),
            format!("/games?{value}"),
            format!("/player/{value}"),
            format!("/ladder/{value}"),
            format!("/tournament/{value}"),
            format!("/rules/{value}/{value}"),
            format!("/help/{value}"),
            format!("/board.svg?ruleset=brandubh&version={value}&ranks={value}&side={value}"),
            format!("/g/{value}/{value}"),
            format!("/u/{value}"),
            format!("/calendar/{value}/{value}.ics"),
            format!("/{value}"),
        ] {
            for reader in [&mut visitor, &mut alva] {
                let page = reader.get(&path);
                assert!(page.status < 500, "{path}: {}", page.status);
                assert!(!page.headers.contains_key("x"), "{path}");
            }
        }
    }
    assert_eq!(hall.club.plies(1), Vec::<String>::new());
    assert_eq!(hall.club.complaints(), "");
}

fn fields(count: usize) -> String {
    (0..count).map(|number| format!("{number}={number}")).collect::<Vec<_>>().join("&")
}

#[test]
fn hostile_requests_are_refused() {
    let mut hall = Hall::open();
    let mut alva = hall.alva_at();
    for path in ["/", "/game/1", "/send", "/sign-out", "/u/x", "/nothing"] {
        for method in ["PUT", "DELETE", "TRACE", "OPTIONS", "PATCH", "CONNECTED", "get"] {
            let answer = alva.request((method, path), &[], "");
            assert!((400..500).contains(&answer.status), "{method} {path}: {}", answer.status);
        }
        // Only what is looked at has a head.
        let answer = alva.request(("HEAD", path), &[], "");
        assert!(answer.bytes.is_empty(), "{path}");
    }
    for (body, statuses) in [
        (fields(1_200), vec![403]),
        ("&".repeat(16_000), vec![403]),
        ("%".repeat(5_000), vec![400, 403, 422]),
        ("command=%FF%00&token=%FF&request=%FF".into(), vec![403]),
        ("command=a&command=b&token=a&token=b".into(), vec![403]),
        ("\u{0}".into(), vec![400, 403, 422]),
    ] {
        for path in ["/send", "/sign-in", "/sign-in/code", "/sign-out"] {
            let answer = alva.send(path, &[], Some(&body));
            assert!(statuses.contains(&answer.status), "{path}: {}", answer.status);
        }
    }
    for kind in ["application/json", "text/plain", "multipart/form-data", "x"] {
        let answer = alva.request(("POST", "/send"), &[("content-type", kind)], "command=1: d1-c1");
        assert!((400..500).contains(&answer.status), "{kind}: {}", answer.status);
    }
    for language in ["de;q=9999999999999999999999", "x;q=NaN, de;q=NaN", &"de,".repeat(1_000)] {
        let answer = alva.send("/", &[("accept-language", language)], None);
        assert_eq!(answer.status, 200, "{language}");
    }
    assert_eq!(hall.club.plies(1), Vec::<String>::new());
    assert!(alva.get("/mine").says("Ylva"), "she is still signed in");
}

/// However many ask for pictures at once, pages are answered.
#[test]
fn pictures_keep_nobody_from_the_pages() {
    let hall = Hall::open();
    let host = hall.club.pages();
    let mut asking = Vec::new();
    for number in 0..300 {
        let mut stream = TcpStream::connect(host).expect("the pages");
        let path = format!("/game/1/replay.gif?{number}");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("a socket");
        asking.push(stream);
    }
    for _ in 0..20 {
        assert_eq!(hall.visitor().get("/game/1").status, 200);
    }
}

/// How the answer to a request begins that is sent as it is; `None` if the connection is closed
/// before all of the request is sent, which can lose the answer.
fn answered(hall: &Hall, request: &str) -> Option<String> {
    let mut stream = TcpStream::connect(hall.club.pages()).expect("the pages");
    let sent = stream.write_all(request.as_bytes());
    let mut begin = [0; 12];
    let read = stream.read_exact(&mut begin);
    (sent.is_ok() && read.is_ok()).then(|| String::from_utf8_lossy(&begin).into_owned())
}

#[test]
fn what_is_no_proper_request_is_refused_and_keeps_nobody_out() {
    let hall = Hall::open();
    let long = "x".repeat(100_000);
    let many = "A: b\r\n".repeat(1_000);
    let host = format!("Host: {}\r\n", hall.club.pages());
    let fields = fields(10_000);
    let length = fields.len();
    for (request, status) in [
        (format!("GET / HTTP/1.1\r\n{host}X: {long}\r\n\r\n"), "431"),
        (format!("GET / HTTP/1.1\r\n{host}{many}\r\n"), "431"),
        (format!("GET /{long} HTTP/1.1\r\n{host}\r\n"), "431"),
        (format!("GET / HTTP/9.9\r\n{host}\r\n"), "400"),
        ("\u{0}\u{1}\u{2}\r\n\r\n".to_owned(), "400"),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), "421"),
        (format!("GET / HTTP/1.1\r\n{host}{host}\r\n"), "400"),
        (format!("GET / HTTP/1.1\r\n{host}Host: evil.example\r\n\r\n"), "400"),
        (format!("GET /u/x HTTP/1.1\r\nHost: evil.example\r\n{host}\r\n"), "400"),
        ("GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n".to_owned(), "421"),
        (format!("POST /send HTTP/1.1\r\n{host}Content-Length: 999999999\r\n\r\n"), "413"),
        (format!("POST /send HTTP/1.1\r\n{host}Content-Length: {length}\r\n\r\n{fields}"), "413"),
        (format!("POST /send HTTP/1.1\r\n{host}Content-Length: -1\r\n\r\n"), "400"),
        (
            format!("POST /send HTTP/1.1\r\n{host}Content-Length: 3\r\nContent-Length: 4\r\n\r\n"),
            "400",
        ),
    ] {
        let answer = answered(&hall, &request);
        let begun = &request[..request.len().min(60)];
        assert!(answer.is_some() || request.len() > 32_000, "{begun}");
        if let Some(answer) = answer {
            assert_eq!(answer, format!("HTTP/1.1 {status}"), "{begun}");
        }
    }
    // More connections than there are places, each with half a request.
    let half = format!("POST /send HTTP/1.1\r\n{host}Content-Length: 100\r\n\r\ncommand=");
    let mut slow = Vec::new();
    for number in 0..400 {
        let mut stream = TcpStream::connect(hall.club.pages()).expect("the pages");
        let sent = if number % 2 == 0 { half.as_bytes() } else { b"GET / HT" };
        stream.write_all(sent).expect("a socket");
        slow.push(stream);
    }
    let mut visitor = hall.visitor();
    for _ in 0..10 {
        assert_eq!(visitor.get("/").status, 200);
    }
    drop(slow);
}
