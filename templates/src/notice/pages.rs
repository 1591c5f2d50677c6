//! Each notice as a page: its sentences, their order, and where the board comes among them.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use commands::words::{PartWord, TopicWord, Word as _, fold};
use engine::{Ruleset, Side};
use search::review::Review;

use crate::accounts::people::typed_as;
use crate::accounts::{people, privacy};
use crate::controls::Prompt;
use crate::invitation::terms::{Invitation, Party};
use crate::medium::terminal;
use crate::notice::history::HistoryLine;
use crate::notice::next::hints;
use crate::notice::table::Table;
use crate::notice::why::Explanation;
use crate::notice::{
    Notice, Urgency, chain, drawing, help, history, list, mailed, plan, rule_page, why,
};
use crate::outcome;
use crate::page::{Block, Chart, Page};
use crate::reader::{Client, Reader};
use crate::review::page as review_page;
use crate::rules::{rule_part, rule_summary};
use crate::shown::make_harmless;
use crate::told::closed::question;
use crate::told::game::GameNews;
use crate::told::news::{Frame, News};
use crate::told::step::NextStep;
use crate::told::who::Who;
use crate::words::Arg;

impl Notice {
    /// The notice as plain text, several lines, for a terminal.
    pub fn text(&self, reader: &Reader) -> String {
        terminal::page_text(&self.page(reader), reader)
    }

    /// The same for a notice that comes unasked: what can be done in a game names it, because the
    /// reader may be looking at another.
    pub fn news_text(&self, reader: &Reader) -> String {
        terminal::news_text(&self.page(reader), self.game(), reader)
    }

    pub fn shows_board(&self, reader: &Reader) -> bool {
        self.page(reader).blocks.iter().any(|block| matches!(block, Block::Board(_)))
    }

    /// The pictures of numbers that it shows.
    pub fn charts(&self, reader: &Reader) -> Vec<Chart> {
        let parts: Vec<Page<'_>> = match self {
            Notice::Answered { lines, .. } => {
                let done = lines.iter().filter_map(super::AnsweredLine::done);
                done.map(|notice| notice.page(reader)).collect()
            }
            _ => vec![self.page(reader)],
        };
        let charts =
            parts.into_iter().flat_map(|page| page.blocks).filter_map(|block| match block {
                Block::Chart(chart) => Some(*chart),
                _ => None,
            });
        charts.collect()
    }

    /// What the notice says, before a medium lays it out.
    pub fn page(&self, reader: &Reader) -> Page<'_> {
        // What is due elsewhere isn't what is due.
        let table = self.table().filter(|_| !self.is_elsewhere());
        let next = self.next_steps();
        Page { table, at: self.address(reader), next, ..self.page_of_own(reader) }
    }

    /// What it says itself, apart from what is the same for every notice.
    fn page_of_own(&self, reader: &Reader) -> Page<'_> {
        let words = reader.words();
        let sentence = |id, arguments: &[_]| Page::from_text(words.say(id, arguments));
        let listed = |lines: String| Page::from_lines(&lines);
        match self {
            Notice::Joined { name, handle, seeks, welcome, contact } => {
                let mut page = greet_joined(reader, name, handle);
                page.blocks.extend(say_welcome(reader, welcome.as_deref(), contact.as_deref()));
                page.blocks.extend(open_at_joining(reader, seeks));
                page
            }
            Notice::Invited(invitation) => invited(reader, invitation),
            Notice::InvitationDeclined { invitation, reason } => {
                tell_declined(reader, invitation, reason.as_deref())
            }
            Notice::InvitationCancelled(invitation) => {
                without_answer(reader, invitation, ["invitation-cancelled", "seek-cancelled"])
            }
            Notice::InvitationExpired(invitation) => {
                without_answer(reader, invitation, ["invitation-expired", "seek-expired"])
            }
            Notice::Sought(seek) => sought(reader, seek),
            Notice::Game { table, news, side } => game_news(reader, table, *news, *side),
            Notice::Board(table) | Notice::Picture(table, None) => board(reader, table),
            Notice::Past(table, of) | Notice::Picture(table, Some(of)) => past(reader, table, *of),
            Notice::Replay(table, line) => {
                brief(reader, table, drawing::replay(reader, table, *line))
            }
            Notice::Review(table, review) => review_page::page(reader, table, review),
            Notice::EndFollowed(table, review) => end_followed(reader, table, review.as_deref()),
            Notice::Edition(edition) => edition.page(reader),
            Notice::ClubToday(today) => today.page(reader),
            Notice::Preview(table) => preview(reader, table),
            Notice::Tried(trial) => trial.page(reader),
            Notice::MatchOver(result) => Page::from_lines(&result.text(reader)),
            Notice::Warned(table, urgency) => tell_warned(reader, table, *urgency),
            Notice::Vacation { until, left, planned } => vacation(reader, *until, *left, *planned),
            Notice::Away { name, until: Some(until) } => {
                let until = reader.moment(*until).into();
                sentence("away", &[("name", name.into()), ("until", until)])
            }
            Notice::Away { name, until: None } => sentence("back", &[("name", name.into())]),
            Notice::ClubWasAway { from, until } => {
                let [from, until] = [from, until].map(|at| reader.moment(*at).into());
                sentence("club-was-away", &[("from", from), ("until", until)])
            }
            Notice::Plan(table, lines) => {
                titled_lines(reader, table, plan::lines(reader, table, lines))
            }
            Notice::PlanOver(table, why) => brief(reader, table, plan::over(reader, table, why)),
            Notice::Asked { order, table, invitation } => {
                asked_to_confirm(reader, order, table.as_deref(), invitation.as_deref())
            }
            Notice::Dropped { order, game } => sentence("dropped", &question(words, order, *game)),
            Notice::Closed(closed) => Page::from_text(closed.say(words)),
            Notice::Noted { game, line } => tell_noted(reader, *game, *line),
            Notice::Said { game, by, texts } => said(reader, *game, by, texts),
            Notice::NotesOpened { game, by } => tell_notes_opened(reader, *game, by),
            Notice::News(news) => self::news(reader, news),
            Notice::Settings(settings) => Page::from_lines(&settings.say(reader)),
            Notice::Exported(file) => sentence("exported", &[("file", (&file.file).into())]),
            Notice::Privacy => Page::from_lines(&privacy::text(reader)),
            Notice::Ladder(ladder) => ladder.page(reader),
            Notice::Tournament(tournament) => tournament.page(reader),
            Notice::Moves(table) => titled_lines(reader, table, list::moves(reader, table)),
            Notice::Clock(table) => titled_lines(reader, table, list::clock(reader, table)),
            Notice::Captured(table) => titled_lines(reader, table, list::captured(reader, table)),
            Notice::History(table, lines) => whole_history(reader, table, lines),
            // A record is the same in every language, so that it reads back.
            Notice::Record(record) => Block::Literal(record.to_string()).into(),
            Notice::Legal(table, square) => listed(list::legal(reader, table, *square)),
            Notice::Squares(table, squares) => listed(list::squares(reader, table, *squares)),
            Notice::Games(games) => listed(list::games(reader, games)),
            Notice::Found(found) => found.page(reader),
            Notice::Archived(board) => board.page(reader),
            Notice::PublicGames(player, games) => {
                list::games_listing(reader, player.as_deref(), games)
            }
            Notice::Invitations(invitations) => listed(list::invitations(reader, invitations)),
            Notice::Seeks(ruleset, seeks) => listed(list::seeks(reader, ruleset.as_ref(), seeks)),
            Notice::Members(members) => people::listing(reader, members),
            Notice::Member(page) => Page::from_lines(&people::page(reader, page)),
            Notice::Why(explanation) => explain_why(reader, explanation),
            Notice::Notes(game, notes) => listed(list::notes(reader, *game, notes, "notes-none")),
            Notice::Tries(game, lines) => listed(list::notes(reader, *game, lines, "tries-none")),
            Notice::Rules(ruleset, part) => show_rules(reader, ruleset, *part),
            Notice::Lesson(lesson) => lesson.page(reader),
            Notice::Rulesets(rulesets) => listed(list::rulesets(reader, rulesets)),
            Notice::Help(topic, now) => show_help(reader, topic.as_deref(), now),
            Notice::Answered { table, lines, rest, words, closed, closing, .. } => {
                let answered = (table.as_deref(), lines.as_slice());
                mailed::answered(reader, answered, (words, rest), (closed, closing))
            }
            Notice::MailAsked { lines, words, sender, table } => {
                let asked = mailed::asked(reader, lines, words, sender.as_deref());
                asked_about(reader, table.as_deref(), asked)
            }
            Notice::Contact(contact) => mailed::contact(reader, contact),
        }
    }
}

/// The greeting of somebody who has joined, and how they are typed.
fn greet_joined(reader: &Reader, name: &str, handle: &str) -> Page<'static> {
    let words = reader.words();
    let mut said = vec![words.say("joined", &[("name", name.into()), reader.club_argument()])];
    if typed_as(name, handle) == "handle" {
        said.push(words.say("joined-handle", &[("handle", handle.into())]));
    }
    if matches!(reader.client, Client::Discord(_)) {
        said.push(words.say("joined-in-discord", &[]));
    }
    Page::from_text(said.join(" "))
}

/// What the club's host says to new players, and how to reach them.
fn say_welcome(
    reader: &Reader,
    welcome: Option<&str>,
    contact: Option<&str>,
) -> Vec<Block<'static>> {
    let own = [("joined-words", "text", welcome), ("contact", "contact", contact)];
    let said = own.into_iter().filter_map(|(key, named, text)| {
        Some(reader.words().say(key, &[(named, make_harmless(text?).into())]))
    });
    said.map(Block::Paragraph).collect()
}

/// Some open challenges that a new player can take.
fn open_at_joining(reader: &Reader, seeks: &[Invitation]) -> Vec<Block<'static>> {
    if seeks.is_empty() {
        return Vec::new();
    }
    let said = seeks.iter().map(|seek| list::seek(reader, seek)).collect::<Vec<_>>();
    let all = format!("{}\n{}", reader.words().say("joined-seeks", &[]), said.join("\n"));
    Page::from_lines(&all).blocks
}

fn tell_declined(reader: &Reader, invitation: &Invitation, reason: Option<&str>) -> Page<'static> {
    let words = reader.words();
    let mut said = vec![words.say("invitation-declined", &about(invitation))];
    if let Some(reason) = reason.filter(|reason| !reason.is_empty()) {
        let reason = [("text", Arg::from(make_harmless(reason)))];
        said.push(words.say("invitation-reason", &reason));
    }
    Page::from_text(said.join(" "))
}

/// A challenge ended without an answer: said in the first words if it was for one player, otherwise
/// in the second.
fn without_answer(reader: &Reader, invitation: &Invitation, ids: [&str; 2]) -> Page<'static> {
    let [of_one, of_all] = ids;
    let id = if invitation.recipient.is_some() { of_one } else { of_all };
    Page::from_text(reader.words().say(id, &about(invitation)))
}

/// A game that the reader follows is over, with what it was worth if that is known.
fn end_followed<'a>(reader: &Reader, table: &'a Table, found: Option<&'a Review>) -> Page<'a> {
    let mut page = full(reader, table, None);
    page.blocks
        .extend(found.into_iter().flat_map(|found| review_page::blocks(reader, table, found)));
    page
}

fn tell_warned<'a>(reader: &Reader, table: &'a Table, urgency: Urgency) -> Page<'a> {
    let urgency = match urgency {
        Urgency::Asked => "asked",
        Urgency::Low => "low",
        Urgency::Last => "last",
    };
    full(reader, table, Some(reader.words().say("warned", &[("urgency", urgency.into())])))
}

/// An order that waits for a yes, below the invitation that it would accept.
fn asked_to_confirm<'a>(
    reader: &Reader,
    order: &str,
    table: Option<&'a Table>,
    invitation: Option<&Invitation>,
) -> Page<'a> {
    let words = reader.words();
    let asked = words.say("asked", &question(words, order, table.map(|table| table.number)));
    let shown = invitation.into_iter().flat_map(|it| invited(reader, it).blocks);
    let mut page = asked_about(reader, table, asked);
    page.blocks.splice(0..0, shown);
    page
}

/// A note on a game was kept, or the line with that number.
fn tell_noted(reader: &Reader, game: i64, line: Option<u32>) -> Page<'static> {
    let words = reader.words();
    let game = ("game", Arg::from(game.to_string()));
    Page::from_text(match line {
        None => words.say("noted", &[game]),
        Some(line) => words.say("line-saved", &[game, ("number", line.to_string().into())]),
    })
}

fn tell_notes_opened(reader: &Reader, game: i64, by: &Who) -> Page<'static> {
    let words = reader.words();
    let game = ("game", Arg::from(game.to_string()));
    Page::from_text(match by {
        Who::You => words.say("notes-opened-by-you", &[game]),
        Who::Other(name) => words.say("notes-opened", &[game, ("name", name.into())]),
    })
}

fn whole_history<'a>(reader: &Reader, table: &'a Table, lines: &[HistoryLine]) -> Page<'a> {
    let mut page = titled_lines(reader, table, history::lines(reader, table, lines));
    page.blocks.push(Block::Lines(vec![reader.words().say("history-position", &[])]));
    page.blocks.push(Block::Literal(table.game.public_line()));
    page.blocks.push(Block::Chain(table));
    page.blocks.extend(table.chain.as_ref().map(|_| Block::Fine(chain::why(reader))));
    page
}

fn explain_why<'a>(reader: &Reader, explanation: &'a Explanation) -> Page<'a> {
    match explanation {
        Explanation::Ended(table, result) => {
            let mut why = why::ended(reader, table);
            why.extend(result.iter().map(|result| result.text(reader)));
            titled_lines(reader, table, why)
        }
        Explanation::Refused(refusal, at) => {
            Page::from(Block::Lines(why::refused(reader, refusal, *at)))
        }
    }
}

/// Rules with pictures where there is room for them, otherwise as text.
fn show_rules<'a>(reader: &Reader, ruleset: &Arc<Ruleset>, part: Option<PartWord>) -> Page<'a> {
    let words = reader.words();
    match (&reader.client, part) {
        (Client::Discord(_) | Client::Browser, part) => rule_page::page(reader, ruleset, part),
        (_, None) => Block::Fixed(rule_summary(words, ruleset)).into(),
        (_, Some(part)) => Block::Fixed(rule_part(words, ruleset, part)).into(),
    }
}

/// What the reader probably needs now, or the commands about a topic.
fn show_help<'a>(reader: &Reader, topic: Option<&str>, now: &[NextStep]) -> Page<'a> {
    let words = reader.words();
    let topic = topic.filter(|topic| !fold(topic).is_empty());
    let is_all = topic.is_none_or(|topic| TopicWord::find(topic) == Some(TopicWord::All));
    match (topic, &reader.client) {
        (None, Client::Discord(_)) => Page::from_lines(&words.say("help-in-discord", &[])),
        // A page has room for all of it.
        (_, Client::Browser) if is_all => help::page(words),
        (None, _) => Block::Fixed(help::short(words, &hints(now, reader))).into(),
        (Some(topic), _) => Block::Fixed(help::text(words, topic)).into(),
    }
}

fn news<'a>(reader: &Reader, news: &'a News) -> Page<'a> {
    let said = news.said.say(reader);
    match &news.frame {
        Frame::Nothing | Frame::ForStranger | Frame::Game(_) => Page::from_text(said),
        Frame::Lines => Page::from_lines(&said),
        Frame::Title(table) => brief(reader, table, said),
        Frame::Board(table) => full(reader, table, Some(said)),
    }
}

/// What happened in a game, with its board unless the event leaves it unchanged.
fn game_news<'a>(reader: &Reader, table: &'a Table, news: GameNews, side: Side) -> Page<'a> {
    let words = reader.words();
    let head = |id: &str| words.say(id, &table.who(side));
    match news {
        GameNews::Began => {
            let mut said = vec![words.say("began", &[])];
            if let Some(side) = table.seat {
                let first = table.game.start().to_move();
                let sides = [("side", Arg::from(side)), ("first", first.into())];
                said.push(words.say("began-side", &sides));
            }
            full(reader, table, Some(said.join(" ")))
        }
        GameNews::Ply => last_ply(reader, table),
        GameNews::PlyUnannounced => {
            full(reader, table, [table.last_ply(reader), table.says_left_out(reader)])
        }
        GameNews::AnnouncedAfter => {
            full(reader, table, [words.say("announced-after", &[]), table.last_ply(reader)])
        }
        // The state of the game includes the roll and what it requires, and how the game ended.
        GameNews::Rolled | GameNews::Ended => full(reader, table, None),
        GameNews::DrawOffered => brief(reader, table, head("draw-offered")),
        GameNews::DrawDeclined => brief(reader, table, head("draw-declined")),
        GameNews::DrawWithdrawn => brief(reader, table, head("draw-withdrawn")),
        GameNews::TakebackOffered => brief(reader, table, head("takeback-offered")),
        GameNews::TakebackDeclined => brief(reader, table, head("takeback-declined")),
        GameNews::TakebackWithdrawn => brief(reader, table, head("takeback-withdrawn")),
        GameNews::TimeOffered | GameNews::TimeAgreed => {
            let ([who, name], what) = (table.who(side), table.time_told);
            let what = what.map(|what| what.arguments(reader)).into_iter().flatten();
            let arguments: Vec<_> = [who, name].into_iter().chain(what).collect();
            let is_agreed = news == GameNews::TimeAgreed;
            let id = if is_agreed { "time-agreed" } else { "time-offered" };
            // As it stands in the first line of an email, which isn't said twice there.
            let standing = is_agreed.then(|| table.standing(reader)).into_iter().flatten();
            let said = [words.say(id, &arguments)].into_iter().chain(standing.take(1)).collect();
            titled_lines(reader, table, said)
        }
        GameNews::TimeDeclined => brief(reader, table, head("time-declined")),
        GameNews::TimeWithdrawn => brief(reader, table, head("time-withdrawn")),
        GameNews::TakenBack => full(reader, table, Some(words.say("taken-back", &[]))),
        GameNews::Withdrawn => full(reader, table, Some(words.say("withdrawn", &[]))),
        GameNews::TimeUp => {
            // Once is enough: the rest does not mention time.
            let timeless = Table { time: None, ..Table::clone(table) };
            laid_out(reader, table, Some(head("time-is-up")), timeless.standing(reader))
        }
        GameNews::DayUsed => full(reader, table, Some(head("day-used"))),
        GameNews::TellingGivenUp => full(reader, table, Some(head("telling-given-up"))),
        GameNews::RefundedRest => full(reader, table, Some(head("refunded-rest"))),
        GameNews::PlanPlayed => {
            let played = words.say("plan-played", &[("ply", table.last_ply(reader).into())]);
            full(reader, table, Some(played))
        }
        GameNews::PlanResigned => {
            let played = words.say("plan-resigned", &[("ply", table.last_ply(reader).into())]);
            full(reader, table, Some(played))
        }
    }
}

/// The current board. A spectator, who was not told of the moves one by one, sees the last of them.
fn board<'a>(reader: &Reader, table: &'a Table) -> Page<'a> {
    let mut page = last_ply(reader, table);
    if table.seat.is_none() && !table.game.plies().is_empty() {
        page.blocks.push(Block::Paragraph(list::last_moves(reader, table)));
    }
    page
}

/// The board as it was.
fn past<'a>(reader: &Reader, table: &'a Table, of: u32) -> Page<'a> {
    let ply = ("ply", Arg::from(table.game.plies().len()));
    let when = reader.words().say("past", &[ply, ("of", of.into())]);
    let last = Some(table.last_ply(reader)).filter(|last| !last.is_empty());
    let mut blocks = vec![Block::Paragraph(when)];
    blocks.extend(last.map(Block::Paragraph));
    blocks.push(Block::Board(table));
    Page { title: Some(table.title(reader)), blocks, ..Page::default() }
}

/// The board, with what the last move did.
fn last_ply<'a>(reader: &Reader, table: &'a Table) -> Page<'a> {
    let last = Some(table.last_ply(reader)).filter(|last| !last.is_empty());
    full(reader, table, last.into_iter().chain(table.left_silent(reader)))
}

/// A game in full: title, what happened, the board, its state, and finally the chain.
fn full<'a>(
    reader: &Reader,
    table: &'a Table,
    happened: impl IntoIterator<Item = String>,
) -> Page<'a> {
    laid_out(reader, table, happened, table.standing(reader))
}

/// What a ply would do, and what the player should know before making it: no clock, no chain.
fn preview<'a>(reader: &Reader, table: &'a Table) -> Page<'a> {
    let words = reader.words();
    let mut said = vec![Prompt::Preview.text(reader), table.last_ply(reader)];
    said.extend(table.left_silent(reader));
    said.extend(outcome::draw_ahead(words, &table.game));
    said.push(outcome::describe_state(words, &table.game));
    let mut blocks: Vec<Block<'_>> = said.into_iter().map(Block::Paragraph).collect();
    blocks.push(Block::Board(table));
    Page { title: Some(table.title(reader)), blocks, ..Page::default() }
}

fn laid_out<'a>(
    reader: &Reader,
    table: &'a Table,
    happened: impl IntoIterator<Item = String>,
    standing: Vec<String>,
) -> Page<'a> {
    let mut blocks: Vec<Block<'_>> = happened.into_iter().map(Block::Paragraph).collect();
    let headline = standing.first().cloned();
    blocks.extend([Block::Board(table), Block::Lines(standing)]);
    blocks.extend(table.end.map(|_| Block::Chain(table)));
    Page { headline, title: Some(table.title(reader)), blocks, ..Page::default() }
}

fn asked_about<'a>(reader: &Reader, table: Option<&'a Table>, asked: String) -> Page<'a> {
    match table {
        Some(table) => brief(reader, table, asked),
        None => Page::from_text(asked),
    }
}

/// A game without its board.
fn brief<'a>(reader: &Reader, table: &'a Table, happened: String) -> Page<'a> {
    titled(reader, table, Block::Paragraph(happened))
}

fn titled<'a>(reader: &Reader, table: &'a Table, block: Block<'a>) -> Page<'a> {
    Page { title: Some(table.title(reader)), blocks: vec![block], ..Page::default() }
}

fn titled_lines<'a>(reader: &Reader, table: &'a Table, lines: Vec<String>) -> Page<'a> {
    titled(reader, table, Block::Lines(lines))
}

fn vacation(
    reader: &Reader,
    until: Option<DateTime<Utc>>,
    left: u32,
    planned: Option<(DateTime<Utc>, DateTime<Utc>)>,
) -> Page<'static> {
    let words = reader.words();
    let moment = |at| Arg::from(reader.moment(at));
    let until = until.map(|until| words.say("vacation-until", &[("until", moment(until))]));
    let planned = planned.map(|(from, until)| {
        words.say("vacation-planned", &[("from", moment(from)), ("until", moment(until))])
    });
    let left = words.say("vacation-left", &[("left", left.into())]);
    let sentences: Vec<String> = [until, planned, Some(left)].into_iter().flatten().collect();
    Page::from_text(sentences.join(" "))
}

fn about(invitation: &Invitation) -> [(&'static str, Arg); 4] {
    [
        ("number", invitation.number.to_string().into()),
        ("reader", invitation.party().into()),
        ("sender", invitation.sender.as_str().into()),
        // Open challenges have words of their own, without a recipient.
        ("recipient", invitation.recipient.as_deref().unwrap_or_default().into()),
    ]
}

fn invited<'a>(reader: &Reader, invitation: &Invitation) -> Page<'a> {
    let words = reader.words();
    let arguments = about(invitation);
    let head = match () {
        () if invitation.to_newcomer => "invited-newcomer",
        () if !invitation.is_delivered => "invited-unreachable",
        () => "invited",
    };
    let mut lines = vec![words.say(head, &arguments)];
    lines.extend(invitation.challenger.iter().map(|sender| sender.line(reader)));
    lines.extend(invitation.terms(reader).iter().map(|line| format!("  {line}")));
    if invitation.to_newcomer && invitation.reader == Party::Recipient {
        lines.push(words.say("invited-newcomer-why", &[reader.club_argument()]));
    }
    if invitation.to_address {
        lines.push(words.say("invited-by-address", &arguments));
    }
    Block::Lines(lines).into()
}

fn sought<'a>(reader: &Reader, seek: &Invitation) -> Page<'a> {
    let words = reader.words();
    let number = || ("number", Arg::from(seek.number.to_string()));
    let count = ("count", Arg::from(seek.games_left));
    let head = match seek.reader {
        Party::Sender => words.say("sought", &[number(), count]),
        Party::Recipient => {
            words.say("sought-by", &[("sender", seek.sender.as_str().into()), count])
        }
    };
    let mut lines = vec![head];
    lines.extend(seek.terms(reader).iter().map(|line| format!("  {line}")));
    Block::Lines(lines).into()
}

fn said(reader: &Reader, game: i64, by: &Who, texts: &[String]) -> Page<'static> {
    let words = reader.words();
    let game = || ("game", Arg::from(game.to_string()));
    let Who::Other(name) = by else { return Page::from_text(words.say("said-by-you", &[game()])) };
    if texts.is_empty() {
        // The author's name was erased with them.
        return Page::from_text(words.say("said-erased", &[game()]));
    }
    // Each line says whose it is, so that none can pass for one of ours.
    let each = texts.iter().flat_map(|text| {
        let mut lines: Vec<String> = text.lines().map(make_harmless).collect();
        lines.retain(|line| !line.is_empty());
        let ids = std::iter::once("said").chain(std::iter::repeat("said-on"));
        ids.zip(lines).map(|(id, line)| {
            let arguments = [game(), ("name", name.into()), ("text", line.into())];
            Block::Paragraph(words.say(id, &arguments))
        })
    });
    Page { blocks: each.collect(), ..Page::default() }
}
