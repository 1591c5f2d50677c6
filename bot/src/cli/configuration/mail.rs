//! The mail settings of a configuration: the club's domain, where its mail goes out, and the
//! mailbox that is watched.

use ::mail::imap::ImapSettings;
use ::mail::relay::Relay;
use ::mail::settings::Tls;

use super::written::{ImapSection, MailSection};
use super::{CliError, ConfigurationReader};

impl ConfigurationReader<'_> {
    pub(super) fn domain(&self, domain: &str) -> Result<String, CliError> {
        let part = |part: &str| {
            !part.is_empty()
                && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
                && !part.starts_with('-')
                && !part.ends_with('-')
        };
        if domain.contains('.') && domain.split('.').all(part) && domain.len() <= 190 {
            return Ok(domain.to_ascii_lowercase());
        }
        Err(self.wrong(
            "[mail] domain",
            "must be a domain name such as \"tafl.example.org\", with letters beyond ASCII \
             written as xn--…",
        ))
    }

    pub(super) fn relay(&self, mail: &MailSection) -> Result<Option<Relay>, CliError> {
        let key = "[mail] relay";
        let Some(written) = &mail.relay else {
            let unused = [
                ("[mail] relay-user", &mail.relay_user),
                ("[mail] relay-password-file", &mail.relay_password_file),
                ("[mail] relay-authority", &mail.relay_authority),
            ];
            return match unused.iter().find(|(_, value)| value.is_some()) {
                Some((key, _)) => {
                    Err(self.wrong(key, "is only used with a relay; set [mail] relay as well"))
                }
                None => Ok(None),
            };
        };
        let shape =
            "must be \"smtp://127.0.0.1:25\", \"starttls://HOST:587\" or \"smtps://HOST:465\"";
        let (scheme, place) = written.split_once("://").ok_or_else(|| self.wrong(key, shape))?;
        let (tls, usual) = match scheme {
            "smtp" => (Tls::Off, 25),
            "starttls" => (Tls::StartTls, 587),
            "smtps" => (Tls::On, 465),
            _ => return Err(self.wrong(key, shape)),
        };
        // The colons of `[::1]` do not separate a port.
        let (host, port) = match place.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
            Some((host, port)) => (host, port.parse().map_err(|_| self.wrong(key, shape))?),
            None => (place, usual),
        };
        if host.is_empty() {
            return Err(self.wrong(key, shape));
        }
        let here = ["localhost", "127.0.0.1", "[::1]"].contains(&host);
        let keys = ["[mail] relay-user", "[mail] relay-password-file"];
        let (user, file) = (mail.relay_user.as_ref(), mail.relay_password_file.as_ref());
        let login = match self.together(keys, user, file)? {
            Some((user, file)) => Some((user.clone(), self.secret(keys[1], file)?)),
            None => None,
        };
        if tls == Tls::Off && !here {
            return Err(self.wrong(
                key,
                "is on another machine, and emails would be sent there unencrypted; use \
                 starttls:// or smtps://",
            ));
        }
        Ok(Some(Relay {
            host: host.trim_matches(['[', ']']).to_owned(),
            port,
            tls,
            login,
            authority: self.certificate("[mail] relay-authority", mail.relay_authority.as_ref())?,
        }))
    }

    pub(super) fn imap(&self, written: ImapSection) -> Result<ImapSettings, CliError> {
        let tls = match written.tls.as_str() {
            "on" => Tls::On,
            "starttls" => Tls::StartTls,
            "off" => Tls::Off,
            _ => {
                return Err(
                    self.wrong("[mail.imap] tls", "must be \"on\", \"starttls\" or \"off\"")
                );
            }
        };
        let place = written.server.rsplit_once(':');
        if place.is_none_or(|(host, port)| host.is_empty() || port.parse::<u16>().is_err()) {
            let why = "must be the mailbox's server and port, such as \"imap.example.org:993\"";
            return Err(self.wrong("[mail.imap] server", why));
        }
        Ok(ImapSettings {
            server: written.server,
            tls,
            user: written.user,
            password: self.secret("[mail.imap] password-file", &written.password_file)?,
            folder: written.folder,
            authority: self.certificate("[mail.imap] authority", written.authority.as_ref())?,
        })
    }
}
