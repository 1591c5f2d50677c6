//! How a player wants notices: at which pace, not at which hours, with which boards.

/// What a player has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Preferences {
    /// The pace of notices.
    pub digest: Digest,
    /// From which full hour to which other, in the player's zone, nothing is to come.
    pub quiet: Option<(u8, u8)>,
    /// How boards are drawn.
    pub board: BoardForm,
}

macro_rules! named {
    ($(#[$doc:meta])* $Type:ident { $($(#[$about:meta])* $Variant:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
        pub enum $Type { $($(#[$about])* $Variant),+ }

        impl $Type {
            /// The name under which it is kept.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($Type::$Variant => $name),+ }
            }

            /// What is kept under that name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$Type> {
                [$($Type::$Variant),+].into_iter().find(|value| value.name() == name)
            }
        }
    };
}

named! {
    /// The pace of notices.
    Digest {
        /// Each at once.
        #[default]
        Off = "off",
        /// Collected for an hour.
        Hourly = "hourly",
        /// Collected for a day.
        Daily = "daily",
    }
}

named! {
    /// How boards are drawn where there is a choice.
    BoardForm {
        /// As a picture.
        #[default]
        Picture = "picture",
        /// Of emoji.
        Emoji = "emoji",
        /// Of letters.
        Text = "text",
        /// Of signs beyond ASCII.
        Unicode = "unicode",
        /// Told in words.
        Words = "words",
    }
}
