//! What a host monitors: whether the club is well, and its metrics. They listen at a
//! separate port or socket, so that a web server that forwards the club's pages cannot forward these
//! as well.

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use club::{BoxFuture, Club, ClubDoor, Listener};
use tokio::time::timeout;

pub fn serve_metrics(listener: Listener, club: Club) -> BoxFuture<'static, ()> {
    Box::pin(async move {
        let pages = Router::new()
            .route("/healthz", get(health))
            .route("/metrics", get(metrics))
            .with_state(club);
        let served = match listener {
            Listener::Port(port) => axum::serve(port, pages).await,
            Listener::Socket(socket) => axum::serve(socket, pages).await,
        };
        if let Err(error) = served {
            tracing::warn!("the pages for the organisers: {error}");
        }
    })
}

/// Whether the club answers and writes within two seconds, and listens wherever it should, for the
/// host's monitoring.
async fn health(State(club): State<Club>) -> Response {
    match timeout(Duration::from_secs(2), club.pulse()).await {
        Ok(Ok(())) => match club.doors().all().into_iter().find_map(closed) {
            None => (StatusCode::OK, "the club answers\n").into_response(),
            Some(why) => unwell(&why),
        },
        Ok(Err(why)) => unwell(&why.to_string()),
        Err(_) => unwell("the club does not answer within two seconds"),
    }
}

fn closed((what, ClubDoor { at, trouble }): (&str, ClubDoor)) -> Option<String> {
    trouble.map(|why| format!("{what}: nothing is listening, because {at} cannot be used ({why})"))
}

fn unwell(why: &str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response()
}

async fn metrics(State(club): State<Club>) -> Response {
    match club.metrics().await {
        Ok(text) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(header::CONTENT_TYPE, kind)], text).into_response()
        }
        Err(why) => unwell(&why.to_string()),
    }
}
