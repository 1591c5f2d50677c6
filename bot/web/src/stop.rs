//! The page on which people stop all mail to their address.

use std::collections::HashMap;

use axum::extract::rejection::PathRejection;
use axum::extract::{Form, FromRequest as _, Multipart, Path, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use club::{Club, Unanswered};
use service::mail::Return;
use service::token::Token;
use templates::{Reader, StopPage};

use super::Pages;

/// Programs that check links request this too, so it changes nothing.
pub async fn ask(State(Pages { club, .. }): State<Pages>, token: AnyToken) -> Response {
    match stops(&club, token).await {
        Ok(Some((_, reader))) => page(StatusCode::OK, StopPage::Ask, &reader),
        Ok(None) => page(StatusCode::NOT_FOUND, StopPage::Gone, &club.stranger(None)),
        Err(response) => response,
    }
}

/// What says that email should stop: a mail program itself (RFC 8058), or the box on the page, which
/// somebody has to tick. A program that sends off whatever form it finds says neither.
const MEANT: [(&str, &str); 2] = [("List-Unsubscribe", "One-Click"), StopPage::SURE];

/// Stops mail, if the request says that this is meant.
pub async fn stop(
    State(Pages { club, .. }): State<Pages>,
    token: AnyToken,
    request: Request,
) -> Response {
    let (mail, reader) = match stops(&club, token).await {
        Ok(Some(found)) => found,
        Ok(None) => return page(StatusCode::NOT_FOUND, StopPage::Gone, &club.stranger(None)),
        Err(response) => return response,
    };
    if !is_meant(request).await {
        return page(StatusCode::UNPROCESSABLE_ENTITY, StopPage::Ask, &reader);
    }
    let stopped = club.decide(move |service, now| {
        service::mail::mail_returned(service, now, mail, Return::Stop, "")
    });
    match stopped.await {
        Ok(()) => page(StatusCode::OK, StopPage::Done, &reader),
        Err(why) => unavailable(&why),
    }
}

async fn is_meant(request: Request) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let fields = match kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/")) {
        true => in_parts(request).await,
        false => Form::from_request(request, &()).await.ok().map(|Form(fields)| fields),
    };
    let fields = fields.unwrap_or_default();
    MEANT.iter().any(|(name, value)| fields.get(*name).is_some_and(|given| given == value))
}

async fn in_parts(request: Request) -> Option<HashMap<String, String>> {
    let mut parts = Multipart::from_request(request, &()).await.ok()?;
    let mut fields = HashMap::new();
    while let Some(part) = parts.next_field().await.ok()? {
        let name = part.name().unwrap_or_default().to_owned();
        fields.insert(name, part.text().await.ok()?);
    }
    Some(fields)
}

type FoundMail = Option<(service::mail::MailId, Reader)>;

/// The end of an address, which may not even be letters.
type AnyToken = Result<Path<String>, PathRejection>;

async fn stops(club: &Club, token: AnyToken) -> Result<FoundMail, Response> {
    let token = token.ok().and_then(|Path(token)| token.parse::<Token>().ok());
    let Some(token) = token else { return Ok(None) };
    let found =
        club.answer(move |questions, now| service::mail::stops(questions, now, token)).await;
    found.map_err(|why| unavailable(&why))
}

fn unavailable(why: &Unanswered) -> Response {
    if let Unanswered::Fault(fault) = why {
        tracing::warn!("a page failed: {fault}");
    }
    StatusCode::SERVICE_UNAVAILABLE.into_response()
}

fn page(status: StatusCode, page: StopPage, reader: &Reader) -> Response {
    let mut response = (status, Html(page.html(reader))).into_response();
    // Its style is inside: what shows it may be no more than a mail program.
    response.headers_mut().insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; \
             frame-ancestors 'none'; base-uri 'none'",
        ),
    );
    response
}
