//! What players write around their moves: nothing goes to the opponent before they have said that
//! it shall, and then it is one email with the move.

use tests::mail::{Letter, until};

use crate::mail::safety::{guarded, unproved};
use crate::mail::table::Table;

const NICE: &str = "Nice to play you!";

/// Alva plays d1-c1 and writes that around it.
fn moves(table: &mut Table, words: &str) -> [Letter; 2] {
    table.ply_of_alva(&format!("{words}\n\nd1-c1"))
}

/// Ylva answers that email with her move; what Alva is told.
fn reply(table: &mut Table, letter: &Letter, words: &str) -> Letter {
    let draft = table.ylva.answers(letter, words);
    let [_, told] = table.club.tell(&draft, [&table.ylva, &table.alva]);
    told
}

/// Alva answers that email; only she is told something.
fn tell(table: &mut Table, letter: &Letter, words: &str) -> Letter {
    table.club.forget_limits();
    let draft = table.alva.answers(letter, words);
    let [told] = table.club.tell(&draft, [&table.alva]);
    told
}

fn held(table: &Table) -> i64 {
    table.club.number("SELECT count(*) FROM messages WHERE held_ply IS NOT NULL")
}

fn all(table: &Table) -> i64 {
    table.club.number("SELECT count(*) FROM messages")
}

#[test]
fn a_yes_passes_on_what_waited_and_what_comes_later_is_one_email_with_the_move() {
    for yes in ["yes", "Yes, gladly!", "settings words yes"] {
        let mut table = Table::laid();
        let [told, moved] = moves(&mut table, &format!("Hi Ylva! {NICE}"));
        assert!(told.says("Should your opponent get what you write"), "{told}");
        for line in ["yes", "no", "settings words ask"] {
            assert!(told.marked().any(|marked| marked.starts_with(line)), "{line}: {told}");
        }
        assert!(!moved.says(NICE), "{moved}");
        let draft = table.alva.answers(&told, yes);
        let [told, said] = table.club.tell(&draft, [&table.alva, &table.ylva]);
        assert!(told.says(if yes == "settings words yes" { "gets them" } else { "was sent" }));
        assert!(said.says(&format!("Alva says (game 1): Hi Ylva! {NICE}")), "{said}");
        let told = reply(&mut table, &moved, "d3-b3");
        let next = "Well played, Ylva.\nd7-c7\n\nBest wishes from Oslo\nAlva, alva@players.test";
        let draft = table.alva.answers(&told, next);
        let [told, moved] = table.club.tell(&draft, [&table.alva, &table.ylva]);
        assert!(told.says("also gets what you wrote") && !told.says("Oslo"), "{told}");
        assert!(moved.says("your turn") && moved.says("Alva says (game 1): Well played, Ylva."));
        assert!(!moved.says("Oslo") && !moved.says("players.test"), "{moved}");
        assert!(moved.marked().any(|line| line.starts_with("mute")), "{moved}");
        assert_eq!((held(&table), all(&table)), (0, 2));
    }
}

#[test]
fn a_no_keeps_all_of_it() {
    for no in ["no", "No, thanks!", "settings words no"] {
        let mut table = Table::laid();
        let [told, moved] = moves(&mut table, NICE);
        let told = tell(&mut table, &told, no);
        assert!(told.says("nothing was passed on") || told.says("stay with you"), "{told}");
        assert_eq!(all(&table), 0);
        let told = reply(&mut table, &moved, "d3-b3");
        let draft = table.alva.answers(&told, "Well played, Ylva.\nd7-c7");
        let [told, moved] = table.club.tell(&draft, [&table.alva, &table.ylva]);
        assert!(!moved.says("Well played") && !told.says("Should your opponent"), "{told}{moved}");
        assert_eq!(all(&table), 0);
    }
}

#[test]
fn the_question_ends_where_something_else_is_said_and_is_not_asked_again() {
    let mut table = Table::laid();
    let [asked, moved] = moves(&mut table, NICE);
    let board = tell(&mut table, &asked, "board");
    assert!(board.says("turn") && held(&table) == 0, "{board}");
    let told = tell(&mut table, &asked, "yes");
    assert!(told.says("There was nothing here to answer"), "{told}");
    let told = reply(&mut table, &moved, "d3-b3");
    let draft = table.alva.answers(&told, "The train was late again.\nd7-c7");
    let [told, moved] = table.club.tell(&draft, [&table.alva, &table.ylva]);
    assert!(!moved.says("train") && !told.says("Should your opponent"), "{told}{moved}");
    assert_eq!((held(&table), all(&table)), (0, 0));
}

#[test]
fn a_player_who_wants_to_be_asked_each_time_is_asked_each_time() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let _ = tell(&mut table, &begins, "settings words ask");
    let [asked, moved] = moves(&mut table, NICE);
    assert!(asked.says("Should your opponent get this, too?"), "{asked}");
    assert!(!asked.marked().any(|line| line.starts_with("settings words")), "{asked}");
    let draft = table.alva.answers(&asked, "yes");
    let [_, said] = table.club.tell(&draft, [&table.alva, &table.ylva]);
    assert!(said.says(NICE), "{said}");
    let told = reply(&mut table, &moved, "d3-b3");
    let draft = table.alva.answers(&told, "Well played, Ylva.\nd7-c7");
    let [asked, moved] = table.club.tell(&draft, [&table.alva, &table.ylva]);
    assert!(!moved.says("Well played") && asked.says("Should your opponent get this"), "{asked}");
    let told = tell(&mut table, &asked, "no");
    assert!(told.says("nothing was passed on") && all(&table) == 1, "{told}");
}

#[test]
fn words_go_with_a_move_that_is_refused() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let _ = tell(&mut table, &begins, "settings words yes");
    let refused = tell(&mut table, &begins, &format!("{NICE}\nd1-d5"));
    assert!(refused.says("wasn’t played") && refused.says(NICE), "{refused}");
    let several = tell(&mut table, &refused, "It rains here.\nd1-c1 or d1-b1");
    assert!(several.says("wasn’t played") && several.says("It rains here."), "{several}");
    assert_eq!((held(&table), all(&table)), (0, 0));
    let draft = table.alva.answers(&several, "d1-c1");
    let [told, moved] = table.club.tell(&draft, [&table.alva, &table.ylva]);
    for said in [NICE, "It rains here."] {
        assert!(!told.says(said) && !moved.says(said), "{told}{moved}");
    }
    assert_eq!(all(&table), 0);
}

#[test]
fn words_wait_with_a_move_that_has_to_be_confirmed() {
    let mut table = guarded();
    let begins = table.begins.clone();
    table.club.change("UPDATE players SET pass_on = 'yes'");
    let draft = unproved(&mut table, &begins, &format!("{NICE}\nd1-c1"));
    let [asked] = table.club.tell(&draft, [&table.alva]);
    assert!(asked.says("If it was you") && all(&table) == 0, "{asked}");
    // Anyone who says yes knows what goes out in their name.
    assert!(asked.says(NICE), "{asked}");
    let draft = unproved(&mut table, &asked, "yes");
    let [told, moved] = table.club.tell(&draft, [&table.alva, &table.ylva]);
    assert!(told.says(NICE) && moved.says(NICE), "{told}{moved}");
}

#[test]
fn words_are_dropped_with_a_move_that_is_not_confirmed() {
    let mut table = guarded();
    let begins = table.begins.clone();
    table.club.change("UPDATE players SET pass_on = 'yes'");
    let draft = unproved(&mut table, &begins, &format!("{NICE}\nd1-c1"));
    let [asked] = table.club.tell(&draft, [&table.alva]);
    let draft = unproved(&mut table, &asked, "no");
    let [told] = table.club.tell(&draft, [&table.alva]);
    assert!(told.says("nothing was done") && all(&table) == 0, "{told}");
}

#[test]
fn private_words_stay_and_their_writer_is_told() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let _ = tell(&mut table, &begins, "settings words yes");
    let [told, moved] = moves(&mut table, &format!("{NICE}\n\nI fear your rook on f4."));
    assert!(told.says("stays with you") && told.says("I fear"), "{told}");
    assert!(moved.says(NICE) && !moved.says("I fear"), "{moved}");
}

#[test]
fn nothing_goes_to_a_player_who_wants_nothing() {
    for wish in ["mute", "block Alva"] {
        let mut table = Table::laid();
        let begins = table.begins.clone();
        let _ = tell(&mut table, &begins, "settings words yes");
        let draft = table.ylva.answers(&table.begun.clone(), wish);
        let [_] = table.club.tell(&draft, [&table.ylva]);
        let [_, moved] = moves(&mut table, NICE);
        assert!(moved.says("your turn") && !moved.says(NICE), "{wish}: {moved}");
        let _ = table.club.letters();
    }
}

#[test]
fn words_for_somebody_else_stay() {
    let mut table = Table::laid();
    let mut otto = tests::mail::Correspondent::new("otto@players.test", tests::mail::Style::Top);
    let _ = table.club.welcome(&mut otto, "Otto");
    let begins = table.begins.clone();
    let _ = tell(&mut table, &begins, "settings words yes");
    let [told, moved] = moves(&mut table, "Otto, see you on Friday.");
    assert!(told.says("stays with you") && !moved.says("Friday"), "{told}{moved}");
    assert_eq!(all(&table), 0);
}

#[test]
fn words_around_a_move_count_as_a_message() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let _ = tell(&mut table, &begins, "settings words yes");
    table.club.change(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
         INSERT INTO messages (player, game, at, text)
         SELECT 1, 1, CAST(strftime('%s', 'now') AS INTEGER), 'x' FROM n",
    );
    let [told, moved] = moves(&mut table, NICE);
    assert!(told.says("stays with you") && !moved.says(NICE), "{told}{moved}");
    assert_eq!(all(&table), 100);
}

#[test]
fn a_game_that_cannot_be_read_keeps_no_other_move() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let challenge = table.alva.answers(&begins, "challenge Ylva brandubh attack");
    let [_, invited] = table.club.tell(&challenge, [&table.alva, &table.ylva]);
    let accept = table.ylva.answers(&invited, "accept");
    let [_, _] = table.club.tell(&accept, [&table.ylva, &table.alva]);
    let draft = table.alva.answers(&begins, &format!("2: d1-c1\n\n{NICE}"));
    let [asked, _] = table.club.tell(&draft, [&table.alva, &table.ylva]);
    assert_eq!(held(&table), 1, "{asked}");
    table.club.stop();
    table.club.change("UPDATE events SET text = 'nonsense' WHERE game = 2");
    table.club.start();
    let [told, moved] = moves(&mut table, "It rains here.");
    assert!(told.says("Ylva’s turn") && moved.says("your turn"), "{told}{moved}");
    assert_eq!(held(&table), 1);
    let told = tell(&mut table, &begins, "2: c1-d1");
    assert!(told.says("our mistake") || told.says("on our side"), "{told}");
}

/// The house reads nothing, so nothing waits for a yes, and nothing is kept: it is named as what
/// nothing was done about.
#[test]
fn nothing_is_asked_about_or_kept_in_games_against_the_house() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let told = tell(&mut table, &begins, "challenge house 1 brandubh attack");
    assert!(told.says("the house"), "{told}");
    table.club.forget_limits();
    let draft = table.alva.answers(&begins, &format!("2: d1-c1\n\n{NICE}"));
    // The answer, and what the house plays, whenever that is.
    table.club.take(&draft);
    let mut both = Vec::new();
    until("the house's move", || {
        both.extend(table.club.letters());
        (both.len() == 2).then_some(())
    });
    assert!(both.iter().any(|told| told.says("The attackers moved d1-c1.")), "{}", both[0]);
    for told in both {
        assert!(!told.says("Should your opponent get") && !told.says("stays with you"), "{told}");
    }
    assert_eq!((held(&table), all(&table)), (0, 0));
}

/// A move against the house and its reply come in one email, which leads to the next move: its lines
/// open a reply to it.
#[test]
fn a_move_against_the_house_is_answered_by_one_email() {
    let mut table = Table::laid();
    let begins = table.begins.clone();
    let began = tell(&mut table, &begins, "challenge house 1 brandubh attack");
    table.club.forget_limits();
    table.club.take(&table.alva.answers(&began, "2: d1-c1"));
    let mut letters = Vec::new();
    until("the house's move", || {
        letters.extend(table.club.letters());
        letters.iter().any(|told| told.says("Move 2: ")).then_some(())
    });
    let [told] = letters.as_slice() else { panic!("{} letters", letters.len()) };
    for both in ["Move 1: The attackers moved d1-c1.", "Move 2: The defenders moved"] {
        assert!(told.says(both), "{both}: {told}");
    }
    assert!(told.text.starts_with("It’s your turn (move 3)"), "{told}");
    assert!(told.subject().ends_with("Alva - the house"), "{}", told.subject());
    let id = told.id().replace('<', "%3C").replace('@', "%40").replace('>', "%3E");
    let link =
        told.html.split('"').find(|it| it.starts_with("mailto:") && it.contains("body=board"));
    let link = link.unwrap_or_else(|| panic!("no link in {}", told.html));
    assert!(
        link.starts_with(&format!("mailto:{}?", told.reply_to().replace('+', "%2B"))),
        "{link}"
    );
    assert!(link.contains(&format!("in-reply-to={id}")), "{link}");
    // Longer than the answer to the move alone would have waited.
    std::thread::sleep(std::time::Duration::from_secs(22));
    let more = table.club.letters();
    assert!(more.is_empty(), "{}", more[0]);
}
