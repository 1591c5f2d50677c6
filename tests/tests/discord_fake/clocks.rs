//! Three seconds for the first answer, a quarter of an hour for the rest, and only one answer.

use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::*;

use crate::discord_fake::Scene;
use crate::discord_fake::bot::told;

impl Scene {
    /// Alva does something that the bot leaves to the test.
    pub fn asks(&self) -> (u64, String) {
        let id = self.alva.types(self.games, "/try late", &[]);
        let token = self.discord.payload(id)["token"].as_str().expect("a token").to_owned();
        (id, token)
    }

    pub fn answers(&self, id: u64, token: &str, json: &Value) -> Result<(), String> {
        let http = &self.bot.http;
        let id = InteractionId::new(id);
        let answered = http.create_interaction_response(id, token, json, Vec::new());
        self.bot.does(answered).map_err(|error| told(&error))
    }

    fn edits(&self, token: &str) -> Result<Message, String> {
        let words = json!({ "content": "More" });
        let http = &self.bot.http;
        let edited = http.edit_original_interaction_response(token, &words, Vec::new());
        self.bot.does(edited).map_err(|error| told(&error))
    }

    fn follows(&self, token: &str) -> Result<Message, String> {
        let words = json!({ "content": "And more", "allowed_mentions": { "parse": [] } });
        let http = &self.bot.http;
        let sent = http.create_followup_message(token, &words, Vec::new());
        self.bot.does(sent).map_err(|error| told(&error))
    }
}

fn hello() -> Value {
    json!({ "type": 4, "data": { "content": "Hello" } })
}

#[test]
fn too_late_is_too_late() {
    let scene = Scene::set();
    let (id, token) = scene.asks();
    scene.discord.let_pass(Duration::from_millis(3_100));
    assert_eq!(scene.answers(id, &token, &hello()), Err("404 10062".to_owned()));
    let reply = scene.alva.awaits(id);
    assert!(reply.is_none());
    assert_eq!(reply.text(), "(the application did not respond)\n");
    // In time, but for an unknown interaction.
    let (id, token) = scene.asks();
    assert_eq!(scene.answers(id + 1, &token, &hello()), Err("404 10062".to_owned()));
    assert_eq!(scene.answers(id, "another", &hello()), Err("404 10062".to_owned()));
    assert_eq!(scene.follows(&token).map(drop), Err("404 10015".to_owned()));
    assert_eq!(scene.answers(id, &token, &hello()), Ok(()));
}

#[test]
fn an_interaction_can_come_late() {
    let scene = Scene::set();
    scene.discord.ages_next(Duration::from_secs(20 * 60));
    let (id, token) = scene.asks();
    let age = chrono::Utc::now().timestamp() - InteractionId::new(id).created_at().unix_timestamp();
    assert!((1195..1300).contains(&age), "{age}");
    assert_eq!(scene.answers(id, &token, &hello()), Err("404 10062".to_owned()));
}

#[test]
fn there_is_one_answer() {
    let scene = Scene::set();
    let (id, token) = scene.asks();
    scene.answers(id, &token, &hello()).expect("allowed");
    assert_eq!(scene.answers(id, &token, &hello()), Err("400 40060".to_owned()));
    assert_eq!(scene.discord.messages(scene.games).len(), 1);
}

#[test]
fn a_token_lives_for_a_quarter_of_an_hour() {
    let scene = Scene::set();
    let (id, token) = scene.asks();
    scene.answers(id, &token, &hello()).expect("allowed");
    scene.discord.let_pass(Duration::from_secs(14 * 60));
    assert_eq!(scene.edits(&token).expect("allowed").content, "More");
    scene.follows(&token).expect("allowed");
    scene.discord.let_pass(Duration::from_secs(61));
    assert_eq!(scene.edits(&token).map(drop), Err("401 50027".to_owned()));
    assert_eq!(scene.follows(&token).map(drop), Err("401 50027".to_owned()));
}

#[test]
fn answers_are_read_changed_and_taken_back_through_the_token() {
    let scene = Scene::set();
    let http = &scene.bot.http;
    let (id, token) = scene.asks();
    scene.answers(id, &token, &hello()).expect("allowed");
    let original = scene.bot.does(http.get_original_interaction_response(&token)).expect("allowed");
    assert_eq!(original.content, "Hello");
    scene.bot.does(http.delete_original_interaction_response(&token)).expect("allowed");
    assert!(scene.discord.messages(scene.games).is_empty());
    assert_eq!(scene.edits(&token).map(drop), Err("404 10008".to_owned()));
    assert_eq!(scene.alva.awaits(id).text(), "(nothing)\n");
    let follow = scene.follows(&token).expect("allowed");
    scene.bot.does(http.delete_followup_message(&token, follow.id)).expect("allowed");
    assert!(scene.discord.messages(scene.games).is_empty());
}

#[test]
fn an_answer_can_be_told_at_once() {
    let scene = Scene::set();
    let (id, token) = scene.asks();
    let interaction_id = InteractionId::new(id);
    let route = Route::InteractionResponse { interaction_id, token: &token };
    let request = Request::new(route, LightMethod::Post)
        .body(Some(hello().to_string().into_bytes()))
        .params(Some(vec![("with_response", "true".to_owned())]));
    let told = scene.bot.does(scene.bot.http.fire::<Value>(request)).expect("allowed");
    let message = &told["resource"]["message"];
    assert_eq!(message["content"], "Hello");
    assert_eq!(told["interaction"]["response_message_id"], message["id"]);
    let message: Message = serde_json::from_value(message.clone()).expect("a message");
    assert_eq!(message.id.get(), scene.alva.awaits(id).message().id);
}

#[test]
fn not_every_answer_goes_with_every_question() {
    let scene = Scene::set();
    let field = json!({ "type": 4, "custom_id": "a", "style": 1, "label": "A" });
    let row = json!({ "type": 1, "components": [field] });
    let form = json!({ "custom_id": "form", "title": "Form", "components": [row] });
    for (answer, fits) in [
        (json!({ "type": 7, "data": { "content": "Changed" } }), false),
        (json!({ "type": 6 }), false),
        (json!({ "type": 8, "data": { "choices": [] } }), false),
        (json!({ "type": 9, "data": form }), true),
    ] {
        let (id, token) = scene.asks();
        let answered = scene.answers(id, &token, &answer);
        assert_eq!(answered.is_ok(), fits, "{answer}");
        assert_eq!(scene.discord.expects_violations().is_empty(), fits);
    }
}

#[test]
fn only_five_messages_follow_where_the_bot_is_a_guest() {
    let scene = Scene::set();
    let elsewhere = scene.discord.elsewhere(&scene.alva);
    let id = scene.alva.types(elsewhere, "/try late", &[]);
    let token = scene.discord.payload(id)["token"].as_str().expect("a token").to_owned();
    scene.answers(id, &token, &hello()).expect("allowed");
    for _ in 0..5 {
        scene.follows(&token).expect("allowed");
    }
    assert_eq!(scene.follows(&token).map(drop), Err("400 40094".to_owned()));
    let sent = scene.discord.messages(elsewhere);
    assert!(sent.iter().all(|one| one.ephemeral_for.is_none()));
    scene.server.forbid(elsewhere, tests::discord::Permission::UseExternalApps);
    assert!(scene.alva.says(elsewhere, "/try reply", &[]).ephemeral);
}
