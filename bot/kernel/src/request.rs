//! What passes between the club and a channel: a request from somebody, and the answer to it.

use commands::{OrderLine, first_game};
use engine::ruleset::Language;
use storage::{Channel, GameId, PlayerId, TrialRow};
use templates::told::{GamePoint, NextStep, give};
use templates::{Notice, Refusal};

#[derive(Clone, Debug)]
pub struct Request {
    /// The channel's own id for this request: repeats have the same id, and get the same answer.
    pub id: String,
    pub actor: Actor,
    pub order: OrderLine,
    /// The position that the asker was looking at, if the channel knows.
    pub seen: Option<Seen>,
    /// Where it was said: a "yes" answers what the message asks to which it is an answer, and nothing
    /// else. Without a place, nothing can be answered.
    pub place: Option<Place>,
}

/// Where something is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The message that it answers.
    pub answers: MessageAt,
    /// The message that will answer it, and may ask something.
    pub asks: MessageAt,
}

/// A message that may ask something, in the channel's own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageAt {
    /// The conversation that it belongs to: a thread of emails, a sitting at a terminal, a page, or
    /// a message with buttons of its own. Only the newest question of each can be answered.
    pub conversation: String,
    /// The message in it; empty where the conversation is a single one.
    pub message: String,
}

impl Place {
    /// A message that is a conversation by itself, and is replaced by what answers it.
    pub fn of_message(name: impl Into<String>) -> Place {
        let at = MessageAt { conversation: name.into(), message: String::new() };
        Place { answers: at.clone(), asks: at }
    }
}

/// A position of a game as somebody was shown it. The number of the ply alone is not enough: when
/// plies are taken back, the same number occurs with another board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The ply that was due.
    pub ply: u32,
    /// The last event of the game.
    pub event: u32,
}

/// Who asks, as the channel knows them.
#[derive(Clone, Debug)]
pub struct Actor {
    pub channel: Channel,
    /// Their address there; at the terminal their name.
    pub address: String,
    /// The language that they seem to speak, if the channel can tell: the club answers in it while
    /// it does not know them, and it becomes their first setting.
    pub language: Option<Language>,
}

/// What the asker is told.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It was done, or this is what was asked.
    Done(Box<Notice>),
    /// It was not done, and why. Nothing has changed.
    Refused(Box<Refusal>),
}

impl Answer {
    /// Whether the first thing that it offers is a first game, to which a yes is an answer.
    pub fn offers_first_game(&self) -> bool {
        let steps = match self {
            Answer::Done(notice) => notice.next_steps(),
            Answer::Refused(refusal) => refusal.next_steps(),
        };
        let is_game = |step: &NextStep| *step == give(first_game());
        matches!(self, Answer::Refused(refusal) if refusal.code() == "not-a-player")
            || steps.first().is_some_and(is_game)
    }
}

/// What somebody is told who has said something.
#[derive(Clone, Debug)]
pub struct Heard {
    /// What is told before the answer: that a question has ended with it unanswered, if that would have
    /// taken something away; or that they are a player now, although what they came for is refused.
    pub first: Option<Box<Notice>>,
    pub answer: Answer,
    /// Whether they have become a player by it.
    pub joined: bool,
}

/// What has to be noted before a player is shown the answer to a question: that they are active,
/// which game they see, and what they try in it.
#[derive(Clone, Debug)]
pub struct Shown {
    pub player: PlayerId,
    pub moment: Option<GamePoint>,
    pub line: Option<TriedLine>,
    /// The device on which they see it, if it isn't noted yet that it was used today.
    pub device: Option<i64>,
    /// Whether they see it at a terminal or at a page.
    pub is_there: bool,
}

/// Whether an answer can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayShow {
    /// Yes, and it counts as shown.
    Yes,
    /// A ply has been withdrawn since, which nobody should see: ask again.
    Outdated,
}

/// A place, as a transaction knows it.
#[derive(Clone, Debug)]
pub struct QuestionPlace {
    pub channel: Channel,
    pub answers: MessageAt,
    pub asks: MessageAt,
}

/// What a player tries, from which game: the line that goes on with what they try next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriedLine {
    pub game: GameId,
    pub row: TrialRow,
}
