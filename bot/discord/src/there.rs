//! Messages of ours that are in a channel, and those that may be there already: an earlier try whose outcome is unknown may have posted them.

use std::num::NonZeroU64;

use chrono::{TimeDelta, Utc};
use serenity::all::{ChannelId, GetMessages, Message, MessageId};
use serenity::http::Http;
use service::discord::{Post, Tried};

use crate::limits::within;
use crate::trouble::DiscordError;
use crate::wire::DiscordMessage;

/// For how long Discord certainly recognizes a nonce.
const NONCE_KNOWN: TimeDelta = TimeDelta::minutes(2);

pub const LOOKED_THROUGH: u8 = 100;

/// When Discord's ids start to count, in milliseconds since 1970.
const FIRST_ID: i64 = 1_420_070_400_000;

/// Our own messages in a channel since an earlier try with an unknown outcome.
pub(super) async fn already_there(
    http: &Http,
    post: &Post,
    place: ChannelId,
) -> Result<Vec<Message>, DiscordError> {
    let Some(Tried { first, since, others }) = &post.tried else { return Ok(Vec::new()) };
    if Utc::now() - *first < NONCE_KNOWN {
        return Ok(Vec::new());
    }
    let since = since.timestamp_millis() - FIRST_ID;
    let after = MessageId::new((u64::try_from(since).unwrap_or(0) << 22).max(1));
    let builder = GetMessages::new().after(after).limit(LOOKED_THROUGH);
    let mut found = own_messages(http, place, builder).await?;
    found.retain(|message| !others.contains(&message.id.to_string()));
    Ok(found)
}

/// Whether a message says what should be posted: the same title and events, and the same board.
/// What it says about time has changed since then.
pub(super) fn is_same(found: &Message, ours: &DiscordMessage) -> bool {
    let head = |text: &str, grouped: Option<&str>| -> Vec<String> {
        let text = [text, grouped.unwrap_or_default()].join("\n");
        let mut text = text.trim();
        // The mentioned users come first.
        while let Some((_, behind)) = text.strip_prefix("<@").and_then(|id| id.split_once('>')) {
            text = behind.trim_start();
        }
        text.lines().take(2).map(|line| without_moments(line).trim().to_owned()).collect()
    };
    let embed = found.embeds.first();
    let grouped = embed.and_then(|embed| embed.description.as_deref());
    let embedded = embed.and_then(|embed| embed.image.as_ref()).map(|image| file_of(&image.url));
    let shown = found.attachments.iter().map(|file| file.filename.as_str()).chain(embedded);
    let shown: Vec<&str> = shown.collect();
    let ours_shown: Vec<&str> = ours.files.iter().map(|file| file.filename.as_str()).collect();
    let ours_grouped = ours.card.as_ref().map(|card| card.text.as_str());
    head(&found.content, grouped) == head(&ours.text, ours_grouped)
        && (shown == ours_shown || shown.is_empty())
}

/// The name of the file to which an address leads.
fn file_of(url: &str) -> &str {
    let path = url.split('?').next().unwrap_or_default();
    path.rsplit('/').next().unwrap_or_default()
}

fn without_moments(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some((before, behind)) = rest.split_once("<t:") {
        kept.push_str(before);
        rest = behind.split_once('>').map_or("", |(_, behind)| behind);
    }
    kept + rest
}

/// Those of the messages that the club itself wrote.
pub async fn own_messages(
    http: &Http,
    place: ChannelId,
    which: GetMessages,
) -> Result<Vec<Message>, DiscordError> {
    let mut found = within(place.messages(http, which)).await?;
    let own = within(http.get_current_user()).await?.id;
    found.retain(|message| message.author.id == own);
    Ok(found)
}

/// An id as Discord writes it; no id is 0.
pub(super) fn parse_id(text: &str) -> Result<NonZeroU64, DiscordError> {
    text.parse().map_err(|_| DiscordError::NoSuchChannel)
}
