//! What the bot's parts share: the club, and what is known of Discord's side.

use std::sync::{Arc, OnceLock};

use club::Club;
use pictures::Painter;
use templates::board::CustomEmoji;
use templates::slash_commands::CommandIds;

#[derive(Clone, Debug)]
pub struct Desk {
    pub club: Club,
    pub painter: Arc<Painter>,
    /// The emoji that were uploaded for the bot, once they are known.
    pub emoji: Arc<OnceLock<CustomEmoji>>,
    /// The ids of its commands, once they are registered.
    pub commands: Arc<OnceLock<CommandIds>>,
}
