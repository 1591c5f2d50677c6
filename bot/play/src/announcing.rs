//! Announcements that are not said with the ply that they belong to: whose words can announce, what
//! an announcement alone leads to, and the ply that is made again with its announcement because
//! nobody has seen it. What is decided depends on words, the ruleset and the side, and never on
//! which routes are open.

use std::sync::Arc;

use commands::Deed;
use engine::notation::{Body, PlyText};
use engine::ruleset::Ruleset;
use engine::{PlyAnnouncement, Side};
use everyday::announcing::{Announcements, without_announcement};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Open;
use kernel::refused::{Refused, Stop};
use kernel::request::Seen;
use storage::{Fault, GameId, NoticeId, PlayerId};
use templates::told::GamePoint;

use crate::seat::SeatAtGame;
use crate::{asked, ply, seat};

/// The ruleset of a game whose escapes that player announces; `None` if words about announcements
/// are just words there.
pub fn ruleset_of(open: &Open, player: PlayerId) -> Option<Arc<Ruleset>> {
    let ruleset = open.course.game.ruleset();
    let announces = ruleset.announces() && open.side_of(player) == Some(Side::Defenders);
    (announces && open.course.end.is_none()).then(|| Arc::clone(ruleset))
}

/// The player's seat for a ply, as [`seat::take`] finds it. A ply that is made again with its
/// announcement is meant for the position before it, whatever its player was shown last.
pub fn seat_for_ply(
    ledger: &Ledger<'_>,
    player: PlayerId,
    (number, seen): (Option<GameId>, Option<Seen>),
    typed: &str,
) -> Result<SeatAtGame, Stop> {
    let seat = seat::take(ledger.lookup(), player, number, None)?;
    let is_about_last = said_alone(&seat.open, typed).is_some() && !is_on_move(&seat)
        || is_last_ply_announced(&seat, typed);
    match is_about_last {
        true => Ok(seat),
        false => seat::take(ledger.lookup(), player, number, seen),
    }
}

fn is_on_move(seat: &SeatAtGame) -> bool {
    seat.open.course.to_move() == seat.side
}

/// The announcement, if what was typed as a ply is nothing else.
pub(crate) fn said_alone(open: &Open, typed: &str) -> Option<String> {
    Announcements::of(open.course.game.ruleset()).only_one_in(typed)
}

/// Deals with an announcement without a move: right after a silent move that nobody has seen, it
/// asks whether that is to be made again with it; otherwise it says how it is done.
pub fn alone(ledger: &Ledger<'_>, seat: SeatAtGame, words: &str) -> Result<Happened, Stop> {
    let seat = seat.still_running()?;
    let moment = seat.open.moment();
    let last = seat.open.course.game.plies().last().filter(|ply| ply.mover == seat.side);
    let last = last.filter(|ply| !ply.announces).and_then(|ply| ply.mv);
    if ruleset_of(&seat.open, seat.player).is_none() {
        let seat = seat.on_move()?;
        // The rules say why not.
        let mv = seat.open.course.game.legal_moves().first().copied();
        let mv = mv.map_or_else(String::new, |mv| mv.to_string());
        return Err(Refused::Ply { moment, typed: format!("{mv} {words}") }.into());
    }
    if is_on_move(&seat) {
        return Err(Refused::AnnounceWithMove(moment).into());
    }
    let Some(mv) = last else { return Err(Refused::NotYourTurn(moment).into()) };
    can_undo(ledger, &seat)??;
    let line = seat.line(Deed::Ply(format!("{mv} {words}")));
    Ok(asked::ask_in_game(ledger, seat.player, &line)?)
}

/// Whether a ply is the player's own last one, which announced nothing, with an announcement.
pub(crate) fn is_last_ply_announced(seat: &SeatAtGame, typed: &str) -> bool {
    let Some(last) = seat.open.course.game.plies().last() else { return false };
    if is_on_move(seat) || last.mover != seat.side || last.announces {
        return false;
    }
    if ruleset_of(&seat.open, seat.player).is_none() {
        return false;
    }
    let Ok(read) = PlyText::parse(typed, &seat.open.course.game.ruleset().spellings) else {
        return false;
    };
    let is_same = matches!(read.body, Body::Move { mv, .. } if Some(mv) == last.mv);
    is_same && read.said.is_made()
}

/// The moment before the last ply, to which a refusal to make it again refers.
pub(crate) fn before_last_ply(open: &Open) -> GamePoint {
    let made = open.course.turns().last().and_then(|turn| turn.made);
    let event = made.map_or(open.course.events, |(_, event)| event.saturating_sub(1));
    GamePoint { game: open.row.id.0, event }
}

/// Takes back the player's last ply, so that it can be made again with its announcement.
pub fn undo(ledger: &Ledger<'_>, seat: SeatAtGame) -> Result<SeatAtGame, Stop> {
    let notice = can_undo(ledger, &seat)??;
    let (seat, _) = ply::take_back(ledger, seat, notice)?;
    Ok(seat)
}

fn can_undo(ledger: &Ledger<'_>, seat: &SeatAtGame) -> Result<Result<NoticeId, Refused>, Fault> {
    Ok(ply::unseen_ply(ledger, seat)?.map_err(|why| match why {
        Refused::Seen(moment) => Refused::AnnounceSeen(moment),
        why => why,
    }))
}

/// Refuses a ply with half an announcement: which routes are open is told to nobody who has not
/// named them.
pub(crate) fn must_be_whole(seat: &SeatAtGame, typed: &str) -> Result<(), Stop> {
    let Some(ruleset) = ruleset_of(&seat.open, seat.player) else { return Ok(()) };
    let read = PlyText::parse(typed, &ruleset.spellings).map(|ply| ply.said);
    let is_half = match read {
        Ok(PlyAnnouncement::Routes(named) | PlyAnnouncement::Counted { named, .. }) => {
            named.is_empty()
        }
        _ => false,
    };
    let bare = without_announcement(typed, &ruleset).filter(|_| is_half);
    // A move that can't be made has a reason of its own.
    match bare.filter(|bare| ply::canonical(&seat.open, &format!("{bare} silent")).is_ok()) {
        Some(ply) => Err(Refused::AnnouncementUnclear { moment: seat.open.moment(), ply }.into()),
        None => Ok(()),
    }
}
