//! Whether the club's own mail server vouches for the sender (RFC 8601's
//! `Authentication-Results`). Anybody can write that header, so only those count that bear our
//! server's name and stand above the line with which it took the mail.

#[cfg(test)]
mod tests;

use super::message::Message;

/// What the mail server found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The domain in From has sent it: DMARC passed, or a signature of that domain held.
    Pass,
    /// Nobody vouches for it.
    Unproven(Unproven),
}

/// Why nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// The club has not been told how its mail server signs its findings.
    NoServer,
    /// The server has written nothing where only it can.
    NoResults,
    /// DMARC failed.
    Failed,
    /// What it found is not enough: nothing signed, another's signature, or SPF alone, which
    /// is about an envelope that we cannot compare.
    NotEnough,
}

impl Unproven {
    /// A name for logs and tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Unproven::NoServer => "no-server",
            Unproven::NoResults => "no-results",
            Unproven::Failed => "failed",
            Unproven::NotEnough => "not-enough",
        }
    }
}

/// The verdict about a mail, of the server whose results bear that name.
#[must_use]
pub fn verdict(message: &Message, authserv: Option<&str>) -> Verdict {
    let Some(authserv) = authserv else { return Verdict::Unproven(Unproven::NoServer) };
    let from = message.from.as_deref().and_then(|from| from.rsplit_once('@'));
    let domain = from.map_or("", |(_, domain)| domain);
    let ours = message.headers.of_our_side().iter();
    let ours = ours.filter(|header| header.name == "authentication-results");
    let results = ours.filter_map(|header| Finding::read_all(&header.value, authserv));
    // One filter writes what it found of signatures, another what it found of DMARC.
    let found: Vec<Finding> = results.flatten().collect();
    if found.is_empty() {
        return Verdict::Unproven(Unproven::NoResults);
    }
    let dmarc = |result: &str| found.iter().any(|finding| finding.is("dmarc", result));
    if dmarc("fail") {
        return Verdict::Unproven(Unproven::Failed);
    }
    let passes = |finding: &Finding| {
        finding.is("dmarc", "pass") && finding.domain(&["header.from"]) == Some(domain)
            || finding.is("dkim", "pass")
                && finding
                    .domain(&["header.d", "header.i"])
                    .is_some_and(|signer| is_aligned(signer, domain))
    };
    match found.iter().any(passes) {
        true => Verdict::Pass,
        false => Verdict::Unproven(Unproven::NotEnough),
    }
}

/// Whether a signer answers for the domain in From: it is the same, or above it with two names at
/// least. (One below it may be somebody else's, as under a public suffix.)
fn is_aligned(signer: &str, domain: &str) -> bool {
    let is_below = |low: &str, high: &str| {
        low.strip_suffix(high).is_some_and(|rest| rest.ends_with('.') && rest.len() > 1)
    };
    let is_a_domain = |domain: &str| domain.split('.').filter(|name| !name.is_empty()).count() >= 2;
    signer == domain || is_below(domain, signer) && is_a_domain(signer)
}

/// One method, what came of it, and about what: `dkim=pass header.d=players.test`.
#[derive(Debug)]
struct Finding {
    method: String,
    result: String,
    properties: Vec<(String, String)>,
}

impl Finding {
    /// What a header finds; `None` if another server wrote it.
    fn read_all(value: &str, authserv: &str) -> Option<Vec<Finding>> {
        let mut pieces = pieces(value).into_iter();
        // The name may be followed by a version.
        let name = pieces.next()?.into_iter().next()?;
        let findings = pieces.filter_map(Finding::read).collect();
        name.trim_end_matches('.').eq_ignore_ascii_case(authserv).then_some(findings)
    }

    fn read(words: Vec<String>) -> Option<Finding> {
        let mut pairs = words.into_iter().map(|word| {
            let (key, value) = word.split_once('=').unwrap_or((&word, ""));
            (key.to_ascii_lowercase(), value.to_ascii_lowercase())
        });
        let (method, result) = pairs.next()?;
        let method = method.split('/').next().unwrap_or_default().to_owned();
        Some(Finding { method, result, properties: pairs.collect() })
    }

    fn is(&self, method: &str, result: &str) -> bool {
        self.method == method && self.result == result
    }

    /// The domain of the first of these properties that there is; `None` if it is there twice.
    fn domain(&self, names: &[&str]) -> Option<&str> {
        let name =
            names.iter().find(|name| self.properties.iter().any(|(key, _)| key == **name))?;
        let mut values = self.properties.iter().filter(|(key, _)| key == name);
        let (Some((_, value)), None) = (values.next(), values.next()) else { return None };
        let domain = value.rsplit('@').next().unwrap_or_default().trim_end_matches('.');
        (!domain.is_empty()).then_some(domain)
    }
}

/// The value without its comments, in pieces by semicolon, in words: a pair is one word, however
/// much space stands around its `=`.
fn pieces(value: &str) -> Vec<Vec<String>> {
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
            ')' if !is_quoted && comments > 0 => comments -= 1,
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
    pieces
}

fn end_word(pieces: &mut [Vec<String>], word: &mut String) {
    if let Some(piece) = pieces.last_mut()
        && !word.is_empty()
    {
        piece.push(std::mem::take(word));
    }
}
