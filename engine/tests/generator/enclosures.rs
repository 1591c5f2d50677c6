//! Scenes of rings and forts: a region is grown, a rim drawn around it, and a piece of the rim
//! stepped back to where it can come from.

use std::collections::BTreeSet;

use engine::Side;

use super::Random;
use super::sketch::{At, Sketch, WAYS, step};

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
