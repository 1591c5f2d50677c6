//! Discord is busy, broken or cut off, and the bot's limiter is in between: how requests fare then.

use std::time::{Duration, Instant};

use serenity::all::*;
use tests::discord::{Fault, Scope};

use crate::discord_fake::Scene;
use crate::discord_fake::bot::told;

const SHORT: Duration = Duration::from_millis(300);

impl Scene {
    fn posts(&self) -> Result<Message, String> {
        let message = CreateMessage::new().content("Hello");
        let games = ChannelId::new(self.games.id());
        let sent = self.bot.does(games.send_message(&self.bot.http, message));
        sent.map_err(|error| told(&error))
    }

    fn next(&self, fault: Fault) {
        self.discord.faults().next("POST", "/channels/", fault);
    }

    fn posted(&self) -> usize {
        self.discord.messages(self.games).len()
    }

    /// The statuses of what was posted.
    fn statuses(&self) -> Vec<Option<u16>> {
        let requests = self.discord.requests().into_iter();
        let posts = requests.filter(|one| one.path.ends_with("/messages"));
        posts.map(|one| one.status).collect()
    }
}

#[test]
fn the_limiter_waits_and_tries_again() {
    for scope in [Scope::User, Scope::Shared, Scope::Global] {
        let scene = Scene::set();
        scene.next(Fault::Limited(SHORT, scope));
        let begun = Instant::now();
        scene.posts().expect("allowed");
        // Whole seconds, as Discord gives them.
        assert!(begun.elapsed() >= Duration::from_secs(1), "{scope:?}");
        assert_eq!(scene.bot.waits(), [Duration::from_secs(1)]);
        assert_eq!(scene.statuses(), [Some(429), Some(200)]);
        assert_eq!(scene.posted(), 1);
        assert_eq!(scene.discord.faults().left(), 0);
    }
}

#[test]
fn what_is_broken_is_told() {
    let scene = Scene::set();
    scene.discord.faults().times(2, "POST", "/channels/", Fault::Broken(503));
    assert_eq!(scene.posts().map(drop), Err("503 0".to_owned()));
    assert_eq!(scene.posts().map(drop), Err("503 0".to_owned()));
    scene.posts().expect("allowed");
    scene.discord.faults().always("POST", "/channels/", Fault::Broken(500));
    assert_eq!(scene.posts().map(drop), Err("500 0".to_owned()));
    scene.discord.faults().clear();
    scene.posts().expect("allowed");
    assert_eq!(scene.posted(), 2);
}

#[test]
fn a_cut_leaves_nobody_the_wiser() {
    let scene = Scene::set();
    scene.next(Fault::CutBefore);
    assert!(scene.posts().expect_err("refused").contains("Request"));
    assert_eq!(scene.posted(), 0);
    scene.next(Fault::CutAfter);
    assert!(scene.posts().expect_err("refused").contains("Request"));
    assert_eq!(scene.posted(), 1);
    assert_eq!(scene.statuses(), [None, Some(200)]);
}

#[test]
fn a_test_can_act_in_the_middle_of_a_request() {
    let scene = Scene::set();
    scene.discord.faults().next("POST", "/interactions/", Fault::SlowBefore(SHORT));
    let id = scene.alva.types(scene.games, "/try reply", &[]);
    scene.discord.wait_for("the answer on its way", |world| {
        world
            .requests()
            .last()
            .filter(|one| one.path.contains("/callback"))?
            .status
            .is_none()
            .then_some(())
    });
    assert_eq!(scene.posted(), 0);
    assert!(scene.alva.awaits(id).took >= SHORT);

    scene.discord.faults().next("POST", "/interactions/", Fault::SlowAfter(SHORT));
    let id = scene.alva.types(scene.games, "/try reply", &[]);
    let begun = Instant::now();
    assert!(!scene.alva.awaits(id).is_none());
    assert!(begun.elapsed() < SHORT * 4);
    assert_eq!(scene.posted(), 2);
}
