//! A player who plays at random at a terminal: keeps some games going, moves, offers, talks,
//! withdraws, resigns, says nonsense, and remembers everything that was answered.

mod reading;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::Duration;

use commands::Order;
use engine::dice::Roll;
use engine::ruleset::options::Dice;
use engine::{Game, Side};
use terminal::protocol::LineOutcome;

use crate::chance::Chance;
use crate::terminal::{Luck, Terminal, Told};
use reading::{Listed, listed, replayed};

/// The rulesets played: mostly small boards, since their games end.
const PROPOSALS: [&str; 8] = [
    "brandubh attack",
    "brandubh defend",
    "brandubh random 5d",
    "skalk random",
    "castillos auto attack",
    "kopenhagen match",
    "kongens-bord dice auto random",
    "tablut defend 7d+1d/10d weekend claim",
];

/// How many games a player wants to have.
const ENOUGH: usize = 3;

/// How long a player with nothing to do waits for a notice.
const IDLE: Duration = Duration::from_millis(100);

/// The longest that an answer may take, however slow the machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends the players home, also when the test fails.
#[derive(Debug)]
pub struct Closing<'a>(pub &'a AtomicBool);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Waits for the moment of a crash, once the players have had a few answers: any moment, or the one
/// at which somebody has an answer, when everything that was answered must be on the disk.
///
/// # Panics
/// The club answers nobody.
pub fn await_crash(chance: &mut Chance, answers: &Receiver<()>) {
    while answers.try_recv().is_ok() {}
    for _ in 0..=chance.number() % 30 {
        answers.recv_timeout(PATIENCE).expect("an answer");
    }
    if chance.percent(50) {
        thread::sleep(chance.milliseconds(5, 200));
    }
}

/// A line that was said, and its answer.
#[derive(Clone, Debug)]
pub struct Said {
    /// The id under which the terminal sent it.
    pub id: String,
    pub text: String,
    /// The outcome.
    pub told: Told,
}

/// A player who plays at random.
#[derive(Debug)]
pub struct Player {
    /// The player's terminal.
    pub terminal: Terminal,
    /// Every line that was not a question, in order.
    pub said: Vec<Said>,
    /// How many questions were answered.
    pub questions: usize,
    rivals: Vec<String>,
    chance: Chance,
    words: u32,
    answered: Sender<()>,
}

impl Player {
    /// A player of that name, who can invite those others, and who reports every answered order at
    /// once.
    pub fn new(
        socket: &Path,
        name: &str,
        rivals: &[&str],
        chance: Chance,
        answered: Sender<()>,
    ) -> Player {
        Player {
            terminal: Terminal::new(socket, name),
            said: Vec::new(),
            questions: 0,
            rivals: rivals.iter().filter(|&&rival| rival != name).map(|&r| r.to_owned()).collect(),
            chance,
            words: 0,
            answered,
        }
    }

    /// Plays as long as the club is open.
    ///
    /// # Panics
    /// The club says something wrong.
    pub fn play(&mut self, open: &AtomicBool) {
        let joined = self.say("join");
        assert_eq!(joined.outcome, LineOutcome::Done, "{}", joined.text);
        while open.load(Ordering::Relaxed) {
            self.answer_offers();
            let games = self.games();
            self.look_for_games(games.len());
            let on_move: Vec<&Listed> = games.iter().filter(|game| game.on_move).collect();
            if let Some(&game) = self.chance.one_of(&on_move) {
                self.take_turn(game);
            } else {
                self.terminal.listen(IDLE);
            }
            if let Some(game) = self.chance.one_of(&games) {
                let number = game.number;
                self.say_something(number);
            }
            if self.chance.percent(2) {
                self.terminal.leave();
            }
        }
    }

    /// Gives an order, possibly with bad luck.
    fn say(&mut self, text: &str) -> Told {
        let luck = match self.chance.number() % 100 {
            0..6 => Luck::Unheard,
            6..9 => Luck::Torn,
            9..15 => Luck::Twice,
            _ => Luck::Good,
        };
        let (id, told) = self.terminal.ask(text, luck);
        // Perhaps nobody listens.
        let _ = self.answered.send(());
        assert!(
            commands::read(text).map_or(true, |line| matches!(line.order, Order::Do(_))),
            "{text}"
        );
        self.said.push(Said { id, text: text.to_owned(), told: told.clone() });
        told
    }

    /// Gives an order that must be refused.
    fn misspeak(&mut self, text: &str) {
        let told = self.say(text);
        let name = &self.terminal.name;
        assert_eq!(told.outcome, LineOutcome::Refused, "{name}: {text:?}: {}", told.text);
    }

    fn ask(&mut self, text: &str) -> String {
        let luck = if self.chance.percent(3) { Luck::Unheard } else { Luck::Good };
        let (_, told) = self.terminal.ask(text, luck);
        let name = &self.terminal.name;
        assert_eq!(told.outcome, LineOutcome::Done, "{name}: {text:?}: {}", told.text);
        self.questions += 1;
        told.text
    }

    fn games(&mut self) -> Vec<Listed> {
        self.ask("games").lines().filter_map(listed).collect()
    }

    /// Accepts what is proposed; invites if there are few games.
    fn look_for_games(&mut self, running: usize) {
        let waiting = self.ask("invitations");
        let received = waiting.lines().find(|line| line.contains(" challenges you to "));
        if let Some((number, _)) = received.and_then(|line| line.split_once(':')) {
            if running > 2 * ENOUGH || self.chance.percent(10) {
                self.say(&format!("decline {number} enough games"));
            } else {
                // The sender may have withdrawn it by now.
                self.say(&format!("accept {number}"));
            }
        } else if running < ENOUGH && !waiting.contains("you’ve challenged") {
            let rival = self.chance.one_of(&self.rivals).expect("rivals").clone();
            let proposal = self.chance.one_of(&PROPOSALS).expect("proposals");
            let told = self.say(&format!("challenge {rival} {proposal}"));
            // The opponent may not have joined yet.
            if told.outcome == LineOutcome::Done && self.chance.percent(5) {
                self.say("cancel");
            }
        }
    }

    fn take_turn(&mut self, listed: &Listed) {
        let number = listed.number;
        match self.chance.number() % 100 {
            0..3 => self.misspeak(&format!("{number}: a1-b2")),
            3..5 => self.misspeak("900000: d1-d4"),
            5..6 => self.misspeak("d1 to nowhere at all"),
            _ => {}
        }
        let moves = self.ask(&format!("{number}: moves"));
        let Some(mut game) = replayed(&listed.ruleset, &moves) else { return };
        if game.terms().dice == Dice::Hun
            && listed.side == Side::Defenders
            && !self.roll(number, &mut game)
        {
            return;
        }
        let Some(&mv) = self.chance.one_of(&game.legal_moves()) else { return };
        // Rarely the opponent has withdrawn or taken back what this answers.
        let told = self.say(&format!("{number}: {mv}"));
        if told.outcome == LineOutcome::Done {
            match self.chance.number() % 100 {
                0..8 => self.say(&format!("{number}: withdraw")),
                8..12 => self.say(&format!("{number}: takeback")),
                12..15 => self.say(&format!("{number}: draw")),
                15..17 => self.say(&format!("{number}: offer time 1 day")),
                17..19 => self.say(&format!("{number}: offer pause 1 day")),
                _ => told,
            };
        }
    }

    /// Rolls the hún. Returns whether it is still the player's turn.
    fn roll(&mut self, number: i64, game: &mut Game) -> bool {
        let told = self.say(&format!("{number}: roll"));
        let shown = ["The hún (the king’s die) shows ", "You’ve already rolled "].iter().find_map(
            |before| {
                let (_, rest) = told.text.split_once(before)?;
                rest.get(..1)?.parse().ok()
            },
        );
        let Some(roll) = shown.and_then(Roll::new) else { return false };
        game.declare_roll(roll).is_ok() && !game.must_pass()
    }

    fn say_something(&mut self, number: i64) {
        self.words += 1;
        let words = format!("{} {}", self.terminal.name, self.words);
        match self.chance.number() % 200 {
            0..12 => drop(self.say(&format!("{number}: say {words}"))),
            12..20 => drop(self.say(&format!("{number}: note {words}"))),
            20..22 => drop(self.say(&format!("{number}: resign yes"))),
            22..25 => {
                self.say(&format!("{number}: resign"));
                let answer = if self.chance.percent(30) { "yes" } else { "no" };
                self.say(answer);
            }
            25..27 => drop(self.say(&format!("{number}: claim"))),
            _ => {}
        }
    }

    fn answer_offers(&mut self) {
        let mut offers = BTreeSet::new();
        for text in std::mem::take(&mut self.terminal.news) {
            let title = text.strip_prefix("Game ").and_then(|title| title.split_once(':'));
            let number: Option<i64> = title.and_then(|(number, _)| number.parse().ok());
            let Some(number) = number else { continue };
            for what in ["draw", "takeback", "time"] {
                if text.contains(&format!("{what} accept")) {
                    offers.insert((number, what));
                }
            }
        }
        for (number, what) in offers {
            match self.chance.number() % 4 {
                0 | 1 => drop(self.say(&format!("{number}: {what} accept"))),
                2 => drop(self.say(&format!("{number}: {what} decline"))),
                _ => {}
            }
        }
    }
}
