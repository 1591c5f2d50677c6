//! What the sender of an email is told about each line of it, presented when the answer is sent.

use commands::{self, Misread, Order, OrderLine};
use kernel::answered::{LineResult, MailAnswer, MailAnswerLine};
use kernel::happened::{Happened, Remembered};
use kernel::lookup::Lookup;
use kernel::readers;
use kernel::refused::{Refused, or_refused};
use kernel::request::Actor;
use play::shown_game;
use play::understand::misread;
use storage::{Channel, Fault, GameId, InvitationId, InvitationState, MailId, PlayerId};
use templates::medium::mail::text_of;
use templates::notice::{AnsweredLine, Drawing, LineAnswer, MOST_PLIES};
use templates::told::{Closing, GamePoint, NextStep, WordsBeside, yes_or_no};
use templates::{Apology, Notice, Refusal, RefusedMail};

use crate::ask as asking;
use crate::incoming::Incoming;
use crate::plain::reads_as_order;

/// The maximum length of all answers to an email's questions together, in bytes of plain text. With
/// the HTML half and the pictures an email stays well below the 1 MB that mail servers accept. The
/// first question is always answered, however long the answer is.
pub const LONGEST_ANSWER: usize = 64 * 1024;

/// The most plies that the pictures in one answer show together, so that an email with them has at
/// most two megabytes. The first is always there.
const MOST_DRAWN: usize = MOST_PLIES;

/// The answer to an email of which only this line was carried out, about no game.
pub fn answered_by(mail: &Incoming, line: &OrderLine, came: Remembered) -> MailAnswer {
    let typed = line.to_string();
    let reply = match came {
        Ok(happened) => LineResult::Done(Box::new(happened)),
        Err(refused) => LineResult::Refused(Box::new(refused)),
    };
    let items = vec![MailAnswerLine { typed, reply }];
    MailAnswer {
        to: mail.id.clone(),
        game: None,
        items,
        rest: Vec::new(),
        words: WordsBeside::default(),
        closed: Vec::new(),
        again: None,
        closing: Closing::default(),
    }
}

/// The answers as their reader gets them, and the moments of games that they show. Each question is
/// answered once. This reads and renders a lot, so it must not run on the deciding thread.
pub fn answers(
    lookup: Lookup<'_>,
    reader: PlayerId,
    answered: &MailAnswer,
) -> Result<(Notice, Vec<GamePoint>), Fault> {
    let reads = readers::reader(lookup.club, lookup.now, &lookup.view.player(reader)?);
    let mut moments = Vec::new();
    let mut lines = Vec::new();
    let mut rest = answered.rest.clone();
    let (mut length, mut drawn) = (0, 0);
    for item in &answered.items {
        let answer = match &item.reply {
            // Of a game that can't be read, the answer comes all the same.
            LineResult::Done(happened) => match readable(lookup.notice(reader, happened))? {
                Some(notice) => {
                    moments.extend(happened.moment());
                    LineAnswer::Done(Box::new(notice))
                }
                None => LineAnswer::Failed(Apology::Other),
            },
            LineResult::Refused(refused) => {
                match readable(lookup.refusal(Some(reader), refused))? {
                    Some(refusal) => {
                        moments.extend(refused.shows());
                        LineAnswer::Refused(Box::new(refusal))
                    }
                    None => LineAnswer::Failed(Apology::Other),
                }
            }
            LineResult::Several(moves) => {
                let several = RefusedMail::Several(moves.clone());
                LineAnswer::Refused(Box::new(Refusal::Mail(several)))
            }
            LineResult::Failed => LineAnswer::Failed(Apology::Other),
            LineResult::LeftOut => LineAnswer::LeftOut,
            LineResult::Offered(commands) => {
                let misread = Misread::Offered { commands: commands.clone() };
                LineAnswer::Refused(Box::new(Refusal::Misread(misread)))
            }
            LineResult::Unclear => match misread(lookup, reader, reads.language, &item.typed) {
                // Of very many, each is only named.
                Some(misread)
                    if answered.closing.is_late && !matches!(misread, Misread::Offered { .. }) =>
                {
                    rest.push(item.typed.clone());
                    continue;
                }
                Some(misread) => LineAnswer::Refused(Box::new(Refusal::Misread(misread))),
                // It is an order by now, but was not when the email came.
                None => continue,
            },
            LineResult::Question(_) if length > LONGEST_ANSWER => LineAnswer::LeftOut,
            LineResult::Question(question) => {
                match readable(ask(lookup, Some(reader), question))? {
                    Some(Ok((notice, moment))) => {
                        let before = (length, drawn);
                        let text = text_of(std::slice::from_ref(&notice), &reads, &reads_as_order);
                        length += text.len();
                        drawn += notice.drawings().iter().map(Drawing::weight).sum::<usize>();
                        let is_long = before.0 > 0 && length > LONGEST_ANSWER;
                        let is_large = before.1 > 0 && drawn > MOST_DRAWN;
                        if is_large {
                            drawn = before.1;
                        }
                        if is_long || is_large {
                            LineAnswer::LeftOut
                        } else {
                            moments.extend(moment);
                            LineAnswer::Done(Box::new(notice))
                        }
                    }
                    Some(Err(refused)) => {
                        let refusal = lookup.refusal(Some(reader), &refused)?;
                        LineAnswer::Refused(Box::new(refusal))
                    }
                    None => LineAnswer::Failed(Apology::Other),
                }
            }
        };
        lines.push(AnsweredLine { typed: item.typed.clone(), answer });
    }
    let open = answered.game.map(|game| readable(lookup.open(GameId(game)))).transpose()?;
    let open = open.flatten().flatten();
    // The game shown next to the refusal.
    moments.extend(open.as_ref().map(|open| open.moment()));
    let seated = open.filter(|open| open.side_of(reader).is_some());
    let table = |open| shown_game::table(lookup, &open, open.side_of(reader)).map(Box::new);
    let table = seated.map(table).transpose()?;
    let (offers, words) = (waiting_steps(lookup, reader, answered)?, answered.words.clone());
    let closing = answered.closing;
    let closed = answered.closed.clone();
    Ok((Notice::Answered { table, lines, rest, words, closed, offers, closing }, moments))
}

/// What could have been sent in reply to the email of ours that was answered, and still can.
fn waiting_steps(
    lookup: Lookup<'_>,
    reader: PlayerId,
    answered: &MailAnswer,
) -> Result<Vec<NextStep>, Fault> {
    let Some(mail) = answered.again else { return Ok(Vec::new()) };
    let mut steps = Vec::new();
    for (notice, happened) in asking::told_in(lookup.view, MailId(mail))? {
        match &happened {
            Happened::Invited(invited) => {
                let number = InvitationId(invited.invitation);
                let Some(row) = lookup.view.invitation(number)? else { continue };
                if row.state == InvitationState::Open {
                    steps.extend(lookup.notice(reader, &happened)?.next_steps());
                }
            }
            Happened::MailAsked(asked)
                if asking::slot_of(lookup, reader, notice, asked)?.is_some() =>
            {
                steps.extend(yes_or_no());
            }
            _ => {}
        }
    }
    Ok(steps)
}

/// `None` if a game cannot be read: the rest of the answer does not wait for it.
fn readable<T>(looked: Result<T, Fault>) -> Result<Option<T>, Fault> {
    looked.map(Some).or_else(|fault| fault.lasting().map(|_| None))
}

pub type QuestionResult = Result<(Notice, Option<GamePoint>), Refused>;

/// The answer to a question from a player or an unknown person.
pub fn ask(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    typed: &str,
) -> Result<QuestionResult, Fault> {
    let player = reader.map(|reader| lookup.view.player(reader)).transpose()?;
    let Ok(OrderLine { game, order: Order::Ask(question) }) = commands::read(typed) else {
        return Err(Fault::row("a waiting question cannot be read"));
    };
    let actor = Actor { channel: Channel::Email, address: String::new(), language: None };
    or_refused(lookup.assembly.ask(lookup, player.as_ref(), &actor, game, &question))
}
