//! Ids: numbers that SQLite gives out and never uses again.

use std::fmt;

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$name> {
                i64::column_result(value).map($name)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        crate::rows::cells! { $name }
    )*};
}

ids! {
    PlayerId;
    /// Players see this number.
    GameId;
    /// A game from elsewhere. Players see this number, and always what it is a number of.
    RecordedId;
    /// Players see this number.
    InvitationId;
    /// Players see this number.
    TournamentId;
    MailId;
    /// Somebody who isn't a player and gets one email.
    ContactId;
    /// A row of the outbox. Channels use it to know what they have shown.
    NoticeId;
}
