//! An invitation as its reader sees it.

use std::sync::Arc;

use commands::{Rated, SideChoice, Visibility};
use kernel::happened::Happened;
use kernel::lookup::Lookup;
use kernel::terms::GameTerms;
use kernel::ways::public_way;
use storage::clock::{AtZero, Clock, Pace, Vacation};
use storage::{Fault, InvitationId, InvitationRow, InvitationState, PlayerId, PlayerRow};
use templates::invitation::{ClockTerms, Invitation, Party, Sides};

use crate::shown_invitation;

/// An open challenge, for a player or for everybody.
pub fn seek_for(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    number: i64,
) -> Result<Invitation, Fault> {
    let row = invitation_row(lookup, number)?;
    let terms = GameTerms::read(&row.terms)?;
    with_terms(lookup, reader, row, terms)
}

pub fn invitation_row(lookup: Lookup<'_>, id: i64) -> Result<InvitationRow, Fault> {
    let row = lookup.view.invitation(InvitationId(id))?;
    row.ok_or_else(|| Fault::row(format_args!("invitation {id} is gone")))
}

/// An invitation as shown to somebody who isn't a player yet.
pub fn offer(lookup: Lookup<'_>, sender: PlayerId, terms: &GameTerms) -> Result<Invitation, Fault> {
    let row = InvitationRow {
        id: InvitationId(0),
        sender,
        recipient: None,
        address: None,
        account: None,
        terms: String::new(),
        sent_at: lookup.now,
        expires_at: lookup.now,
        state: InvitationState::Open,
        games_left: 1,
        became: None,
    };
    let offer = with_terms(lookup, None, row, terms.clone())?;
    Ok(Invitation { recipient: Some(String::new()), ..offer })
}

pub fn invitation(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: InvitationRow,
) -> Result<Invitation, Fault> {
    let terms = GameTerms::read(&row.terms)?;
    let told = match row.recipient.filter(|_| Some(row.sender) == reader && row.address.is_none()) {
        Some(recipient) => {
            let recipient = lookup.view.player(recipient)?;
            let happened = Happened::Invited(row.id.0.into());
            let public = public_way(lookup, &recipient, &happened)?;
            public.is_some() || lookup.way(&recipient)?.is_some()
        }
        None => true,
    };
    let former = terms.answers.map(|former| answered(lookup, reader, &row, former)).transpose()?;
    let shown = with_terms(lookup, reader, row, terms)?;
    Ok(Invitation { former: former.map(Box::new), is_delivered: told, ..shown })
}

/// The invitation that a counter-offer answers, as if it had been sent by the sender of the
/// counter-offer.
pub fn answered(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    counter: &InvitationRow,
    former: i64,
) -> Result<Invitation, Fault> {
    let former = invitation_row(lookup, former)?;
    let terms = GameTerms::read(&former.terms)?.with_sides_swapped();
    let row = InvitationRow { sender: counter.sender, recipient: counter.recipient, ..former };
    with_terms(lookup, reader, row, terms)
}

fn with_terms(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: InvitationRow,
    terms: GameTerms,
) -> Result<Invitation, Fault> {
    let ruleset = lookup.library.version(&terms.ruleset, terms.version);
    let ruleset = ruleset.ok_or_else(|| {
        Fault::row(format_args!("there is no ruleset {} {}", terms.ruleset, terms.version))
    })?;
    let name = |id: PlayerId| Ok::<_, Fault>(lookup.view.player(id)?.name);
    Ok(Invitation {
        number: row.id.0,
        sender: name(row.sender)?,
        challenger: None,
        is_delivered: true,
        to_newcomer: row.account.as_deref().is_some_and(|account| !account.is_empty()),
        to_address: row.address.is_some() && reader.is_some() && row.recipient == reader,
        recipient: match (row.address, row.recipient) {
            // Only the recipient knows who owns the address.
            (Some(_), Some(recipient)) if Some(recipient) == reader => Some(name(recipient)?),
            (Some(address), _) => Some(address),
            (None, recipient) => recipient.map(name).transpose()?,
        },
        games_left: row.games_left,
        rematch: terms.rematch,
        former: None,
        reader: if Some(row.sender) == reader { Party::Sender } else { Party::Recipient },
        ruleset: Arc::clone(ruleset),
        sides: match terms.side {
            SideChoice::Attack => Sides::SenderAttacks,
            SideChoice::Defend => Sides::SenderDefends,
            SideChoice::Random => Sides::Random,
            SideChoice::Match => Sides::Match,
        },
        clock: clock_terms(&terms.clock),
        announcements: terms.announcements,
        dice: terms.dice,
        rated: terms.rated == Rated::Rated,
        public: terms.visibility == Visibility::Public,
        until: row.expires_at,
    })
}

pub fn clock_terms(clock: &Clock) -> ClockTerms {
    let pace = |pace| match pace {
        Pace::Bank { bank, increment, cap } => {
            templates::invitation::InvitationPace::Bank(bank, increment, cap)
        }
        Pace::PerPly(span) => templates::invitation::InvitationPace::PerPly(span),
    };
    ClockTerms {
        pace: pace(clock.pace),
        odds: clock.odds.map(pace),
        weekend: clock.stops.weekend,
        night: clock.stops.night.map(|night| (night.from, night.until)),
        claim: clock.at_zero == AtZero::Claim,
        vacation: clock.vacation == Vacation::Allowed,
    }
}

pub fn invitations(lookup: Lookup<'_>, player: &PlayerRow) -> Result<Vec<Invitation>, Fault> {
    let open = lookup.view.open_invitations(player.id)?;
    // Open challenges are in another list.
    let to_one = |row: &InvitationRow| !row.is_seek() && row.expires_at > lookup.now;
    let open = open.into_iter().filter(to_one);
    // One whose ruleset is gone does not hide the others.
    let shown = open.map(|row| shown_invitation::invitation(lookup, Some(player.id), row));
    shown.filter(|shown| shown.as_ref().err().is_none_or(|fault| !fault.is_lasting())).collect()
}
