//! `taflpost match`: two engines play each other through the protocol of docs/engine.md, each opening
//! twice with sides swapped, and how often each has won is told with how sure that is.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use engine::ruleset::Library;
use engine::{Game, Ruleset, Side, Terms};

use super::progress::Progress;
use super::{CliError, CliResult, Exit, shelf};

/// Who plays, and what.
#[derive(clap::Args)]
pub(super) struct MatchArguments {
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

/// Whoever thinks longer about a move has lost.
const PATIENCE: Duration = Duration::from_secs(120);

pub(super) fn answer(
    library: &Library,
    arguments: &MatchArguments,
    out: &mut impl Write,
) -> CliResult {
    let ruleset = shelf::ruleset(library, &arguments.ruleset)?;
    let (first, second) = (&arguments.first_settings, &arguments.second_settings);
    let mut players = [
        Player::start(&arguments.first, &ruleset.id, first)?,
        Player::start(&arguments.second, &ruleset.id, second)?,
    ];
    let mut tally = Tally::default();
    let progress = Progress::begin("Playing", arguments.games.into());
    for number in 0..arguments.games {
        let opening = opening(ruleset, arguments, number / 2)?;
        let attacks = usize::from(number % 2 == 1);
        let (end, plies) = play(&mut players, attacks, opening, arguments)?;
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
struct End {
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
    players: &mut [Player; 2],
    attacks: usize,
    mut game: Game,
    arguments: &MatchArguments,
) -> Result<(End, usize), CliError> {
    for player in players.iter_mut() {
        player.begin_game()?;
    }
    while game.outcome().is_none() && game.plies().len() < arguments.longest {
        let side = game.position().to_move();
        let who = if side == Side::Attackers { attacks } else { 1 - attacks };
        let plies: Vec<String> = game.plies().iter().map(|ply| game.ply_text(ply)).collect();
        let lost = |why: String| {
            let told = format!("engine {} loses: {why}", who + 1);
            Ok((End { winner: Some(!side), told }, plies.len()))
        };
        let Some(ply) = players[who].best_move(&plies, &arguments.go)? else {
            return lost("it did not answer".into());
        };
        if let Err(why) = game.play(&ply) {
            return lost(format!("{ply} is refused ({})", why.code()));
        }
    }
    let plies = game.plies().len();
    let Some(outcome) = game.outcome() else {
        return Ok((End { winner: None, told: "a draw by length".into() }, plies));
    };
    let told = match outcome.winner {
        Some(Side::Attackers) => "attackers win",
        Some(Side::Defenders) => "defenders win",
        None => "a draw",
    };
    Ok((End { winner: outcome.winner, told: told.into() }, plies))
}

/// An engine that runs. It is ended when it is dropped.
struct Player {
    program: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Player {
    fn start(command: &str, ruleset: &str, settings: &[String]) -> Result<Player, CliError> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let cannot =
            |why: String| CliError::No(format!("The engine {command:?} can't be used: {why}."));
        let mut program = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| cannot(error.to_string()))?;
        let (input, output) = (program.stdin.take(), program.stdout.take());
        let (Some(input), Some(output)) = (input, output) else {
            return Err(cannot("it can't be talked to".into()));
        };
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut player = Player { program, input, lines };
        player.say("uci")?;
        player.wait_for("uciok").ok_or_else(|| cannot("it does not answer uci".into()))?;
        player.say(&format!("setoption name Ruleset value {ruleset}"))?;
        for setting in settings {
            let (name, value) = setting.split_once('=').ok_or_else(|| {
                CliError::BadArguments(format!("{setting:?} is no setting; write NAME=VALUE"))
            })?;
            player.say(&format!("setoption name {name} value {value}"))?;
        }
        player.say("isready")?;
        player.wait_for("readyok").ok_or_else(|| cannot("it does not get ready".into()))?;
        Ok(player)
    }

    fn say(&mut self, line: &str) -> Result<(), CliError> {
        writeln!(self.input, "{line}")
            .map_err(|error| CliError::No(format!("An engine has ended: {error}.")))
    }

    /// The rest of the next line that begins with that word; `None` if it doesn't come in time.
    fn wait_for(&self, word: &str) -> Option<String> {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).ok()?;
            if let Some(rest) = line.strip_prefix(word) {
                return Some(rest.trim().to_owned());
            }
        }
    }

    /// Gets ready for another game. What comes late from the last one is left behind, or it would
    /// be taken for a move of this one.
    fn begin_game(&mut self) -> Result<(), CliError> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        let ready = self.wait_for("readyok");
        ready.map(drop).ok_or_else(|| CliError::No("An engine no longer answers.".into()))
    }

    fn best_move(&mut self, plies: &[String], go: &str) -> Result<Option<String>, CliError> {
        let moves =
            if plies.is_empty() { String::new() } else { format!(" moves {}", plies.join(" ")) };
        self.say(&format!("position startpos{moves}"))?;
        self.say(&format!("go {go}"))?;
        let ply = self.wait_for("bestmove");
        if ply.is_none() {
            self.say("stop")?;
        }
        Ok(ply)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // Whoever doesn't leave when asked to is ended.
        let _ = writeln!(self.input, "quit");
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

/// Wilson's interval for a share of so many games, with 95 % confidence.
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
    use super::*;

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
