//! `taflpost engine`: answers another program that asks for moves, line by line, until it says
//! `quit` or goes away. docs/engine.md describes the protocol.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::notation::{PlyText, PositionLine};
use engine::ruleset::Library;
use engine::{Game, Ruleset, Terms};
use search::protocol::{GivenPosition, SearchLimits, UciCommand, info};
use search::{Budget, Level, LevelTurn, Searcher, Weights, with_announcement};
use templates::notice::make_harmless;

use crate::lines::{LONGEST_SAID, Lines};
use crate::{CliError, CliResult, Exit};

/// The ruleset until another one is set.
const USUAL: &str = "copenhagen";

/// Two to that power positions are remembered: 32 MB.
const TABLE_BITS: u32 = 20;

/// How far it looks if nothing limits it.
const NODES: u64 = 1_000_000;

const DEEPEST: u32 = 64;

/// How many lines can wait for the end of a search.
const WAITING: usize = 1_000;

pub fn answer(library: &Library, out: &mut impl Write) -> CliResult {
    let usual = library.newest(USUAL).or_else(|| library.iter().next());
    let usual = usual.ok_or_else(|| CliError::No("There is no ruleset.".into()))?;
    let stop = Arc::new(AtomicBool::new(false));
    let lines = listen(Arc::clone(&stop));
    let mut talk = UciSession {
        library,
        ruleset: Arc::clone(usual),
        game: new_game(usual)?,
        level: None,
        seed: 0,
        searcher: Searcher::new(TABLE_BITS),
        stop,
    };
    for line in lines {
        match line.and_then(|line| UciCommand::read(&line).map_err(|why| why.to_string())) {
            Ok(Some(UciCommand::Quit)) => break,
            Ok(Some(asked)) => talk.answer(asked, out)?,
            Ok(None) => {}
            Err(why) => complain(out, &why)?,
        }
        out.flush()?;
    }
    Ok(Exit::Good)
}

/// The lines of standard input. One that stops a search is heard at once, though it is read later.
fn listen(stop: Arc<AtomicBool>) -> Receiver<Result<String, String>> {
    let (sender, lines) = sync_channel(WAITING);
    thread::spawn(move || {
        let mut input = Lines::new(io::stdin(), LONGEST_SAID);
        while let Ok(Some((_, line))) = input.read_next() {
            let asked = line.as_deref().map(UciCommand::read);
            if matches!(asked, Ok(Ok(Some(UciCommand::Stop | UciCommand::Quit)))) {
                stop.store(true, Ordering::Relaxed);
            }
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// Says what is wrong. It may quote what the other program said, which a person may read at a
/// terminal.
fn complain(out: &mut impl Write, why: &str) -> io::Result<()> {
    writeln!(out, "info string {}", make_harmless(why))
}

fn new_game(ruleset: &Arc<Ruleset>) -> Result<Game, CliError> {
    let game = Game::new(Arc::clone(ruleset), Terms::default());
    game.map_err(|_| CliError::No("The ruleset can't be played without dice.".into()))
}

struct UciSession<'a> {
    library: &'a Library,
    ruleset: Arc<Ruleset>,
    game: Game,
    /// Without one it plays as well as it can within the limits of each search.
    level: Option<Level>,
    seed: u64,
    searcher: Searcher,
    stop: Arc<AtomicBool>,
}

impl UciSession<'_> {
    fn answer(&mut self, asked: UciCommand, out: &mut impl Write) -> Result<(), CliError> {
        match asked {
            UciCommand::Uci => self.introduce(out)?,
            UciCommand::IsReady => writeln!(out, "readyok")?,
            UciCommand::SetOption(name, value) => {
                if let Err(why) = self.set(&name, &value) {
                    complain(out, &why)?;
                }
            }
            UciCommand::NewGame => {
                self.searcher.clear();
                self.game = new_game(&self.ruleset)?;
            }
            UciCommand::Position(given) => match self.place(&given) {
                Ok(game) => self.game = game,
                Err(why) => complain(out, &why)?,
            },
            UciCommand::Go(limits) => self.go(limits, out)?,
            // Without a search there is nothing to stop.
            UciCommand::Stop | UciCommand::Quit => self.stop.store(false, Ordering::Relaxed),
        }
        Ok(())
    }

    fn introduce(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "id name Taflpost {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the Taflpost developers")?;
        write!(out, "option name Ruleset type combo default {}", self.ruleset.id)?;
        for ruleset in self.library.iter() {
            write!(out, " var {}", ruleset.id)?;
        }
        writeln!(out)?;
        writeln!(out, "option name Level type spin default 0 min 0 max {}", Level::ALL.len())?;
        writeln!(out, "option name Seed type spin default 0 min 0 max {}", u32::MAX)?;
        writeln!(out, "uciok")
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "ruleset" => {
                let ruleset = self.library.newest(value);
                let ruleset = ruleset.ok_or_else(|| format!("there is no ruleset {value:?}"))?;
                self.game = new_game(ruleset).map_err(|why| why.to_string())?;
                self.ruleset = Arc::clone(ruleset);
                self.searcher.clear();
            }
            "level" => {
                let level = value.parse().ok();
                let level =
                    level.filter(|&number| number == 0 || Level::numbered(number).is_some());
                let number = level.ok_or("a level is a number from 1 to 5, or 0 for none")?;
                self.level = Level::numbered(number);
            }
            "seed" => {
                self.seed = value.parse().map_err(|_| "a seed is a number from 0")?;
            }
            _ => return Err(format!("there is no setting {name:?}")),
        }
        Ok(())
    }

    /// The game from a position with the moves that were played. If one of them can't be played,
    /// nothing changes.
    fn place(&self, given: &GivenPosition) -> Result<Game, String> {
        let ruleset = Arc::clone(&self.ruleset);
        let mut game = match &given.line {
            None => new_game(&ruleset).map_err(|why| why.to_string())?,
            Some(line) => PositionLine::parse(line)
                .and_then(|line| line.game(ruleset, Terms::default()))
                .map_err(|why| format!("the position can't be set up: {why:?}"))?,
        };
        for (place, ply) in given.plies.iter().enumerate() {
            let refused = |why: &str| format!("move {} ({ply}) is refused: {why}", place + 1);
            game.play(ply).map_err(|why| refused(why.code()))?;
        }
        Ok(game)
    }

    fn go(&mut self, limits: SearchLimits, out: &mut impl Write) -> io::Result<()> {
        let began = Instant::now();
        let is_free = limits == SearchLimits::default();
        let nodes = limits.nodes.unwrap_or(if is_free { NODES } else { u64::MAX });
        let budget = Budget { nodes, depth: limits.depth.unwrap_or(DEEPEST) };
        let until = limits.movetime.map(|time| began + Duration::from_millis(time));
        let stop = Arc::clone(&self.stop);
        let goes_on =
            || !stop.load(Ordering::Relaxed) && until.is_none_or(|until| Instant::now() < until);
        if let Some(level) = self.level {
            let chosen = level.choose(&mut self.searcher, &self.game, self.seed, &goes_on);
            return match chosen.map(|chosen| chosen.turn) {
                Some(LevelTurn::Play(ply)) => {
                    writeln!(out, "bestmove {}", as_text(&self.game, &ply))
                }
                // Games here are played without the hún.
                Some(LevelTurn::Roll) | None => writeln!(out, "bestmove none"),
            };
        }
        let weights = Weights::of(&self.ruleset);
        let mut said = Ok(());
        let found = self.searcher.search(&self.game, weights, budget, goes_on, |found| {
            said = writeln!(out, "{}", info(found)).and_then(|()| out.flush());
        });
        said?;
        match found.best.and_then(|mv| with_announcement(&self.game, mv).ok()) {
            Some(ply) => writeln!(out, "bestmove {}", as_text(&self.game, &ply)),
            None => writeln!(out, "bestmove none"),
        }
    }
}

/// The move with what its player says; captures are seen on the board.
fn as_text(game: &Game, ply: &PlyText) -> String {
    let mut after = game.clone();
    let played = after.play_read(ply).cloned();
    let Ok(Some(mv)) = played.as_ref().map(|ply| ply.mv) else { return "none".into() };
    match played.map(|ply| after.ply_text(&ply)).as_deref().map(|text| text.split_once(' ')) {
        Ok(Some((_, words))) => format!("{mv} {words}"),
        _ => mv.to_string(),
    }
}
