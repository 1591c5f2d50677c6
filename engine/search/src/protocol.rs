//! The line protocol by which this engine and others are matched, in the manner of UCI: what is
//! asked, and how it is answered. docs/engine.md describes it.

use std::fmt;

use crate::tree::Found;
use crate::{PROVEN, WIN};

/// A line from the other program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciCommand {
    /// Who are you?
    Uci,
    /// Are you ready?
    IsReady,
    /// A setting, with its value.
    SetOption(String, String),
    /// What comes next is about another game.
    NewGame,
    Position(GivenPosition),
    Go(SearchLimits),
    Stop,
    Quit,
}

/// A position from which moves are played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GivenPosition {
    /// A position line; `None` for the start of the ruleset.
    pub line: Option<String>,
    /// Moves, each with its announcement if it has one: `d1-d4 raichi`.
    pub plies: Vec<String>,
}

/// How long to look: whichever comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
    /// In milliseconds.
    pub movetime: Option<u64>,
}

/// Why a line can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableCommand(String);

impl fmt::Display for UnreadableCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl UciCommand {
    /// Reads a line; `None` if it is empty.
    pub fn read(line: &str) -> Result<Option<UciCommand>, UnreadableCommand> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Ok(Some(match word {
            "" => return Ok(None),
            "uci" => UciCommand::Uci,
            "isready" => UciCommand::IsReady,
            "ucinewgame" => UciCommand::NewGame,
            "stop" => UciCommand::Stop,
            "quit" => UciCommand::Quit,
            "setoption" => set_option(rest)?,
            "position" => UciCommand::Position(position(rest.trim())?),
            "go" => UciCommand::Go(limits(rest)?),
            _ => return Err(UnreadableCommand(format!("{word:?} is no command of the protocol"))),
        }))
    }
}

fn set_option(rest: &str) -> Result<UciCommand, UnreadableCommand> {
    let unreadable =
        || UnreadableCommand("a setting is set with: setoption name NAME value VALUE".into());
    let rest = rest.trim().strip_prefix("name ").ok_or_else(unreadable)?;
    let (name, value) = rest.split_once(" value ").ok_or_else(unreadable)?;
    Ok(UciCommand::SetOption(name.trim().to_owned(), value.trim().to_owned()))
}

fn position(rest: &str) -> Result<GivenPosition, UnreadableCommand> {
    let unreadable = || {
        UnreadableCommand(
            "a position is given as: position startpos|\"RANKS SIDE\" [moves …]".into(),
        )
    };
    let (line, rest) = match rest.strip_prefix('"') {
        Some(quoted) => {
            let (line, rest) = quoted.split_once('"').ok_or_else(unreadable)?;
            (Some(line.to_owned()), rest)
        }
        None => (None, rest.strip_prefix("startpos").ok_or_else(unreadable)?),
    };
    let rest = rest.trim();
    let words = match rest.strip_prefix("moves") {
        Some(moves) => moves,
        None if rest.is_empty() => rest,
        None => return Err(unreadable()),
    };
    let mut plies: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match plies.last_mut() {
            // What is said with a move follows it.
            Some(last) if !word.contains('-') && word != "roll" => {
                last.push(' ');
                last.push_str(word);
            }
            _ => plies.push(word.to_owned()),
        }
    }
    Ok(GivenPosition { line, plies })
}

fn limits(rest: &str) -> Result<SearchLimits, UnreadableCommand> {
    let mut limits = SearchLimits::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        let number = words.next().and_then(|number| number.parse::<u64>().ok());
        let number =
            number.ok_or_else(|| UnreadableCommand(format!("a number has to follow {word:?}")))?;
        match word {
            "nodes" => limits.nodes = Some(number),
            "depth" => limits.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            "movetime" => limits.movetime = Some(number),
            _ => return Err(UnreadableCommand(format!("{word:?} is no limit"))),
        }
    }
    Ok(limits)
}

/// `info depth 6 score cp 43 nodes 20000 pv d1-d4 g5-c5`, where a proven win in five plies is
/// `score win 5`, and a proven loss in four is `score win -4`.
pub fn info(found: &Found) -> String {
    let score = match found.score {
        score if score > PROVEN => format!("win {}", WIN - score),
        score if score < -PROVEN => format!("win {}", -(WIN + score)),
        score => format!("cp {score}"),
    };
    let line: Vec<String> = found.line.iter().map(ToString::to_string).collect();
    let (depth, nodes, line) = (found.depth, found.nodes, line.join(" "));
    format!("info depth {depth} score {score} nodes {nodes} pv {line}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> UciCommand {
        UciCommand::read(line).expect("a line").expect("no empty one")
    }

    #[test]
    fn lines_are_read() {
        assert_eq!(UciCommand::read("  "), Ok(None));
        assert_eq!(read("uci"), UciCommand::Uci);
        let option = UciCommand::SetOption("Ruleset".into(), "kongens-bord".into());
        assert_eq!(read("setoption name Ruleset value kongens-bord"), option);
        let plies = ["d1-d4", "f5-f3 raichi", "a4-b4", "e5-e1 aviso a1 k1"].map(String::from);
        let given = GivenPosition { line: None, plies: plies.into() };
        let line = "position startpos moves d1-d4 f5-f3 raichi a4-b4 e5-e1 aviso a1 k1";
        assert_eq!(read(line), UciCommand::Position(given));
        let given = GivenPosition { line: Some("3t3/7 a".into()), plies: Vec::new() };
        assert_eq!(read("position \"3t3/7 a\""), UciCommand::Position(given));
        let limits = SearchLimits { nodes: Some(500), depth: Some(4), movetime: None };
        assert_eq!(read("go nodes 500 depth 4"), UciCommand::Go(limits));
        for bad in ["hello", "setoption Ruleset", "position", "position x", "go nodes", "go x 3"] {
            assert!(UciCommand::read(bad).is_err(), "{bad}");
        }
    }
}
