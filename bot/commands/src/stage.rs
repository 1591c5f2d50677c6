//! What follows a tournament when it has ended.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What follows a tournament, played by those who did best in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextStage {
    /// One group of the first of each group.
    Final {
        /// How many of each group.
        first: u32,
        /// Whether their results against each other count in it.
        carried: bool,
    },
}

/// The stored text.
impl Display for NextStage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            NextStage::Final { first, carried } => {
                write!(f, "final first {first}{}", if *carried { " carried" } else { "" })
            }
        }
    }
}

/// Reads the stored text.
impl FromStr for NextStage {
    type Err = ();

    fn from_str(text: &str) -> Result<NextStage, ()> {
        let mut words = text.split(' ');
        if (words.next(), words.next()) != (Some("final"), Some("first")) {
            return Err(());
        }
        let first = words.next().and_then(|first| first.parse().ok()).ok_or(())?;
        let carried = match words.next() {
            None => false,
            Some("carried") => true,
            Some(_) => return Err(()),
        };
        if words.next().is_some() { Err(()) } else { Ok(NextStage::Final { first, carried }) }
    }
}

#[cfg(test)]
mod tests {
    use super::NextStage;

    #[test]
    fn what_is_stored_can_be_read() {
        for (text, carried) in [("final first 2", false), ("final first 2 carried", true)] {
            let stage = NextStage::Final { first: 2, carried };
            assert_eq!((stage.to_string().as_str(), text.parse()), (text, Ok(stage)));
        }
        for text in ["", "final", "final first", "final first two", "final first 2 carried on"] {
            assert_eq!(text.parse::<NextStage>(), Err(()), "{text}");
        }
    }
}
