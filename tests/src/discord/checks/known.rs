//! Words that Discord does not know: it ignores them silently, and what they were meant to do is
//! not done.

use serde_json::Value;

use super::{Findings, Form};

const MESSAGE: &str = "content nonce tts embeds allowed_mentions message_reference components \
                       sticker_ids attachments flags enforce_nonce poll";
const EMBED: &str = "title type description url timestamp color footer image thumbnail video \
                     provider author fields";
const PICTURE: &str = "url proxy_url height width description";
const ATTACHMENT: &str = "id filename title description duration_secs waveform is_spoiler";
const COMMAND: &str = "id type name name_localizations description description_localizations \
                       options default_member_permissions dm_permission contexts \
                       integration_types nsfw handler";
const OPTION: &str = "type name name_localizations description description_localizations \
                      required choices options channel_types min_value max_value min_length \
                      max_length autocomplete";

/// Finds them.
pub(super) fn words(form: Form, json: &Value, findings: &mut Findings) {
    let mut reader = Reader { findings };
    match form {
        Form::Commands => {
            for command in reader.list(json, "commands") {
                reader.only(command, "command", COMMAND);
                reader.options(command);
            }
        }
        Form::Emoji => reader.only(json, "emoji", "name image roles"),
        Form::Callback => {
            reader.only(json, "callback", "type data");
            reader.data(json["type"].as_u64(), &json["data"]);
        }
        Form::Followup | Form::EditAnswer | Form::Message | Form::EditMessage => {
            reader.message(json);
        }
        Form::Dm => reader.only(json, "direct message", "recipient_id"),
        Form::ThreadOfMessage => {
            reader.only(json, "thread", "name auto_archive_duration rate_limit_per_user");
        }
        Form::Thread => {
            let known = "name auto_archive_duration rate_limit_per_user type invitable";
            reader.only(json, "thread", known);
        }
        Form::ChangeThread => {
            let known = "name archived locked invitable auto_archive_duration \
                         rate_limit_per_user flags applied_tags";
            reader.only(json, "thread", known);
        }
    }
}

struct Reader<'a> {
    findings: &'a mut Findings,
}

impl Reader<'_> {
    /// Checks that an object has only those keys; if there is no object, there is nothing to check.
    fn only(&mut self, json: &Value, what: &str, known: &str) {
        if !matches!(json, Value::Object(_) | Value::Null) {
            self.findings.refuse(format!("{what} is no object: {json}"));
        }
        for key in json.as_object().into_iter().flat_map(|map| map.keys()) {
            if !known.split_whitespace().any(|one| one == key) {
                self.findings.note(format!("{what} has {key:?}, which Discord does not know"));
            }
        }
    }

    fn list<'j>(&mut self, json: &'j Value, what: &str) -> &'j [Value] {
        match json {
            Value::Array(list) => list,
            Value::Null => &[],
            other => {
                self.findings.refuse(format!("{what} are no list: {other}"));
                &[]
            }
        }
    }

    fn options(&mut self, level: &Value) {
        for option in self.list(&level["options"], "options") {
            self.only(option, "option", OPTION);
            for choice in self.list(&option["choices"], "choices") {
                self.only(choice, "choice", "name name_localizations value");
            }
            self.options(option);
        }
    }

    /// What an answer carries depends on its type.
    fn data(&mut self, kind: Option<u64>, data: &Value) {
        match kind {
            Some(8) => {
                self.only(data, "completion", "choices");
                for choice in self.list(&data["choices"], "choices") {
                    self.only(choice, "choice", "name name_localizations value");
                }
            }
            Some(9) => {
                self.only(data, "form", "custom_id title components");
                self.components(&data["components"]);
            }
            _ => self.message(data),
        }
    }

    fn message(&mut self, message: &Value) {
        self.only(message, "message", MESSAGE);
        let allowed = &message["allowed_mentions"];
        self.only(allowed, "allowed_mentions", "parse roles users replied_user");
        let reference = "type message_id channel_id guild_id fail_if_not_exists";
        self.only(&message["message_reference"], "message_reference", reference);
        for about in self.list(&message["attachments"], "attachments") {
            self.only(about, "attachment", ATTACHMENT);
        }
        for embed in self.list(&message["embeds"], "embeds") {
            self.only(embed, "embed", EMBED);
            self.only(&embed["footer"], "footer", "text icon_url proxy_icon_url");
            self.only(&embed["author"], "author", "name url icon_url proxy_icon_url");
            self.only(&embed["image"], "image", PICTURE);
            self.only(&embed["thumbnail"], "thumbnail", PICTURE);
            for field in self.list(&embed["fields"], "fields") {
                self.only(field, "field", "name value inline");
            }
        }
        self.components(&message["components"]);
    }

    fn components(&mut self, components: &Value) {
        for component in self.list(components, "components") {
            let known = match component["type"].as_u64() {
                Some(1) => "type id components",
                Some(2) => "type id style label emoji custom_id sku_id url disabled",
                Some(3) => {
                    "type id custom_id options placeholder min_values max_values disabled required"
                }
                Some(4) => {
                    "type id custom_id style label min_length max_length required value \
                     placeholder"
                }
                Some(5..=8) => {
                    "type id custom_id channel_types placeholder default_values min_values \
                     max_values disabled required"
                }
                Some(18) => "type id label description component",
                _ => {
                    self.findings.refuse(format!("no such component: {component}"));
                    continue;
                }
            };
            self.only(component, "component", known);
            self.only(&component["emoji"], "emoji", "id name animated");
            for option in self.list(&component["options"], "options") {
                self.only(option, "choice", "label value description emoji default");
            }
            self.components(&component["components"]);
            if component["component"].is_object() {
                self.components(&Value::Array(vec![component["component"].clone()]));
            }
        }
    }
}
