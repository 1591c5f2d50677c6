//! Turns stored news into what its reader gets: ids become names, events become boards.

mod facts;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use commands::BoardForm;
use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Side};
use storage::clock::{AtZero, Clock, Pace, Vacation};
use storage::{
    Fault, Folded, GameId, GameRow, InvitationId, InvitationRow, InvitationState, Locale, NoteRow,
    PlayerId, PlayerRow, RecordedRow,
};
use templates::notice::{
    self, ArchivedGame, BoardPost, ClockTerms, GameLine, GameState, Invitation, MoreTime, NoteLine,
    Party, PlanLine, PublicGame, PublicState, SavedLine, Sides, Table, Time, Urgency,
};
use templates::told::{
    self, AccountNews, Followed, GameNews, GamePoint, Lookups, Who, announced, barred,
    brought_forward, extended, hint, hint_asked, organiser_changed, report_answered, report_made,
};
use templates::{Client, Notice, Reader, RefusedPly};

pub(super) use facts::refusal;

use commands::plan::Plan;
use commands::{Deed, Order, OrderLine, Rated, SideChoice, Visibility};
use correspondence::chain;
use correspondence::event::{Event, TimeOffer, Warning};

use super::answered::MailAsked;
use super::happened::{Happened, PlanEnd};
use super::lookup::{Lookup, Open};
use super::pair;
use super::people;
use super::planning;
use super::reviews;
use super::rulebook::OwnWords;
use super::seek;
use super::terms::GameTerms;
use super::today;
use super::ways::public_way;

/// How many open challenges somebody is shown who has just joined.
const MOST_AT_JOINING: usize = 3;

pub(super) fn reader(club: &'static str, now: DateTime<Utc>, player: &PlayerRow) -> Reader {
    let Locale { language, zone } = player.locale;
    let board = board_form(player.preferences.board);
    Reader { language, zone, now, board, client: Client::Any, club, pages: None }
}

pub(super) fn board_form(kept: storage::BoardPreference) -> BoardForm {
    match kept {
        storage::BoardPreference::Picture => BoardForm::Picture,
        storage::BoardPreference::Emoji => BoardForm::Emoji,
        storage::BoardPreference::Text => BoardForm::Text,
        storage::BoardPreference::Unicode => BoardForm::Unicode,
        storage::BoardPreference::Words => BoardForm::Words,
    }
}

/// A player, as a reader is told of them.
pub(super) fn who(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    player: PlayerId,
) -> Result<Who, Fault> {
    match reader == Some(player) {
        true => Ok(Who::You),
        false => Ok(Who::Other(lookup.view.player(player)?.name)),
    }
}

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
            Notice::Plan(boxed(&open)?, plan_lines(plan)?)
        }
        Happened::PlanOver { at: moment, why } => {
            let open = lookup.open_at(*moment)?;
            Notice::PlanOver(boxed(&open)?, shown_plan_end(&open, why))
        }
        Happened::Asked { order, game } => present_question(lookup, reader, order, *game)?,
        Happened::Dropped { order, game } => Notice::Dropped { order: order.clone(), game: *game },
        Happened::Noted { game, line } => Notice::Noted { game: *game, line: *line },
        Happened::Said { game, message, more } => said(lookup, reader, *game, (*message, more))?,
        Happened::NotesOpened { game, player } => {
            Notice::NotesOpened { game: *game, by: who(lookup, Some(reader), PlayerId(*player))? }
        }
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
        Happened::Hint { at, ply } => Notice::News(hint(*at, ply, &facts)?),
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
    table(lookup, open, open.side_of(reader)).map(Box::new)
}

fn own_invitation(lookup: Lookup<'_>, reader: PlayerId, id: i64) -> Result<Box<Invitation>, Fault> {
    invitation(lookup, Some(reader), invitation_row(lookup, id)?).map(Box::new)
}

/// The club, to somebody who has just joined.
fn present_club(lookup: Lookup<'_>, reader: PlayerId) -> Result<Notice, Fault> {
    let PlayerRow { name, handle, .. } = lookup.view.player(reader)?;
    let open = seek::open_to(lookup, Some(reader))?.into_iter().take(MOST_AT_JOINING);
    let seeks = open.map(|row| invitation(lookup, Some(reader), row)).collect::<Result<_, _>>()?;
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
    Ok(Notice::News(told::follows(all, next, &facts)?))
}

/// An open challenge, for a player or for everybody.
pub(super) fn seek_for(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    number: i64,
) -> Result<Invitation, Fault> {
    let row = invitation_row(lookup, number)?;
    let terms = GameTerms::read(&row.terms)?;
    with_terms(lookup, reader, row, terms)
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
        Event::TimeOffered(_, what) | Event::TimeAgreed(what) => Ok(more_time(what)),
        other => Err(Fault::row(format_args!("{moment:?} is {other}"))),
    }
}

pub(super) fn more_time(what: TimeOffer) -> MoreTime {
    match what {
        TimeOffer::More(more) => MoreTime::More(more),
        TimeOffer::PauseUntil(until) => MoreTime::PauseUntil(until),
    }
}

/// A plan, one line for each answer.
pub(super) fn plan_lines(text: &str) -> Result<Vec<PlanLine>, Fault> {
    let mut lines = Vec::new();
    if !text.is_empty() {
        add_lines(&planning::read(text)?, 0, &mut lines);
    }
    Ok(lines)
}

fn add_lines(plan: &Plan, depth: usize, lines: &mut Vec<PlanLine>) {
    for branch in &plan.branches {
        let when = branch.when.clone();
        lines.push(PlanLine { depth, when, answer: branch.answer.clone() });
        add_lines(&branch.then, depth + 1, lines);
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
        by = who(lookup, Some(reader), message.player)?;
        texts.push(message.text);
    }
    Ok(Notice::Said { game, by, texts })
}

/// A game as a reader on that side, or a spectator, can see it.
/// How many turns a new player is told how a move is written.
const FIRST_TURNS: usize = 3;

/// Whether a player is at one of the first turns of their first game.
fn is_beginner(lookup: Lookup<'_>, open: &Open, side: Side) -> Result<bool, Fault> {
    let course = &open.course;
    let own = course.game.plies().iter().filter(|ply| ply.mover == side).count();
    if course.end.is_some() || course.to_move() != side || own >= FIRST_TURNS {
        return Ok(false);
    }
    let player = open.row.players[side];
    let first = lookup.view.running_games(player)?.iter().map(|game| game.id).min();
    Ok(first == Some(open.row.id) && lookup.view.finished_games(player, 1)?.is_empty())
}

pub(super) fn table(lookup: Lookup<'_>, open: &Open, seat: Option<Side>) -> Result<Table, Fault> {
    let course = &open.course;
    let name = |side: Side| Ok::<_, Fault>(lookup.view.player(open.row.players[side])?.name);
    let names = BySide { attackers: name(Side::Attackers)?, defenders: name(Side::Defenders)? };
    let time = course.start.clock.map(|_| {
        let mut left = course.banks;
        if course.end.is_none() {
            left[course.to_move()] = course.left(lookup.now).unwrap_or(TimeDelta::zero());
        } else if matches!(&course.end, Some((end, _)) if end.by == EndedBy::Time) {
            left[course.to_move()] = TimeDelta::zero();
        }
        Time {
            left,
            deadline: course.deadline(),
            if_told: course.deadline_if_told(lookup.now),
            stands_until: course.stands_until(lookup.now),
            paused_until: course.paused_until(lookup.now),
            unreached_since: course.clock_since().filter(|_| course.is_unreached()),
        }
    });
    // Offers are only for the players: a spectator can't answer them.
    let offered = |by: Option<Side>| by.filter(|_| seat.is_some());
    Ok(Table {
        number: open.row.id.0,
        names,
        seat,
        game: course.game.clone(),
        time,
        end: course.end.map(|(end, _)| end),
        // What the hosts say is only for the players concerned.
        ruled: course.ruled.as_ref().filter(|_| seat.is_some()).map(ToString::to_string),
        draw_offered: offered(course.draw_offered),
        takeback_offered: offered(course.takeback_offered),
        time_offered: course
            .time_offer(lookup.now)
            .filter(|_| seat.is_some())
            .map(|offered| (offered.by, more_time(offered.what))),
        time_told: None,
        other_of_match: match open.row.partner {
            Some(partner) if course.end.is_some() => {
                let partner = lookup.view.game(partner)?;
                partner.filter(|row| row.folded.ended_at.is_none()).map(|row| row.id.0)
            }
            _ => None,
        },
        beginner: match seat {
            Some(side) => is_beginner(lookup, open, side)?,
            None => false,
        },
        event: course.events,
        chain: Some(chain::shown(&course.shown_head())),
        page: lookup.page_of(open, seat)?,
        is_public: course.start.public,
    })
}

/// An invitation as its recipient is told of it, with a line about its sender. Somebody who answers
/// with other terms or plays again is known already.
fn with_challenger(
    lookup: Lookup<'_>,
    reader: PlayerId,
    id: i64,
) -> Result<Box<Invitation>, Fault> {
    let row = invitation_row(lookup, id)?;
    let sender = row.sender;
    let shown = invitation(lookup, Some(reader), row)?;
    let is_new = shown.reader == Party::Recipient
        && shown.recipient.is_some()
        && shown.former.is_none()
        && shown.rematch.is_none();
    let challenger = is_new.then(|| people::challenger(lookup, sender)).transpose()?;
    Ok(Box::new(Invitation { challenger, ..shown }))
}

fn invitation_row(lookup: Lookup<'_>, id: i64) -> Result<InvitationRow, Fault> {
    let row = lookup.view.invitation(InvitationId(id))?;
    row.ok_or_else(|| Fault::row(format_args!("invitation {id} is gone")))
}

/// An invitation as shown to somebody who isn't a player yet.
pub(super) fn offer(
    lookup: Lookup<'_>,
    sender: PlayerId,
    terms: &GameTerms,
) -> Result<Invitation, Fault> {
    let row = InvitationRow {
        id: InvitationId(0),
        sender,
        recipient: None,
        address: None,
        account: None,
        terms: String::new(),
        sent_at: lookup.now,
        expires_at: lookup.now,
        state: InvitationState::Open,
        games_left: 1,
        became: None,
    };
    let offer = with_terms(lookup, None, row, terms.clone())?;
    Ok(Invitation { recipient: Some(String::new()), ..offer })
}

pub(super) fn invitation(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: InvitationRow,
) -> Result<Invitation, Fault> {
    let terms = GameTerms::read(&row.terms)?;
    let told = match row.recipient.filter(|_| Some(row.sender) == reader && row.address.is_none()) {
        Some(recipient) => {
            let recipient = lookup.view.player(recipient)?;
            let happened = Happened::Invited(row.id.0.into());
            let public = public_way(lookup, &recipient, &happened)?;
            public.is_some() || lookup.way(&recipient)?.is_some()
        }
        None => true,
    };
    let former = terms.answers.map(|former| answered(lookup, reader, &row, former)).transpose()?;
    let shown = with_terms(lookup, reader, row, terms)?;
    Ok(Invitation { former: former.map(Box::new), is_delivered: told, ..shown })
}

/// The invitation that a counter-offer answers, as if it had been sent by the sender of the
/// counter-offer.
fn answered(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    counter: &InvitationRow,
    former: i64,
) -> Result<Invitation, Fault> {
    let former = invitation_row(lookup, former)?;
    let terms = GameTerms::read(&former.terms)?.with_sides_swapped();
    let row = InvitationRow { sender: counter.sender, recipient: counter.recipient, ..former };
    with_terms(lookup, reader, row, terms)
}

fn with_terms(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    row: InvitationRow,
    terms: GameTerms,
) -> Result<Invitation, Fault> {
    let ruleset = lookup.library.version(&terms.ruleset, terms.version);
    let ruleset = ruleset.ok_or_else(|| {
        Fault::row(format_args!("there is no ruleset {} {}", terms.ruleset, terms.version))
    })?;
    let name = |id: PlayerId| Ok::<_, Fault>(lookup.view.player(id)?.name);
    Ok(Invitation {
        number: row.id.0,
        sender: name(row.sender)?,
        challenger: None,
        is_delivered: true,
        to_newcomer: row.account.as_deref().is_some_and(|account| !account.is_empty()),
        to_address: row.address.is_some() && reader.is_some() && row.recipient == reader,
        recipient: match (row.address, row.recipient) {
            // Only the recipient knows who owns the address.
            (Some(_), Some(recipient)) if Some(recipient) == reader => Some(name(recipient)?),
            (Some(address), _) => Some(address),
            (None, recipient) => recipient.map(name).transpose()?,
        },
        games_left: row.games_left,
        rematch: terms.rematch,
        former: None,
        reader: if Some(row.sender) == reader { Party::Sender } else { Party::Recipient },
        ruleset: Arc::clone(ruleset),
        sides: match terms.side {
            SideChoice::Attack => Sides::SenderAttacks,
            SideChoice::Defend => Sides::SenderDefends,
            SideChoice::Random => Sides::Random,
            SideChoice::Match => Sides::Match,
        },
        clock: clock_terms(&terms.clock),
        announcements: terms.announcements,
        dice: terms.dice,
        rated: terms.rated == Rated::Rated,
        public: terms.visibility == Visibility::Public,
        until: row.expires_at,
    })
}

pub(super) fn clock_terms(clock: &Clock) -> ClockTerms {
    let pace = |pace| match pace {
        Pace::Bank { bank, increment, cap } => notice::InvitationPace::Bank(bank, increment, cap),
        Pace::PerPly(span) => notice::InvitationPace::PerPly(span),
    };
    ClockTerms {
        pace: pace(clock.pace),
        odds: clock.odds.map(pace),
        weekend: clock.stops.weekend,
        night: clock.stops.night.map(|night| (night.from, night.until)),
        claim: clock.at_zero == AtZero::Claim,
        vacation: clock.vacation == Vacation::Allowed,
    }
}

/// A public game in a list, as everybody may see it.
pub(super) fn public_game(lookup: Lookup<'_>, row: &GameRow) -> Result<PublicGame, Fault> {
    let name = |side: Side| Ok::<_, Fault>(lookup.view.player(row.players[side])?.name);
    let Folded { plies, to_move, ended_at, result, .. } = &row.folded;
    let end = result.as_deref().and_then(GameEnd::parse);
    let state = match (to_move, end.zip(*ended_at)) {
        (_, Some((GameEnd { by: EndedBy::Closing, .. }, at))) => PublicState::Closed(at),
        (_, Some((end, at))) => PublicState::Over { winner: end.winner, at },
        (&Some(to_move), None) => PublicState::Running { ply: plies + 1, to_move },
        (None, None) => return Err(Fault::row(format_args!("game {} has no end", row.id))),
    };
    Ok(PublicGame {
        number: row.id.0,
        ruleset: lookup.ruleset_name(&row.ruleset),
        names: BySide { attackers: name(Side::Attackers)?, defenders: name(Side::Defenders)? },
        state,
    })
}

/// A game from elsewhere as it is listed.
pub(super) fn archived_game(lookup: Lookup<'_>, row: RecordedRow) -> ArchivedGame {
    let end = row.outcome.map(|outcome| match row.ending {
        Some(by) => format!("{outcome} by {by}"),
        None => outcome,
    });
    ArchivedGame {
        number: row.id.0,
        ruleset: lookup.ruleset_name(&row.ruleset),
        names: row.names,
        date: row.date,
        event: row.event,
        stated: row.stated,
        end: end.as_deref().and_then(GameEnd::parse),
        plies: row.plies,
    }
}

pub(super) fn game_line(
    lookup: Lookup<'_>,
    reader: PlayerId,
    row: &GameRow,
) -> Result<GameLine, Fault> {
    let open = lookup.open_row(row.clone())?;
    let side = open.side_of(reader).unwrap_or(Side::Attackers);
    let course = &open.course;
    // A deadline that has passed without an end is none: the win has to be claimed.
    let until = course.deadline().filter(|_| !course.time_up);
    let state = match course.end {
        Some((GameEnd { by: EndedBy::Closing, .. }, at)) => GameState::Closed(at),
        Some((end, at)) => GameState::Over { winner: end.winner, at },
        None if course.to_move() == side => GameState::YourTurn(until),
        None => GameState::TheirTurn(until),
    };
    Ok(GameLine {
        number: row.id.0,
        ruleset: lookup.ruleset_name(&course.start.ruleset),
        opponent: lookup.view.player(row.players[!side])?.name,
        side,
        state,
        partner: row.partner.map(|partner| partner.0),
        board: board_post(lookup, row.id)?,
    })
}

/// The last post that shows everybody the board of a running game.
pub(super) fn board_post(lookup: Lookup<'_>, game: GameId) -> Result<Option<BoardPost>, Fault> {
    let Some(venue) = lookup.view.game_venue(game)? else { return Ok(None) };
    let mut posts = lookup.view.posts_with_controls(game)?;
    // Those that went to one player alone are in another place.
    let place = venue.thread.as_ref().unwrap_or(&venue.channel);
    posts.retain(|post| post.channel.as_ref() == Some(place));
    let last = posts.pop().and_then(|post| Some((post.channel?, post.message?)));
    Ok(last.map(|(channel, message)| BoardPost { server: venue.server, channel, message }))
}

/// The notes on a game that a reader can see: their own, and those that others have opened.
pub(super) fn notes(lookup: Lookup<'_>, reader: PlayerId, game: &GameRow) -> Result<Notice, Fault> {
    Ok(Notice::Notes(game.id.0, note_lines(lookup, reader, game)?))
}

/// Those of them that hold a line.
pub(super) fn lines(
    lookup: Lookup<'_>,
    reader: PlayerId,
    game: &GameRow,
) -> Result<Vec<NoteLine>, Fault> {
    let mut lines = note_lines(lookup, reader, game)?;
    lines.retain(|note| note.line.is_some());
    Ok(lines)
}

fn note_lines(
    lookup: Lookup<'_>,
    reader: PlayerId,
    game: &GameRow,
) -> Result<Vec<NoteLine>, Fault> {
    let (mut lines, mut number) = (Vec::new(), 0);
    let players = [game.players.attackers, game.players.defenders];
    let others = players.into_iter().filter(|&player| player != reader);
    // The reader's own notes come first, also those of a reader who looks on.
    for author in std::iter::once(reader).chain(others) {
        let notes = match author == reader {
            true => lookup.view.notes(author, game.id)?,
            false => lookup.view.opened_notes(author, game.id)?,
        };
        for NoteRow { ply, at, text, line, opened_at } in notes {
            number += u32::from(line.is_some());
            let line = line.map(|text| SavedLine { number, text });
            let by = who(lookup, Some(reader), author)?;
            lines.push(NoteLine { ply, at, by, open: opened_at.is_some(), text, line });
        }
    }
    Ok(lines)
}
