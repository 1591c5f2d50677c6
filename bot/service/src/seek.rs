//! Creating an open challenge: an invitation to everybody, for a number of games. After that it is
//! treated like an invitation.

use commands::Proposal;
use storage::{InvitationRow, NewInvitation, PlayerId};
use templates::orders::{OrderWord, Word};

use super::happened::Happened;
use super::invite::{self, PATIENCE};
use super::ledger::Ledger;
use super::refused::{Refused, Stop};
use super::terms::GameTerms;
use super::venue;

pub const MOST_GAMES: u32 = 10;

pub const MOST_OPEN: usize = 3;

/// Seeks opponents for a number of games, one opponent each.
pub(super) fn seek(
    ledger: &Ledger<'_>,
    player: PlayerId,
    games: Option<u32>,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    let games = games.unwrap_or(1);
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(Refused::SeekGames { games }.into());
    }
    if proposal.ruleset.is_none() {
        let many = if games == 1 { String::new() } else { format!(" {games}") };
        let before = format!("{}{many}", OrderWord::Seek.canonical());
        return Err(Refused::RulesetMissing { before, after: proposal.to_string() }.into());
    }
    invite::not_slowly(proposal)?;
    let terms = GameTerms::of(proposal, ledger.library)?;
    let open = ledger.view().open_invitations(player)?;
    let is_seek = |row: &&InvitationRow| row.is_seek() && row.expires_at > ledger.now;
    let seeks: Vec<i64> = open.iter().filter(is_seek).map(|seek| seek.id.0).collect();
    if seeks.len() >= MOST_OPEN {
        return Err(Refused::TooManySeeks { seeks }.into());
    }
    let id = ledger.change.insert_invitation(NewInvitation {
        sender: player,
        recipient: None,
        address: None,
        account: None,
        games,
        terms: &terms.write()?,
        sent_at: ledger.now,
        expires_at: ledger.now + PATIENCE,
    })?;
    venue::keep_invitation(ledger, id, &terms)?;
    let happened = Happened::Sought(id.0.into());
    ledger.show_invitation(player, id, &happened)?;
    Ok(happened)
}
