//! What is stored of emails: the result of each line, and the requests that wait for a "yes".

use serde::{Deserialize, Serialize};
use templates::accounts::AccountNews;
use templates::told::{ClosedQuestion, Closing, GameNews, GamePoint, WordsBeside};
use templates::tournament::TournamentEvent;

use crate::happened::Happened;
use crate::refused::Refused;

/// The result of an email.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MailAnswer {
    /// The Message-ID of that email.
    pub to: String,
    /// The game that the email was about, if it answered one of ours about a game.
    pub game: Option<i64>,
    /// The results, one for each item; empty if nothing was understood.
    pub items: Vec<MailAnswerLine>,
    /// Lines that were not read as orders.
    pub rest: Vec<String>,
    /// What stood around its moves.
    #[serde(default, skip_serializing_if = "WordsBeside::is_empty")]
    pub words: WordsBeside,
    /// What was asked before and is closed now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<ClosedQuestion>,
    /// The email of ours that it answers, if nothing was done: what that asked still waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<i64>,
    /// What is said at its end.
    #[serde(default, skip_serializing_if = "Closing::is_empty")]
    pub closing: Closing,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MailAnswerLine {
    /// The line as typed, or in canonical words.
    pub typed: String,
    pub reply: LineResult,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineResult {
    Done(Box<Happened>),
    Refused(Box<Refused>),
    /// This question, answered when the answer is sent.
    Question(String),
    /// It is not an order.
    Unclear,
    /// It seems to mean one of these commands, which would change something.
    Offered(Vec<String>),
    /// It is unclear which of several moves is meant.
    Several(Vec<String>),
    /// An error on our side that will not go away by itself.
    Failed,
    /// The email contained too much.
    LeftOut,
}

impl LineResult {
    /// Whether it offers a first game, which a yes begins.
    pub fn offers_first_game(&self) -> bool {
        match self {
            LineResult::Done(happened) => matches!(**happened, Happened::Joined),
            LineResult::Refused(refused) => matches!(**refused, Refused::NoGames),
            _ => false,
        }
    }

    /// Whether it can be answered with yes, no or a number.
    pub fn asks(&self) -> bool {
        match self {
            _ if self.offers_first_game() => true,
            LineResult::Done(happened) => asks(happened),
            LineResult::Refused(refused) => {
                matches!(**refused, Refused::Offered { .. } | Refused::WhichOffer { .. })
            }
            LineResult::Offered(_) | LineResult::Several(_) => true,
            LineResult::Question(_) | LineResult::Unclear => false,
            LineResult::Failed | LineResult::LeftOut => false,
        }
    }
}

/// The most characters stored of a line that is left out.
const LEFT_OUT: usize = 80;

impl MailAnswer {
    /// Adds lines that are left out.
    pub fn leave_out(&mut self, typed: impl IntoIterator<Item = String>) {
        let items = typed.into_iter().map(|typed| MailAnswerLine {
            typed: typed.chars().take(LEFT_OUT).collect(),
            reply: LineResult::LeftOut,
        });
        self.items.extend(items);
    }

    /// The moment of the one move that was made, if nothing else is answered.
    pub fn only_move(&self) -> Option<GamePoint> {
        let [MailAnswerLine { reply: LineResult::Done(done), .. }] = self.items.as_slice() else {
            return None;
        };
        let Happened::Game { what: GameNews::Ply, at } = **done else { return None };
        let is_all = self.rest.is_empty()
            && self.words.is_empty()
            && self.closed.is_empty()
            && self.closing.is_empty();
        is_all.then_some(at)
    }

    /// Whether anything was carried out.
    pub fn did(&self) -> bool {
        self.items.iter().any(|item| matches!(item.reply, LineResult::Done(_)))
    }

    /// Whether something in it can be answered with yes, no or a number.
    pub fn asks(&self) -> bool {
        self.items.iter().any(|item| item.reply.asks())
    }

    /// Whether nothing was found that could be answered.
    pub fn is_help(&self) -> bool {
        self.items.is_empty()
    }
}

/// Whether a notice asks whether an order is to be carried out.
fn asks(happened: &Happened) -> bool {
    match happened {
        Happened::Asked { .. }
        | Happened::ActAsked { .. }
        | Happened::Account(
            AccountNews::ExportAsked(_) | AccountNews::StopAsked(_) | AccountNews::EraseAsked,
        ) => true,
        Happened::Tournament(told) => matches!(told.news, TournamentEvent::LeaveAsked),
        _ => false,
    }
}

/// The requests of an email whose sender is not proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MailAsked {
    /// The game that the question is about: only one whose email was answered.
    pub about: Option<i64>,
    /// The address that sent it, if it asks for something that decides who can play in the player's
    /// name: then only the reader of the question can say yes.
    #[serde(default)]
    pub from: Option<String>,
    pub lines: Vec<AskedLine>,
    /// What stands around its moves: it waits with them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<BesideLine>,
}

/// A text that a person wrote around a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BesideLine {
    /// On one line, and harmless.
    pub text: String,
    /// The game that is named with it.
    pub game: Option<u32>,
    /// Whether it has to stay with its writer.
    pub stays: bool,
    /// Whether it only stays because it speaks of announcements.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub announces: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedLine {
    /// The order in canonical words, with its game.
    pub order: String,
    /// The ply that was due there, and the last event, as the player was shown it.
    pub seen: Option<(u32, u32)>,
}

impl MailAsked {
    /// The game shown with the question: that of the first order that has one.
    pub fn game(&self) -> Option<i64> {
        let mut games = self.lines.iter().filter_map(|line| commands::read(&line.order).ok()?.game);
        self.about.or_else(|| games.next().map(i64::from))
    }

    /// Whether both ask for the same, in the same position.
    pub fn is_same(&self, other: &MailAsked) -> bool {
        let plain = |line: &AskedLine| (line.order.clone(), line.seen.map(|(ply, _)| ply));
        self.lines.iter().map(plain).eq(other.lines.iter().map(plain))
    }
}
