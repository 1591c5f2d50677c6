//! Where a channel listens on this machine: at a port, or at a socket in the file system, which can
//! be reached only by those that the host lets into its folder and its group.

use std::fmt;
use std::fs::{self, Permissions};
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

use tokio::net::{TcpListener, UnixListener};

/// How the configuration marks the path of a socket.
pub const SOCKET: &str = "unix:";

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ListenAt {
    Port(SocketAddr),
    Socket(PathBuf),
}

#[derive(Debug)]
pub enum Listener {
    Port(TcpListener),
    Socket(UnixListener),
}

/// What is at the path of a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundSocket {
    Nothing,
    /// A program that has ended left it there.
    Abandoned,
    /// A program listens there.
    Used,
}

impl fmt::Display for ListenAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListenAt::Port(address) => write!(f, "{address}"),
            ListenAt::Socket(path) => write!(f, "{SOCKET}{}", path.display()),
        }
    }
}

impl ListenAt {
    /// Listens there, and says where that is: a port that was left open has a number now. A socket
    /// is for this user and its group. One that an ended program has left there is replaced;
    /// anything else stays as it is. Must be called within a runtime.
    ///
    /// # Errors
    /// Somebody is listening there, something else has that name, or its folder can't be written.
    pub async fn listen(&self) -> io::Result<(Listener, ListenAt)> {
        match self {
            ListenAt::Port(address) => {
                let listener = TcpListener::bind(address).await?;
                let at = ListenAt::Port(listener.local_addr()?);
                Ok((Listener::Port(listener), at))
            }
            ListenAt::Socket(path) => {
                match find_socket(path)? {
                    FoundSocket::Nothing => {}
                    FoundSocket::Abandoned => fs::remove_file(path)?,
                    FoundSocket::Used => {
                        let why = "another program listens there";
                        return Err(io::Error::new(ErrorKind::AddrInUse, why));
                    }
                }
                let listener = UnixListener::bind(path)?;
                fs::set_permissions(path, Permissions::from_mode(0o660))?;
                Ok((Listener::Socket(listener), self.clone()))
            }
        }
    }
}

/// What is at that path, which is left as it is.
///
/// # Errors
/// It is not a socket, or nobody lets us find out.
pub fn find_socket(path: &Path) -> io::Result<FoundSocket> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(FoundSocket::Nothing),
        Err(error) => return Err(error),
        Ok(there) if !there.file_type().is_socket() => {
            return Err(io::Error::new(ErrorKind::AlreadyExists, "it is something else"));
        }
        Ok(_) => {}
    }
    match UnixStream::connect(path) {
        Ok(_) => Ok(FoundSocket::Used),
        Err(error) if error.kind() == ErrorKind::ConnectionRefused => Ok(FoundSocket::Abandoned),
        Err(error) => Err(error),
    }
}
