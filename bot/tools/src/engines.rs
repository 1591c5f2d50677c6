//! `taflpost match`: two engines play each other through the protocol of docs/engine.md, each opening
//! twice with sides swapped, and how often each has won is told with how sure that is.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::ruleset::Library;
use engine::{Game, Ruleset, Side, Terms};
use templates::notice::make_harmless;

use crate::lines::{LONGEST_SAID, Lines};
use crate::progress::Progress;
use crate::{CliError, CliResult, Exit, shelf};

/// Who plays, and what.
#[derive(clap::Args)]
pub struct MatchArguments {
    /// The first engine: a program and its arguments, such as "taflpost engine"
    first: String,
    /// The second engine
    second: String,
    /// The id of the ruleset (see `taflpost rulesets`)
    #[arg(long, value_name = "ID", default_value = "copenhagen")]
    ruleset: String,
    /// How many games to play; each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Which openings are played
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many moves each opening has; they are made by chance
    #[arg(long, value_name = "N", default_value_t = 2)]
    opening: usize,
    /// After how many moves a game is a draw
    #[arg(long, value_name = "N", default_value_t = 400)]
    longest: usize,
    /// What each engine is told to look at for every move: "nodes 20000", "movetime 100", "depth 4"
    #[arg(long, value_name = "LIMITS", default_value = "nodes 20000")]
    go: String,
    /// A setting for the first engine, such as Level=3
    #[arg(long = "first", value_name = "NAME=VALUE")]
    first_settings: Vec<String>,
    /// A setting for the second engine
    #[arg(long = "second", value_name = "NAME=VALUE")]
    second_settings: Vec<String>,
}

/// An engine that thinks longer about a move has lost.
const PATIENCE: Duration = Duration::from_secs(120);

/// How many lines wait for an engine that doesn't read them.
const UNREAD: usize = 100;

/// The most letters of what an engine has said that are shown.
const SHOWN: usize = 80;

pub fn answer(library: &Library, arguments: &MatchArguments, out: &mut impl Write) -> CliResult {
    let ruleset = shelf::ruleset(library, &arguments.ruleset)?;
    let (first, second) = (&arguments.first_settings, &arguments.second_settings);
    let players = [
        RunningEngine::start(&arguments.first, &ruleset.id, first)?,
        RunningEngine::start(&arguments.second, &ruleset.id, second)?,
    ];
    let mut tally = Tally::default();
    let progress = Progress::begin("Playing", arguments.games.into());
    for number in 0..arguments.games {
        let opening = opening(ruleset, arguments, number / 2)?;
        let attacks = usize::from(number % 2 == 1);
        let (end, plies) = play(&players, attacks, opening, arguments)?;
        tally.count(attacks, end.winner);
        let (attackers, defenders) = (attacks + 1, 2 - attacks);
        progress.aside(|| {
            writeln!(
                out,
                "game {}: {attackers} attacks, {defenders} defends: {} in {plies} plies",
                number + 1,
                end.told
            )?;
            out.flush()
        })?;
        progress.step();
    }
    drop(progress);
    write!(out, "{}", tally.told())?;
    Ok(Exit::Good)
}

/// How a game of a match ended.
struct EngineGameEnd {
    winner: Option<Side>,
    told: String,
}

/// A game after a few moves by chance, which have decided nothing yet.
fn opening(
    ruleset: &Arc<Ruleset>,
    arguments: &MatchArguments,
    number: u32,
) -> Result<Game, CliError> {
    const TRIES: u64 = 1_000;
    for attempt in 0..TRIES {
        let mut game = shelf::game(ruleset, Terms::default(), None)?;
        let mut chance = Chance(arguments.seed ^ u64::from(number) << 20 ^ attempt << 52);
        for _ in 0..arguments.opening {
            let moves = game.legal_moves();
            let Some(mv) = chance.one_of(&moves) else { break };
            // What may not be repeated can't come up so early.
            let _ = game.play(&mv.to_string());
        }
        let is_complete = game.plies().len() == arguments.opening;
        if is_complete && game.outcome().is_none() && game.open_routes().is_empty() {
            return Ok(game);
        }
    }
    Err(CliError::No("There is no opening of that length that decides nothing.".into()))
}

fn play(
    players: &[RunningEngine; 2],
    attacks: usize,
    mut game: Game,
    arguments: &MatchArguments,
) -> Result<(EngineGameEnd, usize), CliError> {
    for player in players {
        player.begin_game()?;
    }
    while game.outcome().is_none() && game.plies().len() < arguments.longest {
        let side = game.position().to_move();
        let who = if side == Side::Attackers { attacks } else { 1 - attacks };
        let plies: Vec<String> = game.plies().iter().map(|ply| game.ply_text(ply)).collect();
        let lost = |why: String| {
            let told = format!("engine {} loses: {why}", who + 1);
            Ok((EngineGameEnd { winner: Some(!side), told }, plies.len()))
        };
        let ply = match players[who].best_move(&plies, &arguments.go) {
            Ok(ply) => ply,
            Err(why) => return lost(why),
        };
        if let Err(why) = game.play(&ply) {
            return lost(format!("{} is refused ({})", shown(&ply), why.code()));
        }
    }
    let plies = game.plies().len();
    let Some(outcome) = game.outcome() else {
        return Ok((EngineGameEnd { winner: None, told: "a draw by length".into() }, plies));
    };
    let told = match outcome.winner {
        Some(Side::Attackers) => "attackers win",
        Some(Side::Defenders) => "defenders win",
        None => "a draw",
    };
    Ok((EngineGameEnd { winner: outcome.winner, told: told.into() }, plies))
}

/// What an engine has said, short and harmless to a terminal.
fn shown(said: &str) -> String {
    let harmless = make_harmless(said);
    match harmless.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &harmless[..end]),
        None => harmless,
    }
}

/// An engine that runs. It is ended when it is dropped.
struct RunningEngine {
    program: Child,
    input: SyncSender<String>,
    lines: Receiver<Result<String, String>>,
    patience: Duration,
}

impl RunningEngine {
    fn start(command: &str, ruleset: &str, settings: &[String]) -> Result<RunningEngine, CliError> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let cannot =
            |why: String| CliError::No(format!("The engine {command:?} can't be used: {why}."));
        let mut program = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| cannot(error.to_string()))?;
        let pipes = (program.stdin.take(), program.stdout.take(), program.stderr.take());
        let (Some(input), Some(output), Some(errors)) = pipes else {
            return Err(cannot("it can't be talked to".into()));
        };
        show_errors(errors);
        let (input, lines) = (speak_to(input), listen_to(output));
        let player = RunningEngine { program, input, lines, patience: PATIENCE };
        let until = Instant::now() + player.patience;
        player.say("uci").map_err(cannot)?;
        player.wait_for("uciok", until).map_err(|why| cannot(format!("{why} to uci")))?;
        player.say(&format!("setoption name Ruleset value {ruleset}")).map_err(cannot)?;
        for setting in settings {
            let (name, value) = setting.split_once('=').ok_or_else(|| {
                CliError::BadArguments(format!("{setting:?} is no setting; write NAME=VALUE"))
            })?;
            player.say(&format!("setoption name {name} value {value}")).map_err(cannot)?;
        }
        player.say("isready").map_err(cannot)?;
        player.wait_for("readyok", until).map_err(|why| cannot(format!("{why} to isready")))?;
        Ok(player)
    }

    fn say(&self, line: &str) -> Result<(), String> {
        let said = self.input.try_send(line.to_owned());
        said.map_err(|_| "it has ended, or doesn't read what it is told".to_owned())
    }

    /// The rest of the next line that begins with that word, or why there is none by then, whatever
    /// else is said.
    fn wait_for(&self, word: &str, until: Instant) -> Result<String, String> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                // What was said before may be without end.
                Ok(_) if left.is_zero() => return Err("it did not answer in time".into()),
                Ok(line) => line?,
                Err(RecvTimeoutError::Timeout) => return Err("it did not answer in time".into()),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err("it ended before it answered".into());
                }
            };
            if let Some(rest) = line.strip_prefix(word) {
                return Ok(rest.trim().to_owned());
            }
        }
    }

    /// Gets ready for another game. What comes late from the last one is left behind, or it would
    /// be taken for a move of this one.
    fn begin_game(&self) -> Result<(), CliError> {
        let until = Instant::now() + self.patience;
        let ready = || {
            self.say("ucinewgame")?;
            self.say("isready")?;
            self.wait_for("readyok", until)
        };
        ready().map(drop).map_err(|why| CliError::No(format!("An engine can't go on: {why}.")))
    }

    /// A move, or why there is none. There is one time for all that is said about it.
    fn best_move(&self, plies: &[String], go: &str) -> Result<String, String> {
        let until = Instant::now() + self.patience;
        let moves =
            if plies.is_empty() { String::new() } else { format!(" moves {}", plies.join(" ")) };
        self.say(&format!("position startpos{moves}"))?;
        self.say(&format!("go {go}"))?;
        let ply = self.wait_for("bestmove", until);
        if ply.is_err() {
            self.say("stop")?;
        }
        ply
    }
}

/// Writes what is said to an engine, which may read none of it.
fn speak_to(mut input: impl Write + Send + 'static) -> SyncSender<String> {
    let (sender, lines) = sync_channel::<String>(UNREAD);
    thread::spawn(move || {
        for line in lines {
            if writeln!(input, "{line}").is_err() {
                return;
            }
        }
    });
    sender
}

/// The lines that an engine says. It waits until they are read.
fn listen_to(output: impl Read + Send + 'static) -> Receiver<Result<String, String>> {
    let (sender, lines) = sync_channel(UNREAD);
    thread::spawn(move || {
        let mut output = Lines::new(output, LONGEST_SAID);
        while let Ok(Some((_, line))) = output.read_next() {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// Shows what an engine complains of.
fn show_errors(errors: impl Read + Send + 'static) {
    thread::spawn(move || {
        let mut errors = Lines::new(errors, LONGEST_SAID);
        while let Ok(Some((_, line))) = errors.read_next() {
            let (Ok(text) | Err(text)) = line;
            let _ = writeln!(std::io::stderr(), "{}", make_harmless(&text));
        }
    });
}

impl Drop for RunningEngine {
    fn drop(&mut self) {
        // An engine that doesn't leave when asked to is ended.
        let _ = self.say("quit");
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: u32,
    /// Half points of the first engine.
    first: u32,
    /// Half points of the attackers.
    attackers: u32,
}

impl Tally {
    fn count(&mut self, attacks: usize, winner: Option<Side>) {
        let attackers = match winner {
            Some(Side::Attackers) => 2,
            Some(Side::Defenders) => 0,
            None => 1,
        };
        self.games += 1;
        self.attackers += attackers;
        self.first += if attacks == 0 { attackers } else { 2 - attackers };
    }

    fn told(self) -> String {
        let share = |halves: u32| f64::from(halves) / f64::from(2 * self.games);
        let (low, high) = interval(share(self.first), f64::from(self.games));
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        format!(
            "engine 1 scored {} of {}: {}, 95 % interval {} to {}\nattackers scored {}: {}\n",
            f64::from(self.first) / 2.0,
            self.games,
            percent(share(self.first)),
            percent(low),
            percent(high),
            f64::from(self.attackers) / 2.0,
            percent(share(self.attackers)),
        )
    }
}

/// Wilson's interval for a share of that many games, with 95 % confidence.
fn interval(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let spread = Z * Z / games;
    let middle = (share + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (share * (1.0 - share) / games + spread / (4.0 * games)).sqrt();
    (middle - half, middle + half)
}

/// Numbers by chance that are the same for a seed everywhere (SplitMix64).
struct Chance(u64);

impl Chance {
    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let count = u64::try_from(all.len()).ok().filter(|&count| count > 0)?;
        all.get(usize::try_from((mixed ^ (mixed >> 31)) % count).ok()?).copied()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// An engine that gets ready, and does that when it is asked for a move.
    fn engine(folder: &Path, go: &str) -> RunningEngine {
        let script = folder.join("engine.sh");
        let text = format!(
            "while read -r line; do\ncase \"$line\" in\nuci) echo uciok;;\n\
             isready) echo readyok;;\ngo*) {go};;\nesac\ndone\n"
        );
        fs::write(&script, text).expect("a script");
        let command = format!("sh {}", script.display());
        RunningEngine::start(&command, "brandubh", &[]).expect("an engine")
    }

    #[test]
    fn neither_chatter_nor_an_endless_line_extends_the_time_for_a_move() {
        for go in
            ["while :; do echo info string still thinking; done", "exec tr '\\0' x </dev/zero"]
        {
            let folder = tempfile::tempdir().expect("a folder");
            let mut player = engine(folder.path(), go);
            player.patience = Duration::from_millis(100);
            let why = player.best_move(&[], "depth 1").expect_err("no move");
            assert_eq!(why, "it did not answer in time", "{go}");
        }
    }

    #[test]
    fn a_line_that_is_too_long_is_no_move() {
        let folder = tempfile::tempdir().expect("a folder");
        let long = "printf 'bestmove '; head -c 70000 /dev/zero | tr '\\0' x; echo";
        let player = engine(folder.path(), long);
        let why = player.best_move(&[], "depth 1").expect_err("no move");
        assert!(why.ends_with("the longest that is read has 65536"), "{why}");
    }

    #[test]
    fn an_engine_that_reads_nothing_does_not_stop_the_other() {
        let folder = tempfile::tempdir().expect("a folder");
        let player = engine(folder.path(), "exec sleep 600");
        player.say("go depth 1").expect("it reads that");
        // Of these, only as many as a pipe and the club hold.
        let line = "x".repeat(10_000);
        let refused = (0..2 * UNREAD).find_map(|_| player.say(&line).err());
        assert!(refused.is_some());
    }

    #[test]
    fn points_are_counted_for_engines_and_for_attackers() {
        let mut tally = Tally::default();
        tally.count(0, Some(Side::Attackers));
        tally.count(1, Some(Side::Defenders));
        tally.count(0, None);
        tally.count(1, Some(Side::Attackers));
        let told = tally.told();
        assert!(told.starts_with("engine 1 scored 2.5 of 4: 62.5 %, 95 % interval "), "{told}");
        assert!(told.ends_with("attackers scored 2.5: 62.5 %\n"), "{told}");
    }

    #[test]
    fn the_interval_is_wilsons() {
        // 70 of 100: 60.4 % to 78.1 %.
        let (low, high) = interval(0.7, 100.0);
        assert!((low - 0.604).abs() < 0.001 && (high - 0.781).abs() < 0.001, "{low} {high}");
    }
}
