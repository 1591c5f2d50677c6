//! Emails in sentences: what asks is answered, what would change something is offered, and somebody
//! who is asked whether to join can say so in words.

use tests::mail::{Club, Correspondent, Letter, Style};

use crate::mail::table::Table;

#[test]
fn sentences_are_answered_and_change_nothing() {
    let mut table = Table::laid();
    let before = table.club.number("SELECT count(*) FROM events");
    for (words, offered) in [
        ("Shall we call it a draw?", "draw"),
        ("I offer a draw.", "draw"),
        ("Hi Ylva! I offer a draw.", "draw"),
    ] {
        let told = table.tell_afresh(words);
        assert!(told.says("Nothing has been done yet"), "{words}: {told}");
        assert!(told.marked().any(|line| line.starts_with(offered)), "{words}: {told}");
    }
    // What can't be done is not offered.
    let told = table.tell_afresh("I accept the draw");
    assert!(told.says("hasn’t offered a draw"), "{told}");
    assert!(!told.marked().any(|line| line.starts_with("draw accept")), "{told}");
    let told = table.tell_afresh("Can you send me the rules?");
    assert!(told.says("Brandubh") && !told.says("couldn’t"), "{told}");
    assert_eq!(table.club.number("SELECT count(*) FROM events"), before);
}

#[test]
fn somebody_who_is_asked_to_join_can_say_so_in_words() {
    for (number, (words, name)) in [
        ("Yes, I would like to join as Hanna please!", "Hanna"),
        ("Great! I am in. What do I do next?", "Newcomer1"),
        ("Hi, join Ivar", "Ivar"),
        ("Yes, gladly! My name is Mia Berg.", "Mia"),
        ("I'd like to join as Anna Lindqvist, thanks", "Anna"),
        ("I want to join", "Newcomer5"),
        ("Ich will mitmachen", "Newcomer6"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut club = Club::open();
        let address = format!("newcomer{number}@players.test");
        let mut nils = Correspondent::new(&address, Style::Top);
        let hello = nils.writes(&club.own.clone(), "Hello, what is this?");
        let [asked] = club.tell(&hello, [&nils]);
        let [told] = club.tell(&nils.answers(&asked, words), [&nils]);
        let newcomer = "FROM players WHERE handle NOT LIKE 'House-%'";
        assert_eq!(club.texts(&format!("SELECT handle {newcomer}")), [name], "{words}: {told}");
        let shown = club.texts(&format!("SELECT name {newcomer}"));
        assert!(shown[0] == name || words.contains(&shown[0]), "{words}: {shown:?}");
    }
}

#[test]
fn a_doubt_joins_nobody() {
    let mut club = Club::open();
    let mut nils = Correspondent::new("nils@players.test", Style::Top);
    let hello = nils.writes(&club.own.clone(), "Hello, what is this?");
    let [asked] = club.tell(&hello, [&nils]);
    for words in ["Maybe I will join", "I don't want to join", "I would join if it were free"] {
        club.take(&nils.answers(&asked, words));
        assert_eq!(club.number("SELECT count(*) FROM players"), 0, "{words}");
    }
}

#[test]
fn a_yes_or_no_in_words_answers_an_invitation() {
    for (words, is_yes) in [
        ("Hi Alva, yes, I accept! Nice to meet you.", true),
        ("Yes, gladly!", true),
        ("yes gladly", true),
        ("Ja gerne!", true),
        ("No sorry", false),
        ("yes", true),
        ("No, thanks!", false),
    ] {
        let mut table = Table::laid();
        let challenge = table.alva.answers(&table.begins, "challenge Ylva skalk");
        let [_, invited] = table.club.tell(&challenge, [&table.alva, &table.ylva]);
        for doubtful in ["Yes, but only on Sundays", "Yes? No?", "Yes, if I attack", "yes or no"] {
            table.club.take(&table.ylva.answers(&invited, doubtful));
            let _ = table.club.letters();
            assert_eq!(table.club.number("SELECT count(*) FROM games"), 1, "{doubtful}");
        }
        table.club.forget_limits();
        table.club.take(&table.ylva.answers(&invited, words));
        let letters = table.club.letters();
        let games = table.club.number("SELECT count(*) FROM games");
        assert_eq!(games == 2, is_yes, "{words}: {letters:?}");
    }
}

#[test]
fn a_yes_plays_the_move_that_was_asked_about() {
    let mut table = Table::laid();
    let doubtful = table.alva.answers(&table.begins, "d1-c1 (I hope this is right)");
    let [asked] = table.club.tell(&doubtful, [&table.alva]);
    assert!(
        asked.says("send it on a line of its own") && table.club.plies(1).is_empty(),
        "{asked}"
    );
    let yes = table.alva.answers(&asked, "Yes, gladly!");
    let [_, _] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert_eq!(table.club.plies(1), ["d1-c1"]);
    // The same answer again plays nothing more.
    table.club.take(&table.alva.answers(&asked, "yes"));
    let _ = table.club.letters();
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

#[test]
fn a_yes_does_the_one_thing_that_was_offered() {
    let mut table = Table::laid();
    let draws = "SELECT count(*) FROM events WHERE text LIKE 'draw%'";
    let told = table.tell_afresh("Shall we call it a draw?");
    // With anything else in it, it isn't a yes, and a player who writes anything else has left the
    // question.
    for words in ["Yes, unless you see a win", "Yes please!"] {
        table.club.take(&table.alva.answers(&told, words));
        let _ = table.club.letters();
        assert_eq!(table.club.number(draws), 0, "{words}");
    }
    let told = table.tell_afresh("Shall we call it a draw?");
    table.club.take(&table.alva.answers(&told, "Yes please!"));
    let letters = table.club.letters();
    assert_eq!(table.club.number(draws), 1, "{letters:?}");
}

#[test]
fn a_wrong_number_is_answered_with_the_lines_of_the_emails_own_game() {
    let mut table = Table::laid();
    let [told] = table.club.tell(&table.alva.answers(&table.begins, "5: d1-c1"), [&table.alva]);
    assert!(told.says("5") && table.club.plies(1).is_empty(), "{told}");
    let of_game = |line: &str| table.begins.marked().any(|of_game| of_game == line);
    assert!(told.marked().any(of_game), "{told}");
}

#[test]
fn an_answer_has_the_lines_of_what_was_answered() {
    let mut table = Table::laid();
    let challenge = table.alva.answers(&table.begins, "challenge Ylva skalk");
    let [_, invited] = table.club.tell(&challenge, [&table.alva, &table.ylva]);
    let accept = invited.marked().find(|line| line.starts_with("accept")).expect("a line");
    let accept = accept.split("  ").next().unwrap_or_default().to_owned();
    // Who names its sender is offered that one, and reads its line once.
    let named = table.ylva.answers(&invited, "Accept Alva's challenge");
    let [told] = table.club.tell(&named, [&table.ylva]);
    assert!(told.says("Is this what you want?"), "{told}");
    assert_eq!(told.marked().filter(|line| line.starts_with(&accept)).count(), 1, "{told}");
    let unread = table.ylva.answers(&invited, "Yes, but only on Sundays");
    let [told] = table.club.tell(&unread, [&table.ylva]);
    assert!(told.marked().any(|line| line.starts_with(&accept)), "{accept}: {told}");
    assert!(told.marked().any(|line| line.starts_with("decline")), "{told}");
    // What is said to that answers the invitation, too.
    table.club.take(&table.ylva.answers(&told, "Yes, gladly!"));
    let _ = table.club.letters();
    assert_eq!(table.club.number("SELECT count(*) FROM games"), 2);
}

#[test]
fn an_open_question_ends_where_something_else_is_written() {
    let mut table = Table::laid();
    let resign = table.alva.answers(&table.begins, "resign");
    let [asked] = table.club.tell(&resign, [&table.alva]);
    let unread = table.alva.answers(&asked, "It rains here, and the wind is strong today.");
    let [told] = table.club.tell(&unread, [&table.alva]);
    assert!(told.says("Your question about resigning game 1 is closed."), "{told}");
    assert!(!told.marked().any(|line| line.starts_with("yes")), "{told}");
    for email in [&told, &asked] {
        table.club.take(&table.alva.answers(email, "yes"));
        let _ = table.club.letters();
        assert_eq!(table.club.number("SELECT count(*) FROM events WHERE text LIKE 'resign%'"), 0);
    }
}

#[test]
fn nobody_is_met_with_silence() {
    let mut table = Table::laid();
    let mut letters = Vec::new();
    for number in 0..20 {
        let words = format!("It rains here upon wombat{number}, and the wind is strong.");
        letters.extend(
            table.club.tell::<1>(&table.alva.answers(&table.begins, &words), [&table.alva]),
        );
    }
    let is_last = |letter: &Letter| letter.says("our last answer for now");
    let last: Vec<bool> = letters.iter().map(is_last).collect();
    assert!(last.iter().enumerate().all(|(at, &is_last)| is_last == (at == 19)), "{last:?}");
    // The next ones are answered together when the hour is over.
    table.club.take(&table.alva.answers(&table.begins, "It rains again, as it always does here."));
    table.club.no_letter();
    // Help is given, and moves are played.
    let [told] = table.club.tell(&table.alva.answers(&table.begins, "help"), [&table.alva]);
    assert!(told.says("About you"), "{told}");
    let _ = table.ply_of_alva("d1-c1");
    assert_eq!(table.club.plies(1), ["d1-c1"]);

    // Somebody who is asked whether to join is told again what can be answered.
    let mut nils = Correspondent::new("nils@players.test", Style::Top);
    let hello = nils.writes(&table.club.own.clone(), "Hello, what is this?");
    let [asked] = table.club.tell(&hello, [&nils]);
    let [again] = table.club.tell(&nils.answers(&asked, "Who plays here, and how often?"), [&nils]);
    assert!(again.marked().any(|line| line.starts_with("join")), "{again}");
}

/// What newcomers wrote in a trial, and got no answer to.
#[test]
fn every_email_of_the_trial_is_answered() {
    let mut table = Table::laid();
    let before = table.club.number("SELECT count(*) FROM events");
    for words in [
        "hello, is anybody there",
        "Shall we call it a draw?",
        "I offer a draw.",
        "I accept the draw",
        "I am on vacation from next week",
        "I'll be away until Friday",
        "Who plays in this club?",
        "Can you send me the rules?",
        "help",
        "rules",
        "board",
        "leave",
        "Remove me from the list",
        "I want to leave the club",
        "My name is Hanna",
        "Hi Ylva, yes, I accept! Nice to meet you.",
        "Yes, gladly!",
    ] {
        let _ = table.tell_afresh(words);
    }
    assert_eq!(table.club.number("SELECT count(*) FROM events"), before);
    // These are confirmed before they count.
    for words in ["unsubscribe", "stop", "Please stop sending me mails"] {
        let told = table.tell_afresh(words);
        assert!(told.marked().any(|line| line.starts_with("yes")), "{words}: {told}");
    }
    assert_eq!(table.club.number("SELECT count(*) FROM events"), before);
    for words in [
        "vacation from 1 December to 10 December",
        "vacation until 5 December",
        "vacation until Friday",
        "vacation 2 weeks",
        "vacation until tomorrow",
        "vacation from 2026-12-01 to 2026-12-10",
    ] {
        for words in [words, "vacation end"] {
            table.club.forget_limits();
            table.club.take(&table.alva.answers(&table.begins, words));
            let letters = table.club.letters();
            let mut told = letters.iter().filter(|letter| letter.to() == table.alva.address);
            assert!(told.any(|told| told.says("acation")), "{words}: {letters:?}");
        }
    }
}

#[test]
fn what_repeats_itself_is_answered_once_also_after_a_restart() {
    let mut table = Table::laid();
    let asked = table.alva.answers(&table.begins, "Hi! How does this work?");
    let [told] = table.club.tell(&asked, [&table.alva]);
    assert!(told.says("About you"), "{told}");
    table.club.stop();
    table.club.start();
    table.club.take(&table.alva.answers(&table.begins, "Hi! How does this work?"));
    table.club.no_letter();
    let [told] =
        table.club.tell(&table.alva.answers(&table.begins, "Whose turn is it?"), [&table.alva]);
    assert!(told.says("your turn"), "{told}");
}

#[test]
fn a_greeting_outside_a_game_is_for_the_opponent() {
    let mut table = Table::laid();
    let [about] = table.club.tell(&table.alva.answers(&table.begins, "players"), [&table.alva]);
    // With one opponent there is no question which one is meant.
    let [told] =
        table.club.tell(&table.alva.answers(&about, "Thanks for the game!"), [&table.alva]);
    assert!(told.marked().any(|line| line.starts_with("say Thanks for the game!")), "{told}");
    // With none, too, nothing is lost in silence.
    let mut club = Club::open();
    let mut nils = Correspondent::new("nils@players.test", Style::Top);
    let hello = nils.writes(&club.own.clone(), "join Nils");
    let [asked] = club.tell(&hello, [&nils]);
    let [welcome] = club.tell(&nils.answers(&asked, "yes"), [&nils]);
    let [told] = club.tell(&nils.answers(&welcome, "Thank you!"), [&nils]);
    assert!(told.says("You don’t have a game yet."), "{told}");
}
