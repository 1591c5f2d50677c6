//! A club whose player Alva plays against the house.

use std::path::{Path, PathBuf};

use correspondence::course::Course;
use engine::notation::PlyText;
use engine::ruleset::shipped_library;
use engine::{Game, Side};
use rusqlite::Connection;
use search::{Level, LevelTurn, Searcher};
use storage::{File, GameId};
use tempfile::TempDir;
use terminal::protocol::LineOutcome;
use tests::chance::Chance;
use tests::mail::until;
use tests::running::Running;
use tests::terminal::{Luck, Terminal};

/// The size of what the house remembers, which its choice may depend on.
const TABLE_BITS: u32 = 18;

/// The longest that a game goes on, in plies.
pub const LONGEST: usize = 200;

pub struct Table {
    _parent: TempDir,
    pub folder: PathBuf,
    pub running: Option<Running>,
    pub alva: Terminal,
}

impl Table {
    pub fn laid() -> Table {
        let parent = tempfile::tempdir().expect("a folder");
        let folder = parent.path().join("club");
        let socket = folder.join("terminal.socket");
        let running = Some(Running::start(&folder, &socket));
        let mut alva = Terminal::new(&socket, "Alva");
        alva.ask("join", Luck::Good);
        Table { _parent: parent, folder, running, alva }
    }

    pub fn another(&self, name: &str) -> Terminal {
        let mut terminal = Terminal::new(&self.folder.join("terminal.socket"), name);
        terminal.ask("join", Luck::Good);
        terminal
    }

    /// Alva's line, which has to be done; the answer.
    pub fn done(&mut self, line: &str) -> String {
        let (_, told) = self.alva.ask(line, Luck::Good);
        assert_eq!(told.outcome, LineOutcome::Done, "{line}: {}", told.text);
        told.text
    }

    /// Alva's line, which has to be refused; why.
    pub fn refused(&mut self, line: &str) -> String {
        let (_, told) = self.alva.ask(line, Luck::Good);
        assert_eq!(told.outcome, LineOutcome::Refused, "{line}: {}", told.text);
        told.text
    }

    /// Everything that has happened in a game.
    pub fn course(&self, game: i64) -> Course {
        course(&self.folder, game)
    }

    /// A game when it is a player's turn of that side, or when it is over.
    pub fn at_turn(&self, game: i64, side: Side) -> Course {
        until("the house moves", || {
            let course = self.course(game);
            (course.end.is_some() || course.to_move() == side).then_some(course)
        })
    }

    /// What Alva has been told since somebody last looked, as soon as that is among it.
    pub fn told(&mut self, what: &str) -> String {
        let mut all = Vec::new();
        until(what, || {
            self.alva.listen(std::time::Duration::from_millis(50));
            all.append(&mut self.alva.news);
            all.iter().any(|text: &String| text.contains(what)).then_some(())
        });
        all.join("\n--\n")
    }

    /// The answer to a question about the file, which is a number.
    pub fn number(&self, query: &str) -> i64 {
        let file = Connection::open(self.folder.join("club.sqlite")).expect("the club's file");
        file.query_row(query, [], |row| row.get(0)).expect("a number")
    }

    /// Changes the file behind the club's back.
    pub fn change(&self, sql: &str) {
        let file = Connection::open(self.folder.join("club.sqlite")).expect("the club's file");
        file.busy_timeout(std::time::Duration::from_secs(5)).expect("a wait");
        file.execute_batch(sql).expect("a change");
    }

    /// Plays a game of Alva's to its end, with any legal moves; `each` sees it at her turns. Somebody
    /// who plays like that can go on forever against an opponent who only defends, so she resigns
    /// after [`LONGEST`] plies.
    pub fn play(
        &mut self,
        game: i64,
        chance: &mut Chance,
        mut each: impl FnMut(&mut Table, &Course),
    ) -> Course {
        let side = self.side(game);
        loop {
            let course = self.at_turn(game, side);
            if course.end.is_some() {
                return course;
            }
            each(self, &course);
            let line = match course.game.plies().len() {
                0..LONGEST => any_move(&course.game, chance),
                _ => "resign yes".to_owned(),
            };
            let line = format!("{game}: {line}");
            self.done(&line);
        }
    }

    /// Which side Alva has.
    pub fn side(&self, game: i64) -> Side {
        let query = format!(
            "SELECT attackers = (SELECT id FROM players WHERE name = 'Alva') FROM games
             WHERE id = {game}"
        );
        if self.number(&query) == 1 { Side::Attackers } else { Side::Defenders }
    }

    /// Every ply of the house in a game is the one that its level finds when it is asked again.
    pub fn check_moves(&self, game: i64, level: u8) -> usize {
        let course = self.course(game);
        let house = !self.side(game);
        let level = Level::numbered(level).expect("a level");
        let mut searcher = Searcher::new(TABLE_BITS);
        let mut before =
            Game::new(course.game.ruleset().clone(), course.game.terms()).expect("the same terms");
        let mut checked = 0;
        for ply in course.game.plies() {
            let text = course.game.ply_text(ply);
            if ply.mover == house && ply.roll.is_none() {
                searcher.clear();
                let chosen = level.choose(&mut searcher, &before, game.unsigned_abs(), &|| true);
                let Some(LevelTurn::Play(chosen)) = chosen.map(|chosen| chosen.turn) else {
                    panic!("{text} was played and nothing is found")
                };
                let mut after = before.clone();
                let found = after.play_read(&chosen).expect("a legal move").clone();
                assert_eq!(after.ply_text(&found), text, "game {game}");
                checked += 1;
            }
            let parsed = PlyText::parse(&text, &before.ruleset().spellings).expect("a ply");
            if let Some((_, roll)) = ply.roll {
                before.declare_roll(roll).expect("a roll");
            }
            before.replay(&parsed).expect("a legal ply");
        }
        checked
    }
}

pub fn course(folder: &Path, game: i64) -> Course {
    let file = File::open_to_read(&folder.join("club.sqlite")).expect("the club's file");
    let events = file.view().events(GameId(game)).expect("its events");
    Course::fold(shipped_library(), &events).expect("a game that can be followed")
}

/// A legal move; a roll now and then, where there is one.
pub fn any_move(game: &Game, chance: &mut Chance) -> String {
    let may_roll = game.terms().dice == engine::ruleset::options::Dice::Hun
        && game.position().to_move() == Side::Defenders
        && game.rolled().is_none();
    if may_roll && chance.percent(50) {
        return "roll".into();
    }
    let mut moves = game.legal_moves();
    if may_roll {
        // The king moves only after a roll.
        moves.retain(|mv| mv.from != game.position().king());
    }
    chance.one_of(&moves).map_or_else(|| "roll".into(), ToString::to_string)
}
