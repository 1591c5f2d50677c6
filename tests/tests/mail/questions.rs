//! A question by email belongs to the email that asks it: only a reply to that very email answers
//! it, within two days, and nothing else.

use tests::command::play;
use tests::mail::{Correspondent, Style};

use crate::mail::safety::{guarded, unproved};
use crate::mail::table::Table;

/// How many games are over.
fn over(table: &Table) -> i64 {
    table.club.number("SELECT count(*) FROM games WHERE ended_at IS NOT NULL")
}

#[test]
fn a_yes_answers_the_mail_that_asked_and_no_other() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let nothing = "There was nothing here to answer";
    // In the very email that gives the order, nobody has been asked yet.
    let asked = table.tell(&begins, "resign\nyes");
    assert!(asked.says("resign game 1?") && asked.says(nothing), "{asked}");
    // To another email: what is open is asked again, and that one asks no longer.
    let again = table.tell(&begins, "yes");
    assert!(again.says("resign game 1?") && over(&table) == 0, "{again}");
    let third = table.tell(&asked, "yes");
    assert!(third.says("resign game 1?") && over(&table) == 0, "{third}");
    // Anybody who says something else has left the question, and is told so.
    let closed = "Your question about resigning game 1 is closed.";
    let board = table.tell(&third, "board");
    assert!(board.says(closed), "{board}");
    for asked in [&again, &third] {
        let told = table.tell(asked, "yes");
        assert!(told.says(nothing) && over(&table) == 0, "{told}");
    }
    // Nor does anything count after two days.
    let second = table.tell(&begins, "resign");
    table.club.change("UPDATE open_questions SET expires_at = expires_at - 3 * 86400");
    let told = table.tell(&second, "yes");
    assert!(told.says(nothing) && over(&table) == 0, "{told}");
    for no in ["cancel", "stop", "No, thanks!", "nein danke"] {
        let asked = table.tell(&begins, "resign");
        let told = table.tell(&asked, no);
        assert!(told.says("You haven’t resigned: game 1 goes on."), "{no}: {told}");
    }
    let asked = table.tell(&begins, "resign");
    let yes = table.alva.answers(&asked, "yes");
    let [told, _] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert!(told.says("You have resigned.") && over(&table) == 1, "{told}");
}

#[test]
fn two_questions_in_a_mail_are_told_apart_by_their_games() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let challenge = table.alva.answers(&begins, "challenge Ylva brandubh attack");
    let [_, invited] = table.club.tell(&challenge, [&table.alva, &table.ylva]);
    let accept = table.ylva.answers(&invited, "accept");
    let [_, _] = table.club.tell(&accept, [&table.ylva, &table.alva]);
    let asked = table.tell(&begins, "1: resign\n2: resign");
    let told = table.tell(&asked, "yes");
    assert!(told.says("There were two") && over(&table) == 0, "{told}");
    // To the email that asked first: nothing is carried out, and what is open is asked again.
    let told = table.tell(&asked, "2: yes");
    assert!(told.marked().any(|line| line.starts_with("2: resign yes")), "{told}");
    assert_eq!(over(&table), 0);
    // It is the newest one now.
    let yes = table.alva.answers(&told, "2: yes");
    let [_, _] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert_eq!(over(&table), 1);
    assert_eq!(table.club.number("SELECT id FROM games WHERE ended_at IS NULL"), 1);
}

#[test]
fn nobody_is_erased_without_having_typed_the_name_in_answer_to_what_it_means() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let erased = "SELECT count(*) FROM players WHERE erased_at IS NOT NULL";
    let asked = table.tell(&begins, "erase");
    assert!(asked.says("erase Alva"), "{asked}");
    let told = table.tell(&asked, "yes");
    assert!(told.says("a yes isn’t enough"), "{told}");
    let told = table.tell(&asked, "erase Ylva");
    assert!(told.says("your name here is Alva"), "{told}");
    // In reply to another email it only asks, however often it is there.
    let told = table.tell(&begins, "erase Alva\nerase Alva");
    assert!(told.says("This can’t be undone"), "{told}");
    assert_eq!(table.club.number(erased), 0);
    // That email asks now, and the first one no longer.
    let name = table.alva.answers(&told, "erase alva");
    let [farewell, ..] = table.club.tell(&name, [&table.alva, &table.ylva, &table.ylva]);
    assert!(farewell.says("you won’t hear from us again"), "{farewell}");
    assert_eq!(table.club.number(erased), 1);
}

#[test]
fn an_unproved_mail_erases_nobody_and_ends_no_question() {
    let mut table = guarded();
    let begins = table.begins.clone();
    let erased = "SELECT count(*) FROM players WHERE erased_at IS NOT NULL";
    let draft = unproved(&mut table, &begins, "erase Alva");
    let [sure] = table.club.tell(&draft, [&table.alva]);
    assert!(sure.says("If it was you"), "{sure}");
    let draft = unproved(&mut table, &sure, "yes");
    let [asked] = table.club.tell(&draft, [&table.alva]);
    assert!(asked.says("This can’t be undone"), "{asked}");
    // Anybody who does not know the address of that email can write this in her name.
    let mut forged = unproved(&mut table, &begins, "erase Alva");
    forged.to = begins.reply_to().to_owned();
    table.club.take(&forged);
    let draft = unproved(&mut table, &asked, "board");
    table.club.take(&draft);
    let _ = table.club.letters();
    assert_eq!(table.club.number(erased), 0);
    // Nobody else knows the address of the email that asks, so it is proof.
    let draft = unproved(&mut table, &asked, "erase Alva");
    let [farewell, ..] = table.club.tell(&draft, [&table.alva, &table.ylva, &table.ylva]);
    assert!(farewell.says("you won’t hear from us again"), "{farewell}");
    assert_eq!(table.club.number(erased), 1);
}

#[test]
fn a_line_with_a_question_mark_changes_nothing() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let events = "SELECT count(*) FROM events";
    let before = table.club.number(events);
    for words in ["draw?", "resign?", "Resign yes?", "d1-c1?", "D1–C1 ?", "takeback?", "roll?"] {
        let told = table.tell(&begins, words);
        assert!(!told.says("offered a draw"), "{words}: {told}");
        assert_eq!(table.club.number(events), before, "{words}: {told}");
    }
    let told = table.tell(&begins, "draw?");
    assert!(told.says("Nothing has been done yet. Is this what you want?"), "{told}");
    let asked = table.tell(&begins, "resign");
    let told = table.tell(&asked, "yes?");
    assert!(over(&table) == 0, "{told}");
}

#[test]
fn a_message_to_somebody_else_is_sent_to_nobody() {
    let mut table = Table::laid();
    let mut cleo = Correspondent::new("cleo@friends.test", Style::Top);
    let _ = table.club.welcome(&mut cleo, "Cleo");
    let begins = table.begins.clone();
    for words in ["tell cleo I think Ylva plays badly", "message: cleo: hi", "say @Cleo hi"] {
        let told = table.tell(&begins, words);
        assert!(!told.says("was sent to your opponent"), "{words}: {told}");
    }
    assert_eq!(table.club.number("SELECT count(*) FROM messages"), 0);
    table.club.no_letter();
    // Nobody has that name: it may be a slip.
    for words in ["tell cloe I think Ylva plays badly", "say @Cloe hi"] {
        let said = play(&table.club.folder, "Alva", &format!("{words}\n"));
        assert!(said.contains("Nobody here is called"), "{words}: {said}");
    }
    for words in ["tell ylva good luck", "tell her good luck"] {
        let said = play(&table.club.folder, "Alva", &format!("{words}\n"));
        assert!(said.contains("was sent to your opponent"), "{words}: {said}");
    }
    assert_eq!(table.club.texts("SELECT text FROM messages"), ["good luck", "good luck"]);
}

#[test]
fn at_a_terminal_only_the_next_line_of_the_same_sitting_answers() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let nothing = "There was nothing here to answer";
    let says = |table: &Table, lines: &str| play(&table.club.folder, "Alva", lines);
    let said = says(&table, "resign\n");
    assert!(said.contains("resign game 1?"), "{said}");
    for lines in ["yes\n", "resign\nboard\nyes\n", "resign\nhm\nyes\n"] {
        let said = says(&table, lines);
        assert!(said.contains(nothing) && over(&table) == 0, "{lines}: {said}");
    }
    let said = says(&table, "resign\nnever mind\n");
    assert!(said.contains("You haven’t resigned: game 1 goes on."), "{said}");
    // A question by email is answered by email, and one asked here is not.
    let asked = table.tell(&begins, "resign");
    let said = says(&table, "yes\n");
    assert!(said.contains(nothing) && over(&table) == 0, "{said}");
    let no = table.tell(&asked, "no");
    assert!(no.says("You haven’t resigned"), "{no}");
    // A doubtful yes is none: the question is asked again, and can then be answered.
    let said = says(&table, "resign\nyes?\n");
    assert!(said.matches("resign game 1?").count() == 2 && over(&table) == 0, "{said}");
    let said = says(&table, "resign\nyes?\nyes\n");
    assert!(said.contains("You have resigned.") && over(&table) == 1, "{said}");
}

#[test]
fn moves_that_are_tried_by_email_are_shown_and_not_played() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let told = table.tell(&begins, "try d1-c1\ntry d1-c1 d3-a3\nboard after 0");
    // Each line has its board, and what is due is what is due in the game.
    assert!(told.says("It’s your turn (move 1)") && !told.says("(move 3)"), "{told}");
    assert!(told.says("Move 2: The defenders moved d3-a3."), "{told}");
    assert_eq!(told.text.matches("7 # . . X").count(), 3, "{told}");
    for words in ["I would try d1-c1", "What if I play d1-c1?", "suppose I play d1-c1"] {
        let told = table.tell(&begins, words);
        assert!(!told.says("Move 1: The attackers moved d1-c1.\n\nIt’s Ylva"), "{words}: {told}");
    }
    assert!(table.club.plies(1).is_empty());
    table.club.no_letter();
}

#[test]
fn lines_are_tried_and_kept_by_email() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let saved =
        |table: &Table| table.club.texts("SELECT line || '/' || text FROM notes ORDER BY id");
    // Several in one message, each of its own, and one that goes on with the line before it.
    let told = table.tell(&begins, "try d1-c1 d3-a3\ntry d1-b1 d3-c3\ntry save \"or this?\"");
    for says in ["moved d1-c1", "moved d3-a3", "moved d1-b1", "moved d3-c3", "Line 1 of game 1"] {
        assert!(told.says(says), "{says}: {told}");
    }
    assert_eq!(saved(&table), ["d1-b1 d3-c3/or this?"]);
    // The next message goes on from there, and takes back.
    let told = table.tell(&told, "try b1-b2");
    assert!(told.says("Move 3: The attackers moved b1-b2."), "{told}");
    let told = table.tell(&told, "try back\ntry save");
    assert!(!told.says("moved b1-b2") && told.says("Line 2 of game 1"), "{told}");
    assert_eq!(saved(&table), ["d1-b1 d3-c3/or this?", "d1-b1 d3-c3/"]);
    let told = table.tell(&told, "tries\ntries 1");
    assert!(told.says("line 1: d1-b1 d3-c3 – or this?") && told.says("moved d3-c3"), "{told}");
    // What an answer proposes to send works as it is.
    let line = told.text.lines().find_map(|line| line.strip_prefix("| 1: try back "));
    assert!(line.is_some_and(|does| does.contains("take back the last move")), "{told}");
    let told = table.tell(&told, "1: try back");
    assert!(told.says("Move 1: The attackers moved d1-b1.") && !told.says("Move 2"), "{told}");
    assert!(table.club.plies(1).is_empty());
    table.club.no_letter();
}

#[test]
fn the_newest_question_of_a_thread_is_meant_and_an_older_one_is_over() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let closed = "Your question about resigning game 1 is closed.";
    let remind = "SELECT coalesce(remind_hours, 0) FROM players WHERE handle = 'Alva'";
    let before = table.club.number(remind);
    let asked = table.tell(&begins, "resign");
    let offered = table.tell(&asked, "Hmm, remind me 30 hours before my time runs out");
    assert!(offered.says(closed) && offered.says("settings remind 30h"), "{offered}");
    // Late, to the email that asked first: nothing is carried out, and what is open is asked again.
    let again = table.tell(&asked, "yes");
    assert!(again.says("settings remind 30h"), "{again}");
    assert_eq!((over(&table), table.club.number(remind)), (0, before));
    let told = table.tell(&again, "yes");
    assert_eq!((over(&table), table.club.number(remind)), (0, 30), "{told}");

    let offered = table.tell(&begins, "I give up");
    let asked = table.tell(&offered, "yes");
    assert!(asked.says("resign game 1?"), "{asked}");
    let german = table.tell(&asked, "Wait, can you write to me in German?");
    assert!(german.says(closed) && german.says("settings language de"), "{german}");
    let told = table.tell(&german, "Yes please");
    let language = "SELECT language FROM players WHERE handle = 'Alva'";
    assert_eq!(table.club.texts(language), ["de"], "{told}");
    assert_eq!(over(&table), 0);
}

#[test]
fn what_is_offered_is_done_with_a_yes_and_once() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let offers = "SELECT count(*) FROM events WHERE text LIKE 'draw-offered%'";
    for (nth, (said, yes)) in
        [("Draw?", "yes"), ("draw please", "Yes, gladly!"), ("I would like a draw", "1")]
            .into_iter()
            .enumerate()
    {
        let offered = table.tell(&begins, said);
        assert!(offered.says("| draw "), "{said}: {offered}");
        let draft = table.alva.answers(&offered, yes);
        let [told, _] = table.club.tell(&draft, [&table.alva, &table.ylva]);
        assert!(told.says("offered a draw"), "{said}, {yes}: {told}");
        assert_eq!(table.club.number(offers), nth as i64 + 1);
        // The same email once more is no other one, and another yes to the same email is too late.
        table.club.take(&draft);
        let late = table.tell(&offered, "yes");
        assert!(late.says("There was nothing here to answer"), "{late}");
        assert_eq!(table.club.number(offers), nth as i64 + 1);
        let withdraw = table.alva.answers(&begins, "draw withdraw");
        let [_, _] = table.club.tell(&withdraw, [&table.alva, &table.ylva]);
    }
}

#[test]
fn one_of_several_offers_is_chosen_with_its_number() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let invited = "SELECT count(*) FROM invitations WHERE state = 'open'";
    for (nth, choice) in ["1", "the first one", "2.", "Yes, the second one"].iter().enumerate() {
        let offered = table.tell(&begins, "play with Ylva");
        let unclear = table.tell(&offered, "yes");
        assert_eq!(table.club.number(invited), 0, "{unclear}");
        assert!(unclear.says("challenge Ylva copenhagen"), "{unclear}");
        let draft = table.alva.answers(&unclear, choice);
        let [told, _] = table.club.tell(&draft, [&table.alva, &table.ylva]);
        assert_eq!(table.club.number(invited), 1, "{choice}: {told}");
        let ruleset = if nth < 2 { "Brandubh" } else { "Copenhagen" };
        assert!(told.says(ruleset), "{choice}: {told}");
        let cancel = table.alva.answers(&told, "cancel");
        let [_, _] = table.club.tell(&cancel, [&table.alva, &table.ylva]);
    }
}

#[test]
fn a_number_is_no_answer_to_a_question_in_words() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let asked = table.tell(&begins, "resign");
    // It may be the number of the game.
    let told = table.tell(&asked, "1");
    assert!(told.says("resign game 1?") && over(&table) == 0, "{told}");
}

#[test]
fn ok_accepts_a_draw_that_is_offered_in_the_email() {
    for words in ["ok", "Yes, I accept. Good game!"] {
        let mut table = Table::laid();
        let draw = table.ylva.answers(&table.begun, "draw");
        let [_, offer] = table.club.tell(&draw, [&table.ylva, &table.alva]);
        // A message crosses with the answer.
        let hello = table.ylva.answers(&table.begun, "say hello");
        let [_, _] = table.club.tell(&hello, [&table.ylva, &table.alva]);
        let ok = table.alva.answers(&offer, words);
        let [told, _] = table.club.tell(&ok, [&table.alva, &table.ylva]);
        assert!(told.says("The game is a draw") && over(&table) == 1, "{words}: {told}");
    }
}
