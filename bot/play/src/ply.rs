//! Playing: a ply, the hún, and withdrawing a ply that nobody has seen.

use correspondence::event::Event;
use engine::dice::Roll;
use engine::notation::PlyText;
use engine::ruleset::options::Dice;
use engine::{Game, Illegal, Ply};
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Open;
use kernel::refused::{Refused, Stop};
use storage::{Delivery, Fault, NoticeId};
use templates::told::{GameNews, GamePoint};

use crate::seat::SeatAtGame;
use crate::{announcing, held, planning, seat};

/// Plays a ply as typed. The opponent is told, and their clock starts then. The ply that nobody has
/// seen is made again if it is typed with its announcement. Under a ruleset without announcements
/// one is left out.
pub fn ply(ledger: &Ledger<'_>, seat: SeatAtGame, typed: &str) -> Result<Happened, Stop> {
    if let Some(words) = announcing::said_alone(&seat.open, typed) {
        return announcing::alone(ledger, seat, &words);
    }
    let seat = seat.still_running()?;
    let again = announcing::is_last_ply_announced(&seat, typed);
    let (moment, seat) = match again {
        true => (announcing::before_last_ply(&seat.open), announcing::undo(ledger, seat)?),
        false => (seat.open.moment(), seat),
    };
    let mut seat = seat.on_move()?;
    announcing::must_be_whole(&seat, typed)?;
    let mut news = if again { GameNews::AnnouncedAfter } else { GameNews::Ply };
    let read = PlyText::parse_for(typed, seat.open.course.game.ruleset());
    if read.is_ok_and(|(_, is_left_out)| is_left_out) {
        news = GameNews::PlyUnannounced;
    }
    let refused = |_| Refused::Ply { moment, typed: typed.to_owned() };
    let canonical = canonical(&seat.open, typed).map_err(refused)?;
    ledger.follow_up_on(&Occasion::Ply(seat.player))?;
    let happened = seat.book_and_tell(ledger, &Event::Ply(canonical), GameNews::Ply)?;
    planning::answer(ledger, &mut seat.open)?;
    Ok(match happened {
        Happened::Game { at, .. } => Happened::game(news, at),
        happened => happened,
    })
}

/// The canonical text of a ply, if it can be played as typed.
pub fn canonical(open: &Open, typed: &str) -> Result<String, Illegal> {
    let mut game = open.course.game.clone();
    let ply = play_typed(&mut game, typed)?.clone();
    Ok(game.ply_text(&ply))
}

/// Plays a ply as a player typed it: an announcement is left out where nothing is announced.
pub(crate) fn play_typed<'a>(game: &'a mut Game, typed: &str) -> Result<&'a Ply, Illegal> {
    let read = PlyText::parse_for(typed, game.ruleset());
    let (ply, _) = read.map_err(Illegal::Unreadable)?;
    game.play_read(&ply)
}

pub fn roll(ledger: &Ledger<'_>, seat: SeatAtGame) -> Result<Happened, Stop> {
    let mut seat = seat.on_move()?;
    let rolled = rolled(&seat.open)?;
    if seat.open.course.game.clone().declare_roll(rolled).is_err() {
        return Err(Refused::Roll(seat.open.moment()).into());
    }
    let moment = ledger.book(&mut seat.open, &Event::Rolled(rolled))?;
    if seat.open.course.game.must_pass() {
        // The player has no choice: the turn passes with the roll.
        ledger.follow_up_on(&Occasion::Ply(seat.player))?;
        return seat.book_and_tell(
            ledger,
            &Event::Ply(format!("roll {rolled} pass")),
            GameNews::Ply,
        );
    }
    Ok(Happened::game(GameNews::Rolled, moment))
}

/// The result of a game's next roll; an arbitrary face in a game without the hún, where declaring
/// it is refused.
pub fn rolled(open: &Open) -> Result<Roll, Fault> {
    let game = &open.course.game;
    let secret = match (&open.row.secret, game.terms().dice) {
        (Some(secret), Dice::Hun) => secret.as_slice(),
        (None, Dice::Hun) => {
            return Err(Fault::row(format_args!("game {} has lost its secret", open.row.id)));
        }
        (_, Dice::None) => &[],
    };
    let name = open.row.id.to_string();
    Ok(Roll::nth(secret, &name, game.rolls_made() + 1, &game.canonical_plies()))
}

/// Withdraws the player's own last ply, as long as the opponent has not been shown it and has
/// planned nothing for this turn.
pub fn withdraw(ledger: &Ledger<'_>, seat: SeatAtGame) -> Result<Happened, Stop> {
    let seat = seat.still_running()?;
    let notice = unseen_ply(ledger, &seat)??;
    let (_, moment) = take_back(ledger, seat, notice)?;
    Ok(Happened::game(GameNews::Withdrawn, moment))
}

/// Takes back the player's own last ply, of which the opponent would have been told by that notice.
pub fn take_back(
    ledger: &Ledger<'_>,
    mut seat: SeatAtGame,
    notice: NoticeId,
) -> Result<(SeatAtGame, GamePoint), Stop> {
    let (row, side) = (&seat.open.row, seat.side);
    // It is no longer shown publicly either.
    let to_other = ledger.view().waiting_about(row.id, row.players[!side])?;
    let own = ledger.view().waiting_about(row.id, row.players[side])?;
    let to_all = own.into_iter().filter(|row| row.address.is_some());
    for later in to_other.into_iter().chain(to_all) {
        if later.id >= notice {
            ledger.change.finish_notice(later.id, Delivery::Withdrawn)?;
        }
    }
    held::take_back(
        ledger,
        (row.players[side], row.players[!side]),
        (row.id, seat.open.course.due_ply() - 1),
    )?;
    // The opponent's plans were for what came after that ply.
    ledger.change.drop_plan(row.players[side], row.id)?;
    let moment = ledger.book(&mut seat.open, &Event::Withdrawn)?;
    Ok((seat, moment))
}

/// The notice of the player's own last ply, if it can still be withdrawn.
pub(crate) fn unseen_ply(
    ledger: &Ledger<'_>,
    seat: &SeatAtGame,
) -> Result<Result<NoticeId, Refused>, Fault> {
    let moment = seat.open.moment();
    let plies = seat.open.course.game.plies();
    if plies.last().is_none_or(|ply| ply.mover != seat.side || ply.mv.is_none()) {
        return Ok(Err(Refused::NothingToWithdraw(moment)));
    }
    // Anything after the ply (such as a draw offer) cannot have been seen either.
    let Some(notice) = seat::unseen(ledger, seat)? else {
        return Ok(Err(Refused::Seen(moment)));
    };
    // Trying one ply after the other would reveal what the opponent has planned.
    let is_planned = planning::has_met_plan(ledger, &seat.open)?;
    Ok(if is_planned { Err(Refused::Seen(moment)) } else { Ok(notice) })
}
