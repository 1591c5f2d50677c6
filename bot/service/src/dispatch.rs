//! Which use case carries out what a player wants done.

use accounts::{account, devices, erase, export, join, link, settings, unsubscribe};
use commands::{Deed, LinkTarget};
use following::follow;
use house_desk as house;
use invitation::{invite, newcomer, rematch, seek};
use kernel::channels::{AddressForm, SHOWS_GAMES, traits};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::refused::{self, Refused, Stop};
use kernel::request::{Actor, Seen};
use kernel::{pages, rename};
use organising::{host, organise, reports};
use play::{agree, announcing, distance, planning, ply, resign, seat, talk, trying, vacation};
use storage::{Channel, Fault, GameId, InvitationId, PlayerId};

/// Carries out a deed, in the game with that number if one was given, or says what stops it.
pub(super) fn carry_out(
    ledger: &mut Ledger<'_>,
    actor: &Actor,
    (game, deed): (Option<u32>, &Deed),
    seen: Option<Seen>,
) -> Result<(Option<PlayerId>, Happened), Stop> {
    let player = ledger.lookup().who(actor)?;
    let Some(player) = player.map(|player| player.id) else {
        return match deed {
            // Somebody who isn't signed in could be anybody.
            _ if traits(actor.channel).address == AddressForm::Device => {
                Err(refused::unknown(actor).into())
            }
            Deed::Join(name) => known(join::join(ledger, name.as_deref(), actor)?),
            Deed::Link(LinkTarget::Code(code)) if actor.channel != Channel::Terminal => {
                known(link::from_outside(ledger, actor, code)?)
            }
            deed => match from_newcomer(ledger, actor, deed)? {
                Some(happened) => Ok((None, happened)),
                None => Err(refused::unknown(actor).into()),
            },
        };
    };
    let happened = for_player(ledger, player, actor, (game, deed), seen)?;
    Ok((Some(player), happened))
}

fn known((player, happened): (PlayerId, Happened)) -> Result<(Option<PlayerId>, Happened), Stop> {
    Ok((Some(player), happened))
}

/// What somebody in Discord can do who isn't a player: say no to players who challenge them.
fn from_newcomer(
    ledger: &Ledger<'_>,
    actor: &Actor,
    deed: &Deed,
) -> Result<Option<Happened>, Fault> {
    match deed {
        _ if actor.channel != SHOWS_GAMES => Ok(None),
        Deed::Decline(Some(number), _) => {
            newcomer::decline(ledger, actor, InvitationId((*number).into()))
        }
        Deed::Block(_) => newcomer::leave_alone(ledger, actor).map(Some),
        _ => Ok(None),
    }
}

fn for_player(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    (game, deed): (Option<u32>, &Deed),
    seen: Option<Seen>,
) -> Result<Happened, Stop> {
    host::may(ledger.lookup(), player, deed)?;
    pages::may(from, deed)?;
    let number = game.map(|game| GameId(game.into()));
    let invitation = |number: Option<u32>| number.map(|number| InvitationId(number.into()));
    let seat = |ledger: &Ledger<'_>| seat::take(ledger.lookup(), player, number, seen);
    match deed {
        Deed::Join(_) => Err(Refused::AlreadyAPlayer.into()),
        Deed::Rename(name) => rename::rename(ledger, player, name),
        Deed::Challenge(name, terms) => invite::challenge(ledger, player, name, terms),
        Deed::Seek(games, terms) => seek::seek(ledger, player, *games, terms),
        Deed::Rematch => rematch::rematch(ledger, player, number),
        Deed::Accept(number) => invite::accept(ledger, player, invitation(*number)),
        Deed::Decline(number, reason) => {
            invite::decline(ledger, player, invitation(*number), reason.clone())
        }
        Deed::Counter(number, terms) => invite::counter(ledger, player, invitation(*number), terms),
        Deed::Cancel(number) => invite::cancel(ledger, player, invitation(*number)),
        Deed::Ply(text) => {
            let seat = announcing::seat_for_ply(ledger, player, (number, seen), text)?;
            ply::ply(ledger, seat, text)
        }
        Deed::Roll => ply::roll(ledger, seat(ledger)?),
        Deed::Plan(text) => planning::plan(ledger, seat(ledger)?, text),
        Deed::DropPlan => planning::clear(ledger, seat(ledger)?),
        Deed::Withdraw => ply::withdraw(ledger, seat(ledger)?),
        Deed::Draw(offer) => agree::draw(ledger, seat(ledger)?, *offer),
        Deed::Takeback(offer) => agree::takeback(ledger, seat(ledger)?, *offer),
        Deed::OfferTime(days) => agree::offer_time(ledger, seat(ledger)?, days.0),
        Deed::OfferPause(length) => agree::offer_pause(ledger, seat(ledger)?, *length),
        Deed::Time(offer) => agree::time(ledger, seat(ledger)?, *offer, seen),
        Deed::Resign(sure) => resign::resign(ledger, seat(ledger)?, *sure),
        Deed::Vacation(order) => vacation::vacation(ledger, player, *order),
        Deed::Claim => resign::claim(ledger, seat(ledger)?),
        Deed::NotesOpen => talk::open_notes(ledger, &seat(ledger)?),
        Deed::Export(sure) => export::export(ledger, player, *sure),
        Deed::Unsubscribe(sure) => unsubscribe::unsubscribe(ledger, player, from, *sure),
        Deed::Erase(name) => erase::erase(ledger, player, from, name.as_deref()),
        Deed::Note(text) => talk::note(ledger, &seat(ledger)?, text),
        Deed::TrySave(text) => trying::save(ledger, player, number, text.as_deref()),
        Deed::Say(text) => {
            let to = number.map_or_else(|| seat::addressed(ledger.lookup(), player), Ok)?;
            talk::say(ledger, &seat::take(ledger.lookup(), player, Some(to), seen)?, text)
        }
        Deed::Link(what) => link::link(ledger, player, from, what),
        Deed::Unlink(typed) => link::unlink(ledger, player, from, typed),
        Deed::EndDevices(which) => devices::end(ledger, player, *which),
        Deed::NewCalendar => account::new_calendar(ledger, player),
        Deed::Settings(changes) => settings::change(ledger, player, changes),
        Deed::Channel(to) => settings::channel(ledger, player, from, *to),
        Deed::Hint => house::hint(ledger, seat(ledger)?),
        Deed::Mute => distance::mute(ledger, &seat(ledger)?),
        Deed::Unmute => distance::unmute(ledger, &seat(ledger)?),
        Deed::Block(name) => distance::block(ledger, player, name),
        Deed::Unblock(name) => distance::unblock(ledger, player, name),
        Deed::Follow(what, end) => follow::follow(ledger, player, what, *end),
        Deed::Unfollow(what) => follow::unfollow(ledger, player, what),
        Deed::Report(name, text) => reports::report(ledger, player, name, text),
        Deed::Circle(deed) => circle::carry_out(ledger, player, deed).map(Happened::Circle),
        Deed::WriteToOrganisers(text) => reports::write(ledger, player, text),
        Deed::Ladder(deed) => ladder::carry_out(ledger, player, number, deed).map(Happened::Ladder),
        Deed::Tournament(deed) => {
            tournament::carry_out(ledger, player, *deed).map(Happened::Tournament)
        }
        Deed::Organise(sure, act) => organise::organise(ledger, player, act, *sure),
        // What they answer has been looked up before.
        Deed::Yes(_) | Deed::No => Err(Refused::NothingAsked.into()),
    }
}
