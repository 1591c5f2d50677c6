//! Checks the signatures of a mail (DKIM, RFC 6376) and compares them with the domain in From, by
//! that domain's own policy (DMARC, RFC 9989). SPF is left out because it is about the host that
//! delivered the mail, which was our own mail server.
//!
//! A library checks each signature; what counts as a proof is decided here.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use club::BoxFuture;
use mail_auth::common::cache::NoCache;
use mail_auth::common::crypto::Algorithm;
use mail_auth::common::verify::{DomainKey, VerifySignature as _};
use mail_auth::dkim::Signature;
use mail_auth::dmarc::verify::DmarcParameters;
use mail_auth::dmarc::{Dmarc, Policy};
use mail_auth::hickory_resolver::config::{
    ConnectionConfig, NameServerConfig, ResolveHosts, ResolverConfig, ResolverOpts,
};
use mail_auth::hickory_resolver::net::NetError;
use mail_auth::hickory_resolver::system_conf::read_system_conf;
use mail_auth::{
    AuthenticatedMessage, DkimResult, DmarcResult, DnsError, Error, MessageAuthenticator,
    SpfOutput, Txt,
};

use super::message::{self, Message};
use super::sender::is_domain;
use super::signature::{MOST_HEADERS, is_related};
use super::verdict::{SenderVerdict, Unproven};

/// How many signatures of a mail are checked: each asks the DNS.
pub const MOST: usize = 4;

/// The shortest RSA key that proves anything, in bits (RFC 8301).
pub const SHORTEST_KEY: usize = 1024;

/// `t=y` in a key: its owner is only testing signatures (RFC 6376, 3.6.1).
const TESTING: u64 = 0x10;

/// How long a lookup may take, and how often it is repeated.
const LOOK_UP: (Duration, usize) = (Duration::from_secs(3), 1);

/// How long all lookups for a mail may take.
pub const PATIENCE: Duration = Duration::from_secs(10);

pub struct Checker {
    authenticator: MessageAuthenticator,
    /// How long all lookups for a mail may take.
    pub patience: Duration,
}

/// The DNS doesn't answer now; the mail should come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Silent;

impl Checker {
    /// A checker that asks this name server, or the system's.
    pub fn new(server: Option<SocketAddr>) -> Result<Checker, NetError> {
        let config = match server {
            Some(address) => name_server(address),
            // Without resolv.conf the name server is on this machine (resolv.conf(5)).
            None => match read_system_conf() {
                Ok((config, _)) => config,
                Err(_) => name_server((Ipv4Addr::LOCALHOST, 53).into()),
            },
        };
        let mut options = ResolverOpts::default();
        (options.timeout, options.attempts) = LOOK_UP;
        options.use_hosts_file = ResolveHosts::Never;
        options.try_tcp_on_error = true;
        let authenticator = MessageAuthenticator::new(config, options)?;
        Ok(Checker { authenticator, patience: PATIENCE })
    }

    /// Asks for the policy of a domain only to see whether the DNS answers.
    pub fn try_out<'a>(&'a self, domain: &'a str) -> BoxFuture<'a, Result<(), Silent>> {
        Box::pin(async move {
            let uncached: Option<&NoCache<Box<str>, Txt>> = None;
            let name = format!("_dmarc.{domain}.");
            let asking = self.authenticator.txt_lookup::<Dmarc>(name, uncached);
            match tokio::time::timeout(self.patience, asking).await {
                Ok(Err(Error::Dns(DnsError::Resolver(_)))) | Err(_) => Err(Silent),
                // It is an answer too that there is no such name or no policy.
                Ok(_) => Ok(()),
            }
        })
    }

    /// Whether the domain in From has signed a mail.
    pub async fn check(&self, raw: &[u8], message: &Message) -> Result<SenderVerdict, Silent> {
        let mail = message::as_sent(raw);
        let judging = self.judge(&mail, message);
        tokio::time::timeout(self.patience, judging).await.unwrap_or(Err(Silent))
    }

    async fn judge(&self, mail: &[u8], message: &Message) -> Result<SenderVerdict, Silent> {
        let unproven = Ok(SenderVerdict::Unproven(Unproven::NotEnough));
        let Some(mut read) = AuthenticatedMessage::parse(mail) else { return unproven };
        if !reads_the_same(&read, mail, message) {
            return unproven;
        }
        let domain = message.domain();
        read.dkim_headers.retain(|header| can_prove(&header.header, domain));
        read.dkim_headers.truncate(MOST);
        for header in &mut read.dkim_headers {
            // Reports to the signer and signatures of third parties would be more lookups.
            (header.header.r, header.header.atps) = (false, None);
        }
        let mut held = Vec::new();
        let mut is_silent = false;
        for output in self.authenticator.verify_dkim(&read).await {
            match (output.result(), output.signature()) {
                (DkimResult::Pass, Some(signature)) => {
                    if !self.has_sound_key(signature).await {
                        continue;
                    }
                    // Then the domain's policy makes no difference.
                    if signature.d == domain {
                        return Ok(SenderVerdict::Pass);
                    }
                    held.push(output);
                }
                (DkimResult::TempError(_), _) => is_silent = true,
                _ => {}
            }
        }
        let spf = SpfOutput::new(String::new());
        let parameters = DmarcParameters::new(&read, &held, "", &spf);
        let dmarc = self.authenticator.verify_dmarc(parameters).await;
        match dmarc.dkim_result() {
            DmarcResult::Pass => Ok(SenderVerdict::Pass),
            // A signature or policy that cannot be looked up now may prove it later.
            _ if is_silent => Err(Silent),
            DmarcResult::TempError(_) if !held.is_empty() => Err(Silent),
            _ => match dmarc.policy() {
                Policy::Reject | Policy::Quarantine => {
                    Ok(SenderVerdict::Unproven(Unproven::Failed))
                }
                _ => unproven,
            },
        }
    }

    /// Whether the key of a valid signature is long enough and not only a test.
    async fn has_sound_key(&self, signature: &Signature) -> bool {
        // It was fetched just now, so the resolver remembers it.
        let uncached: Option<&NoCache<Box<str>, Txt>> = None;
        let key = signature.domain_key();
        let key = self.authenticator.txt_lookup::<DomainKey>(key, uncached).await;
        key.is_ok_and(|key| key.p.public_key_bits() >= SHORTEST_KEY && key.f & TESTING == 0)
    }
}

fn name_server(address: SocketAddr) -> ResolverConfig {
    let ip: IpAddr = address.ip();
    let mut ways = vec![ConnectionConfig::udp(), ConnectionConfig::tcp()];
    for way in &mut ways {
        way.port = address.port();
    }
    ResolverConfig::from_parts(None, Vec::new(), vec![NameServerConfig::new(ip, true, ways)])
}

/// Whether the library sees the same sender, headers and body as we do, so that it checks what is
/// carried out.
fn reads_the_same(read: &AuthenticatedMessage<'_>, mail: &[u8], message: &Message) -> bool {
    let end = match mail.starts_with(b"\r\n") {
        true => 2,
        false => {
            mail.windows(4).position(|four| four == b"\r\n\r\n").map_or(mail.len(), |at| at + 4)
        }
    };
    let names = read.raw_parsed_headers().iter().map(|(name, _)| name.trim_ascii());
    let ours = message.headers.0.iter().map(|header| header.name.as_bytes());
    read.froms() == message.from.as_slice()
        && read.body_offset() == end
        && names.map(<[u8]>::to_ascii_lowercase).eq(ours.map(<[u8]>::to_vec))
}

/// Whether a signature, if valid, proves something about a domain.
fn can_prove(signature: &Signature, domain: &str) -> bool {
    is_domain(&signature.d)
        && is_related(&signature.d, domain)
        && signature.h.len() <= MOST_HEADERS
        && signature.h.iter().any(|header| header.eq_ignore_ascii_case("from"))
        && signature.a != Algorithm::RsaSha1
}
