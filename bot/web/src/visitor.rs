//! Who asks for a page: a visitor, or the player who has signed in on that device.

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use club::{Closed, Unanswered};
use engine::hex::write_hex;
use engine::ruleset::Language;
use pictures::Theme;
use service::token::Token;
use service::{Actor, devices};
use sha2::{Digest as _, Sha256};
use storage::{Channel, PlayerId};
use templates::medium::web::{FormMarks, WebText};
use templates::{Client, Greeting, Reader};

use super::{Pages, guard};

/// The cookie of a device, where browsers reach the pages by TLS; they keep it for this host alone.
const DEVICE: &str = "__Host-taflpost";
/// The same on this machine, where there is no TLS.
const LOCAL_DEVICE: &str = "taflpost";
const COLOURS: &str = "taflpost-colours";
/// The cookie that shows who has been signed in in a browser before.
const KNOWN: &str = "__Host-taflpost-known";
const LOCAL_KNOWN: &str = "taflpost-known";

/// For how long a browser keeps what it was given: 400 days, the most it may.
const KEPT: &str = "Max-Age=34560000";

pub struct Visitor {
    pub actor: Actor,
    /// The device's secret, if it has one.
    pub device: Option<Token>,
    /// Who says to have been signed in there before, and the club's mark of it; not checked yet.
    pub known_as: Option<(PlayerId, Token)>,
    pub reader: Reader,
    /// The name of the player who has signed in.
    pub player: Option<String>,
    pub theme: Option<Theme>,
    /// The marks of what the browser has of this page.
    pub known: Option<HeaderValue>,
    is_secure: bool,
}

impl FromRequestParts<Pages> for Visitor {
    /// A plain answer, if the club can't say who asks.
    type Rejection = Response;

    async fn from_request_parts(request: &mut Parts, pages: &Pages) -> Result<Self, Response> {
        Visitor::of(pages, &request.headers).await.map_err(|why| {
            let said = WebText::NoAnswer.say(pages.club.stranger(None).words());
            // Its fault goes into the log.
            let _ = or_log::<()>(Err(why));
            (StatusCode::SERVICE_UNAVAILABLE, format!("{said}\n")).into_response()
        })
    }
}

impl Visitor {
    /// Who sends these headers.
    pub async fn of(pages: &Pages, headers: &HeaderMap) -> Result<Visitor, Unanswered> {
        let is_secure = pages.site.is_secure(guard::host(headers));
        let (device, known) = if is_secure { (DEVICE, KNOWN) } else { (LOCAL_DEVICE, LOCAL_KNOWN) };
        let device = cookie(headers, device).and_then(|value| value.parse::<Token>().ok());
        let language = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let actor = Actor {
            channel: Channel::Web,
            address: device.map(devices::address).unwrap_or_default(),
            language: language.and_then(spoken),
        };
        let theme = cookie(headers, COLOURS).and_then(Theme::from_word);
        let mut visitor = Visitor {
            reader: Reader { client: Client::Browser, ..pages.club.stranger(actor.language) },
            actor,
            device,
            known_as: cookie(headers, known).and_then(known_as),
            player: None,
            theme,
            known: headers.get(IF_NONE_MATCH).cloned(),
            is_secure,
        };
        if visitor.device.is_some() {
            let actor = visitor.actor.clone();
            let greeted = pages
                .club
                .answer(move |questions, now| service::questions::greeting(questions, now, &actor));
            let (greeting, _, reader) = greeted.await?;
            visitor.reader = Reader { client: Client::Browser, ..reader };
            visitor.player = match greeting {
                Greeting::Player(waiting) => Some(waiting.name),
                _ => None,
            };
        }
        Ok(visitor)
    }

    /// Whether a form carries what only a page for this device can.
    pub fn has_sent(&self, token: &str) -> bool {
        self.device.is_some_and(|device| is_same(mark(device).as_bytes(), token.as_bytes()))
    }

    /// The header that makes a browser keep a device's secret.
    pub fn keep_device(&self, device: Token) -> String {
        let (name, secure) = match self.is_secure {
            true => (DEVICE, "; Secure"),
            false => (LOCAL_DEVICE, ""),
        };
        // Lynx takes what it doesn't know for a cookie of its own, to which all that follows belongs.
        format!("{name}={device}; Path=/; {KEPT}; HttpOnly{secure}; SameSite=Lax")
    }

    /// The header that makes a browser keep who has been signed in there.
    pub fn keep_known(&self, player: PlayerId, mark: Token) -> String {
        let (name, secure) = match self.is_secure {
            true => (KNOWN, "; Secure"),
            false => (LOCAL_KNOWN, ""),
        };
        format!("{name}={player}.{mark}; Path=/; {KEPT}; HttpOnly{secure}; SameSite=Lax")
    }

    /// The header that makes a browser keep the colours.
    pub fn keep_theme(&self, theme: Option<Theme>) -> String {
        let secure = if self.is_secure { "; Secure" } else { "" };
        let (word, kept) = theme.map_or(("", "Max-Age=0"), |theme| (theme.word(), KEPT));
        format!("{COLOURS}={word}; Path=/; {kept}; HttpOnly{secure}; SameSite=Lax")
    }
}

/// What a form on a page for that device carries.
pub fn form_marks(device: Token, place: Option<String>) -> FormMarks {
    FormMarks { request: new_token().to_string(), token: mark(device), place }
}

/// A secret that nobody can guess.
pub fn new_token() -> Token {
    Token::of(club::entropy())
}

/// What shows that a form came from a page for that device: nobody can make it without knowing its
/// secret.
fn mark(device: Token) -> String {
    write_hex(&Sha256::new().chain_update("form").chain_update(device.bits()).finalize())
}

/// Compares without telling by its time how much is alike.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).fold(0, |unlike, (a, b)| unlike | (a ^ b)) == 0
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs
        .find_map(|pair| pair.trim().split_once('=').filter(|(key, _)| *key == name))
        .map(|(_, value)| value)
}

fn known_as(value: &str) -> Option<(PlayerId, Token)> {
    let (player, mark) = value.split_once('.')?;
    Some((PlayerId(player.parse().ok()?), mark.parse().ok()?))
}

/// The language of ours that a browser's reader likes best.
fn spoken(accepted: &str) -> Option<Language> {
    let mut likes: Vec<(f32, Language)> = accepted
        .split(',')
        .take(20)
        .filter_map(|part| {
            let (code, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            let weight = weight.trim().strip_prefix("q=")?.parse().ok()?;
            let code = code.trim().to_ascii_lowercase();
            let code = code.split('-').next()?;
            let code = if matches!(code, "no" | "nn") { "nb" } else { code };
            Some((weight, Language::from_code(code)?))
        })
        .collect();
    // The sort is stable: of those that are liked equally, the first counts.
    likes.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    likes.first().map(|(_, language)| *language)
}

/// The club's answer, or `None` and a line in the log if it has a fault.
pub fn or_log<T>(answered: Result<T, Unanswered>) -> Result<Option<T>, Closed> {
    match answered {
        Ok(answer) => Ok(Some(answer)),
        Err(why) => {
            tracing::warn!("a page failed: {}", why.fault()?);
            Ok(None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_in_the_language_its_reader_likes_best() {
        for (accepted, language) in [
            ("de-DE,de;q=0.9,en;q=0.8", Some(Language::German)),
            ("nn-NO, nb;q=0.9, en;q=0.5", Some(Language::Bokmaal)),
            ("fr, es;q=0.4, da;q=0.7", Some(Language::Danish)),
            ("fr", None),
            ("*;q=zzz,,;;", None),
        ] {
            assert_eq!(spoken(accepted), language, "{accepted}");
        }
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=1; taflpost=abc; taflpost-colours=dark".parse().unwrap());
        assert_eq!(cookie(&headers, "taflpost"), Some("abc"));
        assert_eq!(cookie(&headers, "taflpost-colours"), Some("dark"));
        assert_eq!(cookie(&headers, "b"), None);
    }
}
