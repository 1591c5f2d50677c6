//! What a finished game was worth comes to each of its players in Discord, with its picture.

use expect_test::expect_file;
use tests::mail::until;
use tests::reports::GAME;

use crate::script::Script;
use crate::table::{Hall, server};

#[test]
fn each_player_is_told_what_the_game_was_worth() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cai = hall.player(games, "cai", "no");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo"), (&cai, "cai")]);
    for (number, other) in [(1, &bo), (2, &cai)] {
        let name = if number == 1 { "bo" } else { "cai" };
        let line = format!("challenge {name} stavanger attack strict");
        let _ = alva.orders(games, &line);
        let _ = other.orders(games, &format!("accept {number}"));
        for (ply, mover) in GAME.iter().zip([&alva, other].into_iter().cycle()) {
            let _ = mover.orders(games, &format!("{number}: {ply}"));
        }
        hall.all_is_told();
    }
    script.says(&cai, games, "/club settings", &[("reports", "off")]);
    hall.club.review();
    hall.all_is_told();
    // A game's own place shows what is for everybody; a report is for its players.
    for (user, name) in [(&alva, "Alva"), (&bo, "Bo")] {
        let place = hall.discord.dm(user);
        let told = until("the report", || hall.discord.messages(place).last().cloned());
        assert_eq!(told.attachments.len(), 1, "{}", told.text());
        script.reads(&format!("To {name} alone"), place);
    }
    assert!(hall.discord.messages(hall.discord.dm(&cai)).is_empty());
    expect_file!["golden/report.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
