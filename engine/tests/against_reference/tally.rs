//! What happened in the plies compared, as the reference tells it: a comparison in which
//! nothing happens proves nothing.

use std::collections::BTreeMap;

use engine::Side;

use crate::reference::{Fall, Fort, How, Told};

/// Least counts for the shipped rulesets; half as many for the changed ones.
pub const LEAST: &[(&str, u64)] = &[
    ("attackers: against a corner", 100),
    ("attackers: against the throne", 100),
    ("attackers: custodial", 2000),
    ("attackers: in a shieldwall", 100),
    ("defenders: against a corner", 100),
    ("defenders: against the throne", 100),
    ("defenders: custodial", 2000),
    ("defenders: in a shieldwall", 100),
    ("defenders: linnaean", 40),
    ("three men at once", 2),
    ("wall of attackers", 50),
    ("wall of attackers closed by a corner", 20),
    ("wall of defenders", 50),
    ("wall of defenders closed by a corner", 20),
    ("wall that the king helps to close", 10),
    ("wall with the king in it", 10),
    ("two walls at once", 6),
    ("king: AgainstCorner", 40),
    ("king: FourOnThrone", 100),
    ("king: FourSides", 200),
    ("king: ThreeAndThrone", 100),
    ("king: ThreeAtEdge", 40),
    ("king: TwoBesideCorner", 40),
    ("king: TwoInLine", 300),
    ("king: with his defender", 100),
    ("king: immobilized with his defender", 40),
    ("king: immobilized with his defender from afar", 10),
    ("pair that is enclosed and not immobilized", 40),
    ("king and men at once", 80),
    ("escape", 500),
    ("ring", 2000),
    ("fort", 500),
];

/// How often each thing happened, as the reference tells it.
#[derive(Default)]
pub struct Tally {
    pub plies: u64,
    pub events: BTreeMap<String, u64>,
    /// The first difference under each ruleset, drawn.
    pub differences: Vec<String>,
    /// The first few forts that the engine denies.
    pub denied: Vec<String>,
}

impl Tally {
    pub fn add(&mut self, event: &str) {
        match self.events.get_mut(event) {
            Some(count) => *count += 1,
            None => {
                self.events.insert(event.to_owned(), 1);
            }
        }
    }

    /// Adds what another has seen of other rulesets.
    pub fn join(&mut self, other: Tally) {
        self.plies += other.plies;
        for (event, count) in other.events {
            *self.events.entry(event).or_default() += count;
        }
        self.differences.extend(other.differences);
        self.denied.extend(other.denied);
    }

    pub fn differs_under(&self, name: &str) -> bool {
        self.differences.last().is_some_and(|text| text.split(": the").next() == Some(name))
    }

    pub fn print(&self, what: &str) {
        println!("{what}: {} plies compared", self.plies);
        for (event, count) in &self.events {
            println!("{count:>9} {event}");
        }
        for fort in &self.denied {
            println!("a fort that the engine denies: {fort}");
        }
    }
}

pub fn count(told: &Told, mover: Side, tally: &mut Tally) {
    let victims = (!mover).name();
    for rules in told.taken.values() {
        for rule in rules {
            tally.add(&match rule {
                How::Custodial(_) => format!("{victims}: custodial"),
                How::Throne => format!("{victims}: against the throne"),
                How::Corner(_) => format!("{victims}: against a corner"),
                How::Linnaean => format!("{victims}: linnaean"),
                How::Wall => format!("{victims}: in a shieldwall"),
            });
        }
    }
    for wall in &told.walls {
        tally.add(&format!("wall of {victims}"));
        if wall.by_corner {
            tally.add(&format!("wall of {victims} closed by a corner"));
        }
        if wall.with_king {
            tally.add("wall with the king in it");
        }
        if wall.king_encloses {
            tally.add("wall that the king helps to close");
        }
    }
    if told.walls.len() > 1 {
        tally.add("two walls at once");
    }
    if told.taken.len() > 2 && told.walls.is_empty() {
        tally.add("three men at once");
    }
    for fall in &told.king {
        match fall {
            Fall::Pair(_) => tally.add("king: with his defender"),
            Fall::Immobilized(_) => tally.add("king: immobilized with his defender"),
            Fall::ImmobilizedFromAfar(_) => {
                tally.add("king: immobilized with his defender from afar");
            }
            fall => tally.add(&format!("king: {fall:?}")),
        }
    }
    if !told.king.is_empty() && !told.taken.is_empty() {
        tally.add("king and men at once");
    }
    for (happened, event) in [
        (told.spared, "pair that is enclosed and not immobilized"),
        (told.escape, "escape"),
        (told.ring, "ring"),
        (told.fort == Fort::Yes, "fort"),
        (told.fort == Fort::NotTold, "fort: too many boards to tell"),
    ] {
        if happened {
            tally.add(event);
        }
    }
}

/// What must have happened, and how often at least.
pub fn must_have_happened(tally: &Tally, least: &[(&str, u64)]) {
    let missing: Vec<String> = least
        .iter()
        .map(|&(event, least)| (event, least, tally.events.get(event).copied().unwrap_or(0)))
        .filter(|(_, least, count)| count < least)
        .map(|(event, least, count)| format!("{event}: {count} of {least}"))
        .collect();
    assert!(missing.is_empty(), "too seldom:\n{}", missing.join("\n"));
}
