//! What a reader can do next, decided once for every channel and medium: an email lists it as lines
//! that can be sent, a terminal as hints, Discord as buttons where it has them. Most steps are
//! orders, and what is said about them is what is said about their act.

use commands::command_in_language;
use commands::words::{OrderWord, OrganiseWord, ValueWord, Word};
use commands::{
    ArchiveQuestion, ArchivedView, Deed, LadderDeed, LadderQuestion, Needs, NewCircle, Order,
    OrderFrom, OrderLine, OrganiserAct, Pressed, Proposal, Question, Role, SideChoice, Sure,
    TournamentQuestion, first_game,
};
use engine::ruleset::Language;

use crate::reader::Reader;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::slash_commands::SlashPath;
use crate::words::{Arg, Words};

/// Something that a reader can do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// Give an order as it is.
    Give(OrderLine),
    /// Give an order whose rest is still to be added.
    Begin(Beginning),
    /// Take a game of that open challenge, against the player with that name.
    Take(i64, String),
    /// Become a player and accept that challenge.
    JoinAndAccept(i64),
    /// See one of several ladders.
    OneLadder(RulesetName),
    /// Challenge the player at a place of a ladder.
    ChallengeOnLadder { place: u32, name: String, ladder: String },
    /// Send a command, in canonical words.
    Send(String),
    /// Send one of several commands that are offered, or only its number.
    Choose(u32, String),
    /// Undo the reader's last move and play it again like this, with its announcement.
    AnnounceAfter(String),
    /// Say whether what is written around a move goes to the opponent: `Yes`, `No` or `Ask`.
    PassOn(ValueWord),
    /// Be written to in that language, in which the reader writes.
    AnswerIn(Language),
    /// Never hear from the club again.
    RefuseContact,
}

/// How an order begins whose rest is still to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    pub game: Option<i64>,
    /// In canonical words.
    words: String,
    /// Whether its line is shown as the catalogue's example, and not as left open.
    by_example: bool,
}

impl Beginning {
    /// What a line begins, in canonical words.
    pub fn of_line(line: &str) -> Beginning {
        let (game, words) = match line.split_once(": ") {
            Some((game, words)) => (game.parse().ok(), words),
            None => (None, line),
        };
        Beginning { game, words: words.to_owned(), by_example: false }
    }

    /// Whether what is to be added is a text that somebody reads, and no name.
    pub fn has_text(&self) -> bool {
        self.completed().is_some_and(|line| line.order.row().text.is_some())
    }

    /// The act that it begins: its words without the numbers that it names.
    pub fn act(&self) -> String {
        let words = self.words.split(' ').filter(|word| word.parse::<u32>().is_err());
        words.collect::<Vec<_>>().join("-")
    }

    fn example(&self, words: &Words) -> String {
        words.say(&format!("act-{}.example", self.act()), &[])
    }

    /// An order that begins like this.
    fn completed(&self) -> Option<OrderLine> {
        let words = Words::of(Language::English);
        let example = match words.has(&format!("act-{}.example", self.act())) {
            true => self.example(words),
            // Nothing has to follow.
            false => self.words.clone(),
        };
        let whole = commands::read(&example);
        let line = whole.or_else(|_| commands::read(&format!("{} {example}", self.words))).ok()?;
        Some(OrderLine { game: self.game.map(typed_number), ..line })
    }

    /// Its line as far as it goes, in canonical words.
    pub fn line(&self) -> String {
        match self.game {
            Some(game) => format!("{game}: {}", self.words),
            None => self.words.clone(),
        }
    }

    fn in_language(&self, language: Language) -> String {
        command_in_language(&self.line(), language)
    }
}

/// An order that can be given as it is.
pub fn give(order: impl Into<Order>) -> NextStep {
    NextStep::Give(OrderLine::without_game(order))
}

/// How somebody gets a game who has none: at once, with an opponent who is there, or with anybody.
pub(crate) fn to_play() -> [NextStep; 3] {
    [give(first_game()), give(Question::Seeks(None)), begin(OrderWord::Challenge)]
}

/// The same in a game.
pub fn give_in(game: i64, order: impl Into<Order>) -> NextStep {
    NextStep::Give(OrderLine { game: Some(typed_number(game)), order: order.into() })
}

/// An order whose rest is still to be added, which is shown as left open.
pub fn begin(order: OrderWord) -> NextStep {
    NextStep::Begin(Beginning::of_line(order.canonical()))
}

/// The same in a game.
pub fn begin_in(game: i64, order: OrderWord) -> NextStep {
    let game = Some(game);
    NextStep::Begin(Beginning { game, ..Beginning::of_line(order.canonical()) })
}

/// An order like the catalogue's example of it.
pub fn like(order: OrderWord) -> NextStep {
    NextStep::Begin(Beginning { by_example: true, ..Beginning::of_line(order.canonical()) })
}

/// The answer to what somebody wrote to the organisers, which has that number.
pub fn answer_report(report: i64) -> NextStep {
    let word = OrganiseWord::Answer.canonical();
    let line = format!("{} {word} {report}", OrderWord::Organise.canonical());
    NextStep::Begin(Beginning::of_line(&line))
}

/// A challenge answered with other terms, such as these.
pub fn counter(challenge: i64) -> NextStep {
    let side = Some(SideChoice::Random);
    let terms = Proposal { side, clock: Some("3d/ply".to_owned()), ..Proposal::default() };
    give(Deed::Counter(Some(typed_number(challenge)), terms))
}

/// A game from elsewhere, or what can be had of it.
pub fn archived(game: i64, view: ArchivedView) -> NextStep {
    give(ArchiveQuestion::Show(typed_number(game), view))
}

/// A circle that a server's manager has asked for is open to all.
pub fn open_circle(name: String) -> NextStep {
    let act = OrganiserAct::OpenCircle { new: NewCircle { name, language: None, server: None } };
    give(Deed::Organise(Sure::Ask, Box::new(act)))
}

/// A number of the store's as it is typed. Nobody reaches the greatest one.
pub fn typed_number(id: i64) -> u32 {
    u32::try_from(id).unwrap_or(u32::MAX)
}

/// Yes and no to what was asked.
pub fn yes_or_no() -> [NextStep; 2] {
    [give(Deed::Yes(None)), give(Deed::No)]
}

impl NextStep {
    /// The order that it gives; of one that is only begun, an example. What is offered to be sent is only
    /// a line: it has no texts, controls or pages of an order.
    pub fn order(&self) -> Option<OrderLine> {
        let accept = |number: &i64| Deed::Accept(Some(typed_number(*number))).into();
        let order: Order = match self {
            NextStep::Give(line) => return Some(line.clone()),
            NextStep::Begin(beginning) => return beginning.completed(),
            NextStep::Take(number, _) | NextStep::JoinAndAccept(number) => accept(number),
            NextStep::OneLadder(ladder) => {
                LadderQuestion::Show(Some(ladder.id().to_owned())).into()
            }
            NextStep::ChallengeOnLadder { name, ladder, .. } => {
                LadderDeed::Challenge(name.clone(), Some(ladder.clone())).into()
            }
            NextStep::AnnounceAfter(line) => return commands::read(line).ok(),
            NextStep::Send(_)
            | NextStep::Choose(..)
            | NextStep::PassOn(_)
            | NextStep::AnswerIn(_)
            | NextStep::RefuseContact => return None,
        };
        Some(OrderLine::without_game(order))
    }

    /// The whole line in canonical words; `None` if something has to be added.
    pub fn command(&self) -> Option<String> {
        Some(match self {
            NextStep::Begin(_) => return None,
            NextStep::Send(line) | NextStep::Choose(_, line) | NextStep::AnnounceAfter(line) => {
                line.clone()
            }
            NextStep::PassOn(ValueWord::Yes) => Deed::Yes(None).to_string(),
            NextStep::PassOn(ValueWord::No) | NextStep::RefuseContact => Deed::No.to_string(),
            NextStep::PassOn(_) => "settings words ask".to_owned(),
            NextStep::AnswerIn(language) => format!("settings language {}", language.code()),
            _ => self.order()?.to_string(),
        })
    }

    /// The line that can be sent, in the reader's language, and what it does.
    pub fn reply(&self, reader: &Reader) -> SuggestedReply {
        let language = reader.language;
        let line = match self {
            NextStep::Begin(begun) if begun.by_example => begun.example(reader.words()),
            NextStep::Begin(begun) => format!("{} …", begun.in_language(language)),
            // One in words would not fit beside what it does.
            NextStep::AnswerIn(_) => self.command().unwrap_or_default(),
            _ => {
                let command = self.command().unwrap_or_default();
                make_harmless(&command_in_language(&command, language))
            }
        };
        SuggestedReply { line, what: self.does(reader) }
    }

    /// How its line begins and how it can go on, where the reader completes it in a field; `None`
    /// where nothing has to be added.
    pub(crate) fn to_complete(&self, reader: &Reader) -> Option<(String, String)> {
        let (language, words) = (reader.language, reader.words());
        match self {
            NextStep::Begin(begun) => {
                let begins = begun.in_language(language);
                let example = begun.example(words);
                let rest = example.strip_prefix(&begins).unwrap_or(&example).trim_start();
                Some((format!("{begins} "), rest.to_owned()))
            }
            NextStep::Give(OrderLine { order, .. }) if self.pressed() == Pressed::Terms => {
                let text = order.to_string();
                let word = OrderWord::at_start(&text)?.0.first().copied()?;
                let example = example(word, words);
                // The example names a number or a player of its own.
                let rest = example.strip_prefix(word.phrase(language)).unwrap_or(&example);
                let (_, rest) = rest.trim_start().split_once(' ')?;
                let about = order.about();
                let whose = about.split(' ').next().unwrap_or_default();
                Some((format!("{} {whose} ", word.phrase(language)), rest.to_owned()))
            }
            _ => None,
        }
    }

    /// The number of the challenge that it is about.
    pub(crate) fn challenge(&self) -> Option<i64> {
        match self.order()?.order {
            Order::Do(
                Deed::Accept(number)
                | Deed::Decline(number, _)
                | Deed::Counter(number, _)
                | Deed::Cancel(number),
            ) => number.map(i64::from),
            _ => None,
        }
    }

    /// Whether it isn't done on the club's pages.
    pub(crate) fn is_not_on_pages(&self) -> bool {
        let line = match self {
            NextStep::Send(line) | NextStep::Choose(_, line) => commands::read(line).ok(),
            _ => self.order(),
        };
        line.is_some_and(|line| line.order.row().from != OrderFrom::Anywhere)
    }

    /// How it is done where it is pressed.
    pub fn pressed(&self) -> Pressed {
        self.order().map_or(Pressed::AtOnce, |line| line.order.row().pressed)
    }

    /// What it is for the reader. Nothing is accepted or given up yet by what is only begun.
    pub fn role(&self) -> Role {
        match self {
            NextStep::Begin(_) => Role::Usual,
            _ => self.order().map_or(Role::Usual, |line| line.order.row().role),
        }
    }

    /// Where its texts are found: the act, and which of its texts.
    fn texts(&self) -> Option<(String, &'static str)> {
        let which = match self {
            NextStep::Begin(begun) => {
                let which = if begun.game.is_some() { "open-in-game" } else { "open" };
                return Some((begun.act(), which));
            }
            NextStep::Give(_) | NextStep::OneLadder(_) | NextStep::ChallengeOnLadder { .. } => "",
            NextStep::Take(..) => "against",
            NextStep::JoinAndAccept(_) => "joining",
            _ => return None,
        };
        Some((self.order()?.order.act(), which))
    }

    /// What a button for it says: at most 80 characters, unless a name is longer than players' names
    /// are. `None` where there is none, because it is done otherwise there.
    pub fn label(&self, words: &Words) -> Option<String> {
        let (act, which) = match self {
            NextStep::Send(line) | NextStep::Choose(_, line) | NextStep::AnnounceAfter(line) => {
                return Some(command_in_language(line, words.language()));
            }
            _ => self.texts()?,
        };
        let id = match which {
            "" => format!("act-{act}.button"),
            "open-in-game" => format!("act-{act}.button-open"),
            which => format!("act-{act}.button-{which}"),
        };
        words.has(&id).then(|| words.say(&id, &self.arguments()))
    }

    fn arguments(&self) -> Vec<(&'static str, Arg)> {
        let Some(OrderLine { order, .. }) = self.order() else { return Vec::new() };
        let about = order.about();
        let channel = if about.contains('@') { "mail" } else { "discord" };
        let mut arguments = vec![("channel", channel.into()), ("what", about.into())];
        match self {
            NextStep::Take(_, name) => arguments.push(("name", name.into())),
            NextStep::ChallengeOnLadder { place, name, .. } => {
                arguments.extend([("place", (*place).into()), ("name", name.into())]);
            }
            _ => {}
        }
        arguments
    }

    /// The act that is offered as one list where it can be done with several things.
    pub fn verb(&self) -> Option<String> {
        let (act, which) = self.texts()?;
        let is_whole = matches!(which, "" | "against");
        let id = format!("act-{act}.choose");
        (is_whole && Words::of(Language::English).has(&id)).then_some(act)
    }

    /// The slash command for it, where something has to be added to it that no button asks for.
    pub fn slash_command(&self) -> Option<SlashPath> {
        let NextStep::Begin(begun) = self else { return None };
        let has_button = self.label(Words::of(Language::English)).is_some();
        let path = SlashPath::of_order(&begun.words);
        (!has_button && !path.is_for_typing()).then_some(path)
    }

    /// What it does, in the reader's words.
    pub fn does(&self, reader: &Reader) -> String {
        let words = reader.words();
        match self {
            NextStep::Send(_) => words.say("reply-send", &[]),
            NextStep::Choose(number, _) => {
                words.say("reply-choose", &[("number", (*number).into())])
            }
            NextStep::AnnounceAfter(_) => words.say("reply-announce-after", &[]),
            NextStep::PassOn(ValueWord::Yes) => words.say("reply-pass-on", &[]),
            NextStep::PassOn(ValueWord::No) => words.say("reply-keep-words", &[]),
            NextStep::PassOn(_) => words.say("reply-ask-words", &[]),
            NextStep::RefuseContact => words.say("reply-no-contact", &[]),
            // The one who is asked reads that language rather than the other.
            NextStep::AnswerIn(language) => Words::of(*language).say("reply-answer-in", &[]),
            _ => {
                let Some((act, which)) = self.texts() else { return String::new() };
                let id = match which {
                    "open" | "open-in-game" => format!("act-{act}.{which}"),
                    _ => format!("act-{act}"),
                };
                words.say(&id, &self.arguments())
            }
        }
    }

    /// The steps for commands that are offered: several are numbered.
    pub fn offered(commands: &[String]) -> Vec<NextStep> {
        match commands {
            [only] => vec![NextStep::Send(only.clone())],
            several => (1..)
                .zip(several.iter().cloned())
                .map(|(number, command)| NextStep::Choose(number, command))
                .collect(),
        }
    }

    /// Whether it answers a question, so that nothing else is to be done.
    pub fn is_answer(&self) -> bool {
        matches!(self, NextStep::Give(line) if line.order.row().answers && line.game.is_none())
    }

    /// Whether it plays a ply.
    pub fn plays_ply(&self) -> bool {
        matches!(self, NextStep::Give(OrderLine { order: Order::Do(Deed::Ply(_)), .. }))
    }

    /// Whether it shows somebody else's game.
    pub fn watches(&self) -> bool {
        matches!(self, NextStep::Give(OrderLine { order: Order::Ask(Question::Watch(..)), .. }))
    }

    /// Whether it shows a tournament.
    pub fn shows_tournament(&self) -> bool {
        let order = self.order().map(|line| line.order);
        matches!(order, Some(Order::Ask(Question::Tournament(TournamentQuestion::Show(_)))))
    }

    /// Whether it is done in a game, which its line has to name where there are several. What is
    /// offered to be sent is sent as it is.
    pub fn is_in_game(&self) -> bool {
        let in_game = |line: OrderLine| line.game.is_none() && line.order.needs() != Needs::Nothing;
        self.order().is_some_and(in_game)
    }
}

/// A line that can be said in answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuggestedReply {
    /// As it is typed.
    pub line: String,
    pub what: String,
}

impl SuggestedReply {
    /// The line and what it does, indented, in columns if the line is short.
    pub fn beside(&self) -> String {
        format!("  {:<1$}{2}", format!("{}  ", self.line), LINE + 1, self.what)
    }
}

/// A complete line that shows how the order is given, in the words of a language: the catalogue's
/// example, or the word alone if it has none because nothing has to follow.
pub fn example(order: OrderWord, words: &Words) -> String {
    let id = format!("act-{}.example", order.canonical());
    match words.has(&id) {
        true => words.say(&id, &[]),
        false => order.phrase(words.language()).to_owned(),
    }
}

/// Characters for a line, before what it does.
pub(crate) const LINE: usize = 22;
