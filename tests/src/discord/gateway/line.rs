//! One WebSocket: greets, listens, and sends its events, in plain or compressed frames.

use std::io::Write;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::http::Uri;
use axum::response::Response;
use axum::routing::any;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::super::shared::Shared;
use super::Order;

/// Serves until the runtime ends.
pub(in super::super) async fn serve(listener: TcpListener, shared: Arc<Shared>) {
    let enter = async |State(shared): State<Arc<Shared>>, uri: Uri, upgrade: WebSocketUpgrade| {
        enter(shared, uri.query().unwrap_or_default(), upgrade)
    };
    let router = Router::new().route("/", any(enter)).with_state(shared);
    // It ends only with the runtime.
    let _ = axum::serve(listener, router).await;
}

fn enter(shared: Arc<Shared>, query: &str, upgrade: WebSocketUpgrade) -> Response {
    if query != "v=10" && query != "v=10&encoding=json" {
        shared.change(|world| world.violated(format!("gateway: asked for with {query:?}")));
    }
    upgrade.on_upgrade(move |line| async move {
        let number = shared.change(|world| {
            world.gateway.connections += 1;
            world.gateway.connections
        });
        converse(number, line, &shared).await;
        shared.change(|world| {
            for session in &mut world.gateway.sessions {
                if session.line.as_ref().is_some_and(|(line, _)| *line == number) {
                    session.line = None;
                }
            }
        });
    })
}

/// What is the same for everything on one connection.
pub(super) struct Line {
    pub number: u64,
    pub orders: UnboundedSender<Order>,
    pub packs: bool,
}

async fn converse(number: u64, mut socket: WebSocket, shared: &Arc<Shared>) {
    let (sender, mut orders): (_, UnboundedReceiver<Order>) = unbounded_channel();
    let mut line = Line { number, orders: sender, packs: false };
    let interval = shared.look().gateway.interval.as_millis();
    let interval = u64::try_from(interval).unwrap_or(u64::MAX);
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": interval, "_trace": ["fake"] } });
    if socket.send(Frame::Text(hello.to_string().into())).await.is_err() {
        return;
    }
    loop {
        let order = tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    let order = shared.change(|world| world.hear(&mut line, text.as_str()));
                    let Some(order) = order else { continue };
                    order
                }
                Some(Ok(Frame::Close(frame))) => {
                    shared.change(|world| world.left(number, frame.as_ref()));
                    return;
                }
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return,
            },
            // The line itself holds a sender.
            Some(order) = orders.recv() => order,
        };
        let sent = match order {
            Order::Say(value) => {
                let text = value.to_string();
                let frame = if line.packs {
                    Frame::Binary(packed(&text).into())
                } else {
                    Frame::Text(text.into())
                };
                socket.send(frame).await
            }
            Order::Raw(text) => socket.send(Frame::Text(text.into())).await,
            Order::Close(code) => {
                let reason = "".into();
                let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason }))).await;
                return;
            }
            Order::Cut => return,
        };
        if sent.is_err() {
            return;
        }
    }
}

/// One zlib stream for each payload.
fn packed(text: &str) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(text.as_bytes()).expect("room");
    packer.finish().expect("room")
}
