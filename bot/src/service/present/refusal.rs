//! Why an order was not carried out, before the asker: ids become names, and a ply that was
//! refused is refused again on the board as it stood.

use chrono::DateTime;
use engine::Side;
use engine::notation::PlyText;
use storage::clock::Clock;
use storage::{Fault, GameId, InvitationRow, InvitationState, PlayerId};
use templates::BadPlan as refused_plan;
use templates::{BadClock, BadName, Became, Refusal, RefusedByClub, RefusedPly};

use super::super::account;
use super::super::alike;
use super::super::happened::Moment;
use super::super::host;
use super::super::kept::{self, Text};
use super::super::ladder;
use super::super::lookup::Lookup;
use super::super::names;
use super::super::refused::{BadPlan, Refused};
use super::super::seek;
use super::super::tournament;
use super::{invitation_row, table};

/// Why an order was not carried out, as the asker is told.
pub(in crate::service) fn refusal(
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
            let handles = alike::alike(lookup.view, name)?;
            let nearest = templates::orders::nearest_of(name, handles.iter().map(String::as_str));
            let nearest = nearest.first().map(|&nearest| nearest.to_owned());
            RefusedByClub::NoPlayer { name: name.clone(), nearest }
        }
        Refused::NotAPlayer { name } => RefusedByClub::NotAPlayer { name: name.clone() },
        Refused::OtherSeat { seat, name } => {
            RefusedByClub::OtherSeat { seat: seat.clone(), name: name.clone() }
        }
        Refused::AlreadyAPlayer => RefusedByClub::AlreadyAPlayer,
        Refused::BadName { name, because } => {
            let because = match because {
                names::BadName::Shape => BadName::Shape,
                names::BadName::Reserved => BadName::Reserved,
                names::BadName::Office => BadName::Office,
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
        Refused::NoOfferToWithdraw(_) => RefusedByClub::NoOfferToWithdraw,
        Refused::OtherReader { named, game, together } => RefusedByClub::OtherReader {
            name: lookup.view.player(PlayerId(*named))?.handle,
            opponent: opponent(lookup, reader, *game)?.1,
            game: *game,
            together: *together,
        },
        Refused::NoTakebackOffered(_) => RefusedByClub::NoTakebackOffered,
        Refused::TakebackStands(_) => RefusedByClub::TakebackStands,
        Refused::NothingToTakeBack(_) => RefusedByClub::NothingToTakeBack,
        Refused::NothingToClaim(moment) => RefusedByClub::NothingToClaim(at(moment)?),
        Refused::NothingAsked => RefusedByClub::NothingAsked,
        Refused::NoInvitation { invitation } => {
            RefusedByClub::NoInvitation { invitation: *invitation }
        }
        Refused::WhichInvitation { order, invitations } => RefusedByClub::WhichInvitation {
            order: order.clone(),
            invitations: invitations.clone(),
        },
        Refused::Yourself => RefusedByClub::Yourself,
        Refused::NoRuleset { typed } => {
            let mut rulesets: Vec<String> =
                lookup.library.iter().map(|ruleset| ruleset.id.clone()).collect();
            rulesets.dedup();
            RefusedByClub::NoRuleset { typed: typed.clone(), rulesets }
        }
        Refused::NoDice { ruleset } => RefusedByClub::NoDice { ruleset: ruleset.clone() },
        Refused::OnlyAMatch { ruleset } => RefusedByClub::OnlyAMatch { ruleset: ruleset.clone() },
        Refused::BadClock { typed } => bad_clock(typed),
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
            let is_seek = row.is_seek();
            RefusedByClub::Answered { number: row.id.0, is_seek, became: became(&row) }
        }
        Refused::OwnInvitation(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            let recipient = match row.address {
                Some(address) => Some(address),
                None => row.recipient.map(name).transpose()?,
            };
            RefusedByClub::OwnInvitation { number: row.id.0, recipient }
        }
        Refused::NotYoursToCancel(which) => {
            let row = invitation_row(lookup, which.invitation)?;
            let to_reader = !row.is_seek();
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
        Refused::TooManyToday { again_at, most } => {
            let again_at = DateTime::from_timestamp(*again_at, 0);
            let again_at = again_at.ok_or_else(|| Fault::row("a moment out of all bounds"))?;
            RefusedByClub::TooManyToday { sent: *most, again_at }
        }
        Refused::TooLong { letters } => {
            let most = u32::try_from(kept::LONGEST_TEXT).unwrap_or(u32::MAX);
            RefusedByClub::TooLong { letters: *letters, most }
        }
        Refused::TooManyTexts { what, again_at } => {
            let again_at = DateTime::from_timestamp(*again_at, 0);
            let again_at = again_at.ok_or_else(|| Fault::row("a moment out of all bounds"))?;
            match *what {
                Text::Message => {
                    RefusedByClub::TooManyMessages { sent: kept::MESSAGES_A_DAY, again_at }
                }
                Text::Report => {
                    RefusedByClub::TooManyReports { sent: kept::REPORTS_A_DAY, again_at }
                }
                Text::Note(game) => {
                    RefusedByClub::TooManyNotes { game, most: kept::NOTES_ON_A_GAME }
                }
            }
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
        Refused::Account(refused) => return account::refusal(lookup, reader, refused),
        Refused::Host(refused) => return Ok(Refusal::Host(host::refusal(lookup, refused)?)),
        Refused::Ladder(refused) => return ladder::refusal(lookup, reader, refused),
        Refused::Tournament(refused) => return tournament::refusal(lookup, refused),
        Refused::NotAway => RefusedByClub::NotAway,
        Refused::AwayAlready => RefusedByClub::AwayAlready,
        Refused::NoDays => RefusedByClub::NoDays,
        Refused::TooFewDays { asked, left } => RefusedByClub::TooFewDays {
            asked: u32::try_from(*asked).unwrap_or(u32::MAX),
            left: u32::try_from(*left).unwrap_or(0),
        },
    };
    Ok(Refusal::Club(club))
}

/// What is wrong with the words of a clock.
fn bad_clock(typed: &str) -> RefusedByClub {
    use storage::clock::{ClockError, LONGEST_DAYS};
    let (part, why) = match typed.parse::<Clock>() {
        Err(ClockError::ZeroSpan(part)) => (part, BadClock::Zero),
        Err(ClockError::LongSpan(part)) => (part, BadClock::Long { days: LONGEST_DAYS }),
        Err(ClockError::CapBelowBank(part)) => (part, BadClock::CapBelowBank),
        Err(ClockError::EmptyNight(part)) => (part, BadClock::EmptyNight),
        Err(ClockError::Doubled(part)) => (part, BadClock::Doubled),
        Err(ClockError::UnknownWord(part)) => (part, BadClock::Unknown),
        Err(ClockError::NoSpan) | Ok(_) => (typed.to_owned(), BadClock::Unknown),
    };
    RefusedByClub::BadClock { part, why }
}

fn became(row: &InvitationRow) -> Became {
    match (row.state, row.became) {
        (InvitationState::Accepted, Some(game)) if !row.is_seek() => Became::Game(game),
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
