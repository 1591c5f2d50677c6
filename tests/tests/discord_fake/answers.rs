//! A real bot answers whatever people do, and both serenity and twilight can read what the fake
//! says they did.

use serde_json::json;
use serenity::all::{ChannelId, ComponentInteractionDataKind, Interaction as BySerenity, UserId};
use tests::discord::{Place, Reply};
use twilight_model::application::interaction::Interaction as ByTwilight;

use crate::discord_fake::Scene;

/// An action, read by two independent readers.
fn both_read(scene: &Scene, reply: &Reply) -> (BySerenity, ByTwilight) {
    let json = scene.discord.payload(reply.interaction);
    let ours = serde_json::from_value(json.clone()).expect("serenity reads it");
    let theirs = serde_json::from_value(json).expect("twilight reads it");
    (ours, theirs)
}

#[test]
fn a_command_is_answered_with_a_picture() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try reply", &[]);
    assert_eq!(reply.text(), "Hello in en-GB\n[picture board.png: the board]\n");
    assert!(!reply.ephemeral && !reply.deferred && !reply.updated);
    assert_eq!(scene.alva.sees(scene.games).len(), 1);
    both_read(&scene, &reply);
}

#[test]
fn buttons_and_lists_change_their_message() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try buttons", &[]);
    assert_eq!(
        reply.text(),
        "Your move\n[picture board.png: the board]\n<Piece | From d1, From d2>\n\
         [Play] [⏳ Later] [Form] [Resign (off)]\n"
    );
    let update = scene.bo.presses(reply.message(), "Play");
    assert!(update.updated && !update.deferred);
    assert_eq!(update.text(), "Played\n[picture board.png: the board]\n");
    both_read(&scene, &update);

    let reply = scene.alva.says(scene.games, "/try buttons", &[]);
    let update = scene.bo.selects(reply.message(), "Piece", "From d2");
    // serenity's update says that no file should stay.
    assert_eq!(update.text().lines().next(), Some("bo chose d2"),);
    assert!(update.message().attachments.is_empty());
    both_read(&scene, &update);

    let reply = scene.alva.says(scene.games, "/try buttons", &[]);
    let update = scene.bo.presses(reply.message(), "Later");
    assert!(update.updated && update.deferred);
    assert_eq!(update.message().content, "Later");
    assert_eq!(update.message().attachments.len(), 1, "an edit that says nothing keeps files");
}

#[test]
fn promises_are_kept() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try defer", &[]);
    assert!(reply.deferred && reply.ephemeral);
    assert_eq!(reply.text(), "(only you see this)\nDone\n");
    let reply = scene.alva.says(scene.games, "/try thinks", &[]);
    assert!(reply.deferred && !reply.ephemeral);
    assert_eq!(reply.text(), "Thought\n");
    assert!(scene.discord.followups(&reply).is_empty(), "the first one keeps the promise");
}

#[test]
fn only_the_asker_sees_what_is_for_her() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try hush", &[]);
    assert!(reply.ephemeral);
    assert_eq!(scene.alva.sees(scene.games).len(), 1);
    assert!(scene.bo.sees(scene.games).is_empty());
    let update = scene.alva.presses(reply.message(), "Play");
    assert!(update.ephemeral && update.updated);
    both_read(&scene, &update);
}

#[test]
#[should_panic(expected = "she does not see this")]
fn nobody_presses_what_he_does_not_see() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try hush", &[]);
    let _ = scene.bo.presses(reply.message(), "Play");
}

#[test]
#[should_panic(expected = "the button Resign is off")]
fn nobody_presses_what_is_off() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try buttons", &[]);
    let _ = scene.bo.presses(reply.message(), "Resign");
}

#[test]
fn forms_come_up_and_are_sent() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try modal", &[]);
    assert_eq!(reply.text(), "{Move}\nYour move*: [d1-d4]\n");
    let answer = scene.alva.submits(reply.modal(), &[("Your move", "d1-d5")]);
    assert_eq!(answer.text(), "(only you see this)\nYou wrote d1-d5\n");
    both_read(&scene, &answer);

    let reply = scene.alva.says(scene.games, "/try buttons", &[]);
    let form = scene.bo.presses(reply.message(), "Form");
    let answer = scene.bo.submits(form.modal(), &[("move", "e3-e4")]);
    assert_eq!(answer.message().content, "You wrote e3-e4");
    both_read(&scene, &answer);
}

#[test]
fn more_messages_follow_and_are_changed() {
    let scene = Scene::set();
    let reply = scene.alva.says(scene.games, "/try follow", &[]);
    assert_eq!(reply.message().content, "First");
    let follows = scene.discord.awaits_message(scene.games, "Third");
    assert_eq!(follows.ephemeral_for, Some(scene.alva.id()));
    assert_eq!(scene.discord.followups(&reply).len(), 1);
}

#[test]
fn options_come_as_they_were_registered() {
    let scene = Scene::set();
    let given = [
        ("move", "d1-d4"),
        ("who", "bo"),
        ("where", "#games"),
        ("days", "7"),
        ("rated", "true"),
        ("side", "defenders"),
    ];
    let reply = scene.alva.says(scene.games, "/try pick", &given);
    let said = "move=d1-d4, who=bo true, where=games, days=7, rated=true, side=d";
    assert_eq!(reply.message().content, said);
    both_read(&scene, &reply);
    // By the names in her language.
    let reply = scene.bo.says(scene.games, "/try nimm", &[("move", "d1-d4"), ("who", "alva")]);
    assert_eq!(reply.message().content, "move=d1-d4, who=alva true");
}

#[test]
fn people_are_chosen_from_a_list() {
    let scene = Scene::set();
    let list = json!({ "type": 5, "custom_id": "rival", "placeholder": "Who is your opponent?" });
    let row = json!({ "type": 1, "components": [list] });
    let message = json!({ "content": "A challenge", "components": [row] });
    let games = ChannelId::new(scene.games.id());
    let http = &scene.bot.http;
    scene.bot.does(http.send_message(games, Vec::new(), &message)).expect("allowed");
    let seen = scene.alva.sees(scene.games).pop().expect("a message");
    assert_eq!(seen.text(), "A challenge\n<Who is your opponent?>\n");
    let reply = scene.alva.selects(&seen, "rival", "bo");
    let (BySerenity::Component(ours), _) = both_read(&scene, &reply) else { panic!() };
    let bo = UserId::new(scene.bo.id());
    let ComponentInteractionDataKind::UserSelect { values } = ours.data.kind else { panic!() };
    assert_eq!(values, [bo]);
    assert_eq!(ours.data.resolved.users[&bo].name, "bo");
}

#[test]
fn moves_are_completed() {
    let scene = Scene::set();
    let offered = scene.alva.completes(scene.games, "/try pick", &[("move", "d1-d3")], "move");
    assert_eq!(offered, [("d1-d3!".to_owned(), "d1-d3".to_owned())]);
    let answered = scene.discord.requests().pop().expect("an answer");
    let id = answered.path.split('/').nth(2).and_then(|id| id.parse().ok()).expect("a number");
    let json = scene.discord.payload(id);
    let ours: BySerenity = serde_json::from_value(json.clone()).expect("serenity reads it");
    assert!(matches!(ours, BySerenity::Autocomplete(_)));
    let theirs: ByTwilight = serde_json::from_value(json).expect("twilight reads it");
    assert_eq!(theirs.kind.kind(), "ApplicationCommandAutocomplete");
    let typed = [("who", "bo"), ("move", "d")];
    let offered = scene.alva.completes(scene.games, "/try pick", &typed, "move");
    assert_eq!(offered.len(), 3);
}

#[test]
#[should_panic(expected = "/try pick needs the option \"move\"")]
fn nothing_required_is_left_out() {
    let scene = Scene::set();
    let _ = scene.alva.says(scene.games, "/try pick", &[("days", "7")]);
}

#[test]
#[should_panic(expected = "no subcommand win in /try win; there are: reply, buttons")]
fn nobody_says_what_is_not_registered() {
    let scene = Scene::set();
    let _ = scene.alva.says(scene.games, "/try win", &[]);
}

#[test]
fn everywhere_people_are_understood() {
    let scene = Scene::set();
    let everywhere: [(Place, u8); 4] = [
        (scene.games, 0),
        (scene.discord.dm(&scene.alva), 1),
        (scene.discord.elsewhere(&scene.alva), 0),
        (scene.discord.group(&[&scene.alva, &scene.bo]), 2),
    ];
    for (place, context) in everywhere {
        let in_server = context == 0;
        let given = [("move", "d1-d4"), ("who", "bo")];
        let reply = scene.alva.says(place, "/try pick", &given);
        assert_eq!(reply.message().content, format!("move=d1-d4, who=bo {in_server}"));
        let (BySerenity::Command(ours), theirs) = both_read(&scene, &reply) else { panic!() };
        assert_eq!(theirs.context.map(u8::from), Some(context));
        assert_eq!(ours.member.is_some(), in_server);
        assert_eq!(ours.guild_locale.is_some(), in_server);

        let reply = scene.alva.says(place, "/try buttons", &[]);
        let update = scene.alva.presses(reply.message(), "Play");
        assert_eq!(update.message().content, "Played");
        both_read(&scene, &update);
        let reply = scene.alva.says(place, "/try modal", &[]);
        let answer = scene.alva.submits(reply.modal(), &[("move", "d1-d5")]);
        assert!(answer.ephemeral);
        both_read(&scene, &answer);
        assert_eq!(scene.alva.completes(place, "/try pick", &[("move", "e")], "move").len(), 1);
    }
}
