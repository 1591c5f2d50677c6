//! A game from elsewhere: its board at its end or earlier, with the way through its moves.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use commands::{ArchiveQuestion, ArchivedView, Question};
use service::Answer;
use templates::Notice;
use templates::medium::web::WebText;

use super::Pages;
use super::game;
use super::look::PageQuery;
use super::shown::{PagePart, Said, ShownPage};
use super::visitor::Visitor;

pub async fn show(
    State(pages): State<Pages>,
    Path(number): Path<u32>,
    visitor: Visitor,
    Query(query): PageQuery,
) -> Response {
    let ply = query.get("ply").and_then(|text| text.parse().ok());
    let at = |ply| Question::Archive(ArchiveQuestion::Show(number, ArchivedView::Board(ply)));
    // The whole game has all its moves, also for those who look at an earlier board.
    let (whole, shown) =
        match (pages.ask(&visitor, None, at(None)).await, pages.ask(&visitor, None, at(ply)).await)
        {
            (Ok(whole), Ok(shown)) => (whole, shown),
            (Err(why), _) | (_, Err(why)) => return pages.unanswered(&visitor, why),
        };
    let address = format!("/archive/{number}");
    let page = ShownPage::at(&address, WebText::Games);
    let Answer::Done(whole) = whole else {
        let page = ShownPage { status: StatusCode::NOT_FOUND, ..page };
        return pages.show(&visitor, &page, &[PagePart::of_answer(whole)]);
    };
    let reader = &visitor.reader;
    let links =
        |links, looks| PagePart { links, looks, ..PagePart::new(Said::Words(String::new())) };
    let mut parts = Vec::new();
    if let Notice::Archived(archived) = &*whole {
        let plies = archived.table.game.plies().len();
        let at = ply.and_then(|ply: u32| usize::try_from(ply).ok()).unwrap_or(plies).min(plies);
        let way = game::way(&address, (at, plies), reader);
        // Files have links of their own.
        let board =
            PagePart { links: way, looks: "row", steps: Vec::new(), ..PagePart::of_answer(shown) };
        parts.push(board);
        let moves = game::moves(&address, &archived.table, at, reader);
        parts.push(links(moves, "moves").under(WebText::Moves));
        parts.push(links(game::files(&address, reader), "row").under(WebText::Files));
    }
    pages.show(&visitor, &page, &parts)
}
