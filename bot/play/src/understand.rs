//! Reads what players type, with what the club knows about names.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use commands::{Deed, Misread, Order, OrderLine, Question, ruleset_called};
use engine::Side;
use engine::ruleset::{Language, Ruleset};
use everyday::Vocabulary;
use kernel::desk::Questions;
use kernel::lookup::Lookup;
use kernel::names;
use kernel::request::{Actor, Place};
use storage::{Fault, GameId, PlayerId};
use templates::notice::has_help;

use crate::{announcing, asked, seat};

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
    Ok(understand_or_guess(lookup, player, reader.language, line))
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
    if player.is_none() {
        return understand(lookup, player, language, line);
    }
    let club = ClubWords::new(lookup, player, language);
    match everyday::understand_or_guess(line, language, &club) {
        Err(Misread::Offered { commands }) if is_greeting(&commands, line) => {
            needs_help(lookup, player).ok_or(Misread::Offered { commands })
        }
        understood => understood,
    }
}

/// Whether all of a line is for the opponent.
fn is_greeting(commands: &[String], line: &str) -> bool {
    let all = Order::Do(Deed::Say(line.trim().to_owned()));
    commands.iter().all(|command| commands::read(command).is_ok_and(|read| read.order == all))
}

/// The help, for a player who greets without having an opponent.
fn needs_help(lookup: Lookup<'_>, player: Option<PlayerId>) -> Option<OrderLine> {
    let running = lookup.view.running_games(player?).ok()?;
    let help = OrderLine { game: None, order: Order::Ask(Question::Help(None)) };
    running.is_empty().then_some(help)
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
    match everyday::understand(line, language, &club) {
        // Somebody who isn't a player yet has nobody to greet and nothing to resign.
        Err(Misread::Offered { .. } | Misread::NoClock { .. }) if player.is_none() => {
            commands::read(line)
        }
        understood => understood,
    }
}

struct ClubWords<'a> {
    lookup: Lookup<'a>,
    /// Who asks. Nobody but a player is told who plays here.
    player: Option<PlayerId>,
    language: Language,
    /// What was found already: a line is read in several ways, each of which looks the same words up.
    players: RefCell<HashMap<String, Option<String>>>,
    rulesets: RefCell<HashMap<String, Option<String>>>,
}

impl<'a> ClubWords<'a> {
    fn new(lookup: Lookup<'a>, player: Option<PlayerId>, language: Language) -> ClubWords<'a> {
        let (players, rulesets) = (RefCell::default(), RefCell::default());
        ClubWords { lookup, player, language, players, rulesets }
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
