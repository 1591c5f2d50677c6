//! Sends mails to a mail server, one after the other over one connection. The outcome of each is
//! exact: taken, refused for good, or to be tried again. A mail is also tried again if it is
//! unknown whether it was taken; its Message-ID stays the same.

use std::time::Duration;

use lettre::Address;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{
    AsyncSmtpConnection, AsyncTokioStream, Certificate, TlsParameters,
};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};
use lettre::transport::smtp::response::Response;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::settings::Tls;

const CONNECTING: Duration = Duration::from_secs(30);

/// How long the answer to a command may take. RFC 5321, 4.5.3.2 allows five minutes and more, but a
/// relay is close by.
const COMMAND: Duration = Duration::from_secs(60);

/// How long the answer to a whole mail may take.
const MAIL: Duration = Duration::from_secs(300);

/// A mail server that sends mails on. It must not be printed because it holds the password.
#[derive(Clone)]
pub struct Relay {
    pub host: String,
    pub port: u16,
    pub tls: Tls,
    pub login: Option<(String, String)>,
    /// A certificate authority (PEM) that is trusted besides the system's.
    pub authority: Option<Vec<u8>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RelayOutcome {
    Taken,
    /// Nothing will ever arrive at that address.
    NoSuchAddress(String),
    /// The address was refused without a clear reason; another mail may be taken.
    Refused(String),
    /// This mail will never be taken because of its size or content; another may be.
    Rejected(String),
    /// To be tried again: the relay is away, does not want it now, or may or may not have it.
    Again(String),
}

pub struct RelayConnection(AsyncSmtpConnection);

impl Relay {
    pub async fn connect(&self, own_name: &str) -> Result<RelayConnection, String> {
        let connected = timeout(CONNECTING, self.connect_now(own_name)).await;
        connected.unwrap_or_else(|_| Err(format!("{} does not answer", self.host)))
    }

    async fn connect_now(&self, own_name: &str) -> Result<RelayConnection, String> {
        let hello = ClientId::Domain(own_name.to_owned());
        let server = (self.host.as_str(), self.port);
        let said = |error: lettre::transport::smtp::Error| format!("{}: {error}", self.host);
        let mut connection = if self.tls == Tls::On {
            let tls = Some(self.tls_parameters()?);
            let opened = AsyncSmtpConnection::connect_tokio1(server, None, &hello, tls, None);
            opened.await.map_err(said)?
        } else {
            let stream = TcpStream::connect(server).await;
            let stream = stream.map_err(|error| format!("{}: {error}", self.host))?;
            // lettre writes a mail in two pieces and would wait 40 ms between them.
            stream.set_nodelay(true).map_err(|error| error.to_string())?;
            let stream: Box<dyn AsyncTokioStream> = Box::new(stream);
            AsyncSmtpConnection::connect_with_transport(stream, &hello).await.map_err(said)?
        };
        if self.tls == Tls::StartTls {
            connection.starttls(self.tls_parameters()?, &hello).await.map_err(said)?;
        }
        if let Some((user, password)) = &self.login {
            let credentials = Credentials::new(user.clone(), password.clone());
            connection.auth(DEFAULT_MECHANISMS, &credentials).await.map_err(said)?;
        }
        Ok(RelayConnection(connection))
    }

    fn tls_parameters(&self) -> Result<TlsParameters, String> {
        let mut tls = TlsParameters::builder(self.host.clone());
        if let Some(pem) = &self.authority {
            tls = tls.add_root_certificate(
                Certificate::from_pem(pem).map_err(|error| format!("the certificate: {error}"))?,
            );
        }
        tls.build_native().map_err(|error| error.to_string())
    }
}

impl RelayConnection {
    /// Closes the connection politely, whether or not the relay answers.
    pub async fn quit(mut self) {
        let _ = timeout(Duration::from_secs(5), self.0.quit()).await;
    }

    /// Sends a mail. The error says why the connection cannot be used again; then the mail is to be
    /// tried again.
    pub async fn send(
        &mut self,
        from: &str,
        to: &str,
        mail: &[u8],
    ) -> Result<RelayOutcome, String> {
        let address = |text: &str| text.parse::<Address>();
        let (Ok(from), Ok(recipient)) = (address(from), address(to)) else {
            return Ok(RelayOutcome::NoSuchAddress("this isn't an address".into()));
        };
        let server = self.0.server_info();
        let mut parameters = Vec::new();
        if !to.is_ascii() {
            if !server.supports_feature(Extension::SmtpUtfEight) {
                return Ok(RelayOutcome::NoSuchAddress(
                    "the relay doesn't accept addresses beyond ASCII (SMTPUTF8)".into(),
                ));
            }
            parameters.push(MailParameter::SmtpUtfEight);
        }
        if server.supports_feature(Extension::EightBitMime) {
            parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
        }
        if let Err(refused) = self.command(Mail::new(Some(from), parameters)).await? {
            self.reset().await?;
            return Ok(RelayOutcome::Again(refused.says));
        }
        if let Err(refused) = self.command(Rcpt::new(recipient, Vec::new())).await? {
            self.reset().await?;
            return Ok(refused.about_address());
        }
        if let Err(refused) = self.command(Data).await? {
            self.reset().await?;
            return Ok(refused.about_mail());
        }
        // If the connection breaks from here on, it is unknown whether the mail was taken.
        match timeout(MAIL, self.0.message(mail)).await {
            Err(_) => Err("no answer to an email; maybe it was accepted".into()),
            Ok(Ok(_)) => Ok(RelayOutcome::Taken),
            Ok(Err(error)) if error.status().is_some() => Ok(RelayRefusal::of(&error).about_mail()),
            Ok(Err(error)) => {
                Err(format!("no clear answer to an email, which was maybe accepted: {error}"))
            }
        }
    }

    async fn reset(&mut self) -> Result<(), String> {
        self.command(Rset).await?.map(|_| ()).map_err(|refused| refused.says)
    }

    /// The answer to a command, or why there is none.
    async fn command(
        &mut self,
        command: impl std::fmt::Display,
    ) -> Result<Result<Response, RelayRefusal>, String> {
        match timeout(COMMAND, self.0.command(command)).await {
            Err(_) => Err("no answer".into()),
            Ok(Ok(response)) => Ok(Ok(response)),
            Ok(Err(error)) if error.status().is_some() => Ok(Err(RelayRefusal::of(&error))),
            Ok(Err(error)) => Err(error.to_string()),
        }
    }
}

struct RelayRefusal {
    is_permanent: bool,
    says: String,
}

impl RelayRefusal {
    fn of(error: &lettre::transport::smtp::Error) -> RelayRefusal {
        RelayRefusal { is_permanent: error.is_permanent(), says: error.to_string() }
    }

    /// A refusal of a whole mail. A permanent one would be the same each time, but says nothing
    /// about the next mail. Some servers judge the address only now.
    fn about_mail(self) -> RelayOutcome {
        match (self.is_permanent, enhanced_status(&self.says)) {
            (true, Some((5, 1))) => RelayOutcome::NoSuchAddress(self.says),
            (true, _) => RelayOutcome::Rejected(self.says),
            (false, _) => RelayOutcome::Again(self.says),
        }
    }

    /// A refusal of an address. It counts against the address only if the status says so (5.1.x,
    /// RFC 3463): a relay that does not serve us, or considers us a sender of spam, says nothing
    /// about the mailbox.
    fn about_address(self) -> RelayOutcome {
        match (self.is_permanent, enhanced_status(&self.says)) {
            (true, Some((5, 1))) => RelayOutcome::NoSuchAddress(self.says),
            (true, None) => RelayOutcome::Refused(self.says),
            (true, Some((5, 2 | 4))) => RelayOutcome::Refused(self.says),
            _ => RelayOutcome::Again(self.says),
        }
    }
}

/// Class and subject of the enhanced status code at the beginning of an answer, after the words
/// that lettre puts before it.
fn enhanced_status(says: &str) -> Option<(u8, u8)> {
    let answer = says.rsplit_once("): ").map_or(says, |(_, answer)| answer);
    let code = answer.split_whitespace().next()?;
    let mut parts = code.split('.');
    let (class, subject, detail) = (parts.next()?, parts.next()?, parts.next()?);
    let _: u16 = detail.parse().ok()?;
    parts.next().is_none().then_some((class.parse().ok()?, subject.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_said_of_the_address_counts_against_it() {
        let means =
            |says: &str| RelayRefusal { is_permanent: true, says: says.into() }.about_address();
        let prefix = "permanent error (550): ";
        for (says, gone, refused) in [
            ("5.1.1 <x@y.test>: no such user", true, false),
            ("5.1.10 no null MX", true, false),
            ("5.2.2 mailbox full", false, true),
            ("5.7.1 relaying denied", false, false),
            ("5.1.1 <x@[185.7.3.2]>: no such user", true, false),
            ("relay not permitted", false, true),
            ("no such user 5.1.1", false, true),
        ] {
            let outcome = means(&format!("{prefix}{says}"));
            assert_eq!(matches!(outcome, RelayOutcome::NoSuchAddress(_)), gone, "{says}");
            assert_eq!(matches!(outcome, RelayOutcome::Refused(_)), refused, "{says}");
        }
    }
}
