//! What players write around their moves in emails: it is kept as a message, and goes to the
//! opponent once the move is played and the player wants such words to be passed on. That is asked
//! once, and a player who doesn't answer keeps such words. Those of a move that isn't played are
//! gone.

use accounts::settings;
use commands::words::{SettingWord, ValueWord};
use commands::{Deed, Setting};
use kernel::answered::BesideLine;
use kernel::happened::Happened;
use kernel::house_players;
use kernel::ledger::Ledger;
use kernel::refused::{Stop, or_refused};
use play::{asked, held, seat};
use storage::{GameId, PassOnPreference, PlayerId};
use templates::told::WordsBeside;

/// The most messages of a player that wait to be passed on.
const MOST_HELD: usize = 20;

/// A game for which an email has a move, and the ply that was due there before.
pub type WithPly = (GameId, u32);

/// Keeps what stands around the moves in an email, passes on what can be, and returns what became
/// of it. Without a move nothing is done. `asks` says whether the answer asks something else.
pub fn deal_with(
    ledger: &Ledger<'_>,
    player: PlayerId,
    (words, asks): (&[BesideLine], bool),
    plies: &[WithPly],
) -> Result<WordsBeside, Stop> {
    let mut told = WordsBeside::default();
    let pass_on = ledger.player(player)?.preferences.pass_on;
    if pass_on == PassOnPreference::No || plies.is_empty() {
        return Ok(told);
    }
    let mut pieces: Vec<Vec<String>> = vec![Vec::new(); plies.len()];
    for line in words {
        let is_its = |(game, _): &WithPly| match line.game {
            Some(named) => game.0 == i64::from(named),
            None => plies.len() == 1,
        };
        // Among several games it is not clear which one it is for.
        let of = plies.iter().position(is_its).and_then(|at| pieces.get_mut(at));
        match of.filter(|_| !line.stays) {
            Some(of) => of.push(line.text.clone()),
            None => told.stayed.push(line.text.clone()),
        }
    }
    let held = held::waiting(ledger, player)?.len();
    for (&(game, ply), pieces) in plies.iter().zip(&pieces) {
        if pieces.is_empty() {
            continue;
        }
        let seat = or_refused(seat::take(ledger.lookup(), player, Some(game), None))?;
        let Some(seat) = seat.ok().filter(|_| held < MOST_HELD) else {
            told.stayed.extend_from_slice(pieces);
            continue;
        };
        // The house reads nothing.
        if house_players::is_house(ledger.lookup(), seat.open.row.players[!seat.side])? {
            continue;
        }
        if seat.open.course.due_ply() <= ply {
            told.gone.extend_from_slice(pieces);
        } else if asks && pass_on != PassOnPreference::Yes {
            told.stayed.extend_from_slice(pieces);
        } else {
            told.stayed.extend(held::hold(ledger, &seat, ply, pieces)?);
        }
    }
    for message in held::waiting(ledger, player)? {
        let lines = message.text.lines().map(str::to_owned);
        if pass_on == PassOnPreference::Yes {
            told.went.extend(lines);
            held::release(ledger, player, &message)?;
        } else {
            told.asked.extend(lines);
        }
    }
    if told.asked.is_empty() {
        return Ok(told);
    }
    told.is_asked_again = pass_on == PassOnPreference::Ask;
    asked::ask_about_words(ledger, player)?;
    if pass_on == PassOnPreference::Unasked {
        let row = ledger.player(player)?;
        let preferences = storage::Preferences { pass_on: PassOnPreference::No, ..row.preferences };
        ledger.change.set_preferences(player, row.locale, row.channel, preferences)?;
    }
    Ok(told)
}

/// What a yes or a no to that question does: it holds from then on; players who want to be asked
/// each time only answer for what waits now.
pub fn answer(ledger: &Ledger<'_>, player: PlayerId, is_yes: bool) -> Result<Vec<Happened>, Stop> {
    let is_each_time = ledger.player(player)?.preferences.pass_on == PassOnPreference::Ask;
    let set =
        Setting::OneOf(SettingWord::Words, if is_yes { ValueWord::Yes } else { ValueWord::No });
    let done = match is_yes {
        true => held::pass_on(ledger, player)?,
        false => {
            held::drop_all(ledger, player)?;
            let order = Deed::Settings(vec![set]).to_string();
            vec![Happened::Dropped { order, game: None }]
        }
    };
    if !is_each_time {
        settings::change(ledger, player, &[set])?;
    }
    Ok(done)
}
