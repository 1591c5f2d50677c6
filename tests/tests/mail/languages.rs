//! Each in their own language.

use std::io::{Read, Write};
use std::net::TcpStream;

use tests::command::play;
use tests::mail::{Club, Correspondent, Style};

/// A club that speaks Norwegian to people it does not know.
fn norwegian() -> Club {
    let ports = "[mail]\nlisten = \"127.0.0.1:0\"\n\n[web]\nlisten = \"127.0.0.1:0\"\n";
    let configuration = format!("[club]\nlanguage = \"nb\"\n\n{ports}");
    Club::configured(&configuration, "play@taflpost.localhost")
}

#[test]
fn a_norwegian_and_a_german_play_each_in_his_own_language() {
    let mut club = Club::open();
    let mut nils = Correspondent::new("nils@players.test", Style::Top);
    let mut uwe = Correspondent::new("uwe@others.test", Style::Block);
    // The words that people write show their language.
    let own = club.own.clone();
    let [asked] = club.tell(&nils.writes(&own, "bli med Nils"), [&nils]);
    assert!(asked.marked().any(|line| line.starts_with("bli med Nils")), "{asked}");
    let [welcome] = club.tell(&nils.answers(&asked, "ja"), [&nils]);
    assert!(welcome.says("Velkommen til Taflpost, Nils!"), "{welcome}");
    let [asked] = club.tell(&uwe.writes(&own, "beitreten Uwe"), [&uwe]);
    assert!(asked.marked().any(|line| line.starts_with("beitreten Uwe")), "{asked}");
    let [willkommen] = club.tell(&uwe.answers(&asked, "ja"), [&uwe]);
    assert!(willkommen.says("Willkommen bei Taflpost, Uwe!"), "{willkommen}");

    let challenge = nils.answers(&welcome, "utfordre Uwe brandubh angriper");
    let [sent, invited] = club.tell(&challenge, [&nils, &uwe]);
    assert!(sent.says("Utfordring"), "{sent}");
    assert!(invited.says("Einladung"), "{invited}");
    let [begun, begins] = club.tell(&uwe.answers(&invited, "annehmen"), [&uwe, &nils]);
    assert!(begun.says("Partie 1"), "{begun}");
    // The thread is one, whatever the language.
    assert_eq!(begun.subject(), begins.subject());
    let [told, notice] = club.tell(&nils.answers(&begins, "d1-c1"), [&nils, &uwe]);
    assert!(told.says("Angriperne"), "{told}");
    assert!(notice.says("Du bist am Zug"), "{notice}");
    let asked = uwe.answers(&notice, "Wo darf ich hin?\nZüge");
    let [moves] = club.tell(&asked, [&uwe]);
    assert!(moves.says("d1-c1"), "{moves}");
    let [_, notice] =
        club.tell(&uwe.answers(&moves, "Ich ziehe d3-c3.\n\nViele Grüße\nUwe"), [&uwe, &nils]);
    assert!(notice.says("Forsvarerne"), "{notice}");
    let [spurt] = club.tell(&nils.answers(&notice, "gi opp"), [&nils]);
    assert!(spurt.marked().any(|line| line.starts_with("ja")), "{spurt}");
    let [_, ende] = club.tell(&nils.answers(&spurt, "ja"), [&nils, &uwe]);
    assert!(ende.says("aufgegeben") || ende.says("gewinnen"), "{ende}");
    assert_eq!(club.plies(1), ["d1-c1", "d3-c3"]);
}

#[test]
fn in_all_five_languages_a_stranger_joins_and_is_answered_in_his_own() {
    let mut club = Club::open();
    let own = club.own.clone();
    for (name, join, yes, welcome) in [
        ("Anna", "join", "yes", "Welcome to Taflpost, Anna!"),
        ("Berit", "bli med", "ja", "Velkommen til Taflpost, Berit!"),
        ("Dorte", "deltag", "ja", "Velkommen til Taflpost, Dorte!"),
        ("Karin", "beitreten", "ja", "Willkommen bei Taflpost, Karin!"),
        ("Rosa", "unirse", "sí", "Rosa"),
    ] {
        let address = format!("{}@players.test", name.to_lowercase());
        let mut stranger = Correspondent::new(&address, Style::Bottom);
        let [asked] = club.tell(&stranger.writes(&own, &format!("{join} {name}")), [&stranger]);
        let [told] = club.tell(&stranger.answers(&asked, yes), [&stranger]);
        assert!(told.says(welcome), "{name}: {told}");
    }
    let languages = club.texts("SELECT language FROM players ORDER BY id");
    assert_eq!(languages, ["en", "nb", "da", "de", "es"]);
}

/// A person whose words show no language is addressed in the club's, and stays with it as a player.
#[test]
fn a_stranger_of_no_language_is_spoken_to_in_the_clubs() {
    let mut club = norwegian();
    let own = club.own.clone();
    let mut luc = Correspondent::new("luc@players.test", Style::Top);
    let [asked] = club.tell(&luc.writes(&own, "Bonjour ! Peut-on jouer ici ?"), [&luc]);
    assert!(asked.says("Noen, kanskje du, har skrevet til "), "{asked}");
    let [welcome] = club.tell(&luc.answers(&asked, "ja"), [&luc]);
    assert!(welcome.says("Partiet begynner"), "{welcome}");
    // A person whose words do show one is addressed in it.
    let mut uwe = Correspondent::new("uwe@others.test", Style::Block);
    let [asked] = club.tell(&uwe.writes(&own, "beitreten Uwe"), [&uwe]);
    let [willkommen] = club.tell(&uwe.answers(&asked, "ja"), [&uwe]);
    assert!(willkommen.says("Willkommen bei Taflpost, Uwe!"), "{willkommen}");
    let spoken = "SELECT language FROM players WHERE handle NOT LIKE 'House-%' ORDER BY id";
    assert_eq!(club.texts(spoken), ["nb", "de"]);
}

#[test]
fn at_the_terminal_and_on_a_page_a_stranger_reads_the_clubs_language() {
    let club = norwegian();
    let said = play(&club.folder, "Kari", "d1-d4\n");
    assert!(said.contains("Du er ikke spiller her ennå, Kari"), "{said}");
    let said = play(&club.folder, "Kari", "xyzzy\n");
    assert!(said.contains("hjelp"), "{said}");
    let said = play(&club.folder, "Otto", "rules skalk\nbeitreten\nd1-d4\n");
    assert!(said.contains("Willkommen bei Taflpost, Otto!"), "{said}");
    let mut stream = TcpStream::connect(club.pages()).expect("the pages");
    write!(stream, "GET /u/gone HTTP/1.1\r\nHost: tafl.test\r\nConnection: close\r\n\r\n")
        .expect("a socket");
    let mut page = String::new();
    stream.read_to_string(&mut page).expect("an answer");
    assert!(page.contains("enken er for gammel") && page.contains("lang=\"nb\""), "{page}");
}

#[test]
fn a_stranger_is_answered_in_the_language_of_their_words() {
    let mut club = Club::open();
    let own = club.own.clone();
    for (number, (words, asked)) in [
        ("Hello, I would like to play hnefatafl with you.", "Somebody"),
        ("Guten Tag, ich würde gern bei Ihnen mitspielen.", "Jemand"),
        ("Moin! Spielt hier jemand?", "Jemand"),
        ("Hei! Jeg har lyst til å lære dette spillet.", "Noen"),
        ("Er det noen som vil spille mot meg?", "Noen"),
        ("Hej, må jeg være med i jeres klub?", "Nogen"),
        ("Er der nogen, der vil spille mod mig?", "Nogen"),
        ("Hola, me gustaría jugar con ustedes.", "Alguien"),
        ("¿Cómo puedo unirme al club?", "Alguien"),
        // Nobody here speaks French.
        ("Bonjour, je voudrais jouer avec vous.", "Somebody"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut stranger =
            Correspondent::new(&format!("stranger{number}@d{number}.test"), Style::Top);
        let [told] = club.tell(&stranger.writes(&own, words), [&stranger]);
        assert!(told.says(asked), "{words}: {told}");
    }
}

/// A player who writes in another language is offered it, and decides.
#[test]
fn after_two_commands_in_another_language_the_answer_says_how_to_switch() {
    let mut club = Club::open();
    let own = club.own.clone();
    let mut uwe = Correspondent::new("uwe@others.test", Style::Top);
    let [asked] = club.tell(&uwe.writes(&own, "join Uwe"), [&uwe]);
    let [welcome] = club.tell(&uwe.answers(&asked, "yes"), [&uwe]);
    let switch = |letter: &tests::mail::Letter| {
        letter.marked().find(|line| line.contains("Deutsch")).map(str::to_owned)
    };
    let [first] = club.tell(&uwe.answers(&welcome, "regeln brandubh"), [&uwe]);
    assert_eq!(switch(&first), None, "{first}");
    // A word that is English, too, is none of another language.
    let [between] = club.tell(&uwe.answers(&first, "rulesets"), [&uwe]);
    assert_eq!(switch(&between), None, "{between}");
    let [one] = club.tell(&uwe.answers(&between, "einladungen"), [&uwe]);
    assert_eq!(switch(&one), None, "{one}");
    let [two] = club.tell(&uwe.answers(&one, "Ich möchte gern wissen, wer hier spielt."), [&uwe]);
    let line = switch(&two).unwrap_or_else(|| panic!("nothing to switch: {two}"));
    assert!(line.starts_with("settings language de  "), "{line}");
    // It is no question: what else waits for an answer stays.
    assert!(!two.marked().any(|line| line.starts_with("yes")), "{two}");
    let typed = line.trim_end_matches("Antworten auf Deutsch bekommen").trim().to_owned();
    let [switched] = club.tell(&uwe.answers(&two, &typed), [&uwe]);
    assert!(switched.says("Sprache"), "{switched}");
    let [after] = club.tell(&uwe.answers(&switched, "partien"), [&uwe]);
    assert_eq!(switch(&after), None, "{after}");
}
