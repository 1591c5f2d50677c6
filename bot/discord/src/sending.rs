//! Messages are sent to places, and replaced there.

use serde_json::{Value, json, to_value};
use serenity::all::{ChannelId, CreateAttachment, Http, MessageId, Nonce, UserId};
use serenity::builder::Builder;

use super::limits::within;
use super::trouble::DiscordError;
use super::wire::DiscordMessage;

/// Who is mentioned in front of a message, and how Discord recognizes it if it is sent twice.
#[derive(Clone, Debug, Default)]
pub struct MessageEnvelope {
    /// They are notified.
    pub calls: Vec<UserId>,
    /// They are not.
    pub names: Vec<UserId>,
    pub nonce: Option<String>,
}

pub async fn send(
    http: &Http,
    place: ChannelId,
    message: DiscordMessage,
    envelope: MessageEnvelope,
) -> Result<MessageId, DiscordError> {
    let embedded = embedded(&message);
    let written = message.new_message(&envelope.calls, &envelope.names);
    let written = match envelope.nonce {
        Some(nonce) => written.nonce(Nonce::String(nonce)).enforce_nonce(true),
        None => written,
    };
    let sent = match embedded {
        Some(picture) => {
            let json = described(to_value(&written), &picture)?;
            within(http.send_message(place, vec![picture], &json)).await?
        }
        None => within(written.execute(http, (place, None))).await?,
    };
    Ok(sent.id)
}

/// Replaces all of a message of ours.
pub async fn replace(
    http: &Http,
    (place, old): (ChannelId, MessageId),
    message: DiscordMessage,
) -> Result<(), DiscordError> {
    let embedded = embedded(&message);
    let written = message.replacement();
    match embedded {
        Some(picture) => {
            let json = described(to_value(&written), &picture)?;
            within(http.edit_message(place, old, &json, vec![picture])).await?
        }
        None => within(written.execute(http, (place, old, None))).await?,
    };
    Ok(())
}

/// The picture that is shown in a group with the text.
fn embedded(message: &DiscordMessage) -> Option<CreateAttachment> {
    message.card.as_ref().and(message.files.first()).cloned()
}

/// A message as JSON, with the description of its embedded picture: the builder can't say that, and
/// the description of a file isn't shown where the file is embedded.
fn described(
    json: serde_json::Result<Value>,
    of: &CreateAttachment,
) -> Result<Value, DiscordError> {
    let mut json = json.map_err(|error| DiscordError::Malformed(error.to_string()))?;
    if let Some(image) = json.pointer_mut("/embeds/0/image") {
        let url = image["url"].take();
        *image = json!({ "url": url, "description": of.description });
    }
    Ok(json)
}
