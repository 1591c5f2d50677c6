//! `taflpost demo`: it shows a whole game by real emails, and leaves nothing behind.

use tests::command::say;

#[test]
fn a_game_is_played_before_your_eyes() {
    let folder = tempfile::tempdir().expect("a folder");
    let club = folder.path().join("club");
    let said = say(&club, &["demo"]);
    for what in [
        "Bo types: join\n    Welcome to Demo, Bo!",
        "Alva writes to play@taflpost.localhost: join Alva",
        "Alva gets an email: [Tafl] Hnefatafl by email\n    Somebody, perhaps you, wrote to Demo",
        "Alva replies: challenge Bo stavanger attack strict",
        "Alva gets an email: [Tafl 1] Alva - Bo\n    It’s your turn (move 1). You’re playing the attackers.",
        "Alva replies: h11-h7",
        "Bo types: f3-a3 se opp",
        "Bo types: a3-a1",
        "The defenders win: the king escaped to the corner a1.",
        "Run `taflpost` to open one that stays.",
    ] {
        assert!(said.contains(what), "{what:?} is not in:\n{said}");
    }
    assert!(!said.contains("[exit"), "{said}");
    assert!(!club.exists(), "the demo plays in a folder of its own");
}
