//! The words for what an email leaves unclear, and for too many lines in one message anywhere.

use crate::reader::{Reader, quoted};
use crate::refusal::is_plain_move;
use crate::words::Arg;

/// Why nothing is done about what an email seems to say.
#[derive(Clone, Debug)]
pub enum RefusedMail {
    /// It contains moves, and nobody can tell which one is meant, or whether one is.
    Several(Vec<String>),
    /// These lines were left out, because the message had too many.
    LeftOut(Vec<String>),
}

/// The most moves of an email that are offered for sending.
const MOST_MOVES: usize = 4;

/// The most left-out lines that are quoted.
const NAMED: usize = 10;

/// The most letters of such a line.
const LONGEST: usize = 60;

impl RefusedMail {
    /// A short word for machines.
    pub fn code(&self) -> &'static str {
        match self {
            RefusedMail::Several(_) => "several-moves",
            RefusedMail::LeftOut(_) => "left-out",
        }
    }

    /// Those of several moves that are offered for sending.
    pub fn offered_moves(moves: &[String]) -> Vec<String> {
        let plain = moves.iter().filter(|text| is_plain_move(text));
        plain.take(MOST_MOVES).cloned().collect()
    }

    pub fn say(&self, reader: &Reader) -> String {
        match self {
            RefusedMail::Several(moves) => {
                let count = ("count", Arg::from(moves.len()));
                let moves = ("moves", Arg::from(quoted(reader, moves)));
                reader.words().say("mail-several", &[count, moves])
            }
            RefusedMail::LeftOut(lines) => {
                let named: Vec<String> = lines.iter().take(NAMED).map(|line| short(line)).collect();
                let mut named = quoted(reader, &named);
                if lines.len() > NAMED {
                    named.push_str(", …");
                }
                let count = ("count", Arg::from(lines.len()));
                reader.words().say("left-out", &[count, ("lines", named.into())])
            }
        }
    }
}

fn short(line: &str) -> String {
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or(line)),
        None => line.to_owned(),
    }
}
