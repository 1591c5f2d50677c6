//! What everybody in the club, or in a circle, is told: what an organiser announces, once a day, and
//! what can be entered from now on. Nobody's block matters, and each is told in their own way and at
//! their own hours.

use chrono::{DateTime, TimeDelta, Utc};
use kernel::happened::Happened;
use kernel::host_log::{self, HostTarget};
use kernel::ledger::Ledger;
use kernel::lookup::Lookup;
use kernel::refused::Stop;
use kernel::{kept, openings};
use storage::{Fault, HostLogRow};
use templates::notice::make_harmless;
use templates::organising::HostRefused;
use templates::told::AnnouncementFacts;

/// What the log says of an announcement, whose text is its reason.
const ANNOUNCED: &str = "announced";

/// How long it takes until the next announcement can be made.
pub const PAUSE: TimeDelta = TimeDelta::days(1);

/// Announces something to everybody, or to those in a circle.
pub fn announce(ledger: &Ledger<'_>, circle: Option<&str>, text: &str) -> Result<Happened, Stop> {
    if let Some(again_at) = again_at(ledger.lookup(), circle)? {
        return Err(HostRefused::Announced { again_at: again_at.timestamp() }.into());
    }
    kept::check_length(text)?;
    let target = circle.map_or(HostTarget::Nobody, HostTarget::Circle);
    let act = host_log::log(ledger, ANNOUNCED, target, None, make_harmless(text))?;
    let players = openings::tell_all(ledger, circle, &Happened::Announced { act, players: 0 })?;
    Ok(Happened::Announced { act, players })
}

/// When the next announcement can be made there; `None` if that is now.
fn again_at(lookup: Lookup<'_>, circle: Option<&str>) -> Result<Option<DateTime<Utc>>, Fault> {
    let last = lookup.view.last_host_act(ANNOUNCED, circle)?;
    let again_at = last.map(|last| last.at + PAUSE).filter(|again_at| *again_at > lookup.now);
    // Even if the clock was set back, it doesn't take longer.
    Ok(again_at.map(|again_at| again_at.min(lookup.now + PAUSE)))
}

/// What was announced with that act.
pub fn announcement(lookup: Lookup<'_>, act: i64) -> Result<AnnouncementFacts, Fault> {
    let HostLogRow { organiser, circle, reason, .. } = lookup.view.host_act(act)?;
    let organiser = organiser.map(|organiser| organiser.0);
    Ok(AnnouncementFacts { organiser, circle, text: reason })
}
