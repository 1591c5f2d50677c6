//! A small bot on unmodified serenity, with its rate limiter on: it does what commands tell it, and
//! what a test does by hand with its `Http`.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serenity::all::*;
use tests::discord::Discord;
use tokio::runtime::Runtime;

/// The bot, running beside the test until it is dropped.
pub struct Bot {
    /// Its client for requests.
    pub http: Arc<Http>,
    seen: Arc<Mutex<Vec<String>>>,
    waits: Arc<Mutex<Vec<Duration>>>,
    runtime: Option<Runtime>,
}

struct Handler {
    seen: Arc<Mutex<Vec<String>>>,
    waits: Arc<Mutex<Vec<Duration>>>,
}

/// The commands it registers.
fn commands() -> Vec<CreateCommand> {
    let sub = |name: &str| {
        CreateCommandOption::new(CommandOptionType::SubCommand, name, format!("Try {name}"))
    };
    let option = CreateCommandOption::new;
    let tafl = CreateCommand::new("try")
        .description("Try it")
        .description_localized("de", "Versuche es")
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User]);
    let plain = ["reply", "buttons", "defer", "hush", "modal", "follow", "thinks", "late", "slow"];
    let tafl = plain.into_iter().fold(tafl, |tafl, name| tafl.add_option(sub(name)));
    let pick = sub("pick")
        .name_localized("de", "nimm")
        .add_sub_option(
            option(CommandOptionType::String, "move", "A move")
                .required(true)
                .set_autocomplete(true),
        )
        .add_sub_option(option(CommandOptionType::User, "who", "A person"))
        .add_sub_option(option(CommandOptionType::Channel, "where", "A channel"))
        .add_sub_option(option(CommandOptionType::Integer, "days", "Days").min_int_value(1))
        .add_sub_option(option(CommandOptionType::Boolean, "rated", "Rated"))
        .add_sub_option(
            option(CommandOptionType::String, "side", "A side")
                .add_string_choice("attackers", "a")
                .add_string_choice("defenders", "d"),
        );
    vec![tafl.add_option(pick)]
}

impl Bot {
    /// Logs in.
    pub fn start(discord: &Discord) -> Bot {
        Bot::with(discord, discord.token(), GatewayIntents::empty())
    }

    pub fn with(discord: &Discord, token: &str, intents: GatewayIntents) -> Bot {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let seen = Arc::new(Mutex::new(Vec::new()));
        let waits = Arc::new(Mutex::new(Vec::new()));
        let handler = Handler { seen: Arc::clone(&seen), waits: Arc::clone(&waits) };
        let (sender, receiver) = std::sync::mpsc::channel();
        let http = http(discord, token);
        runtime.spawn(async move {
            let builder = ClientBuilder::new_with_http(http, intents);
            let mut client = builder.event_handler(handler).await.expect("a client");
            assert!(client.ws_url.lock().await.starts_with("ws://127.0.0.1:"));
            sender.send(Arc::clone(&client.http)).expect("a test");
            let ended = client.start().await;
            drop(ended);
        });
        let http = receiver.recv().expect("a client");
        Bot { http, seen, waits, runtime: Some(runtime) }
    }

    /// Does something with its `Http` and waits for it.
    pub fn does<T>(&self, deed: impl Future<Output = T>) -> T {
        self.runtime.as_ref().expect("a running bot").block_on(deed)
    }

    /// What it has seen: READY, RESUMED, and the interactions.
    pub fn seen(&self) -> Vec<String> {
        self.seen.lock().expect("a list").clone()
    }

    /// How long its limiter made it wait.
    pub fn waits(&self) -> Vec<Duration> {
        self.waits.lock().expect("a list").clone()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.runtime.take().expect("a running bot").shutdown_background();
    }
}

/// As in the product: `discord.com` is the fake, and its authority is trusted.
fn http(discord: &Discord, token: &str) -> Http {
    let ca = std::fs::read(discord.ca()).expect("a file");
    let ca = reqwest::Certificate::from_pem(&ca).expect("a certificate");
    let client = reqwest::Client::builder()
        .resolve("discord.com", discord.api())
        .tls_certs_merge([ca])
        .build()
        .expect("a client");
    HttpBuilder::new(token).client(client).build()
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, ready: Ready) {
        self.seen.lock().expect("a list").push(format!("READY {}", ready.application.id));
        Command::set_global_commands(&context.http, commands()).await.expect("registered");
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.seen.lock().expect("a list").push("RESUMED".to_owned());
    }

    async fn ratelimit(&self, info: RatelimitInfo) {
        self.waits.lock().expect("a list").push(info.timeout);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let http = &context.http;
        let done = match &interaction {
            Interaction::Command(command) => on_command(http, command, &self.seen).await,
            Interaction::Autocomplete(typed) => on_typing(http, typed).await,
            Interaction::Component(used) => on_component(http, used).await,
            Interaction::Modal(form) => on_form(http, form).await,
            _ => Ok(()),
        };
        if let Err(error) = done {
            self.seen.lock().expect("a list").push(format!("FAILED {}", told(&error)));
        }
    }
}

/// Discord's code, or another description of the error.
pub fn told(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            format!("{} {}", answer.status_code.as_u16(), answer.error.code)
        }
        error => format!("{error:?}"),
    }
}

/// A PNG of two by three pixels, at least in its header.
pub fn png(name: &str) -> CreateAttachment {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x02\0\0\0\x03".to_vec();
    bytes.extend(name.as_bytes());
    CreateAttachment::bytes(bytes, name).description("the board")
}

fn none() -> CreateAllowedMentions {
    CreateAllowedMentions::new()
}

fn says(words: &str) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(words).allowed_mentions(none())
}

fn controls() -> Vec<CreateActionRow> {
    let options = [("d1", "From d1"), ("d2", "From d2")];
    let options = options.map(|(value, label)| CreateSelectMenuOption::new(label, value));
    let kind = CreateSelectMenuKind::String { options: options.to_vec() };
    vec![
        CreateActionRow::SelectMenu(CreateSelectMenu::new("piece", kind).placeholder("Piece")),
        CreateActionRow::Buttons(vec![
            CreateButton::new("game:12:play").label("Play").style(ButtonStyle::Success),
            CreateButton::new("game:12:later").label("Later").emoji('⏳'),
            CreateButton::new("game:12:form").label("Form"),
            CreateButton::new("game:12:resign").label("Resign").disabled(true),
        ]),
    ]
}

fn form() -> CreateInteractionResponse {
    let line = CreateInputText::new(InputTextStyle::Short, "Your move", "move");
    let row = CreateActionRow::InputText(line.placeholder("d1-d4").max_length(20));
    CreateInteractionResponse::Modal(CreateModal::new("form:12", "Move").components(vec![row]))
}

async fn on_command(
    http: &Http,
    command: &CommandInteraction,
    seen: &Mutex<Vec<String>>,
) -> serenity::Result<()> {
    let option = &command.data.options[0];
    seen.lock().expect("a list").push(option.name.clone());
    let reply = |words: &str| CreateInteractionResponse::Message(says(words));
    match option.name.as_str() {
        "reply" => {
            let words = format!("Hello in {}", command.locale);
            let picture = says(&words).add_file(png("board.png"));
            command.create_response(http, CreateInteractionResponse::Message(picture)).await
        }
        "buttons" => {
            let picture = says("Your move").add_file(png("board.png")).components(controls());
            command.create_response(http, CreateInteractionResponse::Message(picture)).await
        }
        "hush" => {
            let hushed = says("Psst").ephemeral(true).components(controls());
            command.create_response(http, CreateInteractionResponse::Message(hushed)).await
        }
        "defer" => {
            command.defer_ephemeral(http).await?;
            let edit = EditInteractionResponse::new().content("Done");
            command.edit_response(http, edit).await.map(drop)
        }
        "thinks" => {
            command.defer(http).await?;
            let after = CreateInteractionResponseFollowup::new().content("Thought");
            command.create_followup(http, after.allowed_mentions(none())).await.map(drop)
        }
        "modal" => command.create_response(http, form()).await,
        "follow" => {
            command.create_response(http, reply("First")).await?;
            let second = CreateInteractionResponseFollowup::new().content("Second");
            let second = second.ephemeral(true).allowed_mentions(none());
            let second = command.create_followup(http, second).await?;
            let edit = CreateInteractionResponseFollowup::new().content("Third");
            command.edit_followup(http, second.id, edit).await.map(drop)
        }
        "late" => Ok(()),
        "slow" => {
            tokio::time::sleep(Duration::from_millis(300)).await;
            command.create_response(http, reply("Slowly")).await
        }
        _ => {
            let options = command.data.options();
            let ResolvedValue::SubCommand(options) = &options[0].value else { return Ok(()) };
            let words = options.iter().map(|one| match &one.value {
                ResolvedValue::User(user, member) => {
                    format!("{}={} {}", one.name, user.name, member.is_some())
                }
                ResolvedValue::Channel(channel) => {
                    format!("{}={}", one.name, channel.name.as_deref().unwrap_or_default())
                }
                ResolvedValue::String(text) => format!("{}={text}", one.name),
                ResolvedValue::Integer(number) => format!("{}={number}", one.name),
                ResolvedValue::Boolean(answer) => format!("{}={answer}", one.name),
                other => format!("{}={other:?}", one.name),
            });
            let words: Vec<String> = words.collect();
            command.create_response(http, reply(&words.join(", "))).await
        }
    }
}

async fn on_typing(http: &Http, typed: &CommandInteraction) -> serenity::Result<()> {
    let typed_so_far = typed.data.autocomplete().map(|one| one.value).unwrap_or_default();
    let squares = ["d1-d2", "d1-d3", "d1-d4", "e2-e3"];
    let choices = squares.iter().filter(|square| square.starts_with(typed_so_far));
    let choices = choices.map(|square| AutocompleteChoice::new(format!("{square}!"), *square));
    let answer = CreateAutocompleteResponse::new().set_choices(choices.collect());
    typed.create_response(http, CreateInteractionResponse::Autocomplete(answer)).await
}

async fn on_component(http: &Http, used: &ComponentInteraction) -> serenity::Result<()> {
    match (used.data.custom_id.as_str(), &used.data.kind) {
        ("piece", ComponentInteractionDataKind::StringSelect { values }) => {
            let words = format!("{} chose {}", used.user.name, values[0]);
            let update = CreateInteractionResponse::UpdateMessage(says(&words));
            used.create_response(http, update).await
        }
        ("game:12:form", _) => used.create_response(http, form()).await,
        ("game:12:later", _) => {
            used.create_response(http, CreateInteractionResponse::Acknowledge).await?;
            let edit = EditInteractionResponse::new().content("Later");
            used.edit_response(http, edit).await.map(drop)
        }
        _ => {
            // The picture is sent again, because this answer removes the old one.
            let again = says("Played").add_file(png("board.png")).components(vec![]);
            used.create_response(http, CreateInteractionResponse::UpdateMessage(again)).await
        }
    }
}

async fn on_form(http: &Http, form: &ModalInteraction) -> serenity::Result<()> {
    let ActionRowComponent::InputText(line) = &form.data.components[0].components[0] else {
        return Ok(());
    };
    let words = format!("You wrote {}", line.value.as_deref().unwrap_or_default());
    let words = says(&words).ephemeral(true);
    form.create_response(http, CreateInteractionResponse::Message(words)).await
}
