//! What organisers do in a server: a command of its own, for which managing the server isn't
//! enough. What they are shown is for nobody else's eyes.

use expect_test::expect_file;
use tests::command::say;

use crate::discord::decided::begin;
use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

#[test]
fn organisers_decide_in_a_server_and_its_managers_do_not() {
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
    let _ = say(file.parent().expect("the club's folder"), &["host", "--yes", "appoint", "Nora"]);
    let help = nora.says(games, "/organise", &[]);
    assert!(help.ephemeral && help.text().contains("organisiere sperre"), "{}", help.text());
    let asked = script.says(&nora, games, "/organise", &close);
    assert!(asked.ephemeral, "{}", asked.text());
    // Giving a server to somebody doesn't give them the club.
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

/// What somebody writes to the organisers comes to them with a button that answers it.
#[test]
fn players_write_to_the_organisers_and_are_answered() {
    let hall = Hall::open();
    let (server, games) = server(&hall.discord);
    server.opens_commands();
    let nora = hall.player(games, "nora", "de");
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "en-GB");
    let people = [(&nora, "nora"), (&alva, "alva"), (&bo, "bo")];
    let mut script = Script::new(&hall.discord, &people);
    let file = hall.club.file();
    let folder = file.parent().expect("the club's folder");
    let _ = say(folder, &["host", "--yes", "appoint", "Nora"]);
    let to_nora = hall.discord.dm(&nora);
    script.reads("nora reads", to_nora);

    let given = [("text", "Is there tea?")];
    let sent = script.says(&alva, games, "/club report", &given);
    assert!(sent.ephemeral && sent.text().contains("if they answer"), "{}", sent.text());
    let letter = script.reads("nora reads", to_nora);
    let form = nora.presses(&letter, "write:organise answer 1").modal().clone();
    let answered = nora.submits(&form, &[("text", "Yes, at five.")]);
    assert!(answered.text().contains("Yes, at five."), "{}", answered.text());
    script.reads("alva reads", hall.discord.dm(&alva));
    // Somebody who is told that there is something can't be the one it is about.
    let given = [("text", "He drank all of it"), ("name", "Bo")];
    let sent = script.says(&alva, games, "/club report", &given);
    assert!(sent.text().contains("isn’t told"), "{}", sent.text());
    script.reads("nora reads", to_nora);
    let given = [("act", "answer 2 Wir sprechen mit ihm.")];
    script.says(&nora, games, "/organise", &given);
    script.reads("alva reads", hall.discord.dm(&alva));
    assert_eq!(hall.club.number("SELECT count(*) FROM reports WHERE answered_at IS NULL"), 0);

    // Somebody who is suspended is shown where to write.
    let _ = say(folder, &["host", "--yes", "suspend", "Bo", "permanently", "tea"]);
    let refused = script.says(&bo, games, "/tafl seek", &[]);
    let form = bo.presses(refused.message(), "write:organisers").modal().clone();
    let appeal = bo.submits(&form, &[("text", "It was only one cup!")]);
    assert!(appeal.text().contains("if they answer"), "{}", appeal.text());
    script.reads("nora reads", to_nora);
    expect_file!["golden/letters.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}
