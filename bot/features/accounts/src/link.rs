//! Linking addresses to a player: a code is sent to the address, and a person who sends it back has
//! shown that they can read there.

use chrono::TimeDelta;
use commands::LinkTarget;
use kernel::channels::{AddressForm, REACHES_STRANGERS, SHOWS_GAMES, is_sent_to, traits};
use kernel::feature::Occasion;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::folded_address;
use kernel::refused::Stop;
use kernel::request::Actor;
use kernel::{contacts, named};
use sha2::{Digest as _, Sha256};
use storage::{AskedBy, Channel, Fault, IdentityRow, LinkRow, NewLink, PlayerId};
use templates::accounts::{AccountNews, AccountRefused, AddressChange};

use crate::everywhere;

/// How long a code is valid.
pub const PATIENCE: TimeDelta = TimeDelta::days(1);

/// How many wrong codes are allowed.
pub const MOST_TRIES: u32 = 5;

/// How many codes a day are sent for one player, and to one address.
pub const MOST_CODES: (u32, u32) = (5, 3);

/// The characters of a code: no two look alike, and they can't form words.
const SIGNS: &[u8; 23] = b"3479BCDFGHJKMNPQRSTVWXZ";

const CODE_LENGTH: usize = 8;

/// Asks for a link, or sends the code back.
pub fn link(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    what: &LinkTarget,
) -> Result<Happened, Stop> {
    match what {
        LinkTarget::Mail(address) => ask(ledger, player, Channel::Email, address),
        LinkTarget::Discord(name) => ask(ledger, player, Channel::Discord, name),
        LinkTarget::Code(code) => {
            let waiting = ledger.view().link_of(player)?;
            let link = right(ledger, waiting.into_iter().collect(), code)?;
            if traits(link.channel).address == AddressForm::Account {
                // Only the channel knows which account had that name.
                return Err(AccountRefused::CodeElsewhere.into());
            }
            confirm(ledger, from, &link, &link.address)
        }
    }
}

/// Somebody who isn't a player sends a code: if it comes from the address to be linked, it links
/// it.
pub fn from_outside(
    ledger: &mut Ledger<'_>,
    from: &Actor,
    code: &str,
) -> Result<(PlayerId, Happened), Stop> {
    let folded = folded_address(&from.address);
    let mut waiting = ledger.view().links_to(from.channel, Some(&folded))?;
    if traits(from.channel).address == AddressForm::Account {
        // It was requested by name and comes from an account number: only the code says which it
        // is.
        let by_code = ledger.view().links_to(from.channel, None)?;
        waiting.extend(by_code.into_iter().filter(|link| link.code_hash == hash(code)));
    }
    let link = right(ledger, waiting, code)?;
    let happened = confirm(ledger, from, &link, &from.address)?;
    Ok((link.player, happened))
}

/// Sends a code to an address. If the address belongs to somebody else, or wants nothing from the
/// club, no code is sent, but everything else looks as if it had been, so that this stays secret.
fn ask(
    ledger: &mut Ledger<'_>,
    player: PlayerId,
    channel: Channel,
    address: &str,
) -> Result<Happened, Stop> {
    if !ledger.channels.contains(&channel) {
        return Err(AccountRefused::NoChannel { channel: channel.name().to_owned() }.into());
    }
    if traits(channel).address == AddressForm::Mailbox && !contacts::is_mail_address(address) {
        return Err(AccountRefused::BadAddress { typed: address.to_owned() }.into());
    }
    let (way, folded) = (named::way_at(channel, address), folded_address(address));
    let taken = ledger.view().identity(channel, &folded)?;
    if taken.as_ref().is_some_and(|identity| identity.player == player) {
        return Err(AccountRefused::AlreadyLinked(way).into());
    }
    ledger.change.drop_links_before(ledger.now - PATIENCE)?;
    let (by_player, to_address) = ledger.view().links_sent(player, channel, &folded)?;
    if by_player >= MOST_CODES.0 || to_address >= MOST_CODES.1 {
        return Err(AccountRefused::TooManyCodes.into());
    }
    let code = code(&mut *ledger.entropy);
    ledger.change.insert_link(NewLink {
        player,
        channel,
        address,
        folded: &folded,
        code_hash: hash(&code),
        sent_at: ledger.now,
    })?;
    let unwanted = channel == REACHES_STRANGERS && contacts::wants_nothing(ledger, address)?;
    if taken.is_none()
        && !unwanted
        && contacts::may_write_to_stranger(ledger, address, AskedBy::Member)?
    {
        let code = Happened::Account(AccountNews::Code { code: Some(code) });
        ledger.tell_at(player, (channel, address.to_owned()), &code)?;
    }
    Ok(Happened::Account(AccountNews::LinkAsked(way)))
}

/// The link request that this code is for.
fn right(ledger: &Ledger<'_>, mut waiting: Vec<LinkRow>, code: &str) -> Result<LinkRow, Stop> {
    waiting.retain(|link| ledger.now < link.sent_at + PATIENCE && link.tries < MOST_TRIES);
    let hash = hash(code);
    match waiting.iter().position(|link| link.code_hash == hash) {
        Some(found) => Ok(waiting.swap_remove(found)),
        None => Err(match waiting.first() {
            Some(LinkRow { id, tries, .. }) => {
                AccountRefused::WrongCode { link: *id, left: MOST_TRIES - tries - 1 }
            }
            None => AccountRefused::NoCode,
        }
        .into()),
    }
}

/// Counts a wrong code, even though the rest of the request is dropped.
pub(crate) fn count_wrong(ledger: &Ledger<'_>, link: i64, left: u32) -> Result<(), Fault> {
    ledger.change.set_link_tries(link, MOST_TRIES.saturating_sub(left))
}

/// The address is now the player's. Messages go where they went before, until the player chooses
/// otherwise, and every earlier address is told about the new one.
fn confirm(
    ledger: &Ledger<'_>,
    from: &Actor,
    link: &LinkRow,
    address: &str,
) -> Result<Happened, Stop> {
    let way = named::way_at(link.channel, address);
    let folded = folded_address(address);
    if ledger.view().identity(link.channel, &folded)?.is_some() {
        return Err(AccountRefused::AddressTaken(way).into());
    }
    ledger.change.set_link_tries(link.id, MOST_TRIES)?;
    let before = ledger.view().identities(link.player)?;
    everywhere::tell(ledger, link.player, &before, from, AddressChange::Linked, &way)?;
    ledger.change.insert_identity(link.player, link.channel, address, &folded, ledger.now)?;
    ledger.follow_up_on(&Occasion::AddressGained(link.player, link.channel, address))?;
    ledger.reroute(link.player)?;
    Ok(Happened::Account(AccountNews::Linked(way)))
}

/// Ends a link, unless nothing would reach the player then. The removed address is told too.
pub fn unlink(
    ledger: &Ledger<'_>,
    player: PlayerId,
    from: &Actor,
    typed: &str,
) -> Result<Happened, Stop> {
    let folded = folded_address(typed);
    let identities = ledger.view().identities(player)?;
    let meant = identities.iter().find(|identity| {
        is_sent_to(identity.channel)
            && (folded_address(&identity.address) == folded
                || is_only(&identities, identity, &folded))
    });
    let Some(meant) = meant else {
        return Err(AccountRefused::NotLinked { typed: typed.to_owned() }.into());
    };
    let way = named::way_at(meant.channel, &meant.address);
    let others = || identities.iter().filter(|identity| identity.id != meant.id);
    if others().all(|identity| identity.suspended.is_some()) {
        return Err(AccountRefused::LastWay(way).into());
    }
    everywhere::tell(ledger, player, &identities, from, AddressChange::Unlinked, &way)?;
    ledger.change.delete_identity(meant.id)?;
    if meant.channel == SHOWS_GAMES {
        ledger.change.forget_account(&meant.address)?;
    }
    ledger.follow_up_on(&Occasion::AddressLost(player, meant.channel, &meant.address))?;
    if meant.suspended.as_ref().is_some_and(|(_, because)| because == contacts::STOPPED) {
        // The wish for no email there remains after the link is gone.
        contacts::refuse_address(ledger, &meant.address)?;
    }
    let row = ledger.player(player)?;
    if others().all(|identity| identity.channel != row.channel)
        && let Some(next) = ledger.lookup().way(&row)?
    {
        ledger.change.set_preferences(player, row.locale, next.channel, row.preferences)?;
    }
    ledger.reroute(player)?;
    Ok(Happened::Account(AccountNews::Unlinked(way)))
}

/// Whether an identity is the only one on its channel, and was given by the channel's name.
fn is_only(all: &[IdentityRow], identity: &IdentityRow, typed: &str) -> bool {
    let named = traits(identity.channel).words.contains(&typed);
    named && all.iter().filter(|other| other.channel == identity.channel).count() == 1
}

/// A code that nobody can guess.
fn code(entropy: &mut (dyn FnMut() -> [u8; 32] + Send)) -> String {
    // Bytes that would make some characters likelier are skipped; there are so few that one draw is
    // almost always enough, and otherwise the next is added.
    let even = u8::MAX - u8::MAX % SIGNS.len() as u8;
    let mut code = String::new();
    while code.len() < CODE_LENGTH {
        let bytes = Sha256::digest(entropy());
        let signs = bytes.iter().filter(|&&byte| byte < even);
        let signs = signs.filter_map(|byte| SIGNS.get(usize::from(*byte) % SIGNS.len()));
        code.extend(signs.map(|&sign| char::from(sign)).take(CODE_LENGTH - code.len()));
    }
    code
}

/// The stored form of a code. Case and dashes do not count.
fn hash(code: &str) -> [u8; 32] {
    let plain: String = code.chars().filter(|c| c.is_alphanumeric()).collect();
    Sha256::digest(plain.to_uppercase()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_eight_plain_signs_and_differ() {
        let mut drawn = 0;
        let mut entropy = move || {
            drawn += 1;
            [drawn; 32]
        };
        let codes = [code(&mut entropy), code(&mut entropy)];
        assert_ne!(codes[0], codes[1]);
        for code in codes {
            assert_eq!(code.len(), CODE_LENGTH);
            assert!(code.bytes().all(|sign| SIGNS.contains(&sign)), "{code}");
            assert_eq!(hash(&code), hash(&format!("{}-{}", &code[..4], &code[4..]).to_lowercase()));
        }
    }

    #[test]
    fn addresses_look_like_addresses() {
        for good in ["alva@example.org", "a.b+tafl@post.example.org", "åse@blåbær.example"] {
            assert!(contacts::is_mail_address(good), "{good}");
        }
        for bad in
            ["alva", "@example.org", "alva@", "alva@org", "a@b@c.d", "a b@c.de", "a@b.c\r\nd"]
        {
            assert!(!contacts::is_mail_address(bad), "{bad}");
        }
    }
}
