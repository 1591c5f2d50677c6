//! What no request gets past, and what every answer carries.

use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use templates::medium::web::WebText;

use super::Pages;
use super::site::Admission;
use super::visitor::Visitor;

/// Nothing may be loaded but what is our own, and nobody may show a page inside one of theirs.
const POLICY: &str = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; \
                      connect-src 'self'; form-action 'self'; frame-ancestors 'none'; \
                      base-uri 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    // A form says where it comes from, but only to us.
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Gives every answer the usual headers, unless it has its own.
pub async fn carry_headers(request: Request, next: Next) -> Response {
    with_headers(next.run(request).await)
}

/// The same for an answer that was given at the door.
pub fn with_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store, no-cache"));
    response
}

/// Lets a request pass that may see the club, and changes something only if a page of ours asks.
pub async fn only_for_the_public(
    State(pages): State<Pages>,
    request: Request,
    next: Next,
) -> Response {
    match pages.site.admits(host(request.headers())) {
        Admission::Admitted => {}
        Admission::OnlyToStop => return refused(&pages, StatusCode::NOT_FOUND, WebText::NotPublic),
        Admission::WrongHost => {
            return refused(&pages, StatusCode::MISDIRECTED_REQUEST, WebText::NotPublic);
        }
    }
    // What a player is shown counts as seen, so nothing is answered before somebody looks.
    if is_ahead_of_time(request.headers()) {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    if *request.method() == Method::POST && !is_from_our_page(request.headers()) {
        return refused(&pages, StatusCode::FORBIDDEN, WebText::StaleForm);
    }
    next.run(request).await
}

/// Answers in the reader's words where nothing here could read the request or had a page for it:
/// an address of no game, a form that is none, a file that isn't there.
pub async fn answer_in_words(State(pages): State<Pages>, request: Request, next: Next) -> Response {
    let (mut asked, body) = request.into_parts();
    let response = next.run(Request::from_parts(asked.clone(), body)).await;
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let is_page = kind.is_some_and(|kind| kind.starts_with(b"text/html"));
    if !response.status().is_client_error() || is_page {
        return response;
    }
    let visitor = match Visitor::from_request_parts(&mut asked, &pages).await {
        Ok(visitor) => visitor,
        Err(response) => return response,
    };
    match response.status() {
        status @ StatusCode::PAYLOAD_TOO_LARGE => pages.say(&visitor, status, WebText::TooLong),
        status if asked.method == Method::POST => pages.say(&visitor, status, WebText::StaleForm),
        _ => pages.say(&visitor, StatusCode::NOT_FOUND, WebText::NotFound),
    }
}

/// The host that was asked for, with its port.
pub(crate) fn host(headers: &HeaderMap) -> &str {
    text(headers, &header::HOST)
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Whether a browser fetches a page that its reader may never look at.
fn is_ahead_of_time(headers: &HeaderMap) -> bool {
    ["sec-purpose", "purpose", "x-moz"].iter().any(|name| {
        headers.get_all(*name).iter().any(|value| value.as_bytes().starts_with(b"prefetch"))
    })
}

/// Whether a browser says that the form was on a page of this site. Browsers say at least one of the
/// two; a text browser may say neither, and then the token in the form has to do.
fn is_from_our_page(headers: &HeaderMap) -> bool {
    let fetched = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let is_ours = |origin: &str| {
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        host == Some(self::host(headers))
    };
    match fetched {
        Some(site) => site == b"same-origin",
        None => origin.is_none_or(is_ours),
    }
}

/// A plain answer for who isn't a reader of the club's.
fn refused(pages: &Pages, status: StatusCode, why: WebText) -> Response {
    let said = why.say(pages.club.stranger(None).words());
    (status, format!("{said}\n")).into_response()
}
