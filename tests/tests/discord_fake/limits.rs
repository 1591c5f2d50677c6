//! Every limit is watched, and every watcher can be seen to react: the rules by hand, twilight, and
//! Discord's own description if it is available.

use std::process::Command;

use serde_json::{Value, json};
use serenity::all::*;
use tests::discord::Place;

use crate::discord_fake::Scene;
use crate::discord_fake::bot::{png, told};

/// The judge that found something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Hand,
    Twilight,
    Discord,
}

/// Who complains, and in which words.
type Bark = (By, &'static str);

impl Scene {
    fn sends(
        &self,
        place: Place,
        json: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), String> {
        let channel = ChannelId::new(place.id());
        let sent = self.bot.does(self.bot.http.send_message(channel, files, json));
        sent.map(drop).map_err(|error| told(&error))
    }

    fn registers(&self, commands: &Value) -> Result<(), String> {
        let set = self.bot.does(self.bot.http.create_global_commands(commands));
        set.map(drop).map_err(|error| told(&error))
    }

    /// Checks whether it was refused, and that all the expected judges complained, in these words.
    fn complain(&self, what: &Value, done: Result<(), String>, refused: bool, by: &[Bark]) {
        let shown: String = what.to_string().chars().take(200).collect();
        let expected = if refused { Err("400 50035".to_owned()) } else { Ok(()) };
        assert_eq!(done, expected, "{shown}");
        let said = self.discord.expects_violations();
        for (by, words) in by {
            let is_theirs = |one: &&String| match by {
                By::Hand => !one.ends_with("(twilight)") && !one.ends_with("(OpenAPI)"),
                By::Twilight => one.ends_with("(twilight)"),
                By::Discord => one.ends_with("(OpenAPI)"),
            };
            // Only a run with the description available can check what it says.
            if *by == By::Discord && std::env::var_os("TAFLPOST_DISCORD_SPEC").is_none() {
                continue;
            }
            let mut theirs = said.iter().filter(is_theirs);
            let found = theirs.any(|one| one.contains(words));
            assert!(found, "{by:?} did not say {words:?} of {shown}:\n{said:#?}");
        }
    }
}

fn row(controls: Vec<Value>) -> Value {
    json!({ "type": 1, "components": controls })
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Play", "custom_id": id })
}

fn list(options: usize) -> Value {
    let options = (0..options)
        .map(|number| json!({ "label": number.to_string(), "value": number.to_string() }));
    json!({ "type": 3, "custom_id": "list", "options": options.collect::<Vec<_>>() })
}

#[test]
fn messages_have_limits() {
    use By::{Discord, Hand, Twilight};
    let scene = Scene::set();
    let long = |length: usize| "ø".repeat(length);
    let buttons = |count: usize| (0..count).map(|n| button(&n.to_string())).collect::<Vec<_>>();
    let rows = |count: usize| (0..count).map(|n| row(vec![button(&n.to_string())]));
    let with = |components: Value| json!({ "content": "a", "components": components });
    let embed = |embed: Value| json!({ "embeds": [embed] });
    let half = json!({ "description": long(3001) });
    let cases: Vec<(Value, bool, Vec<Bark>)> = vec![
        (
            json!({ "content": long(2001) }),
            true,
            vec![(Hand, "content has 2001 characters"), (Twilight, "content")],
        ),
        (json!({ "content": long(4001) }), true, vec![(Discord, "/content")]),
        (json!({ "content": "a", "contnet": "b" }), false, vec![(Hand, "has \"contnet\"")]),
        (
            json!({ "embeds": [half, half] }),
            true,
            vec![(Hand, "6002 characters together"), (Twilight, "embeds")],
        ),
        (
            embed(json!({ "title": long(257) })),
            true,
            vec![(Hand, "title has 257"), (Twilight, "an embed"), (Discord, "/embeds/0/title")],
        ),
        (
            with(rows(6).collect()),
            true,
            vec![(Hand, "rows of components: 6"), (Twilight, "components")],
        ),
        (
            with(json!([row(buttons(6))])),
            true,
            vec![
                (Hand, "components of a row: 6"),
                (Twilight, "components"),
                (Discord, "/components/0/components"),
            ],
        ),
        (
            with(json!([row(vec![list(3), button("a")])])),
            true,
            vec![(Hand, "a list shares its row")],
        ),
        (
            with(json!([row(vec![list(26)])])),
            true,
            vec![
                (Hand, "choices of a list: 26"),
                (Twilight, "components"),
                (Discord, "/components/0/components/0/options"),
            ],
        ),
        (
            with(json!([row(vec![button("a"), button("a")])])),
            true,
            vec![(Hand, "\"a\" is there twice")],
        ),
        (
            with(json!([row(vec![button(&long(101))])])),
            true,
            vec![
                (Hand, "custom_id has 101"),
                (Twilight, "components"),
                (Discord, "/components/0/components/0/custom_id"),
            ],
        ),
        (with(json!([row(vec![button("")])])), true, vec![(Hand, "custom_id has 0")]),
        (
            with(json!([row(vec![json!({ "type": 2, "style": 1, "custom_id": "a" })])])),
            true,
            vec![(Hand, "without words or sign")],
        ),
        (
            json!({ "content": "a", "nonce": long(26), "enforce_nonce": true }),
            true,
            vec![(Hand, "nonce has 26"), (Discord, "/nonce")],
        ),
        (
            json!({ "content": "a", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            true,
            vec![(Hand, "all users and some")],
        ),
        (
            json!({ "content": "a", "allowed_mentions": { "parse": ["people"] } }),
            true,
            vec![(Twilight, "allowed_mentions"), (Discord, "/allowed_mentions")],
        ),
        (json!({ "content": "⬜".repeat(191) }), false, vec![(Hand, "content has 191 emoji")]),
        (json!({ "content": format!("```\n{}```", "⬜".repeat(191)) }), false, vec![]),
        (
            embed(json!({ "description": "<:aa:1234567890123456789>".repeat(101) })),
            false,
            vec![(Hand, "an embed has 101 emoji")],
        ),
        (
            embed(json!({ "title": "a", "image": { "url": "attachment://no.png" } })),
            false,
            vec![(Hand, "\"no.png\", which is not there")],
        ),
        (json!({ "content": "a", "flags": 64 }), false, vec![(Hand, "only answers")]),
        (
            json!({ "content": "a", "attachments": [{ "id": 0, "filename": "a.png" }] }),
            true,
            vec![(Hand, "came without its file")],
        ),
    ];
    for (json, refused, by) in cases {
        let done = scene.sends(scene.games, &json, Vec::new());
        scene.complain(&json, done, refused, &by);
    }
    // What is within the limits is accepted: exactly 2000 characters, which are more in bytes.
    scene.sends(scene.games, &json!({ "content": long(2000) }), Vec::new()).expect("allowed");
    scene.sends(scene.games, &json!({ "content": "⬜".repeat(190) }), Vec::new()).expect("allowed");
    scene.sends(scene.games, &with(rows(5).collect()), Vec::new()).expect("allowed");
    assert!(scene.discord.expects_violations().is_empty());
}

#[test]
fn files_are_packed_as_they_must_be() {
    use By::{Discord, Hand, Twilight};
    let scene = Scene::set();
    let about = |about: Value| json!({ "content": "a", "attachments": [about] });
    let file = || vec![png("a.png")];
    let long = "a".repeat(1025);
    let told = json!({ "id": 0, "filename": "a.png", "description": "A" });
    scene.sends(scene.games, &about(told), file()).expect("allowed");
    assert!(scene.discord.expects_violations().is_empty());
    for (json, files, refused, by) in [
        (json!({ "content": "a" }), file(), true, vec![(Hand, "files[0] is not in attachments")]),
        (
            about(json!({ "id": 1, "filename": "a.png" })),
            file(),
            true,
            vec![(Hand, "files[0] is not in"), (Hand, "attachments[1] came without its file")],
        ),
        (
            about(json!({ "id": 0, "filename": "b.png" })),
            file(),
            true,
            vec![(Hand, "is called \"a.png\" and \"b.png\"")],
        ),
        (
            about(json!({ "id": 0, "filename": "a.png", "description": long })),
            file(),
            true,
            vec![
                (Hand, "an alternative text has 1025"),
                (Twilight, "an attachment"),
                (Discord, "/attachments/0/description"),
            ],
        ),
        (
            about(json!({ "id": 0, "filename": "Brett 1.png" })),
            vec![png("Brett 1.png")],
            // twilight does not accept the space, either.
            true,
            vec![(Hand, "the file name \"Brett 1.png\""), (Twilight, "an attachment")],
        ),
    ] {
        let done = scene.sends(scene.games, &json, files);
        scene.complain(&json, done, refused, &by);
    }
    let large = CreateAttachment::bytes(vec![0; (10 << 20) + 1], "a.png");
    let told = json!({ "content": "a", "attachments": [{ "id": 0, "filename": "a.png" }] });
    assert_eq!(scene.sends(scene.games, &told, vec![large]), Err("413 40005".to_owned()));
    assert!(scene.discord.expects_violations()[0].contains("too large"));
}

#[test]
fn commands_have_limits() {
    use By::{Discord, Hand, Twilight};
    let scene = Scene::set();
    let command = |extra: Value| {
        let mut command = json!({ "name": "tafl", "description": "Play" });
        for (key, value) in extra.as_object().expect("an object") {
            command[key] = value.clone();
        }
        json!([command])
    };
    let option = |name: &str, required: bool| {
        let (kind, description) = (3, "A");
        json!({ "type": kind, "name": name, "description": description, "required": required })
    };
    let many = |count: usize| (0..count).map(|n| option(&format!("o{n}"), false));
    let choices =
        |count: usize| (0..count).map(|n| json!({ "name": n.to_string(), "value": n.to_string() }));
    let mut chosen = option("a", false);
    chosen["choices"] = choices(26).collect();
    let mut texts = option("a", false);
    texts["choices"] = (0..25)
        .map(|n| {
            json!({
                "name": format!("{n:0>99}"),
                "name_localizations": { "de": format!("{n:0>100}") },
                "value": format!("{n:0>70}"),
            })
        })
        .collect();
    let mut alike = [option("zug", false), option("move", false)];
    alike[1]["name_localizations"] = json!({ "de": "zug" });
    let cases: Vec<(Value, Vec<Bark>)> = vec![
        (
            command(json!({ "name": "Tafl" })),
            vec![(Hand, "cannot be called \"Tafl\""), (Twilight, "a command")],
        ),
        (
            command(json!({ "name": "t".repeat(33) })),
            vec![(Hand, "cannot be called"), (Twilight, "a command"), (Discord, "/0/name")],
        ),
        (
            command(json!({ "name_localizations": { "de": "Brett spiel" } })),
            vec![(Hand, "\"Brett spiel\" in de")],
        ),
        (
            command(json!({ "name_localizations": { "nb": "tafl" } })),
            vec![(Hand, "\"nb\" is none of Discord's languages")],
        ),
        (
            command(json!({ "description": "a".repeat(101) })),
            vec![
                (Hand, "has 101 characters"),
                (Twilight, "a command"),
                (Discord, "/0/description"),
            ],
        ),
        (
            command(json!({ "options": many(26).collect::<Vec<_>>() })),
            vec![(Hand, "26 options"), (Twilight, "a command"), (Discord, "/0/options")],
        ),
        (
            command(json!({ "options": [option("a", false), option("b", true)] })),
            vec![(Hand, "/tafl b is required and comes after"), (Twilight, "a command")],
        ),
        (
            command(json!({ "options": [option("a", false), option("a", false)] })),
            vec![(Hand, "two are called \"a\""), (Twilight, "a command")],
        ),
        (command(json!({ "options": alike })), vec![(Hand, "two are called \"zug\" in de")]),
        (
            command(json!({ "options": [chosen] })),
            vec![(Hand, "26 choices"), (Discord, "/0/options/0/choices")],
        ),
        (
            command(json!({ "options": [texts] })),
            vec![(Hand, "4260 characters in all"), (Twilight, "a command")],
        ),
    ];
    for (json, by) in cases {
        let done = scene.registers(&json);
        scene.complain(&json, done, true, &by);
    }
    // Nothing of that was registered.
    assert_eq!(scene.discord.commands()[0]["name"], "try");
    let typo = command(json!({ "nswf": true }));
    let done = scene.registers(&typo);
    scene.complain(&typo, done, false, &[(Hand, "command has \"nswf\"")]);
}

#[test]
fn answers_have_limits() {
    use By::{Discord, Hand, Twilight};
    let scene = Scene::set();
    let choices = |count: usize| (0..count).map(|n| json!({ "name": "a", "value": n.to_string() }));
    let choices: Vec<Value> = choices(26).collect();
    let field = json!({ "type": 4, "custom_id": "a", "style": 1, "label": "A" });
    let rows = |count: usize| (0..count).map(|_| row(vec![field.clone()])).collect::<Vec<_>>();
    let form = |title: &str, rows: Vec<Value>| {
        json!({
            "type": 9, "data": { "custom_id": "form", "title": title, "components": rows },
        })
    };
    let cases: Vec<(Value, Vec<Bark>)> = vec![
        (
            json!({ "type": 8, "data": { "choices": choices } }),
            vec![(Hand, "choices: 26"), (Discord, "/data")],
        ),
        (
            form(&"a".repeat(46), rows(1)),
            vec![(Hand, "title has 46"), (Twilight, "title has 46"), (Discord, "/data/title")],
        ),
        (form("Form", rows(6)), vec![(Hand, "components of a form: 6")]),
        (form("Form", rows(2)), vec![(Hand, "\"a\" is there twice")]),
        (
            json!({ "type": 4, "data": { "content": "a".repeat(2001) } }),
            vec![(Hand, "2001"), (Twilight, "content"), (Discord, "/data/content")],
        ),
        (
            json!({ "type": 77 }),
            vec![(Twilight, "an answer cannot be read"), (Discord, "no answer of type 77")],
        ),
    ];
    for (json, by) in cases {
        let (id, token) = scene.asks();
        let done = scene.answers(id, &token, &json);
        scene.complain(&json, done, true, &by);
    }
}

#[test]
fn threads_and_emoji_have_limits() {
    use By::{Discord, Hand, Twilight};
    let scene = Scene::set();
    let http = &scene.bot.http;
    let games = ChannelId::new(scene.games.id());
    let name = "a".repeat(101);
    for (json, by) in [
        (
            json!({ "name": name, "type": 11 }),
            vec![(Hand, "name has 101"), (Twilight, "name"), (Discord, "/name")],
        ),
        (
            json!({ "name": "a", "type": 11, "auto_archive_duration": 7 }),
            vec![(Hand, "auto_archive_duration cannot be 7"), (Discord, "/auto_archive_duration")],
        ),
    ] {
        let begun = scene.bot.does(http.create_thread(games, &json, None));
        scene.complain(&json, begun.map(drop).map_err(|error| told(&error)), true, &by);
    }
    for (json, by) in [
        (json!({ "name": "a", "image": "data:image/png;base64,AA==" }), vec![(Hand, "name has 1")]),
        (json!({ "name": "king", "image": "king.png" }), vec![(Hand, "no data URI")]),
        (json!({ "name": "king" }), vec![(Discord, "image")]),
    ] {
        let made = scene.bot.does(http.create_application_emoji(&json));
        scene.complain(&json, made.map(drop).map_err(|error| told(&error)), true, &by);
    }
}

#[test]
fn what_is_not_there_is_not_asked_for() {
    let scene = Scene::set();
    let asked = scene.bot.does(scene.bot.http.get_guild_prune_count(GuildId::new(7), 7));
    assert_eq!(told(&asked.expect_err("refused")), "404 0");
    let amiss = scene.discord.expects_violations();
    assert_eq!(amiss, ["GET /guilds/7/prune: no such route here"]);
}

#[test]
#[should_panic(expected = "amiss:\nPOST /channels/")]
fn what_is_amiss_fails_the_test() {
    let scene = Scene::set();
    let done = scene.sends(scene.games, &json!({ "content": "a", "contnet": "b" }), Vec::new());
    assert_eq!(done, Ok(()));
    scene.discord.finish();
}

/// Runs a test of this file by itself with a description of Discord available.
fn with_spec(place: &std::path::Path) -> (bool, String) {
    let test = "discord_fake::answers::a_command_is_answered_with_a_picture";
    let run = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", test])
        .env("TAFLPOST_DISCORD_SPEC", place)
        .output()
        .expect("a run");
    let said = [run.stdout, run.stderr].concat();
    (run.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn a_description_that_cannot_be_used_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("openapi.json");
    let (succeeded, said) = with_spec(&place);
    assert!(!succeeded && said.contains("TAFLPOST_DISCORD_SPEC is"), "{said}");
    std::fs::write(&place, "{}").expect("a file");
    let (succeeded, said) = with_spec(&place);
    assert!(!succeeded && said.contains("no schema"), "{said}");
}

#[test]
fn a_description_that_is_at_hand_is_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("openapi.json");
    let names = [
        "ApplicationCommandUpdateRequest",
        "CreateMessageInteractionCallbackRequest",
        "UpdateMessageInteractionCallbackRequest",
        "ApplicationCommandAutocompleteCallbackRequest",
        "ModalInteractionCallbackRequest",
        "IncomingWebhookRequestPartial",
        "IncomingWebhookUpdateRequestPartial",
        "MessageCreateRequest",
        "MessageEditRequestPartial",
        "CreatePrivateChannelRequest",
        "CreateTextThreadWithMessageRequest",
        "CreateTextThreadWithoutMessageRequest",
        "UpdateThreadRequestPartial",
    ];
    let mut schemas: serde_json::Map<String, Value> =
        names.iter().map(|name| ((*name).to_owned(), json!({}))).collect();
    schemas.insert("Gateway".to_owned(), json!({ "required": ["url"] }));
    let post = json!({
        "requestBody": { "content": { "application/json": { "schema": { "type": "object" } } } },
    });
    let write = |schemas: &serde_json::Map<String, Value>| {
        let spec = json!({
            "components": { "schemas": schemas },
            "paths": {
                "/applications/{application_id}/emojis": { "post": post },
                "/gateway": { "get": { "responses": { "200": { "content": {
                    "application/json": { "schema": { "$ref": "#/components/schemas/Gateway" } },
                } } } } },
            },
        });
        std::fs::write(&place, spec.to_string()).expect("a file");
    };
    write(&schemas);
    let (succeeded, said) = with_spec(&place);
    assert!(succeeded, "{said}");
    let short = json!({ "properties": { "data": { "properties": {
        "content": { "maxLength": 3 },
    } } } });
    let open = schemas.insert("CreateMessageInteractionCallbackRequest".to_owned(), short);
    write(&schemas);
    let (succeeded, said) = with_spec(&place);
    assert!(!succeeded && said.contains("(OpenAPI)"), "{said}");
    // The fake's answers are checked against it, too.
    schemas.insert("CreateMessageInteractionCallbackRequest".to_owned(), open.expect("one"));
    schemas.insert("Gateway".to_owned(), json!({ "required": ["address"] }));
    write(&schemas);
    let (succeeded, said) = with_spec(&place);
    assert!(!succeeded && said.contains("our own answer to get /gateway: "), "{said}");
}
