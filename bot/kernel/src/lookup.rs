//! Lookups that change nothing: games with their events folded, and the player behind an actor.

use chrono::{DateTime, TimeDelta, Timelike, Utc};
use correspondence::course::Course;
use correspondence::event::{Event, PauseReason};
use engine::Side;
use engine::ruleset::Library;
use storage::clock::Vacation;
use storage::{EventRow, Fault, GameId, GameRow, IdentityRow, PlayerId, PlayerRow, View};
use templates::RulesetName;
use templates::told::GamePoint;

use crate::channels::{AddressForm, is_sent_to, traits};
use crate::feature::Assembly;
use crate::ladder_rules::LadderRules;
use crate::recent::Recent;
use crate::request::Actor;
use crate::rulebook::OwnWords;
use crate::scene::Scene;
use crate::{names, signed_in};

/// The file, the rulesets, the game used last, and the time.
#[derive(Clone, Copy)]
pub struct Lookup<'a> {
    pub view: View<'a>,
    pub library: &'a Library,
    pub assembly: &'static dyn Assembly,
    pub recent: &'a Recent,
    pub rules: &'a LadderRules,
    /// Where something is asked for, if that is known.
    pub scene: Option<&'a Scene>,
    /// The name of the club.
    pub club: &'static str,
    /// The address of the club's public pages, without a slash at its end.
    pub pages: Option<&'static str>,
    pub own_words: OwnWords,
    pub now: DateTime<Utc>,
}

/// A game with its row and its course.
#[derive(Clone, Debug)]
pub struct Open {
    pub row: GameRow,
    pub course: Course,
}

impl Open {
    /// The current moment of the game.
    pub fn moment(&self) -> GamePoint {
        GamePoint { game: self.row.id.0, event: self.course.events }
    }

    /// The side of a player. If they play both, it is the side to move.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        let first = self.course.to_move();
        [first, !first].into_iter().find(|&side| self.row.players[side] == player)
    }

    /// Whether the reader plays it, if they are a player at all.
    pub fn is_of(&self, reader: Option<PlayerId>) -> bool {
        reader.is_some_and(|reader| self.side_of(reader).is_some())
    }
}

/// Folds the events of a game, but looks for no pauses in its current turn.
pub fn fold_game(view: View<'_>, library: &Library, row: &GameRow) -> Result<Course, Fault> {
    let mut course = fold(library, row.id, &view.events(row.id)?)?;
    // If earlier events were changed, continuing from the stored head lets `taflpost verify` find it.
    course.head = row.folded.head;
    Ok(course)
}

fn fold(library: &Library, game: GameId, events: &[EventRow]) -> Result<Course, Fault> {
    Course::fold(library, events)
        .map_err(|broken| Fault::row(format_args!("game {game}: {broken}")))
}

/// Adds the pauses that affect the current turn: they get events only when something happens in
/// the game. While the clock waits for its player to be told, only outages extend that wait.
pub fn add_pauses(view: View<'_>, row: &GameRow, course: &mut Course) -> Result<(), Fault> {
    let runs_since = course.clock_since();
    let Some(since) = runs_since.or(course.waits_since()) else { return Ok(()) };
    let side = course.to_move();
    let outages = view.outages_since(since)?;
    let mut pending: Vec<_> = outages.into_iter().map(|span| (span, PauseReason::Club)).collect();
    if runs_since.is_none() {
        course.pending[side] = pending;
        return Ok(());
    }
    if course.start.clock.is_some_and(|clock| clock.vacation == Vacation::Allowed) {
        let vacations = view.vacations_since(row.players[side], since)?;
        pending.extend(vacations.iter().map(|row| (row.span, PauseReason::Vacation)));
    }
    if let Some(partner) = row.partner {
        let put_off = view.deferrals(row.id.min(partner))?;
        let own = put_off.iter().filter(|put_off| put_off.player == row.players[side]);
        pending.extend(own.map(|put_off| (put_off.span, PauseReason::Deferred)));
    }
    course.pending[side] = pending;
    Ok(())
}

impl Lookup<'_> {
    /// What readers call that ruleset and its ladder.
    pub fn ruleset_name(&self, id: &str) -> RulesetName {
        RulesetName::find(self.library, id)
    }

    /// A game, or `None` if there is none with that number.
    pub fn open(&self, game: GameId) -> Result<Option<Open>, Fault> {
        self.view.game(game)?.map(|row| self.open_row(row)).transpose()
    }

    /// A game that something stored refers to, so it must be there.
    pub fn existing(&self, game: GameId) -> Result<Open, Fault> {
        self.open(game)?.ok_or_else(|| Fault::row(format_args!("game {game} is gone")))
    }

    /// The ply that is due in a game; `None` if there is no such game, or it can't be read.
    pub fn due_ply(&self, game: GameId) -> Result<Option<u32>, Fault> {
        match self.open(game) {
            Ok(open) => Ok(open.map(|open| open.course.due_ply())),
            Err(fault) => fault.lasting().map(|_| None),
        }
    }

    pub fn open_row(&self, row: GameRow) -> Result<Open, Fault> {
        let mut course = match self.recent.course(&row) {
            Some(course) => course,
            None => {
                let course = fold_game(self.view, self.library, &row)?;
                self.recent.keep(&course);
                course
            }
        };
        add_pauses(self.view, &row, &mut course)?;
        Ok(Open { row, course })
    }

    /// A game as it was at a moment, but with what its clock has done since then in that turn.
    pub fn open_at(&self, moment: GamePoint) -> Result<Open, Fault> {
        let game = GameId(moment.game);
        let row = self.view.game(game)?;
        let row = row.ok_or_else(|| Fault::row(format_args!("game {game} is gone")))?;
        let clock_only =
            |text: &str| text.parse::<Event>().is_ok_and(|event| event.concerns_clock_alone());
        let since = self.view.events_after(game, moment.event)?;
        let Some(next) = since.iter().find(|event| !clock_only(&event.text)) else {
            return self.open_row(row);
        };
        let mut events = self.view.events(game)?;
        events.retain(|event| event.number < next.number);
        let mut course = fold(self.library, game, &events)?;
        add_pauses(self.view, &row, &mut course)?;
        Ok(Open { row, course })
    }

    /// The event at a moment of a game.
    pub fn event(&self, moment: GamePoint) -> Result<Event, Fault> {
        let events = self.view.events(GameId(moment.game))?;
        let row = events.into_iter().find(|row| row.number == moment.event);
        let row = row.ok_or_else(|| Fault::row(format_args!("{moment:?} is gone")))?;
        row.text.parse().map_err(Fault::row)
    }

    pub fn who(&self, actor: &Actor) -> Result<Option<PlayerRow>, Fault> {
        match traits(actor.channel).address {
            AddressForm::Name => {
                let player = self.view.player_called(&names::folded(&actor.address))?;
                // Nobody sits down for the house.
                let Some(player) = player else { return Ok(None) };
                Ok(self.view.house_address(player.id)?.is_none().then_some(player))
            }
            AddressForm::Mailbox | AddressForm::Account => {
                let folded = folded_address(&actor.address);
                let identity = self.view.identity(actor.channel, &folded)?;
                identity.map(|identity| self.view.player(identity.player)).transpose()
            }
            AddressForm::Device => {
                let player = signed_in::player_of(self.view, actor)?;
                player.map(|player| self.view.player(player)).transpose()
            }
        }
    }

    /// The way by which notices reach a player: on the preferred channel, otherwise on another; the
    /// terminal last, because nothing there tells the player to look.
    pub fn way(&self, player: &PlayerRow) -> Result<Option<IdentityRow>, Fault> {
        let mut ways = self.view.identities(player.id)?;
        ways.retain(|identity| identity.suspended.is_none());
        // The first one if several are equal: it was confirmed last.
        Ok(ways.into_iter().min_by_key(|identity| {
            (identity.channel != player.channel, !is_sent_to(identity.channel))
        }))
    }
}

/// The club counts whole seconds, so that it reads back exactly what it writes.
pub fn whole_seconds(now: DateTime<Utc>) -> DateTime<Utc> {
    now.with_nanosecond(0).unwrap_or(now)
}

/// Whether a player's activity has not been noted yet: once an hour is enough.
pub fn is_news(player: &PlayerRow, now: DateTime<Utc>) -> bool {
    now - player.seen_at >= TimeDelta::hours(1)
}

/// The part of an email or Discord address that must be unique: case does not count.
pub fn folded_address(address: &str) -> String {
    address.trim().to_lowercase()
}

/// The mailbox behind an address, as far as that can be told from outside: most servers deliver
/// `name+anything@` to `name@`, and Gmail ignores dots. This is for limits and for people who want
/// no email; ownership of an address is compared exactly.
pub fn mailbox(address: &str) -> String {
    let folded = folded_address(address);
    let Some((local, domain)) = folded.rsplit_once('@') else { return folded };
    let name = match local.split_once('+') {
        Some((name, _)) if !name.is_empty() => name,
        _ => local,
    };
    match domain {
        "gmail.com" | "googlemail.com" => format!("{}@gmail.com", name.replace('.', "")),
        _ => format!("{name}@{domain}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_mailbox_count_as_one() {
        #[rustfmt::skip]
        let cases = [
            ("Alva@Example.org", "alva@example.org"),
            ("alva+tafl@example.org", "alva@example.org"),
            ("alva+a+b@example.org", "alva@example.org"),
            ("a.lva@example.org", "a.lva@example.org"),
            ("a.l.v.a+x@gmail.com", "alva@gmail.com"),
            ("alva@GoogleMail.com", "alva@gmail.com"),
            ("+x@example.org", "+x@example.org"),
            ("alva", "alva"),
        ];
        for (address, expected) in cases {
            assert_eq!(mailbox(address), expected, "{address}");
        }
    }
}
