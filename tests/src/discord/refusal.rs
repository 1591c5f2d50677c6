//! Discord's refusals: a status, a code of its own and words. The routes decide which request gets
//! which.

use serde_json::{Value, json};

/// A refused request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    pub status: u16,
    pub code: u32,
    pub words: String,
    /// What is wrong with the form; for 50035 only.
    pub findings: Vec<String>,
    /// How long to wait, if it says so.
    pub after: Option<std::time::Duration>,
}

impl Refusal {
    fn new(status: u16, code: u32, words: &str) -> Refusal {
        Refusal { status, code, words: words.to_owned(), findings: Vec::new(), after: None }
    }

    pub fn unauthorized() -> Refusal {
        Refusal::new(401, 0, "401: Unauthorized")
    }

    pub fn no_route() -> Refusal {
        Refusal::new(404, 0, "404: Not Found")
    }

    pub fn unknown_application() -> Refusal {
        Refusal::new(404, 10_002, "Unknown Application")
    }

    pub fn unknown_channel() -> Refusal {
        Refusal::new(404, 10_003, "Unknown Channel")
    }

    pub fn unknown_guild() -> Refusal {
        Refusal::new(404, 10_004, "Unknown Guild")
    }

    pub fn unknown_member() -> Refusal {
        Refusal::new(404, 10_007, "Unknown Member")
    }

    pub fn unknown_message() -> Refusal {
        Refusal::new(404, 10_008, "Unknown Message")
    }

    pub fn unknown_user() -> Refusal {
        Refusal::new(404, 10_013, "Unknown User")
    }

    pub fn unknown_webhook() -> Refusal {
        Refusal::new(404, 10_015, "Unknown Webhook")
    }

    pub fn unknown_interaction() -> Refusal {
        Refusal::new(404, 10_062, "Unknown interaction")
    }

    pub fn too_many_old_edits(after: Option<std::time::Duration>) -> Refusal {
        let words = "Maximum number of edits to messages older than 1 hour reached. \
                     Try again later";
        Refusal { after, ..Refusal::new(429, 30_046, words) }
    }

    pub fn opened_too_fast() -> Refusal {
        Refusal::new(403, 40_003, "You are opening direct messages too fast")
    }

    pub fn too_large() -> Refusal {
        Refusal::new(413, 40_005, "Request entity too large")
    }

    pub fn already_acknowledged() -> Refusal {
        Refusal::new(400, 40_060, "Interaction has already been acknowledged.")
    }

    pub fn too_many_followups() -> Refusal {
        Refusal::new(400, 40_094, "This interaction has reached the maximum number of follow ups")
    }

    pub fn missing_access() -> Refusal {
        Refusal::new(403, 50_001, "Missing Access")
    }

    pub fn not_here() -> Refusal {
        Refusal::new(403, 50_003, "Cannot execute action on a DM channel")
    }

    pub fn not_yours() -> Refusal {
        Refusal::new(403, 50_005, "Cannot edit a message authored by another user")
    }

    pub fn empty_message() -> Refusal {
        Refusal::new(400, 50_006, "Cannot send an empty message")
    }

    pub fn closed() -> Refusal {
        Refusal::new(403, 50_007, "Cannot send messages to this user")
    }

    pub fn missing_permissions() -> Refusal {
        Refusal::new(403, 50_013, "Missing Permissions")
    }

    pub fn token_expired() -> Refusal {
        Refusal::new(401, 50_027, "Invalid Webhook Token")
    }

    pub fn wrong_kind() -> Refusal {
        Refusal::new(400, 50_024, "Cannot execute action on this channel type")
    }

    pub fn invalid_form(findings: Vec<String>) -> Refusal {
        Refusal { findings, ..Refusal::new(400, 50_035, "Invalid Form Body") }
    }

    pub fn archived() -> Refusal {
        Refusal::new(400, 50_083, "Thread is archived")
    }

    pub fn thread_exists() -> Refusal {
        Refusal::new(400, 160_004, "A thread has already been created for this message")
    }

    /// As it goes over the wire.
    pub fn json(&self) -> Value {
        let mut json = json!({ "code": self.code, "message": self.words });
        if !self.findings.is_empty() {
            let mut errors = serde_json::Map::new();
            for (number, finding) in self.findings.iter().enumerate() {
                let error = json!({ "_errors": [{ "code": "INVALID", "message": finding }] });
                errors.insert(number.to_string(), error);
            }
            json["errors"] = errors.into();
        }
        json
    }
}
