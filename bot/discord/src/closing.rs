//! Archives the threads of games that are over, each under a title that says how its games ended.

use std::collections::BTreeSet;
use std::sync::Arc;

use club::Closed;
use serenity::all::{ChannelId, EditThread, Http};
use serenity::builder::Builder;
use service::discord::ClosingThread;

use super::desk::Desk;
use super::limits::within;
use super::settled;
use super::there::parse_id;
use super::trouble::DiscordError;

const AT_ONCE: u32 = 4;

/// Archives those that are due. Where that fails, the host is warned the first time.
pub async fn archive_due(
    desk: &Desk,
    http: &Arc<Http>,
    warned: &mut BTreeSet<i64>,
) -> Result<(), Closed> {
    let due = desk
        .club
        .decide(|service, now| service::discord::claim_closing_threads(service, now, AT_ONCE))
        .await;
    let closing = match due {
        Ok(closing) => closing,
        Err(why) => {
            tracing::warn!("Discord: cannot look up which threads to archive: {}", why.fault()?);
            return Ok(());
        }
    };
    for thread in closing {
        let game = thread.game;
        match archive(desk, http, thread).await? {
            Some(trouble) if warned.insert(game) => {
                tracing::warn!("Discord: the thread of a game was not archived: {trouble}");
            }
            Some(_) => {}
            None => drop(warned.remove(&game)),
        }
    }
    Ok(())
}

/// Archives a thread; returns what went wrong.
async fn archive(
    desk: &Desk,
    http: &Arc<Http>,
    closing: ClosingThread,
) -> Result<Option<DiscordError>, Closed> {
    // Nothing in an archived thread can be changed.
    settled::close_posts(desk, http, Some(&closing.thread)).await?;
    let mut edited = rename(http, &closing).await;
    // Somebody has archived it under its old title.
    if edited == Err(DiscordError::Archived) && unarchive(http, &closing.thread).await.is_ok() {
        edited = rename(http, &closing).await;
    }
    let passes = matches!(
        edited,
        Err(DiscordError::Unknown(_) | DiscordError::TooMuch | DiscordError::BadToken)
    );
    if !passes {
        let game = closing.game;
        let noted = desk
            .club
            .decide(move |service, now| service::discord::thread_closed(service, now, game))
            .await;
        if let Err(why) = noted {
            tracing::warn!("Discord: cannot store that a thread is archived: {}", why.fault()?);
        }
    }
    Ok(edited.err())
}

/// Gives a thread its last title, and archives it.
async fn rename(http: &Http, closing: &ClosingThread) -> Result<(), DiscordError> {
    let thread = parse_id(&closing.thread).map(ChannelId::from)?;
    let builder = EditThread::new().name(&closing.name).archived(true);
    within(builder.execute(http, thread)).await.map(drop)
}

pub async fn unarchive(http: &Http, thread: &str) -> Result<(), DiscordError> {
    let place = parse_id(thread).map(ChannelId::from)?;
    match within(EditThread::new().archived(false).execute(http, place)).await {
        // Without that permission, a post wakes the thread if posting is allowed.
        Ok(_) | Err(DiscordError::NotAllowed) => Ok(()),
        Err(trouble) => Err(trouble),
    }
}
