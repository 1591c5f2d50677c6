//! The words on buttons and above choices, for players who press instead of typing. The channel
//! decides what a control does.

use engine::Square;

use crate::reader::Reader;
use crate::words::Words;

/// What a button says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Button {
    Move,
    /// Choose a move that can be announced.
    Announce,
    /// Type a move.
    TypeMove,
    /// See what else can be done in a game.
    More,
    Rematch,
    /// Take the last move back.
    Undo,
    /// Show the board as text.
    TextBoard,
    Accept,
    Decline,
    /// Withdraw the reader's own offer.
    TakeBack,
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
    Roll,
    OfferDraw,
    /// Become a player under that name.
    Join(String),
    /// Become a player under a name still to be typed.
    JoinAs,
    /// Be erased; the name is still to be typed.
    EraseAs,
    /// Yes to what was asked.
    Yes,
    No,
    /// Challenge the player at that place.
    ChallengeFor(u32, String),
    /// See which players can be challenged.
    ChallengeOnLadder,
    LadderRules,
    JoinLadder,
    /// Give up a place without playing.
    Concede,
    /// Put a match off.
    Defer,
    EnterTournament,
    LeaveTournament,
    Previous,
    Next,
}

impl Button {
    /// The words: at most 80 characters, unless a name is longer than players' names are.
    pub fn label(&self, words: &Words) -> String {
        let id = match self {
            Button::Move => "control-move",
            Button::Announce => "control-announce",
            Button::TypeMove => "control-type-move",
            Button::More => "control-more",
            Button::Rematch => "control-rematch",
            Button::Undo => "control-undo",
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

/// What is asked above a choice, or said instead of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    Piece,
    /// Asks for one of the pieces whose move could be announced.
    PieceToAnnounce,
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
    /// Should a draw be offered?
    Draw,
    /// A draw is offered; does the reader accept it?
    DrawAnswer,
    /// The reader has offered a draw; should the offer be withdrawn?
    DrawOffered,
    /// The person who asks is not a player.
    Stranger,
}

impl Prompt {
    #[must_use]
    pub fn text(self, reader: &Reader) -> String {
        let words = reader.words();
        let id = match self {
            Prompt::Piece => "pick-piece",
            Prompt::PieceToAnnounce => "pick-piece-to-announce",
            Prompt::NothingToAnnounce => "pick-nothing-to-announce",
            Prompt::NoAnnouncements => "pick-no-announcements",
            Prompt::Square(from) => return words.say("pick-square", &[("from", from.into())]),
            Prompt::Roll => "pick-roll",
            Prompt::Preview => "pick-preview",
            Prompt::Dropped => "pick-dropped",
            Prompt::More => "pick-more",
            Prompt::Unknown => "pick-unknown",
            Prompt::Draw => "ask-draw",
            Prompt::DrawAnswer => "ask-draw-answer",
            Prompt::DrawOffered => "ask-draw-offered",
            Prompt::Stranger => return words.say("discord-stranger", &[reader.club_argument()]),
        };
        words.say(id, &[])
    }
}

/// What a choice shows before anything is chosen, and on its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceCaption {
    /// What else to do in a game.
    More,
    /// The squares with a mark on a picture.
    Marked(Vec<Square>),
    /// The king, on that square.
    King(Square),
    /// A game whose board is wanted.
    Game,
}

impl ChoiceCaption {
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        match self {
            ChoiceCaption::More => words.say("pick-more-here", &[]),
            ChoiceCaption::Marked(squares) => {
                let squares = words.squares(squares);
                words.say("pick-marked", &[("squares", squares.into())])
            }
            ChoiceCaption::King(square) => words.say("pick-king", &[("square", square.into())]),
            ChoiceCaption::Game => words.say("pick-game-here", &[]),
        }
    }
}

/// A box in which a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextBox {
    /// Orders, one per line.
    Orders,
    /// A move.
    Ply,
    /// A message to the opponent.
    Say,
    /// The name of somebody who wants to become a player.
    Join,
    /// The name of a player who wants to be erased.
    Erase,
}

impl TextBox {
    /// The title of the box, and the label of its field: at most 45 characters each.
    pub fn texts(self, words: &Words) -> (String, String) {
        let (title, label) = match self {
            TextBox::Orders => ("order-box-title", "order-box-label"),
            TextBox::Ply => ("ply-box-title", "ply-box-label"),
            TextBox::Say => ("say-box-title", "say-box-label"),
            TextBox::Join => ("join-box-title", "join-box-label"),
            TextBox::Erase => ("erase-box-title", "erase-box-label"),
        };
        (words.say(title, &[]), words.say(label, &[]))
    }
}
