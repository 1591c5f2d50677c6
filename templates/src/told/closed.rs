//! A question that has ended without an answer: something newer was asked in its place, or something
//! else was said there.

use commands::command_in_language;
use serde::{Deserialize, Serialize};

use crate::words::{Arg, Words};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedQuestion {
    /// What a yes would have done, in canonical words.
    pub order: String,
    /// The game that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<i64>,
}

impl ClosedQuestion {
    pub fn say(&self, words: &Words) -> String {
        words.say("closed-question", &question(words, &self.order, self.game))
    }
}

/// What is said of a question: the first word of its order, by which its words are chosen, the
/// order itself, the number that it names, and its game.
pub(crate) fn question(words: &Words, order: &str, game: Option<i64>) -> [(&'static str, Arg); 4] {
    let first = order.split(' ').next().unwrap_or_default();
    let is_ply = first.contains(|c: char| c.is_ascii_digit());
    let what = if is_ply { "ply".to_owned() } else { first.to_owned() };
    let number = order.split(' ').nth(1).unwrap_or_default().to_owned();
    let game = game.map_or_else(String::new, |game| game.to_string());
    let order = command_in_language(order, words.language());
    [
        ("order", order.into()),
        ("what", what.into()),
        ("number", number.into()),
        ("game", game.into()),
    ]
}
