//! The forms in which a reader can like boards. Which of them a channel can show is for the
//! channel.

/// A form of boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardForm {
    /// A picture where there can be one, else text.
    #[default]
    Picture,
    Emoji,
    Text,
    /// Signs of Unicode.
    Unicode,
    /// Told in words, for those who cannot see it.
    Words,
}
