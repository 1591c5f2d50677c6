//! The club's public games and those from elsewhere, in parts, by players, ruleset, how they ended
//! and when.

use std::collections::HashMap;

use axum::extract::{Query, State};
use axum::response::Response;
use engine::Side;
use service::{GamesFilter, GamesFrom, GamesKey, GamesResult, GamesState};
use templates::archive::FoundGames;
use templates::medium::web::{Filter, Link, WebText};
use templates::{Notice, Reader};

use crate::Pages;
use crate::addresses::escaped;
use crate::look::PageQuery;
use crate::shown::{PagePart, Said, ShownPage};
use crate::visitor::Visitor;

/// How many games a page has.
const MOST: u32 = 50;

/// The fields of the form, in the order of an address.
const FIELDS: [&str; 8] =
    ["player", "opponent", "ruleset", "result", "ending", "since", "until", "from"];

/// By what a game can end, as records say it.
const ENDINGS: [&str; 11] = [
    "king-captured",
    "escape",
    "encirclement",
    "edge-fort",
    "immobile",
    "repetition",
    "resignation",
    "time",
    "agreement",
    "adjudication",
    "closing",
];

pub async fn list(
    State(pages): State<Pages>,
    visitor: Visitor,
    Query(query): PageQuery,
) -> Response {
    let value = |name: &str| query.get(name).map(|text| text.trim()).unwrap_or_default();
    let filled = |name: &str| Some(value(name).to_owned()).filter(|text| !text.is_empty());
    let (state, result) = chosen(value("result"));
    let filter = GamesFilter {
        from: match value("from") {
            "club" => GamesFrom::Club,
            "elsewhere" => GamesFrom::Elsewhere,
            _ => GamesFrom::Everywhere,
        },
        player: filled("player"),
        opponent: filled("opponent"),
        ruleset: filled("ruleset"),
        state,
        result,
        ending: ENDINGS.into_iter().find(|ending| *ending == value("ending")),
        since: value("since").parse().ok(),
        until: value("until").parse().ok(),
    };
    let before = value("before").parse::<GamesKey>().ok();
    let found = pages
        .club
        .answer(move |questions, now| {
            service::games::public_games(questions, now, &filter, before, MOST)
        })
        .await;
    let (said, links) = match found {
        Ok(Ok(page)) => {
            let mut links = Vec::new();
            if let Some(next) = page.next {
                let text = WebText::Older.say(visitor.reader.words());
                links.push(Link::new(format!("/games?{}before={next}", kept(&query)), text));
            }
            if before.is_some() {
                let text = WebText::Newest.say(visitor.reader.words());
                links.push(Link::new(format!("/games?{}", kept(&query)), text));
            }
            let said = match page.games.is_empty() {
                true => Said::Words(WebText::NoGames.say(visitor.reader.words())),
                false => {
                    let found = FoundGames { games: page.games, next: None };
                    Said::Notice(Box::new(Notice::Found(found)))
                }
            };
            (said, links)
        }
        Ok(Err(refusal)) => (Said::Refusal(Box::new(refusal)), Vec::new()),
        Err(why) => return pages.unanswered(&visitor, why),
    };
    let filters = filters(&pages, &visitor.reader, &query);
    let part = PagePart { filters, links, looks: "row", ..PagePart::new(said) };
    pages.show(&visitor, &ShownPage::at("/games", WebText::Games), &[part])
}

fn chosen(result: &str) -> (Option<GamesState>, Option<GamesResult>) {
    match result {
        "running" => (Some(GamesState::Running), None),
        "over" => (Some(GamesState::Finished), None),
        "attackers" => (None, Some(GamesResult::Won(Side::Attackers))),
        "defenders" => (None, Some(GamesResult::Won(Side::Defenders))),
        "drawn" => (None, Some(GamesResult::Drawn)),
        _ => (None, None),
    }
}

/// What was chosen, as the beginning of an address's query.
fn kept(query: &HashMap<String, String>) -> String {
    let chosen = FIELDS.iter().filter_map(|&field| {
        let value = query.get(field).filter(|value| !value.trim().is_empty())?;
        Some(format!("{field}={}&", escaped(value.trim())))
    });
    chosen.collect()
}

fn filters(pages: &Pages, reader: &Reader, query: &HashMap<String, String>) -> Vec<Filter> {
    let words = reader.words();
    let value = |field: &str| query.get(field).cloned().unwrap_or_default();
    let any = || (String::new(), WebText::Any.say(words));
    let mut rulesets: Vec<(String, String)> = pages
        .library
        .iter()
        .map(|ruleset| (ruleset.id.to_string(), ruleset.name(reader.language).to_owned()))
        .collect();
    rulesets.sort_by(|(_, one), (_, other)| one.cmp(other));
    rulesets.insert(0, any());
    let won = |side: Side| WebText::Won(side).say(words);
    let results = [
        ("running", WebText::Running.say(words)),
        ("over", WebText::Over.say(words)),
        ("attackers", won(Side::Attackers)),
        ("defenders", won(Side::Defenders)),
        ("drawn", WebText::Drawn.say(words)),
    ];
    let results = results.into_iter().map(|(value, text)| (value.to_owned(), text));
    let choices = |field| match field {
        "ruleset" => rulesets.clone(),
        "result" => std::iter::once(any()).chain(results.clone()).collect(),
        "ending" => {
            let ending = |by: &'static str| (by.to_owned(), WebText::EndedBy(by).say(words));
            std::iter::once(any()).chain(ENDINGS.map(ending)).collect()
        }
        "from" => vec![
            any(),
            ("club".to_owned(), WebText::OwnGames.say(words)),
            ("elsewhere".to_owned(), WebText::FromElsewhere.say(words)),
        ],
        _ => Vec::new(),
    };
    let label = |field| match field {
        "ruleset" => WebText::Ruleset,
        "result" => WebText::Result,
        "opponent" => WebText::Opponent,
        "ending" => WebText::Ending,
        "since" => WebText::Since,
        "until" => WebText::Until,
        "from" => WebText::From,
        _ => WebText::Player,
    };
    let filter =
        |field| Filter { field, label: label(field), value: value(field), choices: choices(field) };
    FIELDS.map(filter).into()
}
