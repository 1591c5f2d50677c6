//! Says in servers what those who manage them should know, where Discord welcomes people there.

use std::sync::Arc;

use club::Closed;
use serenity::all::{GuildId, Http};
use service::discord::ServerHint;
use templates::Reader;

use super::desk::Desk;
use super::limits::within;
use super::sending::{self, MessageEnvelope};
use super::there::parse_id;
use super::trouble::DiscordError;
use super::{reply, wire};

const AT_ONCE: u32 = 4;

/// Says what is due. Returns whether something has to be tried again later.
pub async fn say_due(desk: &Desk, http: &Arc<Http>) -> Result<bool, Closed> {
    let due = desk
        .club
        .answer(|questions, now| service::discord::server_hints(questions, now, AT_ONCE))
        .await;
    let hints = match due {
        Ok(hints) => hints,
        Err(why) => {
            tracing::warn!("Discord: cannot look up what to say in servers: {}", why.fault()?);
            return Ok(true);
        }
    };
    let mut is_left = false;
    for hint in hints {
        // Where it may not be said, nobody is bothered.
        if let Err(DiscordError::Unknown(_) | DiscordError::TooMuch | DiscordError::BadToken) =
            say(desk, http, &hint).await
        {
            is_left = true;
            continue;
        }
        let said = desk
            .club
            .decide(move |service, now| service::discord::server_hint_said(service, now, &hint));
        if let Err(why) = said.await {
            tracing::warn!("Discord: cannot store what was said in a server: {}", why.fault()?);
            is_left = true;
        }
    }
    Ok(is_left)
}

async fn say(desk: &Desk, http: &Arc<Http>, hint: &ServerHint) -> Result<(), DiscordError> {
    let server = GuildId::from(parse_id(&hint.server)?);
    let Some(place) = within(server.to_partial_guild(http)).await?.system_channel_id else {
        return Ok(());
    };
    let reader = Reader { client: desk.client(), ..desk.club.stranger(Some(hint.language)) };
    let screen = reply::server_screen(&hint.note, &reader);
    if let Some(message) = wire::screen_messages(&screen, &desk.painter).into_iter().next() {
        sending::send(http, place, message, MessageEnvelope::default()).await?;
    }
    Ok(())
}
