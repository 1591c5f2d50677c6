//! Screens in Discord's shapes: pure. A message mentions only the users whose ids are named here.

use engine::Side;
use pictures::Painter;
use serenity::all::{
    ButtonStyle, ChannelType, Colour, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateButton, CreateEmbed, CreateInputText, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EditMessage, InputTextStyle, ReactionType, UserId,
};
use service::discord::Scene;
use templates::Words;
use templates::controls::TextBox;
use templates::told::Beginning;

use super::control::Control;
use super::parse::{ERASE_BOX, HERE, JOIN_BOX, ORDERS_BOX, PLY_BOX, SAY_BOX, WRITE_BOX};
use super::screen::{Accent, ButtonLook, ControlRow, Push, Screen};

/// The longest text that can be written into a box.
pub const LONGEST_ORDERS: u16 = 2_000;

const LONGEST_PLY: u16 = 40;

#[derive(Clone, Debug, Default)]
pub struct DiscordMessage {
    pub text: String,
    pub files: Vec<CreateAttachment>,
    pub rows: Vec<CreateActionRow>,
    /// What is grouped with the first file, below the text.
    pub card: Option<Card>,
}

/// A text and a picture with a coloured bar beside them.
#[derive(Clone, Debug)]
pub struct Card {
    pub text: String,
    pub colour: Colour,
}

/// The messages of a screen, at least one. Draws its pictures, which takes milliseconds, or
/// up to a second for the replay of a long game.
pub fn screen_messages(screen: &Screen, painter: &Painter) -> Vec<DiscordMessage> {
    let mut messages: Vec<DiscordMessage> = screen
        .texts
        .iter()
        .map(|text| DiscordMessage { text: text.clone(), ..DiscordMessage::default() })
        .collect();
    if messages.is_empty() {
        messages.push(DiscordMessage::default());
    }
    let last = messages.len() - 1;
    for (under, picture) in &screen.pictures {
        if let Some(message) = messages.get_mut(*under.min(&last)) {
            let file = CreateAttachment::bytes(picture.draw(painter), picture.file_name());
            message.files.push(file.description(picture.alt.clone()));
        }
    }
    if let (Some(first), Some(file)) = (messages.first_mut(), &screen.file) {
        first
            .files
            .push(CreateAttachment::bytes(file.text.clone().into_bytes(), file.file.clone()));
    }
    if let Some(last) = messages.last_mut() {
        last.rows = screen.rows.iter().map(row).collect();
    }
    if let (Some(accent), Some(first)) = (screen.accent, messages.first_mut())
        && let Some((line, rest)) = first.text.split_once('\n')
    {
        let card = Card { text: rest.to_owned(), colour: colour(accent) };
        (first.text, first.card) = (line.to_owned(), Some(card));
    }
    messages
}

/// The colours differ in lightness, too.
fn colour(accent: Accent) -> Colour {
    match accent {
        Accent::Turn(Side::Attackers) => Colour::new(0x00_8c_2f_2f),
        Accent::Turn(Side::Defenders) => Colour::new(0x00_e8_c0_6a),
        Accent::Over => Colour::new(0x00_80_84_8e),
    }
}

fn row(row: &ControlRow) -> CreateActionRow {
    match row {
        ControlRow::Buttons(buttons) => {
            CreateActionRow::Buttons(buttons.iter().map(button).collect())
        }
        ControlRow::Channel { id, placeholder } => {
            let channel_types = Some(vec![ChannelType::Text]);
            let kind = CreateSelectMenuKind::Channel { channel_types, default_channels: None };
            let menu = CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder.clone());
            CreateActionRow::SelectMenu(menu)
        }
        ControlRow::Choice { id, placeholder, entries } => list(id, placeholder, entries, None),
        ControlRow::Setting { id, placeholder, entries, value } => {
            list(id, placeholder, entries, Some(value))
        }
    }
}

fn list(
    id: &Control,
    placeholder: &str,
    entries: &[(String, String)],
    chosen: Option<&String>,
) -> CreateActionRow {
    let options = entries.iter().map(|(value, label)| {
        let is_chosen = chosen == Some(value);
        CreateSelectMenuOption::new(label.clone(), value.clone()).default_selection(is_chosen)
    });
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let menu = CreateSelectMenu::new(id.to_string(), kind).placeholder(placeholder);
    CreateActionRow::SelectMenu(menu)
}

fn button(push: &Push) -> CreateButton {
    let style = match push.look {
        ButtonLook::Main => ButtonStyle::Primary,
        ButtonLook::Plain => ButtonStyle::Secondary,
        ButtonLook::Grave => ButtonStyle::Danger,
    };
    let button = CreateButton::new(push.id.to_string()).label(push.label.clone()).style(style);
    match push.sign {
        Some(sign) => button.emoji(ReactionType::Unicode(sign.to_owned())),
        None => button,
    }
}

fn nobody() -> CreateAllowedMentions {
    CreateAllowedMentions::new()
}

impl DiscordMessage {
    /// As the first answer to a request, which only the asker sees.
    pub fn response(self) -> CreateInteractionResponseMessage {
        self.update().ephemeral(true)
    }

    /// Replaces the message whose control was pressed. Its picture is removed unless there is a new
    /// one: this screen is everything that is shown.
    pub fn update(self) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(self.text)
            .files(self.files)
            .components(self.rows)
            .allowed_mentions(nobody())
    }

    /// Replaces a deferred answer, or the message whose control was pressed.
    pub fn edit(self) -> EditInteractionResponse {
        let files = self.files.into_iter();
        let attachments = files.fold(EditAttachments::new(), EditAttachments::add);
        EditInteractionResponse::new()
            .content(self.text)
            .attachments(attachments)
            .components(self.rows)
            .allowed_mentions(nobody())
    }

    pub fn follow_up(self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(self.text)
            .files(self.files)
            .components(self.rows)
            .allowed_mentions(nobody())
            .ephemeral(true)
    }

    /// As a new message that names all these users at the beginning, and notifies those in `calls`.
    pub fn new_message(self, calls: &[UserId], names: &[UserId]) -> CreateMessage {
        let message = self.naming(&[calls, names].concat());
        CreateMessage::new()
            .embeds(message.embeds())
            .content(message.text)
            .files(message.files)
            .components(message.rows)
            .allowed_mentions(nobody().users(calls.to_vec()))
    }

    /// With all these users at the beginning.
    #[must_use]
    pub fn naming(self, users: &[UserId]) -> DiscordMessage {
        let names: String = users.iter().map(|id| format!("<@{id}> ")).collect();
        DiscordMessage { text: names + &self.text, ..self }
    }

    /// In place of an earlier message, nothing of which is kept. Nobody is notified.
    pub fn replacement(self) -> EditMessage {
        let embeds = self.embeds();
        let files = self.files.into_iter();
        EditMessage::new()
            .content(self.text)
            .embeds(embeds)
            .attachments(files.fold(EditAttachments::new(), EditAttachments::add))
            .components(self.rows)
            .allowed_mentions(nobody())
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        let embed = |card: &Card| {
            let embed = CreateEmbed::new().description(&card.text).colour(card.colour);
            match self.files.first() {
                Some(file) => embed.attachment(&file.filename),
                None => embed,
            }
        };
        self.card.iter().map(embed).collect()
    }
}

/// What a box for the rest of an order is known by. Some are older than the one for all others.
fn rest_box(begun: &Beginning) -> &'static str {
    match begun.act().as_str() {
        "join" => JOIN_BOX,
        "erase" => ERASE_BOX,
        "say" => SAY_BOX,
        _ => WRITE_BOX,
    }
}

/// A box to write in, which remembers whether it is opened in a server in which the club is.
pub fn text_box((text_box, place): (TextBox, &str), scene: &Scene, words: &Words) -> CreateModal {
    let (title, label) = text_box.texts(words);
    let (id, input) = match text_box {
        TextBox::Orders => (
            ORDERS_BOX.to_owned(),
            CreateInputText::new(InputTextStyle::Paragraph, label, "text")
                .max_length(LONGEST_ORDERS),
        ),
        TextBox::Ply => (
            format!("{PLY_BOX}{place}"),
            CreateInputText::new(InputTextStyle::Short, label, "text")
                .placeholder("d1-d4")
                .max_length(LONGEST_PLY),
        ),
        TextBox::Rest(begun) if begun.has_text() => (
            format!("{}{place}", rest_box(&begun)),
            CreateInputText::new(InputTextStyle::Paragraph, label, "text")
                .max_length(LONGEST_ORDERS),
        ),
        TextBox::Rest(begun) => (
            format!("{}{place}", rest_box(&begun)),
            CreateInputText::new(InputTextStyle::Short, label, "text").min_length(2).max_length(30),
        ),
    };
    let id = match scene {
        Scene::Server(_) => format!("{id}{HERE}"),
        Scene::Direct | Scene::Pages | Scene::Elsewhere => id,
    };
    CreateModal::new(id, title).components(vec![CreateActionRow::InputText(input)])
}
