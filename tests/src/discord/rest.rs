//! Discord's REST interface over TLS: each request is unpacked, logged, judged and answered, or cut
//! off as a fault says. The routes decide what the answers are.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body as AxumBody, to_bytes};
use hyper::body::Incoming;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio_native_tls::TlsAcceptor;

use super::body::{self, Body};
use super::checks::own_answer;
use super::faults::{self, Fault, Scope};
use super::limits::Left;
use super::refusal::Refusal;
use super::routes;
use super::shared::Shared;
use super::world::{Request, TOKEN};

/// The pause between two looks at whether a request is still held.
const GLANCE: Duration = Duration::from_millis(10);

/// The largest request that Discord reads.
const LARGEST: usize = 25 << 20;

/// A request as the routes see it.
pub(super) struct Ask {
    pub method: String,
    /// Without the query string.
    pub path: String,
    pub query: Vec<(String, String)>,
    pub body: Body,
}

/// What is answered.
pub(super) struct Answer {
    pub status: u16,
    pub json: Value,
}

impl Answer {
    pub fn ok(json: Value) -> Answer {
        Answer { status: 200, json }
    }

    pub fn created(json: Value) -> Answer {
        Answer { status: 201, json }
    }

    pub fn nothing() -> Answer {
        Answer { status: 204, json: Value::Null }
    }
}

impl Ask {
    pub fn parameter(&self, name: &str) -> Option<&str> {
        let found = self.query.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// The connection ends without an answer.
#[derive(Debug)]
struct Cut;

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cut")
    }
}

impl std::error::Error for Cut {}

/// Serves until the runtime ends.
pub(super) async fn serve(listener: TcpListener, tls: TlsAcceptor, shared: Arc<Shared>) {
    while let Ok((line, _)) = listener.accept().await {
        let (tls, shared) = (tls.clone(), Arc::clone(&shared));
        tokio::spawn(async move {
            let Ok(line) = tls.accept(line).await else { return };
            let answer = service_fn(|request| answer(request, Arc::clone(&shared)));
            // How a connection ends is up to the bot or the test.
            let _ = http1::Builder::new().serve_connection(TokioIo::new(line), answer).await;
        });
    }
}

type Response = hyper::Response<AxumBody>;

async fn answer(request: hyper::Request<Incoming>, shared: Arc<Shared>) -> Result<Response, Cut> {
    let (head, body) = request.into_parts();
    let header = |name| head.headers.get(name).and_then(|value| value.to_str().ok());
    let is_ours = header(AUTHORIZATION) == Some(&format!("Bot {TOKEN}"));
    let content_type = header(CONTENT_TYPE).unwrap_or_default().to_owned();
    let Ok(bytes) = to_bytes(AxumBody::new(body), LARGEST).await else {
        return Ok(refused(&Refusal::too_large()));
    };
    let body = body::read(&content_type, bytes).await;

    let whole = head.uri.path_and_query().map_or("", |path| path.as_str());
    let Some(whole) = whole.strip_prefix("/api/v10") else {
        shared.change(|world| world.violated(format!("{} {whole} is not v10", head.method)));
        return Ok(refused(&Refusal::no_route()));
    };
    let (path, query) = whole.split_once('?').unwrap_or((whole, ""));
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let ask = Ask {
        method: head.method.to_string(),
        path: path.to_owned(),
        query: pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        body,
    };
    let logged = Request {
        method: ask.method.clone(),
        path: whole.to_owned(),
        body: ask.body.json.clone(),
        files: ask.body.files.iter().map(|file| file.name.clone()).collect(),
        status: None,
    };
    // Logged before anything is done, so that a test can act in the middle of a request.
    let (number, fault) = shared.change(|world| {
        world.requests.push(logged.clone());
        let (number, fault) = (world.requests.len() - 1, faults::take(&mut world.faults, &logged));
        if matches!(fault, Some(Fault::HeldBefore | Fault::HeldAfter)) {
            world.held.insert(number);
        }
        (number, fault)
    });
    match fault {
        Some(Fault::CutBefore) => return Err(Cut),
        Some(Fault::Limited(after, scope)) => {
            shared.change(|world| world.requests[number].status = Some(429));
            return Ok(limited(after, scope));
        }
        Some(Fault::Broken(status)) => {
            shared.change(|world| world.requests[number].status = Some(status));
            let json = json!({ "message": format!("{status}: broken"), "code": 0 });
            return Ok(response(status, &json));
        }
        Some(Fault::Refused(status, code)) => {
            shared.change(|world| world.requests[number].status = Some(status));
            return Ok(response(status, &json!({ "message": "refused", "code": code })));
        }
        Some(Fault::SlowBefore(long)) => tokio::time::sleep(long).await,
        Some(Fault::HeldBefore) => held(&shared, number).await,
        _ => {}
    }
    let now = shared.look().now();
    let counted = shared.change(|world| {
        world.limits.count(&ask, now).map_err(|after| {
            world.requests[number].status = Some(429);
            world.limits.said(after).ok_or(after)
        })
    });
    let left = match counted {
        Ok(left) => left,
        Err(Ok(after)) => return Ok(limited(after, Scope::User)),
        Err(Err(_)) => return Ok(unsaid()),
    };
    let answer = shared.change(|world| {
        // Anybody may ask where the gateway is; a wrong token is reported there.
        let answer = if is_ours || path == "/gateway" {
            routes::answer(world, &ask)
        } else {
            world.violated(format!("{} {path} without the bot's token", ask.method));
            Err(Refusal::unauthorized())
        };
        let status = answer.as_ref().map_or_else(|refusal| refusal.status, |one| one.status);
        world.requests[number].status = Some(status);
        answer
    });
    if let Ok(answer) = &answer {
        let amiss = own_answer(&ask.method, &ask.path, answer.status, &answer.json);
        shared.change(|world| world.violations.extend(amiss));
    }
    match fault {
        Some(Fault::CutAfter) => return Err(Cut),
        Some(Fault::SlowAfter(long)) => tokio::time::sleep(long).await,
        Some(Fault::HeldAfter) => held(&shared, number).await,
        _ => {}
    }
    Ok(match answer {
        Ok(answer) => dated(response_with(answer.status, &answer.json, left), &shared),
        Err(refusal) => refused(&refusal),
    })
}

/// Waits until the test lets that request go on.
async fn held(shared: &Shared, number: usize) {
    while shared.look().held.contains(&number) {
        tokio::time::sleep(GLANCE).await;
    }
}

fn refused(refusal: &Refusal) -> Response {
    let mut response = response(refusal.status, &refusal.json());
    if let Some(after) = refusal.after {
        let after = after.as_secs_f64().ceil().to_string().parse().expect("a number");
        response.headers_mut().insert("Retry-After", after);
    }
    response
}

/// 429 that doesn't say when to come again.
fn unsaid() -> Response {
    let json = json!({ "message": "You are being rate limited.", "code": 0 });
    let built = hyper::Response::builder().status(429).header(CONTENT_TYPE, "application/json");
    built.body(json.to_string().into()).expect("a response")
}

/// An answer at the time that its clock shows.
fn dated(mut response: Response, shared: &Shared) -> Response {
    let now = chrono::Utc::now() + chrono::TimeDelta::seconds(shared.look().ahead);
    let now = now.format("%a, %d %b %Y %H:%M:%S GMT").to_string();
    response.headers_mut().insert("Date", now.parse().expect("a date"));
    response
}

/// Far from every limit.
fn response(status: u16, json: &Value) -> Response {
    response_with(status, json, None)
}

fn response_with(status: u16, json: &Value, left: Option<Left>) -> Response {
    let far = Left { most: 50, left: 49, after: Duration::from_secs(1) };
    let Left { most, left, after } = left.unwrap_or(far);
    let built = hyper::Response::builder()
        .status(status)
        .header("X-RateLimit-Limit", most.to_string())
        .header("X-RateLimit-Remaining", left.to_string())
        .header("X-RateLimit-Reset", reset(after))
        .header("X-RateLimit-Reset-After", format!("{:.3}", after.as_secs_f64()))
        .header("X-RateLimit-Bucket", "abcd1234");
    let body = match json {
        Value::Null => built.body(AxumBody::empty()),
        json => built.header(CONTENT_TYPE, "application/json").body(json.to_string().into()),
    };
    body.expect("a response")
}

/// 429, with everything that Discord sends with it; `Retry-After` is in whole seconds.
fn limited(after: Duration, scope: Scope) -> Response {
    let global = scope == Scope::Global;
    let seconds = format!("{:.3}", after.as_secs_f64());
    let json = json!({
        "message": "You are being rate limited.",
        "retry_after": after.as_secs_f64(),
        "global": global,
    });
    let name = match scope {
        Scope::User => "user",
        Scope::Global => "global",
        Scope::Shared => "shared",
    };
    let mut built = hyper::Response::builder()
        .status(429)
        .header(CONTENT_TYPE, "application/json")
        .header("Retry-After", after.as_secs_f64().ceil().to_string())
        .header("X-RateLimit-Scope", name);
    if global {
        built = built.header("X-RateLimit-Global", "true");
    } else {
        built = built
            .header("X-RateLimit-Limit", "5")
            .header("X-RateLimit-Remaining", "0")
            .header("X-RateLimit-Reset", reset(after))
            .header("X-RateLimit-Reset-After", &seconds)
            .header("X-RateLimit-Bucket", "abcd1234");
    }
    built.body(json.to_string().into()).expect("a response")
}

fn reset(after: Duration) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    format!("{:.3}", (now.unwrap_or_default() + after).as_secs_f64())
}
