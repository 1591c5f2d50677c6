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
use templates::orders::{PartWord, Word};

use super::Pages;
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
        let mut parts = Vec::new();
        for (heading, question) in asked {
            match self.ask(&visitor, None, question).await {
                Ok(answer) => parts.push(Part { heading, ..Part::of_answer(answer) }),
                Err(why) => return self.unanswered(&visitor, why),
            }
        }
        let refused = matches!(parts.as_slice(), [Part { said: Said::Refusal(_), .. }]);
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
    home() => WebText::Home, vec![
        (Some(WebText::Challenges), Question::Seeks(None)),
        (Some(WebText::Games), Question::Games(WhichGames::Club)),
        (Some(WebText::Tournaments), Question::Tournament(TournamentQuestion::List)),
    ];
    challenges() => WebText::Challenges, vec![(None, Question::Seeks(None))];
    players() => WebText::Players, vec![(None, Question::Players(None))];
    player(name: String) => WebText::Players, vec![
        (None, Question::Player(Some(name.clone()))),
        (Some(WebText::Games), Question::Games(WhichGames::Of(name))),
    ];
    ladders() => WebText::Ladders, vec![(None, Question::Ladder(LadderQuestion::Show(None)))];
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
