//! The certificate of `discord.com`, which is valid only for those who trust our own authority.

use std::path::{Path, PathBuf};

use native_tls::Identity;
use tokio_native_tls::TlsAcceptor;

/// The folder with the certificates; it also says how they were made.
pub(super) fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data/discord").join(name)
}

/// The server that shows it.
pub(super) fn acceptor() -> TlsAcceptor {
    let read = |name: &str| std::fs::read(fixture(name)).expect("a certificate");
    let identity = Identity::from_pkcs8(&read("server.pem"), &read("server.key"));
    let identity = identity.expect("a certificate with its key");
    native_tls::TlsAcceptor::new(identity).expect("TLS").into()
}
