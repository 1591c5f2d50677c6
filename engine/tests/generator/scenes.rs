//! Scenes of capture and escape: each draws its subject at the bottom edge or in the middle,
//! with what goes wrong in real games (a gap, a defender too many, a king in the row), and
//! noise around it.

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
    let mut around: Vec<At> = Vec::new();
    let (king, man) = if random.percent(25) {
        // A man who can pass over the throne, if the square behind it is left to him.
        let (centre, way, other) = (sketch.centre(), random.pick(&WAYS), random.pick(&WAYS));
        let man = step(centre, way, 1);
        around.push(step(centre, way, -1));
        (step(man, if step(man, other, 1) == centre { way } else { other }, 1), man)
    } else {
        let king = kings_square(sketch, random);
        (king, step(king, random.pick(&WAYS), 1))
    };
    sketch.put(king, 'K');
    sketch.put(man, 'T');
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

/// The king near the edge of a nearly empty board, or at it.
pub fn escape(sketch: &mut Sketch, random: &mut Random) {
    sketch.to_move = random.pick(&[Side::Defenders, Side::Defenders, Side::Attackers]);
    let king = (random.between(0, sketch.size - 1), random.between(0, 1));
    sketch.put(king, 'K');
    let density = random.pick(&[2, 5, 10]);
    sketch.noise(density, &MEN, random);
}
