//! The words on buttons and above choices, for players who press instead of typing. The channel
//! decides what a control does.

use commands::OrderWord;
use commands::words::Word;
use engine::Square;
use engine::ruleset::Language;

use crate::reader::Reader;
use crate::told::step::Beginning;
use crate::words::Words;

/// What a button says that gives no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Button {
    Move,
    /// Choose a move that can be announced.
    Announce,
    /// Type a move.
    TypeMove,
    /// Write back to the opponent, or to who has written to the organisers.
    Answer,
    /// See what else can be done in a game.
    More,
    /// Show the board as text.
    TextBoard,
    /// Never be mentioned again because of a challenge, whatever has happened to it.
    LeaveAlone,
    /// Leave everything as it is.
    Cancel,
    /// Back to the previous choice.
    Back,
    /// Play the move that is shown.
    Play,
    /// Play it with these words.
    PlaySaying(String),
    /// Play it and deliberately say nothing.
    PlaySilent,
    /// See which players can be challenged.
    ChallengeOnLadder,
    Previous,
    Next,
    /// To the next part of a long text: which one it is, of how many.
    ReadOn(usize, usize),
    SendChallenge,
    /// See and change a server's settings.
    SetUp,
    /// See whether everything works.
    CheckAgain,
    WithThreads,
    WithoutThreads,
    OneBoard,
    BoardForEachMove,
    WithNews,
    WithoutNews,
    /// Post what happened in the day, each evening.
    WithEvening,
    WithoutEvening,
    /// Show each game where it is arranged.
    WhereArranged,
}

impl Button {
    /// The words: at most 80 characters, unless a name is longer than players' names are.
    pub fn label(&self, words: &Words) -> String {
        let id = match self {
            Button::Move => "control-move",
            Button::Announce => "control-announce",
            Button::TypeMove => "control-type-move",
            Button::Answer => "control-answer",
            Button::More => "control-more",
            Button::TextBoard => "control-text",
            Button::LeaveAlone => "control-leave-alone",
            Button::Cancel => "control-cancel",
            Button::Back => "control-back",
            Button::Play => "control-play",
            Button::PlaySaying(said) => {
                return words.say("control-play-saying", &[("words", said.as_str().into())]);
            }
            Button::PlaySilent => "control-play-silent",
            Button::ChallengeOnLadder => "control-challenge-on-ladder",
            Button::Previous => "control-previous",
            Button::Next => "control-next",
            Button::ReadOn(page, pages) => {
                let arguments = [("page", (*page).into()), ("pages", (*pages).into())];
                return words.say("control-read-on", &arguments);
            }
            Button::SendChallenge => "control-send-challenge",
            Button::SetUp => "control-set-up",
            Button::CheckAgain => "control-check-again",
            Button::WithThreads => "control-with-threads",
            Button::WithoutThreads => "control-without-threads",
            Button::OneBoard => "control-one-board",
            Button::BoardForEachMove => "control-board-for-each-move",
            Button::WithNews => "control-with-news",
            Button::WithoutNews => "control-without-news",
            Button::WithEvening => "control-with-evening",
            Button::WithoutEvening => "control-without-evening",
            Button::WhereArranged => "control-where-arranged",
        };
        words.say(id, &[])
    }
}

/// What is asked above a choice, or said instead of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    Piece,
    /// Asks for one of the pieces whose move could be announced.
    PieceToAnnounce,
    PieceToTry,
    NothingToAnnounce,
    /// The rules know no announcements.
    NoAnnouncements,
    /// Where does the piece go?
    Square(Square),
    /// The hún has to be rolled first.
    Roll,
    /// This is the board after the move.
    Preview,
    Dropped,
    /// What else to do in a game?
    More,
    /// The pressed control is no longer known.
    Unknown,
    /// What should be offered about the clocks?
    Time,
    /// Should a draw be offered?
    Draw,
    /// A draw is offered; does the reader accept it?
    DrawAnswer,
    /// The reader has offered a draw; should the offer be withdrawn?
    DrawOffered,
    /// One player was chosen and another one named.
    TwoPeople,
    /// The person who asks is not a player.
    Stranger,
    /// The same, and what they want is done once they have joined.
    StrangerGoesOn,
}

impl Prompt {
    #[must_use]
    pub fn text(self, reader: &Reader) -> String {
        let words = reader.words();
        let id = match self {
            Prompt::Piece => "pick-piece",
            Prompt::PieceToAnnounce => "pick-piece-to-announce",
            Prompt::PieceToTry => "pick-piece-to-try",
            Prompt::NothingToAnnounce => "pick-nothing-to-announce",
            Prompt::NoAnnouncements => "pick-no-announcements",
            Prompt::Square(from) => return words.say("pick-square", &[("from", from.into())]),
            Prompt::Roll => "pick-roll",
            Prompt::Preview => "pick-preview",
            Prompt::Dropped => "pick-dropped",
            Prompt::More => "pick-more",
            Prompt::Unknown => "pick-unknown",
            Prompt::Time => "ask-time",
            Prompt::Draw => "ask-draw",
            Prompt::DrawAnswer => "ask-draw-answer",
            Prompt::DrawOffered => "ask-draw-offered",
            Prompt::TwoPeople => "pick-two-people",
            Prompt::Stranger => return words.say("discord-stranger", &[reader.club_argument()]),
            Prompt::StrangerGoesOn => {
                return words.say("discord-stranger-goes-on", &[reader.club_argument()]);
            }
        };
        words.say(id, &[])
    }
}

/// What a choice shows before anything is chosen, and on its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceCaption {
    /// What else to do in a game.
    More,
    /// So many more days for both, or a pause of as many.
    Time { is_pause: bool, days: u16 },
    /// The squares with a mark on a picture.
    Marked(Vec<Square>),
    /// The king, on that square.
    King(Square),
    /// A game whose board is wanted.
    Game,
    /// One of several things that the same can be done with: that act, or what else is chosen.
    Several(String),
    /// The channel for games.
    Channel,
    /// The language of posts.
    Language,
    /// A language, as its speakers call it.
    OwnName(Language),
}

impl ChoiceCaption {
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        match self {
            ChoiceCaption::Time { is_pause, days } => {
                let what = if is_pause { "pause" } else { "more" };
                let days = u32::from(days);
                words.say("pick-time", &[("what", what.into()), ("days", days.into())])
            }
            ChoiceCaption::More => words.say("pick-action-here", &[]),
            ChoiceCaption::Marked(squares) => {
                let squares = words.squares(squares);
                words.say("pick-marked", &[("squares", squares.into())])
            }
            ChoiceCaption::King(square) => words.say("pick-king", &[("square", square.into())]),
            ChoiceCaption::Game => words.say("pick-game-here", &[]),
            ChoiceCaption::Several(act) => {
                let own = format!("act-{act}.choose");
                let id = if words.has(&own) { own } else { format!("pick-{act}-here") };
                words.say(&id, &[])
            }
            ChoiceCaption::Channel => words.say("pick-channel-here", &[]),
            ChoiceCaption::Language => words.say("pick-language-here", &[]),
            ChoiceCaption::OwnName(language) => Words::of(language).say("language-own-name", &[]),
        }
    }
}

/// A box in which a text is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextBox {
    /// Orders, one per line.
    Orders,
    /// A move.
    Ply,
    /// The rest of an order.
    Rest(Beginning),
}

impl TextBox {
    /// A box for the rest of what begins with that word.
    pub fn of_order(order: OrderWord) -> TextBox {
        TextBox::Rest(Beginning::of_line(order.canonical()))
    }

    /// The title of the box, and the label of its field: at most 45 characters each.
    pub fn texts(&self, words: &Words) -> (String, String) {
        let say = |id: &str| words.say(id, &[]);
        match self {
            TextBox::Orders => (say("order-box-title"), say("order-box-label")),
            TextBox::Ply => (say("ply-box-title"), say("ply-box-label")),
            TextBox::Rest(begun) => {
                let act = begun.act();
                (say(&format!("act-{act}.box")), say(&format!("act-{act}.field")))
            }
        }
    }
}
