//! What an email can't do by itself, even if its sender is proven: decide who can play in a
//! player's name, or who is an organiser. The player is asked for a yes, at an address that was
//! theirs before, and only the reader of that question can give it.

use commands::{Deed, Order, OrderFrom, OrderLine};
use kernel::answered::{AskedLine, MailAsked};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::named;
use storage::{Channel, Fault, GameId, IdentityRow, MailAskRow, PlayerId};
use templates::accounts::AccountNews;

use crate::incoming::{Incoming, MailLine};
use crate::there::{PATIENCE, identity, tell_there};

/// The "game" under which such a question is stored: separate from questions about unproven emails,
/// so that a forged one cannot replace it.
pub(crate) const SLOT: GameId = GameId(-1);

/// Where a player is asked: at the working email address that was linked first. So a person who
/// gets another address linked can't use it to push out the first one.
pub fn asked_at(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &str,
) -> Result<Option<IdentityRow>, Fault> {
    let identities = ledger.view().identities(player)?.into_iter();
    let works = |row: &IdentityRow| row.channel == Channel::Email && row.suspended.is_none();
    match identities.filter(works).min_by_key(|row| row.id) {
        Some(first) => Ok(Some(first)),
        // A person who writes from there can also read there.
        None => identity(ledger, player, from),
    }
}

/// Splits the orders of a proven email into those that need a yes, and the rest. Erasing asks
/// anyway, which is enough if its question goes to the address that would be asked.
pub fn apart(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
) -> Result<(Vec<OrderLine>, Vec<MailLine>), Fault> {
    let own = identity(ledger, player, &mail.from)?.map(|row| row.id);
    let is_asked_here = asked_at(ledger, player, &mail.from)?.map(|row| row.id) == own;
    let (mut lines, mut rest) = (Vec::new(), Vec::new());
    for said in &mail.said {
        match said {
            MailLine::Order(OrderLine { order: Order::Do(Deed::Erase(_)), .. })
                if is_asked_here =>
            {
                rest.push(said.clone());
            }
            MailLine::Order(line) if line.order.row().from == OrderFrom::Confirmed => {
                lines.push(line.clone())
            }
            said => rest.push(said.clone()),
        }
    }
    Ok((lines, rest))
}

/// Asks for a yes. Returns what the sender is told, unless the question itself goes to the address
/// that the email came from.
pub fn ask(
    ledger: &Ledger<'_>,
    player: PlayerId,
    mail: &Incoming,
    lines: &[OrderLine],
) -> Result<Option<Happened>, Fault> {
    let Some(at) = asked_at(ledger, player, &mail.from)? else { return Ok(None) };
    let lines = lines.iter().map(|line| AskedLine { order: line.to_string(), seen: None });
    let asked = MailAsked {
        about: None,
        from: Some(mail.from.clone()),
        lines: lines.collect(),
        words: Vec::new(),
    };
    tell_there(ledger, player, &at.address, &Happened::MailAsked(asked))?;
    let notice = ledger.view().newest_notice()?;
    let ask = MailAskRow { notice, at: ledger.now, times: 1 };
    ledger.change.set_mail_ask(player, Some(SLOT), ask, ledger.now - PATIENCE)?;
    let is_here = identity(ledger, player, &mail.from)?.is_some_and(|own| own.id == at.id);
    let way = named::way_at(Channel::Email, &at.address);
    Ok((!is_here).then_some(Happened::Account(AccountNews::ConsentAsked(way))))
}
