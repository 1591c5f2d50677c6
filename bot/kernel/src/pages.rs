//! The pages, as far as they are decided here: the links that are secret, and what isn't done there.
//!
//! A secret link follows from the club's secret and from what it is a link to, so none is stored.
//! Anyone who has one can see what it leads to, and nothing more.

use commands::{Deed, OrderFrom};
use engine::Side;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use storage::{Fault, GameId, PlayerId};
use templates::accounts::AccountRefused;

use crate::channels::{AddressForm, traits};
use crate::lookup::{Lookup, Open};
use crate::request::Actor;
use crate::token::Token;

/// Refuses on a page what decides who can play in a player's name, or who is an organiser: somebody
/// who finds a device open could keep the account, or make themselves an organiser.
pub fn may(from: &Actor, deed: &Deed) -> Result<(), AccountRefused> {
    if traits(from.channel).address != AddressForm::Device {
        return Ok(());
    }
    match deed.row().from {
        OrderFrom::Anywhere => Ok(()),
        OrderFrom::Channels | OrderFrom::Confirmed => {
            let text = deed.to_string();
            let of_act = match deed {
                Deed::Organise(_, act) => act.form().words(None).len(),
                _ => 0,
            };
            let words: Vec<&str> = text.split(' ').take(1 + of_act).collect();
            Err(AccountRefused::NotOnPages { order: words.join(" ") })
        }
    }
}

impl Lookup<'_> {
    /// The address of a game's page for who plays that side, or for a spectator; `None` if they
    /// have none, or the club has no public pages.
    pub fn page_of(&self, open: &Open, seat: Option<Side>) -> Result<Option<String>, Fault> {
        let is_public = open.course.start.public;
        match (self.pages, seat) {
            (None, _) => Ok(None),
            (Some(_), Some(side)) => self.game_page(open.row.id, open.row.players[side]),
            (Some(pages), None) => Ok(is_public.then(|| format!("{pages}/game/{}", open.row.id))),
        }
    }

    /// The address of a game's page that shows it to that player, or to anyone else who has the
    /// address; `None` if the club has no public pages.
    pub fn game_page(&self, game: GameId, player: PlayerId) -> Result<Option<String>, Fault> {
        let token = self.game_token(game, player)?;
        Ok(self.pages.zip(token).map(|(pages, token)| format!("{pages}/g/{game}/{token}")))
    }

    /// The secret address of a player's calendar; `None` if the club has no public pages.
    pub fn calendar(&self, player: PlayerId) -> Result<Option<String>, Fault> {
        let token = self.calendar_token(player)?;
        let address = |(pages, token)| format!("{pages}/calendar/{player}/{token}.ics");
        Ok(self.pages.zip(token).map(address))
    }

    /// The player who was sent a game's secret link.
    pub fn game_by_link(&self, game: GameId, token: Token) -> Result<Option<PlayerId>, Fault> {
        let Some(row) = self.view.game(game)? else { return Ok(None) };
        for player in [row.players.attackers, row.players.defenders] {
            if self.is_token_of(player, token, self.game_token(game, player)?)? {
                return Ok(Some(player));
            }
        }
        Ok(None)
    }

    /// The player, if that is the secret link to their calendar.
    pub fn calendar_by_link(
        &self,
        player: PlayerId,
        token: Token,
    ) -> Result<Option<PlayerId>, Fault> {
        if !self.view.is_player(player)? {
            return Ok(None);
        }
        let is_own = self.is_token_of(player, token, self.calendar_token(player)?)?;
        Ok(is_own.then_some(player))
    }

    fn is_token_of(
        &self,
        player: PlayerId,
        token: Token,
        right: Option<Token>,
    ) -> Result<bool, Fault> {
        // The hashes are compared, so that the time it takes says nothing.
        let is_right = right.is_some_and(|right| right.hash() == token.hash());
        Ok(is_right && self.view.player(player)?.erased_at.is_none())
    }

    fn game_token(&self, game: GameId, player: PlayerId) -> Result<Option<Token>, Fault> {
        self.token("game", [game.0, player.0])
    }

    fn calendar_token(&self, player: PlayerId) -> Result<Option<Token>, Fault> {
        self.token("calendar", [player.0, self.view.calendar_generation(player)?])
    }

    /// What the devices keep on which a player has signed in.
    pub fn device_mark(&self, player: PlayerId) -> Result<Option<Token>, Fault> {
        self.token("device", [player.0, 0])
    }

    /// What only the club can derive from that.
    fn token(&self, kind: &str, about: [i64; 2]) -> Result<Option<Token>, Fault> {
        let Some(secret) = self.view.club_secret()? else { return Ok(None) };
        // HMAC takes keys of any length.
        let Ok(mac) = Hmac::<Sha256>::new_from_slice(&secret) else { return Ok(None) };
        let mac = about
            .iter()
            .fold(mac.chain_update(kind), |mac, number| mac.chain_update(number.to_be_bytes()));
        Ok(Some(Token::of(mac.finalize().into_bytes().into())))
    }
}
