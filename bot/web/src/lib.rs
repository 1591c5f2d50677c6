//! The club's pages, which are served to this machine only; a web server with TLS is in front of
//! them. So far there is one page, on which people stop all mail to their address. The pages for
//! the host alone are in `watch`, on a separate port.

pub mod watch;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use club::{BoxFuture, Club, Unanswered};
use service::mail::Return;
use service::token::Token;
use templates::{Reader, StopPage};
use tokio::net::TcpListener;

/// The form has no fields; RFC 8058 sends one of 26 bytes.
pub const LARGEST: usize = 1024;

pub fn serve_pages(socket: TcpListener, club: Club) -> BoxFuture<'static, ()> {
    Box::pin(async move {
        let pages = Router::new()
            .route("/u/{token}", get(ask).post(stop))
            .layer(DefaultBodyLimit::max(LARGEST))
            .with_state(club);
        if let Err(error) = axum::serve(socket, pages).await {
            tracing::warn!("the pages: {error}");
        }
    })
}

/// Programs that check links request this too, so it changes nothing.
async fn ask(State(club): State<Club>, Path(token): Path<String>) -> Response {
    match stops(&club, &token).await {
        Ok(Some((_, reader))) => page(StatusCode::OK, StopPage::Ask, &reader),
        Ok(None) => page(StatusCode::NOT_FOUND, StopPage::Gone, &club.stranger(None)),
        Err(response) => response,
    }
}

/// Stops mail: requested by the button, or by a mail program itself (RFC 8058).
async fn stop(State(club): State<Club>, Path(token): Path<String>) -> Response {
    let (mail, reader) = match stops(&club, &token).await {
        Ok(Some(found)) => found,
        Ok(None) => return page(StatusCode::NOT_FOUND, StopPage::Gone, &club.stranger(None)),
        Err(response) => return response,
    };
    let stopped =
        club.decide(move |service, now| service.mail_returned(now, mail, Return::Stop, ""));
    match stopped.await {
        Ok(()) => page(StatusCode::OK, StopPage::Done, &reader),
        Err(why) => unavailable(&why),
    }
}

type Found = Option<(service::mail::MailId, Reader)>;

async fn stops(club: &Club, token: &str) -> Result<Found, Response> {
    let Ok(token) = token.parse::<Token>() else { return Ok(None) };
    let found = club.answer(move |questions, now| questions.stops(now, token)).await;
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
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CACHE_CONTROL, "no-store"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; \
             frame-ancestors 'none'; base-uri 'none'",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
