//! Writes a game as an OpenTafl record, if OpenTafl would replay it as it was played.
//! Knows no players and no clock: names, date and an end beside the board are given.

use std::fmt;
use std::fmt::Write as _;
use std::sync::Arc;

use super::position::position_text;
use super::rules::{Nearest, Unsayable, nearest};
use crate::notation::{PositionLine, ranks};
use crate::ruleset::Language;
use crate::ruleset::options::{Dice, Repetition};
use crate::{BySide, Game, Outcome, Ply, Reason, Side, Terms};

/// What a record says beside the plies. Empty texts are left out. Brackets, colons, bars
/// and line breaks become round brackets, semicolons, slashes and spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    pub names: BySide<String>,
    pub date: String,
    /// The tournament or match.
    pub event: String,
    pub site: String,
    /// How the game ended beside the board; nothing to a game that ended on it.
    pub end: End,
}

/// How a game ended that did not end on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum End {
    /// It did not, or what the board shows says it all.
    #[default]
    Board,
    /// This side resigned. It is written as a move only if it was its turn.
    Resigned(Side),
    /// This side lost on time.
    OutOfTime(Side),
    /// A draw was agreed.
    DrawAgreed,
    /// Otherwise, in words; the result is left open.
    Other(String),
}

/// Why a game is not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The ply (from 1) that OpenTafl would replay differently, if it is one.
    pub ply: Option<usize>,
    /// What cannot be said; one of these is the reason.
    pub unsayable: Vec<Unsayable>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OpenTafl's notation cannot say this game")?;
        if let Some(ply) = self.ply {
            write!(f, ", which it would replay differently from ply {ply} on")?;
        }
        let texts: Vec<String> = self.unsayable.iter().map(Unsayable::to_string).collect();
        write!(f, ": {}", texts.join("; "))
    }
}

impl std::error::Error for Refused {}

/// The game as a record.
///
/// # Errors
/// OpenTafl would replay it differently, or a ply has no form there.
pub fn write(game: &Game, header: &Header) -> Result<String, Refused> {
    let nearest = nearest(game.ruleset());
    check(game, &nearest)?;
    let mut text = tags(game, header, &nearest);
    // Writing to a string does not fail.
    let _ = writeln!(text, "{}", nearest.string);
    let size = game.ruleset().size();
    if game.start() != game.ruleset().start() {
        let _ = writeln!(text, "{}", position_text(&ranks(game.start(), size)));
    }
    text.push('\n');
    let mut records: Vec<String> = Vec::new();
    let mut king = game.start().king();
    for ply in game.plies() {
        records.push(move_record(ply, &mut king));
    }
    let resigned_in_turn = End::Resigned(game.position().to_move());
    if game.outcome().is_none() && header.end == resigned_in_turn {
        records.push("---".into());
    }
    for (turn, records) in (1..).zip(records.chunks(2)) {
        let _ = writeln!(text, "{turn}. {}", records.join(" "));
    }
    Ok(text)
}

/// Replays the game as the string says it.
fn check(game: &Game, nearest: &Nearest) -> Result<(), Refused> {
    let refused = |ply, more: Option<Unsayable>| Refused {
        ply,
        // No match decides what a ply does.
        unsayable: (nearest.unsayable.iter())
            .filter(|rule| !rule.option.starts_with("match"))
            .cloned()
            .chain(more)
            .collect(),
    };
    let no_form = |option, word: &str, why| {
        Err(Refused { ply: None, unsayable: vec![Unsayable { option, word: word.into(), why }] })
    };
    if game.terms().dice == Dice::Hun {
        return no_form("dice", "hun", "rolls have no form");
    }
    let started = game.ruleset().start().to_move();
    if game.start().to_move() != started {
        return no_form("start", "other side", "a position has no side to move");
    }
    if matches!(game.outcome(), Some(Outcome { reason: Reason::Repetition(_), .. }))
        && game.ruleset().options.repetition == Repetition::MoverLoses
    {
        return no_form("repetition", "mover-loses", "tfr is explained both ways round");
    }
    let Ok(ruleset) = nearest.as_said(game.ruleset()) else {
        return Err(refused(None, None));
    };
    let line = format!("{} {}", ranks(game.start(), ruleset.size()), started.letter());
    let replay =
        PositionLine::parse(&line).and_then(|line| line.game(Arc::new(ruleset), Terms::default()));
    let Ok(mut replay) = replay else { return Err(refused(None, None)) };
    for (number, ply) in (1..).zip(game.plies()) {
        let same = ply
            .mv
            .is_some_and(|mv| replay.play_read(&mv.into()).is_ok_and(|again| is_same(ply, again)));
        if !same {
            let history = nearest.unsayable.is_empty().then(|| Unsayable {
                option: "start",
                word: "with a history".into(),
                why: "a position has no repetition table",
            });
            return Err(refused(Some(number), history));
        }
    }
    Ok(())
}

/// Whether both take the same and end, or go on, alike.
fn is_same(ply: &Ply, again: &Ply) -> bool {
    let squares = |ply: &Ply| ply.captures.iter().map(|c| c.square).collect::<Vec<_>>();
    let end = |ply: &Ply| ply.outcome.map(|outcome| (outcome.winner, outcome.reason.code()));
    squares(ply) == squares(again) && end(ply) == end(again)
}

/// `Ke5-e6xd6/f6`, and what OpenTafl marks at the end: `++` a king taken, `--` one escaped.
fn move_record(ply: &Ply, king: &mut crate::Square) -> String {
    // A pass was refused above.
    let Some(mv) = ply.mv else { return String::new() };
    let mut text = String::new();
    if mv.from == *king {
        *king = mv.to;
        text.push('K');
    }
    text.push_str(&mv.to_string());
    let captured: Vec<String> = ply.captures.iter().map(|c| c.square.to_string()).collect();
    if !captured.is_empty() {
        text.push('x');
        text.push_str(&captured.join("/"));
    }
    match ply.outcome.map(|outcome| outcome.reason) {
        Some(Reason::KingCaptured(_)) => text.push_str("++"),
        Some(Reason::Escape(_)) => text.push_str("--"),
        _ => {}
    }
    text
}

fn tags(game: &Game, header: &Header, nearest: &Nearest) -> String {
    let (result, termination) = ending(game, &header.end);
    let variant = variant(game, nearest);
    let tags = [
        ("event", header.event.as_str()),
        ("site", &header.site),
        ("date", &header.date),
        ("attackers", &header.names.attackers),
        ("defenders", &header.names.defenders),
        ("result", result),
        ("termination", &termination),
        ("variant", &variant),
    ];
    let mut text = String::new();
    for (name, value) in tags {
        let value = plain(value);
        if !value.is_empty() {
            let _ = writeln!(text, "[{name}:{value}]");
        }
    }
    text
}

/// The ruleset's name, its repetition rule in its own words, and what the rules string
/// leaves out.
fn variant(game: &Game, nearest: &Nearest) -> String {
    let ruleset = game.ruleset();
    let mut text = format!(
        "{}; repetition {} at occurrence {}",
        ruleset.name(Language::English),
        ruleset.options.repetition.word(),
        ruleset.repetition_at
    );
    // The repetition rule has just been said.
    let others: Vec<String> = (nearest.unsayable.iter())
        .filter(|rule| !rule.option.starts_with("repetition"))
        .map(|rule| format!("{} {}", rule.option, rule.word))
        .collect();
    if !others.is_empty() {
        let _ = write!(text, "; not in the rules string, without effect on this game");
        let _ = write!(text, "; {}", others.join(", "));
    }
    text
}

/// OpenTafl's result, and how the game ended in words.
fn ending(game: &Game, end: &End) -> (&'static str, String) {
    let won = |winner| match winner {
        Some(Side::Attackers) => "1",
        Some(Side::Defenders) => "-1",
        None => "0",
    };
    if let Some(Outcome { winner, reason }) = game.outcome() {
        let how = match reason {
            Reason::KingCaptured(_) => "king captured".into(),
            Reason::Escape(square) => format!("king escaped at {square}"),
            Reason::Encirclement => "king and all defenders encircled".into(),
            Reason::EdgeFort => "unbreakable fort at the edge".into(),
            Reason::Immobile(side) => format!("{side} to move and unable to"),
            Reason::Repetition(count) => format!("position occurred {count} times"),
        };
        return (won(winner), how);
    }
    match end {
        End::Board => ("?", String::new()),
        End::Resigned(side) => (won(Some(!*side)), format!("{side} resigned")),
        End::OutOfTime(side) => (won(Some(!*side)), format!("{side} lost on time")),
        End::DrawAgreed => ("0", "draw agreed".into()),
        End::Other(words) => ("?", words.clone()),
    }
}

/// A text that cannot break out of its tag.
fn plain(text: &str) -> String {
    let text: String = (text.chars())
        .map(|c| match c {
            '[' => '(',
            ']' => ')',
            ':' => ';',
            '|' => '/',
            c if c.is_control() || c.is_whitespace() => ' ',
            c => c,
        })
        .collect();
    text.trim().to_owned()
}
