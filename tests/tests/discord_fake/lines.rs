//! Sockets close, sessions end, heartbeats go unanswered, events come twice or torn: the gateway
//! as serenity meets it.

use std::time::Duration;

use serenity::all::GatewayIntents;
use tests::discord::{Discord, Zlib};

use crate::discord_fake::Scene;
use crate::discord_fake::bot::Bot;

impl Scene {
    /// Waits until the bot has come back that often, by resuming.
    fn awaits_returns(&self, returns: usize) {
        self.discord.wait_for("a return", |world| {
            (world.logins().1 >= returns && world.is_connected()).then_some(())
        });
    }

    fn answers_still(&self) {
        let reply = self.alva.says(self.games, "/try reply", &[]);
        assert!(reply.message().content.starts_with("Hello"));
    }

    fn saw(&self, what: &str) -> usize {
        self.bot.seen().iter().filter(|one| one.starts_with(what)).count()
    }
}

#[test]
fn whatever_ends_a_connection_is_taken_up_again() {
    let scene = Scene::set();
    for (number, trouble) in [
        |discord: &Discord| discord.gateway().closes(4000),
        |discord: &Discord| discord.gateway().cuts(),
        |discord: &Discord| discord.gateway().asks_to_reconnect(),
    ]
    .into_iter()
    .enumerate()
    {
        trouble(&scene.discord);
        scene.awaits_returns(number + 1);
        scene.answers_still();
    }
    assert_eq!(scene.discord.gateway().identifies(), 1);
    assert_eq!(scene.saw("READY"), 1);
}

#[test]
fn what_happens_in_between_is_told_afterwards() {
    let scene = Scene::set();
    scene.discord.gateway().cuts();
    // This is sent after the cut, and so not on that line.
    let id = scene.alva.types(scene.games, "/try reply", &[]);
    let reply = scene.alva.awaits(id);
    assert!(reply.message().content.starts_with("Hello"));
    assert_eq!(scene.discord.gateway().resumes(), 1);
    assert_eq!(scene.saw("reply"), 1);
}

#[test]
fn a_session_that_is_over_begins_again() {
    let scene = Scene::set();
    scene.discord.gateway().invalidates();
    // serenity waits for five seconds; what happens meanwhile is lost.
    let id = scene.alva.types(scene.games, "/try reply", &[]);
    scene
        .discord
        .wait_for("a login", |world| (world.logins().0 == 2 && world.is_connected()).then_some(()));
    assert!(scene.alva.awaits(id).is_none());
    assert_eq!(scene.discord.gateway().lost(), 1);
    scene.answers_still();
    assert_eq!(scene.saw("READY"), 2);
}

#[test]
fn unanswered_heartbeats_are_noticed() {
    let discord = Discord::start();
    discord.gateway().heartbeat(Duration::from_millis(100));
    let _bot = Bot::start(&discord);
    discord.awaits_bot();
    discord.wait_for("heartbeats", |world| (world.logins().2 >= 3).then_some(()));
    assert_eq!(discord.gateway().identifies(), 1);
    discord.gateway().withholds_acks();
    discord.wait_for("a leaving", |world| (!world.is_connected()).then_some(()));
    discord.gateway().acknowledges();
    discord.wait_for("a login", |world| {
        let (logins, returns, _) = world.logins();
        (world.is_connected() && logins + returns >= 2).then_some(())
    });
}

#[test]
fn packed_and_plain_frames_are_read() {
    for zlib in [Zlib::Always, Zlib::Never, Zlib::EveryOther] {
        let discord = Discord::start();
        discord.gateway().packs(zlib);
        let _bot = Bot::start(&discord);
        discord.awaits_bot();
        let games = discord
            .server("Viking club", "no")
            .channel_with("games", &tests::discord::Permission::ALL);
        let alva = discord.user("alva", "en-GB");
        for returns in 0..2 {
            assert!(!alva.says(games, "/try reply", &[]).is_none());
            discord.gateway().closes(4000);
            discord.wait_for("a return", |world| {
                (world.logins().1 > returns && world.is_connected()).then_some(())
            });
        }
    }
}

#[test]
fn an_event_that_comes_twice_is_answered_once() {
    let scene = Scene::set();
    scene.discord.doubles_next();
    let reply = scene.alva.says(scene.games, "/try reply", &[]);
    scene.discord.wait_for("both", |_| (scene.saw("FAILED") > 0).then_some(()));
    assert_eq!(scene.bot.seen().last().expect("something"), "FAILED 400 40060");
    assert_eq!(scene.discord.messages(scene.games).len(), 1);
    scene.discord.repeats(reply.interaction);
    scene.answers_still();
    scene.discord.wait_for("all", |_| (scene.saw("reply") == 4).then_some(()));
}

#[test]
fn torn_and_unknown_events_are_passed_over() {
    let scene = Scene::set();
    scene.discord.gateway().sends_unheard_of();
    scene.discord.gateway().sends_malformed();
    scene.discord.gateway().sends_garbage();
    scene.answers_still();
    assert_eq!(scene.discord.gateway().identifies(), 1);
}

#[test]
fn a_login_is_looked_at() {
    let discord = Discord::start();
    let _bot = Bot::with(&discord, "MTA.wrong.token", GatewayIntents::empty());
    let amiss = |wanted: &'static str| {
        discord.wait_for(wanted, |world| {
            world.violations().iter().any(|one| one.contains(wanted)).then_some(())
        });
        discord.expects_violations()
    };
    amiss("a login with another token");
    let _bot = Bot::with(&discord, discord.token(), GatewayIntents::MESSAGE_CONTENT);
    amiss("asks for intents 32768");
    let _bot = Bot::with(&discord, discord.token(), GatewayIntents::GUILD_MESSAGES);
    amiss("asks for intents 512");
    discord.wait_for("a login", |world| world.is_connected().then_some(()));
}
