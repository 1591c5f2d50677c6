//! How many browsers are connected at once, and how long each takes to say what it wants. Somebody
//! who never finishes a request keeps nobody out: if all places are taken, the one that has waited
//! longest without a whole request has to go.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::serve::Listener;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::Notify;
use tokio::time::timeout;

use super::guard;

/// What the door allows.
#[derive(Clone, Copy, Debug)]
pub struct DoorLimits {
    /// Connections at once.
    pub connections: usize,
    /// How long the head of a request can take, and as long again its body.
    pub patience: Duration,
    /// The longest body, in bytes.
    pub body: usize,
}

/// About how long the head of a request can be, in bytes: browsers send 2,000.
const LONGEST_HEAD: usize = 32 * 1024;

/// Answers everyone who connects, for as long as it is awaited.
pub async fn serve(mut socket: impl Listener, router: Router, limits: DoorLimits) {
    let hall = Arc::new(Hall::default());
    loop {
        let (stream, _) = socket.accept().await;
        let guest = Guest::let_in(&hall, limits.connections).await;
        tokio::spawn(attend(stream, router.clone(), guest, limits));
    }
}

async fn attend<S>(stream: S, router: Router, guest: Guest, limits: DoorLimits)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let guest = Arc::new(guest);
    let router = TowerToHyperService::new(router);
    let service = service_fn(|request| {
        let (router, guest) = (router.clone(), Arc::clone(&guest));
        async move { answer(request, &router, &guest, limits).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.patience)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    tokio::select! {
        // What goes wrong there concerns the browser alone.
        _ = connection => {}
        () = guest.shown_out.notified() => {}
    }
}

/// Answers a request once all of it has come.
async fn answer(
    request: hyper::Request<Incoming>,
    router: &TowerToHyperService<Router>,
    guest: &Guest,
    limits: DoorLimits,
) -> Result<Response, std::convert::Infallible> {
    let refused = |status: StatusCode| Ok(guard::with_headers(status.into_response()));
    let (head, body) = request.into_parts();
    // Of two hosts, who reads the request after us might take the other (RFC 9112, section 3.2).
    if head.headers.get_all(header::HOST).iter().count() > 1 {
        return refused(StatusCode::BAD_REQUEST);
    }
    if body.size_hint().lower() > limits.body.try_into().unwrap_or(u64::MAX) {
        return refused(StatusCode::PAYLOAD_TOO_LARGE);
    }
    let body = match timeout(limits.patience, to_bytes(Body::new(body), limits.body)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return refused(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => return refused(StatusCode::REQUEST_TIMEOUT),
    };
    if !guest.is_attended() {
        return refused(StatusCode::SERVICE_UNAVAILABLE);
    }
    let answered = router.call(Request::from_parts(head, Body::from(body))).await;
    guest.wait();
    answered
}

/// All who are connected.
#[derive(Debug, Default)]
struct Hall {
    guests: Mutex<Guests>,
    /// Somebody has left, or waits again.
    changed: Notify,
}

#[derive(Debug, Default)]
struct Guests {
    inside: usize,
    /// How many of them have to go and are still there.
    leaving: usize,
    waits: u64,
    /// Those without a whole request, the one that has waited longest first.
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// In place of the number of a wait, while a request is answered.
const ATTENDED: u64 = 0;

/// Somebody who is connected, until this is dropped.
#[derive(Debug)]
struct Guest {
    hall: Arc<Hall>,
    /// The number of their wait, or [`ATTENDED`].
    wait: Mutex<u64>,
    shown_out: Arc<Notify>,
}

impl Hall {
    fn guests(&self) -> MutexGuard<'_, Guests> {
        // What is changed under this lock is whole after each line.
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guest {
    /// Lets somebody in as soon as there is a place.
    async fn let_in(hall: &Arc<Hall>, most: usize) -> Guest {
        loop {
            {
                let mut guests = hall.guests();
                if guests.inside < most {
                    guests.inside += 1;
                    break;
                }
                if guests.leaving == 0
                    && let Some((_, longest)) = guests.waiting.pop_first()
                {
                    guests.leaving += 1;
                    longest.notify_one();
                }
            }
            hall.changed.notified().await;
        }
        let guest = Guest {
            hall: Arc::clone(hall),
            wait: Mutex::default(),
            shown_out: Arc::new(Notify::new()),
        };
        guest.wait();
        guest
    }

    /// Waits for its next request from now on.
    fn wait(&self) {
        let mut guests = self.hall.guests();
        guests.waits += 1;
        let wait = guests.waits;
        guests.waiting.insert(wait, Arc::clone(&self.shown_out));
        *self.wait.lock().unwrap_or_else(PoisonError::into_inner) = wait;
        drop(guests);
        self.hall.changed.notify_one();
    }

    /// Its request is answered now, unless it has to go.
    fn is_attended(&self) -> bool {
        let mut guests = self.hall.guests();
        let mut wait = self.wait.lock().unwrap_or_else(PoisonError::into_inner);
        let is_attended = guests.waiting.remove(&*wait).is_some();
        if is_attended {
            *wait = ATTENDED;
        }
        is_attended
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut guests = self.hall.guests();
        let wait = *self.wait.lock().unwrap_or_else(PoisonError::into_inner);
        guests.inside -= 1;
        let is_waiting = guests.waiting.remove(&wait).is_some();
        if !is_waiting && wait != ATTENDED {
            guests.leaving -= 1;
        }
        drop(guests);
        self.hall.changed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::routing::{get, post};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::runtime::Runtime;

    use super::*;

    const HALF: &[u8] = b"GET / HTTP/1.1\r\nHost: x\r\n";
    const WHOLE: &[u8] = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

    /// Longer than any test.
    const FOREVER: Duration = Duration::from_secs(100_000);

    async fn open(connections: usize, patience: Duration) -> SocketAddr {
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let say = |body: String| async move { format!("got {body}") };
        let router = Router::new().route("/", get(|| async { "here" })).route("/", post(say));
        tokio::spawn(serve(socket, router, DoorLimits { connections, patience, body: 100 }));
        address
    }

    async fn say(door: SocketAddr, words: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(door).await.unwrap();
        stream.write_all(words).await.unwrap();
        stream
    }

    /// Everything that comes until it is closed.
    async fn heard(mut stream: TcpStream) -> String {
        let mut heard = Vec::new();
        // A client that has to go while it speaks may not read the end.
        let _ = stream.read_to_end(&mut heard).await;
        String::from_utf8_lossy(&heard).into_owned()
    }

    #[test]
    fn a_request_that_is_never_finished_keeps_nobody_out() {
        Runtime::new().unwrap().block_on(async {
            let door = open(2, FOREVER).await;
            let body = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf";
            let mut waiting = Vec::new();
            for words in [HALF, body, b"", HALF, body] {
                waiting.push(say(door, words).await);
            }
            for _ in 0..5 {
                let answer = heard(say(door, WHOLE).await).await;
                assert!(answer.ends_with("here"), "{answer}");
            }
            // Those who came first had to go.
            assert_eq!(heard(waiting.remove(0)).await, "");
        });
    }

    #[test]
    fn nobody_is_sent_away_while_there_is_room() {
        Runtime::new().unwrap().block_on(async {
            let door = open(3, FOREVER).await;
            let mut slow = say(door, HALF).await;
            for _ in 0..20 {
                assert!(heard(say(door, WHOLE).await).await.ends_with("here"));
            }
            slow.write_all(b"Connection: close\r\n\r\n").await.unwrap();
            assert!(heard(slow).await.ends_with("here"));
        });
    }

    #[test]
    fn nobody_takes_for_ever() {
        Runtime::new().unwrap().block_on(async {
            let door = open(9, Duration::from_millis(1)).await;
            // Both end by themselves.
            heard(say(door, HALF).await).await;
            let body = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf";
            let answer = heard(say(door, body).await).await;
            assert!(!answer.contains("got"), "{answer}");
        });
    }

    #[test]
    fn what_is_too_long_is_refused() {
        Runtime::new().unwrap().block_on(async {
            let door = open(9, FOREVER).await;
            let long = "x".repeat(400_000);
            let many = "a: b\r\n".repeat(200);
            for (words, status) in [
                (format!("GET /{long} HTTP/1.1\r\nHost: x\r\n\r\n"), "431"),
                (format!("GET / HTTP/1.1\r\nHost: x\r\nCookie: {long}\r\n\r\n"), "431"),
                (format!("GET / HTTP/1.1\r\nHost: x\r\n{many}\r\n"), "431"),
                // Nobody waits for the body.
                ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\n".to_owned(), "413"),
            ] {
                let mut stream = TcpStream::connect(door).await.unwrap();
                let all = stream.write_all(words.as_bytes()).await;
                let mut begin = [0; 12];
                let read = stream.read_exact(&mut begin).await;
                // A connection that is closed while somebody speaks can lose the answer.
                if words.len() < 400_000 || all.is_ok() && read.is_ok() {
                    assert_eq!(String::from_utf8_lossy(&begin), format!("HTTP/1.1 {status}"));
                }
            }
            assert!(heard(say(door, WHOLE).await).await.ends_with("here"));
        });
    }
}
