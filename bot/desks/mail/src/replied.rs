//! What a reply in words answers: a plain yes or no, or the number of what was offered, with nothing
//! besides but greetings and thanks. With a condition, a question, or both words it is no answer.

use commands::words::{Everyday, fold};
use commands::{Deed, Misread, Offer, Order, OrderLine};
use engine::ruleset::Language;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use play::asked;
use play::understand::understand;
use storage::{Fault, MailId, PlayerId};
use templates::told::GameNews;

use crate::ask;
use crate::incoming::{Incoming, MailLine};

/// The most lines of a reply that is only a yes or a no.
const MOST_LINES: usize = 4;

/// The most words of a name behind a greeting.
const NAME: usize = 2;

/// What people add to a yes or a no.
const ADDED: &[&str] = &[
    "gladly",
    "with pleasure",
    "of course",
    "sure",
    "happily",
    "i accept",
    "lets play",
    "let s play",
    "looking forward to it",
    "nice to meet you",
    "sorry",
    "jeg godtar",
    "gjerne",
    "selvfolgelig",
    "med glede",
    "gleder meg",
    "jeg accepterer",
    "gerne",
    "selvfolgelig",
    "med glaede",
    "glaeder mig",
    "naturlich",
    "sehr gern",
    "sehr gerne",
    "gern",
    "mit vergnugen",
    "ich nehme an",
    "freue mich",
    "ich freue mich",
    "con gusto",
    "claro",
    "por supuesto",
    "encantado",
    "encantada",
    "acepto",
    "con mucho gusto",
];

/// What a reply says that is nothing but an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Yes, perhaps to the one of several with that number.
    Yes(Option<u32>),
    No,
}

impl Reply {
    pub fn deed(self) -> Deed {
        match self {
            Reply::Yes(choice) => Deed::Yes(choice),
            Reply::No => Deed::No,
        }
    }
}

/// What a yes or no answers in an email of ours that asks nothing itself: the one thing in it that
/// others offer the player, if that is still open.
pub(crate) fn offered_by_others(
    ledger: &Ledger<'_>,
    player: PlayerId,
    answers: Option<MailId>,
    is_yes: bool,
) -> Result<Vec<OrderLine>, Fault> {
    let Some(answers) = answers else { return Ok(Vec::new()) };
    let told = ask::told_in(ledger.view(), answers)?;
    let is_in_mail = |line: &OrderLine| {
        told.iter().any(|(_, happened)| match (happened, &line.order) {
            (Happened::Invited(invited), Order::Do(Deed::Accept(Some(number)))) => {
                invited.invitation == i64::from(*number)
            }
            (Happened::Game { what, at }, Order::Do(deed)) => {
                let is_kind = match deed {
                    Deed::Draw(_) => *what == GameNews::DrawOffered,
                    Deed::Takeback(_) => *what == GameNews::TakebackOffered,
                    Deed::Time(_) => *what == GameNews::TimeOffered,
                    _ => false,
                };
                is_kind && line.game.map(i64::from) == Some(at.game)
            }
            _ => false,
        })
    };
    let offers = asked::offers(ledger, player)?.into_iter().filter(is_in_mail);
    let declined = |deed: Deed| match deed {
        Deed::Accept(number) => Deed::Decline(number, None),
        Deed::Draw(_) => Deed::Draw(Offer::Decline),
        Deed::Takeback(_) => Deed::Takeback(Offer::Decline),
        Deed::Time(_) => Deed::Time(Offer::Decline),
        deed => deed,
    };
    Ok(offers
        .map(|line| match line.order {
            Order::Do(deed) if !is_yes => OrderLine { order: declined(deed).into(), ..line },
            _ => line,
        })
        .collect())
}

/// Whether an email says yes or no, or chooses by a number, and otherwise only greets and thanks.
pub(crate) fn plain_answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    language: Language,
) -> Option<Reply> {
    if mail.rest.len() > MOST_LINES {
        return None;
    }
    let mut lines: Vec<String> = mail.rest.clone();
    for said in &mail.said {
        match said {
            MailLine::Unclear { typed, .. } => lines.push(typed.clone()),
            MailLine::Order(OrderLine {
                game: None,
                order: order @ Order::Do(Deed::Yes(_) | Deed::No),
            }) => {
                lines.push(order.to_string());
            }
            MailLine::Order(_) | MailLine::Several(_) | MailLine::Held { .. } => return None,
        }
    }
    let mut answer = None;
    for clause in lines.iter().flat_map(|line| line.split_inclusive(['.', '!', ',', ';', '?', ':']))
    {
        if clause.contains('?') {
            return None;
        }
        let words = fold(clause);
        if words.is_empty() {
            continue;
        }
        let said = match read_answer(ledger, player, clause, language) {
            Some(said) => said,
            None if ADDED.iter().any(|added| fold(added) == words) => continue,
            None if is_greeting(ledger, player, clause, language) => continue,
            None => return None,
        };
        answer = match (answer, said) {
            (None, said) => Some(said),
            (Some(before), said) if before == said => Some(said),
            // `Yes, the first one`
            (Some(Reply::Yes(None)), Reply::Yes(Some(number)))
            | (Some(Reply::Yes(Some(number))), Reply::Yes(None)) => Some(Reply::Yes(Some(number))),
            _ => return None,
        };
    }
    answer
}

/// What a clause answers.
fn read_answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    clause: &str,
    language: Language,
) -> Option<Reply> {
    let said = without_added(clause);
    let bare = said.trim().trim_matches(['.', ')', '(', '#', '!', ':', ',']).trim();
    if !bare.is_empty() && bare.bytes().all(|byte| byte.is_ascii_digit()) {
        return bare.parse().ok().map(|number| Reply::Yes(Some(number)));
    }
    let read = commands::read(said).or_else(|_| {
        // `ok`, `the first one`
        understand(ledger.lookup(), Some(player), language, said)
    });
    let Ok(OrderLine { game: None, order: Order::Do(deed) }) = read else { return None };
    match deed {
        Deed::Yes(choice) => Some(Reply::Yes(choice)),
        Deed::Accept(None) => Some(Reply::Yes(None)),
        Deed::No | Deed::Decline(None, None) => Some(Reply::No),
        _ => None,
    }
}

/// A clause without what people add to a yes or a no behind it: `Yes gladly`.
fn without_added(clause: &str) -> &str {
    let ends = clause.char_indices().filter(|(_, c)| c.is_whitespace());
    let mut heads = ends.filter_map(|(at, _)| Some((clause.get(..at)?, clause.get(at..)?)));
    let is_head = |(head, rest): &(&str, &str)| {
        !fold(head).is_empty() && ADDED.iter().any(|added| fold(added) == fold(rest))
    };
    heads.find(is_head).map_or(clause, |(head, _)| head)
}

/// `Nice to meet you`, `Hi Hanna`.
fn is_greeting(ledger: &Ledger<'_>, player: PlayerId, clause: &str, language: Language) -> bool {
    let greets = |text: &str| match understand(ledger.lookup(), Some(player), language, text) {
        Err(Misread::Offered { commands }) => commands.iter().any(|command| {
            matches!(commands::read(command), Ok(OrderLine { order: Order::Do(Deed::Say(_)), .. }))
        }),
        _ => false,
    };
    let words: Vec<&str> = clause.split_whitespace().collect();
    let is_name = |words: &[&str]| {
        words.len() <= NAME && words.iter().all(|word| word.starts_with(char::is_uppercase))
    };
    let doubts = &Everyday::of(language).doubts;
    !fold(clause).split(' ').any(|word| doubts.contains(word))
        && (greets(clause)
            || is_name(&words)
            || (1..words.len()).any(|at| {
                let (greeting, name) = words.split_at(at);
                is_name(name) && greets(&greeting.join(" "))
            }))
}
