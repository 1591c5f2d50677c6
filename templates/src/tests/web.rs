//! Pages: all their words, and what is laid out there, as browsers read it.

use commands::{Order, Question, TournamentQuestion, WhichGames};
use engine::Side;
use engine::ruleset::Language;
use engine::ruleset::options::Dice;
use pictures::Theme;
use scraper::{Html, Selector};

use crate::controls::Button;
use crate::medium::web::{
    Addresses, FormMarks, Section, Surroundings, TapBoard, TapChoice, WebText, page_html,
};
use crate::notice::{Notice, Table};
use crate::reader::Reader;
use crate::tests::agreements::invitations;
use crate::tests::samples::{at, chain};
use crate::tests::tables::{played, reader, table};
use crate::tests::tournament;
use crate::told::step::{NextStep, give};
use crate::tournament::Tournament;
use crate::words::Words;

/// Each text after the one before it, so that a new one has to be named here.
fn texts() -> Vec<WebText> {
    chain(WebText::Home, |text| {
        Some(match text {
            WebText::Home => WebText::Games,
            WebText::Games => WebText::Challenges,
            WebText::Challenges => WebText::Players,
            WebText::Players => WebText::Ladders,
            WebText::Ladders => WebText::NoLadders,
            WebText::NoLadders => WebText::Tournaments,
            WebText::Tournaments => WebText::Rules,
            WebText::Rules => WebText::Help,
            WebText::Help => WebText::Privacy,
            WebText::Privacy => WebText::Today,
            WebText::Today => WebText::SignIn,
            WebText::SignIn => WebText::SignOut,
            WebText::SignOut => WebText::SignedIn("Alva".into()),
            WebText::SignedIn(_) => WebText::Command,
            WebText::Command => WebText::Send,
            WebText::Send => WebText::SkipToContent,
            WebText::SkipToContent => WebText::Parts,
            WebText::Parts => WebText::Answer,
            WebText::Answer => WebText::Moves,
            WebText::Moves => WebText::Start,
            WebText::Start => WebText::First,
            WebText::First => WebText::Last,
            WebText::Last => WebText::Files,
            WebText::Files => WebText::Picture,
            WebText::Picture => WebText::Club { players: 1, games: 0 },
            WebText::Club { players: 1, .. } => WebText::Club { players: 12, games: 1 },
            WebText::Club { games: 1, .. } => WebText::Club { players: 12, games: 7 },
            WebText::Club { .. } => WebText::Moving,
            WebText::Moving => WebText::Finished,
            WebText::Finished => WebText::Older,
            WebText::Older => WebText::Newest,
            WebText::Newest => WebText::HowToBegin,
            WebText::HowToBegin => WebText::FirstGame,
            WebText::FirstGame => WebText::BeginByMail("tafl@club.example".into()),
            WebText::BeginByMail(_) => WebText::BeginInDiscord,
            WebText::BeginInDiscord => WebText::BeginningLine,
            WebText::BeginningLine => WebText::Places { from: 101, to: 200 },
            WebText::Places { .. } => WebText::Any,
            WebText::Any => WebText::List,
            WebText::List => WebText::Player,
            WebText::Player => WebText::Opponent,
            WebText::Opponent => WebText::Ruleset,
            WebText::Ruleset => WebText::Result,
            WebText::Result => WebText::Ending,
            WebText::Ending => WebText::EndedBy("escape"),
            WebText::EndedBy(_) => WebText::Since,
            WebText::Since => WebText::Until,
            WebText::Until => WebText::From,
            WebText::From => WebText::OwnGames,
            WebText::OwnGames => WebText::FromElsewhere,
            WebText::FromElsewhere => WebText::Running,
            WebText::Running => WebText::Over,
            WebText::Over => WebText::Won(Side::Attackers),
            WebText::Won(Side::Attackers) => WebText::Won(Side::Defenders),
            WebText::Won(Side::Defenders) => WebText::Drawn,
            WebText::Drawn => WebText::NoGames,
            WebText::NoGames => WebText::Colours,
            WebText::Colours => WebText::Theme(None),
            WebText::Theme(None) => WebText::Theme(Some(Theme::Light)),
            WebText::Theme(Some(Theme::Light)) => WebText::Theme(Some(Theme::Dark)),
            WebText::Theme(Some(Theme::Dark)) => WebText::Theme(Some(Theme::HighContrast)),
            WebText::Theme(Some(Theme::HighContrast)) => WebText::Theme(Some(Theme::ColourBlind)),
            WebText::Theme(Some(Theme::ColourBlind)) => WebText::ToPlay,
            WebText::ToPlay => WebText::SignInHow,
            WebText::SignInHow => WebText::YourName,
            WebText::YourName => WebText::SendCode,
            WebText::SendCode => WebText::CodeSent("Alva".into()),
            WebText::CodeSent(_) => WebText::CodeSentToYou,
            WebText::CodeSentToYou => WebText::TooManyCodes,
            WebText::TooManyCodes => WebText::Code,
            WebText::Code => WebText::CheckCode,
            WebText::CheckCode => WebText::NotFound,
            WebText::NotFound => WebText::NotPublic,
            WebText::NotPublic => WebText::StaleForm,
            WebText::StaleForm => WebText::TooLong,
            WebText::TooLong => WebText::NoAnswer,
            WebText::NoAnswer => WebText::Messages,
            WebText::Messages => WebText::Report,
            WebText::Report => WebText::ToGame(12),
            WebText::ToGame(_) => WebText::OfChallenge { label: "X".into(), challenge: 12 },
            WebText::OfChallenge { .. } => WebText::Example("draw".into()),
            WebText::Example(_) => WebText::SendWhat("X".into()),
            WebText::SendWhat(_) => WebText::StillMissing,
            WebText::StillMissing => WebText::Change,
            WebText::Change => WebText::NewCode,
            WebText::NewCode => WebText::Apply,
            WebText::Apply => WebText::AsOn(give(Question::Games(WhichGames::Own))),
            WebText::AsOn(_) => return None,
        })
    })
}

/// All that pages say by themselves.
pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let words: &Words = reader.words();
    let said = texts().iter().map(|text| text.say(words)).collect();
    page(reader, TapChoice::Nothing, Some("Alva"));
    said
}

struct Ours;

impl Addresses for Ours {
    fn of_step(&self, step: &NextStep) -> Option<String> {
        match step.order()?.order {
            Order::Ask(Question::Help(None) | Question::Rules(_, None)) => Some("/help".to_owned()),
            Order::Ask(Question::Tournament(TournamentQuestion::Show(number))) => {
                Some(format!("/tournament/{number}"))
            }
            _ => None,
        }
    }

    fn of_player(&self, name: &str) -> String {
        format!("/player/{name}")
    }

    fn of_chart(&self, name: &str) -> Option<String> {
        Some(format!("/?chart={name}"))
    }
}

fn page(reader: &Reader, choice: TapChoice, player: Option<&str>) -> String {
    let game = played("brandubh", None, Dice::None, &["d1-c1"]);
    let table = Table { seat: Some(Side::Defenders), ..table(game) };
    let notice = Notice::Board(Box::new(table.clone()));
    let mut section = Section::of_notice(&notice, reader, &Ours);
    section.tap = Some(TapBoard { table: &table, page: "/game/12".to_owned(), choice });
    whole(reader, "/game/12", section, player)
}

fn whole(reader: &Reader, here: &str, section: Section<'_>, player: Option<&str>) -> String {
    let marks = FormMarks { request: "r".into(), place: None, token: "t".into() };
    let around =
        Surroundings { reader, player, theme: None, here, marks: &marks, addresses: &Ours };
    page_html("A page", &[section], &around)
}

fn names(page: &str, which: &str) -> Vec<String> {
    let page = Html::parse_document(page);
    assert_eq!(page.errors, Vec::<String>::new());
    let which = Selector::parse(which).unwrap();
    let labels = page.select(&which).filter_map(|it| it.attr("aria-label"));
    labels.map(str::to_owned).collect()
}

#[test]
fn squares_have_names_in_every_language() {
    for (language, king) in [
        (Language::English, "d4, king"),
        (Language::German, "d4, König"),
        (Language::Bokmaal, "d4, konge"),
        (Language::Danish, "d4, konge"),
        (Language::Spanish, "d4, rey"),
    ] {
        let page = page(&Reader { language, ..reader() }, TapChoice::Nothing, None);
        let squares = names(&page, ".grid [aria-label]");
        assert_eq!(squares.len(), 49);
        assert!(squares.contains(&king.to_owned()), "{squares:?}");
    }
}

#[test]
fn only_what_can_be_chosen_is_a_button() {
    let page_of = |choice| page(&reader(), choice, Some("Ylva"));
    let pieces = page_of(TapChoice::Piece(vec![at("d3"), at("d5")]));
    assert_eq!(names(&pieces, ".grid button[name=from]"), ["d5, defender", "d3, defender"]);
    let goals = page_of(TapChoice::Goal(at("d3"), vec![at("a3")]));
    assert_eq!(names(&goals, ".grid button[name=to]"), ["a3, empty"]);
    assert!(goals.contains("name=\"from\" value=\"d3\""), "{goals}");
    let ways = vec![("d3-a3".to_owned(), Button::Play)];
    let confirm = page_of(TapChoice::Confirm(ways));
    assert!(confirm.contains("value=\"12: d3-a3\""), "{confirm}");
    assert_eq!(names(&confirm, ".grid button"), Vec::<String>::new());
}

#[test]
fn stages_of_a_tournament_lead_to_each_other() {
    let mut leads = Vec::new();
    for page in tournament::stages() {
        let notice = Notice::Tournament(Tournament::Page(Box::new(page)));
        let section = Section::of_notice(&notice, &reader(), &Ours);
        let html = Html::parse_document(&whole(&reader(), "/game/12", section, None));
        let links = Selector::parse("a[href^='/tournament/']").unwrap();
        let links = html.select(&links).filter_map(|link| link.attr("href"));
        leads.push(links.map(str::to_owned).collect::<Vec<_>>());
    }
    assert_eq!(leads, [["/tournament/9"], ["/tournament/6"]]);
}

#[test]
fn visitors_are_shown_nothing_that_they_cannot_do() {
    let page = page(&reader(), TapChoice::Nothing, None);
    assert!(!page.contains("action=\"/send\""), "{page}");
}

#[test]
fn what_can_be_done_about_a_challenge_is_below_it() {
    let mut challenges = invitations();
    for (number, one) in (1..).zip(&mut challenges) {
        one.number = number;
    }
    let about: Vec<String> = challenges.iter().map(|one| format!(" {}", one.number)).collect();
    assert!(about.len() > 1, "{about:?}");
    let notice = Notice::Invitations(challenges);
    let reader = reader();
    let page = whole(&reader, "/mine", Section::of_notice(&notice, &reader, &Ours), Some("Ylva"));
    let page = Html::parse_document(&page);
    assert_eq!(page.errors, Vec::<String>::new());
    let buttons = Selector::parse("button[name=command]").unwrap();
    let places = Selector::parse(".lines p + .steps").unwrap();
    let below = page.select(&places).map(|steps| {
        let lines = steps.select(&buttons).filter_map(|it| it.attr("value").map(str::to_owned));
        lines.collect::<Vec<_>>()
    });
    let below: Vec<Vec<String>> = below.collect();
    assert_eq!(below.len(), about.len(), "{below:?}");
    for (lines, about) in below.iter().zip(&about) {
        assert!(!lines.is_empty() && lines.iter().all(|line| line.ends_with(about)), "{below:?}");
    }
    assert_eq!(page.select(&Selector::parse("section > .steps").unwrap()).count(), 0);
}

#[test]
fn no_page_leads_to_itself() {
    let reader = reader();
    let leads = |here: &str| {
        let mut section = Section::new(crate::page::Page::from_lines("Help"));
        section.steps = vec![give(Question::Rules("skalk".to_owned(), None))];
        let page = Html::parse_document(&whole(&reader, here, section, None));
        page.select(&Selector::parse(".steps a[href='/help']").unwrap()).next().is_some()
    };
    assert_eq!((leads("/"), leads("/help")), (true, false));
}
