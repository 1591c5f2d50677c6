//! Questions: they change nothing, are not remembered, and are answered from the current state of
//! the file. Showing a game tells its player about their turn.

use accounts::{account, devices};
use archive::games;
use chrono::{DateTime, Utc};
use commands::{
    AfterPly, Deed, FIRST_RULESET, GameQuestion, OrderWord, Question, Sure, WhichGames, Whose,
    first_game, ruleset_called,
};
use engine::Side;
use following::{edition, follow, today};
use invitation::seek;
use kernel::channels::is_sent_to;
use kernel::desk::Questions;
use kernel::lookup::{Lookup, Open, is_news};
use kernel::refused::{self, Refused, Stop, or_refused};
use kernel::request::{Actor, Answer, Shown};
use kernel::scene::Scene;
use kernel::token::Token;
use kernel::{free_names, house_players, names, venue};
use organising::organise;
use play::seat::{self, SeatAtGame};
use play::{history, planning, record, shown_game, shown_invitation, trying};
use storage::{Fault, GameId, GameRow, OutboxCount, PlayerId, PlayerRow};
use templates::accounts::BadName;
use templates::invitation::{Invitation, Party};
use templates::notice::{GamesOf, Lesson, Squares, Table};
use templates::told::{GamePoint, NextStep, begin, give, typed_number};
use templates::{Greeting, Notice, Reader, Refusal, RulesetName, WaitingFor};

use crate::{people, present, why};

/// What the secret link to a game shows.
#[derive(Clone, Debug)]
pub struct LinkedGame {
    pub notice: Notice,
    /// After how many plies, and how many there are.
    pub ply: u32,
    pub plies: u32,
    /// Whether the asker plays in it, and can see more elsewhere.
    pub is_of_player: bool,
}

/// Answers a question, about the game with that number if one was given. Before the answer is
/// shown, [`crate::show`] says whether it can be.
pub fn put_question(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    game: Option<u32>,
    question: &Question,
) -> Result<(Answer, Option<Shown>), Fault> {
    put_question_in(questions, now, actor, None, game, question)
}

/// The same for a question that is asked in a place in Discord.
pub fn put_question_in(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    scene: Option<&Scene>,
    game: Option<u32>,
    question: &Question,
) -> Result<(Answer, Option<Shown>), Fault> {
    // A game and its events are read one after the other, while others play.
    let _snapshot = questions.file.snapshot()?;
    answer(Lookup { scene, ..questions.lookup(now) }, actor, game, question)
}

/// A name under which somebody could join who has those names elsewhere: one of them, or the
/// first with a number. `None` if none of them can be a name here.
pub fn free_name(
    questions: &Questions,
    now: DateTime<Utc>,
    elsewhere: &[String],
) -> Result<Option<String>, Fault> {
    let lookup = questions.lookup(now);
    let mut numbered = None;
    for asked in elsewhere {
        let free = free_names::free_like(lookup, asked)?;
        if free.is_some() && free == names::suggested(asked) {
            return Ok(free);
        }
        numbered = numbered.or(free);
    }
    Ok(numbered)
}

/// Why nobody can sit down at a terminal under that name: it is no player's, and nobody could
/// join under it.
pub fn check_seat(
    questions: &Questions,
    now: DateTime<Utc>,
    name: &str,
) -> Result<Option<Refusal>, Fault> {
    let lookup = questions.lookup(now);
    if let Some(player) = lookup.view.player_called(&names::folded(name))?
        && !house_players::is_house(lookup, player.id)?
    {
        return Ok(None);
    }
    let because = match names::check(name) {
        Err(because) => because,
        Ok(()) if names::is_office(name, lookup.club) => BadName::Office,
        Ok(()) => return Ok(None),
    };
    let bad = Refused::BadName { name: name.to_owned(), because };
    present::refusal(lookup, None, &bad).map(Some)
}

/// What somebody is told who sits down.
pub fn greeting(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
) -> Result<(Greeting, Option<PlayerId>, Reader), Fault> {
    let (_, reader) = questions.who(now, actor)?;
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    let Some(player) = lookup.who(actor)? else {
        return Ok((Greeting::Stranger { name: actor.address.clone() }, None, reader));
    };
    let games = lookup.view.running_games(player.id)?;
    let is_on_move =
        |game: &GameRow| game.folded.to_move.is_some_and(|side| game.players[side] == player.id);
    let games = games.iter().filter(|game| is_on_move(game)).map(|game| game.id.0).collect();
    let is_to_reader = |invitation: &&Invitation| invitation.reader == Party::Recipient;
    let challenges =
        shown_invitation::invitations(lookup, &player)?.iter().filter(is_to_reader).count();
    let by_others = |seek: &&Invitation| seek.reader != Party::Sender;
    let open_challenges = seeks(lookup, Some(&player))?.iter().filter(by_others).count();
    let name = player.name;
    let waiting = WaitingFor { name, games, challenges, open_challenges };
    Ok((Greeting::Player(waiting), Some(player.id), reader))
}

/// Whether anybody has ever played here.
pub fn has_games(questions: &Questions) -> Result<bool, Fault> {
    Ok(!questions.file.view().games_after(GameId(0), 1)?.is_empty())
}

/// The player who was sent the secret link to a game's page. Anyone who has the link can see
/// the game as everybody can see a public one, even if it is private, and ask for a code to
/// sign in as that player.
pub fn game_by_link(
    questions: &Questions,
    game: GameId,
    token: Token,
) -> Result<Option<PlayerId>, Fault> {
    questions.lookup(DateTime::UNIX_EPOCH).game_by_link(game, token)
}

/// A game as everybody could see it, for anyone who has the secret link to it; after that many
/// plies of it, or now. `None` if that isn't a link.
pub fn watch_by_link(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    (game, token): (GameId, Token),
    ply: Option<u32>,
) -> Result<Option<LinkedGame>, Fault> {
    let _snapshot = questions.file.snapshot()?;
    let lookup = questions.lookup(now);
    if lookup.game_by_link(game, token)?.is_none() {
        return Ok(None);
    }
    let Some(open) = lookup.open(game)? else { return Ok(None) };
    let reader = lookup.who(actor)?;
    let is_of_player = reader.is_some_and(|reader| open.side_of(reader.id).is_some());
    let plies = u32::try_from(open.course.game.plies().len()).unwrap_or(u32::MAX);
    let notice = board(lookup, &open, None, ply.map(AfterPly))?;
    let ply = ply.unwrap_or(plies).min(plies);
    Ok(Some(LinkedGame { notice, ply, plies, is_of_player }))
}

/// The player, if that is the secret link to their calendar.
pub fn calendar_by_link(
    questions: &Questions,
    player: PlayerId,
    token: Token,
) -> Result<Option<PlayerId>, Fault> {
    questions.lookup(DateTime::UNIX_EPOCH).calendar_by_link(player, token)
}

/// The contents of the outbox, by state.
pub fn outbox(questions: &Questions) -> Result<Vec<OutboxCount>, Fault> {
    questions.file.view().outbox_counts()
}

/// All that a player follows, and when the next evening edition comes.
fn follows(lookup: Lookup<'_>, player: PlayerId) -> Result<Notice, Fault> {
    let next = edition::next_for_player(lookup, player)?;
    present::follows(lookup, player, &follow::all(lookup, player)?, next)
}

/// The answer to a question, and what was shown by it.
pub(super) fn answer(
    lookup: Lookup<'_>,
    actor: &Actor,
    game: Option<u32>,
    question: &Question,
) -> Result<(Answer, Option<Shown>), Fault> {
    let player = lookup.who(actor)?;
    match or_refused(ask(lookup, player.as_ref(), actor, game, question))? {
        Ok((notice, moment)) => {
            let line = match &notice {
                Notice::Tried(trial) => Some(trying::line_of(trial)),
                _ => None,
            };
            let device = devices::unnoted(lookup.view, actor, lookup.now)?;
            let is_noted = |player: &PlayerRow| {
                moment.is_some()
                    || line.is_some()
                    || device.is_some()
                    || is_news(player, lookup.now)
            };
            let shown = player.filter(is_noted);
            let is_there = !is_sent_to(actor.channel);
            let shown =
                shown.map(|player| Shown { player: player.id, moment, line, device, is_there });
            Ok((Answer::Done(Box::new(notice)), shown))
        }
        Err(refused) => {
            let reader = player.map(|player| player.id);
            let refusal = present::refusal(lookup, reader, &refused)?;
            Ok((Answer::Refused(Box::new(refusal)), None))
        }
    }
}

/// The answer to a question, and the moment of a game that the player was shown.
pub(super) fn ask(
    lookup: Lookup<'_>,
    player: Option<&PlayerRow>,
    actor: &Actor,
    game: Option<u32>,
    question: &Question,
) -> Result<(Notice, Option<GamePoint>), Stop> {
    let known = || player.ok_or_else(|| Stop::from(refused::unknown(actor)));
    // On the pages a visitor is shown what the club shows everybody.
    let on_pages = lookup.scene == Some(&Scene::Pages);
    let is_for_visitors = question.row().whose != Whose::Players || on_pages;
    let reader = || if is_for_visitors { Ok(player) } else { known().map(Some) };
    let game = game.map(|game| GameId(game.into()));
    let notice = match question {
        Question::Rulesets => Notice::Rulesets(lookup.library.iter().cloned().collect()),
        Question::Help(None) => Notice::Help(None, steps_now(lookup, player)?),
        Question::Help(topic) => Notice::Help(topic.clone(), Vec::new()),
        Question::Privacy => Notice::Privacy,
        Question::Rules(id, part) => {
            let no_ruleset = || Refused::NoRuleset { typed: id.clone() };
            Notice::Rules(lookup.library.newest(id).ok_or_else(no_ruleset)?.clone(), *part)
        }
        Question::Learn(id, number, ply) => {
            let no_ruleset = || Refused::NoRuleset { typed: id.clone() };
            let ruleset = lookup.library.newest(id).ok_or_else(no_ruleset)?.clone();
            let number = number.map_or(1, |number| usize::try_from(number).unwrap_or(usize::MAX));
            Notice::Lesson(Lesson { ruleset, number, ply: ply.clone() })
        }
        Question::Game(GameQuestion::Rules(part)) if game.is_none() && !plays(lookup, player)? => {
            let first = lookup.library.newest(FIRST_RULESET);
            let none = || Refused::NoRuleset { typed: FIRST_RULESET.to_owned() };
            Notice::Rules(first.ok_or_else(none)?.clone(), *part)
        }
        Question::Circle(question) => {
            circle::answer(lookup, player.map(|player| player.id), question)?
        }
        Question::Ladder(question) => ladder::answer(lookup, player, question)?,
        Question::Tournament(question) => tournament::answer(lookup, player, *question)?,
        Question::Settings => Notice::Settings(account::settings(lookup, known()?.id)?),
        Question::Setting(which) => {
            Notice::Settings(account::setting(lookup, known()?.id, *which)?)
        }
        Question::Devices => Notice::News(devices::list(lookup, known()?.id, actor)?),
        Question::Calendar => account::calendar(lookup, known()?.id)?,
        Question::Games(WhichGames::Own) => games::own(lookup, known()?, GamesOf::Reader)?,
        Question::Games(WhichGames::Waiting) => games::own(lookup, known()?, GamesOf::Waiting)?,
        Question::Games(WhichGames::Finished) => games::own(lookup, known()?, GamesOf::Finished)?,
        Question::Games(WhichGames::Club) => {
            reader()?;
            Notice::PublicGames(None, games::of_club(lookup)?)
        }
        Question::Games(WhichGames::Of(name)) => games::of(lookup, reader()?, name)?,
        Question::Archive(question) => {
            reader()?;
            games::archive(lookup, question)?
        }
        Question::Invitations => {
            Notice::Invitations(shown_invitation::invitations(lookup, known()?)?)
        }
        Question::Seeks(None) => Notice::Seeks(None, seeks(lookup, reader()?)?),
        Question::Seeks(Some(typed)) => {
            let no_ruleset = || Refused::NoRuleset { typed: typed.clone() };
            let ruleset = ruleset_called(lookup.library, typed).ok_or_else(no_ruleset)?;
            let mut seeks = seeks(lookup, reader()?)?;
            seeks.retain(|seek| seek.ruleset.id == ruleset.id);
            Notice::Seeks(Some(RulesetName::find(lookup.library, &ruleset.id)), seeks)
        }
        Question::Players(part) => people::list(lookup, reader()?, part.as_deref())?,
        Question::Player(None) => people::page(lookup, player, known()?)?,
        Question::Player(Some(name)) => people::called(lookup, reader()?, name)?,
        Question::Follows => follows(lookup, known()?.id)?,
        Question::Organisers => organise::list(lookup)?,
        Question::ClubToday => today::answer(lookup, known()?.id)?,
        Question::Why => why::why(lookup, known()?.id, game)?,
        Question::Watch(game, ply) => {
            let game = GameId((*game).into());
            // Somebody who sees a game where it is shown needn't be a player to look at it.
            if !venue::is_shown_here(lookup, game)? {
                reader()?;
            }
            return watch(lookup, player, game, *ply);
        }
        Question::Game(question) => match reader()? {
            Some(player) => return of_game(lookup, player, game, question),
            None => to_visitor(lookup, game, question)?.ok_or_else(|| refused::unknown(actor))?,
        },
    };
    Ok((notice, None))
}

/// The most steps that are named before all commands.
const MOST_STEPS: usize = 6;

/// What somebody probably needs now: to join, to answer a challenge, to move, to find a game.
fn steps_now(lookup: Lookup<'_>, player: Option<&PlayerRow>) -> Result<Vec<NextStep>, Stop> {
    let rules = give(Question::Rules(FIRST_RULESET.to_owned(), None));
    let lessons = give(Question::Learn(FIRST_RULESET.to_owned(), None, None));
    let Some(player) = player else {
        return Ok(vec![give(first_game()), begin(OrderWord::Join), rules, lessons]);
    };
    let mut steps = Vec::new();
    for invitation in shown_invitation::invitations(lookup, player)? {
        if invitation.reader == Party::Recipient && steps.is_empty() {
            let number = invitation.number;
            steps.extend([
                give(Deed::Accept(Some(typed_number(number)))),
                give(Deed::Decline(Some(typed_number(number)), None)),
            ]);
        }
    }
    match lookup.view.running_games(player.id)?.as_slice() {
        [] => steps.extend([give(first_game()), give(Question::Seeks(None)), rules, lessons]),
        [game] => {
            let open = lookup.open_row(game.clone())?;
            let board = board(lookup, &open, open.side_of(player.id), None)?;
            let own = board.all_steps().into_iter();
            // Nobody asks for help in order to resign.
            let rare = [give(Question::Help(None)), give(Deed::Resign(Sure::Ask))];
            steps.extend(own.filter(|step| !rare.contains(step)));
        }
        _ => steps.push(give(Question::Games(WhichGames::Own))),
    }
    steps.truncate(MOST_STEPS);
    Ok(steps)
}

/// Whether somebody is playing: then the rules are those of a game.
fn plays(lookup: Lookup<'_>, player: Option<&PlayerRow>) -> Result<bool, Fault> {
    let running = player.map(|player| lookup.view.running_games(player.id)).transpose()?;
    Ok(running.is_some_and(|running| !running.is_empty()))
}

/// The answer to a question about a game.
fn of_game(
    lookup: Lookup<'_>,
    player: &PlayerRow,
    game: Option<GameId>,
    question: &GameQuestion,
) -> Result<(Notice, Option<GamePoint>), Stop> {
    let plays = game.is_some() || plays(lookup, Some(player))?;
    let game = if plays { game } else { venue::of_thread(lookup)? };
    if let (GameQuestion::Notes, Some(number)) = (question, game)
        && let Some(open) = lookup.open(number)?
        && open.side_of(player.id).is_none()
        && open.course.start.public
    {
        return Ok((shown_game::notes(lookup, player.id, &open.row)?, None));
    }
    if let Some(number) = game
        && let Some(open) = lookup.open(number)?
        && open.side_of(player.id).is_none()
        && open.course.start.public
        && let Some(notice) = as_spectator(lookup, Some(player.id), &open, question)?
    {
        return Ok((notice, None));
    }
    let seat = seat::take(lookup, player.id, game, None)?;
    let moment = seat.open.moment();
    Ok((at_seat(lookup, seat, question)?, Some(moment)))
}

/// The answer to a visitor's question about a game; `None` if a visitor can't ask that.
fn to_visitor(
    lookup: Lookup<'_>,
    game: Option<GameId>,
    question: &GameQuestion,
) -> Result<Option<Notice>, Stop> {
    let Some(game) = game else { return Ok(None) };
    as_spectator(lookup, None, &public(existing(lookup, game)?)?, question)
}

/// The answer to a question about a public game of others; `None` if only its players can ask that,
/// or only a player of the club can.
fn as_spectator(
    lookup: Lookup<'_>,
    player: Option<PlayerId>,
    open: &Open,
    question: &GameQuestion,
) -> Result<Option<Notice>, Stop> {
    let table = || shown_game::table(lookup, open, None).map(Box::new);
    Ok(Some(match question {
        GameQuestion::Board(after) => board(lookup, open, None, *after)?,
        GameQuestion::Picture(after) => picture(board(lookup, open, None, *after)?),
        GameQuestion::Try(..)
        | GameQuestion::TryBack
        | GameQuestion::Tries(_)
        | GameQuestion::Replay(Some(_)) => match player {
            Some(player) => trying::answer(lookup, player, (open, None), question)?,
            None => return Ok(None),
        },
        GameQuestion::Replay(None) => Notice::Replay(table()?, None),
        GameQuestion::Moves => Notice::Moves(table()?),
        GameQuestion::Clock => Notice::Clock(table()?),
        GameQuestion::Captured => Notice::Captured(table()?),
        GameQuestion::Analysis => reviews::analysis(lookup, open, table()?)?,
        GameQuestion::History => {
            let lines =
                history::lines(lookup.library, open, None, &lookup.view.events(open.row.id)?)?;
            let mut table = table()?;
            // While the game goes on it also proves events that only its players may know.
            table.chain.take_if(|_| open.course.end.is_none());
            Notice::History(table, lines)
        }
        GameQuestion::Record => {
            let record = record::for_reader(lookup, player, open, &table()?.names)?;
            Notice::Record(Box::new(record))
        }
        GameQuestion::Rules(part) => Notice::Rules(open.course.game.ruleset().clone(), *part),
        GameQuestion::Legal(_)
        | GameQuestion::Rank(_)
        | GameQuestion::File(_)
        | GameQuestion::Rays(_)
        | GameQuestion::Plan
        | GameQuestion::Notes => return Ok(None),
    }))
}

/// The board of a game as a player or a spectator may see it: now, or as it was after that many
/// plies.
fn board(
    lookup: Lookup<'_>,
    open: &Open,
    seat: Option<Side>,
    after: Option<AfterPly>,
) -> Result<Notice, Fault> {
    let (table, past) = table_after(lookup, open, seat, after)?;
    let table = Box::new(table);
    Ok(match past {
        None => Notice::Board(table),
        Some(of) => Notice::Past(table, of),
    })
}

/// A game as a player or a spectator may see it. If that isn't how it is now, also how many plies it
/// has by now.
fn table_after(
    lookup: Lookup<'_>,
    open: &Open,
    seat: Option<Side>,
    after: Option<AfterPly>,
) -> Result<(Table, Option<u32>), Fault> {
    let mut table = shown_game::table(lookup, open, seat)?;
    let made = table.game.plies().len();
    let ply = after.and_then(|AfterPly(ply)| usize::try_from(ply).ok());
    let Some(ply) = ply.filter(|ply| *ply < made) else { return Ok((table, None)) };
    table.game.take_back(made - ply);
    let of = u32::try_from(made).unwrap_or(u32::MAX);
    // What its clocks and offers were then is in the history.
    Ok((table.without_standing(), Some(of)))
}

/// A board that is shown, as a picture.
fn picture(board: Notice) -> Notice {
    match board {
        Notice::Board(table) => Notice::Picture(table, None),
        Notice::Past(table, of) => Notice::Picture(table, Some(of)),
        other => other,
    }
}

/// The answer to a question about a game, as a player sees it from their side.
fn at_seat(lookup: Lookup<'_>, seat: SeatAtGame, question: &GameQuestion) -> Result<Notice, Stop> {
    let table =
        |seat: &SeatAtGame| shown_game::table(lookup, &seat.open, Some(seat.side)).map(Box::new);
    Ok(match question {
        GameQuestion::Notes => shown_game::notes(lookup, seat.player, &seat.open.row)?,
        GameQuestion::Plan => {
            let plan = planning::planned(lookup, &seat.open, seat.side)?;
            Notice::Plan(table(&seat)?, shown_game::plan_lines(&plan.to_string())?)
        }
        GameQuestion::Rules(part) => Notice::Rules(seat.open.course.game.ruleset().clone(), *part),
        GameQuestion::Board(after) => board(lookup, &seat.open, Some(seat.side), *after)?,
        GameQuestion::Picture(after) => {
            picture(board(lookup, &seat.open, Some(seat.side), *after)?)
        }
        GameQuestion::Try(..)
        | GameQuestion::TryBack
        | GameQuestion::Tries(_)
        | GameQuestion::Replay(Some(_)) => {
            trying::answer(lookup, seat.player, (&seat.open, Some(seat.side)), question)?
        }
        GameQuestion::Replay(None) => Notice::Replay(table(&seat)?, None),
        GameQuestion::Moves => Notice::Moves(table(&seat)?),
        GameQuestion::Clock => Notice::Clock(table(&seat)?),
        GameQuestion::Captured => Notice::Captured(table(&seat)?),
        GameQuestion::Analysis => reviews::analysis(lookup, &seat.open, table(&seat)?)?,
        GameQuestion::History => {
            let events = lookup.view.events(seat.open.row.id)?;
            let lines = history::lines(lookup.library, &seat.open, Some(seat.side), &events)?;
            Notice::History(table(&seat)?, lines)
        }
        GameQuestion::Record => {
            let names = &table(&seat)?.names;
            Notice::Record(Box::new(record::for_reader(
                lookup,
                Some(seat.player),
                &seat.open,
                names,
            )?))
        }
        GameQuestion::Legal(square) => {
            // The opponent's possible moves would reveal their silent routes.
            let seat = seat.on_move()?;
            if let Some(square) = square {
                on_board(&seat, square.file() + 1, square.rank() + 1, &square.to_string())?;
            }
            Notice::Legal(table(&seat)?, *square)
        }
        GameQuestion::Rank(rank) => {
            on_board(&seat, 1, *rank, &format!("rank {rank}"))?;
            Notice::Squares(table(&seat)?, Squares::Rank(*rank))
        }
        GameQuestion::File(file) => {
            let number = (*file as u32).saturating_sub('a' as u32) + 1;
            let number = u8::try_from(number).unwrap_or(u8::MAX);
            on_board(&seat, number, 1, &format!("file {file}"))?;
            Notice::Squares(table(&seat)?, Squares::File(*file))
        }
        GameQuestion::Rays(square) => {
            on_board(&seat, square.file() + 1, square.rank() + 1, &square.to_string())?;
            Notice::Squares(table(&seat)?, Squares::Rays(*square))
        }
    })
}

/// A game as a spectator can see it; the player's own as they see it themselves.
fn watch(
    lookup: Lookup<'_>,
    player: Option<&PlayerRow>,
    game: GameId,
    ply: Option<u32>,
) -> Result<(Notice, Option<GamePoint>), Stop> {
    let open = existing(lookup, game)?;
    let seat = player.and_then(|player| open.side_of(player.id));
    let open = if seat.is_some() { open } else { public(open)? };
    Ok((board(lookup, &open, seat, ply.map(AfterPly))?, seat.map(|_| open.moment())))
}

fn existing(lookup: Lookup<'_>, game: GameId) -> Result<Open, Stop> {
    Ok(lookup.open(game)?.ok_or(Refused::NoGame { game: game.0 })?)
}

/// The game, if everybody can watch it.
fn public(open: Open) -> Result<Open, Stop> {
    match open.course.start.public {
        true => Ok(open),
        false => Err(Refused::NotPublic { game: open.row.id.0 }.into()),
    }
}

fn on_board(seat: &SeatAtGame, file: u8, rank: u8, typed: &str) -> Result<(), Stop> {
    let size = seat.open.course.game.ruleset().size();
    if (1..=size).contains(&file) && (1..=size).contains(&rank) {
        return Ok(());
    }
    Err(Refused::NotOnBoard { game: seat.open.row.id.0, typed: typed.to_owned() }.into())
}

pub(super) fn seeks(
    lookup: Lookup<'_>,
    reader: Option<&PlayerRow>,
) -> Result<Vec<Invitation>, Fault> {
    let reader = reader.map(|reader| reader.id);
    let open = seek::open_to(lookup, reader)?.into_iter();
    open.map(|seek| shown_invitation::invitation(lookup, reader, seek)).collect()
}
