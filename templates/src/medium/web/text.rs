//! What only pages say: names of their parts, labels of their fields, and why nothing was done there.
//! What they tell of the club comes from notices and refusals, as everywhere.

use engine::Side;
use pictures::Theme;

use crate::shown::make_harmless;
use crate::told::step::NextStep;
use crate::words::Words;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WebText {
    Home,
    Games,
    Challenges,
    Players,
    Ladders,
    Tournaments,
    Rules,
    Help,
    Privacy,
    /// What organisers want to know of the club.
    Today,
    SignIn,
    SignOut,
    /// Under that name.
    SignedIn(String),
    /// Beside the line for any command.
    Command,
    Send,
    SkipToContent,
    /// What the links to all parts are called together.
    Parts,
    /// What came of a command.
    Answer,
    Moves,
    /// The position before the first move.
    Start,
    First,
    Last,
    Files,
    Picture,
    /// How many play, and how many games are running.
    Club {
        players: u32,
        games: u32,
    },
    /// Games in which something happened last.
    Moving,
    /// Games that ended last.
    Finished,
    Older,
    Newest,
    HowToBegin,
    /// Against whom, and on which terms.
    FirstGame,
    /// By email, at that address of the club's.
    BeginByMail(String),
    BeginInDiscord,
    /// The line that somebody writes who wants to begin.
    BeginningLine,
    /// Part of a ladder.
    Places {
        from: usize,
        to: usize,
    },
    Any,
    List,
    Player,
    Opponent,
    Ruleset,
    Result,
    /// By what games ended, and a way in which they can, as records say it.
    Ending,
    EndedBy(&'static str),
    /// The first day, and the last.
    Since,
    Until,
    /// Whose games are listed.
    From,
    OwnGames,
    FromElsewhere,
    Running,
    Over,
    Won(Side),
    Drawn,
    NoGames,
    /// No ladder is open.
    NoLadders,
    Colours,
    /// `None` for those of the device.
    Theme(Option<Theme>),
    /// To somebody whose device isn't known, below a game.
    ToPlay,
    SignInHow,
    YourName,
    SendCode,
    /// If there is a player with that name; it doesn't say whether there is.
    CodeSent(String),
    /// To the player who was sent the link from which it was asked for.
    CodeSentToYou,
    /// By one visitor, or by all together.
    TooManyCodes,
    Code,
    CheckCode,
    NotFound,
    NotPublic,
    /// A form that isn't from a page of ours for this device.
    StaleForm,
    TooLong,
    NoAnswer,
    /// What the players of a game have said to each other.
    Messages,
    /// What a finished game was worth.
    Report,
    ToGame(i64),
    /// A button that is called so, for the challenge with that number.
    OfChallenge {
        label: String,
        challenge: i64,
    },
    /// Beside a field, what could be written there.
    Example(String),
    /// The button of a field that is called so.
    SendWhat(String),
    /// To somebody who left a field empty that has to be filled in.
    StillMissing,
    /// Above what can be set.
    Change,
    NewCode,
    Apply,
    /// What a button for that says in Discord.
    AsOn(NextStep),
}

impl WebText {
    pub fn say(&self, words: &Words) -> String {
        let id = match self {
            WebText::Home => "web-home",
            WebText::Games => "web-games",
            WebText::Challenges => "web-challenges",
            WebText::Players => "web-players",
            WebText::Ladders => "web-ladders",
            WebText::NoLadders => "refusal-no-ladders",
            WebText::Tournaments => "web-tournaments",
            WebText::Rules => "web-rules",
            WebText::Help => "web-help",
            WebText::Privacy => "web-privacy",
            WebText::Today => "web-today",
            WebText::SignIn => "web-sign-in",
            WebText::SignOut => "web-sign-out",
            WebText::SignedIn(name) => return named(words, "web-signed-in", name),
            WebText::Command => "web-command",
            WebText::Send => "web-send",
            WebText::SkipToContent => "web-skip",
            WebText::Parts => "web-parts",
            WebText::Answer => "web-state",
            WebText::Moves => "web-moves",
            WebText::Start => "web-start",
            WebText::First => "web-first",
            WebText::Last => "web-last",
            WebText::Files => "web-files",
            WebText::Picture => "web-picture",
            WebText::Club { players, games } => {
                let counts = [("players", (*players).into()), ("games", (*games).into())];
                return words.say("web-club", &counts);
            }
            WebText::Moving => "web-moving",
            WebText::Finished => "web-finished",
            WebText::HowToBegin => "web-begin",
            WebText::FirstGame => "web-first-game",
            WebText::BeginByMail(address) => return how_to_begin_by_mail(words, address),
            WebText::BeginInDiscord => "web-begin-discord",
            WebText::BeginningLine => "web-begin-line",
            WebText::Places { from, to } => {
                let arguments = [("from", (*from).into()), ("to", (*to).into())];
                return words.say("web-places", &arguments);
            }
            WebText::Older => "web-older",
            WebText::Newest => "web-newest",
            WebText::Any => "web-any",
            WebText::List => "web-list",
            WebText::Player => "web-player",
            WebText::Opponent => "web-opponent",
            WebText::Ending => "web-ending",
            WebText::EndedBy(by) => return words.say("archived-ending", &[("by", (*by).into())]),
            WebText::Since => "web-since",
            WebText::Until => "web-until",
            WebText::From => "head-source",
            WebText::OwnGames => "web-own-games",
            WebText::FromElsewhere => "web-from-elsewhere",
            WebText::Ruleset => "web-ruleset",
            WebText::Result => "web-result",
            WebText::Running => "web-running",
            WebText::Over => "web-over",
            WebText::Won(side) => return words.say("web-won", &[("side", (*side).into())]),
            WebText::Drawn => "web-drawn",
            WebText::NoGames => "web-no-games",
            WebText::Colours => "web-colours",
            WebText::Theme(theme) => return name_of_theme(words, *theme),
            WebText::ToPlay => "web-to-play",
            WebText::SignInHow => "web-sign-in-how",
            WebText::YourName => "web-sign-in-name",
            WebText::SendCode => "web-send-code",
            WebText::CodeSent(name) => return named(words, "web-code-sent", name),
            WebText::CodeSentToYou => "web-code-sent-to-you",
            WebText::TooManyCodes => "web-too-many-codes",
            WebText::Code => "web-code",
            WebText::CheckCode => "web-check-code",
            WebText::NotFound => "web-not-found",
            WebText::NotPublic => "web-not-public",
            WebText::StaleForm => "web-stale",
            WebText::TooLong => "web-too-long",
            WebText::NoAnswer => "web-no-answer",
            WebText::Messages => "web-messages",
            WebText::Report => "review-title",
            WebText::ToGame(game) => {
                return words.say("web-to-game", &[("game", game.to_string().into())]);
            }
            WebText::OfChallenge { label, challenge } => {
                return name_of_button(words, label, *challenge);
            }
            WebText::Example(example) => {
                return words.say("web-example", &[("example", example.as_str().into())]);
            }
            WebText::SendWhat(label) => {
                return words.say("web-send-what", &[("label", label.as_str().into())]);
            }
            WebText::StillMissing => "web-still-missing",
            WebText::Change => "web-change",
            WebText::NewCode => "web-new-code",
            WebText::Apply => "web-apply",
            WebText::AsOn(step) => return step.label(words).unwrap_or_default(),
        };
        words.say(id, &[])
    }
}

fn named(words: &Words, id: &str, name: &str) -> String {
    words.say(id, &[("name", make_harmless(name).into())])
}

/// How somebody begins a first game by email.
fn how_to_begin_by_mail(words: &Words, address: &str) -> String {
    let line = WebText::BeginningLine.say(words);
    words.say("web-begin-mail", &[("line", line.into()), ("address", address.into())])
}

fn name_of_theme(words: &Words, theme: Option<Theme>) -> String {
    words.say("web-theme", &[("theme", theme.map_or("device", Theme::word).into())])
}

/// What a button is called that stands among those of other challenges.
fn name_of_button(words: &Words, label: &str, challenge: i64) -> String {
    let arguments = [("label", label.into()), ("challenge", challenge.to_string().into())];
    words.say("web-of-challenge", &arguments)
}
