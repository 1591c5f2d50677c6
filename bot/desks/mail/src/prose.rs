//! What the sentences of an email mean that says no move and no command itself: they are read as a
//! line is at the terminal. A question is answered; whatever would change something is offered in
//! its exact form, so nothing in prose ever changes anything.

use commands::words::{Everyday, OrderWord, Word as _, fold};
use commands::{Deed, Misread, Order, OrderLine, Question};
use engine::ruleset::Language;
use everyday::Vocabulary;
use kernel::answered::{LineResult, MailAnswerLine};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::names;
use kernel::refused::or_refused;
use play::seat;
use play::understand::{understand, understand_or_guess};
use storage::{Fault, PlayerId};

use crate::courtesy::Writer;
use crate::incoming::{Incoming, MailLine};

/// The most lines of an email that are read for their meaning; a longer one is a letter.
const MOST_LINES: usize = 4;

/// The most words of a sentence that is read.
const MOST_WORDS: usize = 20;

/// The most sentences of an email that are guessed at.
const MOST_GUESSED: usize = 2;

/// The most answers to one email.
const MOST_ANSWERS: usize = 3;

/// What the sentences of an email mean.
#[derive(Debug, Default)]
pub struct MailProse {
    pub answers: Vec<MailAnswerLine>,
    /// The sentences with which nothing is done.
    pub unread: Vec<String>,
}

/// What an email in prose means that says nothing itself. A greeting counts only if there is nothing
/// else, and then it is no reason for an answer that nothing could be read.
pub fn read(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    language: Language,
    game: Option<u32>,
) -> Result<MailProse, Fault> {
    let writer = Writer::of(ledger, Some(player), mail)?;
    let lines = writer.wanting(&mail.rest);
    if !mail.said.is_empty() || lines.len() > MOST_LINES {
        return Ok(MailProse { answers: Vec::new(), unread: lines });
    }
    let lookup = ledger.lookup();
    let own = ledger.player(player)?.locale.language;
    let in_game = |line: OrderLine| match line.game {
        None if line.order.needs() != commands::Needs::Nothing => OrderLine { game, ..line },
        _ => line,
    };
    let mut found = Vec::new();
    let mut unread: Vec<String> = Vec::new();
    let mut greeting = None;
    let mut said = sentences(&lines);
    said.retain(|said| !writer.is_courtesy(said));
    if said.is_empty() {
        // Where there is nothing but courtesy, it is what was said.
        said = sentences(&writer.formulas(&mail.rest));
    }
    let is_short = said.len() <= MOST_GUESSED;
    for said in said {
        let bare = writer.without_greeting(&said);
        let long = bare.split_whitespace().count() > MOST_WORDS;
        // A player who writes in another language may still use the words of their own.
        let understood = |said: &str| {
            [language, own].into_iter().find_map(|it| understood(lookup, player, it, said))
        };
        let of_part = || {
            let parts = bare.split([',', ';', ':']).filter(|part| part.trim().contains(' '));
            parts.filter(|part| *part != bare).find_map(|part| understood(part.trim()))
        };
        let understood = match long {
            true => None,
            false => understood(bare).or_else(of_part),
        };
        let guess = || match is_short && !long && !begins_with_answer(bare) {
            true => guessed(lookup, player, bare, language),
            false => None,
        };
        match understood {
            Some(Ok(line)) => {
                let reply = LineResult::Question(in_game(line).to_string());
                found.push(MailAnswerLine { typed: said, reply });
            }
            Some(Err(commands)) => {
                let is_greeting = matches!(commands.as_slice(), [only] if is_message(only));
                let item = MailAnswerLine { typed: said, reply: LineResult::Offered(commands) };
                match is_greeting {
                    true => greeting = greeting.or(Some(item)),
                    false => found.push(item),
                }
            }
            None if writer.is_small_talk(bare) => {}
            None => match guess() {
                Some(reply) => found.push(MailAnswerLine { typed: said, reply }),
                None => unread.push(said),
            },
        }
    }
    if found.is_empty() && unread.is_empty() {
        found.extend(greeting.map(|item| for_opponent(lookup, player, game, item)).transpose()?);
    }
    let left = found.split_off(found.len().min(MOST_ANSWERS));
    unread.extend(left.into_iter().map(|item| item.typed));
    Ok(MailProse { answers: found, unread })
}

/// What a sentence means: a question, or else commands that it may mean.
fn understood(
    lookup: Lookup<'_>,
    player: PlayerId,
    language: Language,
    said: &str,
) -> Option<Result<OrderLine, Vec<String>>> {
    match understand(lookup, Some(player), language, said) {
        Ok(line @ OrderLine { order: Order::Ask(_), .. }) => Some(Ok(line)),
        Ok(line) if !line.order.row().answers => Some(Err(vec![line.to_string()])),
        Err(Misread::Offered { commands }) => Some(Err(commands)),
        _ => None,
    }
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
pub fn is_help(item: &MailAnswerLine) -> bool {
    let LineResult::Question(question) = &item.reply else { return false };
    let read = commands::read(question);
    matches!(read, Ok(OrderLine { order: Order::Ask(Question::Help(_)), .. }))
}

/// Whether a sentence begins with a yes or no, so that it answers something.
fn begins_with_answer(sentence: &str) -> bool {
    let folded = fold(sentence);
    let first = folded.split(' ').next().unwrap_or_default();
    let mut answers = Language::ALL.into_iter().flat_map(|language| {
        [OrderWord::Yes, OrderWord::No].into_iter().flat_map(move |word| word.phrases(language))
    });
    answers.any(|answer| fold(answer) == first)
}

/// What a sentence may mean that was not understood; a letter isn't guessed at.
fn guessed(
    lookup: Lookup<'_>,
    player: PlayerId,
    sentence: &str,
    language: Language,
) -> Option<LineResult> {
    match understand_or_guess(lookup, Some(player), language, sentence) {
        Ok(line @ OrderLine { order: Order::Ask(_), .. }) => {
            Some(LineResult::Question(line.to_string()))
        }
        Err(Misread::Offered { commands }) => Some(LineResult::Offered(commands)),
        _ => None,
    }
}

fn is_message(command: &str) -> bool {
    commands::read(command).is_ok_and(|line| line.is_message())
}

/// The most sentences of an email that are read.
const MOST_SENTENCES: usize = 12;

/// From this length on, a line may have been broken by a program.
const LONG: usize = 45;

/// The first sentences of some lines. One can run over several lines.
fn sentences(lines: &[String]) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    // Whether the last sentence may go on with the next line.
    let mut is_open = false;
    for line in lines {
        let mut rest = line.as_str();
        while !rest.trim().is_empty() && sentences.len() < MOST_SENTENCES {
            let end = rest.match_indices(['.', '!', '?']).map(|(at, _)| at + 1).find(|&at| {
                rest.get(at..).is_none_or(|next| next.is_empty() || next.starts_with(' '))
            });
            let (sentence, next) = rest.split_at(end.unwrap_or(rest.len()));
            match sentences.last_mut().filter(|_| is_open) {
                Some(last) => {
                    last.push(' ');
                    last.push_str(sentence.trim());
                }
                None => sentences.push(sentence.trim().to_owned()),
            }
            is_open = end.is_none() && line.chars().count() >= LONG;
            rest = next;
        }
    }
    sentences
}

/// The orders that an email of somebody who isn't a player says or seems to mean.
pub fn meant(lookup: Lookup<'_>, mail: &Incoming, language: Language) -> Vec<Order> {
    let mut orders = Vec::new();
    let mut read = |commands: &[String]| {
        let first = commands.first().and_then(|first| commands::read(first).ok());
        orders.extend(first.map(|line| line.order));
    };
    for said in &mail.said {
        match said {
            MailLine::Order(line) => read(&[line.to_string()]),
            MailLine::Unclear { why: Misread::Offered { commands }, .. } => read(commands),
            MailLine::Unclear { .. } | MailLine::Several(_) | MailLine::Held { .. } => {}
        }
    }
    if mail.rest.len() <= MOST_LINES {
        for said in sentences(&mail.rest) {
            if said.split_whitespace().count() > MOST_WORDS {
                continue;
            }
            match understand(lookup, None, language, &said) {
                Ok(line) => read(&[line.to_string()]),
                Err(Misread::Offered { commands }) => read(&commands),
                Err(_) => {}
            }
        }
    }
    orders
}

/// What somebody who isn't a player wants who answers the club's question whether to join, in
/// sentences: to join, perhaps under a name. `None` if a word doubts or denies it.
pub fn joining(mail: &Incoming, language: Language) -> Option<Option<String>> {
    if mail.rest.len() > MOST_LINES {
        return None;
    }
    if in_words(mail).any(|line| is_doubted(line, language)) {
        return None;
    }
    let mut joins = None;
    let mut called = None;
    for line in in_words(mail) {
        for clause in line.split(['.', '!', ',', ';', '?', ':']) {
            match everyday::understand(clause, language, &AnyName) {
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

/// The first order like that which a sentence or a part of one means without a doubt.
pub fn wanted(
    lookup: Lookup<'_>,
    mail: &Incoming,
    language: Language,
    is_it: fn(&Order) -> bool,
) -> Option<Order> {
    let lines: Vec<String> = in_words(mail).cloned().collect();
    let sentences = sentences(&lines);
    let whole = sentences.iter().map(String::as_str);
    let parts = sentences.iter().flat_map(|sentence| sentence.split([',', ';', ':']));
    whole.chain(parts).filter(|said| !is_doubted(said, language)).find_map(|said| {
        let commands = match understand_or_guess(lookup, None, language, said.trim()) {
            Ok(line) => vec![line.to_string()],
            Err(Misread::Offered { commands }) => commands,
            Err(_) => Vec::new(),
        };
        let first = commands::read(commands.first()?).ok()?;
        is_it(&first.order).then_some(first.order)
    })
}

/// Whether a word doubts or denies what a text says.
fn is_doubted(text: &str, language: Language) -> bool {
    // A wish is no condition.
    let words = fold(text).replace("would like", "want").replace("would love", "want");
    let doubts = [language, Language::English].map(|language| &Everyday::of(language).doubts);
    doubts.iter().any(|doubts| words.split(' ').any(|word| doubts.contains(word)))
}

/// What an email says in words.
fn in_words(mail: &Incoming) -> impl Iterator<Item = &String> {
    let unclear = mail.said.iter().filter_map(|said| match said {
        MailLine::Unclear { typed, .. } => Some(typed),
        MailLine::Order(_) | MailLine::Several(_) | MailLine::Held { .. } => None,
    });
    unclear.chain(&mail.rest)
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
