//! What a reply in words answers: a plain yes or no to an invitation or to a question, with nothing
//! besides but greetings and thanks. A yes to "is that meant?" does what was meant. With a
//! condition, a question, or both words it is no answer.

use commands::{Deed, Misread, Needs, Order, OrderLine};
use engine::ruleset::Language;
use storage::{Fault, PlayerId};
use templates::orders::{Everyday, fold};

use super::{Incoming, MailLine, ask, beside};
use crate::answered::{LineResult, MailAnswer, MailAnswerLine};
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::understand::understand;

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

/// The orders that a reply in words means, if it answers something of ours.
pub(super) fn meant(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    language: Language,
) -> Result<Option<Vec<MailLine>>, Fault> {
    let Some(answers) = mail.answers else { return Ok(None) };
    let Some(is_yes) = plain_answer(ledger, player, mail, language) else { return Ok(None) };
    let said = |line: OrderLine| Some(vec![MailLine::Order(line)]);
    let order = |deed: Deed| said(OrderLine::without_game(deed));
    let in_game = |game: Option<i64>, order: Order| {
        let game = game.and_then(|game| u32::try_from(game).ok());
        said(OrderLine { game, order })
    };
    let mut invitations = Vec::new();
    let mut asked_about = Vec::new();
    let own = ledger.view().mail_notices(answers)?;
    for (notice, happened) in ask::told_in(ledger.view(), answers)? {
        match happened {
            Happened::Invited(invited) => invitations.push(invited.invitation),
            Happened::Answered(answered) => {
                let doubted = doubted_move(&answered);
                asked_about.extend(doubted.map(|(game, ply)| (game, Deed::Ply(ply).into())));
                // What an earlier email offered is not shown again.
                let offered = own.contains(&notice).then(|| offered_command(&answered));
                asked_about.extend(offered.flatten());
            }
            _ => {}
        }
    }
    let is_asked = ask::asked_by(ledger, Some(answers))?.is_some()
        || !ask::waiting(ledger, player, Some(answers))?.is_empty()
        || beside::is_asked_by(ledger, player, Some(answers))?;
    let is_word = mail.said.iter().any(|said| matches!(said, MailLine::Order(_)));
    Ok(match (is_asked, invitations.as_slice(), asked_about.as_slice()) {
        // The very word is read where the question waits.
        (true, _, _) if is_word => None,
        (true, [], []) => order(if is_yes { Deed::Yes } else { Deed::No }),
        (false, [invitation], []) => match u32::try_from(*invitation) {
            Ok(number) if is_yes => order(Deed::Accept(Some(number))),
            Ok(number) => order(Deed::Decline(Some(number), None)),
            Err(_) => None,
        },
        (false, [], [(game, meant)]) if is_yes => in_game(*game, meant.clone()),
        _ => None,
    })
}

/// The one move that an answer of ours asks about, and its game.
pub(super) fn doubted_move(answered: &MailAnswer) -> Option<(Option<i64>, String)> {
    let [item] = answered.items.as_slice() else { return None };
    let LineResult::Several(moves) = &item.reply else { return None };
    let [ply] = moves.as_slice() else { return None };
    // It may be written with its game.
    let Ok(OrderLine { game, order: Order::Do(Deed::Ply(ply)) }) = commands::as_typed(ply) else {
        return None;
    };
    Some((game.map(i64::from).or(answered.game), ply))
}

/// The one command that an answer of ours offers, and its game.
fn offered_command(answered: &MailAnswer) -> Option<(Option<i64>, Order)> {
    let [MailAnswerLine { reply: LineResult::Offered(commands), .. }] = answered.items.as_slice()
    else {
        return None;
    };
    let [command] = commands.as_slice() else { return None };
    let line = commands::read(command).ok()?;
    // A greeting in an email is found beside whatever else it is about.
    if line.is_message() {
        return None;
    }
    let OrderLine { game, order } = line;
    let game = game.map(i64::from).or(answered.game.filter(|_| order.needs() != Needs::Nothing));
    Some((game, order))
}

/// Whether an email says yes or no, and otherwise only greets and thanks.
fn plain_answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    language: Language,
) -> Option<bool> {
    if mail.rest.len() > MOST_LINES {
        return None;
    }
    let mut lines: Vec<String> = mail.rest.clone();
    for said in &mail.said {
        match said {
            MailLine::Unclear { typed, .. } => lines.push(typed.clone()),
            MailLine::Order(line) if matches!(line.order, Order::Do(Deed::Yes | Deed::No)) => {
                lines.push(line.to_string());
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
        let said = match commands::read(without_added(clause)) {
            Ok(OrderLine { order: Order::Do(Deed::Yes | Deed::Accept(None)), .. }) => true,
            Ok(OrderLine { order: Order::Do(Deed::No | Deed::Decline(None, None)), .. }) => false,
            _ if ADDED.iter().any(|added| fold(added) == words) => continue,
            _ if is_greeting(ledger, player, clause, language) => continue,
            _ => return None,
        };
        if answer.is_some_and(|before| before != said) {
            return None;
        }
        answer = Some(said);
    }
    answer
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
