//! A test's instructions to the gateway, and what the gateway has seen.

use std::time::Duration;

use super::gateway::{Shard, Zlib};
use super::shared::Shared;

/// The failures of the gateway, and what it has seen.
#[derive(Debug)]
pub struct GatewayOrders<'a>(pub(super) &'a Shared);

impl GatewayOrders<'_> {
    /// Closes the socket with a code; 4000 may be taken up again, 4004 may not.
    pub fn closes(&self, code: u16) {
        self.0.change(|world| world.gateway.close(code));
    }

    /// Ends the connection without a word.
    pub fn cuts(&self) {
        self.0.change(|world| world.gateway.cut());
    }

    /// Ends the connection of one shard without a word.
    pub fn cuts_shard(&self, number: u64) {
        self.0.change(|world| world.gateway.cut_shard(number));
    }

    /// From now on the bot is recommended that many shards, and logs in with no other number.
    pub fn recommends(&self, shards: u64) {
        self.0.change(|world| world.gateway.shards = shards);
    }

    /// The shards that have logged in, in order.
    pub fn identified(&self) -> Vec<Shard> {
        self.0.look().gateway.identified.clone()
    }

    /// The shards that have taken a session up again, in order.
    pub fn resumed(&self) -> Vec<Shard> {
        self.0.look().gateway.resumed.clone()
    }

    /// How many shards are on the line, those of earlier divisions included.
    pub fn lines(&self) -> usize {
        self.0.look().gateway.lines()
    }

    /// How many logins were refused because they came too soon after another shard's.
    pub fn hasty(&self) -> usize {
        self.0.look().gateway.hasty
    }

    /// Asks the bot to reconnect (op 7).
    pub fn asks_to_reconnect(&self) {
        self.0.change(|world| world.gateway.ask_to_reconnect());
    }

    /// The session is over (op 9).
    pub fn invalidates(&self) {
        self.0.change(|world| world.gateway.invalidate(false));
    }

    /// The session is not over, though the bot is asked to leave (op 9).
    pub fn invalidates_for_now(&self) {
        self.0.change(|world| world.gateway.invalidate(true));
    }

    /// From now on heartbeats are not answered.
    pub fn withholds_acks(&self) {
        self.0.change(|world| world.gateway.acknowledges = false);
    }

    /// From now on they are.
    pub fn acknowledges(&self) {
        self.0.change(|world| world.gateway.acknowledges = true);
    }

    /// Asks everybody who connects from now on for heartbeats at that interval.
    pub fn heartbeat(&self, interval: Duration) {
        self.0.change(|world| world.gateway.interval = interval);
    }

    /// Which connections get zlib frames from now on.
    pub fn packs(&self, zlib: Zlib) {
        self.0.change(|world| world.gateway.zlib = zlib);
    }

    /// Sends an interaction with almost nothing in it.
    pub fn sends_malformed(&self) {
        self.0.change(|world| world.gateway.malformed());
    }

    /// Sends an event of an unknown kind.
    pub fn sends_unheard_of(&self) {
        self.0.change(|world| world.gateway.unheard_of());
    }

    /// Sends something that is not JSON.
    pub fn sends_garbage(&self) {
        self.0.change(|world| world.gateway.garbage());
    }

    /// How often the bot logged in.
    pub fn identifies(&self) -> usize {
        self.0.look().gateway.identifies
    }

    /// How often the bot resumed.
    pub fn resumes(&self) -> usize {
        self.0.look().gateway.resumes
    }

    /// How many heartbeats there were.
    pub fn heartbeats(&self) -> usize {
        self.0.look().gateway.heartbeats
    }

    /// How many events nobody got, because there was no session.
    pub fn lost(&self) -> usize {
        self.0.look().gateway.lost
    }

    /// Whether the bot is there.
    pub fn is_connected(&self) -> bool {
        self.0.look().gateway.is_connected()
    }
}
