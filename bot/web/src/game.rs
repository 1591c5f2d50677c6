//! A game: its board now or as it was, with the way through its moves; and for its player on turn,
//! pieces and squares to choose. A choice is part of the address and changes nothing.

use std::collections::BTreeSet;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use club::Unanswered;
use commands::{GameQuestion, Question};
use engine::Square;
use service::choose::{BoardChoice, BoardQuestion, Moves};
use service::{Answer, Talk};
use storage::GameId;
use templates::controls::Button;
use templates::medium::web::{Link, LinkDirection, TapChoice, WebText};
use templates::notice::Table;
use templates::told::give;
use templates::{Notice, Reader, Refusal};

use super::Pages;
use super::look::{PageQuery, chart_of};
use super::shown::{PagePart, Said, ShownPage};
use super::visitor::Visitor;

/// How many moves of a game a page lists one by one.
const PART: usize = 200;

pub async fn show(
    State(pages): State<Pages>,
    Path(game): Path<u32>,
    visitor: Visitor,
    Query(query): PageQuery,
) -> Response {
    let square = |name: &str| query.get(name).and_then(|text| text.parse::<Square>().ok());
    let chosen = (square("from"), square("to"));
    let ply = query.get("ply").and_then(|text| text.parse().ok());
    match pages.game_parts(&visitor, game, ply, chosen).await {
        Ok(parts) => {
            let refused = matches!(parts.as_slice(), [PagePart { said: Said::Refusal(_), .. }]);
            let status = if refused { StatusCode::NOT_FOUND } else { StatusCode::OK };
            let shown = ShownPage {
                status,
                chart: chart_of(&query),
                ..ShownPage::at(format!("/game/{game}"), WebText::Games)
            };
            pages.show(&visitor, &shown, &parts)
        }
        Err(why) => pages.unanswered(&visitor, why),
    }
}

impl Pages {
    /// The page of a game, after that many plies or as it is now.
    pub async fn game_parts(
        &self,
        visitor: &Visitor,
        game: u32,
        ply: Option<u32>,
        chosen: (Option<Square>, Option<Square>),
    ) -> Result<Vec<PagePart>, Unanswered> {
        let now = match self.ask(visitor, None, Question::Watch(game, None)).await? {
            Answer::Done(now) => now,
            refused => return Ok(vec![PagePart::of_answer(refused)]),
        };
        let Some(table) = now.table() else { return Ok(Vec::new()) };
        let mut parts = Vec::new();
        let is_over = table.end.is_some();
        let seat = table.seat;
        let plies = table.game.plies().len();
        let at = ply.map_or(plies, |ply| usize::try_from(ply).unwrap_or(plies).min(plies));
        let links =
            |links, looks| PagePart { links, looks, ..PagePart::new(Said::Words(String::new())) };
        let address = format!("/game/{game}");
        let moves =
            links(moves(&address, table, at, &visitor.reader), "moves").under(WebText::Moves);
        let files = links(files(&address, &visitor.reader), "row").under(WebText::Files);
        let way = way(&format!("/game/{game}"), (at, plies), &visitor.reader);
        let report = if is_over { self.report(visitor, game).await? } else { None };
        let mut first = if at < plies {
            PagePart::of_answer(self.ask(visitor, None, Question::Watch(game, ply)).await?)
        } else {
            let to_move = table.game.position().to_move();
            let choice = if table.seat == Some(to_move) && !is_over {
                let (choice, refusal) = self.choice(visitor, table, chosen).await?;
                parts
                    .extend(refusal.map(|refusal| PagePart::new(Said::Refusal(Box::new(refusal)))));
                choice
            } else {
                None
            };
            // Before a move is confirmed, its player reads what it would do, and nothing else.
            let (said, steps) = match &choice {
                Some((after, TapChoice::Confirm(_))) => {
                    (Box::new(Notice::Preview(after.clone())), Vec::new())
                }
                _ if table.seat.is_some() && !is_over => {
                    let steps = Notice::further_steps(table);
                    (now, steps)
                }
                _ => (now, Vec::new()),
            };
            PagePart { tap: choice, steps, ..PagePart::new(Said::Notice(said)) }
        };
        first.links = way;
        first.looks = "row";
        let said = |notice| PagePart::new(Said::Notice(Box::new(notice)));
        let talk = if seat.is_some() { self.talk(visitor, game).await? } else { Talk::default() };
        parts.extend(talk.unanswered.map(said));
        parts.push(first);
        parts.extend(report);
        let mut earlier = talk.earlier.into_iter().map(said);
        parts.extend(earlier.next().map(|part| part.under(WebText::Messages)));
        parts.extend(earlier);
        parts.extend([moves, files]);
        Ok(parts)
    }

    /// What the player on turn can choose next, and the board for it.
    async fn choice(
        &self,
        visitor: &Visitor,
        table: &Table,
        (from, to): (Option<Square>, Option<Square>),
    ) -> Result<(Option<TapTable>, Option<Refusal>), Unanswered> {
        let question = match (from, to) {
            (Some(from), Some(to)) => BoardQuestion::Ply(format!("{from}-{to}")),
            (Some(from), None) => BoardQuestion::Squares(from, Moves::All),
            (None, _) => BoardQuestion::Pieces(Moves::All),
        };
        let choose = |question| {
            self.club.choose(visitor.actor.clone(), (GameId(table.number), None), question)
        };
        let refusal = match choose(question).await? {
            Ok(choice) => return Ok((chosen(choice), None)),
            Err(refusal) => refusal,
        };
        // What can't be done is told, and a piece is chosen again.
        let again = choose(BoardQuestion::Pieces(Moves::All)).await?;
        let is_chosen = from.is_some();
        Ok((again.ok().and_then(chosen), is_chosen.then_some(refusal)))
    }

    /// What the players have said to each other, as the visitor reads it.
    async fn talk(&self, visitor: &Visitor, game: u32) -> Result<Talk, Unanswered> {
        let actor = visitor.actor.clone();
        self.club
            .answer(move |questions, now| service::talk::talk(questions, now, &actor, game))
            .await
    }

    /// What a finished game was worth, if that is known.
    async fn report(&self, visitor: &Visitor, game: u32) -> Result<Option<PagePart>, Unanswered> {
        let actor = visitor.actor.clone();
        let found = self
            .club
            .answer(move |questions, now| service::reviews::report(questions, now, &actor, game));
        Ok(found.await?.map(|report| {
            let part = PagePart::new(Said::Notice(Box::new(report))).under(WebText::Report);
            PagePart { is_brief: true, ..part }
        }))
    }
}

/// A board and what can be chosen on it.
type TapTable = (Box<Table>, TapChoice);

/// `None` for what can't be chosen any more, or not yet, which the board itself tells.
fn chosen(choice: BoardChoice) -> Option<TapTable> {
    Some(match choice {
        BoardChoice::Pieces(table, moves) => {
            let pieces: BTreeSet<Square> = moves.iter().map(|mv| mv.from).collect();
            (table, TapChoice::Piece(pieces.into_iter().collect()))
        }
        BoardChoice::Squares(table, from, moves) => {
            (table, TapChoice::Goal(from, moves.iter().map(|mv| mv.to).collect()))
        }
        BoardChoice::Ply(table, ply, sayings) => {
            let ways = sayings.iter().map(|saying| saying.command(&ply, sayings.len()));
            (table, TapChoice::Confirm(ways.collect()))
        }
        BoardChoice::Game(_) | BoardChoice::RollFirst(_) | BoardChoice::NoAnnouncements(_) => {
            return None;
        }
    })
}

/// The way to the positions before and after.
pub fn way(address: &str, (at, plies): (usize, usize), reader: &Reader) -> Vec<Link> {
    let words = reader.words();
    let to = |ply: usize, text: String| Link::new(format!("{address}?ply={ply}"), text);
    let mut links = Vec::new();
    if at > 0 {
        links.push(to(0, WebText::First.say(words)));
        let back = to(at - 1, Button::Previous.label(words));
        links.push(Link { way: Some(LinkDirection::Back), ..back });
    }
    if at < plies {
        let on = to(at + 1, Button::Next.label(words));
        links.push(Link { way: Some(LinkDirection::On), ..on });
        links.push(to(plies, WebText::Last.say(words)));
    }
    links
}

/// A game as files.
pub fn files(address: &str, reader: &Reader) -> Vec<Link> {
    let words = reader.words();
    let file = |name: &str, text: String| Link::new(format!("{address}/{name}"), text);
    vec![
        file("record.txt", WebText::AsOn(give(GameQuestion::Record)).say(words)),
        file("board.png", WebText::Picture.say(words)),
        file("replay.gif", WebText::AsOn(give(GameQuestion::Replay(None))).say(words)),
    ]
}

/// The moves of a game, each with the position after it. Of a long game they are those around the
/// position that is shown, and all others in parts.
pub fn moves(address: &str, table: &Table, at: usize, reader: &Reader) -> Vec<Link> {
    let to = |ply: usize, text: String| Link::new(format!("{address}?ply={ply}"), text);
    let mut links = vec![to(0, WebText::Start.say(reader.words()))];
    for (part, plies) in table.game.plies().chunks(PART).enumerate() {
        let (first, last) = (part * PART + 1, part * PART + plies.len());
        if part == at.saturating_sub(1) / PART {
            let named = (first..).zip(plies);
            let named =
                named.map(|(at, ply)| to(at, format!("{at}. {}", table.game.ply_text(ply))));
            links.extend(named);
        } else {
            links.push(to(last, format!("{first}\u{2013}{last}")));
        }
    }
    links
}
