//! Where clients come in: over TCP, or over a socket in the file system.

use std::io;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, UnixListener};

pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Where clients come in.
#[derive(Debug)]
pub enum Door {
    Tcp(TcpListener),
    Unix(UnixListener),
}

impl Door {
    pub(crate) async fn accept(&self) -> io::Result<Box<dyn Stream>> {
        Ok(match self {
            Door::Tcp(door) => {
                let (stream, _) = door.accept().await?;
                // A reply is small and the client waits for it; Nagle would hold it back for
                // 40 ms.
                stream.set_nodelay(true)?;
                Box::new(stream)
            }
            Door::Unix(door) => Box::new(door.accept().await?.0),
        })
    }
}
