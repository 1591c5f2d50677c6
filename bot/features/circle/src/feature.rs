//! What circles do about what organisers decide.

use commands::OrganiserAct;
use kernel::feature::Feature;
use kernel::happened::Happened;
use kernel::ledger::Ledger;
use kernel::refused::Stop;

use crate::hosting;

/// The circles of the club.
pub struct Circles;

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
