//! From an invitation to a game: challenge, answer, counter-offer, expiry, and the start. Open
//! challenges are accepted and withdrawn here too; `seek` creates them.

use chrono::TimeDelta;
use commands::Proposal;
use commands::words::{OrderWord, Word};
use kernel::channels::SHOWS_GAMES;
use kernel::feature::{Feature, Occasion, StillSaid};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::{Lookup, folded_address};
use kernel::refused::{Refused, Stop};
use kernel::terms::GameTerms;
use kernel::{house_players, named, seeks, suspended, venue};
use play::{begin, distance};
use storage::{
    Fault, GameId, InvitationId, InvitationRow, InvitationState, NewInvitation, PlayerId,
};
use templates::accounts::AccountRefused;
use templates::told::{GameNews, GamePoint};

use crate::{addressed, invite_house, newcomer};

/// Invitations to games.
pub struct Invitations;

impl Feature for Invitations {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::Suspended(player) | Occasion::Left(player) => Ok(close_all(ledger, player)?),
            Occasion::Blocked { by, other } => Ok(close_between(ledger, by, other)?),
            Occasion::Forgotten(player) => Ok(addressed::forget_player(ledger, player)?),
            Occasion::AddressGained(player, SHOWS_GAMES, account) => {
                Ok(newcomer::joined(ledger, account, player)?)
            }
            Occasion::AddressLost(player, SHOWS_GAMES, account) => {
                Ok(newcomer::left(ledger, player, account)?)
            }
            Occasion::AddressForgotten(address) => Ok(addressed::forget(ledger, address)?),
            _ => Ok(()),
        }
    }

    /// Nobody is told of an open challenge that is taken by now.
    fn current(
        &self,
        lookup: Lookup<'_>,
        _reader: Option<PlayerId>,
        news: &Happened,
    ) -> Result<Option<StillSaid>, Fault> {
        let Happened::SeekOpened(which) = news else { return Ok(None) };
        let seek = lookup.view.invitation(InvitationId(which.invitation))?;
        let is_open = seek.is_some_and(|seek| seeks::is_open(lookup, &seek));
        Ok((!is_open).then_some(StillSaid::Nothing))
    }
}

/// How long an invitation waits for its answer.
pub const PATIENCE: TimeDelta = TimeDelta::days(14);

/// How many of a player's invitations can be waiting for an answer.
pub const MOST_OPEN: usize = 10;

/// How many invitations a player can send in a day. Counter-offers count, but as answers they are
/// never refused.
pub const MOST_A_DAY: u32 = 20;

/// Invites a player by name or Discord account, or the reader of an email address.
pub fn challenge(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    typed: &str,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    if proposal.ruleset.is_none() {
        let before = format!("{} {typed}", OrderWord::Challenge.canonical());
        return Err(Refused::RulesetMissing { before, after: proposal.to_string() }.into());
    }
    if let Some(level) = commands::house(typed) {
        return invite_house::challenge(ledger, player, level, proposal);
    }
    not_slowly(proposal)?;
    let terms = GameTerms::of(proposal, ledger.library)?;
    if named::is_address(typed) {
        return addressed::invite(ledger, player, typed, &terms);
    }
    if let Some(account) = named::mentioned(typed)
        && ledger.view().identity(SHOWS_GAMES, &folded_address(account))?.is_none()
    {
        return newcomer::invite(ledger, player, account, &terms);
    }
    let other = named::named(ledger.lookup(), typed)?;
    if other == player {
        return Err(Refused::Yourself.into());
    }
    invite(ledger, player, other, &terms)
}

/// Refuses to ask a person to take their time.
pub(crate) fn not_slowly(proposal: &Proposal) -> Result<(), Stop> {
    if proposal.slowly { Err(Refused::OnlyHouseSlowly.into()) } else { Ok(()) }
}

/// Sends an invitation that is not a counter-offer, if the sender has sent neither too many nor the
/// same one. The house accepts at once.
pub fn invite(
    ledger: &mut Ledger<'_>,
    sender: PlayerId,
    recipient: PlayerId,
    terms: &GameTerms,
) -> Result<Happened, Stop> {
    if house_players::is_house(ledger.lookup(), recipient)? {
        return invite_house::begin(ledger, sender, recipient, terms);
    }
    let written = terms.write()?;
    let open = ledger.view().open_invitations(sender)?;
    let same = open.iter().find(|open| {
        let is_alike = open.recipient == Some(recipient) && open.terms == written;
        open.sender == sender && is_alike && open.expires_at > ledger.now
    });
    if let Some(same) = same {
        return Err(Refused::InvitedAlready(same.id.0.into()).into());
    }
    may_send(ledger, sender)?;
    Ok(Happened::Invited(send(ledger, sender, recipient, terms)?.0.into()))
}

/// Refuses if the sender has sent too many invitations, counter-offers not included.
pub(crate) fn may_send(ledger: &Ledger<'_>, sender: PlayerId) -> Result<(), Stop> {
    let open = ledger.view().open_invitations(sender)?;
    let open = open.iter().filter(|invitation| {
        invitation.sender == sender && !invitation.is_seek() && invitation.expires_at > ledger.now
    });
    let open = open.count();
    if open >= MOST_OPEN {
        return Err(Refused::TooManyInvitations { open: open as u32 }.into());
    }
    if let Some(sent_at) = ledger.view().sent_before(sender, MOST_A_DAY - 1)? {
        let again_at = sent_at + TimeDelta::days(1);
        if again_at > ledger.now {
            return Err(
                Refused::TooManyToday { again_at: again_at.timestamp(), most: MOST_A_DAY }.into()
            );
        }
    }
    Ok(())
}

fn send(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    recipient: PlayerId,
    terms: &GameTerms,
) -> Result<InvitationId, Stop> {
    if ledger.player(recipient)?.erased_at.is_some() {
        return Err(AccountRefused::Gone(recipient.0.into()).into());
    }
    distance::not_blocked(ledger, sender, recipient)?;
    suspended::takes_invitations(ledger, recipient)?;
    let id = ledger.change.insert_invitation(NewInvitation {
        sender,
        recipient: Some(recipient),
        address: None,
        account: None,
        games: 1,
        terms: &terms.write()?,
        sent_at: ledger.now,
        expires_at: ledger.now + PATIENCE,
    })?;
    venue::keep_invitation(ledger, id, terms)?;
    ledger.tell_because(Some(sender), recipient, &Happened::Invited(id.0.into()))?;
    Ok(id)
}

/// Accepts an invitation or an open challenge: the game begins, or both games of a match.
pub fn accept(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
) -> Result<Happened, Stop> {
    let invitation = to_answer(ledger, player, (OrderWord::Accept, number))?;
    let is_seek = invitation.is_seek();
    if is_seek || invitation.address.is_some() {
        distance::not_blocked(ledger, player, invitation.sender)?;
    }
    if is_seek && ledger.view().has_taken(invitation.id, player)? {
        return Err(Refused::SeekTaken(invitation.id.0.into()).into());
    }
    let first = begin_all(ledger, &GameTerms::read(&invitation.terms)?, invitation.sender, player)?;
    if is_seek {
        ledger.change.insert_taker(invitation.id, player)?;
        ledger.change.take_from_seek(invitation.id, GameId(first.game))?;
    } else {
        let accepted = InvitationState::Accepted;
        ledger.change.set_invitation(invitation.id, accepted, Some(first.game))?;
        // The players' names are no longer secret.
        ledger.change.set_invited(invitation.id, Some(player), None)?;
    }
    venue::keep_game(ledger, invitation.id, GameId(first.game))?;
    ledger.show(player, invitation.sender, &Happened::game(GameNews::Began, first))?;
    Ok(Happened::game(GameNews::Began, first))
}

/// Begins the game that was agreed, or both games of a match; returns the first, which is the
/// answer to the player who accepts.
fn begin_all(
    ledger: &mut Ledger<'_>,
    terms: &GameTerms,
    sender: PlayerId,
    accepts: PlayerId,
) -> Result<GamePoint, Stop> {
    let (first, second) = begin::begin_games(ledger, terms, sender, accepts)?;
    ledger.tell(sender, &Happened::game(GameNews::Began, first))?;
    if let Some(second) = second {
        ledger.tell(sender, &Happened::game(GameNews::Began, second))?;
        ledger.tell(accepts, &Happened::game(GameNews::Began, second))?;
    }
    Ok(first)
}

pub fn decline(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
    reason: Option<String>,
) -> Result<Happened, Stop> {
    let invitation = no_seek(to_answer(ledger, player, (OrderWord::Decline, number))?)?;
    if invitation.address.is_some() {
        addressed::leave_unanswered(ledger, &invitation)?;
        let invitation = invitation.id.0;
        return Ok(Happened::InvitationDeclined { invitation, reason: None });
    }
    ledger.change.set_invitation(invitation.id, InvitationState::Declined, None)?;
    let happened = Happened::InvitationDeclined { invitation: invitation.id.0, reason };
    ledger.tell(invitation.sender, &happened)?;
    Ok(happened)
}

/// Answers an invitation with other terms: those not mentioned stay as they were, seen from the
/// other side.
pub fn counter(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    not_slowly(proposal)?;
    let invitation = no_seek(to_answer(ledger, player, (OrderWord::Counter, number))?)?;
    let former = GameTerms::read(&invitation.terms)?.with_sides_swapped();
    let terms =
        GameTerms { answers: Some(invitation.id.0), ..former }.changed(proposal, ledger.library)?;
    let sent = send(ledger, player, invitation.sender, &terms)?;
    let countered = InvitationState::Countered;
    ledger.change.set_invitation(invitation.id, countered, Some(sent.0))?;
    ledger.change.set_invited(invitation.id, Some(player), None)?;
    Ok(Happened::Invited(sent.0.into()))
}

pub fn cancel(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
) -> Result<Happened, Stop> {
    let open = ledger.view().open_invitations(player)?;
    let own = |invitation: &InvitationRow| invitation.sender == player;
    let invitation = match number {
        None => only(OrderWord::Cancel, open.into_iter().filter(own).collect())?,
        Some(number) => {
            let invitation = concerning(ledger, player, number)?;
            if !own(&invitation) {
                return Err(Refused::NotYoursToCancel(number.0.into()).into());
            }
            invitation
        }
    };
    ledger.change.set_invitation(invitation.id, InvitationState::Cancelled, None)?;
    let happened = Happened::InvitationCancelled(invitation.id.0.into());
    if let Some(recipient) = invitation.recipient {
        ledger.tell(recipient, &happened)?;
    }
    Ok(happened)
}

/// Withdraws the player's own invitations and declines those sent to them, because the player can't
/// play any more.
fn close_all(ledger: &Ledger<'_>, player: PlayerId) -> Result<(), Fault> {
    for invitation in ledger.view().open_invitations(player)? {
        let id = invitation.id;
        if invitation.sender == player {
            ledger.change.set_invitation(id, InvitationState::Cancelled, None)?;
            if let Some(recipient) = invitation.recipient {
                ledger.tell(recipient, &Happened::InvitationCancelled(id.0.into()))?;
            }
        } else if invitation.address.is_some() {
            addressed::leave_unanswered(ledger, &invitation)?;
        } else {
            ledger.change.set_invitation(id, InvitationState::Declined, None)?;
            let declined = Happened::InvitationDeclined { invitation: id.0, reason: None };
            ledger.tell(invitation.sender, &declined)?;
        }
    }
    Ok(())
}

/// Ends the invitations between two players, as if they had been declined or withdrawn, because one of
/// them has blocked the other.
fn close_between(ledger: &Ledger<'_>, player: PlayerId, other: PlayerId) -> Result<(), Fault> {
    for invitation in ledger.view().open_invitations(player)? {
        if invitation.address.is_some() {
            // Nothing here must reveal who owns the address.
            if invitation.sender == other {
                addressed::leave_unanswered(ledger, &invitation)?;
            }
        } else if invitation.sender == other {
            ledger.change.set_invitation(invitation.id, InvitationState::Declined, None)?;
            let invitation = invitation.id.0;
            ledger.tell(other, &Happened::InvitationDeclined { invitation, reason: None })?;
        } else if invitation.recipient == Some(other) {
            ledger.change.set_invitation(invitation.id, InvitationState::Cancelled, None)?;
            ledger.tell(other, &Happened::InvitationCancelled(invitation.id.0.into()))?;
        }
    }
    Ok(())
}

/// An invitation or open challenge has expired; those concerned are told.
pub fn expire(ledger: &Ledger<'_>, invitation: &InvitationRow) -> Result<(), Fault> {
    ledger.change.set_invitation(invitation.id, InvitationState::Expired, None)?;
    let happened = Happened::InvitationExpired(invitation.id.0.into());
    ledger.tell(invitation.sender, &happened)?;
    match invitation.recipient {
        Some(recipient) => ledger.tell_because(Some(invitation.sender), recipient, &happened),
        None => Ok(()),
    }
}

/// The invitation that this player answers: the one with that number, which can be an open
/// challenge, or the only one sent to this player.
fn to_answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    (order, number): (OrderWord, Option<InvitationId>),
) -> Result<InvitationRow, Stop> {
    if let Some(number) = number {
        let invitation = concerning(ledger, player, number)?;
        if invitation.sender == player {
            return Err(Refused::OwnInvitation(number.0.into()).into());
        }
        return Ok(invitation);
    }
    let open = ledger.view().open_invitations(player)?;
    let to_me = |invitation: &InvitationRow| {
        invitation.recipient == Some(player) && invitation.expires_at > ledger.now
    };
    only(order, open.into_iter().filter(to_me).collect())
}

/// The open invitation with that number, if it is an open challenge or to or from this player. For
/// others it is as if it did not exist.
fn concerning(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: InvitationId,
) -> Result<InvitationRow, Stop> {
    let found = ledger.view().invitation(number)?.filter(|invitation| {
        invitation.sender == player || invitation.is_seek() || invitation.recipient == Some(player)
    });
    let none = || Refused::NoInvitation { invitation: Some(number.0) };
    let invitation = found.ok_or_else(none)?;
    if invitation.state != InvitationState::Open || invitation.expires_at <= ledger.now {
        return Err(Refused::Answered(number.0.into()).into());
    }
    Ok(invitation)
}

fn no_seek(invitation: InvitationRow) -> Result<InvitationRow, Stop> {
    match invitation.is_seek() {
        false => Ok(invitation),
        true => Err(Refused::SeekAsItIs(invitation.id.0.into()).into()),
    }
}

/// The only one, or a refusal.
fn only(order: OrderWord, mut open: Vec<InvitationRow>) -> Result<InvitationRow, Stop> {
    let numbers: Vec<i64> = open.iter().map(|invitation| invitation.id.0).collect();
    match (open.pop(), numbers.len()) {
        (Some(only), 1) => Ok(only),
        (Some(_), _) => {
            let order = order.canonical().to_owned();
            Err(Refused::WhichInvitation { order, invitations: numbers }.into())
        }
        (None, _) => Err(Refused::NoInvitation { invitation: None }.into()),
    }
}
