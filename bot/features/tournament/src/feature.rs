//! What tournaments do about what happens elsewhere.

use commands::OrganiserAct;
use kernel::feature::{Feature, Occasion, StillSaid};
use kernel::happened::Happened;
use kernel::host_log;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::tournaments::can_be_entered;
use storage::{Fault, PlayerId};
use templates::medium::calendar::{Deadline, DeadlineFor};
use templates::organising::{ClubToday, ListBeginning};
use templates::tournament::{TournamentEvent, TournamentNews};

use crate::{course, hosting, member, view};

/// The tournaments of the club and of its circles.
pub struct Tournaments;

impl Feature for Tournaments {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::GameEnded(open) => Ok(course::conclude(ledger, open)?),
            // A tournament has its own rules for the games of a player who leaves.
            Occasion::Leaving(player) => Ok(member::erased(ledger, player)?),
            Occasion::CircleLeft(player, circle) => {
                Ok(member::leave_waiting(ledger, player, circle)?)
            }
            Occasion::CircleClosed(circle, reason) => {
                Ok(course::call_off_waiting(ledger, circle, &host_log::reason(reason)?)?)
            }
            _ => Ok(()),
        }
    }

    fn decide(
        &self,
        ledger: &mut Ledger<'_>,
        act: &OrganiserAct,
    ) -> Option<Result<Happened, Stop>> {
        let done = match act {
            OrganiserAct::OpenTournament { new } => hosting::open_tournament(ledger, new),
            OrganiserAct::StartTournament { number } => hosting::start_tournament(ledger, *number),
            OrganiserAct::CancelTournament { number, reason } => {
                hosting::cancel_tournament(ledger, *number, reason)
            }
            OrganiserAct::TakeOutOfTournament { number, name, reason } => {
                hosting::take_out_of_tournament(ledger, *number, name, reason)
            }
            _ => return None,
        };
        Some(done.map(Happened::Tournament))
    }

    /// Nobody is asked to enter what can't be entered any more.
    fn current(
        &self,
        lookup: Lookup<'_>,
        _reader: Option<PlayerId>,
        news: &Happened,
    ) -> Result<Option<StillSaid>, Fault> {
        match news {
            Happened::Tournament(TournamentNews { tournament, news: TournamentEvent::Opened })
                if !can_be_entered(lookup, *tournament)? =>
            {
                Ok(Some(StillSaid::Nothing))
            }
            _ => Ok(None),
        }
    }

    fn add_to_today(&self, lookup: Lookup<'_>, today: &mut ClubToday) -> Result<(), Fault> {
        today.tournaments = ListBeginning::of(lookup.view.waiting_tournaments()?)
            .try_map(|row| view::for_organiser(lookup, &row))?;
        Ok(())
    }

    fn deadlines(&self, lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Deadline>, Fault> {
        let mut deadlines = Vec::new();
        for entrant in lookup.view.entries_of(player)? {
            let row = lookup.view.tournament(entrant.tournament)?;
            let plays = entrant.gone.is_none();
            let Some(row) = row.filter(|row| plays && row.ended_at.is_none()) else { continue };
            let Some(since) = row.started_at else { continue };
            if let Some(left) = course::to_begin(lookup, &row, player)? {
                let what = DeadlineFor::Tournament { number: row.id.0, name: row.name };
                deadlines.push(Deadline { at: lookup.now + left, since, what });
            }
        }
        Ok(deadlines)
    }
}
