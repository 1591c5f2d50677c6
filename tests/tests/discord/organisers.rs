//! What organisers do in a server: a command of its own, for which managing the server isn't
//! enough. What they are shown is for nobody else's eyes.

use expect_test::expect_file;
use tests::command::say;

use crate::decided::begin;
use crate::script::Script;
use crate::table::{Hall, server};

#[test]
fn organisers_decide_in_a_server_and_whoever_manages_it_does_not() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    let nora = hall.player(games, "nora", "de");
    let gro = hall.player(games, "gro", "en-GB");
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let people = [(&nora, "nora"), (&gro, "gro"), (&alva, "alva"), (&bo, "bo")];
    let mut script = Script::new(&hall.discord, &people);
    begin((&alva, &bo), "1", games, "private");
    server.rules(&gro);
    let close = [("act", "close 1 Bo has moved away")];
    let refused = script.says(&gro, games, "/organise", &close);
    assert!(refused.ephemeral, "{}", refused.text());

    // Those who manage the server let everybody find the command, and the club decides.
    server.opens_commands();
    let bold = bo.says(games, "/organise", &[("act", "yes close 1 Alva has moved away")]);
    assert!(bold.ephemeral && bold.text().contains("organisers"), "{}", bold.text());
    let file = hall.club.file();
    let _ = say(file.parent().expect("the club's folder"), &["host", "appoint", "Nora"]);
    let help = nora.says(games, "/organise", &[]);
    assert!(help.ephemeral && help.text().contains("organisiere sperre"), "{}", help.text());
    let asked = script.says(&nora, games, "/organise", &close);
    assert!(asked.ephemeral, "{}", asked.text());
    // Whoever has given a server to somebody hasn't given them the club.
    let foreign = gro.says(games, "/organise", &[("act", "yes close 1 Bo has moved away")]);
    assert!(foreign.text().contains("organisers"), "{}", foreign.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM games WHERE ended_at IS NULL"), 1);
    let done = script.presses(&nora, asked.message(), "yes");
    assert!(done.ephemeral, "{}", done.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM games WHERE ended_at IS NULL"), 0);
    let mention = format!("suspend <@{}> 3 days spam", bo.id());
    let asked = nora.says(games, "/organise", &[("act", &mention)]);
    assert!(asked.text().contains("Bo für 3 Tage ausschließen?"), "{}", asked.text());
    expect_file!["golden/organisers.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
