//! People who want no more email say so in their own words. They are asked once, and told how to
//! get email again.

use tests::mail::{Club, Correspondent, Letter, Style};

use crate::mail::table::Table;

const STOPPED: &str = "SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL";
const REFUSED: &str = "SELECT count(*) FROM contacts WHERE refused_at IS NOT NULL";

/// Whether it asks if emails should stop, and a yes or no can be sent back.
fn asks(letter: &Letter) -> bool {
    letter.says("Do you want no more emails to alva@players.test?")
        && letter.marked().any(|line| line.starts_with("yes"))
        && letter.marked().any(|line| line.starts_with("no"))
}

#[test]
fn one_yes_stops_the_emails_of_a_player() {
    for words in [
        "unsubscribe",
        "stop",
        "Stop!",
        "please stop sending me mails",
        "Remove me from the list",
        "Hello, please remove me from the list.",
        "Unsubscribe me, please\nThanks, Anna",
        "slutt å spamme meg!!!",
        "jeg vil ikke have flere mails",
        "Ich möchte keine E-Mails mehr von euch bekommen.",
        "Bitte nehmt mich aus dem Verteiler.",
        "quiero darme de baja de los correos",
    ] {
        let mut table = Table::laid();
        let wish = table.alva.answers(&table.begins, words);
        let [asked] = table.club.tell(&wish, [&table.alva]);
        assert_eq!(table.club.number(STOPPED), 0, "{words}");
        // In the player's language, whatever that of the words is.
        assert!(asks(&asked), "{words}: {asked}");

        let yes = table.alva.answers(&asked, "yes");
        table.club.take(&yes);
        let letters = table.club.letters();
        assert_eq!(table.club.number(STOPPED), 1, "{words}: {letters:?}");
        let told = letters.iter().find(|letter| letter.to() == table.alva.address);
        let told = told.unwrap_or_else(|| panic!("{words}: {letters:?}"));
        assert!(told.says("no more emails go to alva@players.test"), "{words}: {told}");
        assert!(told.marked().any(|line| line.starts_with("channel mail")), "{words}: {told}");
        let opponent = letters.iter().find(|letter| letter.to() == table.ylva.address);
        assert!(opponent.is_some_and(|letter| letter.says("Alva’s clock")), "{letters:?}");
    }
}

#[test]
fn emails_come_again_to_a_player_who_asks_for_them() {
    let mut table = Table::laid();
    let wish = table.alva.answers(&table.begins, "unsubscribe");
    let [asked] = table.club.tell(&wish, [&table.alva]);
    table.club.take(&table.alva.answers(&asked, "yes"));
    let letters = table.club.letters();
    let told = letters.iter().find(|letter| letter.to() == table.alva.address).expect("the last");
    // Nothing else goes there.
    let say = table.ylva.answers(&table.begun, "say Hello?");
    table.club.take(&say);
    assert!(table.club.letters().iter().all(|letter| letter.to() != table.alva.address));

    let again = table.alva.answers(told, "channel mail");
    table.club.take(&again);
    let letters = table.club.letters();
    let asked = letters.iter().find(|letter| letter.to() == table.alva.address).expect("asked");
    table.club.take(&table.alva.answers(asked, "yes"));
    let letters = table.club.letters();
    assert_eq!(table.club.number(STOPPED), 0, "{letters:?}");
    assert!(letters.iter().any(|letter| letter.says("Hello?")), "{letters:?}");
}

#[test]
fn a_no_and_any_other_email_leave_everything_as_it_was() {
    let mut table = Table::laid();
    let wish = table.alva.answers(&table.begins, "unsubscribe");
    let [asked] = table.club.tell(&wish, [&table.alva]);
    let [told] = table.club.tell(&table.alva.answers(&asked, "no"), [&table.alva]);
    assert!(told.says("your emails keep coming"), "{told}");
    // The question was answered.
    table.club.take(&table.alva.answers(&asked, "yes"));
    let _ = table.club.letters();
    assert_eq!(table.club.number(STOPPED), 0);

    // A yes to another email answers nothing.
    let [_] = table.club.tell(&table.alva.answers(&table.begins, "unsubscribe"), [&table.alva]);
    table.club.take(&table.alva.answers(&table.begins, "yes"));
    let _ = table.club.letters();
    assert_eq!(table.club.number(STOPPED), 0);
}

#[test]
fn stop_is_no_to_a_question() {
    let mut table = Table::laid();
    let resign = table.alva.answers(&table.begins, "resign");
    let [asked] = table.club.tell(&resign, [&table.alva]);
    let [told] = table.club.tell(&table.alva.answers(&asked, "stop"), [&table.alva]);
    assert!(told.says("You haven’t resigned"), "{told}");
    // Now nothing is open.
    let [asked] = table.club.tell(&table.alva.answers(&table.begins, "stop"), [&table.alva]);
    assert!(asks(&asked), "{asked}");
}

#[test]
fn the_foot_of_a_list_stops_nothing() {
    let mut table = Table::laid();
    for foot in [
        "d1-c1\n\nUnsubscribe",
        "Thanks for the game!\n\n_______\nTafl mailing list\nUnsubscribe: http://lists.test/tafl",
        "Nice to play you.\n\nUnsubscribe",
    ] {
        table.club.forget_limits();
        table.club.take(&table.alva.answers(&table.begins, foot));
        let letters = table.club.letters();
        assert!(!letters.iter().any(asks), "{foot}: {letters:?}");
    }
}

#[test]
fn strangers_are_asked_once_and_never_written_to_again() {
    for words in ["unsubscribe", "stop", "Please stop sending me mails!"] {
        let mut club = Club::open();
        let mut nils = Correspondent::new("nils@players.test", Style::Top);
        let wish = nils.writes(&club.own.clone(), words);
        let [asked] = club.tell(&wish, [&nils]);
        assert!(asked.says("get no more email from this club"), "{words}: {asked}");
        assert_eq!(club.number(REFUSED), 0);
        club.take(&nils.answers(&asked, "yes"));
        assert_eq!(club.number(REFUSED), 1, "{words}");
        club.no_letter();
        assert_eq!(club.number("SELECT count(*) FROM players"), 0);
        // It is what they wanted.
        club.take(&nils.writes(&club.own.clone(), words));
        club.no_letter();
    }
}

#[test]
fn a_stranger_can_stop_the_emails_when_there_is_no_room_to_ask() {
    let mut club = Club::open();
    let mut nils = Correspondent::new("nils@players.test", Style::Top);
    let [asked] = club.tell(&nils.writes(&club.own.clone(), "Hello, what is this?"), [&nils]);
    for words in [
        "It rains here today.",
        "It rained here yesterday.",
        "Rain is all we get.",
        "It pours over here.",
    ] {
        club.take(&nils.answers(&asked, words));
        let _ = club.letters();
    }
    club.take(&nils.answers(&asked, "Does it rain there, too?"));
    club.no_letter();
    club.take(&nils.answers(&asked, "unsubscribe"));
    club.no_letter();
    assert_eq!(club.number(REFUSED), 1);
}

#[test]
fn somebody_who_is_asked_whether_to_join_can_want_no_more_email() {
    let mut club = Club::open();
    let mut nils = Correspondent::new("nils@players.test", Style::Top);
    let hello = nils.writes(&club.own.clone(), "Hello, what is this?");
    let [invited] = club.tell(&hello, [&nils]);
    let [asked] = club.tell(&nils.answers(&invited, "Please unsubscribe me!"), [&nils]);
    assert!(asked.says("get no more email from this club"), "{asked}");
    // The first email still asks whether to join.
    club.take(&nils.answers(&asked, "no"));
    club.no_letter();
    assert_eq!(club.number(REFUSED), 0);
    let [_] = club.tell(&nils.answers(&invited, "yes"), [&nils]);
    assert_eq!(club.texts("SELECT handle FROM players"), ["Nils"]);

    // A bare word is the no that was asked for.
    let mut mia = Correspondent::new("mia@players.test", Style::Top);
    let hello = mia.writes(&club.own.clone(), "Hello, what is this?");
    let [invited] = club.tell(&hello, [&mia]);
    club.take(&mia.answers(&invited, "stop"));
    club.no_letter();
    assert_eq!(club.number(REFUSED), 1);
}
