//! A game as a picture and as a moving one, by command and by what is typed into the box.

use std::io::Cursor;

use expect_test::expect_file;
use tests::discord::Message;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

/// How many pictures a GIF has.
fn frames(bytes: &[u8]) -> usize {
    let mut reader = gif::DecodeOptions::new().read_info(Cursor::new(bytes)).expect("a GIF");
    let mut count = 0;
    while reader.read_next_frame().expect("a picture").is_some() {
        count += 1;
    }
    count
}

#[test]
fn a_picture_and_a_replay_are_for_those_who_may_see_the_game() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cleo = hall.player(games, "cleo", "en-GB");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cleo, "cleo")];
    let mut script = Script::new(&hall.discord, &people);
    let given = [("player", "bo"), ("rules", "brandubh"), ("side", "attack"), ("terms", "private")];
    let _ = alva.says(games, "/tafl challenge", &given);
    let _ = bo.says(games, "/tafl accept", &[]);
    let _ = alva.says(games, "/tafl move", &[("move", "d1-c1")]);
    let _ = bo.says(games, "/tafl move", &[("move", "d3-a3")]);

    let now = script.orders(&alva, games, "picture");
    let then = script.orders(&alva, games, "1: picture after 1");
    assert_ne!(now.message().attachments[0].bytes, then.message().attachments[0].bytes);
    let board = script.says(&alva, games, "/tafl board", &[("after", "1"), ("form", "text")]);
    assert!(board.message().attachments.is_empty());
    let board = script.says(&bo, games, "/tafl board", &[]);
    let offered = script.presses(&bo, board.message(), "more:");
    let replay = script.selects(&bo, offered.message(), "chosen:", "Die Partie als Film ansehen");
    let [file] = replay.message().attachments.as_slice() else { panic!("{}", replay.text()) };
    assert_eq!((file.filename.as_str(), frames(&file.bytes)), ("tafl-1.gif", 3));

    // Typed, each below its own text.
    let open = alva.says(games, "/tafl order", &[]);
    let typed = alva.submits(open.modal(), &[("text", "picture after 1\ngif\npicture")]);
    let below = hall.discord.wait_for("the last picture", |world| {
        let own = |one: &Message| one.ephemeral_for == Some(alva.id());
        let after = |one: &Message| own(one) && one.id > typed.message().id;
        let more: Vec<Message> = world.messages(games).into_iter().filter(after).collect();
        (more.len() == 2).then_some(more)
    });
    let all = std::iter::once(typed.message()).chain(&below);
    let names: Vec<&str> =
        all.flat_map(|one| &one.attachments).map(|file| file.filename.as_str()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    assert_eq!(names[..2], ["game-1-ply-1.png", "tafl-1.gif"]);
    assert!(names[2].starts_with("game-1-ply-2-"), "the chain goes with it: {}", names[2]);

    for order in ["1: picture", "1: picture after 1", "1: replay"] {
        let refused = script.orders(&cleo, games, order);
        assert!(refused.message().attachments.is_empty(), "{}", refused.text());
    }
    // What is asked for is for the asker alone.
    let open = |one: &Message| one.ephemeral_for.is_none();
    let shown = hall.discord.messages(games).into_iter().filter(open);
    assert_eq!(shown.flat_map(|one| one.attachments).count(), 0, "the game is private");
    expect_file!["golden/pictures.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
