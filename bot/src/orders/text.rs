//! An order in its canonical words, in which it is stored with remembered requests. It reads back
//! to the same order.

use std::fmt;

use templates::orders::{
    AnswerWord, ChannelWord, ConditionWord, HistoryWord, NotesWord, OrderWord, Word,
};

use super::{Line, Link, Offer, Order, Proposal, Sure};

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "{game}: {}", self.order),
            None => self.order.fmt(f),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, arguments) = match self {
            Order::Ply(text) => return f.write_str(text),
            Order::Roll => alone(OrderWord::Roll),
            Order::If(text) => (OrderWord::If, text.clone()),
            Order::IfShow => (OrderWord::If, ConditionWord::Show.canonical().to_owned()),
            Order::IfClear => (OrderWord::If, ConditionWord::Clear.canonical().to_owned()),
            Order::Draw(offer) => (OrderWord::Draw, answer(*offer).to_owned()),
            Order::Takeback(offer) => (OrderWord::Takeback, answer(*offer).to_owned()),
            Order::Withdraw => alone(OrderWord::Withdraw),
            Order::Resign(sure) => (OrderWord::Resign, yes(*sure).to_owned()),
            Order::Yes => alone(OrderWord::Yes),
            Order::No => alone(OrderWord::No),
            Order::Claim => alone(OrderWord::Claim),
            Order::Board => alone(OrderWord::Board),
            Order::Moves => alone(OrderWord::Moves),
            Order::Clock => alone(OrderWord::Clock),
            Order::Captured => alone(OrderWord::Captured),
            Order::History => alone(OrderWord::History),
            Order::Record => (OrderWord::History, HistoryWord::Record.canonical().to_owned()),
            Order::Legal(square) => (OrderWord::Legal, square.to_string()),
            Order::Rank(rank) => (OrderWord::Rank, rank.to_string()),
            Order::File(file) => (OrderWord::File, file.to_string()),
            Order::Rays(square) => (OrderWord::Rays, square.to_string()),
            Order::Why => alone(OrderWord::Why),
            Order::Note(text) => (OrderWord::Note, text.clone()),
            Order::Notes => alone(OrderWord::Notes),
            Order::NotesOpen => (OrderWord::Notes, NotesWord::Open.canonical().to_owned()),
            Order::Say(text) => (OrderWord::Say, text.clone()),
            Order::Mute => alone(OrderWord::Mute),
            Order::Unmute => alone(OrderWord::Unmute),
            Order::Block(whom) => (OrderWord::Block, whom.clone()),
            Order::Unblock(whom) => (OrderWord::Unblock, whom.clone()),
            Order::Report { whom, text } => (OrderWord::Report, joined([whom, text])),
            Order::Challenge { whom, proposal } => {
                (OrderWord::Challenge, joined([whom, &proposal.to_string()]))
            }
            Order::Seek { games, proposal } => (OrderWord::Seek, numbered(*games, proposal)),
            Order::Seeks => alone(OrderWord::Seeks),
            Order::Accept(number) => (OrderWord::Accept, shown(*number)),
            Order::Decline(number, reason) => {
                let reason = reason.as_deref().unwrap_or_default();
                (OrderWord::Decline, joined([&shown(*number), reason]))
            }
            Order::Counter(number, proposal) => (OrderWord::Counter, numbered(*number, proposal)),
            Order::Cancel(number) => (OrderWord::Cancel, shown(*number)),
            Order::Rematch => alone(OrderWord::Rematch),
            Order::Invitations => alone(OrderWord::Invitations),
            Order::Join(handle) => (OrderWord::Join, handle.clone().unwrap_or_default()),
            Order::Games => alone(OrderWord::Games),
            Order::Watch(number) => (OrderWord::Watch, number.to_string()),
            Order::Rules(id) => (OrderWord::Rules, id.clone().unwrap_or_default()),
            Order::Rulesets => alone(OrderWord::Rulesets),
            Order::Vacation(vacation) => (OrderWord::Vacation, vacation.to_string()),
            Order::Settings(settings) => {
                let settings: Vec<String> = settings.iter().map(ToString::to_string).collect();
                (OrderWord::Settings, settings.join(" "))
            }
            Order::Channel(channel) => (OrderWord::Channel, channel.canonical().to_owned()),
            Order::Link(Link::Mail(what) | Link::Code(what)) => (OrderWord::Link, what.clone()),
            Order::Link(Link::Discord(what)) => {
                (OrderWord::Link, format!("{} {what}", ChannelWord::Discord.canonical()))
            }
            Order::Unlink(what) => (OrderWord::Unlink, what.clone()),
            Order::Export(sure) => (OrderWord::Export, yes(*sure).to_owned()),
            Order::Erase(name) => (OrderWord::Erase, name.clone().unwrap_or_default()),
            Order::Privacy => alone(OrderWord::Privacy),
            Order::Help(topic) => (OrderWord::Help, topic.clone().unwrap_or_default()),
            Order::Ladder(order) => (OrderWord::Ladder, order.to_string()),
            Order::Tournament(order) => (OrderWord::Tournament, order.to_string()),
        };
        f.write_str(&joined([word.canonical(), &arguments]))
    }
}

const fn alone(word: OrderWord) -> (OrderWord, String) {
    (word, String::new())
}

fn answer(offer: Offer) -> &'static str {
    match offer {
        Offer::Make => "",
        Offer::Accept => AnswerWord::Accept.canonical(),
        Offer::Decline => AnswerWord::Decline.canonical(),
        Offer::Withdraw => AnswerWord::Withdraw.canonical(),
    }
}

fn yes(sure: Sure) -> &'static str {
    match sure {
        Sure::Ask => "",
        Sure::Yes => AnswerWord::Yes.canonical(),
    }
}

fn shown(number: Option<u32>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

fn numbered(number: Option<u32>, proposal: &Proposal) -> String {
    joined([&shown(number), &proposal.to_string()])
}

/// Joins the two with a space in between if neither is empty.
fn joined([first, second]: [&str; 2]) -> String {
    match (first, second) {
        ("", only) | (only, "") => only.to_owned(),
        _ => format!("{first} {second}"),
    }
}
