//! Discord's commands as they are offered: which ones exist, which options each has, and their
//! names and descriptions in all five languages. The channel carries them out and puts them into
//! Discord's format.
//!
//! Anything that can also be typed has its name in the order language, so that nobody has to learn
//! two; these names, and the values of choices, are canonical where a program reads them.

use engine::ruleset::Language;

use crate::orders::Word;
use crate::orders::places::{
    AnswerWord, BoardWord, ChannelWord, LanguageWord, OrderWord, PartWord, ProposalWord,
    SettingWord, ValueWord,
};
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

#[derive(Clone, Debug)]
pub struct SlashCommand {
    /// Its name, the same in every language.
    pub name: &'static str,
    pub does: Localized,
    pub subs: Vec<Subcommand>,
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

pub fn slash_commands() -> Vec<SlashCommand> {
    vec![tafl(), ladder(), club()]
}

fn tafl() -> SlashCommand {
    use OrderWord as O;
    let game = || option("game", OptionKind::Number);
    let number = || option("number", OptionKind::Number);
    let after = || opt(Localized::word(BoardWord::After), "after", OptionKind::Count);
    let terms = || {
        vec![
            ruleset(),
            option("side", sides()),
            opt(Localized::word(O::Clock), "clock", OptionKind::Text),
            option("terms", OptionKind::Text),
        ]
    };
    let text = || option("text", OptionKind::Text).required();
    let offer = || {
        let answers = [AnswerWord::Offer, AnswerWord::Accept, AnswerWord::Decline];
        option("answer", choices(&answers))
    };
    SlashCommand {
        name: "tafl",
        does: does("tafl"),
        subs: vec![
            order(O::Challenge).with([person(), name()]).with(terms()),
            order(O::Accept).with([number()]),
            order(O::Decline).with([number(), option("reason", OptionKind::Text)]),
            order(O::Counter).with([number()]).with(terms()),
            order(O::Seek).with(terms()).with([option("count", OptionKind::Count)]),
            own("move").with([
                opt(Localized::own("move"), "ply", OptionKind::Completed).required(),
                option("announce", OptionKind::Completed),
                game(),
            ]),
            own("order"),
            order(O::Board).with([game(), option("form", forms()), after()]),
            order(O::Picture).with([game(), after()]),
            order(O::Replay).with([game()]),
            order(O::Moves).with([game()]),
            order(O::Games),
            order(O::Draw).with([offer(), game()]),
            order(O::Takeback).with([offer(), game()]),
            order(O::Withdraw).with([game()]),
            order(O::Resign).with([game()]),
            order(O::Claim).with([game()]),
            order(O::Roll).with([game()]),
            order(O::If).with([option("plan", OptionKind::Text).required(), game()]),
            order(O::Note).with([text(), game()]),
            order(O::Say).with([text(), game()]),
            order(O::Why).with([game()]),
            order(O::Rules).with([ruleset(), option("part", choices(PartWord::ALL))]),
            order(O::Help).with([option("topic", OptionKind::Text)]),
        ],
    }
}

fn ladder() -> SlashCommand {
    use OrderWord as O;
    let rival = || opt(Localized::own("name"), "rival", OptionKind::Completed);
    let month = option("month", OptionKind::Text);
    SlashCommand {
        name: "ladder",
        does: does("ladder"),
        subs: vec![
            own("show").with([ruleset(), month]),
            order(O::Join).does("ladder-join").with([ruleset()]),
            own("leave").with([ruleset()]),
            order(O::Challenge).does("ladder-challenge").with([rival().required(), ruleset()]),
            own("concede").with([name()]),
            own("defer").with([name()]),
            order(O::Why).does("ladder-why").with([person(), name(), ruleset()]),
            own("player").with([person(), name(), ruleset()]),
            order(O::Rules).does("ladder-rules").with([ruleset()]),
            own("pin").with([ruleset(), option("off", OptionKind::Truth)]),
            order(O::Tournament).with([option("number", OptionKind::Number)]),
        ],
    }
}

fn club() -> SlashCommand {
    use OrderWord as O;
    let off = || option("off", OptionKind::Truth);
    let languages = || choices(LanguageWord::ALL);
    let paces = [ValueWord::Off, ValueWord::Hourly, ValueWord::Daily];
    let passes_on = [ValueWord::Yes, ValueWord::No, ValueWord::Ask];
    SlashCommand {
        name: "club",
        does: does("club"),
        subs: vec![
            order(O::Join).with([own_name()]),
            order(O::Rename).with([own_name().required()]),
            order(O::Settings).with([
                opt(Localized::word(SettingWord::Language), "language", languages()),
                opt(Localized::word(SettingWord::Zone), "zone", OptionKind::Completed),
                opt(Localized::word(SettingWord::Digest), "digest", choices(&paces)),
                opt(Localized::word(SettingWord::Quiet), "quiet", OptionKind::Text),
                opt(Localized::word(SettingWord::Board), "form", forms()),
                opt(Localized::word(SettingWord::Remind), "remind", OptionKind::Text),
                opt(Localized::word(SettingWord::Words), "words", choices(&passes_on)),
                opt(Localized::word(O::Channel), "channel", choices(ChannelWord::ALL)),
                option("server-games", OptionKind::Room),
                option("server-threads", OptionKind::Truth),
                option("server-language", languages()),
            ]),
            order(O::Vacation).with([option("when", OptionKind::Text)]),
            order(O::Link).with([option("address", OptionKind::Text).required()]),
            order(O::Unlink)
                .with([opt(Localized::own("address"), "linked", OptionKind::Text).required()]),
            order(O::Export),
            order(O::Erase),
            order(O::Privacy),
            order(O::Mute).with([option("game", OptionKind::Number), off()]),
            order(O::Block).with([person(), name(), off()]),
            order(O::Report).with([
                opt(Localized::own("text"), "report-text", OptionKind::Text).required(),
                person(),
                name(),
            ]),
            own("doctor"),
        ],
    }
}

fn order(word: OrderWord) -> Subcommand {
    Subcommand { name: Localized::word(word), does: does(word.canonical()), options: Vec::new() }
}

fn own(key: &'static str) -> Subcommand {
    Subcommand { name: Localized::own(key), does: does(key), options: Vec::new() }
}

impl Subcommand {
    fn with(mut self, options: impl IntoIterator<Item = CommandOption>) -> Subcommand {
        self.options.extend(options);
        self
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
    option("name", OptionKind::Text)
}

fn own_name() -> CommandOption {
    opt(Localized::own("name"), "own-name", OptionKind::Text)
}

fn sides() -> OptionKind {
    use ProposalWord as P;
    choices(&[P::Attack, P::Defend, P::Random, P::Match])
}

fn forms() -> OptionKind {
    use ValueWord as V;
    choices(&[V::Picture, V::Emoji, V::Text, V::Unicode, V::Words])
}

fn choices<W: Word>(words: &[W]) -> OptionKind {
    let label =
        |&word: &W| Localized::of(word.canonical(), |language| word.phrase(language).into());
    OptionKind::Choice(words.iter().map(label).collect())
}

fn does(key: &'static str) -> Localized {
    Localized::message(key, &format!("command-{key}-does"))
}
