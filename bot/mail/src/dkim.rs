//! Checks the signatures of a mail (DKIM, RFC 6376) and compares them with the domain in From, by
//! that domain's own policy (DMARC, RFC 9989). SPF is left out because it is about the host that
//! delivered the mail, which was our own mail server.
//!
//! A library checks each signature; what counts as a proof is decided here.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use club::BoxFuture;
use email::message::{self, Message};
use email::sender::is_domain;
use email::signature::{self, MOST_HEADERS, is_related, is_selector};
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
    AuthenticatedMessage, DkimOutput, DkimResult, DmarcOutput, DmarcResult, DnsError, Error,
    MessageAuthenticator, SpfOutput, Txt,
};
use service::mail::AskedName;
use tokio::time::{Instant, timeout_at};

use crate::verdict::{SenderVerdict, Unproven};

pub use service::mail::SilentNames;

/// How many signatures of a mail are checked: each asks the DNS.
pub const MOST: usize = 4;

/// About how many keys it is looked up whether the DNS was silent about them.
const MOST_NAMES: usize = 16;

/// The shortest RSA key that proves anything, in bits (RFC 8301).
pub const SHORTEST_KEY: usize = 1024;

/// `t=y` in a key: its owner is only testing signatures (RFC 6376, 3.6.1).
const TESTING: u64 = 0x10;

/// How long a lookup may take, and how often it is repeated.
const LOOK_UP: (Duration, usize) = (Duration::from_secs(3), 1);

/// How long all lookups for a mail may take.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// The same while the DNS is silent about many names.
pub const LITTLE_PATIENCE: Duration = Duration::from_secs(1);

pub struct Checker {
    authenticator: MessageAuthenticator,
    /// How long all lookups for a mail may take.
    pub patience: Duration,
}

/// The DNS doesn't answer now about a domain that may prove who sent the mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silent {
    pub domain: String,
}

impl Silent {
    fn about(domain: &str) -> Silent {
        Silent { domain: domain.to_owned() }
    }
}

/// What checking a mail has found.
#[derive(Debug)]
pub struct Checked {
    pub verdict: Result<SenderVerdict, Silent>,
    pub asked: Vec<AskedName>,
}

/// What is not asked about, and what was.
struct Asking<'a> {
    silent: &'a SilentNames,
    asked: Vec<AskedName>,
}

impl Asking<'_> {
    fn is_silent(&self, name: &str) -> bool {
        self.silent.names.contains(name)
    }

    fn note(&mut self, name: String, domain: &str, is_answered: bool) {
        self.asked.push(AskedName { name, domain: domain.to_owned(), is_answered });
    }
}

/// The names that checking a mail may ask about: the domain in From, which stands for all of its
/// own, its policy, and the keys of the signatures.
pub fn names(message: &Message) -> Vec<String> {
    let domain = message.domain();
    let mut names = vec![domain.to_owned(), policy_name(domain)];
    for (signer, selector) in signature::keys_in(message).take(MOST_NAMES) {
        names.extend([key_name(&selector, &signer), policy_name(&signer)]);
    }
    names
}

fn key_name(selector: &str, domain: &str) -> String {
    format!("{selector}._domainkey.{domain}").to_ascii_lowercase()
}

fn policy_name(domain: &str) -> String {
    format!("_dmarc.{domain}").to_ascii_lowercase()
}

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
            match self.answers_about_policy(domain, Instant::now() + self.patience).await {
                true => Ok(()),
                false => Err(Silent::about(domain)),
            }
        })
    }

    async fn answers_about_policy(&self, domain: &str, until: Instant) -> bool {
        let uncached: Option<&NoCache<Box<str>, Txt>> = None;
        let asking = self.authenticator.txt_lookup::<Dmarc>(policy_name(domain) + ".", uncached);
        match timeout_at(until, asking).await {
            Ok(Err(Error::Dns(DnsError::Resolver(_)))) | Err(_) => false,
            // It is an answer too that there is no such name or no policy.
            Ok(_) => true,
        }
    }

    /// Whether the domain in From has signed a mail. What the DNS was silent about lately isn't
    /// asked for.
    pub async fn check(&self, raw: &[u8], message: &Message, silent: &SilentNames) -> Checked {
        let mail = message::as_sent(raw);
        let mut asking = Asking { silent, asked: Vec::new() };
        let verdict = self.judge(&mail, message, &mut asking).await;
        Checked { verdict, asked: asking.asked }
    }

    async fn judge(
        &self,
        mail: &[u8],
        message: &Message,
        asking: &mut Asking<'_>,
    ) -> Result<SenderVerdict, Silent> {
        let unproven = Ok(SenderVerdict::Unproven(Unproven::NotEnough));
        let Some(mut read) = AuthenticatedMessage::parse(mail) else { return unproven };
        if !reads_the_same(&read, mail, message) {
            return unproven;
        }
        let patience = match asking.silent.are_many {
            true => self.patience.min(LITTLE_PATIENCE),
            false => self.patience,
        };
        let until = Instant::now() + patience;
        // There has to be time to ask for the policy after the keys.
        let keys_until = until - patience * 2 / 5;
        let domain = message.domain();
        let signed = one_by_one(&mut read, domain);
        let mut held = Vec::new();
        let mut silent = None;
        for one in &signed {
            let Some(signature) = one.dkim_headers.first().map(|header| &header.header) else {
                continue;
            };
            let (signer, name) = (&signature.d, key_name(&signature.s, &signature.d));
            if asking.is_silent(&name) || signer == domain && asking.is_silent(domain) {
                silent.get_or_insert_with(|| Silent::about(signer));
                continue;
            }
            let Ok(output) = timeout_at(keys_until, self.verify(one)).await else {
                // Those before it may have used up its time.
                if asking.asked.is_empty() {
                    asking.note(name, signer, false);
                }
                silent.get_or_insert_with(|| Silent::about(signer));
                break;
            };
            match output.as_ref().map(DkimOutput::result) {
                Some(DkimResult::Pass) => {
                    asking.note(name, signer, true);
                    // Then the domain's policy makes no difference.
                    if signer == domain {
                        asking.note(domain.to_owned(), domain, true);
                        return Ok(SenderVerdict::Pass);
                    }
                    held.extend(output);
                }
                Some(DkimResult::TempError(_)) => {
                    asking.note(name, signer, false);
                    silent.get_or_insert_with(|| Silent::about(signer));
                }
                Some(DkimResult::Fail(_) | DkimResult::PermError(_)) => {
                    asking.note(name, signer, true);
                }
                _ => {}
            }
        }
        match (silent, held.first().and_then(DkimOutput::signature)) {
            // A key that cannot be looked up now may prove it later.
            (Some(silent), None) => {
                self.see_whether_all_is_silent(domain, until, asking).await;
                Err(silent)
            }
            (None, None) if asking.is_silent(&policy_name(domain)) => {
                Ok(SenderVerdict::Unproven(Unproven::Silent))
            }
            (_, Some(_)) if asking.is_silent(&policy_name(domain)) => Err(Silent::about(domain)),
            (_, Some(held)) if asking.is_silent(&policy_name(&held.d)) => {
                Err(Silent::about(&held.d))
            }
            (silent, _) => {
                self.judge_by_policy((&read, &held), (domain, until), silent, asking).await
            }
        }
    }

    /// The verdict by the policy of the domain in From. `held` are the signatures that are valid, and
    /// `silent` names a domain about one of whose keys the DNS was silent.
    async fn judge_by_policy(
        &self,
        (read, held): (&AuthenticatedMessage<'_>, &[DkimOutput<'_>]),
        (domain, until): (&str, Instant),
        silent: Option<Silent>,
        asking: &mut Asking<'_>,
    ) -> Result<SenderVerdict, Silent> {
        let spf = SpfOutput::new(String::new());
        let parameters = DmarcParameters::new(read, held, "", &spf);
        let dmarc = timeout_at(until, self.authenticator.verify_dmarc(parameters)).await;
        let is_silent = match dmarc.as_ref().map(DmarcOutput::dkim_result) {
            Ok(DmarcResult::Pass) => return Ok(SenderVerdict::Pass),
            Ok(DmarcResult::TempError(_)) | Err(_) => true,
            Ok(_) => false,
        };
        // What is asked about the domain in From depends on nobody's signature.
        let signature = held.first().and_then(DkimOutput::signature);
        let asked = signature.map_or(domain, |signature| &signature.d);
        if is_silent {
            asking.note(policy_name(asked), asked, false);
        } else {
            asking.note(policy_name(domain), domain, true);
            asking.note(policy_name(asked), asked, true);
        }
        match (silent, dmarc) {
            (Some(silent), _) => Err(silent),
            (None, _) if is_silent && signature.is_some() => Err(Silent::about(asked)),
            (None, _) if is_silent => Ok(SenderVerdict::Unproven(Unproven::Silent)),
            (None, Ok(dmarc)) => Ok(SenderVerdict::Unproven(match dmarc.policy() {
                Policy::Reject | Policy::Quarantine => Unproven::Failed,
                _ => Unproven::NotEnough,
            })),
            (None, Err(_)) => Ok(SenderVerdict::Unproven(Unproven::NotEnough)),
        }
    }

    /// Finds out whether the DNS is silent about a whole domain, after it was silent about a key.
    /// One key alone proves nothing: a stranger can name any in a signature that nobody has made.
    async fn see_whether_all_is_silent(
        &self,
        domain: &str,
        until: Instant,
        asking: &mut Asking<'_>,
    ) {
        let is_key_silent = |asked: &AskedName| asked.domain == domain && !asked.is_answered;
        if asking.asked.iter().any(is_key_silent) {
            let is_answered = self.answers_about_policy(domain, until).await;
            asking.note(domain.to_owned(), domain, is_answered);
            asking.note(policy_name(domain), domain, is_answered);
        }
    }

    /// Checks the only signature of a mail. If it is valid, its key must be long enough and not only
    /// a test; otherwise it says nothing.
    async fn verify<'x>(&self, one: &'x AuthenticatedMessage<'x>) -> Option<DkimOutput<'x>> {
        let output = self.authenticator.verify_dkim(one).await.pop()?;
        if *output.result() != DkimResult::Pass {
            return Some(output);
        }
        // It was fetched just now, so the resolver remembers it.
        let uncached: Option<&NoCache<Box<str>, Txt>> = None;
        let key = output.signature()?.domain_key();
        let key = self.authenticator.txt_lookup::<DomainKey>(key, uncached).await;
        let is_sound =
            |key: &DomainKey| key.p.public_key_bits() >= SHORTEST_KEY && key.f & TESTING == 0;
        key.is_ok_and(|key| is_sound(&key)).then_some(output)
    }
}

/// A mail with each of its signatures alone that can prove something about a domain.
fn one_by_one<'x>(
    read: &mut AuthenticatedMessage<'x>,
    domain: &str,
) -> Vec<AuthenticatedMessage<'x>> {
    let mut headers = std::mem::take(&mut read.dkim_headers);
    headers.retain(|header| can_prove(&header.header, domain));
    headers.truncate(MOST);
    let alone = headers.into_iter().map(|mut header| {
        // Reports to the signer and signatures of third parties would be more lookups.
        (header.header.r, header.header.atps) = (false, None);
        AuthenticatedMessage { dkim_headers: vec![header], ..read.clone() }
    });
    alone.collect()
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
        // No key can have any other name, so the DNS can't be asked about it.
        && is_selector(&signature.s, &signature.d)
        && signature.a != Algorithm::RsaSha1
}
