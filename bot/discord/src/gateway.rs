//! The connection to Discord: keeps the courier running, and the gateway over which requests come.
//! It asks for one intent, which is not privileged: to hear which servers it is in. Requests come
//! without any. There are as many connections (shards) as Discord recommends, each for its part of
//! the servers; they share one handler.

use std::future::IntoFuture as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use club::BoxFuture;
use serenity::all::{
    ClientBuilder, Context, Event, EventHandler, GatewayIntents, Guild, Interaction,
    RawEventHandler, Ready,
};
use serenity::async_trait;
use serenity::http::RatelimitInfo;
use templates::board::CustomEmoji;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::client::{
    forget_rate_limits, gateway_for_bot, is_local, keep_comparing_clocks, rest_client,
};
use super::desk::Desk;
use super::request::DiscordRequest;
use super::settings::DiscordSettings;
use super::trouble::DiscordError;
use super::{attend, courier, limits, locale, register};

/// The growing pauses between two tries to connect: Discord allows a thousand a day.
const PAUSES: [u64; 4] = [5, 60, 300, 900];

/// Runs the bot until the club closes: the courier, and beside it the connection over which
/// requests come. Neither waits for the other.
pub fn run_gateway(desk: Desk, settings: DiscordSettings) -> BoxFuture<'static, ()> {
    Box::pin(async move {
        tokio::join!(post(&desk, &settings), listen(&desk, &settings));
    })
}

async fn post(desk: &Desk, settings: &DiscordSettings) {
    loop {
        let http = match rest_client(settings) {
            Ok(mut http) => {
                limits::note_waits(&mut http, &desk.club);
                Arc::new(http)
            }
            Err(why) => return tracing::warn!("Discord: {why}"),
        };
        // In a task of its own, so that a panic ends nothing else.
        let mut courier = JoinSet::new();
        courier.spawn(courier::post_notices(desk.clone(), http));
        match courier.join_next().await {
            Some(Err(error)) if error.is_panic() => {}
            _ => return,
        }
        sleep(Duration::from_secs(PAUSES[0])).await;
    }
}

async fn listen(desk: &Desk, settings: &DiscordSettings) {
    let mut pauses = PAUSES.iter().copied();
    let is_registered = Arc::new(AtomicBool::new(false));
    loop {
        let began = Instant::now();
        let why = connect(desk, settings, &is_registered).await;
        tracing::warn!("Discord: {why}");
        if began.elapsed() > Duration::from_secs(3_600) {
            pauses = PAUSES.iter().copied();
        }
        sleep(Duration::from_secs(pauses.next().unwrap_or(900))).await;
    }
}

/// Connects and serves requests until the connection ends; returns why it ended.
async fn connect(
    desk: &Desk,
    settings: &DiscordSettings,
    is_registered: &Arc<AtomicBool>,
) -> String {
    let http = match rest_client(settings) {
        Ok(http) => http,
        Err(why) => return why,
    };
    // As the bot comes to more servers, more are recommended. A bot that isn't allowed to ask has a
    // bad token.
    let shards = match gateway_for_bot(&http).await {
        Ok(gateway) => gateway.shards.max(1),
        Err(trouble) => return format!("no connection: {trouble}"),
    };
    let handler = Handler { desk: desk.clone(), is_registered: Arc::clone(is_registered) };
    let built = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .event_handler(handler)
        .raw_event_handler(Unread)
        .into_future()
        .await;
    let mut client = match built {
        Ok(client) => client,
        Err(error) => return format!("no connection: {}", DiscordError::from(error)),
    };
    if settings.local.is_some() {
        let address = client.ws_url.lock().await.clone();
        if !is_local(&address) {
            return format!("its gateway is not on this machine: {address}");
        }
    }
    let http = Arc::clone(&client.http);
    let ended = tokio::select! {
        ended = client.start_shards(shards) => ended,
        never = forget_rate_limits(&http) => match never {},
        never = keep_comparing_clocks(&http) => match never {},
    };
    // One shard has ended for good. The others would go on beside those of the next connection, and
    // everybody would be answered twice.
    client.shard_manager.shutdown_all().await;
    match ended {
        Ok(()) => "the connection has ended".into(),
        Err(serenity::Error::Gateway(error)) => format!("the gateway: {error}"),
        Err(error) => DiscordError::from(error).to_string(),
    }
}

/// Reports events that serenity drops because it cannot read them.
struct Unread;

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        // Other unknown events do not matter here.
        if let Event::Unknown(unknown) = event
            && ["INTERACTION_CREATE", "READY", "RESUMED", "GUILD_CREATE"]
                .contains(&unknown.kind.as_str())
        {
            tracing::warn!(
                "Discord: an event {} cannot be read; is there a newer taflpost?",
                unknown.kind
            );
        }
    }
}

struct Handler {
    desk: Desk,
    /// Whether the commands are registered, or are just being registered: once per process.
    is_registered: Arc<AtomicBool>,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        if self.desk.emoji.get().is_none()
            && let Ok(emoji) = context.http.get_application_emojis().await
        {
            let id = |name: &str| emoji.iter().find(|one| one.name == name).map(|one| one.id.get());
            if let [Some(a), Some(b), Some(c), Some(d), Some(e)] = CustomEmoji::NAMES.map(id) {
                self.desk.emoji.get_or_init(|| CustomEmoji::from_ids([a, b, c, d, e]));
            }
        }
        // This event comes from each shard, and again whenever a session is lost.
        if self.is_registered.swap(true, Ordering::SeqCst) {
            return;
        }
        let mut pauses = PAUSES.iter().copied();
        loop {
            match register::register_commands(&context.http, self.desk.club.language()).await {
                Ok(ids) => {
                    self.desk.commands.get_or_init(|| ids);
                    return;
                }
                Err(error) => {
                    let why = DiscordError::from(error);
                    tracing::warn!("Discord: cannot register the commands: {why}");
                    sleep(Duration::from_secs(pauses.next().unwrap_or(900))).await;
                }
            }
        }
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let id = guild.id.to_string();
        let asked = id.clone();
        let known = self
            .desk
            .club
            .answer(move |questions, _| service::discord::knows_server(questions, &asked))
            .await;
        // Discord tells of every server whenever a connection begins.
        if matches!(known, Ok(true)) {
            return;
        }
        let language = locale::language_of_locale(&guild.preferred_locale);
        let came = self.desk.club.decide(move |service, now| {
            service::discord::came_to_server(service, now, &id, language)
        });
        if let Err(why) = came.await
            && let Ok(fault) = why.fault()
        {
            tracing::warn!("Discord: cannot store that the bot is in a server: {fault}");
        }
    }

    async fn ratelimit(&self, wait: RatelimitInfo) {
        limits::note(&self.desk.club, &wait);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Some(request) = DiscordRequest::from_interaction(interaction) {
            attend::attend_request(&self.desk, &context.http, request).await;
        }
    }
}
