//! Games from elsewhere in Discord: found by options, looked at, and nobody is mentioned by a name in
//! them.

use std::fs;

use expect_test::expect_file;
use tests::command::say;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

/// Records, one with words that would do something in Discord.
const RECORDS: &str = "\
Taflpost record 1
Ruleset: fetlar 1
Attackers: Alva
Defenders: Roderich
Event: Fetlar Open
Date: 2011.08.06
Announcements: strict
Result: attackers win by resignation

1. a8-e8
2. d6-d8xe8

Taflpost record 1
Ruleset: fetlar 1
Attackers: @everyone <@1>
Defenders: **[x](https://example.org)**
Announcements: strict
Result: draw

1. d1-d3
";

#[test]
fn games_from_elsewhere_are_found_and_shown() {
    let mut hall = Hall::open();
    hall.club.stop();
    let folder = hall.club.folder.clone();
    let file = folder.join("elsewhere.txt");
    fs::write(&file, RECORDS).expect("a file");
    let said = say(&folder, &["games", "import", &file.display().to_string()]);
    assert!(said.contains("kept           2\n"), "{said}");
    hall.club.start();
    hall.discord.awaits_bot();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva")]);
    script.orders(&alva, games, "archive");
    let by = [
        ("name", "roderich"),
        ("against", "Alva"),
        ("rules", "fetlar"),
        ("result", "lost"),
        ("ending", "resignation"),
        ("since", "2011"),
        ("until", "2011"),
    ];
    script.says(&alva, games, "/tafl games", &by);
    script.says(&alva, games, "/tafl games", &[("result", "drawn"), ("page", "1")]);
    script.says(&alva, games, "/tafl games", &[("number", "1")]);
    script.says(&alva, games, "/tafl games", &[("number", "2")]);
    script.says(&alva, games, "/tafl games", &[("number", "3")]);
    script.orders(&alva, games, "archive 1 replay");
    script.orders(&alva, games, "archive 1 record");
    expect_file!["golden/archive.txt"].assert_eq(script.text());
    hall.complained(&[]);
}
