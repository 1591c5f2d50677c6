//! Why a line is not an order, with everything that an answer needs to say so and to help. The
//! words of the answer are in the catalogues; the orders themselves are read elsewhere.

use crate::orders::places::{OrderWord, ProposalWord, ValueWord};
use crate::orders::{Word, fold};
use crate::shown::make_harmless;
use crate::told::step::NextStep;
use crate::words::{Arg, Words};

/// Why a line is not an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It has no letter and no digit.
    Empty,
    /// It quotes somebody's words (`> resign`): never an order.
    Quoted,
    /// No game can have that number.
    GameNumber { typed: String },
    /// It begins neither with an order nor like a move.
    NotUnderstood {
        typed: String,
        /// What its beginning may have been intended as, in the language it resembles.
        nearest: Vec<String>,
    },
    /// The order needs something after it.
    MissingArgument { order: OrderWord },
    /// What follows the order is not what it needs.
    BadArgument {
        order: OrderWord,
        typed: String,
        /// What it may have been intended as.
        nearest: Vec<String>,
    },
    /// It names no time zone, or one of several.
    NoZone {
        typed: String,
        /// The zones that it may be.
        nearest: Vec<String>,
    },
    /// The order is complete before this.
    Superfluous { order: OrderWord, typed: String },
    /// It asks, or does not say in a command's own words, for what would change something.
    Offered {
        /// The orders of which one may be meant, in canonical words.
        commands: Vec<String>,
    },
    /// It invites to a game without a clock, which there is not.
    NoClock {
        /// The same invitation with the usual clock.
        commands: Vec<String>,
    },
    /// Two things that exclude each other, or one thing given twice.
    Contradiction { order: OrderWord, first: String, second: String },
}

impl Misread {
    /// A name for logs and tests.
    pub const fn code(&self) -> &'static str {
        match self {
            Misread::Empty => "empty",
            Misread::Quoted => "quoted",
            Misread::GameNumber { .. } => "game-number",
            Misread::NotUnderstood { .. } => "not-understood",
            Misread::MissingArgument { .. } => "missing-argument",
            Misread::BadArgument { .. } => "bad-argument",
            Misread::NoZone { .. } => "no-zone",
            Misread::Superfluous { .. } => "superfluous",
            Misread::Offered { .. } => "offered",
            Misread::NoClock { .. } => "no-clock",
            Misread::Contradiction { .. } => "contradiction",
        }
    }

    /// What was understood.
    pub const fn order(&self) -> Option<OrderWord> {
        match self {
            Misread::Empty
            | Misread::Quoted
            | Misread::Offered { .. }
            | Misread::NoClock { .. }
            | Misread::GameNumber { .. }
            | Misread::NotUnderstood { .. } => None,
            Misread::NoZone { .. } => Some(OrderWord::Settings),
            Misread::MissingArgument { order }
            | Misread::BadArgument { order, .. }
            | Misread::Superfluous { order, .. }
            | Misread::Contradiction { order, .. } => Some(*order),
        }
    }

    /// What the reader can do instead.
    pub fn next_steps(&self) -> Vec<NextStep> {
        match self {
            Misread::Empty => vec![NextStep::Help],
            Misread::NotUnderstood { nearest, .. } if nearest.is_empty() => vec![NextStep::Help],
            Misread::GameNumber { .. } => vec![NextStep::Games],
            Misread::Offered { commands } | Misread::NoClock { commands } => {
                let help = commands.first().and_then(|command| help_with(command));
                NextStep::offered(commands).into_iter().chain(help).collect()
            }
            // One example isn't enough for what has so many forms.
            _ if self.order() == Some(OrderWord::Organise) => {
                vec![NextStep::HelpWith(OrderWord::Organise.canonical())]
            }
            _ => Vec::new(),
        }
    }

    /// What was understood, what was not, and the nearest valid thing.
    pub fn say(&self, words: &Words) -> String {
        let id = format!("misread-{}", self.code());
        let text = |text: &str| Arg::from(make_harmless(text));
        let order = |order: OrderWord| ("order", Arg::from(order.phrase(words.language())));
        let command = |order: OrderWord| ("command", Arg::from(order.canonical()));
        let example = |order| ("example", Arg::from(example(order, words)));
        let why = match self {
            Misread::Empty | Misread::Quoted => words.say(&id, &[]),
            Misread::Offered { commands } if holds_a_move(commands) => {
                words.say("misread-offered-announcement", &[])
            }
            Misread::Offered { commands } | Misread::NoClock { commands } => {
                words.say(&id, &[("count", commands.len().into())])
            }
            Misread::GameNumber { typed }
            | Misread::NotUnderstood { typed, .. }
            | Misread::NoZone { typed, .. } => words.say(&id, &[("typed", text(typed))]),
            Misread::MissingArgument { order: of } => {
                words.say(&id, &[order(*of), command(*of), example(*of)])
            }
            Misread::BadArgument { order: of, typed, .. }
            | Misread::Superfluous { order: of, typed } => {
                let typed = ("typed", text(typed));
                words.say(&id, &[order(*of), command(*of), typed, example(*of)])
            }
            Misread::Contradiction { order: of, first, second } => {
                let of_match = |said: &String| said == ProposalWord::Match.canonical();
                let how = match fold(first) == fold(second) {
                    true => "twice",
                    false if of_match(first) || of_match(second) => "match",
                    false => "differ",
                };
                let how = ("how", how.into());
                let own = |term: &str| {
                    let known = ProposalWord::find(term);
                    known.map_or_else(|| text(term), |term| term.phrase(words.language()).into())
                };
                words.say(&id, &[command(*of), ("first", own(first)), ("second", own(second)), how])
            }
        };
        match self {
            Misread::NotUnderstood { nearest, .. }
            | Misread::BadArgument { nearest, .. }
            | Misread::NoZone { nearest, .. }
                if !nearest.is_empty() =>
            {
                let nearest = words.any_of(self.shown(nearest, words));
                let meant = words.say("misread-meant", &[("nearest", nearest.into())]);
                format!("{why} {meant}")
            }
            _ => why,
        }
    }
}

/// Whether the commands are one move, with announcements and without.
fn holds_a_move(commands: &[String]) -> bool {
    let Some((silent, others)) = commands.split_last() else { return false };
    let bare = silent.strip_suffix(" silent");
    bare.is_some_and(|bare| {
        !others.is_empty() && others.iter().all(|it| it.starts_with(&format!("{bare} ")))
    })
}

/// Help on a command, unless it is a move or an answer.
fn help_with(command: &str) -> Option<NextStep> {
    let order = command.split_once(": ").map_or(command, |(_, order)| order);
    let of = OrderWord::at_start(order).and_then(|(of, _)| of.into_iter().next());
    let of = of.filter(|of| !matches!(of, OrderWord::Yes | OrderWord::No | OrderWord::Help));
    of.map(|of| NextStep::HelpWith(of.canonical()))
}

impl Misread {
    /// What may have been intended, in the words of the reader, each once: slips are often nearer to
    /// a word of another language.
    fn shown(&self, nearest: &[String], words: &Words) -> Vec<String> {
        let language = words.language();
        let quoted =
            |text: &str| words.say("misread-near", &[("text", make_harmless(text).into())]);
        let own = |near: &String| match self {
            Misread::NotUnderstood { .. } => match OrderWord::find(near) {
                Some(word) => words.say("misread-command", &[("command", word.canonical().into())]),
                None => quoted(near),
            },
            _ => {
                let value = || ValueWord::find(near).map(|word| word.phrase(language));
                let term = || ProposalWord::find(near).map(|word| word.phrase(language));
                quoted(value().or_else(term).unwrap_or(near))
            }
        };
        let mut said: Vec<String> = nearest.iter().map(own).collect();
        let mut seen = std::collections::BTreeSet::new();
        said.retain(|near| seen.insert(near.clone()));
        said
    }
}

/// A complete line that shows how the order is given, in the words of a language: the catalogue's
/// example, or the word alone if it has none because nothing has to follow.
pub fn example(order: OrderWord, words: &Words) -> String {
    let id = format!("example-{}", order.canonical());
    match words.has(&id) {
        true => words.say(&id, &[]),
        false => order.phrase(words.language()).to_owned(),
    }
}
