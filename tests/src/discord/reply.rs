//! The result of what a person does: an answer, a changed message, a form, or nothing.

use std::time::Duration;

use serde_json::Value;

use super::message::{Message, text_of};

/// The result of something that a person did.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The answer, or what the pressed message is now; nothing if a form came up, if the answer was
    /// deleted, or if no answer came.
    pub message: Option<Message>,
    /// Whether only the asker sees it.
    pub ephemeral: bool,
    /// Whether it was promised first.
    pub deferred: bool,
    /// Whether it is the pressed message, changed.
    pub updated: bool,
    /// How long the first answer took.
    pub took: Duration,
    /// The form that came up.
    pub modal: Option<Modal>,
    /// The number of the action.
    pub interaction: u64,
    pub(super) answered: bool,
}

/// A form to fill in.
#[derive(Clone, Debug)]
pub struct Modal {
    pub title: String,
    /// The program's id for it.
    pub custom_id: String,
    /// Its fields.
    pub fields: Vec<Field>,
    pub(super) opened_by: u64,
}

/// A line or a larger box in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its label.
    pub label: String,
    /// The program's id for it.
    pub custom_id: String,
    /// The text that is there already.
    pub value: String,
    /// The grey text in an empty field.
    pub placeholder: String,
    /// Whether it must be filled in.
    pub required: bool,
    /// The minimum and maximum number of letters.
    pub length: (usize, usize),
}

impl Reply {
    /// The answer.
    ///
    /// # Panics
    /// Nothing was, or a form came up.
    pub fn message(&self) -> &Message {
        self.message.as_ref().unwrap_or_else(|| panic!("no message: {}", self.text()))
    }

    /// The form that came up.
    ///
    /// # Panics
    /// None did.
    pub fn modal(&self) -> &Modal {
        self.modal.as_ref().unwrap_or_else(|| panic!("no form: {}", self.text()))
    }

    /// Whether no answer came: "The application did not respond".
    pub fn is_none(&self) -> bool {
        !self.answered
    }

    /// As a person sees it.
    pub fn text(&self) -> String {
        match (&self.message, &self.modal) {
            (_, Some(modal)) => modal.text(),
            (Some(message), _) if self.ephemeral => {
                format!("(only you see this)\n{}", message.text())
            }
            (Some(message), _) => message.text(),
            (None, None) if self.answered => "(nothing)\n".to_owned(),
            (None, None) => "(the application did not respond)\n".to_owned(),
        }
    }
}

impl Modal {
    pub(super) fn read(json: &Value, opened_by: u64) -> Modal {
        let fields = json["components"].as_array().into_iter().flatten();
        // A field has a row of its own, or a label of its own.
        let fields = fields.map(|row| {
            let field = match row["components"].as_array() {
                Some(row) => row.first().cloned().unwrap_or_default(),
                None => row["component"].clone(),
            };
            let label = if row["label"].is_string() { row } else { &field };
            let size = |key: &str| field[key].as_u64().and_then(|size| size.try_into().ok());
            Field {
                label: text_of(label, "label"),
                custom_id: text_of(&field, "custom_id"),
                value: text_of(&field, "value"),
                placeholder: text_of(&field, "placeholder"),
                required: field["required"] != false,
                length: (
                    size("min_length").unwrap_or_default(),
                    size("max_length").unwrap_or(4000),
                ),
            }
        });
        Modal {
            title: text_of(json, "title"),
            custom_id: text_of(json, "custom_id"),
            fields: fields.collect(),
            opened_by,
        }
    }

    /// As a person sees it.
    pub fn text(&self) -> String {
        let mut text = format!("{{{}}}\n", self.title);
        for field in &self.fields {
            let star = if field.required { "*" } else { "" };
            let inside = if field.value.is_empty() { &field.placeholder } else { &field.value };
            text.push_str(&format!("{}{star}: [{inside}]\n", field.label));
        }
        text
    }
}
