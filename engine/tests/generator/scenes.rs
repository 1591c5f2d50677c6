//! The scenes: each draws its subject at the bottom edge or in the middle, with what goes
//! wrong in real games (a gap, a defender too many, a king in the row), and noise around it.

use std::collections::BTreeSet;

use engine::Side;

use super::Random;
use super::sketch::{At, Sketch, WAYS, step};

const MEN: [char; 3] = ['t', 'T', 't'];

pub fn sprinkled(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = random.pick(&Side::BOTH);
    let king = sketch.any_square(random);
    sketch.put(king, 'K');
    let density = random.pick(&[4, 10, 20, 35, 60]);
    sketch.noise(density, &MEN, random);
}

/// Dense around one spot and empty elsewhere, so that hostile squares are met often.
pub fn crowded(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = random.pick(&Side::BOTH);
    let spot = match random.below(4) {
        0 => (0, 0),
        1 | 2 => sketch.centre(),
        _ => sketch.any_square(random),
    };
    match random.below(3) {
        0 => sketch.put(sketch.centre(), 'K'),
        1 => sketch.put((spot.0 + random.between(-2, 2), spot.1 + random.between(-2, 2)), 'K'),
        _ => {}
    }
    let density = random.pick(&[25, 45, 65]);
    for file in spot.0 - 3..=spot.0 + 3 {
        for rank in spot.1 - 3..=spot.1 + 3 {
            if random.percent(density) {
                sketch.put((file, rank), random.pick(&MEN));
            }
        }
    }
    sketch.noise(3, &MEN, random);
}

/// A row at the bottom edge, faced and closed but for one enemy who can come; sometimes a
/// second row beyond the square he comes to.
pub fn wall(sketch: &mut Sketch, random: &mut Random) {
    let victim = random.pick(&['t', 'T']);
    let enemy = if victim == 't' { 'T' } else { 't' };
    sketch.to_move = if enemy == 't' { Side::Attackers } else { Side::Defenders };
    let length = random.pick(&[1, 2, 2, 2, 3, 3, 4, 5]);
    let first = match random.below(4) {
        0 => 1,
        1 => sketch.size - 1 - length,
        _ => random.between(0, sketch.size - length),
    };
    row(sketch, random, first, length, victim);
    let ends = [(first - 1, 0), (first + length, 0)];
    for end in ends {
        match random.below(12) {
            0 => sketch.put(end, victim),
            1 if enemy == 'T' => sketch.put(end, 'K'),
            2 => sketch.clear(end),
            _ => sketch.put(end, enemy),
        }
    }
    if random.percent(20) {
        // Two rows that one piece closes.
        let second = random.between(2, 3);
        if random.percent(50) && ends[1].0 + 1 + second < sketch.size {
            row(sketch, random, ends[1].0 + 1, second, victim);
            sketch.put((ends[1].0 + 1 + second, 0), enemy);
        } else if ends[0].0 > second {
            row(sketch, random, ends[0].0 - second, second, victim);
            sketch.put((ends[0].0 - second - 1, 0), enemy);
        }
    }
    let comes = match random.below(10) {
        // From the front, which closes nothing.
        0 => (random.between(first, first + length - 1), 1),
        1..=5 => ends[0],
        _ => ends[1],
    };
    let letter = if enemy == 'T' && random.percent(25) { 'K' } else { enemy };
    sketch.step_back(comes, letter, random);
    let density = random.pick(&[0, 3, 8]);
    sketch.noise(density, &MEN, random);
}

fn row(sketch: &mut Sketch, random: &mut Random, first: i32, length: i32, victim: char) {
    let enemy = if victim == 't' { 'T' } else { 't' };
    let king_at = random.between(first, first + length - 1);
    if victim == 'T' && random.percent(25) {
        sketch.put((king_at, 0), 'K');
    }
    if enemy == 'T' && random.percent(15) {
        sketch.put((king_at, 1), 'K');
    }
    for file in first..first + length {
        match random.below(40) {
            0 => sketch.clear((file, 0)),
            _ => sketch.put((file, 0), victim),
        }
        match random.below(40) {
            0 => sketch.clear((file, 1)),
            1 => sketch.put((file, 1), victim),
            _ => sketch.put((file, 1), enemy),
        }
    }
}

/// A square of each sort that the king's rows tell apart.
fn kings_square(sketch: &Sketch, random: &mut Random) -> At {
    let centre = sketch.centre();
    match random.below(6) {
        0 => centre,
        1 => step(centre, random.pick(&WAYS), 1),
        2 => (random.between(0, sketch.size - 1), 0),
        3 => (1, 0),
        _ => sketch.any_square(random),
    }
}

pub fn king(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = Side::Attackers;
    let king = kings_square(sketch, random);
    sketch.put(king, 'K');
    let enclosed = random.pick(&[30, 60, 90, 97]);
    let around = WAYS.map(|way| step(king, way, 1));
    for at in around {
        if random.percent(enclosed) {
            sketch.put(at, 't');
        } else if random.percent(30) {
            sketch.put(at, 'T');
        }
    }
    let comes = random.pick(&around);
    sketch.step_back(comes, 't', random);
    let density = random.pick(&[0, 4, 10]);
    sketch.noise(density, &MEN, random);
}

pub fn pair(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = Side::Attackers;
    let king = kings_square(sketch, random);
    sketch.put(king, 'K');
    let man = step(king, random.pick(&WAYS), 1);
    sketch.put(man, 'T');
    let mut around: Vec<At> = Vec::new();
    for member in [king, man] {
        around.extend(WAYS.map(|way| step(member, way, 1)));
    }
    around.retain(|&at| at != king && at != man && sketch.has(at));
    for &at in &around {
        match random.below(40) {
            0 => sketch.put(at, 'T'),
            1 => sketch.clear(at),
            _ => sketch.put(at, 't'),
        }
    }
    let comes = random.pick(&around);
    sketch.step_back(comes, 't', random);
    let density = random.pick(&[0, 4, 10]);
    sketch.noise(density, &MEN, random);
}

pub fn linnaeus(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = Side::Attackers;
    let centre = sketch.centre();
    let king = if random.percent(90) { centre } else { sketch.any_square(random) };
    sketch.put(king, 'K');
    let way = random.pick(&WAYS);
    for other in WAYS {
        let letter = if other == way || random.percent(6) { 'T' } else { 't' };
        sketch.put(step(centre, other, 1), letter);
    }
    sketch.step_back(step(centre, way, 2), 't', random);
    let density = random.pick(&[0, 6, 15]);
    sketch.noise(density, &MEN, random);
}

/// Squares that hang together, grown from one, none of which `bars`.
fn region(first: At, count: i32, random: &mut Random, bars: impl Fn(At) -> bool) -> Vec<At> {
    let mut squares = vec![first];
    for _ in 0..count * 6 {
        if squares.len() as i32 >= count {
            break;
        }
        let next = step(random.pick(&squares), random.pick(&WAYS), 1);
        if !bars(next) && !squares.contains(&next) {
            squares.push(next);
        }
    }
    squares
}

/// The squares around a region; with `diagonals`, those that touch it at a corner too.
fn rim(inside: &[At], diagonals: bool) -> Vec<At> {
    let mut rim = BTreeSet::new();
    for &(file, rank) in inside {
        for (east, north) in [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
        {
            if east == 0 || north == 0 || diagonals {
                rim.insert((file + east, rank + north));
            }
        }
    }
    rim.retain(|at| !inside.contains(at));
    rim.into_iter().collect()
}

pub fn ring(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = Side::Attackers;
    let last = sketch.size - 1;
    // Sometimes the ring may reach the edge, which makes it none.
    let margin = i32::from(random.percent(85));
    let outside = move |(file, rank): At| {
        file < margin || rank < margin || file > last - margin || rank > last - margin
    };
    let inner = |random: &mut Random| {
        (random.between(margin, last - margin), random.between(margin, last - margin))
    };
    let king = inner(random);
    let count = random.between(1, sketch.size + 4);
    let inside = region(king, count, random, outside);
    sketch.put(king, 'K');
    for &at in &inside {
        match random.below(8) {
            0..=2 => sketch.put(at, 'T'),
            3 if random.percent(20) => sketch.put(at, 't'),
            _ => sketch.clear(at),
        }
    }
    let diagonals = random.percent(25);
    let border: Vec<At> =
        rim(&inside, diagonals).into_iter().filter(|&at| sketch.has(at)).collect();
    for &at in &border {
        sketch.put(at, 't');
    }
    if random.percent(15) {
        // A second ring with defenders of its own.
        let other = inner(random);
        if !inside.contains(&other) && !border.contains(&other) {
            sketch.put(other, 'T');
            for at in rim(&[other], false) {
                if !inside.contains(&at) {
                    sketch.put(at, 't');
                }
            }
        }
    }
    if !border.is_empty() && random.percent(85) {
        let comes = random.pick(&border);
        sketch.step_back(comes, 't', random);
    }
    let density = random.pick(&[0, 5]);
    sketch.noise(density, &['t'], random);
    if random.percent(15) {
        sketch.noise(3, &['T'], random);
    }
}

pub fn fort(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = Side::Defenders;
    let king = match random.below(4) {
        0 => (1, 0),
        1 => (2, 0),
        _ => (random.between(1, sketch.size - 2), 0),
    };
    let depth = random.pick(&[1, 1, 2, 3]);
    let (size, count) = (sketch.size, random.between(2, 5));
    let outside = move |(file, rank): At| file < 0 || file >= size || rank < 0 || rank >= depth;
    let inside = region(king, count, random, outside);
    sketch.put(king, 'K');
    for &at in &inside {
        sketch.clear(at);
    }
    let solid: Vec<At> = rim(&inside, true).into_iter().filter(|&at| sketch.has(at)).collect();
    let thin = rim(&inside, false);
    let gaps = random.pick(&[0, 0, 20, 60]);
    let mut border = Vec::new();
    for &at in &solid {
        let needed = thin.contains(&at);
        if needed && !random.percent(2) || !needed && !random.percent(gaps) {
            sketch.put(at, 'T');
            border.push(at);
        }
    }
    match random.below(10) {
        0 => sketch.put(random.pick(&inside), 't'),
        1 => sketch.put(random.pick(&inside), 'T'),
        _ => {}
    }
    if random.percent(30) {
        // A second layer here and there.
        for at in rim(&solid, true) {
            if !inside.contains(&at) && random.percent(40) {
                sketch.put(at, 'T');
            }
        }
    }
    if random.percent(60) && !border.is_empty() {
        let comes = random.pick(&border);
        sketch.step_back(comes, 'T', random);
    } else {
        sketch.noise(1, &['T'], random);
    }
    let density = random.pick(&[2, 6, 15]);
    sketch.noise(density, &['t'], random);
    if random.percent(10) {
        sketch.noise(10, &['T'], random);
    }
}

/// The king near the edge of a nearly empty board, or at it.
pub fn escape(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = random.pick(&[Side::Defenders, Side::Defenders, Side::Attackers]);
    let king = (random.between(0, sketch.size - 1), random.between(0, 1));
    sketch.put(king, 'K');
    let density = random.pick(&[2, 5, 10]);
    sketch.noise(density, &MEN, random);
}
