//! Who can move, and what happens to emails of people who cannot.

use std::sync::LazyLock;

use tests::command::play;
use tests::mail::{Club, Correspondent, Draft, Letter, Names, Style};

use crate::mail::table::Table;

/// A name server that knows no name.
static NAMES: LazyLock<Names> = LazyLock::new(Names::open);

/// A club that others can write to, behind a mail server that says who sent what.
fn configuration() -> String {
    format!(
        "[mail]\ndomain = \"tafl.test\"\nauthserv = \"mx.tafl.test\"\ndns = \"{}\"\n\
         listen = \"127.0.0.1:0\"\n\n[web]\nlisten = \"127.0.0.1:0\"\n",
        NAMES.address
    )
}

/// What that mail server adds above an email whose sender is proved.
pub const PROVED: &str = "Authentication-Results: mx.tafl.test; dmarc=pass header.from=DOMAIN\r\n\
                      Received: from out.DOMAIN by mx.tafl.test with ESMTPS;\r\n \
                      Mon, 2 Nov 2026 10:00:00 +0000\r\n";

/// The same where nothing is proved.
const UNPROVED: &str = "Authentication-Results: mx.tafl.test; dmarc=none header.from=DOMAIN\r\n\
                        Received: from out.DOMAIN by mx.tafl.test with ESMTP;\r\n \
                        Mon, 2 Nov 2026 10:00:00 +0000\r\n";

/// A club that believes that mail server.
pub fn judging() -> Club {
    Club::configured(&configuration(), "play@tafl.test")
}

pub fn guarded() -> Table {
    Table::laid_in(judging(), PROVED)
}

/// The same email with other headers of the mail server on top.
fn stamped(draft: &Draft, old: &str, new: &str) -> Draft {
    let rest = draft.bytes.strip_prefix(old.as_bytes()).expect("what was stamped");
    Draft { bytes: [new.as_bytes(), rest].concat(), ..draft.clone() }
}

/// Alva's email without proof.
pub fn unproved(table: &mut Table, letter: &Letter, words: &str) -> Draft {
    let stamp = table.alva.stamp.clone();
    let draft = table.alva.answers(letter, words);
    stamped(&draft, &stamp, &UNPROVED.replace("DOMAIN", "players.test"))
}

#[test]
fn unknown_addresses_and_unknown_tokens_are_refused_in_the_same_words() {
    let mut table = Table::laid();
    let draft = table.alva.answers(&table.begins, "d1-c1");
    let port = table.club.port();
    let token = table.begins.reply_to();
    let (front, back) = token.split_at("play+".len());
    let changed = if back.starts_with('a') { "b" } else { "a" };
    let other = format!("{front}{changed}{}", &back[1..]);
    let refused: Vec<String> = [
        other.as_str(),
        "play+x@taflpost.localhost",
        "postmaster@taflpost.localhost",
        "alva@players.test",
        "play+bounce-aaaaaaaaaaaaaaaaaaaaaaaaaa@taflpost.localhost",
        "play+stop-aaaaaaaaaaaaaaaaaaaaaaaaaa@taflpost.localhost",
    ]
    .into_iter()
    .map(|to| {
        let draft = Draft { to: to.to_owned(), ..draft.clone() };
        draft.send(port).expect_err("nobody is there")
    })
    .collect();
    assert!(refused[0].contains("5.1.1") && refused[0].contains("550"), "{refused:?}");
    assert!(refused.iter().all(|text| *text == refused[0]), "{refused:?}");
    table.club.no_letter();
    assert!(table.club.plies(1).is_empty());
}

#[test]
fn a_forwarded_mail_gives_nobody_else_the_right_to_move() {
    let mut table = Table::laid();
    let mut stranger = Correspondent::new("eve@elsewhere.test", Style::Top);
    let draft = stranger.answers(&table.begins, "d1-c1");
    table.club.take(&draft);
    table.club.no_letter();
    // Nor another player of the club.
    let draft = table.ylva.answers(&table.begins, "d1-c1");
    table.club.take(&draft);
    table.club.no_letter();
    assert!(table.club.plies(1).is_empty());
    assert_eq!(table.club.number("SELECT count(*) FROM contacts"), 0);
    let [_, _] = table.ply_of_alva("d1-c1");
}

#[test]
fn the_policy_stands_in_what_serve_says() {
    let table = Table::laid();
    assert!(table.club.said().contains("policy: token"), "{}", table.club.said());
    let guarded = Club::configured(&configuration(), "play@tafl.test");
    let said = guarded.said();
    assert!(said.contains("what mx.tafl.test says"), "{said}");
    let nobody =
        "[mail]\ndomain = \"tafl.test\"\nlisten = \"127.0.0.1:0\"\n\n[web]\nlisten = \"off\"\n";
    let unguarded = Club::configured(nobody, "play@tafl.test");
    let said = unguarded.said();
    assert!(said.contains("without one, senders have to confirm"), "{said}");
}

#[test]
fn a_proved_mail_plays_at_once() {
    let mut table = guarded();
    let [_, _] = table.ply_of_alva("d1-c1");
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn an_unproved_mail_is_asked_back_once_and_a_yes_plays_exactly_that_move() {
    let mut table = guarded();
    let begins = table.begins.clone();
    let [asked] = {
        let draft = unproved(&mut table, &begins, "d1-c1");
        table.club.tell(&draft, [&table.alva])
    };
    assert!(asked.says("d1-c1") && asked.says("If it was you"), "{asked}");
    assert!(table.club.plies(1).is_empty());
    // While that is open, no second one is sent for the same thing. An email that asks for nothing
    // is answered: only a reader of the club's email could write to that address.
    let draft = unproved(&mut table, &begins, "d1-c1");
    table.club.take(&draft);
    table.club.no_letter();
    let draft = unproved(&mut table, &begins, "hello");
    let [told] = table.club.tell(&draft, [&table.alva]);
    assert!(told.marked().any(|line| line.starts_with("say hello")), "{told}");
    assert!(table.club.plies(1).is_empty());
    // Another move takes its place, up to three times in all.
    let [again] = {
        let draft = unproved(&mut table, &begins, "d1-b1");
        table.club.tell(&draft, [&table.alva])
    };
    assert!(again.says("d1-b1"), "{again}");
    let yes = unproved(&mut table, &asked, "yes");
    let [told] = table.club.tell(&yes, [&table.alva]);
    assert!(table.club.plies(1).is_empty(), "{told}");
    let [last] = {
        let draft = unproved(&mut table, &begins, "d1-c1");
        table.club.tell(&draft, [&table.alva])
    };
    for words in ["d1-b1", "resign", "d2-c2"] {
        let draft = unproved(&mut table, &begins, words);
        table.club.take(&draft);
        table.club.no_letter();
    }
    // The answer proves that she reads there.
    let yes = unproved(&mut table, &last, "yes");
    let [told, _] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert!(told.says("Move 1: The attackers moved d1-c1."), "{told}");
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn who_doubts_a_question_does_not_answer_it_with_yes() {
    let mut table = guarded();
    let begins = table.begins.clone();
    let draft = unproved(&mut table, &begins, "d1-c1");
    let [asked] = table.club.tell(&draft, [&table.alva]);
    for words in ["No, I never wrote d1-c1.", "d1-c1?", "d1-c1\nThat was not me."] {
        let draft = unproved(&mut table, &asked, words);
        table.club.take(&draft);
        let _ = table.club.letters();
        assert!(table.club.plies(1).is_empty(), "{words}");
    }
    // The same move, by itself, also counts as a yes.
    let same = unproved(&mut table, &asked, "d1-c1");
    let [told, _] = table.club.tell(&same, [&table.alva, &table.ylva]);
    assert!(told.says("Move 1: The attackers moved d1-c1."), "{told}");
}

#[test]
fn a_no_drops_what_was_asked() {
    let mut table = guarded();
    let begins = table.begins.clone();
    let draft = unproved(&mut table, &begins, "d1-c1");
    let [asked] = table.club.tell(&draft, [&table.alva]);
    let no = unproved(&mut table, &asked, "no");
    table.club.take(&no);
    let _ = table.club.letters();
    let yes = unproved(&mut table, &asked, "yes");
    table.club.take(&yes);
    let _ = table.club.letters();
    assert!(table.club.plies(1).is_empty());
}

#[test]
fn what_was_asked_back_does_not_move_on_a_later_board() {
    let mut table = guarded();
    let begins = table.begins.clone();
    let draft = unproved(&mut table, &begins, "d1-c1");
    let [asked] = table.club.tell(&draft, [&table.alva]);
    let [_, y2] = table.ply_of_alva("d2-c2");
    let [_, _] = table.club.tell(&table.ylva.answers(&y2, "d3-c3"), [&table.ylva, &table.alva]);
    let yes = unproved(&mut table, &asked, "yes");
    let [told] = table.club.tell(&yes, [&table.alva]);
    assert!(told.says("move 3"), "{told}");
    assert_eq!(table.club.plies(1), ["d2-c2", "d3-c3"]);
}

#[test]
fn a_verdict_that_our_server_did_not_write_proves_nothing() {
    let mut table = guarded();
    let begins = table.begins.clone();
    let good = PROVED.replace("DOMAIN", "players.test");
    let (verdict, _) = good.split_once("Received").expect("a line");
    let bad = UNPROVED.replace("DOMAIN", "players.test");
    let (_, received) = bad.split_once("Received").expect("a line");
    for stamp in [
        // Below ours; below where our server took it; of another server; about another domain.
        format!("{bad}{verdict}"),
        format!("Received{received}{verdict}"),
        good.replace("mx.tafl.test; dmarc", "mx.elsewhere.test; dmarc"),
        good.replace("header.from=players.test", "header.from=elsewhere.test"),
        String::new(),
    ] {
        table.club.change("DELETE FROM mail_asks");
        let old = table.alva.stamp.clone();
        let draft = stamped(&table.alva.answers(&begins, "d1-c1"), &old, &stamp);
        let [asked] = table.club.tell(&draft, [&table.alva]);
        assert!(asked.says("If it was you"), "{stamp}: {asked}");
        assert!(table.club.plies(1).is_empty(), "{stamp}");
    }
}

#[test]
fn of_two_senders_nobody_plays() {
    let mut table = Table::laid();
    let draft = table.alva.answers(&table.begins, "d1-c1");
    let bytes = [b"From: eve@elsewhere.test\r\n".as_slice(), &draft.bytes].concat();
    let refused = Draft { bytes, ..draft }.send(table.club.port()).expect_err("unreadable");
    assert!(refused.contains("5.7.1"), "{refused}");
    assert!(table.club.plies(1).is_empty());
    table.club.no_letter();
}

#[test]
fn a_player_erased_by_email_leaves_nothing_in_the_file() {
    let mut table = Table::laid();
    let mut zanz = Correspondent::new("zanz@zanz.test", Style::Top);
    let welcome = table.club.welcome(&mut zanz, "Zanzibar");
    let said = play(&table.club.folder, "Alva", "challenge Zanzibar brandubh attack\n");
    assert!(said.contains("Zanzibar"), "{said}");
    let [invited] = table.club.letters_to([&zanz]);
    let letters = {
        table.club.take(&zanz.answers(&invited, "accept"));
        table.club.letters()
    };
    assert!(letters.iter().any(|letter| letter.to() == zanz.address), "{letters:?}");
    table.club.forget_limits();
    let friend = zanz.answers(&welcome, "challenge zanzi@friends.test skalk");
    table.club.take(&friend);
    let letters = table.club.letters();
    assert_eq!(letters.len(), 2, "the answer and the mail to the friend: {letters:?}");
    table.club.take(&zanz.answers(&welcome, "say zanz zanz\nhello zanz how are you these days"));
    let _ = table.club.letters();

    let [asked] = table.club.tell(&zanz.answers(&welcome, "erase"), [&zanz]);
    assert!(asked.says("player-3"), "{asked}");
    let yes = zanz.answers(&asked, "erase Zanzibar");
    table.club.take(&yes);
    let letters = table.club.letters();
    let farewell = letters.iter().rfind(|letter| letter.to() == zanz.address).expect("a farewell");
    assert!(farewell.says("you won’t hear from us again"), "{farewell}");
    assert!(letters.iter().any(|letter| letter.to() == table.alva.address), "{letters:?}");

    // In no column, emails and contacts included.
    let tables = table.club.texts("SELECT name FROM sqlite_schema WHERE type = 'table'");
    let mut found = Vec::new();
    for name in tables {
        for column in table.club.texts(&format!("SELECT name FROM pragma_table_info('{name}')")) {
            let query = format!("SELECT count(*) FROM {name} WHERE {column} LIKE '%zanz%'");
            if table.club.number(&query) > 0 {
                let shown = table.club.texts(&format!(
                    "SELECT CAST({column} AS TEXT) FROM {name} WHERE {column} LIKE '%zanz%'"
                ));
                found.push(format!("{name}.{column}: {shown:?}"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    // His address is a stranger's now, and nobody can answer his old emails.
    let late = zanz.answers(&invited, "d1-c1");
    assert!(late.send(table.club.port()).is_err());
}
