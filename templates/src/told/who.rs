//! Somebody that a sentence names, as its reader knows them.

use crate::told::sentence::Sentence;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    You,
    Other(String),
}

impl Who {
    /// The name by which sentences call them; none for the reader.
    pub fn name(&self) -> &str {
        match self {
            Who::You => "",
            Who::Other(name) => name,
        }
    }

    const fn word(&self) -> &'static str {
        match self {
            Who::You => "you",
            Who::Other(_) => "other",
        }
    }
}

impl Sentence {
    /// Names somebody: one name chooses the words, the other is theirs.
    #[must_use]
    pub(crate) fn who(self, word: &'static str, name: &'static str, who: &Who) -> Sentence {
        self.choice(word, who.word()).text(name, who.name())
    }
}
