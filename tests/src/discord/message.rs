//! A message in a channel, and as a person sees it: words, pictures with their alternative texts,
//! and controls.

use std::fmt::Write;

use serde_json::Value;

/// A message, as it was when somebody looked.
#[derive(Clone, Debug)]
pub struct Message {
    pub id: u64,
    pub channel: u64,
    pub author: u64,
    pub content: String,
    /// Its embeds, as they were sent.
    pub embeds: Vec<Value>,
    /// Its rows of controls, as they were sent.
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// The only person who sees it, if it is ephemeral.
    pub ephemeral_for: Option<u64>,
    /// Whether it still says that somebody is thinking.
    pub thinking: bool,
    /// Who was mentioned by it: named in its words, and allowed to be.
    pub pings: Vec<u64>,
    /// Whether everybody was mentioned by it.
    pub pings_everyone: bool,
    /// Whether it is pinned.
    pub pinned: bool,
    /// How often it was edited.
    pub edits: usize,
    /// Its sender's nonce, so that it is not sent twice.
    pub nonce: Option<Value>,
    /// The interaction that it answers.
    pub interaction: Option<u64>,
    /// The message that it replies to.
    pub replies_to: Option<u64>,
    pub(super) flags: u64,
    /// When it was written, by the clock of the fake.
    pub(super) at: std::time::Duration,
    pub(super) written: String,
    pub(super) edited: Option<String>,
}

/// A file of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    pub id: u64,
    pub filename: String,
    /// Its description, for people who do not see it.
    pub description: Option<String>,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    pub label: String,
    pub emoji: Option<String>,
    /// The program's id for it; a link has none.
    pub custom_id: Option<String>,
    /// Where a link leads.
    pub url: Option<String>,
    /// 1 primary, 2 secondary, 3 success, 4 danger, 5 a link.
    pub style: u64,
    /// Whether it is disabled.
    pub disabled: bool,
}

/// A list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// The text before a choice is made.
    pub placeholder: String,
    /// The program's id for it.
    pub custom_id: String,
    /// What can be chosen; empty where people or channels can be.
    pub options: Vec<Choice>,
    /// Whether it is disabled.
    pub disabled: bool,
    /// 3 of words, 5 of people.
    pub kind: u64,
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub label: String,
    /// The program's id for it.
    pub value: String,
    pub description: Option<String>,
    /// Whether it is chosen already.
    pub chosen: bool,
}

pub(super) fn text_of(value: &Value, key: &str) -> String {
    value[key].as_str().unwrap_or_default().to_owned()
}

fn some_text(value: &Value, key: &str) -> Option<String> {
    value[key].as_str().map(str::to_owned)
}

fn button(json: &Value) -> Button {
    Button {
        label: text_of(json, "label"),
        emoji: some_text(&json["emoji"], "name"),
        custom_id: some_text(json, "custom_id"),
        url: some_text(json, "url"),
        style: json["style"].as_u64().unwrap_or_default(),
        disabled: json["disabled"].as_bool().unwrap_or_default(),
    }
}

fn select(json: &Value) -> Select {
    let choice = |json: &Value| Choice {
        label: text_of(json, "label"),
        value: text_of(json, "value"),
        description: some_text(json, "description"),
        chosen: json["default"].as_bool().unwrap_or_default(),
    };
    Select {
        placeholder: text_of(json, "placeholder"),
        custom_id: text_of(json, "custom_id"),
        options: json["options"].as_array().into_iter().flatten().map(choice).collect(),
        disabled: json["disabled"].as_bool().unwrap_or_default(),
        kind: json["type"].as_u64().unwrap_or_default(),
    }
}

impl Button {
    fn text(&self) -> String {
        let words = [self.emoji.as_deref(), Some(self.label.as_str())];
        let words = words.into_iter().flatten().filter(|word| !word.is_empty());
        let mut words: Vec<&str> = words.collect();
        words.extend(self.url.as_deref());
        words.extend(self.disabled.then_some("(off)"));
        format!("[{}]", words.join(" "))
    }
}

impl Select {
    fn text(&self) -> String {
        let labels = self.options.iter().map(|option| {
            if option.chosen { format!("*{}", option.label) } else { option.label.clone() }
        });
        let options = labels.collect::<Vec<_>>().join(", ");
        let off = if self.disabled { " (off)" } else { "" };
        let (bar, space) = if options.is_empty() { ("", "") } else { (" |", " ") };
        format!("<{}{off}{bar}{space}{options}>", self.placeholder)
    }
}

impl Message {
    fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components.iter().flat_map(|row| row["components"].as_array()).flatten()
    }

    /// What can be pressed, from left to right and from top to bottom.
    pub fn buttons(&self) -> Vec<Button> {
        self.controls().filter(|json| json["type"] == 2).map(button).collect()
    }

    /// What can be chosen from.
    pub fn selects(&self) -> Vec<Select> {
        let lists = self.controls().filter(|json| json["type"].as_u64() >= Some(3));
        lists.map(select).collect()
    }

    /// The file of that name.
    ///
    /// # Panics
    /// There is none.
    pub fn attachment(&self, name: &str) -> &Attachment {
        let found = self.attachments.iter().find(|file| file.filename == name);
        found.unwrap_or_else(|| panic!("no file {name} in:\n{}", self.text()))
    }

    /// As a person sees it, one thing per line.
    pub fn text(&self) -> String {
        let mut text = String::new();
        if self.thinking {
            text.push_str("(thinking)\n");
        }
        if !self.content.is_empty() {
            text.push_str(self.content.trim_end());
            text.push('\n');
        }
        let mut inside = Vec::new();
        for embed in &self.embeds {
            self.write_embed(embed, &mut text, &mut inside);
        }
        for file in &self.attachments {
            if !inside.contains(&file.filename.as_str()) {
                let _ = writeln!(text, "{}", file.text());
            }
        }
        for row in &self.components {
            let controls = row["components"].as_array().into_iter().flatten();
            let words = controls.map(|json| match json["type"].as_u64() {
                Some(2) => button(json).text(),
                _ => select(json).text(),
            });
            let _ = writeln!(text, "{}", words.collect::<Vec<_>>().join(" "));
        }
        text
    }

    /// An embed has a bar at its left.
    fn write_embed<'a>(&self, embed: &'a Value, text: &mut String, inside: &mut Vec<&'a str>) {
        let mut words: Vec<String> = Vec::new();
        words.extend(some_text(&embed["author"], "name"));
        words.extend(some_text(embed, "title"));
        words.extend(some_text(embed, "description"));
        for field in embed["fields"].as_array().into_iter().flatten() {
            words.push(format!("{}: {}", text_of(field, "name"), text_of(field, "value")));
        }
        for picture in ["image", "thumbnail"] {
            let Some(url) = embed[picture]["url"].as_str() else { continue };
            let name = url.strip_prefix("attachment://").unwrap_or(url);
            inside.push(name);
            let file = self.attachments.iter().find(|file| file.filename == name).cloned();
            // What is said of the file isn't shown with the embed.
            let description = some_text(&embed[picture], "description");
            let shown = file.map(|file| Attachment { description, ..file }.text());
            words.push(shown.unwrap_or_else(|| format!("[no picture {name}]")));
        }
        words.extend(some_text(&embed["footer"], "text"));
        for line in words.iter().flat_map(|words| words.lines()) {
            let _ = writeln!(text, "{}", format!("| {line}").trim_end());
        }
    }
}

impl Attachment {
    /// Pictures are shown, other files are offered.
    fn text(&self) -> String {
        let name = &self.filename;
        let is_picture = [".png", ".gif", ".jpg"].iter().any(|end| name.ends_with(end));
        let kind = if is_picture { "picture" } else { "file" };
        match &self.description {
            Some(words) => format!("[{kind} {name}: {words}]"),
            None => format!("[{kind} {name}]"),
        }
    }
}
