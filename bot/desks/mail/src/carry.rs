//! Carries out what an email asks for, or asks back if its sender is not proven. All results of an
//! email, including its answer, are one transaction, which several emails can share.

use chrono::{DateTime, TimeDelta, Utc};
use commands::{Deed, Misread, Order, OrderLine};
use engine::ruleset::Language;
use kernel::answered::{BesideLine, LineResult, MailAnswer, MailAnswerLine};
use kernel::at_once::at_once;
use kernel::contacts::STOPPED;
use kernel::desk::Service;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::whole_seconds;
use kernel::refused::{Refused, Stop};
use kernel::remember;
use kernel::request::{Actor, Place, QuestionPlace, Request};
use play::deciding::decide;
use play::trying::{self, Begins};
use play::understand::misread;
use play::{asked, held};
use storage::{Channel, Fault, GameId, IdentityRow, PlayerId};
use templates::RefusedMail;
use templates::told::{Closing, WordsBeside};

use crate::board::ShownGames;
use crate::incoming::{Incoming, MailLine, Proof};
use crate::known::request_id;
use crate::{
    announced, aside, ask, beside, consent, contact, courtesy, heard, late, limits, place, prose,
    replied, there, tongue,
};

/// The most words in a line that nobody misses beside what was done.
const GREETING: usize = 2;

/// Deals with incoming emails: the requests of each are carried out or asked back, and on the
/// disk when this returns. One that was received before changes nothing. A line with an error
/// that will not go away (such as a game that cannot be read) is answered with an apology.
///
/// # Errors
/// Errors on our side: all of them have to be delivered again, or a single one if only that has
/// an error.
pub fn mails(
    service: &mut Service,
    now: DateTime<Utc>,
    mails: &[Incoming],
) -> Result<Vec<Result<(), Fault>>, Fault> {
    let now = whole_seconds(now);
    for mail in mails {
        let moves_in = games_of_moves(service, mail)?;
        let at = mail.arrived.map_or(now, |arrived| aside::counts_from(now, arrived));
        play::settling::settle_games_of(service, at, &actor(mail), |game| {
            moves_in.contains(&game)
        })?;
    }
    let first = service.answers;
    service.answers = service.answers.wrapping_add(mails.len() as u32);
    carry(service, now, mails, first)
}

/// How long the answer to a move waits for the reply of the house, which is told along with it.
const HOUSE_REPLIES: TimeDelta = TimeDelta::seconds(20);

/// The games in which a proven email may move.
fn games_of_moves(service: &Service, mail: &Incoming) -> Result<Vec<GameId>, Fault> {
    let Some(answered) = mail.answers.filter(|_| mail.proof == Proof::Proven) else {
        return Ok(Vec::new());
    };
    let shown = service.file.view().mail_games(answered)?.into_iter();
    Ok(shown.map(|shown| shown.game).collect())
}

fn carry(
    service: &mut Service,
    now: DateTime<Utc>,
    mails: &[Incoming],
    first: u32,
) -> Result<Vec<Result<(), Fault>>, Fault> {
    let mut ledger = service.ledger(now)?;
    let mut done = Vec::new();
    for (mail, number) in mails.iter().zip(first..) {
        done.push(match ledger.attempt(|ledger| receive(ledger, mail, number)) {
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

fn actor(mail: &Incoming) -> Actor {
    Actor { channel: Channel::Email, address: mail.from.clone(), language: mail.language }
}

fn receive(ledger: &mut Ledger<'_>, mail: &Incoming, number: u32) -> Result<(), Stop> {
    let actor = actor(mail);
    let id = request_id(&mail.from, &mail.id);
    let asker = ledger.lookup().who(&actor)?.map(|player| player.id);
    let decided = ask::stop_decided(ledger, asker, mail)?;
    let mail = decided.as_ref().unwrap_or(mail);
    let announced = announced::settled(ledger, asker, mail)?;
    let mail = announced.as_ref().unwrap_or(mail);
    ledger.by = asker;
    ledger.moves_at = mail.arrived.map(|arrived| aside::counts_from(ledger.now, arrived));
    if remember::kept(ledger.view(), asker, &id)?.is_some() {
        return Ok(());
    }
    let answered = match (asker, mail.proof) {
        (Some(player), proof) => match (ask::said_again(ledger, mail)?, proof) {
            (Some(yes), Proof::Unproven) => carry_out(ledger, player, &yes, &actor)?,
            (Some(yes), Proof::Proven) if mail.said.iter().all(there::needs_consent) => {
                carry_out(ledger, player, &yes, &actor)?
            }
            (_, Proof::Proven) => carry_out(ledger, player, mail, &actor)?,
            // It is not remembered: otherwise a forger could use up its Message-ID.
            (None, Proof::Unproven) if mail.is_unread() => {
                if let Some(answered) = answer_unread(ledger, (player, &actor), mail)? {
                    send(ledger, player, mail, answered)?;
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
    remember::keep(&ledger.change, asker, &id, now, &Ok(Happened::Mailed).into())?;
    // No answer is sent if a separate question already replies.
    let (Some(player), Some(answered)) = (asker, answered) else { return Ok(()) };
    for (index, item) in answered.items.iter().enumerate() {
        // What `why` refers to.
        if let LineResult::Refused(refused) = &item.reply {
            let of_line = format!("{id} {index}");
            let refused = Err(Refused::clone(refused)).into();
            remember::keep(&ledger.change, Some(player), &of_line, now, &refused)?;
        }
    }
    Ok(send(ledger, player, mail, answered)?)
}

/// Sends the answer to a player's email: now, or together with others when the hour is over if
/// there have been as many as an hour has. What repeats itself was answered.
fn send(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    mut answered: MailAnswer,
) -> Result<(), Fault> {
    if mail.proof == Proof::Unproven {
        let is_unread = answered.is_help() || mail.said.is_empty();
        let is_help = answered.items.iter().any(prose::is_help);
        let room = limits::room_for_unproven(ledger, player, &mail.from, (is_unread, is_help))?;
        let Some(last) = room else { return Ok(()) };
        answered.closing.last = last;
        return there::tell_there(ledger, player, &mail.from, &Happened::Answered(answered));
    }
    answered.closing.speaks = tongue::spoken(ledger, player, mail, &answered)?;
    let asks = limits::Asks {
        kind: heard::kind(mail, &answered),
        text: heard::text(ledger, mail, &answered)?,
        most_unread: limits::UNREAD,
    };
    match limits::room(ledger, &mail.from, asks)? {
        limits::Room::Now(last) => {
            answered.closing.last = last;
            let waits = awaits_house(ledger, player, &answered)?;
            let answer = Happened::Answered(answered);
            match waits {
                true => there::tell_there_at(
                    ledger,
                    player,
                    &mail.from,
                    &answer,
                    ledger.now + HOUSE_REPLIES,
                ),
                false => there::tell_there(ledger, player, &mail.from, &answer),
            }
        }
        limits::Room::Later(at) => late::keep(ledger, player, &mail.from, answered, at),
        limits::Room::None => Ok(()),
    }
}

/// Whether an email only made a move, to which the house will reply in a moment.
fn awaits_house(
    ledger: &Ledger<'_>,
    player: PlayerId,
    answered: &MailAnswer,
) -> Result<bool, Fault> {
    let Some(made) = answered.only_move() else { return Ok(false) };
    let open = ledger.lookup().existing(GameId(made.game))?;
    let is_house = ledger.view().house_game(open.row.id)?.is_some();
    let to_move = open.row.players[open.course.to_move()];
    Ok(is_house && open.course.end.is_none() && to_move != player)
}

/// The answer to an email that wants nothing that could be carried out, and whose sender is not
/// proven, but could only reply to it by reading ours. What it asks is answered, and what it can
/// say is shown; nothing is done. `None` if the player wants no email there.
fn answer_unread(
    ledger: &mut Ledger<'_>,
    (player, actor): (PlayerId, &Actor),
    mail: &Incoming,
) -> Result<Option<MailAnswer>, Fault> {
    if ask::is_stopped(ledger, player, &mail.from)? {
        return Ok(None);
    }
    let language = mail.language.unwrap_or(ledger.player(player)?.locale.language);
    let board = ShownGames::of(ledger, mail.answers)?;
    let game = board.only();
    let number = game.and_then(|game| u32::try_from(game.0).ok());
    let place = place::of_mail(ledger, player, mail, &board)?;
    ledger.place = Some(at_place(&place));
    let mut items = Vec::new();
    for said in &mail.said {
        items.push(match said {
            MailLine::Unclear { typed, .. } => {
                unclear(ledger, (player, actor), number, typed.clone())?
            }
            MailLine::Several(moves) => several(ledger, (player, actor), number, moves.clone())?,
            MailLine::Held { ply, choices } => {
                offered(ledger, (player, actor), number, ply.clone(), choices)?
            }
            MailLine::Order(_) => continue,
        });
    }
    let (in_prose, rest) = in_prose(ledger, (player, actor), mail, language, number)?;
    items.extend(in_prose);
    Ok(Some(MailAnswer {
        to: mail.id.clone(),
        game: game.map(|game| game.0),
        items,
        rest,
        words: WordsBeside::default(),
        closed: Vec::new(),
        again: mail.answers.map(|ours| ours.0),
        closing: Closing { lost: mail.lost, ..Closing::default() },
    }))
}

/// A player's email while it is carried out.
struct Carrying<'a> {
    player: PlayerId,
    mail: &'a Incoming,
    actor: &'a Actor,
    /// The address that is meant by an order to send messages "here".
    here: Actor,
    place: Place,
    board: ShownGames,
    begins: Begins,
    /// What came of its lines.
    items: Vec<MailAnswerLine>,
    /// What stands around the moves, and the games that these are for.
    words: Vec<BesideLine>,
    plies: Vec<beside::WithPly>,
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
    let board = ShownGames::of(ledger, mail.answers)?;
    let place = place::of_mail(ledger, player, mail, &board)?;
    ledger.place = Some(at_place(&place));
    let replied = with_plain_answer(ledger, player, mail, language)?;
    let mail = replied.as_ref().unwrap_or(mail);
    let writer = courtesy::Writer::of(ledger, Some(player), mail)?;
    let (said, beside) = (writer.said(&mail.said), writer.beside(&mail.beside));
    let mail = &Incoming { said, beside, ..mail.clone() };
    let (asks, said) = consent::apart(ledger, player, mail)?;
    let mut carrying = Carrying {
        player,
        mail,
        actor,
        here: actor.clone(),
        place,
        board,
        begins: Begins::AtLine,
        items: Vec::new(),
        words: mail.beside.clone(),
        plies: Vec::new(),
    };
    let said = carrying.take_answer(ledger, said)?;
    if said.iter().any(|said| matches!(said, MailLine::Order(_))) {
        write_again(ledger, player, actor)?;
    }
    carrying.leave_questions(ledger, &said, !asks.is_empty())?;
    let (said, left_out) = carrying.part_at_once(said);
    // The orders add the games that they are about to those that were shown.
    let game = carrying.board.only().and_then(|game| u32::try_from(game.0).ok());
    for said in said {
        carrying.carry_line(ledger, said, game)?;
    }
    ledger.place = Some(at_place(&carrying.place));
    if !asks.is_empty() {
        let typed = asks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        match consent::ask(ledger, player, mail, &asks)? {
            Some(asked) => carrying.note_done(typed, asked),
            None if carrying.items.is_empty() => return Ok(None),
            None => {}
        }
    }
    if carrying.items.iter().any(|item| item.reply.offers_first_game())
        && !asked::has_asked(ledger, player)?
    {
        asked::offer_first_game(ledger, player)?;
    }
    let asks_more = !asks.is_empty() || asked::has_asked(ledger, player)?;
    let words = carrying.deal_with_words(ledger, asks_more)?;
    let mut rest = writer.wanting(&mail.rest);
    if !words.is_empty() {
        // Of all of them it is told what became of them, except of the closing.
        rest.clear();
    }
    if carrying.items.is_empty() {
        (carrying.items, rest) = in_prose(ledger, (player, actor), mail, language, game)?;
    }
    if !asked::is_about_words(ledger, player)? {
        // A player who hasn't answered keeps what would have been passed on.
        held::drop_all(ledger, player)?;
    }
    let mut answered = carrying.into_answer(ledger, rest, words);
    answered.leave_out(left_out.iter().map(typed));
    if answered.did() {
        // What is said to the opponent in so few words was not meant as an order.
        let is_long = |line: &String| line.split_whitespace().count() > GREETING;
        answered.rest.retain(|line| is_long(line) || !writer.is_small_talk(line));
    }
    Ok(Some(answered))
}

impl Carrying<'_> {
    /// Takes the yes or no to what the answered email of ours asked. Returns the lines that are left,
    /// with those that a yes is for.
    fn take_answer(
        &mut self,
        ledger: &Ledger<'_>,
        said: Vec<MailLine>,
    ) -> Result<Vec<MailLine>, Fault> {
        let mail = self.mail;
        let asked = ask::asked_by(ledger, mail.answers)?;
        let Some(asked) = asked.filter(|(_, asked)| mail.proves || asked.from.is_none()) else {
            return Ok(said);
        };
        let (rest, answer) = ask::answer_to(ledger, self.player, &asked, said, &mut self.board)?;
        let (_, asked) = asked;
        match answer {
            ask::YesOrNo::Yes => {
                let waiting = asked.words.into_iter().filter(|line| !mail.beside.contains(line));
                self.words.extend(waiting);
                if let Some(from) = asked.from {
                    self.here.address = from;
                }
            }
            ask::YesOrNo::No => {
                let dropped = Happened::Dropped { order: String::new(), game: None };
                self.note_done(Deed::No.to_string(), dropped);
            }
            ask::YesOrNo::None => {}
        }
        Ok(rest)
    }

    /// A player who says something else leaves what was asked in that thread, also if what they say has
    /// to be confirmed (`asks`).
    fn leave_questions(
        &self,
        ledger: &Ledger<'_>,
        said: &[MailLine],
        asks: bool,
    ) -> Result<(), Fault> {
        let answers =
            |said: &MailLine| matches!(said, MailLine::Order(line) if line.order.row().answers);
        let is_empty = said.is_empty() && self.mail.rest.is_empty() && !asks;
        if !self.items.is_empty() || is_empty || said.iter().any(answers) {
            return Ok(());
        }
        asked::end(ledger, self.player)?;
        if said.iter().any(|said| matches!(said, MailLine::Order(_))) {
            ask::close(ledger, self.player, self.mail.answers, self.board.only())?;
        }
        Ok(())
    }

    /// Splits the lines into those that are carried out and those that are left out.
    fn part_at_once(&self, said: Vec<MailLine>) -> (Vec<MailLine>, Vec<MailLine>) {
        at_once(self.board.without_doubles(said), |said| match said {
            MailLine::Order(line) => Some(self.board.about_its_game(line.clone())),
            MailLine::Unclear { .. } | MailLine::Several(_) | MailLine::Held { .. } => None,
        })
    }

    /// Carries out one line. What is offered because of it is about `game`.
    fn carry_line(
        &mut self,
        ledger: &mut Ledger<'_>,
        said: MailLine,
        game: Option<u32>,
    ) -> Result<(), Stop> {
        let by = (self.player, self.actor);
        let item = match said {
            MailLine::Unclear { typed, .. } => unclear(ledger, by, game, typed)?,
            MailLine::Several(moves) => {
                if let Some(game) = self.board.only() {
                    self.plies.extend(ledger.lookup().due_ply(game)?.map(|due| (game, due)));
                }
                several(ledger, by, game, moves)?
            }
            MailLine::Held { ply, choices } => {
                if let Some(Ok(line)) = choices.first().map(|line| commands::read(line)) {
                    self.plies.extend(due_ply(ledger, self.player, &line, &self.board)?);
                }
                offered(ledger, by, game, ply, &choices)?
            }
            MailLine::Order(line) => return self.carry_order(ledger, line),
        };
        self.items.push(item);
        Ok(())
    }

    fn carry_order(&mut self, ledger: &mut Ledger<'_>, line: OrderLine) -> Result<(), Stop> {
        let player = self.player;
        let item = match &line.order {
            Order::Ask(_) => {
                let typed = line.to_string();
                let line = self.board.about_its_game(line);
                let question = trying::settled(ledger, player, line.clone(), self.begins)?;
                if question != line {
                    self.begins = Begins::AtGame;
                }
                MailAnswerLine { typed, reply: LineResult::Question(question.to_string()) }
            }
            Order::Do(deed @ (Deed::Yes(_) | Deed::No))
                if line.game.is_none() && asked::take_words(ledger, player)? =>
            {
                for done in beside::answer(ledger, player, *deed != Deed::No)? {
                    self.note_done(deed.to_string(), done);
                }
                return Ok(());
            }
            Order::Do(deed) => {
                if matches!(deed, Deed::Ply(_)) {
                    self.plies.extend(due_ply(ledger, player, &line, &self.board)?);
                }
                let is_here = matches!(deed, Deed::Channel(_));
                let actor = if is_here { &self.here } else { self.actor };
                let mut place = self.place.clone();
                // Erasing needs more than a reference to the email that asked: it must be sent to
                // that email's own reply address.
                if !self.mail.proves && matches!(deed, Deed::Erase(_)) {
                    place.answers.message.clear();
                }
                one(ledger, player, (actor, Some(place)), line, &mut self.board)?
            }
        };
        self.items.push(item);
        Ok(())
    }

    fn note_done(&mut self, typed: String, done: Happened) {
        let reply = LineResult::Done(Box::new(done));
        self.items.push(MailAnswerLine { typed, reply });
    }

    /// Keeps or passes on what stands around the moves, unless something else is asked first, and
    /// returns what became of it.
    fn deal_with_words(
        &mut self,
        ledger: &Ledger<'_>,
        asks_more: bool,
    ) -> Result<WordsBeside, Stop> {
        self.plies.sort_unstable();
        self.plies.dedup_by_key(|(game, _)| *game);
        let words = (self.words.as_slice(), asks_more);
        let mut told = beside::deal_with(ledger, self.player, words, &self.plies)?;
        told.taken_back.append(&mut ledger.taken_back.borrow_mut());
        Ok(told)
    }

    /// The answer, with the lines that were not read as orders and what became of the words beside
    /// the moves.
    fn into_answer(self, ledger: &Ledger<'_>, rest: Vec<String>, words: WordsBeside) -> MailAnswer {
        let mut answered = MailAnswer {
            to: self.mail.id.clone(),
            game: self.board.only().map(|game| game.0),
            items: self.items,
            rest,
            words,
            closed: std::mem::take(&mut *ledger.closed.borrow_mut()),
            again: None,
            closing: Closing { lost: self.mail.lost, ..Closing::default() },
        };
        if !answered.did() {
            answered.again = self.mail.answers.map(|ours| ours.0);
        }
        answered
    }
}

/// The email with what it means if it is nothing but an answer in plain words; otherwise `None`.
fn with_plain_answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    language: Language,
) -> Result<Option<Incoming>, Fault> {
    let Some(reply) = replied::plain_answer(ledger, player, mail, language) else {
        return Ok(None);
    };
    let line = MailLine::Order(OrderLine::without_game(reply.deed()));
    let said = meant_by(ledger, player, mail, reply)?.unwrap_or_else(|| vec![line]);
    Ok(Some(Incoming { said, rest: Vec::new(), ..mail.clone() }))
}

/// What a reply means that is nothing but an answer: what others offer in the email of ours, if that
/// asks nothing itself. `None` if it answers a question, or nothing.
fn meant_by(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    reply: replied::Reply,
) -> Result<Option<Vec<MailLine>>, Fault> {
    let is_yes = match reply {
        replied::Reply::Yes(Some(_)) => return Ok(None),
        replied::Reply::Yes(None) => true,
        replied::Reply::No => false,
    };
    let is_asked =
        ask::asked_by(ledger, mail.answers)?.is_some() || asked::is_open(ledger, player)?;
    if is_asked {
        return Ok(None);
    }
    let offers = replied::offered_by_others(ledger, player, mail.answers, is_yes)?;
    Ok(match <[OrderLine; 1]>::try_from(offers) {
        Ok(only) => Some(only.map(MailLine::Order).into()),
        Err(_) => None,
    })
}

/// What came of a line that is nearly a command.
fn unclear(
    ledger: &mut Ledger<'_>,
    by: (PlayerId, &Actor),
    game: Option<u32>,
    typed: String,
) -> Result<MailAnswerLine, Fault> {
    let reads = ledger.player(by.0)?.locale.language;
    match misread(ledger.lookup(), by.0, reads, &typed) {
        Some(Misread::Offered { commands } | Misread::NoClock { commands }) => {
            offered(ledger, by, game, typed, &commands)
        }
        _ => Ok(MailAnswerLine { typed, reply: LineResult::Unclear }),
    }
}

/// What came of moves of which it isn't clear that one is meant: those that can be played are asked
/// about.
fn several(
    ledger: &mut Ledger<'_>,
    by: (PlayerId, &Actor),
    game: Option<u32>,
    moves: Vec<String>,
) -> Result<MailAnswerLine, Fault> {
    let typed = moves.join(", ");
    let offers = RefusedMail::offered_moves(&moves);
    if offers.is_empty() {
        return Ok(MailAnswerLine { typed, reply: LineResult::Several(moves) });
    }
    let item = offered(ledger, by, game, typed, &offers)?;
    Ok(match item.reply {
        LineResult::Offered(moves) => MailAnswerLine { reply: LineResult::Several(moves), ..item },
        _ => item,
    })
}

/// What came of an email in prose, and the lines about which nothing was done.
fn in_prose(
    ledger: &mut Ledger<'_>,
    by: (PlayerId, &Actor),
    mail: &Incoming,
    language: Language,
    game: Option<u32>,
) -> Result<(Vec<MailAnswerLine>, Vec<String>), Fault> {
    let read = prose::read(ledger, by.0, mail, language, game)?;
    let mut items = Vec::new();
    for item in read.answers {
        items.push(match item {
            MailAnswerLine { typed, reply: LineResult::Offered(commands) } => {
                offered(ledger, by, game, typed, &commands)?
            }
            item => item,
        });
    }
    Ok((items, read.unread))
}

/// What came of a line that may mean one of these commands.
fn offered(
    ledger: &mut Ledger<'_>,
    (player, actor): (PlayerId, &Actor),
    game: Option<u32>,
    typed: String,
    commands: &[String],
) -> Result<MailAnswerLine, Fault> {
    let offered = asked::offer_commands(ledger, actor, Some(player), (game, commands))?;
    let reply = match offered {
        Ok(commands) => LineResult::Offered(commands),
        Err(Ok(happened)) => LineResult::Done(Box::new(happened)),
        Err(Err(refused)) => LineResult::Refused(Box::new(refused)),
    };
    Ok(MailAnswerLine { typed, reply })
}

fn at_place(place: &Place) -> QuestionPlace {
    let Place { answers, asks } = place.clone();
    QuestionPlace { channel: Channel::Email, answers, asks }
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
    (actor, place): (&Actor, Option<Place>),
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
    let identity = there::identity(ledger, player, &actor.address)?;
    let came_back = |identity: &IdentityRow| {
        identity.suspended.as_ref().is_some_and(|(_, because)| because != STOPPED)
    };
    if let Some(identity) = identity.filter(came_back) {
        ledger.change.resume_identity(identity.id)?;
        ledger.reroute(player)?;
    }
    Ok(())
}
