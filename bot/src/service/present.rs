//! From what is kept to what its reader gets: ids become names, events become boards.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use engine::notation::PlyText;
use engine::notation::record::{EndedBy, GameEnd};
use engine::{BySide, Side};
use storage::clock::{AtZero, Clock, Pace, Vacation};
use storage::{
    Fault, GameId, GameRow, InvitationId, InvitationRow, InvitationState, Locale, NoteRow,
    PlayerId, PlayerRow,
};
use templates::BadPlan as refused_plan;
use templates::notice::{
    self, ClockTerms, GameLine, GameState, Invitation, InvitationLine, NoteLine, Party, PlanLine,
    Sides, Speaker, Table, Time, Urgency, When,
};
use templates::{BadName, Became, Notice, Reader, Refusal, RefusedByClub, RefusedPly};

use super::account;
use super::chain;
use super::event::{Event, Warning};
use super::happened::{Happened, Moment, PlanEnd};
use super::host;
use super::invite;
use super::lookup::{Lookup, Open};
use super::names;
use super::pair;
use super::refused::{BadPlan, Refused};
use super::seek;
use super::terms::Terms;
use crate::orders::plan::{Condition, Plan};
use crate::orders::{Rated, SideChoice, Visibility};

/// How a player reads.
pub(super) fn reader(now: DateTime<Utc>, player: &PlayerRow) -> Reader {
    let Locale { language, zone } = player.locale;
    Reader { language, zone, now }
}

/// How somebody reads of whom nothing is known.
pub(super) fn stranger(now: DateTime<Utc>) -> Reader {
    let Locale { language, zone } = Locale::default();
    Reader { language, zone, now }
}

/// What a reader is told of something that happened.
pub(super) fn notice(
    lookup: Lookup<'_>,
    reader: PlayerId,
    happened: &Happened,
) -> Result<Notice, Fault> {
    let boxed = |open: &Open| table(lookup, open, open.side_of(reader)).map(Box::new);
    let at = |moment: &Moment| boxed(&lookup.open_at(*moment)?);
    Ok(match happened {
        Happened::Joined => Notice::Joined(lookup.view.player(reader)?.handle),
        Happened::Invited(which) => {
            Notice::Invited(Box::new(invited(lookup, reader, which.invitation)?))
        }
        Happened::InvitationDeclined { invitation: id, reason } => Notice::InvitationDeclined {
            invitation: Box::new(invited(lookup, reader, *id)?),
            reason: reason.clone(),
        },
        Happened::InvitationCancelled(which) => {
            Notice::InvitationCancelled(Box::new(invited(lookup, reader, which.invitation)?))
        }
        Happened::InvitationExpired(which) => {
            Notice::InvitationExpired(Box::new(invited(lookup, reader, which.invitation)?))
        }
        Happened::Sought(which) => {
            Notice::Sought(Box::new(invited(lookup, reader, which.invitation)?))
        }
        Happened::Began(moment) => Notice::Began(at(moment)?),
        Happened::Ply(moment) => Notice::Ply(at(moment)?),
        Happened::Rolled(moment) => Notice::Rolled(at(moment)?),
        Happened::DrawOffered(moment) => Notice::DrawOffered(at(moment)?, doer(lookup, *moment)?),
        Happened::DrawDeclined(moment) => Notice::DrawDeclined(at(moment)?, doer(lookup, *moment)?),
        Happened::TakebackOffered(moment) => {
            Notice::TakebackOffered(at(moment)?, doer(lookup, *moment)?)
        }
        Happened::TakebackDeclined(moment) => {
            Notice::TakebackDeclined(at(moment)?, doer(lookup, *moment)?)
        }
        Happened::TakenBack(moment) => Notice::TakenBack(at(moment)?),
        Happened::Withdrawn(moment) => Notice::Withdrawn(at(moment)?),
        Happened::Ended(moment) => Notice::Ended(at(moment)?),
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
        Happened::TimeUp(moment) => Notice::TimeUp(at(moment)?),
        Happened::DayUsed(moment) => Notice::DayUsed(at(moment)?),
        Happened::TellingGivenUp(moment) => Notice::TellingGivenUp(at(moment)?),
        Happened::Vacation { until, left } => Notice::Vacation {
            until: until.and_then(|until| DateTime::from_timestamp(until, 0)),
            left: u32::try_from(*left).unwrap_or(0),
        },
        Happened::Away { player, until } => Notice::Away {
            name: lookup.view.player(PlayerId(*player))?.handle,
            until: DateTime::from_timestamp(*until, 0).filter(|until| *until > lookup.now),
        },
        Happened::ClubWasAway { from, until } => {
            let moment = |at: &i64| DateTime::from_timestamp(*at, 0).unwrap_or(lookup.now);
            Notice::ClubWasAway { from: moment(from), until: moment(until) }
        }
        Happened::Planned { game, plan } => {
            let open = lookup.open(GameId(*game))?;
            let open = open.ok_or_else(|| Fault::row(format_args!("game {game} is gone")))?;
            Notice::Plan(boxed(&open)?, plan_lines(plan)?)
        }
        Happened::PlanPlayed(moment) => Notice::PlanPlayed(at(moment)?),
        Happened::PlanOver { at: moment, why } => {
            let open = lookup.open_at(*moment)?;
            let why = match why {
                PlanEnd::Other => notice::PlanEnd::Other,
                PlanEnd::Stop => notice::PlanEnd::Stop,
                PlanEnd::Illegal { typed } => {
                    let mut game = open.course.game.clone();
                    match game.play(typed) {
                        Err(why) => {
                            let refused = RefusedPly::new(&game, typed, why);
                            notice::PlanEnd::Illegal(Box::new(refused))
                        }
                        Ok(_) => notice::PlanEnd::Other,
                    }
                }
            };
            Notice::PlanOver(boxed(&open)?, why)
        }
        Happened::Asked { order, game } => {
            let table = match game {
                Some(game) => match lookup.open(GameId(*game))? {
                    Some(open) => Some(boxed(&open)?),
                    None => None,
                },
                None => None,
            };
            Notice::Asked { order: order.clone(), table }
        }
        Happened::Dropped => Notice::Dropped,
        Happened::Noted { game } => Notice::Noted { game: *game },
        Happened::Said { game, message } => said(lookup, reader, *game, *message)?,
        Happened::NotesOpened { game, player } => {
            let by = match PlayerId(*player) {
                player if player == reader => Speaker::You,
                player => Speaker::Other(lookup.view.player(player)?.handle),
            };
            Notice::NotesOpened { game: *game, by }
        }
        Happened::Account(account) => account::notice(lookup, reader, account)?,
        Happened::Extended(moment) => {
            let open = lookup.open_at(*moment)?;
            Notice::Ruled(host::extended(
                lookup,
                *moment,
                table(lookup, &open, open.side_of(reader))?,
            )?)
        }
        Happened::Barred { act } => Notice::Ruled(host::barred(lookup, Some(reader), *act)?),
    })
}

/// Who offered, asked or answered.
fn doer(lookup: Lookup<'_>, moment: Moment) -> Result<Side, Fault> {
    match lookup.event(moment)? {
        Event::DrawOffered(by)
        | Event::DrawDeclined(by)
        | Event::TakebackOffered(by)
        | Event::TakebackDeclined(by) => Ok(by),
        other => Err(Fault::row(format_args!("{moment:?} is {other}"))),
    }
}

/// What is planned, a line for each answer.
pub(super) fn plan_lines(text: &str) -> Result<Vec<PlanLine>, Fault> {
    let mut lines = Vec::new();
    if !text.is_empty() {
        let plan = Plan::read(text).map_err(|_| Fault::row(format_args!("a plan: {text}")))?;
        add_lines(&plan, 0, &mut lines);
    }
    Ok(lines)
}

fn add_lines(plan: &Plan, depth: usize, lines: &mut Vec<PlanLine>) {
    for branch in &plan.branches {
        let when = match &branch.when {
            Condition::Move(text) => When::Move(text.clone()),
            Condition::Capture(square) => When::Capture(*square),
            Condition::One => When::One,
            Condition::Two => When::Two,
        };
        lines.push(PlanLine { depth, when, answer: branch.answer.clone() });
        add_lines(&branch.then, depth + 1, lines);
    }
}

fn said(lookup: Lookup<'_>, reader: PlayerId, game: i64, message: i64) -> Result<Notice, Fault> {
    let message = lookup.view.message(message)?;
    let by = match &message {
        Some(message) if message.player == reader => Speaker::You,
        Some(message) => Speaker::Other(lookup.view.player(message.player)?.handle),
        None => Speaker::Other(String::new()),
    };
    Ok(Notice::Said { game, by, text: message.map(|message| message.text) })
}

/// A game as a reader on that side, or on none, may see it.
pub(super) fn table(lookup: Lookup<'_>, open: &Open, seat: Option<Side>) -> Result<Table, Fault> {
    let course = &open.course;
    let name = |side: Side| Ok::<_, Fault>(lookup.view.player(open.row.players[side])?.handle);
    let names = BySide { attackers: name(Side::Attackers)?, defenders: name(Side::Defenders)? };
    let time = course.start.clock.map(|_| {
        let mut left = course.banks;
        if course.end.is_none() {
            left[course.to_move()] = course.left(lookup.now).unwrap_or(TimeDelta::zero());
        } else if matches!(&course.end, Some((end, _)) if end.by == EndedBy::Time) {
            left[course.to_move()] = TimeDelta::zero();
        }
        Time { left, deadline: course.deadline(), stands_until: course.stands_until(lookup.now) }
    });
    // Offers are the players' own: a spectator could answer none.
    let offered = |by: Option<Side>| by.filter(|_| seat.is_some());
    Ok(Table {
        number: open.row.id.0,
        names,
        seat,
        game: course.game.clone(),
        time,
        end: course.end.map(|(end, _)| end),
        // What the hosts say is for those whom it concerns.
        ruled: course.ruled.as_ref().filter(|_| seat.is_some()).map(ToString::to_string),
        draw_offered: offered(course.draw_offered),
        takeback_offered: offered(course.takeback_offered),
        other_of_match: match open.row.partner {
            Some(partner) if course.end.is_some() => {
                let partner = lookup.view.game(partner)?;
                partner.filter(|row| row.folded.ended_at.is_none()).map(|row| row.id.0)
            }
            _ => None,
        },
        chain: chain::shown(&course.head),
    })
}

fn invited(lookup: Lookup<'_>, reader: PlayerId, id: i64) -> Result<Invitation, Fault> {
    invitation(lookup, reader, invitation_row(lookup, id)?)
}

fn invitation_row(lookup: Lookup<'_>, id: i64) -> Result<InvitationRow, Fault> {
    let row = lookup.view.invitation(InvitationId(id))?;
    row.ok_or_else(|| Fault::row(format_args!("invitation {id} is gone")))
}

pub(super) fn invitation(
    lookup: Lookup<'_>,
    reader: PlayerId,
    row: InvitationRow,
) -> Result<Invitation, Fault> {
    let terms = Terms::read(&row.terms)?;
    let ruleset = lookup.library.version(&terms.ruleset, terms.version);
    let ruleset = ruleset.ok_or_else(|| {
        Fault::row(format_args!("there is no ruleset {} {}", terms.ruleset, terms.version))
    })?;
    let name = |id: PlayerId| Ok::<_, Fault>(lookup.view.player(id)?.handle);
    Ok(Invitation {
        number: row.id.0,
        sender: name(row.sender)?,
        recipient: row.recipient.map(name).transpose()?,
        games_left: row.games_left,
        rematch: terms.rematch,
        reader: if row.sender == reader { Party::Sender } else { Party::Recipient },
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

fn clock_terms(clock: &Clock) -> ClockTerms {
    ClockTerms {
        pace: match clock.pace {
            Pace::Bank { bank, increment, cap } => notice::Pace::Bank(bank, increment, cap),
            Pace::PerPly(span) => notice::Pace::PerPly(span),
        },
        weekend: clock.stops.weekend,
        night: clock.stops.night.map(|night| (night.from, night.until)),
        claim: clock.at_zero == AtZero::Claim,
        vacation: clock.vacation == Vacation::Allowed,
    }
}

pub(super) fn game_line(
    lookup: Lookup<'_>,
    reader: PlayerId,
    row: &GameRow,
) -> Result<GameLine, Fault> {
    let open = lookup.open(row.id)?;
    let open = open.ok_or_else(|| Fault::row(format_args!("game {} is gone", row.id)))?;
    let side = open.side_of(reader).unwrap_or(Side::Attackers);
    let course = &open.course;
    let state = match course.end {
        Some((GameEnd { by: EndedBy::Closing, .. }, at)) => GameState::Closed(at),
        Some((end, at)) => GameState::Over { winner: end.winner, at },
        None if course.to_move() == side => GameState::YourTurn(course.deadline()),
        None => GameState::TheirTurn(course.deadline()),
    };
    Ok(GameLine {
        number: row.id.0,
        ruleset: course.start.ruleset.clone(),
        opponent: lookup.view.player(row.players[!side])?.handle,
        side,
        state,
        partner: row.partner.map(|partner| partner.0),
    })
}

/// An invitation in a list; `None` for a seek, which stands in another.
pub(super) fn invitation_line(
    lookup: Lookup<'_>,
    reader: PlayerId,
    row: &InvitationRow,
) -> Result<Option<InvitationLine>, Fault> {
    let Some(recipient) = row.recipient else { return Ok(None) };
    Ok(Some(InvitationLine {
        number: row.id.0,
        sender: lookup.view.player(row.sender)?.handle,
        recipient: lookup.view.player(recipient)?.handle,
        by_reader: row.sender == reader,
        ruleset: Terms::read(&row.terms)?.ruleset,
        until: row.expires_at,
    }))
}

/// The notes on a game that a reader may read: his own, and what others have opened.
pub(super) fn notes(lookup: Lookup<'_>, reader: PlayerId, game: &GameRow) -> Result<Notice, Fault> {
    let mut lines = Vec::new();
    let players = [game.players.attackers, game.players.defenders];
    // One's own first.
    let authors = players.iter().filter(|&&player| player == reader);
    for &author in authors.chain(players.iter().filter(|&&player| player != reader)) {
        let own = author == reader;
        let by = || match own {
            true => Ok::<_, Fault>(Speaker::You),
            false => Ok(Speaker::Other(lookup.view.player(author)?.handle)),
        };
        for note in lookup.view.notes(author, game.id)? {
            let open = note.opened_at.is_some();
            if own || open {
                let NoteRow { ply, at, text, .. } = note;
                lines.push(NoteLine { ply, at, by: by()?, open, text });
            }
        }
    }
    Ok(Notice::Notes(game.id.0, lines))
}

/// Why an order was not carried out, as the asker is told.
pub(super) fn refusal(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    refused: &Refused,
) -> Result<Refusal, Fault> {
    let at = |moment: &Moment| {
        let open = lookup.open_at(*moment)?;
        let seat = reader.and_then(|reader| open.side_of(reader));
        Ok::<_, Fault>(Box::new(table(lookup, &open, seat)?))
    };
    let name = |id: PlayerId| Ok::<_, Fault>(lookup.view.player(id)?.handle);
    let club = match refused {
        Refused::Ply { moment, typed } => {
            let mut game = lookup.open_at(*moment)?.course.game;
            let why = match game.play(typed) {
                Err(why) => why,
                Ok(_) => return Err(Fault::row(format_args!("{typed} was refused, and is legal"))),
            };
            return Ok(Refusal::ply(&game, typed, why));
        }
        Refused::Roll(moment) => {
            let mut game = lookup.open_at(*moment)?.course.game;
            let face = engine::dice::Roll::new(0);
            let why = face.and_then(|roll| game.declare_roll(roll).err());
            let why = why.ok_or_else(|| Fault::row("a roll was refused, and is allowed"))?;
            return Ok(Refusal::ply(&game, "roll", why));
        }
        Refused::NoPlayer { name } => {
            let handles = lookup.view.handles()?;
            let nearest = templates::orders::nearest_of(name, handles.iter().map(String::as_str));
            let nearest = nearest.first().map(|&nearest| nearest.to_owned());
            RefusedByClub::NoPlayer { name: name.clone(), nearest }
        }
        Refused::NotAPlayer { name } => RefusedByClub::NotAPlayer { name: name.clone() },
        Refused::AlreadyAPlayer => RefusedByClub::AlreadyAPlayer,
        Refused::BadName { name, because } => {
            let because = match because {
                names::BadName::Shape => BadName::Shape,
                names::BadName::Reserved => BadName::Reserved,
                names::BadName::Taken => BadName::Taken,
            };
            RefusedByClub::BadName { name: name.clone(), because }
        }
        Refused::NoGame { game } => RefusedByClub::NoGame { game: *game },
        Refused::NotYourGame { game } => RefusedByClub::NotYourGame { game: *game },
        Refused::NoGames => RefusedByClub::NoGames,
        Refused::WhichGame { games } => {
            let named = games.iter().map(|&game| opponent(lookup, reader, game));
            RefusedByClub::WhichGame { games: named.collect::<Result<_, Fault>>()? }
        }
        Refused::Stale { moment, ply } => RefusedByClub::Stale { table: at(moment)?, ply: *ply },
        Refused::Over(moment) => RefusedByClub::Over(at(moment)?),
        Refused::NotYourTurn(moment) => RefusedByClub::NotYourTurn(at(moment)?),
        Refused::NothingToWithdraw(_) => RefusedByClub::NothingToWithdraw,
        Refused::Seen(moment) => {
            let (_, opponent) = opponent(lookup, reader, moment.game)?;
            RefusedByClub::Seen { opponent }
        }
        Refused::NoDrawOffered(_) => RefusedByClub::NoDrawOffered,
        Refused::DrawOfferStands(_) => RefusedByClub::DrawOfferStands,
        Refused::NoTakebackOffered(_) => RefusedByClub::NoTakebackOffered,
        Refused::TakebackStands(_) => RefusedByClub::TakebackStands,
        Refused::NothingToTakeBack(_) => RefusedByClub::NothingToTakeBack,
        Refused::NothingToClaim(moment) => RefusedByClub::NothingToClaim(at(moment)?),
        Refused::NothingAsked => RefusedByClub::NothingAsked,
        Refused::NoInvitation { invitation } => {
            RefusedByClub::NoInvitation { invitation: *invitation }
        }
        Refused::WhichInvitation { invitations } => {
            RefusedByClub::WhichInvitation { invitations: invitations.clone() }
        }
        Refused::Yourself => RefusedByClub::Yourself,
        Refused::NoRuleset { typed } => {
            let mut rulesets: Vec<String> =
                lookup.library.iter().map(|ruleset| ruleset.id.clone()).collect();
            rulesets.dedup();
            RefusedByClub::NoRuleset { typed: typed.clone(), rulesets }
        }
        Refused::NoDice { ruleset } => RefusedByClub::NoDice { ruleset: ruleset.clone() },
        Refused::OnlyAMatch { ruleset } => RefusedByClub::OnlyAMatch { ruleset: ruleset.clone() },
        Refused::BadClock { typed } => RefusedByClub::BadClock { typed: typed.clone() },
        Refused::NotOnBoard { game, typed } => {
            let open = lookup.open(GameId(*game))?;
            let size = open.map_or(0, |open| open.course.game.ruleset().size());
            RefusedByClub::OffBoard { typed: typed.clone(), size }
        }
        Refused::NoPlan { typed, because } => {
            let why = match because {
                BadPlan::NoThen => refused_plan::NoThen,
                BadPlan::NoCondition => refused_plan::NoCondition,
                BadPlan::Anything => refused_plan::Anything,
                BadPlan::NoAnswer => refused_plan::NoAnswer,
                BadPlan::TooLong => refused_plan::TooLong,
            };
            RefusedByClub::NoPlan { typed: typed.clone(), why }
        }
        Refused::NoPlansWithDice(_) => RefusedByClub::NoPlansWithDice,
        Refused::MoveFirst(_) => RefusedByClub::MoveFirst,
        Refused::PlanPly { moment, path, typed } => {
            let mut game = lookup.open_at(*moment)?.course.game;
            let spellings = game.ruleset().spellings.clone();
            for text in path {
                let ply = PlyText::parse(text, &spellings).map_err(|_| Fault::row(text))?;
                game.replay(&ply).map_err(|_| Fault::row(text))?;
            }
            let mut after = game.clone();
            let why = match after.play(typed) {
                Err(why) => why,
                Ok(_) => return Err(Fault::row(format_args!("{typed} was refused, and is legal"))),
            };
            let refused = Box::new(RefusedPly::new(&game, typed, why));
            RefusedByClub::PlanPly { path: path.clone(), refused }
        }
        Refused::PlanEnds { typed } => RefusedByClub::PlanEnds { typed: typed.clone() },
        Refused::PlanNever { typed } => RefusedByClub::PlanNever { typed: typed.clone() },
        Refused::Answered(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            let is_seek = row.recipient.is_none();
            RefusedByClub::Answered { number: row.id.0, is_seek, became: became(&row) }
        }
        Refused::OwnInvitation(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            let recipient = row.recipient.map(name).transpose()?;
            RefusedByClub::OwnInvitation { number: row.id.0, recipient }
        }
        Refused::NotYoursToCancel(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            let to_reader = row.recipient.is_some();
            let sender = name(row.sender)?;
            RefusedByClub::NotYoursToCancel { number: row.id.0, sender, to_reader }
        }
        Refused::SeekAsItIs(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            RefusedByClub::SeekAsItIs { number: row.id.0, sender: name(row.sender)? }
        }
        Refused::SeekTaken(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            RefusedByClub::SeekTaken { number: row.id.0, sender: name(row.sender)? }
        }
        Refused::SeekGames { games } => {
            RefusedByClub::SeekGames { games: *games, most: seek::MOST_GAMES }
        }
        Refused::TooManySeeks { seeks } => RefusedByClub::TooManySeeks { seeks: seeks.clone() },
        Refused::TooManyInvitations { open } => RefusedByClub::TooManyInvitations { open: *open },
        Refused::TooManyToday { again_at } => {
            let again_at = DateTime::from_timestamp(*again_at, 0);
            let again_at = again_at.ok_or_else(|| Fault::row("a moment out of all bounds"))?;
            RefusedByClub::TooManyToday { sent: invite::MOST_A_DAY, again_at }
        }
        Refused::NotPublic { game } => RefusedByClub::NotPublic { game: *game },
        Refused::NothingToExplain => RefusedByClub::NothingToExplain,
        Refused::NothingToRematch => RefusedByClub::NothingToRematch,
        Refused::NotesOfRunning { game } => RefusedByClub::NotesOfRunning { game: *game },
        Refused::NoNotes { game } => RefusedByClub::NoNotes { game: *game },
        Refused::NotOver { game } => RefusedByClub::NotOver { game: *game },
        Refused::RematchOpen(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            let by_reader = Some(row.sender) == reader;
            let other = row.recipient.filter(|_| by_reader).unwrap_or(row.sender);
            let opponent = name(other)?;
            RefusedByClub::RematchOpen { number: row.id.0, by_reader, opponent }
        }
        Refused::Account(refused) => return account::refusal(lookup, refused),
        Refused::Host(refused) => return Ok(Refusal::Host(host::refusal(lookup, refused)?)),
        Refused::NotAway => RefusedByClub::NotAway,
        Refused::AwayAlready => RefusedByClub::AwayAlready,
        Refused::NoDays => RefusedByClub::NoDays,
        Refused::TooFewDays { asked, left } => RefusedByClub::TooFewDays {
            asked: u32::try_from(*asked).unwrap_or(u32::MAX),
            left: u32::try_from(*left).unwrap_or(0),
        },
        Refused::NotYet { order } => RefusedByClub::NotYet { order: order.clone() },
    };
    Ok(Refusal::Club(club))
}

fn became(row: &InvitationRow) -> Became {
    match (row.state, row.became) {
        (InvitationState::Accepted, Some(game)) if row.recipient.is_some() => Became::Game(game),
        (InvitationState::Accepted, _) => Became::AllTaken,
        (InvitationState::Declined, _) => Became::Declined,
        (InvitationState::Countered, other) => Became::Countered(other),
        (InvitationState::Cancelled, _) => Became::Cancelled,
        // One that is open has been refused as too old.
        (InvitationState::Expired | InvitationState::Open, _) => Became::Expired,
    }
}

/// A game's number, and whom the reader plays there.
fn opponent(
    lookup: Lookup<'_>,
    reader: Option<PlayerId>,
    game: i64,
) -> Result<(i64, String), Fault> {
    let Some(row) = lookup.view.game(GameId(game))? else { return Ok((game, String::new())) };
    let own = Side::BOTH.into_iter().find(|&side| Some(row.players[side]) == reader);
    let other = own.map_or(row.players.defenders, |side| row.players[!side]);
    Ok((game, lookup.view.player(other)?.handle))
}
