//! Discord's commands as they are offered: which ones exist, which options each has, and their
//! names and descriptions in all five languages. The channel carries them out and puts them into
//! Discord's format.
//!
//! Anything that can also be typed has its name in the order language, so that nobody has to learn
//! two; these names, and the values of choices, are canonical where a program reads them.

use commands::SettingValues;
use commands::words::{
    AnswerWord, ArchiveWord, BoardWord, ChannelWord, OrderWord, PartWord, ProposalWord,
    SettingWord, ValueWord, Word,
};
use engine::ruleset::Language;

use crate::words::Words;

/// A text for machines and its form in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Localized {
    /// What stays the same in every language.
    pub key: &'static str,
    texts: [String; Language::ALL.len()],
}

impl Localized {
    fn of(key: &'static str, text: impl Fn(Language) -> String) -> Localized {
        Localized { key, texts: Language::ALL.map(text) }
    }

    /// A word of the order language, as Discord writes names: small and without spaces.
    fn word<W: Word>(word: W) -> Localized {
        Localized::of(word.canonical(), |language| {
            word.phrase(language).to_lowercase().replace(' ', "-")
        })
    }

    /// A word that is used in commands only.
    fn own(key: &'static str) -> Localized {
        Localized::message(key, &format!("command-{key}"))
    }

    fn message(key: &'static str, id: &str) -> Localized {
        Localized::of(key, |language| Words::of(language).say(id, &[]))
    }

    pub fn text(&self, language: Language) -> &str {
        // The languages are numbered from 0, and there are as many texts.
        self.texts.get(language as usize).map_or(self.key, String::as_str)
    }
}

/// The commands that a message can offer to be pressed.
const NAMES: [&str; 7] = ["play", "help", "tafl", "ladder", "club", "setup", "organise"];

/// The ids under which Discord knows the commands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CommandIds([Option<u64>; NAMES.len()]);

impl CommandIds {
    /// The ids that are given by name.
    pub fn by_name(id: impl Fn(&str) -> Option<u64>) -> CommandIds {
        CommandIds(NAMES.map(id))
    }

    pub(crate) fn of(&self, name: &str) -> Option<u64> {
        let ids = NAMES.iter().zip(self.0);
        ids.filter(|(known, _)| **known == name).find_map(|(_, id)| id)
    }
}

/// A command that can be given whole: `/tafl accept`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlashPath {
    pub command: &'static str,
    pub sub: Option<&'static str>,
}

impl std::fmt::Display for SlashPath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "/{}", self.command)?;
        self.sub.map_or(Ok(()), |sub| write!(f, " {sub}"))
    }
}

impl SlashPath {
    const fn of_sub(command: &'static str, sub: &'static str) -> SlashPath {
        SlashPath { command, sub: Some(sub) }
    }

    /// Where somebody in Discord finds what an order in canonical words asks for.
    pub fn of_order(canonical: &str) -> SlashPath {
        use OrderWord as O;
        let orders = OrderWord::at_start(canonical);
        match orders.and_then(|(orders, _)| orders.first().copied()) {
            Some(O::Challenge | O::Seek) => SlashPath { command: "play", sub: None },
            Some(O::Help) => SlashPath { command: "help", sub: None },
            Some(O::Organise) => SlashPath { command: "organise", sub: None },
            Some(O::Archive) => SlashPath::of_sub("tafl", O::Games.canonical()),
            Some(O::Ladder) => SlashPath::of_sub("ladder", "show"),
            Some(O::Tournament) => SlashPath::of_sub("ladder", "tournament"),
            // Somebody who names nobody there has written to the organisers about nobody.
            Some(O::Organisers) => SlashPath::of_sub("club", O::Report.canonical()),
            Some(O::Unblock) => SlashPath::of_sub("club", O::Block.canonical()),
            Some(order @ (O::Link | O::Block | O::Report | O::Circle)) => {
                SlashPath::of_sub("club", order.canonical())
            }
            // The rest of what concerns an account is offered there.
            Some(
                O::Settings
                | O::Channel
                | O::Vacation
                | O::Join
                | O::Rename
                | O::Unlink
                | O::Export
                | O::Erase
                | O::Privacy,
            ) => SlashPath::of_sub("club", O::Settings.canonical()),
            Some(order) => {
                let sub = order.canonical();
                let is_there = tafl().subs.iter().any(|known| known.name.key == sub);
                SlashPath::of_sub("tafl", if is_there { sub } else { TYPING })
            }
            // Moves are typed without a word of their own, and elsewhere nothing is shown in a place.
            None if canonical == "move" => SlashPath::of_sub("tafl", "move"),
            None if canonical == "here" => SlashPath::of_sub("tafl", "here"),
            None => SlashPath::of_sub("tafl", TYPING),
        }
    }
}

impl SlashPath {
    /// Whether what is asked for has no place of its own there.
    pub fn is_for_typing(&self) -> bool {
        self.sub == Some(TYPING)
    }
}

/// Where everything can be typed.
const TYPING: &str = "order";

#[derive(Clone, Debug)]
pub struct SlashCommand {
    /// Its name, the same in every language.
    pub name: &'static str,
    pub does: Localized,
    pub audience: Audience,
    /// Its options, if it has no subcommands.
    pub options: Vec<CommandOption>,
    pub subs: Vec<Subcommand>,
}

/// Who finds a command among those that are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everybody,
    /// People who can manage the server, in servers.
    Managers,
    /// In servers, the people who are allowed to see it by those who manage the server.
    Organisers,
}

#[derive(Clone, Debug)]
pub struct Subcommand {
    pub name: Localized,
    pub does: Localized,
    /// Its options, the required ones first.
    pub options: Vec<CommandOption>,
}

#[derive(Clone, Debug)]
pub struct CommandOption {
    pub name: Localized,
    pub does: Localized,
    pub kind: OptionKind,
    pub required: bool,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    Text,
    /// Any text; matches are suggested while typing.
    Completed,
    /// The number of a game or an invitation; existing ones are suggested while typing.
    Number,
    Count,
    Choice(Vec<Localized>),
    Truth,
    Person,
    /// A channel of the server.
    Room,
}

/// All of them, those that are used daily first.
pub fn slash_commands() -> Vec<SlashCommand> {
    vec![play(), tafl(), help(), ladder(), club(), setup(), organise()]
}

/// What the menu of a person offers: to challenge them.
pub fn person_command() -> Localized {
    Localized::message("Challenge", "menu-challenge")
}

fn play() -> SlashCommand {
    let options = vec![person(), name(), ruleset(), option("side", sides()), clock()];
    SlashCommand { options, ..group("play", Vec::new()) }
}

fn help() -> SlashCommand {
    group("help", Vec::new())
}

fn tafl() -> SlashCommand {
    use OrderWord as O;
    let game = || option("game", OptionKind::Number);
    let number = || option("number", OptionKind::Number);
    let after = || opt(Localized::word(BoardWord::After), "after", OptionKind::Count);
    let terms = || {
        vec![ruleset(), option("side", sides()), clock(), option("terms", OptionKind::Completed)]
    };
    let text = || option("text", OptionKind::Text).required();
    let offer = || {
        let answers = [AnswerWord::Offer, AnswerWord::Accept, AnswerWord::Decline];
        option("answer", choices(&answers))
    };
    let subs = vec![
        own("move").with([
            opt(Localized::message("move", "command-ply"), "ply", OptionKind::Completed).required(),
            option("announce", OptionKind::Completed),
            game(),
        ]),
        // With options, it looks for games that are over, as `archive` does elsewhere.
        order(O::Games).with([
            opt(Localized::own("name"), "archive-name", OptionKind::Text),
            opt(Localized::word(ArchiveWord::Against), "archive-against", OptionKind::Text),
            ruleset(),
            opt(Localized::own("result"), "archive-result", choices(&RESULTS)),
            opt(Localized::own("ending"), "archive-ending", choices(&ArchiveWord::ENDINGS)),
            opt(Localized::word(ArchiveWord::Since), "archive-since", OptionKind::Text),
            opt(Localized::word(ArchiveWord::Until), "archive-until", OptionKind::Text),
            opt(Localized::word(ArchiveWord::Page), "archive-page", OptionKind::Count),
            opt(Localized::own("number"), "archive-number", OptionKind::Count),
        ]),
        order(O::Board).with([game(), option("form", forms()), after()]),
        own("here").with([game()]),
        order(O::Try).with([option("moves", OptionKind::Completed).required(), after(), game()]),
        order(O::Say).with([text(), game()]),
        order(O::Accept).with([number()]),
        order(O::Takeback).with([offer(), game()]),
        order(O::Draw).with([offer(), game()]),
        order(O::Resign).with([game()]),
        order(O::Rules).with([ruleset(), option("part", choices(PartWord::ALL))]),
        order(O::Challenge).with([person(), name()]).with(terms()),
        order(O::Seek).with(terms()).with([option("count", OptionKind::Count)]),
        order(O::If).with([option("plan", OptionKind::Text).required(), game()]),
        own("order"),
    ];
    group("tafl", subs)
}

fn ladder() -> SlashCommand {
    use OrderWord as O;
    let rival = || opt(Localized::own("name"), "rival", OptionKind::Completed);
    let month = option("month", OptionKind::Text);
    let subs = vec![
        own("show").with([ruleset(), month]),
        order(O::Challenge).does_act("ladder-challenge").with([person(), rival(), ruleset()]),
        order(O::Tournament).with([option("number", OptionKind::Number)]),
    ];
    group("ladder", subs)
}

/// How games are looked for that are over.
const RESULTS: [ArchiveWord; 5] = [
    ArchiveWord::Won,
    ArchiveWord::Lost,
    ArchiveWord::Drawn,
    ArchiveWord::Attackers,
    ArchiveWord::Defenders,
];

fn club() -> SlashCommand {
    use OrderWord as O;
    let off = || option("off", OptionKind::Truth);
    let subs = vec![
        order(O::Settings).with(SettingWord::ALL.iter().map(|word| setting(*word))).with([
            opt(
                Localized::word(O::Channel),
                "channel",
                choices(&[ChannelWord::Mail, ChannelWord::Discord]),
            ),
            opt(Localized::word(O::Vacation), "when", OptionKind::Text),
        ]),
        order(O::Link).with([option("address", OptionKind::Text).required()]),
        order(O::Block).with([person(), name(), off()]),
        order(O::Report).with([
            opt(Localized::own("text"), "report-text", OptionKind::Text).required(),
            person(),
            name(),
        ]),
        order(O::Circle).with([opt(Localized::own("name"), "circle", OptionKind::Completed)]),
    ];
    group("club", subs)
}

/// What the people who manage a server set for it.
fn setup() -> SlashCommand {
    let subs = vec![
        own("server").with([
            option("server-games", OptionKind::Room),
            option("server-threads", OptionKind::Truth),
            option("server-language", languages()),
        ]),
        own("ladder").does("pin").with([ruleset().required(), option("off", OptionKind::Truth)]),
        order(OrderWord::Circle).does("open-circle").with([opt(
            Localized::own("name"),
            "circle-name",
            OptionKind::Text,
        )
        .required()]),
        own("check"),
    ];
    SlashCommand { audience: Audience::Managers, ..group("setup", subs) }
}

/// What organisers do, as it is typed elsewhere; without anything, what there is.
fn organise() -> SlashCommand {
    let options = vec![option("act", OptionKind::Text)];
    let audience = Audience::Organisers;
    SlashCommand { audience, options, ..group(OrderWord::Organise.canonical(), Vec::new()) }
}

fn group(name: &'static str, subs: Vec<Subcommand>) -> SlashCommand {
    let audience = Audience::Everybody;
    SlashCommand { name, does: does(name), audience, options: Vec::new(), subs }
}

fn order(word: OrderWord) -> Subcommand {
    let does = does_act(word.canonical());
    Subcommand { name: Localized::word(word), does, options: Vec::new() }
}

fn own(key: &'static str) -> Subcommand {
    Subcommand { name: Localized::own(key), does: does(key), options: Vec::new() }
}

impl Subcommand {
    fn with(mut self, options: impl IntoIterator<Item = CommandOption>) -> Subcommand {
        self.options.extend(options);
        self
    }

    fn does_act(self, act: &'static str) -> Subcommand {
        Subcommand { does: does_act(act), ..self }
    }

    fn does(self, key: &'static str) -> Subcommand {
        Subcommand { does: does(key), ..self }
    }
}

/// An option that is described under its own name.
fn option(name: &'static str, kind: OptionKind) -> CommandOption {
    opt(Localized::own(name), name, kind)
}

fn opt(name: Localized, key: &'static str, kind: OptionKind) -> CommandOption {
    let does = Localized::message(key, &format!("option-{key}-does"));
    CommandOption { name, does, kind, required: false }
}

impl CommandOption {
    fn required(self) -> CommandOption {
        CommandOption { required: true, ..self }
    }
}

fn ruleset() -> CommandOption {
    opt(Localized::word(OrderWord::Rules), "ruleset", OptionKind::Completed)
}

fn person() -> CommandOption {
    option("player", OptionKind::Person)
}

fn name() -> CommandOption {
    option("name", OptionKind::Completed)
}

fn clock() -> CommandOption {
    opt(Localized::word(OrderWord::Clock), "clock", OptionKind::Completed)
}

fn setting(word: SettingWord) -> CommandOption {
    let kind = match SettingValues::of(word) {
        SettingValues::Language => languages(),
        SettingValues::Zone => OptionKind::Completed,
        SettingValues::Quiet | SettingValues::Remind => OptionKind::Text,
        SettingValues::Few(values) => choices(&in_discord(values)),
    };
    let id = format!("settings-{}.slash", word.canonical());
    let does = Localized::message(word.canonical(), &id);
    CommandOption { name: Localized::word(word), does, kind, required: false }
}

/// Each as its speakers call it.
fn languages() -> OptionKind {
    let label = |language: Language| {
        let name = Words::of(language).say("language-own-name", &[]);
        Localized::of(language.code(), |_| name.clone())
    };
    OptionKind::Choice(Language::ALL.map(label).into())
}

fn sides() -> OptionKind {
    use ProposalWord as P;
    choices(&[P::Attack, P::Defend, P::Random, P::Match])
}

fn forms() -> OptionKind {
    match SettingValues::of(SettingWord::Board) {
        SettingValues::Few(values) => choices(&in_discord(values)),
        _ => OptionKind::Text,
    }
}

/// Not the Unicode board: in the fonts of phones, its columns run out of line.
fn in_discord(values: &[ValueWord]) -> Vec<ValueWord> {
    values.iter().copied().filter(|value| *value != ValueWord::Unicode).collect()
}

fn choices<W: Word>(words: &[W]) -> OptionKind {
    let label =
        |&word: &W| Localized::of(word.canonical(), |language| word.phrase(language).into());
    OptionKind::Choice(words.iter().map(label).collect())
}

/// What is said of an act.
fn does_act(act: &'static str) -> Localized {
    Localized::message(act, &format!("act-{act}.slash"))
}

fn does(key: &'static str) -> Localized {
    Localized::message(key, &format!("command-{key}-does"))
}
