//! Pictures, records, and what all pages share. What never changes under its address is kept by
//! browsers; the rest has a mark by which they ask whether it has changed.

use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use commands::{ArchiveQuestion, ArchivedView, FIRST_RULESET, GameQuestion, Question};
use engine::ruleset::shipped_library;
use pictures::{Caption, Picture, Seat, Theme};
use service::Answer;
use service::token::Token;
use storage::PlayerId;
use templates::Notice;
use templates::medium::web::{BoardAddress, SCRIPT, WebText, style};
use templates::notice::record_file;

use crate::Pages;
use crate::drawn::Busy;
use crate::shown::{
    PagePart, Said, ShownPage, is_known, mark_of, marked, svg_response, unless_known,
};
use crate::visitor::{Visitor, or_log};

const NO_CAPTION: Caption<'static> = Caption { title: "", description: "" };

/// A picture of a board whose address says everything.
pub async fn board(State(pages): State<Pages>, RawQuery(query): RawQuery) -> Response {
    let query = query.unwrap_or_default();
    // No board's address is longer.
    let asked = Some(query).filter(|query| query.len() <= 4000).map(decoded);
    let asked = asked.and_then(|query| BoardAddress::parse(&query, &pages.library));
    let Some(asked) = asked else { return StatusCode::NOT_FOUND.into_response() };
    let svg = pages.painter.svg(&asked.picture(), asked.theme, &NO_CAPTION);
    let mut response = svg_response(svg);
    let kept = HeaderValue::from_static("public, max-age=604800");
    response.headers_mut().insert(header::CACHE_CONTROL, kept);
    response
}

/// Some browsers write the characters between squares and ranks in another way.
fn decoded(query: String) -> String {
    query.replace("%2F", "/").replace("%2f", "/").replace("%2C", ",").replace("%2c", ",")
}

pub async fn icon(State(pages): State<Pages>) -> Response {
    let Some(ruleset) = shipped_library().newest(FIRST_RULESET) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let picture = Picture::start(ruleset, Seat::South);
    let svg = pages.painter.svg(&picture, Theme::Light, &NO_CAPTION);
    let mut response = svg_response(svg);
    let kept = HeaderValue::from_static("public, max-age=604800");
    response.headers_mut().insert(header::CACHE_CONTROL, kept);
    response
}

pub async fn style_file(headers: HeaderMap) -> Response {
    shared(&headers, "text/css; charset=utf-8", style())
}

pub async fn script(headers: HeaderMap) -> Response {
    shared(&headers, "text/javascript; charset=utf-8", SCRIPT)
}

fn shared(headers: &HeaderMap, kind: &'static str, text: &'static str) -> Response {
    let about = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, no-cache")];
    unless_known(headers.get(header::IF_NONE_MATCH), text.into(), (about, "").into_response())
}

pub async fn record(
    State(pages): State<Pages>,
    Path(game): Path<u32>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let question = Question::Game(GameQuestion::Record);
    file((&pages, &visitor, &headers), (Some(game), question)).await
}

pub async fn picture(
    State(pages): State<Pages>,
    Path(game): Path<u32>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let question = Question::Game(GameQuestion::Picture(None));
    file((&pages, &visitor, &headers), (Some(game), question)).await
}

pub async fn replay(
    State(pages): State<Pages>,
    Path(game): Path<u32>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let question = Question::Game(GameQuestion::Replay(None));
    file((&pages, &visitor, &headers), (Some(game), question)).await
}

/// A game from elsewhere as a file of that name.
pub async fn archived(
    State(pages): State<Pages>,
    Path((number, name)): Path<(u32, String)>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let view = match name.as_str() {
        "record.txt" => ArchivedView::Record,
        "board.png" => ArchivedView::Picture,
        "replay.gif" => ArchivedView::Replay,
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    let question = Question::Archive(ArchiveQuestion::Show(number, view));
    file((&pages, &visitor, &headers), (None, question)).await
}

/// A player's deadlines, at an address that only they and their calendar know.
pub async fn calendar(
    State(pages): State<Pages>,
    Path((player, file)): Path<(i64, String)>,
    headers: HeaderMap,
) -> Response {
    let token = file.strip_suffix(".ics").and_then(|token| token.parse::<Token>().ok());
    let Some(token) = token else { return StatusCode::NOT_FOUND.into_response() };
    let player = PlayerId(player);
    let found = pages.club.answer(move |questions, now| {
        let own = service::questions::calendar_by_link(questions, player, token)?;
        own.map(|own| service::calendar::calendar(questions, now, own)).transpose()
    });
    match or_log(found.await) {
        Ok(Some(Some(calendar))) => {
            let about = [
                (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
                (header::CACHE_CONTROL, "private, no-cache"),
            ];
            unless_known(
                headers.get(header::IF_NONE_MATCH),
                calendar.into_bytes(),
                (about, "").into_response(),
            )
        }
        Ok(Some(None)) => StatusCode::NOT_FOUND.into_response(),
        Ok(None) | Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

/// A game as a file, for those who may look at it.
async fn file(
    (pages, visitor, headers): (&Pages, &Visitor, &HeaderMap),
    (game, question): (Option<u32>, Question),
) -> Response {
    let notice = match pages.ask(visitor, game, question).await {
        Ok(Answer::Done(notice)) => notice,
        Ok(Answer::Refused(refusal)) => {
            let shown = ShownPage { status: StatusCode::NOT_FOUND, ..ShownPage::default() };
            return pages.show(visitor, &shown, &[PagePart::new(Said::Refusal(refusal))]);
        }
        Err(why) => return pages.unanswered(visitor, why),
    };
    let known = headers.get(header::IF_NONE_MATCH);
    if let Notice::Record(record) = &*notice {
        let file = record_file(record);
        let about = file_headers("text/plain; charset=utf-8", "attachment", &file.file);
        return unless_known(known, file.text.into_bytes(), (about, "").into_response());
    }
    let Some(drawing) = notice.drawings().into_iter().next() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    // It is known by what it shows, so that nothing is drawn for a browser that has it.
    let mark = mark_of(format!("{} {}", env!("CARGO_PKG_VERSION"), drawing.subject()).as_bytes());
    let about = file_headers(drawing.media_type(), "inline", &drawing.file_name());
    if is_known(known, &mark) {
        return marked(&mark, (StatusCode::NOT_MODIFIED, about).into_response());
    }
    let (painter, asked) = (pages.painter.clone(), notice.clone());
    let drawn = pages.drawings.file(&mark, move || {
        let drawing = asked.drawings().into_iter().next();
        drawing.map(|drawing| drawing.draw(&painter, Seat::South)).unwrap_or_default()
    });
    match drawn.await {
        Ok(file) => marked(&mark, (about, file.to_vec()).into_response()),
        Err(Busy) => {
            let mut busy = pages.say(visitor, StatusCode::SERVICE_UNAVAILABLE, WebText::NoAnswer);
            busy.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
            busy
        }
    }
}

fn file_headers(kind: &str, shown_as: &str, name: &str) -> [(HeaderName, String); 3] {
    [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("{shown_as}; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
    ]
}
