//! Discord's commands as they are offered: which ones exist, which options each has, and their
//! names and descriptions in all five languages. The channel carries them out and puts them into
//! Discord's format.
//!
//! Anything that can also be typed has its name in the order language, so that nobody has to learn
//! two; these names, and the values of choices, are canonical where a program reads them.

use engine::ruleset::Language;

use crate::orders::Word;
use crate::orders::places::{
    AnswerWord, ChannelWord, LanguageWord, OrderWord, ProposalWord, SettingWord, ValueWord,
};
use crate::words::Words;

/// A text for machines and its form in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What stays the same in every language.
    pub key: &'static str,
    texts: [String; Language::ALL.len()],
}

impl Label {
    fn of(key: &'static str, text: impl Fn(Language) -> String) -> Label {
        Label { key, texts: Language::ALL.map(text) }
    }

    /// A word of the order language, as Discord writes names: small and without spaces.
    fn word<W: Word>(word: W) -> Label {
        Label::of(word.canonical(), |language| {
            word.phrase(language).to_lowercase().replace(' ', "-")
        })
    }

    /// A word that is used in commands only.
    fn own(key: &'static str) -> Label {
        Label::of(key, |language| Words::of(language).say(&format!("command-{key}"), &[]))
    }

    /// The text in that language.
    #[must_use]
    pub fn text(&self, language: Language) -> &str {
        // The languages are numbered from 0, and there are as many texts.
        self.texts.get(language as usize).map_or(self.key, String::as_str)
    }
}

/// A command with subcommands.
#[derive(Clone, Debug)]
pub struct Command {
    /// Its name, the same in every language.
    pub name: &'static str,
    /// What it is for.
    pub does: Label,
    pub subs: Vec<Sub>,
}

/// A subcommand.
#[derive(Clone, Debug)]
pub struct Sub {
    pub name: Label,
    pub does: Label,
    /// Its options, the required ones first.
    pub options: Vec<Opt>,
}

/// An option of a subcommand.
#[derive(Clone, Debug)]
pub struct Opt {
    pub name: Label,
    pub does: Label,
    /// What it takes.
    pub kind: Kind,
    /// Whether it is required.
    pub required: bool,
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    /// Any text; matches are suggested while typing.
    Completed,
    /// The number of a game or an invitation; existing ones are suggested while typing.
    Number,
    Count,
    Choice(Vec<Label>),
    Truth,
    Person,
    /// A channel of the server.
    Room,
}

/// All commands.
#[must_use]
pub fn all() -> Vec<Command> {
    vec![tafl(), ladder(), club()]
}

fn tafl() -> Command {
    use OrderWord as O;
    let game = || opt(Label::own("game"), "game", Kind::Number);
    let number = || opt(Label::own("number"), "number", Kind::Number);
    let terms = || {
        vec![
            opt(Label::word(O::Rules), "ruleset", Kind::Completed),
            opt(Label::own("side"), "side", sides()),
            opt(Label::word(O::Clock), "clock", Kind::Text),
            opt(Label::own("terms"), "terms", Kind::Text),
        ]
    };
    let text = || opt(Label::own("text"), "text", Kind::Text).required();
    let offer = || {
        let answers = [AnswerWord::Offer, AnswerWord::Accept, AnswerWord::Decline];
        opt(Label::own("answer"), "answer", choices(&answers))
    };
    Command {
        name: "tafl",
        does: does("tafl"),
        subs: vec![
            order(O::Challenge).with([person(), name()]).with(terms()),
            order(O::Accept).with([number()]),
            order(O::Decline).with([number(), opt(Label::own("reason"), "reason", Kind::Text)]),
            order(O::Counter).with([number()]).with(terms()),
            order(O::Seek).with(terms()).with([opt(Label::own("count"), "count", Kind::Count)]),
            own("move").with([
                opt(Label::own("move"), "ply", Kind::Completed).required(),
                opt(Label::own("announce"), "announce", Kind::Completed),
                game(),
            ]),
            own("order"),
            order(O::Board).with([game(), opt(Label::own("form"), "form", forms())]),
            order(O::Moves).with([game()]),
            order(O::Games),
            order(O::Draw).with([offer(), game()]),
            order(O::Takeback).with([offer(), game()]),
            order(O::Withdraw).with([game()]),
            order(O::Resign).with([game()]),
            order(O::Claim).with([game()]),
            order(O::Roll).with([game()]),
            order(O::If).with([opt(Label::own("plan"), "plan", Kind::Text).required(), game()]),
            order(O::Note).with([text(), game()]),
            order(O::Say).with([text(), game()]),
            order(O::Why).with([game()]),
            order(O::Rules).with([opt(Label::word(O::Rules), "ruleset", Kind::Completed)]),
            order(O::Help).with([opt(Label::own("topic"), "topic", Kind::Text)]),
        ],
    }
}

fn ladder() -> Command {
    use OrderWord as O;
    let ruleset = || opt(Label::word(O::Rules), "ruleset", Kind::Completed);
    let rival = || opt(Label::own("name"), "rival", Kind::Completed);
    let month = opt(Label::own("month"), "month", Kind::Text);
    Command {
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
            own("pin").with([ruleset(), opt(Label::own("off"), "off", Kind::Truth)]),
            order(O::Tournament).with([opt(Label::own("number"), "number", Kind::Number)]),
        ],
    }
}

fn club() -> Command {
    use OrderWord as O;
    let off = || opt(Label::own("off"), "off", Kind::Truth);
    let languages = || choices(LanguageWord::ALL);
    let paces = [ValueWord::Off, ValueWord::Hourly, ValueWord::Daily];
    Command {
        name: "club",
        does: does("club"),
        subs: vec![
            order(O::Join).with([name()]),
            order(O::Settings).with([
                opt(Label::word(SettingWord::Language), "language", languages()),
                opt(Label::word(SettingWord::Zone), "zone", Kind::Completed),
                opt(Label::word(SettingWord::Digest), "digest", choices(&paces)),
                opt(Label::word(SettingWord::Quiet), "quiet", Kind::Text),
                opt(Label::word(SettingWord::Board), "form", forms()),
                opt(Label::word(O::Channel), "channel", choices(ChannelWord::ALL)),
                opt(Label::own("server-games"), "server-games", Kind::Room),
                opt(Label::own("server-threads"), "server-threads", Kind::Truth),
                opt(Label::own("server-language"), "server-language", languages()),
            ]),
            order(O::Vacation).with([opt(Label::own("when"), "when", Kind::Text)]),
            order(O::Link).with([opt(Label::own("address"), "address", Kind::Text).required()]),
            order(O::Unlink).with([opt(Label::own("address"), "linked", Kind::Text).required()]),
            order(O::Export),
            order(O::Erase),
            order(O::Privacy),
            order(O::Mute).with([opt(Label::own("game"), "game", Kind::Number), off()]),
            order(O::Block).with([person(), name(), off()]),
            order(O::Report).with([
                opt(Label::own("text"), "report-text", Kind::Text).required(),
                person(),
                name(),
            ]),
            own("doctor"),
        ],
    }
}

fn order(word: OrderWord) -> Sub {
    Sub { name: Label::word(word), does: does(word.canonical()), options: Vec::new() }
}

fn own(key: &'static str) -> Sub {
    Sub { name: Label::own(key), does: does(key), options: Vec::new() }
}

impl Sub {
    fn with(mut self, options: impl IntoIterator<Item = Opt>) -> Sub {
        self.options.extend(options);
        self
    }

    fn does(self, key: &'static str) -> Sub {
        Sub { does: does(key), ..self }
    }
}

fn opt(name: Label, key: &'static str, kind: Kind) -> Opt {
    Opt { name, does: Label::own_option(key), kind, required: false }
}

impl Opt {
    fn required(self) -> Opt {
        Opt { required: true, ..self }
    }
}

fn person() -> Opt {
    opt(Label::own("player"), "player", Kind::Person)
}

fn name() -> Opt {
    opt(Label::own("name"), "name", Kind::Text)
}

fn sides() -> Kind {
    use ProposalWord as P;
    choices(&[P::Attack, P::Defend, P::Random, P::Match])
}

fn forms() -> Kind {
    use ValueWord as V;
    choices(&[V::Picture, V::Emoji, V::Text, V::Unicode, V::Words])
}

fn choices<W: Word>(words: &[W]) -> Kind {
    let label = |&word: &W| Label::of(word.canonical(), |language| word.phrase(language).into());
    Kind::Choice(words.iter().map(label).collect())
}

/// What a command or subcommand does.
fn does(key: &'static str) -> Label {
    Label::of(key, |language| Words::of(language).say(&format!("command-{key}-does"), &[]))
}

impl Label {
    /// What an option says.
    fn own_option(key: &'static str) -> Label {
        Label::of(key, |language| Words::of(language).say(&format!("option-{key}-does"), &[]))
    }
}
