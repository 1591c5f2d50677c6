//! From an invitation to a game: challenge, answer, counter-offer, and the beginning.

use chrono::TimeDelta;
use engine::ruleset::options::Dice;
use engine::{BySide, Side, dice};
use storage::{
    GameId, InvitationId, InvitationRow, InvitationState, NewGame, NewInvitation, PlayerId,
};

use super::event::{Start, hex};
use super::happened::{Happened, Moment};
use super::ledger::Ledger;
use super::names;
use super::refused::{Refused, Stop};
use super::terms::Terms;
use crate::orders::{Proposal, Rated, SideChoice, Visibility};

/// How long an invitation waits for its answer.
const PATIENCE: TimeDelta = TimeDelta::days(14);

/// Invites a player by name.
pub(super) fn challenge(
    ledger: &Ledger<'_>,
    player: PlayerId,
    whom: &str,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    let Some(other) = ledger.view().player_called(&names::folded(whom))? else {
        return Err(Refused::NoPlayer { name: whom.to_owned() }.into());
    };
    if other.id == player {
        return Err(Refused::Yourself.into());
    }
    let terms = Terms::of(proposal, ledger.library)?;
    send(ledger, player, other.id, &terms)
}

fn send(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    recipient: PlayerId,
    terms: &Terms,
) -> Result<Happened, Stop> {
    let id = ledger.change.insert_invitation(NewInvitation {
        sender,
        recipient,
        terms: &terms.write()?,
        sent_at: ledger.now,
        expires_at: ledger.now + PATIENCE,
    })?;
    let happened = Happened::Invited(id.into());
    ledger.tell(recipient, &happened)?;
    Ok(happened)
}

/// Accepts an invitation: the game begins, or both games of a match.
pub(super) fn accept(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
) -> Result<Happened, Stop> {
    let invitation = to_answer(ledger, player, number)?;
    let terms = Terms::read(&invitation.terms)?;
    ledger.change.set_invitation(invitation.id, InvitationState::Accepted)?;
    let (sender, recipient) = (invitation.sender, invitation.recipient);
    let attacks = BySide { attackers: sender, defenders: recipient };
    let defends = BySide { attackers: recipient, defenders: sender };
    let games = match terms.side {
        SideChoice::Attack => vec![begin(ledger, &terms, attacks)?],
        SideChoice::Defend => vec![begin(ledger, &terms, defends)?],
        SideChoice::Random => {
            let tossed = (ledger.entropy)()[0] & 1 == 0;
            vec![begin(ledger, &terms, if tossed { attacks } else { defends })?]
        }
        SideChoice::Match => {
            let first = begin(ledger, &terms, attacks)?;
            let second = begin(ledger, &terms, defends)?;
            ledger.change.set_partners(GameId(first.game), GameId(second.game))?;
            vec![first, second]
        }
    };
    for &moment in &games {
        for to in [sender, recipient] {
            // The one who accepts has the first game for an answer.
            if to == sender || Some(&moment) != games.first() {
                ledger.tell(to, &Happened::Began(moment))?;
            }
        }
    }
    match games.first() {
        Some(&first) => Ok(Happened::Began(first)),
        None => Err(Refused::NoInvitation { invitation: None }.into()),
    }
}

fn begin(
    ledger: &mut Ledger<'_>,
    terms: &Terms,
    players: BySide<PlayerId>,
) -> Result<Moment, Stop> {
    let secret = (terms.dice == Dice::Hun).then(|| (ledger.entropy)());
    let zone = |side: Side| Ok::<_, Stop>(ledger.player(players[side])?.locale.zone);
    let zones = BySide { attackers: zone(Side::Attackers)?, defenders: zone(Side::Defenders)? };
    let start = Start {
        ruleset: terms.ruleset.clone(),
        version: terms.version,
        players,
        announcements: terms.announcements,
        seal: secret.map(|secret| hex(&dice::commitment(&secret))),
        rated: terms.rated == Rated::Rated,
        public: terms.visibility == Visibility::Public,
        zones,
        clock: Some(terms.clock),
    };
    let id = ledger.change.insert_game(&NewGame { players, began_at: ledger.now, secret })?;
    Ok(ledger.begin(id, start)?)
}

/// Declines an invitation.
pub(super) fn decline(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
    reason: Option<String>,
) -> Result<Happened, Stop> {
    let invitation = to_answer(ledger, player, number)?;
    ledger.change.set_invitation(invitation.id, InvitationState::Declined)?;
    let happened = Happened::InvitationDeclined { invitation: invitation.id.0, reason };
    ledger.tell(invitation.sender, &happened)?;
    Ok(happened)
}

/// Answers an invitation with other terms: what is not said stays as it was, seen from the
/// other side.
pub(super) fn counter(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    let invitation = to_answer(ledger, player, number)?;
    let mut terms = Terms::read(&invitation.terms)?;
    terms.side = match terms.side {
        SideChoice::Attack => SideChoice::Defend,
        SideChoice::Defend => SideChoice::Attack,
        other => other,
    };
    let terms = terms.changed(proposal, ledger.library)?;
    ledger.change.set_invitation(invitation.id, InvitationState::Countered)?;
    send(ledger, player, invitation.sender, &terms)
}

/// Takes one's own invitation back.
pub(super) fn cancel(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
) -> Result<Happened, Stop> {
    let open = ledger.view().open_invitations(player)?;
    let own = open.into_iter().filter(|invitation| invitation.sender == player).collect();
    let invitation = one_of(own, number)?;
    ledger.change.set_invitation(invitation.id, InvitationState::Cancelled)?;
    let happened = Happened::InvitationCancelled(invitation.id.into());
    ledger.tell(invitation.recipient, &happened)?;
    Ok(happened)
}

/// The invitation that this player answers.
fn to_answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
) -> Result<InvitationRow, Stop> {
    let open = ledger.view().open_invitations(player)?;
    let to_me = |invitation: &InvitationRow| {
        invitation.recipient == player && invitation.expires_at > ledger.now
    };
    one_of(open.into_iter().filter(to_me).collect(), number)
}

/// The one of that number, or the only one.
fn one_of(
    mut open: Vec<InvitationRow>,
    number: Option<InvitationId>,
) -> Result<InvitationRow, Stop> {
    if let Some(number) = number {
        open.retain(|invitation| invitation.id == number);
    }
    let numbers: Vec<i64> = open.iter().map(|invitation| invitation.id.0).collect();
    match (open.pop(), numbers.len()) {
        (Some(only), 1) => Ok(only),
        (Some(_), _) => Err(Refused::WhichInvitation { invitations: numbers }.into()),
        (None, _) => Err(Refused::NoInvitation { invitation: number.map(|id| id.0) }.into()),
    }
}
