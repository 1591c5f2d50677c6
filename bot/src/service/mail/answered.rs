//! What the sender of a mail is told about each line of it: kept in the outbox as what came of
//! the lines, presented when it is sent.

use serde::{Deserialize, Serialize};
use storage::{Channel, Fault, GameId, PlayerId};
use templates::notice::{Answer, AnsweredLine};
use templates::{Apology, Notice, Refusal, RefusedMail};

use super::Incoming;
use crate::orders;
use crate::service::happened::{Happened, Moment};
use crate::service::lookup::Lookup;
use crate::service::refused::{Refused, Stop};
use crate::service::{Actor, Request, present, questions};

/// What came of a mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// The Message-ID of the mail.
    pub to: String,
    /// The game that the mail was about, if it answered a mail about one.
    pub game: Option<i64>,
    /// What came of each thing that was said; nothing if nothing was understood.
    pub items: Vec<Item>,
    /// Lines that were not read as orders.
    pub rest: Vec<String>,
}

/// A line and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// As typed, or in canonical words.
    pub typed: String,
    /// What came of it.
    pub reply: Reply,
}

/// What came of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It was done.
    Done(Box<Happened>),
    /// It was not.
    Refused(Box<Refused>),
    /// It is this question, answered when the answer goes out.
    Question(String),
    /// It is no order.
    Unclear,
    /// Nobody can tell which of several moves is meant.
    Several(Vec<String>),
    /// It hit trouble of ours that will not pass by itself.
    Failed,
}

impl Answered {
    /// Of one line, about no game.
    pub(super) fn of(mail: &Incoming, item: Item) -> Answered {
        Answered { to: mail.id.clone(), game: None, items: vec![item], rest: Vec::new() }
    }

    /// Whether anything was carried out.
    pub fn did(&self) -> bool {
        self.items.iter().any(|item| matches!(item.reply, Reply::Done(_)))
    }

    /// Whether nothing was found that could be answered.
    pub fn is_help(&self) -> bool {
        self.items.is_empty()
    }

    /// Whether this holds what somebody typed of a person.
    pub fn quotes(&self) -> bool {
        !self.rest.is_empty()
            || self.items.iter().any(|item| match &item.reply {
                Reply::Done(happened) => happened.quotes(),
                Reply::Refused(refused) => refused.quotes(),
                Reply::Question(_) | Reply::Unclear | Reply::Several(_) => true,
                Reply::Failed => false,
            })
    }
}

/// The answers, as their reader gets them.
pub(in crate::service) fn answers(
    lookup: Lookup<'_>,
    reader: PlayerId,
    answered: &Answered,
) -> Result<Notice, Fault> {
    let mut lines = Vec::new();
    for item in &answered.items {
        let answer = match &item.reply {
            Reply::Done(happened) => {
                Answer::Done(Box::new(present::notice(lookup, reader, happened)?))
            }
            Reply::Refused(refused) => {
                Answer::Refused(Box::new(present::refusal(lookup, Some(reader), refused)?))
            }
            Reply::Several(moves) => {
                let several = RefusedMail::Several(moves.clone());
                Answer::Refused(Box::new(Refusal::Mail(several)))
            }
            Reply::Failed => Answer::Failed(Apology::Other),
            Reply::Unclear => match orders::read(&item.typed) {
                Err(misread) => Answer::Refused(Box::new(Refusal::Misread(misread))),
                // It is an order by now; it was none when it came.
                Ok(_) => continue,
            },
            Reply::Question(question) => match readable(ask(lookup, Some(reader), question))? {
                Some(Ok((notice, _))) => Answer::Done(Box::new(notice)),
                Some(Err(refused)) => {
                    let refusal = present::refusal(lookup, Some(reader), &refused)?;
                    Answer::Refused(Box::new(refusal))
                }
                None => Answer::Failed(Apology::Other),
            },
        };
        lines.push(AnsweredLine { typed: item.typed.clone(), answer });
    }
    let table = match answered.game {
        Some(game) => {
            let open = readable(lookup.open(GameId(game)))?.flatten();
            let seated = open.filter(|open| open.side_of(reader).is_some());
            let table = |open| present::table(lookup, &open, open.side_of(reader)).map(Box::new);
            seated.map(table).transpose()?
        }
        None => None,
    };
    Ok(Notice::Answered { table, lines, rest: answered.rest.clone() })
}

/// Nothing where a game cannot be read: the rest of the answer does not wait for it.
fn readable<T>(looked: Result<T, Fault>) -> Result<Option<T>, Fault> {
    match looked {
        Ok(found) => Ok(Some(found)),
        Err(Fault::Row(_)) => Ok(None),
        Err(fault) => Err(fault),
    }
}

/// The moments of games that the answers show.
pub(in crate::service) fn moments(
    lookup: Lookup<'_>,
    reader: PlayerId,
    answered: &Answered,
) -> Result<Vec<Moment>, Fault> {
    let mut moments = Vec::new();
    for item in &answered.items {
        match &item.reply {
            Reply::Done(happened) => moments.extend(happened.moment()),
            Reply::Refused(refused) => moments.extend(refused.shows()),
            Reply::Question(question) => {
                if let Some(Ok((_, moment))) = readable(ask(lookup, Some(reader), question))? {
                    moments.extend(moment);
                }
            }
            Reply::Unclear | Reply::Several(_) | Reply::Failed => {}
        }
    }
    // The game that stands beside what could not be done.
    if let Some(game) = answered.game {
        let open = readable(lookup.open(GameId(game)))?.flatten();
        moments.extend(open.map(|open| open.moment()));
    }
    Ok(moments)
}

pub(super) type Asked = Result<(Notice, Option<Moment>), Refused>;

/// What a question is answered, asked by a player or by nobody in particular.
pub(super) fn ask(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    typed: &str,
) -> Result<Asked, Fault> {
    let player = reader.map(|reader| lookup.view.player(reader)).transpose()?;
    let order =
        orders::read(typed).map_err(|_| Fault::row("a question that waits cannot be read"))?;
    let actor = Actor { channel: Channel::Email, address: String::new(), language: None };
    let request = Request { id: String::new(), actor, order, seen: None, place: None };
    match questions::ask(lookup, player.as_ref(), &request) {
        Ok(answer) => Ok(Ok(answer)),
        Err(Stop::Refused(refused)) => Ok(Err(refused)),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}
