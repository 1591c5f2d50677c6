//! The refusals of the club in words: why, and what to do instead.

use chrono::TimeDelta;
use engine::Illegal;

use super::{BadClock, BadName, BadPlan, Became, RefusedByClub};
use crate::notice::shown;
use crate::orders::{self, nearest_of};
use crate::{Arg, Reader};

impl RefusedByClub {
    /// What happened, why, and what to do next.
    #[must_use]
    pub fn say(&self, reader: &Reader) -> String {
        let words = reader.words();
        let id = format!("refusal-{}", self.code());
        let plain = |arguments: &[(&str, Arg)]| words.say(&id, arguments);
        let number = |number: &i64| Arg::from(number.to_string());
        let text = |text: &str| Arg::from(shown(text));
        match self {
            RefusedByClub::NoPlayer { name, nearest } => {
                let found = if nearest.is_some() { "one" } else { "nobody" };
                let nearest = ("nearest", text(nearest.as_deref().unwrap_or_default()));
                plain(&[("name", text(name)), ("found", found.into()), nearest])
            }
            RefusedByClub::NotAPlayer { name } => plain(&[("name", text(name))]),
            RefusedByClub::OtherSeat { seat, name } => {
                plain(&[("seat", text(seat)), ("name", text(name))])
            }
            RefusedByClub::BadName { name, because } => {
                let because = match because {
                    BadName::Shape => "shape",
                    BadName::Reserved => "reserved",
                    BadName::Office => "office",
                    BadName::Taken => "taken",
                };
                plain(&[("name", text(name)), ("because", because.into())])
            }
            RefusedByClub::NoGame { game } | RefusedByClub::NotYourGame { game } => {
                plain(&[("game", number(game))])
            }
            RefusedByClub::OtherReader { name, opponent, game, together } => {
                let together = together.map_or_else(|| "none".into(), |game| number(&game));
                plain(&[
                    ("name", text(name)),
                    ("opponent", text(opponent)),
                    ("game", number(game)),
                    ("together", together),
                ])
            }
            RefusedByClub::WhichGame { games } => {
                let line = |(game, opponent): &(i64, String)| {
                    let arguments = [("game", number(game)), ("opponent", text(opponent))];
                    words.say("refusal-which-game-line", &arguments)
                };
                let example = games.first().map_or_else(String::new, |(game, _)| game.to_string());
                let list = words.any_of(games.iter().map(line).collect());
                plain(&[("games", list.into()), ("example", example.into())])
            }
            RefusedByClub::Stale { table, ply } => {
                let mut said = vec![plain(&[("ply", (*ply).into())])];
                said.extend(Some(table.last_ply(reader)).filter(|said| !said.is_empty()));
                said.extend(table.standing(reader));
                said.join(" ")
            }
            RefusedByClub::Over(table) => {
                let ending = table.standing(reader).join(" ");
                plain(&[("game", number(&table.number)), ("ending", ending.into())])
            }
            RefusedByClub::NotYourTurn(table) => {
                let side = table.game.position().to_move();
                let name = Arg::from(table.names[side].as_str());
                let why = plain(&[("name", name)]);
                match table.time_left(reader) {
                    Some(time) => format!("{why} {time}"),
                    None => why,
                }
            }
            RefusedByClub::NothingToClaim(table) => {
                let side = table.game.position().to_move();
                let because = match table.time {
                    _ if table.seat == Some(side) => "your-turn",
                    None => "no-clock",
                    // An answer that is asked for again may be late.
                    Some(time) if time.left[side] <= TimeDelta::zero() => "up-since",
                    Some(_) => "time-left",
                };
                let why = plain(&[("because", because.into())]);
                match table.time_left(reader).filter(|_| because == "time-left") {
                    Some(time) => format!("{why} {time}"),
                    None => why,
                }
            }
            RefusedByClub::Seen { opponent } => plain(&[("opponent", text(opponent))]),
            RefusedByClub::NoInvitation { invitation } => {
                let number = invitation.map_or_else(|| "none".to_owned(), |id| id.to_string());
                plain(&[("number", number.into())])
            }
            RefusedByClub::WhichInvitation { order, invitations } => {
                let number = invitations.first().map_or_else(String::new, i64::to_string);
                let order = orders::in_language(order, reader.language);
                let example = format!("{order} {number}");
                let numbers = invitations.iter().map(i64::to_string).collect();
                plain(&[("numbers", words.any_of(numbers).into()), ("example", example.into())])
            }
            RefusedByClub::NoRuleset { typed, rulesets } => {
                let all = ("rulesets", Arg::from(words.any_of(rulesets.clone())));
                if typed.is_empty() {
                    return words.say("refusal-which-ruleset", &[all]);
                }
                let nearest = nearest_of(typed, rulesets.iter().map(String::as_str));
                let near = nearest.first().map_or("", |&nearest| nearest);
                let found = if near.is_empty() { "nothing" } else { "one" };
                plain(&[
                    ("typed", text(typed)),
                    all,
                    ("found", found.into()),
                    ("nearest", near.into()),
                ])
            }
            RefusedByClub::NoDice { ruleset } | RefusedByClub::OnlyAMatch { ruleset } => {
                plain(&[("ruleset", text(ruleset))])
            }
            RefusedByClub::BadClock { part, why } => {
                let days = match why {
                    BadClock::Long { days } => Arg::from(*days),
                    _ => "none".into(),
                };
                plain(&[("part", text(part)), ("why", why.word().into()), ("days", days)])
            }
            RefusedByClub::OffBoard { typed, size } => {
                let last = char::from(b'a' + size.saturating_sub(1)).to_string();
                let typed = orders::in_language(typed, reader.language);
                plain(&[("typed", typed.into()), ("size", (*size).into()), ("file", last.into())])
            }
            RefusedByClub::NoPlan { typed, why } => {
                let why = match why {
                    BadPlan::NoThen => "no-then",
                    BadPlan::NoCondition => "no-condition",
                    BadPlan::Anything => "anything",
                    BadPlan::NoAnswer => "no-answer",
                    BadPlan::TooLong => "too-long",
                };
                plain(&[("typed", text(typed)), ("why", why.into())])
            }
            RefusedByClub::PlanPly { path, refused } => {
                if let Illegal::NotYourPiece { from, .. } = refused.why {
                    // Plies of both alternate, and the opponent's comes first.
                    let place = if path.len() % 2 == 0 { "condition" } else { "answer" };
                    let arguments = [("place", place.into()), ("from", from.into())];
                    return words.say("refusal-plan-whose", &arguments);
                }
                let why = refused.say(words);
                if path.is_empty() {
                    return plain(&[("path", "none".into()), ("why", why.into())]);
                }
                let path = path.iter().map(|ply| shown(ply)).collect::<Vec<_>>().join(", ");
                plain(&[("path", path.into()), ("why", why.into())])
            }
            RefusedByClub::PlanEnds { typed } | RefusedByClub::PlanNever { typed } => {
                plain(&[("typed", text(typed))])
            }
            RefusedByClub::Answered { number: id, is_seek, became } => {
                let what = ("what", Arg::from(if *is_seek { "seek" } else { "invitation" }));
                let (became, other) = match became {
                    Became::Game(game) => ("game", game.to_string()),
                    Became::AllTaken => ("all-taken", String::new()),
                    Became::Declined => ("declined", String::new()),
                    Became::Countered(Some(other)) => ("countered", other.to_string()),
                    Became::Countered(None) => ("changed", String::new()),
                    Became::Cancelled => ("cancelled", String::new()),
                    Became::Expired => ("expired", String::new()),
                };
                let id = ("number", number(id));
                plain(&[what, id, ("became", became.into()), ("other", other.into())])
            }
            RefusedByClub::OwnInvitation { number: id, recipient } => {
                let waits = if recipient.is_some() { "one" } else { "everybody" };
                let recipient = text(recipient.as_deref().unwrap_or_default());
                let waits = ("waits", Arg::from(waits));
                plain(&[("number", number(id)), waits, ("recipient", recipient)])
            }
            RefusedByClub::NotYoursToCancel { number: id, sender, to_reader } => {
                let what = if *to_reader { "invitation" } else { "seek" };
                plain(&[("number", number(id)), ("sender", text(sender)), ("what", what.into())])
            }
            RefusedByClub::SeekAsItIs { number: id, sender }
            | RefusedByClub::SeekTaken { number: id, sender } => {
                plain(&[("number", number(id)), ("sender", text(sender))])
            }
            RefusedByClub::SeekGames { games, most } => {
                plain(&[("games", (*games).into()), ("most", (*most).into())])
            }
            RefusedByClub::TooManySeeks { seeks } => {
                let example = seeks.first().map_or_else(String::new, i64::to_string);
                let numbers = words.list(seeks.iter().map(i64::to_string).collect());
                let count = ("count", seeks.len().into());
                plain(&[count, ("numbers", numbers.into()), ("example", example.into())])
            }
            RefusedByClub::TooManyInvitations { open } => plain(&[("count", (*open).into())]),
            RefusedByClub::TooLong { letters, most } => {
                plain(&[("letters", (*letters).into()), ("most", (*most).into())])
            }
            RefusedByClub::TooManyNotes { game, most } => {
                plain(&[("game", number(game)), ("most", (*most).into())])
            }
            RefusedByClub::TooManyMessages { sent, again_at }
            | RefusedByClub::TooManyReports { sent, again_at }
            | RefusedByClub::TooManyToday { sent, again_at } => {
                let again_at = reader.moment(*again_at).into();
                plain(&[("count", (*sent).into()), ("again", again_at)])
            }
            RefusedByClub::NotPublic { game }
            | RefusedByClub::NotOver { game }
            | RefusedByClub::NotesOfRunning { game }
            | RefusedByClub::NoNotes { game } => plain(&[("game", number(game))]),
            RefusedByClub::RematchOpen { number: id, by_reader, opponent } => {
                let by = if *by_reader { "you" } else { "other" };
                plain(&[("number", number(id)), ("by", by.into()), ("opponent", text(opponent))])
            }
            RefusedByClub::TooFewDays { asked, left } => {
                plain(&[("asked", (*asked).into()), ("left", (*left).into())])
            }
            RefusedByClub::AlreadyAPlayer
            | RefusedByClub::NoGames
            | RefusedByClub::NothingToWithdraw
            | RefusedByClub::NoDrawOffered
            | RefusedByClub::DrawOfferStands
            | RefusedByClub::NoOfferToWithdraw
            | RefusedByClub::NoTakebackOffered
            | RefusedByClub::TakebackStands
            | RefusedByClub::NothingToTakeBack
            | RefusedByClub::NothingAsked
            | RefusedByClub::NoPlansWithDice
            | RefusedByClub::MoveFirst
            | RefusedByClub::NothingToExplain
            | RefusedByClub::NothingToRematch
            | RefusedByClub::NotAway
            | RefusedByClub::AwayAlready
            | RefusedByClub::NoDays
            | RefusedByClub::Yourself => plain(&[]),
        }
    }
}
