//! Signing in on a device, without a password: the club sends a code to the address it has of a
//! player, and the person who types it on the device that asked is taken for that player there.

use std::collections::HashMap;

use axum::extract::{Form, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use club::Unanswered;
use service::Service;
use service::devices::{DeviceFor, MOST_CODES_IN_ALL, NewDevice};
use service::token::Token;
use storage::{GameId, PlayerId};
use templates::medium::web::{AskedFor, FormField, Link, WebText};
use tokio::time::{Instant, sleep_until};

use super::send::see;
use super::shown::{PagePart, Said, ShownPage};
use super::visitor::{Visitor, new_token, or_log};
use super::{Pages, askers};

const NAME: FormField = FormField {
    name: "name",
    label: WebText::YourName,
    autocomplete: "username",
    is_number: false,
};

const CODE: FormField = FormField {
    name: "code",
    label: WebText::Code,
    autocomplete: "one-time-code",
    is_number: true,
};

/// Asks for a name. The device gets its secret now, so that only it can send the form.
pub async fn ask(State(pages): State<Pages>, visitor: Visitor) -> Response {
    let device = visitor.device.unwrap_or_else(new_token);
    let said = WebText::SignInHow.say(visitor.reader.words());
    let form =
        AskedFor { to: "/sign-in", field: Some(NAME), kept: None, button: WebText::SendCode };
    let mut response = page(&pages, &visitor, device, Said::Words(said), form, StatusCode::OK);
    if visitor.device.is_none() {
        keep(&mut response, &visitor, device);
    }
    response
}

/// Sends a code to the player with that name, or to the one who was sent the link to a game, and
/// asks for it. By name it is sent once this has been answered: otherwise the time would tell who
/// can be written to. The device gets a new secret: one that somebody else may have put there is
/// worth nothing.
pub async fn send_code(
    State(pages): State<Pages>,
    headers: HeaderMap,
    visitor: Visitor,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    let sender = match sender(&pages, &visitor, &form) {
        Ok(sender) => sender,
        Err(response) => return *response,
    };
    let device = new_token();
    let name: String = field(&form, "name").trim().chars().take(100).collect();
    let linked = linked(field(&form, "link"));
    let whose = match linked {
        Some((game, token)) => DeviceFor::Link(game, token),
        None => DeviceFor::Name(name.clone()),
    };
    let browser = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let called = called(browser.unwrap_or_default());
    let asked = match linked {
        Some(_) => {
            let new = NewDevice { secret: device, name: called, known: None };
            let asks = move |service: &mut Service, now| {
                service::devices::ask_device_code(service, now, &new, &whose)
            };
            pages.club.decide(asks).await.map(|()| true)
        }
        None => {
            let asker = (sender, askers::network(&headers));
            ask_by_name(&pages, &visitor, asker, (device, called), whose).await
        }
    };
    match asked {
        Ok(true) => {}
        Ok(false) => {
            return pages.say(&visitor, StatusCode::TOO_MANY_REQUESTS, WebText::TooManyCodes);
        }
        Err(why) => return pages.unanswered(&visitor, why),
    }
    let said = match linked {
        Some(_) => WebText::CodeSentToYou,
        None => WebText::CodeSent(name),
    };
    let said = Said::Words(said.say(visitor.reader.words()));
    let mut response = page(&pages, &visitor, device, said, code_form(&form), StatusCode::OK);
    keep(&mut response, &visitor, device);
    response
}

/// Who has been signed in in this browser before.
async fn known_player(pages: &Pages, visitor: &Visitor) -> Result<Option<PlayerId>, Unanswered> {
    let Some((player, mark)) = visitor.known_as else { return Ok(None) };
    let is_known = pages
        .club
        .answer(move |questions, _| service::devices::is_device_mark(questions, player, mark));
    Ok(is_known.await?.then_some(player))
}

/// Asks for a code for a name, unless this visitor has asked for too many, or all together have.
/// That depends on who asks alone, and the answer doesn't wait for what is done about the name, nor
/// does it keep a place at the door meanwhile.
async fn ask_by_name(
    pages: &Pages,
    visitor: &Visitor,
    (sender, network): (Token, askers::Network),
    (secret, name): (Token, String),
    whose: DeviceFor,
) -> Result<bool, Unanswered> {
    let known = known_player(pages, visitor).await?;
    let asked =
        pages.club.answer(|questions, now| service::devices::codes_asked(questions, now)).await?;
    let (askers, now) = (&pages.askers, Instant::now());
    let due = known.and_then(|player| askers.ask_known(now, player)).or_else(|| {
        let is_left = asked < MOST_CODES_IN_ALL;
        is_left.then(|| askers.ask(now, (sender, secret), network)).flatten()
    });
    let Some(due) = due else { return Ok(false) };
    let (club, new) = (pages.club.clone(), NewDevice { secret, name, known });
    tokio::spawn(async move {
        sleep_until(due).await;
        let asked = club.decide(move |service, now| {
            service::devices::ask_device_code(service, now, &new, &whose)
        });
        // Its fault goes into the log, and who waits in vain asks again.
        let _ = or_log(asked.await);
    });
    Ok(true)
}

/// The form for the code; it leads back to the game, if that was where somebody came from.
fn code_form(form: &HashMap<String, String>) -> AskedFor {
    let link = field(form, "link");
    AskedFor {
        to: "/sign-in/code",
        field: Some(CODE),
        kept: linked(link).map(|_| ("link", link.to_owned())),
        button: WebText::CheckCode,
    }
}

fn field<'a>(form: &'a HashMap<String, String>, name: &str) -> &'a str {
    form.get(name).map(String::as_str).unwrap_or_default()
}

/// The game and the token of a link in an email.
fn linked(link: &str) -> Option<(GameId, Token)> {
    let (game, token) = link.split_once('/')?;
    let game: u32 = game.parse().ok()?;
    Some((GameId(game.into()), token.parse().ok()?))
}

/// A device as its owner would recognize it: `Firefox (Android)`. Only known words are taken from
/// what a browser says of itself, because its owner reads them in an email.
fn called(browser: &str) -> String {
    // Most say that they are like others; the first that fits is the one that it is.
    const BROWSERS: [(&str, &str); 8] = [
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("CriOS", "Chrome"),
        ("Chrom", "Chrome"),
        ("Safari", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "Mac"),
        ("Linux", "Linux"),
    ];
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| browser.contains(sign)).map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} ({system})"),
        (Some(name), None) | (None, Some(name)) => name.to_owned(),
        (None, None) => "?".to_owned(),
    }
}

/// Checks a code; if it is right, the device is the player's from now on.
pub async fn check_code(
    State(pages): State<Pages>,
    visitor: Visitor,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    let device = match sender(&pages, &visitor, &form) {
        Ok(device) => device,
        Err(response) => return *response,
    };
    let code = field(&form, "code").to_owned();
    let confirmed = pages
        .club
        .decide(move |service, now| service::devices::confirm_device(service, now, device, &code))
        .await;
    match confirmed {
        Ok(Ok(player)) => {
            let mut response = match linked(field(&form, "link")) {
                Some((game, _)) => see(&format!("/game/{}", game.0)),
                None => see("/mine"),
            };
            keep_known(&pages, &visitor, player, &mut response).await;
            response
        }
        Ok(Err(refusal)) => {
            let said = Said::Refusal(Box::new(refusal));
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            page(&pages, &visitor, device, said, code_form(&form), status)
        }
        Err(why) => pages.unanswered(&visitor, why),
    }
}

/// Ends the device's being the player's. Its secret is worthless then.
pub async fn sign_out(
    State(pages): State<Pages>,
    visitor: Visitor,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    let device = match sender(&pages, &visitor, &form) {
        Ok(device) => device,
        Err(response) => return *response,
    };
    match pages
        .club
        .decide(move |service, now| service::devices::end_device(service, now, device))
        .await
    {
        Ok(()) => see("/"),
        Err(why) => pages.unanswered(&visitor, why),
    }
}

/// The device on which a form was sent: a form that isn't from a page for it does nothing.
fn sender(
    pages: &Pages,
    visitor: &Visitor,
    form: &HashMap<String, String>,
) -> Result<Token, Box<Response>> {
    let device = visitor.device.filter(|_| visitor.has_sent(field(form, "token")));
    device.ok_or_else(|| Box::new(pages.say(visitor, StatusCode::FORBIDDEN, WebText::StaleForm)))
}

fn page(
    pages: &Pages,
    visitor: &Visitor,
    device: Token,
    said: Said,
    form: AskedFor,
    status: StatusCode,
) -> Response {
    let shown =
        ShownPage { status, device: Some(device), ..ShownPage::at("/sign-in", WebText::SignIn) };
    // Somebody who waits for a code in vain, or has mistyped it, begins again.
    let links = match form.to {
        "/sign-in" => Vec::new(),
        _ => vec![Link::new("/sign-in".into(), WebText::NewCode.say(visitor.reader.words()))],
    };
    let part = PagePart { form: Some(form), links, looks: "row", ..PagePart::new(said) };
    pages.show(visitor, &shown, &[part])
}

/// Makes the browser keep who has been signed in there, so that others can't use up its codes.
async fn keep_known(pages: &Pages, visitor: &Visitor, player: PlayerId, response: &mut Response) {
    let mark = pages
        .club
        .answer(move |questions, _| service::devices::device_mark(questions, player))
        .await;
    if let Ok(Some(Some(mark))) = or_log(mark)
        && let Ok(kept) = HeaderValue::from_str(&visitor.keep_known(player, mark))
    {
        response.headers_mut().append(header::SET_COOKIE, kept);
    }
}

pub fn keep(response: &mut Response, visitor: &Visitor, device: Token) {
    if let Ok(kept) = HeaderValue::from_str(&visitor.keep_device(device)) {
        response.headers_mut().append(header::SET_COOKIE, kept);
    }
}

#[cfg(test)]
mod tests {
    use super::called;

    #[test]
    fn devices_are_called_by_known_words_alone() {
        let android = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";
        assert_eq!(called(android), "Firefox (Android)");
        let edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/125.0 Safari/537.36 Edg/125.0";
        assert_eq!(called(edge), "Edge (Windows)");
        assert_eq!(called("w3m/0.5.3"), "?");
        assert_eq!(called("Your account is closed, write to thief@evil.example"), "?");
    }
}
