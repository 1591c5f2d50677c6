//! Finds out who has left the server of their circle: the bot isn't told, so it asks about a few
//! members at a time, about each of them once a day.

use std::sync::Arc;

use club::Closed;
use serenity::all::Http;

use super::answer::Desk;
use super::people;
use super::trouble::DiscordError;

const AT_ONCE: u32 = 4;

/// Asks Discord about a few members of circles, and has those who are gone leave their circle.
pub async fn look_for_members(desk: &Desk, http: &Arc<Http>) -> Result<(), Closed> {
    let due = desk.club.decide(|service, now| service.claim_circle_members(now, AT_ONCE)).await;
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
                let left = desk
                    .club
                    .decide(move |service, now| service.member_left(now, &server, &account));
                if let Err(why) = left.await {
                    tracing::warn!("Discord: cannot store who left a server: {}", why.fault()?);
                }
            }
            // More requests would only make it worse; the others are asked about tomorrow.
            Err(DiscordError::TooMuch | DiscordError::BadToken) => break,
            // Whoever is there stays. Any other trouble, as when the bot itself has been removed
            // from the server, says nothing about them.
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}
