//! Changes posts whose question has been answered: they say so, and lose their buttons.

use std::sync::Arc;

use club::Closed;
use serenity::all::{ChannelId, CreateAllowedMentions, EditMessage, Http, MessageId};
use serenity::builder::Builder;
use service::discord::Settled;
use templates::Reader;

use super::answer::Desk;
use super::courier::parse_id;
use super::reply;
use super::trouble::DiscordError;

const AT_ONCE: u32 = 8;

/// Changes a few of them: of all, or of those in a thread.
pub async fn close_posts(
    desk: &Desk,
    http: &Arc<Http>,
    within: Option<&str>,
) -> Result<(), Closed> {
    let within = within.map(str::to_owned);
    let due = desk
        .club
        .decide(move |service, now| service.claim_settled(now, within.as_deref(), AT_ONCE));
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
        let notice = post.notice;
        let noted = desk.club.decide(move |service, now| service.post_settled(now, notice));
        if let Err(why) = noted.await {
            tracing::warn!("Discord: cannot store that a post was changed: {}", why.fault()?);
        }
    }
    Ok(())
}

async fn close(desk: &Desk, http: &Arc<Http>, post: &Settled) -> Result<(), DiscordError> {
    let place = parse_id(&post.channel).map(ChannelId::from)?;
    let message = parse_id(&post.message).map(MessageId::from)?;
    let reader = Reader { client: desk.client(), ..post.reader };
    let mut edit =
        EditMessage::new().components(Vec::new()).allowed_mentions(CreateAllowedMentions::new());
    if let Some(text) = reply::closed_text(&post.says, &reader) {
        edit = edit.content(text);
    }
    edit.execute(http, (place, message, None)).await?;
    Ok(())
}
