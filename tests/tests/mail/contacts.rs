//! People who are not players: those who write, those who are invited by address, and those whose
//! address is linked.

use engine::ruleset::Language;
use templates::Words;
use templates::medium::web::WebText;
use tests::command::play;
use tests::mail::{Club, Correspondent, Style};

use crate::mail::safety::{PROVED, judging};
use crate::mail::table::Table;

#[test]
fn somebody_invited_by_address_gets_one_email_and_the_invitation_after_a_yes() {
    let mut table = Table::laid();
    let mut nils = Correspondent::new("nils@new.test", Style::Top);
    let challenge = table.alva.answers(&table.begins, "challenge nils@new.test copenhagen");
    let [told, asked] = table.club.tell(&challenge, [&table.alva, &nils]);
    assert!(told.says("nils@new.test"), "{told}");
    assert!(asked.text.starts_with("Alva invites you"), "{asked}");
    assert!(asked.marked().any(|line| line.starts_with("no ")), "{asked}");
    // A second time that day nothing is sent there, and Alva learns no more than before.
    let again = table.alva.answers(&table.begins, "challenge nils@new.test copenhagen");
    let [same] = table.club.tell(&again, [&table.alva]);
    assert!(same.says("nils@new.test"), "{same}");

    table.club.take(&nils.answers(&asked, "join Nils"));
    let letters = table.club.letters();
    let mut texts = letters.iter().map(|letter| (letter.to(), letter.text.as_str()));
    assert!(texts.clone().all(|(to, _)| to == nils.address), "{letters:?}");
    assert!(
        texts.clone().any(|(_, text)| text.contains("Welcome to Taflpost, Nils!")),
        "{letters:?}"
    );
    assert!(
        texts.any(|(_, text)| text.contains("Challenge 2: Alva challenges you")),
        "{letters:?}"
    );
    let invited = letters.iter().find(|letter| letter.says("Challenge 2:")).expect("it");
    let accept = nils.answers(invited, "accept 2");
    let [_, _] = table.club.tell(&accept, [&table.alva, &nils]);
}

#[test]
fn after_a_no_nothing_goes_there_again_and_only_a_hash_is_left() {
    let mut table = Table::laid();
    let mut nils = Correspondent::new("nils@new.test", Style::Top);
    let challenge = table.alva.answers(&table.begins, "challenge nils@new.test copenhagen");
    let [_, asked] = table.club.tell(&challenge, [&table.alva, &nils]);
    table.club.take(&nils.answers(&asked, "no"));
    table.club.no_letter();
    for name in ["contacts", "mails", "mail_asks", "outbox", "requests"] {
        for column in table.club.texts(&format!("SELECT name FROM pragma_table_info('{name}')")) {
            let query = format!("SELECT count(*) FROM {name} WHERE {column} LIKE '%nils%'");
            assert_eq!(table.club.number(&query), 0, "{name}.{column}");
        }
    }
    table.club.forget_limits();
    for player in [&mut table.alva, &mut table.ylva] {
        let letter = if player.address.starts_with('a') { &table.begins } else { &table.begun };
        let again = player.answers(letter, "challenge NILS@new.test copenhagen");
        let [_] = table.club.tell(&again, [&*player]);
    }
    // Not even when he writes himself.
    table.club.take(&nils.writes(&table.club.own.clone(), "games"));
    table.club.no_letter();
    assert_eq!(table.club.number("SELECT count(*) FROM contacts"), 1);
}

#[test]
fn a_player_writes_to_five_strangers_a_day_and_no_more() {
    let mut table = Table::laid();
    for number in 1..=5 {
        let stranger = Correspondent::new(&format!("s{number}@new.test"), Style::Top);
        let words = format!("challenge {} skalk", stranger.address);
        let challenge = table.alva.answers(&table.begins, &words);
        let [_, _] = table.club.tell(&challenge, [&table.alva, &stranger]);
    }
    let one_more = table.alva.answers(&table.begins, "challenge s6@new.test skalk");
    let [refused] = table.club.tell(&one_more, [&table.alva]);
    assert!(refused.says("day") || refused.says("again"), "{refused}");
}

#[test]
fn a_stranger_without_a_name_is_offered_the_one_in_his_address() {
    let mut club = Club::open();
    let mut nils = Correspondent::new("nils.holm+tafl@new.test", Style::Top);
    club.take(&nils.writes(&club.own.clone(), "Hello,\ncan I play here?"));
    let [asked] = club.letters_to([&nils]);
    assert!(asked.marked().any(|line| line.starts_with("join Nils Holm")), "{asked}");
    let [welcome] = club.tell(&nils.answers(&asked, "join"), [&nils]);
    assert!(welcome.says("Nils Holm (attackers) against the house"), "{welcome}");
}

/// Who is proven is offered the name that their program sends; who isn't, only what the address says.
#[test]
fn a_stranger_is_offered_the_name_of_the_sender() {
    for (from, unproven, proven) in [
        ("Hanna Holm <hanna@players.test>", "join Hanna ", "join Hanna Holm"),
        ("Hanna Holm <hanna.holm@players.test>", "join Hanna Holm", "join Hanna Holm"),
        ("\"Hanna O'Brien\" <obrien@players.test>", "join Obrien", "join Hanna O'Brien"),
        ("Club Host <nils@players.test>", "join Nils", "join Nils"),
        ("Resign <olga@players.test>", "join Olga", "join Olga"),
    ] {
        for (mut club, offered) in [(Club::open(), unproven), (judging(), proven)] {
            let address = from.rsplit(['<', '>']).nth(1).expect("an address");
            let mut someone = Correspondent::new(address, Style::Top);
            someone.stamp = PROVED.replace("DOMAIN", "players.test");
            let hello = someone.writes(&club.own.clone(), "Hello, can I play here?");
            let [asked] = club.tell(&hello.with_sender(from), [&someone]);
            assert!(asked.marked().any(|line| line.starts_with(offered)), "{from}: {asked}");
        }
    }
}

/// A game at the easiest level, on the smallest board, of somebody who attacks.
const FIRST_GAME: &str = "SELECT count(*) FROM games JOIN players ON players.id = defenders \
    WHERE handle = 'House-1' AND ruleset LIKE 'brandubh%'";

#[test]
fn the_line_on_the_front_page_begins_a_first_game_after_one_yes() {
    for language in Language::ALL {
        let line = WebText::BeginningLine.say(Words::of(language));
        for mut club in [Club::open(), judging()] {
            let mut nils = Correspondent::new("nils@players.test", Style::Top);
            nils.stamp = PROVED.replace("DOMAIN", "players.test");
            let [asked] = club.tell(&nils.writes(&club.own.clone(), &line), [&nils]);
            let [begun] = club.tell(&nils.answers(&asked, "yes"), [&nils]);
            assert!(begun.says("Brandubh") && begun.says("7 # . . X"), "{begun}");
            assert_eq!(club.number(FIRST_GAME), 1, "{line}: {begun}");
            club.take(&nils.answers(&begun, "d1-c1"));
            assert_eq!(club.plies(1).first().map(String::as_str), Some("d1-c1"));
        }
    }
}

/// What somebody asks for who isn't a player yet is done as soon as they are one, under whichever name;
/// whoever only joins is asked first.
#[test]
fn a_newcomer_by_email_does_at_once_what_they_came_for() {
    let games = "SELECT count(*) FROM games";
    for (said, answer, begun) in [
        ("I’d like to play against the computer.", "yes", Some("brandubh")),
        ("Hello!", "yes", Some("brandubh")),
        ("challenge house 3 skalk attack", "join Bodil", Some("skalk")),
        ("What is this?", "I’m in!", Some("brandubh")),
        ("join Bodil", "yes", None),
    ] {
        for mut club in [Club::open(), judging()] {
            let mut nils = Correspondent::new("nils@players.test", Style::Top);
            nils.stamp = PROVED.replace("DOMAIN", "players.test");
            let [asked] = club.tell(&nils.writes(&club.own.clone(), said), [&nils]);
            let [joined] = club.tell(&nils.answers(&asked, answer), [&nils]);
            match begun {
                Some(ruleset) => {
                    let of = format!("{games} WHERE ruleset LIKE '{ruleset}%'");
                    assert_eq!(club.number(&of), 1, "{said}: {joined}");
                }
                None => {
                    assert_eq!(club.number(games), 0, "{said}: {joined}");
                    let [_] = club.tell(&nils.answers(&joined, "yes"), [&nils]);
                    assert_eq!(club.number(FIRST_GAME), 1);
                }
            }
        }
    }
}

/// An email can be made to look like anybody's, and whoever is named in it can be erased: whom its
/// sender wants to play with is neither kept nor repeated, and no other game begins in its place.
#[test]
fn what_a_stranger_wants_of_others_is_not_kept() {
    for mut club in [Club::open(), judging()] {
        play(&club.folder, "Quintus", "join\n");
        let mut olga = Correspondent::new("olga@players.test", Style::Top);
        olga.stamp = PROVED.replace("DOMAIN", "players.test");
        let said = olga.writes(&club.own.clone(), "challenge Quintus skalk");
        let [asked] = club.tell(&said, [&olga]);
        assert!(!asked.says("Quintus") && !asked.says("first game"), "{asked}");
        assert_eq!(club.number("SELECT count(*) FROM contacts WHERE data LIKE '%uintus%'"), 0);
        let [_] = club.tell(&olga.answers(&asked, "yes"), [&olga]);
        let begun = "SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM invitations)";
        assert_eq!(club.number(begun), 0, "{asked}");
    }
}

#[test]
fn a_name_that_is_taken_is_asked_for_again() {
    let mut table = Table::laid();
    let mut other = Correspondent::new("other@new.test", Style::Top);
    table.club.take(&other.writes(&table.club.own.clone(), "join Alva"));
    let [asked] = table.club.letters_to([&other]);
    let [refused] = table.club.tell(&other.answers(&asked, "join Alva"), [&other]);
    assert!(refused.says("Alva"), "{refused}");
    let [welcome] = table.club.tell(&other.answers(&refused, "join Bodil"), [&other]);
    assert!(welcome.says("Welcome to Taflpost, Bodil!"), "{welcome}");
}

#[test]
fn another_address_is_linked_by_the_code_that_is_mailed_there() {
    let mut table = Table::laid();
    let mut home = Correspondent::new("alva@home.test", Style::Top);
    let link = table.alva.answers(&table.begins, "link alva@home.test");
    let [asked] = table.club.tell(&link, [&table.alva]);
    assert!(asked.says("link alva@home.test"), "{asked}");
    let yes = table.alva.answers(&asked, "yes");
    let [told, code] = table.club.tell(&yes, [&table.alva, &home]);
    assert!(told.says("alva@home.test"), "{told}");
    let line = code
        .marked()
        .find(|line| line.starts_with("link "))
        .unwrap_or_else(|| panic!("the code is a line that can be answered: {code}"));
    let line = line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    // From any other address it links nothing.
    let mut eve = Correspondent::new("eve@elsewhere.test", Style::Top);
    table.club.take(&eve.answers(&code, &line));
    table.club.no_letter();
    table.club.take(&home.answers(&code, &line));
    let letters = table.club.letters();
    assert!(!letters.is_empty(), "a word about it");
    // From there she can move.
    let ply = home.answers(&table.begins, "d1-c1");
    table.club.take(&ply);
    let _ = table.club.letters();
    assert_eq!(table.club.plies(1), ["d1-c1"]);
}

/// An email can be made to look like anybody's: what is about people is told to whoever is proven.
#[test]
fn only_a_proven_stranger_is_told_who_plays_here() {
    for (mut club, is_proven) in [(Club::open(), false), (judging(), true)] {
        play(&club.folder, "Quintus", "join\n");
        let mut olga = Correspondent::new("olga@players.test", Style::Top);
        olga.stamp = PROVED.replace("DOMAIN", "players.test");
        let [asked] = club.tell(&olga.writes(&club.own.clone(), "players"), [&olga]);
        assert_eq!(asked.says("Quintus"), is_proven, "{asked}");
        assert!(asked.marked().any(|line| line.starts_with("join ")), "{asked}");
    }
}
