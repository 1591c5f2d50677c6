//! Nobody gets an account by email alone, whatever proves who sent it: anything that decides who
//! can play in a player's name waits for a yes from an address that the player already had.

use tests::command;
use tests::mail::{Club, Correspondent, Draft, Letter, Style};

use crate::mail::safety::{PROVED, guarded};
use crate::mail::table::Table;

const CLUB: &str = "play@tafl.test";

fn proved(address: &str) -> Correspondent {
    let (_, domain) = address.split_once('@').expect("an address");
    let mut correspondent = Correspondent::new(address, Style::Top);
    correspondent.stamp = PROVED.replace("DOMAIN", domain);
    correspondent
}

/// Somebody who writes in Alva's name, with other Message-IDs than hers.
fn forger() -> Correspondent {
    let mut forger = proved("alva@players.test");
    for _ in 0..100 {
        let _ = forger.writes(CLUB, "never sent");
    }
    forger
}

/// Everything that decides who can play in Alva's name.
fn rights(club: &Club) -> Vec<String> {
    let mut rights = club.texts("SELECT channel || ' ' || address FROM identities ORDER BY id");
    rights.extend(club.texts("SELECT handle || ' ' || channel FROM players ORDER BY id"));
    rights.extend(club.texts("SELECT address FROM links ORDER BY id"));
    rights
}

/// The code in an email, as the line that sends it back.
fn code(letter: &Letter) -> String {
    let line = letter.marked().find(|line| line.starts_with("link "));
    let line = line.unwrap_or_else(|| panic!("no code in {letter}"));
    line.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_forged_sender_takes_nothing_over_and_alva_is_told() {
    let mut table = guarded();
    // A verdict says that this is Alva, no matter who it really is.
    let mut forger = forger();
    let before = rights(&table.club);
    for words in [
        "link mallory@evil.test",
        "unlink alva@players.test",
        "channel terminal",
        "settings zone Asia/Tokyo\nlink mallory@evil.test",
    ] {
        table.club.take(&forger.writes(CLUB, words));
        let letters = table.club.letters();
        assert!(letters.iter().all(|letter| letter.to() == table.alva.address), "{letters:?}");
        let order = words.lines().last().expect("a line");
        assert!(letters.iter().any(|letter| letter.says(order)), "{words}: {letters:?}");
        assert_eq!(rights(&table.club), before, "{words}");
    }
    // Being erased asks the usual question, and only there; the name in another email is not an
    // answer.
    for words in
        ["settings zone Europe/Oslo\nerase", "erase Alva", "erase Alva\nerase Alva", "erase yes"]
    {
        table.club.take(&forger.writes(CLUB, words));
        let letters = table.club.letters();
        assert!(letters.iter().all(|letter| letter.to() == table.alva.address), "{letters:?}");
        assert_eq!(rights(&table.club), before, "{words}");
    }
}

#[test]
fn nobody_answers_a_question_that_they_cannot_read() {
    let mut table = guarded();
    let mut forger = forger();
    let before = rights(&table.club);
    table.club.take(&forger.writes(CLUB, "link mallory@evil.test"));
    let [question] = table.club.letters_to([&table.alva]);
    assert!(question.says("If it was you"), "{question}");
    // A proved sender, and even the Message-ID of the question, but not the address to reply to.
    for words in ["yes", "link mallory@evil.test"] {
        let answer = Draft { to: CLUB.into(), ..forger.answers(&question, words) };
        table.club.take(&answer);
        table.club.take(&forger.writes(CLUB, words));
        let letters = table.club.letters();
        assert!(letters.iter().all(|letter| letter.to() == table.alva.address), "{letters:?}");
        assert_eq!(rights(&table.club), before, "{words}");
    }
    // The same for being erased.
    table.club.take(&forger.writes(CLUB, "erase"));
    let letters = table.club.letters();
    let question = letters.last().expect("a question");
    let answer = Draft { to: CLUB.into(), ..forger.answers(question, "yes") };
    table.club.take(&answer);
    let _ = table.club.letters();
    assert_eq!(rights(&table.club), before);
}

#[test]
fn the_last_question_alone_can_be_answered_and_a_no_ends_it() {
    let mut table = guarded();
    let before = rights(&table.club);
    let ask = |table: &mut Table, words: &str| {
        table.club.take(&table.alva.writes(CLUB, words));
        let [question] = table.club.letters_to([&table.alva]);
        question
    };
    let older = ask(&mut table, "link mallory@evil.test");
    let newer = ask(&mut table, "link alva@home.test");
    let [refused] = table.club.tell(&table.alva.answers(&older, "yes"), [&table.alva]);
    assert_eq!(rights(&table.club), before, "{refused}");
    let [dropped] = table.club.tell(&table.alva.answers(&newer, "no"), [&table.alva]);
    let [late] = table.club.tell(&table.alva.answers(&newer, "yes"), [&table.alva]);
    assert_eq!(rights(&table.club), before, "{dropped} {late}");
}

#[test]
fn a_new_address_takes_nothing_from_the_old_one_and_every_change_is_told_there() {
    let mut table = guarded();
    let mut home = proved("alva@home.test");
    // The yes needs no verdict: it proves that she reads there.
    let question = {
        table.club.take(&table.alva.writes(CLUB, "link alva@home.test"));
        let [question] = table.club.letters_to([&table.alva]);
        question
    };
    table.alva.stamp = String::new();
    let yes = table.alva.answers(&question, "yes");
    let [_, mailed] = table.club.tell(&yes, [&table.alva, &home]);
    table.alva.stamp = PROVED.replace("DOMAIN", "players.test");
    let line = code(&mailed);
    let [told, linked] = table.club.tell(&home.answers(&mailed, &line), [&table.alva, &home]);
    assert!(told.says("alva@home.test is now linked"), "{told}");
    assert!(told.says("If it wasn’t you"), "{told}");
    assert!(linked.says("alva@home.test is now linked"), "{linked}");
    // Messages go where they went before.
    let [_, told] = table.ply_of_alva("d1-c1");
    let [_, ylvas] =
        table.club.tell(&table.ylva.answers(&told, "d3-c3"), [&table.ylva, &table.alva]);
    assert_eq!(ylvas.to(), "alva@players.test");

    // A request from the new address is confirmed at the old one, too.
    for words in ["unlink alva@players.test", "channel mail", "erase"] {
        let before = rights(&table.club);
        let draft = home.writes(CLUB, words);
        let [question, asked] = table.club.tell(&draft, [&table.alva, &home]);
        assert!(asked.says("we’ve sent a question to alva@players.test"), "{asked}");
        assert!(question.says(words), "{question}");
        assert_eq!(rights(&table.club), before, "{words}");
    }
    table.club.take(&home.writes(CLUB, "channel mail"));
    let letters = table.club.letters();
    let question = letters.iter().find(|letter| letter.to() == table.alva.address).expect("it");
    table.club.take(&table.alva.answers(question, "yes"));
    let letters = table.club.letters();
    assert!(
        letters.iter().any(|letter| letter.to() == table.alva.address
            && letter.says("your notifications go by email to alva@home.test")),
        "{letters:?}"
    );
    let [_, ply] = table.club.tell(&table.ylva.writes(CLUB, "1: say hello"), [&table.ylva, &home]);
    assert_eq!(ply.to(), "alva@home.test");

    // The removed address is notified.
    table.club.take(&table.alva.writes(CLUB, "unlink alva@home.test"));
    let [question] = table.club.letters_to([&table.alva]);
    let yes = table.alva.answers(&question, "yes");
    let [_, gone] = table.club.tell(&yes, [&table.alva, &home]);
    assert!(gone.says("alva@home.test is no longer linked"), "{gone}");
    assert!(gone.says("If it wasn’t you"), "{gone}");
}

/// A player who appoints organisers by email proves that they read at the address that the club
/// knows, as for a link; a verdict about the sender isn't enough.
#[test]
fn nobody_becomes_an_organiser_by_an_email_whose_sender_only_seems_to_be_one() {
    let mut table = guarded();
    table.club.change("UPDATE players SET joined_at = joined_at - 864000");
    let said = command::say(&table.club.folder, &["host", "--yes", "appoint", "Alva"]);
    assert!(said.contains("is an organiser now"), "{said}");
    let [_] = table.club.letters_to([&table.alva]);
    let organisers = |table: &Table| table.club.texts("SELECT what FROM host_log");
    let mut forger = forger();
    for words in ["organise appoint Ylva", "organise yes appoint Ylva"] {
        table.club.take(&forger.writes(CLUB, words));
        let [question] = table.club.letters_to([&table.alva]);
        assert!(question.says("organise") && question.says("appoint Ylva"), "{question}");
        // To know the question by name isn't to have read it.
        let answer = Draft { to: CLUB.into(), ..forger.answers(&question, "yes") };
        table.club.take(&answer);
        let letters = table.club.letters();
        assert!(letters.iter().all(|letter| letter.to() == table.alva.address), "{letters:?}");
        assert_eq!(organisers(&table), ["appointed"], "{words}");
    }
    // One yes is enough, and says what it does.
    table.club.take(&table.alva.writes(CLUB, "organise appoint Ylva"));
    let [question] = table.club.letters_to([&table.alva]);
    let yes = table.alva.answers(&question, "yes");
    let [_, told] = table.club.tell(&yes, [&table.alva, &table.ylva]);
    assert!(told.says("You’re an organiser of this club now"), "{told}");
    assert!(told.says("It was Alva’s decision."), "{told}");
    assert_eq!(organisers(&table), ["appointed", "appointed"]);
}
