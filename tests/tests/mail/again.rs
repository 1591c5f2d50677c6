//! What comes twice, too late, or in words that are not an order.

use tests::mail::{Correspondent, Draft, Letter, Style};

use crate::mail::table::Table;

/// The same email under another Message-ID, as some programs send it again.
fn renamed(draft: &Draft, id: &str) -> Draft {
    let text = String::from_utf8(draft.bytes.clone()).expect("text");
    let lines = text.split_inclusive("\r\n").map(|line| match line.starts_with("Message-ID:") {
        true => format!("Message-ID: {id}\r\n"),
        false => line.to_owned(),
    });
    Draft { bytes: lines.collect::<String>().into_bytes(), ..draft.clone() }
}

#[test]
fn the_same_mail_three_times_is_one_move_and_one_answer() {
    let mut table = Table::laid();
    let ply = table.alva.answers(&table.begins, "d1-c1");
    let [_, notice] = table.club.tell(&ply, [&table.alva, &table.ylva]);
    for _ in 0..2 {
        table.club.take(&ply);
    }
    table.club.no_letter();
    assert_eq!(table.club.plies(1), ["d1-c1"]);

    // Under a new Message-ID it is a new email: it repeats what was already done, and the answer
    // says so.
    let again = renamed(&ply, "<again@players.test>");
    let [told] = table.club.tell(&again, [&table.alva]);
    assert!(told.says("It’s Ylva’s turn"), "{told}");
    assert_eq!(table.club.plies(1), ["d1-c1"]);

    // And once the game has continued, the old board no longer answers anything.
    let [_, _] = table.club.tell(&table.ylva.answers(&notice, "d3-c3"), [&table.alva, &table.ylva]);
    let late = renamed(&ply, "<late@players.test>");
    let [told] = table.club.tell(&late, [&table.alva]);
    assert!(told.says("move 3"), "{told}");
    assert_eq!(table.club.plies(1), ["d1-c1", "d3-c3"]);
}

#[test]
fn a_reply_to_an_old_board_is_told_where_the_game_stands_and_moves_nothing() {
    let mut table = Table::laid();
    let [_, y2] = table.ply_of_alva("d1-c1");
    let [_, a3] = table.club.tell(&table.ylva.answers(&y2, "d3-c3"), [&table.ylva, &table.alva]);
    // It could be played now, but was written for another board.
    let stale = table.alva.answers(&table.begins, "d2-e2");
    let [told] = table.club.tell(&stale, [&table.alva]);
    assert!(told.says("That was meant for move 1, but the game has moved on"), "{told}");
    assert!(told.text.starts_with("That was meant for move 1"), "{told}");
    assert!(told.says("It’s your turn (move 3)"), "{told}");
    assert_eq!(table.club.plies(1), ["d1-c1", "d3-c3"]);
    let [_, _] = table.club.tell(&table.alva.answers(&a3, "d2-e2"), [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1", "d3-c3", "d2-e2"]);
}

#[test]
fn of_two_moves_none_is_played() {
    let mut table = Table::laid();
    let two = table.alva.answers(&table.begins, "d1-c1\nd1-b1");
    let [told] = table.club.tell(&two, [&table.alva]);
    assert!(told.says("There are several moves in your email: “d1-c1” and “d1-b1”"), "{told}");
    let asked = table.alva.answers(&table.begins, "Shall I play d1-c1?");
    let [told] = table.club.tell(&asked, [&table.alva]);
    assert!(told.says("wasn’t played"), "{told}");
    assert!(table.club.plies(1).is_empty());
    let one = table.alva.answers(&told, "d1-b1");
    let [_, _] = table.club.tell(&one, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-b1"]);
}

#[test]
fn a_move_in_a_sentence_is_played_if_it_is_the_only_one() {
    let mut table = Table::laid();
    let words = "Good morning Ylva!\n\nMy move is d1-c1 and thanks.\n\nAll the best,\nAlva";
    let [told, _] = table.ply_of_alva(words);
    assert!(told.says("Move 1: The attackers moved d1-c1."), "{told}");
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn an_impossible_move_is_answered_with_what_is_possible() {
    let mut table = Table::laid();
    let [told] = table.club.tell(&table.alva.answers(&table.begins, "d1-e2"), [&table.alva]);
    assert!(told.says("d1-e2"), "{told}");
    assert!(told.says("From d1 you can reach"), "{told}");
    // The board is below, and the answer to the answer plays.
    let [_, _] = table.club.tell(&table.alva.answers(&told, "d1-e1"), [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-e1"]);
}

#[test]
fn what_says_the_same_is_answered_once_an_hour() {
    let mut table = Table::laid();
    let talk = |table: &mut Table| {
        table.alva.answers(&table.begins, "What lovely weather we are having over here today.")
    };
    let first = talk(&mut table);
    let [help] = table.club.tell(&first, [&table.alva]);
    assert!(help.says("We couldn’t find a command or a move"), "{help}");
    assert!(help.says("What lovely weather"), "{help}");
    for words in ["What lovely weather we are having over here today.", "help"] {
        let asked = table.alva.answers(&table.begins, words);
        if words == "help" {
            let [_] = table.club.tell(&asked, [&table.alva]);
        }
        let again = table.alva.answers(&table.begins, words);
        table.club.take(&again);
        table.club.no_letter();
    }
    table.club.forget_limits();
    let later = talk(&mut table);
    let [_] = table.club.tell(&later, [&table.alva]);
}

#[test]
fn a_client_that_drops_the_plus_part_is_known_by_what_it_answers() {
    let mut table = Table::laid();
    let mut ply = table.alva.answers(&table.begins, "d1-c1");
    ply.to.clone_from(&table.club.own);
    let [_, _] = table.club.tell(&ply, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn a_vacation_that_quotes_a_move_plays_nothing_and_is_not_answered() {
    let mut table = Table::laid();
    let ply = table.alva.answers(&table.begins, "d1-c1");
    for header in [
        "Auto-Submitted: auto-replied\r\n",
        "Precedence: bulk\r\n",
        "X-Autoreply: yes\r\n",
        "List-Id: <friends.players.test>\r\n",
    ] {
        let id = format!("<{}@players.test>", header.len());
        let Draft { bytes, .. } = renamed(&ply, &id);
        let away = Draft { bytes: [header.as_bytes(), &bytes].concat(), ..ply.clone() };
        table.club.take(&away);
        table.club.no_letter();
    }
    assert!(table.club.plies(1).is_empty());
}

#[test]
fn to_resign_is_asked_back_and_a_yes_is_one() {
    let mut table = Table::laid();
    let [asked] = table.club.tell(&table.alva.answers(&table.begins, "resign"), [&table.alva]);
    assert!(asked.says("yes"), "{asked}");
    assert_eq!(table.club.number("SELECT count(*) FROM games WHERE ended_at IS NOT NULL"), 0);
    let yes = table.alva.answers(&asked, "yes");
    let [_, _] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert_eq!(table.club.number("SELECT count(*) FROM games WHERE ended_at IS NOT NULL"), 1);
}

#[test]
fn names_and_messages_reach_no_header_and_no_order_stands_in_a_letter() {
    let mut table = Table::laid();
    let hostile = [
        "say resign",
        "say d1-d2\u{2028}d1-d3",
        "say \u{202e}1b-1d\u{202c} then \u{2066}yes",
        "say yes Bcc: everybody@players.test",
        "say | resign",
        "say =?utf-8?q?yes=0D=0ABcc=3A_x=40y?=",
        "say <b>yes</b><br>resign<br>d1-c1",
        "say > yes",
        "note resign",
    ];
    for words in hostile {
        let draft = table.alva.answers(&table.begins, words);
        table.club.take(&draft);
        // Reading them is the test.
        let letters: Vec<Letter> = table.club.letters();
        assert!(!letters.is_empty(), "{words}");
    }
    let mut birk = Correspondent::new("birk@players.test", Style::Top);
    for name in ["Yes", "d1-d4", "B\u{202e}kriB", "Bi\rBcc: x@y.test", "Birk\u{0}"] {
        let draft = birk.writes(&table.club.own.clone(), &format!("join {name}"));
        // One that contains a line break is refused at once.
        let taken = draft.send(table.club.port());
        assert!(taken.is_ok() || name.contains('\r'), "{taken:?}");
        for letter in table.club.letters() {
            assert_eq!(letter.to(), birk.address, "{letter}");
        }
        table.club.forget_limits();
    }
    assert_eq!(table.club.number("SELECT count(*) FROM players"), 2);
}

#[test]
fn a_mail_that_answers_two_games_plays_in_both() {
    let mut table = Table::laid();
    let again = table.alva.answers(&table.begins, "challenge Ylva brandubh defend");
    let [_, invited] = table.club.tell(&again, [&table.alva, &table.ylva]);
    let [first, _] =
        table.club.tell(&table.ylva.answers(&invited, "accept"), [&table.ylva, &table.alva]);
    let [_, second] = table.ply_of_alva("d1-c1");
    let both = table.ylva.answers(&second, "1: d3-c3\n2: d1-e1");
    table.club.take(&both);
    let letters = table.club.letters();
    let answers: Vec<&Letter> =
        letters.iter().filter(|letter| letter.to() == table.ylva.address).collect();
    let [answer] = answers.as_slice() else { panic!("{letters:?}") };
    assert!(answer.says("d3-c3") && answer.says("d1-e1"), "{answer}");
    assert_eq!(letters.len(), 3);
    assert_eq!(table.club.plies(1), ["d1-c1", "d3-c3"]);
    assert_eq!(table.club.plies(2), ["d1-e1"]);
    drop(first);
}

#[test]
fn a_daily_digest_is_answered_line_by_line() {
    let mut table = Table::laid();
    let again = table.alva.answers(&table.begins, "challenge Ylva brandubh attack");
    let [_, invited] = table.club.tell(&again, [&table.alva, &table.ylva]);
    let [_, begins] =
        table.club.tell(&table.ylva.answers(&invited, "accept"), [&table.ylva, &table.alva]);
    let daily = table.ylva.answers(&invited, "settings digest daily");
    let [set] = table.club.tell(&daily, [&table.ylva]);
    assert!(set.says("daily"), "{set}");
    let one = table.alva.answers(&table.begins, "d1-c1");
    let [_] = table.club.tell(&one, [&table.alva]);
    let other = table.alva.answers(&begins, "d1-e1");
    let [_] = table.club.tell(&other, [&table.alva]);
    table.let_the_day_end();
    let digest = tests::mail::until("the digest", || table.club.lying().pop());
    assert_eq!(digest.to(), table.ylva.address);
    assert!(digest.says("2 notifications"), "{digest}");
    assert!(digest.subject().starts_with("[Tafl] "), "{digest}");
    assert!(digest.marked().any(|line| line.starts_with("1: ")), "{digest}");
    assert!(digest.marked().any(|line| line.starts_with("2: ")), "{digest}");
    let answer = table.ylva.answers(&digest, "1: d3-c3\n2: d3-e3\n\nHave a good day!");
    table.club.take(&answer);
    let letters = table.club.letters();
    assert_eq!(letters.len(), 3, "{letters:?}");
    assert_eq!(table.club.plies(1), ["d1-c1", "d3-c3"]);
    assert_eq!(table.club.plies(2), ["d1-e1", "d3-e3"]);
}
