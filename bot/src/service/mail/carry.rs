//! What a mail asks for is done, or asked back where nobody proved who sent it. All that comes
//! of a mail, its answer included, is one transaction, and several mails may share it.

use chrono::{DateTime, Utc};
use storage::{Channel, Fault, IdentityRow, NewNotice, PlayerId};

use super::answered::{Answered, Item, Reply};
use super::board::Board;
use super::known::request_id;
use super::{Incoming, Proof, STOPPED, Said, ask, contact, limits};
use crate::orders::{Line, Order};
use crate::service::happened::{self, Happened};
use crate::service::ledger::Ledger;
use crate::service::lookup::folded_address;
use crate::service::refused::{Refused, Stop};
use crate::service::{Actor, Request, Service, decide, is_question, remember, whole_seconds};

/// Words of a line that is taken for a greeting.
const GREETING: usize = 2;

impl Service {
    /// Deals with mails that came in: what each asks for is carried out or asked back, and on
    /// the disk when this returns. One that came before changes nothing. A line that hits
    /// trouble which will not pass (a game that cannot be read) is answered with an apology.
    ///
    /// # Errors
    /// Trouble of ours: all of them are to come again. With an error for one of them, that one.
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
                // Then nothing of them is left, and all are to come again.
                Err(Stop::Fault(Fault::Full)) => return Err(Fault::Full),
                Err(Stop::Fault(fault)) => Err(fault),
                Err(Stop::Refused(_)) => Err(Fault::row("a mail was refused as a whole")),
            });
        }
        ledger.change.commit()?;
        Ok(done)
    }
}

fn actor(mail: &Incoming) -> Actor {
    Actor { channel: Channel::Email, address: mail.from.clone(), language: mail.language }
}

/// Deals with one mail.
fn receive(
    ledger: &mut Ledger<'_>,
    mail: &Incoming,
    number: u32,
    breaker: &mut limits::Breaker,
) -> Result<(), Stop> {
    let actor = actor(mail);
    let id = request_id(&mail.from, &mail.id);
    let asker = ledger.lookup().who(&actor)?.map(|player| player.id);
    if remember::kept(ledger.view(), asker, &id)?.is_some() {
        return Ok(());
    }
    let answered = match (asker, mail.proof) {
        (Some(player), Proof::Proven) => carry_out(ledger, player, mail, &actor)?,
        (Some(player), Proof::Unproven) => match ask::said_again(ledger, mail)? {
            Some(yes) => carry_out(ledger, player, &yes, &actor)?,
            // It is not remembered: whoever can forge it could use up its Message-ID.
            None => return Ok(ask::ask_back(ledger, player, mail)?),
        },
        (None, _) => match contact::receive(ledger, mail, &actor, breaker)? {
            Some(answered) => answered,
            None => {
                let now = (ledger.now, number);
                remember::keep(&ledger.change, None, &id, now, &Ok(Happened::Mailed))?;
                return Ok(());
            }
        },
    };
    // Who has joined with this mail is a player now; who has been erased is none.
    let asker = ledger.lookup().who(&actor)?.map(|player| player.id);
    let now = (ledger.now, number);
    remember::keep(&ledger.change, asker, &id, now, &Ok(Happened::Mailed))?;
    let Some(player) = asker else { return Ok(()) };
    for (index, item) in answered.items.iter().enumerate() {
        // What is asked for by "why".
        if let Reply::Refused(refused) = &item.reply {
            let of_line = format!("{id} {index}");
            let refused = Err(Refused::clone(refused));
            remember::keep(&ledger.change, Some(player), &of_line, now, &refused)?;
        }
    }
    if answered.is_help() && !limits::may_help(ledger, player)? {
        return Ok(());
    }
    if !answered.did() && !breaker.lets_through(ledger.now, player) {
        return Ok(());
    }
    tell_there(ledger, player, &mail.from, &Happened::Answered(answered))?;
    Ok(())
}

/// Queues a notice to the very address that a mail came from, if it is the player's.
pub(super) fn tell_there(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &str,
    happened: &Happened,
) -> Result<(), Fault> {
    let Some(identity) = identity(ledger, player, from)? else { return Ok(()) };
    ledger.change.queue_notice(&NewNotice {
        player,
        channel: Channel::Email,
        about: None,
        data: happened::write(happened)?,
        quotes: happened.quotes(),
        queued_at: ledger.now,
        address: Some(identity.address),
    })?;
    Ok(())
}

/// The identity of that address, if it is the player's.
pub(super) fn identity(
    ledger: &Ledger<'_>,
    player: PlayerId,
    address: &str,
) -> Result<Option<IdentityRow>, Fault> {
    let found = ledger.view().identity(Channel::Email, &folded_address(address))?;
    Ok(found.filter(|identity| identity.player == player))
}

/// Carries out what a player's mail says.
fn carry_out(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    actor: &Actor,
) -> Result<Answered, Stop> {
    let mut said = mail.said.clone();
    let mut board = Board::of(ledger, mail.answers)?;
    let mut items = Vec::new();
    if let Some(asked) = ask::asked_by(ledger, mail.answers)? {
        let (rest, answer) = ask::answer_to(ledger, player, &asked, said, &mut board)?;
        said = rest;
        if answer == ask::Answer::No {
            let dropped = Happened::Dropped { order: String::new(), game: None };
            let reply = Reply::Done(Box::new(dropped));
            items.push(Item { typed: Order::No.to_string(), reply });
        }
    }
    if said.iter().any(|said| matches!(said, Said::Order(_))) {
        write_again(ledger, player, actor)?;
    }
    let waiting = ask::waiting(ledger, player, mail.answers)?;
    let answers = |said: &Said| matches!(said, Said::Order(line) if line.order.is_answer());
    if !said.iter().any(answers) {
        // Whoever answers something else has left the question.
        for left in &waiting {
            ledger.change.drop_confirmation(player, &left.place)?;
        }
    }
    for said in board.without_doubles(said) {
        items.push(match said {
            Said::Unclear { typed, .. } => Item { typed, reply: Reply::Unclear },
            Said::Several(moves) => Item { typed: moves.join(", "), reply: Reply::Several(moves) },
            Said::Order(line) if is_question(&line.order) => {
                let typed = line.to_string();
                let question = board.about_its_game(line).to_string();
                Item { typed, reply: Reply::Question(question) }
            }
            // A "yes" is for what the mail asked that it answers, and for nothing else.
            Said::Order(line) if line.order.is_answer() => {
                let place = ask::meant(&waiting, &line).or_else(|| match line.order {
                    // That asks, where it answers nothing.
                    Order::Erase(_) => Some(ask::place(&mail.id, items.len()).name),
                    _ => None,
                });
                one(ledger, player, (actor, place), line, &mut board)?
            }
            Said::Order(line) => {
                let place = Some(ask::place(&mail.id, items.len()).name);
                one(ledger, player, (actor, place), line, &mut board)?
            }
        });
    }
    let mut answered = Answered {
        to: mail.id.clone(),
        game: board.only().map(|game| game.0),
        items,
        rest: mail.rest.clone(),
    };
    if answered.did() {
        // A greeting, or a name below: nobody meant an order.
        answered.rest.retain(|line| line.split_whitespace().count() > GREETING);
    }
    Ok(answered)
}

/// Carries out one order.
fn one(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    (actor, place): (&Actor, Option<String>),
    line: Line,
    board: &mut Board,
) -> Result<Item, Stop> {
    let typed = line.to_string();
    let line = board.about_its_game(line);
    let is_ply = matches!(line.order, Order::Ply(_));
    let done = ledger.attempt(|ledger| {
        let seen = board.seen(ledger, player, &line)?;
        let request = Request { id: String::new(), actor: actor.clone(), order: line, seen, place };
        Ok(decide(ledger, Some(player), &request)?.1)
    });
    let reply = match done {
        Ok(Ok(happened)) => {
            if let (true, Some(moment)) = (is_ply, happened.moment()) {
                board.played(moment.game());
            }
            Reply::Done(Box::new(happened))
        }
        Ok(Err(refused)) => Reply::Refused(Box::new(refused)),
        // It would be so however often the mail came again.
        Err(Stop::Fault(Fault::Row(_))) => Reply::Failed,
        Err(stop) => return Err(stop),
    };
    Ok(Item { typed, reply })
}

/// Whoever writes reads there: what was suspended because something came back is tried again.
fn write_again(ledger: &Ledger<'_>, player: PlayerId, actor: &Actor) -> Result<(), Fault> {
    let identity = identity(ledger, player, &actor.address)?;
    let came_back = |identity: &IdentityRow| {
        identity.suspended.as_ref().is_some_and(|(_, because)| because != STOPPED)
    };
    if let Some(identity) = identity.filter(came_back) {
        ledger.change.confirm_identity(identity.id, ledger.now)?;
        ledger.reroute(player)?;
    }
    Ok(())
}
