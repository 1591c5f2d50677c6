//! Connects to an IMAP server: socket, encryption, greeting and login. It does not know which mails
//! there are.

use std::fmt::Debug;
use std::net::SocketAddr;

use async_imap::Client;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;

use crate::imap::settings::{ImapSettings, Times, Tls};
use crate::imap::status::ImapTrouble;

/// A plain socket or an encrypted one.
pub trait Socket: AsyncRead + AsyncWrite + Debug + Send + Sync + Unpin {}

impl<S: AsyncRead + AsyncWrite + Debug + Send + Sync + Unpin> Socket for S {}

pub type Session = async_imap::Session<Box<dyn Socket>>;

pub async fn open_session(config: &ImapSettings, times: &Times) -> Result<Session, ImapTrouble> {
    timeout(times.command, connect(config)).await.map_err(|_| ImapTrouble::Silent)?
}

async fn connect(config: &ImapSettings) -> Result<Session, ImapTrouble> {
    let found = lookup_host(&config.server).await.map_err(|_| ImapTrouble::Unreachable)?;
    let addresses: Vec<SocketAddr> = found.collect();
    if config.tls == Tls::Off && !addresses.iter().all(|address| address.ip().is_loopback()) {
        return Err(ImapTrouble::Unencrypted);
    }
    let stream =
        TcpStream::connect(addresses.as_slice()).await.map_err(|_| ImapTrouble::Unreachable)?;
    // A command is written in pieces, which Nagle would delay.
    stream.set_nodelay(true).map_err(|_| ImapTrouble::Unreachable)?;
    let client = match config.tls {
        Tls::Off => greeted::<Box<dyn Socket>>(Box::new(stream)).await?,
        Tls::On => greeted(secure(stream, config).await?).await?,
        Tls::StartTls => {
            let mut plain = greeted(stream).await?;
            plain.run_command_and_check_ok("STARTTLS", None).await?;
            // What a stranger slipped in after the answer stays unread in the plain client.
            Client::new(secure(plain.into_inner(), config).await?)
        }
    };
    client.login(&config.user, &config.password).await.map_err(|(error, _)| match error {
        async_imap::error::Error::No(_) | async_imap::error::Error::Bad(_) => ImapTrouble::Login,
        other => other.into(),
    })
}

async fn greeted<S: Socket>(stream: S) -> Result<Client<S>, ImapTrouble> {
    let mut client = Client::new(stream);
    match client.read_response().await {
        Ok(Some(_)) => Ok(client),
        Ok(None) | Err(_) => Err(ImapTrouble::Lost),
    }
}

async fn secure(stream: TcpStream, config: &ImapSettings) -> Result<Box<dyn Socket>, ImapTrouble> {
    use native_tls::{Certificate, Protocol, TlsConnector};

    let mut builder = TlsConnector::builder();
    builder.min_protocol_version(Some(Protocol::Tlsv12));
    if let Some(pem) = &config.authority {
        let certificate = Certificate::from_pem(pem).map_err(|_| ImapTrouble::Encryption)?;
        builder.add_root_certificate(certificate);
    }
    let connector = builder.build().map_err(|_| ImapTrouble::Encryption)?;
    let host = config.server.rsplit_once(':').map_or(config.server.as_str(), |(host, _)| host);
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let secured = tokio_native_tls::TlsConnector::from(connector).connect(host, stream).await;
    Ok(Box::new(secured.map_err(|_| ImapTrouble::Encryption)?))
}
