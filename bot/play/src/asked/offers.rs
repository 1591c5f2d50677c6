//! What can be offered to a player: of the commands that a line may mean those that are possible, and
//! what the player could accept of others.

use commands::words::{OrderWord, Word};
use commands::{Deed, Offer, Order, OrderLine, first_game};
use engine::{Illegal, Side};
use kernel::happened::Remembered;
use kernel::ledger::Ledger;
use kernel::refused::{Refused, or_refused};
use kernel::request::Actor;
use storage::{Fault, GameId, InvitationRow, PlayerId};
use templates::Refusal;
use templates::told::NextStep;

use crate::asked::{OrderChoice, add, again, ask_in_game, end, open};
use crate::{announcing, ply, seat};

/// Notes that these commands are offered.
fn offer(ledger: &Ledger<'_>, player: PlayerId, lines: &[OrderLine]) -> Result<(), Fault> {
    let choices = lines.iter().map(|line| OrderChoice { order: line.to_string(), told: None });
    add(ledger, player, choices.collect())
}

/// Notes that a first game is offered, which is for those alone who are playing none.
pub fn offer_first_game(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    match ledger.view().running_games(player)?.is_empty() {
        true => offer(ledger, player, &[OrderLine::without_game(first_game())]),
        false => Ok(()),
    }
}

/// Notes the commands that a refusal offers.
pub fn note_offers(ledger: &Ledger<'_>, player: PlayerId, refusal: &Refusal) -> Result<(), Fault> {
    let offered = refusal.next_steps().into_iter().filter_map(|step| match step {
        NextStep::Send(command) | NextStep::Choose(_, command) => commands::read(&command).ok(),
        _ => None,
    });
    let offered: Vec<OrderLine> = offered.collect();
    // What was asked about again is open already.
    match offered.is_empty() || matches!(refusal.code(), "offered" | "which-offer") {
        true => Ok(()),
        false => offer(ledger, player, &offered),
    }
}

/// What to answer somebody whose line may mean one of these commands: those that can be carried
/// out are offered, a command that needs a game in that one. If none can be, it is said why.
pub fn offer_commands(
    ledger: &mut Ledger<'_>,
    actor: &Actor,
    asker: Option<PlayerId>,
    (game, commands): (Option<u32>, &[String]),
) -> Result<Result<Vec<String>, Remembered>, Fault> {
    let Some(player) = asker else { return Ok(Ok(commands.to_vec())) };
    let (mut kept, mut lines, mut refused) = (Vec::new(), Vec::new(), None);
    let mut is_answer = false;
    for command in commands {
        let Ok(line) = commands::read(command) else { continue };
        // Whether it is a yes to what was asked before has to be certain.
        if matches!(line.order, Order::Do(Deed::Yes(_) | Deed::No)) {
            is_answer = true;
            continue;
        }
        let line = match line.game {
            None if line.order.needs() != commands::Needs::Nothing => OrderLine { game, ..line },
            _ => line,
        };
        match is_possible(ledger, actor, player, &line)? {
            Ok(()) => {
                kept.push(command.clone());
                lines.push(line);
            }
            Err(why) => refused = refused.or(Some(why)),
        }
    }
    if lines.is_empty() && is_answer {
        let place = ledger.place.clone();
        let open = place.map(|place| open(ledger, player, &place.answers)).transpose()?.flatten();
        return Ok(Err(match open {
            Some(open) => again(ledger, player, &open)?,
            None => from_offers(ledger, player, None)?,
        }));
    }
    end(ledger, player)?;
    if lines.is_empty() {
        return Ok(match refused {
            Some(why) => Err(Err(why)),
            None => Ok(commands.to_vec()),
        });
    }
    offer(ledger, player, &lines)?;
    Ok(Ok(kept))
}

/// Whether a command would be carried out, be answered or ask its own question. What is announced
/// with a move isn't judged: an offer must not tell what is open.
fn is_possible(
    ledger: &mut Ledger<'_>,
    actor: &Actor,
    player: PlayerId,
    line: &OrderLine,
) -> Result<Result<(), Refused>, Fault> {
    let deed = match &line.order {
        Order::Do(deed) => deed,
        Order::Ask(question) => {
            let row = ledger.player(player)?;
            let answer =
                ledger.assembly.ask(ledger.lookup(), Some(&row), actor, line.game, question);
            return Ok(match or_refused(answer)? {
                // It asks which game is meant, which can be answered.
                Ok(_) | Err(Refused::WhichGame { .. }) => Ok(()),
                Err(why) => Err(why),
            });
        }
    };
    if let Deed::Ply(text) = deed {
        let number = line.game.map(|game| GameId(game.into()));
        let seat = seat::take(ledger.lookup(), player, number, None);
        // One that is made again with its announcement asks whether it was seen.
        if let Ok(seat) = &seat
            && announcing::is_last_ply_announced(seat, text)
        {
            return Ok(Ok(()));
        }
        let seat = seat.and_then(seat::SeatAtGame::on_move);
        return Ok(match or_refused(seat)? {
            Ok(seat) => match ply::canonical(&seat.open, text) {
                Ok(_) | Err(Illegal::Announcement(_)) => Ok(()),
                Err(_) => Err(Refused::Ply { moment: seat.open.moment(), typed: text.clone() }),
            },
            Err(why) => Err(why),
        });
    }
    let place = ledger.place.take();
    let assembly = ledger.assembly;
    let tried = ledger
        .rehearse(|ledger| assembly.carry_out(ledger, actor, (line.game, deed), None).map(drop));
    ledger.place = place;
    or_refused(tried)
}

/// A yes where nothing is asked: what others offer the player is shown and asked about, and nothing
/// is taken for accepted.
pub(crate) fn from_offers(
    ledger: &Ledger<'_>,
    player: PlayerId,
    game: Option<u32>,
) -> Result<Remembered, Fault> {
    let mut lines = offers(ledger, player)?;
    lines.retain(|line| game.is_none() || line.game == game);
    Ok(match lines.as_slice() {
        [] => Err(Refused::NothingAsked),
        [only] => Ok(ask_in_game(ledger, player, only)?),
        several => {
            offer(ledger, player, several)?;
            Err(Refused::Offered { commands: several.iter().map(ToString::to_string).collect() })
        }
    })
}

/// How a player would accept each of what others offer them.
pub fn offers(ledger: &Ledger<'_>, player: PlayerId) -> Result<Vec<OrderLine>, Fault> {
    let mut lines = Vec::new();
    for row in ledger.view().running_games(player)? {
        let side =
            if row.players[Side::Attackers] == player { Side::Attackers } else { Side::Defenders };
        let game = u32::try_from(row.id.0).ok();
        // One that can't be read doesn't hide the others.
        let opened = ledger.lookup().open_row(row);
        let Ok(opened) = opened else { continue };
        let course = &opened.course;
        let by_other = |by: Option<Side>| by.is_some_and(|by| by != side);
        let offered = [
            (by_other(course.draw_offered), Deed::Draw(Offer::Accept)),
            (by_other(course.takeback_offered), Deed::Takeback(Offer::Accept)),
            (
                by_other(course.time_offer(ledger.now).map(|offered| offered.by)),
                Deed::Time(Offer::Accept),
            ),
        ];
        let offered = offered.into_iter().filter(|(is_open, _)| *is_open);
        lines.extend(offered.map(|(_, deed)| OrderLine { game, order: deed.into() }));
    }
    for invitation in invitations(ledger, player)? {
        let accept = Deed::Accept(u32::try_from(invitation.id.0).ok());
        lines.push(OrderLine::without_game(accept));
    }
    Ok(lines)
}

fn invitations(ledger: &Ledger<'_>, player: PlayerId) -> Result<Vec<InvitationRow>, Fault> {
    let mut open = ledger.view().open_invitations(player)?;
    open.retain(|row| row.recipient == Some(player) && row.expires_at > ledger.now);
    Ok(open)
}

/// A no where nothing is asked: the only invitation may be meant.
pub(crate) fn nothing_asked(ledger: &Ledger<'_>, player: PlayerId) -> Result<Remembered, Fault> {
    Ok(Err(match invitations(ledger, player)?.as_slice() {
        [only] => {
            let order = OrderWord::No.canonical().to_owned();
            Refused::WhichInvitation { order, invitations: vec![only.id.0] }
        }
        _ => Refused::NothingAsked,
    }))
}
