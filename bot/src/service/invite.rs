//! From an invitation to a game: challenge, answer, counter-offer, expiry, and the
//! beginning. Seeks are accepted and taken back here too; how they are opened is `seek`'s.

use chrono::TimeDelta;
use engine::ruleset::options::Dice;
use engine::{BySide, Side, dice};
use storage::{
    Channel, Fault, InvitationId, InvitationRow, InvitationState, NewGame, NewInvitation, PlayerId,
};

use super::account::AccountRefused;
use super::discord::venue;
use super::distance;
use super::event::{Start, hex};
use super::happened::{Happened, Moment};
use super::host;
use super::ledger::Ledger;
use super::link::is_mail_address;
use super::lookup::{Lookup, folded_address};
use super::mail;
use super::names;
use super::refused::{Refused, Stop};
use super::terms::Terms;
use templates::orders::{OrderWord, Word};

use crate::orders::{Proposal, Rated, SideChoice, Visibility};

/// How long an invitation waits for its answer.
pub(crate) const PATIENCE: TimeDelta = TimeDelta::days(14);

/// How many invitations of one player may wait for an answer.
pub(crate) const MOST_OPEN: usize = 10;

/// How many invitations a player may send in a day, counter-offers among them; but these
/// are answers, and always may be sent.
pub(crate) const MOST_A_DAY: u32 = 20;

/// Invites a player by name, or by a confirmed address: of mail, or a Discord account.
pub(super) fn challenge(
    ledger: &Ledger<'_>,
    player: PlayerId,
    whom: &str,
    proposal: &Proposal,
) -> Result<Happened, Stop> {
    let terms = Terms::of(proposal, ledger.library)?;
    if is_mail_address(whom) {
        // Before it is known whether it is a player's.
        mail::may_write_to_addresses(ledger, player)?;
    }
    let Some(other) = meant(ledger.lookup(), whom)? else {
        mail::can_be_invited(ledger, whom)?;
        return mail::invite_contact(ledger, player, whom, &terms);
    };
    if other == player {
        return Err(Refused::Yourself.into());
    }
    invite(ledger, player, other, &terms)
}

/// The player of that name or address; `None` for a mail address that is no player's. Names go
/// before Discord's.
pub(super) fn meant(lookup: Lookup<'_>, whom: &str) -> Result<Option<PlayerId>, Stop> {
    let at = |channel, address: &str| lookup.view.identity(channel, &folded_address(address));
    let mentioned = whom.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
    let found = match mentioned {
        Some(id) => at(Channel::Discord, id.trim_start_matches('!'))?,
        None if whom.contains('@') => {
            return Ok(at(Channel::Email, whom)?.map(|identity| identity.player));
        }
        None => match lookup.view.player_called(&names::folded(whom))? {
            Some(player) => return Ok(Some(player.id)),
            None => {
                let found = at(Channel::Discord, whom)?;
                let nobody = || Refused::NoPlayer { name: whom.to_owned() };
                return Ok(Some(found.ok_or_else(nobody)?.player));
            }
        },
    };
    let nobody = || AccountRefused::NobodyAt { typed: whom.to_owned() };
    Ok(Some(found.ok_or_else(nobody)?.player))
}

/// The same for questions: whose an address is nobody is told.
pub(super) fn named(lookup: Lookup<'_>, whom: &str) -> Result<PlayerId, Stop> {
    let nobody = || Refused::NoPlayer { name: whom.to_owned() };
    if whom.contains('@') && !whom.starts_with("<@") {
        return Err(nobody().into());
    }
    Ok(meant(lookup, whom)?.ok_or_else(nobody)?)
}

/// Sends an invitation that was promised to somebody before he was a player.
pub(super) fn send_agreed(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    recipient: PlayerId,
    terms: &Terms,
) -> Result<InvitationId, Stop> {
    send(ledger, sender, recipient, terms)
}

/// Sends an invitation that is no answer, if the sender has not sent too many.
pub(super) fn invite(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    recipient: PlayerId,
    terms: &Terms,
) -> Result<Happened, Stop> {
    let open = ledger.view().open_invitations(sender)?;
    let open = open.iter().filter(|invitation| {
        invitation.sender == sender
            && invitation.recipient.is_some()
            && invitation.expires_at > ledger.now
    });
    let open = open.count();
    if open >= MOST_OPEN {
        return Err(Refused::TooManyInvitations { open: open as u32 }.into());
    }
    if let Some(sent_at) = ledger.view().sent_before(sender, MOST_A_DAY - 1)? {
        let again_at = sent_at + TimeDelta::days(1);
        if again_at > ledger.now {
            return Err(Refused::TooManyToday { again_at: again_at.timestamp() }.into());
        }
    }
    Ok(Happened::Invited(send(ledger, sender, recipient, terms)?.into()))
}

fn send(
    ledger: &Ledger<'_>,
    sender: PlayerId,
    recipient: PlayerId,
    terms: &Terms,
) -> Result<InvitationId, Stop> {
    if ledger.player(recipient)?.erased_at.is_some() {
        return Err(AccountRefused::Gone(recipient.into()).into());
    }
    distance::not_blocked(ledger, sender, recipient)?;
    host::takes_invitations(ledger, recipient)?;
    let id = ledger.change.insert_invitation(NewInvitation {
        sender,
        recipient: Some(recipient),
        games: 1,
        terms: &terms.write()?,
        sent_at: ledger.now,
        expires_at: ledger.now + PATIENCE,
    })?;
    venue::keep_invitation(ledger, id, terms)?;
    ledger.tell_because(Some(sender), recipient, &Happened::Invited(id.into()))?;
    Ok(id)
}

/// Accepts an invitation or a seek: the game begins, or both games of a match.
pub(super) fn accept(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    number: Option<InvitationId>,
) -> Result<Happened, Stop> {
    let invitation = to_answer(ledger, player, (OrderWord::Accept, number))?;
    let is_seek = invitation.recipient.is_none();
    if is_seek {
        distance::not_blocked(ledger, player, invitation.sender)?;
    }
    if is_seek && ledger.view().has_taken(invitation.id, player)? {
        return Err(Refused::SeekTaken(invitation.id.into()).into());
    }
    let first = begin_all(ledger, &Terms::read(&invitation.terms)?, invitation.sender, player)?;
    if is_seek {
        ledger.change.insert_taker(invitation.id, player)?;
        ledger.change.take_from_seek(invitation.id, first.game())?;
    } else {
        let accepted = InvitationState::Accepted;
        ledger.change.set_invitation(invitation.id, accepted, Some(first.game))?;
    }
    venue::keep_game(ledger, invitation.id, first.game())?;
    ledger.show(player, invitation.sender, &Happened::Began(first))?;
    Ok(Happened::Began(first))
}

/// Begins the game that was agreed, or both games of a match; the first of them, which the
/// one who accepts has for an answer.
fn begin_all(
    ledger: &mut Ledger<'_>,
    terms: &Terms,
    sender: PlayerId,
    accepts: PlayerId,
) -> Result<Moment, Stop> {
    let attacks = BySide { attackers: sender, defenders: accepts };
    let defends = BySide { attackers: accepts, defenders: sender };
    let first = match terms.side {
        SideChoice::Attack | SideChoice::Match => attacks,
        SideChoice::Defend => defends,
        SideChoice::Random => {
            let tossed = (ledger.entropy)()[0] & 1 == 0;
            if tossed { attacks } else { defends }
        }
    };
    let (first, second) = match terms.side {
        SideChoice::Match => {
            let [first, second] = begin_match(ledger, terms, sender, accepts)?;
            (first, Some(second))
        }
        _ => (begin(ledger, terms, first)?, None),
    };
    ledger.tell(sender, &Happened::Began(first))?;
    if let Some(second) = second {
        ledger.tell(sender, &Happened::Began(second))?;
        ledger.tell(accepts, &Happened::Began(second))?;
    }
    Ok(first)
}

/// Begins both games of a match: the first is attacked by `one`, the second by `two`.
pub(super) fn begin_match(
    ledger: &mut Ledger<'_>,
    terms: &Terms,
    one: PlayerId,
    two: PlayerId,
) -> Result<[Moment; 2], Stop> {
    let first = begin(ledger, terms, BySide { attackers: one, defenders: two })?;
    let second = begin(ledger, terms, BySide { attackers: two, defenders: one })?;
    ledger.change.set_partners(first.game(), second.game())?;
    Ok([first, second])
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
    let invitation = no_seek(to_answer(ledger, player, (OrderWord::Decline, number))?)?;
    ledger.change.set_invitation(invitation.id, InvitationState::Declined, None)?;
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
    let invitation = no_seek(to_answer(ledger, player, (OrderWord::Counter, number))?)?;
    let former = Terms::read(&invitation.terms)?.with_sides_swapped();
    let terms =
        Terms { answers: Some(invitation.id.0), ..former }.changed(proposal, ledger.library)?;
    let sent = send(ledger, player, invitation.sender, &terms)?;
    let countered = InvitationState::Countered;
    ledger.change.set_invitation(invitation.id, countered, Some(sent.0))?;
    Ok(Happened::Invited(sent.into()))
}

/// Takes one's own invitation or seek back.
pub(super) fn cancel(
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
                return Err(Refused::NotYoursToCancel(number.into()).into());
            }
            invitation
        }
    };
    ledger.change.set_invitation(invitation.id, InvitationState::Cancelled, None)?;
    let happened = Happened::InvitationCancelled(invitation.id.into());
    if let Some(recipient) = invitation.recipient {
        ledger.tell(recipient, &happened)?;
    }
    Ok(happened)
}

/// An invitation or a seek has been open for too long; those concerned are told.
pub(super) fn expire(ledger: &Ledger<'_>, invitation: &InvitationRow) -> Result<(), Fault> {
    ledger.change.set_invitation(invitation.id, InvitationState::Expired, None)?;
    let happened = Happened::InvitationExpired(invitation.id.into());
    ledger.tell(invitation.sender, &happened)?;
    match invitation.recipient {
        Some(recipient) => ledger.tell_because(Some(invitation.sender), recipient, &happened),
        None => Ok(()),
    }
}

/// The invitation that this player answers: the one of that number, which may be a seek, or
/// the only one sent to him.
fn to_answer(
    ledger: &Ledger<'_>,
    player: PlayerId,
    (order, number): (OrderWord, Option<InvitationId>),
) -> Result<InvitationRow, Stop> {
    if let Some(number) = number {
        let invitation = concerning(ledger, player, number)?;
        if invitation.sender == player {
            return Err(Refused::OwnInvitation(number.into()).into());
        }
        return Ok(invitation);
    }
    let open = ledger.view().open_invitations(player)?;
    let to_me = |invitation: &InvitationRow| {
        invitation.recipient == Some(player) && invitation.expires_at > ledger.now
    };
    only(order, open.into_iter().filter(to_me).collect())
}

/// The open invitation of that number, if it is a seek or to or from this player. To others
/// it is as if it did not exist.
fn concerning(
    ledger: &Ledger<'_>,
    player: PlayerId,
    number: InvitationId,
) -> Result<InvitationRow, Stop> {
    let found = ledger.view().invitation(number)?.filter(|invitation| {
        invitation.sender == player || invitation.recipient.is_none_or(|to| to == player)
    });
    let none = || Refused::NoInvitation { invitation: Some(number.0) };
    let invitation = found.ok_or_else(none)?;
    if invitation.state != InvitationState::Open || invitation.expires_at <= ledger.now {
        return Err(Refused::Answered(number.into()).into());
    }
    Ok(invitation)
}

fn no_seek(invitation: InvitationRow) -> Result<InvitationRow, Stop> {
    match invitation.recipient {
        Some(_) => Ok(invitation),
        None => Err(Refused::SeekAsItIs(invitation.id.into()).into()),
    }
}

/// The only one.
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
