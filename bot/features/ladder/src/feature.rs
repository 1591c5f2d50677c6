//! What ladders do about what happens elsewhere.

use commands::OrganiserAct;
use kernel::feature::{Feature, Occasion, StillSaid};
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::news::{is_about_erased, is_erased};
use kernel::refused::Stop;
use storage::{Fault, GameId, PlayerId};
use templates::ladder::LadderNews;
use templates::medium::calendar::{Deadline, DeadlineFor};
use templates::of_ladder;

use crate::shown::mark_boards_stale;
use crate::{hosting, lateness, member, opening, result};

/// The ladders of the club and of its circles.
pub struct Ladders;

impl Feature for Ladders {
    fn follow_up(&self, ledger: &Ledger<'_>, occasion: &Occasion<'_>) -> Result<(), Stop> {
        match *occasion {
            Occasion::Ply(player) => Ok(lateness::ply_made(ledger, player)?),
            Occasion::GameEnded(open) => Ok(result::conclude(ledger, open)?),
            // They show who is away.
            Occasion::VacationChanged(player) => {
                for rung in ledger.view().rungs_of(player)? {
                    mark_boards_stale(ledger, &rung.ladder)?;
                }
                Ok(())
            }
            Occasion::Left(player) => Ok(member::erased(ledger, player)?),
            Occasion::CircleLeft(player, circle) => {
                for rung in member::places_in(ledger.lookup(), player, circle)? {
                    member::leave_rung(ledger, rung)?;
                }
                Ok(())
            }
            Occasion::CircleClosed(circle, reason) => {
                for row in ledger.view().open_ladders()? {
                    if of_ladder(&row.ladder).0 == Some(circle) {
                        hosting::close_ladder(ledger, &row.ladder, reason)?;
                    }
                }
                Ok(())
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
            OrganiserAct::PlaceOnLadder { ladder, name, place, reason } => {
                hosting::place_on_ladder(ledger, ladder, name, (*place, reason))
            }
            OrganiserAct::OpenLadder { ladder, house } => {
                hosting::open_ladder(ledger, ladder, *house)
            }
            OrganiserAct::CloseLadder { ladder, reason } => {
                hosting::close_ladder(ledger, ladder, reason)
            }
            OrganiserAct::TakeOffLadder { ladder, name, reason } => {
                hosting::take_off_ladder(ledger, ladder, name, reason)
            }
            _ => return None,
        };
        Some(done.map(Happened::Ladder))
    }

    /// Nothing is said about players who have been erased. Nobody is asked to join a ladder that is
    /// closed by now, or told that one is closed which is open again.
    fn current(
        &self,
        lookup: Lookup<'_>,
        reader: Option<PlayerId>,
        news: &Happened,
    ) -> Result<Option<StillSaid>, Fault> {
        let Happened::Ladder(news) = news else { return Ok(None) };
        let is_said = match news {
            LadderNews::Opened { ladder } => lookup.view.open_ladder(ladder)?.is_some(),
            // What happens on a ladder is told to players as it happened.
            _ if reader.is_some() => return Ok(None),
            LadderNews::Step { ladder, number, more } => {
                let mut said = Vec::new();
                for &number in [number].into_iter().chain(more) {
                    let step = lookup.view.step(ladder, number)?;
                    if !is_about_erased(lookup, &step)? {
                        said.push(number);
                    }
                }
                let Some((&number, more)) = said.split_first() else {
                    return Ok(Some(StillSaid::Nothing));
                };
                let (ladder, more) = (ladder.clone(), more.to_vec());
                let step = LadderNews::Step { ladder, number, more };
                return Ok(Some(StillSaid::This(Box::new(Happened::Ladder(step)))));
            }
            LadderNews::Challenged { game } => match lookup.view.ladder_match(GameId(*game))? {
                Some(row) => {
                    !is_erased(lookup, row.challenger)? && !is_erased(lookup, row.defender)?
                }
                None => false,
            },
            LadderNews::Closed { ladder, .. } => lookup.view.open_ladder(ladder)?.is_none(),
            _ => true,
        };
        Ok((!is_said).then_some(StillSaid::Nothing))
    }

    fn deadlines(&self, lookup: Lookup<'_>, player: PlayerId) -> Result<Vec<Deadline>, Fault> {
        let mut deadlines = Vec::new();
        for (row, left) in opening::to_begin(lookup, player)? {
            let first = row.game.0;
            let partner = lookup.view.game(row.game)?.and_then(|game| game.partner);
            let rival = if row.challenger == player { row.defender } else { row.challenger };
            let what = DeadlineFor::LadderMatch {
                games: [first, partner.map_or(first, |partner| partner.0)],
                opponent: lookup.view.player(rival)?.name,
                ladder: lookup.ruleset_name(&row.ladder),
            };
            deadlines.push(Deadline { at: lookup.now + left, since: row.began_at, what });
        }
        Ok(deadlines)
    }
}
