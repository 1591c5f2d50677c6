//! How games begin, once their terms are agreed.

use commands::{Rated, SideChoice, Visibility};
use correspondence::event::Start;
use engine::hex::write_hex;
use engine::ruleset::options::Dice;
use engine::{BySide, Side, dice};
use kernel::ledger::Ledger;
use kernel::refused::Stop;
use kernel::terms::GameTerms;
use storage::{GameId, NewGame, PlayerId};
use templates::told::GamePoint;

/// Begins the game on these terms, or both games of a match; nobody is told.
pub fn begin_games(
    ledger: &mut Ledger<'_>,
    terms: &GameTerms,
    sender: PlayerId,
    accepts: PlayerId,
) -> Result<(GamePoint, Option<GamePoint>), Stop> {
    let attacks = BySide { attackers: sender, defenders: accepts };
    let defends = BySide { attackers: accepts, defenders: sender };
    let first = match terms.side {
        SideChoice::Attack | SideChoice::Match => attacks,
        SideChoice::Defend => defends,
        SideChoice::Random => {
            let tossed = (ledger.entropy)()[0] & 1 == 0;
            if tossed { attacks } else { defends }
        }
    };
    Ok(match terms.side {
        SideChoice::Match => {
            let [first, second] = begin_match(ledger, terms, sender, accepts)?;
            (first, Some(second))
        }
        _ if first == attacks => (begin(ledger, terms, first)?, None),
        _ => (begin(ledger, &for_second(terms), first)?, None),
    })
}

/// Begins both games of a match: `one` attacks in the first, `two` in the second.
pub fn begin_match(
    ledger: &mut Ledger<'_>,
    terms: &GameTerms,
    one: PlayerId,
    two: PlayerId,
) -> Result<[GamePoint; 2], Stop> {
    let first = begin(ledger, terms, BySide { attackers: one, defenders: two })?;
    let second = BySide { attackers: two, defenders: one };
    let second = begin(ledger, &for_second(terms), second)?;
    ledger.change.set_partners(GameId(first.game), GameId(second.game))?;
    Ok([first, second])
}

/// The terms of a game in which the second player attacks: each keeps their own time.
fn for_second(terms: &GameTerms) -> GameTerms {
    GameTerms { clock: terms.clock.swapped(), ..terms.clone() }
}

pub fn begin(
    ledger: &mut Ledger<'_>,
    terms: &GameTerms,
    players: BySide<PlayerId>,
) -> Result<GamePoint, Stop> {
    let secret = (terms.dice == Dice::Hun).then(|| (ledger.entropy)());
    let zone = |side: Side| Ok::<_, Stop>(ledger.player(players[side])?.locale.zone);
    let zones = BySide { attackers: zone(Side::Attackers)?, defenders: zone(Side::Defenders)? };
    let start = Start {
        ruleset: terms.ruleset.clone(),
        version: terms.version,
        players,
        announcements: terms.announcements,
        seal: secret.map(|secret| write_hex(&dice::commitment(&secret))),
        rated: terms.rated == Rated::Rated,
        public: terms.visibility == Visibility::Public,
        zones,
        clock: Some(terms.clock),
    };
    let id = ledger.change.insert_game(&NewGame {
        players,
        began_at: ledger.now,
        ruleset: &start.ruleset,
        public: start.public,
        secret,
    })?;
    Ok(ledger.begin(id, start)?)
}
