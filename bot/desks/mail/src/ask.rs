//! Asking players at their known address whether an email was theirs: its requests wait for a
//! "yes", and refer to the games as their player was shown them.

use commands::{self, Deed, Needs, Order, OrderFrom, OrderLine, Sure};
use kernel::answered::{AskedLine, MailAsked};
use kernel::at_once::MOST_AT_ONCE;
use kernel::contacts::STOPPED;
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::request::Seen;
use storage::{Fault, GameId, MailAskRow, MailId, NoticeId, PlayerId, View};
use templates::told::ClosedQuestion;

use crate::board::ShownGames;
use crate::incoming::{Incoming, MailLine};
use crate::there::{identity, needs_consent, tell_there};
use crate::{consent, contact, place, there};

/// How many questions can be asked in that time about one game, about everything else in answers to
/// our emails, or about all other emails, as long as each asks something different and none is
/// answered. An answer, even "no", makes room for new questions.
pub const MOST: u32 = 3;

/// The "game" under which questions about answers to our emails are stored. Only a person who reads
/// our emails can write such an answer, so a player whose address is being forged is never locked
/// out.
const REPLIES: GameId = GameId(-2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum YesOrNo {
    Yes,
    No,
    /// It was not answered, or had been before.
    None,
}

/// Asks the player whether an email was theirs, at the address it claims to come from. A question
/// about a game is asked only if the email answers one of ours about it. The newest question
/// replaces the one before, so that a forged email doesn't keep its victim from being asked.
pub(crate) fn ask_back(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
) -> Result<(), Fault> {
    if is_stopped(ledger, player, &mail.from)? {
        return Ok(());
    }
    let mut board = ShownGames::of(ledger, mail.answers)?;
    let about = board.only();
    let mut lines = Vec::new();
    for said in &mail.said {
        let MailLine::Order(line) = said else { continue };
        let line = board.about_its_game(line.clone());
        let game = match line.game {
            None => board.meant(ledger, player, &line)?.and_then(|game| u32::try_from(game.0).ok()),
            named => named,
        };
        if game.is_none() && line.order.needs() == Needs::Ply {
            // Later it would be unclear which game a "yes" was for.
            continue;
        }
        let line = OrderLine { game, ..line };
        let seen = board.seen(ledger, player, &line)?.map(|seen| (seen.ply, seen.event));
        lines.push(AskedLine { order: line.to_string(), seen });
        // The question lists what would be done: the rest is not part of it.
        if lines.len() >= MOST_AT_ONCE {
            break;
        }
    }
    if lines.is_empty() {
        return Ok(());
    }
    let needs_consent = mail.said.iter().any(needs_consent);
    let (from, at) = match consent::asked_at(ledger, player, &mail.from)? {
        Some(first) if needs_consent => (Some(mail.from.clone()), first.address),
        _ => (None, mail.from.clone()),
    };
    let words = mail.beside.clone();
    let asked = MailAsked { about: about.map(|game| game.0), from, lines, words };
    let slot = mail.answers.map(|_| about.unwrap_or(REPLIES));
    let open = ledger.view().mail_ask(player, slot)?;
    let open = open.filter(|open| ledger.now - open.at <= there::PATIENCE);
    let times = match open {
        Some(open) if open.times >= MOST => return Ok(()),
        Some(open) if read(ledger, open.notice)?.is_some_and(|open| open.is_same(&asked)) => {
            return Ok(());
        }
        Some(open) => open.times + 1,
        None => 1,
    };
    tell_there(ledger, player, &at, &Happened::MailAsked(asked))?;
    let notice = ledger.view().newest_notice()?;
    let ask = MailAskRow { notice, at: ledger.now, times };
    ledger.change.set_mail_ask(player, slot, ask, ledger.now - there::PATIENCE)
}

/// Whether the player wants no email at that address.
pub fn is_stopped(ledger: &Ledger<'_>, player: PlayerId, address: &str) -> Result<bool, Fault> {
    let suspended = identity(ledger, player, address)?.and_then(|identity| identity.suspended);
    Ok(suspended.is_some_and(|(_, because)| because == STOPPED))
}

fn read(ledger: &Ledger<'_>, notice: NoticeId) -> Result<Option<MailAsked>, Fault> {
    let Some(row) = ledger.view().notice(notice)? else { return Ok(None) };
    Ok(match happened::read(&row.data)? {
        Happened::MailAsked(asked) => Some(asked),
        _ => None,
    })
}

/// The question in the email that is answered, and its notice.
pub fn asked_by(
    ledger: &Ledger<'_>,
    answers: Option<MailId>,
) -> Result<Option<(NoticeId, MailAsked)>, Fault> {
    let Some(mail) = answers else { return Ok(None) };
    let told = told_in(ledger.view(), mail)?.into_iter();
    let mut asked = told.filter_map(|(notice, happened)| match happened {
        Happened::MailAsked(asked) => Some((notice, asked)),
        _ => None,
    });
    Ok(asked.next())
}

/// The notices in an email of ours. If it only says that an answer to an earlier one was not
/// understood, what that one asked waits there too.
pub(crate) fn told_in(view: View<'_>, mail: MailId) -> Result<Vec<(NoticeId, Happened)>, Fault> {
    let mut told = Vec::new();
    let mut next = Some(mail);
    while let Some(mail) = next.take() {
        for notice in view.mail_notices(mail)? {
            let Some(row) = view.notice(notice)? else { continue };
            let happened = happened::read(&row.data)?;
            if let Happened::Answered(answered) = &happened {
                let earlier = answered.again.map(MailId).filter(|earlier| *earlier < mail);
                next = earlier.or(next);
            }
            told.push((notice, happened));
        }
    }
    Ok(told)
}

/// A reply to the question that repeats exactly the same orders, and nothing else, means yes.
pub(crate) fn said_again(ledger: &Ledger<'_>, mail: &Incoming) -> Result<Option<Incoming>, Fault> {
    // An email can also be found by its Message-ID, but that proves nothing.
    let asked = if mail.proves { asked_by(ledger, mail.answers)? } else { None };
    let Some((_, asked)) = asked else { return Ok(None) };
    let board = ShownGames::of(ledger, mail.answers)?;
    let mut again = Vec::new();
    for said in &mail.said {
        // Doubtful or unclear text does not count as a yes.
        let MailLine::Order(line) = said else { return Ok(None) };
        again.push(board.about_its_game(line.clone()).to_string());
    }
    let same = again.iter().eq(asked.lines.iter().map(|line| &line.order));
    let yes = MailLine::Order(OrderLine::without_game(Deed::Yes(None)));
    Ok((same && mail.rest.is_empty()).then(|| Incoming { said: vec![yes], ..mail.clone() }))
}

/// The "game" under which a question waits for its answer.
type Slot = Option<GameId>;

/// Where a question waits; `None` if it no longer does.
pub(crate) fn slot_of(
    lookup: Lookup<'_>,
    player: PlayerId,
    notice: NoticeId,
    asked: &MailAsked,
) -> Result<Option<Slot>, Fault> {
    let mut open = None;
    for slot in [asked.about.map(GameId), Some(REPLIES), Some(consent::SLOT), None] {
        let ask = lookup.view.mail_ask(player, slot)?;
        if ask.is_some_and(|ask| ask.notice == notice && lookup.now - ask.at <= there::PATIENCE) {
            open = Some(slot);
        }
    }
    Ok(open)
}

/// A "yes" carries out what was asked; a "no" drops it. Either answers it for good, provided it is
/// the last question.
pub fn answer_to(
    ledger: &Ledger<'_>,
    player: PlayerId,
    (notice, asked): &(NoticeId, MailAsked),
    said: Vec<MailLine>,
    board: &mut ShownGames,
) -> Result<(Vec<MailLine>, YesOrNo), Fault> {
    let answer = said
        .iter()
        .position(|said| matches!(said, MailLine::Order(line) if says_yes_or_no(&line.order)));
    let open = slot_of(ledger.lookup(), player, *notice, asked)?;
    let (Some(answer), Some(open)) = (answer, open) else { return Ok((said, YesOrNo::None)) };
    ledger.change.drop_mail_ask(player, open)?;
    let is_yes = match said.get(answer) {
        Some(MailLine::Order(line)) => matches!(line.order, Order::Do(Deed::Yes(_))),
        _ => false,
    };
    let mut lines = Vec::new();
    for (index, said) in said.into_iter().enumerate() {
        if index != answer {
            lines.push(said);
            continue;
        }
        for line in asked.lines.iter().filter(|_| is_yes) {
            let mut order = commands::read(&line.order)
                .map_err(|_| Fault::row("a waiting command cannot be read"))?;
            // One yes is enough to stop emails, and to appoint somebody.
            let needs_consent = order.order.row().from == OrderFrom::Confirmed;
            match &mut order.order {
                Order::Do(Deed::Unsubscribe(sure)) => *sure = Sure::Yes,
                Order::Do(Deed::Organise(sure, _)) if needs_consent => *sure = Sure::Yes,
                _ => {}
            }
            if let (Some(game), Some((ply, event))) = (order.game, line.seen) {
                board.show(GameId(game.into()), Seen { ply, event });
            }
            lines.push(MailLine::Order(order));
        }
    }
    Ok((lines, if is_yes { YesOrNo::Yes } else { YesOrNo::No }))
}

/// The email with a bare `stop` as what it means: no to an open question of the email that it
/// answers, otherwise the wish for no more email.
pub(crate) fn stop_decided(
    ledger: &Ledger<'_>,
    player: Option<PlayerId>,
    mail: &Incoming,
) -> Result<Option<Incoming>, Fault> {
    if !mail.said.iter().any(MailLine::is_stop) {
        return Ok(None);
    }
    let is_asked = match player {
        Some(player) => {
            asked_by(ledger, mail.answers)?.is_some()
                || place::of_reply(ledger, player, mail)?.is_some()
        }
        // Somebody who isn't a player is asked whether to join.
        None => mail.answers.is_some() && !contact::is_asked_to_stop(ledger, mail)?,
    };
    let meant = if is_asked { Deed::No } else { Deed::Unsubscribe(Sure::Ask) };
    let decided = mail.said.iter().map(|said| match said.is_stop() {
        true => MailLine::Order(OrderLine::without_game(meant.clone())),
        false => said.clone(),
    });
    Ok(Some(Incoming { said: decided.collect(), ..mail.clone() }))
}

/// A person who has been asked and says "cancel" means the question.
fn says_yes_or_no(order: &Order) -> bool {
    matches!(order, Order::Do(Deed::Yes(_) | Deed::No | Deed::Cancel(None)))
}

/// Closes the questions whether an email was the player's that are open in a thread in which the
/// player says something else.
pub fn close(
    ledger: &Ledger<'_>,
    player: PlayerId,
    answers: Option<MailId>,
    about: Option<GameId>,
) -> Result<(), Fault> {
    let mut slots: Vec<Slot> = about.map(Some).into_iter().collect();
    if let Some((notice, asked)) = asked_by(ledger, answers)? {
        slots.extend(slot_of(ledger.lookup(), player, notice, &asked)?);
    }
    for slot in slots {
        let Some(open) = ledger.view().mail_ask(player, slot)? else { continue };
        let Some(asked) = read(ledger, open.notice)? else { continue };
        for line in asked.lines.iter().filter_map(|line| commands::read(&line.order).ok()) {
            let row = line.order.row();
            if !row.keeps || row.from == OrderFrom::Confirmed {
                let (order, game) = (line.order.to_string(), line.game.map(i64::from));
                ledger.closed.borrow_mut().push(ClosedQuestion { order, game });
            }
        }
        // How often the player was asked still counts.
        let closed = MailAskRow { notice: NoticeId(0), ..open };
        ledger.change.set_mail_ask(player, slot, closed, ledger.now - there::PATIENCE)?;
    }
    Ok(())
}
