//! What a reader can do next, decided once for every channel and medium: an email lists it as lines
//! that can be sent, a terminal as hints, Discord as buttons where it has them.

use commands::words::{OrderWord, PartWord, ValueWord, Word, command_in_language};
use commands::{Needs, OrderFrom, OrderLine};
use engine::ruleset::Language;

use crate::controls::Button;
use crate::page::Reply;
use crate::reader::Reader;
use crate::refusal::misread::example;
use crate::ruleset_name::RulesetName;
use crate::shown::make_harmless;
use crate::slash_commands::SlashPath;
use crate::words::Words;

/// Something that a reader can do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextStep {
    Yes,
    No,
    /// Say whether what is written around a move goes to the opponent: `Yes`, `No` or `Ask`.
    PassOn(ValueWord),
    /// Be written to in that language, in which the reader writes.
    AnswerIn(Language),
    /// Send a command, in canonical words.
    Send(String),
    /// Send one of several commands that are offered, or only its number.
    Choose(u32, String),
    /// Undo the reader's last move and play it again like this, with its announcement.
    AnnounceAfter(String),
    /// Join under that name, or under one that is still to be typed.
    Join(Option<String>),
    /// Be shown under a name that is still to be typed.
    Rename,
    /// Never hear from the club again.
    RefuseContact,
    Games,
    Settings,
    Help,
    /// What one command does, by its canonical word.
    HelpWith(&'static str),
    Invitations,
    OpenChallenges,
    Rulesets,
    /// The rules of that ruleset.
    Rules(String),
    /// A part of them, or `All`.
    RulesPart(String, PartWord),
    /// Challenge that player, or one who is still to be named.
    Challenge(Option<String>),
    /// Look for an opponent.
    Seek,
    Accept(i64),
    /// Take a game of that open challenge, against the player with that name.
    Take(i64, String),
    /// Become a player and accept that challenge.
    JoinAndAccept(i64),
    Decline(i64),
    Counter(i64),
    /// Take an invitation or open challenge back.
    Cancel(i64),
    /// Play a move, like this one.
    Move(String),
    /// See where the piece on that square can go.
    Legal(String),
    Roll,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    WithdrawDraw,
    AskForTakeback,
    AcceptTakeback,
    DeclineTakeback,
    /// Offer more time, as in the catalogue's example.
    OfferTime,
    AcceptTime,
    DeclineTime,
    WithdrawTime,
    Claim,
    Resign,
    /// Answer ahead.
    Plan,
    ShowPlan,
    ClearPlan,
    Say,
    Mute,
    Unmute,
    Note,
    /// The notes on that game.
    Notes(i64),
    /// Try moves.
    Try,
    /// Try more moves at the end of the line that is being tried in that game.
    TryOn(i64),
    TryBack(i64),
    /// Save the line that is being tried.
    TrySave(i64),
    /// The lines that were saved.
    Tries(i64),
    /// Go on with a saved line of that game.
    TryLine {
        game: i64,
        line: u32,
    },
    /// Answer ahead as in that line, which is typed after `if`.
    PlanLine(String),
    Board,
    /// The game as a moving picture.
    Replay,
    Watch(i64),
    /// Look at a game from elsewhere.
    Archived(i64),
    /// Get a game from elsewhere as a text, or as a moving picture.
    ArchivedRecord(i64),
    ArchivedReplay(i64),
    /// See more of what a search has found; the line that asks for it.
    MoreFound(String),
    /// Follow that game, player or ruleset, or the club, as it is typed.
    Follow(String),
    /// Be told each morning what organisers want to know.
    FollowToday,
    /// Be told of open challenges for that ruleset.
    FollowRuleset(String),
    /// Follow it and be told at once how games end.
    FollowToEnd(String),
    Unfollow(String),
    /// All that the reader follows.
    Follows,
    /// Who the organisers are.
    Organisers,
    /// Write to them.
    WriteToOrganisers,
    /// Answer what has that number, as one of them.
    AnswerReport(i64),
    History,
    Record,
    Rematch,
    /// Block that player.
    Block(String),
    Unblock(String),
    /// Have notices brought to that channel, by its canonical word.
    Channel(&'static str),
    /// Link an address that is still to be typed.
    Link,
    /// Link the address with that code.
    LinkWith(String),
    Unlink(String),
    /// The devices on which the reader is signed in.
    Devices,
    /// Be signed out on the device with that number.
    EndDevice(u32),
    /// Be signed out on all of them.
    EndDevices,
    /// Have another secret address of the calendar.
    NewCalendar,
    BeginVacation,
    EndVacation,
    Export,
    Privacy,
    /// Begin to be erased.
    Erase,
    /// Be erased, by typing the present name.
    EraseAs(String),
    Circles,
    /// See one of several circles.
    OneCircle(String),
    JoinCircle(String),
    /// Let a circle that a server's manager has asked for be open to all, as an organiser.
    SeeCircle(String),
    LeaveCircle(String),
    Ladder,
    /// See one of several ladders.
    OneLadder(RulesetName),
    JoinLadder(String),
    LadderRules(String),
    LeaveLadder(String),
    /// The reader's own matches on a ladder.
    LadderResults(String),
    /// Why that player can't be challenged.
    LadderWhy(String),
    /// Challenge the player at a place of a ladder.
    ChallengeOnLadder {
        place: u32,
        name: String,
        ladder: String,
    },
    /// Concede the ladder match with that first game.
    Concede(i64),
    /// Put off the ladder match with that first game.
    Defer(i64),
    Tournaments,
    Tournament(i64),
    EnterTournament(i64),
    LeaveTournament(i64),
}

/// How the line of a step is made.
enum Line {
    /// A command in canonical words.
    Command(String),
    /// The catalogue's example of a command.
    Example(OrderWord),
    /// A command whose rest the reader has to add, perhaps in that game.
    Open(Option<i64>, OrderWord),
    /// The same for one that begins with more than its word, in canonical words.
    Begun(String),
}

/// How a line begins that names its game.
fn in_game(game: Option<i64>) -> String {
    game.map(|game| format!("{game}: ")).unwrap_or_default()
}

impl NextStep {
    /// The line to send, and the key of what it does.
    fn parts(&self) -> (Line, &'static str) {
        let plain = |command: &str, does| (Line::Command(command.to_owned()), does);
        let with = |command: &str, argument: &dyn std::fmt::Display, does| {
            (Line::Command(format!("{command} {argument}")), does)
        };
        match self {
            NextStep::Yes => plain("yes", "yes"),
            NextStep::No => plain("no", "no"),
            NextStep::PassOn(ValueWord::Yes) => plain("yes", "pass-on"),
            NextStep::PassOn(ValueWord::No) => plain("no", "keep-words"),
            NextStep::PassOn(_) => plain("settings words ask", "ask-words"),
            NextStep::AnswerIn(language) => {
                with("settings language", &language.code(), "answer-in")
            }
            NextStep::Send(command) => plain(command, "send"),
            NextStep::Choose(_, command) => plain(command, "choose"),
            NextStep::AnnounceAfter(ply) => plain(ply, "announce-after"),
            NextStep::Join(Some(name)) => with("join", name, "join"),
            // Nobody can have that name: a person who copies the line is asked for a name.
            NextStep::Join(None) => (Line::Open(None, OrderWord::Join), "join-as"),
            NextStep::Rename => (Line::Open(None, OrderWord::Rename), "rename"),
            NextStep::RefuseContact => plain("no", "no-contact"),
            NextStep::Games => plain("games", "games"),
            NextStep::Settings => plain("settings", "settings"),
            NextStep::Help => plain("help", "help"),
            NextStep::HelpWith(command) => with("help", command, "help-with"),
            NextStep::Invitations => plain("invitations", "invitations"),
            NextStep::OpenChallenges => plain("seeks", "seeks"),
            NextStep::Rulesets => plain("rulesets", "rulesets"),
            NextStep::Rules(ruleset) => with("rules", ruleset, "rules"),
            NextStep::RulesPart(ruleset, part) => {
                let what = if *part == PartWord::All { "all-rules" } else { "rules-part" };
                with(&format!("rules {ruleset}"), &part.canonical(), what)
            }
            NextStep::Challenge(Some(name)) => with("challenge", name, "challenge-player"),
            NextStep::Challenge(None) => (Line::Open(None, OrderWord::Challenge), "challenge"),
            NextStep::Seek => (Line::Open(None, OrderWord::Seek), "seek"),
            NextStep::Accept(number) => with("accept", number, "accept"),
            NextStep::Take(number, _) => with("accept", number, "accept"),
            NextStep::JoinAndAccept(number) => with("accept", number, "accept"),
            NextStep::Decline(number) => with("decline", number, "decline"),
            NextStep::Counter(number) => {
                plain(&format!("counter {number} random 3d/ply"), "counter")
            }
            NextStep::Cancel(number) => with("cancel", number, "cancel"),
            NextStep::Move(ply) => plain(ply, "move"),
            NextStep::Legal(square) => with("legal", square, "legal"),
            NextStep::Roll => plain("roll", "roll"),
            NextStep::OfferDraw => plain("draw", "draw"),
            NextStep::AcceptDraw => plain("draw accept", "draw-accept"),
            NextStep::DeclineDraw => plain("draw decline", "draw-decline"),
            NextStep::WithdrawDraw => plain("draw withdraw", "draw-withdraw"),
            NextStep::AskForTakeback => plain("takeback", "takeback"),
            NextStep::AcceptTakeback => plain("takeback accept", "takeback-accept"),
            NextStep::DeclineTakeback => plain("takeback decline", "takeback-decline"),
            NextStep::OfferTime => (Line::Example(OrderWord::OfferTime), "offer-time"),
            NextStep::AcceptTime => plain("time accept", "time-accept"),
            NextStep::DeclineTime => plain("time decline", "time-decline"),
            NextStep::WithdrawTime => plain("time withdraw", "time-withdraw"),
            NextStep::Claim => plain("claim", "claim"),
            NextStep::Resign => plain("resign", "resign"),
            NextStep::Plan => (Line::Example(OrderWord::If), "plan"),
            NextStep::ShowPlan => plain("if show", "plan-show"),
            NextStep::ClearPlan => plain("if clear", "plan-clear"),
            NextStep::Say => (Line::Example(OrderWord::Say), "say"),
            NextStep::Mute => plain("mute", "mute"),
            NextStep::Unmute => plain("unmute", "unmute"),
            NextStep::Note => (Line::Example(OrderWord::Note), "note"),
            NextStep::Notes(game) => plain(&format!("{game}: notes"), "notes"),
            NextStep::Try => (Line::Example(OrderWord::Try), "try"),
            NextStep::TryOn(game) => (Line::Open(Some(*game), OrderWord::Try), "try-on"),
            NextStep::TryBack(game) => plain(&format!("{game}: try back"), "try-back"),
            NextStep::TrySave(game) => plain(&format!("{game}: try save"), "try-save"),
            NextStep::Tries(game) => plain(&format!("{game}: tries"), "tries"),
            NextStep::TryLine { game, line } => plain(&format!("{game}: tries {line}"), "try-line"),
            NextStep::PlanLine(plan) => with("if", plan, "plan-line"),
            NextStep::Board => plain("board", "board"),
            NextStep::Replay => plain("replay", "replay"),
            NextStep::Watch(game) => with("watch", game, "watch"),
            NextStep::Archived(game) => with("archive", game, "archived"),
            NextStep::ArchivedRecord(game) => plain(&format!("archive {game} record"), "record"),
            NextStep::ArchivedReplay(game) => plain(&format!("archive {game} replay"), "replay"),
            NextStep::MoreFound(search) => plain(search, "more-found"),
            NextStep::Follow(what) => with("follow", what, "follow"),
            NextStep::FollowToday => plain("follow club-today", "follow-today"),
            NextStep::FollowRuleset(id) => with("follow", id, "follow-ruleset"),
            NextStep::FollowToEnd(what) => plain(&format!("follow {what} end"), "follow-end"),
            NextStep::Unfollow(what) => with("unfollow", what, "unfollow"),
            NextStep::Follows => plain("follow", "follows"),
            NextStep::Organisers => plain("organisers", "organisers"),
            NextStep::WriteToOrganisers => {
                (Line::Open(None, OrderWord::Organisers), "write-organisers")
            }
            NextStep::AnswerReport(number) => {
                let begun = format!("organise answer {number}");
                (Line::Begun(begun), "answer-report")
            }
            NextStep::History => plain("history", "history"),
            NextStep::Record => plain("record", "record"),
            NextStep::Rematch => plain("rematch", "rematch"),
            NextStep::Block(name) => with("block", name, "block"),
            NextStep::Unblock(name) => with("unblock", name, "unblock"),
            NextStep::Channel(channel) => with("channel", channel, "channel"),
            NextStep::Link => (Line::Example(OrderWord::Link), "link-address"),
            NextStep::LinkWith(code) => with("link", code, "link"),
            NextStep::Unlink(address) => with("unlink", address, "unlink"),
            NextStep::Devices => plain("settings devices", "devices"),
            NextStep::EndDevice(number) => with("settings devices end", number, "device-end"),
            NextStep::EndDevices => plain("settings devices end all", "devices-end"),
            NextStep::NewCalendar => plain("settings calendar new", "calendar-new"),
            NextStep::BeginVacation => (Line::Example(OrderWord::Vacation), "vacation"),
            NextStep::EndVacation => plain("vacation end", "vacation-end"),
            NextStep::Export => plain("export", "export"),
            NextStep::Privacy => plain("privacy", "privacy"),
            NextStep::Erase => plain("erase", "erase-ask"),
            NextStep::EraseAs(name) => with("erase", name, "erase"),
            NextStep::Circles => plain("circle", "circles"),
            NextStep::OneCircle(circle) => with("circle", circle, "circle"),
            NextStep::JoinCircle(circle) => with("circle join", circle, "circle-join"),
            NextStep::SeeCircle(circle) => with("organise circle open", circle, "circle-see"),
            NextStep::LeaveCircle(circle) => with("circle leave", circle, "circle-leave"),
            NextStep::Ladder => plain("ladder", "ladder"),
            NextStep::OneLadder(ladder) => with("ladder", &ladder.id(), "ladder"),
            NextStep::JoinLadder(ladder) => with("ladder join", ladder, "ladder-join"),
            NextStep::LadderRules(ladder) => with("ladder rules", ladder, "ladder-rules"),
            NextStep::LeaveLadder(ladder) => with("ladder leave", ladder, "ladder-leave"),
            NextStep::LadderResults(ladder) => with("ladder player", ladder, "ladder-results"),
            NextStep::LadderWhy(name) => with("ladder why", name, "ladder-why"),
            NextStep::ChallengeOnLadder { name, .. } => {
                with("ladder challenge", name, "ladder-challenge")
            }
            NextStep::Concede(_) => plain("ladder concede", "ladder-concede"),
            NextStep::Defer(_) => plain("ladder defer", "ladder-defer"),
            NextStep::Tournaments => plain("tournament", "tournaments"),
            NextStep::Tournament(number) => with("tournament", number, "tournament"),
            NextStep::EnterTournament(number) => with("tournament join", number, "tournament-join"),
            NextStep::LeaveTournament(number) => {
                with("tournament leave", number, "tournament-leave")
            }
        }
    }

    /// The line that can be sent, in the reader's language, and what it does.
    pub fn reply(&self, reader: &Reader) -> Reply {
        let (language, words) = match self {
            // The one who is asked reads that language rather than the other.
            NextStep::AnswerIn(language) => (*language, Words::of(*language)),
            _ => (reader.language, reader.words()),
        };
        let line = match self.parts().0 {
            // A longer one would not fit beside what it does.
            Line::Command(command) if matches!(self, NextStep::AnswerIn(_)) => command,
            Line::Command(command) => make_harmless(&command_in_language(&command, language)),
            Line::Example(order) => example(order, words),
            Line::Open(game, order) => format!("{}{} …", in_game(game), order.phrase(language)),
            Line::Begun(command) => format!("{} …", command_in_language(&command, language)),
        };
        Reply { line, what: self.what(reader) }
    }

    /// The whole command in canonical words, with all that a button has to know.
    pub fn command(&self) -> Option<String> {
        match (self, self.parts().0) {
            (NextStep::ChallengeOnLadder { ladder, .. }, Line::Command(command)) => {
                Some(format!("{command} {ladder}"))
            }
            (NextStep::Concede(game) | NextStep::Defer(game), Line::Command(command)) => {
                Some(format!("{game}: {command}"))
            }
            (_, Line::Command(command)) => Some(command),
            (_, Line::Example(_) | Line::Open(..) | Line::Begun(_)) => None,
        }
    }

    /// How a line begins that the reader has to complete; empty if nothing is missing.
    pub(crate) fn beginning(&self, reader: &Reader) -> String {
        match self.parts().0 {
            Line::Command(_) => String::new(),
            Line::Example(order) => format!("{} ", order.phrase(reader.language)),
            Line::Open(game, order) => {
                format!("{}{} ", in_game(game), order.phrase(reader.language))
            }
            Line::Begun(command) => {
                format!("{} ", command_in_language(&command, reader.language))
            }
        }
    }

    /// How its line begins and how it can go on, where the reader completes it in a field; `None`
    /// where nothing has to be added.
    pub(crate) fn to_complete(&self, reader: &Reader) -> Option<(String, String)> {
        let (language, words) = (reader.language, reader.words());
        let order = match (self, self.parts().0) {
            (NextStep::Counter(_), _) => OrderWord::Counter,
            (NextStep::Challenge(Some(_)), _) => OrderWord::Challenge,
            (_, Line::Example(order) | Line::Open(_, order)) => order,
            (_, Line::Begun(_)) => {
                return Some((self.beginning(reader), words.say("example-answer-report", &[])));
            }
            (_, Line::Command(_)) => return None,
        };
        let phrase = order.phrase(language);
        let begins = match self {
            NextStep::Counter(number) => format!("{phrase} {number} "),
            NextStep::Challenge(Some(name)) => format!("{phrase} {name} "),
            _ => self.beginning(reader),
        };
        let whole = example(order, words);
        let rest = whole.strip_prefix(phrase).unwrap_or(&whole).trim_start();
        // The example names a number or a player of its own.
        let names_first = matches!(self, NextStep::Counter(_) | NextStep::Challenge(Some(_)));
        let rest = match rest.split_once(' ') {
            Some((_, after)) if names_first => after,
            _ => rest,
        };
        Some((begins, rest.to_owned()))
    }

    /// The number of the challenge that it is about.
    pub(crate) fn challenge(&self) -> Option<i64> {
        match self {
            NextStep::Accept(number)
            | NextStep::Take(number, _)
            | NextStep::JoinAndAccept(number)
            | NextStep::Decline(number)
            | NextStep::Counter(number)
            | NextStep::Cancel(number) => Some(*number),
            _ => None,
        }
    }

    /// Whether it isn't done on the club's pages.
    pub(crate) fn is_not_on_pages(&self) -> bool {
        self.order().is_some_and(|line| line.order.row().from != OrderFrom::Anywhere)
    }

    /// The button for it, where there are buttons: for what needs nothing to be added.
    pub fn button(&self) -> Option<Button> {
        Some(match self {
            NextStep::Yes => Button::Yes,
            NextStep::No => Button::No,
            NextStep::EraseAs(_) => Button::EraseAs,
            NextStep::Send(command) | NextStep::Choose(_, command) => Button::Send(command.clone()),
            NextStep::AnnounceAfter(ply) => Button::Send(ply.clone()),
            NextStep::Join(Some(name)) => Button::Join(name.clone()),
            NextStep::Games => Button::Games,
            NextStep::Settings => Button::Settings,
            NextStep::Help => Button::Help,
            NextStep::Invitations => Button::Invitations,
            NextStep::OpenChallenges => Button::OpenChallenges,
            NextStep::Rulesets => Button::Rulesets,
            NextStep::Rules(_) => Button::Rules,
            NextStep::RulesPart(_, PartWord::All) => Button::AllRules,
            NextStep::RulesPart(..) => Button::Captures,
            NextStep::Challenge(Some(name)) => Button::Challenge(name.clone()),
            NextStep::Accept(_)
            | NextStep::AcceptDraw
            | NextStep::AcceptTakeback
            | NextStep::AcceptTime => Button::Accept,
            NextStep::Decline(_)
            | NextStep::DeclineDraw
            | NextStep::DeclineTakeback
            | NextStep::DeclineTime => Button::Decline,
            NextStep::Take(_, name) => Button::PlayAgainst(name.clone()),
            NextStep::JoinAndAccept(_) => Button::JoinAndAccept,
            NextStep::Cancel(_) | NextStep::WithdrawDraw | NextStep::WithdrawTime => {
                Button::TakeBack
            }
            NextStep::Roll => Button::Roll,
            NextStep::OfferDraw => Button::OfferDraw,
            NextStep::AskForTakeback => Button::Undo,
            NextStep::Claim => Button::Claim,
            NextStep::Resign => Button::Resign,
            NextStep::ShowPlan => Button::ShowPlan,
            NextStep::ClearPlan => Button::ClearPlan,
            NextStep::Mute => Button::Mute,
            NextStep::Unmute => Button::Unmute,
            NextStep::Notes(_) => Button::Notes,
            NextStep::Try | NextStep::TryOn(_) => Button::Try,
            NextStep::TryBack(_) => Button::TryBack,
            NextStep::TrySave(_) => Button::TrySave,
            NextStep::Tries(_) => Button::Tries,
            NextStep::TryLine { line, .. } => Button::TryLine(*line),
            NextStep::PlanLine(_) => Button::PlanLine,
            NextStep::Board => Button::Board,
            NextStep::Watch(_) => Button::Watch,
            NextStep::Archived(game) => Button::Send(format!("archive {game}")),
            NextStep::ArchivedRecord(_) => Button::Record,
            NextStep::ArchivedReplay(_) => Button::Replay,
            NextStep::MoreFound(_) => Button::Next,
            NextStep::Follow(_) => Button::Follow,
            NextStep::FollowRuleset(_) => Button::FollowRuleset,
            NextStep::FollowToEnd(_) => Button::FollowToEnd,
            NextStep::FollowToday => Button::FollowToday,
            NextStep::Unfollow(what) => Button::Unfollow(what.clone()),
            NextStep::Follows => Button::Follows,
            NextStep::History => Button::History,
            NextStep::Record => Button::Record,
            NextStep::Rematch => Button::Rematch,
            NextStep::Block(name) => Button::Block(name.clone()),
            NextStep::Unblock(name) => Button::Unblock(name.clone()),
            NextStep::Channel(channel) => Button::Channel(channel),
            NextStep::LinkWith(_) => Button::LinkThis,
            NextStep::Unlink(address) => Button::Unlink(address.clone()),
            NextStep::Devices => Button::Devices,
            NextStep::EndDevice(number) => Button::EndDevice(*number),
            NextStep::EndDevices => Button::EndDevices,
            NextStep::NewCalendar => Button::NewCalendar,
            NextStep::EndVacation => Button::EndVacation,
            NextStep::Export => Button::Export,
            NextStep::Privacy => Button::Privacy,
            NextStep::Erase => Button::EraseAs,
            NextStep::Circles => Button::Circles,
            NextStep::OneCircle(_) => Button::Circle,
            NextStep::JoinCircle(_) => Button::JoinCircle,
            NextStep::SeeCircle(circle) => Button::SeeCircle(circle.clone()),
            NextStep::LeaveCircle(_) => Button::LeaveCircle,
            NextStep::Ladder | NextStep::OneLadder(_) => Button::Ladder,
            NextStep::JoinLadder(_) => Button::JoinLadder,
            NextStep::LadderRules(_) => Button::LadderRules,
            NextStep::LadderWhy(name) => Button::LadderWhy(name.clone()),
            NextStep::ChallengeOnLadder { place, name, .. } => {
                Button::ChallengeFor(*place, name.clone())
            }
            NextStep::Concede(_) => Button::Concede,
            NextStep::Defer(_) => Button::Defer,
            NextStep::Tournaments => Button::Tournaments,
            NextStep::Tournament(_) => Button::Tournament,
            NextStep::EnterTournament(_) => Button::EnterTournament,
            NextStep::LeaveTournament(_) => Button::LeaveTournament,
            NextStep::LeaveLadder(_) => Button::LeaveLadder,
            NextStep::LadderResults(_) => Button::LadderResults,
            NextStep::Replay => Button::Replay,
            // Something is written or chosen after the press.
            NextStep::Join(None) => Button::JoinAs,
            NextStep::Rename => Button::Rename,
            NextStep::Note => Button::Note,
            NextStep::WriteToOrganisers => Button::WriteToOrganisers,
            NextStep::AnswerReport(_) => Button::Answer,
            NextStep::Counter(_) => Button::Counter,
            // A command of its own.
            NextStep::Challenge(None)
            | NextStep::Seek
            | NextStep::Plan
            | NextStep::Say
            | NextStep::Link
            | NextStep::BeginVacation => return None,
            // There, moves are chosen from lists, and commands are explained where they are given.
            NextStep::Move(_)
            | NextStep::Legal(_)
            | NextStep::Organisers
            | NextStep::HelpWith(_) => return None,
            // These answer emails.
            NextStep::OfferTime
            | NextStep::PassOn(_)
            | NextStep::AnswerIn(_)
            | NextStep::RefuseContact => return None,
        })
    }

    /// The slash command for it, where something has to be added to it.
    pub fn slash_command(&self) -> Option<SlashPath> {
        let order = match self {
            NextStep::Challenge(None) => OrderWord::Challenge,
            NextStep::Seek => OrderWord::Seek,
            NextStep::Plan => OrderWord::If,
            NextStep::Say => OrderWord::Say,
            NextStep::Link => OrderWord::Link,
            NextStep::BeginVacation => OrderWord::Vacation,
            _ => return None,
        };
        Some(SlashPath::of_order(order.canonical()))
    }

    /// What it does, in the reader's words.
    pub fn what(&self, reader: &Reader) -> String {
        let number = match self {
            NextStep::Choose(number, _) => number.to_string(),
            _ => String::new(),
        };
        let words = match self {
            NextStep::AnswerIn(language) => Words::of(*language),
            _ => reader.words(),
        };
        words.say(&format!("reply-{}", self.parts().1), &[("number", number.into())])
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
        matches!(self, NextStep::Yes | NextStep::No | NextStep::EraseAs(_))
    }

    /// Whether it is done in a game, which its line has to name where there are several. What is
    /// offered to be sent is sent as it is.
    pub fn is_in_game(&self) -> bool {
        let in_game = |line: OrderLine| line.game.is_none() && line.order.needs() != Needs::Nothing;
        !matches!(self, NextStep::Send(_) | NextStep::Choose(..))
            && self.order().is_some_and(in_game)
    }

    /// The order that it gives, or for one that has to be completed, its example in the catalogue.
    fn order(&self) -> Option<OrderLine> {
        let example = |order| example(order, Words::of(Language::English));
        let line = match self.parts().0 {
            Line::Command(command) | Line::Begun(command) => command,
            Line::Example(order) => example(order),
            Line::Open(game, order) => format!("{}{}", in_game(game), example(order)),
        };
        commands::read(&line).ok()
    }
}
