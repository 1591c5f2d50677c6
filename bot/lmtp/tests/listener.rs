//! The server as its clients see it: bytes over a socket, and what was taken.
#![allow(clippy::unwrap_used)]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use expect_test::expect;
use lmtp::{Door, Limits, MailEnvelope, MailHandler, Taken, serve};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// What a test waits for at the most.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server with a desk behind it that keeps what it takes.
struct House {
    address: std::net::SocketAddr,
    desk: Arc<Desk>,
    serving: JoinHandle<()>,
}

#[derive(Default)]
struct Desk {
    taken: Mutex<Vec<(MailEnvelope, String)>>,
    /// Lets a mail that says `wait` be dealt with.
    go: Notify,
}

struct Handler(Arc<Desk>);

impl MailHandler for Handler {
    async fn accepts(&self, recipient: &str) -> Option<bool> {
        match recipient {
            "play@tafl.test" | "\"p l\"@tafl.test" | "postmaster" => Some(true),
            "trouble@tafl.test" => None,
            _ => Some(false),
        }
    }

    async fn take(&self, envelope: MailEnvelope, mail: Vec<u8>) -> Taken {
        let text = String::from_utf8_lossy(&mail).into_owned();
        if text.contains("wait") {
            self.0.go.notified().await;
        }
        let answer = match text.as_str() {
            text if text.contains("later") => Taken::Later,
            text if text.contains("refuse") => Taken::Refused("5.6.0 Unreadable"),
            _ => Taken::Yes,
        };
        self.0.taken.lock().unwrap().push((envelope, text));
        answer
    }
}

impl House {
    async fn open(limits: Limits) -> House {
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let desk = Arc::new(Desk::default());
        let door = Door::Tcp(socket);
        let handler = Handler(Arc::clone(&desk));
        let serving = tokio::spawn(serve(door, "tafl.test".into(), limits, handler));
        House { address, desk, serving }
    }

    async fn client(&self) -> Client {
        let mut client =
            Client { stream: BufReader::new(TcpStream::connect(self.address).await.unwrap()) };
        assert_eq!(client.reply().await, "220 tafl.test ESMTP and LMTP\n");
        client
    }

    /// A client that has said everything before `DATA`.
    async fn sender(&self, greeting: &str) -> Client {
        let mut client = self.client().await;
        for line in [greeting, "MAIL FROM:<alva@players.test>", "RCPT TO:<play@tafl.test>"] {
            assert!(client.say(line).await.starts_with("250"), "{line}");
        }
        client
    }

    fn texts(&self) -> Vec<String> {
        self.desk.taken.lock().unwrap().iter().map(|(_, text)| text.clone()).collect()
    }
}

struct Client {
    stream: BufReader<TcpStream>,
}

impl Client {
    async fn write(&mut self, octets: impl AsRef<[u8]>) {
        self.stream.get_mut().write_all(octets.as_ref()).await.unwrap();
    }

    /// One reply with all its lines; empty if the connection was closed.
    async fn reply(&mut self) -> String {
        let mut reply = String::new();
        loop {
            let mut line = String::new();
            timeout(PATIENCE, self.stream.read_line(&mut line)).await.unwrap().unwrap();
            assert!(line.is_empty() || line.ends_with("\r\n"), "{line:?}");
            reply.push_str(&line.replace("\r\n", "\n"));
            if line.as_bytes().get(3) != Some(&b'-') {
                return reply;
            }
        }
    }

    async fn say(&mut self, line: &str) -> String {
        self.write(format!("{line}\r\n")).await;
        self.reply().await
    }

    /// Everything up to the other side's end.
    async fn rest(&mut self) -> String {
        let mut rest = String::new();
        timeout(PATIENCE, self.stream.read_to_string(&mut rest)).await.unwrap().unwrap();
        rest
    }

    async fn play(&mut self, lines: &[&str]) -> String {
        let mut play = String::new();
        for line in lines {
            let shown = line.replace("\r\n", "\n> ");
            play.push_str(&format!("> {shown}\n{}", self.say(line).await));
        }
        play
    }
}

#[tokio::test]
async fn a_mail_over_smtp() {
    let house = House::open(Limits::default()).await;
    let mut client = house.client().await;
    let play = client
        .play(&[
            "EHLO players.test",
            "MAIL FROM:<alva@players.test> SIZE=300 BODY=8BITMIME RET=HDRS",
            "RCPT TO:<play@tafl.test> NOTIFY=NEVER",
            "rcpt to:<@a.test:play@tafl.test>",
            "RCPT TO:<\"p l\"@tafl.test>",
            "RCPT TO:<play+dead@tafl.test>",
            "RCPT TO:<nobody@elsewhere.test>",
            "RCPT TO:<trouble@tafl.test>",
            "DATA",
            "Subject: x\r\n\r\nd1-d4\r\n..\r\n.",
            "QUIT",
        ])
        .await;
    expect![[r#"
        > EHLO players.test
        250-tafl.test
        250-PIPELINING
        250-8BITMIME
        250-ENHANCEDSTATUSCODES
        250 SIZE 1048576
        > MAIL FROM:<alva@players.test> SIZE=300 BODY=8BITMIME RET=HDRS
        250 2.1.0 Good
        > RCPT TO:<play@tafl.test> NOTIFY=NEVER
        250 2.1.5 Good
        > rcpt to:<@a.test:play@tafl.test>
        250 2.1.5 Good
        > RCPT TO:<"p l"@tafl.test>
        250 2.1.5 Good
        > RCPT TO:<play+dead@tafl.test>
        550 5.1.1 There is no such address here
        > RCPT TO:<nobody@elsewhere.test>
        550 5.1.1 There is no such address here
        > RCPT TO:<trouble@tafl.test>
        451 4.3.0 The club has a problem, try again later
        > DATA
        354 End with a dot on a line of its own
        > Subject: x
        > 
        > d1-d4
        > ..
        > .
        250 2.0.0 Taken
        > QUIT
        221 2.0.0 Goodbye
    "#]]
    .assert_eq(&play);
    assert_eq!(client.rest().await, "");
    let envelope = MailEnvelope {
        sender: Some("alva@players.test".into()),
        recipients: vec!["play@tafl.test".into(), "\"p l\"@tafl.test".into()],
    };
    let text = "Subject: x\r\n\r\nd1-d4\r\n.\r\n".to_owned();
    assert_eq!(*house.desk.taken.lock().unwrap(), [(envelope, text)]);
}

#[tokio::test]
async fn lmtp_answers_once_a_recipient_and_takes_once() {
    let house = House::open(Limits::default()).await;
    let mut client = house.client().await;
    let play =
        client.play(&["LHLO mx", "MAIL FROM:<>", "RCPT TO:<no@tafl.test>", "DATA", "RSET"]).await;
    expect![[r#"
        > LHLO mx
        250-tafl.test
        250-PIPELINING
        250-8BITMIME
        250-ENHANCEDSTATUSCODES
        250 SIZE 1048576
        > MAIL FROM:<>
        250 2.1.0 Good
        > RCPT TO:<no@tafl.test>
        550 5.1.1 There is no such address here
        > DATA
        503 5.5.1 RCPT first
        > RSET
        250 2.0.0 Forgotten
    "#]]
    .assert_eq(&play);
    for (text, reply) in [
        ("report", "250 2.0.0 Taken\n"),
        ("later", "451 4.3.0 The club has a problem, try again later\n"),
        ("refuse", "550 5.6.0 Unreadable\n"),
    ] {
        for line in ["MAIL FROM:<>", "RCPT TO:<play@tafl.test>", "RCPT TO:<postmaster>"] {
            client.say(line).await;
        }
        client.say("DATA").await;
        assert_eq!(client.say(&format!("{text}\r\n.")).await, reply);
        assert_eq!(client.reply().await, reply);
    }
    assert_eq!(client.say("NOOP").await, "250 2.0.0 Nothing done\n");
    let taken = house.desk.taken.lock().unwrap();
    assert_eq!(taken.len(), 3);
    let recipients = vec!["play@tafl.test".into(), "postmaster".into()];
    assert_eq!(taken[0].0, MailEnvelope { sender: None, recipients });
}

#[tokio::test]
async fn what_is_out_of_order_or_unknown() {
    let house = House::open(Limits { errors: 100, ..Limits::default() }).await;
    let long = format!("NOOP {}", "x".repeat(1000));
    let play = house
        .client()
        .await
        .play(&[
            "MAIL FROM:<a@b.test>",
            "EHLO",
            "HELO x",
            "RCPT TO:<play@tafl.test>",
            "DATA",
            "MAIL FROM:a@b.test",
            "MAIL FROM: <a@b.test>",
            "MAIL FROM:<a@b.test> SIZE=x",
            "MAIL FROM:<a@b.test> BODY=BINARYMIME",
            "MAIL FROM:<a@b.test> SIZE=1048577",
            "MAIL FROM:<a@b.test> SIZE=99999999999999999999999",
            "MAIL FROM:<a@b.test> SIZE=1048576",
            "MAIL FROM:<a@b.test>",
            "RCPT TO:<>",
            "RCPT TO:play@tafl.test",
            "DATA now",
            "RSET",
            "VRFY play",
            "EXPN play",
            "STARTTLS",
            "AUTH PLAIN AGEAYg==",
            "BDAT 3 LAST",
            "HELP",
            "noop",
            "FROB / NICATE",
            "NOOP \u{1}",
            "NOOP a\rb",
            "",
            &long,
        ])
        .await;
    let codes: Vec<&str> =
        play.lines().filter(|line| !line.starts_with('>')).filter_map(|l| l.get(..9)).collect();
    expect![[r#"
        [
            "503 5.5.1",
            "501 5.5.4",
            "250 tafl.",
            "503 5.5.1",
            "503 5.5.1",
            "501 5.1.7",
            "501 5.1.7",
            "501 5.5.4",
            "501 5.5.4",
            "552 5.3.4",
            "552 5.3.4",
            "250 2.1.0",
            "503 5.5.1",
            "501 5.1.3",
            "501 5.1.3",
            "501 5.5.4",
            "250 2.0.0",
            "252 2.1.5",
            "502 5.5.1",
            "502 5.5.1",
            "502 5.5.1",
            "502 5.5.1",
            "214 2.0.0",
            "250 2.0.0",
            "500 5.5.2",
            "500 5.5.2",
            "500 5.5.2",
            "500 5.5.2",
            "500 5.5.2",
        ]
    "#]]
    .assert_debug_eq(&codes);
}

#[tokio::test]
async fn no_second_mail_is_smuggled_in() {
    let house = House::open(Limits::default()).await;
    for end in ["\n.\n", "\n.\r\n", "\r\n.\n", "\r.\r", "\r.\r\n", "\r\n.\r\r\n", "\r\n.\r"] {
        let mut client = house.sender("EHLO x").await;
        client.say("DATA").await;
        let inner = "MAIL FROM:<mallory@x.test>\r\nRCPT TO:<play@tafl.test>\r\nDATA\r\nd1-d4";
        client.write(format!("Subject: a{end}{inner}\r\n.\r\nNOOP\r\n")).await;
        assert!(client.reply().await.starts_with("554 5.6.0"), "{end:?}");
        assert_eq!(client.reply().await, "250 2.0.0 Nothing done\n", "{end:?}");
    }
    assert!(house.texts().is_empty());
}

#[tokio::test]
async fn a_command_on_a_bare_line_feed_ends_the_dialogue() {
    let house = House::open(Limits::default()).await;
    let mut client = house.client().await;
    client.write("EHLO x\nMAIL FROM:<>\r\n").await;
    assert_eq!(client.rest().await, "500 5.5.2 Lines must end with CR LF\r\n");
}

#[tokio::test]
async fn a_line_without_end_ends_the_dialogue() {
    let house = House::open(Limits::default()).await;
    let mut client = house.client().await;
    client.write("x".repeat(200_000)).await;
    assert_eq!(client.rest().await, "421 4.7.0 The line has no end\r\n");
}

#[tokio::test]
async fn too_large_a_mail_is_read_to_its_end_and_refused() {
    let house = House::open(Limits { largest: 100, excess: 1000, ..Limits::default() }).await;
    let mut client = house.sender("LHLO x").await;
    client.say("RCPT TO:<postmaster>").await;
    client.say("DATA").await;
    client.write(format!("{}\r\n.\r\n", "x".repeat(900))).await;
    for _ in 0..2 {
        assert_eq!(client.reply().await, "552 5.3.4 The email is too large\n");
    }
    for line in ["MAIL FROM:<>", "RCPT TO:<play@tafl.test>"] {
        assert!(client.say(line).await.starts_with("250"));
    }
    client.say("DATA").await;
    assert_eq!(client.say("small\r\n.").await, "250 2.0.0 Taken\n");
    assert_eq!(house.texts(), ["small\r\n"]);

    let mut client = house.sender("EHLO x").await;
    client.say("DATA").await;
    client.write("x".repeat(20_000)).await;
    assert_eq!(client.rest().await, "421 4.3.4 The email is far too large\r\n");
}

#[tokio::test]
async fn everything_is_counted() {
    let limits = Limits { recipients: 2, commands: 7, errors: 2, mails: 1, ..Limits::default() };
    let house = House::open(limits).await;

    let mut client = house.sender("EHLO x").await;
    client.say("RCPT TO:<play@tafl.test>").await;
    assert!(client.say("RCPT TO:<play@tafl.test>").await.starts_with("452 4.5.3"));
    client.say("NOOP").await;
    client.say("NOOP").await;
    assert_eq!(client.say("NOOP").await, "421 4.7.0 Too many commands\n");
    assert_eq!(client.rest().await, "");

    let mut client = house.client().await;
    client.play(&["EHLO x", "x", "x"]).await;
    assert_eq!(client.say("x").await, "421 4.7.0 Too many errors\n");
    assert_eq!(client.rest().await, "");

    for next in ["RSET", "MAIL FROM:<>"] {
        let mut client = house.sender("EHLO x").await;
        client.say("DATA").await;
        client.say(".").await;
        assert!(client.say(next).await.starts_with("421 4.7.0 Too many emails"), "{next}");
        assert_eq!(client.rest().await, "");
    }
}

#[tokio::test]
async fn recipients_that_are_not_ours_are_no_mistakes() {
    let house = House::open(Limits::default()).await;
    let mut client = house.client().await;
    client.say("LHLO x").await;
    for _ in 0..50 {
        client.write("RSET\r\nMAIL FROM:<>\r\nRCPT TO:<no@tafl.test>\r\nDATA\r\n").await;
        for code in ["250", "250", "550", "503"] {
            assert!(client.reply().await.starts_with(code));
        }
    }
}

#[tokio::test]
async fn slow_clients_are_left() {
    let short = Duration::from_millis(150);
    let house =
        House::open(Limits { command_time: short, message_time: short, ..Limits::default() }).await;

    let mut client = house.client().await;
    client.write("NO").await;
    assert_eq!(client.rest().await, "421 4.4.2 Nothing was sent for too long\r\n");

    let mut client = house.sender("EHLO x").await;
    client.say("DATA").await;
    client.write("half a mail\r\n").await;
    assert_eq!(client.rest().await, "421 4.4.2 The email takes too long\r\n");
    assert!(house.texts().is_empty());
}

#[tokio::test]
async fn one_connection_too_many_is_sent_away() {
    let house = House::open(Limits { connections: 2, ..Limits::default() }).await;
    // Two that hand over a mail: neither makes room.
    let mut first = house.sender("EHLO x").await;
    let mut second = house.sender("EHLO x").await;
    for busy in [&mut first, &mut second] {
        busy.say("DATA").await;
    }
    let mut third =
        Client { stream: BufReader::new(TcpStream::connect(house.address).await.unwrap()) };
    assert_eq!(third.rest().await, "421 4.7.0 Too many connections, try again later\r\n");
    assert_eq!(first.say(".").await, "250 2.0.0 Taken\n");
    assert_eq!(first.say("QUIT").await, "221 2.0.0 Goodbye\n");
    assert_eq!(first.rest().await, "");
    drop(first);
    // The place is free as soon as the listener has noticed.
    loop {
        let stream = TcpStream::connect(house.address).await.unwrap();
        if (Client { stream: BufReader::new(stream) }).reply().await.starts_with("220") {
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn silent_connections_make_room_for_the_mail_server() {
    let house = House::open(Limits::default()).await;
    let mut silent = Vec::new();
    for _ in 0..Limits::default().connections {
        silent.push(house.client().await);
    }
    // One of them is in the midst of a mail, and stays though it is the eldest.
    let mut eldest = silent.remove(0);
    for line in ["EHLO x", "MAIL FROM:<>", "RCPT TO:<play@tafl.test>"] {
        assert!(eldest.say(line).await.starts_with("250"), "{line}");
    }
    for round in 0..40 {
        let mut mx = house.sender("LHLO mx").await;
        mx.say("DATA").await;
        assert_eq!(mx.say(&format!("{round}\r\n.")).await, "250 2.0.0 Taken\n");
        silent.push(mx);
    }
    let told = "421 4.7.0 Others are waiting, try again later\r\n";
    assert_eq!(silent.remove(0).rest().await, told);
    eldest.say("DATA").await;
    assert_eq!(eldest.say("late\r\n.").await, "250 2.0.0 Taken\n");
    assert_eq!(house.texts().len(), 41);
}

/// What any program sends that can be made to write to a port.
#[tokio::test]
async fn a_client_with_another_protocol_hands_over_nothing() {
    let house = House::open(Limits::default()).await;
    let mail = "EHLO x\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<play@tafl.test>\r\nDATA\r\n\
                Subject: x\r\n\r\nresign\r\n.\r\nQUIT\r\n";
    let foreign = "554 5.5.0 This is a mail server\r\n";
    for before in [
        "POST / HTTP/1.1\r\n",
        "POST / HTTP/1.1\r\nHost: localhost:24\r\nContent-Length: 200\r\n\r\n",
        "get / HTTP/1.0\r\n\r\n",
        "PUT /x HTTP/1.1\r\n",
        "HEAD / HTTP/1.1\r\n",
        "OPTIONS * HTTP/1.1\r\n",
        "CONNECT x:25 HTTP/1.1\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "Host: localhost\r\n",
        "User-Agent:x\r\n",
        "\r\n",
        "SET key value\r\n",
        "\u{1}\r\n",
        "* LOGIN a b\r\n",
    ] {
        let mut client = house.client().await;
        client.write(format!("{before}{mail}")).await;
        assert_eq!(client.rest().await, foreign, "{before:?}");
    }
    // Behind a greeting too, where a mistake is borne otherwise.
    for line in ["POST / HTTP/1.1", "Host: localhost", "X-Header:x"] {
        let mut client = house.client().await;
        assert!(client.say("EHLO x").await.starts_with("250"));
        client.write(format!("{line}\r\n{mail}")).await;
        assert_eq!(client.rest().await, foreign, "{line}");
    }
    assert!(house.texts().is_empty());
}

#[tokio::test]
async fn commands_may_come_together() {
    let house = House::open(Limits::default()).await;
    let mut client = house.client().await;
    let mail = "MAIL FROM:<>\r\nRCPT TO:<play@tafl.test>\r\nDATA\r\n";
    client.write(format!("LHLO x\r\n{mail}one\r\n.\r\n{mail}two\r\n.\r\nQUIT\r\n")).await;
    let replies = client.rest().await;
    let codes: Vec<&str> = replies.lines().map(|line| &line[..4]).collect();
    assert_eq!(codes.join("").as_str(), "250-250-250-250-250 250 250 354 250 250 250 354 250 221 ");
    assert_eq!(house.texts(), ["one\r\n", "two\r\n"]);
}

#[tokio::test]
async fn it_is_answered_after_it_is_dealt_with_and_not_before() {
    let house = House::open(Limits::default()).await;
    let mut client = house.sender("EHLO x").await;
    client.say("DATA").await;
    client.write("wait\r\n.\r\n").await;
    let early = timeout(Duration::from_millis(100), client.reply()).await;
    assert!(early.is_err(), "answered before it was dealt with");
    house.desk.go.notify_one();
    assert_eq!(client.reply().await, "250 2.0.0 Taken\n");

    // A client that goes away instead of waiting has its mail dealt with all the same.
    let mut client = house.sender("EHLO x").await;
    client.say("DATA").await;
    client.write("wait\r\n.\r\n").await;
    drop(client);
    house.desk.go.notify_one();
    while house.texts().len() < 2 {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.client().await.say("NOOP").await, "250 2.0.0 Nothing done\n");
}

#[tokio::test]
async fn half_a_mail_is_no_mail() {
    let house = House::open(Limits::default()).await;
    let mut client = house.sender("EHLO x").await;
    client.say("DATA").await;
    client.write("d1-d4\r\n").await;
    client.stream.get_mut().shutdown().await.unwrap();
    assert_eq!(client.rest().await, "");
    assert!(house.texts().is_empty());
}

#[tokio::test]
async fn closing_the_listener_closes_its_connections() {
    let house = House::open(Limits::default()).await;
    let mut client = house.sender("EHLO x").await;
    house.serving.abort();
    assert_eq!(client.rest().await, "");
    assert!(house.serving.await.unwrap_err().is_cancelled());
    assert!(TcpStream::connect(house.address).await.is_err());
}
