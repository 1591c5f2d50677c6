//! What players write around their moves in emails: it is kept as a message, and goes to the
//! opponent once the move is played and the player wants such words to be passed on. Until the
//! player has said so, each email's answer asks, and the question stays open.

use commands::{Deed, Order, PassOn, Setting};
use storage::{Fault, GameId, MailId, PassOnPreference, PlayerId};
use templates::told::WordsBeside;

use super::{BesideLine, ask};
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::refused::{Stop, or_refused};
use crate::{held, seat, settings};

/// The most messages of a player that wait to be passed on.
const MOST_HELD: usize = 20;

/// A game for which an email has a move, and the ply that was due there before.
pub(super) type WithPly = (GameId, u32);

/// Keeps what stands around the moves in an email, passes on what can be, and returns what became
/// of it. Without a move nothing is done.
pub(super) fn deal_with(
    ledger: &Ledger<'_>,
    player: PlayerId,
    words: &[BesideLine],
    plies: &[WithPly],
) -> Result<WordsBeside, Stop> {
    let mut told = WordsBeside::default();
    let pass_on = ledger.player(player)?.preferences.pass_on;
    if pass_on == PassOnPreference::No || plies.is_empty() {
        return Ok(told);
    }
    let mut pieces: Vec<Vec<String>> = vec![Vec::new(); plies.len()];
    for line in words {
        let is_its = |(game, _): &WithPly| match line.game {
            Some(named) => game.0 == i64::from(named),
            None => plies.len() == 1,
        };
        // Among several games it is not clear which one it is for.
        let of = plies.iter().position(is_its).and_then(|at| pieces.get_mut(at));
        match of.filter(|_| !line.stays) {
            Some(of) => of.push(line.text.clone()),
            None => told.stayed.push(line.text.clone()),
        }
    }
    let held = ledger.view().held_messages(player)?.len();
    for (&(game, ply), pieces) in plies.iter().zip(&pieces) {
        if pieces.is_empty() {
            continue;
        }
        let seat = or_refused(seat::take(ledger.lookup(), player, Some(game), None))?;
        let Some(seat) = seat.ok().filter(|_| held < MOST_HELD) else {
            told.stayed.extend_from_slice(pieces);
            continue;
        };
        let left = held::hold(ledger, &seat, ply, pieces)?;
        if seat.open.course.due_ply() <= ply {
            told.waits.extend(pieces.iter().filter(|piece| !left.contains(piece)).cloned());
        }
        told.stayed.extend(left);
    }
    told.is_asked_again = pass_on == PassOnPreference::Ask;
    for message in held::ready(ledger, player)? {
        let lines = message.text.lines().map(str::to_owned);
        if pass_on == PassOnPreference::Yes {
            told.went.extend(lines);
            held::release(ledger, player, &message)?;
        } else {
            told.asked.extend(lines);
        }
    }
    told.is_asked_again &= !told.asked.is_empty();
    Ok(told)
}

/// Whether an email of ours asks what to do with such words, and the answer is still open.
pub(super) fn is_asked_by(
    ledger: &Ledger<'_>,
    player: PlayerId,
    answers: Option<MailId>,
) -> Result<bool, Fault> {
    let Some(mail) = answers else { return Ok(false) };
    let told = ask::told_in(ledger.view(), mail)?;
    let asks = told.iter().any(|(_, happened)| match happened {
        Happened::Answered(answered) => !answered.words.asked.is_empty(),
        _ => false,
    });
    Ok(asks && !held::ready(ledger, player)?.is_empty())
}

/// What a yes or a no to that question does: said for the first time, it holds from then on;
/// players who want to be asked each time only answer for what waits now.
pub(super) fn answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    is_yes: bool,
) -> Result<Vec<Happened>, Stop> {
    let is_each_time = ledger.player(player)?.preferences.pass_on == PassOnPreference::Ask;
    let set = Setting::Words(if is_yes { PassOn::Yes } else { PassOn::No });
    let done = match is_yes {
        true => held::pass_on(ledger, player)?,
        false => {
            held::drop_all(ledger, player)?;
            let order = Deed::Settings(vec![set]).to_string();
            vec![Happened::Dropped { order, game: None }]
        }
    };
    if !is_each_time {
        settings::change(ledger, player, &[set])?;
    }
    Ok(done)
}

/// Whether an order answers yes or no, about no game.
pub(super) fn says_yes_or_no(order: &Order) -> Option<bool> {
    match order {
        Order::Do(Deed::Yes) => Some(true),
        Order::Do(Deed::No) => Some(false),
        _ => None,
    }
}
