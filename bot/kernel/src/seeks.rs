//! Which open challenges can be accepted, and by whom.

use commands::Visibility;
use storage::{Fault, InvitationRow, InvitationState, PlayerId};

use crate::lookup::Lookup;
use crate::terms::GameTerms;

/// Whether somebody can still accept an open challenge.
pub fn is_open(lookup: Lookup<'_>, seek: &InvitationRow) -> bool {
    seek.state == InvitationState::Open && seek.expires_at > lookup.now
}

/// Whether somebody can see an open challenge: a player unless one of the two has blocked the other,
/// and everybody else if everybody could watch the game.
pub fn concerns(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    seek: &InvitationRow,
) -> Result<bool, Fault> {
    let Some(one) = reader else {
        return Ok(GameTerms::read(&seek.terms)?.visibility == Visibility::Public);
    };
    let other = seek.sender;
    Ok(!lookup.view.has_blocked(one, other)? && !lookup.view.has_blocked(other, one)?)
}
