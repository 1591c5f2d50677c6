//! A socket in the file system, for a web server on this machine: unlike a port, only those can reach
//! it whom the host lets into its folder.

use std::fs::{self, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::os::unix::net::UnixStream;
use std::path::Path;

use tokio::net::UnixListener;

/// Listens at that path, for this user and its group. A socket that an ended club has left there is
/// removed; anything else is left as it is.
///
/// # Errors
/// Somebody is listening there, something else has that name, or its folder can't be written.
pub fn bind_socket(path: &Path) -> io::Result<UnixListener> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
        Ok(there) if !there.file_type().is_socket() => {
            return Err(io::Error::new(ErrorKind::AlreadyExists, "it is something else"));
        }
        Ok(_) if UnixStream::connect(path).is_ok() => {
            return Err(io::Error::new(ErrorKind::AddrInUse, "another program listens there"));
        }
        Ok(_) => fs::remove_file(path)?,
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, Permissions::from_mode(0o660))?;
    Ok(listener)
}
