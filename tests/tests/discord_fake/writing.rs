//! What the bot writes without being asked: in channels, threads and direct messages, with files
//! that stay or go, and where it is not allowed to.

use serde_json::{Value, json};
use serenity::all::*;
use tests::discord::{Permission, Place};

use crate::discord_fake::Scene;
use crate::discord_fake::bot::{png, told};

fn channel(place: Place) -> ChannelId {
    ChannelId::new(place.id())
}

fn says(words: &str) -> CreateMessage {
    CreateMessage::new().content(words).allowed_mentions(CreateAllowedMentions::new())
}

impl Scene {
    fn writes(&self, place: Place, message: CreateMessage) -> Result<Message, String> {
        let sent = self.bot.does(channel(place).send_message(&self.bot.http, message));
        sent.map_err(|error| told(&error))
    }

    fn does<T>(&self, deed: impl Future<Output = serenity::Result<T>>) -> Result<T, String> {
        self.bot.does(deed).map_err(|error| told(&error))
    }
}

#[test]
fn direct_messages_reach_who_wants_them() {
    let scene = Scene::set();
    let http = &scene.bot.http;
    let alva = UserId::new(scene.alva.id());
    let dm = scene.does(alva.create_dm_channel(http)).expect("allowed");
    assert_eq!(dm.id.get(), scene.discord.dm(&scene.alva).id());
    scene.does(dm.send_message(http, says("Your move"))).expect("allowed");
    assert_eq!(scene.discord.dm_messages(&scene.alva)[0].text(), "Your move\n");

    scene.alva.closes_dms();
    let refused = scene.does(dm.send_message(http, says("Your move"))).expect_err("refused");
    assert_eq!(refused, "403 50007");
    scene.alva.opens_dms();
    scene.does(dm.send_message(http, says("Your move"))).expect("allowed");
    assert_eq!(scene.discord.dm_messages(&scene.alva).len(), 2);
    let nobody = scene.does(UserId::new(7).create_dm_channel(http)).map(drop);
    assert_eq!(nobody, Err("404 10013".to_owned()));
}

#[test]
fn files_stay_unless_they_are_left_out() {
    let scene = Scene::set();
    let http = &scene.bot.http;
    let message = says("Board").add_file(png("a.png")).add_file(png("b.png"));
    let mut message = scene.writes(scene.games, message).expect("allowed");
    let [a, b] = [0, 1].map(|at| message.attachments[at].clone());
    assert_eq!((a.width, a.height), (Some(2), Some(3)));
    assert_eq!(a.filename, "a.png");

    scene.does(message.edit(http, EditMessage::new().content("Same board"))).expect("allowed");
    assert_eq!(message.attachments.len(), 2);
    let kept = EditAttachments::new().keep(b.id).add(png("c.png"));
    scene.does(message.edit(http, EditMessage::new().attachments(kept))).expect("allowed");
    let seen = scene.discord.messages(scene.games);
    assert_eq!(
        seen[0].text(),
        "Same board\n[picture b.png: the board]\n[picture c.png: the board]\n"
    );
    assert_eq!(seen[0].attachments[0].id, b.id.get());
    assert!(seen[0].attachment("c.png").bytes.ends_with(b"c.png"));
    let none = EditMessage::new().attachments(EditAttachments::new());
    scene.does(message.edit(http, none)).expect("allowed");
    assert!(scene.discord.messages(scene.games)[0].attachments.is_empty());
    // Nothing at all is not a message.
    let refused =
        scene.does(message.edit(http, EditMessage::new().content(""))).expect_err("refused");
    assert_eq!(refused, "400 50006");
}

#[test]
fn embeds_are_seen_with_their_pictures() {
    let scene = Scene::set();
    let embed = CreateEmbed::new()
        .title("Game 12")
        .description("Your move")
        .field("Clock", "3 days", true)
        .attachment("a.png")
        .footer(CreateEmbedFooter::new("Copenhagen"));
    let message = CreateMessage::new().embed(embed).add_file(png("a.png")).add_file(png("b.png"));
    let message = scene.writes(scene.games, message).expect("allowed");
    let picture = message.embeds[0].image.as_ref().expect("a picture");
    assert!(picture.url.ends_with("/a.png"), "{}", picture.url);
    // What is shown there isn't listed again, and what is said of the file isn't shown there.
    let [listed] = message.attachments.as_slice() else { panic!("one file") };
    assert_eq!(listed.filename, "b.png");
    assert_eq!(
        scene.discord.messages(scene.games)[0].text(),
        "| Game 12\n| Your move\n| Clock: 3 days\n| [picture a.png]\n| Copenhagen\n\
         [picture b.png: the board]\n"
    );
}

#[test]
fn what_is_forbidden_is_refused() {
    let scene = Scene::set();
    let (server, games) = (&scene.server, scene.games);
    let plain = || says("Hello");
    let with_file = || says("Hello").add_file(png("a.png"));
    let with_embed = || says("Hello").embed(CreateEmbed::new().title("Title"));
    for (permission, message, refusal) in [
        (Permission::SendMessages, plain(), "403 50013"),
        (Permission::AttachFiles, with_file(), "403 50013"),
        (Permission::EmbedLinks, with_embed(), "403 50013"),
        (Permission::ViewChannel, plain(), "403 50001"),
    ] {
        server.forbid(games, permission);
        assert_eq!(scene.writes(games, message).map(drop), Err(refusal.to_owned()));
        server.allow(games, permission);
    }
    scene.writes(games, plain()).expect("allowed");
    let elsewhere = scene.discord.elsewhere(&scene.alva);
    assert_eq!(scene.writes(elsewhere, plain()).map(drop), Err("403 50001".to_owned()));
    scene.discord.removes(games);
    assert_eq!(scene.writes(games, plain()).map(drop), Err("404 10003".to_owned()));
    // Every interaction lists the permissions.
    let games = server.channel_with("other games", &tests::discord::Permission::ALL);
    server.forbid(games, Permission::AttachFiles);
    let reply = scene.alva.says(games, "/try pick", &[("move", "d1-d4")]);
    let told = scene.discord.payload(reply.interaction);
    let told: u64 = told["app_permissions"].as_str().expect("a sum").parse().expect("a number");
    assert_eq!(told & Permission::AttachFiles.bit(), 0);
    assert_ne!(told & Permission::SendMessages.bit(), 0);
}

#[test]
fn threads_begin_close_and_open_again() {
    let scene = Scene::set();
    let http = &scene.bot.http;
    let message = scene.writes(scene.games, says("A game begins")).expect("allowed");
    let named = || CreateThread::new("Alva against Bo");
    let begin = || channel(scene.games).create_thread_from_message(http, message.id, named());
    scene.server.forbid(scene.games, Permission::CreatePublicThreads);
    assert_eq!(scene.does(begin()).map(drop), Err("403 50013".to_owned()));
    scene.server.allow(scene.games, Permission::CreatePublicThreads);
    let thread = scene.does(begin()).expect("allowed");
    assert_eq!(thread.id.get(), message.id.get());
    assert_eq!(scene.does(begin()).map(drop), Err("400 160004".to_owned()));
    let place = scene.discord.place(thread.id.get());

    let mut said = scene.writes(place, says("d1-d4")).expect("allowed");
    let closed = || EditThread::new().archived(true);
    scene.does(thread.id.edit_thread(http, closed())).expect("allowed");
    let threads = scene.discord.threads(scene.games);
    assert_eq!(threads, [(place, "Alva against Bo".to_owned(), true)]);
    let edit = EditMessage::new().content("d1-d5");
    let refused = scene.does(said.edit(http, edit)).expect_err("refused");
    assert_eq!(refused, "400 50083");
    // Writing there opens it, unless it was closed for good.
    scene.writes(place, says("d4-d5")).expect("allowed");
    assert!(!scene.discord.threads(scene.games)[0].2);
    scene.discord.locks(place);
    assert_eq!(scene.writes(place, says("d5-d6")).map(drop), Err("400 50083".to_owned()));

    let public = CreateThread::new("Chat").kind(ChannelType::PublicThread);
    let other = scene.does(channel(scene.games).create_thread(http, public)).expect("allowed");
    let other = scene.discord.place(other.id.get());
    scene.server.forbid(scene.games, Permission::SendMessagesInThreads);
    assert_eq!(scene.writes(other, says("Hello")).map(drop), Err("403 50013".to_owned()));
    scene.server.allow(scene.games, Permission::SendMessagesInThreads);
    let alva = UserId::new(scene.alva.id());
    scene.does(channel(other).add_thread_member(http, alva)).expect("allowed");
    scene.discord.archives(other);
    let refused = scene.does(channel(other).add_thread_member(http, alva)).expect_err("refused");
    assert_eq!(refused, "400 50083");
    let opened = EditThread::new().archived(false);
    scene.does(channel(other).edit_thread(http, opened)).expect("allowed");
    // A person in a thread is heard as in any channel.
    let reply = scene.alva.says(other, "/try reply", &[]);
    assert!(reply.message().content.starts_with("Hello"));
}

#[test]
fn the_same_nonce_is_the_same_message() {
    let scene = Scene::set();
    let message =
        || says("Once").nonce(Nonce::String("game-12-ply-7".to_owned())).enforce_nonce(true);
    let first = scene.writes(scene.games, message()).expect("allowed");
    let again = scene.writes(scene.games, message()).expect("allowed");
    assert_eq!(first.id, again.id);
    assert!(matches!(&again.nonce, Some(Nonce::String(nonce)) if nonce == "game-12-ply-7"));
    assert_eq!(scene.discord.messages(scene.games).len(), 1);
    // Discord forgets it after minutes.
    scene.discord.let_pass(std::time::Duration::from_secs(600));
    scene.writes(scene.games, message()).expect("allowed");
    assert_eq!(scene.discord.messages(scene.games).len(), 2);
}

#[test]
fn what_was_written_can_be_read_pinned_and_deleted() {
    let scene = Scene::set();
    let http = &scene.bot.http;
    let games = channel(scene.games);
    let sent: Vec<Message> = (0..5)
        .map(|number| scene.writes(scene.games, says(&number.to_string())).expect("allowed"))
        .collect();
    let words = |filter: GetMessages| {
        let found = scene.does(games.messages(http, filter)).expect("allowed");
        found.into_iter().map(|one| one.content).collect::<Vec<_>>().concat()
    };
    assert_eq!(words(GetMessages::new()), "43210");
    assert_eq!(words(GetMessages::new().limit(2)), "43");
    assert_eq!(words(GetMessages::new().after(sent[1].id).limit(2)), "32");
    assert_eq!(words(GetMessages::new().before(sent[3].id)), "210");
    assert_eq!(words(GetMessages::new().around(sent[2].id).limit(3)), "321");
    scene.does(games.pin(http, sent[0].id)).expect("allowed");
    assert!(scene.does(games.message(http, sent[0].id)).expect("allowed").pinned);
    scene.does(sent[1].delete(http)).expect("allowed");
    let gone = scene.does(games.message(http, sent[1].id)).map(drop);
    assert_eq!(gone, Err("404 10008".to_owned()));
    // Ephemeral messages cannot be found.
    let hushed = scene.alva.says(scene.games, "/try hush", &[]);
    let hidden = MessageId::new(hushed.message().id);
    let gone = scene.does(games.message(http, hidden)).map(drop);
    assert_eq!(gone, Err("404 10008".to_owned()));
    assert_eq!(words(GetMessages::new().limit(1)), "4");
}

#[test]
fn old_messages_are_not_edited_for_ever() {
    let scene = Scene::set();
    let mut message = scene.writes(scene.games, says("0")).expect("allowed");
    let http = &scene.bot.http;
    let mut edit = || {
        let edit = EditMessage::new().content("1");
        scene.does(message.edit(http, edit))
    };
    for _ in 0..9 {
        edit().expect("allowed");
    }
    scene.discord.let_pass(std::time::Duration::from_secs(3601));
    scene.discord.allows_old_edits(0);
    // The limiter treats it like any 429; without Retry-After it does not try again.
    assert_eq!(edit(), Err("429 30046".to_owned()));
    scene.discord.allows_old_edits(1);
    edit().expect("allowed");
}

#[test]
fn those_are_called_who_are_named_and_may_be() {
    let scene = Scene::set();
    let both = format!("{} {} @everyone", scene.alva.mention(), scene.bo.mention());
    let only = CreateAllowedMentions::new().users([UserId::new(scene.alva.id())]);
    scene.writes(scene.games, says(&both)).expect("allowed");
    assert!(scene.discord.pings(&scene.alva).is_empty());
    scene
        .writes(scene.games, CreateMessage::new().content(&both).allowed_mentions(only))
        .expect("allowed");
    assert_eq!(scene.discord.pings(&scene.alva).len(), 1);
    assert!(scene.discord.pings(&scene.bo).is_empty());
    assert!(!scene.discord.messages(scene.games).iter().any(|one| one.pings_everyone));
    assert!(scene.discord.expects_violations().is_empty());
    // Without a word about mentions, everybody is mentioned.
    scene.writes(scene.games, CreateMessage::new().content(&both)).expect("allowed");
    assert_eq!(scene.discord.pings(&scene.bo).len(), 1);
    assert!(scene.discord.messages(scene.games)[2].pings_everyone);
    assert!(scene.discord.expects_violations()[0].contains("calls people unasked"));
}

#[test]
fn what_the_bot_asks_about_itself_and_others() {
    let scene = Scene::set();
    let http = &scene.bot.http;
    let me = scene.does(http.get_current_user()).expect("allowed");
    assert_eq!(me.id.get(), scene.discord.bot());
    let app = scene.does(http.get_current_application_info()).expect("allowed");
    assert_eq!(app.id.get(), scene.discord.application());
    assert_eq!(scene.does(http.get_bot_gateway()).expect("allowed").shards, 1);
    let alva = scene.does(http.get_user(UserId::new(scene.alva.id()))).expect("allowed");
    assert_eq!(alva.display_name(), "Alva");
    let guild = GuildId::new(scene.server.id());
    assert_eq!(scene.does(http.get_guild(guild)).expect("allowed").preferred_locale, "no");
    let channels = scene.does(http.get_channels(guild)).expect("allowed");
    assert_eq!(channels[0].name, "games");
    for place in [scene.games, scene.discord.dm(&scene.bo)] {
        scene.does(http.get_channel(channel(place))).expect("allowed");
    }
    let bare = scene.does(http.get_global_commands()).expect("allowed");
    let full = scene.does(http.get_global_commands_with_localizations()).expect("allowed");
    let words = |commands: &[Command]| commands[0].description_localizations.clone();
    assert!(words(&bare).is_none_or(|words| words.is_empty()));
    assert_eq!(words(&full).expect("words")["de"], "Versuche es");
    let image = "data:image/png;base64,AAAA";
    let emoji: Value = json!({ "name": "king", "image": image });
    let made = scene.does(http.create_application_emoji(&emoji)).expect("allowed");
    assert_eq!(scene.does(http.get_application_emojis()).expect("allowed")[0].id, made.id);
    // Once thrown out, it no longer finds the server.
    scene.server.expels();
    assert_eq!(scene.does(http.get_guild(guild)).map(drop), Err("404 10004".to_owned()));
}
