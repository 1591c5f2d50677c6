//! What the sentences of an email mean that says no move and no command itself: they are read as a
//! line is at the terminal. A question is answered; whatever would change something is offered in
//! its exact form, so nothing in prose ever changes anything.

use commands::{Deed, Misread, Order, OrderLine, Question, Vocabulary};
use engine::ruleset::Language;
use storage::{Fault, PlayerId};
use templates::orders::{Everyday, fold};

use super::{Incoming, MailLine};
use crate::answered::{LineResult, MailAnswerLine};
use crate::ledger::Ledger;
use crate::lookup::Lookup;
use crate::names;
use crate::refused::or_refused;
use crate::seat;
use crate::understand::{understand, understand_or_guess};

/// The most lines of an email that are read for their meaning; a longer one is a letter.
const MOST_LINES: usize = 4;

/// The most words of a sentence that is read.
const MOST_WORDS: usize = 12;

/// The most answers to one email.
const MOST_ANSWERS: usize = 3;

/// The answers to an email in prose: none if it says something itself, or if nothing in it was
/// understood. A greeting counts only if there is nothing else.
pub(super) fn answers(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    language: Language,
    game: Option<u32>,
) -> Result<Vec<MailAnswerLine>, Fault> {
    if !mail.said.is_empty() || mail.rest.len() > MOST_LINES {
        return Ok(Vec::new());
    }
    let lookup = ledger.lookup();
    let read = |text: &str| understand(lookup, Some(player), language, text);
    let mut found = Vec::new();
    let mut greeting = None;
    for said in sentences(&mail.rest) {
        let in_game = |line: OrderLine| match line.game {
            None if line.order.needs() != commands::Needs::Nothing => OrderLine { game, ..line },
            _ => line,
        };
        match read(&said) {
            Ok(line @ OrderLine { order: Order::Ask(_), .. }) => {
                let question = in_game(line).to_string();
                let reply = LineResult::Question(question);
                found.push(MailAnswerLine { typed: said, reply });
            }
            Err(Misread::Offered { commands }) => {
                let is_greeting = matches!(commands.as_slice(), [only] if is_message(only));
                let item = MailAnswerLine { typed: said, reply: LineResult::Offered(commands) };
                match is_greeting {
                    true => greeting = greeting.or(Some(item)),
                    false => found.push(item),
                }
            }
            _ => {}
        }
    }
    if found.is_empty() {
        found.extend(greeting.map(|item| for_opponent(lookup, player, game, item)).transpose()?);
    }
    if found.is_empty() {
        found.extend(guessed(lookup, player, &mail.rest, language));
    }
    found.truncate(MOST_ANSWERS);
    Ok(found)
}

/// What to do with a greeting: it is for the opponent. If it isn't clear which one, or there is
/// none, it is answered as a message would be.
fn for_opponent(
    lookup: Lookup<'_>,
    player: PlayerId,
    game: Option<u32>,
    item: MailAnswerLine,
) -> Result<MailAnswerLine, Fault> {
    if game.is_some() {
        return Ok(item);
    }
    Ok(match or_refused(seat::take(lookup, player, None, None))? {
        Ok(_) => item,
        Err(why) => MailAnswerLine { reply: LineResult::Refused(Box::new(why)), ..item },
    })
}

/// Whether an answer in prose is the help that was asked for.
pub(super) fn is_help(item: &MailAnswerLine) -> bool {
    let LineResult::Question(question) = &item.reply else { return false };
    let read = commands::read(question);
    matches!(read, Ok(OrderLine { order: Order::Ask(Question::Help(_)), .. }))
}

/// What a single sentence may mean that was not understood; longer prose isn't guessed at.
fn guessed(
    lookup: Lookup<'_>,
    player: PlayerId,
    lines: &[String],
    language: Language,
) -> Option<MailAnswerLine> {
    let [only] = sentences(lines).try_into().ok()?;
    match understand_or_guess(lookup, Some(player), language, &only) {
        Ok(line @ OrderLine { order: Order::Ask(_), .. }) => {
            let reply = LineResult::Question(line.to_string());
            Some(MailAnswerLine { typed: only, reply })
        }
        Err(Misread::Offered { commands }) => {
            Some(MailAnswerLine { typed: only, reply: LineResult::Offered(commands) })
        }
        _ => None,
    }
}

fn is_message(command: &str) -> bool {
    commands::read(command).is_ok_and(|line| line.is_message())
}

/// The most sentences of an email that are read.
const MOST_SENTENCES: usize = 12;

/// The first sentences of some lines, without very long ones.
fn sentences(lines: &[String]) -> Vec<String> {
    let mut sentences = Vec::new();
    for line in lines {
        let mut rest = line.as_str();
        while !rest.trim().is_empty() && sentences.len() < MOST_SENTENCES {
            let end = rest.match_indices(['.', '!', '?']).map(|(at, _)| at + 1).find(|&at| {
                rest.get(at..).is_none_or(|next| next.is_empty() || next.starts_with(' '))
            });
            let (sentence, next) = rest.split_at(end.unwrap_or(rest.len()));
            if sentence.split_whitespace().count() <= MOST_WORDS {
                sentences.push(sentence.trim().to_owned());
            }
            rest = next;
        }
    }
    sentences
}

/// What somebody who isn't a player wants who answers the club's question whether to join, in
/// sentences: to join, perhaps under a name. `None` if a word doubts or denies it.
pub(super) fn joining(mail: &Incoming, language: Language) -> Option<Option<String>> {
    if mail.rest.len() > MOST_LINES {
        return None;
    }
    let unclear = mail.said.iter().filter_map(|said| match said {
        MailLine::Unclear { typed, .. } => Some(typed),
        MailLine::Order(_) | MailLine::Several(_) | MailLine::Held { .. } => None,
    });
    let mut joins = None;
    let mut called = None;
    for line in unclear.chain(&mail.rest) {
        // A wish is no condition.
        let words = fold(line).replace("would like", "want").replace("would love", "want");
        let mut doubts =
            [language, Language::English].map(|language| &Everyday::of(language).doubts);
        if doubts.iter_mut().any(|doubts| words.split(' ').any(|word| doubts.contains(word))) {
            return None;
        }
        for clause in line.split(['.', '!', ',', ';', '?', ':']) {
            match commands::understand(clause, language, &AnyName) {
                Ok(OrderLine { order: Order::Do(Deed::Join(Some(name))), .. }) => {
                    joins = Some(Some(name));
                }
                Ok(OrderLine { order: Order::Do(Deed::Join(None) | Deed::Yes(_)), .. }) => {
                    joins = joins.or(Some(None));
                }
                Ok(OrderLine { order: Order::Do(Deed::No), .. }) => return None,
                // `My name is Hanna.`
                Err(Misread::Offered { commands }) if name_in(&commands).is_some() => {
                    called = name_in(&commands);
                }
                // `I'm in` accepts what was asked.
                Err(Misread::Offered { commands }) if commands == ["accept"] => {
                    joins = joins.or(Some(None));
                }
                _ => {}
            }
        }
    }
    joins.map(|name| name.or(called))
}

/// The name that somebody wants to be shown under, if that is all that a line seems to mean.
fn name_in(commands: &[String]) -> Option<String> {
    let [only] = commands else { return None };
    match commands::read(only) {
        Ok(OrderLine { order: Order::Do(Deed::Rename(name)), .. }) => {
            names::check(&name).is_ok().then_some(name)
        }
        _ => None,
    }
}

/// What a newcomer calls itself can be any name.
struct AnyName;

impl Vocabulary for AnyName {
    fn player(&self, typed: &str) -> Option<String> {
        let mut words = typed.split(' ');
        let is_whole =
            words.clone().count() == 1 || words.all(|word| word.starts_with(char::is_uppercase));
        (is_whole && names::check(typed).is_ok()).then(|| typed.to_owned())
    }

    fn ruleset(&self, _typed: &str) -> Option<String> {
        None
    }

    fn has_help(&self, _topic: &str) -> bool {
        false
    }
}
