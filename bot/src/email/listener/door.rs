//! Where clients of the listener come in: over TCP, or over a socket in the club's folder, which
//! nobody else can open.

use std::io;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, UnixListener};

/// Two ways of bytes.
pub trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Where clients come in.
#[derive(Debug)]
pub enum Door {
    /// From this machine or others.
    Tcp(TcpListener),
    /// From whoever may look into the club's folder.
    Unix(UnixListener),
}

impl Door {
    /// The next client.
    pub(super) async fn accept(&self) -> io::Result<Client> {
        Ok(match self {
            Door::Tcp(door) => {
                let (stream, _) = door.accept().await?;
                // A reply is small and waited for; Nagle would hold it back for 40 ms.
                stream.set_nodelay(true)?;
                Client::Tcp(stream)
            }
            Door::Unix(door) => Client::Unix(door.accept().await?.0),
        })
    }
}

/// A client that has come in.
pub(super) enum Client {
    Tcp(tokio::net::TcpStream),
    Unix(tokio::net::UnixStream),
}

impl Client {
    /// Tells it that there is no room. A fresh socket has room for a line, so that nobody waits
    /// here; if it has none the client is left without a word.
    pub fn turn_away(self) {
        let line = b"421 4.7.0 Too many connections, try again later\r\n";
        let _ = match self {
            Client::Tcp(stream) => stream.try_write(line),
            Client::Unix(stream) => stream.try_write(line),
        };
    }

    pub fn stream(self) -> Box<dyn Stream> {
        match self {
            Client::Tcp(stream) => Box::new(stream),
            Client::Unix(stream) => Box::new(stream),
        }
    }
}
