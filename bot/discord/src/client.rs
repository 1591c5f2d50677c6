//! The client of Discord's REST interface: of the real Discord, or of one on this machine and no
//! other.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use chrono::{DateTime, TimeDelta, Utc};
use club::BoxFuture;
use serenity::all::BotGateway;
use serenity::http::{Http, HttpBuilder, LightMethod, Request, Route};

use super::limits::within;
use super::settings::{DiscordSettings, LocalDiscord};
use super::trouble::DiscordError;

/// How long a request can take; after that its outcome is unknown.
const REQUEST: Duration = Duration::from_secs(30);

const TIDYING: Duration = Duration::from_secs(600);

/// How often this machine's clock is compared with Discord's.
const COMPARING: Duration = Duration::from_secs(3_600);

/// By how much the clocks can differ: an answer takes its time, and its moment is in whole seconds.
const ALIKE: TimeDelta = TimeDelta::minutes(1);

pub fn bot_name(settings: &DiscordSettings) -> BoxFuture<'_, Result<String, DiscordError>> {
    Box::pin(async move {
        let http = rest_client(settings).map_err(DiscordError::Unknown)?;
        Ok(http.get_current_user().await?.name.clone())
    })
}

/// The REST client: of the real Discord, or of one on this machine and no other.
pub(super) fn rest_client(settings: &DiscordSettings) -> Result<Http, String> {
    let mut builder = reqwest::Client::builder().timeout(REQUEST);
    if let Some(LocalDiscord { api, authority }) = &settings.local {
        if !api.ip().is_loopback() {
            return Err(format!("{api} is not on this machine"));
        }
        let certificate =
            reqwest::Certificate::from_pem(authority).map_err(|why| why.to_string())?;
        builder = builder.no_proxy().resolve("discord.com", *api).tls_certs_merge([certificate]);
    }
    let client = builder.build().map_err(|why| why.to_string())?;
    Ok(HttpBuilder::new(&settings.token).client(client).build())
}

/// Asks where to connect, and compares the clocks.
pub(super) async fn gateway_for_bot(http: &Http) -> Result<BotGateway, DiscordError> {
    let answer = within(http.request(Request::new(Route::GatewayBot, LightMethod::Get))).await?;
    let date = answer.headers().get("date").and_then(|date| date.to_str().ok());
    if let Some(differs) = date.and_then(|date| clocks_differ(date, Utc::now())) {
        tracing::warn!("Discord: {differs}");
    }
    let body = answer.bytes().await;
    let body = body.map_err(|_| DiscordError::Unknown("the connection was lost".into()))?;
    serde_json::from_slice(&body)
        .map_err(|_| DiscordError::Unknown("an answer that cannot be read".into()))
}

/// Compares the clocks for as long as the connection lasts: this machine's can go wrong meanwhile.
pub(super) async fn keep_comparing_clocks(http: &Http) -> Infallible {
    loop {
        tokio::time::sleep(COMPARING).await;
        // Other trouble is noticed elsewhere.
        let _ = gateway_for_bot(http).await;
    }
}

/// What the host is told if Discord's clock, as an answer's header gives it, isn't this machine's.
fn clocks_differ(date: &str, now: DateTime<Utc>) -> Option<String> {
    let ahead = now - DateTime::parse_from_rfc2822(date).ok()?.to_utc();
    let minutes = (ahead.abs().num_seconds() + 30) / 60;
    let how = if ahead > TimeDelta::zero() { "fast" } else { "slow" };
    (ahead.abs() > ALIKE).then(|| {
        format!(
            "this machine's clock is {minutes} min {how}, compared with Discord's; games are timed by \
             it, so please set it"
        )
    })
}

/// Forgets old rate limits for as long as the connection lasts. serenity keeps those of every route
/// that it ever requested, and the answer to each interaction is a route of its own.
pub(super) async fn forget_rate_limits(http: &Http) -> Infallible {
    loop {
        tokio::time::sleep(TIDYING).await;
        forget_limits(http).await;
    }
}

/// Forgets rate limits that no request is using and whose time has run out.
async fn forget_limits(http: &Http) {
    let Some(limiter) = &http.ratelimiter else { return };
    let now = SystemTime::now();
    // A request holds its rate limit from before it is sent until it is answered.
    limiter.routes().write().await.retain(|_, limit| match Arc::get_mut(limit) {
        Some(limit) => limit.get_mut().reset().is_some_and(|reset| reset > now),
        None => true,
    });
}

pub(super) fn is_local(address: &str) -> bool {
    let host = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = host.split(['/', '?']).next().unwrap_or_default();
    host.parse::<std::net::SocketAddr>().is_ok_and(|address| address.ip().is_loopback())
}

#[cfg(test)]
mod tests {
    use serenity::all::{ChannelId, InteractionId};
    use serenity::http::Route;
    use tokio::runtime::Runtime;

    use super::*;

    #[test]
    fn a_limit_is_kept_while_a_request_makes_use_of_it() {
        Runtime::new().expect("a runtime").block_on(async {
            let http = Http::new("token");
            let routes = http.ratelimiter.as_ref().expect("limits").routes();
            let interaction =
                Route::InteractionResponse { interaction_id: InteractionId::new(1), token: "" };
            let channel = Route::Channel { channel_id: ChannelId::new(1) };
            for route in [interaction, channel] {
                routes.write().await.insert(route.ratelimiting_bucket(), Arc::default());
            }
            let request = Arc::clone(&routes.read().await[&channel.ratelimiting_bucket()]);
            forget_limits(&http).await;
            assert_eq!(routes.read().await.len(), 1);
            assert!(routes.read().await.contains_key(&channel.ratelimiting_bucket()));
            drop(request);
            forget_limits(&http).await;
            assert!(routes.read().await.is_empty());
        });
    }

    #[test]
    fn clocks_that_differ_are_told() {
        let now = DateTime::from_timestamp(1_795_973_605, 0).expect("a moment");
        let told = |seconds: i64| {
            let date = now + TimeDelta::seconds(seconds);
            clocks_differ(&date.format("%a, %d %b %Y %H:%M:%S GMT").to_string(), now)
        };
        assert_eq!(told(0), None);
        assert_eq!(told(60), None);
        assert!(told(-870).expect("a warning").contains("15 min fast"));
        assert!(told(3_600).expect("a warning").contains("60 min slow"));
        assert_eq!(clocks_differ("yesterday", now), None);
    }

    #[test]
    fn a_gateway_elsewhere_is_none_of_ours() {
        for here in ["ws://127.0.0.1:8080", "wss://127.0.0.1:1/?v=10", "ws://[::1]:99/"] {
            assert!(is_local(here), "{here}");
        }
        for elsewhere in
            ["wss://gateway.discord.gg", "ws://10.0.0.1:80", "ws://127.0.0.1.example.org:1", ""]
        {
            assert!(!is_local(elsewhere), "{elsewhere}");
        }
    }
}
