//! What is posted: the line that a notification shows, what a post says once it is answered, and
//! what a channel is told of a game in a thread.

use chrono::TimeDelta;
use commands::BoardForm;
use engine::Side;
use engine::ruleset::Language;
use engine::ruleset::options::Dice;

use super::one_of_each::notices;
use super::prose::passed;
use super::tables::{captures, ended, ends, played, reader, table, times, usual, utc};
use crate::medium::discord::page_messages;
use crate::notice::thread::{self, MatchScore};
use crate::notice::{
    ClosedPost, InvitationEnd, MoreTime, Notice, OfferEnd, Offered, Table, record_file, record_page,
};
use crate::reader::{Client, OwnInDiscord, Reader};
use crate::told::GameNews;

fn closed() -> Vec<ClosedPost> {
    let invitation = |recipient: Option<&str>, end| ClosedPost::Invitation {
        sender: "Alva".into(),
        recipient: recipient.map(Into::into),
        end,
    };
    let ends = [
        InvitationEnd::Accepted(7, None),
        InvitationEnd::Declined,
        InvitationEnd::Countered,
        InvitationEnd::Cancelled,
        InvitationEnd::Expired,
    ];
    let mut closed: Vec<ClosedPost> =
        ends.iter().map(|end| invitation(Some("Ylva"), end.clone())).collect();
    closed.extend([&ends[0], &ends[3], &ends[4]].map(|end| invitation(None, end.clone())));
    let more = Offered::Time(MoreTime::More(TimeDelta::days(3)));
    let pause = Offered::Time(MoreTime::PauseUntil(utc("2026-11-30 12:00")));
    for what in [Offered::Draw, Offered::Takeback, more, pause] {
        for end in [OfferEnd::Accepted, OfferEnd::Declined, OfferEnd::Withdrawn, OfferEnd::Passed] {
            closed.push(ClosedPost::Offer { what, by: "Alva".into(), to: "Ylva".into(), end });
        }
    }
    closed
}

/// Every post, in that reader's language.
pub(super) fn everything(reader: &Reader) {
    let reader = &Reader { client: Client::Discord(OwnInDiscord::default()), ..*reader };
    let mut said = Vec::new();
    let mut tables = vec![table(usual()), table(captures()), table(passed())];
    tables.extend(times().into_iter().map(|(_, time)| Table { time, ..table(usual()) }));
    tables.extend(ends().into_iter().map(ended));
    for of in &tables {
        for calls in [true, false] {
            for notice in notices(of) {
                let public = notice.public();
                for notice in public.iter().chain([&notice]) {
                    said.extend(page_messages(&notice.post(reader, calls), reader));
                }
            }
        }
        said.extend([thread::title(reader, of, Side::Attackers), thread::begun(reader, of)]);
        said.push(thread::match_begun(reader, (of, Side::Defenders), of.number + 1));
        if let Some(end) = of.end {
            let score = MatchScore::of(end, Side::Attackers);
            said.push(thread::over(reader, of, end));
            for score in [None, Some(score)] {
                said.push(thread::title_at_end(reader, (of, Side::Defenders), end, score));
            }
        }
    }
    // More emoji than Discord draws.
    let large = Notice::Board(Box::new(table(played("alea-evangelii", None, Dice::None, &[]))));
    let in_emoji = Reader { board: BoardForm::Emoji, ..*reader };
    said.extend(page_messages(&large.page(&in_emoji), &in_emoji));
    let records = notices(&table(usual())).into_iter().filter_map(|notice| match notice {
        Notice::Record(record) => Some(record_file(&record)),
        _ => None,
    });
    said.extend(records.flat_map(|file| page_messages(&record_page(&file, reader), reader)));
    let closed = closed().into_iter().filter_map(|closed| closed.page(reader));
    said.extend(closed.flat_map(|page| page_messages(&page, reader)));
    for said in said {
        for wrong in ["{", "}", "\u{2068}", "\u{2069}", "\u{f8ff}"] {
            assert!(!said.contains(wrong), "{wrong:?} in {said:?}");
        }
        assert!(!said.trim().is_empty());
    }
}

/// The first line of a post about a ply, as it is after a mention or for everybody.
fn lead(of: &Table, language: Language, calls: bool) -> String {
    let reader = Reader { language, ..reader() };
    let told = Notice::game_news(Box::new(of.clone()), GameNews::Ply).public().expect("for all");
    told.post(&reader, calls).lead.expect("a first line")
}

#[test]
fn a_notification_says_who_has_to_do_what() {
    let taken = table(captures());
    let mover = taken.game.plies().last().map(|ply| &taken.names[ply.mover]).expect("a ply");
    let ply = taken.game.plies().last().and_then(|ply| ply.mv).expect("a move");
    let start = |head: &str| format!("{head} {mover} played {ply}, capturing ");
    let called = lead(&taken, Language::English, true);
    assert!(called.starts_with(&start("Your turn:")), "{called}");
    let next = &taken.names[taken.game.position().to_move()];
    let for_all = lead(&taken, Language::English, false);
    assert!(for_all.starts_with(&start(&format!("{next}’s turn:"))), "{for_all}");
    assert!(lead(&taken, Language::Spanish, true).starts_with("Te toca: "));
    let passed = lead(&table(passed()), Language::German, true);
    assert!(passed.starts_with("Du bist am Zug: ") && passed.ends_with("musste aussetzen"));
}

#[test]
fn a_deadline_in_discord_goes_on_being_right() {
    let (_, running) = times()
        .into_iter()
        .find(|(_, time)| {
            time.is_some_and(|time| time.deadline.is_some() && time.stands_until.is_none())
        })
        .expect("a running clock");
    let of = Table { time: running, ..table(usual()) };
    let reader = Reader { client: Client::Discord(OwnInDiscord::default()), ..reader() };
    let posted =
        page_messages(&Notice::Board(Box::new(of.clone())).page(&reader), &reader).concat();
    assert!(posted.contains(":R>)") && !posted.contains("days"), "{posted}");
    let plain = Reader { client: Client::Any, ..reader };
    let mailed = Notice::Board(Box::new(of)).text(&plain);
    assert!(!mailed.contains("<t:"), "{mailed}");
}

#[test]
fn a_thread_is_called_after_its_players_and_what_came_of_it() {
    let reader = reader();
    let end = ends().into_iter().find(|end| end.winner == Some(Side::Defenders)).expect("a win");
    let of = ended(end);
    let title = thread::title(&reader, &of, Side::Attackers);
    assert!(title.starts_with("Alva – "), "{title}");
    let won = thread::title_at_end(&reader, (&of, Side::Attackers), end, None);
    assert_eq!(won, format!("{title} · {} won", of.names.defenders));
    let score = |own, other| {
        thread::title_at_end(&reader, (&of, Side::Attackers), end, Some(MatchScore { own, other }))
    };
    assert_eq!(score(3, 1), format!("{title} · 1½–½"));
    assert_eq!(score(0, 4), format!("{title} · 0–2"));
}

#[test]
fn a_channel_hears_of_a_match_as_one_thing() {
    let of = table(usual());
    let (one, two) = (&of.names.attackers, &of.names.defenders);
    let (ruleset, size) = (of.game.ruleset(), of.game.ruleset().size());
    let said = |language, first, other| {
        thread::match_begun(&Reader { language, ..reader() }, (&of, first), other)
    };
    let board = |language| format!("{} {size}×{size}", ruleset.name(language));
    let (number, after) = (of.number, of.number + 1);
    assert_eq!(
        said(Language::English, Side::Attackers, after),
        format!(
            "{one} and {two} are playing a match: {}, games {number} and {after}.",
            board(Language::English)
        ),
    );
    // From the second game the first is told of in the same way.
    let before = number - 1;
    assert_eq!(
        said(Language::Bokmaal, Side::Defenders, before),
        format!(
            "{two} og {one} spiller en match: {}, parti {before} og {number}.",
            board(Language::Bokmaal)
        ),
    );
}

#[test]
fn a_channel_hears_how_a_game_ended_without_brackets_in_brackets() {
    let end = ends().into_iter().find(|end| end.winner == Some(Side::Attackers)).expect("a win");
    let of = ended(end);
    let ruleset = of.game.ruleset().name(Language::English);
    let said = thread::over(&reader(), &of, end);
    assert!(said.ends_with(&format!(" · {ruleset}, game {}:", of.number)), "{said}");
}
