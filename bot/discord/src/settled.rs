//! Changes posts whose question has been answered: they say so, and lose their buttons. Open
//! challenges of which some games have been taken say how many are left.

use std::sync::Arc;

use club::Closed;
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage, Http, MessageId};
use serenity::builder::Builder;
use service::discord::{SaysNow, SettledPost};
use templates::Reader;
use tokio::task::spawn_blocking;

use super::desk::Desk;
use super::limits::within;
use super::there::parse_id;
use super::trouble::DiscordError;
use super::{reply, sending, wire};

const AT_ONCE: u32 = 8;

/// Changes a few of them: of all, or of those in a thread.
pub async fn close_posts(
    desk: &Desk,
    http: &Arc<Http>,
    within: Option<&str>,
) -> Result<(), Closed> {
    let within = within.map(str::to_owned);
    let due = desk.club.decide(move |service, now| {
        service::discord::claim_settled(service, now, within.as_deref(), AT_ONCE)
    });
    let settled = match due.await {
        Ok(settled) => settled,
        Err(why) => {
            tracing::warn!("Discord: cannot look up which posts are answered: {}", why.fault()?);
            return Ok(());
        }
    };
    for post in settled {
        // With such trouble it is tried again later, after the others. Whatever
        // can't be changed otherwise never can: a press there is refused anyway.
        if let Err(DiscordError::Unknown(_) | DiscordError::TooMuch | DiscordError::BadToken) =
            close(desk, http, &post).await
        {
            continue;
        }
        let noted = desk
            .club
            .decide(move |service, now| service::discord::post_settled(service, now, &post));
        if let Err(why) = noted.await {
            tracing::warn!("Discord: cannot store that a post was changed: {}", why.fault()?);
        }
    }
    Ok(())
}

async fn close(desk: &Desk, http: &Arc<Http>, post: &SettledPost) -> Result<(), DiscordError> {
    let place = parse_id(&post.channel).map(ChannelId::from)?;
    let message = parse_id(&post.message).map(MessageId::from)?;
    let reader = Reader { client: desk.client(), ..post.reader };
    let (says, painter) = (post.says.clone(), Arc::clone(&desk.painter));
    let written = spawn_blocking(move || {
        let screen = match &says {
            SaysNow::Closed(closed, challenge) => reply::closed_screen(closed, *challenge, &reader),
            SaysNow::Asks(notice, _) => Some(reply::post_screen(notice, &reader, false)),
        };
        screen.map(|screen| wire::screen_messages(&screen, &painter).into_iter().next())
    });
    match written.await {
        Ok(Some(Some(written))) => {
            sending::replace(http, (place, message), written).await?;
        }
        // Only its buttons go.
        Ok(None) => {
            let edit = EditMessage::new().allowed_mentions(CreateAllowedMentions::new());
            let edit = edit.components(Vec::new());
            within(edit.execute(http, (place, message, None))).await?;
        }
        Ok(Some(None)) | Err(_) => {
            return Err(DiscordError::Malformed("a post that cannot be written".into()));
        }
    }
    Ok(())
}
