//! Pages that only show something: each asks the club a question or a few, as anybody could who
//! types them.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::Response;
use club::Unanswered;
use commands::words::{PartWord, Word};
use commands::{
    CircleQuestion, FIRST_RULESET, LadderQuestion, OrderLine, Question, TournamentQuestion,
    WhichGames,
};
use pictures::Theme;
use service::discord::Scene;
use service::{Answer, Request};
use templates::ladder::LadderAnswer;
use templates::medium::web::{Link, WebText};
use templates::told::{NextStep, give};
use templates::tournament::Tournament;
use templates::{Notice, Words};

use crate::Pages;
use crate::addresses::escaped;
use crate::send::see;
use crate::shown::{PagePart, Said, ShownPage};
use crate::site::Site;
use crate::visitor::Visitor;

/// The values behind an address's question mark.
pub type PageQuery = Query<HashMap<String, String>>;

/// A question, and what is above its answer.
type HeadedQuestion = (Option<WebText>, Question);

impl Pages {
    /// Asks a question for a visitor.
    pub async fn ask(
        &self,
        visitor: &Visitor,
        game: Option<u32>,
        question: Question,
    ) -> Result<Answer, Unanswered> {
        let request = Request {
            id: String::new(),
            actor: visitor.actor.clone(),
            order: OrderLine { game, order: question.into() },
            seen: None,
            place: None,
        };
        self.club.ask_in(request, Some(Scene::Pages)).await
    }

    /// The page with the answers to those questions.
    async fn answer(
        &self,
        (visitor, uri, query): (Visitor, Uri, HashMap<String, String>),
        title: WebText,
        asked: Vec<HeadedQuestion>,
    ) -> Response {
        // Their own pages are for those who have signed in.
        if visitor.player.is_none() && matches!(uri.path(), "/mine" | "/settings" | "/today") {
            return see("/sign-in");
        }
        let mut parts = Vec::new();
        for (heading, question) in asked {
            match self.ask(&visitor, None, question).await {
                Ok(Answer::Refused(refusal)) => {
                    parts.push(PagePart::new(Said::Refusal(refusal)));
                    break;
                }
                Ok(answer) => {
                    let part = PagePart { heading, ..PagePart::of_answer(answer) };
                    let words = visitor.reader.words();
                    parts.push(some_places(part, uri.path(), &query, words));
                }
                Err(why) => return self.unanswered(&visitor, why),
            }
        }
        let refused = matches!(parts.first(), Some(PagePart { said: Said::Refusal(_), .. }));
        let status = if refused { StatusCode::NOT_FOUND } else { StatusCode::OK };
        let shown =
            ShownPage { status, chart: chart_of(&query), ..ShownPage::at(uri.path(), title) };
        self.show(&visitor, &shown, &parts)
    }
}

/// The chart that a query asks for.
pub fn chart_of(query: &HashMap<String, String>) -> Option<(&str, Theme)> {
    let theme = query.get("theme").and_then(|word| Theme::from_word(word));
    Some((query.get("chart")?.as_str(), theme.unwrap_or(Theme::Light)))
}

macro_rules! pages {
    ($($(#[$about:meta])* $name:ident($($path:ident: $kind:ty)?) => $title:expr, $asked:expr;)*) => {$(
        $(#[$about])*
        pub async fn $name(
            State(pages): State<Pages>,
            $(Path($path): Path<$kind>,)?
            visitor: Visitor,
            uri: Uri,
            Query(query): PageQuery,
        ) -> Response {
            pages.answer((visitor, uri, query), $title, $asked).await
        }
    )*};
}

pages! {
    challenges() => WebText::Challenges, vec![(None, Question::Seeks(None))];
    players() => WebText::Players, vec![(None, Question::Players(None))];
    player(name: String) => WebText::Players, vec![
        (None, Question::Player(Some(name.clone()))),
        (Some(WebText::Games), Question::Games(WhichGames::Of(name))),
    ];
    circles() => WebText::AsOn(give(CircleQuestion::List)), vec![(None, Question::Circle(CircleQuestion::List))];
    circle(name: String) => WebText::AsOn(give(CircleQuestion::List)), vec![
        (None, Question::Circle(CircleQuestion::Show(name))),
    ];
    ladder(ruleset: String) => WebText::Ladders, vec![(None, Question::Ladder(LadderQuestion::All(Some(ruleset))))];
    ladder_rules(ruleset: String) => WebText::Ladders, vec![
        (None, Question::Ladder(LadderQuestion::Rules(Some(ruleset)))),
    ];
    tournaments() => WebText::Tournaments, vec![(None, Question::Tournament(TournamentQuestion::List))];
    tournament(number: u32) => WebText::Tournaments, vec![
        (None, Question::Tournament(TournamentQuestion::Show(number))),
    ];
    rulesets() => WebText::Rules, vec![(None, Question::Rulesets)];
    rules(ruleset: String) => WebText::Rules, vec![(None, Question::Rules(ruleset, None))];
    learn(ruleset: String) => WebText::AsOn(give(Question::Learn(ruleset.clone(), None, None))), vec![
        (None, Question::Learn(ruleset, None, None)),
    ];
    lesson(lesson: (String, u32)) => WebText::AsOn(give(Question::Learn(lesson.0.clone(), None, None))), vec![
        (None, Question::Learn(lesson.0, Some(lesson.1), None)),
    ];
    lesson_after(ply: (String, u32, String)) => WebText::AsOn(give(Question::Learn(ply.0.clone(), None, None))), vec![
        (None, Question::Learn(ply.0, Some(ply.1), Some(ply.2))),
    ];
    help() => WebText::Help, vec![
        (None, Question::Help(None)),
        (None, Question::Organisers),
    ];
    help_with(topic: String) => WebText::Help, vec![(None, Question::Help(Some(topic)))];
    privacy() => WebText::Privacy, vec![(None, Question::Privacy)];
    today() => WebText::Today, vec![(None, Question::ClubToday)];
    mine() => WebText::AsOn(give(Question::Games(WhichGames::Own))), vec![
        (None, Question::Games(WhichGames::Own)),
        (Some(WebText::AsOn(give(Question::Invitations))), Question::Invitations),
    ];
    settings() => WebText::AsOn(give(Question::Settings)), vec![(None, Question::Settings)];
}

/// The club at a glance.
pub async fn home(State(pages): State<Pages>, visitor: Visitor) -> Response {
    let actor = visitor.actor.clone();
    let found =
        pages.club.answer(move |questions, now| service::home::home(questions, now, &actor)).await;
    let shown = ShownPage { title: None, ..ShownPage::at("/", WebText::Home) };
    at_a_glance(&pages, &visitor, shown, found, |home, words| {
        let club = WebText::Club { players: home.players, games: home.running };
        let notice = |notice| Said::Notice(Box::new(notice));
        let mut parts = vec![PagePart::new(Said::Words(club.say(words)))];
        if visitor.player.is_none() {
            parts.extend(how_to_begin(&pages.site, words));
        }
        parts.push(
            match home.moving {
                Notice::PublicGames(_, games) if !games.is_empty() => {
                    PagePart::new(Said::Boards(games.into_iter().zip(home.boards).collect()))
                }
                none => PagePart::new(notice(none)),
            }
            .under(WebText::Moving),
        );
        parts.push(PagePart::new(notice(home.seeks)).under(WebText::Challenges));
        if matches!(&home.finished, Notice::PublicGames(_, games) if !games.is_empty()) {
            parts.push(PagePart::new(notice(home.finished)).under(WebText::Finished));
        }
        let mut ladders = ladders_of(home.ladders);
        if let Some(first) = ladders.first_mut() {
            first.heading = Some(WebText::Ladders);
        }
        parts.extend(ladders);
        if matches!(&home.tournaments, Notice::Tournament(Tournament::List(all)) if !all.is_empty())
        {
            parts.push(PagePart::new(notice(home.tournaments)).under(WebText::Tournaments));
        }
        parts
    })
}

/// How a visitor begins a first game, who joins by that, and where to read on.
fn how_to_begin(site: &Site, words: &Words) -> Option<PagePart> {
    let mail = site.mail.clone().map(WebText::BeginByMail);
    let ways: Vec<String> = mail
        .into_iter()
        .chain(site.in_discord.then_some(WebText::BeginInDiscord))
        .map(|way| way.say(words))
        .collect();
    if ways.is_empty() {
        return None;
    }
    let lines = [WebText::FirstGame.say(words)].into_iter().chain(ways);
    let first = || FIRST_RULESET.to_owned();
    let steps = vec![
        give(Question::Rules(first(), None)),
        give(Question::Learn(first(), None, None)),
        give(Question::Rulesets),
    ];
    let line = WebText::BeginningLine.say(words);
    let link = |address: &String| Link::new(mail_to(address, &line), line.clone());
    let links = site.mail.iter().map(link).collect();
    let part = PagePart {
        steps,
        links,
        looks: "row",
        ..PagePart::new(Said::Words(lines.collect::<Vec<_>>().join("\n")))
    };
    Some(part.under(WebText::HowToBegin))
}

/// The address of an email with that line in it (RFC 6068).
fn mail_to(address: &str, line: &str) -> String {
    let address = escaped(address).replace("%40", "@");
    format!("mailto:{address}?subject={line}&body={line}", line = escaped(line))
}

/// The most places of a ladder that are on one page.
const PLACES: usize = 100;

/// A long ladder shows some of its places, and leads to the others.
fn some_places(
    part: PagePart,
    here: &str,
    query: &HashMap<String, String>,
    words: &Words,
) -> PagePart {
    let places = match &part.said {
        Said::Notice(notice) => match &**notice {
            Notice::Ladder(LadderAnswer::Table(table)) => table.rungs.len(),
            _ => 0,
        },
        _ => 0,
    };
    if places <= PLACES {
        return part;
    }
    let from = query.get("from").and_then(|from| from.parse::<usize>().ok()).unwrap_or(1);
    let shown = (from.clamp(1, places) - 1) / PLACES * PLACES;
    let others = (0..places).step_by(PLACES).filter(|first| *first != shown);
    let links = others.map(|first| {
        let (from, to) = (first + 1, places.min(first + PLACES));
        Link::new(format!("{here}?from={from}"), WebText::Places { from, to }.say(words))
    });
    PagePart { rows: Some((shown, PLACES)), links: links.collect(), looks: "row", ..part }
}

/// All ladders, each with its first places.
pub async fn ladders(State(pages): State<Pages>, visitor: Visitor) -> Response {
    let actor = visitor.actor.clone();
    let found = pages
        .club
        .answer(move |questions, now| service::home::ladders(questions, now, &actor))
        .await;
    let shown = ShownPage::at("/ladders", WebText::Ladders);
    at_a_glance(&pages, &visitor, shown, found, |ladders, words| match ladders.as_slice() {
        [] => vec![PagePart::new(Said::Words(WebText::NoLadders.say(words)))],
        [..] => ladders_of(ladders),
    })
}

/// The ladders, each of which leads to its page.
fn ladders_of(ladders: Vec<Notice>) -> Vec<PagePart> {
    let part = |notice: Notice| {
        let steps = match &notice {
            Notice::Ladder(LadderAnswer::Table(table)) => {
                vec![NextStep::OneLadder(table.ladder.clone())]
            }
            notice => notice.next_steps(),
        };
        PagePart { steps, ..PagePart::new(Said::Notice(Box::new(notice))) }
    };
    ladders.into_iter().map(part).collect()
}

/// A page of what was found, laid out in parts.
fn at_a_glance<T>(
    pages: &Pages,
    visitor: &Visitor,
    shown: ShownPage<'_>,
    found: Result<T, Unanswered>,
    parts: impl FnOnce(T, &Words) -> Vec<PagePart>,
) -> Response {
    match found {
        Ok(found) => pages.show(visitor, &shown, &parts(found, visitor.reader.words())),
        Err(why) => pages.unanswered(visitor, why),
    }
}

pub async fn rules_part(
    State(pages): State<Pages>,
    Path((ruleset, part)): Path<(String, String)>,
    visitor: Visitor,
    uri: Uri,
    Query(query): PageQuery,
) -> Response {
    let part = PartWord::find(&part);
    let asked = vec![(None, Question::Rules(ruleset, part))];
    pages.answer((visitor, uri, query), WebText::Rules, asked).await
}

/// Any other address.
pub async fn nothing(State(pages): State<Pages>, visitor: Visitor) -> Response {
    pages.say(&visitor, StatusCode::NOT_FOUND, WebText::NotFound)
}

#[cfg(test)]
mod tests {
    use engine::ruleset::{Language, shipped_library};
    use templates::RulesetName;
    use templates::ladder::LadderReader;
    use templates::ladder::LadderTable;
    use templates::ladder::Rung;

    use super::*;

    /// The rows that are shown, and where the others are.
    fn places(count: u32, from: Option<&str>) -> (Option<(usize, usize)>, Vec<String>) {
        let rung = |place| Rung {
            place,
            name: format!("P{place}"),
            is_reader: false,
            rating: None,
            matches: 0,
            state: None,
            open: false,
        };
        let table = LadderTable {
            ladder: RulesetName::find(shipped_library(), "skalk"),
            players: count,
            month: None,
            rungs: (1..=count).map(|place| Some(rung(place))).collect(),
            king: None,
            bias: None,
            reader: LadderReader::Nobody,
            past: Vec::new(),
            span: [chrono::DateTime::UNIX_EPOCH; 2],
            estimates: Vec::new(),
        };
        let notice = Notice::Ladder(LadderAnswer::Table(Box::new(table)));
        let query = from.map(|from| ("from".to_owned(), from.to_owned())).into_iter().collect();
        let part = PagePart::new(Said::Notice(Box::new(notice)));
        let words = Words::of(Language::English);
        let part = some_places(part, "/ladder/skalk", &query, words);
        (
            part.rows,
            part.links.into_iter().map(|link| format!("{}: {}", link.to, link.text)).collect(),
        )
    }

    #[test]
    fn a_long_ladder_is_shown_in_parts() {
        assert_eq!(places(100, Some("50")), (None, Vec::new()));
        let first = "/ladder/skalk?from=1: Places 1 to 100".to_owned();
        let second = "/ladder/skalk?from=101: Places 101 to 200".to_owned();
        let last = "/ladder/skalk?from=201: Places 201 to 205".to_owned();
        let beginning = (Some((0, 100)), vec![second.clone(), last.clone()]);
        assert_eq!(places(205, None), beginning);
        assert_eq!(places(205, Some("x")), beginning);
        assert_eq!(places(205, Some("0")), beginning);
        assert_eq!(places(205, Some("150")), (Some((100, 100)), vec![first.clone(), last]));
        assert_eq!(places(205, Some("9999")), (Some((200, 100)), vec![first, second]));
    }
}
