//! Whether it is proved who sent a mail: by the signatures that the program checked itself, or by
//! the findings of the club's mail server (`Authentication-Results`, RFC 8601) if the host has
//! named that server. Anybody can write such findings, and mail servers repeat in them what a
//! forger wrote, so they are read strictly.

#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use email::headers::Arrival;
use email::message::Message;
use email::sender::is_domain;
use email::signature::{SignatureClaim, is_below};
use lmtp::MailEnvelope;

/// Whether the domain in From sent a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SenderVerdict {
    /// It did: a signature of that domain is valid, or DMARC passed.
    Pass,
    Unproven(Unproven),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// The host has not named the club's mail server.
    NoServer,
    /// The server wrote nothing where only it can write.
    NoResults,
    /// A forger may have written what carries the server's name, or what it repeats.
    Spoiled,
    /// DMARC failed, or the sender's domain asks for such mails to be refused.
    Failed,
    /// The DNS gave no answer about the sender's domain.
    Silent,
    /// No signature, one of another domain, or only SPF, which is about an envelope that cannot be
    /// compared here.
    NotEnough,
}

/// What is known about a mail besides its bytes and what the club remembers.
#[derive(Clone, Copy, Debug)]
pub struct Evidence {
    /// The result of checking its signatures here.
    pub signature: SenderVerdict,
    pub way: Arrival,
    pub now: DateTime<Utc>,
}

/// Both verdicts in one. A failure that one of them found outweighs a missing proof of the other,
/// and the server's failure outweighs everything because it saw the mail first.
pub fn join_verdicts(
    message: &Message,
    envelope: &MailEnvelope,
    authserv: Option<&str>,
    evidence: &Evidence,
) -> SenderVerdict {
    let failed = SenderVerdict::Unproven(Unproven::Failed);
    let silent = SenderVerdict::Unproven(Unproven::Silent);
    match (of_server(message, envelope, authserv, evidence.way), evidence.signature) {
        (server, _) if server == failed => failed,
        (SenderVerdict::Pass, _) | (_, SenderVerdict::Pass) => SenderVerdict::Pass,
        (_, own) if own == failed || own == silent => own,
        (server, _) => server,
    }
}

/// The verdict of the server whose results carry the name `authserv`.
pub fn of_server(
    message: &Message,
    envelope: &MailEnvelope,
    authserv: Option<&str>,
    way: Arrival,
) -> SenderVerdict {
    let unproven = SenderVerdict::Unproven;
    let Some(authserv) = authserv else { return unproven(Unproven::NoServer) };
    let ours = message.headers.of_our_side(way).iter();
    let ours = ours.filter(|header| header.name == "authentication-results");
    let results: Option<Vec<Vec<AuthFinding>>> =
        ours.map(|header| AuthFinding::read_all(&header.value, authserv)).collect();
    // One filter writes its findings about signatures, another those about DMARC.
    let found: Option<Vec<AuthFinding>> = results.map(|all| all.into_iter().flatten().collect());
    if found.as_ref().is_some_and(Vec::is_empty) {
        return unproven(Unproven::NoResults);
    }
    if found.iter().flatten().any(|finding| finding.is("dmarc", "fail")) {
        return unproven(Unproven::Failed);
    }
    let claims = SignatureClaim::all_in(message).filter(|_| is_plain(envelope));
    let (Some(found), Some(claims)) = (found, claims) else {
        return unproven(Unproven::Spoiled);
    };
    let domain = message.domain();
    let mut is_proved = false;
    for finding in &found {
        if finding.is("dmarc", "pass") {
            is_proved |= finding.domain("header.from").as_deref() == Some(domain);
        }
        if finding.is("dkim", "pass") && finding.names_a_signer() {
            // The mail has no such signature, so somebody else wrote this.
            let Some(claim) = finding.claim(&claims) else {
                return unproven(Unproven::Spoiled);
            };
            is_proved |= is_aligned(&claim.domain, domain);
        }
    }
    if is_proved { SenderVerdict::Pass } else { unproven(Unproven::NotEnough) }
}

/// Whether the envelope's sender, which servers repeat in their findings, is harmless there.
fn is_plain(envelope: &MailEnvelope) -> bool {
    let sender = envelope.sender.as_deref().unwrap_or_default();
    sender.chars().all(|sign| sign.is_ascii_graphic() && !"\"();,\\".contains(sign))
}

/// Whether a signer is responsible for the domain in From: it is the same, or above it with at
/// least two labels. (One below it may belong to somebody else, as under a public suffix.)
fn is_aligned(signer: &str, domain: &str) -> bool {
    signer == domain || is_below(domain, signer) && is_domain(signer)
}

/// A method, its result and its properties: `dkim=pass header.d=players.test`.
#[derive(Debug)]
struct AuthFinding {
    method: String,
    result: String,
    properties: Vec<(String, String)>,
}

impl AuthFinding {
    /// The findings in a header, none if another server wrote it; `None` if it is ambiguous.
    fn read_all(value: &str, authserv: &str) -> Option<Vec<AuthFinding>> {
        let mut pieces = pieces(value)?.into_iter();
        // A version may follow the name.
        let name = pieces.next().and_then(|words| words.into_iter().next()).unwrap_or_default();
        if !name.trim_end_matches('.').eq_ignore_ascii_case(authserv) {
            return Some(Vec::new());
        }
        pieces.filter(|words| !words.is_empty()).map(AuthFinding::read).collect()
    }

    fn read(words: Vec<String>) -> Option<AuthFinding> {
        let is_name = |text: &str| {
            !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
        };
        if words == ["none"] {
            let (method, result) = ("none".to_owned(), String::new());
            return Some(AuthFinding { method, result, properties: Vec::new() });
        }
        let mut pairs = words.into_iter().map(|word| {
            let (key, value) = word.split_once('=')?;
            Some((key.to_ascii_lowercase(), value.to_owned()))
        });
        let (method, result) = pairs.next()??;
        let method = method.split('/').next().unwrap_or_default().to_owned();
        let result = result.to_ascii_lowercase();
        let properties = pairs.collect::<Option<Vec<_>>>()?;
        let are_names = properties.iter().all(|(key, _)| is_name(key));
        let finding = AuthFinding { method, result, properties };
        let is_sound = is_name(&finding.method) && is_name(&finding.result) && are_names;
        (is_sound && finding.has_real_domains()).then_some(finding)
    }

    fn is(&self, method: &str, result: &str) -> bool {
        self.method == method && self.result == result
    }

    /// Whether a method that passed names only domains that can exist.
    fn has_real_domains(&self) -> bool {
        let passed = ["dkim", "dmarc"].iter().any(|method| self.is(method, "pass"));
        let names = ["header.d", "header.i", "header.from"];
        let mut domains = self.properties.iter().filter(|(key, _)| names.contains(&key.as_str()));
        !passed || domains.all(|(_, value)| is_domain(domain_in(value)))
    }

    fn names_a_signer(&self) -> bool {
        self.properties.iter().any(|(key, _)| ["header.d", "header.i"].contains(&key.as_str()))
    }

    fn claim<'a>(&self, claims: &'a [SignatureClaim]) -> Option<&'a SignatureClaim> {
        let has = |name: &str| self.properties.iter().any(|(key, _)| key == name);
        let named = self.domain(if has("header.d") { "header.d" } else { "header.i" })?;
        let begins = if has("header.b") { self.value("header.b")? } else { "" };
        claims.iter().find(|claim| {
            let is_named = claim.domain == named
                // The identity in `header.i` may be below the signing domain.
                || !has("header.d") && is_below(&named, &claim.domain);
            is_named && claim.signature.starts_with(begins)
        })
    }

    fn domain(&self, name: &str) -> Option<String> {
        Some(domain_in(self.value(name)?).to_ascii_lowercase())
    }

    /// The value of a property; `None` unless it is there once.
    fn value(&self, name: &str) -> Option<&str> {
        let mut values = self.properties.iter().filter(|(key, _)| key == name);
        let (Some((_, value)), None) = (values.next(), values.next()) else { return None };
        Some(value)
    }
}

/// The domain in a value, which may be an address.
fn domain_in(value: &str) -> &str {
    value.rsplit('@').next().unwrap_or_default().trim_end_matches('.')
}

/// Splits a value without its comments at semicolons, and each piece into words. A pair is one word
/// even with space around its `=`. `None` if a comment or a quoted string has no end.
fn pieces(value: &str) -> Option<Vec<Vec<String>>> {
    let mut pieces = vec![Vec::new()];
    let mut word = String::new();
    let mut comments = 0_usize;
    let mut signs = value.chars();
    let mut is_quoted = false;
    let mut is_gap = false;
    while let Some(c) = signs.next() {
        match c {
            '\\' if is_quoted || comments > 0 => {
                let escaped = signs.next();
                if comments == 0 {
                    word.extend(escaped);
                }
            }
            '"' if comments == 0 => is_quoted = !is_quoted,
            '(' if !is_quoted => {
                comments += 1;
                is_gap = true;
            }
            ')' if !is_quoted => comments = comments.checked_sub(1)?,
            _ if comments > 0 => {}
            ';' if !is_quoted => {
                end_word(&mut pieces, &mut word);
                pieces.push(Vec::new());
                is_gap = false;
            }
            c if c.is_whitespace() && !is_quoted => is_gap = true,
            c => {
                if is_gap && c != '=' && !word.ends_with('=') {
                    end_word(&mut pieces, &mut word);
                }
                is_gap = false;
                word.push(c);
            }
        }
    }
    end_word(&mut pieces, &mut word);
    (!is_quoted && comments == 0).then_some(pieces)
}

fn end_word(pieces: &mut [Vec<String>], word: &mut String) {
    if let Some(piece) = pieces.last_mut()
        && !word.is_empty()
    {
        piece.push(std::mem::take(word));
    }
}
