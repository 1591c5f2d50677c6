//! The address in an email about a game: it shows what everybody could see of that game, even of a
//! private one, and lets the player it was sent to ask for a code. Nobody can do more with it, no
//! matter who has got hold of it.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use service::token::Token;
use storage::GameId;
use templates::controls::Button;
use templates::medium::web::{AskedFor, Link, LinkDirection, WebText};

use super::Pages;
use super::look::PageQuery;
use super::send::see;
use super::shown::{PagePart, Said, ShownPage};
use super::sign_in::keep;
use super::visitor::{Visitor, new_token};

pub async fn show(
    State(pages): State<Pages>,
    Path((game, token)): Path<(u32, String)>,
    visitor: Visitor,
    Query(query): PageQuery,
) -> Response {
    let ply = query.get("ply").and_then(|text| text.parse().ok());
    let Ok(secret) = token.parse::<Token>() else {
        return pages.say(&visitor, StatusCode::NOT_FOUND, WebText::NotFound);
    };
    let actor = visitor.actor.clone();
    let at = (GameId(game.into()), secret);
    let found = pages.club.answer(move |questions, now| {
        service::questions::watch_by_link(questions, now, &actor, at, ply)
    });
    let seen = match found.await {
        Ok(Some(seen)) => seen,
        Ok(None) => return pages.say(&visitor, StatusCode::NOT_FOUND, WebText::NotFound),
        Err(why) => return pages.unanswered(&visitor, why),
    };
    if seen.is_of_player {
        return see(&format!("/game/{game}"));
    }
    let device = visitor.device.unwrap_or_else(new_token);
    let words = visitor.reader.words();
    let here = format!("/g/{game}/{token}");
    let to = |ply: u32, button: Button| Link::new(format!("{here}?ply={ply}"), button.label(words));
    let mut links = Vec::new();
    if seen.ply > 0 {
        let back = to(seen.ply - 1, Button::Previous);
        links.push(Link { way: Some(LinkDirection::Back), ..back });
    }
    if seen.ply < seen.plies {
        let on = to(seen.ply + 1, Button::Next);
        links.push(Link { way: Some(LinkDirection::On), ..on });
    }
    let board =
        PagePart { links, looks: "row", ..PagePart::new(Said::Notice(Box::new(seen.notice))) };
    let form = AskedFor {
        to: "/sign-in",
        field: None,
        kept: Some(("link", format!("{game}/{token}"))),
        button: WebText::SendCode,
    };
    let ask =
        PagePart { form: Some(form), ..PagePart::new(Said::Words(WebText::ToPlay.say(words))) };
    let shown = ShownPage { device: Some(device), ..ShownPage::at(here, WebText::Games) };
    let mut response = pages.show(&visitor, &shown, &[board, ask]);
    if visitor.device.is_none() {
        keep(&mut response, &visitor, device);
    }
    response
}
