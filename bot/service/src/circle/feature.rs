//! What circles do about what organisers decide.

use commands::OrganiserAct;

use crate::circle::hosting;
use crate::feature::Feature;
use crate::happened::Happened;
use crate::ledger::Ledger;
use crate::refused::Stop;

/// The circles of the club.
pub(crate) struct Circles;

impl Feature for Circles {
    fn decide(
        &self,
        ledger: &mut Ledger<'_>,
        act: &OrganiserAct,
    ) -> Option<Result<Happened, Stop>> {
        let done = match act {
            OrganiserAct::OpenCircle { new } => hosting::open_circle(ledger, new),
            OrganiserAct::CloseCircle { circle, reason } => {
                hosting::close_circle(ledger, circle, reason)
            }
            OrganiserAct::AppointInCircle { circle, name } => {
                hosting::appoint_in_circle(ledger, circle, name)
            }
            OrganiserAct::DismissInCircle { circle, name, reason } => {
                hosting::dismiss_in_circle(ledger, circle, name, reason)
            }
            _ => return None,
        };
        Some(done.map(Happened::Circle))
    }
}
