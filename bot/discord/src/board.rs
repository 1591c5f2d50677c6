//! Keeps messages up to date that show a ladder: each is posted and pinned once, edited as the
//! ladder changes, and posted again if it was deleted or can no longer be edited.

use std::sync::Arc;

use club::Closed;
use serenity::all::{ChannelId, GetMessages, Http, Message, MessageId};
use service::discord::{BoardShown, LadderBoard};
use tokio::task::spawn_blocking;

use super::desk::Desk;
use super::limits::within;
use super::reply;
use super::sending::{self, MessageEnvelope};
use super::there;
use super::trouble::DiscordError;
use super::wire::{self, DiscordMessage};

const AT_ONCE: u32 = 4;

pub async fn show_due(desk: &Desk, http: &Arc<Http>) -> Result<(), Closed> {
    let due = desk
        .club
        .decide(|service, now| service::discord::claim_ladder_boards(service, now, AT_ONCE));
    let boards = match due.await {
        Ok(boards) => boards,
        Err(why) => {
            tracing::warn!("Discord: cannot look up which ladders to show: {}", why.fault()?);
            return Ok(());
        }
    };
    for board in boards {
        let shown = match show(desk, http, &board).await {
            Ok(shown) => shown,
            Err(trouble) => became(&board, &trouble),
        };
        let noted = desk.club.decide(move |service, now| {
            service::discord::ladder_board_shown(service, now, &board, &shown)
        });
        if let Err(why) = noted.await {
            tracing::warn!("Discord: cannot store that a ladder was shown: {}", why.fault()?);
        }
    }
    Ok(())
}

async fn show(
    desk: &Desk,
    http: &Arc<Http>,
    board: &LadderBoard,
) -> Result<BoardShown, DiscordError> {
    let place = there::parse_id(&board.channel).map(ChannelId::from)?;
    let written = written(desk, board).await?;
    let message = match &board.message {
        Some(message) => Some(there::parse_id(message).map(MessageId::from)?),
        // A message may be there although nobody could report it.
        None => own(http, place, &board.ladder).await?,
    };
    let message = match message {
        Some(message) => {
            match sending::replace(http, (place, message), written).await {
                Ok(()) => message,
                Err(DiscordError::TooManyEdits) => {
                    // The new one replaces it.
                    let _ = within(place.delete_message(http, message)).await;
                    return Ok(BoardShown::Lost);
                }
                Err(trouble) => return Err(trouble),
            }
        }
        None => sending::send(http, place, written, MessageEnvelope::default()).await?,
    };
    // Without permission to pin, the message is still there.
    let pinned = board.pinned || within(place.pin(http, message)).await.is_ok();
    Ok(BoardShown::As { message: message.to_string(), pinned })
}

/// Our message in a channel that shows that ladder, if it is among the last messages.
async fn own(
    http: &Arc<Http>,
    place: ChannelId,
    ladder: &str,
) -> Result<Option<MessageId>, DiscordError> {
    let last = GetMessages::new().limit(there::LOOKED_THROUGH);
    let found = match there::own_messages(http, place, last).await {
        Ok(found) => found,
        // Somebody who is not allowed to read the messages may still be allowed to write.
        Err(DiscordError::NotAllowed | DiscordError::NoAccess) => return Ok(None),
        Err(trouble) => return Err(trouble),
    };
    let id = reply::board_rules(ladder).to_string();
    let shows = |message: &&Message| {
        let json = serde_json::to_string(&message.components).unwrap_or_default();
        json.contains(&format!("\"{id}\""))
    };
    // A reply that only its reader sees is in no list.
    Ok(found.iter().find(shows).map(|message| message.id))
}

async fn written(desk: &Desk, board: &LadderBoard) -> Result<DiscordMessage, DiscordError> {
    let (notice, ladder) = (board.notice.clone(), board.ladder.clone());
    let reader = templates::Reader { client: desk.client(), ..board.reader };
    let painter = Arc::clone(&desk.painter);
    let drawn = spawn_blocking(move || {
        wire::screen_messages(&reply::ladder_board(&notice, &ladder, &reader), &painter)
    });
    let messages = drawn.await.map_err(|_| DiscordError::Malformed("a ladder".into()))?;
    let first = messages.into_iter().next();
    first.ok_or_else(|| DiscordError::Malformed("a ladder without a text".into()))
}

fn became(board: &LadderBoard, trouble: &DiscordError) -> BoardShown {
    match trouble {
        DiscordError::NoSuchMessage => BoardShown::Lost,
        DiscordError::NoSuchChannel | DiscordError::NoAccess | DiscordError::NotAllowed => {
            tracing::warn!(
                "Discord: the ladder {} is no longer shown in channel {}: {trouble}",
                board.ladder,
                board.channel
            );
            BoardShown::Barred
        }
        _ => {
            tracing::warn!("Discord: a ladder cannot be shown now: {trouble}");
            BoardShown::Later
        }
    }
}
