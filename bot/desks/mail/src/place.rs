//! Which question an email answers, and where what it asks can be answered: a thread of emails is a
//! conversation, which belongs to a game or to none; in it, the email that caused our answer names
//! the question. The reply address of our answer leads there.

use std::collections::BTreeSet;

use commands::{Order, OrderLine};
use kernel::happened::{self, Happened};
use kernel::ledger::Ledger;
use kernel::request::{MessageAt, Place};
use play::asked;
use storage::{Fault, GameId, PlayerId};

use crate::board::ShownGames;
use crate::incoming::{Incoming, MailLine};

/// The place of an email.
pub fn of_mail(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    board: &ShownGames,
) -> Result<Place, Fault> {
    // A yes to an email about several games may name the game that it is for.
    let threads = [only_game(mail, board), board.only()].map(thread);
    let is_open = |thread: &&String| {
        let at = asked::open_with(ledger, player, |at| at.conversation == **thread);
        at.map(|at| at.is_some())
    };
    let [named, shown] = &threads;
    let conversation = if !is_open(&named)? && is_open(&shown)? { shown } else { named };
    let here = MessageAt { conversation: conversation.clone(), message: mail.id.clone() };
    let answers = match of_reply(ledger, player, mail)? {
        Some(answers) => answers,
        // No email has an empty name: it answers nothing.
        None => MessageAt { message: String::new(), ..here.clone() },
    };
    // An email of ours that shows no game belongs to no game's thread, wherever its question began.
    let conversation = match answers.message.is_empty() {
        true => here.conversation,
        false => thread(board.only()),
    };
    Ok(Place { answers, asks: MessageAt { conversation, message: here.message } })
}

/// The open question to which an email is a reply.
pub(crate) fn of_reply(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
) -> Result<Option<MessageAt>, Fault> {
    let Some(ours) = mail.answers else { return Ok(None) };
    let mut asked = BTreeSet::new();
    for notice in ledger.view().mail_notices(ours)? {
        let Some(row) = ledger.view().notice(notice)? else { continue };
        if let Happened::Answered(answered) = happened::read(&row.data)? {
            asked.insert(answered.to);
        }
    }
    asked::open_with(ledger, player, |at| {
        at.conversation.starts_with(THREAD) && asked.contains(&at.message)
    })
}

/// Begins the name of a thread of emails.
const THREAD: &str = "mail";

fn thread(game: Option<GameId>) -> String {
    game.map_or_else(|| THREAD.to_owned(), |game| format!("{THREAD} {game}"))
}

/// The one game that an email is about.
fn only_game(mail: &Incoming, board: &ShownGames) -> Option<GameId> {
    let named = mail.said.iter().filter_map(|said| match said {
        MailLine::Order(OrderLine { game, order: Order::Do(_) }) => *game,
        _ => None,
    });
    let games: BTreeSet<GameId> =
        named.map(|game| GameId(game.into())).chain(board.only()).collect();
    games.first().copied().filter(|_| games.len() == 1)
}
