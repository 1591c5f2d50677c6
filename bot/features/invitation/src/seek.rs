//! Creating an open challenge: an invitation to everybody, for a number of games. After that it is
//! treated like an invitation.

use chrono::TimeDelta;
use commands::Proposal;
use commands::words::{OrderWord, Word};
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::{Refused, Stop};
use kernel::terms::GameTerms;
use kernel::{seeks, venue};
use storage::{DigestPreference, Fault, InvitationRow, NewInvitation, PlayerId, PlayerRow};

use crate::invite;
use crate::invite::PATIENCE;

pub const MOST_GAMES: u32 = 10;

pub const MOST_OPEN: usize = 3;

/// Seeks opponents for a number of games, one opponent each.
pub fn seek(
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
    let (by, invitation, ruleset) = (player, id, terms.ruleset.as_str());
    ledger.follow_up_on(&Occasion::Sought { by, invitation, ruleset })?;
    Ok(happened)
}

/// The open challenges that somebody can see.
pub fn open_to(lookup: Lookup<'_>, reader: Option<PlayerId>) -> Result<Vec<InvitationRow>, Fault> {
    const MOST: u32 = 50;
    let mut open = Vec::new();
    for seek in lookup.view.open_seeks(MOST)? {
        if seeks::is_open(lookup, &seek) && seeks::concerns(lookup, reader, &seek)? {
            open.push(seek);
        }
    }
    Ok(open)
}

/// The open challenges that go along with a digest: those of others that are as new as what it tells.
pub fn for_digest(lookup: Lookup<'_>, player: &PlayerRow) -> Result<Vec<InvitationRow>, Fault> {
    const MOST: usize = 5;
    let since = match player.preferences.digest {
        DigestPreference::Off => return Ok(Vec::new()),
        DigestPreference::Hourly => lookup.now - TimeDelta::hours(1),
        DigestPreference::Daily => lookup.now - TimeDelta::days(1),
    };
    let mut open = open_to(lookup, Some(player.id))?;
    open.retain(|seek| seek.sent_at >= since && seek.sender != player.id);
    open.truncate(MOST);
    Ok(open)
}
