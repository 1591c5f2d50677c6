//! Pages that only show something: each asks the club a question or a few, as anybody could who
//! types them.

use std::collections::HashMap;

use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use club::Unanswered;
use commands::{LadderQuestion, OrderLine, Question, TournamentQuestion, WhichGames};
use pictures::Theme;
use service::discord::Scene;
use service::{Answer, Request};
use templates::controls::Button;
use templates::medium::web::WebText;
use templates::notice::{Ladder, Tournament};
use templates::orders::{PartWord, Word};
use templates::told::NextStep;
use templates::{Notice, Words};

use super::Pages;
use super::send::see;
use super::shown::{Part, Said, Shown};
use super::visitor::Visitor;

/// The values behind an address's question mark.
pub type Query = Form<HashMap<String, String>>;

/// A question, and what is above its answer.
type Asked = (Option<WebText>, Question);

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
        (headers, uri, query): (HeaderMap, Uri, HashMap<String, String>),
        title: WebText,
        asked: Vec<Asked>,
    ) -> Response {
        let visitor = match self.visitor(&headers).await {
            Ok(visitor) => visitor,
            Err(response) => return response,
        };
        // Their own pages are for those who have signed in.
        if visitor.player.is_none() && matches!(uri.path(), "/mine" | "/settings") {
            return see("/sign-in");
        }
        let mut parts = Vec::new();
        for (heading, question) in asked {
            match self.ask(&visitor, None, question).await {
                Ok(Answer::Refused(refusal)) => {
                    parts.push(Part::new(Said::Refusal(refusal)));
                    break;
                }
                Ok(answer) => parts.push(Part { heading, ..Part::of_answer(answer) }),
                Err(why) => return self.unanswered(&visitor, why),
            }
        }
        let refused = matches!(parts.first(), Some(Part { said: Said::Refusal(_), .. }));
        let status = if refused { StatusCode::NOT_FOUND } else { StatusCode::OK };
        let here = Some(uri.path().to_owned());
        let shown =
            Shown { title: Some(title), here, status, chart: chart_of(&query), device: None };
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
            headers: HeaderMap,
            uri: Uri,
            Form(query): Query,
        ) -> Response {
            pages.answer((headers, uri, query), $title, $asked).await
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
    help() => WebText::Help, vec![(None, Question::Help(None))];
    help_with(topic: String) => WebText::Help, vec![(None, Question::Help(Some(topic)))];
    privacy() => WebText::Privacy, vec![(None, Question::Privacy)];
    mine() => WebText::AsOn(Button::Games), vec![
        (None, Question::Games(WhichGames::Own)),
        (Some(WebText::AsOn(Button::Invitations)), Question::Invitations),
    ];
    settings() => WebText::AsOn(Button::Settings), vec![(None, Question::Settings)];
}

/// The club at a glance.
pub async fn home(State(pages): State<Pages>, headers: HeaderMap) -> Response {
    let visitor = match pages.visitor(&headers).await {
        Ok(visitor) => visitor,
        Err(response) => return response,
    };
    let actor = visitor.actor.clone();
    let found = pages.club.answer(move |questions, now| questions.home(now, &actor)).await;
    at_a_glance(&pages, &visitor, ("/", None), found, |home, words| {
        let club = WebText::Club { players: home.players, games: home.running };
        let notice = |notice| Said::Notice(Box::new(notice));
        let mut parts = vec![
            Part::new(Said::Words(club.say(words))),
            Part::new(notice(home.seeks)).under(WebText::Challenges),
            Part::new(notice(home.moving)).under(WebText::Moving),
        ];
        if matches!(&home.finished, Notice::PublicGames(_, games) if !games.is_empty()) {
            parts.push(Part::new(notice(home.finished)).under(WebText::Finished));
        }
        parts.extend(ladders_of(home.ladders));
        if matches!(&home.tournaments, Notice::Tournament(Tournament::List(all)) if !all.is_empty())
        {
            parts.push(Part::new(notice(home.tournaments)).under(WebText::Tournaments));
        }
        parts
    })
}

/// All ladders, each with its first places.
pub async fn ladders(State(pages): State<Pages>, headers: HeaderMap) -> Response {
    let visitor = match pages.visitor(&headers).await {
        Ok(visitor) => visitor,
        Err(response) => return response,
    };
    let actor = visitor.actor.clone();
    let found = pages.club.answer(move |questions, now| questions.ladders(now, &actor)).await;
    let here = ("/ladders", Some(WebText::Ladders));
    at_a_glance(&pages, &visitor, here, found, |ladders, _| ladders_of(ladders))
}

/// The ladders, each of which leads to its page.
fn ladders_of(ladders: Vec<Notice>) -> Vec<Part> {
    let part = |notice: Notice| {
        let steps = match &notice {
            Notice::Ladder(Ladder::Table(table)) => {
                vec![NextStep::OneLadder(table.ladder.clone())]
            }
            _ => Vec::new(),
        };
        Part { steps, ..Part::new(Said::Notice(Box::new(notice))) }
    };
    ladders.into_iter().map(part).collect()
}

/// A page of what was found, laid out in parts.
fn at_a_glance<T>(
    pages: &Pages,
    visitor: &Visitor,
    (here, title): (&str, Option<WebText>),
    found: Result<T, Unanswered>,
    parts: impl FnOnce(T, &Words) -> Vec<Part>,
) -> Response {
    match found {
        Ok(found) => {
            let here = Some(here.to_owned());
            let shown = Shown { title, here, status: StatusCode::OK, chart: None, device: None };
            pages.show(visitor, &shown, &parts(found, visitor.reader.words()))
        }
        Err(why) => pages.unanswered(visitor, why),
    }
}

pub async fn rules_part(
    State(pages): State<Pages>,
    Path((ruleset, part)): Path<(String, String)>,
    headers: HeaderMap,
    uri: Uri,
    Form(query): Query,
) -> Response {
    let part = PartWord::find(&part);
    let asked = vec![(None, Question::Rules(ruleset, part))];
    pages.answer((headers, uri, query), WebText::Rules, asked).await
}

/// Any other address.
pub async fn nothing(State(pages): State<Pages>, headers: HeaderMap) -> Response {
    match pages.visitor(&headers).await {
        Ok(visitor) => pages.say(&visitor, StatusCode::NOT_FOUND, WebText::NotFound),
        Err(response) => response,
    }
}
