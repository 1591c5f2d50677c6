//! A rematch: an invitation to the opponent of a finished game, with the sides swapped; after a
//! match, a match again.

use commands::{Rated, SideChoice, Visibility};
use engine::Side;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Open;
use kernel::refused::{Refused, Stop};
use kernel::terms::{GameTerms, USUAL_CLOCK};
use play::seat::{self, SeatAtGame};
use storage::{Fault, GameId, GameRow, PlayerId};

use crate::invite;

/// Asks for a rematch of the game with that number, or of the last game that this player finished.
pub fn rematch(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    number: Option<GameId>,
) -> Result<Happened, Stop> {
    let game = match number {
        Some(number) => number,
        None => {
            let last = ledger.view().finished_games(player, 1)?;
            last.first().ok_or(Refused::NothingToRematch)?.id
        }
    };
    let SeatAtGame { open, side, .. } = seat::take(ledger.lookup(), player, Some(game), None)?;
    let going_on = |row: &GameRow| row.folded.ended_at.is_none();
    let partner =
        open.row.partner.map(|partner| ledger.view().game(partner)).transpose()?.flatten();
    if let Some(row) =
        [Some(&open.row), partner.as_ref()].into_iter().flatten().find(|row| going_on(row))
    {
        return Err(Refused::NotOver { game: row.id.0 }.into());
    }
    let house = ledger.view().house_game(game)?;
    let slowly = house.is_some_and(|row| row.slowly);
    let terms = GameTerms { slowly, ..terms(&open, side)? };
    let opponent = open.row.players[!side];
    for invitation in ledger.view().open_invitations(player)? {
        let with = [Some(invitation.sender), invitation.recipient].contains(&Some(opponent));
        let holds = invitation.expires_at > ledger.now;
        if with && holds && GameTerms::read(&invitation.terms)?.rematch == terms.rematch {
            return Err(Refused::RematchOpen(invitation.id.0.into()).into());
        }
    }
    invite::invite(ledger, player, opponent, &terms)
}

/// The terms of a game for the player who had that side in it, with sides swapped.
fn terms(open: &Open, side: Side) -> Result<GameTerms, Fault> {
    let start = &open.course.start;
    let usual = || USUAL_CLOCK.parse().map_err(|_| Fault::defect("the usual clock isn't one"));
    let first = open.row.partner.map_or(open.row.id, |partner| partner.min(open.row.id));
    let clock = start.clock.map_or_else(usual, Ok)?;
    Ok(GameTerms {
        ruleset: start.ruleset.clone(),
        version: start.version,
        side: match (open.row.partner, side) {
            (Some(_), _) => SideChoice::Match,
            (None, Side::Attackers) => SideChoice::Defend,
            (None, Side::Defenders) => SideChoice::Attack,
        },
        // Each keeps their own time.
        clock: if side == Side::Attackers { clock } else { clock.swapped() },
        announcements: start.announcements,
        dice: start.dice(),
        rated: if start.rated { Rated::Rated } else { Rated::Unrated },
        visibility: if start.public { Visibility::Public } else { Visibility::Private },
        slowly: false,
        rematch: Some(first.0),
        answers: None,
    })
}
