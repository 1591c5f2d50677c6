//! The one list of what can be told, news and refusals, as it is kept and as it is said.
//!
//! A club's file keeps facts, never words: numbers of players and games, and what somebody typed.
//! Each reason is a variant of an enum here, and one arm turns it into a [`Sentence`]: the key of
//! its words and the values they name. What a number stands for is looked up through [`Lookups`],
//! on the day it is read and for the person who reads it.
//!
//! A new reason or piece of news takes a variant, an arm, and its words in five languages.

pub(crate) mod closed;
pub(crate) mod closing;
pub(crate) mod game;
pub(crate) mod lookups;
pub(crate) mod news;
pub(crate) mod point;
mod refused;
pub(crate) mod sentence;
pub(crate) mod step;
pub(crate) mod who;
pub(crate) mod words_beside;

pub use closed::ClosedQuestion;
pub use closing::{Closing, LastAnswer, LostText};
pub use game::GameNews;
pub use lookups::{
    ActFacts, AnnouncementFacts, Became, ClockFault, InvitationFacts, Limit, Lookups, MatchFacts,
    OwnGroup, ReportFacts, ShownGroups, TournamentFacts,
};
pub use news::{Frame, News};
pub use point::{GamePoint, InvitationRef, Other, Way};
pub use refused::{NoMoreTime, Refused, TextKind};
pub use sentence::{Sentence, Value};
pub use step::{
    Beginning, NextStep, answer_report, archived, begin, begin_in, counter, give, give_in, like,
    open_circle, typed_number, yes_or_no,
};
pub use who::Who;
pub use words_beside::WordsBeside;
