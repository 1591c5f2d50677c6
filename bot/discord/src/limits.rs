//! Discord's limits. serenity waits for them inside a request, for as long as Discord says, and says
//! nothing. Here a request waits for some seconds at most and is refused otherwise, so that it can be
//! tried again later; long waits are logged, and all are counted.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use club::Club;
use serenity::Error;
use serenity::http::{Http, RatelimitInfo};
use tokio::time::timeout;

use super::trouble::DiscordError;

/// The longest that a request waits for limits. A channel takes five posts in five seconds.
const LONGEST: Duration = Duration::from_secs(10);

/// From when on a wait is logged.
const LOGGED: Duration = Duration::from_secs(5);

/// How long a request can take with all its waits; its client gives up on an answer long before.
const IN_ALL: Duration = Duration::from_secs(60);

tokio::task_local! {
    /// For how many milliseconds the present request was to wait.
    static WAITED: Arc<AtomicU64>;
}

/// Notes the waits of all requests of a client.
pub fn note_waits(http: &mut Http, club: &Club) {
    if let Some(limiter) = &mut http.ratelimiter {
        let club = club.clone();
        limiter.set_ratelimit_callback(Box::new(move |wait| note(&club, &wait)));
    }
}

/// Notes that a request is about to wait.
pub fn note(club: &Club, wait: &RatelimitInfo) {
    let millis = u64::try_from(wait.timeout.as_millis()).unwrap_or(u64::MAX);
    // Outside of `within`, a request waits for as long as it takes.
    let _ = WAITED.try_with(|waited| waited.fetch_add(millis, Ordering::Relaxed));
    club.limited(wait.timeout);
    if wait.timeout > LOGGED {
        let (method, seconds) = (wait.method.reqwest_method(), wait.timeout.as_secs());
        let place = place(&wait.path);
        tracing::warn!("Discord: its limit for {method} {place} lasts for {seconds} more seconds");
    }
}

/// Where a request goes: the kind of thing and its number. What comes behind may be a token.
fn place(path: &str) -> String {
    let path = path.split_once("/api/v10/").map_or(path, |(_, path)| path);
    path.split('/').take(2).collect::<Vec<_>>().join("/")
}

/// The result of a request, unless it would have to wait for too long.
pub async fn within<T>(request: impl Future<Output = Result<T, Error>>) -> Result<T, DiscordError> {
    let waited = Arc::new(AtomicU64::new(0));
    let mut request = pin!(WAITED.scope(Arc::clone(&waited), request));
    let ended = poll_fn(|context| match request.as_mut().poll(context) {
        Poll::Ready(done) => Poll::Ready(done.map_err(DiscordError::from)),
        // It says so before it begins to wait: it is still to be sent, or was refused.
        Poll::Pending if u128::from(waited.load(Ordering::Relaxed)) > LONGEST.as_millis() => {
            Poll::Ready(Err(DiscordError::TooMuch))
        }
        Poll::Pending => Poll::Pending,
    });
    let late = |_| Err(DiscordError::Unknown("it takes too long".into()));
    timeout(IN_ALL, ended).await.unwrap_or_else(late)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_contains_no_token() {
        let path = "https://discord.com/api/v10/interactions/1/a-token/callback";
        assert_eq!(place(path), "interactions/1");
        assert_eq!(place("https://discord.com/api/v10/channels/7/messages"), "channels/7");
    }
}
