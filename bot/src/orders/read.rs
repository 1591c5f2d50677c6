//! Reads a line as an order: a game's number if there is one, then a ply, or the longest known
//! phrase of any language and the arguments that the order needs.

use engine::ruleset::Language;
use templates::orders::{AnswerWord, ConditionWord, HistoryWord, NotesWord, OrderWord, Word, fold};

use super::arguments::{Arguments, shown};
use super::proposal::ruleset_id;
use super::{
    ChannelWord, LadderOrder, Line, Link, Misread, Offer, Order, Proposal, Setting, Sure,
    TournamentOrder, VacationOrder, ply,
};

/// The marks that make a line a question.
const QUESTION_MARKS: [char; 5] = ['?', '？', '¿', '؟', '‽'];

/// Reads a line. One with a question mark is a question, and never an order that changes anything.
pub fn read(line: &str) -> Result<Line, Misread> {
    let read = as_typed(line);
    if !line.contains(QUESTION_MARKS) || read.as_ref().is_ok_and(|read| asks_in_text(read, line)) {
        return read;
    }
    let said = line.replace(QUESTION_MARKS, " ");
    match as_typed(said.trim_matches([' ', '!', '¡'])) {
        Ok(line) if line.order.is_question() => Ok(line),
        Ok(Line { game, order }) => Err(Misread::Asked { game, order: order.to_string() }),
        Err(why) => Err(read.err().unwrap_or(why)),
    }
}

/// Whether all question marks of a line are in the text that is written to people.
fn asks_in_text(read: &Line, line: &str) -> bool {
    let (Order::Say(text) | Order::Note(text) | Order::Report { text, .. }) = &read.order else {
        return false;
    };
    line.trim_end().strip_suffix(text.as_str()).is_some_and(|own| !own.contains(QUESTION_MARKS))
}

/// Reads a line as if it had no question mark.
pub fn as_typed(line: &str) -> Result<Line, Misread> {
    let (game, rest) = game(line)?;
    match order(rest) {
        Ok(order) => Ok(Line { game, order }),
        // `12 d1-d4`: if it has no other meaning, it is an order for game 12 without the colon.
        Err(why @ Misread::NotUnderstood { .. }) if game.is_none() => bare_game(line).ok_or(why),
        Err(why) => Err(why),
    }
}

/// A number and a complete order after it.
fn bare_game(line: &str) -> Option<Line> {
    let (head, rest) = line.trim_start().split_once(char::is_whitespace)?;
    let digits = head.strip_prefix('#').unwrap_or(head);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let game = digits.parse().ok().filter(|_| plain)?;
    Some(Line { game: Some(game), order: order(rest).ok()? })
}

/// The language of the word with which a line begins, if no other language has that word.
#[must_use]
pub fn language(line: &str) -> Option<Language> {
    let (_, text) = game(line).ok()?;
    let (_, rest) = OrderWord::at_start(text)?;
    let head = text.get(..text.len() - rest.len())?;
    let mut speak = Language::ALL.into_iter().filter(|&language| {
        let words = OrderWord::ALL.iter().flat_map(|word| word.phrases(language));
        words.into_iter().any(|phrase| fold(phrase) == fold(head))
    });
    let first = speak.next()?;
    speak.next().is_none().then_some(first)
}

/// Reads every line that is not blank.
#[must_use]
pub fn read_all(text: &str) -> Vec<Result<Line, Misread>> {
    text.lines().filter(|line| !line.trim().is_empty()).map(read).collect()
}

/// Takes `12:` or `#12:` from the front.
fn game(line: &str) -> Result<(Option<u32>, &str), Misread> {
    let Some((head, rest)) = line.split_once([':', '：']) else { return Ok((None, line)) };
    let folded = engine::notation::fold(head);
    let digits = folded.strip_prefix('#').unwrap_or(&folded).trim();
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok((None, line));
    }
    match digits.parse() {
        Ok(number) => Ok((Some(number), rest)),
        Err(_) => Err(Misread::GameNumber { typed: shown(digits) }),
    }
}

fn order(text: &str) -> Result<Order, Misread> {
    if fold(text).is_empty() {
        return Err(Misread::Empty);
    }
    if engine::notation::fold(text).starts_with('>') {
        return Err(Misread::Quoted);
    }
    if let Some(ply) = ply::read(text) {
        return Ok(Order::Ply(ply));
    }
    let Some((meanings, rest)) = OrderWord::at_start(text) else {
        let nearest = OrderWord::nearest(text).into_iter().map(str::to_owned).collect();
        return Err(Misread::NotUnderstood { typed: shown(text), nearest });
    };
    // If a phrase has two meanings, what follows fits one of them.
    let mut read = meanings.into_iter().map(|order| meant(Arguments { order, rest }));
    let first = read.next().unwrap_or(Err(Misread::Empty));
    let read = first.or_else(|why| read.find_map(Result::ok).ok_or(why))?;
    Ok(match read {
        Order::Say(said) if names_a_reader(text, rest) => Order::Say(addressed(&said)),
        read => read,
    })
}

/// The words for `say` that are followed by the person who is told something, and the words that
/// can name the opponent there. (The Norwegian `fortell` is its usual word for `say`.)
const TELL: [&str; 2] = ["tell", "fortæl"];
const THEM: [&str; 6] = ["him", "her", "them", "ham", "hende", "dem"];

fn names_a_reader(text: &str, rest: &str) -> bool {
    let head = text.strip_suffix(rest).unwrap_or_default();
    let head: String = head.chars().filter(|c| c.is_alphabetic()).collect();
    TELL.iter().any(|word| fold(word) == fold(&head))
}

/// A message whose first word names its recipient, marked so that nobody else gets it.
fn addressed(said: &str) -> String {
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    match THEM.contains(&first.to_lowercase().as_str()) && !rest.trim().is_empty() {
        true => rest.trim_start().to_owned(),
        false if said.starts_with('@') => said.to_owned(),
        false => format!("@{said}"),
    }
}

fn meant(mut arguments: Arguments<'_>) -> Result<Order, Misread> {
    match arguments.order {
        OrderWord::Roll => arguments.end(Order::Roll),
        OrderWord::If if arguments.is_empty() => Err(arguments.missing()),
        OrderWord::If => Ok(match ConditionWord::find(arguments.rest) {
            Some(ConditionWord::Show) => Order::IfShow,
            Some(ConditionWord::Clear) => Order::IfClear,
            None => Order::If(one_line(arguments.rest)),
        }),
        OrderWord::Draw => offer(arguments).map(Order::Draw),
        OrderWord::Takeback => offer(arguments).map(Order::Takeback),
        OrderWord::Withdraw => {
            offered(arguments).map_or_else(|| arguments.end(Order::Withdraw), Ok)
        }
        OrderWord::Resign => sure(arguments).map(Order::Resign),
        OrderWord::Yes => arguments.end(Order::Yes),
        OrderWord::No => arguments.end(Order::No),
        OrderWord::Claim => arguments.end(Order::Claim),
        OrderWord::Board => arguments.end(Order::Board),
        OrderWord::Moves => arguments.end(Order::Moves),
        OrderWord::Clock => arguments.end(Order::Clock),
        OrderWord::Captured => arguments.end(Order::Captured),
        OrderWord::History if arguments.is_empty() => Ok(Order::History),
        OrderWord::History => {
            let HistoryWord::Record = arguments.need_word()?;
            arguments.end(Order::Record)
        }
        OrderWord::Legal => {
            let square = arguments.need_square()?;
            arguments.end(Order::Legal(square))
        }
        OrderWord::Rank => {
            let rank = arguments.need_rank()?;
            arguments.end(Order::Rank(rank))
        }
        OrderWord::File => {
            let file = arguments.need_file()?;
            arguments.end(Order::File(file))
        }
        OrderWord::Rays => {
            let square = arguments.need_square()?;
            arguments.end(Order::Rays(square))
        }
        OrderWord::Why => arguments.end(Order::Why),
        OrderWord::Note => arguments.need_text().map(Order::Note),
        OrderWord::Notes if arguments.is_empty() => Ok(Order::Notes),
        OrderWord::Notes => {
            let NotesWord::Open = arguments.need_word()?;
            arguments.end(Order::NotesOpen)
        }
        OrderWord::Say => arguments.need_text().map(Order::Say),
        OrderWord::Mute => arguments.end(Order::Mute),
        OrderWord::Unmute => arguments.end(Order::Unmute),
        OrderWord::Block => {
            let whom = arguments.need_name()?;
            arguments.end(Order::Block(whom))
        }
        OrderWord::Unblock => {
            let whom = arguments.need_name()?;
            arguments.end(Order::Unblock(whom))
        }
        OrderWord::Report => {
            let whom = arguments.need_name()?;
            let text = arguments.text().ok_or_else(|| arguments.missing())?;
            Ok(Order::Report { whom, text })
        }
        OrderWord::Challenge => {
            let whom = arguments.need_name()?;
            Ok(Order::Challenge { whom, proposal: Proposal::read(arguments)? })
        }
        OrderWord::Seek => {
            let games = arguments.number();
            Ok(Order::Seek { games, proposal: Proposal::read(arguments)? })
        }
        OrderWord::Seeks => arguments.end(Order::Seeks),
        OrderWord::Accept => match OrderWord::find(arguments.rest) {
            Some(OrderWord::Draw) => Ok(Order::Draw(Offer::Accept)),
            Some(OrderWord::Takeback) => Ok(Order::Takeback(Offer::Accept)),
            _ => {
                let number = arguments.number();
                arguments.end(Order::Accept(number))
            }
        },
        OrderWord::Decline => match OrderWord::find(arguments.rest) {
            Some(OrderWord::Draw) => Ok(Order::Draw(Offer::Decline)),
            Some(OrderWord::Takeback) => Ok(Order::Takeback(Offer::Decline)),
            _ => {
                let number = arguments.number();
                let reason = if arguments.is_empty() { None } else { arguments.text() };
                Ok(Order::Decline(number, reason))
            }
        },
        OrderWord::Counter => {
            let number = arguments.number();
            match arguments.is_empty() {
                true => Err(arguments.missing()),
                false => Ok(Order::Counter(number, Proposal::read(arguments)?)),
            }
        }
        OrderWord::Cancel => match offered(arguments) {
            Some(order) => Ok(order),
            None => {
                let number = arguments.number();
                arguments.end(Order::Cancel(number))
            }
        },
        OrderWord::Rematch => arguments.end(Order::Rematch),
        OrderWord::Invitations => arguments.end(Order::Invitations),
        OrderWord::Join => {
            let handle = arguments.name();
            arguments.end(Order::Join(handle))
        }
        OrderWord::Games => arguments.end(Order::Games),
        OrderWord::Watch => {
            let number = arguments.need_number()?;
            arguments.end(Order::Watch(number))
        }
        OrderWord::Rules => {
            let typed = arguments.peek();
            if arguments.is_empty() {
                return Ok(Order::Rules(None));
            }
            let id = ruleset_id(typed).ok_or_else(|| arguments.bad(typed, Vec::new()))?;
            arguments.skip();
            arguments.end(Order::Rules(Some(id)))
        }
        OrderWord::Rulesets => arguments.end(Order::Rulesets),
        OrderWord::Vacation => VacationOrder::read(arguments).map(Order::Vacation),
        OrderWord::Settings => Setting::read_all(arguments).map(Order::Settings),
        OrderWord::Channel => {
            let channel = arguments.need_word()?;
            arguments.end(Order::Channel(channel))
        }
        OrderWord::MailMe => arguments.end(Order::Channel(ChannelWord::Mail)),
        OrderWord::Link => link(arguments).map(Order::Link),
        OrderWord::Unlink => {
            let what = arguments.need_name()?;
            arguments.end(Order::Unlink(what))
        }
        OrderWord::Export => sure(arguments).map(Order::Export),
        OrderWord::Erase => {
            let name = arguments.name();
            arguments.end(Order::Erase(name))
        }
        OrderWord::Privacy => arguments.end(Order::Privacy),
        OrderWord::Help if arguments.is_empty() => Ok(Order::Help(None)),
        OrderWord::Help => {
            let topic = OrderWord::find(arguments.rest).map(|topic| topic.canonical().to_owned());
            Ok(Order::Help(Some(topic.unwrap_or_else(|| one_line(arguments.rest)))))
        }
        OrderWord::Ladder => LadderOrder::read(arguments).map(Order::Ladder),
        OrderWord::Tournament => TournamentOrder::read(arguments).map(Order::Tournament),
    }
}

/// If it is not a ply that is withdrawn: an offer of your own.
fn offered(arguments: Arguments<'_>) -> Option<Order> {
    match OrderWord::find(arguments.rest)? {
        OrderWord::Draw => Some(Order::Draw(Offer::Withdraw)),
        OrderWord::Takeback => Some(Order::Takeback(Offer::Withdraw)),
        _ => None,
    }
}

/// Nothing or `offer`, `accept` or `yes`, `decline` or `no`, `withdraw`.
fn offer(mut arguments: Arguments<'_>) -> Result<Offer, Misread> {
    if arguments.is_empty() {
        return Ok(Offer::Make);
    }
    let offer = match arguments.need_word()? {
        AnswerWord::Offer => Offer::Make,
        AnswerWord::Accept | AnswerWord::Yes => Offer::Accept,
        AnswerWord::Decline | AnswerWord::No => Offer::Decline,
        AnswerWord::Withdraw => Offer::Withdraw,
    };
    arguments.end(offer)
}

/// Nothing, or `yes`.
fn sure(mut arguments: Arguments<'_>) -> Result<Sure, Misread> {
    let before = arguments;
    match arguments.word() {
        Some(AnswerWord::Yes) => arguments.end(Sure::Yes),
        _ => before.end(Sure::Ask),
    }
}

/// An address with an `@`, a Discord account (`discord NAME` or a mention), or a code.
fn link(mut arguments: Arguments<'_>) -> Result<Link, Misread> {
    let mut behind = arguments;
    if behind.word() == Some(ChannelWord::Discord)
        && let Some(name) = behind.name()
    {
        return behind.end(Link::Discord(name));
    }
    let typed = arguments.need_name()?;
    let mentioned = typed.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
    arguments.end(match mentioned {
        Some(id) if !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()) => {
            Link::Discord(id.to_owned())
        }
        Some(_) => Link::Code(typed),
        None if typed.contains('@') => Link::Mail(typed),
        None => Link::Code(typed),
    })
}

/// The text with single spaces between words.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
