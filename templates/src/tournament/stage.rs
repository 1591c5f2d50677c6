//! What follows a tournament when it has ended.

use crate::told::sentence::{Sentence, Value};

/// A tournament that is the final of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalOf {
    /// The other tournament.
    pub number: i64,
    /// Whether results in it count in the final.
    pub carried: bool,
}

/// A tournament as sentences name it: its own name, and that it is the final.
pub(crate) fn called(name: &str, final_of: Option<FinalOf>) -> Value {
    match final_of {
        Some(_) => {
            Value::Sentence(Box::new(Sentence::of("tournament-final-name").text("name", name)))
        }
        None => Value::Text(name.to_owned()),
    }
}

/// The word by which words about a tournament are chosen, if it is a final.
pub(crate) const fn kind(final_of: Option<FinalOf>) -> &'static str {
    match final_of {
        Some(FinalOf { carried: true, .. }) => "carried",
        Some(FinalOf { carried: false, .. }) => "final",
        None => "groups",
    }
}
