//! What stands on buttons and above choices, where a player plays by pressing instead of typing.
//! What a control does is the channel's.

use engine::Square;

use crate::words::Words;

/// What a button says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Button {
    Move,
    /// Choose a move that can be announced.
    Announce,
    /// Speak of a draw.
    Draw,
    /// Speak of giving up.
    Resign,
    /// Show the board as text.
    TextBoard,
    /// Accept what was offered.
    Accept,
    Decline,
    /// Take one's own offer back.
    TakeBack,
    /// Leave everything as it is.
    Cancel,
    /// To what was chosen before.
    Back,
    /// Play the move that is shown.
    Play,
    /// Play it with these words.
    PlaySaying(String),
    /// Play it and say nothing on purpose.
    PlaySilent,
    Roll,
    OfferDraw,
    /// Become a player under that name.
    Join(String),
    /// Become a player under a name to be given.
    JoinAs,
    /// Be erased, under a name to be given.
    EraseAs,
    /// Yes to what was asked.
    Yes,
    No,
    /// Challenge who stands at that place.
    ChallengeFor(u32, String),
    /// See whom one may challenge.
    ChallengeOnLadder,
    /// The rules of a ladder.
    LadderRules,
    JoinLadder,
    /// Give up a place without a game.
    Concede,
    /// Put a match off.
    Defer,
    EnterTournament,
    LeaveTournament,
    Previous,
    Next,
}

impl Button {
    /// The words, at most 80 characters where names are no longer than players' are.
    #[must_use]
    pub fn label(&self, words: &Words) -> String {
        let id = match self {
            Button::Move => "control-move",
            Button::Announce => "control-announce",
            Button::Draw => "control-draw",
            Button::Resign => "control-resign",
            Button::TextBoard => "control-text",
            Button::Accept => "control-accept",
            Button::Decline => "control-decline",
            Button::TakeBack => "control-take-back",
            Button::Cancel => "control-cancel",
            Button::Back => "control-back",
            Button::Play => "control-play",
            Button::PlaySaying(said) => {
                return words.say("control-play-saying", &[("words", said.as_str().into())]);
            }
            Button::PlaySilent => "control-play-silent",
            Button::Roll => "control-roll",
            Button::OfferDraw => "control-offer-draw",
            Button::Join(name) => {
                return words.say("control-join", &[("name", name.as_str().into())]);
            }
            Button::JoinAs => "control-join-as",
            Button::ChallengeFor(place, name) => {
                let arguments = [("place", (*place).into()), ("name", name.as_str().into())];
                return words.say("control-challenge-for", &arguments);
            }
            Button::ChallengeOnLadder => "control-challenge-on-ladder",
            Button::LadderRules => "control-ladder-rules",
            Button::JoinLadder => "control-join-ladder",
            Button::Concede => "control-concede",
            Button::Defer => "control-defer",
            Button::EnterTournament => "control-enter-tournament",
            Button::LeaveTournament => "control-leave-tournament",
            Button::EraseAs => "control-erase-as",
            Button::Yes => "control-yes",
            Button::No => "control-no",
            Button::Previous => "control-previous",
            Button::Next => "control-next",
        };
        words.say(id, &[])
    }
}

/// What is asked above a choice, or said instead of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    Piece,
    /// The same of pieces whose move could be announced.
    PieceToAnnounce,
    NothingToAnnounce,
    /// The rules know no announcements.
    NoAnnouncements,
    /// Where does the piece go?
    Square(Square),
    /// The hún has to be rolled first.
    Roll,
    /// This is how it would stand.
    Preview,
    Dropped,
    /// What was pressed is not known any more.
    Unknown,
    /// Is a draw to be offered?
    Draw,
    /// One is offered; is it accepted?
    DrawAnswer,
    /// One's own offer stands; is it taken back?
    DrawOffered,
    /// Whoever asks is no player.
    Stranger,
}

impl Prompt {
    /// The words.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        let id = match self {
            Prompt::Piece => "pick-piece",
            Prompt::PieceToAnnounce => "pick-piece-to-announce",
            Prompt::NothingToAnnounce => "pick-nothing-to-announce",
            Prompt::NoAnnouncements => "pick-no-announcements",
            Prompt::Square(from) => return words.say("pick-square", &[("from", from.into())]),
            Prompt::Roll => "pick-roll",
            Prompt::Preview => "pick-preview",
            Prompt::Dropped => "pick-dropped",
            Prompt::Unknown => "pick-unknown",
            Prompt::Draw => "ask-draw",
            Prompt::DrawAnswer => "ask-draw-answer",
            Prompt::DrawOffered => "ask-draw-offered",
            Prompt::Stranger => "discord-stranger",
        };
        words.say(id, &[])
    }
}

/// What stands in a choice before anything is chosen, and on its entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Piece,
    Square,
    /// The king, who stands there.
    King(Square),
    /// Some of many: those from one square to another.
    Part(Square, Square),
}

impl Choice {
    /// The words.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        match self {
            Choice::Piece => words.say("pick-piece-here", &[]),
            Choice::Square => words.say("pick-square-here", &[]),
            Choice::King(square) => words.say("pick-king", &[("square", square.into())]),
            Choice::Part(from, to) => {
                words.say("control-of-pieces", &[("from", from.into()), ("to", to.into())])
            }
        }
    }
}

/// A box in which a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextBox {
    /// Orders, one a line.
    Orders,
    /// The name of a player to be.
    Join,
    /// The name of a player who wants to be erased.
    Erase,
}

impl TextBox {
    /// What stands above the box, and beside its field: at most 45 characters each.
    #[must_use]
    pub fn texts(self, words: &Words) -> (String, String) {
        let (title, label) = match self {
            TextBox::Orders => ("order-box-title", "order-box-label"),
            TextBox::Join => ("join-box-title", "join-box-label"),
            TextBox::Erase => ("erase-box-title", "erase-box-label"),
        };
        (words.say(title, &[]), words.say(label, &[]))
    }
}
