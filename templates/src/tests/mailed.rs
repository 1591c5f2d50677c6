//! One of each text that exists only in email.

use commands::words::OrderWord;
use commands::{Deed, Misread, first_game};
use engine::ruleset::Language;

use crate::accounts::BadName;
use crate::invitation::terms::Party;
use crate::notice::Notice;
use crate::notice::list::{GameList, GamesOf};
use crate::notice::mailed::{AnsweredLine, ContactNotice, LineAnswer};
use crate::notice::table::Table;
use crate::refusal::Refusal;
use crate::refusal::mail::RefusedMail;
use crate::tests::agreements::invitations;
use crate::tests::club::shown;
use crate::tests::samples::chain;
use crate::told::step::{give, typed_number};
use crate::told::{Closing, GameNews, LastAnswer, LostText, Refused, Who, WordsBeside};

/// A line that was done, or that asked something.
pub(super) fn done(typed: &str, notice: Notice) -> AnsweredLine {
    AnsweredLine { typed: typed.into(), answer: LineAnswer::Done(Box::new(notice)) }
}

/// A line that was refused.
pub(super) fn refused(typed: &str, refusal: Refusal) -> AnsweredLine {
    AnsweredLine { typed: typed.into(), answer: LineAnswer::Refused(Box::new(refusal)) }
}

/// A line that is not an order.
pub(super) fn misread(typed: &str) -> AnsweredLine {
    let misread = Misread::NotUnderstood { typed: typed.into(), nearest: vec!["board".into()] };
    refused(typed, Refusal::Misread(misread))
}

/// Answers to emails: with nothing understood; to one line; to several, one of them refused, with
/// the board asked for twice; with lines that are not orders.
pub(super) fn answers(of: &Table) -> Vec<Notice> {
    let table = || Box::new(of.clone());
    let said = || Notice::Said { game: 12, by: Who::You, texts: vec!["a fine game".into()] };
    let rest = |lines: &[&str]| lines.iter().map(|&line| line.into()).collect();
    let argument = Misread::MissingArgument { order: OrderWord::Legal, act: None };
    let several = vec![
        done("c4-c5", Notice::game_news(table(), GameNews::Ply)),
        refused("legal", Refusal::Misread(argument)),
        done("say a fine\r\n\u{202e}game", said()),
        done("board", Notice::Board(table())),
        misread("bord"),
    ];
    let elsewhere = vec![done("board", Notice::Board(table())), done("games", games())];
    let other = Notice::Clock(Box::new(Table { number: 7, ..of.clone() }));
    let two_games = vec![done("12: board", Notice::Board(table())), done("7: clock", other)];
    let left_out = |typed: &str| AnsweredLine { typed: typed.into(), answer: LineAnswer::LeftOut };
    let much = [done("games", games()), left_out("rules skalk"), left_out("say a fine game")];
    let beside = |words| Notice::Answered {
        offers: Vec::new(),
        closing: Closing::default(),
        closed: Vec::new(),
        words,
        table: None,
        lines: vec![done("c4-c5", Notice::game_news(table(), GameNews::Ply))],
        rest: Vec::new(),
    };
    let answered = |lines, rest| Notice::Answered {
        offers: Vec::new(),
        closing: Closing::default(),
        closed: Vec::new(),
        words: WordsBeside::default(),
        table: None,
        lines,
        rest,
    };
    let lost = LostText::ALL.map(|lost| Notice::Answered {
        offers: Vec::new(),
        closing: Closing { lost: Some(lost), ..Closing::default() },
        closed: Vec::new(),
        words: WordsBeside::default(),
        table: None,
        lines: Vec::new(),
        rest: Vec::new(),
    });
    let answers = vec![
        answered(Vec::new(), Vec::new()),
        answered(Vec::new(), rest(&["Hello Ylva,", "how are you?", "Alva"])),
        answered(vec![done("c4-c5", Notice::game_news(table(), GameNews::Ply))], Vec::new()),
        answered(vec![misread("bord")], Vec::new()),
        answered(several, Vec::new()),
        answered(elsewhere, Vec::new()),
        answered(two_games, Vec::new()),
        answered(vec![done("clock", Notice::Clock(table()))], rest(&["Thanks for the game!"])),
        answered(much.into(), Vec::new()),
        Notice::Answered {
            offers: vec![
                give(Deed::Accept(Some(typed_number(15)))),
                give(Deed::Decline(Some(typed_number(15)), None)),
            ],
            closing: Closing { last: Some(LastAnswer::Unread), ..Closing::default() },
            closed: Vec::new(),
            words: WordsBeside::default(),
            table: None,
            lines: Vec::new(),
            rest: rest(&["Maybe tomorrow."]),
        },
        Notice::Answered {
            offers: Vec::new(),
            closing: Closing {
                lost: None,
                last: Some(LastAnswer::All),
                is_late: true,
                speaks: Some(Language::German),
            },
            closed: Vec::new(),
            words: WordsBeside::default(),
            table: None,
            lines: vec![done("games", games())],
            rest: rest(&["It rains here.", "The wind is strong."]),
        },
        Notice::Answered {
            offers: Vec::new(),
            closing: Closing { last: Some(LastAnswer::Quiet), ..Closing::default() },
            closed: Vec::new(),
            words: WordsBeside::default(),
            table: None,
            lines: Vec::new(),
            rest: rest(&["It rains here."]),
        },
        beside(WordsBeside {
            asked: rest(&["Nice to play you!", "Greetings from Oslo."]),
            ..WordsBeside::default()
        }),
        beside(WordsBeside {
            asked: rest(&["Nice to play you!"]),
            is_asked_again: true,
            ..WordsBeside::default()
        }),
        beside(WordsBeside {
            went: rest(&["Nice to play you!"]),
            stayed: rest(&["I fear your c1."]),
            ..WordsBeside::default()
        }),
        beside(WordsBeside { gone: rest(&["Nice to play you!"]), ..WordsBeside::default() }),
        beside(WordsBeside { taken_back: rest(&["You look tired."]), ..WordsBeside::default() }),
    ];
    answers.into_iter().chain(lost).collect()
}

fn games() -> Notice {
    Notice::Games(GameList { of: GamesOf::Reader, lines: Vec::new(), invitations: 0 })
}

/// Everything that is said to people who are not players.
pub(super) fn contacts() -> Vec<ContactNotice> {
    let invited = |name: Option<&str>| {
        let received = invitations().into_iter().filter(|one| one.reader == Party::Recipient);
        let invitation = Box::new(received.last().unwrap_or_else(|| invitations().remove(1)));
        ContactNotice::Invited { name: name.map(Into::into), invitation }
    };
    let taken = Refused::BadName { name: "Alva".into(), because: BadName::Taken };
    let taken = shown(vec![taken]).swap_remove(0);
    let wrote = |name: Option<&str>, wish: Option<String>| ContactNotice::Wrote {
        name: name.map(Into::into),
        answers: Vec::new(),
        wish,
        last: None,
    };
    chain(wrote(None, None), |contact| {
        Some(match contact {
            ContactNotice::Wrote { name: None, .. } => {
                wrote(Some("Ylva"), Some(first_game().to_string()))
            }
            ContactNotice::Wrote { answers, .. } if answers.is_empty() => ContactNotice::Wrote {
                name: Some("Ylva".into()),
                answers: vec![Notice::Privacy],
                wish: Some("seek skalk".into()),
                last: Some(LastAnswer::Unread),
            },
            ContactNotice::Wrote { .. } => invited(Some("Ylva")),
            ContactNotice::Invited { name: Some(_), .. } => invited(None),
            ContactNotice::Invited { .. } => ContactNotice::Refused(Box::new(taken.clone())),
            ContactNotice::Refused(_) => ContactNotice::StopAsked,
            ContactNotice::StopAsked => return None,
        })
    })
}

/// Every refusal, in the order of the enum.
pub(super) fn refusals() -> Vec<Refusal> {
    let several =
        |moves: &[&str]| RefusedMail::Several(moves.iter().map(|&one| one.to_owned()).collect());
    let all = chain(several(&["d1-d4"]), |refused| match refused {
        RefusedMail::Several(moves) if moves.len() == 1 => Some(several(&["d1-d4", "f6-f9"])),
        RefusedMail::Several(_) => Some(RefusedMail::LeftOut(vec!["rules skalk".into()])),
        RefusedMail::LeftOut(lines) if lines.len() == 1 => Some(RefusedMail::LeftOut(
            (1..=12).map(|number| format!("{number}: say {}", "x".repeat(5 * number))).collect(),
        )),
        RefusedMail::LeftOut(_) => None,
    });
    all.into_iter().map(Refusal::Mail).collect()
}

fn named(name: &Option<String>) -> &'static str {
    if name.is_some() { ", with a name to join under" } else { "" }
}

/// A name for a notice by email only.
pub(super) fn heading(notice: &Notice) -> String {
    match notice {
        Notice::Answered { lines, rest, .. } => match (lines.len(), rest.len()) {
            _ if notice.table().is_some() && notice.game().is_none() => {
                "A mail about two games".into()
            }
            (0, 0) => "A mail in which nothing was understood".into(),
            (0, _) => "A mail of mere words".into(),
            (1, 0) => "A mail of one line".into(),
            (1, _) => "A mail of one line, and mere words".into(),
            (lines, _) => format!("A mail of {lines} lines"),
        },
        Notice::MailAsked { sender: Some(_), .. } => {
            "Asked whether a mail was his that decides who plays for him".into()
        }
        Notice::MailAsked { table: None, .. } => "Asked whether a mail was his".into(),
        Notice::MailAsked { .. } => "Asked whether a mail was his, in a game".into(),
        Notice::Contact(ContactNotice::Wrote { name, .. }) => {
            format!("To a stranger who has written{}", named(name))
        }
        Notice::Contact(ContactNotice::Invited { name, .. }) => {
            format!("To a stranger who is invited{}", named(name))
        }
        Notice::Contact(ContactNotice::Refused(_)) => "To a stranger who cannot join so".into(),
        Notice::Contact(ContactNotice::StopAsked) => "To a stranger who wants no mail".into(),
        _ => unreachable!("not by mail alone"),
    }
}
