//! What passes between the server and the program behind it.

use std::io;

/// What the sending server says about a mail besides the mail itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailEnvelope {
    /// Where reports go; `None` is the null sender (`<>`), which reports themselves have.
    pub sender: Option<String>,
    /// The accepted recipients as the client wrote them, each once.
    pub recipients: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The program has it, and the sending server can forget it.
    Yes,
    /// It will never be taken. The text follows `550 ` in the reply: a status and a sentence,
    /// such as `5.6.0 This mail cannot be read`, on one line and in ASCII.
    Refused(&'static str),
    /// The program has trouble; the mail should be sent again.
    Later,
}

/// The program behind the server.
pub trait MailHandler: Send + Sync + 'static {
    /// Whether mail for this address is taken; `None` if that cannot be found out now, so the
    /// client tries again later.
    fn accepts(&self, recipient: &str) -> impl Future<Output = Option<bool>> + Send;

    /// Takes a mail, once for all of its recipients. If the future is dropped, or the client has
    /// gone when it resolves, the mail comes again.
    fn take(&self, envelope: MailEnvelope, mail: Vec<u8>) -> impl Future<Output = Taken> + Send;

    /// The socket could not accept a client. The server goes on a second later.
    fn socket_failed(&self, error: &io::Error) {
        let _ = error;
    }
}
