//! Programs that fetch, preview, rewrite or click what is in emails and on pages do no harm: nothing
//! at all is written down.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use reqwest::{Client, Method, RequestBuilder, redirect};
use tests::mail::Letter;

use crate::pages::visitor::{Fetched, Form};
use crate::pages::{Hall, everything, nothing_happened_since};

/// How many requests they send together.
const REQUESTS: usize = 10_000;

/// Somebody's programs, all of which know the same addresses.
struct Scanners {
    pages: SocketAddr,
    client: Client,
    /// One that goes where it is led.
    follows: Client,
    /// What is in emails, and what visitors find.
    addresses: Vec<String>,
    /// A device on which a player is signed in.
    cookies: String,
    sent: AtomicUsize,
    /// How often each status came back.
    statuses: std::sync::Mutex<BTreeMap<u16, usize>>,
}

/// The path of a link to the pages.
fn path(letter: &Letter) -> String {
    let (_, rest) = letter.text.split_once("https://tafl.test").expect("a link");
    rest.split_whitespace().next().unwrap_or_default().to_owned()
}

impl Scanners {
    fn to(&self, client: &Client, method: Method, path: &str) -> RequestBuilder {
        client.request(method, format!("http://{}{path}", self.pages))
    }

    async fn send(&self, request: RequestBuilder) -> Fetched {
        self.sent.fetch_add(1, Ordering::Relaxed);
        let response = request.send().await.expect("an answer");
        let status = response.status().as_u16();
        *self.statuses.lock().expect("counts").entry(status).or_default() += 1;
        let text = |value: &reqwest::header::HeaderValue| value.to_str().unwrap_or("").to_owned();
        let headers = response.headers().iter();
        let headers = headers.map(|(name, value)| (name.to_string(), text(value))).collect();
        let bytes = response.bytes().await.expect("a body").to_vec();
        Fetched { status, headers, bytes }
    }

    /// Sends something, which must not succeed unless it only looks.
    async fn try_to(&self, path: &str, origin: Option<&str>, body: &str) {
        let mut request = self.to(&self.client, Method::POST, path).body(body.to_owned());
        request = request.header("content-type", "application/x-www-form-urlencoded");
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        let answer = self.send(request).await;
        // Somebody who has no cookie can choose colours, which are kept by their browser alone.
        let is_colours = path == "/colours" && answer.status == 303;
        assert!(answer.status >= 400 || is_colours, "POST {path} {body}: {}", answer.status);
    }

    /// Presses everything that it finds.
    async fn click(&self, path: &str) {
        let page = self.send(self.to(&self.client, Method::GET, path)).await;
        let own = format!("http://{}", self.pages);
        for form in forms(&page) {
            let fields = form.fields.iter().map(|(name, value)| format!("{name}={value}"));
            let body = fields.collect::<Vec<_>>().join("&");
            let to = if form.action.is_empty() { path } else { &form.action };
            for origin in [None, Some("https://evil.example"), Some(own.as_str())] {
                match form.is_post {
                    true => self.try_to(to, origin, &body).await,
                    false => {
                        let to = format!("{to}?{body}");
                        self.send(self.to(&self.client, Method::GET, &to)).await;
                    }
                }
            }
        }
        // It also tries addresses that it has only seen, with and without words.
        for body in ["", "sure=", "List-Unsubscribe=", "list-unsubscribe=one-click", "yes=sure"] {
            self.try_to(path, Some(&own), body).await;
        }
    }

    async fn preview(&self, path: &str) {
        let page = self.send(self.to(&self.follows, Method::GET, path)).await;
        if page.headers.get("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
            let pictures = page.attributes("img[src], script[src]", "src");
            for picture in pictures.into_iter().chain(page.attributes("link[href]", "href")) {
                let picture = self.send(self.to(&self.client, Method::GET, &picture)).await;
                assert!(picture.status < 500, "{}", picture.status);
            }
        }
    }

    async fn rewrite(&self, path: &str) {
        let joint = if path.contains('?') { '&' } else { '?' };
        let escaped: String = path
            .bytes()
            .map(|byte| match byte {
                b'/' | b'?' | b'=' | b'&' => char::from(byte).to_string(),
                byte => format!("%{byte:02X}"),
            })
            .collect();
        let swapped: String = path
            .chars()
            .map(|c| match c.is_ascii_lowercase() {
                true => c.to_ascii_uppercase(),
                false => c.to_ascii_lowercase(),
            })
            .collect();
        for rewritten in [
            format!("{path}{joint}utm_source=mail&from=d1&to=c1"),
            path.to_uppercase(),
            swapped,
            escaped,
            format!("/{path}"),
            format!("{path}/"),
        ] {
            let answer = self.send(self.to(&self.client, Method::GET, &rewritten)).await;
            assert!(answer.status < 500, "{rewritten}: {}", answer.status);
        }
    }

    /// A browser that loads what its owner may look at next, with the owner's cookie.
    async fn prefetch(&self, path: &str) {
        // Whatever the address stops or shows without a player is the same for everybody.
        for (name, value) in [("sec-purpose", "prefetch;prerender"), ("purpose", "prefetch")] {
            let request = self.to(&self.client, Method::GET, path).header(name, value);
            self.send(request.header("cookie", &self.cookies)).await;
        }
    }

    async fn visit(&self, program: usize, path: &str) {
        match program {
            0 => drop(self.send(self.to(&self.client, Method::GET, path)).await),
            1 => drop(self.send(self.to(&self.client, Method::HEAD, path)).await),
            2 => self.preview(path).await,
            3 => self.click(path).await,
            4 => self.rewrite(path).await,
            _ => self.prefetch(path).await,
        }
    }
}

/// Every form with each of its buttons pressed.
fn forms(page: &Fetched) -> Vec<Form> {
    match page.headers.get("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
        true => page.forms(),
        false => Vec::new(),
    }
}

#[test]
fn ten_thousand_requests_of_programs_change_nothing() {
    let mut hall = Hall::public("brandubh attack");
    let linked = path(&hall.begins);
    let stop = format!("/u/{}", hall.begins.stop_page());
    let asked = hall.alva.answers(&hall.begins, "settings calendar");
    let [calendar] = hall.club.tell(&asked, [&hall.alva]);
    let calendar = path(&calendar);
    let alva = hall.alva_at();
    let _ = hall.club.letters();
    // Pages of hers that would count as seen, in a browser that is only ahead of its time.
    let cookies: Vec<_> =
        alva.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let from_email = [linked.clone(), stop, calendar];
    let from_pages = [
        "/",
        "/games",
        "/game/1",
        "/game/1?from=d1&to=c1",
        "/sign-in",
        "/mine",
        "/settings",
        "/send",
        "/send?command=1:+d1-c1",
        "/sign-out",
        "/player/Alva",
        "/colours",
        "/style.css",
        "/sign-in/code",
    ];
    let stays = Client::builder().redirect(redirect::Policy::none());
    let scanners = Arc::new(Scanners {
        pages: hall.club.pages(),
        client: stays.build().expect("a client"),
        follows: Client::new(),
        addresses: from_email.into_iter().chain(from_pages.map(str::to_owned)).collect(),
        cookies: cookies.join("; "),
        sent: AtomicUsize::new(0),
        statuses: std::sync::Mutex::default(),
    });
    let before = everything(&hall.club);
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    let runtime = builder.worker_threads(2).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut tasks = Vec::new();
        let turns = Arc::new(AtomicUsize::new(0));
        for _ in 0..16 {
            let (scanners, turns) = (Arc::clone(&scanners), Arc::clone(&turns));
            tasks.push(tokio::spawn(async move {
                while scanners.sent.load(Ordering::Relaxed) < REQUESTS {
                    // Each program comes to each address, the ones in emails most often.
                    let turn = turns.fetch_add(1, Ordering::Relaxed);
                    let round = turn / 6;
                    let place = if round % 3 == 0 { round / 3 } else { round % 3 };
                    let path = &scanners.addresses[place % scanners.addresses.len()];
                    scanners.visit(turn % 6, path).await;
                }
            }));
        }
        for task in tasks {
            task.await.expect("a program");
        }
    });
    let statuses = scanners.statuses.lock().expect("counts").clone();
    assert!(scanners.sent.load(Ordering::Relaxed) >= REQUESTS);
    for expected in [200, 303, 403, 404, 405, 422, 503] {
        assert!(statuses.contains_key(&expected), "{statuses:?}");
    }
    nothing_happened_since(&before, &hall.club);
    hall.club.no_letter();
    // Its player is asked only once she looks herself, and then plays.
    let mut alva = alva;
    assert!(alva.get("/game/1").says("Which piece do you want to move?"));
}

#[test]
fn only_a_person_or_a_mail_program_stops_emails() {
    let mut hall = Hall::public("brandubh attack");
    let stop = format!("/u/{}", hall.begins.stop_page());
    let stopped = |hall: &Hall| {
        hall.club.number("SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL")
    };
    let mut visitor = hall.visitor();
    let page = visitor.get(&stop);
    let [form] = &page.forms()[..] else { panic!("{}", page.said()) };
    assert!(form.fields.is_empty(), "its box isn't ticked: {form:?}");
    for body in ["", "sure", "sure=no", "List-Unsubscribe", "List-Unsubscribe=One-Click%20"] {
        let answer = visitor.send(&stop, &[], Some(body));
        assert_eq!((answer.status, stopped(&hall)), (422, 0), "{body}");
        assert_eq!(answer.forms().len(), 1, "it asks again");
    }
    let box_ = page.attributes("input[type=checkbox][required]", "name");
    let value = page.attributes("input[type=checkbox][required]", "value");
    let body = format!("{}={}", box_[0], value[0]);
    assert_eq!(visitor.send(&stop, &[], Some(&body)).status, 200);
    assert_eq!(stopped(&hall), 1);
    let _ = hall.club.letters();
}

#[test]
fn a_mail_program_can_send_its_one_click_in_parts() {
    let hall = Hall::public("brandubh attack");
    let stop = format!("/u/{}", hall.begins.stop_page());
    let kind = [("content-type", "multipart/form-data; boundary=xyz")];
    let part = |value: &str| {
        let head = "--xyz\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\n";
        format!("{head}{value}\r\n--xyz--\r\n")
    };
    let mut visitor = hall.visitor();
    for (value, status) in [("Two-Clicks", 422), ("One-Click", 200)] {
        let answer = visitor.request(("POST", &stop), &kind, &part(value));
        assert_eq!(answer.status, status, "{value}");
    }
    let stopped = "SELECT count(*) FROM identities WHERE suspended_at IS NOT NULL";
    assert_eq!(hall.club.number(stopped), 1);
}
