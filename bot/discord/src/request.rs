//! A request that came over the gateway: who asks, where, for what, and how it is answered.
//! serenity has a separate type for each of the four kinds.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serenity::all::{
    AuthorizingIntegrationOwner, CommandData, Interaction, InteractionContext, InteractionId,
    MessageFlags, Permissions,
};
use service::Actor;
use service::discord::{Scene, ServerChannel};
use storage::Channel;

use super::answer::DiscordAsker;
use super::control::Control;
use super::parse::{self, ParsedRequest};
use super::{locale, people};

/// How long a deferred answer can be given: Discord's fifteen minutes, less the time that a request
/// can take.
const PATIENCE: Duration = Duration::from_secs(14 * 60 + 30);

/// How long a first answer can be given: Discord's three seconds, less the time that it takes.
const FIRST: Duration = Duration::from_millis(2_500);

/// Who asks. All kinds of requests have the same field names for this but no common type.
macro_rules! asker {
    ($it:ident, $scene:expr) => {{
        let may = $it.app_permissions;
        let own = $it.member.as_ref().and_then(|member| member.permissions);
        DiscordAsker {
            actor: Actor {
                channel: Channel::Discord,
                address: $it.user.id.to_string(),
                language: locale::language_of_locale(&$it.locale),
            },
            names: $it.user.global_name.iter().chain([&$it.user.name]).cloned().collect(),
            wish: None,
            id: $it.id.to_string(),
            scene: $scene,
            governs: own.is_some_and(|own| own.contains(Permissions::MANAGE_GUILD)),
            takes_files: may.is_none_or(|may| may.contains(Permissions::ATTACH_FILES)),
        }
    }};
}

/// Where the request was made. The club is in a server only if the server has installed it, not if
/// just the asker has.
macro_rules! scene {
    ($it:ident, $members:expr, $names:expr) => {{
        use AuthorizingIntegrationOwner::GuildInstall;
        let mut owners = $it.authorizing_integration_owners.0.iter();
        let is_there = owners.any(|owner| matches!(owner, GuildInstall(Some(_))));
        match ($it.guild_id.filter(|_| is_there), &$it.context) {
            (Some(server), _) => Scene::Server(ServerChannel {
                server: server.to_string(),
                channel: $it.channel_id.to_string(),
                language: $it.guild_locale.as_deref().and_then(locale::language_of_locale),
                members: $members,
                names: $names,
            }),
            (None, Some(InteractionContext::BotDm)) => Scene::Direct,
            (None, _) => Scene::Elsewhere,
        }
    }};
}

pub(super) struct DiscordRequest {
    pub id: InteractionId,
    pub token: String,
    pub asker: DiscordAsker,
    pub asked: ParsedRequest,
    pub answered: ReplyMode,
    /// When it came. Its id says when it was made, by Discord's clock, which may not be ours.
    came: Instant,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ReplyMode {
    /// By a new message that only the asker sees.
    Anew,
    /// By changing the message whose control was pressed, which only the asker sees.
    InPlace,
    Offered,
}

impl DiscordRequest {
    pub fn from_interaction(interaction: Interaction) -> Option<DiscordRequest> {
        let (id, token, asker, asked, answered) = match interaction {
            Interaction::Command(it) => {
                let asked = parse::parse_command(&it.data)?;
                let asker = asker!(it, scene!(it, members(&it.data), people::named(&it.data)));
                (it.id, it.token, asker, asked, ReplyMode::Anew)
            }
            Interaction::Autocomplete(it) => {
                let asked = ParsedRequest::Complete(parse::parse_completion(&it.data)?);
                let asker = asker!(it, scene!(it, Vec::new(), BTreeMap::new()));
                (it.id, it.token, asker, asked, ReplyMode::Offered)
            }
            Interaction::Component(it) => {
                let asked = parse::parse_press(&it);
                let flags = it.message.flags;
                let is_own = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
                // A board stays while a player chooses, and so does a list of games; the list to
                // choose a piece or a square from is replaced.
                let is_game = matches!(asked, ParsedRequest::Press(Control::Board, _));
                let in_place = is_own && !is_game && !parse::is_board(&it.message);
                let answered = if in_place { ReplyMode::InPlace } else { ReplyMode::Anew };
                let asker = asker!(it, scene!(it, Vec::new(), BTreeMap::new()));
                (it.id, it.token, asker, asked, answered)
            }
            Interaction::Modal(it) => {
                let asked = parse::parse_text_box(&it)?;
                // Only the box itself knows whether the club is in that server.
                let scene = match it.guild_id.filter(|_| parse::is_here(&it.data.custom_id)) {
                    Some(server) => Scene::Server(ServerChannel {
                        server: server.to_string(),
                        channel: it.channel_id.to_string(),
                        language: it.guild_locale.as_deref().and_then(locale::language_of_locale),
                        members: Vec::new(),
                        names: BTreeMap::new(),
                    }),
                    None => Scene::Elsewhere,
                };
                let asker = asker!(it, scene);
                (it.id, it.token, asker, asked, ReplyMode::Anew)
            }
            _ => return None,
        };
        let asker = DiscordAsker { wish: asked.wish(), ..asker };
        Some(DiscordRequest { id, token, asker, asked, answered, came: Instant::now() })
    }

    /// Whether its token can still be used.
    pub fn is_open(&self) -> bool {
        self.came.elapsed() < PATIENCE
    }

    /// Whether a first answer still comes in time.
    pub fn awaits_answer(&self) -> bool {
        self.came.elapsed() < FIRST
    }
}

/// The accounts that a command names and that are members of its server.
fn members(data: &CommandData) -> Vec<String> {
    data.resolved.members.keys().map(ToString::to_string).collect()
}
