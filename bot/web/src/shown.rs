//! Answers of the club as a page in a browser.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use club::{Unanswered, apology};
use pictures::Theme;
use service::Answer;
use service::token::Token;
use sha2::{Digest as _, Sha256};
use templates::medium::web::{
    AskedFor, Filter, FormMarks, Link, Section, Surroundings, TapBoard, TapChoice, WebText,
    page_html,
};
use templates::notice::{PublicGame, Table};
use templates::page::Page;
use templates::told::NextStep;
use templates::{Notice, Refusal};

use super::Pages;
use super::addresses::OurAddresses;
use super::visitor::{Visitor, form_marks, or_log};

/// A part of a page, before it is laid out.
pub struct PagePart {
    /// What is above it.
    pub heading: Option<WebText>,
    pub said: Said,
    /// A board to tap on, in place of the one that is said.
    pub tap: Option<(Box<Table>, TapChoice)>,
    /// Which rows of a listing are shown: after how many, and how many; `None` for all.
    pub rows: Option<(usize, usize)>,
    pub links: Vec<Link>,
    /// How its links look.
    pub looks: &'static str,
    /// What else can be done there.
    pub steps: Vec<NextStep>,
    /// Whether the game that it is about follows.
    pub is_brief: bool,
    pub form: Option<AskedFor>,
    pub filters: Vec<Filter>,
}

pub enum Said {
    Notice(Box<Notice>),
    Refusal(Box<Refusal>),
    Words(String),
    /// Games, each as a small board.
    Boards(Vec<(PublicGame, Table)>),
}

impl PagePart {
    pub fn new(said: Said) -> PagePart {
        PagePart {
            heading: None,
            said,
            tap: None,
            rows: None,
            links: Vec::new(),
            looks: "list",
            steps: Vec::new(),
            is_brief: false,
            form: None,
            filters: Vec::new(),
        }
    }

    pub fn of_answer(answer: Answer) -> PagePart {
        PagePart::new(match answer {
            Answer::Done(notice) => Said::Notice(notice),
            Answer::Refused(refusal) => Said::Refusal(refusal),
        })
    }

    pub fn under(self, heading: WebText) -> PagePart {
        PagePart { heading: Some(heading), ..self }
    }
}

/// A page that is shown. The default is an answer without an address of its own.
#[derive(Default)]
pub struct ShownPage<'a> {
    /// Its title, for pages that have no headline of their own; otherwise the club's name.
    pub title: Option<WebText>,
    /// Its address, if it can be asked for again.
    pub here: Option<String>,
    pub status: StatusCode,
    /// The query's `chart` and `theme`: then only that chart is wanted.
    pub chart: Option<(&'a str, Theme)>,
    /// The device whose forms it has, if that isn't the visitor's yet.
    pub device: Option<Token>,
    /// Where what it asks is answered, if it answers a command.
    pub place: Option<String>,
}

impl ShownPage<'_> {
    pub fn at(here: impl Into<String>, title: WebText) -> Self {
        ShownPage { title: Some(title), here: Some(here.into()), ..ShownPage::default() }
    }
}

impl Pages {
    /// The page with those parts.
    pub fn show(&self, visitor: &Visitor, shown: &ShownPage<'_>, parts: &[PagePart]) -> Response {
        let addresses = OurAddresses { here: shown.here.clone() };
        if let Some((name, theme)) = shown.chart {
            return self.chart(visitor, parts, (name, theme));
        }
        let reader = &visitor.reader;
        let words = reader.words();
        let mut sections = Vec::new();
        for part in parts {
            let mut section = match &part.said {
                Said::Notice(notice) => Section::of_notice(notice, reader, &addresses),
                Said::Refusal(refusal) => Section::of_refusal(refusal, reader),
                Said::Words(said) => Section::new(Page::from_lines(said)),
                Said::Boards(games) => Section::of_boards(games, reader, &addresses),
            };
            if let Some(heading) = &part.heading {
                section = section.under(heading.say(words));
            }
            section.tap = part.tap.as_ref().map(|(table, choice)| TapBoard {
                table,
                page: format!("/game/{}", table.number),
                choice: choice.clone(),
            });
            section.rows = part.rows;
            section.links.extend(part.links.iter().cloned());
            section.looks = part.looks;
            if part.is_brief {
                // What can be done next is offered with the game.
                section.steps.clear();
            }
            section.is_brief = part.is_brief;
            section.steps.extend(part.steps.iter().cloned());
            section.form.clone_from(&part.form);
            section.filters.clone_from(&part.filters);
            sections.push(section);
        }
        let title = sections.first().and_then(|section| section.page.title.clone());
        let title = title.or_else(|| Some(shown.title.as_ref()?.say(words)));
        let title = title.unwrap_or_else(|| reader.club.to_owned());
        let here = shown.here.as_deref().unwrap_or_default();
        // Pages without forms of a device are the same for everybody.
        let device = shown.device.or(visitor.device.filter(|_| visitor.player.is_some()));
        let marks = device
            .map_or_else(FormMarks::default, |device| form_marks(device, shown.place.clone()));
        let is_for_all = device.is_none() && shown.here.is_some() && shown.status == StatusCode::OK;
        let around = Surroundings {
            reader,
            player: visitor.player.as_deref(),
            theme: visitor.theme,
            here,
            marks: &marks,
            addresses: &addresses,
        };
        let html = page_html(&title, &sections, &around);
        match is_for_all {
            true => for_all(visitor, html, Html("").into_response()),
            false => (shown.status, Html(html)).into_response(),
        }
    }

    fn chart(
        &self,
        visitor: &Visitor,
        parts: &[PagePart],
        (name, theme): (&str, Theme),
    ) -> Response {
        let charts = parts.iter().flat_map(|part| match &part.said {
            Said::Notice(notice) => notice.charts(&visitor.reader),
            Said::Refusal(_) | Said::Words(_) | Said::Boards(_) => Vec::new(),
        });
        let mut named = charts.filter(|chart| chart.name == name);
        match named.find_map(|chart| chart.svg(&self.painter, theme)) {
            Some(svg) if visitor.player.is_none() => {
                for_all(visitor, svg, svg_response(String::new()))
            }
            Some(svg) => svg_response(svg),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    }

    /// The page that says in one sentence why there is nothing else.
    pub fn say(&self, visitor: &Visitor, status: StatusCode, why: WebText) -> Response {
        let said = why.say(visitor.reader.words());
        let home = Link::new("/".to_owned(), WebText::Home.say(visitor.reader.words()));
        let part = PagePart { links: vec![home], looks: "row", ..PagePart::new(Said::Words(said)) };
        self.show(visitor, &ShownPage { status, ..ShownPage::default() }, &[part])
    }

    /// What is shown if the club couldn't answer.
    pub fn unanswered(&self, visitor: &Visitor, why: Unanswered) -> Response {
        let said = match &why {
            Unanswered::Fault(fault) => apology(fault).text(&visitor.reader),
            Unanswered::Closed => WebText::NoAnswer.say(visitor.reader.words()),
        };
        // Its fault goes into the log.
        let _ = or_log::<()>(Err(why));
        let status = StatusCode::SERVICE_UNAVAILABLE;
        let shown = ShownPage { status, ..ShownPage::default() };
        self.show(visitor, &shown, &[PagePart::new(Said::Words(said))])
    }
}

pub fn svg_response(svg: String) -> Response {
    let kind = HeaderValue::from_static("image/svg+xml");
    let policy = HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, policy)], svg).into_response()
}

/// What everybody sees who hasn't signed in, has that language and chose those colours. A browser
/// that has it asks each time whether it has changed: after somebody signs in, it has.
fn for_all(visitor: &Visitor, body: String, mut response: Response) -> Response {
    for (name, value) in
        [(header::CACHE_CONTROL, "private, no-cache"), (header::VARY, "Accept-Language, Cookie")]
    {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    unless_known(visitor.known.as_ref(), body.into_bytes(), response)
}

/// The answer with a mark of what it says; or nothing but that mark, if the browser has it and says
/// so with `If-None-Match` (RFC 9110).
pub fn unless_known(known: Option<&HeaderValue>, body: Vec<u8>, response: Response) -> Response {
    let mark = mark_of(&body);
    let (mut parts, _) = marked(&mark, response).into_parts();
    if is_known(known, &mark) {
        parts.status = StatusCode::NOT_MODIFIED;
        return Response::from_parts(parts, axum::body::Body::empty());
    }
    Response::from_parts(parts, axum::body::Body::from(body))
}

/// A mark of what is said.
pub fn mark_of(said: &[u8]) -> String {
    let digest = Sha256::digest(said);
    let mark: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{mark}\"")
}

/// Whether a browser says that it has what has this mark.
pub fn is_known(known: Option<&HeaderValue>, mark: &str) -> bool {
    let known = known.and_then(|value| value.to_str().ok());
    // A web server in front that compresses what it forwards makes marks weak.
    let bare = |one: &str| one.trim().trim_start_matches("W/") == mark;
    known.is_some_and(|known| known.split(',').any(bare))
}

/// The answer with that mark.
pub fn marked(mark: &str, mut response: Response) -> Response {
    if let Ok(mark) = HeaderValue::from_str(mark) {
        response.headers_mut().insert(header::ETAG, mark);
    }
    response
}
