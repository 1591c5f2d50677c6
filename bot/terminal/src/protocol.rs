//! What passes over the terminal's socket: one JSON object a line, in both directions. The club
//! writes the text in the player's language; the terminal shows it unchanged.

use std::io;

use commands::OrganiserAct;
use engine::hex::{read_hex, write_hex};
use serde::{Deserialize, Serialize};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToClub {
    /// Who sits here; must come first.
    Sit {
        name: String,
        /// The game that was the current one when an earlier connection broke: what has no answer
        /// yet is sent again, and must not be done in another game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<u32>,
        /// The machine's language, by its code: for somebody who has not chosen one in the club.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<String>,
        /// The machine's time zone, by its name: for the same people.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        zone: Option<String>,
        /// Whether the terminal shows signs beyond ASCII: then boards are drawn in them for
        /// everybody who has not chosen letters.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unicode: bool,
        /// Whether the terminal shows colours, and its owner wants them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        colours: bool,
        /// Whether a person wants to know what waits for them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        greet: bool,
    },
    /// A host's order, which is the first and only message. Anyone who can open the socket is the
    /// host, because the folder it is in is closed to everybody else.
    Host {
        /// The order's own id, like that of a line.
        id: String,
        #[serde(with = "act_as_text")]
        act: OrganiserAct,
    },
    /// What would a host's order take away? It is asked before it is sent; nothing is done. The first and
    /// only message.
    AskHost {
        #[serde(with = "act_as_text")]
        act: OrganiserAct,
    },
    /// Where does the club listen? The first and only message.
    Doors,
    /// A line that somebody is still typing, who wants to know how it may go on; the first and only
    /// message.
    Complete {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<String>,
        text: String,
    },
    /// A line that the player typed.
    Line {
        /// The terminal's own id for the line; it is the same if the line is sent again after the
        /// connection broke.
        id: String,
        text: String,
    },
    /// A notice was shown.
    Seen { key: i64 },
}

/// What a host decides, as organisers type it.
mod act_as_text {
    use commands::OrganiserAct;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub fn serialize<S: Serializer>(act: &OrganiserAct, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(act)
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<OrganiserAct, D::Error> {
        let text = String::deserialize(from)?;
        OrganiserAct::read(&text).ok_or_else(|| D::Error::custom("no organiser does that"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToTerminal {
    /// Where somebody has sat down, and what waits for them there.
    Greeting { text: String },
    /// The answer to a line.
    Answer {
        id: String,
        outcome: LineOutcome,
        text: String,
        /// The game that the next line is about if it names none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<u32>,
        /// A file to be saved as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<Attachment>,
    },
    /// Something to tell the player. It comes again until it was seen.
    Notice {
        /// The key that identifies a notice if it comes again.
        key: i64,
        text: String,
        /// A file to be saved as well.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        file: Option<Attachment>,
    },
    /// How a line may go on: what can come after its first bytes.
    Completion { kept: usize, endings: Vec<String> },
    /// Where the club listens.
    Doors { doors: Vec<ListensAt> },
    /// Everything that was waiting for the player has been sent.
    UpToDate,
}

/// Where a running club listens, or why it can't for now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListensAt {
    /// What comes in there: `mail`, `pages`, `watch`.
    pub what: String,
    /// As in the configuration; a port that was left open has its number.
    pub at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attachment {
    pub name: String,
    #[serde(flatten)]
    pub contents: Contents,
}

/// What is in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contents {
    Text(String),
    /// Bytes, two digits each.
    Hex(String),
}

impl Contents {
    pub fn of_bytes(bytes: &[u8]) -> Contents {
        Contents::Hex(write_hex(bytes))
    }

    /// The bytes; `None` if what stands for them are no digits.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        match self {
            Contents::Text(text) => Some(text.clone().into_bytes()),
            Contents::Hex(digits) => read_hex(digits),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineOutcome {
    Done,
    /// It was refused; nothing has changed.
    Refused,
    /// Trouble of the club's; nothing has changed, and the line can be sent again.
    Failed,
}

/// A message as it passes over the socket.
pub(super) fn as_line(said: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(said)?;
    line.push(b'\n');
    Ok(line)
}
