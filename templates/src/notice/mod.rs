//! What happened, or what was asked for, before its reader: the view model of every answer and
//! notification, made for an ideal reader and not for a channel.
//!
//! `table` is a game as one reader may see it, `drawing` the same as a file, `invitation` the terms of one to be, `ladder` a
//! ladder and what happens on it, `tournament` the same of a tournament and `crosstable` of one of
//! its groups, `edition` what happened in a day, `today` what organisers want to know, `settings` what a player has set,
//! `mailed` what is said by email only, `chain` the line by which a game's past can be checked.

mod called;
pub(crate) mod chain;
mod closed;
pub(crate) mod drawing;
mod help;
pub(crate) mod history;
mod lead;
mod lesson;
pub(crate) mod list;
pub(crate) mod mailed;
pub(crate) mod next;
mod pages;
pub(crate) mod pair;
pub(crate) mod plan;
mod public;
mod record_file;
mod rule_page;
pub(crate) mod table;
pub mod thread;
mod trial;
pub(crate) mod why;

use chrono::{DateTime, Utc};
use commands::words::PartWord;
use engine::{Side, Square};

use crate::accounts::{MemberPage, Members, Settings, TextFile};
use crate::archive::{ArchivedBoard, FoundGames};
use crate::following::Edition;
use crate::invitation::Invitation;
use crate::ladder::LadderAnswer;
use crate::organising::ClubToday;
use crate::ruleset_name::RulesetName;
use crate::told::closed::ClosedQuestion;
use crate::told::closing::Closing;
use crate::told::game::GameNews;
use crate::told::news::{Frame, News};
use crate::told::step::NextStep;
use crate::told::who::Who;
use crate::told::words_beside::WordsBeside;
use crate::tournament::Tournament;

pub use crate::shown::make_harmless;
pub use chain::chains;
pub use closed::{ClosedPost, InvitationEnd, OfferEnd, Offered};
pub use drawing::{Drawing, DrawingKind, MOST_PLIES, shown_plies};
pub use help::has_help;
pub use history::{ClockStop, Happening, HistoryLine};
pub use lesson::Lesson;
pub use list::{
    BoardPost, GameLine, GameList, GameState, GamesOf, NoteLine, PublicGame, PublicState, SavedLine,
};
pub use mailed::{AnsweredLine, ContactNotice, LineAnswer};
pub use pair::MatchResult;
pub use plan::{PlanLine, ShownPlanEnd};
pub use record_file::{record_file, record_page};
pub use table::{MoreTime, Table, Time};
pub use trial::Trial;
pub use why::Explanation;

/// Everything that a reader can be told.
#[derive(Clone, Debug)]
pub enum Notice {
    /// The reader has joined under this name.
    Joined {
        name: String,
        /// What others type for the reader.
        handle: String,
        /// Some open challenges that the reader can accept.
        seeks: Vec<Invitation>,
        /// What the club says to new players, in its host's words.
        welcome: Option<String>,
        /// How to reach its host.
        contact: Option<String>,
    },
    /// An invitation, sent or received.
    Invited(Box<Invitation>),
    InvitationDeclined {
        invitation: Box<Invitation>,
        reason: Option<String>,
    },
    InvitationCancelled(Box<Invitation>),
    /// Nobody answered an invitation in time, or an open challenge in full.
    InvitationExpired(Box<Invitation>),
    /// An open challenge of the reader, or of somebody that the reader can play.
    Sought(Box<Invitation>),
    /// What happened in a game.
    Game {
        table: Box<Table>,
        news: GameNews,
        /// The side that did it, or the side whose time it is about.
        side: Side,
    },
    /// Both games of a match are over.
    MatchOver(Box<MatchResult>),
    /// The reader's time is running out; whether this is the last warning.
    Warned(Box<Table>, Urgency),
    /// The state of the reader's vacation.
    Vacation {
        /// Until when it lasts.
        until: Option<DateTime<Utc>>,
        /// How many days are left.
        left: u32,
        /// When the next one begins and ends.
        planned: Option<(DateTime<Utc>, DateTime<Utc>)>,
    },
    /// An opponent of the reader is away until then, or is back.
    Away {
        name: String,
        /// Until when; `None` if they are back.
        until: Option<DateTime<Utc>>,
    },
    ClubWasAway {
        from: DateTime<Utc>,
        until: DateTime<Utc>,
    },
    /// What the reader has planned.
    Plan(Box<Table>, Vec<PlanLine>),
    /// The reader's plan is over.
    PlanOver(Box<Table>, ShownPlanEnd),
    /// An order waits for the reader's "yes".
    Asked {
        /// The order, as it could be sent at once.
        order: String,
        table: Option<Box<Table>>,
        /// The invitation that would be accepted.
        invitation: Option<Box<Invitation>>,
    },
    /// The order that waited is dropped.
    Dropped {
        /// In canonical words.
        order: String,
        game: Option<i64>,
    },
    /// A question has ended without an answer.
    Closed(ClosedQuestion),
    Noted {
        game: i64,
        /// The number of the line that was saved.
        line: Option<u32>,
    },
    /// Messages of one player of a game to the other.
    Said {
        game: i64,
        by: Who,
        /// As written, in order; none if all have been erased since.
        texts: Vec<String>,
    },
    /// Notes on a game were opened to its other player and to spectators.
    NotesOpened {
        game: i64,
        by: Who,
    },
    /// Something else that happened.
    News(News),
    Settings(Box<Settings>),
    Exported(Box<TextFile>),
    /// What is stored, why, and how to get it or have it erased.
    Privacy,
    Ladder(LadderAnswer),
    Tournament(Tournament),
    /// The board, because it was asked for.
    Board(Box<Table>),
    /// The board as it was, in a game that has that many plies now.
    Past(Box<Table>, u32),
    /// The board as a picture, now or as it was in a game that has that many plies now.
    Picture(Box<Table>, Option<u32>),
    /// The game as a moving picture, or with a saved line at its end, which has that number.
    Replay(Box<Table>, Option<u32>),
    /// What a finished game was worth.
    Review(Box<Table>, Box<search::review::Review>),
    /// A game has ended that the reader follows, and what it was worth if that is known.
    EndFollowed(Box<Table>, Option<Box<search::review::Review>>),
    /// What happened in a day.
    Edition(Box<Edition>),
    /// What an organiser wants to know of the club.
    ClubToday(Box<ClubToday>),
    /// How the board would look after a ply that the reader is considering.
    Preview(Box<Table>),
    /// What plies would do that the reader tries out.
    Tried(Box<Trial>),
    Moves(Box<Table>),
    Clock(Box<Table>),
    Captured(Box<Table>),
    /// The whole history of a game, to be read.
    History(Box<Table>, Vec<HistoryLine>),
    /// The record, with the whole history, to be kept and checked.
    Record(Box<engine::notation::Record>),
    /// Where the piece on a square can go, or all pieces.
    Legal(Box<Table>, Option<Square>),
    /// The pieces on a rank, on a file, or around a square.
    Squares(Box<Table>, Squares),
    /// The reader's own games.
    Games(GameList),
    /// Games that are over, as a search has found them.
    Found(FoundGames),
    /// A game from elsewhere.
    Archived(Box<ArchivedBoard>),
    /// Public games: the club's, or those of that player.
    PublicGames(Option<String>, Vec<PublicGame>),
    Invitations(Vec<Invitation>),
    /// The open challenges, or those for one ruleset.
    Seeks(Option<RulesetName>, Vec<Invitation>),
    Members(Members),
    Member(Box<MemberPage>),
    /// Why something was refused or ended.
    Why(Explanation),
    /// The notes on a game that the reader may read.
    Notes(i64, Vec<NoteLine>),
    /// Those notes on a game that hold a line.
    Tries(i64, Vec<NoteLine>),
    /// The rules of a ruleset: in short, or a part of them.
    Rules(std::sync::Arc<engine::Ruleset>, Option<PartWord>),
    Rulesets(Vec<std::sync::Arc<engine::Ruleset>>),
    /// A position to learn from, and what comes of a ply there.
    Lesson(Lesson),
    /// The commands; about one, by its canonical word or as typed. Without one it says what the
    /// reader probably needs now.
    Help(Option<String>, Vec<NextStep>),
    /// What came of an email of the reader's.
    Answered {
        /// The present state of the game that the email was about.
        table: Option<Box<Table>>,
        /// Each line that was understood, or intended as an order; none if nothing was.
        lines: Vec<AnsweredLine>,
        /// Lines that were read but are not orders.
        rest: Vec<String>,
        /// What stood around its moves.
        words: WordsBeside,
        /// What was asked before and is closed now.
        closed: Vec<ClosedQuestion>,
        /// What can still be sent in reply to the email of ours that it answers.
        offers: Vec<NextStep>,
        /// What is said at its end.
        closing: Closing,
    },
    /// Asks whether an email that said this was the reader's.
    MailAsked {
        /// The orders, in canonical words.
        lines: Vec<String>,
        /// What stands around its moves, and would go along with them.
        words: Vec<String>,
        /// The reader's address it came from, if it is asked because the orders decide who can play
        /// in the reader's name; otherwise it is asked because the sender isn't proved.
        sender: Option<String>,
        /// The game that the first is about.
        table: Option<Box<Table>>,
    },
    /// The one email to somebody who is not a player.
    Contact(ContactNotice),
}

/// How urgent a warning about time is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// The player asked to be reminded.
    Asked,
    /// A fifth is left.
    Low,
    Last,
}

/// Squares to describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Squares {
    /// A rank, from 1.
    Rank(u8),
    /// A file by its letter.
    File(char),
    /// The four directions from a square.
    Rays(Square),
}

impl Notice {
    /// What happened in a game, if it is about the player on move or about neither side.
    pub fn game_news(table: Box<Table>, news: GameNews) -> Notice {
        let side = table.game.position().to_move();
        Notice::Game { table, news, side }
    }

    /// Whether it shows a game as it isn't now: as it was before, or with moves that are tried.
    pub fn is_elsewhere(&self) -> bool {
        matches!(
            self,
            Notice::Past(..)
                | Notice::Picture(_, Some(_))
                | Notice::Replay(_, Some(_))
                | Notice::Tried(_)
        )
    }

    /// The file that goes with this.
    pub fn file(&self) -> Option<&TextFile> {
        match self {
            Notice::Exported(file) => Some(file),
            _ => None,
        }
    }

    /// The game that this is about.
    pub fn table(&self) -> Option<&Table> {
        match self {
            Notice::Game { table, .. }
            | Notice::Warned(table, _)
            | Notice::Plan(table, _)
            | Notice::PlanOver(table, _)
            | Notice::Board(table)
            | Notice::Preview(table)
            | Notice::Past(table, _)
            | Notice::Picture(table, _)
            | Notice::Replay(table, _)
            | Notice::Review(table, _)
            | Notice::EndFollowed(table, _)
            | Notice::Moves(table)
            | Notice::Clock(table)
            | Notice::Captured(table)
            | Notice::History(table, _)
            | Notice::Legal(table, _)
            | Notice::Squares(table, _) => Some(table),
            Notice::Asked { table, .. } | Notice::MailAsked { table, .. } => table.as_deref(),
            Notice::Answered { table, lines, .. } => {
                let mut done = lines.iter().rev().filter_map(AnsweredLine::done);
                done.find_map(Notice::table).or(table.as_deref())
            }
            Notice::Tried(trial) => Some(&trial.table),
            Notice::Why(explanation) => explanation.table(),
            Notice::News(news) => news.table(),
            Notice::Joined { .. }
            | Notice::Invited(_)
            | Notice::InvitationDeclined { .. }
            | Notice::InvitationCancelled(_)
            | Notice::InvitationExpired(_)
            | Notice::Sought(_)
            | Notice::MatchOver(_)
            | Notice::Ladder(_)
            | Notice::Tournament(_)
            | Notice::Seeks(..)
            | Notice::Edition(_)
            | Notice::ClubToday(_)
            | Notice::Members(_)
            | Notice::Member(_)
            | Notice::Record(_)
            | Notice::Dropped { .. }
            | Notice::Closed(_)
            | Notice::Vacation { .. }
            | Notice::Away { .. }
            | Notice::ClubWasAway { .. }
            | Notice::Noted { .. }
            | Notice::Said { .. }
            | Notice::NotesOpened { .. }
            | Notice::Settings(_)
            | Notice::Exported(_)
            | Notice::Privacy
            | Notice::Games(_)
            | Notice::Found(_)
            | Notice::Archived(_)
            | Notice::PublicGames(..)
            | Notice::Invitations(_)
            | Notice::Notes(..)
            | Notice::Tries(..)
            | Notice::Rules(..)
            | Notice::Lesson(_)
            | Notice::Rulesets(_)
            | Notice::Help(..)
            | Notice::Contact(_) => None,
        }
    }

    /// All games whose board this may show.
    pub fn tables(&self) -> Vec<&Table> {
        let (table, lines) = match self {
            Notice::Answered { table, lines, .. } => (table, lines),
            Notice::Edition(edition) => {
                return edition.games.iter().map(|game| &game.table).collect();
            }
            _ => return self.table().into_iter().collect(),
        };
        let done = lines.iter().filter_map(AnsweredLine::done);
        done.flat_map(Notice::tables).chain(table.as_deref()).collect()
    }

    /// The number of the game that this belongs to, also where it shows no board.
    pub fn game(&self) -> Option<i64> {
        match self {
            Notice::Noted { game, .. }
            | Notice::Said { game, .. }
            | Notice::NotesOpened { game, .. }
            | Notice::Notes(game, _)
            | Notice::Tries(game, _)
            | Notice::News(News { frame: Frame::Game(game), .. }) => Some(*game),
            Notice::Answered { table, lines, .. } => {
                let mut games = mailed::games(lines);
                games.extend(table.as_ref().map(|table| table.number));
                games.first().copied().filter(|_| games.len() == 1)
            }
            _ => self.table().map(|table| table.number),
        }
    }
}
