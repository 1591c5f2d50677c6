//! One of each notice that exists, so that none is left out where all are rendered.

use chrono::TimeDelta;
use commands::plan::{Condition, PlanAnswer};
use commands::words::{PartWord, SettingWord};
use commands::{ArchiveSearch, Deed, GameQuestion, Question};
use engine::matches::Player;
use engine::notation::Record;
use engine::notation::record::{EndedBy, GameEnd};
use engine::ruleset::shipped_library;
use engine::{BySide, Game, Side, Terms};
use search::review::{Finding, Review, TurningPoint};

use crate::accounts::Members;
use crate::accounts::TextFile;
use crate::archive::{ArchivedBoard, ArchivedGame, FoundGame, FoundGames};
use crate::following::{Edition, EditionGame};
use crate::notice::history::{ClockStop, Happening, HistoryLine};
use crate::notice::list::{
    GameLine, GameList, GameState, GamesOf, NoteLine, PublicGame, PublicState, SavedLine,
};
use crate::notice::plan::{PlanLine, ShownPlanEnd};
use crate::notice::table::{MoreTime, Table};
use crate::notice::why::Explanation;
use crate::notice::{DrawingKind, Notice, Squares, Trial, Urgency};
use crate::organising::TodayReader;
use crate::refusal::ply::RefusedPly;
use crate::ruleset_name::RulesetName;
use crate::tests::agreements::{invitations, matches, seeks};
use crate::tests::samples::{at, chain, illegals};
use crate::tests::tables::{ended, ends, skalk, states, utc};
use crate::tests::{
    account, circle, host, house, ladder, lesson, mailed, people, today, tournament,
};
use crate::told::step::{give, typed_number};
use crate::told::{ClosedQuestion, Closing, GameNews, Sentence, Who};

/// What could be found about a game: its last ply turned it.
fn review(game: &Game) -> Review {
    let plies = game.plies().len();
    let mut before = game.clone();
    before.take_back(1);
    let better = before.legal_moves().into_iter().take(1).collect();
    let turn = TurningPoint { ply: plies, finding: Finding::Plain, better };
    let mut chances = vec![50; plies + 1];
    chances[plies] = 71;
    Review { chances, turns: (plies > 0).then_some(turn).into_iter().collect() }
}

/// An evening edition in which the game is running and over, among much else.
fn edition(of: &Table) -> Edition {
    let games = public_games().into_iter().map(|game| {
        let end = match game.state {
            PublicState::Running { .. } => None,
            _ => ends().first().copied(),
        };
        let ascii = BySide { attackers: "Alva".into(), defenders: "Ylva".into() };
        EditionGame { line: game, table: Table { end, ..of.clone() }, ascii }
    });
    Edition {
        until: utc("2026-11-02 19:00"),
        games: games.collect(),
        more: 2,
        seeks: seeks(),
        steps: vec![Sentence::of("withdrawn")],
        openings: vec![Sentence::of("withdrawn")],
    }
}

/// What is told of three more days, or of a pause.
fn about_time(mut table: Box<Table>, news: GameNews, pause: bool, side: Side) -> Notice {
    table.time_told = Some(match pause {
        true => MoreTime::PauseUntil(utc("2026-11-30 12:00")),
        false => MoreTime::More(TimeDelta::days(3)),
    });
    Notice::Game { table, news, side }
}

fn is_pause(table: &Table) -> bool {
    matches!(table.time_told, Some(MoreTime::PauseUntil(_)))
}

/// One of each, in the order of the enum, with the same game wherever there is one.
#[expect(clippy::too_many_lines, reason = "one of each")]
pub(super) fn notices(of: &Table) -> Vec<Notice> {
    let table = || Box::new(of.clone());
    let invitation = || Box::new(invitations().swap_remove(0));
    let no = Side::Attackers;
    let joined = |seeks: Vec<_>| {
        let has = |text: &str| (!seeks.is_empty()).then(|| text.to_owned());
        let (welcome, contact) = (has("We *meet*\n12: resign"), has("@host <host@post.test>"));
        Notice::Joined { name: "Alva Berg".into(), handle: "Alva".into(), welcome, contact, seeks }
    };
    let all = chain(joined(Vec::new()), |notice| {
        Some(match notice {
            Notice::Joined { seeks, .. } if seeks.is_empty() => joined(self::seeks()),
            Notice::Joined { .. } => Notice::Invited(invitation()),
            Notice::Invited(_) => {
                Notice::InvitationDeclined { invitation: invitation(), reason: None }
            }
            Notice::InvitationDeclined { reason: None, .. } => Notice::InvitationDeclined {
                invitation: invitation(),
                reason: Some("no time\nthis month".into()),
            },
            Notice::InvitationDeclined { .. } => Notice::InvitationCancelled(invitation()),
            Notice::InvitationCancelled(one) if one.recipient.is_some() => {
                Notice::InvitationCancelled(Box::new(seeks().swap_remove(0)))
            }
            Notice::InvitationCancelled(_) => Notice::InvitationExpired(invitation()),
            Notice::InvitationExpired(one) if one.recipient.is_some() => {
                Notice::InvitationExpired(Box::new(seeks().swap_remove(0)))
            }
            Notice::InvitationExpired(_) => Notice::Sought(Box::new(seeks().swap_remove(0))),
            Notice::Sought(_) => Notice::game_news(table(), GameNews::Began),
            Notice::Game { news: GameNews::Began, .. } => Notice::game_news(table(), GameNews::Ply),
            Notice::Game { news: GameNews::Ply, .. } => {
                Notice::game_news(table(), GameNews::PlyUnannounced)
            }
            Notice::Game { news: GameNews::PlyUnannounced, .. } => {
                Notice::game_news(table(), GameNews::AnnouncedAfter)
            }
            Notice::Game { news: GameNews::AnnouncedAfter, .. } => {
                Notice::game_news(table(), GameNews::Rolled)
            }
            Notice::Game { news: GameNews::Rolled, .. } => {
                Notice::Game { table: table(), news: GameNews::DrawOffered, side: Side::Attackers }
            }
            Notice::Game { news: GameNews::DrawOffered, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::DrawOffered, side: !*by }
            }
            Notice::Game { news: GameNews::DrawOffered, .. } => {
                Notice::Game { table: table(), news: GameNews::DrawDeclined, side: Side::Attackers }
            }
            Notice::Game { news: GameNews::DrawDeclined, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::DrawDeclined, side: !*by }
            }
            Notice::Game { news: GameNews::DrawDeclined, .. } => Notice::Game {
                table: table(),
                news: GameNews::DrawWithdrawn,
                side: Side::Attackers,
            },
            Notice::Game { news: GameNews::DrawWithdrawn, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::DrawWithdrawn, side: !*by }
            }
            Notice::Game { news: GameNews::DrawWithdrawn, .. } => Notice::Game {
                table: table(),
                news: GameNews::TakebackOffered,
                side: Side::Attackers,
            },
            Notice::Game { news: GameNews::TakebackOffered, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::TakebackOffered, side: !*by }
            }
            Notice::Game { news: GameNews::TakebackOffered, .. } => Notice::Game {
                table: table(),
                news: GameNews::TakebackDeclined,
                side: Side::Attackers,
            },
            Notice::Game { news: GameNews::TakebackDeclined, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::TakebackDeclined, side: !*by }
            }
            Notice::Game { news: GameNews::TakebackDeclined, .. } => Notice::Game {
                table: table(),
                news: GameNews::TakebackWithdrawn,
                side: Side::Attackers,
            },
            Notice::Game { news: GameNews::TakebackWithdrawn, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::TakebackWithdrawn, side: !*by }
            }
            Notice::Game { news: GameNews::TakebackWithdrawn, .. } => {
                about_time(table(), GameNews::TimeOffered, false, no)
            }
            Notice::Game { table: last, news: GameNews::TimeOffered, side: by } => {
                match (*by == no, is_pause(last)) {
                    (true, pause) => about_time(table(), GameNews::TimeOffered, pause, !no),
                    (false, false) => about_time(table(), GameNews::TimeOffered, true, no),
                    (false, true) => {
                        Notice::Game { table: table(), news: GameNews::TimeDeclined, side: no }
                    }
                }
            }
            Notice::Game { news: GameNews::TimeDeclined, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::TimeDeclined, side: !*by }
            }
            Notice::Game { news: GameNews::TimeDeclined, .. } => {
                Notice::Game { table: table(), news: GameNews::TimeWithdrawn, side: no }
            }
            Notice::Game { news: GameNews::TimeWithdrawn, side: by, .. } if *by == no => {
                Notice::Game { table: table(), news: GameNews::TimeWithdrawn, side: !*by }
            }
            Notice::Game { news: GameNews::TimeWithdrawn, .. } => {
                about_time(table(), GameNews::TimeAgreed, false, no)
            }
            Notice::Game { table: last, news: GameNews::TimeAgreed, .. } if !is_pause(last) => {
                about_time(table(), GameNews::TimeAgreed, true, no)
            }
            Notice::Game { news: GameNews::TimeAgreed, .. } => {
                Notice::game_news(table(), GameNews::TakenBack)
            }
            Notice::Game { news: GameNews::TakenBack, .. } => {
                Notice::game_news(table(), GameNews::Withdrawn)
            }
            Notice::Game { news: GameNews::Withdrawn, .. } => {
                Notice::game_news(table(), GameNews::Ended)
            }
            Notice::Game { news: GameNews::Ended, .. } => {
                Notice::MatchOver(Box::new(matches(None).swap_remove(0)))
            }
            Notice::MatchOver(_) => Notice::Warned(table(), Urgency::Asked),
            Notice::Warned(_, Urgency::Asked) => Notice::Warned(table(), Urgency::Low),
            Notice::Warned(_, Urgency::Low) => Notice::Warned(table(), Urgency::Last),
            Notice::Warned(_, Urgency::Last) => Notice::game_news(table(), GameNews::TimeUp),
            Notice::Game { news: GameNews::TimeUp, .. } => {
                Notice::game_news(table(), GameNews::DayUsed)
            }
            Notice::Game { news: GameNews::DayUsed, .. } => {
                Notice::game_news(table(), GameNews::TellingGivenUp)
            }
            Notice::Game { news: GameNews::TellingGivenUp, .. } => {
                Notice::game_news(table(), GameNews::RefundedRest)
            }
            Notice::Game { news: GameNews::RefundedRest, .. } => {
                Notice::Vacation { until: None, left: 28, planned: None }
            }
            Notice::Vacation { until: None, planned: None, .. } => {
                Notice::Vacation { until: Some(utc("2026-11-09 10:00")), left: 1, planned: None }
            }
            Notice::Vacation { until: Some(_), .. } => Notice::Vacation {
                until: None,
                left: 12,
                planned: Some((utc("2026-12-20 00:00"), utc("2027-01-05 23:59"))),
            },
            Notice::Vacation { .. } => {
                Notice::Away { name: "Ylva".into(), until: Some(utc("2026-11-09 10:00")) }
            }
            Notice::Away { until: Some(_), .. } => {
                Notice::Away { name: "Ylva".into(), until: None }
            }
            Notice::Away { .. } => Notice::ClubWasAway {
                from: utc("2026-11-02 10:00"),
                until: utc("2026-11-09 10:00"),
            },
            Notice::ClubWasAway { .. } => Notice::Plan(table(), Vec::new()),
            Notice::Plan(_, lines) if lines.is_empty() => Notice::Plan(table(), plan_lines()),
            Notice::Plan(..) => Notice::game_news(table(), GameNews::PlanPlayed),
            Notice::Game { news: GameNews::PlanPlayed, .. } => {
                Notice::game_news(table(), GameNews::PlanResigned)
            }
            Notice::Game { news: GameNews::PlanResigned, .. } => {
                Notice::PlanOver(table(), ShownPlanEnd::Other)
            }
            Notice::PlanOver(_, ShownPlanEnd::Other) => {
                Notice::PlanOver(table(), ShownPlanEnd::Stop)
            }
            Notice::PlanOver(_, ShownPlanEnd::Stop) => {
                Notice::PlanOver(table(), ShownPlanEnd::Told)
            }
            Notice::PlanOver(_, ShownPlanEnd::Told) => {
                let why = of.game.clone().play("a1-a2").unwrap_err();
                let refused = RefusedPly::new(&of.game, "a1-a2", why);
                Notice::PlanOver(table(), ShownPlanEnd::Illegal(Box::new(refused)))
            }
            Notice::PlanOver(..) => {
                Notice::Asked { order: "export yes".into(), table: None, invitation: None }
            }
            Notice::Asked { table: None, .. } => {
                Notice::Asked { order: "resign yes".into(), table: Some(table()), invitation: None }
            }
            Notice::Asked { order, .. } if order == "resign yes" => Notice::Asked {
                order: "draw accept".into(),
                table: Some(table()),
                invitation: None,
            },
            Notice::Asked { order, .. } if order == "draw accept" => Notice::Asked {
                order: "takeback accept".into(),
                table: Some(table()),
                invitation: None,
            },
            Notice::Asked { order, .. } if order == "takeback accept" => Notice::Asked {
                order: "time accept".into(),
                table: Some(table()),
                invitation: None,
            },
            Notice::Asked { order, .. } if order == "time accept" => {
                Notice::Asked { order: "accept 12".into(), table: Some(table()), invitation: None }
            }
            Notice::Asked { order, .. } if order == "accept 12" => Notice::Asked {
                order: "b5-b1 se opp".into(),
                table: Some(table()),
                invitation: None,
            },
            Notice::Asked { .. } => dropped("resign yes", Some(12)),
            Notice::Dropped { order, .. } => match order.as_str() {
                "resign yes" => dropped("draw accept", Some(12)),
                "draw accept" => dropped("export yes", None),
                "export yes" => dropped("erase Ylva", None),
                "erase Ylva" => dropped("tournament leave 3 yes", None),
                "" => closed("resign yes", Some(12)),
                _ => dropped("", None),
            },
            Notice::Closed(question) => match question.order.as_str() {
                "resign yes" => closed("draw accept", Some(12)),
                "draw accept" => closed("unsubscribe yes", None),
                "unsubscribe yes" => closed("erase Ylva", None),
                "erase Ylva" => closed("tournament leave 3 yes", None),
                "tournament leave 3 yes" => closed("unlink ylva@example.org", None),
                _ => Notice::Noted { game: 12, line: None },
            },
            Notice::Noted { line: None, .. } => Notice::Noted { game: 12, line: Some(2) },
            Notice::Noted { .. } => {
                let texts = vec!["a fine\r\n\u{202e}game".into()];
                Notice::Said { game: 12, by: Who::Other("Ylva".into()), texts }
            }
            Notice::Said { by: Who::Other(_), texts, .. } if texts.len() == 1 => {
                let texts = vec!["a fine game".into(), "resign".into()];
                Notice::Said { game: 12, by: Who::Other("Ylva".into()), texts }
            }
            Notice::Said { by: Who::Other(_), texts, .. } if texts.len() == 2 => {
                Notice::Said { game: 12, by: Who::Other(String::new()), texts: Vec::new() }
            }
            Notice::Said { by: Who::Other(_), .. } => {
                Notice::Said { game: 12, by: Who::You, texts: vec!["a fine game".into()] }
            }
            Notice::Said { by: Who::You, .. } => Notice::NotesOpened { game: 12, by: Who::You },
            Notice::NotesOpened { by: Who::You, game } => {
                Notice::NotesOpened { game: *game, by: Who::Other("Ylva".into()) }
            }
            Notice::NotesOpened { .. } => account::notices().swap_remove(0),
            Notice::News(_) => {
                let mut settings = account::settings(None).unwrap();
                settings.only = Some(SettingWord::Board);
                Notice::Settings(Box::new(settings))
            }
            Notice::Settings(_) => {
                let file = "taflpost-Alva-2026-11-02.json".into();
                Notice::Exported(Box::new(TextFile { file, text: String::new() }))
            }
            Notice::Exported(_) => Notice::Privacy,
            Notice::Privacy => ladder::notices().swap_remove(0),
            Notice::Ladder(_) => tournament::notices().swap_remove(0),
            Notice::Tournament(_) => Notice::Board(table()),
            Notice::Board(_) => Notice::Past(table(), 40),
            Notice::Past(..) => Notice::Picture(table(), None),
            Notice::Picture(_, None) => Notice::Picture(table(), Some(40)),
            Notice::Picture(..) => Notice::Replay(table(), None),
            Notice::Replay(_, None) => Notice::Replay(table(), Some(2)),
            Notice::Replay(..) => Notice::Review(table(), Box::new(review(&of.game))),
            Notice::Review(..) => Notice::EndFollowed(table(), None),
            Notice::EndFollowed(_, None) => {
                Notice::EndFollowed(table(), Some(Box::new(review(&of.game))))
            }
            Notice::EndFollowed(..) => Notice::Edition(Box::new(edition(of))),
            Notice::Edition(_) => Notice::ClubToday(Box::new(today::quiet())),
            Notice::ClubToday(today) if today.is_quiet() => {
                Notice::ClubToday(Box::new(today::busy()))
            }
            Notice::ClubToday(today) if today.reader != TodayReader::Host => {
                Notice::ClubToday(Box::new(today::for_host()))
            }
            Notice::ClubToday(_) => Notice::Preview(table()),
            Notice::Preview(_) => {
                let first = of.game.legal_moves().first().map(ToString::to_string);
                let plies: Vec<String> = first.into_iter().chain(["a1-b2".into()]).collect();
                Notice::Tried(Box::new(Trial::of(*table(), usize::MAX, &plies)))
            }
            Notice::Tried(_) => Notice::Moves(table()),
            Notice::Moves(_) => Notice::Clock(table()),
            Notice::Clock(_) => Notice::Captured(table()),
            Notice::Captured(_) => Notice::History(table(), history()),
            Notice::History(..) => Notice::Record(Box::new(Record::from_game(&of.game))),
            Notice::Record(_) => Notice::Legal(table(), Some(at("e6"))),
            Notice::Legal(_, Some(square)) if *square == at("e6") => {
                Notice::Legal(table(), Some(at("f6")))
            }
            Notice::Legal(_, Some(square)) if *square == at("f6") => {
                Notice::Legal(table(), Some(at("b2")))
            }
            Notice::Legal(_, Some(_)) => Notice::Legal(table(), None),
            Notice::Legal(..) => Notice::Squares(table(), Squares::Rank(6)),
            Notice::Squares(_, Squares::Rank(6)) => Notice::Squares(table(), Squares::Rank(3)),
            Notice::Squares(_, Squares::Rank(_)) => Notice::Squares(table(), Squares::File('f')),
            Notice::Squares(_, Squares::File(_)) => {
                Notice::Squares(table(), Squares::Rays(at("f6")))
            }
            Notice::Squares(_, Squares::Rays(from)) if *from == at("f6") => {
                Notice::Squares(table(), Squares::Rays(at("b1")))
            }
            Notice::Squares(..) => Notice::Games(games(GamesOf::Reader, Vec::new(), 0)),
            Notice::Games(GameList { of: GamesOf::Reader, lines, .. }) if lines.is_empty() => {
                Notice::Games(games(GamesOf::Waiting, Vec::new(), 1))
            }
            Notice::Games(GameList { of: GamesOf::Waiting, .. }) => {
                Notice::Games(games(GamesOf::Finished, Vec::new(), 2))
            }
            Notice::Games(GameList { of: GamesOf::Finished, .. }) => {
                Notice::Games(games(GamesOf::Reader, game_lines(), 0))
            }
            Notice::Games(_) => Notice::PublicGames(None, Vec::new()),
            Notice::PublicGames(None, _) => Notice::PublicGames(Some("Ylva".into()), Vec::new()),
            Notice::PublicGames(Some(_), games) if games.is_empty() => {
                Notice::PublicGames(Some("Ylva".into()), public_games())
            }
            Notice::PublicGames(..) => Notice::Found(FoundGames { games: Vec::new(), next: None }),
            Notice::Found(found) if found.games.is_empty() => Notice::Found(FoundGames {
                games: found_games(),
                next: Some(ArchiveSearch {
                    player: Some("Alva".into()),
                    page: Some(2),
                    ..ArchiveSearch::default()
                }),
            }),
            Notice::Found(_) => Notice::Archived(archived(0, None)),
            Notice::Archived(board) if board.game.number == 1 => {
                Notice::Archived(archived(1, None))
            }
            Notice::Archived(board) if board.drawn.is_none() => {
                Notice::Archived(archived(2, Some(DrawingKind::Replay(None))))
            }
            Notice::Archived(_) => Notice::Invitations(Vec::new()),
            Notice::Invitations(open) if open.is_empty() => Notice::Invitations(invitations()),
            Notice::Invitations(_) => Notice::Seeks(None, Vec::new()),
            Notice::Seeks(None, seeks) if seeks.is_empty() => {
                Notice::Seeks(Some(RulesetName::find(shipped_library(), "skalk")), Vec::new())
            }
            Notice::Seeks(Some(_), _) => Notice::Seeks(None, super::agreements::seeks()),
            Notice::Seeks(..) => Notice::Members(people::nobody()),
            Notice::Members(list) if list.part.is_some() => {
                Notice::Members(Members { part: None, ..people::nobody() })
            }
            Notice::Members(list) if list.shown.is_empty() => Notice::Members(people::list()),
            Notice::Members(_) => Notice::Member(Box::new(people::page(true))),
            Notice::Member(page) if page.member.is_reader => {
                Notice::Member(Box::new(people::page(false)))
            }
            Notice::Member(_) => Notice::Why(explanations().swap_remove(0)),
            Notice::Why(_) => Notice::Notes(12, Vec::new()),
            Notice::Notes(game, notes) if notes.is_empty() => Notice::Notes(*game, note_lines()),
            Notice::Notes(game, _) => Notice::Tries(*game, Vec::new()),
            Notice::Tries(game, lines) if lines.is_empty() => Notice::Tries(*game, saved_lines()),
            Notice::Tries(..) => {
                Notice::Rules(shipped_library().newest("skalk").unwrap().clone(), None)
            }
            Notice::Rules(ruleset, None) => Notice::Rules(ruleset.clone(), Some(PartWord::King)),
            Notice::Rules(..) => Notice::Rulesets(shipped_library().iter().cloned().collect()),
            Notice::Rulesets(_) => lesson::notices().swap_remove(0),
            Notice::Lesson(_) => Notice::Help(None, Vec::new()),
            Notice::Help(None, now) if now.is_empty() => {
                let challenges = [
                    give(Deed::Accept(Some(typed_number(15)))),
                    give(Deed::Decline(Some(typed_number(15)), None)),
                ];
                let others = [
                    give(GameQuestion::Board(None)),
                    give(Question::Rules("brandubh".into(), None)),
                ];
                Notice::Help(None, challenges.into_iter().chain(others).collect())
            }
            Notice::Help(None, _) => Notice::Help(Some("history".into()), Vec::new()),
            Notice::Help(Some(topic), _) if topic == "history" => {
                Notice::Help(Some("organise".into()), Vec::new())
            }
            Notice::Help(Some(topic), _) if topic == "organise" => {
                Notice::Help(Some("chess".into()), Vec::new())
            }
            Notice::Help(Some(_), _) => Notice::Answered {
                offers: Vec::new(),
                closing: Closing::default(),
                closed: Vec::new(),
                words: crate::told::WordsBeside::default(),
                table: None,
                lines: Vec::new(),
                rest: Vec::new(),
            },
            Notice::Answered { .. } => Notice::MailAsked {
                lines: vec!["games".into()],
                words: vec!["Nice to play you!".into()],
                sender: None,
                table: None,
            },
            Notice::MailAsked { sender: None, table: None, .. } => Notice::MailAsked {
                lines: vec!["link alva@home.test".into()],
                words: Vec::new(),
                sender: Some("alva@example.org".into()),
                table: None,
            },
            Notice::MailAsked { table: None, .. } => Notice::MailAsked {
                lines: vec!["12: draw accept".into(), "12: say a fine game".into()],
                words: Vec::new(),
                sender: None,
                table: Some(table()),
            },
            Notice::MailAsked { .. } => Notice::Contact(mailed::contacts().swap_remove(0)),
            Notice::Contact(_) => return None,
        })
    });
    let each = all.into_iter().flat_map(|notice| match notice {
        Notice::News(_) => account::notices(),
        Notice::Privacy => {
            [vec![notice], circle::notices(), host::notices(of), house::notices(of)].concat()
        }
        Notice::Lesson(_) => lesson::notices(),
        Notice::Ladder(_) => ladder::notices(),
        Notice::Tournament(_) => tournament::notices(),
        Notice::Answered { .. } => mailed::answers(of),
        Notice::Contact(_) => mailed::contacts().into_iter().map(Notice::Contact).collect(),
        other => vec![other],
    });
    each.collect()
}

fn games(of: GamesOf, lines: Vec<GameLine>, invitations: usize) -> GameList {
    GameList { of, lines, invitations }
}

fn public_games() -> Vec<PublicGame> {
    let at = utc("2026-11-02 10:00");
    let states = [
        PublicState::Running { ply: 7, to_move: Side::Defenders },
        PublicState::Over { winner: Some(Side::Attackers), at },
        PublicState::Over { winner: None, at },
        PublicState::Closed(at),
    ];
    let game = |(number, state)| PublicGame {
        number,
        ruleset: game_lines().swap_remove(0).ruleset,
        names: BySide { attackers: "Alva".into(), defenders: "Ylva".into() },
        state,
    };
    (3..).zip(states).map(game).collect()
}

/// Games from elsewhere: of each way to end, with what can be known of them and without.
pub fn archived_games() -> Vec<ArchivedGame> {
    let board = ["king-captured", "escape", "encirclement", "edge-fort", "immobile", "repetition"];
    let by = board.into_iter().map(|code| Some(EndedBy::Board(code)));
    let others = [
        EndedBy::Resignation,
        EndedBy::Time,
        EndedBy::Agreement,
        EndedBy::Adjudication,
        EndedBy::Closing,
        EndedBy::Unstated,
    ];
    let by = by.chain(others.map(Some)).chain([None]);
    let winners = [Some(Side::Attackers), Some(Side::Defenders), None].into_iter().cycle();
    let known = [(true, true), (true, false), (false, true), (false, false)].into_iter().cycle();
    let ends = by.zip(winners).map(|(by, winner)| by.map(|by| GameEnd { winner, by }));
    let game =
        |number: i64, end: Option<GameEnd>, (has_event, has_date): (bool, bool)| ArchivedGame {
            number,
            ruleset: game_lines().swap_remove(0).ruleset,
            names: BySide {
                attackers: has_event.then(|| "Roderich".into()),
                defenders: has_date.then(|| "Aage".into()),
            },
            date: has_date.then(|| "2011.08.??".into()),
            event: has_event.then(|| "Autumn Cup".into()),
            stated: has_event.then(|| "Black".into()),
            end,
            plies: 2,
        };
    (1..).zip(ends.zip(known)).map(|(number, (end, known))| game(number, end, known)).collect()
}

fn found_games() -> Vec<FoundGame> {
    let own = public_games().into_iter().skip(1).map(FoundGame::Club);
    own.chain(archived_games().into_iter().map(FoundGame::Elsewhere)).collect()
}

/// One of these games, after as many plies as it has, or fewer.
pub fn archived(which: usize, drawn: Option<DrawingKind>) -> Box<ArchivedBoard> {
    let mut game = archived_games().swap_remove(which);
    let plies = if which == 1 { 1 } else { 2 };
    let mut played =
        Game::new(shipped_library().newest("copenhagen").unwrap().clone(), Terms::default())
            .unwrap();
    for ply in ["a8-e8", "d6-d8xe8"].into_iter().take(plies) {
        played.play(ply).unwrap();
    }
    game.ruleset = RulesetName::find(shipped_library(), "copenhagen");
    let table = Table {
        number: -game.number,
        names: game.names_shown(),
        game: played,
        end: None,
        chain: None,
        ..super::tables::table(super::tables::usual())
    };
    let table = table.without_standing();
    Box::new(ArchivedBoard { game, table, drawn })
}

fn plan_lines() -> Vec<PlanLine> {
    let line = |depth, when, answer| PlanLine { depth, when, answer };
    let ply = |text: &str| PlanAnswer::Ply(text.into());
    chain(line(0, Condition::Move("d4-d8".into()), ply("f6-f9")), |before| {
        Some(match before.when {
            Condition::Move(_) => line(1, Condition::Capture(None), PlanAnswer::TellMe),
            Condition::Capture(None) => {
                line(1, Condition::Capture(Some(at("f9"))), PlanAnswer::Stop)
            }
            Condition::Capture(Some(_)) => line(0, Condition::One, ply("g2-g7")),
            Condition::One => line(0, Condition::Two, PlanAnswer::Resign),
            Condition::Two => return None,
        })
    })
}

/// Everything that can happen.
fn history() -> Vec<HistoryLine> {
    let (a, d) = (Side::Attackers, Side::Defenders);
    let (day, why) = (TimeDelta::days(1), || "the power was out".to_owned());
    let ply = |left| Happening::Ply { number: 1, by: a, text: "d1-d4".into(), left };
    let until = utc("2026-11-09 10:00");
    let (more, pause) = (MoreTime::More(day * 3), MoreTime::PauseUntil(until));
    let all = [
        Happening::Began,
        Happening::Told(a),
        ply(Some(day)),
        ply(None),
        Happening::Rolled(2),
        Happening::Bounced(d),
        Happening::Unreached(d),
        Happening::GivenBack(d, day),
        Happening::DrawOffered(a),
        Happening::DrawDeclined(d),
        Happening::DrawWithdrawn(a),
        Happening::DrawAgreed,
        Happening::Withdrawn(a),
        Happening::TakebackOffered(a),
        Happening::TakebackDeclined(d),
        Happening::TakebackWithdrawn(a),
        Happening::TimeOffered(a, more),
        Happening::TimeOffered(d, pause),
        Happening::TimeDeclined(d),
        Happening::TimeWithdrawn(a),
        Happening::TimeAgreed(more),
        Happening::TimeAgreed(pause),
        Happening::TakenBack(1),
        Happening::TakenBack(2),
        Happening::Stood(d, until, ClockStop::Club),
        Happening::Stood(d, until, ClockStop::Vacation),
        Happening::Warned(d),
        Happening::TimeUp(d),
        Happening::Claimed(a),
        Happening::Resigned(d),
        Happening::Extended(d, day, why()),
        Happening::Adjudicated(Some(a), why()),
        Happening::Adjudicated(None, why()),
        Happening::Closed(why()),
        Happening::Void,
        Happening::Stood(d, until, ClockStop::Deferred),
        Happening::Secret,
    ];
    all.into_iter().map(|what| HistoryLine { at: utc("2026-11-02 10:00"), what }).collect()
}

/// Every refusal of a ply, one of the club's refusals, and every end of a game, explained.
pub(super) fn explanations() -> Vec<Explanation> {
    let mut all = Vec::new();
    for id in ["skalk", "castillos", "kongens-bord"] {
        let ruleset = shipped_library().newest(id).unwrap();
        for why in illegals() {
            let nearest = crate::Nearest::Nothing;
            let (ruleset, position) = (ruleset.clone(), *ruleset.start());
            let refused = crate::RefusedPly { why, ruleset, position, nearest };
            let refusal = Box::new(crate::Refusal::Ply(Box::new(refused)));
            all.push(Explanation::Refused(refusal, utc("2026-11-02 10:00")));
        }
    }
    let refusal = crate::Refusal::Club(crate::told::Sentence::refusal("no-games"));
    all.insert(0, Explanation::Refused(Box::new(refusal), utc("2026-11-02 10:00")));
    let board = states().into_iter().map(|(_, table)| table).filter(|table| table.end.is_some());
    all.extend(board.map(|table| Explanation::Ended(Box::new(table), None)));
    let result = matches(Some(Player::One)).swap_remove(0);
    let over = Box::new(ended(ends()[0]));
    all.push(Explanation::Ended(over, Some(Box::new(result))));
    all
}

fn game_lines() -> Vec<GameLine> {
    let until = Some(utc("2026-11-09 10:00"));
    let over = |winner| GameState::Over { winner, at: utc("2025-12-31 23:00") };
    let states = chain(GameState::YourTurn(until), |state| {
        Some(match state {
            GameState::YourTurn(Some(_)) => GameState::YourTurn(None),
            GameState::YourTurn(None) => GameState::TheirTurn(until),
            GameState::TheirTurn(Some(_)) => GameState::TheirTurn(None),
            GameState::TheirTurn(None) => over(Some(Side::Attackers)),
            GameState::Over { winner: Some(Side::Attackers), .. } => over(Some(Side::Defenders)),
            GameState::Over { winner: Some(Side::Defenders), .. } => over(None),
            GameState::Over { winner: None, at } => GameState::Closed(*at),
            GameState::Closed(_) => return None,
        })
    });
    let sides =
        Side::BOTH.into_iter().flat_map(|side| states.iter().map(move |state| (side, *state)));
    let line = |(number, (side, state))| GameLine {
        number,
        ruleset: skalk(),
        opponent: "Ylva".into(),
        side,
        state,
        partner: (number % 2 == 1).then_some(7),
        board: None,
    };
    (12..).zip(sides).map(line).collect()
}

fn saved_lines() -> Vec<NoteLine> {
    let line = |number, text: &str| Some(SavedLine { number, text: text.into() });
    let mut notes = note_lines();
    for (number, note) in (1..).zip(&mut notes) {
        note.line = line(number, "d1-d4 e5-e7");
    }
    // Nothing needs to be written beside a line.
    notes.extend(notes.first().cloned().map(|note| NoteLine { text: String::new(), ..note }));
    notes
}

fn note_lines() -> Vec<NoteLine> {
    let line = |ply, by, open, text: &str| {
        let at = utc("2026-11-01 08:05");
        NoteLine { ply, at, by, open, text: text.into(), line: None }
    };
    vec![
        line(0, Who::You, false, "watch\ta11"),
        line(17, Who::You, true, "he likes the left side"),
        line(17, Who::Other("Ylva".into()), true, "now or never"),
    ]
}

fn closed(order: &str, game: Option<i64>) -> Notice {
    Notice::Closed(ClosedQuestion { order: order.into(), game })
}

fn dropped(order: &str, game: Option<i64>) -> Notice {
    Notice::Dropped { order: order.into(), game }
}
