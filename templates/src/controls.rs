//! The words on buttons and above choices, for players who press instead of typing. The channel
//! decides what a control does.

use commands::words::command_in_language;
use engine::Square;
use engine::ruleset::Language;

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
    /// Write back to the opponent, or to who has written to the organisers.
    Answer,
    /// See what else can be done in a game.
    More,
    Rematch,
    /// Take the last move back.
    Undo,
    Resign,
    /// Show the board as text.
    TextBoard,
    Accept,
    /// Take an open challenge of that player's.
    PlayAgainst(String),
    /// Become a player and accept.
    JoinAndAccept,
    Decline,
    /// Never be mentioned again because of a challenge, whatever has happened to it.
    LeaveAlone,
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
    /// To the next part of a long text: which one it is, of how many.
    ReadOn(usize, usize),
    /// Give that command, in canonical words.
    Send(String),
    Games,
    Settings,
    Help,
    /// The challenges that wait for an answer.
    Invitations,
    OpenChallenges,
    Rules,
    AllRules,
    /// The part of the rules about captures.
    Captures,
    Rulesets,
    /// Challenge that player.
    Challenge(String),
    Claim,
    ShowPlan,
    ClearPlan,
    Mute,
    Unmute,
    Notes,
    Board,
    Watch,
    Follow,
    /// Be told of open challenges for a ruleset.
    FollowRuleset,
    /// Be told at once how it ends.
    FollowToEnd,
    /// Be told each morning what organisers want to know.
    FollowToday,
    Unfollow(String),
    Follows,
    History,
    Record,
    Block(String),
    Unblock(String),
    /// Get notices over that channel, by its canonical word.
    Channel(&'static str),
    /// Link the account at which this is read.
    LinkThis,
    Unlink(String),
    Devices,
    EndDevice(u32),
    EndDevices,
    NewCalendar,
    EndVacation,
    Export,
    Privacy,
    Circles,
    Circle,
    JoinCircle,
    LeaveCircle,
    /// Let that circle be open to all, as an organiser.
    SeeCircle(String),
    Ladder,
    /// Why that player can't be challenged.
    LadderWhy(String),
    Tournaments,
    Tournament,
    SendChallenge,
    /// Answer a challenge with other terms.
    Counter,
    Rename,
    Note,
    WriteToOrganisers,
    Try,
    TryBack,
    TrySave,
    Tries,
    TryLine(u32),
    PlanLine,
    Replay,
    LeaveLadder,
    LadderResults,
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
        let named = |id, name: &str| words.say(id, &[("name", name.into())]);
        let id = match self {
            Button::Send(command) => return command_in_language(command, words.language()),
            Button::Games => "control-games",
            Button::Settings => "control-settings",
            Button::Help => "control-help",
            Button::Invitations => "control-invitations",
            Button::OpenChallenges => "control-open-challenges",
            Button::Rules => "control-rules",
            Button::AllRules => "control-all-rules",
            Button::Captures => "control-captures",
            Button::Rulesets => "control-rulesets",
            Button::Challenge(name) => return named("control-challenge", name),
            Button::Claim => "control-claim",
            Button::ShowPlan => "control-show-plan",
            Button::ClearPlan => "control-clear-plan",
            Button::Mute => "control-mute",
            Button::Unmute => "control-unmute",
            Button::Notes => "control-notes",
            Button::Board => "control-board",
            Button::Watch => "control-watch",
            Button::Follow => "control-follow",
            Button::FollowRuleset => "control-follow-ruleset",
            Button::FollowToEnd => "control-follow-end",
            Button::FollowToday => "control-follow-today",
            Button::Unfollow(what) => return named("control-unfollow", what),
            Button::Follows => "control-follows",
            Button::History => "control-history",
            Button::Record => "control-record",
            Button::Block(name) => return named("control-block", name),
            Button::Unblock(name) => return named("control-unblock", name),
            Button::Channel(channel) => {
                return words.say("control-channel", &[("channel", (*channel).into())]);
            }
            Button::LinkThis => "control-link-this",
            Button::Unlink(address) => {
                let channel = if address.contains('@') { "mail" } else { "discord" };
                let arguments = [("address", address.into()), ("channel", channel.into())];
                return words.say("control-unlink", &arguments);
            }
            Button::Devices => "control-devices",
            Button::EndDevice(number) => {
                return words.say("control-device-end", &[("number", number.to_string().into())]);
            }
            Button::EndDevices => "control-devices-end",
            Button::NewCalendar => "control-calendar-new",
            Button::EndVacation => "control-end-vacation",
            Button::Export => "control-export",
            Button::Privacy => "control-privacy",
            Button::Circles => "control-circles",
            Button::Circle => "control-circle",
            Button::JoinCircle => "control-join-circle",
            Button::LeaveCircle => "control-leave-circle",
            Button::Ladder => "control-ladder",
            Button::SeeCircle(name) => return named("control-see-circle", name),
            Button::LadderWhy(name) => return named("control-ladder-why", name),
            Button::Tournaments => "control-tournaments",
            Button::Tournament => "control-tournament",
            Button::SendChallenge => "control-send-challenge",
            Button::Counter => "control-counter",
            Button::Rename => "control-rename",
            Button::Note => "control-note",
            Button::WriteToOrganisers => "control-write-organisers",
            Button::Try => "control-try",
            Button::TryBack => "control-try-back",
            Button::TrySave => "control-try-save",
            Button::Tries => "control-tries",
            Button::TryLine(line) => {
                return words.say("control-try-line", &[("number", line.to_string().into())]);
            }
            Button::PlanLine => "control-plan-line",
            Button::Replay => "control-replay",
            Button::LeaveLadder => "control-leave-ladder",
            Button::LadderResults => "control-ladder-results",
            Button::Move => "control-move",
            Button::Announce => "control-announce",
            Button::TypeMove => "control-type-move",
            Button::Answer => "control-answer",
            Button::More => "control-more",
            Button::Rematch => "control-rematch",
            Button::Undo => "control-undo",
            Button::Resign => "control-resign",
            Button::TextBoard => "control-text",
            Button::Accept => "control-accept",
            Button::PlayAgainst(name) => {
                return words.say("control-play-against", &[("name", name.as_str().into())]);
            }
            Button::JoinAndAccept => "control-join-and-accept",
            Button::Decline => "control-decline",
            Button::LeaveAlone => "control-leave-alone",
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
            Button::Join(name) => return named("control-join", name),
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
            Button::ReadOn(page, pages) => {
                let arguments = [("page", (*page).into()), ("pages", (*pages).into())];
                return words.say("control-read-on", &arguments);
            }
            Button::Previous => "control-previous",
            Button::Next => "control-next",
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
    /// One of several things that the same can be done with, by the word for that.
    Several(&'static str),
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
            ChoiceCaption::Several(verb) => words.say(&format!("pick-{verb}-here"), &[]),
            ChoiceCaption::Channel => words.say("pick-channel-here", &[]),
            ChoiceCaption::Language => words.say("pick-language-here", &[]),
            ChoiceCaption::OwnName(language) => Words::of(language).say("language-own-name", &[]),
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
    /// The name that a player wants to be shown under.
    Rename,
    /// A note on a game.
    Note,
    /// What somebody wants to tell the organisers.
    ToOrganisers,
    /// The answer to that.
    AnswerReport,
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
            TextBox::Rename => ("rename-box-title", "join-box-label"),
            TextBox::Note => ("note-box-title", "note-box-label"),
            TextBox::ToOrganisers => ("organisers-box-title", "organisers-box-label"),
            TextBox::AnswerReport => ("answer-box-title", "answer-box-label"),
        };
        (words.say(title, &[]), words.say(label, &[]))
    }
}
