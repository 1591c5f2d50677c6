//! A challenge that is put together by choosing, from everywhere where somebody looks for it, and
//! the commands among which they look.

use expect_test::expect_file;
use serde_json::{Value, json};
use tests::discord::{Message, Reply, User};
use tests::mail::until;

use crate::discord::script::Script;
use crate::discord::table::{Hall, server};

#[test]
fn a_challenge_is_put_together_by_choosing() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let cai = hall.player(games, "cai", "no");
    let people = [(&alva, "alva"), (&bo, "bo"), (&cai, "cai")];
    let mut script = Script::new(&hall.discord, &people);

    // Everything has a value; she changes one, and sends it.
    let draft = script.says(&alva, games, "/play", &[("player", "bo")]);
    let draft = script.selects(&alva, draft.message(), "play:side", "attack");
    script.presses(&alva, draft.message(), "play:send");
    let invitation = script.reads("In the channel", games);
    // He wants other terms, and then takes hers back.
    let counter = script.presses(&bo, &invitation, "play:show");
    let counter = script.selects(&bo, counter.message(), "play:clock", "3d/ply");
    script.presses(&bo, counter.message(), "play:send");
    let offered = script.reads("In the channel", games);
    script.presses(&alva, &offered, "accept");
    script.reads("In the channel", games);
    // What is played here is what the next one begins with, in everybody's own language.
    hall.club.change("UPDATE game_venues SET thread = NULL");
    script.says(&cai, games, "/play", &[("rules", "skalk"), ("clock", "5 dager")]);
    let draft = script.opens_menu(&cai, games, &alva, "Utfordre");
    script.presses(&cai, draft.message(), "play:send");
    script.reads("In the channel", games);
    // What is too long to be kept beside the rest is chosen instead, and nothing is sent before.
    let long = "14 days, and one more day for each move, up to 21 days";
    for to in [("player", "bo"), ("name", "Alva")] {
        script.says(&cai, games, "/play", &[to, ("clock", long)]);
    }
    script.says(&bo, games, "/play", &[("name", &"é".repeat(80))]);
    script.is_quiet(games);
    script.completes(&bo, games, "/play", &[("rules", "üb")], "rules");
    script.completes(&bo, games, "/play", &[("clock", "")], "clock");
    expect_file!["golden/play.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// Nobody has to know words: what can be agreed is offered, one term after the other, and spans of
/// time are understood as people say them.
#[test]
fn terms_are_offered_and_understood_as_people_say_them() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let offered = |by: &User, typed: &str| {
        let offered = by.completes(games, "/tafl seek", &[("terms", typed)], "terms");
        assert!(offered.iter().all(|(name, _)| name.chars().count() <= 100), "{offered:?}");
        offered
    };
    let values = |by: &User, typed: &str| -> Vec<String> {
        offered(by, typed).into_iter().map(|(_, value)| value).collect()
    };
    let all = "rated private weekend night=22-07 no-vacation claim remind auto hun";
    assert_eq!(values(&alva, ""), all.split(' ').collect::<Vec<_>>());
    // What is far too long isn't read at all.
    assert!(offered(&alva, &"q ".repeat(2_000)).is_empty());
    assert!(offered(&bo, "")[1].0.starts_with("Privat: "), "{:?}", offered(&bo, ""));
    assert_eq!(values(&alva, "watch"), ["private"]);
    // What was chosen is kept, and what contradicts it isn't offered.
    assert_eq!(values(&alva, "private vac"), ["no-vacation private"]);
    assert_eq!(values(&bo, "privat ohne"), ["no-vacation private"]);
    assert_eq!(values(&alva, "remind")[0], "remind");
    assert!(!values(&alva, "remind").iter().any(|value| value.contains("auto")));
    let sought = [("rules", "brandubh"), ("clock", "5 days"), ("terms", "weekends off, private")];
    let sought = alva.says(games, "/tafl seek", &sought);
    assert!(sought.text().contains("5 days per move"), "{}", sought.text());
    assert!(sought.text().contains("paused on Saturdays"), "{}", sought.text());
    assert!(sought.text().contains("nobody else can watch"), "{}", sought.text());
    let offered = bo.completes(games, "/play", &[("clock", "5 Tage pro Zug")], "clock");
    assert_eq!(offered, [("5 Tage pro Zug".to_owned(), "5d/ply".to_owned())]);
    let draft = bo.says(games, "/play", &[("clock", "eine Woche")]);
    let sent = bo.presses(draft.message(), "play:send");
    assert!(sent.text().contains("7 Tage für jeden Zug"), "{}", sent.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// A name is a name, whatever it looks like: it neither shows that somebody is in the server nor
/// answers a challenge.
#[test]
fn a_name_that_is_typed_is_no_more_than_a_name() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let (_other, elsewhere) = server(&hall.discord);
    let [alva, bo] = ["alva", "bo"].map(|name| hall.player(games, name, "en-GB"));
    let zed = hall.player(elsewhere, "zed", "de");
    let sends = |draft: &Reply| alva.presses(draft.message(), "play:send").text();
    // A challenge that she could answer.
    let draft = bo.says(games, "/play", &[("player", "alva")]);
    let _ = bo.presses(draft.message(), "play:send");
    let posted = until("the challenge", || {
        let posts = hall.discord.messages(games);
        let mut posts = posts.into_iter().filter(|post| post.ephemeral_for.is_none());
        posts.next_back().filter(|post| post.content.contains(&alva.mention()))
    });
    assert!(posted.text().contains("Bo utfordrer deg"), "{}", posted.text());
    let said = sends(&alva.says(games, "/play", &[("name", "#1")]));
    assert!(said.contains("Nobody"), "{said}");
    for name in [format!("{}!", zed.id()), format!("@{}!", zed.id())] {
        let said = sends(&alva.says(games, "/play", &[("name", &name)]));
        assert!(said.contains("Zed") || said.contains("Nobody"), "{said}");
    }
    let told = until("Zed to be told", || {
        let told = hall.discord.dm_messages(&zed);
        told.into_iter().find(|message| message.content.contains("Alva"))
    });
    assert!(told.text().contains("Brandubh"), "{}", told.text());
    let posts = hall.discord.messages(games).into_iter();
    let named: Vec<Message> = posts
        .filter(|post| post.ephemeral_for.is_none() && post.content.contains(&zed.mention()))
        .collect();
    assert!(named.is_empty(), "{named:?}");
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn what_cannot_be_sent_can_be_changed_and_sent() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let _bo = hall.player(games, "bo", "en-GB");
    let sends = |draft: &Reply| alva.presses(draft.message(), "play:send");
    let is_sent = |reply: &Reply| reply.text().contains("has been sent to Bo");
    // What is only played as a match offers nothing else, whatever was chosen before.
    let given = [("player", "bo"), ("side", "attack"), ("rules", "kopenhagen")];
    let draft = alva.says(games, "/play", &given);
    let sides = |draft: &Reply| {
        let lists = draft.message().selects();
        let sides = lists.into_iter().find(|list| list.custom_id.starts_with("play:side"));
        let sides = sides.expect("the sides").options.into_iter();
        sides.map(|side| (side.label, side.chosen)).collect::<Vec<_>>()
    };
    let only = [("A match: two games, sides swapped".to_owned(), true)];
    assert_eq!(sides(&draft), only);
    let other = alva.selects(draft.message(), "play:rules", "brandubh");
    assert_eq!(sides(&other).len(), 4);
    let again = alva.selects(other.message(), "play:side", "attack");
    let again = alva.selects(again.message(), "play:rules", "kopenhagen");
    assert_eq!(sides(&again), only);
    let sent = sends(&again);
    assert!(is_sent(&sent), "{}", sent.text());
    // What is refused is still there, with the reason above it.
    let draft = alva.says(games, "/play", &[("player", "bo"), ("clock", "soonish")]);
    let refused = sends(&draft);
    assert!(refused.text().contains("soonish") && !is_sent(&refused), "{}", refused.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM invitations"), 1);
    let mended = alva.selects(refused.message(), "play:clock", "3d/ply");
    let sent = sends(&mended);
    assert!(is_sent(&sent), "{}", sent.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// Somebody who is asked for by name is offered, and is one person.
/// The bot itself is the house, as with other bots that play.
#[test]
fn who_chooses_the_bot_plays_the_house() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bot = hall.discord.bot().to_string();
    let draft = alva.says(games, "/play", &[("player", &bot)]);
    assert!(draft.text().contains("the house, level 1"), "{}", draft.text());
    let given = [("player", bot.as_str()), ("rules", "brandubh"), ("side", "attack")];
    let begun = alva.says(games, "/tafl challenge", &given);
    assert!(begun.text().contains("game begins"), "{}", begun.text());
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn names_are_offered_and_not_mixed_with_people() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let _bo = hall.player(games, "bo", "en-GB");
    let cai = hall.discord.user("cai", "en-GB");
    let bo = [("Bo".to_owned(), "Bo".to_owned())];
    for command in ["/play", "/tafl challenge", "/club block"] {
        assert_eq!(alva.completes(games, command, &[("name", "b")], "name"), bo, "{command}");
    }
    // Nobody challenges themselves, and strangers see who plays here, too.
    let offered = alva.completes(games, "/play", &[("name", "")], "name");
    let level = |level| (format!("The house, level {level}"), format!("house-{level}"));
    let levels: Vec<_> = (1..=5).map(level).collect();
    assert_eq!(offered, [&bo[..], &levels].concat());
    // Whatever the house is called by.
    for typed in ["comp", "bot", "engine", "the house", "level 3"] {
        let offered = alva.completes(games, "/play", &[("name", typed)], "name");
        let all = if typed == "level 3" { &levels[2..3] } else { &levels[..] };
        assert_eq!(offered, all, "{typed}");
    }
    assert_eq!(cai.completes(games, "/play", &[("name", "b")], "name"), bo);
    let both = [("player", "cai"), ("name", "Bo")];
    let refused = alva.says(games, "/play", &both);
    assert!(refused.text().contains("just one of the two"), "{}", refused.text());
    let refused = alva.says(games, "/club block", &both);
    assert!(refused.text().contains("just one of the two"), "{}", refused.text());
    assert_eq!(hall.club.number("SELECT count(*) FROM blocks"), 0);
    hall.complained(&[]);
    hall.discord.finish();
}

#[test]
fn help_fits_a_screen_and_leads_on() {
    let hall = Hall::open();
    let (_server, games) = server(&hall.discord);
    let alva = hall.player(games, "alva", "en-GB");
    let bo = hall.player(games, "bo", "de");
    let mut script = Script::new(&hall.discord, &[(&alva, "alva"), (&bo, "bo")]);
    let help = script.says(&alva, games, "/help", &[]);
    assert!(help.message().content.lines().count() <= 12, "{}", help.text());
    // Its commands can be pressed.
    until("the ids of the commands", || {
        let help = alva.says(games, "/help", &[]);
        let named = ["</play:", "</tafl move:", "</club settings:"];
        named.iter().all(|command| help.message().content.contains(command)).then_some(())
    });
    script.presses(&alva, help.message(), "My games");
    let help = script.says(&alva, games, "/help", &[]);
    script.selects(&alva, help.message(), "choose:more", "My settings");
    script.says(&bo, games, "/help", &[]);
    // What concerns an account is found where its settings are.
    let settings = script.says(&bo, games, "/club settings", &[]);
    let renamed = bo.selects(settings.message(), "choose:more", "Namen ändern …");
    let renamed = bo.submits(renamed.modal(), &[("text", "Bosse")]);
    assert!(renamed.text().contains("Bosse"), "{}", renamed.text());
    expect_file!["golden/help.txt"].assert_eq(script.text());
    hall.complained(&[]);
    hall.discord.finish();
}

/// What a server's managers set is hidden from everybody else, and there is nothing to set elsewhere.
#[test]
fn only_managers_are_offered_what_they_set_and_nobody_at_first_what_organisers_do() {
    let hall = Hall::open();
    let commands = until("the commands", || {
        let commands = hall.discord.commands();
        (!commands.is_empty()).then_some(commands)
    });
    let setup = commands.iter().find(|command| command["name"] == "setup").expect("/setup");
    assert_eq!(setup["default_member_permissions"], "32");
    assert_eq!((&setup["contexts"], &setup["integration_types"]), (&json!([0]), &json!([0])));
    let hidden = |command: &&Value| command["default_member_permissions"].is_string();
    let organise = commands.iter().find(|command| command["name"] == "organise");
    assert_eq!(organise.expect("/organise")["default_member_permissions"], "0");
    assert_eq!(commands.iter().filter(hidden).count(), 2);
    // As Discord counts them: those without subcommands are one.
    let leaves = commands.iter().filter(|command| !hidden(command) && command["type"] != 2);
    let subs = |command: &Value| {
        let options = command["options"].as_array().into_iter().flatten();
        options.filter(|option| option["type"] == 1).count()
    };
    let leaves: usize = leaves.map(|command| subs(command).max(1)).sum();
    assert!(leaves <= 25, "{leaves} commands");
    hall.complained(&[]);
    hall.discord.finish();
}
