//! What a mail server says of a mail beside its bytes.

/// The envelope of a mail that came in. Its recipients alone count, not those that the mail
/// itself names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// To whom a report would go; `None` is the null sender, of which reports come.
    pub sender: Option<String>,
    /// The addresses of ours to which it was sent, as written there.
    pub recipients: Vec<String>,
}
