//! Nothing that both sides see reveals a silent route (RULES 4).
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use chrono::{DateTime, TimeDelta};
use engine::notation::PositionLine;
use engine::ruleset::{Language, shipped_library};
use engine::{BySide, Game, Side, Square, Terms};
use pictures::{Art, Caption, Painter, Picture, Replay, Theme, Trays, Width};
use templates::board::{Prose, Seat};
use templates::following::Edition;
use templates::following::EditionGame;
use templates::medium::discord::page_messages;
use templates::medium::mail::text_of;
use templates::medium::web::{Addresses, FormMarks, Section, Surroundings, page_html};
use templates::notice::AnsweredLine;
use templates::notice::Drawing;
use templates::notice::Explanation;
use templates::notice::LineAnswer;
use templates::notice::MoreTime;
use templates::notice::PublicGame;
use templates::notice::PublicState;
use templates::notice::ShownPlanEnd;
use templates::notice::Squares;
use templates::notice::Table;
use templates::notice::Time;
use templates::notice::Trial;
use templates::notice::Urgency;
use templates::page::Chart;
use templates::told::{Closing, Frame, GameNews, News, NextStep, Sentence, Value};
use templates::{Board, Notice, Reader, RulesetName, Words, outcome};

/// Everything about a game that both sides may read.
fn public_text(game: &Game) -> String {
    let words = Words::of(Language::English);
    let plies = game.plies().iter().map(|ply| {
        format!("{} {}", game.ply_text(ply), outcome::describe_ply(words, game.ruleset(), ply))
    });
    let mut text: Vec<String> = plies.collect();
    text.extend([outcome::describe_state(words, game), game.public_line()]);
    text.extend(drawn(game, None));
    text.join("\n")
}

/// Every drawing of a game from every seat, and the game in words in every language, as given to a
/// reader on that side, or on none.
fn drawn(game: &Game, side: Option<Side>) -> Vec<String> {
    let words = Language::ALL.map(Words::of);
    let mut drawn = Vec::new();
    for seat in Seat::ALL {
        let board = Board::of_game(game).seen_from(seat);
        drawn.extend([board.text(), board.unicode(), board.emoji().unwrap()]);
        for legend in [Board::text_legend, Board::unicode_legend, Board::emoji_legend] {
            drawn.extend(words.map(|words| legend(&board, words).join(" ")));
        }
    }
    let prose = Prose::for_game(game);
    drawn.extend(words.map(|words| prose.text(words, side)));
    drawn.extend(words.map(|words| prose.alt_text(words)));
    drawn
}

/// A running game from that line.
fn game(id: &str, line: &str) -> Game {
    let ruleset = shipped_library().newest(id).unwrap();
    PositionLine::parse(line).unwrap().game(Arc::clone(ruleset), Terms::default()).unwrap()
}

/// The king on the edge with a path to both corners, and what the attackers do then.
fn played(id: &str, announcement: &str) -> Game {
    let mut game = game(id, "5t5/11/11/11/11/5K5/11/11/11/11/5t5 d");
    game.play(&format!("f6-k6{announcement}")).unwrap();
    game.play("f1-e1").unwrap();
    game
}

fn english() -> Reader {
    Reader::stranger(
        Language::English,
        "Tafl Club",
        DateTime::from_timestamp(1_793_000_000, 0).unwrap(),
    )
}

/// A game with everything that can be said of it, as a player on that side, or a spectator, sees it.
fn on_table(game: &Game, seat: Option<Side>) -> Table {
    let left = TimeDelta::days(7);
    Table {
        number: 12,
        names: BySide { attackers: "Alva".into(), defenders: "Ylva".into() },
        seat,
        game: game.clone(),
        time: Some(Time {
            left: BySide { attackers: left, defenders: left },
            deadline: Some(english().now + left),
            if_told: None,
            stands_until: None,
            paused_until: None,
            unreached_since: None,
        }),
        end: None,
        draw_offered: Some(Side::Attackers),
        takeback_offered: Some(Side::Attackers),
        time_offered: Some((Side::Attackers, MoreTime::More(TimeDelta::days(3)))),
        time_told: Some(MoreTime::PauseUntil(english().now + TimeDelta::days(5))),
        other_of_match: None,
        beginner: false,
        ruled: None,
        event: 1,
        chain: Some("886c119b0933d4b2709c5a1c04a3e7f8".into()),
        page: None,
        is_public: true,
    }
}

fn public_game() -> PublicGame {
    PublicGame {
        number: 12,
        ruleset: RulesetName::find(shipped_library(), "skalk"),
        names: BySide { attackers: "Alva".into(), defenders: "Ylva".into() },
        state: PublicState::Running { ply: 3, to_move: Side::Attackers },
    }
}

/// Everything that a reader on that side, or on none, is told about a game: every notice about it,
/// and every refusal that shows it.
#[expect(clippy::too_many_lines, reason = "one of each")]
fn told(game: &Game, seat: Option<Side>) -> Vec<String> {
    let reader = english();
    let table = || Box::new(on_table(game, seat));
    let mut notices = vec![
        Notice::Warned(table(), Urgency::Low),
        Notice::Plan(table(), Vec::new()),
        Notice::PlanOver(table(), ShownPlanEnd::Other),
        Notice::PlanOver(table(), ShownPlanEnd::Told),
        Notice::Asked { order: "resign yes".into(), table: Some(table()), invitation: None },
        Notice::Board(table()),
        Notice::Preview(table()),
        Notice::Past(table(), 40),
        Notice::Picture(table(), None),
        Notice::Picture(table(), Some(40)),
        Notice::Replay(table(), None),
        Notice::EndFollowed(table(), None),
        Notice::Edition(Box::new(Edition {
            until: english().now,
            games: vec![EditionGame {
                line: public_game(),
                table: *table(),
                ascii: BySide { attackers: "Alva".into(), defenders: "Ylva".into() },
            }],
            more: 0,
            seeks: Vec::new(),
            steps: Vec::new(),
            openings: Vec::new(),
        })),
        Notice::Legal(table(), None),
        Notice::Why(Explanation::Ended(table(), None)),
        Notice::News(News::framed(Sentence::of("withdrawn"), Frame::Board(table()))),
        Notice::News(News::framed(Sentence::of("withdrawn"), Frame::Title(table()))),
        Notice::Moves(table()),
        Notice::Clock(table()),
        Notice::Captured(table()),
        Notice::Squares(table(), Squares::Rank(6)),
        Notice::Squares(table(), Squares::File('k')),
        Notice::MailAsked {
            lines: vec!["12: draw".into()],
            words: Vec::new(),
            sender: None,
            table: Some(table()),
        },
        Notice::Answered {
            closed: Vec::new(),
            offers: Vec::new(),
            closing: Closing::default(),
            words: templates::told::WordsBeside::default(),
            table: None,
            lines: [Notice::game_news(table(), GameNews::Ply), Notice::Board(table())]
                .map(|notice| AnsweredLine {
                    typed: "board".into(),
                    answer: LineAnswer::Done(Box::new(notice)),
                })
                .into(),
            rest: Vec::new(),
        },
    ];
    notices.extend(GameNews::ALL.map(|news| Notice::Game {
        table: table(),
        news,
        side: Side::Attackers,
    }));
    for file in 0..11 {
        for square in (0..11).filter_map(|rank| Square::new(file, rank)) {
            notices.push(Notice::Legal(table(), Some(square)));
            notices.push(Notice::Squares(table(), Squares::Rays(square)));
        }
    }
    for line in [
        "f1-e1",
        "k6-k11",
        "k6-k1",
        "f1-e1 k6-k11",
        "k6-f6 e1-f1 f6-k6",
        // Whether the position repeats depends on what the king may use.
        "k6-j6 e1-f1 j6-k6 f1-e1 k6-j6",
    ] {
        let plies: Vec<String> = line.split(' ').map(str::to_owned).collect();
        notices.push(Notice::Tried(Box::new(Trial::of(*table(), usize::MAX, &plies))));
    }
    // A new notice about a game does not compile until it is added above as well.
    for notice in &notices {
        match notice {
            Notice::Game { .. }
            | Notice::Warned(..)
            | Notice::Plan(..)
            | Notice::PlanOver(..)
            | Notice::Asked { .. }
            | Notice::Board(_)
            | Notice::Preview(_)
            | Notice::Past(..)
            | Notice::Picture(..)
            | Notice::Replay(..)
            | Notice::Review(..)
            | Notice::EndFollowed(..)
            | Notice::Tried(_)
            | Notice::Why(_)
            | Notice::News(News { frame: Frame::Board(_) | Frame::Title(_), .. })
            | Notice::Moves(_)
            | Notice::Clock(_)
            | Notice::Captured(_)
            | Notice::History(..)
            | Notice::Squares(..)
            | Notice::Answered { .. }
            | Notice::MailAsked { .. }
            | Notice::Legal(..) => assert!(notice.table().is_some()),
            Notice::Edition(_) => assert_eq!(notice.tables().len(), 1),
            // These know no game's board; both sides know what a record contains.
            Notice::Joined { .. }
            | Notice::Record(_)
            | Notice::Vacation { .. }
            | Notice::Away { .. }
            | Notice::ClubWasAway { .. }
            | Notice::Invited(_)
            | Notice::InvitationDeclined { .. }
            | Notice::InvitationCancelled(_)
            | Notice::InvitationExpired(_)
            | Notice::Sought(_)
            | Notice::MatchOver(_)
            | Notice::Seeks(..)
            | Notice::ClubToday(_)
            | Notice::Members(_)
            | Notice::Member(_)
            | Notice::Dropped { .. }
            | Notice::Closed(_)
            | Notice::Noted { .. }
            | Notice::Said { .. }
            | Notice::NotesOpened { .. }
            | Notice::News(_)
            | Notice::Settings(_)
            | Notice::Ladder(_)
            | Notice::Tournament(_)
            | Notice::Exported(_)
            | Notice::Privacy
            | Notice::Games(_)
            | Notice::PublicGames(..)
            | Notice::Found(_)
            | Notice::Archived(_)
            | Notice::Invitations(_)
            | Notice::Notes(..)
            | Notice::Tries(..)
            | Notice::Rules(..)
            | Notice::Lesson(_)
            | Notice::Rulesets(_)
            | Notice::Help(..)
            | Notice::Contact(_) => assert!(notice.table().is_none()),
        }
    }
    let refusals = [Value::Standing(table()), Value::LastPly(table()), Value::TimeLeft(table())];
    let refusals = refusals.map(|value| Sentence::refusal("no-games").then(value));
    // Emails and pages also have what can be done next; what others see in Discord is for everyone.
    let media = |notice: &Notice| {
        let shown =
            notice.public().map(|notice| page_messages(&notice.page(&reader), &reader).concat());
        [
            notice.text(&reader),
            text_of(std::slice::from_ref(notice), &reader, &|_| false),
            shown.unwrap_or_default(),
            on_a_page(notice, &reader),
        ]
    };
    // What is sent as a file: its name, its pixels, and its text for those who don't see it.
    let files = files(&notices, &reader);
    let notices = notices.iter().flat_map(media).chain(files);
    notices.chain(refusals.iter().map(|refused| refused.say(&reader))).collect()
}

/// The addresses of pages, none of which says more than the page itself.
struct Pages;

impl Addresses for Pages {
    fn of_step(&self, _: &NextStep) -> Option<String> {
        None
    }

    fn of_player(&self, name: &str) -> String {
        format!("/player/{name}")
    }

    fn of_chart(&self, name: &str) -> Option<String> {
        Some(format!("/?chart={name}"))
    }
}

/// A notice as a page, with everything that somebody who has signed in can do there.
fn on_a_page(notice: &Notice, reader: &Reader) -> String {
    let around = Surroundings {
        reader,
        player: Some("Bodil"),
        theme: None,
        here: "/",
        marks: &FormMarks::default(),
        addresses: &Pages,
    };
    page_html("A page", &[Section::of_notice(notice, reader, &Pages)], &around)
}

fn files(notices: &[Notice], reader: &Reader) -> Vec<String> {
    let painter = Painter::new(Art::shipped().clone());
    let drawings: Vec<_> = notices.iter().flat_map(Notice::drawings).collect();
    assert_eq!(drawings.len(), 3, "two pictures and a replay");
    let file = |drawing: &Drawing<'_>| {
        let bytes = drawing.draw(&painter, Seat::South);
        format!("{} {} {bytes:?}", drawing.file_name(), drawing.alt_text(reader.words()))
    };
    let charts = notices.iter().flat_map(|notice| notice.charts(reader));
    let chart = |chart: Chart| format!("{:?} {}", chart.png(&painter, Width::W600), chart.alt);
    let charts: Vec<String> = charts.map(chart).collect();
    assert_eq!(charts.len(), 1, "an evening edition");
    drawings.iter().map(file).chain(charts).collect()
}

/// Every picture of a game that both sides may see, from both seats: SVG, PNG and replay.
fn public_pictures(game: &Game) -> Vec<Vec<u8>> {
    let painter = Painter::new(Art::shipped().clone());
    let caption = Caption { title: "", description: "" };
    let seats = Seat::ALL.into_iter().flat_map(|seat| {
        let picture = Picture { trays: Some(Trays::of(game)), ..Picture::of(game, seat) };
        let replay = Replay { seat, ..Replay::of(game) };
        [
            painter.svg(&picture, Theme::Light, &caption).into_bytes(),
            painter.png(&picture, Theme::Light, Width::W400),
            painter.replay(&replay, Theme::Light, Width::W400),
        ]
    });
    seats.collect()
}

#[test]
fn no_picture_shows_a_route() {
    for id in ["stavanger", "castillos"] {
        let announced = if id == "castillos" { " aviso k1 k11" } else { " se dobbelt opp" };
        let silent = public_pictures(&played(id, " silent"));
        for other in ["", announced] {
            assert!(silent == public_pictures(&played(id, other)), "{id} {other:?}");
        }
        // Nor does it say whether the king may use an open route.
        let before = "5t5/11/11/11/11/10K/11/11/11/11/5t5";
        let [silent, free] = ["", "k1,k11"].map(|usable| {
            public_pictures(&game(id, &format!("{before} a announced= usable={usable}")))
        });
        assert!(silent == free, "{id}");
    }
}

#[test]
fn a_silent_route_leaves_no_trace() {
    for id in ["stavanger", "castillos"] {
        let silent = played(id, "");
        assert_eq!(silent.open_routes().len(), 2, "{id}: the routes are open");
        let text = public_text(&silent);
        for goal in ["k1 ", "k11", "k1,", "k1."] {
            assert!(!text.contains(goal), "{id}: {goal:?} in\n{text}");
        }
        // Announced or not, the rest of the text is the same.
        assert_eq!(text, public_text(&played(id, " silent")));
        let announced = if id == "castillos" { " aviso k1 k11" } else { " se dobbelt opp" };
        assert!(public_text(&played(id, announced)).contains("k1,k11"), "{id}");
        // Nor does it say how many moves the defenders have, because silent routes reduce that
        // number.
        let fewer = silent.legal_moves().len().to_string();
        let words = Words::of(Language::English);
        assert!(!outcome::describe_state(words, &silent).contains(&fewer), "{id}");
    }
}

/// The same board with the routes silent, and with the king free to use them: nobody except the
/// defenders can tell them apart by what the club says.
#[test]
fn nothing_that_the_other_side_is_told_depends_on_a_silent_route() {
    let before = "5t5/11/11/11/11/10K/11/11/11/11/5t5";
    for id in ["stavanger", "castillos"] {
        let [mut silent, mut free] = ["", "k1,k11"]
            .map(|usable| game(id, &format!("{before} a announced= usable={usable}")));
        // At the attackers' turn, and at the defenders'.
        for ply in ["f1-e1", ""] {
            for seat in [Some(Side::Attackers), None] {
                for (silent, free) in told(&silent, seat).iter().zip(&told(&free, seat)) {
                    assert_eq!(silent, free, "{id} {seat:?}");
                }
                assert_eq!(drawn(&silent, seat), drawn(&free, seat), "{id} {seat:?}");
            }
            if !ply.is_empty() {
                silent.play(ply).unwrap();
                free.play(ply).unwrap();
            }
        }
        assert_ne!(silent.legal_moves(), free.legal_moves(), "{id}: there is something to hide");
        // The defenders themselves are told what they can play.
        let own = Some(Side::Defenders);
        assert_ne!(told(&silent, own), told(&free, own), "{id}");
        assert_ne!(drawn(&silent, own), drawn(&free, own), "{id}");
    }
}

/// The board in words names a silent route to the defenders, in their language, and to nobody else;
/// an alternative text names none to anybody.
#[test]
fn only_the_defenders_hear_of_silent_routes() {
    for (id, plies) in [("stavanger", 1), ("castillos", 2), ("tablut", 1), ("kongens-bord", 1)] {
        let size = shipped_library().newest(id).unwrap().size();
        let (line, first, goals) = match size {
            9 => ("3t5/9/9/9/4K4/9/9/9/3t5 d".to_owned(), "e5-f5", ["f1", "f9"]),
            11 => ("5t5/11/11/11/11/5K5/11/11/11/11/5t5 d".to_owned(), "f6-k6", ["k1", "k11"]),
            _ => (
                format!("6t6/{}6K6/{}6t6 d", "13/".repeat(5), "13/".repeat(5)),
                "g7-m7",
                ["m1", "m13"],
            ),
        };
        let mut game = game(id, &line);
        game.play(first).unwrap();
        assert!(
            goals.iter().all(|goal| game.open_routes().iter().any(|at| at.to_string() == *goal))
        );
        if plies > 1 {
            game.play("f1-e1").unwrap();
        }
        for language in Language::ALL {
            let words = Words::of(language);
            let prose = Prose::for_game(&game);
            let named = |text: &str| {
                let mut squares = text.split(|c: char| !c.is_ascii_alphanumeric());
                squares.any(|word| goals.contains(&word))
            };
            assert!(named(&prose.text(words, Some(Side::Defenders))), "{id}");
            assert!(!named(&prose.text(words, Some(Side::Attackers))), "{id}");
            assert!(!named(&prose.text(words, None)), "{id}");
            assert!(!named(&prose.alt_text(words)), "{id}");
        }
    }
}

/// A player who isn't the defender can't have the open routes named by trying announcements.
#[test]
fn what_is_tried_names_no_route() {
    for (id, said) in [
        ("castillos", ["aviso", "aviso k1", "aviso a1"]),
        ("stavanger", ["se opp", "se dobbelt opp", "silent"]),
        ("kongens-bord", ["raichi", "tuichi", "silent"]),
    ] {
        let line = match id {
            "kongens-bord" => "6t6/13/13/13/3T9/13/12K/13/13/13/13/13/6t6 a announced= usable=",
            _ => "5t5/11/11/11/3T7/10K/11/11/11/11/5t5 a announced= usable=",
        };
        let first = if id == "kongens-bord" { "g1-f1" } else { "f1-e1" };
        let second = if id == "kongens-bord" { "d9-d10" } else { "d7-d8" };
        let game = game(id, line);
        assert!(!game.open_routes().is_empty(), "{id}: there is something to hide");
        for said in said {
            let plies = [first.to_owned(), format!("{second} {said}")];
            for seat in [Some(Side::Attackers), None] {
                let table = on_table(&game, seat);
                let text =
                    Notice::Tried(Box::new(Trial::of(table, usize::MAX, &plies))).text(&english());
                let is_named = |goal: &String| {
                    let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
                    words.any(|word| word == goal) && !said.contains(goal.as_str())
                };
                let goals = game.open_routes();
                let named: Vec<_> = goals.iter().map(|goal| goal.to_string()).collect();
                let named: Vec<_> = named.into_iter().filter(is_named).collect();
                assert!(named.is_empty(), "{id} {said} {seat:?}: {named:?} in\n{text}");
            }
        }
    }
}

/// Where routes are not announced, nothing is secret: everybody hears the same.
#[test]
fn where_escapes_are_not_announced_all_hear_of_them() {
    for ruleset in shipped_library().iter().filter(|ruleset| !ruleset.announces()) {
        let game = Game::new(Arc::clone(ruleset), Terms::default()).unwrap();
        for language in Language::ALL {
            let heard = |side| Prose::for_game(&game).text(Words::of(language), side);
            assert_eq!(heard(None), heard(Some(Side::Attackers)), "{}", ruleset.id);
            assert_eq!(heard(None), heard(Some(Side::Defenders)), "{}", ruleset.id);
        }
    }
}

/// A player who has left a route silent is told so, and nobody else is.
#[test]
fn only_the_mover_is_told_what_he_left_silent() {
    for id in ["stavanger", "castillos"] {
        let mut game = game(id, "5t5/11/11/11/11/5K5/11/11/11/11/5t5 d");
        game.play("f6-k6").unwrap();
        let hears = |game: &Game, seat| {
            told(game, seat).iter().filter(|said| said.contains("Only you are told")).count()
        };
        assert_eq!(hears(&game, Some(Side::Attackers)), 0, "{id}");
        assert_eq!(hears(&game, None), 0, "{id}");
        // With the ply, when it is tried out, whenever they look at the board after it or want it
        // as a picture, and where an email did both; each at a terminal, by email and on a page, and
        // never where others can read it.
        assert_eq!(hears(&game, Some(Side::Defenders)), 15, "{id}");
        game.play("f1-e1").unwrap();
        assert_eq!(hears(&game, Some(Side::Defenders)), 0, "{id}");
    }
}
