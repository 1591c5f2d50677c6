//! The commands as they are registered with Discord: pure. Their names and options are defined in
//! `templates::slash_commands`.

use engine::ruleset::Language;
use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};
use serenity::http::Http;
use templates::slash_commands::{
    Audience, CommandIds, CommandOption, Localized, OptionKind, SlashCommand, Subcommand,
    slash_commands,
};

use super::locale;

/// All commands, for servers, direct messages, and people who have installed the app for
/// themselves. The given language is for users whose Discord language is not one of ours.
pub fn command_builders(usual: Language) -> Vec<CreateCommand> {
    let slash = slash_commands();
    slash.iter().map(|it| command(it, usual)).chain([person_command(usual)]).collect()
}

/// The entry in the menu of a person.
fn person_command(usual: Language) -> CreateCommand {
    let name = templates::slash_commands::person_command();
    let built = everywhere(CreateCommand::new(name.text(usual)).kind(CommandType::User));
    texts(&name).fold(built, |built, (code, text)| built.name_localized(code, text))
}

fn everywhere(command: CreateCommand) -> CreateCommand {
    use InteractionContext as C;
    command
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![C::Guild, C::BotDm, C::PrivateChannel])
}

fn command(command: &SlashCommand, usual: Language) -> CreateCommand {
    let built = CreateCommand::new(command.name).description(command.does.text(usual));
    let mut built = match command.audience {
        Audience::Everybody => everywhere(built),
        Audience::Managers => built
            .integration_types(vec![InstallationContext::Guild])
            .contexts(vec![InteractionContext::Guild])
            .default_member_permissions(Permissions::MANAGE_GUILD),
        // Nobody but a server's administrators finds it until they let somebody. The club decides
        // who may use it.
        Audience::Organisers => built
            .integration_types(vec![InstallationContext::Guild])
            .contexts(vec![InteractionContext::Guild])
            .default_member_permissions(Permissions::empty()),
    };
    for (code, text) in texts(&command.does) {
        built = built.description_localized(code, text);
    }
    let options = command.options.iter().map(|given| option(given, usual));
    let subs = command.subs.iter().map(|sub| subcommand(sub, usual));
    options.chain(subs).fold(built, CreateCommand::add_option)
}

fn subcommand(sub: &Subcommand, usual: Language) -> CreateCommandOption {
    let built = named(CommandOptionType::SubCommand, &sub.name, &sub.does, usual);
    sub.options.iter().fold(built, |built, given| built.add_sub_option(option(given, usual)))
}

fn option(option: &CommandOption, usual: Language) -> CreateCommandOption {
    let kind = match option.kind {
        OptionKind::Text | OptionKind::Completed | OptionKind::Choice(_) => {
            CommandOptionType::String
        }
        OptionKind::Number | OptionKind::Count => CommandOptionType::Integer,
        OptionKind::Truth => CommandOptionType::Boolean,
        OptionKind::Person => CommandOptionType::User,
        OptionKind::Room => CommandOptionType::Channel,
    };
    let mut built = named(kind, &option.name, &option.does, usual).required(option.required);
    match &option.kind {
        OptionKind::Completed => built = built.set_autocomplete(true),
        OptionKind::Number => built = built.set_autocomplete(true).min_int_value(1),
        OptionKind::Count => built = built.min_int_value(1),
        OptionKind::Room => {
            built = built.channel_types(vec![serenity::all::ChannelType::Text]);
        }
        OptionKind::Choice(choices) => {
            for choice in choices {
                let texts: Vec<(&str, &str)> = texts(choice).collect();
                let name = choice.text(usual);
                built = built.add_string_choice_localized(name, choice.key, texts);
            }
        }
        OptionKind::Text | OptionKind::Truth | OptionKind::Person => {}
    }
    built
}

fn named(
    kind: CommandOptionType,
    name: &Localized,
    does: &Localized,
    usual: Language,
) -> CreateCommandOption {
    let built = CreateCommandOption::new(kind, name.key, does.text(usual));
    let built = texts(name).fold(built, |built, (code, text)| built.name_localized(code, text));
    texts(does).fold(built, |built, (code, text)| built.description_localized(code, text))
}

/// The text in each of Discord's languages that we have.
fn texts(label: &Localized) -> impl Iterator<Item = (&'static str, &str)> {
    Language::ALL.into_iter().flat_map(move |language| {
        locale::locale_codes(language).iter().map(move |&code| (code, label.text(language)))
    })
}

/// Registers the commands with Discord, unless it knows exactly these already; returns their ids.
pub async fn register_commands(http: &Http, usual: Language) -> serenity::Result<CommandIds> {
    let commands = command_builders(usual);
    let mut known = http.get_global_commands_with_localizations().await?;
    if !same(&commands, &known) {
        known = http.create_global_commands(&commands).await?;
    }
    Ok(CommandIds::by_name(|name| {
        known.iter().find(|command| command.name == name).map(|command| command.id.get())
    }))
}

/// Whether Discord knows the same commands, judged by everything that we say about them.
fn same(commands: &[CreateCommand], known: &[serenity::all::Command]) -> bool {
    let told = |commands: serde_json::Result<serde_json::Value>| commands.unwrap_or_default();
    let (ours, theirs) = (told(serde_json::to_value(commands)), told(serde_json::to_value(known)));
    let (Some(ours), Some(theirs)) = (ours.as_array(), theirs.as_array()) else { return false };
    ours.len() == theirs.len()
        && ours.iter().all(|ours| {
            theirs.iter().any(|theirs| theirs["name"] == ours["name"] && holds(theirs, ours))
        })
}

/// Whether one value contains everything in the other: Discord adds numbers and defaults of its
/// own, and leaves out what is empty.
fn holds(theirs: &serde_json::Value, ours: &serde_json::Value) -> bool {
    use serde_json::Value;
    match (theirs, ours) {
        (Value::Object(theirs), Value::Object(ours)) => ours.iter().all(|(key, ours)| {
            let theirs = theirs.get(key).unwrap_or(&Value::Null);
            holds(theirs, ours)
        }),
        (Value::Array(theirs), Value::Array(ours)) => {
            theirs.len() == ours.len()
                && theirs.iter().zip(ours).all(|(theirs, ours)| holds(theirs, ours))
        }
        (Value::Null, Value::Bool(false)) => true,
        (Value::Null, Value::Array(ours)) => ours.is_empty(),
        (Value::Null, Value::Object(ours)) => ours.is_empty(),
        (theirs, ours) => theirs == ours,
    }
}
