//! What is true of an order in every channel: who may give it, from where, what has to be asked about
//! first, and when a sentence counts as it. The rows are in `table` and beside the families of orders;
//! what a row leaves out is the strict answer, so that a forgotten column refuses.

use super::follows::Follows;
use crate::words::{OrderWord, Word};

/// What is true of an order wherever it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderRow<'a> {
    pub from: OrderFrom,
    pub whose: Whose,
    /// Whether a suspended player can.
    pub suspended: bool,
    /// Whether nothing is lost as soon as it is given: no game, account, place or address, and nothing
    /// that an organiser takes.
    pub keeps: bool,
    /// Whether it is also offered for words that only resemble those that ask for it.
    pub is_guessed: bool,
    /// Whether it can be the answer to a question that was asked just before.
    pub answers: bool,
    /// What it writes to people, in which a question mark asks them and not us.
    pub text: Option<&'a str>,
    /// When a line of an email that can be read as it is meant as it.
    pub prose: ProseRule<'a>,
    /// What tells it from other acts with the same words.
    pub variant: &'static str,
    /// What it is for the person who is offered it.
    pub role: Role,
    /// How it is given where it is pressed instead of typed.
    pub pressed: Pressed,
}

/// Who can give an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Players,
    /// Whoever looks around, too: somebody who is known to be there, at a terminal, in Discord, on
    /// public pages or by an email that proves its sender.
    Visitors,
    /// Also whoever only says who they are: to become a player, or to be told what has nothing to do
    /// with people.
    Anybody,
}

/// What an order is for the person who is offered it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Usual,
    /// It accepts what somebody offers.
    Accepts,
    Declines,
    /// It is how to take part in something.
    Enters,
    /// It plays again.
    Repeats,
    /// It gives something up.
    GivesUp,
}

/// How an order is given where it is pressed instead of typed. Each channel has its own controls for that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    AtOnce,
    /// The rest of it is written in a box.
    Box,
    /// The terms of a challenge are chosen first.
    Terms,
    /// Moves are chosen first.
    Moves,
}

/// What is true of the word with which orders begin.
#[derive(Clone, Copy, Debug)]
pub struct WordRow {
    /// The part of help in which its orders are explained, in the order of the words. Others are
    /// explained with another word's.
    pub help: Option<HelpGroup>,
    /// Whether it also stands inside sentences that are said to people: then it is a command only at
    /// the beginning of one. A sentence with another word in it isn't passed on unasked.
    pub is_said: bool,
    /// Whether numbers behind it are those of a game and of a ply.
    pub takes_numbers: bool,
    pub then: Follows,
}

impl WordRow {
    pub(crate) const STRICT: WordRow =
        WordRow { help: None, is_said: false, takes_numbers: false, then: Follows::ANSWER };
}

/// A part of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpGroup {
    Playing,
    Looking,
    Talking,
    Inviting,
    Ladders,
    Tournaments,
    Circles,
    /// What is kept of a player, and what reaches them.
    You,
    TheClub,
}

impl HelpGroup {
    pub const ALL: [HelpGroup; 9] = [
        HelpGroup::Playing,
        HelpGroup::Looking,
        HelpGroup::Talking,
        HelpGroup::Inviting,
        HelpGroup::Ladders,
        HelpGroup::Tournaments,
        HelpGroup::Circles,
        HelpGroup::You,
        HelpGroup::TheClub,
    ];

    /// The orders that are explained in it.
    pub fn orders(self) -> impl Iterator<Item = OrderWord> {
        OrderWord::ALL.iter().copied().filter(move |word| WordRow::of(*word).help == Some(self))
    }
}

/// From where an order is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderFrom {
    Anywhere,
    /// Not from a device that is signed in to the pages, which somebody may find open.
    Channels,
    /// Nor from an email alone, which may be forged: it is confirmed at the player's stored address. It
    /// decides who can play in a player's name, or who is an organiser.
    Confirmed,
}

/// When a line of an email that can be read as an order is meant as one, and not as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProseRule<'a> {
    /// Whenever it can be read so.
    AnyLength,
    /// If it has few words.
    Short,
    /// If it begins with the usual word for the order in some language, or any of its words and a colon.
    Told(OrderWord),
    /// If that reads as a plan, or begins as one.
    Plan(&'a str),
    /// Unless that stands for nobody ("them").
    OfSomebody(&'a str),
    /// Unless it asks.
    NotAsking,
    /// If that is one word, or written like a name.
    Named(&'a str),
}

impl OrderRow<'_> {
    /// The strict answers; some parts of the order may be any words.
    pub(crate) const fn strict(free: &[bool]) -> OrderRow<'static> {
        let mut prose = ProseRule::AnyLength;
        let mut part = 0;
        while part < free.len() {
            if free[part] {
                prose = ProseRule::Short;
            }
            part += 1;
        }
        OrderRow {
            from: OrderFrom::Confirmed,
            whose: Whose::Players,
            suspended: false,
            keeps: false,
            is_guessed: false,
            answers: false,
            text: None,
            prose,
            variant: "",
            role: Role::Usual,
            pressed: Pressed::AtOnce,
        }
    }

    /// The same for what is done from anywhere, takes nothing away and may be offered to whoever didn't
    /// quite say it.
    pub(crate) const fn harmless(self) -> Self {
        OrderRow { from: OrderFrom::Anywhere, keeps: true, is_guessed: true, ..self }
    }
}
