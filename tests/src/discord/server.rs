//! A server that has invited the bot, its channels, and what the bot may do in them.

use std::sync::Arc;

use super::place::{Kind, Permission, Place};
use super::shared::Shared;

/// A server with its channels.
#[derive(Clone, Debug)]
pub struct Server {
    pub(super) shared: Arc<Shared>,
    pub(super) id: u64,
}

impl Server {
    /// Its number.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Its channel of that name in which the bot may do that, made if need be.
    pub fn channel_with(&self, name: &str, permissions: &[Permission]) -> Place {
        let channel = self.channel(name);
        permissions.iter().for_each(|permission| self.allow(channel, *permission));
        channel
    }

    /// From now on everybody there finds the commands for managers, as Discord lets a server choose.
    pub fn opens_commands(&self) {
        self.shared.change(|world| {
            world.guilds.get_mut(&self.id).expect("a server").opened = true;
        });
    }

    /// The channel where Discord says who has come.
    pub fn welcomes_in(&self, channel: Place) {
        self.shared.change(|world| {
            world.guilds.get_mut(&self.id).expect("a server").system_channel = Some(channel.0);
        });
    }

    /// The bot is added to it.
    pub fn invites_bot(&self) {
        self.shared.change(|world| {
            world.guilds.get_mut(&self.id).expect("a server").joined = true;
            world.tell_of_guild(self.id);
        });
    }

    /// Its channel of that name, made if need be. The bot may do nothing in a new one.
    pub fn channel(&self, name: &str) -> Place {
        Place(self.shared.change(|world| {
            let mut channels = world.channels.values();
            let found = channels.find(|one| one.guild == Some(self.id) && one.name == name);
            let found = found.map(|one| one.id);
            found.unwrap_or_else(|| world.add_channel(Kind::Text, name, Some(self.id)))
        }))
    }

    /// From now on that person is allowed to manage it.
    pub fn rules(&self, user: &super::User) {
        let id = user.id();
        self.shared.change(|world| {
            world.guilds.get_mut(&self.id).expect("a server").rulers.insert(id);
        });
    }

    /// That person leaves it.
    pub fn loses(&self, user: &super::User) {
        let id = user.id();
        self.shared.change(|world| {
            world.guilds.get_mut(&self.id).expect("a server").left.insert(id);
        });
    }

    /// From now on the bot may not do that there.
    pub fn forbid(&self, channel: Place, permission: Permission) {
        self.shared.change(|world| {
            let channel = world.channels.get_mut(&channel.0).expect("a channel");
            channel.allowed.remove(&permission);
        });
    }

    /// From now on the bot may do that there.
    pub fn allow(&self, channel: Place, permission: Permission) {
        self.shared.change(|world| {
            let channel = world.channels.get_mut(&channel.0).expect("a channel");
            channel.allowed.insert(permission);
        });
    }

    /// Throws the bot out.
    pub fn expels(&self) {
        self.shared.change(|world| {
            world.guilds.get_mut(&self.id).expect("a server").joined = false;
        });
    }
}
