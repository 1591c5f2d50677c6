//! Whole games by replying.

use std::collections::BTreeSet;

use tests::command::{play, say};
use tests::mail::{Club, Correspondent, Style};
use tests::reports::GAME;

#[test]
fn two_strangers_join_by_mail_and_play_a_whole_game_by_replying() {
    let mut club = Club::open();
    let mut alva = Correspondent::new("alva@players.test", Style::Top);
    let mut ylva = Correspondent::new("ylva@others.test", Style::Top);

    // The first person who writes gets one email, and nobody else gets any.
    club.take(&alva.writes(&club.own.clone(), "join Alva"));
    let [asked] = club.letters_to([&alva]);
    assert_eq!(club.number("SELECT count(*) FROM players"), 0);
    // No more of them that day, whatever else is written.
    for words in ["join Alva", "help", "join Birk", "hello, is there anybody?"] {
        club.take(&alva.writes(&club.own.clone(), words));
    }
    club.no_letter();
    let [welcome] = club.tell(&alva.answers(&asked, "yes"), [&alva]);
    assert!(welcome.header("From").is_some_and(|from| from.starts_with("Taflpost <")));
    let _ = club.welcome(&mut ylva, "Ylva");

    let challenge = alva.answers(&welcome, "challenge Ylva stavanger attack strict");
    let [sent, invited] = club.tell(&challenge, [&alva, &ylva]);
    let accept = ylva.answers(&invited, "accept");
    let [begun, first] = club.tell(&accept, [&ylva, &alva]);
    let mut ids: BTreeSet<String> =
        [&asked, &welcome, &sent, &invited].map(|letter| letter.id().to_owned()).into();
    let mut thread = vec![begun, first.clone()];
    let mut last = first;
    let mut kept = Vec::new();
    let styles = Style::ALL.into_iter().cycle();
    for ((number, ply), style) in (1..).zip(GAME).zip(styles) {
        let (mover, other) = match number % 2 {
            1 => (&mut alva, &mut ylva),
            _ => (&mut ylva, &mut alva),
        };
        assert_eq!(last.to(), mover.address);
        let is_over = number == GAME.len();
        let [answer, notice] = club.tell(&mover.answers_in(&last, ply, style), [&*mover, &*other]);
        if is_over {
            assert!(answer.says("The defenders win"), "{answer}");
            assert!(notice.says("The defenders win"), "{notice}");
        } else {
            let turn = format!("It’s your turn (move {})", number + 1);
            assert!(notice.text.starts_with(&turn), "{notice}");
            assert!(notice.says("You have "), "{notice}");
        }
        assert_eq!(answer.header("Auto-Submitted"), Some("auto-replied"));
        // Each comes from the opponent.
        let names = if number % 2 == 1 { ["Ylva", "Alva"] } else { ["Alva", "Ylva"] };
        for (letter, opponent) in [&answer, &notice].into_iter().zip(names) {
            let from = letter.header("From").expect("a sender");
            assert!(from.contains(&format!("{opponent} (Taflpost)")), "{from}");
        }
        // Both are shown the same chain, and it belongs to that ply.
        assert_eq!(answer.chains(), notice.chains(), "{answer}\n{notice}");
        let [("1", ply, chain)] = notice.chains()[..] else { panic!("{notice}") };
        assert_eq!(ply, number.to_string());
        kept.push(chain.to_owned());
        last = notice.clone();
        thread.extend([answer, notice]);
    }
    // The record has one word for it, whatever the leaflet calls it.
    assert_eq!(club.plies(1), GAME.map(|ply| ply.replace("se opp", "raichi")));

    let root = thread[1].header("References").expect("a thread").to_owned();
    for letter in &thread {
        assert_eq!(letter.subject(), "[Tafl 1] Alva - Ylva", "{letter}");
        let references = letter.header("References").expect("a thread");
        assert!(references.starts_with(&root), "{references}");
        let parent = letter.header("In-Reply-To").expect("a thread");
        assert!(references.ends_with(parent), "{parent} in {references}");
        assert!(ids.insert(letter.id().to_owned()), "{} twice", letter.id());
        assert!(letter.parts.starts_with(&["text/plain".into(), "text/html".into()]), "{letter}");
    }

    club.stop();
    let verified = say(&club.folder, &["verify", "--all"]);
    assert!(!verified.contains("[exit"), "{verified}");
    for (number, chain) in (1..).zip(&kept) {
        let found = say(&club.folder, &["verify", "--head", "1", chain]);
        assert!(found.contains(&format!("{chain} is here, at ply {number}: ")), "{found}");
    }
    assert_eq!(club.complaints(), "");
}

#[test]
fn one_plays_by_mail_and_the_other_at_the_terminal() {
    let mut club = Club::open();
    let mut alva = Correspondent::new("alva@players.test", Style::Block);
    let welcome = club.welcome(&mut alva, "Alva");
    let said = play(&club.folder, "Bodil", "join\n");
    assert!(said.starts_with("Welcome to Taflpost, Bodil!"), "{said}");
    let challenge = alva.answers(&welcome, "challenge Bodil brandubh attack");
    let [_] = club.tell(&challenge, [&alva]);
    let said = play(&club.folder, "Bodil", "accept\n");
    assert!(said.contains("The game begins."), "{said}");
    let [begins] = club.letters_to([&alva]);
    let [moved] = club.tell(&alva.answers(&begins, "d1-c1"), [&alva]);
    assert!(moved.says("It’s Bodil’s turn"), "{moved}");
    let said = play(&club.folder, "Bodil", "d3-c3\n");
    assert!(said.contains("Move 1: The attackers moved d1-c1."), "{said}");
    let [notice] = club.letters_to([&alva]);
    assert!(notice.says("Move 2: The defenders moved d3-c3."), "{notice}");
    // What waits for one reader at the same time goes out in one email.
    play(&club.folder, "Bodil", "say Well met.\n");
    let [message] = club.letters_to([&alva]);
    assert!(message.says("Well met."), "{message}");
    assert_eq!(club.plies(1), ["d1-c1", "d3-c3"]);
}
