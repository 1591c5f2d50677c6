//! Every notice before everyone who may read it.

use std::collections::BTreeSet;

use engine::Side;
use engine::matches::Player;
use engine::notation::record::EndedBy;
use engine::ruleset::Language;
use engine::ruleset::options::Dice;
use expect_test::expect_file;

use crate::invitation::terms::Party;
use crate::ladder::answer::LadderAnswer;
use crate::notice::plan::ShownPlanEnd;
use crate::notice::table::{MoreTime, Table};
use crate::notice::{Notice, Squares, Trial, Urgency};
use crate::reader::Reader;
use crate::tests::agreements::{invitations, matches, newcomers, seeks};
use crate::tests::one_of_each::{explanations, notices};
use crate::tests::samples::at;
use crate::tests::tables::{
    SEATS, captures, ended, ends, played, reader, rolled, states, table, times, usual,
};
use crate::tests::{account, circle, host, house, ladder, mailed, tournament};
use crate::told::{GameNews, Sentence, Who};

/// The defenders have just left routes open without announcing them: one, and two.
fn left_silent() -> [Table; 2] {
    let before = |line| played("castillos", Some(line), Dice::None, &["f6-k6"]);
    [
        table(before("11/11/11/10t/11/5K5/11/11/11/11/5t5 d")),
        table(before("5t5/11/11/11/11/5K5/11/11/11/11/5t5 d")),
    ]
}

/// A board on which a move would repeat the position, for the last time and once more.
fn repeating(rounds: usize) -> Table {
    let round = ["d1-d2", "f8-f9", "d2-d1", "f9-f8"];
    let plies: Vec<&str> = round.into_iter().cycle().take(4 * rounds + 3).collect();
    let game = played("skalk", None, Dice::None, &plies);
    Table { seat: Some(Side::Defenders), ..table(game) }
}

/// Boards of kopenhagen on which a ply leaves the other side without a move, which is a draw there.
static DRAWING: [(&str, &str, &str); 3] = [
    ("takes the last attacker", "11/11/11/11/11/5K5/2tT7/11/11/1T9/11 d", "b2-b5"),
    ("leaves the attackers no move", "11/11/11/11/11/5K5/1T9/11/11/11/1tT8 d", "b5-b2"),
    ("leaves the defenders no move", "11/11/11/11/11/11/2t8/11/11/11/1tKt7 a", "c5-c2"),
];

/// Plies that are tried: they repeat the position, leave a route silent, open one, lead out, draw.
fn trials(seat: Option<Side>) -> Vec<(&'static str, Notice)> {
    let king = "5t5/11/11/11/11/5K5/11/11/11/11/5t5 d";
    let open = |ruleset, line| table(played(ruleset, Some(line), Dice::None, &[]));
    let drawing = |index: usize| {
        let &(name, line, ref ply) = &DRAWING[index];
        (name, open("kopenhagen", line), std::slice::from_ref(ply))
    };
    [
        ("repeats", repeating(0), &["f9-f8", "d1-d2"][..]),
        ("leaves routes silent", open("castillos", king), &["f6-k6"]),
        ("announces routes", open("castillos", king), &["f6-k6 aviso k1 k11", "f1-e1"]),
        ("opens a route", open("brandubh", "3t3/7/7/3K3/7/7/3t3 d"), &["d4-g4"]),
        ("leads out", open("castillos", king), &["f6-k6 aviso k1 k11", "f1-e1", "k6-k11"]),
        (
            "is longer",
            open("castillos", king),
            &["f6-e6", "f1-e1", "e6-f6", "e1-f1", "f6-g6", "f1-e1", "g6-f6"],
        ),
        ("is nothing", open("castillos", king), &[]),
        drawing(0),
        drawing(1),
        drawing(2),
    ]
    .map(|(name, table, plies)| {
        let plies: Vec<String> = plies.iter().map(|&ply| ply.to_owned()).collect();
        let trial = Trial::of(Table { seat, ..table }, usize::MAX, &plies);
        (name, Notice::Tried(Box::new(trial)))
    })
    .into()
}

/// The notice before that reader; boards left out.
fn text(notice: &Notice, reader: &Reader) -> String {
    let text = notice.text(reader);
    let archived = match notice {
        Notice::Archived(board) => Some(&board.table),
        _ => None,
    };
    match notice.table().or(archived) {
        Some(table) => text.replace(&table.board(reader), "(the board)\n"),
        None => text,
    }
}

/// All texts of all notices, in every state of a game and before everyone.
pub(super) fn everything(reader: &Reader) -> Vec<String> {
    let mut said = Vec::new();
    for (_, state) in states() {
        for seat in SEATS {
            let notices = notices(&Table { seat, ..state.clone() });
            // Sheets, ladders and the help are set in columns.
            let prose = notices.iter().filter(|notice| {
                !matches!(
                    notice,
                    Notice::Rules(..)
                        | Notice::Help(..)
                        | Notice::Ladder(LadderAnswer::Table(_))
                        | Notice::Tournament(_)
                )
            });
            said.extend(prose.map(|notice| text(notice, reader)));
        }
    }
    for face in 0..=3 {
        for seat in SEATS {
            let table = Table { seat, ..table(rolled(face)) };
            said.push(text(&Notice::game_news(Box::new(table), GameNews::Rolled), reader));
        }
    }
    for rounds in [0, 1] {
        said.push(text(&Notice::Legal(Box::new(repeating(rounds)), Some(at("f9"))), reader));
    }
    for seat in SEATS {
        said.extend(trials(seat).iter().map(|(_, notice)| text(notice, reader)));
    }
    let first_over = Table { other_of_match: Some(13), ..ended(ends()[1]) };
    said.push(text(&Notice::game_news(Box::new(first_over), GameNews::Ended), reader));
    for table in left_silent() {
        let seat = Some(Side::Defenders);
        said.push(text(
            &Notice::game_news(Box::new(Table { seat, ..table }), GameNews::Ply),
            reader,
        ));
    }
    for who in [None, Some(Player::One), Some(Player::Two)] {
        let over = |one| text(&Notice::MatchOver(Box::new(one)), reader);
        said.extend(matches(who).into_iter().map(over));
    }
    said.extend(explanations().into_iter().map(|one| text(&Notice::Why(one), reader)));
    said.extend(seeks().into_iter().map(|one| text(&Notice::Sought(Box::new(one)), reader)));
    let all = invitations().into_iter().chain(newcomers());
    said.extend(all.map(|one| text(&Notice::Invited(Box::new(one)), reader)));
    said
}

/// A name for a notice.
#[expect(clippy::too_many_lines, reason = "one of each")]
fn heading(notice: &Notice) -> String {
    let by = |what: &str, by: Side| format!("{what} by the {}", by.name());
    match notice {
        Notice::Joined { seeks, .. } if seeks.is_empty() => "Joined".into(),
        Notice::Joined { .. } => "Joined while others look for opponents".into(),
        Notice::Invited(_) => "Invited".into(),
        Notice::InvitationDeclined { reason: None, .. } => "An invitation declined".into(),
        Notice::InvitationDeclined { .. } => "An invitation declined with a reason".into(),
        Notice::InvitationCancelled(one) if one.recipient.is_none() => "A seek taken back".into(),
        Notice::InvitationCancelled(_) => "An invitation taken back".into(),
        Notice::InvitationExpired(one) if one.recipient.is_none() => "A seek expired".into(),
        Notice::InvitationExpired(_) => "An invitation expired".into(),
        Notice::Sought(_) => "Sought".into(),
        Notice::Game { news: GameNews::Began, .. } => "A game begins".into(),
        Notice::Game { news: GameNews::Ply, .. } => "A ply".into(),
        Notice::Game { news: GameNews::PlyUnannounced, .. } => "A ply without its words".into(),
        Notice::Game { news: GameNews::AnnouncedAfter, .. } => "A ply announced after".into(),
        Notice::Game { news: GameNews::Rolled, .. } => "Rolled".into(),
        Notice::Game { news: GameNews::DrawOffered, side, .. } => by("A draw offered", *side),
        Notice::Game { news: GameNews::DrawDeclined, side, .. } => by("A draw declined", *side),
        Notice::Game { news: GameNews::DrawWithdrawn, side, .. } => {
            by("A draw no longer offered", *side)
        }
        Notice::Game { news: GameNews::TakebackOffered, side, .. } => {
            by("A takeback asked for", *side)
        }
        Notice::Game { news: GameNews::TakebackDeclined, side, .. } => {
            by("A takeback declined", *side)
        }
        Notice::Game { news: GameNews::TakebackWithdrawn, side, .. } => {
            by("A takeback no longer asked for", *side)
        }
        Notice::Game { table, news: GameNews::TimeOffered, side, .. } => by(
            if table.time_told.is_some_and(is_pause) { "A pause offered" } else { "Time offered" },
            *side,
        ),
        Notice::Game { news: GameNews::TimeDeclined, side, .. } => by("Time declined", *side),
        Notice::Game { news: GameNews::TimeWithdrawn, side, .. } => {
            by("Time no longer offered", *side)
        }
        Notice::Game { table, news: GameNews::TimeAgreed, .. } => {
            let pause = table.time_told.is_some_and(is_pause);
            if pause { "A pause agreed".into() } else { "Time agreed".into() }
        }
        Notice::Game { news: GameNews::TakenBack, .. } => "Taken back".into(),
        Notice::Game { news: GameNews::Withdrawn, .. } => "Withdrawn".into(),
        Notice::Game { news: GameNews::Ended, .. } => "Ended".into(),
        Notice::MatchOver(_) => "A match over".into(),
        Notice::Warned(_, Urgency::Asked) => "Reminded, as asked for".into(),
        Notice::Warned(_, Urgency::Low) => "Warned".into(),
        Notice::Warned(_, Urgency::Last) => "Warned for the last time".into(),
        Notice::Game { news: GameNews::TimeUp, .. } => "The time is up".into(),
        Notice::Game { news: GameNews::DayUsed, .. } => "A day of vacation is used".into(),
        Notice::Game { news: GameNews::TellingGivenUp, .. } => "Nobody can be told any more".into(),
        Notice::Game { news: GameNews::RefundedRest, .. } => {
            "What told the player came back late".into()
        }
        Notice::Vacation { planned: Some(_), .. } => "Vacation, planned".into(),
        Notice::Vacation { until: None, .. } => "Vacation, at home".into(),
        Notice::Vacation { .. } => "Vacation, away".into(),
        Notice::Away { until: Some(_), .. } => "An opponent is away".into(),
        Notice::Away { .. } => "An opponent is back".into(),
        Notice::ClubWasAway { .. } => "The club was away".into(),
        Notice::Plan(_, lines) if lines.is_empty() => "Nothing planned".into(),
        Notice::Plan(..) => "A plan".into(),
        Notice::Game { news: GameNews::PlanPlayed, .. } => "A planned answer played".into(),
        Notice::Game { news: GameNews::PlanResigned, .. } => "A planned resignation".into(),
        Notice::PlanOver(_, ShownPlanEnd::Other) => "A plan that fits no more".into(),
        Notice::PlanOver(_, ShownPlanEnd::Stop) => "A plan that stops".into(),
        Notice::PlanOver(_, ShownPlanEnd::Told) => "A plan that tells".into(),
        Notice::PlanOver(..) => "A plan that cannot be played".into(),
        Notice::Asked { table: None, .. } => "Asked whether he is sure".into(),
        Notice::Asked { order, .. } => format!("Asked whether he is sure, in a game: {order}"),
        Notice::Dropped { order, .. } if order.is_empty() => "Dropped, who knows what".into(),
        Notice::Dropped { order, .. } => format!("Dropped: {order}"),
        Notice::Closed(closed) => format!("A question that is closed: {}", closed.order),
        Notice::Noted { line: None, .. } => "Noted".into(),
        Notice::Noted { .. } => "Noted, with a line".into(),
        Notice::Said { by: Who::You, .. } => "Said, to who said it".into(),
        Notice::Said { texts, .. } if texts.is_empty() => "Said, and erased since".into(),
        Notice::Said { texts, .. } if texts.len() > 1 => "Said, several at once".into(),
        Notice::Said { .. } => "Said".into(),
        Notice::NotesOpened { by: Who::You, .. } => "Notes opened, to who opened them".into(),
        Notice::NotesOpened { .. } => "Notes opened".into(),
        Notice::News(news) => news_heading(&news.said),
        Notice::Settings(_) => "The settings".into(),
        Notice::Exported(_) => "The archive".into(),
        Notice::Privacy => "What is held".into(),
        Notice::Ladder(ladder) => ladder::heading(ladder),
        Notice::Tournament(tournament) => tournament::heading(tournament),
        Notice::Board(_) => "The board".into(),
        Notice::Past(..) => "The board as it was".into(),
        Notice::Picture(_, None) => "The board as a picture".into(),
        Notice::Picture(..) => "The board as it was, as a picture".into(),
        Notice::Replay(_, None) => "The game as a moving picture".into(),
        Notice::Replay(..) => "A line as a moving picture".into(),
        Notice::Review(..) => "What a finished game was worth".into(),
        Notice::EndFollowed(_, None) => "The end of a game that is followed".into(),
        Notice::EndFollowed(..) => "The same, with what the game was worth".into(),
        Notice::Edition(_) => "The evening edition".into(),
        Notice::ClubToday(today) if today.is_quiet() => {
            "What organisers want to know: nothing".into()
        }
        Notice::ClubToday(today) => format!("What organisers want to know, {:?}", today.reader),
        Notice::Preview(_) => "A ply thought of".into(),
        Notice::Tried(_) => "Plies that are tried".into(),
        Notice::Moves(_) => "The moves".into(),
        Notice::Clock(_) => "The clocks".into(),
        Notice::Captured(_) => "What was captured".into(),
        Notice::History(..) => "All that happened".into(),
        Notice::Record(_) => "The record".into(),
        Notice::Legal(_, Some(square)) => format!("Where the piece on {square} can go"),
        Notice::Legal(_, None) => "Where all pieces can go".into(),
        Notice::Squares(_, Squares::Rank(rank)) => format!("Rank {rank}"),
        Notice::Squares(_, Squares::File(file)) => format!("File {file}"),
        Notice::Squares(_, Squares::Rays(from)) => format!("Rays from {from}"),
        Notice::Games(_) => "The games".into(),
        Notice::PublicGames(..) => "Public games".into(),
        Notice::Found(found) if found.games.is_empty() => "No game was found".into(),
        Notice::Found(_) => "Games that were found".into(),
        Notice::Archived(board) => format!("Game {} from elsewhere", board.game.number),
        Notice::Invitations(_) => "The invitations".into(),
        Notice::Seeks(..) => "The seeks".into(),
        Notice::Members(list) if list.part.is_some() => "Nobody with such a name".into(),
        Notice::Members(list) if list.shown.is_empty() => "A club without players".into(),
        Notice::Members(_) => "The players".into(),
        Notice::Member(page) if page.member.is_reader => "The reader, as others see them".into(),
        Notice::Member(_) => "A player".into(),
        Notice::Why(_) => "Why".into(),
        Notice::Notes(..) => "The notes".into(),
        Notice::Tries(..) => "The saved lines".into(),
        Notice::Rules(..) => "The rules".into(),
        Notice::Rulesets(_) => "The rulesets".into(),
        Notice::Lesson(lesson) => {
            let ply = if lesson.ply.is_some() { ", with a move" } else { "" };
            format!("Lesson {} of {}{ply}", lesson.number, lesson.ruleset.id)
        }
        Notice::Help(None, now) if now.is_empty() => "Help".into(),
        Notice::Help(None, _) => "Help, with what is needed now".into(),
        Notice::Help(Some(topic), _) => format!("Help on {topic}"),
        Notice::Answered { .. } | Notice::MailAsked { .. } | Notice::Contact(_) => {
            mailed::heading(notice)
        }
    }
}

/// A name for news.
fn news_heading(said: &Sentence) -> String {
    let heading = ladder::news_heading(said);
    let heading = heading.or_else(|| account::heading(said.code()).map(str::to_owned));
    let heading = heading.or_else(|| tournament::news_heading(said));
    let heading = heading.or_else(|| circle::heading(said));
    let heading = heading.or_else(|| host::heading(said));
    let heading = heading.or_else(|| house::heading(said));
    heading.unwrap_or_else(|| panic!("{} needs a heading", said.code()))
}

/// An entry of the golden file: the heading, and what each of its readers gets; readers who get the
/// same text together.
fn entry(reader: &Reader, heading: &str, of: impl Fn(Option<Side>) -> Notice) -> String {
    let mut read: Vec<(Vec<&str>, String)> = Vec::new();
    let concerned = |&(seat, _): &(Option<Side>, &str)| match of(seat) {
        // These go only to the side to move.
        Notice::Warned(table, _)
        | Notice::Game { table, news: GameNews::Withdrawn | GameNews::Rolled, .. } => {
            seat == Some(table.game.position().to_move())
        }
        _ => true,
    };
    let names = ["Alva (attackers)", "Ylva (defenders)", "a spectator"];
    for (seat, name) in SEATS.into_iter().zip(names).filter(concerned) {
        let said = text(&of(seat), reader);
        match read.iter_mut().find(|(_, other)| *other == said) {
            Some((names, _)) => names.push(name),
            None => read.push((vec![name], said)),
        }
    }
    let mut entry = format!("# {heading}\n");
    let same = read.len() == 1;
    for (names, said) in read {
        if !same {
            entry.push_str(&format!("to {}:\n", names.join(" and ")));
        }
        for line in said.lines() {
            entry.push_str(format!("    {line}").trim_end());
            entry.push('\n');
        }
    }
    entry + "\n"
}

fn golden(reader: &Reader) -> String {
    let mut golden = String::new();
    let (usual, fresh) = (table(usual()), table(played("skalk", None, Dice::None, &[])));
    // To make them plays games, and there are many.
    let to_each = |game: &Table| SEATS.map(|seat| notices(&Table { seat, ..game.clone() }));
    let in_seat = |seat| SEATS.iter().position(|it| *it == seat).unwrap();
    let (to_usual, to_fresh) = (to_each(&usual), to_each(&fresh));
    for (index, notice) in notices(&usual).iter().enumerate() {
        // Sheets have files of their own; invitations, rolls and ends come below.
        let later = matches!(
            notice,
            Notice::Rules(..)
                | Notice::Invited(_)
                | Notice::Game { news: GameNews::Rolled, .. }
                | Notice::Game { news: GameNews::Ended, .. }
                | Notice::MatchOver(_)
                | Notice::Why(_)
        );
        if !later {
            let all = if matches!(notice, Notice::Game { news: GameNews::Began, .. }) {
                &to_fresh
            } else {
                &to_usual
            };
            let of = |seat| all[in_seat(seat)][index].clone();
            golden.push_str(&entry(reader, &heading(notice), of));
        }
    }
    for invitation in invitations().into_iter().chain(newcomers()) {
        let heading = match invitation.reader {
            Party::Sender if invitation.to_newcomer => "A newcomer invited, to who invites",
            Party::Recipient if invitation.to_newcomer => "A newcomer invited, to everybody",
            Party::Sender => "Invited, to who invites",
            Party::Recipient => "Invited, to who is invited",
        };
        golden.push_str(&entry(reader, heading, |_| Notice::Invited(Box::new(invitation.clone()))));
    }
    for (name, table) in ["one route", "two routes"].into_iter().zip(left_silent()) {
        let of = |seat| Notice::game_news(Box::new(Table { seat, ..table.clone() }), GameNews::Ply);
        golden.push_str(&entry(reader, &format!("A ply that leaves {name} unannounced"), of));
    }
    for (name, line, ply) in DRAWING {
        let thought = table(played("kopenhagen", Some(line), Dice::None, &[ply]));
        let of = |seat| Notice::Preview(Box::new(Table { seat, ..thought.clone() }));
        golden.push_str(&entry(reader, &format!("A ply thought of, which {name}"), of));
    }
    for (name, rounds) in [("repeats", 0), ("repeats once too often", 1)] {
        let of = |_| Notice::Legal(Box::new(repeating(rounds)), Some(at("f9")));
        golden.push_str(&entry(reader, &format!("A move that {name}"), of));
    }
    let tried = SEATS.map(trials);
    for (index, (name, _)) in trials(None).iter().enumerate() {
        let of = |seat| tried[in_seat(seat)][index].1.clone();
        golden.push_str(&entry(reader, &format!("What is tried {name}"), of));
    }
    for (index, one) in matches(None).iter().enumerate() {
        let of = |seat| {
            let reader = match seat {
                Some(Side::Attackers) => Some(Player::One),
                Some(Side::Defenders) => Some(Player::Two),
                None => None,
            };
            Notice::MatchOver(Box::new(matches(reader).swap_remove(index)))
        };
        golden.push_str(&entry(reader, &format!("A match over, {}", one.ruleset.id), of));
    }
    let mut explained = BTreeSet::new();
    for explanation in explanations() {
        let why = entry(reader, "Why", |_| Notice::Why(explanation.clone()));
        // One of the three rulesets is enough here, and each rule once.
        let rules = why.lines().filter(|line| line.trim_start().starts_with("- "));
        if explained.insert(rules.collect::<Vec<_>>().join("\n")) {
            golden.push_str(&why);
        }
    }
    let first_over = Table { other_of_match: Some(13), ..ended(ends()[1]) };
    let of =
        |seat| Notice::game_news(Box::new(Table { seat, ..first_over.clone() }), GameNews::Ended);
    golden.push_str(&entry(reader, "Ended, the first game of a match", of));
    for face in 0..=3 {
        let of = |seat| {
            Notice::game_news(Box::new(Table { seat, ..table(rolled(face)) }), GameNews::Rolled)
        };
        golden.push_str(&entry(reader, &format!("Rolled {face}"), of));
    }
    for (name, state) in states() {
        let of = |seat| {
            let table = Box::new(Table { seat, ..state.clone() });
            if table.end.is_some() {
                Notice::game_news(table, GameNews::Ended)
            } else {
                Notice::Board(table)
            }
        };
        golden.push_str(&entry(reader, &format!("The board, {name}"), of));
    }
    let taken = table(captures());
    let of = |seat| Notice::Captured(Box::new(Table { seat, ..taken.clone() }));
    golden.push_str(&entry(reader, "What was captured, men taken", of));
    let mut first = taken.clone();
    first.game.take_back(1);
    let of = |seat| Notice::game_news(Box::new(Table { seat, ..first.clone() }), GameNews::Ply);
    golden.push_str(&entry(reader, "A ply, men taken", of));
    let last = ended(ends()[0]);
    let of = |seat| Notice::game_news(Box::new(Table { seat, ..last.clone() }), GameNews::Ply);
    golden.push_str(&entry(reader, "A ply, and the game ends", of));
    for (name, time) in times() {
        let of = |seat| Notice::Clock(Box::new(Table { seat, time, ..usual.clone() }));
        golden.push_str(&entry(reader, &format!("The clocks, {name}"), of));
    }
    let on_time = |(_, state): &(_, Table)| state.end.is_some_and(|end| end.by == EndedBy::Time);
    for (name, state) in states().into_iter().filter(on_time) {
        let of = |seat| Notice::Clock(Box::new(Table { seat, ..state.clone() }));
        golden.push_str(&entry(reader, &format!("The clocks, {name}"), of));
    }
    golden
}

fn every_notice_reads_well(language: Language) {
    let file = format!("../../tests/golden/notices/{}.txt", language.code());
    expect_file![file].assert_eq(&golden(&Reader { language, ..reader() }));
}

#[test]
fn every_notice_reads_well_in_english() {
    every_notice_reads_well(Language::English);
}

#[test]
fn every_notice_reads_well_in_norwegian() {
    every_notice_reads_well(Language::Bokmaal);
}

#[test]
fn every_notice_reads_well_in_danish() {
    every_notice_reads_well(Language::Danish);
}

#[test]
fn every_notice_reads_well_in_german() {
    every_notice_reads_well(Language::German);
}

#[test]
fn every_notice_reads_well_in_spanish() {
    every_notice_reads_well(Language::Spanish);
}

/// What players write stays on its line and reverses no text.
#[test]
fn what_players_write_is_tamed() {
    let shown = crate::notice::make_harmless;
    assert_eq!(shown(" a\r\n b\u{2028}c\u{1b}[31m\u{202e}d\u{7}"), "a b c[31md");
    assert_eq!(shown("Åse sier «hei» 木"), "Åse sier «hei» 木");
}

fn is_pause(what: MoreTime) -> bool {
    matches!(what, MoreTime::PauseUntil(_))
}
