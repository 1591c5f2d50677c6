//! A tournament in a server: entered, looked at and left by commands and buttons; its crosstable
//! comes as text and as a picture.

use chrono::{TimeDelta, Utc};
use expect_test::expect_file;
use tests::command::say;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

#[test]
fn a_tournament_is_entered_and_left_by_buttons() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cai = hall.player(games, "cai", "no");
    let eli = hall.player(games, "eli", "es-ES");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cai, "cai"), (&eli, "eli")];
    let mut script = Script::new(&hall.discord, &people);
    let folder = hall.club.file();
    let folder = folder.parent().expect("the club's folder");
    let host = |words: &[&str]| say(folder, &[&["host", "tournament"], words].concat());

    // A player who follows the ruleset is told of its tournaments.
    let _ = bo.orders(games, "follow skalk");
    script.says(&alva, games, "/ladder tournament", &[]);
    let starts = (Utc::now() + TimeDelta::days(30)).format("%Y-%m-%d").to_string();
    let opened = host(&["open", "Winter cup", "skalk", &starts]);
    assert!(opened.contains("Tournament 1, Winter cup, is open for entries."), "{opened}");
    // Awaited here: once somebody has entered or it has begun, its opening is no news any more.
    script.reads("To Bo alone", hall.discord.dm(&bo));
    script.completes(&alva, games, "/ladder tournament", &[("number", "")], "number");
    let open = script.says(&alva, games, "/ladder tournament", &[("number", "1")]);
    let entered = script.presses(&alva, open.message(), "tournament join 1");
    script.presses(&alva, entered.message(), "tournament leave 1");
    for user in [&alva, &bo, &cai, &eli] {
        let open = user.says(games, "/ladder tournament", &[("number", "1")]);
        user.presses(open.message(), "tournament join 1");
    }
    let started = host(&["start", "1"]);
    assert!(started.contains("Tournament 1, Winter cup, has started."), "{started}");
    script.reads("To Bo alone", hall.discord.dm(&bo));
    // Once it has begun, leaving needs a confirmation; the games of a player who leaves end.
    let table = script.says(&bo, games, "/ladder tournament", &[("number", "1")]);
    let asked = script.presses(&bo, table.message(), "tournament leave 1");
    script.presses(&bo, asked.message(), "yes:");
    script.says(&cai, games, "/ladder tournament", &[("number", "1")]);
    expect_file!["golden/tournament.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
