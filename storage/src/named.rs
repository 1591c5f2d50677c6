//! Enums that the file keeps as words: a channel as `email`, a waiting notice as `queued`.

macro_rules! named {
    ($(#[$about:meta])* pub enum $Type:ident {
        $($(#[$variant_about:meta])* $Variant:ident = $name:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Type { $($(#[$variant_about])* $Variant),+ }

        impl $Type {
            pub const ALL: [$Type; [$($name),+].len()] = [$($Type::$Variant),+];

            /// The word that the file keeps.
            pub const fn name(self) -> &'static str {
                match self { $($Type::$Variant => $name),+ }
            }

            pub fn from_name(name: &str) -> Option<$Type> {
                $Type::ALL.into_iter().find(|value| value.name() == name)
            }
        }

        impl rusqlite::types::FromSql for $Type {
            fn column_result(
                value: rusqlite::types::ValueRef<'_>,
            ) -> rusqlite::types::FromSqlResult<$Type> {
                let name = value.as_str()?;
                let unknown = || format!("{name:?} isn't a {}", stringify!($Type)).into();
                $Type::from_name(name).ok_or_else(|| rusqlite::types::FromSqlError::Other(unknown()))
            }
        }

        impl rusqlite::types::ToSql for $Type {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.name().into())
            }
        }

        crate::rows::cells! { $Type }
    };
}

pub(crate) use named;
