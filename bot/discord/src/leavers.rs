//! Finds out who has left the server of their circle: the bot isn't told, so it asks about a few
//! members at a time, about each of them once a day. Whose turn it is where they were called is looked
//! for more often.

use std::sync::Arc;

use club::Closed;
use serenity::all::Http;

use super::desk::Desk;
use super::people;
use super::trouble::DiscordError;

const AT_ONCE: u32 = 4;

/// Asks Discord about a few members of circles, and has those who are gone leave their circle.
pub async fn look_for_members(desk: &Desk, http: &Arc<Http>) -> Result<(), Closed> {
    let due = desk
        .club
        .decide(|service, now| service::discord::claim_circle_members(service, now, AT_ONCE))
        .await;
    let members = match due {
        Ok(members) => members,
        Err(why) => {
            tracing::warn!("Discord: cannot look up who is in circles: {}", why.fault()?);
            return Ok(());
        }
    };
    for (server, account) in members {
        match people::member(http, &server, &account).await {
            Err(DiscordError::NoSuchMember) => {
                has_left(desk, server, account).await?;
            }
            // More requests would only make it worse; the others are asked about tomorrow.
            Err(DiscordError::TooMuch | DiscordError::BadToken) => break,
            // Those who are there stay. Any other trouble, as when the bot itself has been removed
            // from the server, says nothing about them.
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}

/// Those whose turn it is in games that are shown in servers, each as a server and an account.
pub async fn movers(desk: &Desk) -> Result<Vec<(String, String)>, Closed> {
    match desk.club.answer(|questions, _| service::discord::movers_in_servers(questions)).await {
        Ok(movers) => Ok(movers),
        Err(why) => {
            tracing::warn!("Discord: cannot look up whose turn it is: {}", why.fault()?);
            Ok(Vec::new())
        }
    }
}

/// Somebody isn't in a server any more.
pub async fn has_left(desk: &Desk, server: String, account: String) -> Result<(), Closed> {
    let left = desk
        .club
        .decide(move |service, now| service::discord::member_left(service, now, &server, &account));
    if let Err(why) = left.await {
        tracing::warn!("Discord: cannot store who left a server: {}", why.fault()?);
    }
    Ok(())
}
