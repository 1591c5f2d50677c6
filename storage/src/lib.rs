//! The club's one SQLite file: rows in and out. No rule, deadline or wording is decided here, and
//! SQL appears nowhere else.
//!
//! In reading order: `file` opens and creates it, `migrations` brings it up to date, and `view`
//! reads it and changes it (one [`Change`] is one transaction). `rows` says how rows are read; they
//! are made of `ids`, `moment`, `named` (enums that are kept as words), `locale`, `preferences` and
//! `clock`. Then there is one module for each table, or for a few that belong together:
//!
//! - people: `players`, `names`, `identities`, `links`, `devices`, `notes`, `vacations`, `mutes`,
//!   `blocks`, `reports`, `follows`;
//! - games: `invitations`, `takers`, `games`, `house_games`, `reviews`, `events`, `plans`, `trials`, `messages`;
//! - games from elsewhere: `recorded_games`;
//! - clubs within the club: `circles`;
//! - ladders, ratings and tournaments: `ladders`, `ladder_log`, `rungs`, `ladder_matches`, `ratings`,
//!   `tournaments`;
//! - what is asked and told: `requests`, `open_questions`, `outbox`, `messages_sent`;
//! - email: `mails`, `mail_asks`, `mail_helps`, `contacts`, `mailboxes`,
//!   `emails_aside`, `silent_names`;
//! - Discord: `servers`, `venues`, `posts`, `ladder_boards`;
//! - the club itself: `club`, `opening`, `outages`, `host_log`.

mod blocks;
mod circles;
pub mod clock;
mod club;
mod contacts;
mod devices;
mod emails_aside;
mod events;
mod fault;
mod file;
mod follows;
mod games;
mod host_log;
mod house_games;
mod identities;
mod ids;
mod invitations;
mod ladder_boards;
mod ladder_log;
mod ladder_matches;
mod ladders;
mod left_log;
mod links;
mod locale;
mod mail_asks;
mod mail_helps;
mod mailboxes;
mod mails;
mod messages;
mod messages_sent;
mod migrations;
mod moment;
mod mutes;
mod named;
mod names;
mod notes;
mod open_questions;
mod opening;
mod outages;
mod outbox;
mod plans;
mod players;
mod posts;
mod preferences;
mod ratings;
mod recorded_games;
mod reports;
mod requests;
mod reviews;
mod rows;
mod rungs;
mod servers;
mod silent_names;
mod takers;
mod tournaments;
mod trials;
mod vacations;
mod venues;
mod view;

pub use circles::CircleRow;
pub use club::{ClubRow, Traces};
pub use contacts::{ContactRow, NewContact};
pub use devices::{CodeAskedBy, DeviceRow, NewDeviceRow};
pub use emails_aside::AsideRow;
pub use events::EventRow;
pub use fault::Fault;
pub use file::{File, OpenError, Snapshot};
pub use follows::{EditionRow, FollowKind, FollowRow};
pub use games::{Folded, GameRow, NewGame, PublicGames, ResultsRow};
pub use host_log::HostLogRow;
pub use house_games::{Expected, HouseGameRow};
pub use identities::IdentityRow;
pub use ids::{
    ContactId, GameId, InvitationId, MailId, NoticeId, PlayerId, RecordedId, TournamentId,
};
pub use invitations::{InvitationRow, InvitationState, NewInvitation};
pub use ladder_boards::LadderBoardRow;
pub use ladder_log::StepRow;
pub use ladder_matches::{DeferralRow, LadderMatchRow};
pub use ladders::LadderRow;
pub use left_log::{is_of_another_file, log_of};
pub use links::{LinkRow, NewLink};
pub use locale::{Channel, Locale};
pub use mail_asks::MailAskRow;
pub use mail_helps::{MailHelp, MailHelpRow};
pub use mails::{MailGame, MailRow, NewMail};
pub use messages::{HeldMessage, MessageAround, MessageRow};
pub use messages_sent::{AskedBy, StrangerMessage};
pub use notes::NoteRow;
pub use open_questions::OpenQuestion;
pub use opening::{Elsewhere, Opening};
pub use outages::Span;
pub use outbox::{Delivery, NewNotice, OutboxCount, OutboxRow};
pub use plans::PlanRow;
pub use players::{NewPlayer, PlayerRow};
pub use posts::{DirectRow, PostAsks, PostRow};
pub use preferences::{BoardPreference, DigestPreference, OnOrOff, PassOnPreference, Preferences};
pub use ratings::{BiasRow, RatingRow};
pub use recorded_games::{NewRecorded, RecordedGames, RecordedRow, UNDATED};
pub use reports::ReportRow;
pub use requests::{AnsweredRow, RequestKey};
pub use rungs::RungRow;
pub use servers::{ServerHintRow, ServerRow};
pub use silent_names::SilentNameRow;
pub use tournaments::{EntrantRow, TournamentRow};
pub use trials::TrialRow;
pub use vacations::{VacationKind, VacationRow};
pub use venues::Venue;
pub use view::{Change, View};
