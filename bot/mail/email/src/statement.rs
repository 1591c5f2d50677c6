//! The part of a report that is written for programs.

/// How many bytes of a report are searched for a code.
pub const LONGEST: usize = 64 * 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// `message/delivery-status` (RFC 3464): the first recipient that failed, or else the first.
    Delivery {
        /// In lower case: `failed`, `delayed`, `delivered`, `relayed` or `expanded`, and the
        /// nonstandard `expired`.
        action: String,
        /// Such as `5.1.1`; may be empty.
        status: String,
        /// What the refusing server said, in lower case; may be empty.
        diagnostic: String,
    },
    /// `message/feedback-report` (RFC 5965).
    Feedback {
        /// It withdraws a complaint (`not-spam`, RFC 6430).
        is_fine: bool,
    },
    /// `message/disposition-notification`: somebody opened the mail.
    Receipt,
}

impl Statement {
    pub fn from_part(kind: &str, text: impl FnOnce() -> String) -> Option<Statement> {
        Some(match kind {
            "message/delivery-status" | "message/global-delivery-status" => {
                Statement::delivery(&text())
            }
            "message/feedback-report" => Statement::feedback(&text()),
            "message/disposition-notification" => Statement::Receipt,
            _ => return None,
        })
    }

    fn feedback(text: &str) -> Statement {
        let mut fields = text.lines().filter_map(|line| line.split_once(':'));
        let is_fine = fields.any(|(field, value)| {
            field.trim().eq_ignore_ascii_case("feedback-type")
                && value.trim().eq_ignore_ascii_case("not-spam")
        });
        Statement::Feedback { is_fine }
    }

    fn delivery(text: &str) -> Statement {
        let mut found: Vec<[String; 3]> = Vec::new();
        for recipient in text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text).split("\n\n")
        {
            let field = |name: &str| {
                let fields = recipient.lines().filter_map(|line| line.split_once(':'));
                let mut values =
                    fields.filter(|(field, _)| field.trim().eq_ignore_ascii_case(name));
                values.next().map(|(_, value)| value.trim().to_ascii_lowercase())
            };
            let Some(action) = field("action") else { continue };
            let status = field("status").and_then(|status| status_codes(&status).next());
            let diagnostic = field("diagnostic-code").unwrap_or_default();
            found.push([action, status.unwrap_or_default(), diagnostic]);
        }
        let is = |wanted: &str| found.iter().position(|[action, ..]| action == wanted);
        let which = is("failed").or_else(|| is("expired")).unwrap_or(0);
        let [action, status, diagnostic] = found.into_iter().nth(which).unwrap_or_default();
        Statement::Delivery { action, status, diagnostic }
    }
}

/// Enhanced status codes (RFC 3463) in a text: 4 or 5, and two numbers of up to three digits.
pub fn status_codes(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !(c.is_ascii_digit() || c == '.'));
    words.map(|word| word.trim_matches('.')).filter_map(|word| {
        let mut parts = word.split('.');
        let class = parts.next().filter(|class| matches!(*class, "4" | "5"))?;
        let is_number = |part: &&str| (1..=3).contains(&part.len());
        let subject = parts.next().filter(is_number)?;
        let detail = parts.next().filter(is_number)?;
        parts.next().is_none().then(|| format!("{class}.{subject}.{detail}"))
    })
}
