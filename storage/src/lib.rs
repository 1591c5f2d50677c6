//! The club's one SQLite file: rows in and out. No rule, deadline or wording is decided
//! here, and SQL appears nowhere else.
//!
//! In reading order: `file` opens and creates it, `migrations` brings it up to date, `view`
//! reads it and changes it (one [`Change`] is one transaction); `ids`, `locale` and `clock`
//! are what rows are made of; then one module a table: `club`, `players`, `invitations`,
//! `takers`, `games`, `events`, `outbox`, `requests`, `confirmations`, `notes`, `messages`,
//! `outages`, `vacations`, `plans`.

pub mod clock;
mod club;
mod confirmations;
mod events;
mod fault;
mod file;
mod games;
mod ids;
mod invitations;
mod locale;
mod messages;

mod migrations;
mod moment;
mod notes;
mod outages;
mod outbox;
mod plans;
mod players;
mod requests;
mod takers;
mod vacations;
mod view;

pub use club::ClubRow;
pub use confirmations::Confirmation;
pub use events::EventRow;
pub use fault::Fault;
pub use file::{File, OpenError};
pub use games::{Folded, GameRow, NewGame};
pub use ids::{GameId, InvitationId, NoticeId, PlayerId};
pub use invitations::{InvitationRow, InvitationState, NewInvitation};
pub use locale::{Channel, Locale};
pub use messages::MessageRow;
pub use notes::NoteRow;
pub use outages::Span;
pub use outbox::{Delivery, NewNotice, OutboxCount, OutboxRow};
pub use plans::PlanRow;
pub use players::{NewPlayer, PlayerRow};
pub use vacations::{VacationKind, VacationRow};
pub use view::{Change, View};
