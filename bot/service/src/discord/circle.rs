//! Circles that live in a Discord server: whoever manages it has one opened, and whoever leaves it
//! leaves the circle.

use chrono::{DateTime, TimeDelta, Utc};
use storage::Fault;

use crate::circle;
use crate::happened::Happened;
use crate::lookup::whole_seconds;
use crate::present;
use crate::refused::or_refused;
use crate::request::Answer;
use crate::scene::ServerChannel;
use crate::service::Service;

/// How often it is looked whether somebody is still in the server of their circle. Discord says
/// nothing of those who leave to a bot that may not see all members.
const LOOK_EVERY: TimeDelta = TimeDelta::days(1);

impl Service {
    /// Opens a circle for the server of that place, for somebody who manages it.
    pub fn open_circle(
        &mut self,
        now: DateTime<Utc>,
        place: &ServerChannel,
        name: &str,
    ) -> Result<Answer, Fault> {
        let mut ledger = self.ledger(whole_seconds(now))?;
        let done = ledger.attempt(|ledger| circle::open_in_server(ledger, name, &place.server));
        let answer = match or_refused(done)? {
            Ok(news) => {
                let notice = present::for_hosts(ledger.lookup(), &Happened::Circle(news))?;
                Answer::Done(Box::new(notice))
            }
            Err(refused) => {
                Answer::Refused(Box::new(present::refusal(ledger.lookup(), None, &refused)?))
            }
        };
        ledger.change.commit()?;
        Ok(answer)
    }

    /// Takes members of circles, each as a server and an account, of whom it is to be looked whether
    /// they are still there.
    pub fn claim_circle_members(
        &mut self,
        now: DateTime<Utc>,
        most: u32,
    ) -> Result<Vec<(String, String)>, Fault> {
        let now = whole_seconds(now);
        if self.file.view().members_to_look_for(now - LOOK_EVERY, 1)?.is_empty() {
            return Ok(Vec::new());
        }
        let ledger = self.ledger(now)?;
        let members = ledger.view().members_to_look_for(now - LOOK_EVERY, most)?;
        for (server, account) in &members {
            ledger.change.mark_looked_for(server, account, now)?;
        }
        ledger.change.commit()?;
        Ok(members)
    }

    /// An account isn't in a server any more.
    pub fn member_left(
        &mut self,
        now: DateTime<Utc>,
        server: &str,
        account: &str,
    ) -> Result<(), Fault> {
        let ledger = self.ledger(whole_seconds(now))?;
        circle::left_server(&ledger, account, server)?;
        ledger.change.commit()
    }
}
