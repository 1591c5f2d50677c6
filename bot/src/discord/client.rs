//! The client of Discord's REST interface: the real one's, or one that reaches a Discord on this
//! machine and no other.

use std::time::Duration;

use serenity::http::{Http, HttpBuilder};

use super::settings::{Local, Settings};
use super::trouble::{self, Trouble};

/// How long a request may take: one that hangs is one of unknown outcome.
const REQUEST: Duration = Duration::from_secs(30);

/// The name of the bot whose token that is.
///
/// # Errors
/// Why Discord does not tell it.
pub async fn name(settings: &Settings) -> Result<String, Trouble> {
    let http = http(settings).map_err(Trouble::Unknown)?;
    let user = http.get_current_user().await.map_err(|error| trouble::named(&error))?;
    Ok(user.name.clone())
}

/// The REST client: the real Discord's, or one that reaches a Discord on this machine and no
/// other.
pub(super) fn http(settings: &Settings) -> Result<Http, String> {
    let mut builder = reqwest::Client::builder().timeout(REQUEST);
    if let Some(Local { api, authority }) = &settings.local {
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

/// Whether a gateway's address is on this machine.
pub(super) fn is_local(address: &str) -> bool {
    let host = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = host.split(['/', '?']).next().unwrap_or_default();
    host.parse::<std::net::SocketAddr>().is_ok_and(|address| address.ip().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

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
