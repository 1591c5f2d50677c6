//! How rows are read: from left to right, each value from as many columns as it needs. The struct of
//! a row is written once, with its columns beside its fields.

use chrono::{DateTime, Utc};
use engine::{BySide, Side};
use rusqlite::Row;
use rusqlite::types::FromSql;

/// What is kept in some columns side by side.
pub(crate) trait Columns: Sized {
    /// Reads it from the next columns of a row.
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<Self>;
}

/// A row of one table.
pub(crate) trait TableRow: Columns {
    /// The query for all its rows.
    const SELECT: &str;

    /// The query for rows of this table; `rest` says for which ones.
    fn select(rest: &str) -> String {
        [Self::SELECT, rest].concat()
    }
}

/// What is kept in one column.
pub(crate) trait Cell: Sized {
    type Stored: FromSql;

    fn from_stored(stored: Self::Stored) -> Self;
}

/// A row that is being read.
pub(crate) struct RowReader<'a> {
    row: &'a Row<'a>,
    next: usize,
}

impl RowReader<'_> {
    pub fn all<T: Columns>(row: &Row<'_>) -> rusqlite::Result<T> {
        RowReader { row, next: 0 }.next()
    }

    pub fn next<T: Columns>(&mut self) -> rusqlite::Result<T> {
        T::read(self)
    }

    fn cell<T: FromSql>(&mut self) -> rusqlite::Result<T> {
        self.next += 1;
        self.row.get(self.next - 1)
    }

    /// The text that was read last can't be what it should be.
    pub fn unknown(&self, what: &str) -> rusqlite::Error {
        let (column, kind) = (self.next - 1, rusqlite::types::Type::Text);
        rusqlite::Error::FromSqlConversionFailure(column, kind, what.to_owned().into())
    }
}

impl<T: Cell> Columns for T {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<T> {
        row.cell().map(T::from_stored)
    }
}

impl<T: Cell> Columns for Option<T> {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<Option<T>> {
        Ok(row.cell::<Option<_>>()?.map(T::from_stored))
    }
}

impl<A: Columns, B: Columns> Columns for (A, B) {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<(A, B)> {
        Ok((row.next()?, row.next()?))
    }
}

impl<A: Cell, B: Cell> Columns for Option<(A, B)> {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<Option<(A, B)>> {
        let (a, b): (Option<A>, Option<B>) = row.next()?;
        Ok(a.zip(b))
    }
}

impl Columns for [bool; 2] {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<[bool; 2]> {
        Ok([row.next()?, row.next()?])
    }
}

impl<T: Columns> Columns for BySide<T> {
    fn read(row: &mut RowReader<'_>) -> rusqlite::Result<BySide<T>> {
        Ok(BySide { attackers: row.next()?, defenders: row.next()? })
    }
}

/// The nearest moment that chrono can hold; the file keeps seconds since 1970.
impl Cell for DateTime<Utc> {
    type Stored = i64;

    fn from_stored(seconds: i64) -> DateTime<Utc> {
        let end = if seconds < 0 { DateTime::<Utc>::MIN_UTC } else { DateTime::<Utc>::MAX_UTC };
        DateTime::from_timestamp(seconds, 0).unwrap_or(end)
    }
}

/// The file keeps its first letter.
impl Cell for Side {
    type Stored = String;

    fn from_stored(letter: String) -> Side {
        if letter == "a" { Side::Attackers } else { Side::Defenders }
    }
}

/// Types that SQLite's values are as they are.
macro_rules! cells {
    ($($Type:ty),+) => {$(
        impl crate::rows::Cell for $Type {
            type Stored = $Type;

            fn from_stored(stored: $Type) -> $Type {
                stored
            }
        }
    )+};
}

cells! { bool, u8, u16, u32, i64, f64, String, Vec<u8>, [u8; 16], [u8; 32] }

/// A struct that is read field by field. Each field is kept in the column of its name, or in the
/// columns that are written behind it. With `from "table"` it is a row of that table.
macro_rules! row {
    ($(#[$about:meta])* pub struct $Row:ident from $table:literal {
        $(#[$first_about:meta])* pub $first:ident: $First:ty $(= $first_columns:literal)?,
        $($(#[$field_about:meta])* pub $field:ident: $Type:ty $(= $columns:literal)?,)*
    }) => {
        crate::rows::row! {
            $(#[$about])*
            pub struct $Row {
                $(#[$first_about])* pub $first: $First,
                $($(#[$field_about])* pub $field: $Type,)*
            }
        }

        impl crate::rows::TableRow for $Row {
            const SELECT: &str = concat!(
                "SELECT ",
                crate::rows::row!(@ $first $($first_columns)?),
                $(", ", crate::rows::row!(@ $field $($columns)?),)*
                " FROM ", $table, " ",
            );
        }
    };
    ($(#[$about:meta])* pub struct $Row:ident {
        $($(#[$field_about:meta])* pub $field:ident: $Type:ty,)+
    }) => {
        $(#[$about])*
        pub struct $Row { $($(#[$field_about])* pub $field: $Type),+ }

        impl crate::rows::Columns for $Row {
            fn read(row: &mut crate::rows::RowReader<'_>) -> rusqlite::Result<$Row> {
                Ok($Row { $($field: row.next()?),+ })
            }
        }
    };
    (@ $field:ident) => { stringify!($field) };
    (@ $field:ident $columns:literal) => { $columns };
}

pub(crate) use {cells, row};
