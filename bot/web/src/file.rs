//! Pictures, records, and what all pages share. What never changes under its address is kept by
//! browsers; the rest has a mark by which they ask whether it has changed.

use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use commands::{ArchiveQuestion, ArchivedView, GameQuestion, Question};
use engine::ruleset::shipped_library;
use pictures::{Caption, Picture, Seat, Theme};
use service::Answer;
use service::token::Token;
use storage::PlayerId;
use templates::Notice;
use templates::medium::web::{BoardAddress, SCRIPT, style};
use templates::notice::record_file;
use templates::rules::FIRST_RULESET;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::Pages;
use super::shown::{Part, Said, Shown, svg_response, unless_known};
use super::visitor::{Visitor, or_log};

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
        let own = questions.calendar_by_link(player, token)?;
        own.map(|own| questions.calendar(now, own)).transpose()
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

/// Who draws a game as a file: a long replay takes up to a second, and however many are asked for,
/// one thread draws them.
static DRAWING: Semaphore = Semaphore::const_new(1);

/// What is worked out in a thread of its own, after whatever waited longer.
async fn one_at_a_time<T: Send + 'static>(
    place: &'static Semaphore,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let held = place.acquire().await.ok()?;
    let worked = spawn_blocking(move || {
        // Also when nobody waits for the answer any more, the next begins only afterwards.
        let _held = held;
        work()
    });
    worked.await.ok()
}

/// A game as a file, for those who may look at it.
async fn file(
    (pages, visitor, headers): (&Pages, &Visitor, &HeaderMap),
    (game, question): (Option<u32>, Question),
) -> Response {
    let notice = match pages.ask(visitor, game, question).await {
        Ok(Answer::Done(notice)) => notice,
        Ok(Answer::Refused(refusal)) => {
            let shown = Shown { status: StatusCode::NOT_FOUND, ..Shown::default() };
            return pages.show(visitor, &shown, &[Part::new(Said::Refusal(refusal))]);
        }
        Err(why) => return pages.unanswered(visitor, why),
    };
    let painter = pages.painter.clone();
    let drawn = one_at_a_time(&DRAWING, move || match &*notice {
        Notice::Record(record) => {
            let file = record_file(record);
            Some(("text/plain; charset=utf-8", file.file, file.text.into_bytes()))
        }
        notice => notice.drawings().first().map(|drawing| {
            (drawing.media_type(), drawing.file_name(), drawing.draw(&painter, Seat::South))
        }),
    });
    let Some(Some((kind, name, bytes))) = drawn.await else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let shown_as = if kind.starts_with("text") { "attachment" } else { "inline" };
    let about = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("{shown_as}; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
    ];
    unless_known(headers.get(header::IF_NONE_MATCH), bytes, (about, "").into_response())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::runtime::Runtime;
    use tokio::sync::Semaphore;
    use tokio::task::{JoinSet, yield_now};

    use super::one_at_a_time;

    #[test]
    fn however_many_replays_are_asked_for_one_thread_draws_them() {
        static PLACE: Semaphore = Semaphore::const_new(1);
        static BUSY: AtomicUsize = AtomicUsize::new(0);
        let runtime = Runtime::new().expect("a runtime");
        let drawn = runtime.block_on(async {
            let mut asked = JoinSet::new();
            for nth in 0..20 {
                let drawn = one_at_a_time(&PLACE, move || {
                    let others = BUSY.fetch_add(1, Ordering::SeqCst);
                    std::thread::yield_now();
                    BUSY.fetch_sub(1, Ordering::SeqCst);
                    (nth, others)
                });
                let task = asked.spawn(drawn);
                // Some don't wait for their answer.
                if nth % 3 == 0 {
                    yield_now().await;
                    task.abort();
                }
            }
            let mut drawn = Vec::new();
            while let Some(answer) = asked.join_next().await {
                drawn.extend(answer.ok().flatten());
            }
            drawn
        });
        assert!((0..20).filter(|nth| nth % 3 != 0).all(|nth| drawn.contains(&(nth, 0))));
        assert!(drawn.iter().all(|(_, others)| *others == 0), "{drawn:?}");
    }
}
