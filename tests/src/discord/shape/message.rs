//! A message as JSON, with its files, its embeds and the action behind it.

use serde_json::{Map, Value, json};

use super::super::message::{Attachment, Message};
use super::super::world::{APPLICATION, World};
use super::user;

impl World {
    pub(in super::super) fn message_json(&self, message: &Message) -> Value {
        let mentions = self.mentioned(&message.content);
        let mut json = json!({
            "id": message.id.to_string(),
            "channel_id": message.channel.to_string(),
            "type": self.message_kind(message),
            "author": user(self.person(message.author)),
            "content": message.content,
            "timestamp": message.written,
            "edited_timestamp": message.edited,
            "tts": false,
            "mention_everyone": message.pings_everyone,
            "mentions": mentions.iter().map(|id| user(self.person(*id))).collect::<Vec<_>>(),
            "mention_roles": [],
            // A file that an embed shows isn't listed again.
            "attachments": message.attachments.iter()
                .filter(|file| !message.embeds.iter().any(|embed| shows(embed, file)))
                .map(|file| attachment(file, message)).collect::<Vec<_>>(),
            "embeds": message.embeds.iter().map(|embed| shown(embed, message))
                .collect::<Vec<_>>(),
            "components": numbered(&message.components),
            "pinned": message.pinned,
            "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(first) = message.replies_to {
            let channel_id = message.channel.to_string();
            json["message_reference"] =
                json!({ "type": 0, "message_id": first.to_string(), "channel_id": channel_id });
        }
        if let Some(id) = message.interaction {
            json["application_id"] = APPLICATION.to_string().into();
            json["webhook_id"] = APPLICATION.to_string().into();
            json["interaction_metadata"] = self.metadata(id, message);
        }
        if let Some(thread) = self.channels.get(&message.id) {
            json["thread"] = self.channel_json(thread);
        }
        json
    }

    /// 0 said, 19 replied, 20 answered to a command.
    fn message_kind(&self, message: &Message) -> u8 {
        let kind = message.interaction.and_then(|id| self.interactions.get(&id));
        match kind.map(|interaction| interaction.kind) {
            Some(2) => 20,
            _ if message.replies_to.is_some() => 19,
            _ => 0,
        }
    }

    /// The action behind a message.
    fn metadata(&self, id: u64, message: &Message) -> Value {
        let interaction = &self.interactions[&id];
        let mut json = json!({
            "id": id.to_string(),
            "type": interaction.kind,
            "user": user(self.person(interaction.user)),
            "authorizing_integration_owners": interaction.owners,
        });
        match (interaction.kind, interaction.source) {
            (2, _) => json["name"] = interaction.payload["data"]["name"].clone(),
            (3, Some(source)) => json["interacted_message_id"] = source.to_string().into(),
            (5, _) => {
                if let Some(before) = interaction.opened_by {
                    json["triggering_interaction_metadata"] = self.metadata(before, message);
                }
            }
            _ => {}
        }
        if interaction.original.is_some_and(|original| original != message.id) {
            json["original_response_message_id"] =
                interaction.original.map(|original| original.to_string()).into();
        }
        json
    }

    /// The people that a text mentions.
    pub(in super::super) fn mentioned(&self, text: &str) -> Vec<u64> {
        let mut found = Vec::new();
        for part in text.split("<@").skip(1) {
            let Some((id, _)) = part.split_once('>') else { continue };
            let Ok(id) = id.trim_start_matches('!').parse() else { continue };
            if self.people.contains_key(&id) && !found.contains(&id) {
                found.push(id);
            }
        }
        found
    }
}

/// Components as Discord returns them: numbered from top to bottom, and lists with their default
/// values.
pub(in super::super) fn numbered(components: &[Value]) -> Value {
    fn number(components: &mut [Value], last: &mut u64) {
        for component in components {
            *last += 1;
            component["id"] = (*last).into();
            if matches!(component["type"].as_u64(), Some(3 | 5..=8)) {
                for key in ["min_values", "max_values"] {
                    if component[key].is_null() {
                        component[key] = 1.into();
                    }
                }
            }
            let inside = component.get_mut("components").and_then(Value::as_array_mut);
            if let Some(inside) = inside {
                number(inside, last);
            }
        }
    }
    let mut components = components.to_vec();
    number(&mut components, &mut 0);
    components.into()
}

fn url(file: &Attachment, message: &Message) -> String {
    let (channel, name) = (message.channel, &file.filename);
    format!("https://cdn.discordapp.com/attachments/{channel}/{}/{name}", file.id)
}

/// How wide and how high a PNG or a GIF is.
fn size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG") {
        let side = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
        return Some((side(16)?, side(20)?));
    }
    let side = |at: usize| bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes);
    bytes.starts_with(b"GIF8").then_some((side(6)?.into(), side(8)?.into()))
}

fn attachment(file: &Attachment, message: &Message) -> Value {
    let mut json = Map::new();
    json.insert("id".into(), file.id.to_string().into());
    json.insert("filename".into(), file.filename.as_str().into());
    json.insert("size".into(), file.bytes.len().into());
    json.insert("url".into(), url(file, message).into());
    json.insert("proxy_url".into(), url(file, message).into());
    if let Some(description) = &file.description {
        json.insert("description".into(), description.as_str().into());
    }
    let kind = match file.filename.rsplit('.').next() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    json.insert("content_type".into(), kind.into());
    if let Some((width, height)) = size(&file.bytes) {
        json.insert("width".into(), width.into());
        json.insert("height".into(), height.into());
    }
    if message.ephemeral_for.is_some() {
        json.insert("ephemeral".into(), true.into());
    }
    json.into()
}

fn shows(embed: &Value, file: &Attachment) -> bool {
    let pictures = ["image", "thumbnail"].map(|key| embed[key]["url"].as_str());
    let names = pictures.into_iter().flatten().filter_map(|url| url.strip_prefix("attachment://"));
    names.into_iter().any(|name| name == file.filename)
}

/// An embed as Discord returns it: with addresses instead of file names.
fn shown(embed: &Value, message: &Message) -> Value {
    let mut embed = embed.clone();
    embed["type"] = "rich".into();
    for key in ["image", "thumbnail"] {
        let Some(picture) = embed[key]["url"].as_str() else { continue };
        let name = picture.strip_prefix("attachment://");
        let file = message.attachments.iter().find(|file| Some(file.filename.as_str()) == name);
        if let Some(file) = file {
            let url = url(file, message);
            let (width, height) = size(&file.bytes).unzip();
            embed[key] = json!({ "url": url, "proxy_url": url, "width": width, "height": height });
        }
    }
    embed
}
