//! What a player was asked, and what a yes or no does: one mechanism for all channels. A question
//! belongs to the message that asks it, and its channel says which message an answer is to. It is
//! open until it is answered, until something newer is asked in the same conversation, or until its
//! player says anything else there. A command that is offered is a question, too; several are
//! numbered.

mod offers;

use commands::{Deed, Order, OrderLine};
use kernel::channels::traits;
use kernel::happened::{Happened, Remembered};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Refused;
use kernel::request::{MessageAt, QuestionPlace};
use serde::{Deserialize, Serialize};
use storage::{Fault, OpenQuestion, PlayerId};
use templates::accounts::AccountRefused;
use templates::told::ClosedQuestion;

use crate::held;
use offers::{from_offers, nothing_asked};

pub use offers::{note_offers, offer_commands, offer_first_game, offers};

/// What is asked, as the file keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
enum Asked {
    /// Whether one of these is to be carried out.
    Orders { choices: Vec<OrderChoice> },
    /// Whether what was written around moves in emails goes to the opponents.
    Words,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct OrderChoice {
    /// What a yes carries out: a line in canonical words.
    order: String,
    /// How it was asked; nothing for a command that was offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    told: Option<Box<Happened>>,
}

impl OrderChoice {
    fn line(&self) -> Result<OrderLine, Fault> {
        commands::read(&self.order).map_err(|_| Fault::row("a waiting command cannot be read"))
    }
}

impl Asked {
    fn read(row: &OpenQuestion) -> Result<Asked, Fault> {
        // The content may be personal, so the error doesn't include it.
        serde_json::from_str(&row.asked).map_err(|_| Fault::row("a question that cannot be read"))
    }

    fn commands(&self) -> Vec<String> {
        match self {
            Asked::Orders { choices } => choices.iter().map(|it| it.order.clone()).collect(),
            Asked::Words => Vec::new(),
        }
    }
}

/// What is to be done about what somebody said.
pub enum Meant {
    /// Carry this out, in the game with that number if there is one.
    Deed(Option<u32>, Deed),
    /// Nothing: this is the answer.
    Nothing(Remembered),
}

/// Asks whether an order is to be carried out, in words that `told` stands for, and returns them.
/// Without a place the question can't be answered.
pub fn ask(
    ledger: &Ledger<'_>,
    player: PlayerId,
    line: &OrderLine,
    told: Happened,
) -> Result<Happened, Fault> {
    let choice = OrderChoice { order: line.to_string(), told: Some(Box::new(told.clone())) };
    add(ledger, player, vec![choice])?;
    Ok(told)
}

/// Asks whether something is to be done in a game.
pub(crate) fn ask_in_game(
    ledger: &Ledger<'_>,
    player: PlayerId,
    line: &OrderLine,
) -> Result<Happened, Fault> {
    let (order, game) = (line.order.to_string(), line.game.map(i64::from));
    ask(ledger, player, line, Happened::Asked { order, game })
}

/// Asks whether what was written around moves is passed on.
pub fn ask_about_words(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    let Some(place) = &ledger.place else { return Ok(()) };
    set(ledger, player, place, &Asked::Words)
}

/// Whether what is answered asks about words around moves; then it has been answered.
pub fn take_words(ledger: &Ledger<'_>, player: PlayerId) -> Result<bool, Fault> {
    let Some(place) = &ledger.place else { return Ok(false) };
    let Some(open) = open(ledger, player, &place.answers)? else { return Ok(false) };
    let is_words = open.message == place.answers.message && Asked::read(&open)? == Asked::Words;
    if is_words {
        ledger.change.drop_open_question(player, &open.conversation)?;
    }
    Ok(is_words)
}

/// Whether the message that is answered asked whether that order is to be carried out.
pub fn is_asked(ledger: &Ledger<'_>, player: PlayerId, order: &str) -> Result<bool, Fault> {
    let Some(place) = &ledger.place else { return Ok(false) };
    let Some(open) = open(ledger, player, &place.asks)? else { return Ok(false) };
    let is_there = Asked::read(&open)?.commands().iter().any(|asked| asked == order);
    Ok(is_there && open.message == place.asks.message)
}

/// Where each message is a conversation by itself: the newest question that another one asks. A yes
/// that names none of them is no answer to it.
fn elsewhere(ledger: &Ledger<'_>, player: PlayerId) -> Result<Option<OpenQuestion>, Fault> {
    let Some(place) = &ledger.place else { return Ok(None) };
    let kind = |conversation: &str| {
        conversation
            .split_once(' ')
            .filter(|_| place.answers.message.is_empty())
            .map(|(kind, _)| kind.to_owned())
    };
    let Some(own) = kind(&place.answers.conversation) else { return Ok(None) };
    let is_open = |at: &MessageAt| {
        at.message.is_empty() && kind(&at.conversation).is_some_and(|kind| kind == own)
    };
    match open_with(ledger, player, is_open)? {
        Some(at) => open(ledger, player, &at),
        None => Ok(None),
    }
}

/// The newest message with an open question of which that is true.
pub fn open_with(
    ledger: &Ledger<'_>,
    player: PlayerId,
    is_meant: impl Fn(&MessageAt) -> bool,
) -> Result<Option<MessageAt>, Fault> {
    let rows = ledger.view().open_questions(player)?.into_iter();
    let open = rows.filter(|row| ledger.now <= row.expires_at);
    let mut open = open
        .map(|row| MessageAt { conversation: row.conversation, message: row.message })
        .filter(is_meant);
    Ok(open.next_back())
}

/// Whether something is open where the asker says something.
pub fn is_open(ledger: &Ledger<'_>, player: PlayerId) -> Result<bool, Fault> {
    let Some(place) = &ledger.place else { return Ok(false) };
    Ok(open(ledger, player, &place.answers)?.is_some())
}

/// Whether a player is asked about words around moves.
pub fn is_about_words(ledger: &Ledger<'_>, player: PlayerId) -> Result<bool, Fault> {
    for row in ledger.view().open_questions(player)? {
        if Asked::read(&row)? == Asked::Words && ledger.now <= row.expires_at {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether something is open that this very message has asked.
pub fn has_asked(ledger: &Ledger<'_>, player: PlayerId) -> Result<bool, Fault> {
    let Some(place) = &ledger.place else { return Ok(false) };
    let open = open(ledger, player, &place.asks)?;
    Ok(open.is_some_and(|open| open.message == place.asks.message))
}

/// Closes the questions about words around moves of a player who has none left that wait.
pub(crate) fn close_about_words(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for row in ledger.view().open_questions(player)? {
        if Asked::read(&row)? == Asked::Words {
            ledger.change.drop_open_question(player, &row.conversation)?;
        }
    }
    Ok(())
}

/// What somebody means who says that. A yes or no answers the question to which it is an answer;
/// anything else closes the question that was open there.
pub fn meant(
    ledger: &Ledger<'_>,
    asker: Option<PlayerId>,
    (game, deed): (Option<u32>, &Deed),
) -> Result<Meant, Fault> {
    let as_said = || Meant::Deed(game, deed.clone());
    let (Some(player), Some(place)) = (asker, ledger.place.clone()) else {
        return Ok(match (asker, deed) {
            (Some(_), Deed::Yes(_) | Deed::No) => Meant::Nothing(Err(Refused::NothingAsked)),
            _ => as_said(),
        });
    };
    let open = open(ledger, player, &place.answers)?;
    let is_answered = |open: &OpenQuestion| open.message == place.answers.message;
    match deed {
        Deed::Yes(choice) => match open {
            Some(open) if is_answered(&open) => yes(ledger, player, &open, (game, *choice)),
            // Nobody has read yet what the same message asks.
            Some(open) if is_by_itself(&open, &place) => {
                Ok(Meant::Nothing(Err(Refused::NothingAsked)))
            }
            Some(open) => again(ledger, player, &open).map(Meant::Nothing),
            None => match elsewhere(ledger, player)? {
                Some(open) => again(ledger, player, &open).map(Meant::Nothing),
                None => from_offers(ledger, player, game).map(Meant::Nothing),
            },
        },
        Deed::No => match open {
            Some(open) if is_answered(&open) => no(ledger, player, &open).map(Meant::Nothing),
            Some(open) => again(ledger, player, &open).map(Meant::Nothing),
            None => nothing_asked(ledger, player).map(Meant::Nothing),
        },
        // A player who has been asked a question and says "cancel" means the question.
        Deed::Cancel(None) if let Some(open) = open.as_ref().filter(|it| is_answered(it)) => {
            no(ledger, player, open).map(Meant::Nothing)
        }
        // The name answers that question, and is asked for again if it is another one.
        Deed::Erase(Some(_)) if let Some(open) = open.as_ref().filter(|it| is_answered(it)) => {
            move_here(ledger, player, open)?;
            Ok(as_said())
        }
        // Nobody has read yet what the same message asks.
        Deed::Erase(Some(_))
            if let Some(open) = open.as_ref().filter(|it| is_by_itself(it, &place)) =>
        {
            again(ledger, player, open).map(Meant::Nothing)
        }
        _ => {
            end(ledger, player)?;
            Ok(as_said())
        }
    }
}

/// Whether a question was asked by the very message that is answered now.
fn is_by_itself(open: &OpenQuestion, place: &QuestionPlace) -> bool {
    let MessageAt { conversation, message } = &place.asks;
    open.conversation == *conversation && open.message == *message
}

/// Closes the question that is open where something else is said. What the same message has asked
/// stays open.
pub fn end(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    let Some(place) = &ledger.place else { return Ok(()) };
    match open(ledger, player, &place.answers)? {
        Some(open) if !is_by_itself(&open, place) => close(ledger, player, &open),
        _ => Ok(()),
    }
}

/// The question that is open in a conversation.
fn open(
    ledger: &Ledger<'_>,
    player: PlayerId,
    at: &MessageAt,
) -> Result<Option<OpenQuestion>, Fault> {
    open_in(ledger.lookup(), player, at)
}

/// The same for somebody who only looks.
pub(crate) fn open_in(
    lookup: Lookup<'_>,
    player: PlayerId,
    at: &MessageAt,
) -> Result<Option<OpenQuestion>, Fault> {
    let open = lookup.view.open_question(player, &at.conversation)?;
    Ok(open.filter(|open| lookup.now <= open.expires_at))
}

/// The challenge to the house that is offered there.
pub(crate) fn offered_to_house(
    lookup: Lookup<'_>,
    player: PlayerId,
    at: &MessageAt,
) -> Result<Option<Deed>, Fault> {
    let Some(open) = open_in(lookup, player, at)? else { return Ok(None) };
    let commands = Asked::read(&open)?.commands();
    let deeds = commands.iter().filter_map(|line| commands::read(line).ok()).map(|line| line.order);
    let mut challenges = deeds.filter_map(|order| match order {
        Order::Do(deed @ Deed::Challenge(..)) => Some(deed),
        _ => None,
    });
    Ok(challenges
        .find(|deed| matches!(deed, Deed::Challenge(name, _) if commands::house(name).is_some())))
}

/// What stands for the number, or the yes, with which a line alone answers what is open there, and
/// what is meant by somebody who sends back a command as it was offered. `None` if it answers
/// nothing, or does so by itself.
pub fn chosen(
    lookup: Lookup<'_>,
    player: PlayerId,
    (at, typed): (&MessageAt, &str),
) -> Result<Option<OrderLine>, Fault> {
    let Some(open) = open_in(lookup, player, at)? else { return Ok(None) };
    let Asked::Orders { choices } = Asked::read(&open)? else { return Ok(None) };
    let read = commands::read(typed);
    if let Ok(read) = &read
        && open.message == at.message
    {
        for choice in choices.iter().filter(|choice| choice.told.is_none()) {
            let offered = choice.line()?;
            if offered.order == read.order && (read.game.is_none() || read.game == offered.game) {
                return Ok(Some(offered));
            }
        }
    }
    let bare = typed.trim().trim_matches(['.', ')', '(', '#', '!', ':']).trim();
    let number = bare.parse::<u32>().ok().filter(|_| bare.bytes().all(|b| b.is_ascii_digit()));
    let yes = match read {
        Ok(OrderLine { game: None, order: Order::Do(Deed::Yes(choice)) }) => Some(choice),
        _ => None,
    };
    let Some(choice) = yes.or(number.map(Some)) else { return Ok(None) };
    let picked = match (choice, choices.as_slice()) {
        (None, [only]) => Some(only),
        (Some(number), choices) => index(number).and_then(|at| choices.get(at)),
        (None, _) => None,
    };
    // A question that was offered is asked by the yes itself.
    let question =
        picked.filter(|_| open.message == at.message).map(OrderChoice::line).transpose()?;
    let question = question.filter(|line| matches!(line.order, Order::Ask(_)));
    // What is asked in our own words has no number, which may be that of a game.
    let is_offer = choices.len() > 1 || choices.iter().any(|it| it.told.is_none());
    let is_number = number.filter(|number| is_offer && (choices.len() > 1 || *number == 1));
    Ok(question.or(is_number.map(|number| OrderLine::without_game(Deed::Yes(Some(number))))))
}

fn index(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

fn add(ledger: &Ledger<'_>, player: PlayerId, mut choices: Vec<OrderChoice>) -> Result<(), Fault> {
    let Some(place) = &ledger.place else { return Ok(()) };
    // What is asked once more isn't over.
    let is_asked = |closed: &ClosedQuestion| {
        let mut asked = choices.iter().filter_map(|choice| choice.line().ok());
        asked.any(|line| line.order.to_string() == closed.order)
    };
    ledger.closed.borrow_mut().retain(|closed| !is_asked(closed));
    if let Some(open) = open(ledger, player, &place.asks)? {
        match Asked::read(&open)? {
            // The same message asks several things.
            Asked::Orders { choices: mut earlier } if open.message == place.asks.message => {
                choices.retain(|choice| !earlier.iter().any(|it| it.order == choice.order));
                earlier.append(&mut choices);
                choices = earlier;
            }
            _ => close(ledger, player, &open)?,
        }
    }
    set(ledger, player, place, &Asked::Orders { choices })
}

fn set(
    ledger: &Ledger<'_>,
    player: PlayerId,
    place: &QuestionPlace,
    asked: &Asked,
) -> Result<(), Fault> {
    let (channel, at) = (place.channel, &place.asks);
    let question = OpenQuestion {
        conversation: at.conversation.clone(),
        message: at.message.clone(),
        asked: serde_json::to_string(asked).map_err(Fault::row)?,
        expires_at: ledger.now + traits(channel).patience,
    };
    ledger.change.set_open_question(player, &question, ledger.now)
}

/// Ends a question that nobody answered. Its player is told if it would have taken something away.
fn close(ledger: &Ledger<'_>, player: PlayerId, open: &OpenQuestion) -> Result<(), Fault> {
    ledger.change.drop_open_question(player, &open.conversation)?;
    match Asked::read(open)? {
        // What waits for it is dropped once the whole email has been dealt with, which may say
        // `settings words yes`.
        Asked::Words => Ok(()),
        Asked::Orders { choices } => {
            for choice in choices {
                let OrderLine { game, order } = choice.line()?;
                if !order.row().keeps {
                    let (order, game) = (order.to_string(), game.map(i64::from));
                    ledger.closed.borrow_mut().push(ClosedQuestion { order, game });
                }
            }
            Ok(())
        }
    }
}

/// A yes, perhaps with the number of what it is for, or only for what is asked about a game.
fn yes(
    ledger: &Ledger<'_>,
    player: PlayerId,
    open: &OpenQuestion,
    (game, number): (Option<u32>, Option<u32>),
) -> Result<Meant, Fault> {
    let Asked::Orders { choices } = Asked::read(open)? else {
        return Ok(Meant::Nothing(Err(Refused::NothingAsked)));
    };
    // Nothing has a number that is asked about in words of its own: it may be that of a game.
    if let (Some(_), [OrderChoice { told: Some(_), .. }]) = (number, choices.as_slice()) {
        return again(ledger, player, open).map(Meant::Nothing);
    }
    let mut lines = Vec::new();
    for choice in &choices {
        let line = choice.line()?;
        if game.is_none() || line.game == game {
            lines.push(line);
        }
    }
    let line = match (number, lines.as_slice()) {
        // It is for another game.
        (_, []) => return again(ledger, player, open).map(Meant::Nothing),
        (None, [only]) => Some(only),
        (None, _) => None,
        (Some(number), lines) => index(number).and_then(|at| lines.get(at)),
    };
    let Some(line) = line else {
        move_here(ledger, player, open)?;
        let commands = choices.into_iter().map(|choice| choice.order).collect();
        return Ok(Meant::Nothing(Err(Refused::WhichOffer { commands })));
    };
    match &line.order {
        Order::Do(Deed::Erase(Some(_))) => {
            move_here(ledger, player, open)?;
            Ok(Meant::Nothing(Err(AccountRefused::NameNeeded.into())))
        }
        Order::Do(deed) => {
            ledger.change.drop_open_question(player, &open.conversation)?;
            Ok(Meant::Deed(line.game, deed.clone()))
        }
        Order::Ask(_) => {
            Ok(Meant::Nothing(Err(Refused::Offered { commands: vec![line.to_string()] })))
        }
    }
}

fn no(ledger: &Ledger<'_>, player: PlayerId, open: &OpenQuestion) -> Result<Remembered, Fault> {
    ledger.change.drop_open_question(player, &open.conversation)?;
    let only = match Asked::read(open)? {
        Asked::Orders { choices } => match choices.as_slice() {
            // Nothing is said of a command that was only offered.
            [only] if only.told.is_some() => Some(only.line()?),
            _ => None,
        },
        Asked::Words => {
            held::drop_all(ledger, player)?;
            None
        }
    };
    Ok(Ok(match only {
        Some(OrderLine { game, order }) => {
            Happened::Dropped { order: order.to_string(), game: game.map(i64::from) }
        }
        None => Happened::Dropped { order: String::new(), game: None },
    }))
}

/// Asks once more what is open: the answer was to another message.
fn again(ledger: &Ledger<'_>, player: PlayerId, open: &OpenQuestion) -> Result<Remembered, Fault> {
    let Asked::Orders { choices } = Asked::read(open)? else {
        close(ledger, player, open)?;
        return Ok(Err(Refused::NothingAsked));
    };
    move_here(ledger, player, open)?;
    Ok(match choices.as_slice() {
        [OrderChoice { told: Some(told), .. }] => Ok((**told).clone()),
        choices => {
            let commands = choices.iter().map(|choice| choice.order.clone()).collect();
            Err(Refused::Offered { commands })
        }
    })
}

/// From now on a question belongs to the message that is being written.
fn move_here(ledger: &Ledger<'_>, player: PlayerId, open: &OpenQuestion) -> Result<(), Fault> {
    let Some(place) = &ledger.place else { return Ok(()) };
    ledger.change.drop_open_question(player, &open.conversation)?;
    set(ledger, player, place, &Asked::read(open)?)
}
