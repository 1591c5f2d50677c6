//! Archives the threads of games that are over, each under a title that says how its games ended.

use std::collections::BTreeSet;
use std::sync::Arc;

use club::Closed;
use serenity::all::{ChannelId, EditThread, Http};
use serenity::builder::Builder;
use service::discord::ClosingThread;

use super::answer::Desk;
use super::courier::parse_id;
use super::limits::within;
use super::settled;
use super::trouble::DiscordError;

const AT_ONCE: u32 = 4;

/// Archives those that are due. Where that fails, the host is warned the first time.
pub async fn archive_due(
    desk: &Desk,
    http: &Arc<Http>,
    warned: &mut BTreeSet<i64>,
) -> Result<(), Closed> {
    let due = desk.club.decide(|service, now| service.claim_closing_threads(now, AT_ONCE)).await;
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
    let edited = match parse_id(&closing.thread).map(ChannelId::from) {
        Ok(thread) => {
            let builder = EditThread::new().name(&closing.name).archived(true);
            within(builder.execute(http, thread)).await.map(drop)
        }
        Err(trouble) => Err(trouble),
    };
    let passes = matches!(
        edited,
        Err(DiscordError::Unknown(_) | DiscordError::TooMuch | DiscordError::BadToken)
    );
    if !passes {
        let game = closing.game;
        let noted = desk.club.decide(move |service, now| service.thread_closed(now, game)).await;
        if let Err(why) = noted {
            tracing::warn!("Discord: cannot store that a thread is archived: {}", why.fault()?);
        }
    }
    Ok(edited.err())
}
