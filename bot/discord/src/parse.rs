//! What somebody asks for in Discord, as far as that is clear without the club: pure. Commands are
//! turned into lines of the order language wherever they ask for something that can be typed, so
//! that there is one grammar. Who can do what is decided elsewhere.

use std::collections::{BTreeMap, BTreeSet};

use commands::words::{OpponentWord, OrderWord, SettingWord, Word};
use commands::{self, BoardForm, Deed, Misread, Order, OrderLine};
use engine::ruleset::Language;
use serenity::all::{
    CommandData, CommandDataOption, CommandDataOptionValue as Value, CommandType,
    ComponentInteraction, ComponentInteractionDataKind, Message, ModalInteraction, UserId,
};
use serenity::model::application::{ActionRowComponent, Button, ButtonKind};
use service::choose::Moves;
use service::discord::{GamesChannel, ServerChange};
use templates::controls::{Prompt, TextBox};
use templates::told::Beginning;

use super::control::{self, AND_THEN, Control, Draft, DraftFor, DraftPart, SetupControl, Wish};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedRequest {
    /// Orders, one after the other; the board is shown in that form if one is named.
    Orders(Vec<Result<OrderLine, Misread>>, Option<BoardForm>),
    /// Lines as somebody typed them.
    Typed(String),
    Complete(Completion),
    /// Shows a challenge that is to be sent once everything in it is chosen.
    Play(Draft),
    /// A control was pressed, with what was chosen.
    Press(Control, Option<String>),
    /// There is nothing to do, and this says why.
    Nothing(Prompt),
    /// Opens a box to write in; its id holds this for the answer.
    Box(TextBox, String),
    /// The answer to what was asked in that place.
    Answer(Result<OrderLine, Misread>, String),
    /// Becomes a player, and then does what was wanted before that.
    Join(Result<OrderLine, Misread>, Wish),
    /// Does what is pressed, and becomes a player first if need be.
    JoinAnd(Control),
    /// Start or stop showing the ladder of that ruleset here.
    Board(String, bool),
    /// Shows that game in the place where this is asked for.
    Here(Option<u32>),
    /// Shows the settings of the server, after a change if there is one.
    Setup(ServerChange),
    /// Opens a circle with that name for the server.
    OpenCircle(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// A ply in that game.
    Ply(u32, String),
    /// A ply in any game, or in the one that is named in front of it.
    AnyPly(Option<u32>, String),
    /// What is announced with that ply.
    Announcement(Option<u32>, String),
    /// Plies that are tried in that game, after that many plies of it.
    Trial(Option<u32>, Option<u32>, String),
    Game(String),
    Invitation(String),
    Tournament(String),
    Ruleset(String),
    /// A ladder that is open.
    Ladder(String),
    /// A player who can be challenged on that ladder.
    Rival(Option<String>, String),
    /// A circle that is open.
    Circle(String),
    /// Any other player.
    Player(String),
    /// Any other player, or a level of the house.
    Opponent(String),
    Zone(String),
    Clock(String),
    /// Further terms of a challenge.
    Terms(Option<OpponentWord>, String),
}

pub const ORDERS_BOX: &str = "orders";
pub const JOIN_BOX: &str = "name";
/// Comes before the order that what is written belongs to.
pub const WRITE_BOX: &str = "write:";
/// Comes before the number of a game that is to be shown in the place where it is chosen.
pub const HERE_CHOICE: &str = "here:";
/// Comes before the place in which somebody was asked whether to erase them.
pub const ERASE_BOX: &str = "erase:";
/// Comes before the position in which somebody types a ply.
pub const PLY_BOX: &str = "ply:";
/// Comes before the position in whose game somebody writes to the opponent.
pub const SAY_BOX: &str = "say:";
/// Is appended to it if the box was opened in a server in which the club is.
pub const HERE: &str = ":here";

/// Whether a box was opened in a server in which the club is installed.
pub fn is_here(id: &str) -> bool {
    id.ends_with(HERE)
}

/// Whether a message shows a board, with the constant buttons below it.
pub fn is_board(message: &Message) -> bool {
    let mut controls = message.components.iter().flat_map(|row| &row.components);
    controls.any(|control| match control {
        ActionRowComponent::Button(Button {
            data: ButtonKind::NonLink { custom_id, .. }, ..
        }) => {
            matches!(Control::from_id(custom_id), Some(Control::More(_)))
        }
        _ => false,
    })
}

struct Given<'a> {
    command: &'a str,
    sub: &'a str,
    values: BTreeMap<&'a str, &'a Value>,
    /// The accounts among them that are programs.
    programs: BTreeSet<UserId>,
}

impl<'a> Given<'a> {
    fn of(data: &'a CommandData) -> Option<Given<'a>> {
        let (sub, options) = match data.options.first() {
            Some(CommandDataOption { name, value: Value::SubCommand(options), .. }) => {
                (name.as_str(), options)
            }
            _ => ("", &data.options),
        };
        let values = options.iter().map(|option| (option.name.as_str(), &option.value)).collect();
        let users = data.resolved.users.values();
        let programs = users.filter(|user| user.bot).map(|user| user.id).collect();
        Some(Given { command: &data.name, sub, values, programs })
    }

    /// A text on one line.
    fn text(&self, name: &str) -> Option<String> {
        match self.values.get(name)? {
            Value::String(text) | Value::Autocomplete { value: text, .. } => {
                Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
            }
            _ => None,
        }
        .filter(|text| !text.is_empty())
    }

    /// A text as it was written, over several lines.
    fn prose(&self, name: &str) -> Option<String> {
        match self.values.get(name)? {
            Value::String(text) => Some(text.trim().to_owned()),
            _ => None,
        }
        .filter(|text| !text.is_empty())
    }

    /// A clock or other terms in canonical words, however they are said.
    fn terms(&self, name: &str) -> Option<String> {
        ["clock", "terms"]
            .contains(&name)
            .then(|| self.text(name))
            .flatten()
            .and_then(|text| commands::terms(&text))
    }

    fn number(&self, name: &str) -> Option<u32> {
        match self.values.get(name)? {
            Value::Integer(number) => u32::try_from(*number).ok(),
            Value::Autocomplete { value, .. } => value.trim().parse().ok(),
            _ => None,
        }
    }

    fn truth(&self, name: &str) -> bool {
        matches!(self.values.get(name), Some(Value::Boolean(true)))
    }

    /// A player as in the order language: a mention, or what was typed. No program plays here but the
    /// house, so who chooses one means it.
    fn player(&self) -> Option<String> {
        if let Some(Value::User(id)) = self.values.get("player") {
            let is_program = self.programs.contains(id);
            return Some(if is_program { easiest_house() } else { format!("<@{id}>") });
        }
        self.text("name")
    }

    fn form(&self) -> Option<BoardForm> {
        Some(match self.text("form")?.as_str() {
            "emoji" => BoardForm::Emoji,
            "text" => BoardForm::Text,
            "words" => BoardForm::Words,
            _ => BoardForm::Picture,
        })
    }

    /// The order that begins with those words and goes on with the options, in the game that was
    /// named.
    fn order(&self, words: &[&str]) -> Result<OrderLine, Misread> {
        let typed = |name| {
            let number = || self.number(name).map(|number| number.to_string());
            let value = self.terms(name).or_else(|| self.text(name)).or_else(number)?;
            if name == "move"
                && let (Some(game), ply) = game_in_front(&value)
            {
                return Some(format!("{game}: {ply}"));
            }
            Some(if name == AFTER { format!("{AFTER} {value}") } else { value })
        };
        let options = self.player().into_iter().chain(OPTIONS.split(' ').filter_map(typed));
        let words = words.iter().map(|&word| word.to_owned());
        let line = commands::read(&words.chain(options).collect::<Vec<_>>().join(" "))?;
        Ok(OrderLine { game: self.number("game").or(line.game), ..line })
    }

    /// An order that ends with a text as it was written.
    fn writing(&self, deed: impl Fn(String) -> Option<Deed>) -> Result<OrderLine, Misread> {
        match self.prose("text").and_then(deed) {
            Some(deed) => Ok(OrderLine { game: self.number("game"), order: deed.into() }),
            None => self.order(&[self.sub]),
        }
    }
}

/// A search among games that are over, or a game from elsewhere.
fn archive(given: &Given<'_>) -> Result<OrderLine, Misread> {
    let mut words = vec![OrderWord::Archive.canonical().to_owned()];
    if let Some(number) = given.number("number") {
        words.push(number.to_string());
        return commands::read(&words.join(" "));
    }
    let name = |name| given.text(name).map(|text| format!("\"{}\"", text.replace('"', "")));
    words.extend(name("name"));
    for (key, value) in [
        ("against", name("against")),
        ("rules", name("rules")),
        ("since", given.text("since")),
        ("until", given.text("until")),
        ("page", given.number("page").map(|page| page.to_string())),
    ] {
        words.extend(value.map(|value| format!("{key} {value}")));
    }
    words.extend(given.text("result"));
    words.extend(given.text("ending"));
    commands::read(&words.join(" "))
}

/// Options that are part of an order, as the order language puts them one after the other.
const OPTIONS: &str = "number count month rules part side clock terms after move moves announce \
     answer plan reason topic address act";

/// An option that needs its name in the order, because numbers are those of games.
const AFTER: &str = "after";

/// What a command asks for: mostly the order that is called like the subcommand.
pub fn parse_command(data: &CommandData) -> Option<ParsedRequest> {
    if data.kind == CommandType::User {
        let to = account(data, data.target_id?.to_user_id());
        return Some(ParsedRequest::Play(Draft { to, ..Draft::default() }));
    }
    let given = Given::of(data)?;
    if given.values.contains_key("player") && given.text("name").is_some() {
        return Some(ParsedRequest::Nothing(Prompt::TwoPeople));
    }
    let line = match (given.command, given.sub) {
        ("tafl", "order") => return Some(ParsedRequest::Box(TextBox::Orders, String::new())),
        ("play", _) => return Some(ParsedRequest::Play(draft(&given, data))),
        ("tafl", "challenge") => match challenge(&given, data) {
            Some(asked) => return Some(asked),
            None => given.order(&[given.sub]),
        },
        ("help", _) => given.order(&["help"]),
        ("organise", _) => given.order(&["organise"]),
        ("setup", "ladder") => {
            return Some(ParsedRequest::Board(given.text("rules")?, !given.truth("off")));
        }
        ("setup", "circle") => return Some(ParsedRequest::OpenCircle(given.text("name")?)),
        ("setup", _) => return Some(ParsedRequest::Setup(server_change(&given))),
        ("club", "settings") => return Some(ParsedRequest::Orders(settings(&given), None)),
        ("tafl", "here") => return Some(ParsedRequest::Here(given.number("game"))),
        ("tafl", "move") => given.order(&[]),
        ("tafl", "note") => given.writing(|text| Some(Deed::Note(text))),
        ("tafl", "say") => given.writing(|text| Some(Deed::Say(text))),
        ("ladder", "tournament") => given.order(&["tournament"]),
        ("ladder", "show") => given.order(&["ladder"]),
        ("ladder", sub) => given.order(&["ladder", sub]),
        ("tafl", "games") if !given.values.is_empty() => archive(&given),
        ("club", "block") if given.truth("off") => given.order(&["unblock"]),
        ("club", "report") => given.writing(|text| {
            Some(match given.player() {
                Some(player) => Deed::Report(player, text),
                None => Deed::WriteToOrganisers(text),
            })
        }),
        ("tafl" | "club", sub) => given.order(&[sub]),
        _ => return None,
    };
    Some(ParsedRequest::Orders(vec![line], given.form()))
}

/// The game that a ply was offered for, and the ply: as the offer is sent (`2: d1-c1`), or as it
/// stands in the field of somebody who goes on typing (`2 · Bo · d1-c1`).
fn game_in_front(typed: &str) -> (Option<u32>, &str) {
    let shown = typed.split_once('·').zip(typed.rsplit_once('·'));
    let parts = match shown {
        Some(((game, _), (_, ply))) => Some((game, ply)),
        None => typed.split_once(':'),
    };
    let read = parts.and_then(|(game, ply)| Some((game.trim().parse().ok()?, ply.trim())));
    read.map_or((None, typed), |(game, ply)| (Some(game), ply))
}

/// A challenge as far as the options say it.
fn draft(given: &Given<'_>, data: &CommandData) -> Draft {
    let text = |name| given.text(name).unwrap_or_default();
    let to = match (given.values.get("player"), given.text("name")) {
        (Some(Value::User(id)), _) => account(data, *id),
        (_, Some(name)) => DraftFor::Named(name),
        _ => DraftFor::Everybody,
    };
    let clock = given.terms("clock").unwrap_or_else(|| text("clock"));
    let (ruleset, side) = (text("rules"), text("side"));
    Draft { to, ruleset, side, clock }
}

/// A challenge to somebody that still lacks its ruleset is shown with the usual values. One to a
/// member of the server is sent as if it had been put together there: somebody who has to join
/// first goes on with it, and it still says that it is for a member. `None` if it is neither, or
/// says more than that can hold.
fn challenge(given: &Given<'_>, data: &CommandData) -> Option<ParsedRequest> {
    let draft = draft(given, data);
    if given.text("terms").is_some() || draft.to == DraftFor::Everybody {
        return None;
    }
    if draft.ruleset.is_empty() {
        return Some(ParsedRequest::Play(draft));
    }
    let is_here = matches!(draft.to, DraftFor::Account(_, true));
    let send = Control::Play(DraftPart::Send, draft);
    (is_here && send.fits()).then_some(ParsedRequest::Press(send, None))
}

fn easiest_house() -> String {
    commands::house_at(*commands::HOUSE_LEVELS.start())
}

/// Somebody who was chosen from those in a place; a program is the house.
fn account(data: &CommandData, id: UserId) -> DraftFor {
    if data.resolved.users.get(&id).is_some_and(|user| user.bot) {
        return DraftFor::Named(easiest_house());
    }
    DraftFor::Account(id.to_string(), data.resolved.members.contains_key(&id))
}

fn settings(given: &Given<'_>) -> Vec<Result<OrderLine, Misread>> {
    let keys = SettingWord::ALL.iter().map(|word| word.canonical());
    let set: Vec<String> =
        keys.filter_map(|word| Some(format!("{word} {}", given.text(word)?))).collect();
    let own = ["channel", "vacation"]
        .into_iter()
        .filter_map(|word| Some(given.order(&[word, &given.text(word)?])));
    let own: Vec<_> = own.collect();
    let mut lines = Vec::new();
    if !set.is_empty() || own.is_empty() {
        lines.push(given.order(&["settings", &set.join(" ")]));
    }
    lines.extend(own);
    lines
}

/// What a command changes about a server.
fn server_change(given: &Given<'_>) -> ServerChange {
    ServerChange {
        games: match given.values.get("server-games") {
            Some(Value::Channel(id)) => Some(GamesChannel::In(id.to_string())),
            _ => None,
        },
        threads: match given.values.get("server-threads") {
            Some(Value::Boolean(threads)) => Some(*threads),
            _ => None,
        },
        language: given.text("server-language").and_then(|code| Language::from_code(&code)),
        // The rest is set by buttons.
        ..ServerChange::default()
    }
}

/// What a press changes about a server, with what was chosen.
fn pressed_change(control: SetupControl, chosen: Option<&str>) -> ServerChange {
    let mut change = ServerChange::default();
    match control {
        SetupControl::Show => {}
        SetupControl::Games => {
            change.games = chosen.map(|channel| GamesChannel::In(channel.to_owned()));
        }
        SetupControl::Anywhere => change.games = Some(GamesChannel::WhereArranged),
        SetupControl::Threads(on) => change.threads = Some(on),
        SetupControl::OneBoard(on) => change.one_board = Some(on),
        SetupControl::News(on) => change.news = Some(on),
        SetupControl::Evening(on) => change.evening = Some(on),
        SetupControl::Language => change.language = chosen.and_then(Language::from_code),
    }
    change
}

pub fn parse_completion(data: &CommandData) -> Option<Completion> {
    let given = Given::of(data)?;
    let focused = data.autocomplete()?;
    // Nothing longer could be offered, and reading it would keep others waiting.
    let typed: String = focused.value.trim().chars().take(control::LONGEST).collect();
    let game = given.number("game");
    Some(match focused.name {
        "move" => {
            let (named, ply) = game_in_front(&typed);
            match game {
                Some(game) => Completion::Ply(game, ply.to_owned()),
                None => Completion::AnyPly(named, ply.to_owned()),
            }
        }
        "announce" => {
            let typed = given.text("move").unwrap_or_default();
            let (named, ply) = game_in_front(&typed);
            Completion::Announcement(game.or(named), ply.to_owned())
        }
        "moves" => Completion::Trial(game, given.number(AFTER), typed),
        "game" => Completion::Game(typed),
        "number" if data.name == "ladder" => Completion::Tournament(typed),
        "number" => Completion::Invitation(typed),
        "name" if data.name == "ladder" => Completion::Rival(given.text("rules"), typed),
        "name" if given.sub == "circle" => Completion::Circle(typed),
        "name" if data.name == "club" => Completion::Player(typed),
        "name" => Completion::Opponent(typed),
        "rules" if ["ladder", "setup"].contains(&data.name.as_str()) => Completion::Ladder(typed),
        "rules" => Completion::Ruleset(typed),
        "zone" => Completion::Zone(typed),
        "clock" => Completion::Clock(typed),
        "terms" => {
            let is_house = given.text("name").is_some_and(|name| commands::is_house_name(&name));
            Completion::Terms(is_house.then_some(OpponentWord::House), typed)
        }
        _ => return None,
    })
}

pub fn parse_press(pressed: &ComponentInteraction) -> ParsedRequest {
    let value = match &pressed.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.first().map(ToString::to_string)
        }
        _ => None,
    };
    let answer =
        |deed: Deed, place| ParsedRequest::Answer(Ok(OrderLine::without_game(deed)), place);
    let write = |order: String| {
        let begun = Beginning::of_line(&order);
        let place = match order.strip_suffix(": say") {
            Some(game) => game.to_owned(),
            None => order,
        };
        ParsedRequest::Box(TextBox::Rest(begun), place)
    };
    let here = value.as_deref().and_then(|value| value.strip_prefix(HERE_CHOICE)?.parse().ok());
    let written = value.as_deref().and_then(|value| value.strip_prefix(WRITE_BOX));
    match Control::from_id(&pressed.data.custom_id) {
        Some(Control::Choose(_)) if let Some(order) = written => write(order.to_owned()),
        Some(Control::Choose(_)) if here.is_some() => ParsedRequest::Here(here),
        Some(Control::Write(order)) => write(order),
        Some(Control::JoinAs(wish)) => {
            ParsedRequest::Box(TextBox::of_order(OrderWord::Join), then(wish.as_deref()))
        }
        Some(Control::Join(name, wish)) => {
            ParsedRequest::Join(Ok(OrderLine::without_game(Deed::Join(Some(name)))), wish)
        }
        Some(Control::JoinAnd(wish)) => ParsedRequest::JoinAnd(*wish),
        Some(Control::EraseAs(place)) => {
            ParsedRequest::Box(TextBox::of_order(OrderWord::Erase), place)
        }
        Some(Control::Setup(what)) => ParsedRequest::Setup(pressed_change(what, value.as_deref())),
        Some(Control::Yes(place)) => answer(Deed::Yes(None), place),
        Some(Control::No(place)) => answer(Deed::No, place),
        Some(Control::Type(at)) => ParsedRequest::Box(TextBox::Ply, at.to_string()),
        Some(Control::Say(at)) => {
            ParsedRequest::Box(TextBox::of_order(OrderWord::Say), at.to_string())
        }
        Some(Control::Chosen(at)) => match value.as_deref().and_then(Control::from_id) {
            Some(Control::Say(at)) => {
                ParsedRequest::Box(TextBox::of_order(OrderWord::Say), at.to_string())
            }
            Some(Control::Write(order)) => write(order),
            Some(control) => ParsedRequest::Press(control, None),
            None => ParsedRequest::Press(Control::More(at), None),
        },
        Some(control) => ParsedRequest::Press(control, value),
        // This program did not make it.
        None => ParsedRequest::Nothing(Prompt::Unknown),
    }
}

/// The choice of a game for an order that named none: the order, or a box to write in where what was
/// written is too long to come with the choice.
pub fn in_game(line: &OrderLine, game: u32) -> Option<String> {
    let line = OrderLine { game: Some(game), ..line.clone() };
    let whole = line.to_string();
    let fits = whole.chars().count() <= control::LONGEST;
    let reads_back = || commands::read(&whole).as_ref() == Ok(&line);
    match &line.order {
        _ if fits && reads_back() => Some(whole),
        Order::Do(Deed::Say(_)) => Some(format!("{WRITE_BOX}{game}: say")),
        Order::Do(Deed::Note(_)) => Some(format!("{WRITE_BOX}{game}: note")),
        _ => None,
    }
}

/// What the id of a box for a name holds besides.
pub fn then(wish: Option<&Control>) -> String {
    wish.map_or_else(String::new, |wish| format!("{AND_THEN}{wish}"))
}

impl ParsedRequest {
    /// What somebody wants who has to become a player first: one control holds one order.
    pub fn wish(&self) -> Option<Control> {
        match self {
            // What was chosen comes with the press alone.
            ParsedRequest::Press(Control::Choose(_), Some(order)) => {
                Some(Control::Do(None, order.clone()))
            }
            ParsedRequest::Press(Control::Board, Some(game)) => {
                Some(Control::Do(None, format!("{game}: board")))
            }
            ParsedRequest::Press(control, _) => control.clone().wanted(),
            ParsedRequest::JoinAnd(control) => Some(control.clone()),
            ParsedRequest::Join(_, wish) => wish.as_deref().cloned(),
            ParsedRequest::Orders(lines, _) => match lines.as_slice() {
                [Ok(line)] => Some(Control::Do(None, line.to_string())),
                _ => None,
            },
            _ => None,
        }
    }
}

pub fn parse_text_box(sent: &ModalInteraction) -> Option<ParsedRequest> {
    let fields = sent.data.components.iter().flat_map(|row| &row.components);
    let texts = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(text) => text.value.as_deref(),
        _ => None,
    });
    let text = texts.collect::<Vec<_>>().join("\n");
    let one = |order: &str| {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        commands::read(&format!("{order} {words}"))
    };
    let id = sent.data.custom_id.trim_end_matches(HERE);
    if let Some(place) = id.strip_prefix(ERASE_BOX) {
        return Some(ParsedRequest::Answer(one("erase"), place.to_owned()));
    }
    if let Some((at, _)) = id.strip_prefix(PLY_BOX).and_then(control::at) {
        let typed = match commands::read(&text) {
            Ok(OrderLine { order: Order::Do(Deed::Ply(ply)), .. }) => ply.to_string(),
            _ => text,
        };
        return Some(ParsedRequest::Press(Control::Ply(at, Moves::All, typed), None));
    }
    if let Some(game) = id.strip_prefix(SAY_BOX) {
        // A game was chosen, or the box belongs to its board.
        let chosen = || control::at(game).and_then(|(at, _)| u32::try_from(at.game).ok());
        let game = game.parse().ok().or_else(chosen)?;
        let line = OrderLine { game: Some(game), order: Deed::Say(text.trim().to_owned()).into() };
        return Some(ParsedRequest::Orders(vec![Ok(line)], None));
    }
    if let Some(order) = id.strip_prefix(WRITE_BOX) {
        return Some(ParsedRequest::Orders(vec![one(order)], None));
    }
    if id == ORDERS_BOX {
        return Some(ParsedRequest::Typed(text));
    }
    let wish = match id.strip_prefix(JOIN_BOX)?.strip_prefix(AND_THEN) {
        Some(wish) => Control::from_id(wish)?.wanted().map(Box::new),
        None => None,
    };
    // All that is in it is a name, also if nobody can be called that.
    let line = match one("join") {
        Ok(OrderLine { order: Order::Do(Deed::Join(None)), .. }) if !text.trim().is_empty() => {
            Ok(OrderLine::without_game(Deed::Join(Some(text.trim().to_owned()))))
        }
        line => line,
    };
    Some(ParsedRequest::Join(line, wish))
}

#[cfg(test)]
mod tests {
    use commands::words::{SettingWord, Word};

    use super::OPTIONS;

    /// Options that are not simply put one after the other.
    const APART: &str = "player name game form off text channel vacation against result ending \
         since until page server-games server-threads server-language";

    #[test]
    fn every_option_that_is_offered_is_read() {
        let options = templates::slash_commands::slash_commands().into_iter().flat_map(|command| {
            let of_subs = command.subs.into_iter().flat_map(|sub| sub.options);
            command.options.into_iter().chain(of_subs)
        });
        let names = options.map(|option| option.name.key);
        let read: Vec<&str> = OPTIONS
            .split(' ')
            .chain(APART.split(' '))
            .chain(SettingWord::ALL.iter().map(|word| word.canonical()))
            .collect();
        for name in names {
            assert!(read.contains(&name), "{name}");
        }
    }
}
