//! Turns stored news into what its reader gets: ids become names, events become boards.

mod facts;

use chrono::{DateTime, Utc};
use commands::{Deed, Order, OrderLine};
use correspondence::event::{Event, Warning};
use engine::Side;
use following::today;
use invitation::seek;
use kernel::answered::MailAsked;
use kernel::happened::{Happened, PlanEnd};
use kernel::lookup::{Lookup, Open};
use kernel::readers;
use kernel::rulebook::OwnWords;
use play::{pair, shown_game, shown_invitation};
use storage::{Fault, GameId, PlayerId, PlayerRow};
use templates::accounts::AccountNews;
use templates::following::Followed;
use templates::house::{hint, hint_asked};
use templates::invitation::{Invitation, Party};
use templates::ladder::LadderNews;
use templates::notice::{self, MoreTime, Table, Urgency};
use templates::organising::{
    announced, barred, brought_forward, extended, organiser_changed, report_answered, report_made,
};
use templates::told::{GameNews, GamePoint, Lookups, Sentence, Who};
use templates::{Notice, RefusedPly};

use crate::people;

pub(super) use facts::refusal;

/// How many open challenges somebody is shown who has just joined.
const MOST_AT_JOINING: usize = 3;

/// What a reader is told of something that happened.
pub(super) fn notice(
    lookup: Lookup<'_>,
    reader: PlayerId,
    happened: &Happened,
) -> Result<Notice, Fault> {
    let facts = facts::Facts { lookup, reader: Some(reader), for_hosts: false };
    let boxed = |open: &Open| own_table(lookup, reader, open);
    let at = |moment: &GamePoint| boxed(&lookup.open_at(*moment)?);
    let invited = |id| own_invitation(lookup, reader, id);
    Ok(match happened {
        Happened::Joined => present_club(lookup, reader)?,
        Happened::Invited(which) => {
            Notice::Invited(with_challenger(lookup, reader, which.invitation)?)
        }
        Happened::InvitationDeclined { invitation, reason } => {
            Notice::InvitationDeclined { invitation: invited(*invitation)?, reason: reason.clone() }
        }
        Happened::InvitationCancelled(which) => {
            Notice::InvitationCancelled(invited(which.invitation)?)
        }
        Happened::InvitationExpired(which) => Notice::InvitationExpired(invited(which.invitation)?),
        Happened::Sought(which) => Notice::Sought(invited(which.invitation)?),
        Happened::Game { what, at: moment } => present_event(lookup, reader, *what, *moment)?,
        Happened::MatchOver(moment) => {
            let result = pair::result(lookup, &lookup.open_at(*moment)?, Some(reader))?;
            let result = result.ok_or_else(|| Fault::row(format_args!("{moment:?} ended none")))?;
            Notice::MatchOver(Box::new(result))
        }
        Happened::Warned(moment) => {
            let urgency = match lookup.event(*moment)? {
                Event::Warned(Warning::Last) => Urgency::Last,
                _ => Urgency::Low,
            };
            Notice::Warned(at(moment)?, urgency)
        }
        Happened::Reminded(moment) => Notice::Warned(at(moment)?, Urgency::Asked),
        Happened::Vacation { until, left, planned } => present_vacation(*until, *left, *planned),
        Happened::Away { player, until } => Notice::Away {
            name: lookup.view.player(PlayerId(*player))?.name,
            until: DateTime::from_timestamp(*until, 0).filter(|until| *until > lookup.now),
        },
        Happened::ClubWasAway { from, until } => {
            let moment = |at: &i64| DateTime::from_timestamp(*at, 0).unwrap_or(lookup.now);
            Notice::ClubWasAway { from: moment(from), until: moment(until) }
        }
        Happened::Planned { game, plan } => {
            let open = lookup.existing(GameId(*game))?;
            Notice::Plan(boxed(&open)?, shown_game::plan_lines(plan)?)
        }
        Happened::PlanOver { at: moment, why } => {
            let open = lookup.open_at(*moment)?;
            Notice::PlanOver(boxed(&open)?, shown_plan_end(&open, why))
        }
        Happened::Asked { order, game } => present_question(lookup, reader, order, *game)?,
        Happened::Dropped { order, game } => Notice::Dropped { order: order.clone(), game: *game },
        Happened::Noted { game, line } => Notice::Noted { game: *game, line: *line },
        Happened::Said { game, message, more } => said(lookup, reader, *game, (*message, more))?,
        Happened::NotesOpened { game, player } => Notice::NotesOpened {
            game: *game,
            by: readers::who(lookup, Some(reader), PlayerId(*player))?,
        },
        Happened::Account(account) => account.notice(&facts)?,
        Happened::Extended(moment) => Notice::News(extended(*moment, &facts)?),
        Happened::BroughtForward { at, plies, act } => {
            Notice::News(brought_forward(*at, *plies, *act, &facts)?)
        }
        Happened::EndFollowed(moment) => {
            let review = lookup.view.review(GameId(moment.game))?;
            let review = review.and_then(|text| text.parse().ok()).map(Box::new);
            Notice::EndFollowed(at(moment)?, review)
        }
        Happened::SeekOpened(which) => Notice::Sought(invited(which.invitation)?),
        // It is shown with its moments, by `letters`.
        Happened::Edition(_) => return Err(Fault::defect("an evening edition on its own")),
        Happened::Reviewed(moment) => {
            Notice::Review(at(moment)?, Box::new(reviews::found(lookup, GameId(moment.game))?))
        }
        Happened::ClubToday => today::notice(lookup, reader)?,
        Happened::HintAsked(moment) => Notice::News(hint_asked(*moment, &facts)?),
        Happened::Hint { at, ply, chances } => Notice::News(hint(*at, ply, *chances, &facts)?),
        Happened::Barred { act } => Notice::News(barred(*act, &facts)?),
        Happened::OrganiserChanged { act } => Notice::News(organiser_changed(*act, &facts)?),
        Happened::ReportMade { report } => Notice::News(report_made(*report, &facts)?),
        Happened::ReportAnswered { report } => Notice::News(report_answered(*report, &facts)?),
        Happened::Announced { act, players } => Notice::News(announced(*act, *players, &facts)?),
        Happened::ActAsked { act, reason } => {
            let facts = facts::Facts { reader: None, for_hosts: true, ..facts };
            Notice::News(act.news(reason, &facts)?)
        }
        Happened::Organised { done } => for_hosts(lookup, done)?,
        Happened::Circle(news) => Notice::News(news.news(&facts)?),
        Happened::Ladder(news) => Notice::News(news.news(&facts)?),
        Happened::Tournament(news) => news.notice(&facts)?,
        // It is shown with its moments, by `letters`.
        Happened::Answered(_) => return Err(Fault::defect("an answer to an email on its own")),
        Happened::MailAsked(asked) => present_mail_question(lookup, reader, asked)?,
        Happened::Mailed => return Err(Fault::defect("an email that was handled says nothing")),
    })
}

/// A game as the reader sees it, from their own side if they play.
fn own_table(lookup: Lookup<'_>, reader: PlayerId, open: &Open) -> Result<Box<Table>, Fault> {
    shown_game::table(lookup, open, open.side_of(reader)).map(Box::new)
}

fn own_invitation(lookup: Lookup<'_>, reader: PlayerId, id: i64) -> Result<Box<Invitation>, Fault> {
    shown_invitation::invitation(
        lookup,
        Some(reader),
        shown_invitation::invitation_row(lookup, id)?,
    )
    .map(Box::new)
}

/// The club, to somebody who has just joined.
fn present_club(lookup: Lookup<'_>, reader: PlayerId) -> Result<Notice, Fault> {
    let PlayerRow { name, handle, .. } = lookup.view.player(reader)?;
    let open = seek::open_to(lookup, Some(reader))?.into_iter().take(MOST_AT_JOINING);
    let seeks = open
        .map(|row| shown_invitation::invitation(lookup, Some(reader), row))
        .collect::<Result<_, _>>()?;
    let OwnWords { contact, welcome } = lookup.own_words;
    let [contact, welcome] = [contact, welcome].map(|text| text.map(str::to_owned));
    Ok(Notice::Joined { name, handle, seeks, welcome, contact })
}

/// What happened in a game, with the side that did it or whose turn it is.
fn present_event(
    lookup: Lookup<'_>,
    reader: PlayerId,
    what: GameNews,
    moment: GamePoint,
) -> Result<Notice, Fault> {
    let open = lookup.open_at(moment)?;
    let side = match what.is_of_one_side() {
        true => doer(lookup, moment)?,
        false => open.course.game.position().to_move(),
    };
    let mut table = own_table(lookup, reader, &open)?;
    if let GameNews::TimeOffered | GameNews::TimeAgreed = what {
        table.time_told = Some(time_told(lookup, moment)?);
    }
    Ok(Notice::Game { table, news: what, side })
}

fn present_vacation(until: Option<i64>, left: i64, planned: Option<(i64, i64)>) -> Notice {
    let moment = |at| DateTime::from_timestamp(at, 0);
    Notice::Vacation {
        until: until.and_then(moment),
        left: u32::try_from(left).unwrap_or(0),
        planned: planned.and_then(|(from, until)| moment(from).zip(moment(until))),
    }
}

/// Why a plan is over. A move of it that can't be played is tried, to say why.
fn shown_plan_end(open: &Open, why: &PlanEnd) -> notice::ShownPlanEnd {
    match why {
        PlanEnd::Other => notice::ShownPlanEnd::Other,
        PlanEnd::Stop => notice::ShownPlanEnd::Stop,
        PlanEnd::Told => notice::ShownPlanEnd::Told,
        PlanEnd::Illegal { typed } => {
            let mut game = open.course.game.clone();
            match game.play(typed) {
                Err(why) => {
                    let refused = RefusedPly::new(&game, typed, why);
                    notice::ShownPlanEnd::Illegal(Box::new(refused))
                }
                Ok(_) => notice::ShownPlanEnd::Other,
            }
        }
    }
}

/// An order that waits for a yes, with the game or the invitation that it is about.
fn present_question(
    lookup: Lookup<'_>,
    reader: PlayerId,
    order: &str,
    game: Option<i64>,
) -> Result<Notice, Fault> {
    let open = game.map(|game| lookup.open(GameId(game))).transpose()?.flatten();
    let table = open.map(|open| own_table(lookup, reader, &open)).transpose()?;
    let invitation = match commands::read(order) {
        Ok(OrderLine { order: Order::Do(Deed::Accept(Some(number))), .. }) => {
            Some(own_invitation(lookup, reader, number.into())?)
        }
        _ => None,
    };
    Ok(Notice::Asked { order: order.to_owned(), table, invitation })
}

fn present_mail_question(
    lookup: Lookup<'_>,
    reader: PlayerId,
    asked: &MailAsked,
) -> Result<Notice, Fault> {
    let open = asked.game().map(|game| lookup.open(GameId(game))).transpose()?.flatten();
    // A forged email may have named somebody else's game.
    let own = open.filter(|open| open.side_of(reader).is_some());
    let go_along = asked.words.iter().filter(|line| !line.stays);
    Ok(Notice::MailAsked {
        lines: asked.lines.iter().map(|line| line.order.clone()).collect(),
        words: go_along.map(|line| line.text.clone()).collect(),
        sender: asked.from.clone(),
        table: own.map(|open| own_table(lookup, reader, &open)).transpose()?,
    })
}

/// What somebody is told who isn't a player.
pub(super) fn for_stranger(lookup: Lookup<'_>, happened: &Happened) -> Result<Notice, Fault> {
    let facts = facts::Facts { lookup, reader: None, for_hosts: false };
    match happened {
        Happened::Account(account @ AccountNews::LeftAlone) => account.notice(&facts),
        Happened::Dropped { order, game } => {
            Ok(Notice::Dropped { order: order.clone(), game: *game })
        }
        _ => Err(Fault::defect("a reader who isn't a player")),
    }
}

/// All that a player follows, and when the next evening edition comes.
pub(super) fn follows(
    lookup: Lookup<'_>,
    reader: PlayerId,
    all: &[(Followed, bool)],
    next: Option<DateTime<Utc>>,
) -> Result<Notice, Fault> {
    let facts = facts::Facts { lookup, reader: Some(reader), for_hosts: false };
    let next = next.map(|next| next.timestamp());
    Ok(Notice::News(templates::following::follows(all, next, &facts)?))
}

/// News for everybody in a place.
pub(super) fn for_everybody(lookup: Lookup<'_>, happened: &Happened) -> Result<Notice, Fault> {
    let facts = facts::Facts { lookup, reader: None, for_hosts: false };
    match happened {
        Happened::Ladder(news) => Ok(Notice::News(news.for_everybody(&facts)?)),
        Happened::Tournament(news) => news.for_everybody(&facts),
        other => Err(Fault::defect(format_args!("{other:?} isn't news"))),
    }
}

/// A line about something in an evening edition, for a player or for everybody.
pub(super) fn edition_line(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    happened: &Happened,
) -> Result<Sentence, Fault> {
    let facts = facts::Facts { lookup, reader, for_hosts: false };
    match happened {
        Happened::Ladder(LadderNews::Step { ladder, number, .. }) => {
            Ok(facts.ladder_step(ladder, *number)?.sentence())
        }
        other => match for_everybody(lookup, other)? {
            Notice::News(news) => Ok(news.said),
            _ => Err(Fault::defect(format_args!("{other:?} is no line"))),
        },
    }
}

/// What the hosts are told of what they have done.
pub(super) fn for_hosts(lookup: Lookup<'_>, happened: &Happened) -> Result<Notice, Fault> {
    let facts = facts::Facts { lookup, reader: None, for_hosts: true };
    Ok(match happened {
        Happened::Game { what: GameNews::Ended, at } => {
            Notice::game_news(facts.table(*at)?, GameNews::Ended)
        }
        Happened::Extended(moment) => Notice::News(extended(*moment, &facts)?),
        Happened::ActAsked { act, reason } => Notice::News(act.news_for_host(reason, &facts)?),
        Happened::Barred { act } => Notice::News(barred(*act, &facts)?),
        Happened::OrganiserChanged { act } => Notice::News(organiser_changed(*act, &facts)?),
        Happened::Circle(news) => Notice::News(news.news(&facts)?),
        Happened::ReportAnswered { report } => Notice::News(report_answered(*report, &facts)?),
        Happened::Announced { act, players } => Notice::News(announced(*act, *players, &facts)?),
        Happened::Ladder(news) => Notice::News(news.news(&facts)?),
        Happened::Tournament(news) => news.notice(&facts)?,
        other => {
            return Err(Fault::defect(format_args!("{other:?} isn't an organiser's decision")));
        }
    })
}

/// The side that offered, asked or answered.
fn doer(lookup: Lookup<'_>, moment: GamePoint) -> Result<Side, Fault> {
    match lookup.event(moment)? {
        Event::DrawOffered(by)
        | Event::DrawDeclined(by)
        | Event::TakebackOffered(by)
        | Event::DrawWithdrawn(by)
        | Event::TakebackDeclined(by)
        | Event::TakebackWithdrawn(by)
        | Event::TimeOffered(by, _)
        | Event::TimeDeclined(by)
        | Event::TimeWithdrawn(by) => Ok(by),
        other => Err(Fault::row(format_args!("{moment:?} is {other}"))),
    }
}

/// What was offered or agreed about the clocks.
fn time_told(lookup: Lookup<'_>, moment: GamePoint) -> Result<MoreTime, Fault> {
    match lookup.event(moment)? {
        Event::TimeOffered(_, what) | Event::TimeAgreed(what) => Ok(shown_game::more_time(what)),
        other => Err(Fault::row(format_args!("{moment:?} is {other}"))),
    }
}

fn said(
    lookup: Lookup<'_>,
    reader: PlayerId,
    game: i64,
    (first, more): (i64, &[i64]),
) -> Result<Notice, Fault> {
    let mut by = Who::Other(String::new());
    let mut texts = Vec::new();
    for &message in [first].iter().chain(more) {
        let Some(message) = lookup.view.message(message)? else { continue };
        by = readers::who(lookup, Some(reader), message.player)?;
        texts.push(message.text);
    }
    Ok(Notice::Said { game, by, texts })
}

/// An invitation as its recipient is told of it, with a line about its sender. Somebody who answers
/// with other terms or plays again is known already.
fn with_challenger(
    lookup: Lookup<'_>,
    reader: PlayerId,
    id: i64,
) -> Result<Box<Invitation>, Fault> {
    let row = shown_invitation::invitation_row(lookup, id)?;
    let sender = row.sender;
    let shown = shown_invitation::invitation(lookup, Some(reader), row)?;
    let is_new = shown.reader == Party::Recipient
        && shown.recipient.is_some()
        && shown.former.is_none()
        && shown.rematch.is_none();
    let challenger = is_new.then(|| people::challenger(lookup, sender)).transpose()?;
    Ok(Box::new(Invitation { challenger, ..shown }))
}
