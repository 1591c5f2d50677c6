//! Commands, from the buttons of a page or as they are typed. Each page carries a number of its own:
//! a command that is sent from it again gets the same answer, and nothing is done twice.

use std::collections::HashMap;

use axum::extract::{Form, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use club::Unanswered;
use commands::Order;
use engine::hex::write_hex;
use pictures::Theme;
use service::discord::Scene;
use service::token::Token;
use service::{Answer, Heard, MessageAt, Place, Request, Seen};
use sha2::{Digest as _, Sha256};
use templates::medium::web::{Link, WebText};
use templates::told::NextStep;

use super::Pages;
use super::shown::{PagePart, Said, ShownPage};
use super::visitor::Visitor;

/// The longest command, in bytes.
const LONGEST: usize = 4000;

pub async fn send(
    State(pages): State<Pages>,
    visitor: Visitor,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let page = field("request").parse::<Token>();
    let Some(page) = page.ok().filter(|_| visitor.has_sent(field("token"))) else {
        return pages.say(&visitor, StatusCode::FORBIDDEN, WebText::StaleForm);
    };
    // Only players give commands here.
    if visitor.player.is_none() {
        return see("/sign-in");
    }
    // One line is one command, as everywhere.
    let command = field("command").lines().next().unwrap_or_default().trim();
    let begins = field("begins");
    if field("command").len() + begins.len() > LONGEST {
        return pages.say(&visitor, StatusCode::PAYLOAD_TOO_LARGE, WebText::TooLong);
    }
    if command.is_empty() {
        return pages.say(&visitor, StatusCode::UNPROCESSABLE_ENTITY, WebText::StillMissing);
    }
    // A player who types the whole command in the field means the same.
    let command = match command.starts_with(begins.trim_end()) {
        true => command.to_owned(),
        false => format!("{begins}{command}"),
    };
    let actor = visitor.actor.clone();
    let id = format!("{page} {command}");
    // What is asked about a command is answered on the page that asks it, and nowhere else. Nothing
    // that was asked by email or elsewhere has such a place.
    let asked_here = place(&id);
    let page =
        |name: &str| MessageAt { conversation: format!("page {name}"), message: String::new() };
    let place = Place { answers: page(field("place")), asks: page(&asked_here) };
    let read = match pages.club.understand(actor.clone(), &place, &command).await {
        Ok(read) => read,
        Err(closed) => return pages.unanswered(&visitor, closed.into()),
    };
    let mut named = None;
    let mut is_question = false;
    let heard = match read {
        Err(misread) => pages.club.hear_misread((actor, place), None, misread).await,
        Ok(order) => {
            named = order.game;
            is_question = matches!(order.order, Order::Ask(_));
            let seen = field("ply").parse().ok().zip(field("event").parse().ok());
            let seen = seen.map(|(ply, event)| Seen { ply, event });
            let request = Request { id, place: Some(place), actor, order, seen };
            pages.club.hear(request, Some(Scene::Pages)).await
        }
    };
    match heard {
        Ok(Heard { first, answer, .. }) => {
            let status = match &answer {
                Answer::Done(_) => StatusCode::OK,
                Answer::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            };
            let place = Some(asked_here);
            let shown =
                ShownPage { title: Some(WebText::Answer), status, place, ..ShownPage::default() };
            let about = match &answer {
                Answer::Done(notice) => notice.game().and_then(|game| u32::try_from(game).ok()),
                Answer::Refused(_) => None,
            };
            match pages.led_back(&visitor, answer, about.or(named), is_question).await {
                Ok(mut parts) => {
                    let first = first.map(|first| PagePart::new(Said::Notice(first)));
                    parts.splice(0..0, first);
                    pages.show(&visitor, &shown, &parts)
                }
                Err(why) => pages.unanswered(&visitor, why),
            }
        }
        Err(why) => pages.unanswered(&visitor, why),
    }
}

/// The page that answers the command with that id, as a place where something can be asked.
fn place(id: &str) -> String {
    let digest = Sha256::digest(id);
    write_hex(&digest)
}

impl Pages {
    /// An answer, and the way back to the game that it is about: its board as it is now, or a link
    /// where the answer itself shows something to look at.
    async fn led_back(
        &self,
        visitor: &Visitor,
        answer: Answer,
        game: Option<u32>,
        is_question: bool,
    ) -> Result<Vec<PagePart>, Unanswered> {
        // What shows another board, or asks something, stands alone.
        let stands_alone = match &answer {
            Answer::Done(notice) => {
                notice.is_elsewhere() || notice.next_steps().iter().any(NextStep::is_answer)
            }
            Answer::Refused(_) => false,
        };
        let is_move = matches!(&answer, Answer::Done(notice) if notice.is_own_ply());
        let mut said = PagePart::of_answer(answer);
        let Some(game) = game else { return Ok(vec![said]) };
        let mut parts = self.game_parts(visitor, game, None, (None, None)).await?;
        if matches!(parts.as_slice(), [] | [PagePart { said: Said::Refusal(_), .. }]) {
            return Ok(vec![said]);
        }
        if is_question || stands_alone {
            let text = WebText::ToGame(game.into()).say(visitor.reader.words());
            said.links.push(Link::new(format!("/game/{game}"), text));
            said.looks = "row";
            return Ok(vec![said]);
        }
        // The board says which move was made last.
        if !is_move {
            said.is_brief = matches!(said.said, Said::Notice(_));
            parts.insert(0, said);
        }
        Ok(parts)
    }
}

/// Keeps the colours that were chosen on this device.
pub async fn colours(visitor: Visitor, Form(form): Form<HashMap<String, String>>) -> Response {
    let theme = form.get("theme").and_then(|word| Theme::from_word(word));
    let back = form.get("here").filter(|here| is_page_of_ours(here)).map_or("/", String::as_str);
    let mut response = see(back);
    if let Ok(kept) = HeaderValue::from_str(&visitor.keep_theme(theme)) {
        response.headers_mut().append(header::SET_COOKIE, kept);
    }
    response
}

/// The answer that leads a browser to one of our pages.
pub fn see(page: &str) -> Response {
    match HeaderValue::from_str(page) {
        Ok(page) => (StatusCode::SEE_OTHER, [(header::LOCATION, page)]).into_response(),
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether an address that a form brought back leads to a page here, and nowhere else.
fn is_page_of_ours(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && address.bytes().all(|c| c.is_ascii_graphic() && c != b'\\')
}

#[cfg(test)]
mod tests {
    use super::is_page_of_ours;

    #[test]
    fn a_form_leads_back_to_pages_of_ours_alone() {
        for ours in ["/", "/game/12?ply=3", "/player/%C3%85se"] {
            assert!(is_page_of_ours(ours), "{ours}");
        }
        for other in ["", "//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nb"] {
            assert!(!is_page_of_ours(other), "{other}");
        }
    }
}
