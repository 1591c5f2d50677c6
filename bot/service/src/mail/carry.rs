//! Carries out what an email asks for, or asks back if its sender is not proven. All results of an
//! email, including its answer, are one transaction, which several emails can share.

use chrono::{DateTime, Utc};
use commands::{Deed, Order, OrderLine, Question};
use storage::{Channel, Fault, GameId, IdentityRow, PlayerId};
use templates::told::WordsBeside;

use super::board::ShownGames;
use super::known::request_id;
use super::{
    Incoming, MailLine, Proof, announced, ask, beside, consent, contact, limits, prose, replied,
};
use crate::answered::{LineResult, MailAnswer, MailAnswerLine};
use crate::at_once::at_once;
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::lookup::folded_address;
use crate::lookup::whole_seconds;
use crate::mail::returned::STOPPED;
use crate::refused::{Refused, Stop};
use crate::remember;
use crate::request::{Actor, Request};
use crate::service::Service;
use crate::service::decide;
use crate::trying::{self, Begins};

/// The most words in a line that is taken for a greeting.
const GREETING: usize = 2;

impl Service {
    /// Deals with incoming emails: the requests of each are carried out or asked back, and on the
    /// disk when this returns. One that was received before changes nothing. A line with an error
    /// that will not go away (such as a game that cannot be read) is answered with an apology.
    ///
    /// # Errors
    /// Errors on our side: all of them have to be delivered again, or a single one if only that has
    /// an error.
    pub fn mails(
        &mut self,
        now: DateTime<Utc>,
        mails: &[Incoming],
    ) -> Result<Vec<Result<(), Fault>>, Fault> {
        let now = whole_seconds(now);
        for mail in mails {
            self.settle_games_of(now, &actor(mail))?;
        }
        let first = self.answers;
        self.answers = self.answers.wrapping_add(mails.len() as u32);
        let mut breaker = std::mem::take(&mut self.breaker);
        let done = self.carry(now, mails, first, &mut breaker);
        self.breaker = breaker;
        done
    }

    fn carry(
        &mut self,
        now: DateTime<Utc>,
        mails: &[Incoming],
        first: u32,
        breaker: &mut limits::Breaker,
    ) -> Result<Vec<Result<(), Fault>>, Fault> {
        let mut ledger = self.ledger(now)?;
        let mut done = Vec::new();
        for (mail, number) in mails.iter().zip(first..) {
            done.push(match ledger.attempt(|ledger| receive(ledger, mail, number, breaker)) {
                Ok(()) => Ok(()),
                // Then nothing of them has been stored, and all have to be delivered again.
                Err(Stop::Fault(Fault::Full)) => return Err(Fault::Full),
                Err(Stop::Fault(fault)) => Err(fault),
                Err(Stop::Refused(_)) => Err(Fault::defect("an email was refused as a whole")),
            });
        }
        ledger.change.commit()?;
        Ok(done)
    }
}

fn actor(mail: &Incoming) -> Actor {
    Actor { channel: Channel::Email, address: mail.from.clone(), language: mail.language }
}

fn receive(
    ledger: &mut Ledger<'_>,
    mail: &Incoming,
    number: u32,
    breaker: &mut limits::Breaker,
) -> Result<(), Stop> {
    let actor = actor(mail);
    let id = request_id(&mail.from, &mail.id);
    let asker = ledger.lookup().who(&actor)?.map(|player| player.id);
    let decided = ask::stop_decided(ledger, asker, mail)?;
    let mail = decided.as_ref().unwrap_or(mail);
    let announced = announced::settled(ledger, asker, mail)?;
    let mail = announced.as_ref().unwrap_or(mail);
    ledger.by = asker;
    if remember::kept(ledger.view(), asker, &id)?.is_some() {
        return Ok(());
    }
    let answered = match (asker, mail.proof) {
        (Some(player), proof) => match (ask::said_again(ledger, mail)?, proof) {
            (Some(yes), Proof::Unproven) => carry_out(ledger, player, &yes, &actor)?,
            (Some(yes), Proof::Proven) if mail.said.iter().all(needs_consent) => {
                carry_out(ledger, player, &yes, &actor)?
            }
            (_, Proof::Proven) => carry_out(ledger, player, mail, &actor)?,
            // It is not remembered: otherwise a forger could use up its Message-ID.
            (None, Proof::Unproven) if mail.is_unread() => {
                if let Some(answered) = answer_unread(ledger, player, mail)? {
                    send(ledger, player, mail, answered, breaker)?;
                }
                return Ok(());
            }
            (None, Proof::Unproven) => return Ok(ask::ask_back(ledger, player, mail)?),
        },
        (None, _) => contact::receive(ledger, mail, &actor)?,
    };
    // A person who has joined with this email is a player now; one who has been erased isn't.
    let asker = ledger.lookup().who(&actor)?.map(|player| player.id);
    let now = (ledger.now, number);
    remember::keep(&ledger.change, asker, &id, now, &Ok(Happened::Mailed))?;
    // No answer is sent if a separate question already replies.
    let (Some(player), Some(answered)) = (asker, answered) else { return Ok(()) };
    for (index, item) in answered.items.iter().enumerate() {
        // What `why` refers to.
        if let LineResult::Refused(refused) = &item.reply {
            let of_line = format!("{id} {index}");
            let refused = Err(Refused::clone(refused));
            remember::keep(&ledger.change, Some(player), &of_line, now, &refused)?;
        }
    }
    Ok(send(ledger, player, mail, answered, breaker)?)
}

/// Sends the answer to a player's email, unless there have been too many that did nothing.
fn send(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    mut answered: MailAnswer,
    breaker: &mut limits::Breaker,
) -> Result<(), Fault> {
    let is_said = answered.did() || !mail.said.is_empty();
    let mut room = limits::Room::More;
    if answered.is_help() || !is_said {
        room = limits::room_to_help(ledger, player)?;
    }
    if !answered.did() && room != limits::Room::Full {
        room = room.min(breaker.room(ledger.now, player));
    }
    let asks_for_help =
        mail.said.iter().any(is_call_for_help) || answered.items.iter().any(prose::is_help);
    if room == limits::Room::Full && !(asks_for_help && limits::helps_out(ledger, player)?) {
        return Ok(());
    }
    answered.is_last = room != limits::Room::More;
    tell_there(ledger, player, &mail.from, &Happened::Answered(answered))
}

/// The answer to an email that wants nothing that could be carried out, and whose sender is not
/// proven, but could only reply to it by reading ours. What it asks is answered, and what it can
/// say is shown; nothing is done. `None` if the player wants no email there.
fn answer_unread(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
) -> Result<Option<MailAnswer>, Fault> {
    if ask::is_stopped(ledger, player, &mail.from)? {
        return Ok(None);
    }
    let language = mail.language.unwrap_or(ledger.player(player)?.locale.language);
    let board = ShownGames::of(ledger, mail.answers)?;
    let game = board.only();
    let number = game.and_then(|game| u32::try_from(game.0).ok());
    let unread = mail.said.iter().filter_map(|said| match said {
        MailLine::Unclear { typed, .. } => {
            Some(MailAnswerLine { typed: typed.clone(), reply: LineResult::Unclear })
        }
        MailLine::Several(moves) => {
            let reply = LineResult::Several(moves.clone());
            Some(MailAnswerLine { typed: moves.join(", "), reply })
        }
        MailLine::Held { ply, choices } => {
            let reply = LineResult::Offered(choices.clone());
            Some(MailAnswerLine { typed: ply.clone(), reply })
        }
        MailLine::Order(_) => None,
    });
    let mut items: Vec<MailAnswerLine> = unread.collect();
    items.extend(prose::answers(ledger, player, mail, language, number)?);
    let rest = if items.is_empty() { mail.rest.clone() } else { Vec::new() };
    Ok(Some(MailAnswer {
        to: mail.id.clone(),
        game: game.map(|game| game.0),
        items,
        rest,
        words: WordsBeside::default(),
        again: mail.answers.map(|ours| ours.0),
        is_last: false,
    }))
}

/// `help`, alone or with a topic.
fn is_call_for_help(said: &MailLine) -> bool {
    matches!(said, MailLine::Order(OrderLine { order: Order::Ask(Question::Help(_)), .. }))
}

/// Queues a notice to the very address that an email came from, if it is the player's.
pub(super) fn tell_there(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &str,
    happened: &Happened,
) -> Result<(), Fault> {
    let Some(identity) = identity(ledger, player, from)? else { return Ok(()) };
    ledger.tell_at(player, (Channel::Email, identity.address), happened)
}

/// The identity with that address, if it is the player's.
pub(super) fn identity(
    ledger: &Ledger<'_>,
    player: PlayerId,
    address: &str,
) -> Result<Option<IdentityRow>, Fault> {
    let found = ledger.view().identity(Channel::Email, &folded_address(address))?;
    Ok(found.filter(|identity| identity.player == player))
}

pub(super) fn needs_consent(said: &MailLine) -> bool {
    matches!(said, MailLine::Order(line) if consent::is_needed(&line.order))
}

/// Carries out the orders of a player's email, except those that need a yes first: these are asked.
/// `None` if the question is the whole reply.
fn carry_out(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    actor: &Actor,
) -> Result<Option<MailAnswer>, Stop> {
    let language = match mail.language {
        Some(language) => language,
        None => ledger.player(player)?.locale.language,
    };
    let replied = replied::meant(ledger, player, mail, language)?;
    let replied = replied.map(|said| Incoming { said, rest: Vec::new(), ..mail.clone() });
    let mail = replied.as_ref().unwrap_or(mail);
    let (asks, mut said) = consent::apart(ledger, player, mail)?;
    let mut board = ShownGames::of(ledger, mail.answers)?;
    let mut items = Vec::new();
    // The address that is meant by an order to send messages "here".
    let mut here = actor.clone();
    // What stands around the moves, and the games that these are for.
    let (mut words, mut plies) = (mail.beside.clone(), Vec::new());
    let mut begins = Begins::AtLine;
    let asked = ask::asked_by(ledger, mail.answers)?;
    if let Some(asked) = asked.filter(|(_, asked)| mail.proves || asked.from.is_none()) {
        let (rest, answer) = ask::answer_to(ledger, player, &asked, said, &mut board)?;
        said = rest;
        if answer == ask::YesOrNo::Yes {
            let waiting = asked.1.words.iter().filter(|line| !mail.beside.contains(line));
            words.extend(waiting.cloned());
        }
        if let (ask::YesOrNo::Yes, Some(from)) = (answer, asked.1.from) {
            here.address = from;
        }
        if answer == ask::YesOrNo::No {
            let dropped = Happened::Dropped { order: String::new(), game: None };
            let reply = LineResult::Done(Box::new(dropped));
            items.push(MailAnswerLine { typed: Deed::No.to_string(), reply });
        }
    }
    if said.iter().any(|said| matches!(said, MailLine::Order(_))) {
        write_again(ledger, player, actor)?;
    }
    let waiting = ask::waiting(ledger, player, mail.answers)?;
    let asks_about_words = waiting.is_empty() && beside::is_asked_by(ledger, player, mail.answers)?;
    let answers = |said: &MailLine| matches!(said, MailLine::Order(line) if line.order.is_answer());
    let says = |said: &MailLine| !matches!(said, MailLine::Unclear { .. });
    // What was not understood leaves the question open, and it is asked again.
    if said.iter().any(says) && !said.iter().any(answers) {
        // A player who answers something else has dropped the question.
        for left in &waiting {
            ledger.change.drop_confirmation(player, &left.place)?;
        }
    }
    let about = |said: &MailLine| match said {
        MailLine::Order(line) => Some(board.about_its_game(line.clone())),
        MailLine::Unclear { .. } | MailLine::Several(_) | MailLine::Held { .. } => None,
    };
    let (said, left_out) = at_once(board.without_doubles(said), about);
    for said in said {
        items.push(match said {
            MailLine::Unclear { typed, .. } => MailAnswerLine { typed, reply: LineResult::Unclear },
            MailLine::Several(moves) => {
                if let Some(game) = board.only() {
                    plies.extend(ledger.lookup().due_ply(game)?.map(|due| (game, due)));
                }
                MailAnswerLine { typed: moves.join(", "), reply: LineResult::Several(moves) }
            }
            MailLine::Held { ply, choices } => {
                if let Some(Ok(line)) = choices.first().map(|line| commands::read(line)) {
                    plies.extend(due_ply(ledger, player, &line, &board)?);
                }
                MailAnswerLine { typed: ply, reply: LineResult::Offered(choices) }
            }
            MailLine::Order(line) if matches!(line.order, Order::Ask(_)) => {
                let typed = line.to_string();
                let line = board.about_its_game(line);
                let question = trying::settled(ledger, player, line.clone(), begins)?;
                if question != line {
                    begins = Begins::AtGame;
                }
                MailAnswerLine { typed, reply: LineResult::Question(question.to_string()) }
            }
            MailLine::Order(OrderLine { game: None, order })
                if asks_about_words && beside::says_yes_or_no(&order).is_some() =>
            {
                let is_yes = beside::says_yes_or_no(&order) == Some(true);
                let typed = order.to_string();
                let done = beside::answer(ledger, player, is_yes)?.into_iter();
                items.extend(done.map(|done| {
                    let reply = LineResult::Done(Box::new(done));
                    MailAnswerLine { typed: typed.clone(), reply }
                }));
                continue;
            }
            // A "yes" only answers what was asked by the email that it replies to.
            MailLine::Order(line) if line.order.is_answer() => {
                let is_erase = matches!(line.order, Order::Do(Deed::Erase(_)));
                // Erasing needs more than a reference to the email that asked: it must be sent to
                // that email's own reply address.
                let waiting = if is_erase && !mail.proves { &[][..] } else { &waiting };
                let place = ask::meant(waiting, &line).or_else(|| {
                    // Otherwise, if it answers nothing, it asks.
                    is_erase.then(|| ask::place(&mail.id, items.len()).name)
                });
                one(ledger, player, (actor, place), line, &mut board)?
            }
            MailLine::Order(line) => {
                if matches!(line.order, Order::Do(Deed::Ply(_))) {
                    plies.extend(due_ply(ledger, player, &line, &board)?);
                }
                let is_here = matches!(line.order, Order::Do(Deed::Channel(_)));
                let actor = if is_here { &here } else { actor };
                let place = Some(ask::place(&mail.id, items.len()).name);
                one(ledger, player, (actor, place), line, &mut board)?
            }
        });
    }
    if !asks.is_empty() {
        let typed = asks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        match consent::ask(ledger, player, mail, &asks)? {
            Some(asked) => {
                items.push(MailAnswerLine { typed, reply: LineResult::Done(Box::new(asked)) })
            }
            None if items.is_empty() => return Ok(None),
            None => {}
        }
    }
    plies.sort_unstable();
    plies.dedup_by_key(|(game, _)| *game);
    let words = beside::deal_with(ledger, player, &words, &plies)?;
    let mut rest = mail.rest.clone();
    if !words.is_empty() {
        // Of all of them it is told what became of them, except of the closing.
        rest.clear();
    }
    if items.is_empty() {
        let game = board.only().and_then(|game| u32::try_from(game.0).ok());
        items = prose::answers(ledger, player, mail, language, game)?;
        // Whoever is answered knows what was read.
        if !items.is_empty() {
            rest.clear();
        }
    }
    let game = board.only().map(|game| game.0);
    let to = mail.id.clone();
    let mut answered = MailAnswer { to, game, items, rest, words, again: None, is_last: false };
    if !answered.did() {
        answered.again = mail.answers.map(|ours| ours.0);
    }
    answered.leave_out(left_out.iter().map(typed));
    if answered.did() {
        // A greeting or a signature was not meant as an order.
        answered.rest.retain(|line| line.split_whitespace().count() > GREETING);
    }
    Ok(Some(answered))
}

/// The game for which a line has a move, and the ply that is due there.
fn due_ply(
    ledger: &Ledger<'_>,
    player: PlayerId,
    line: &OrderLine,
    board: &ShownGames,
) -> Result<Option<beside::WithPly>, Fault> {
    let line = board.about_its_game(line.clone());
    let Some(game) = board.meant(ledger, player, &line)? else { return Ok(None) };
    Ok(ledger.lookup().due_ply(game)?.map(|due| (game, due)))
}

/// An item of an email, in words.
fn typed(said: &MailLine) -> String {
    match said {
        MailLine::Order(line) => line.to_string(),
        MailLine::Unclear { typed, .. } => typed.clone(),
        MailLine::Several(moves) => moves.join(", "),
        MailLine::Held { ply, .. } => ply.clone(),
    }
}

/// Carries out one order.
fn one(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    (actor, place): (&Actor, Option<String>),
    line: OrderLine,
    board: &mut ShownGames,
) -> Result<MailAnswerLine, Stop> {
    let typed = line.to_string();
    let line = board.about_its_game(line);
    let is_ply = matches!(line.order, Order::Do(Deed::Ply(_)));
    let done = ledger.attempt(|ledger| {
        let seen = board.seen(ledger, player, &line)?;
        let request = Request { id: String::new(), actor: actor.clone(), order: line, seen, place };
        Ok(decide(ledger, Some(player), &request)?.1)
    });
    let reply = match done {
        Ok(Ok(happened)) => {
            if let (true, Some(moment)) = (is_ply, happened.moment()) {
                board.played(GameId(moment.game));
            }
            LineResult::Done(Box::new(happened))
        }
        Ok(Err(refused)) => LineResult::Refused(Box::new(refused)),
        // The result would be the same however often the email came again.
        Err(Stop::Fault(fault)) if fault.is_lasting() => LineResult::Failed,
        Err(stop) => return Err(stop),
    };
    Ok(MailAnswerLine { typed, reply })
}

/// A person who writes can also read there: an address that was suspended because something bounced
/// is tried again. The chosen address stays the same.
fn write_again(ledger: &Ledger<'_>, player: PlayerId, actor: &Actor) -> Result<(), Fault> {
    let identity = identity(ledger, player, &actor.address)?;
    let came_back = |identity: &IdentityRow| {
        identity.suspended.as_ref().is_some_and(|(_, because)| because != STOPPED)
    };
    if let Some(identity) = identity.filter(came_back) {
        ledger.change.resume_identity(identity.id)?;
        ledger.reroute(player)?;
    }
    Ok(())
}
