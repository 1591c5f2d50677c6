//! What a reader can do next, decided once for every channel: an email lists it as lines that can be
//! sent, Discord as buttons.

/// Something that a reader can do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextStep {
    Yes,
    No,
    /// Be erased, by typing the present name.
    EraseAs(String),
    /// Link the address with that code.
    LinkWith(String),
    Games,
    Help,
    Ladder,
    /// Concede the ladder match with that first game.
    Concede(i64),
    /// Put off the ladder match with that first game.
    Defer(i64),
}
