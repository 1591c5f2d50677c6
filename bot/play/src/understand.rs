//! Reads what players type, with what the club knows about names.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use commands::{
    Deed, Misread, Order, OrderLine, Proposal, Question, SideChoice, first_game, ruleset_called,
};
use engine::Side;
use engine::ruleset::{Language, Ruleset};
use everyday::Vocabulary;
use kernel::desk::Questions;
use kernel::lookup::Lookup;
use kernel::request::{Actor, Place};
use kernel::{house_players, names};
use storage::{Fault, GameId, GameRow, PlayerId};
use templates::notice::has_help;

use crate::{announcing, asked, seat};

/// How many games that are over are looked through for the last one against the house.
const MOST_LOOKED_AT: u32 = 10;

/// For how long somebody is thanked or greeted after a game.
const OPPONENT_FOR: TimeDelta = TimeDelta::weeks(2);

/// Reads a line as a command, or else as people speak in the actor's language. A number alone
/// is one of the commands that were offered there.
pub fn understand_line(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    place: &Place,
    line: &str,
) -> Result<Result<OrderLine, Misread>, Fault> {
    let (player, reader) = questions.who(now, actor)?;
    let lookup = questions.lookup(now);
    if let Some(player) = player
        && let Some(chosen) = asked::chosen(lookup, player, (&place.answers, line))?
    {
        return Ok(Ok(chosen));
    }
    let offered = match player {
        Some(player) => asked::offered_to_house(lookup, player, &place.answers)?,
        None => None,
    };
    let club = ClubWords { offered, ..ClubWords::new(lookup, player, reader.language) };
    Ok(understand_or_guess_among(&club, line))
}

/// Reads the lines of a text that was sent as a whole, each as [`understand_line`] does;
/// none of them answers what was asked.
pub fn understand_lines(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    text: &str,
) -> Result<Vec<Result<OrderLine, Misread>>, Fault> {
    let (player, reader) = questions.who(now, actor)?;
    let (lookup, language) = (questions.lookup(now), reader.language);
    let lines = everyday::lines(text, &ClubWords::new(lookup, player, language));
    let read = |line: &String| understand_or_guess(lookup, player, language, line);
    Ok(lines.iter().map(read).collect())
}

/// Whether something that was asked there is still open.
pub fn has_open_question(
    questions: &Questions,
    now: DateTime<Utc>,
    actor: &Actor,
    place: &Place,
) -> Result<bool, Fault> {
    let lookup = questions.lookup(now);
    let Some(player) = lookup.who(actor)? else { return Ok(false) };
    Ok(asked::open_in(lookup, player.id, &place.answers)?.is_some())
}

/// Reads a line as [`understand`] does, or else guesses what it means.
pub fn understand_or_guess(
    lookup: Lookup<'_>,
    player: Option<PlayerId>,
    language: Language,
    line: &str,
) -> Result<OrderLine, Misread> {
    understand_or_guess_among(&ClubWords::new(lookup, player, language), line)
}

fn understand_or_guess_among(club: &ClubWords<'_>, line: &str) -> Result<OrderLine, Misread> {
    match everyday::understand_or_guess(line, club.language, club) {
        Err(Misread::Offered { commands })
            if is_greeting(&commands, line) && is_alone(club).unwrap_or(false) =>
        {
            Err(Misread::Courtesy)
        }
        Ok(read) => match elsewhere(club, line, &read) {
            Some(misread) => Err(misread),
            None => Ok(read),
        },
        misread => misread,
    }
}

/// A number alone chooses among what was offered or is a game of one's own. Somebody else's, which is
/// hardly meant, is offered.
fn elsewhere(club: &ClubWords<'_>, line: &str, read: &OrderLine) -> Option<Misread> {
    let is_number = line.trim().trim_start_matches('#').bytes().all(|byte| byte.is_ascii_digit());
    let number = read.game.filter(|_| is_number)?;
    let game = club.lookup.view.game(GameId(number.into())).ok()??;
    let is_own = club
        .player
        .is_some_and(|player| Side::BOTH.iter().any(|&side| game.players[side] == player));
    let watch = OrderLine::without_game(Question::Watch(number, None));
    (!is_own).then(|| Misread::Offered { commands: vec![watch.to_string()] })
}

/// Whether all of a line is for the opponent.
fn is_greeting(commands: &[String], line: &str) -> bool {
    let all = Order::Do(Deed::Say(line.trim().to_owned()));
    commands.iter().all(|command| commands::read(command).is_ok_and(|read| read.order == all))
}

/// Whether a player has nobody to greet: no opponent but the house, nor had one lately.
fn is_alone(club: &ClubWords<'_>) -> Result<bool, Fault> {
    let Some(player) = club.player else { return Ok(false) };
    let since = club.lookup.now - OPPONENT_FOR;
    let running = club.lookup.view.running_games(player)?;
    let over = club.lookup.view.finished_games(player, MOST_LOOKED_AT)?;
    let over =
        over.into_iter().filter(|game| game.folded.ended_at.is_some_and(|ended| ended > since));
    for game in running.into_iter().chain(over) {
        let [one, other] = Side::BOTH.map(|side| game.players[side]);
        let opponent = if one == player { other } else { one };
        if !house_players::is_house(club.lookup, opponent)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Why a player's line was not understood, with what it may mean; `None` if it is understood.
pub fn misread(
    lookup: Lookup<'_>,
    player: PlayerId,
    language: Language,
    line: &str,
) -> Option<Misread> {
    let player = Some(player);
    let why = understand(lookup, player, language, line).err()?;
    let club = ClubWords::new(lookup, player, language);
    Some(match everyday::guess(line, language, &club, why) {
        Ok(line) => Misread::Offered { commands: vec![line.to_string()] },
        Err(why) => why,
    })
}

/// Reads a line as a command, or else as people speak in that language.
pub fn understand(
    lookup: Lookup<'_>,
    player: Option<PlayerId>,
    language: Language,
    line: &str,
) -> Result<OrderLine, Misread> {
    let club = ClubWords::new(lookup, player, language);
    everyday::understand(line, language, &club)
}

struct ClubWords<'a> {
    lookup: Lookup<'a>,
    /// Who asks. Nobody but a player is told who plays here.
    player: Option<PlayerId>,
    language: Language,
    /// The challenge to the house that the player was just offered.
    offered: Option<Deed>,
    /// What was found already: a line is read in several ways, each of which looks the same words up.
    players: RefCell<HashMap<String, Option<String>>>,
    rulesets: RefCell<HashMap<String, Option<String>>>,
}

impl<'a> ClubWords<'a> {
    fn new(lookup: Lookup<'a>, player: Option<PlayerId>, language: Language) -> ClubWords<'a> {
        let (players, rulesets) = (RefCell::default(), RefCell::default());
        ClubWords { lookup, player, language, offered: None, players, rulesets }
    }
}

impl ClubWords<'_> {
    /// The challenge with which a player could have begun that game against the house.
    fn challenge_behind(&self, game: &GameRow, player: PlayerId) -> Option<Deed> {
        let is_attacker = game.players[Side::Attackers] == player;
        let (side, other) = match is_attacker {
            true => (SideChoice::Attack, Side::Defenders),
            false => (SideChoice::Defend, Side::Attackers),
        };
        let level = house_players::level(self.lookup, game.players[other]).ok()??;
        let terms = Proposal {
            ruleset: Some(game.ruleset.clone()),
            side: Some(side),
            ..Proposal::default()
        };
        Some(Deed::Challenge(commands::house_at(level), terms))
    }
}

fn found_once(
    found: &RefCell<HashMap<String, Option<String>>>,
    typed: &str,
    find: impl FnOnce() -> Option<String>,
) -> Option<String> {
    if let Some(known) = found.borrow().get(typed) {
        return known.clone();
    }
    let new = find();
    found.borrow_mut().insert(typed.to_owned(), new.clone());
    new
}

impl Vocabulary for ClubWords<'_> {
    fn player(&self, typed: &str) -> Option<String> {
        self.player?;
        found_once(&self.players, typed, || {
            // If the file cannot be read, carrying the order out says so.
            let player = self.lookup.view.player_called(&names::folded(typed)).ok().flatten();
            player.map(|player| player.handle)
        })
    }

    fn games_with(&self, handle: &str) -> Vec<u32> {
        let find = || {
            let opponent = self.lookup.view.player_called(&names::folded(handle)).ok()??;
            let running = self.lookup.view.running_games(self.player?).ok()?;
            let with_them = running.into_iter().filter(|row| {
                [Side::Attackers, Side::Defenders]
                    .iter()
                    .any(|&side| row.players[side] == opponent.id)
            });
            Some(with_them.filter_map(|row| u32::try_from(row.id.0).ok()).collect())
        };
        // What can't be read is not guessed at.
        find().unwrap_or_default()
    }

    fn challenges_from(&self, handle: &str) -> Vec<u32> {
        let find = || {
            let sender = self.lookup.view.player_called(&names::folded(handle)).ok()??;
            let open = self.lookup.view.open_invitations(self.player?).ok()?;
            let from_them =
                open.into_iter().filter(|row| row.sender == sender.id && !row.is_seek());
            Some(from_them.filter_map(|row| u32::try_from(row.id.0).ok()).collect())
        };
        find().unwrap_or_default()
    }

    fn ruleset(&self, typed: &str) -> Option<String> {
        found_once(&self.rulesets, typed, || {
            ruleset_called(self.lookup.library, typed).map(|ruleset| ruleset.id.clone())
        })
    }

    fn has_help(&self, topic: &str) -> bool {
        has_help(topic, self.language)
    }

    fn house_game(&self) -> Option<Deed> {
        let Some(player) = self.player else { return Some(first_game()) };
        if let Some(offered) = &self.offered {
            return Some(offered.clone());
        }
        if !self.lookup.view.running_games(player).ok()?.is_empty() {
            return None;
        }
        let over = self.lookup.view.finished_games(player, MOST_LOOKED_AT).ok()?;
        let last = over.into_iter().find_map(|game| self.challenge_behind(&game, player));
        Some(last.unwrap_or_else(first_game))
    }

    fn announcing(&self, game: Option<u32>) -> Option<Arc<Ruleset>> {
        let player = self.player?;
        let of = |game: GameId| {
            let open = self.lookup.open(game).ok().flatten()?;
            announcing::ruleset_of(&open, player)
        };
        if let Some(game) = game {
            return of(GameId(game.into()));
        }
        // If it isn't clear which game is meant, what announces in one of them is never read
        // without its announcement.
        let meant = seat::meant(self.lookup, player).ok();
        let running = self.lookup.view.running_games(player).ok()?;
        let theirs = running.into_iter().filter(|row| row.players[Side::Defenders] == player);
        meant.into_iter().chain(theirs.map(|row| row.id)).find_map(of)
    }
}
