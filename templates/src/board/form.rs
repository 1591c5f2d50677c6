//! The forms in which readers can have boards. Each channel decides which of them it can show.

/// A form of boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardForm {
    /// A picture where there can be one, otherwise text.
    #[default]
    Picture,
    Emoji,
    Text,
    /// Signs of Unicode.
    Unicode,
    /// In words, for readers who cannot see the board.
    Words,
}
