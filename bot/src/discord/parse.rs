//! What somebody asks for in Discord, as far as that is clear without the club: pure. Commands are
//! turned into lines of the order language wherever they ask for something that can be typed, so
//! that there is one grammar. Who can do what is decided elsewhere.

use std::collections::BTreeMap;

use engine::ruleset::Language;
use serenity::all::{
    CommandData, CommandDataOptionValue, ComponentInteraction, ComponentInteractionDataKind,
    Message, ModalInteraction,
};
use serenity::model::application::{ActionRowComponent, Button, ButtonKind};
use templates::controls::TextBox;
use templates::{BoardForm, Misread};

use super::control::Control;
use crate::orders::{self, Line, Order};
use crate::service::discord::ServerChange;

/// A parsed request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Orders, one after the other; the board is shown in that form if one is named.
    Orders(Vec<Result<Line, Misread>>, Option<BoardForm>),
    /// Asks for suggestions while somebody types.
    Complete(Completion),
    /// A control was pressed, with what was chosen.
    Press(Control, Option<String>),
    /// A control that this program did not make.
    UnknownControl,
    /// Opens a box to write in; its id holds this for the answer.
    Box(TextBox, String),
    /// The answer to what was asked in that place.
    Answer(Result<Line, Misread>, String),
    /// Asks what the bot is allowed to do here.
    Doctor,
    /// Start or stop showing the ladder of that ruleset here.
    Board(Option<String>, bool),
    /// Changes how games are shown on the server, with orders to carry out as well.
    Server(ServerChange, Vec<Result<Line, Misread>>),
}

/// What is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// A ply of that game.
    Ply(Option<u32>, String),
    /// What is announced with that ply.
    Announcement(Option<u32>, String),
    /// The number of a game.
    Game(String),
    /// The number of an invitation.
    Invitation(String),
    /// The number of a tournament.
    Tournament(String),
    Ruleset(String),
    /// A player who can be challenged on that ladder.
    Rival(Option<String>, String),
    Zone(String),
}

/// The id of the box for orders.
pub const ORDERS_BOX: &str = "orders";
/// The id of the box for a name.
pub const JOIN_BOX: &str = "name";
/// Comes before the place in which somebody was asked whether to erase them.
pub const ERASE_BOX: &str = "erase:";
/// Is appended to it if the box was opened in a server in which the club is.
pub const HERE: &str = ":here";

/// Whether a box was opened in a server in which the club is installed.
#[must_use]
pub fn is_here(id: &str) -> bool {
    id.ends_with(HERE)
}

/// Whether a message shows a board, with the constant buttons below it.
#[must_use]
pub fn is_board(message: &Message) -> bool {
    let mut controls = message.components.iter().flat_map(|row| &row.components);
    controls.any(|control| match control {
        ActionRowComponent::Button(Button {
            data: ButtonKind::NonLink { custom_id, .. }, ..
        }) => {
            matches!(Control::read(custom_id), Some(Control::Text(_)))
        }
        _ => false,
    })
}

/// The options after a subcommand, by name.
struct Given<'a> {
    command: &'a str,
    sub: &'a str,
    values: BTreeMap<&'a str, &'a CommandDataOptionValue>,
}

impl<'a> Given<'a> {
    fn of(data: &'a CommandData) -> Option<Given<'a>> {
        let sub = data.options.first()?;
        let CommandDataOptionValue::SubCommand(options) = &sub.value else { return None };
        let values = options.iter().map(|option| (option.name.as_str(), &option.value)).collect();
        Some(Given { command: &data.name, sub: &sub.name, values })
    }

    /// A text on one line.
    fn text(&self, name: &str) -> Option<String> {
        match self.values.get(name)? {
            CommandDataOptionValue::String(text)
            | CommandDataOptionValue::Autocomplete { value: text, .. } => {
                Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
            }
            _ => None,
        }
        .filter(|text| !text.is_empty())
    }

    /// A text as it was written, over several lines.
    fn prose(&self, name: &str) -> Option<String> {
        match self.values.get(name)? {
            CommandDataOptionValue::String(text) => Some(text.trim().to_owned()),
            _ => None,
        }
        .filter(|text| !text.is_empty())
    }

    fn number(&self, name: &str) -> Option<u32> {
        match self.values.get(name)? {
            CommandDataOptionValue::Integer(number) => u32::try_from(*number).ok(),
            CommandDataOptionValue::Autocomplete { value, .. } => value.trim().parse().ok(),
            _ => None,
        }
    }

    fn truth(&self, name: &str) -> bool {
        matches!(self.values.get(name), Some(CommandDataOptionValue::Boolean(true)))
    }

    /// A player as in the order language: a mention, or what was typed.
    fn player(&self) -> Option<String> {
        if let Some(CommandDataOptionValue::User(id)) = self.values.get("player") {
            return Some(format!("<@{id}>"));
        }
        self.text("name")
    }

    /// The terms of a game, in words.
    fn terms(&self) -> String {
        let terms = ["rules", "side", "clock", "terms"].map(|name| self.text(name));
        terms.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn form(&self) -> Option<BoardForm> {
        Some(match self.text("form")?.as_str() {
            "emoji" => BoardForm::Emoji,
            "text" => BoardForm::Text,
            "unicode" => BoardForm::Unicode,
            "words" => BoardForm::Words,
            _ => BoardForm::Picture,
        })
    }

    /// The order with those words, in the game that was named.
    fn order(&self, words: &[&str]) -> Result<Line, Misread> {
        let text: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
        let line = orders::read(&text.join(" "))?;
        Ok(Line { game: self.number("game").or(line.game), ..line })
    }

    /// An order that ends with a text as it was written.
    fn writing(&self, order: impl Fn(String) -> Order) -> Result<Line, Misread> {
        match self.prose("text") {
            Some(text) => Ok(Line { game: self.number("game"), order: order(text) }),
            None => self.order(&[self.sub]),
        }
    }
}

/// What a command asks for.
#[must_use]
pub fn command(data: &CommandData) -> Option<Asked> {
    let given = Given::of(data)?;
    let text = |name: &str| given.text(name).unwrap_or_default();
    let number = given.number("number").map_or_else(String::new, |number| number.to_string());
    let one = |line: Result<Line, Misread>| Some(Asked::Orders(vec![line], given.form()));
    match (given.command, given.sub) {
        ("tafl", "challenge") => {
            let whom = given.player().unwrap_or_default();
            one(given.order(&["challenge", &whom, &given.terms()]))
        }
        ("tafl", "decline") => one(given.order(&["decline", &number, &text("reason")])),
        ("tafl", "counter") => one(given.order(&["counter", &number, &given.terms()])),
        ("tafl", "seek") => {
            let count = given.number("count").map_or_else(String::new, |count| count.to_string());
            one(given.order(&["seek", &count, &given.terms()]))
        }
        ("tafl", "move") => one(given.order(&[&text("move"), &text("announce")])),
        ("tafl", "order") => Some(Asked::Box(TextBox::Orders, String::new())),
        ("tafl", "draw" | "takeback") => one(given.order(&[given.sub, &text("answer")])),
        ("tafl", "if") => one(given.order(&["if", &text("plan")])),
        ("tafl", "note") => one(given.writing(Order::Note)),
        ("tafl", "say") => one(given.writing(Order::Say)),
        ("tafl", "rules") => one(given.order(&["rules", &text("rules")])),
        ("tafl", "help") => one(given.order(&["help", &text("topic")])),
        ("tafl", "accept") => one(given.order(&["accept", &number])),
        ("tafl", sub) => one(given.order(&[sub])),
        ("ladder", "pin") => Some(Asked::Board(given.text("rules"), !given.truth("off"))),
        ("ladder", "tournament") => one(given.order(&["tournament", &number])),
        ("ladder", "show") => one(given.order(&["ladder", &text("month"), &text("rules")])),
        ("ladder", sub) => {
            let whom = given.player().unwrap_or_default();
            one(given.order(&["ladder", sub, &whom, &text("rules")]))
        }
        ("club", "join") => one(given.order(&["join", &text("name")])),
        ("club", "settings") => Some(settings(&given)),
        ("club", "vacation") => one(given.order(&["vacation", &text("when")])),
        ("club", "link" | "unlink") => one(given.order(&[given.sub, &text("address")])),
        ("club", "mute" | "block") if given.truth("off") => {
            let word = if given.sub == "mute" { "unmute" } else { "unblock" };
            one(given.order(&[word, &given.player().unwrap_or_default()]))
        }
        ("club", "block") => one(given.order(&["block", &given.player().unwrap_or_default()])),
        ("club", "report") => one(match (given.player(), given.prose("text")) {
            (Some(whom), Some(text)) => {
                Ok(Line { game: None, order: Order::Report { whom, text } })
            }
            _ => given.order(&["report"]),
        }),
        ("club", "doctor") => Some(Asked::Doctor),
        ("club", sub) => one(given.order(&[sub])),
        _ => None,
    }
}

fn settings(given: &Given<'_>) -> Asked {
    let keys = [("language", "language"), ("zone", "zone"), ("digest", "digest")];
    let keys = keys.into_iter().chain([("quiet", "quiet"), ("board", "board")]);
    let set: Vec<String> =
        keys.filter_map(|(option, word)| Some(format!("{word} {}", given.text(option)?))).collect();
    let channel = given.text("channel");
    let mut lines = Vec::new();
    let server = ServerChange {
        games: match given.values.get("server-games") {
            Some(CommandDataOptionValue::Channel(id)) => Some(id.to_string()),
            _ => None,
        },
        threads: match given.values.get("server-threads") {
            Some(CommandDataOptionValue::Boolean(threads)) => Some(*threads),
            _ => None,
        },
        language: given.text("server-language").and_then(|code| Language::from_code(&code)),
    };
    let is_server = server != ServerChange::default();
    if !set.is_empty() || (channel.is_none() && !is_server) {
        lines.push(given.order(&["settings", &set.join(" ")]));
    }
    lines.extend(channel.map(|channel| given.order(&["channel", &channel])));
    if is_server { Asked::Server(server, lines) } else { Asked::Orders(lines, None) }
}

/// What somebody is typing.
#[must_use]
pub fn completion(data: &CommandData) -> Option<Completion> {
    let given = Given::of(data)?;
    let focused = data.autocomplete()?;
    let typed = focused.value.trim().to_owned();
    let game = given.number("game");
    Some(match focused.name {
        "move" => Completion::Ply(game, typed),
        "announce" => Completion::Announcement(game, given.text("move").unwrap_or_default()),
        "game" => Completion::Game(typed),
        "number" if data.name == "ladder" => Completion::Tournament(typed),
        "number" => Completion::Invitation(typed),
        "name" => Completion::Rival(given.text("rules"), typed),
        "rules" => Completion::Ruleset(typed),
        "zone" => Completion::Zone(typed),
        _ => return None,
    })
}

/// What a pressed control asks for.
#[must_use]
pub fn press(pressed: &ComponentInteraction) -> Asked {
    let value = match &pressed.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    match Control::read(&pressed.data.custom_id) {
        Some(Control::JoinAs) => Asked::Box(TextBox::Join, String::new()),
        Some(Control::EraseAs(place)) => Asked::Box(TextBox::Erase, place),
        Some(Control::Yes(place)) => Asked::Answer(Ok(alone(Order::Yes)), place),
        Some(Control::No(place)) => Asked::Answer(Ok(alone(Order::No)), place),
        Some(control) => Asked::Press(control, value),
        None => Asked::UnknownControl,
    }
}

const fn alone(order: Order) -> Line {
    Line { game: None, order }
}

/// What was written into a box.
#[must_use]
pub fn written(sent: &ModalInteraction) -> Option<Asked> {
    let fields = sent.data.components.iter().flat_map(|row| &row.components);
    let texts = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(text) => text.value.as_deref(),
        _ => None,
    });
    let text = texts.collect::<Vec<_>>().join("\n");
    let one = |order: &str| {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        orders::read(&format!("{order} {words}"))
    };
    let id = sent.data.custom_id.trim_end_matches(HERE);
    if let Some(place) = id.strip_prefix(ERASE_BOX) {
        return Some(Asked::Answer(one("erase"), place.to_owned()));
    }
    match id {
        ORDERS_BOX => Some(Asked::Orders(orders::read_all(&text), None)),
        JOIN_BOX => Some(Asked::Orders(vec![one("join")], None)),
        _ => None,
    }
}
