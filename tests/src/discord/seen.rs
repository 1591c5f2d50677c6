//! What a test can see: messages, mentions, requests, commands; at once, or when they are there.

use serde_json::Value;

use super::message::Message;
use super::place::Place;
use super::reply::Reply;
use super::user::User;
use super::world::{Request, World};
use super::{Discord, PATIENCE};

impl Discord {
    /// Everything in a place, the oldest first; also what only one person sees.
    pub fn messages(&self, place: Place) -> Vec<Message> {
        self.shared.look().messages(place)
    }

    /// What the bot has written to that person.
    pub fn dm_messages(&self, user: &User) -> Vec<Message> {
        self.messages(self.dm(user))
    }

    /// The messages that mention that person.
    pub fn pings(&self, user: &User) -> Vec<Message> {
        let world = self.shared.look();
        world.messages.values().filter(|one| one.pings.contains(&user.id)).cloned().collect()
    }

    /// What the bot has registered.
    pub fn commands(&self) -> Vec<Value> {
        self.shared.look().commands.clone()
    }

    /// The bot's requests so far.
    pub fn requests(&self) -> Vec<Request> {
        self.shared.look().requests.clone()
    }

    /// The bytes of an interaction as they went over the gateway.
    ///
    /// # Panics
    /// There was none.
    pub fn payload(&self, interaction: u64) -> Value {
        self.shared.look().interactions[&interaction].payload.clone()
    }

    /// The messages that followed the answer.
    ///
    /// # Panics
    /// There was no such interaction.
    pub fn followups(&self, reply: &Reply) -> Vec<Message> {
        let world = self.shared.look();
        let ids = &world.interactions[&reply.interaction].followups;
        ids.iter().filter_map(|id| world.messages.get(id)).cloned().collect()
    }

    /// Waits until there is something to see.
    ///
    /// # Panics
    /// It takes too long.
    pub fn wait_for<T>(&self, what: &str, look: impl FnMut(&World) -> Option<T>) -> T {
        let seen = self.shared.wait(PATIENCE, look);
        seen.unwrap_or_else(|| panic!("waited in vain: {what}\n{}", self.shared.look().story()))
    }

    /// Waits for a message that contains that: the newest of them.
    ///
    /// # Panics
    /// It takes too long.
    pub fn awaits_message(&self, place: Place, words: &str) -> Message {
        self.wait_for(words, |world| {
            world.messages(place).into_iter().rfind(|one| one.text().contains(words))
        })
    }

    /// Waits until the bot has logged in and has registered commands.
    ///
    /// # Panics
    /// It takes too long.
    pub fn awaits_bot(&self) {
        self.wait_for("the bot", |world| {
            (world.is_connected() && !world.commands().is_empty()).then_some(())
        });
    }
}
