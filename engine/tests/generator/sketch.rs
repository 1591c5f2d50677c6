//! A board being drawn: pieces can be put, kept from being painted over, scattered, and the
//! whole turned. Whether it is legal is asked at the end.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Position, Ruleset, Setup, Side, Square};

use super::Random;

pub type At = (i32, i32);

pub const WAYS: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

pub fn step(at: At, way: At, times: i32) -> At {
    (at.0 + way.0 * times, at.1 + way.1 * times)
}

#[derive(Clone, Debug)]
pub struct Sketch {
    pub size: i32,
    pub to_move: Side,
    pub pieces: BTreeMap<At, char>,
    /// Squares that noise leaves alone.
    kept: BTreeSet<At>,
    /// Squares on which men cannot be put.
    reserved: BTreeSet<At>,
}

impl Sketch {
    pub fn new(ruleset: &Ruleset) -> Sketch {
        let size = i32::from(ruleset.size());
        let squares = (0..size).flat_map(|file| (0..size).map(move |rank| (file, rank)));
        let only_king = |at: &At| {
            let square = Square::new(at.0 as u8, at.1 as u8).unwrap();
            ruleset.throne() == Some(square) || ruleset.is_corner(square)
        };
        Sketch {
            size,
            to_move: Side::Attackers,
            pieces: BTreeMap::new(),
            kept: BTreeSet::new(),
            reserved: squares.filter(only_king).collect(),
        }
    }

    pub fn has(&self, at: At) -> bool {
        (0..self.size).contains(&at.0) && (0..self.size).contains(&at.1)
    }

    pub fn centre(&self) -> At {
        (self.size / 2, self.size / 2)
    }

    pub fn any_square(&self, random: &mut Random) -> At {
        (random.below(self.size as usize) as i32, random.below(self.size as usize) as i32)
    }

    /// Puts the piece there and keeps it. Men are not put where only the king may stand,
    /// and the first king stays the only one.
    pub fn put(&mut self, at: At, letter: char) {
        self.kept.insert(at);
        if !self.has(at) || letter != 'K' && self.reserved.contains(&at) {
            return;
        }
        if letter == 'K' && self.pieces.values().any(|&other| other == 'K') {
            return;
        }
        if self.pieces.get(&at) != Some(&'K') {
            self.pieces.insert(at, letter);
        }
    }

    /// Leaves the square empty, noise included; the king stays.
    pub fn clear(&mut self, at: At) {
        self.kept.insert(at);
        if self.pieces.get(&at) != Some(&'K') {
            self.pieces.remove(&at);
        }
    }

    /// Empties the square and puts the piece somewhere from where it can come there.
    pub fn step_back(&mut self, at: At, letter: char, random: &mut Random) {
        self.clear(at);
        let first = random.below(4);
        for turn in 0..4 {
            let way = WAYS[(first + turn) % 4];
            let free = |times: &i32| {
                let from = step(at, way, *times);
                self.has(from) && !self.pieces.contains_key(&from)
            };
            let room: Vec<i32> = (1..self.size).take_while(free).collect();
            let fits =
                |times: &i32| letter == 'K' || !self.reserved.contains(&step(at, way, *times));
            let room: Vec<i32> = room.into_iter().filter(fits).collect();
            if room.is_empty() {
                continue;
            }
            // Often only one step, for rulesets in which pieces go no farther.
            let times = if random.percent(40) { room[0] } else { random.pick(&room) };
            for passed in 1..times {
                self.clear(step(at, way, passed));
            }
            self.put(step(at, way, times), letter);
            return;
        }
    }

    /// Scatters men on squares that are not kept; `percent` of them.
    pub fn noise(&mut self, percent: usize, letters: &[char], random: &mut Random) {
        for file in 0..self.size {
            for rank in 0..self.size {
                let at = (file, rank);
                let free = !self.kept.contains(&at) && !self.pieces.contains_key(&at);
                if free && !self.reserved.contains(&at) && random.percent(percent) {
                    self.pieces.insert(at, random.pick(letters));
                }
            }
        }
    }

    /// One of the eight turns and mirrorings.
    pub fn turn(&mut self, which: usize) {
        let last = self.size - 1;
        let turned = |(file, rank): At| {
            let (file, rank) = if which & 1 == 0 { (file, rank) } else { (rank, file) };
            let file = if which & 2 == 0 { file } else { last - file };
            (file, if which & 4 == 0 { rank } else { last - rank })
        };
        self.pieces = self.pieces.iter().map(|(&at, &letter)| (turned(at), letter)).collect();
        self.kept = self.kept.iter().map(|&at| turned(at)).collect();
    }

    /// The position, if a game can go on from it. A king who is missing goes anywhere.
    pub fn position(mut self, random: &mut Random, ruleset: &Ruleset) -> Option<Position> {
        for _ in 0..20 {
            if self.pieces.values().any(|&letter| letter == 'K') {
                break;
            }
            let at = self.any_square(random);
            if !self.pieces.contains_key(&at) && !self.kept.contains(&at) {
                self.put(at, 'K');
            }
        }
        let mut setup = Setup::empty(self.to_move);
        for ((file, rank), letter) in self.pieces {
            setup.put(letter, Square::new(file as u8, rank as u8)?);
        }
        setup.position(ruleset).ok()
    }
}
